"""What happened, told to the table. In a lean record a note costs nothing: it compiles to nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from vetta.core.kernel import by_type
from vetta.core.record import Record


def _note(s: Any, kind: Any, a: Any = 0, b: Any = 0, c: Any = 0) -> Callable[..., Any]:
    if "notes" not in s.fields:
        return lambda s, kind, a=0, b=0, c=0: None

    def write(s: Any, kind: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        s.notes[s.noted, 0] = kind
        s.notes[s.noted, 1] = a
        s.notes[s.noted, 2] = b
        s.notes[s.noted, 3] = c
        s.noted += 1

    return write


@by_type(_note)
def note(s: Record, kind: int, a: int = 0, b: int = 0, c: int = 0) -> None:
    """Tells the table that something of this kind happened, with up to three numbers."""
    if s.notes is not None:
        s.notes.append((kind, a, b, c))


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
