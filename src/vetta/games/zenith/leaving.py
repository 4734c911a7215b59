"""At the table (Z12): somebody leaves, or runs out of time."""

from __future__ import annotations

from vetta.core.die import pick
from vetta.core.kernel import kernel
from vetta.core.note import note
from vetta.games.zenith.actions import AGENTS, BEGIN, COLUMN, DISCARD, LEAD, NO, OPTION, PLANET, READY, TOKEN
from vetta.games.zenith.effects import is_in_hand, other, put_on_discard, side_of, voice
from vetta.games.zenith.events import LAST_SIDE, LEFT
from vetta.games.zenith.legal import may_decline
from vetta.games.zenith.programmes import BONUS_TOKEN, CHOOSE, OP
from vetta.games.zenith.programmes import DISCARD as DISCARD_CARD
from vetta.games.zenith.questions import asks_for_column, at, may_choose, may_take_from
from vetta.games.zenith.rules import begin_turn, end_swap, end_turn, go_on, pass_on, team_mate
from vetta.games.zenith.state import ASIDE, ASKING, GIVING, ORDERING, OVER, RESOLVING, SWAPPING, TURN, State
from vetta.games.zenith.tables import START_HAND


@kernel
def leave(s: State, seat: int) -> None:
    """Z12.1  The hand is discarded; a team mate plays on alone; when nobody of a side is left, the other has won."""
    if s.left[seat] == 1 or s.phase == OVER:
        return
    s.left[seat] = 1
    note(s, LEFT, seat)
    for agent in range(AGENTS):
        if is_in_hand(s, seat, agent) or s.where[agent] == ASIDE + seat:
            put_on_discard(s, agent)
    s.hand[seat] = 0
    side = side_of(seat)
    if s.seats == 2 or s.left[team_mate(seat)] == 1:
        s.winner = other(side)
        s.phase = OVER
        s.mover = voice(s, s.winner)
        note(s, LAST_SIDE, s.mover)
        return
    if s.later == seat:
        s.later = -1
    play_on_without(s, seat)


@kernel
def play_on_without(s: State, seat: int) -> None:
    """Z12.1, Z9.7  What the seat was about to do is done by its team mate, or not at all.

    A turn stays its own: effects on the hand find that empty, nobody draws at its end. There is no giving to nobody.
    """
    mate = team_mate(seat)
    if s.phase == SWAPPING and s.mover == seat:
        s.hand[seat] = START_HAND
        end_swap(s)
        s.hand[seat] = 0
    elif s.phase == ORDERING and side_of(s.mover) == side_of(seat):
        begin_turn(s, mate)
        pass_on(s)
    elif (s.acting == seat and s.phase == TURN) or (side_of(s.acting) == side_of(seat) and s.phase == GIVING):
        end_turn(s)
    elif s.phase == ASKING and s.mover == seat:
        s.phase = RESOLVING
        go_on(s)


@kernel
def idle(s: State) -> int:
    """Z12.2  What is played when time is up: leadership with any card, the first answer, no if it may be."""
    if s.phase == TURN:
        nth = pick(s, s.hand[s.mover])
        agent = 0
        while nth > 0 or not is_in_hand(s, s.mover, agent):
            if is_in_hand(s, s.mover, agent):
                nth -= 1
            agent += 1
        return LEAD + agent
    if s.phase == ORDERING:
        return BEGIN
    return first_answer(s) if s.phase == ASKING else READY


@kernel
def first_answer(s: State) -> int:
    f = s.depth - 1
    line = s.row[f]
    op = at(line, OP)
    if may_decline(op):
        return NO
    if op == CHOOSE:
        return OPTION
    if op == BONUS_TOKEN:
        slot = 0
        while s.slot[slot] < 0:
            slot += 1
        return TOKEN + slot
    if op == DISCARD_CARD:
        agent = 0
        while not is_in_hand(s, s.mover, agent):
            agent += 1
        return DISCARD + agent
    planet = 0
    if asks_for_column(op):
        while not may_take_from(s, f, line, planet):
            planet += 1
        return COLUMN + planet
    while not may_choose(s, f, line, planet):
        planet += 1
    return PLANET + planet


@kernel
def usual(s: State) -> int:
    """No question of Zenith goes without saying."""
    return -1
