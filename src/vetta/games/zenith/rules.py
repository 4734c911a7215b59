"""The rules of Zenith, in the order of the rulebook (RULES.md). Z3.2 and the like name its clauses.

The set-up stands in setup.py, what is legal in legal.py, effects in effects.py, the end in ending.py.
"""

from __future__ import annotations

from vetta.core.kernel import kernel
from vetta.core.note import note
from vetta.games.zenith.actions import AGENTS, BEGIN, DEVELOP, DISCARD, GIVE, LEAD, READY, RECRUIT
from vetta.games.zenith.effects import begin_effect, other, put_on_column, put_on_discard, side_of
from vetta.games.zenith.ending import end_unfinished
from vetta.games.zenith.events import (
    DEVELOPED,
    DRAWN_AT_ONCE,
    DREW,
    DREW_ANEW,
    EXCHANGED,
    GAVE,
    KEPT,
    LED,
    NEW_DISC,
    ORDERED,
    RECRUITED,
    SET_ASIDE,
    SHOWN,
    SKIPPED,
)
from vetta.games.zenith.hidden import mark_gift, put_back
from vetta.games.zenith.legal import cost_now
from vetta.games.zenith.questions import cost_of_level
from vetta.games.zenith.resolving import answer, develop, resolve
from vetta.games.zenith.setup import draw_up_to
from vetta.games.zenith.state import (
    ASIDE,
    ASKING,
    GIVEN,
    GIVING,
    GONE,
    ORDERING,
    OVER,
    RESOLVING,
    SKIPPING,
    SWAPPING,
    TURN,
    State,
)
from vetta.games.zenith.tables import (
    FACTION_OF,
    GIFTS,
    LONGEST,
    OF_AGENT,
    OF_LEADERSHIP,
    PLANET_OF,
    REFILL,
    SEATS,
    START_HAND,
)


@kernel
def swap(s: State, agent: int) -> None:
    """Z2.6, Z11.17, Z11.21  A card of the first hand is laid down, to be replaced."""
    seat = s.mover
    s.hand[seat] -= 1
    s.changed += 1
    if s.mulligan_order == 1 or s.mulligan_discards == 1:
        s.where[agent] = ASIDE + seat
        note(s, SET_ASIDE, seat, agent)
    else:
        put_on_discard(s, agent)
        note(s, EXCHANGED, seat, agent)


@kernel
def end_swap(s: State) -> None:
    """Z2.6  As many cards are drawn; then the next seat may exchange, and after the last the match begins."""
    if s.changed == 0 and s.left[s.mover] == 0:
        note(s, KEPT, s.mover)
    draw_up_to(s, s.mover, START_HAND, DREW_ANEW)
    if s.mulligan_order == 0:
        clear_aside(s)
    s.changed = 0
    last = place_in_order(s)
    s.mover = (s.mover + 1) % s.seats
    while s.left[s.mover] == 1:
        s.mover = (s.mover + 1) % s.seats
    if place_in_order(s) <= last:
        clear_aside(s)
        begin_round(s, side_of(s.begins))
        pass_on(s)


@kernel
def place_in_order(s: State) -> int:
    """How many seats come before the seat to move, counted from who begins; when it falls, all have had their turn."""
    return (s.mover + s.seats - s.begins) % s.seats


@kernel
def clear_aside(s: State) -> None:
    """Z11.17  Exchanged cards go to the discard pile, or back into the deck."""
    for agent in range(AGENTS):
        if s.where[agent] >= ASIDE:
            seat = s.where[agent] - ASIDE
            if s.mulligan_discards == 1:
                put_back(s, seat, agent)
            else:
                put_on_discard(s, agent)
                note(s, SHOWN, seat, agent)


# ---------------------------------------------------------------------------- Z3  A turn


@kernel
def play(s: State, action: int) -> None:
    """Z3.1  One card for one action; effects ask what they have to ask; then the turn ends."""
    if s.phase == TURN:
        s.phase = RESOLVING
        if action < DEVELOP:
            recruit(s, action - RECRUIT)
        elif action < LEAD:
            develop_with(s, action - DEVELOP)
        else:
            lead(s, action - LEAD)
        go_on(s)
    elif s.phase == ASKING:
        answer(s, action)
        go_on(s)
    elif s.phase == SWAPPING:
        if action == READY:
            end_swap(s)
        else:
            swap(s, action - DISCARD)
    elif s.phase == GIVING:
        if action == READY:
            end_turn(s)
        else:
            give(s, action - GIVE)
    else:
        order(s, action - BEGIN)


@kernel
def go_on(s: State) -> None:
    """Z6.1, Z9.5  Effects are carried out; after the last one the turn ends, or cards are given first."""
    resolve(s)
    if s.phase == RESOLVING:
        if s.leads == 1 and s.seats == 4 and s.hand[s.acting] > 0 and s.left[team_mate(s.acting)] == 0:
            s.phase = GIVING
            s.mover = s.acting
            s.changed = 0
        else:
            end_turn(s)


@kernel
def recruit(s: State, agent: int) -> None:
    """Z3.2  Into the column, paid, its effects carried out."""
    side = side_of(s.acting)
    cost = cost_now(s, side, agent)
    s.hand[s.acting] -= 1
    put_on_column(s, side, agent)
    s.credits[side] -= cost
    note(s, RECRUITED, s.acting, agent, cost)
    begin_effect(s, OF_AGENT[agent], side)
    s.own[s.depth - 1] = PLANET_OF[agent]


@kernel
def develop_with(s: State, agent: int) -> None:
    """Z3.3  The card is discarded, the zenithium paid, the marker of its faction goes up."""
    side = side_of(s.acting)
    faction = FACTION_OF[agent]
    cost = cost_of_level(s, side, faction)
    s.hand[s.acting] -= 1
    put_on_discard(s, agent)
    s.zenithium[side] -= cost
    note(s, DEVELOPED, s.acting, agent, faction, s.level[side, faction] + 1, cost)
    develop(s, side, faction)


@kernel
def lead(s: State, agent: int) -> None:
    """Z3.7  The card is discarded: the badge, and something by its faction."""
    s.hand[s.acting] -= 1
    put_on_discard(s, agent)
    s.leads = 1
    note(s, LED, s.acting, agent)
    begin_effect(s, OF_LEADERSHIP[FACTION_OF[agent]], side_of(s.acting))


@kernel
def give(s: State, agent: int) -> None:
    """Z9.5, Z10.4  A card of the own hand for the team mate; both know which."""
    mate = team_mate(s.acting)
    mark_gift(s, s.acting)
    s.hand[s.acting] -= 1
    s.hand[mate] += 1
    s.where[agent] = GIVEN + mate
    s.changed += 1
    note(s, GAVE, s.acting, mate, agent)
    if s.changed == GIFTS or s.hand[s.acting] == 0:
        end_turn(s)


@kernel
def team_mate(seat: int) -> int:
    """Z9.1  The member across the table."""
    return (seat + 2) % 4


# ---------------------------------------------------------------------------- Z4  End of a turn


@kernel
def end_turn(s: State) -> None:
    """Z4  This turn ends, and so does each one after it in which nobody has a card."""
    close_turn(s)
    next_turn(s)
    pass_on(s)


@kernel
def pass_on(s: State) -> None:
    """Z4.4, Z8.5  A seat without a card is passed over, though it still refills; the match ends when nobody can."""
    while s.phase == SKIPPING:
        close_turn(s)
        s.skipped = s.skipped | 1 << s.acting if s.hand[s.acting] == 0 else 0
        if all_skipped(s):
            end_unfinished(s)
        else:
            next_turn(s)


@kernel
def close_turn(s: State) -> None:
    """Z4.1, Z4.2, Z9.6  The hand is refilled, empty tracks get their disc."""
    s.turns += 1
    s.leads = 0
    s.changed = 0
    badge = 0 if s.badge != side_of(s.acting) else 1 + s.gold
    if s.left[s.acting] == 0:
        draw_up_to(s, s.acting, REFILL[badge], DREW)
    for planet in range(5):
        if s.disc[planet] == GONE:
            s.disc[planet] = 0
            note(s, NEW_DISC, planet)


@kernel
def next_turn(s: State) -> None:
    """Z3.1, Z9.3, Z8.6, Z11.19  The other member of the team, or the other side; or the match has lasted too long."""
    if s.turn_cap == 0 and s.turns >= LONGEST[s.seats]:
        end_unfinished(s)
    elif s.later >= 0:
        seat = s.later
        s.later = -1
        begin_turn(s, seat)
    else:
        begin_round(s, other(side_of(s.acting)))


@kernel
def begin_round(s: State, side: int) -> None:
    """Z9.3, Z11.23  A team agrees who plays first in its round."""
    if s.seats == 2 or s.left[side] == 1 or s.left[side + 2] == 1:
        begin_turn(s, side if s.left[side] == 0 else side + 2)
    else:
        s.phase = ORDERING
        s.mover = side
        s.acting = side


@kernel
def order(s: State, member: int) -> None:
    """Z9.3  The member who plays first; the other plays second."""
    side = side_of(s.mover)
    seat = side + 2 * member
    note(s, ORDERED, seat)
    s.later = team_mate(seat)
    begin_turn(s, seat)
    pass_on(s)


@kernel
def begin_turn(s: State, seat: int) -> None:
    """Z3.1  A seat with a card plays it."""
    s.acting = seat
    s.mover = seat
    if s.hand[seat] > 0:
        s.skipped = 0
        s.phase = TURN
    else:
        pass_over(s, seat)


@kernel
def pass_over(s: State, seat: int) -> None:
    """Z4.4, Z11.18  Nothing to play: the seat is passed over, or the match ends at once."""
    note(s, SKIPPED, seat)
    if s.stalemate == 1:
        s.phase = OVER
        note(s, DRAWN_AT_ONCE)
    else:
        s.phase = SKIPPING


# ---------------------------------------------------------------------------- Z8  The end


@kernel
def all_skipped(s: State) -> bool:
    """Z8.5  Whether no seat at the table could draw a card since the last turn with one; a member may come up twice."""
    for seat in range(SEATS):
        if s.left[seat] == 0 and not (s.skipped >> seat) & 1:
            return False
    return True
