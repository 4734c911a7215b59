"""What the seat to move may do."""

from __future__ import annotations

from vetta.core.kernel import kernel
from vetta.core.record import Row
from vetta.games.dice.actions import (
    ACTIONS,
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
from vetta.games.dice.cards import can_choose, can_choose_all, can_lay, can_play, can_take, sorts_for_swap
from vetta.games.dice.state import ANSWERING, CHOOSING, GIVING, LAYING, PLAYING, READY, TAKING, State
from vetta.games.dice.tables import (
    CARDS,
    COLOURS,
    EXTRA_WHITE,
    FIRST,
    PINNACLE,
    SORTS,
    TOP,
    VALUES,
    WIDEST,
    WIDTH,
)
from vetta.games.dice.tower import fits, sorts_in_pool, working
from vetta.games.dice.turn import is_stand_off, may_clear


@kernel
def legal(s: State, mask: Row) -> None:
    """Marks with 1 what the seat to move may do."""
    for action in range(ACTIONS):
        mask[action] = 0
    if s.phase == PLAYING:
        mark_playing(s, mask)
    elif s.phase == READY:
        mask[ROLL] = 1
        if may_clear(s):
            mask[CLEAR] = 1
        if can_play(s, EXTRA_WHITE):
            mask[CARD + EXTRA_WHITE] = 1
    elif s.phase == ANSWERING:
        mask[YES] = 1
        mask[NO] = 1
    elif s.phase == TAKING:
        for cell in range(PINNACLE):
            if can_take(s, s.card, cell):
                mask[TAKE + cell] = 1
    elif s.phase == GIVING:
        mark_sorts(mask, GIVE, 1, sorts_for_swap(s, s.taking))
    elif s.phase == LAYING:
        for position in range(WIDEST):
            if can_lay(s, s.taking, position):
                mask[LAY + position] = 1
    elif s.phase == CHOOSING:
        for sort in range(SORTS):
            if can_choose(s, sort):
                mask[CHOOSE + sort] = 1
        if can_choose_all(s):
            mask[ALL] = 1
        if s.chosen > 0:
            mask[REROLL] = 1


@kernel
def mark_playing(s: State, mask: Row) -> None:
    """D4.5, D4.6, D4.9, D5.1  A die on the tower, one back, a card, or the end of the turn."""
    fitting = mark_places(s, mask)
    for position in range(WIDEST):
        if (s.loose >> position) & 1 == 1 and s.take_back == 0:
            mask[TAKE_BACK + position] = 1
    for card in range(CARDS):
        if can_play(s, card):
            mask[CARD + card] = 1
    if fitting == 0 or (s.voluntary_stop == 0 and not is_stand_off(s)):
        mask[END] = 1


@kernel
def mark_places(s: State, mask: Row) -> int:
    """D3, D4.5  Marks each die of the pool with each place where it fits; the sorts that fit somewhere."""
    pool = sorts_in_pool(s)
    level = working(s, s.side)
    if level == TOP:
        sorts = pool & fits(s, PINNACLE, -1)
        mark_sorts(mask, PLACE, WIDEST, sorts)
        return sorts
    fitting = 0
    for position in range(WIDTH[level]):
        cell = FIRST[s.side, level] + position
        if s.on[cell] < 0:
            sorts = pool & fits(s, cell, -1)
            mark_sorts(mask, PLACE + position, WIDEST, sorts)
            fitting |= sorts
    return fitting


@kernel
def mark_sorts(mask: Row, first: int, stride: int, sorts: int) -> None:
    """Marks an action for each sort of a set."""
    for colour in range(COLOURS):
        values = (sorts >> colour * VALUES) & 63
        if values != 0:
            for value in range(VALUES):
                if (values >> value) & 1 == 1:
                    mask[first + stride * (colour * VALUES + value)] = 1
