"""The tower and the first 38 cards as the facts tell them, worked out here and not taken from the game.

A space L1.5 is index 5 on level 1. Index 0 is the corner where the south side begins, indices run clockwise seen from
above. The game names spaces as on squared paper, a1 in the south-west: L1.5 is e2.
"""

from __future__ import annotations

PER_SIDE = (10, 8, 6, 4, 2)
"""Spaces on one side of the levels 0 to 4."""
SIDES = ("south", "west", "north", "east")
COLOURS = ("pink", "yellow", "blue", "green")

LADDERS = """
    L0.1->L1.0 L0.7->L1.6 L0.11->L1.8 L0.17->L1.14 L0.21->L1.16 L0.27->L1.22 L0.31->L1.24 L0.37->L1.30
    L1.5->L2.4 L1.13->L2.10 L1.21->L2.16 L1.29->L2.22
    L2.3->L3.2 L2.9->L3.6 L2.15->L3.10 L2.21->L3.14
    L3.1->L4.0 L3.5->L4.2 L3.9->L4.4 L3.13->L4.6
    L4.1->L5.0 L4.5->L5.0
"""
RAMPS = """
    L1.3->L0.4 L1.9->L0.12 L1.19->L0.24 L1.25->L0.32
    L2.7->L1.10 L2.11->L1.14 L2.19->L1.26 L2.23->L1.30
    L3.7->L2.10 L3.15->L2.22
    L4.7->L3.14
"""
PITS = "L1.1 L1.11 L1.17 L1.27 L2.1 L2.5 L2.13 L2.17 L3.3 L3.11 L4.3"
HOUSES = "L0.5 L0.15 L0.25 L0.35"
SPAWNS = {"pink": "L2.2", "yellow": "L1.12", "blue": "L2.14", "green": "L1.28"}
EXPERT_SPAWNS = SPAWNS | {"yellow": "L2.8", "green": "L2.20"}

CARDS = """
    c01 your 3 each pink 3      | c02 each 3 one pink 3     | c03 your 2 spawn pink 0    | c04 your 5 spawn pink 0
    c05 your 5 one pink 4       | c06 any 3 each pink 2     | c07 each 2 each pink 4     | c08 your 2 each pink 4
    c09 your 3 each yellow 3    | c10 each 3 one yellow 3   | c11 your 2 spawn yellow 0  | c12 your 4 spawn yellow 0
    c13 your 5 one yellow 4     | c14 any 2 each yellow 2   | c15 each 2 each yellow 4   | c16 your 2 each yellow 1
    c17 your 3 each blue 3      | c18 each 3 one blue 3     | c19 your 2 spawn blue 0    | c20 your 5 spawn blue 0
    c21 your 5 one blue 4       | c22 any 3 each blue 2     | c23 each 2 each blue 4     | c24 your 2 each blue 4
    c25 your 3 each green 3     | c26 each 3 one green 3    | c27 your 2 spawn green 0   | c28 your 4 spawn green 0
    c29 your 5 one green 4      | c30 any 2 each green 2    | c31 each 2 each green 4    | c32 your 2 each green 1
    c33 any 2 any any 2         | c34 each 1 any any 4      | c35 each 4 any any 3       | c36 any 1 any any 3
    c37 any 4 any any 1         | c38 any 5 any any 2
"""


def name(level: int, index: int) -> str:
    """A space of a level as on squared paper, by the formula of the facts."""
    if level == 5:
        return "f6"
    side, o = divmod(index % (4 * PER_SIDE[level]), PER_SIDE[level])
    r = 5 - level
    x, y = ((5 + r - o, 5 - r), (5 - r, 5 - r + o), (5 - r + o, 5 + r), (5 + r, 5 + r - o))[side]
    return f"{'abcdefghijk'[x]}{y + 1}"


def ring(level: int) -> list[str]:
    """The spaces of a level, clockwise."""
    return [name(level, index) for index in range(4 * PER_SIDE[level])]


RINGS = [ring(level) for level in range(5)]
SPACES = [space for spaces in RINGS for space in spaces]


def space(written: str) -> str:
    """ "L1.5" on squared paper."""
    level, index = written.removeprefix("L").split(".")
    return name(int(level), int(index))


def spaces(written: str) -> list[str]:
    return [space(each) for each in written.split()]


def pairs(written: str) -> dict[str, str]:
    """Where each begins, and where it leads."""
    both = (each.split("->") for each in written.split())
    return {space(here): space(there) for here, there in both}


UP, DOWN = pairs(LADDERS), pairs(RAMPS)
PIT = set(spaces(PITS))
HOUSE = spaces(HOUSES)
SPAWN = {colour: space(written) for colour, written in SPAWNS.items()}


def level_of(place: str) -> int:
    """The level of a space, 5 for the summit."""
    return next((level for level, spaces in enumerate(RINGS) if place in spaces), 5)


def along(place: str, steps: int) -> str:
    """The space so many steps away on the ring: clockwise, or counter-clockwise if negative."""
    spaces = RINGS[level_of(place)]
    return spaces[(spaces.index(place) + steps) % len(spaces)]


WAYS = {"clockwise": 1, "counter": -1}


def read(place: str) -> tuple[str, str]:
    """What the printed rows make of an empty space: the row, and where it leads. One row is enough on this tower."""
    if place in PIT:
        return "pit", place
    if place in DOWN:
        return "ramp", DOWN[place]
    if place in UP:
        return "ladder", UP[place]
    return "none", place
