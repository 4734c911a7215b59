"""Whether the working row can be completed from the pool, and how: for hints and for bots; it changes nothing.

Dice of one sort are one choice, so a *filling* is a row of sorts. While it is being found it is one number, six bits
for each position: its sort and 1, or 0 for none. What may lie where is two numbers: for each position a set of values,
six bits, and a set of colours, seven bits. A position without values has its die already.
"""

from __future__ import annotations

from vetta.core.kernel import kernel, table
from vetta.core.record import Grid, Row
from vetta.games.dice.state import State
from vetta.games.dice.tables import (
    COLOURS,
    EVERY_SORT,
    FIRST,
    NEAR,
    OTHERS,
    PINNACLE,
    SORTS,
    TOP,
    VALUES,
    WHITE,
    WIDEST,
)
from vetta.games.dice.tower import fits, width_of, working

ANY_VALUE = (1 << VALUES) - 1
ANY_COLOUR = (1 << COLOURS) - 1

NOTHING = SORTS
"""What is to be laid at a position that needs no die: a sort of its own, which goes with all others."""
_NOTHING = 1 << NOTHING
NEXT_TO = table(
    [NEAR[sort % VALUES + 1] & OTHERS[sort // VALUES] | _NOTHING for sort in range(SORTS)] + [EVERY_SORT | _NOTHING]
)
"""D3.1, D3.2  The sorts that may lie beside a sort on its level."""
WITH_VALUES = table(
    [_NOTHING] + [sum(values << c * VALUES for c in range(COLOURS)) for values in range(1, 1 << VALUES)]
)
"""The sorts that show one of a set of values."""
IN_COLOURS = table(
    [sum(63 << c * VALUES for c in range(COLOURS) if k >> c & 1) | _NOTHING for k in range(1 << COLOURS)]
)
"""The sorts in one of a set of colours."""


@kernel
def can_complete(s: State) -> bool:
    """D4.7  Whether dice of the pool complete the working row, or one of them wins on the pinnacle."""
    return can_fill(s, working(s, s.side), 0, 0)


@kernel
def can_fill(s: State, level: int, rolled: int, extra: int) -> bool:
    """Whether a row of the side being played can be completed. Dice of the sorts in `rolled` may show any value, and
    there are so many white dice more that may: as luck will have it.

    After each of the first two dice it is looked again what can still follow. That saves most of the search where many
    dice fit in the middle of the row, and a die that both its ends need is there only once.
    """
    colours = colours_for_row(s, level)
    values = values_ahead(s, values_for_row(s, level), colours, 0, -1, rolled, extra)
    position = empty_after(values, -1)
    if values < 0 or position == WIDEST:
        return values == 0
    sorts = sorts_left(s, 0, rolled, extra) & sorts_at(values, colours, 0, position)
    sort = next_in(sorts, 0)
    while sort >= 0:
        if can_go_on(s, values, colours, sort + 1 << position * 6, position, rolled, extra):
            return True
        sort = next_in(sorts, sort + 1)
    return False


@kernel
def can_go_on(s: State, values: int, colours: int, path: int, position: int, rolled: int, extra: int) -> bool:
    """Whether a filling that has its first die can be completed."""
    values = values_ahead(s, values, colours, path, position, rolled, extra)
    position = empty_after(values, position)
    if values < 0 or position == WIDEST:
        return values == 0
    sorts = sorts_left(s, path, rolled, extra) & sorts_at(values, colours, path, position)
    sort = next_in(sorts, 0)
    while sort >= 0:
        longer = path | sort + 1 << position * 6
        ahead = values_ahead(s, values, colours, longer, position, rolled, extra)
        if ahead >= 0 and next_filling(s, ahead, colours, longer, rolled, extra) >= 0:
            return True
        sort = next_in(sorts, sort + 1)
    return False


# ---------------------------------------------------------------------------- What may lie where


@kernel
def place_in(s: State, level: int, position: int) -> int:
    return PINNACLE if level == TOP else FIRST[s.side, level] + position


@kernel
def colours_for_row(s: State, level: int) -> int:
    """D3.2  For each empty position the colours that fit what already lies beside it."""
    colours = 0
    for position in range(width_of(level)):
        cell = place_in(s, level, position)
        if s.on[cell] < 0:
            sorts = fits(s, cell, -1)
            for colour in range(COLOURS):
                if (sorts >> colour * VALUES) & ANY_VALUE != 0:
                    colours |= 1 << position * COLOURS + colour
    return colours


@kernel
def values_for_row(s: State, level: int) -> int:
    """D3.1  For each empty position the values that fit what already lies around it; -1 if there is one without any."""
    values = 0
    for position in range(width_of(level)):
        cell = place_in(s, level, position)
        if s.on[cell] < 0:
            fitting = values_of(fits(s, cell, -1))
            if fitting == 0:
                return -1
            values |= fitting << position * VALUES
    return values


@kernel
def values_ahead(s: State, values: int, colours: int, path: int, position: int, rolled: int, extra: int) -> int:
    """Of the values for each position to the right of this one, those of a die that is left and after which another
    one can follow; -1 if at some position there is none, or if there were none before."""
    if values < 0:
        return -1
    ahead = 0
    left = sorts_left(s, path, rolled, extra)
    following = -1
    for n in range(WIDEST - 1, position, -1):
        if (values >> n * VALUES) & ANY_VALUE == 0:
            following = -1
            continue
        sorts = left & sorts_at(values, colours, path, n)
        if following >= 0:
            sorts = followed(s, sorts, following, path, rolled, extra)
        if sorts == 0:
            return -1
        ahead |= values_of(sorts) << n * VALUES
        following = sorts
    return ahead


@kernel
def followed(s: State, sorts: int, following: int, path: int, rolled: int, extra: int) -> int:
    """Those of a set of sorts that go well with another die, one of the sorts in `following`, to their right."""
    going = 0
    sort = next_in(sorts, 0)
    while sort >= 0:
        others = following & NEXT_TO[sort]
        if others == 1 << sort:
            others &= sorts_left(s, path << 6 | sort + 1, rolled, extra)
        if others != 0:
            going |= 1 << sort
        sort = next_in(sorts, sort + 1)
    return going


@kernel
def values_of(sorts: int) -> int:
    values = 0
    for colour in range(COLOURS):
        values |= (sorts >> colour * VALUES) & ANY_VALUE
    return values


@kernel
def next_in(sorts: int, sort: int) -> int:
    """The first sort of a set from this one on; -1 if there is none."""
    sorts >>= sort
    if sorts == 0:
        return -1
    while sorts & ANY_VALUE == 0:
        sorts >>= VALUES
        sort += VALUES
    while sorts & 1 == 0:
        sorts >>= 1
        sort += 1
    return sort


# ---------------------------------------------------------------------------- Which dice are left


@kernel
def sorts_left(s: State, path: int, rolled: int, extra: int) -> int:
    """The sorts of which there is a die left beside those in a filling."""
    sorts = 0
    for colour in range(COLOURS):
        sorts |= values_left(s, path, colour, rolled, extra) << colour * VALUES
    return sorts


@kernel
def values_left(s: State, path: int, colour: int, rolled: int, extra: int) -> int:
    """The values of which there is a die of this colour left: each die lies in one place, and one whose value is left
    to luck can stand for every value."""
    used = 0
    while path > 0:
        sort = (path & 63) - 1
        if sort >= 0 and sort // VALUES == colour:
            used += 1 << 3 * (sort % VALUES)
        path >>= 6
    values = 0
    lucky = extra if colour == WHITE else 0
    for value in range(VALUES):
        dice = s.pool[colour * VALUES + value]
        if (rolled >> colour * VALUES + value) & 1 == 1:
            lucky += dice
            dice = 0
        dice -= (used >> 3 * value) & 7
        if dice > 0:
            values |= 1 << value
        else:
            lucky += dice
    return ANY_VALUE if lucky > 0 else values


# ---------------------------------------------------------------------------- One filling after the other


@kernel
def next_filling(s: State, values: int, colours: int, path: int, rolled: int, extra: int) -> int:
    """The first filling of the positions that have values, or the first behind another one; -1 if there is none.

    The positions are filled from the left. What lies around the row limits each of them by itself, and each die limits
    the one to its right.
    """
    position = empty_after(values, -1)
    if position == WIDEST:
        return path
    if (path >> position * 6) & 63 > 0:
        position = empty_before(values, WIDEST)
    left = sorts_left(s, path, rolled, extra)
    while position >= 0:
        sort = (path >> position * 6) & 63
        if sort > 0:
            path ^= sort << position * 6
            left = now_left(s, left, path, sort - 1, rolled, extra)
        sort = next_in(left & sorts_at(values, colours, path, position), sort)
        if sort < 0:
            position = empty_before(values, position)
            continue
        path |= sort + 1 << position * 6
        position = empty_after(values, position)
        if position == WIDEST:
            return path
        left = now_left(s, left, path, sort, rolled, extra)
    return -1


@kernel
def now_left(s: State, left: int, path: int, sort: int, rolled: int, extra: int) -> int:
    """The sorts that are left after one die has come into a filling or out of it."""
    if rolled > 0 or extra > 0:
        first = sort - sort % VALUES
        return left & ~(ANY_VALUE << first) | values_left(s, path, sort // VALUES, rolled, extra) << first
    if s.pool[sort] == 1:
        return left ^ 1 << sort
    return left | 1 << sort if used(path, sort) < s.pool[sort] else left & ~(1 << sort)


@kernel
def used(path: int, sort: int) -> int:
    """How many dice of a sort there are in a filling."""
    dice = 0
    while path > 0:
        if path & 63 == sort + 1:
            dice += 1
        path >>= 6
    return dice


@kernel
def sorts_at(values: int, colours: int, path: int, position: int) -> int:
    """The sorts that fit at a position, beside what lies there and the die that the filling has to its left."""
    sorts = WITH_VALUES[(values >> position * VALUES) & ANY_VALUE]
    sorts &= IN_COLOURS[(colours >> position * COLOURS) & ANY_COLOUR]
    if position > 0 and (path >> (position - 1) * 6) & 63 > 0:
        sorts &= NEXT_TO[((path >> (position - 1) * 6) & 63) - 1]
    return sorts


@kernel
def empty_after(values: int, position: int) -> int:
    position += 1
    while position < WIDEST and (values >> position * VALUES) & ANY_VALUE == 0:
        position += 1
    return position


@kernel
def empty_before(values: int, position: int) -> int:
    position -= 1
    while position >= 0 and (values >> position * VALUES) & ANY_VALUE == 0:
        position -= 1
    return position


# ---------------------------------------------------------------------------- All fillings

PLENTY = 99
HOLDING, HOLDING_TWO = SORTS + 1, 2 * (SORTS + 1)
SCRATCH = 3 * (SORTS + 1)
"""Room to count in, by sort: how many dice are left; how many pairs hold one; how many hold two."""


@kernel
def fillings(s: State, rows: Grid, most: int, scratch: Row) -> int:
    """D4.7  How many fillings of the working row there are. The first ones, at most so many, are written into `rows`:
    the sort at each position, -1 where a die lies already or the row has no place.

    `scratch` has room for SCRATCH numbers.
    """
    level = working(s, s.side)
    colours = colours_for_row(s, level)
    values = values_ahead(s, values_for_row(s, level), colours, 0, -1, 0, 0)
    path = -1 if values < 0 else next_filling(s, values, colours, 0, 0, 0)
    n = 0
    while path >= 0 and n < most:
        for position in range(WIDEST):
            rows[n, position] = ((path >> position * 6) & 63) - 1
        n += 1
        path = next_filling(s, values, colours, path, 0, 0)
    return n if path < 0 else count_fillings(s, values, colours, scratch)


@kernel
def count_fillings(s: State, values: int, colours: int, scratch: Row) -> int:
    """How many fillings there are, counted around the dice at the two middle positions, the third and the fourth."""
    for sort in range(SORTS):
        scratch[sort] = s.pool[sort]
    scratch[NOTHING] = PLENTY
    count = 0
    thirds, fourths = sorts_at(values, colours, 0, 2), sorts_at(values, colours, 0, 3)
    third = next_in(thirds, 0)
    while third >= 0:
        if scratch[third] > 0:
            scratch[third] -= 1
            fourth = next_in(fourths & NEXT_TO[third], 0)
            while fourth >= 0:
                if scratch[fourth] > 0:
                    scratch[fourth] -= 1
                    count += count_around(values, colours, third, fourth, scratch)
                    scratch[fourth] += 1
                fourth = next_in(fourths & NEXT_TO[third], fourth + 1)
            scratch[third] += 1
        third = next_in(thirds, third + 1)
    return count


@kernel
def count_around(values: int, colours: int, third: int, fourth: int, scratch: Row) -> int:
    """How many ways there are to lay a pair to the left of the middle and a pair to its right.

    The pairs know nothing of each other, except that they share the dice: so it is each pair with each, less those that
    together take more dice than there are.
    """
    fifths, sixths = sorts_at(values, colours, 0, 4) & NEXT_TO[fourth], sorts_at(values, colours, 0, 5)
    seconds, firsts = sorts_at(values, colours, 0, 1) & NEXT_TO[third], sorts_at(values, colours, 0, 0)
    pairs = count_pairs(fifths, sixths, scratch)
    count = 0
    second = next_in(seconds, 0)
    while second >= 0:
        if scratch[second] > 0:
            first = next_in(firsts & NEXT_TO[second], 0)
            while first >= 0:
                if first == second:
                    if scratch[first] > 1:
                        count += pairs - taking_more(first, scratch[first] - 2, scratch)
                elif scratch[first] > 0:
                    count += pairs
                    count -= taking_more(first, scratch[first] - 1, scratch)
                    count -= taking_more(second, scratch[second] - 1, scratch)
                    if scratch[first] == 1 and scratch[second] == 1:
                        count += holding_both(first, second, fifths, sixths)
                first = next_in(firsts & NEXT_TO[second], first + 1)
        second = next_in(seconds, second + 1)
    return count


@kernel
def count_pairs(fifths: int, sixths: int, scratch: Row) -> int:
    """How many pairs there are to the right of the middle; and by sort, how many hold it, and how many twice."""
    for sort in range(HOLDING, SCRATCH):
        scratch[sort] = 0
    pairs = 0
    fifth = next_in(fifths, 0)
    while fifth >= 0:
        if scratch[fifth] > 0:
            sixth = next_in(sixths & NEXT_TO[fifth], 0)
            while sixth >= 0:
                if sixth == fifth:
                    if scratch[fifth] > 1:
                        pairs += 1
                        scratch[HOLDING + fifth] += 1
                        scratch[HOLDING_TWO + fifth] += 1
                elif scratch[sixth] > 0:
                    pairs += 1
                    scratch[HOLDING + fifth] += 1
                    scratch[HOLDING + sixth] += 1
                sixth = next_in(sixths & NEXT_TO[fifth], sixth + 1)
        fifth = next_in(fifths, fifth + 1)
    return pairs


@kernel
def taking_more(sort: int, left: int, scratch: Row) -> int:
    """How many pairs to the right of the middle take more dice of a sort than those to the left have left over."""
    return scratch[HOLDING + sort] if left == 0 else scratch[HOLDING_TWO + sort] if left == 1 else 0


@kernel
def holding_both(one: int, other: int, fifths: int, sixths: int) -> int:
    """How many pairs to the right of the middle are these two dice."""
    pairs = 0
    if (fifths >> one) & 1 == 1 and ((sixths & NEXT_TO[one]) >> other) & 1 == 1:
        pairs += 1
    if (fifths >> other) & 1 == 1 and ((sixths & NEXT_TO[other]) >> one) & 1 == 1:
        pairs += 1
    return pairs
