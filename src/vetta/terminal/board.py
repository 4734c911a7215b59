"""The places of a game that have a spot, drawn with letters and lines.

     a     b     c
        >Nb
1    ╔═════╦     ║      the sign of what lies at the bottom of a place; lines join where both signs are open
     1R   >2c    3!     its number, and a letter for each thing on it

Where the places of a row are called something besides the heads of their columns, it stands at the end of the row.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from vetta.core.lexicon import ANYBODY, NUMBER, Lexicon, Place
from vetta.core.view import Piece, View

ARMS = {
    "│": "NS", "─": "EW", "└": "NE", "┌": "ES", "┐": "SW", "┘": "WN", "┴": "WNE", "├": "NES", "┬": "ESW", "┤": "SWN",
    "┼": "NESW",
    "║": "NS", "═": "EW", "╚": "NE", "╔": "ES", "╗": "SW", "╝": "WN", "╩": "WNE", "╠": "NES", "╦": "ESW", "╣": "SWN",
    "╬": "NESW",
}  # fmt: skip
"""The sides to which a sign is open."""

LINES = {"E": ("─", "═"), "S": ("│", "║")}
PICKABLE, WANTED, MORE, EMPTY = ">", "!", "+", "·"
LETTERS = "abcdefghijklmnopqrstuvwxyz"


class Lit(NamedTuple):
    """What is to be seen at a glance: the things that can be picked, and the kinds that only the viewer knows of."""

    pickable: Collection[str] = ()
    wanted: Collection[str] = ()


@dataclass
class Board:
    """The board of a game. It remembers which letter stands for which kind, so that letters never change."""

    lexicon: Lexicon
    names: Mapping[str, str] = field(default_factory=dict)
    """What places are called in the reader's language. A column or row that is named like a place is called like it."""
    letters: dict[str, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.spots = {place.spot: place for place in self.lexicon.places if place.spot}
        self.columns = 1 + max((column for column, _ in self.spots), default=-1)
        self.rows = 1 + max((row for _, row in self.spots), default=-1)
        self.states = {piece.name: piece.state for piece in self.lexicon.pieces}
        self.families = {piece.name: piece.family for piece in self.lexicon.pieces}
        self.glyphs = {kind.name: kind.glyph for kind in self.lexicon.kinds}
        self.turning = {kind for kind, glyph in self.glyphs.items() if len(glyph) > 1}
        """The kinds that look different when they are turned."""
        self.heads = _heads(self.spots.values())
        self.row_heads = {row: self.names.get(head, head) for row, head in self.heads.rows.items()}
        self.column_heads = {column: self.names.get(head, head) for column, head in self.heads.columns.items()}
        self.ends = self._ends()

    # ------------------------------------------------------------------------------------------ signs

    def glyph(self, piece: Piece) -> str:
        """How a piece is drawn, turned as it is; empty if its kind has no sign of its own."""
        glyph = self.glyphs[piece.kind]
        return glyph[piece.facing % len(glyph)] if glyph else ""

    def give_letters(self, view: View, names: dict[str, str]) -> None:
        """Finds a letter for each kind on the board that has no sign: one of its name, if there is one left. Those of
        its family that lie beside the board get one too, so that letters are the same in every match."""
        taken = {*self.letters.values(), *(sign for glyph in self.glyphs.values() for sign in glyph)}
        on_board = {place.name for place in self.spots.values()}
        kinds = (kind.name for kind in self.lexicon.kinds if not kind.glyph and kind.name not in self.letters)
        families = {self.families[piece.id] for piece in view.pieces if piece.at in on_board}
        seen = {piece.kind for piece in view.pieces if self.families[piece.id] in families}
        for kind in kinds:
            if kind in seen:
                name = names[kind].casefold()
                free = [letter for letter in [*name, *LETTERS] if letter in LETTERS and letter not in taken]
                self.letters[kind] = free[0] if free else "?"
                taken.add(self.letters[kind])

    def mark(self, piece: Piece) -> str:
        """The letter or sign of a piece that lies on another; none where somebody has it already."""
        if glyph := self.glyph(piece):
            return glyph
        return "" if self.states[piece.id] == ANYBODY and piece.state else self.letters.get(piece.kind, "?")

    # ------------------------------------------------------------------------------------------ drawing

    def draw(self, view: View, lit: Lit, width: int) -> list[str]:
        """The lines of the board, none longer than `width` if that can be."""
        at: dict[str, list[Piece]] = {place.name: [] for place in self.spots.values()}
        for piece in sorted(view.pieces, key=lambda piece: piece.order):
            if piece.at in at:
                at[piece.at].append(piece)
        margin = self._margin
        widths = self._widths(width - margin - self._room_for_ends(width))
        lines = []
        if self.column_heads:
            heads = (self.column_heads.get(column, "") for column in range(self.columns))
            cut = (head[: widths[column] - 1].ljust(widths[column]) for column, head in enumerate(heads))
            lines.append(" " * margin + "".join(cut))
        for row in range(self.rows):
            upper = lower = ""
            for column in range(self.columns):
                above, below = self._cell(column, row, widths[column], at, lit)
                upper, lower = upper + above, lower + below
            end = self.ends.get(row, "") if self._room_for_ends(width) else ""
            lines.append(self.row_heads.get(row, "").rjust(margin - 1) + " " + upper + end)
            lines.append(" " * margin + lower)
        return [line.rstrip() for line in lines if line.strip()]

    @property
    def _margin(self) -> int:
        return max(map(len, self.row_heads.values()), default=0) + 1

    # ------------------------------------------------------------------------------------------ the ends of rows

    def _ends(self) -> dict[int, str]:
        """What the places of a row are called besides the heads of their columns, where all agree: of "Mars, centre",
        "Venus, centre" ... it is "centre"."""
        rows: dict[int, set[str]] = {}
        for (column, row), place in self.spots.items():
            if place.name in self.heads.placed:
                name = self.names.get(place.name, place.name)
                rows.setdefault(row, set()).add(name.replace(self.column_heads[column], "", 1).strip(" ,:;"))
        ends = {row: names.pop() for row, names in rows.items() if len(names) == 1}
        return {row: end for row, end in ends.items() if end not in ("", self.heads.rows[row], self.row_heads[row])}

    def _room_for_ends(self, width: int) -> int:
        """How much of the width the ends of rows take; 0 if that would cut the heads of columns."""
        room = max(map(len, self.ends.values()), default=0)
        if not room:
            return 0
        widths = self._widths(width - self._margin - room)
        fits = sum(widths) + self._margin + room <= width
        return room if fits and all(len(head) < widths[column] for column, head in self.column_heads.items()) else 0

    def ends_below(self, width: int) -> list[str]:
        """Where there is no room for the ends of rows: those of the first row, the last one and the one between."""
        if not self.ends or self._room_for_ends(width):
            return []
        rows = sorted(self.ends)
        chosen = dict.fromkeys((rows[0], rows[len(rows) // 2], rows[-1]))
        return [f"{self.row_heads[row]}: {self.ends[row]}" for row in chosen]

    def _widths(self, room: int) -> list[int]:
        """Columns with places in the grid share the room; others are as wide as their names."""
        narrow = {}
        for column in range(self.columns):
            here = [place for (x, _), place in self.spots.items() if x == column]
            if not any(place.name in self.heads.placed for place in here):
                narrow[column] = max((len(place.name) for place in here), default=0) + 2
        wide = self.columns - len(narrow)
        share = min(9, max(3, (room - sum(narrow.values())) // wide)) if wide else 0
        return [narrow.get(column, share) for column in range(self.columns)]

    def _cell(self, column: int, row: int, width: int, at: dict[str, list[Piece]], lit: Lit) -> tuple[str, str]:
        place = self.spots.get((column, row))
        if place is None:
            return " " * width, " " * width
        here = at[place.name]
        lights = place.name in lit.pickable or any(piece.id in lit.pickable for piece in here)
        if place.name not in self.heads.placed:
            sign = self.glyph(here[0]) if here else PICKABLE if lights else ""
            return f"{sign:1}{place.name}".ljust(width)[:width], " " * width
        ground = self._ground(here)
        east = self._line(ground, self._ground_at(column + 1, row, at), "E", "W")
        south = self._line(ground, self._ground_at(column, row + 1, at), "S", "N")
        number = str(here[0].state) if here and self.states[here[0].id] == NUMBER and here[0].state else ""
        marks = "".join(
            mark + (WANTED if piece.kind in lit.wanted else "") for piece in here[1:] if (mark := self.mark(piece))
        )
        text = (PICKABLE if lights else "") + number + marks
        if len(text) > width - 1:
            text = text[: width - 2] + MORE
        return ground + (east or " ") * (width - 1), ((south or " ") + text).ljust(width)

    def _ground(self, here: list[Piece]) -> str:
        return (self.glyph(here[0]) or self.mark(here[0]) or EMPTY) if here else EMPTY

    def _ground_at(self, column: int, row: int, at: dict[str, list[Piece]]) -> str:
        place = self.spots.get((column, row))
        return self._ground(at[place.name]) if place and place.name in self.heads.placed else ""

    def _line(self, one: str, other: str, side: str, back: str) -> str:
        """What joins two signs that are open to one another."""
        if side in ARMS.get(one, "") and back in ARMS.get(other, ""):
            return LINES[side][one in "║═╚╔╗╝╩╠╦╣╬"]
        return ""


class Heads(NamedTuple):
    """What stands at the edge of the board, so that each place need not carry its own name."""

    columns: dict[int, str]
    rows: dict[int, str]
    placed: frozenset[str]
    """The places that these name: those of column b and row 3 is called b3."""


def _heads(places: Iterable[Place]) -> Heads:
    """Finds out whether places are named like the squares of a chessboard."""
    columns: dict[int, str] = {}
    rows: dict[int, str] = {}
    placed = set()
    for place in places:
        found = re.fullmatch(r"([a-z]+)(\d+)", place.name)
        if found and place.spot:
            column, row = place.spot
            if columns.setdefault(column, found[1]) == found[1] and rows.setdefault(row, found[2]) == found[2]:
                placed.add(place.name)
    return Heads(columns, rows, frozenset(placed))
