"""D1  The tower and the pack as tables of numbers.

Cells, on the unrolled tower. A side is 20 cells from side * 20; the ring of a level closes where the strip ends.

    level 5   18 19 .  .  .  .    38 39 ..    58 59 ..    78 79 ..
    level 4   15 16 17 .  .  .    35 ..       55 ..       75 ..         80: the pinnacle
    level 3   11 12 13 14 .  .    31 ..       51 ..       71 ..
    level 2   6  7  8  9  10 .    26 ..       46 ..       66 ..
    level 1   0  1  2  3  4  5    20 ..       40 ..       60 ..
              a  b  c  d  e  f    g ..  l     m ..  r     s ..  x

Dice: 0 .. 71 twelve of each colour, 72 .. 121 white. What a die is to the eye, its colour and its value, is its *sort*,
0 .. 41: colour * 6 + value - 1, white being the last colour. A set of sorts is a number with a bit for each.
"""

from __future__ import annotations

from vetta.core.kernel import table
from vetta.packs.dice import PACK

SIDES = 4
LEVELS = len(PACK.levels)
SIDE_CELLS = sum(PACK.levels)
PINNACLE = SIDES * SIDE_CELLS
CELLS = PINNACLE + 1
WIDEST = PACK.levels[0]
TOP = LEVELS
"""The level of the pinnacle, counted from 0."""

SEATS = len(PACK.colours)
COLOURS = SEATS + 1
WHITE = SEATS
VALUES = 6
SORTS = COLOURS * VALUES
OWN_DICE = PACK.dice
FIRST_WHITE = SEATS * OWN_DICE
WHITES = PACK.whites
DICE = FIRST_WHITE + WHITES
WHITES_A_TURN = PACK.whites_a_turn
EQUAL = PACK.equal

EXTRA_WHITE, SWAP_OWN, SWAP_OPPONENT, REROLL_WHITE, REROLL_COLOURED, REROLL_SET, STEAL, ROTATE = range(8)
CARDS = len(PACK.cards)
CARD_NAMES = tuple(card.id for card in PACK.cards)
DECK_NAMES = tuple(PACK.decks)

COLOUR_NAMES = (*PACK.colours, "white")
SORT_NAMES = tuple(f"{colour}-{value}" for colour in COLOUR_NAMES for value in range(1, VALUES + 1))
PLACE_NAMES = tuple(str(n + 1) for n in range(WIDEST))

WIDTH = table(PACK.levels)
"""D1.1  How many cells a level has on each side."""


def _first(level: int) -> int:
    return sum(PACK.levels[:level])


FIRST = table([[side * SIDE_CELLS + _first(level) for level in range(LEVELS)] for side in range(SIDES)])
"""D1.1  The leftmost cell of a level, by side and level."""

_WHERE = [
    (side, level, i) for side in range(SIDES) for level, width in enumerate(PACK.levels) for i in range(width)
]  # fmt: skip
SIDE_OF = table([side for side, _, _ in _WHERE] + [-1])
LEVEL_OF = table([level for _, level, _ in _WHERE] + [TOP])

CELL_NAMES = (*(f"{chr(ord('a') + side * WIDEST + i)}{level + 1}" for side, level, i in _WHERE), "pinnacle")


def _cell(side: int, level: int, i: int) -> int:
    """The i-th cell of a level on a side; -1 where there is none."""
    return side * SIDE_CELLS + _first(level) + i if 0 <= level < LEVELS and 0 <= i < PACK.levels[level] else -1


def _beside(side: int, level: int, i: int, step: int) -> int:
    """D1.2  A level is one ring: r = side * width + i, and its neighbours are r - 1 and r + 1."""
    width = PACK.levels[level]
    side, i = divmod((side * width + i + step) % (SIDES * width), width)
    return _cell(side, level, i)


def _touching(side: int, level: int, i: int) -> list[int]:
    ring = [_beside(side, level, i, -1), _beside(side, level, i, 1)]
    below = [_cell(side, level - 1, i), _cell(side, level - 1, i + 1)]
    above = [_cell(side, level + 1, i - 1), _cell(side, level + 1, i)]
    return ring + below + above


TOUCHING = 6
BESIDE = 2
"""Of the cells that a cell touches, the first two are on its level."""
TOUCHES = table([_touching(*where) for where in _WHERE] + [[-1] * TOUCHING])
"""D1.2  What a cell touches: left and right on its ring, two below, two above; -1 where there is none. What the
pinnacle touches depends on the side being played (D1.3): see `fits` in tower.py."""


def _around(value: int) -> list[int]:
    return [(value - 2) % VALUES + 1, value, value % VALUES + 1]


def _sorts_of(values: list[int]) -> int:
    return sum(1 << colour * VALUES + value - 1 for colour in range(COLOURS) for value in values)


EVERY_SORT = (1 << SORTS) - 1
NEAR = table([EVERY_SORT] + [_sorts_of(_around(value)) for value in range(1, VALUES + 1)])
"""D3.1  The sorts that may touch a value: those with the same value, one more or one less, 6 and 1 being neighbours."""

OTHERS = table([EVERY_SORT & ~(63 << colour * VALUES) for colour in range(WHITE)] + [EVERY_SORT])
"""D3.2  The sorts that may lie beside a colour on its level: all but those of that colour; all of them beside white."""

WIDER = table(
    [
        sum(1 << v for v in range(VALUES) if any(values >> (near - 1) & 1 for near in _around(v + 1)))
        for values in range(64)
    ]
)  # fmt: skip
"""D6.2  For a set of values, a bit each, the values that may touch one of them."""

FIRST_DIE = table([colour * OWN_DICE for colour in range(COLOURS)] + [DICE])
"""The first die of a colour; behind the last colour, the number of dice."""

DECK = table([PACK.decks[name] for name in DECK_NAMES])
"""D1.5  How many cards of each kind a deck has."""
FREE_ONLY = table([1 if card.free_for_all else 0 for card in PACK.cards])
"""D2.3  The cards that are left out in the fixed style."""
