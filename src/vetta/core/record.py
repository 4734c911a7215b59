"""A match is one flat record: what a game remembers, declared once.

    class State(Record, notes=24):
        seats: int = int8("how many play")
        tower: Row = int8(26, "which tower stands on each cell")
        hand: Grid = int8((4, 3), "magic cards by seat and kind")

The class itself is the *plain twin*: an ordinary Python object with these fields, ints and lists, for the table
server and the debugger. The same declaration gives the NumPy dtype of the compiled twin, byte for byte the same.
Both come lean (bots, environments) or with room for notes at the end (the table, the browser).
"""

from __future__ import annotations

import math
import struct
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, Self

if TYPE_CHECKING:
    import numpy as np

WIDTHS = {"int8": ("b", 1), "int16": ("h", 2), "int32": ("i", 4), "int64": ("q", 8), "uint64": ("Q", 8)}
NOTE_WORDS = 6
"""A note is six int32 words: what happened, and up to five numbers that say to whom and how much."""


class Row(list[int]):
    """A field (or table) with one index."""

    __slots__ = ()


class Grid(dict[tuple[int, ...], int]):
    """A field (or table) with several indices, always written `s.hand[seat, kind]`."""

    __slots__ = ()


class Field(NamedTuple):
    """One thing the match remembers."""

    width: str
    shape: tuple[int, ...]
    meaning: str
    name: str = ""
    offset: int = 0

    @property
    def length(self) -> int:
        return math.prod(self.shape)

    @property
    def keys(self) -> list[tuple[int, ...]]:
        keys: list[tuple[int, ...]] = [()]
        for extent in self.shape:
            keys = [(*key, i) for key in keys for i in range(extent)]
        return keys


def _field(width: str, *declared: Any) -> Any:
    *shape, meaning = declared
    lengths = shape[0] if shape else ()
    return Field(width, lengths if isinstance(lengths, tuple) else (lengths,), meaning)


def int8(*declared: Any) -> Any:
    """A small number (-128 to 127), or a row or grid of them: `int8(26, "meaning")`."""
    return _field("int8", *declared)


def int16(*declared: Any) -> Any:
    """A number of sixteen bits, for instance a set of up to fifteen things."""
    return _field("int16", *declared)


def int32(*declared: Any) -> Any:
    """A number that counts: compiled numbers wrap silently, so what counts gets room."""
    return _field("int32", *declared)


def int64(*declared: Any) -> Any:
    """A set of up to 63 things, as a number with a bit for each."""
    return _field("int64", *declared)


def uint64(*declared: Any) -> Any:
    """Raw bits. Only the die needs them."""
    return _field("uint64", *declared)


class Record:
    """Base of every game's State. Class facts: `fields`, `size`, `noted_size`, `room` (how many notes fit)."""

    fields: ClassVar[tuple[Field, ...]] = ()
    size: ClassVar[int] = 0
    noted_size: ClassVar[int] = 0
    room: ClassVar[int] = 0
    _layout: ClassVar[struct.Struct]

    notes: list[tuple[int, int, int, int, int, int]] | None

    def __init_subclass__(cls, notes: int = 0) -> None:
        fields, offset, layout = [], 0, "<"
        for name, declared in list(vars(cls).items()):
            if isinstance(declared, Field):
                code, width = WIDTHS[declared.width]
                gap = -offset % width
                layout += f"{gap}x{declared.length}{code}"
                offset += gap
                fields.append(declared._replace(name=name, offset=offset))
                offset += declared.length * width
                delattr(cls, name)
        gap = -offset % 8
        cls.fields, cls.size, cls.room = tuple(fields), offset + gap, notes
        cls.noted_size = cls.size + 8 + notes * NOTE_WORDS * 4
        cls._layout = struct.Struct(f"{layout}{gap}x")

    def __init__(self, noted: bool = False) -> None:
        self.notes = [] if noted else None
        for field in self.fields:
            value: int | Row | Grid = 0
            if len(field.shape) == 1:
                value = Row([0] * field.length)
            elif field.shape:
                value = Grid((key, 0) for key in field.keys)
            setattr(self, field.name, value)

    def copy(self) -> Self:
        twin = object.__new__(type(self))
        mine, other = self.__dict__, twin.__dict__
        for name, value in mine.items():
            other[name] = value if isinstance(value, int) or value is None else type(value)(value)
        return twin

    def to_bytes(self) -> bytes:
        """The lean bytes: the position, without notes."""
        flat: list[int] = []
        for field in self.fields:
            value = getattr(self, field.name)
            if not field.shape:
                flat.append(value)
            else:
                flat.extend(value if len(field.shape) == 1 else value.values())
        return self._layout.pack(*flat)

    @classmethod
    def from_bytes(cls, data: bytes, noted: bool = False) -> Self:
        s = cls(noted)
        flat = iter(cls._layout.unpack(data))
        for field in cls.fields:
            if not field.shape:
                setattr(s, field.name, next(flat))
            elif len(field.shape) == 1:
                setattr(s, field.name, Row(next(flat) for _ in range(field.length)))
            else:
                setattr(s, field.name, Grid((key, next(flat)) for key in field.keys))
        return s

    @classmethod
    def dtype(cls, noted: bool = False) -> np.dtype[Any]:
        """The compiled twin's layout."""
        import numpy as np

        rows = [(f.name, np.dtype(f.width), f.shape, f.offset) for f in cls.fields]
        if noted:
            rows.append(("noted", np.dtype("int32"), (), cls.size))
            rows.append(("notes", np.dtype("int32"), (cls.room, NOTE_WORDS), cls.size + 8))
        return np.dtype(
            {
                "names": [name for name, _, _, _ in rows],
                "formats": [(kind, shape) if shape else kind for _, kind, shape, _ in rows],
                "offsets": [offset for _, _, _, offset in rows],
                "itemsize": cls.noted_size if noted else cls.size,
            },
            align=True,
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, type(self)) and self.to_bytes() == other.to_bytes() and self.notes == other.notes

    __hash__ = None  # type: ignore[assignment]  # it changes under your hands; hash its bytes
