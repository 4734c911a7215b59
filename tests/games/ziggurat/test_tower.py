"""The tower: every space, ladder, ramp, pit, house and spawn square against the facts; opposite seats are equal."""

from __future__ import annotations

import pytest

from tests.games.ziggurat.facts import (
    DOWN,
    EXPERT_SPAWNS,
    HOUSE,
    PER_SIDE,
    PIT,
    RINGS,
    SIDES,
    SPACES,
    SPAWN,
    UP,
    along,
    level_of,
    space,
)
from tests.games.ziggurat.scene import scene
from tests.modes import Mode
from vetta.games.ziggurat.tables import (
    CELL_NAMES,
    CLOCKWISE,
    COUNTER,
    LEVEL,
    NEXT,
)
from vetta.games.ziggurat.tables import (
    DOWN as CODED_DOWN,
)
from vetta.games.ziggurat.tables import (
    HOUSE as CODED_HOUSE,
)
from vetta.games.ziggurat.tables import (
    PIT as CODED_PIT,
)
from vetta.games.ziggurat.tables import (
    SPAWN as CODED_SPAWN,
)
from vetta.games.ziggurat.tables import (
    UP as CODED_UP,
)

LEVELS = """
    0 0 0 0 0 0 0 0 0 0 0
    0 1 1 1 1 1 1 1 1 1 0
    0 1 2 2 2 2 2 2 2 1 0
    0 1 2 3 3 3 3 3 2 1 0
    0 1 2 3 4 4 4 3 2 1 0
    0 1 2 3 4 * 4 3 2 1 0
    0 1 2 3 4 4 4 3 2 1 0
    0 1 2 3 3 3 3 3 2 1 0
    0 1 2 2 2 2 2 2 2 1 0
    0 1 1 1 1 1 1 1 1 1 0
    0 0 0 0 0 0 0 0 0 0 0
"""
FEATURES = """
    . ^ . . . H . ^ . . .
    . . O . v . ^ . . . ^
    . . . O B ^ . O . v .
    ^ . v . ^ . O . v . .
    . ^ . v . ^ . ^ . O .
    H Y ^ . O * v . ^ G H
    . O . ^ . ^ . v . ^ .
    . . v . O . ^ . v . ^
    . v . O . ^ P O . . .
    ^ . . . ^ . v . O . .
    . . . ^ . H . . . ^ .
"""


def drawn(drawing: str) -> dict[str, str]:
    """What a drawing of the facts shows in each space, north at the top."""
    rows = [line.split() for line in drawing.strip().splitlines()]
    return {f"{'abcdefghijk'[x]}{11 - y}": row[x] for y, row in enumerate(rows) for x in range(11)}


def opposite(place: str) -> str:
    """The space on the other side of the summit."""
    return f"{'kjihgfedcba'['abcdefghijk'.index(place[0])]}{12 - int(place[1:])}"


# ---------------------------------------------------------------------------------------- G1.1  Spaces


def test_the_rings_have_their_spaces() -> None:
    """G1.1  40, 32, 24, 16, 8 and the summit, each space once."""
    assert [len(ring) for ring in RINGS] == [40, 32, 24, 16, 8] == [4 * side for side in PER_SIDE]
    assert list(CELL_NAMES) == [*SPACES, "f6"]
    assert len(set(CELL_NAMES)) == 121


def test_the_drawing_shows_the_levels() -> None:
    """G1.1  Every one of the 121 squares lies on the level that is drawn."""
    for place, level in drawn(LEVELS).items():
        assert int(LEVEL[CELL_NAMES.index(place)]) == (5 if level == "*" else int(level)) == level_of(place)


def test_clockwise_goes_from_the_south_to_the_west() -> None:
    """G1.1  Seen from above: from k1 to j1 and on to a1, then north; the other way is the other way."""
    for place in SPACES:
        ways = [CELL_NAMES[NEXT[CELL_NAMES.index(place), way]] for way in (CLOCKWISE, COUNTER)]
        assert ways == [along(place, 1), along(place, -1)]
    assert [along("k1", n) for n in (1, 10, 11, 20, 30, 39)] == ["j1", "a1", "a2", "a11", "k11", "k2"]


def test_spaces_of_a_ring_touch(mode: Mode) -> None:
    """G1.1  A space and the next one lie side by side, never across a corner."""
    for place in SPACES:
        other = along(place, 1)
        assert abs(ord(place[0]) - ord(other[0])) + abs(int(place[1:]) - int(other[1:])) == 1


# ---------------------------------------------------------------------------------------- G1.2  What is printed on them


def test_the_drawing_shows_what_is_printed() -> None:
    """G1.2, G1.4  Houses, ladder feet, ramp tops, pits and spawn squares, and nothing anywhere else."""
    signs = dict.fromkeys(HOUSE, "H") | dict.fromkeys(UP, "^") | dict.fromkeys(DOWN, "v") | dict.fromkeys(PIT, "O")
    signs |= {place: colour[0].upper() for colour, place in SPAWN.items()}
    assert len(signs) == len(HOUSE) + len(UP) + len(DOWN) + len(PIT) + len(SPAWN) == 4 + 22 + 11 + 11 + 4
    assert drawn(FEATURES) == {place: signs.get(place, ".") for place in SPACES} | {"f6": "*"}


def test_ladders_ramps_and_pits_are_where_they_should_be() -> None:
    """G1.2"""
    leads = {CELL_NAMES[n]: CELL_NAMES[up] for n, up in enumerate(CODED_UP) if up >= 0}
    slides = {CELL_NAMES[n]: CELL_NAMES[down] for n, down in enumerate(CODED_DOWN) if down >= 0}
    assert (leads, slides) == (UP, DOWN)
    assert {CELL_NAMES[n] for n, pit in enumerate(CODED_PIT) if pit >= 0} == PIT


def test_houses_and_spawn_squares_are_where_they_should_be() -> None:
    """G1.2, G1.4, G10.4  One house on each side; the expert's yellow and green squares lie a level higher."""
    assert [CELL_NAMES[n] for n in CODED_HOUSE] == HOUSE == ["f1", "a6", "f11", "k6"]
    printed, expert = ([CELL_NAMES[CODED_SPAWN[row, colour]] for colour in range(4)] for row in range(2))
    assert printed == list(SPAWN.values()) == ["g3", "b6", "e9", "j6"]
    assert expert == [space(each) for each in EXPERT_SPAWNS.values()]
    assert [level_of(square) for square in expert] == [2, 2, 2, 2]


def test_ladders_and_ramps_go_straight_one_level() -> None:
    """G1.2  To the space beside it, one step of the tower up or down."""
    for here, there in [*UP.items(), *DOWN.items()]:
        assert abs(level_of(there) - level_of(here)) == 1
        assert abs(ord(here[0]) - ord(there[0])) + abs(int(here[1:]) - int(there[1:])) == 1


def test_nobody_climbs_or_slides_twice_in_a_row() -> None:
    """G1.2  No ladder or ramp ends where another one begins, or in a pit, or on a spawn square."""
    special = {*UP, *DOWN, *PIT, *SPAWN.values(), *HOUSE}
    assert not special & {*UP.values(), *DOWN.values()}


# ---------------------------------------------------------------------------------------- Opposite seats are equal


def test_opposite_seats_are_equal() -> None:
    """G1.2, G2.3  Half a turn of the tower changes nothing but the pit e6 and the ramp g6."""
    assert {opposite(place): opposite(there) for place, there in UP.items()} == UP
    assert {opposite(pit) for pit in PIT} ^ PIT == {"e6", "g6"}
    assert {opposite(top) for top in DOWN} ^ set(DOWN) == {"e6", "g6"}
    assert {opposite(house) for house in HOUSE} == set(HOUSE)
    assert {opposite(square) for square in SPAWN.values()} == set(SPAWN.values())


@pytest.mark.parametrize("side", SIDES)
def test_ladders_and_houses_are_the_same_on_every_side(side: str) -> None:
    """G1.2  A quarter of a turn changes no house and no ladder below the highest terrace."""
    quarter = SIDES.index(side)
    for foot in UP:
        if level_of(foot) < 4:
            assert along(foot, quarter * PER_SIDE[level_of(foot)]) in UP
    assert along("f1", quarter * 10) == HOUSE[quarter]


# ---------------------------------------------------------------------------------------- What is shown


def test_everything_printed_is_shown(mode: Mode) -> None:
    """G1.2, G12.1  Each feature as a piece in its space, for everybody."""
    pieces = scene(mode, "f1 f11").pieces(0)
    shown = {name: place for name, (_, place, *_) in pieces.items()}
    assert {name.removeprefix("ladder-"): place for name, place in shown.items() if "ladder" in name} == {
        foot: foot for foot in UP
    }
    assert {place for name, place in shown.items() if name.startswith("ramp-")} == set(DOWN)
    assert {place for name, place in shown.items() if name.startswith("pit-")} == PIT
    assert [shown[f"house-{side}"] for side in SIDES] == HOUSE
    assert {colour: shown[f"square-{colour}"] for colour in SPAWN} == SPAWN
