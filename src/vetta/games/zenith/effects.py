"""What the lines of an effect do (Z5 to Z7), one verb after the other. Costs and choices stand in questions.py."""

from __future__ import annotations

from vetta.core.die import pick
from vetta.core.kernel import kernel
from vetta.core.note import note
from vetta.games.zenith.events import (
    BADGE,
    BADGE_HANDED,
    CAPTURED,
    CENTRED,
    DISCARDED,
    EXILED,
    GAINED,
    HANDED,
    MOBILIZED,
    NO_DISC,
    NO_TOKEN,
    NOTHING_STOLEN,
    PAID,
    PULLED,
    SHUFFLED,
    STOLE,
    TOKEN_DRAWN,
    TOKEN_TAKEN,
    TOKENS_SHUFFLED,
    TRANSFERRED,
    WON,
)  # fmt: skip
from vetta.games.zenith.hidden import count_shuffle, lay_open
from vetta.games.zenith.programmes import BADGE_ITEM, CREDITS_ITEM
from vetta.games.zenith.state import COLUMN, DECK, DISCARD, GIVEN, GONE, HAND, OVER, State
from vetta.games.zenith.tables import (
    AGENTS,
    COST,
    DISCS,
    FARTHEST,
    OF_TOKEN,
    PLANET_OF,
    PLANETS_WON,
    SAME,
    TOKEN_KINDS,
)  # fmt: skip

ABSOLUTE, DEMOCRATIC, POPULAR = 1, 2, 4
"""Z8.1  The three victories, as bits."""

# ---------------------------------------------------------------------------- who


@kernel
def other(side: int) -> int:
    return 1 - side


@kernel
def side_of(seat: int) -> int:
    """Z9.1  Seats of one side sit opposite each other."""
    return seat % 2


@kernel
def voice(s: State, side: int) -> int:
    """Z9.8, Z12.1  The seat that speaks for a side: whose turn it is, else who is left, technology first."""
    if side_of(s.acting) == side and s.left[s.acting] == 0:
        return s.acting
    return side if s.left[side] == 0 else side + 2


# ---------------------------------------------------------------------------- the stack of effects


@kernel
def begin_effect(s: State, line: int, side: int) -> None:
    """Z5.6, Z6.1  An effect begins; what was going on waits until it is finished."""
    f = s.depth
    s.row[f] = line
    s.side[f] = side
    s.card[f] = -1
    s.one[f] = -1
    s.two[f] = -1
    s.own[f] = -1
    s.run[f] = -1
    s.late[f] = 0
    s.token[f] = -1
    s.step[f] = -1
    s.depth += 1


@kernel
def end_effect(s: State) -> None:
    """Z5.4  A token that has been carried out is discarded."""
    s.depth -= 1
    kind = s.token[s.depth]
    if kind >= 0:
        s.used[kind] += 1


# ---------------------------------------------------------------------------- Z5  Influence


@kernel
def influence(s: State, side: int, planet: int, amount: int) -> None:
    """Z5.1, Z5.2, Z5.3  The disc moves towards a side; where there is none the influence is lost."""
    if s.disc[planet] == GONE:
        note(s, NO_DISC, voice(s, side), planet)
        return
    towards = 1 - 2 * side
    to = s.disc[planet] + towards * amount
    note(s, PULLED, voice(s, side), amount, planet)
    if to * towards >= FARTHEST:
        capture(s, side, planet)
    else:
        s.disc[planet] = to


@kernel
def capture(s: State, side: int, planet: int) -> None:
    """Z5.2, Z5.4, Z8.1, Z8.2, Z8.3  The disc leaves the track: the match may be won, else a token is taken."""
    s.disc[planet] = GONE
    s.captured[side, planet] += 1
    note(s, CAPTURED, voice(s, side), planet, s.captured[side, planet])
    s.victory = victories(s, side)
    if s.victory > 0:
        s.winner = side
        s.phase = OVER
        note(s, WON, voice(s, side), name_of_victory(s))
    elif s.slot[planet] >= 0:
        f = s.depth - 1
        if s.token_interrupts == 1 and f >= 0 and s.side[f] == side and s.run[f] >= 0:
            s.late[f] |= 1 << planet
        else:
            take_token(s, side, planet, TOKEN_TAKEN)


@kernel
def victories(s: State, side: int) -> int:
    """Z1.8, Z8.1, Z8.4  Three discs of one planet, discs of four planets, or five discs; perhaps several of these."""
    same = 0
    planets = 0
    discs = 0
    for planet in range(5):
        same = max(same, s.captured[side, planet])
        planets += 1 if s.captured[side, planet] > 0 else 0
        discs += s.captured[side, planet]
    won = 0
    if same >= SAME:
        won |= ABSOLUTE
    if planets >= PLANETS_WON:
        won |= DEMOCRATIC
    if discs >= DISCS:
        won |= POPULAR
    return won


@kernel
def name_of_victory(s: State) -> int:
    """Z8.4, Z11.22  Absolute before democratic before popular, or all of them; 0 if the match ended otherwise."""
    if s.victory_name == 1 or s.victory == 0:
        return s.victory
    if s.victory & ABSOLUTE:
        return ABSOLUTE
    return DEMOCRATIC if s.victory & DEMOCRATIC else POPULAR


@kernel
def recentre(s: State, planet: int) -> None:
    """Z7.6  A disc goes to its centre; that is not influence."""
    s.disc[planet] = 0
    note(s, CENTRED, voice(s, s.side[s.depth - 1]), planet)


# ---------------------------------------------------------------------------- bonus tokens


@kernel
def take_token(s: State, side: int, slot: int, how: int) -> None:
    """Z3.5, Z5.4, Z7.16  An open token is taken from its slot and carried out at once. How is told."""
    kind = s.slot[slot]
    s.slot[slot] = -1
    note(s, how, voice(s, side), kind, slot)
    begin_effect(s, OF_TOKEN[kind], side)
    s.token[s.depth - 1] = kind


@kernel
def draw_token(s: State, side: int) -> None:
    """Z4.3, Z7.16, Z10.3  A token from the face-down reserve, each as likely as the others."""
    left = count_tokens(s)
    if left == 0:
        shuffle_tokens(s)
        left = count_tokens(s)
    if left == 0:
        note(s, NO_TOKEN, voice(s, side))
        return
    nth = pick(s, left)
    kind = 0
    while nth >= s.reserve[kind]:
        nth -= s.reserve[kind]
        kind += 1
    s.reserve[kind] -= 1
    note(s, TOKEN_DRAWN, voice(s, side), kind)
    begin_effect(s, OF_TOKEN[kind], side)
    s.token[s.depth - 1] = kind


@kernel
def count_tokens(s: State) -> int:
    left = 0
    for kind in range(TOKEN_KINDS):
        left += s.reserve[kind]
    return left


@kernel
def shuffle_tokens(s: State) -> None:
    """Z4.3  The discarded tokens are the new reserve."""
    back = 0
    for kind in range(TOKEN_KINDS):
        back += s.used[kind]
        s.reserve[kind] += s.used[kind]
        s.used[kind] = 0
    if back > 0:
        note(s, TOKENS_SHUFFLED, back)


# ---------------------------------------------------------------------------- credits and zenithium


@kernel
def gain(s: State, side: int, item: int, amount: int) -> None:
    """Z7.7  From the supply, which has no limit."""
    if amount > 0:
        add(s, side, item, amount)
        note(s, GAINED, voice(s, side), amount, item)


@kernel
def add(s: State, side: int, item: int, amount: int) -> None:
    """Z1.5  Credits or zenithium of a side."""
    if item == CREDITS_ITEM:
        s.credits[side] += amount
    else:
        s.zenithium[side] += amount


@kernel
def owned(s: State, side: int, item: int) -> int:
    """How much of an item a side has."""
    if item == BADGE_ITEM:
        return 1 if s.badge == side else 0
    return s.credits[side] if item == CREDITS_ITEM else s.zenithium[side]


@kernel
def spend(s: State, side: int, item: int, amount: int) -> None:
    """Z7.10  To the supply."""
    add(s, side, item, -amount)
    note(s, PAID, voice(s, side), amount, item)


@kernel
def hand_over(s: State, side: int, item: int, amount: int) -> None:
    """Z7.10, Z11.13  To the other side; a badge is then silver side up."""
    if item == BADGE_ITEM:
        s.badge = other(side)
        if s.given_badge_side == 0:
            s.gold = 0
        note(s, BADGE_HANDED, voice(s, side), voice(s, other(side)))
    else:
        add(s, side, item, -amount)
        add(s, other(side), item, amount)
        note(s, HANDED, voice(s, side), voice(s, other(side)), amount, item)


@kernel
def steal(s: State, side: int, item: int, amount: int) -> None:
    """Z7.9, Z11.1  From the other side what is there; what it lacks comes from the supply."""
    there = min(amount, owned(s, other(side), item))
    if there > 0:
        add(s, other(side), item, -there)
        add(s, side, item, there)
        note(s, STOLE, voice(s, side), voice(s, other(side)), there, item)
    else:
        note(s, NOTHING_STOLEN, voice(s, side), voice(s, other(side)), item)
    if s.steal_shortfall == 0:
        gain(s, side, item, amount - there)


@kernel
def count_columns(s: State, side: int) -> int:
    """Z7.8  The columns of a side that are not empty."""
    columns = 0
    for planet in range(5):
        columns += 1 if s.height[side, planet] > 0 else 0
    return columns


@kernel
def count_technologies(s: State, side: int) -> int:
    """Z7.8  The technologies of a side at level 1 or more."""
    begun = 0
    for faction in range(3):
        begun += 1 if s.level[side, faction] > 0 else 0
    return begun


# ---------------------------------------------------------------------------- the badge


@kernel
def take_badge(s: State, side: int, gold: bool) -> None:
    """Z1.6, Z7.15  Taken silver side up; who has it turns it to gold."""
    if gold or s.badge == side:
        s.gold = 1
    else:
        s.gold = 0
    s.badge = side
    note(s, BADGE, voice(s, side), s.gold)


# ---------------------------------------------------------------------------- agents


@kernel
def is_in_hand(s: State, seat: int, agent: int) -> bool:
    """Z10.1  Whether an agent is in this hand."""
    return s.where[agent] == HAND + seat or s.where[agent] == GIVEN + seat


@kernel
def put_on_column(s: State, side: int, agent: int) -> None:
    """Z1.7  As the last agent of the column of its planet."""
    planet = PLANET_OF[agent]
    lay_open(s, agent)
    s.below[agent] = s.top[side, planet]
    s.top[side, planet] = agent
    s.height[side, planet] += 1
    s.where[agent] = COLUMN + side


@kernel
def take_last(s: State, side: int, planet: int) -> int:
    """Z1.7  The last agent of a column; the one below it is then the last."""
    agent = s.top[side, planet]
    s.top[side, planet] = s.below[agent]
    s.below[agent] = -1
    s.height[side, planet] -= 1
    return agent


@kernel
def put_on_discard(s: State, agent: int) -> None:
    lay_open(s, agent)
    s.where[agent] = DISCARD
    s.discards += 1


@kernel
def draw_agent(s: State) -> int:
    """Z4.3  The next agent of the deck, any of those in it; -1 if there is none, not even among the discards."""
    if s.deck == 0:
        shuffle_deck(s)
    if s.deck == 0:
        return -1
    nth = pick(s, s.deck)
    agent = 0
    while nth > 0 or s.where[agent] != DECK:
        if s.where[agent] == DECK:
            nth -= 1
        agent += 1
    s.deck -= 1
    return agent


@kernel
def shuffle_deck(s: State) -> None:
    """Z4.3, Z10.2  The discard pile is the new deck. What is held in a hand meanwhile is known not to be in it."""
    if s.discards == 0:
        return
    for agent in range(AGENTS):
        if s.where[agent] == DISCARD:
            s.where[agent] = DECK
        elif s.where[agent] != COLUMN and s.where[agent] != COLUMN + 1:
            count_shuffle(s, agent)
    note(s, SHUFFLED, s.discards)
    s.deck = s.discards
    s.discards = 0


@kernel
def transfer(s: State, side: int, planet: int) -> int:
    """Z7.11  The last agent of a column of the other side comes to the own one; which it is, -1 for none."""
    if s.height[other(side), planet] == 0:
        return -1
    agent = take_last(s, other(side), planet)
    put_on_column(s, side, agent)
    note(s, TRANSFERRED, voice(s, side), voice(s, other(side)), agent)
    return agent


@kernel
def exile(s: State, side: int, zone: int, planet: int) -> int:
    """Z7.12  The last agent of a column goes to the discard pile; which it is, -1 for none."""
    if s.height[zone, planet] == 0:
        return -1
    agent = take_last(s, zone, planet)
    put_on_discard(s, agent)
    note(s, EXILED, voice(s, side), voice(s, zone), agent)
    return agent


@kernel
def mobilize(s: State, side: int) -> int:
    """Z7.13  The next agent of the deck goes to the own column of its planet; which it is, -1 for none."""
    agent = draw_agent(s)
    if agent >= 0:
        put_on_column(s, side, agent)
        note(s, MOBILIZED, voice(s, side), agent)
    return agent


@kernel
def discard(s: State, seat: int, agent: int) -> None:
    """Z7.14  From the hand to the discard pile."""
    s.hand[seat] -= 1
    put_on_discard(s, agent)
    note(s, DISCARDED, seat, agent)


@kernel
def discard_hand(s: State, seat: int) -> None:
    """Z7.14, Z9.7  The whole hand of who is on turn, of nobody else."""
    for agent in range(AGENTS):
        if is_in_hand(s, seat, agent):
            discard(s, seat, agent)


@kernel
def printed_cost(agent: int) -> int:
    cost: int = COST[agent]
    return cost
