"""The pack of 3D Labyrinth: its form, and what makes it playable."""

from __future__ import annotations

import re
from typing import Literal

from msgspec import Struct

from vetta.packs import open_pack

Shape = Literal["straight", "bend", "tee", "cross"]
SHAPES: tuple[Shape, ...] = ("straight", "bend", "tee", "cross")
FREE = 16
"""Cells that rooted towers leave free; one more movable tower waits beside the board."""


HIGH_TOWERS = 13
"""A walk has room for so many steep climbs: each ends on another tower of three floors or more."""


class Tower(Struct, forbid_unknown_fields=True):
    id: str
    shape: Shape
    height: int
    treasure: str | None = None
    turn: int = 0
    cell: tuple[int, int] | None = None


class Colour(Struct, forbid_unknown_fields=True):
    name: str
    start: tuple[int, int]
    figure: str


class Deck(Struct, forbid_unknown_fields=True):
    up: int
    down: int
    joker: int


class Decks(Struct, forbid_unknown_fields=True):
    standard: Deck
    steep: Deck
    young: Deck


class Pack(Struct, forbid_unknown_fields=True):
    name: str
    treasures: list[str]
    colours: list[Colour]
    rooted: list[Tower]
    movable: list[Tower]
    steep: list[Tower]
    decks: Decks


def check(pack: Pack) -> str | None:
    """The first thing that is wrong with a pack, in one sentence."""
    towers = pack.rooted + pack.movable + pack.steep
    for tower in towers:
        if not 1 <= tower.height <= 5:
            return f"tower {tower.id} has height {tower.height}; towers have 1 to 5 floors"
        if not 0 <= tower.turn <= 3:
            return f"tower {tower.id} has turn {tower.turn}; a turn is 0 to 3 quarters"
        if tower.treasure is not None and tower.treasure not in pack.treasures:
            return f"tower {tower.id} carries {tower.treasure!r}, which is not in the list of treasures"
    for name in _names(pack):
        if not re.fullmatch(r"[A-Za-z][A-Za-z0-9-]*", name):
            return f"{name!r} is no name; a name is letters, digits and hyphens and begins with a letter"
    for standing in (pack.rooted, steep_rooted(pack)):
        high = sum(tower.height >= 3 for tower in standing + pack.movable)
        if high > HIGH_TOWERS:
            return (
                f"there are {high} towers of three floors or more; there can be {HIGH_TOWERS}, so many prices are kept"
            )
    names = [tower.id for tower in towers]
    if twice := sorted({name for name in names if names.count(name) > 1}):
        return f"tower {twice[0]} is there twice"
    if len(pack.movable) != FREE + 1:
        return f"there are {len(pack.movable)} movable towers; there must be {FREE + 1}"
    for tower in pack.movable:
        if tower.cell is not None:
            return f"tower {tower.id} is movable and must not have a cell"
    for tower in pack.steep:
        if tower.cell not in {rooted.cell for rooted in pack.rooted}:
            return f"tower {tower.id} of the steep labyrinth takes the place of no rooted tower"
    even = {(row, column) for row in (0, 2, 4) for column in (0, 2, 4)}
    for layout, rooted in (("rooted", pack.rooted), ("steep", steep_rooted(pack))):
        if {tower.cell for tower in rooted} != even or len(rooted) != len(even):
            return f"the {layout} towers must stand on the nine cells with even row and column, one on each"
        carried = sorted(t.treasure for t in rooted + pack.movable if t.treasure)
        if carried != sorted(pack.treasures):
            return f"with the {layout} towers each treasure must be carried by exactly one tower"
        open_corners = [t for t in rooted if t.cell in {c.start for c in pack.colours} and t.treasure]
        if open_corners:
            return f"tower {open_corners[0].id} is a start and must not carry a treasure"
    if len(pack.treasures) != 12 or len(set(pack.treasures)) != 12:
        return "there must be 12 different treasures"
    if [colour.start for colour in pack.colours] != [(0, 0), (0, 4), (4, 4), (4, 0)]:
        return "there must be four colours, starting in the four corners clockwise from the north-west"
    if len({colour.name for colour in pack.colours}) != 4 or len({colour.figure for colour in pack.colours}) != 4:
        return "the four colours must have different names and different figures"
    for name in ("standard", "steep", "young"):
        deck: Deck = getattr(pack.decks, name)
        if min(deck.up, deck.down, deck.joker) < 0 or deck.up + deck.down + deck.joker != 24:
            return f"the deck {name!r} must hold 24 magic cards"
    return None


def _names(pack: Pack) -> list[str]:
    """Everything that has a name."""
    towers = [tower.id for tower in pack.rooted + pack.movable + pack.steep]
    return [pack.name, *pack.treasures, *towers, *(name for c in pack.colours for name in (c.name, c.figure))]


def steep_rooted(pack: Pack) -> list[Tower]:
    """The rooted towers of the steep labyrinth: the standard ones, some of them replaced."""
    instead = {tower.cell: tower for tower in pack.steep}
    return [instead.get(tower.cell, tower) for tower in pack.rooted]


PACK = open_pack("labyrinth", Pack, check)
