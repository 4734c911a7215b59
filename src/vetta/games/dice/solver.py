"""Whether the working row can be completed from the pool, and how. For hints and for bots; it changes nothing.

Dice of one sort are one choice, so a filling is a row of sorts. It is found position by position from the left: what
already lies around the row limits each position by itself, and each die limits the one to its right.
"""

from __future__ import annotations

from vetta.core.kernel import kernel
from vetta.games.dice.state import State
from vetta.games.dice.tables import FIRST, NEAR, OTHERS, PINNACLE, SORTS, TOP, VALUES, WIDTH
from vetta.games.dice.tower import fits, sorts_in_pool, working

PATH_BITS = 6
"""A filling while it is being found is one number, six bits for each position: its sort."""


@kernel
def can_complete(s: State) -> bool:
    """D4.7  Whether dice of the pool complete the working row, or one of them wins on the pinnacle."""
    level = working(s, s.side)
    if level == TOP:
        return sorts_in_pool(s) & fits(s, PINNACLE, -1) != 0
    return next_filling(s, level, 0, -1) >= 0


@kernel
def next_filling(s: State, level: int, path: int, last: int) -> int:
    """The first filling of a level of the side being played behind another one; -1 if there is none.

    `last` is the rightmost empty position if `path` is a filling, -1 to begin with the first one of all.
    """
    first, width = FIRST[s.side, level], WIDTH[level]
    pool = sorts_in_pool(s)
    position = last if last >= 0 else next_empty(s, first, width, 0)
    sort = (path >> position * PATH_BITS) & 63 if last >= 0 else -1
    while position >= 0:
        sort = next_sort(s, first, position, path, pool, sort)
        path &= (1 << position * PATH_BITS) - 1
        if sort == SORTS:
            position = empty_before(s, first, position)
            if position >= 0:
                sort = (path >> position * PATH_BITS) & 63
            continue
        path |= sort << position * PATH_BITS
        position = next_empty(s, first, width, position + 1)
        if position == width:
            return path
        sort = -1
    return -1


@kernel
def next_empty(s: State, first: int, width: int, position: int) -> int:
    while position < width and s.on[first + position] >= 0:
        position += 1
    return position


@kernel
def empty_before(s: State, first: int, position: int) -> int:
    position -= 1
    while position >= 0 and s.on[first + position] >= 0:
        position -= 1
    return position


@kernel
def next_sort(s: State, first: int, position: int, path: int, pool: int, sort: int) -> int:
    """The next sort behind this one that fits at a position and of which there is a die left; SORTS if none does."""
    sorts = pool & fits(s, first + position, -1)
    if position > 0 and s.on[first + position - 1] < 0:
        left = (path >> (position - 1) * PATH_BITS) & 63
        sorts &= NEAR[left % VALUES + 1] & OTHERS[left // VALUES]
    sort += 1
    while sort < SORTS and ((sorts >> sort) & 1 == 0 or used(s, first, position, path, sort) == s.pool[sort]):
        sort += 1
    return sort


@kernel
def used(s: State, first: int, position: int, path: int, sort: int) -> int:
    """How many dice of a sort lie to the left in a filling that is being found."""
    dice = 0
    for i in range(position):
        if s.on[first + i] < 0 and (path >> i * PATH_BITS) & 63 == sort:
            dice += 1
    return dice
