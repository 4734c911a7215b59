"""Positions that are spoilt on purpose, a change at a time, for the tests of what audits a game.

A change is written as it is read: `deck + 1`, `where[nero] = DISCARD`, `level[0, 2] - 1` change a field of the record;
`untold gained` takes away the first such thing that was told, `told gained 0 5 0` adds one. Several are kept apart by
semicolons. Names stand for numbers.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from tests.modes import Position
from vetta.core.record import NOTE_WORDS

CHANGE = re.compile(r"(?P<field>\w+)(\[(?P<index>[^]]+)\])? (?P<how>[=+-]) (?P<value>\S+)")


def tamper(p: Position, changes: str, names: Mapping[str, int]) -> None:
    """Spoils a position."""
    for change in filter(None, changes.split("; ")):
        words = change.split()
        if words[0] == "untold":
            first = [name for name, *_ in p.happened].index(words[1])
            retell(p, [note for n, note in enumerate(p.told) if n != first])
        elif words[0] == "told":
            numbers = [number_of(word, names) for word in words[2:]]
            retell(p, [*p.told, (kind_of(p, words[1]), *numbers, *[0] * (NOTE_WORDS - 1 - len(numbers)))])
        else:
            spoil(p, change, names)


def spoil(p: Position, change: str, names: Mapping[str, int]) -> None:
    found = CHANGE.fullmatch(change)
    assert found, change
    name, value = found["field"], number_of(found["value"], names)
    numbers = [number_of(word, names) for word in found["index"].split(", ")] if found["index"] else []
    field = getattr(p, name)
    key = tuple(numbers) if len(numbers) > 1 else numbers[0] if numbers else None
    now = int(field if key is None else field[key])
    value = {"=": value, "+": now + value, "-": now - value}[found["how"]]
    assert value != now, f"{change} changes nothing"
    if key is None:
        setattr(p, name, value)
    else:
        field[key] = value


def number_of(word: str, names: Mapping[str, int]) -> int:
    return names[word] if word in names else int(word)


def kind_of(p: Position, name: str) -> int:
    return [happening.name for happening in p.game.lexicon.events].index(name)


def retell(p: Position, notes: list[tuple[int, ...]]) -> None:
    """Has a record tell something else of the last move."""
    if isinstance(p.s, p.game.record):
        p.s.notes = [tuple(note) for note in notes]
    else:
        p.s["noted"] = len(notes)
        for n, note in enumerate(notes):
            p.s["notes"][n] = note
