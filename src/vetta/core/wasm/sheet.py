"""What goes with a module: everything a host must know to use it and to put words on its numbers, as JSON."""

from __future__ import annotations

import hashlib
from typing import Any

from msgspec import Struct

from vetta.core import notation
from vetta.core.drive import Stroller
from vetta.core.game import ROOM_FOR_TRAIL, Game
from vetta.core.lexicon import Lexicon
from vetta.core.record import Record
from vetta.core.view import COLUMNS
from vetta.core.wasm.doors import NUMBERS, THINGS, doors, rows


class Slice(Struct, frozen=True):
    """Where a field lies in a record: its width (`int8`), its extents (none for a single number) and its offset."""

    name: str
    width: str
    shape: tuple[int, ...]
    offset: int


class Sizes(Struct, frozen=True):
    """How much there is of everything: bytes of a record, and how many numbers each kernel writes at most."""

    position: int
    """The bytes of a position: a record up to its notes."""
    record: int
    stroller: int
    actions: int
    observation: int
    rows: int
    columns: int
    things: int
    numbers: int
    places: int


class Action(Struct, frozen=True):
    """One action: its text in a match file, its verb and the names that tell it apart."""

    text: str
    verb: str
    args: dict[str, str]


class Sheet(Struct, frozen=True):
    game: str
    rules: int
    pack: str
    pack_hash: str
    module_bytes: int
    module_sha256: str
    seats: tuple[int, ...]
    sizes: Sizes
    record: tuple[Slice, ...]
    """The record's fields; `noted` counts the notes, each of `notes` is what happened and up to five numbers."""
    stroller: tuple[Slice, ...]
    exports: dict[str, tuple[str, ...]]
    """The module's functions with the names of their arguments; each is a 32-bit number or the address of something."""
    actions: tuple[Action, ...]
    lexicon: Lexicon


def sheet(game: Game, module: bytes) -> Sheet:
    """The sheet of a game's module."""
    return Sheet(
        game=game.name,
        rules=game.rules,
        pack=game.pack,
        pack_hash=game.pack_hash,
        module_bytes=len(module),
        module_sha256=hashlib.sha256(module).hexdigest(),
        seats=game.seats,
        sizes=Sizes(
            position=game.record.size,
            record=game.record.noted_size,
            stroller=Stroller.size,
            actions=game.actions,
            observation=game.observation,
            rows=rows(game),
            columns=COLUMNS,
            things=THINGS,
            numbers=NUMBERS,
            places=ROOM_FOR_TRAIL,
        ),
        record=_layout(game.record, noted=True),
        stroller=_layout(Stroller, noted=False),
        exports={name: tuple(door.arguments) for name, door in doors(game).items()},
        actions=tuple(_action(game, action) for action in range(game.actions)),
        lexicon=game.lexicon,
    )


def _layout(record: type[Record], *, noted: bool) -> tuple[Slice, ...]:
    fields: Any = record.dtype(noted).fields
    return tuple(Slice(name, kind.base.name, kind.shape, offset) for name, (kind, offset, *_) in fields.items())


def _action(game: Game, action: int) -> Action:
    verb, names = notation.parts(game.lexicon, action)
    return Action(game.write(action), verb.name, names)
