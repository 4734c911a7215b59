"""Why an action is not allowed: the clause, and the numbers that explain it."""

from __future__ import annotations

from vetta.core.kernel import kernel
from vetta.core.record import Row
from vetta.games.labyrinth.actions import GO, PAY, STAY
from vetta.games.labyrinth.events import (
    ALREADY_THERE,
    CARD_NOT_HELD,
    CARD_NOT_NEEDED,
    IS_OVER,
    NO_CARD_FITS,
    NO_WAY,
    NOT_PAYING,
    PAY_FIRST,
    PUSH_FIRST,
    PUSH_IS_DONE,
    SAME_LOOK,
    SPARE_STAYS_TURNED,
    WOULD_UNDO,
)
from vetta.games.labyrinth.state import OVER, PAYING, PUSHING, State
from vetta.games.labyrinth.tables import BESIDE, CELLS, DOWN, JOKER, LOOKS, SHAPE, UP
from vetta.games.labyrinth.walk import can_go, can_lay, rise, way


@kernel
def objection(s: State, action: int, why: Row) -> int:
    """The objection to an action, with its numbers in `why`; 0 if the action is allowed."""
    if s.phase == OVER:
        return IS_OVER
    if action < GO:
        return against_push(s, action // 4, action % 4, why)
    if s.phase == PUSHING:
        return PUSH_FIRST
    if action >= PAY:
        return against_card(s, action - PAY, why)
    if s.phase == PAYING:
        why[0] = s.going
        return PAY_FIRST
    return 0 if action == STAY else against_walk(s, action - GO, why)


@kernel
def against_push(s: State, arrow: int, turn: int, why: Row) -> int:
    """L3.1, L3.3, L3.4"""
    spare = s.tower[BESIDE]
    if s.phase != PUSHING:
        return PUSH_IS_DONE
    if arrow == s.forbidden:
        why[0] = arrow
        return WOULD_UNDO
    if turn >= LOOKS[SHAPE[spare]]:
        why[0] = turn
        why[1] = turn % LOOKS[SHAPE[spare]]
        return SAME_LOOK
    if s.free_turning == 0 and turn != s.turn[spare]:
        why[0] = s.turn[spare]
        return SPARE_STAYS_TURNED
    return 0


@kernel
def against_card(s: State, kind: int, why: Row) -> int:
    """L4.5, L4.6"""
    if s.phase != PAYING:
        return NOT_PAYING
    why[0] = kind
    if s.hand[s.mover, kind] == 0:
        return CARD_NOT_HELD
    return 0 if can_lay(s, kind) else CARD_NOT_NEEDED


@kernel
def against_walk(s: State, cell: int, why: Row) -> int:
    """L4.1, L4.2, L4.5, L5.7"""
    if can_go(s, cell):
        return 0
    why[0] = cell
    if cell == s.at[s.mover] and s.stay_counts == 1:
        return ALREADY_THERE
    steep = steepest_on_the_way(s, cell)
    if steep < 0:
        return NO_WAY
    why[1] = steep
    why[2] = s.hand[s.mover, UP]
    why[3] = s.hand[s.mover, DOWN]
    why[4] = s.hand[s.mover, JOKER]
    return NO_CARD_FITS


@kernel
def steepest_on_the_way(s: State, cell: int) -> int:
    """L4.2  The floors of the steepest step that no walk to the cell avoids; -1 if walls leave no walk at all."""
    for floors in range(5):
        reached = beyond_up_to(s, s.at[s.mover], floors)
        grown = 0
        while grown != reached:
            grown = reached
            for here in range(CELLS):
                if (reached >> here) & 1:
                    reached |= beyond_up_to(s, here, floors)
        if (reached >> cell) & 1:
            return floors
    return -1


@kernel
def beyond_up_to(s: State, cell: int, floors: int) -> int:
    """The cells one step away, as bits, to which the ground rises or falls by no more than so many floors."""
    found = 0
    for side in range(4):
        beyond = way(s, cell, side)
        if beyond >= 0 and abs(rise(s, cell, beyond)) <= floors:
            found |= 1 << beyond
    return found
