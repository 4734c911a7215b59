"""The words behind a game's numbers. Rules speak in numbers; a lexicon gives every number its name.

Names are the same in every language and stand in match files, messages and tests. Texts for people are Fluent
messages (`text/en.ftl`): the event `pushed` reads `event-pushed`, the objection `no-way` reads `objection-no-way`.
"""

from __future__ import annotations

from msgspec import Struct

NUMBER = "number"
SEAT = "seat"
ANYBODY = "anybody"
DICE = "dice"
"""What a number can be when it is in no list: it counts, it is a seat (from 0), a seat from 1 and 0 for nobody, or a
handful of dice: how many of them show a 1, five bits, how many a 2, the next five ..., up to 6."""


class Arg(Struct, frozen=True):
    """One number of an event, objection or choice. `of` is the list its name is in, or `number`, `seat`, `dice` ..."""

    name: str
    of: str = NUMBER
    secret: bool = False
    """Told only to the seats that the event's arguments name; to others it is not there."""


class Happening(Struct, frozen=True):
    """A kind of event: its name, its clause and what its numbers mean."""

    name: str
    clause: str
    args: tuple[Arg, ...] = ()
    reveals: bool = False
    """Whether somebody learns something by it that was secret: such a move is not undone without consent."""


class Reason(Struct, frozen=True):
    """A kind of objection: its name, its clause and what its numbers mean."""

    name: str
    clause: str
    args: tuple[Arg, ...] = ()


class Prompt(Struct, frozen=True):
    """A question to a seat, or what a seat waits for."""

    name: str
    args: tuple[Arg, ...] = ()


class Remark(Struct, frozen=True):
    """Something to know of a choice before it is made, such as what it costs."""

    name: str
    args: tuple[Arg, ...] = ()


class Verb(Struct, frozen=True):
    """A range of actions: `count` actions from `first`, and the lists whose names tell them apart."""

    name: str
    first: int
    count: int
    args: tuple[Arg, ...] = ()


class PieceName(Struct, frozen=True):
    """A piece: its name, the family whose Fluent message describes it, and what the number of its state is."""

    name: str
    family: str
    state: str = NUMBER


class Kind(Struct, frozen=True):
    """What a piece can be. `glyph` draws it on a text board: one sign, or one for each way it can face."""

    name: str
    glyph: str = ""


class Place(Struct, frozen=True):
    """Where a piece can be. Places with a spot (column, row) make up the board of a text table."""

    name: str
    family: str = "place"
    spot: tuple[int, int] | None = None


class Option(Struct, frozen=True):
    """A choice made before the match: a field of the record, the names of its values and the usual one."""

    name: str
    values: tuple[str, ...]
    usual: int = 0
    fits: dict[int, tuple[int, ...]] | None = None
    """For each number of seats the values that can be chosen, the usual one first; None: all of them always."""


class Memo(Struct, frozen=True):
    """A number, 0 to `most`, that a campaign's memory puts into a field of the record; nobody is asked for it."""

    name: str
    most: int


class Icon(Struct, frozen=True):
    """A picture on a card, as data: what it shows, of what, how many, what it is made of. A game explains its names."""

    name: str
    of: str = ""
    amount: int = 0
    parts: tuple[Icon, ...] = ()


class Lexicon(Struct, frozen=True):
    """Everything that can be named."""

    pieces: tuple[PieceName, ...]
    kinds: tuple[Kind, ...]
    places: tuple[Place, ...]
    prompts: tuple[Prompt, ...]
    events: tuple[Happening, ...]
    reasons: tuple[Reason, ...]
    verbs: tuple[Verb, ...]
    lists: dict[str, tuple[str, ...]]
    options: tuple[Option, ...]
    memory: tuple[Memo, ...] = ()
    remarks: tuple[Remark, ...] = ()
    icons: dict[str, tuple[Icon, ...]] = {}
    """What is drawn on cards and boards, by the name of what it stands on."""

    def name_of(self, of: str, number: int) -> str | int:
        """The name of a number in a list; numbers that only count, and seats, stay as they are; dice one by one."""
        if of == DICE:
            return ", ".join(str(face + 1) for face in range(6) for _ in range((number >> 5 * face) & 31))
        return number if of in (NUMBER, SEAT, ANYBODY) else self.lists[of][number]

    def thing(self, number: int) -> str:
        """A thing that can be touched: the pieces are counted first, then the places."""
        if number < len(self.pieces):
            return self.pieces[number].name
        return self.places[number - len(self.pieces)].name
