"""What leaves the engine: what one seat may see, may do and is told. Typed once, here, for every client."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from vetta.core.kernel import kernel
from vetta.core.record import Grid, Row

SPECTATOR = -1
"""The seat of somebody who sits nowhere and sees only what everybody sees."""

PIECE, KIND, PLACE, ORDER, FACING, STATE = range(6)
"""The columns of a row that `look` writes."""

COLUMNS = 6


@kernel
def show(rows: Grid, n: int, piece: int, kind: int, place: int, order: int, facing: int, state: int) -> int:
    """Writes row n: a piece, what it is, where, at which height of a pile, which way it faces, and a number."""
    rows[n, PIECE] = piece
    rows[n, KIND] = kind
    rows[n, PLACE] = place
    rows[n, ORDER] = order
    rows[n, FACING] = facing
    rows[n, STATE] = state
    return n + 1


@kernel
def no_trail(s: Any, action: int, places: Row) -> int:
    """The trail of a game in which nothing walks."""
    return 0


@kernel
def no_standing(s: Any, seat: int) -> int:
    """The standing in a game whose scores say all."""
    return 0


@kernel
def no_foresight(s: Any, action: int) -> int:
    """Where only trying an action tells whether it can be taken back."""
    return -1


@kernel
def no_remark(s: Any, action: int, numbers: Row) -> int:
    """Where a choice says all there is to know."""
    return -1


@kernel
def no_audit(before: Any, s: Any) -> int:
    """Where nobody counts what is in the box."""
    return 0


class Said(Struct, frozen=True):
    """Something to be said in the reader's language: a message and its arguments."""

    name: str
    args: dict[str, str | int] = {}


class Piece(Struct, frozen=True):
    id: str
    kind: str
    at: str
    order: int = 0
    facing: int = 0
    state: int = 0


class View(Struct, frozen=True):
    """The table as one seat may see it."""

    seat: int
    mover: int
    prompt: Said
    pieces: tuple[Piece, ...]
    over: bool
    scores: tuple[int, ...]
    standings: tuple[int, ...] = ()
    """Once it is over: how well each seat has done apart from its score, the higher the better."""


class Choice(Struct, frozen=True):
    """One legal action: its text in a match file, how to say it, and what to touch, in order, to make it."""

    action: int
    text: str
    says: Said
    picks: tuple[str, ...]
    usual: bool = False
    """Whether it is the one that needs no thought."""
    final: bool = False
    """Whether it cannot be freely taken back, because it rolls, draws or reveals."""
    remark: Said | None = None
    """What is good to know of it before it is made."""


class Event(Struct, frozen=True):
    """Something that happened, as one seat is told of it."""

    name: str
    clause: str
    args: dict[str, str | int] = {}


class Objection(Struct, frozen=True):
    """Why an action is not allowed."""

    name: str
    clause: str
    args: dict[str, str | int] = {}
