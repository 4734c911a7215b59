"""The facts of the dice race, typed once more for the tests: nothing here is read from the game.

Cells are named by letter and level: a to f on the first side, g to l on the second, m to r on the third, s to x on the
fourth, from the left; g2 is the leftmost cell of level 2 of the second side. Dice are named by colour and value.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

COLOURS = ("red", "blue", "teal", "orange", "green", "purple", "white")
DICE = {colour: 50 if colour == "white" else 12 for colour in COLOURS}
LEVELS = (1, 2, 3, 4, 5)
CARDS = (
    "extra-white", "swap-own", "swap-opponent", "reroll-white", "reroll-coloured", "reroll-set", "steal", "rotate",
)  # fmt: skip
DECKS = {
    "standard": (8, 6, 6, 6, 6, 4, 4, 6),
    "even": (6, 6, 6, 6, 6, 6, 6, 6),
    "wild": (4, 8, 8, 4, 4, 4, 8, 4),
}


def width(level: int) -> int:
    """n(l) = 7 - l"""
    return 7 - level


def cell(side: int, level: int, i: int) -> str:
    return f"{chr(ord('a') + 6 * side + i)}{level}"


@cache
def row(side: int, level: int) -> list[str]:
    """The cells of a row from the left."""
    return [cell(side, level, i) for i in range(width(level))]


CELLS = [name for side in range(4) for level in LEVELS for name in row(side, level)] + ["pinnacle"]
"""In the order of the game's numbers."""


@cache
def where(name: str) -> tuple[int, int, int]:
    """Side, level and index of a cell that is not the pinnacle."""
    side, i = divmod(ord(name[0]) - ord("a"), 6)
    return side, int(name[1:]), i


@cache
def beside(name: str) -> list[str]:
    """The left and the right neighbour on the ring: r = side * n + i, and r - 1 and r + 1 modulo 4 * n."""
    side, level, i = where(name)
    n = width(level)
    around = [(side * n + i + step) % (4 * n) for step in (-1, 1)]
    return [cell(r // n, level, r % n) for r in around]


@cache
def below(name: str) -> list[str]:
    """The two cells that a cell rests on."""
    side, level, i = where(name)
    return [cell(side, level - 1, i), cell(side, level - 1, i + 1)] if level > 1 else []


@cache
def above(name: str) -> list[str]:
    """The cells that rest on a cell."""
    side, level, i = where(name)
    return [cell(side, level + 1, j) for j in (i - 1, i) if level < 5 and 0 <= j < width(level + 1)]


def touching(name: str) -> list[str]:
    return beside(name) + below(name) + above(name)


def near(v: int, w: int) -> bool:
    """Whether two values may touch: they differ by one at most, 6 and 1 being neighbours."""
    return min(abs(v - w), 6 - abs(v - w)) <= 1


def colour_of(die: str) -> str:
    return die.split("-")[0]


def value_of(die: str) -> int:
    return int(die.split("-")[1])


def fits(die: str, place: str, on: Mapping[str, str], side: int = 0) -> bool:
    """Whether a die may lie in a cell, given what lies on the tower; `side` is the one being played."""
    if place == "pinnacle":
        return all(near(value_of(die), value_of(on[top])) for top in row(side, 5))
    alike = [y for y in beside(place) if y in on and colour_of(on[y]) == colour_of(die) != "white"]
    return not alike and all(near(value_of(die), value_of(on[y])) for y in touching(place) if y in on)
