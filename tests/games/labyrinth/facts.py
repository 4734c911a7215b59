"""The printed and designed facts of 3D Labyrinth, typed once more for the tests: nothing here is read from the game.

Cells are named a1 (north-west) to e5 (south-east), columns by letter, rows by number. Arrows are named by the edge
they enter at and their column or row: Nb pushes column b southwards, W2 pushes row 2 eastwards.
"""

from __future__ import annotations

from typing import NamedTuple

NORTH, EAST, SOUTH, WEST = range(4)
UP, DOWN, JOKER = range(3)
SIDES = {"I": (NORTH, SOUTH), "L": (NORTH, EAST), "T": (NORTH, EAST, WEST), "X": (NORTH, EAST, SOUTH, WEST)}
LOOKS = {"I": 2, "L": 4, "T": 4, "X": 1}
SHAPE_NAMES = {"I": "straight", "L": "bend", "T": "tee", "X": "cross"}
CARDS = ("up", "down", "joker")

CELLS = [f"{column}{row}" for row in "12345" for column in "abcde"]
BESIDE = 25
CORNERS = {"red": "a1", "yellow": "e1", "green": "e5", "blue": "a5"}
FIGURES = {"red": "witch", "yellow": "princess", "green": "wizard", "blue": "apprentice"}
RUNE_CELL = "c3"

LINES = {
    "Nb": ["b1", "b2", "b3", "b4", "b5"],
    "Nd": ["d1", "d2", "d3", "d4", "d5"],
    "Sb": ["b5", "b4", "b3", "b2", "b1"],
    "Sd": ["d5", "d4", "d3", "d2", "d1"],
    "W2": ["a2", "b2", "c2", "d2", "e2"],
    "W4": ["a4", "b4", "c4", "d4", "e4"],
    "E2": ["e2", "d2", "c2", "b2", "a2"],
    "E4": ["e4", "d4", "c4", "b4", "a4"],
}
OPPOSITE = {"Nb": "Sb", "Nd": "Sd", "E2": "W2", "E4": "W4", "Sb": "Nb", "Sd": "Nd", "W2": "E2", "W4": "E4"}

TREASURES = [
    "chalice", "vial", "crown", "key", "sword", "ring", "lamp", "book", "crystal-ball", "chest", "hourglass", "wand",
]  # fmt: skip


class Tower(NamedTuple):
    shape: str
    height: int
    treasure: str = ""
    cell: str = ""
    turn: int = 0
    open: str = ""


ROOTED = {
    "F1": Tower("L", 1, "", "a1", 1, "ES"),
    "F2": Tower("T", 2, "chalice", "c1", 2, "ESW"),
    "F3": Tower("L", 1, "", "e1", 2, "SW"),
    "F4": Tower("T", 4, "key", "a3", 1, "NES"),
    "F5": Tower("X", 5, "", "c3", 0, "NESW"),
    "F6": Tower("T", 4, "crown", "e3", 3, "NSW"),
    "F7": Tower("L", 1, "", "a5", 0, "NE"),
    "F8": Tower("T", 2, "vial", "c5", 0, "NEW"),
    "F9": Tower("L", 1, "", "e5", 3, "NW"),
}
MOVABLE = {
    "M01": Tower("L", 1, "sword"),
    "M02": Tower("I", 1),
    "M03": Tower("T", 1, "ring"),
    "M04": Tower("L", 2, "lamp"),
    "M05": Tower("L", 2),
    "M06": Tower("I", 2),
    "M07": Tower("I", 2),
    "M08": Tower("L", 3, "book"),
    "M09": Tower("L", 3),
    "M10": Tower("I", 3),
    "M11": Tower("T", 3, "crystal-ball"),
    "M12": Tower("L", 4, "chest"),
    "M13": Tower("L", 4),
    "M14": Tower("I", 4),
    "M15": Tower("L", 5, "hourglass"),
    "M16": Tower("I", 5),
    "M17": Tower("T", 5, "wand"),
}
STEEP = {
    "S2": Tower("L", 2, "chalice", "c1", 1, "ES"),
    "S4": Tower("L", 4, "key", "a3", 0, "NE"),
    "S6": Tower("L", 4, "crown", "e3", 2, "SW"),
    "S8": Tower("L", 2, "vial", "c5", 3, "NW"),
}
TOWERS = {**ROOTED, **MOVABLE, **STEEP}
TOWER_NAMES = list(TOWERS)

STANDARD_DECK = (8, 8, 8)
STEEP_DECK = (10, 10, 4)
YOUNG_DECK = (0, 0, 24)

PILES = {2: 6, 3: 4, 4: 3}
COMPANY = {2: ["red", "green"], 3: ["red", "yellow", "green"], 4: ["red", "yellow", "green", "blue"]}


def cell(name: str) -> int:
    return CELLS.index(name)


def treasure(name: str) -> int:
    return TREASURES.index(name)


def open_sides(shape: str, turn: int) -> set[int]:
    """Turned k quarters, each open side is k further clockwise."""
    return {(side + turn) % 4 for side in SIDES[shape]}


def beyond(place: int, side: int) -> int:
    """The cell next to a cell, -1 over the edge."""
    row, column = divmod(place, 5)
    row, column = row + (-1, 0, 1, 0)[side], column + (0, 1, 0, -1)[side]
    return 5 * row + column if 0 <= row < 5 and 0 <= column < 5 else -1
