"""L1.1 to L1.5  The board and the pack as tables of numbers.

Cells, as on a sheet of squared paper:      Arrows, outside the board:

         a   b   c   d   e                           0:Nb    1:Nd
    1    0   1   2   3   4                      6:W2  . b . d .  2:E2
    2    5   6   7   8   9                            . . . . .
    3   10  11  12  13  14                      7:W4  . . . . .  3:E4
    4   15  16  17  18  19                           4:Sb    5:Sd
    5   20  21  22  23  24       25: beside

Sides are north 0, east 1, south 2, west 3. A tower turned k quarters has its open sides k further clockwise.
Towers: 0-8 rooted (F1..F9), 9-25 movable (M01..M17), 26-29 rooted ones of the steep labyrinth.
"""

from __future__ import annotations

from vetta.core.kernel import table
from vetta.packs.labyrinth import PACK, SHAPES, steep_rooted

SIDE = 5
CELLS = SIDE * SIDE
BESIDE = CELLS
NORTH, EAST, SOUTH, WEST = range(4)
STRAIGHT, BEND, TEE, CROSS = range(4)
UP, DOWN, JOKER = range(3)
KINDS = ("up", "down", "joker")
TREASURES = len(PACK.treasures)
MAGIC = 24
SEATS = 4

CELL_NAMES = tuple(f"{letter}{row}" for row in "12345" for letter in "abcde")
ARROW_NAMES = ("Nb", "Nd", "E2", "E4", "Sb", "Sd", "W2", "W4")


def _cell(place: tuple[int, int]) -> int:
    row, column = place
    return row * SIDE + column


def _beyond(cell: int, side: int) -> int:
    row, column = divmod(cell, SIDE)
    row += (-1, 0, 1, 0)[side]
    column += (0, 1, 0, -1)[side]
    return _cell((row, column)) if 0 <= row < SIDE and 0 <= column < SIDE else -1


def _line(arrow: int) -> list[int]:
    edge, index = divmod(arrow, 2)
    there = 1 + 2 * index
    start = _cell([(0, there), (there, SIDE - 1), (SIDE - 1, there), (there, 0)][edge])
    stride = (SIDE, -1, -SIDE, 1)[edge]
    return [start + stride * step for step in range(SIDE)]


NEXT = table([_beyond(cell, side) for side in range(4)] for cell in range(CELLS))
"""L1.1  The cell beyond a side of a cell, -1 outside the board."""

LINE = table(_line(arrow) for arrow in range(8))
"""L1.4  The five cells an arrow pushes, from where the spare goes in to where a tower falls out."""

OPPOSITE = table([4, 5, 6, 7, 0, 1, 2, 3])

OPEN = table([[1, 0, 1, 0], [1, 1, 0, 0], [1, 1, 0, 1], [1, 1, 1, 1]])
"""L1.3  Whether a shape, unturned, is open to a side."""

LOOKS = table([2, 4, 4, 1])
"""In how many different ways a shape can be turned."""

TOWERS = (*PACK.rooted, *PACK.movable, *PACK.steep)
ROOTED, MOVABLE = len(PACK.rooted), len(PACK.movable)
# L1.3  A tower is its floors, its ways and its treasure.
SHAPE = table(SHAPES.index(tower.shape) for tower in TOWERS)
HEIGHT = table(tower.height for tower in TOWERS)
CARRIES = table(PACK.treasures.index(tower.treasure) if tower.treasure else -1 for tower in TOWERS)
PRINTED_TURN = table(tower.turn for tower in TOWERS)


def _rooted_at(layout: list[str]) -> list[int]:
    ids = [tower.id for tower in TOWERS]
    at = [-1] * CELLS
    for name in layout:
        tower = TOWERS[ids.index(name)]
        assert tower.cell
        at[_cell(tower.cell)] = ids.index(name)
    return at


ROOTED_AT = table([_rooted_at([t.id for t in PACK.rooted]), _rooted_at([t.id for t in steep_rooted(PACK)])])
"""L1.2, L8.2  The rooted tower of a cell, in the standard and in the steep labyrinth; -1 where towers can move."""

FREE = table([cell for cell in range(CELLS) if ROOTED_AT[0, cell] < 0] + [BESIDE])
"""The places of the movable towers: sixteen cells, and beside the board."""

RUNE = _cell((2, 2))
HOME = table(_cell(colour.start) for colour in PACK.colours)

DECK = table([d.up, d.down, d.joker] for d in (PACK.decks.standard, PACK.decks.steep, PACK.decks.young))
"""L1.5  The 24 magic cards by kind."""
STANDARD_DECK, STEEP_DECK, YOUNG_DECK = range(3)
"""L1.5, L8.1, L8.2  The magic cards by kind."""

RED, YELLOW, GREEN, BLUE = range(4)
COMPANIES = (
    (RED, GREEN), (YELLOW, BLUE), (RED, YELLOW), (YELLOW, GREEN), (GREEN, BLUE), (RED, BLUE),
    (RED, YELLOW, GREEN), (RED, YELLOW, BLUE), (RED, GREEN, BLUE), (YELLOW, GREEN, BLUE),
    (RED, YELLOW, GREEN, BLUE),
)  # fmt: skip
"""Who can sit together, clockwise; for each number of seats the usual company comes first."""
COLOUR = table([*company, -1, -1][:SEATS] for company in COMPANIES)
