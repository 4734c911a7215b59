"""One face for a game in either mode, so that every test of a rule runs on plain records and on compiled ones.

A `Mode` is a game in one mode; a `Position` is a match in it. Fields read and write as in a rule:
`p.at[0]`, `p.hand[1, JOKER] = 2`, `p.phase = 0`.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache, cached_property
from typing import TYPE_CHECKING, Any, NamedTuple, cast

from vetta.core.die import set_die
from vetta.core.game import ROOM_FOR_TRAIL, Game, Kernels, Setup
from vetta.core.kernel import Twins
from vetta.core.note import forget_notes
from vetta.core.record import WIDTHS, Field, Grid, Row
from vetta.core.view import COLUMNS

if TYPE_CHECKING:
    from vetta.core.native import Native

Note = tuple[int, int, int, int, int, int]
NUMBERS = 16
"""Room for the numbers of a prompt or an objection, and for the things to touch."""


class Mode:
    """A game in one mode. This one is plain; the others state their difference."""

    name = "plain"

    def __init__(self, game: Game) -> None:
        self.game = game

    def __repr__(self) -> str:
        return f"{self.game.name}-{self.name}"

    # ------------------------------------------------------------------------------------ what differs

    @property
    def kernels(self) -> Kernels:
        return self.game.kernels

    def twin(self, rule: Callable[..., Any]) -> Callable[..., Any]:
        """Any single rule as it runs in this mode."""
        return rule

    def blank(self, setup: Setup, seed: bytes) -> Any:
        """A record with only the set-up and the die in it."""
        s = self.game.record(noted=True)
        for name, value in self.game.settle(setup).items():
            setattr(s, name, value)
        set_die(s, seed)
        return s

    def record_from(self, data: bytes) -> Any:
        return self.game.record.from_bytes(data, noted=True)

    def bytes_of(self, s: Any) -> bytes:
        data: bytes = s.to_bytes()
        return data

    def copy_of(self, s: Any) -> Any:
        return s.copy()

    def get(self, s: Any, name: str) -> Any:
        return getattr(s, name)

    def set(self, s: Any, name: str, value: int) -> None:
        setattr(s, name, value)

    def notes(self, s: Any) -> list[Note]:
        return list(s.notes)

    def forget(self, s: Any) -> None:
        forget_notes(s)

    def row(self, length: int) -> Any:
        return Row([0] * length)

    def rows(self) -> Any:
        """Room for one row of `look` for each piece."""
        return Grid({(n, column): 0 for n in range(self.most_rows) for column in range(COLUMNS)})

    def perft(self, p: Position, depth: int) -> int:
        from vetta.lab.perft import perft_plain

        return perft_plain(self.game, p.s, depth)

    # ------------------------------------------------------------------------------------ the same for all

    @property
    def most_rows(self) -> int:
        return len(self.game.lexicon.pieces)

    def new(self, setup: Setup, seed: int | bytes = 0) -> Position:
        s = self.blank(setup, seed if isinstance(seed, bytes) else seed.to_bytes(16, "little"))
        self.kernels.start(s)
        return Position(self, s)

    def from_bytes(self, data: bytes) -> Position:
        return Position(self, self.record_from(data))


class NativeMode(Mode):
    """Compiled records, with notes."""

    name = "native"

    @cached_property
    def native(self) -> Native:
        from vetta.core.native import Native

        return Native(self.game, noted=True)

    @property
    def kernels(self) -> Kernels:
        return self.native.kernels

    def twin(self, rule: Callable[..., Any]) -> Callable[..., Any]:
        return self.native.twins.of(rule)  # type: ignore[no-any-return]

    def blank(self, setup: Setup, seed: bytes) -> Any:
        return self.native.lay([super().blank(setup, seed).to_bytes()])[0]

    def record_from(self, data: bytes) -> Any:
        return self.native.lay([data])[0]

    def bytes_of(self, s: Any) -> bytes:
        data: bytes = s.tobytes()
        return data[: self.game.record.size]

    def copy_of(self, s: Any) -> Any:
        import numpy as np

        return np.frombuffer(bytearray(s.tobytes()), s.dtype)[
            0
        ]  # s.copy() would leave the gaps between fields as noise

    def get(self, s: Any, name: str) -> Any:
        value = s[name]
        return value if value.shape else int(value)

    def set(self, s: Any, name: str, value: int) -> None:
        s[name] = value

    def notes(self, s: Any) -> list[Note]:
        return [cast("Note", tuple(map(int, row))) for row in s["notes"][: s["noted"]]]

    def forget(self, s: Any) -> None:
        s["noted"] = 0

    def row(self, length: int) -> Any:
        import numpy as np

        return np.zeros(length, np.int32)

    def rows(self) -> Any:
        import numpy as np

        return np.zeros((self.most_rows, COLUMNS), np.int32)

    def perft(self, p: Position, depth: int) -> int:
        return self.native.count(p.to_bytes(), depth)


class Position:
    """A match in some mode. What it does not define itself are the fields of the record."""

    mode: Mode
    s: Any

    def __init__(self, mode: Mode, s: Any) -> None:
        self.__dict__.update(mode=mode, s=s)

    def __getattr__(self, name: str) -> Any:
        return self.mode.get(self.s, name)

    def __setattr__(self, name: str, value: int) -> None:
        if name not in {field.name for field in self.mode.game.record.fields}:
            raise AttributeError(f"the record has no field {name}")
        self.mode.set(self.s, name, value)

    def __repr__(self) -> str:
        return f"<{self.mode} {self.to_bytes().hex()}>"

    @property
    def game(self) -> Game:
        return self.mode.game

    @property
    def over(self) -> bool:
        return bool(self.mode.kernels.over(self.s))

    @property
    def seat(self) -> int:
        return int(self.mode.kernels.seat(self.s))

    @property
    def told(self) -> list[Note]:
        """The notes of the last move."""
        return self.mode.notes(self.s)

    @property
    def happened(self) -> list[tuple[str | int, ...]]:
        """The notes of the last move, each with its name and as many numbers as it has arguments."""
        named: list[tuple[str | int, ...]] = []
        for kind, *numbers in self.told:
            happening = self.game.lexicon.events[kind]
            named.append((happening.name, *numbers[: len(happening.args)]))
        return named

    def to_bytes(self) -> bytes:
        return self.mode.bytes_of(self.s)

    def copy(self) -> Position:
        return Position(self.mode, self.mode.copy_of(self.s))

    def plain(self) -> Any:
        """The plain record of this match, notes included, for the methods of `Game`."""
        s = self.game.record.from_bytes(self.to_bytes(), noted=True)
        s.notes = self.told
        return s

    def do(self, rule: Callable[..., Any], *args: Any) -> Any:
        """Runs one rule on the record."""
        return self.mode.twin(rule)(self.s, *args)

    def seed(self, seed: bytes | int) -> None:
        """Sets the die."""
        data = seed if isinstance(seed, bytes) else seed.to_bytes(16, "little")
        self.die[0] = int.from_bytes(data[:8], "little")
        self.die[1] = int.from_bytes(data[8:], "little")

    # ------------------------------------------------------------------------------------ the contract

    def marks(self) -> list[int]:
        """What `legal` marks, a number for each action."""
        mask = self.mode.row(self.game.actions)
        self.mode.kernels.legal(self.s, mask)
        return [int(mark) for mark in mask]

    def legal(self) -> list[int]:
        return [action for action, mark in enumerate(self.marks()) if mark]

    def choices(self) -> set[str]:
        """What the seat to move may do, as text."""
        return {self.game.write(action) for action in self.legal()}

    def play(self, *actions: int | str, seed: int | bytes | None = None) -> Position:
        """Plays actions, by number or by text; each must be legal."""
        for action in actions:
            number = self.number(action)
            assert number in self.legal(), f"{action} is not legal; legal: {sorted(self.choices())}"
            if seed is not None:
                self.seed(seed)
            self.mode.forget(self.s)
            self.mode.kernels.play(self.s, number)
        return self

    def number(self, action: int | str) -> int:
        number = self.game.read(action) if isinstance(action, str) else action
        assert number is not None, f"there is no action {action}"
        return number

    def leave(self, seat: int) -> Position:
        self.mode.forget(self.s)
        self.mode.kernels.leave(self.s, seat)
        return self

    def score(self, seat: int) -> int:
        return int(self.mode.kernels.score(self.s, seat))

    def imagined(self, seat: int, seed: int | bytes | None = None) -> Position:
        """A copy in which what this seat cannot know is drawn anew."""
        world = self.copy()
        if seed is not None:
            world.seed(seed)
        self.mode.kernels.imagine(world.s, seat)
        return world

    def look(self, seat: int) -> list[tuple[int, ...]]:
        rows = self.mode.rows()
        count = self.mode.kernels.look(self.s, seat, rows)
        return [tuple(int(rows[n, column]) for column in range(COLUMNS)) for n in range(count)]

    def pieces(self, seat: int) -> dict[str, tuple[str, str, int, int, int]]:
        """What a seat sees, by name: kind, place, order, facing, state."""
        words = self.game.lexicon
        return {
            words.pieces[piece].name: (words.kinds[kind].name, words.places[place].name, order, facing, state)
            for piece, kind, place, order, facing, state in self.look(seat)
        }

    def picks(self, action: int) -> list[int]:
        things = self.mode.row(NUMBERS)
        count = self.mode.kernels.picks(self.s, action, things)
        return [int(things[n]) for n in range(count)]

    def prompt(self, seat: int) -> tuple[int, list[int]]:
        args = self.mode.row(NUMBERS)
        asked = int(self.mode.kernels.prompt(self.s, seat, args))
        return asked, [int(number) for number in args]

    def observe(self, seat: int) -> list[int]:
        sight = self.mode.row(self.game.observation)
        for n in range(len(sight)):
            sight[n] = 77  # whatever stood there before must not shine through
        self.mode.kernels.observe(self.s, seat, sight)
        return [int(number) for number in sight]

    def against(self, action: int) -> tuple[int, list[int]]:
        """The number of the objection and the numbers that explain it."""
        why = self.mode.row(NUMBERS)
        reason = int(self.mode.kernels.objection(self.s, action, why))
        return reason, [int(number) for number in why]

    def objection(self, action: int | str) -> tuple[str | int, ...]:
        """The name of the objection and as many numbers as it has arguments; empty if the action is allowed."""
        number, why = self.against(self.number(action))
        if number == 0:
            return ()
        reason = self.game.lexicon.reasons[number]
        return (reason.name, *why[: len(reason.args)])

    def final(self, action: int) -> int:
        return int(self.mode.kernels.final(self.s, action))

    def trail(self, action: int | str) -> list[int]:
        places = self.mode.row(ROOM_FOR_TRAIL)
        count = int(self.mode.kernels.trail(self.s, self.number(action), places))
        return [int(places[n]) for n in range(count)]

    def remark(self, action: int | str) -> tuple[str | int, ...]:
        """The name of the remark on a legal action and as many numbers as it has arguments; empty if there is none."""
        numbers = self.mode.row(NUMBERS)
        found = int(self.mode.kernels.remark(self.s, self.number(action), numbers))
        if found < 0:
            return ()
        remark = self.game.lexicon.remarks[found]
        return (remark.name, *(int(numbers[n]) for n in range(len(remark.args))))

    def audit(self, before: Position) -> int:
        """The number of the first law that the step from a position to this one has broken; 0 if none."""
        return int(self.mode.kernels.audit(before.s, self.s))

    def usual(self) -> int:
        return int(self.mode.kernels.usual(self.s))

    def idle(self) -> int:
        """Draws from the die when there is a choice."""
        return int(self.mode.kernels.idle(self.s))


# ---------------------------------------------------------------------------------------- records that check


def _strict_row(low: int, high: int) -> type[Row]:
    class StrictRow(Row):
        """A row that refuses indexes outside it, from the end too, and values that its width cannot hold."""

        def __getitem__(self, i: Any) -> Any:
            if not 0 <= i < len(self):
                raise IndexError(f"row of {len(self)} read at {i}")
            return super().__getitem__(i)

        def __setitem__(self, i: Any, value: Any) -> None:
            if not 0 <= i < len(self):
                raise IndexError(f"row of {len(self)} written at {i}")
            if not low <= value <= high:
                raise OverflowError(f"{value} does not fit between {low} and {high}")
            super().__setitem__(i, value)

    return StrictRow


def _strict_grid(low: int, high: int) -> type[Grid]:
    class StrictGrid(Grid):
        """A grid with as many cells as it was made with."""

        def __setitem__(self, key: tuple[int, ...], value: int) -> None:
            if key not in self:
                raise IndexError(f"grid written at {key}")
            if not low <= value <= high:
                raise OverflowError(f"{value} does not fit between {low} and {high}")
            super().__setitem__(key, value)

    return StrictGrid


def _span(width: str) -> tuple[int, int]:
    bits = 8 * WIDTHS[width][1]
    return (0, 2**bits - 1) if width == "uint64" else (-(2 ** (bits - 1)), 2 ** (bits - 1) - 1)


TableRow, TableGrid = _strict_row(-(2**31), 2**31 - 1), _strict_grid(-(2**31), 2**31 - 1)


@cache
def strict_record(record: type[Any]) -> type[Any]:
    """The record with every field checked as its width and shape demand."""
    fields: dict[str, Field] = {field.name: field for field in record.fields}
    rows = {name: _strict_row(*_span(field.width)) for name, field in fields.items()}
    grids = {name: _strict_grid(*_span(field.width)) for name, field in fields.items()}

    def keep(self: Any, name: str, value: Any) -> None:
        if name in fields:
            low, high = _span(fields[name].width)
            if type(value) is Row:
                value = rows[name](value)
            elif type(value) is Grid:
                value = grids[name](value)
            elif isinstance(value, int) and not low <= value <= high:
                raise OverflowError(f"{name} = {value} does not fit into {fields[name].width}")
        elif name != "notes":
            raise AttributeError(f"the record has no field {name}")
        object.__setattr__(self, name, value)

    strict = type("Strict", (record,), {"__setattr__": keep})
    for fact in ("fields", "size", "noted_size", "room", "_layout"):
        setattr(strict, fact, getattr(record, fact))
    return strict


class StrictTwins(Twins):
    """Plain rules whose tables cannot be read from the end either."""

    def _as_seen(self, value: Any) -> Any:
        if type(value) is Row:
            return TableRow(value)
        return super()._as_seen(value)


class StrictMode(Mode):
    """Plain records, and tables, that refuse every index and value which compiled ones could not hold."""

    name = "strict"

    @cached_property
    def twins(self) -> StrictTwins:
        return StrictTwins(self.game.name, self.game.kernels._asdict(), native=False)

    @cached_property
    def _kernels(self) -> Kernels:
        return Kernels(*(self.twins.of(rule) for rule in self.game.kernels))

    @property
    def kernels(self) -> Kernels:
        return self._kernels

    def twin(self, rule: Callable[..., Any]) -> Callable[..., Any]:
        return self.twins.of(rule)  # type: ignore[no-any-return]

    def blank(self, setup: Setup, seed: bytes) -> Any:
        return self.record_from(super().blank(setup, seed).to_bytes())

    def record_from(self, data: bytes) -> Any:
        return strict_record(self.game.record).from_bytes(data, noted=True)  # type: ignore[arg-type]

    def row(self, length: int) -> Any:
        return TableRow([0] * length)

    def rows(self) -> Any:
        return TableGrid(super().rows())


class Both(NamedTuple):
    """A game in both modes, for tests that compare them."""

    plain: Mode
    native: Mode


# ---------------------------------------------------------------------------------------- random matches


def wander(p: Position, rng: random.Random, steps: int) -> Position:
    """So many random legal moves, the die set anew before each; fewer if the match ends."""
    for _ in range(steps):
        if p.over:
            break
        p.play(rng.choice(p.legal()), seed=rng.randbytes(16))
    return p
