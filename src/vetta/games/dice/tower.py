"""D3, D6.2  How dice fit on the tower: nothing here changes a match."""

from __future__ import annotations

from vetta.core.kernel import kernel
from vetta.games.dice.state import POOL, State
from vetta.games.dice.tables import (
    BESIDE,
    EVERY_SORT,
    FIRST,
    FIRST_DIE,
    FIRST_WHITE,
    LEVEL_OF,
    LEVELS,
    NEAR,
    OTHERS,
    OWN_DICE,
    PINNACLE,
    SIDE_OF,
    SORTS,
    TOP,
    TOUCHES,
    TOUCHING,
    VALUES,
    WHITE,
    WIDER,
    WIDTH,
)


@kernel
def colour_of(die: int) -> int:
    return WHITE if die >= FIRST_WHITE else die // OWN_DICE


@kernel
def sort_of(s: State, die: int) -> int:
    """D1.4  What a die is to the eye: its colour and its value."""
    return colour_of(die) * VALUES + s.face[die] - 1


@kernel
def working(s: State, side: int) -> int:
    """D1.8  The lowest level of a side that is not full; TOP if all are."""
    level = 0
    while level < LEVELS and s.filled[side, level] == WIDTH[level]:
        level += 1
    return level


@kernel
def width_of(level: int) -> int:
    return 1 if level == TOP else WIDTH[level]


@kernel
def cell_at(s: State, position: int) -> int:
    """D3.5  The cell at a position of the working row; -1 where the row has none."""
    level = working(s, s.side)
    if position >= width_of(level):
        return -1
    return PINNACLE if level == TOP else FIRST[s.side, level] + position


@kernel
def fits(s: State, cell: int, without: int) -> int:
    """D3.1, D3.2, D3.3, D3.4  The sorts that fit in a cell with what touches it, as if `without` were an empty cell."""
    sorts = EVERY_SORT
    if cell == PINNACLE:
        return NEAR[s.face[s.on[FIRST[s.side, TOP - 1]]]] & NEAR[s.face[s.on[FIRST[s.side, TOP - 1] + 1]]]
    for n in range(TOUCHING):
        touching = TOUCHES[cell, n]
        if touching >= 0 and touching != without and s.on[touching] >= 0:
            die = s.on[touching]
            sorts &= NEAR[s.face[die]]
            if n < BESIDE:
                sorts &= OTHERS[colour_of(die)]
    return sorts


@kernel
def sorts_in_pool(s: State) -> int:
    """The sorts of which there is a die in front of the seat to move."""
    sorts = 0
    for sort in range(SORTS):
        if s.pool[sort] > 0:
            sorts |= 1 << sort
    return sorts


@kernel
def die_in_pool(s: State, sort: int) -> int:
    """D4.5  A die of this sort: equal dice are one choice, so the first one is as good as any."""
    die = FIRST_DIE[sort // VALUES]
    while s.at[die] != POOL or s.face[die] != sort % VALUES + 1:
        die += 1
    return die


@kernel
def can_place(s: State) -> bool:
    """Whether a die of the pool fits in the working row, or on the pinnacle."""
    sorts = sorts_in_pool(s)
    level = working(s, s.side)
    if level == TOP:
        return sorts & fits(s, PINNACLE, -1) != 0
    for i in range(WIDTH[level]):
        cell = FIRST[s.side, level] + i
        if s.on[cell] < 0 and sorts & fits(s, cell, -1) != 0:
            return True
    return False


@kernel
def is_blocked(s: State, side: int) -> bool:
    """D6.2  Whether no values at all could complete the working row of a side; the pinnacle is never blocked."""
    level = working(s, side)
    return level < TOP and not can_ever_be_full(s, side, level, False)


@kernel
def can_ever_be_full(s: State, side: int, level: int, bare: bool) -> bool:
    """D6.2  Whether some values would complete a level of a side, colours left aside; or would, if it were bare.

    The row is a path, so one sweep from left to right decides: which values can stand in this cell behind some row of
    values that can stand in those before it?
    """
    values = 63
    for i in range(WIDTH[level]):
        values = WIDER[values] & values_for(s, FIRST[side, level] + i, bare)
    return values != 0


@kernel
def values_for(s: State, cell: int, bare: bool) -> int:
    """D6.2  The values that a die in a cell could have, a bit each: the one it has, or those that fit around it."""
    if s.on[cell] >= 0 and not bare:
        return 1 << s.face[s.on[cell]] - 1
    sorts = EVERY_SORT
    for n in range(TOUCHING):
        touching = TOUCHES[cell, n]
        if touching >= 0 and s.on[touching] >= 0 and not (bare and is_taken_down(cell, touching)):
            sorts &= NEAR[s.face[s.on[touching]]]
    return sorts & 63


@kernel
def is_taken_down(cell: int, other: int) -> bool:
    """Whether another cell of the tower is on the same side and not lower: bare when the row of this cell is."""
    return SIDE_OF[cell] == SIDE_OF[other] and LEVEL_OF[cell] <= LEVEL_OF[other]


@kernel
def top_level(s: State, side: int) -> int:
    """D6.3  The topmost level of a side with a die on it, -1 if the side is bare."""
    level = LEVELS - 1
    while level >= 0 and s.filled[side, level] == 0:
        level -= 1
    return level
