"""What happened, told to the table. In a lean record a note costs nothing: it compiles to nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from vetta.core.kernel import by_type
from vetta.core.record import Record


def _note(s: Any, kind: Any, a: Any = 0, b: Any = 0, c: Any = 0, d: Any = 0, e: Any = 0) -> Callable[..., Any]:
    if "notes" not in s.fields:
        return lambda s, kind, a=0, b=0, c=0, d=0, e=0: None
    room = s.fields["notes"].type.shape[0]

    def write(s: Any, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0) -> None:
        if s.noted < room:
            s.notes[s.noted, 0] = kind
            s.notes[s.noted, 1] = a
            s.notes[s.noted, 2] = b
            s.notes[s.noted, 3] = c
            s.notes[s.noted, 4] = d
            s.notes[s.noted, 5] = e
            s.noted += 1

    return write


@by_type(_note)
def note(s: Record, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0) -> None:
    """Tells the table that something of this kind happened, with up to five numbers of 32 bits.

    What does not fit any more is not told: it must not be written over what lies behind. A law sees to it that a
    move never fills the room.
    """
    if s.notes is not None and len(s.notes) < s.room:
        s.notes.append((kind, a, b, c, d, e))


def _count_notes(s: Any) -> Callable[..., Any]:
    if "notes" not in s.fields:
        return lambda s: -1
    return lambda s: s.noted


@by_type(_count_notes)
def count_notes(s: Record) -> int:
    """How many things a record tells of the last move; -1 if it is lean and tells nothing."""
    return -1 if s.notes is None else len(s.notes)


def _read_note(s: Any, n: Any, column: Any) -> Callable[..., Any]:
    if "notes" not in s.fields:
        return lambda s, n, column: -1
    return lambda s, n, column: s.notes[n, column]


@by_type(_read_note)
def read_note(s: Record, n: int, column: int) -> int:
    """A number of the n-th note: column 0 is what happened, the others are its numbers in order."""
    return -1 if s.notes is None else s.notes[n][column]


def _forget_notes(s: Any) -> Callable[..., Any]:
    if "notes" not in s.fields:
        return lambda s: None

    def forget(s: Any) -> None:
        s.noted = 0

    return forget


@by_type(_forget_notes)
def forget_notes(s: Record) -> None:
    """Clears the notes, before the next move writes its own."""
    if s.notes is not None:
        s.notes.clear()
