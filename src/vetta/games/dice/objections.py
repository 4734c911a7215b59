"""Why an action is not allowed: the clause, and the numbers that explain it."""

from __future__ import annotations

from vetta.core.kernel import kernel
from vetta.core.record import Row
from vetta.games.dice.actions import (
    ALL,
    CARD,
    CHOOSE,
    CLEAR,
    END,
    GIVE,
    LAY,
    NO,
    PLACE,
    REROLL,
    ROLL,
    TAKE,
    TAKE_BACK,
    YES,
)
from vetta.games.dice.cards import (
    can_choose_all,
    can_lay_somewhere,
    can_play,
    dice_showing,
    eligible,
    is_opponents,
    is_unfinished,
    sorts_for_swap,
)
from vetta.games.dice.events import (
    ALLOWED,
    ANSWER_FIRST,
    CARD_FIRST,
    CHOOSE_FIRST,
    COLOUR_CLASHES,
    EMPTY_CELL,
    FINISHED_ROW,
    IS_OVER,
    LIES,
    MUST_PLACE,
    NO_COLOURED_DIE,
    NO_DICE_LEFT,
    NO_SET,
    NO_STEAL,
    NO_SUCH_DIE,
    NO_SWAP,
    NO_WHITE_DIE,
    NOT_ASKED,
    NOT_BEFORE_ROLL,
    NOT_BLOCKED,
    NOT_COLOURED,
    NOT_IN_HAND,
    NOT_IN_SET,
    NOT_IN_YOUR_ROW,
    NOT_OPPONENTS_COLOUR,
    NOT_OPPONENTS_SIDE,
    NOT_TAKEN_BACK,
    NOT_WHITE,
    NOT_YOUR_SIDE,
    NOTHING_FITS,
    OCCUPIED,
    OTHER_SET,
    RESERVE_EMPTY,
    ROLL_FIRST,
    ROLLED_ALREADY,
    ROW_IS_SHORTER,
    SAME_DIE,
    SEVERAL_SETS,
    STAND_OFF,
    VALUE_CLASHES,
)
from vetta.games.dice.state import ANSWERING, CHOOSING, GIVING, LAYING, OVER, PLAYING, READY, TAKING, State
from vetta.games.dice.tables import (
    BESIDE,
    EQUAL,
    EXTRA_WHITE,
    FIRST,
    LEVEL_OF,
    NEAR,
    OTHERS,
    PINNACLE,
    REROLL_COLOURED,
    REROLL_SET,
    REROLL_WHITE,
    SIDE_OF,
    STEAL,
    SWAP_OWN,
    TOP,
    TOUCHES,
    TOUCHING,
    VALUES,
    WIDEST,
)
from vetta.games.dice.tower import can_place, cell_at, colour_of, sort_of, width_of, working
from vetta.games.dice.turn import is_stand_off, may_clear


@kernel
def objection(s: State, action: int, why: Row) -> int:
    """The reason against an action, with its numbers; 0 if it is allowed."""
    if s.phase == OVER:
        return IS_OVER
    if s.phase == ANSWERING:
        return ALLOWED if action == YES or action == NO else ANSWER_FIRST
    if action == YES or action == NO:
        return NOT_ASKED
    if s.phase == READY:
        return objection_before_roll(s, action, why)
    if action == ROLL or action == CLEAR:
        return ROLLED_ALREADY
    if s.phase == PLAYING:
        return objection_while_playing(s, action, why)
    return objection_to_card_step(s, action, why)


@kernel
def objection_before_roll(s: State, action: int, why: Row) -> int:
    """D4.4, D5.1, D6.1  Before the roll there is an extra white die, the special rule, and the roll."""
    if action == ROLL:
        return ALLOWED
    if action == CLEAR:
        if may_clear(s):
            return ALLOWED
        why[0] = s.side
        why[1] = working(s, s.side) + 1
        return NOT_BLOCKED
    if action >= CARD and action < TAKE_BACK:
        why[0] = action - CARD
        if s.hand[s.active, action - CARD] == 0:
            return NOT_IN_HAND
        if action != CARD + EXTRA_WHITE:
            return NOT_BEFORE_ROLL
        return ALLOWED if s.reserve > 0 else RESERVE_EMPTY
    return ROLL_FIRST


@kernel
def objection_while_playing(s: State, action: int, why: Row) -> int:
    """D3, D4.5 to D4.12, D5  A die, one back, a card, or the end of the turn."""
    if action >= PLACE and action < TAKE:
        sort = (action - PLACE) // WIDEST
        if s.pool[sort] == 0:
            why[0] = sort
            return NO_SUCH_DIE
        return objection_to_place(s, sort, (action - PLACE) % WIDEST, -1, why)
    if action >= TAKE_BACK and action < LAY:
        why[0] = action - TAKE_BACK + 1
        if s.take_back == 1:
            return LIES
        return ALLOWED if (s.loose >> action - TAKE_BACK) & 1 == 1 else NOT_TAKEN_BACK
    if action >= CARD and action < TAKE_BACK:
        return objection_to_card(s, action - CARD, why)
    if action == END:
        return objection_to_end(s, why)
    return NOT_ASKED


@kernel
def objection_to_place(s: State, sort: int, position: int, without: int, why: Row) -> int:
    """D3  Why a die cannot lie at a position of the working row."""
    cell = cell_at(s, position)
    if cell < 0:
        why[0] = position + 1
        why[1] = width_of(working(s, s.side))
        return ROW_IS_SHORTER
    if s.on[cell] >= 0:
        why[0] = cell
        why[1] = sort_of(s, s.on[cell])
        return OCCUPIED
    if cell == PINNACLE:
        return objection_to_pinnacle(s, sort, why)
    return clash(s, sort, cell, without, why)


@kernel
def objection_to_pinnacle(s: State, sort: int, why: Row) -> int:
    """D3.6  Only the two dice below it on the side being played count, and only their values."""
    for i in range(2):
        below = FIRST[s.side, TOP - 1] + i
        if (NEAR[s.face[s.on[below]]] >> sort) & 1 == 0:
            return write_clash(s, sort, below, PINNACLE, VALUE_CLASHES, why)
    return ALLOWED


@kernel
def clash(s: State, sort: int, cell: int, without: int, why: Row) -> int:
    """D3.1, D3.2  The first die around a cell that a sort cannot touch."""
    for n in range(TOUCHING):
        touching = TOUCHES[cell, n]
        if touching < 0 or touching == without or s.on[touching] < 0:
            continue
        die = s.on[touching]
        if (NEAR[s.face[die]] >> sort) & 1 == 0:
            return write_clash(s, sort, touching, cell, VALUE_CLASHES, why)
        if n < BESIDE and (OTHERS[colour_of(die)] >> sort) & 1 == 0:
            return write_clash(s, sort, touching, cell, COLOUR_CLASHES, why)
    return ALLOWED


@kernel
def write_clash(s: State, sort: int, there: int, cell: int, reason: int, why: Row) -> int:
    why[0] = sort
    why[1] = sort_of(s, s.on[there])
    why[2] = there
    why[3] = cell
    return reason


@kernel
def objection_to_card(s: State, card: int, why: Row) -> int:
    """D5.2 to D5.9  Why a card cannot be played now."""
    why[0] = card
    if s.hand[s.active, card] == 0:
        return NOT_IN_HAND
    if can_play(s, card):
        return ALLOWED
    if card == EXTRA_WHITE:
        return RESERVE_EMPTY
    if card == STEAL:
        return NO_STEAL
    if card == REROLL_WHITE:
        return NO_WHITE_DIE
    if card == REROLL_COLOURED:
        return NO_COLOURED_DIE
    if card == REROLL_SET:
        return write_best_set(s, why)
    return NO_SWAP


@kernel
def write_best_set(s: State, why: Row) -> int:
    """D5.7  The value that most dice show, and how few they are."""
    best = 0
    for value in range(1, VALUES):
        if dice_showing(s, value) > dice_showing(s, best):
            best = value
    why[0] = dice_showing(s, best)
    why[1] = best + 1
    why[2] = EQUAL
    return NO_SET


@kernel
def objection_to_end(s: State, why: Row) -> int:
    """D4.9, D4.12  Why a turn cannot end while a die fits."""
    if not can_place(s):
        return ALLOWED
    if s.voluntary_stop == 1:
        return MUST_PLACE
    if is_stand_off(s):
        why[0] = s.quiet
        return STAND_OFF
    return ALLOWED


@kernel
def objection_to_card_step(s: State, action: int, why: Row) -> int:
    """D5.3 to D5.8  Why this is not what the card that is being played asks for."""
    if s.phase == TAKING and action >= TAKE and action < GIVE:
        return objection_to_take(s, action - TAKE, why)
    if s.phase == GIVING and action >= GIVE and action < CHOOSE:
        return objection_to_give(s, action - GIVE, why)
    if s.phase == LAYING and action >= LAY and action < PLACE:
        return objection_to_place(s, sort_of(s, s.on[s.taking]), action - LAY, s.taking, why)
    if s.phase == CHOOSING and (action >= CHOOSE or action == ALL or action == REROLL):
        return objection_to_choice(s, action, why)
    why[0] = s.card
    return CARD_FIRST


@kernel
def objection_to_take(s: State, cell: int, why: Row) -> int:
    """D5.3, D5.4, D5.8  Why the card cannot take the die in a cell."""
    why[0] = cell
    if s.on[cell] < 0:
        return EMPTY_CELL
    why[1] = s.side
    if s.card == SWAP_OWN and SIDE_OF[cell] != s.side:
        return NOT_YOUR_SIDE
    if s.card != SWAP_OWN and SIDE_OF[cell] == s.side:
        return NOT_OPPONENTS_SIDE
    if s.card != SWAP_OWN and not is_opponents(s, s.on[cell]):
        why[1] = sort_of(s, s.on[cell])
        return NOT_OPPONENTS_COLOUR
    if s.card == STEAL:
        if not is_unfinished(s, cell):
            why[1] = LEVEL_OF[cell] + 1
            return FINISHED_ROW
        why[0] = sort_of(s, s.on[cell])
        return ALLOWED if can_lay_somewhere(s, cell) else NOT_IN_YOUR_ROW
    return ALLOWED if sorts_for_swap(s, cell) != 0 else NOTHING_FITS


@kernel
def objection_to_give(s: State, sort: int, why: Row) -> int:
    """D5.3, D5.11  Why a die cannot take the place of the one that was picked."""
    why[0] = sort
    if s.pool[sort] == 0:
        return NO_SUCH_DIE
    if sort == sort_of(s, s.on[s.taking]):
        return SAME_DIE
    return clash(s, sort, s.taking, -1, why)


@kernel
def objection_to_choice(s: State, action: int, why: Row) -> int:
    """D5.5 to D5.7  Why a die cannot be chosen to be rolled again, or nothing be rolled yet."""
    if action == REROLL:
        return ALLOWED if s.chosen > 0 else CHOOSE_FIRST
    if action == ALL:
        if can_choose_all(s):
            return ALLOWED
        return SEVERAL_SETS if s.card == REROLL_SET and s.value == 0 else NO_DICE_LEFT
    sort = action - CHOOSE
    why[0] = sort
    if s.pool[sort] == 0:
        return NO_SUCH_DIE
    if (eligible(s, s.card) >> sort) & 1 == 1:
        return ALLOWED
    if s.card == REROLL_WHITE:
        return NOT_WHITE
    if s.card == REROLL_COLOURED:
        return NOT_COLOURED
    if s.value > 0:
        why[1] = s.value
        return OTHER_SET
    why[1] = dice_showing(s, sort % VALUES)
    why[2] = EQUAL
    return NOT_IN_SET
