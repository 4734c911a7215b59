"""What must still be there after every step of Zenith: everything is counted anew, and set against what was told.

This is a second reading, which uses no rule.
"""

from __future__ import annotations

from vetta.core.kernel import kernel
from vetta.core.note import count_notes
from vetta.games.zenith.effects import ABSOLUTE, DEMOCRATIC, POPULAR
from vetta.games.zenith.hidden import PERHAPS_GIVEN
from vetta.games.zenith.ledger import (
    agents_went_as_told,
    badge_told,
    captures_went_as_told,
    disc_told,
    goods_told,
    levels_went_as_told,
    tokens_went_as_told,
)
from vetta.games.zenith.programmes import CREDITS_ITEM, ZENITHIUM_ITEM
from vetta.games.zenith.state import (
    ASIDE,
    ASKING,
    COLUMN,
    DECK,
    DEEPEST,
    DISCARD,
    GIVEN,
    GONE,
    HAND,
    ORDERING,
    OVER,
    SWAPPING,
    TURN,
    State,
)
from vetta.games.zenith.tables import (
    AGENTS,
    DISCS,
    FARTHEST,
    LEVELS,
    PLANET_OF,
    PLANETS_WON,
    SAME,
    SEATS,
    SIDES,
    TOKEN_KINDS,
    TOKENS,
)

AUDITS = (
    "everything is there",
    "every agent lies in the deck, in the discard pile, in a column or with somebody at the table",
    "the deck, the discard pile and the hands have as many agents as they say",
    "a column is a chain of agents of its planet, and every agent of a side is in one",
    "shuffles are counted only for agents in hands, and nothing is noted of agents that lie open",
    "nobody owns less than nothing",
    "effects are under way only while something is asked, or where the match ended in their midst",
    "there are 16 bonus tokens, of each kind as many as the box holds",
    "a disc stands on each track, but for those that were captured in this turn",
    "a token waits only on a planet that was captured in a run",
    "the badge is there once, and gold side up only before somebody",
    "every technology has a level from 0 to 5",
    "a side wins at once when its discs are a victory, and only then a victory is named",
    "without a victory whoever is ahead has won, or whoever is left, and nobody before the end",
    "an agent is where it was told to have gone",
    "a token has left its place only if that was told",
    "a disc is where it was told to have been pulled",
    "the captured discs are those that were told",
    "the badge is where it was told to have gone",
    "the levels are those that were told",
    "the credits are those that were told",
    "the zenithium is what was told",
)
(
    ALL_IS_WELL, PLACES, PILES, COLUMNS, SHUFFLES, BELOW_ZERO, EFFECTS, TOKENS_THERE, TRACKS, WAITING, ONE_BADGE,
    TECHNOLOGIES, VICTORY, WINNER, AGENTS_TOLD, TOKENS_TOLD, DISCS_TOLD, CAPTURES_TOLD, BADGE_TOLD, LEVELS_TOLD,
    CREDITS_TOLD, ZENITHIUM_TOLD,
) = range(22)  # fmt: skip


@kernel
def audit(before: State, s: State) -> int:
    """The number of the first law that is broken; nothing is told by a lean record."""
    broken = in_itself(s)
    if broken == ALL_IS_WELL and count_notes(s) >= 0:
        return as_told(before, s)
    return broken


@kernel
def as_told(before: State, s: State) -> int:
    """Whether what has changed was told: see ledger.py."""
    if not agents_went_as_told(before, s):
        return AGENTS_TOLD
    if not tokens_went_as_told(before, s):
        return TOKENS_TOLD
    for planet in range(5):
        if s.disc[planet] != disc_told(before, s, planet):
            return DISCS_TOLD
    for side in range(SIDES):
        for planet in range(5):
            if not captures_went_as_told(before, s, side, planet):
                return CAPTURES_TOLD
    if 2 * s.badge + s.gold != badge_told(before, s):
        return BADGE_TOLD
    for side in range(SIDES):
        for faction in range(3):
            if not levels_went_as_told(before, s, side, faction):
                return LEVELS_TOLD
    for side in range(SIDES):
        if s.credits[side] != goods_told(s, side, CREDITS_ITEM, before.credits[side]):
            return CREDITS_TOLD
        if s.zenithium[side] != goods_told(s, side, ZENITHIUM_ITEM, before.zenithium[side]):
            return ZENITHIUM_TOLD
    return ALL_IS_WELL


@kernel
def in_itself(s: State) -> int:
    """Whether a position has all that there must be."""
    if not agents_lie_somewhere(s):
        return PLACES
    if not piles_are_counted(s):
        return PILES
    if not columns_are_chains(s):
        return COLUMNS
    if not shuffles_are_of_hands(s):
        return SHUFFLES
    if something_is_below_zero(s):
        return BELOW_ZERO
    if not effects_wait_for_an_answer(s):
        return EFFECTS
    if not tokens_are_there(s):
        return TOKENS_THERE
    if not discs_are_on_their_tracks(s):
        return TRACKS
    if not tokens_wait_for_a_run(s):
        return WAITING
    if not badge_lies_somewhere(s):
        return ONE_BADGE
    if not levels_are_on_the_board(s):
        return TECHNOLOGIES
    if not victory_is_by_discs(s):
        return VICTORY
    if not winner_is_ahead(s):
        return WINNER
    return ALL_IS_WELL


@kernel
def agents_lie_somewhere(s: State) -> bool:
    """Z1.2  All 90."""
    for agent in range(AGENTS):
        if not is_a_place(s, s.where[agent]):
            return False
    return True


@kernel
def is_a_place(s: State, where: int) -> bool:
    """Z2.6, Z9.5, Z12.1  Cards are given in teams only, set aside before the first turn only; who has left has none."""
    if where == DECK or where == DISCARD or is_in_column(where):
        return True
    for seat in range(SEATS):
        if where == HAND + seat:
            return s.left[seat] == 0
        if where == GIVEN + seat:
            return s.left[seat] == 0 and s.seats == 4
        if where == ASIDE + seat:
            return s.left[seat] == 0 and (s.phase == SWAPPING or s.phase == OVER)
    return False


@kernel
def is_in_column(where: int) -> bool:
    return where == COLUMN or where == COLUMN + 1


@kernel
def count_agents(s: State, where: int) -> int:
    agents = 0
    for agent in range(AGENTS):
        if s.where[agent] == where:
            agents += 1
    return agents


@kernel
def piles_are_counted(s: State) -> bool:
    """Z10.1, Z10.2  What everybody sees: how many cards there are."""
    for seat in range(SEATS):
        if s.hand[seat] != count_agents(s, HAND + seat) + count_agents(s, GIVEN + seat):
            return False
    return s.deck == count_agents(s, DECK) and s.discards == count_agents(s, DISCARD)


@kernel
def columns_are_chains(s: State) -> bool:
    """Z1.7  None of a side is missing in its columns; elsewhere no card lies on another."""
    for side in range(SIDES):
        agents = 0
        for planet in range(5):
            if not is_a_chain(s, side, planet):
                return False
            agents += s.height[side, planet]
        if agents != count_agents(s, COLUMN + side):
            return False
    for agent in range(AGENTS):
        if s.below[agent] > -1 and not is_in_column(s.where[agent]):
            return False
    return True


@kernel
def is_a_chain(s: State, side: int, planet: int) -> bool:
    """Z1.7  From the last card down to the first, as many as the column is high, all of its planet."""
    agent = s.top[side, planet]
    for _ in range(s.height[side, planet]):
        if agent < 0 or agent >= AGENTS or PLANET_OF[agent] != planet or s.where[agent] != COLUMN + side:
            return False
        agent = s.below[agent]
    return agent == -1


@kernel
def shuffles_are_of_hands(s: State) -> bool:
    """Z10.2, Z10.4  The deck cannot have held what was in a hand meanwhile; of what lies open nothing is noted."""
    for agent in range(AGENTS):
        where = s.where[agent]
        is_open = where == DECK or where == DISCARD or is_in_column(where)
        if s.kept[agent] < 0 or (s.kept[agent] != 0 and is_open):
            return False
        if s.kept[agent] >= PERHAPS_GIVEN and s.seats == 2:
            return False
        if s.below[agent] < -1 and not may_be_put_back(s, where, -1 - s.below[agent]):
            return False
    return True


@kernel
def may_be_put_back(s: State, where: int, noted: int) -> bool:
    """Z11.17  Who put a card back and who did while it was held are seats; a card of the deck was held by nobody."""
    if where == DISCARD or is_in_column(where):
        return False
    return noted % 16 < 1 << s.seats and noted // 16 <= s.seats and (where != DECK or noted % 16 == 0)


# ---------------------------------------------------------------------------- tokens and effects


@kernel
def tokens_are_there(s: State) -> bool:
    """Z1.4  In the reserve, used, open on the boards, or being applied."""
    for kind in range(TOKEN_KINDS):
        tokens = s.reserve[kind] + s.used[kind]
        for slot in range(8):
            if s.slot[slot] == kind:
                tokens += 1
        for f in range(s.depth):
            if s.token[f] == kind:
                tokens += 1
        if tokens != TOKENS[kind]:
            return False
    return True


@kernel
def effects_wait_for_an_answer(s: State) -> bool:
    """Z6.1  Nothing is left half done."""
    if s.phase < SWAPPING or s.phase > OVER or s.depth < 0 or s.depth > DEEPEST:
        return False
    if s.phase == ASKING:
        return s.depth > 0
    return s.depth == 0 or s.phase == OVER


@kernel
def tokens_wait_for_a_run(s: State) -> bool:
    """Z11.12  Where it was so agreed, and the token still lies there."""
    for f in range(s.depth):
        waiting = s.late[f]
        if waiting != 0 and s.token_interrupts == 0:
            return False
        for planet in range(5):
            if (waiting >> planet) & 1:
                waiting -= 1 << planet
                if s.slot[planet] < 0 or s.disc[planet] != GONE:
                    return False
        if waiting != 0:
            return False
    return True


# ---------------------------------------------------------------------------- what sides own


@kernel
def something_is_below_zero(s: State) -> bool:
    """Z1.5  Credits, zenithium, discs, and tokens of each kind."""
    for side in range(SIDES):
        if s.credits[side] < 0 or s.zenithium[side] < 0:
            return True
        for planet in range(5):
            if s.captured[side, planet] < 0:
                return True
    for kind in range(TOKEN_KINDS):
        if s.reserve[kind] < 0 or s.used[kind] < 0:
            return True
    return False


@kernel
def discs_are_on_their_tracks(s: State) -> bool:
    """Z1.1, Z4.2, Z5.2, Z5.3  On one of seven spaces; none is missing where a turn or a round begins."""
    for planet in range(5):
        if s.disc[planet] == GONE:
            if s.phase == SWAPPING or s.phase == TURN or s.phase == ORDERING:
                return False
        elif abs(s.disc[planet]) >= FARTHEST:
            return False
    return True


@kernel
def badge_lies_somewhere(s: State) -> bool:
    """Z1.6  On its space, silver side up, or before a side."""
    if s.badge == -1:
        return s.gold == 0
    return (s.badge == 0 or s.badge == 1) and (s.gold == 0 or s.gold == 1)


@kernel
def levels_are_on_the_board(s: State) -> bool:
    """Z1.3"""
    for side in range(SIDES):
        for faction in range(3):
            if s.level[side, faction] < 0 or s.level[side, faction] > LEVELS:
                return False
    return True


# ---------------------------------------------------------------------------- who has won


@kernel
def victory_is_by_discs(s: State) -> bool:
    """Z8.1 to Z8.4"""
    won = 0
    for side in range(SIDES):
        by_discs = victories(s, side)
        if by_discs > 0 and (s.phase != OVER or s.winner != side):
            return False
        won += by_discs
    return s.victory == won


@kernel
def victories(s: State, side: int) -> int:
    """Z1.8  Three discs of one planet, discs of four planets, five discs: a set of these."""
    won = 0
    for planet in range(5):
        if s.captured[side, planet] >= SAME:
            won = ABSOLUTE
    if different(s, side) >= PLANETS_WON:
        won += DEMOCRATIC
    if discs(s, side) >= DISCS:
        won += POPULAR
    return won


@kernel
def discs(s: State, side: int) -> int:
    captured = 0
    for planet in range(5):
        captured += s.captured[side, planet]
    return captured


@kernel
def different(s: State, side: int) -> int:
    planets = 0
    for planet in range(5):
        if s.captured[side, planet] > 0:
            planets += 1
    return planets


@kernel
def winner_is_ahead(s: State) -> bool:
    """Z8.5 to Z8.7, Z11.18, Z11.20, Z12.1"""
    if s.phase != OVER:
        return s.winner == -1
    if s.victory > 0:
        return True
    for side in range(SIDES):
        if s.left[side] == 1 and s.left[side + 2] == 1:
            return s.winner == 1 - side
    ahead = discs(s, 0) - discs(s, 1)
    if ahead == 0:
        ahead = different(s, 0) - different(s, 1)
    if s.winner == -1:
        return ahead == 0 or s.unfinished_winner == 1 or s.stalemate == 1
    return s.unfinished_winner == 0 and ((s.winner == 0 and ahead > 0) or (s.winner == 1 and ahead < 0))
