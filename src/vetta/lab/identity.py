"""Whether plain, native and wasm are the same game: the same match is played in each, step by step, and compared.

After every step the three positions must be equal to the byte, the notes too. At some positions everything is asked
that can be asked: for every seat what it sees, for every action what to touch and what speaks against it.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import cached_property
from struct import Struct
from typing import Any

import msgspec

from vetta.core import drive
from vetta.core.drive import Stroller
from vetta.core.game import Game, Setup
from vetta.core.kernel import Twins
from vetta.core.native import Native
from vetta.core.record import NOTE_WORDS, Grid, Row
from vetta.core.view import SPECTATOR
from vetta.core.wasm.doors import Door, Memory, doors
from vetta.core.wasm.run import Wasm

VIEW_QUESTIONS = ("look", "prompt", "observe")
"""Asked for every seat and for a spectator."""

SEAT_QUESTIONS = ("score", "standing")

ACTION_QUESTIONS = ("objection", "picks", "trail", "final", "remark")
"""Asked of the legal actions, `objection` of all."""

MATCH_QUESTIONS = ("seat", "over", "usual", "legal")

Answer = tuple[int, tuple[int, ...]]
"""What a kernel answers (0 if nothing) and all the numbers in what it writes."""

Notes = tuple[tuple[int, ...], ...]

NOTE = Struct(f"<{NOTE_WORDS}i")


class Difference(Exception):
    """Two modes that do not agree, in one sentence."""


class Mode:
    """A game in one mode, with a match on the table and a copy of it to try things on."""

    name: str

    def __init__(self, game: Game) -> None:
        self.game = game
        self.doors = doors(game)

    def begin(self, position: bytes, stroller: bytes) -> None:
        """Puts down a set-up, sets the table, and seats somebody who plays at random."""
        raise NotImplementedError

    def step(self) -> None:
        """One random step, a new match if this one is over."""
        raise NotImplementedError

    def position(self) -> tuple[bytes, Notes]:
        raise NotImplementedError

    def ask(self, door: str, *numbers: int) -> Answer:
        """Asks a kernel about the match."""
        raise NotImplementedError

    def attempt(self, door: str, *numbers: int) -> tuple[int, bytes, Notes]:
        """Runs a kernel on a copy of the match: its answer, and what the copy then is."""
        raise NotImplementedError

    def perft(self, depth: int) -> int:
        """Counts the sequences of actions that lead on from the match."""
        raise NotImplementedError

    def writes(self, door: Door) -> list[Memory]:
        """The arguments a kernel writes to, besides the record."""
        return [a for name, a in door.arguments.items() if isinstance(a, Memory) and name != "s"]


class Plain(Mode):
    name = "plain"

    @cached_property
    def twins(self) -> Twins:
        return Twins(self.game.name, self.game.kernels._asdict(), native=False)

    def begin(self, position: bytes, stroller: bytes) -> None:
        self.fresh = self.game.record.from_bytes(position, noted=True)
        self.table = [self.fresh.copy()]
        self.strollers = [Stroller.from_bytes(stroller)]
        self.mask = Row([0] * self.game.actions)
        self.stroll = self.twins.of(drive.stroll)
        self.twins.of(self.doors["start"].kernel)(self.table[0])

    def step(self) -> None:
        self.stroll(self.table, 0, [self.fresh], self.strollers, self.mask, 1)

    def position(self) -> tuple[bytes, Notes]:
        return self._told(self.table[0])

    def _told(self, s: Any) -> tuple[bytes, Notes]:
        return s.to_bytes(), tuple(s.notes)

    def ask(self, door: str, *numbers: int) -> Answer:
        return self._run(self.table[0], door, numbers)

    def _run(self, s: Any, name: str, numbers: Sequence[int]) -> Answer:
        door = self.doors[name]
        written = [Row([0] * m.shape[0]) if len(m.shape) == 1 else _grid(m.shape) for m in self.writes(door)]
        answer = self.twins.of(door.kernel)(s, *numbers, *written)
        return int(answer or 0), tuple(n for w in written for n in (w if isinstance(w, Row) else w.values()))

    def attempt(self, door: str, *numbers: int) -> tuple[int, bytes, Notes]:
        s = self.table[0].copy()
        answer, _ = self._run(s, door, numbers)
        return (answer, *self._told(s))

    def perft(self, depth: int) -> int:
        from vetta.lab.perft import perft_plain

        return perft_plain(self.game, self.table[0], depth)


class NativeMode(Mode):
    name = "native"

    @cached_property
    def native(self) -> Native:
        return Native(self.game, noted=True)

    def begin(self, position: bytes, stroller: bytes) -> None:
        import numpy as np

        self.table, self.fresh = self.native.lay([position]), self.native.lay([position])
        self.strollers = np.frombuffer(bytearray(stroller), Stroller.dtype())
        self.mask = np.zeros(self.game.actions, np.uint8)
        self.native.twins.of(self.doors["start"].kernel)(self.table[0])

    def step(self) -> None:
        self.native.stroll(self.table, 0, self.fresh, self.strollers, self.mask, 1)

    def position(self) -> tuple[bytes, Notes]:
        return _split(self.game, self.table.tobytes())

    def ask(self, door: str, *numbers: int) -> Answer:
        return self._run(self.table[0], door, numbers)

    def _run(self, s: Any, name: str, numbers: Sequence[int]) -> Answer:
        import numpy as np

        door = self.doors[name]
        written = [np.zeros(m.shape, m.dtype) for m in self.writes(door)]
        answer = self.native.twins.of(door.kernel)(s, *numbers, *written)
        return int(answer or 0), tuple(n for w in written for n in w.ravel().tolist())

    def attempt(self, door: str, *numbers: int) -> tuple[int, bytes, Notes]:
        import numpy as np

        # A copy of its bytes: NumPy's own copy leaves the gaps between fields to chance.
        copy = np.frombuffer(bytearray(self.table.tobytes()), self.native.dtype)
        answer, _ = self._run(copy[0], door, numbers)
        return (answer, *_split(self.game, copy.tobytes()))

    def perft(self, depth: int) -> int:
        return self.native.count(self.position()[0], depth)


class WasmMode(Mode):
    name = "wasm"

    def __init__(self, game: Game, module: bytes) -> None:
        super().__init__(game)
        self.wasm = Wasm(game, module)
        room = self.wasm.room
        self.s, self.copy, self.fresh = self.wasm.record, room(game.record.noted_size), room(game.record.noted_size)
        self.stroller, self.mask = room(Stroller.size), room(game.actions)
        self.written = {name: self._room_to_write(door) for name, door in self.doors.items()}

    def _room_to_write(self, door: Door) -> list[tuple[int, Memory]]:
        return [(self.wasm.room(memory.size), memory) for memory in self.writes(door)]

    def begin(self, position: bytes, stroller: bytes) -> None:
        noted = position.ljust(self.game.record.noted_size, b"\0")
        self.wasm.write(self.fresh, noted)
        self.wasm.write(self.s, noted)
        self.wasm.write(self.stroller, stroller)
        self.wasm.call("start", self.s)

    def step(self) -> None:
        self.wasm.call("stroll", self.s, 0, self.fresh, self.stroller, self.mask, 1)

    def position(self) -> tuple[bytes, Notes]:
        return self._told(self.s)

    def _told(self, s: int) -> tuple[bytes, Notes]:
        return _split(self.game, self.wasm.read(s, self.game.record.noted_size))

    def ask(self, door: str, *numbers: int) -> Answer:
        return self._run(self.s, door, numbers)

    def _run(self, s: int, name: str, numbers: Sequence[int]) -> Answer:
        import numpy as np

        written = self.written[name]
        for at, memory in written:
            self.wasm.write(at, bytes(memory.size))
        answer = self.wasm.call(name, s, *numbers, *(at for at, _ in written))
        read = [np.frombuffer(self.wasm.read(at, memory.size), memory.dtype) for at, memory in written]
        return answer or 0, tuple(n for row in read for n in row.tolist())

    def attempt(self, door: str, *numbers: int) -> tuple[int, bytes, Notes]:
        self.wasm.write(self.copy, self.wasm.read(self.s, self.game.record.noted_size))
        answer, _ = self._run(self.copy, door, numbers)
        return (answer, *self._told(self.copy))

    def perft(self, depth: int) -> int:
        size = self.game.record.noted_size
        games, masks, at = (self.wasm.room(n) for n in (size * (depth + 1), self.game.actions * depth, 4 * depth))
        self.wasm.write(games, self.wasm.read(self.s, size))
        return self.wasm.call("perft", games, depth, masks, at) or 0


def _grid(shape: tuple[int, ...]) -> Grid:
    return Grid(((i, j), 0) for i in range(shape[0]) for j in range(shape[1]))


def _split(game: Game, record: bytes) -> tuple[bytes, Notes]:
    """The bytes of a noted record as its position and its notes."""
    size = game.record.size
    count = int.from_bytes(record[size : size + 4], "little")
    first = size + 8
    return record[:size], tuple(NOTE.iter_unpack(record[first : first + NOTE.size * count]))


# ------------------------------------------------------------------------------------------ comparing


class Compared(msgspec.Struct):
    """How much was found to be equal."""

    tables: int = 0
    matches: int = 0
    steps: dict[str, int] = {}
    positions_asked: int = 0
    questions: int = 0


def compare(modes: Sequence[Mode], steps: Sequence[int], tables: int, *, every: int, seed: int = 0) -> Compared:
    """Plays at so many tables, each mode so many steps in all, and asks everything at one position in `every`.

    All modes walk together from the start of each table, for as long as each has steps left.
    """
    found = Compared(tables=tables, steps={mode.name: 0 for mode in modes})
    chance = random.Random(seed)
    for table in range(tables):
        setup = random_setup(modes[0].game, chance, table)
        begin(modes, setup, chance)
        share = {mode.name: total // tables for mode, total in zip(modes, steps, strict=True)}
        same_position(modes, setup)
        for step in range(max(share.values())):
            walking = [mode for mode in modes if step < share[mode.name]]
            for mode in walking:
                mode.step()
                found.steps[mode.name] += 1
            same_position(walking, setup)
            found.matches += walking[-1].ask("over")[0]
            if chance.randrange(every) == 0:
                found.positions_asked += 1
                found.questions += same_answers(walking, setup)
    return found


def random_setup(game: Game, chance: random.Random, table: int) -> Setup:
    """A set-up by chance, the numbers of seats in turn."""
    seats = game.seats[table % len(game.seats)]
    options = {}
    for option in game.lexicon.options:
        values = option.fits[seats] if option.fits else range(len(option.values))
        options[option.name] = option.values[chance.choice(values)]
    for memo in game.lexicon.memory:
        options[memo.name] = str(chance.randrange(memo.most + 1))
    return Setup(seats, options)


def begin(modes: Sequence[Mode], setup: Setup, chance: random.Random) -> None:
    """The same match begins in every mode."""
    from vetta.core.die import set_die

    game = modes[0].game
    fresh, stroller = game.record(), Stroller()
    for name, value in game.settle(setup).items():
        setattr(fresh, name, value)
    set_die(fresh, chance.randbytes(16))
    set_die(stroller, chance.randbytes(16))
    for mode in modes:
        mode.begin(fresh.to_bytes(), stroller.to_bytes())


def same_position(modes: Sequence[Mode], setup: Setup) -> None:
    _same(modes, setup, "the position", [mode.position() for mode in modes])


def same_answers(modes: Sequence[Mode], setup: Setup) -> int:
    """Asks everything; how many questions that were."""
    first = modes[0]
    seats = (SPECTATOR, *range(setup.seats))
    asked: list[tuple[str, tuple[int, ...]]]
    asked = [(door, (seat,)) for door in VIEW_QUESTIONS for seat in seats]
    asked += [(door, (seat,)) for door in SEAT_QUESTIONS for seat in seats[1:]]
    asked += [(door, ()) for door in MATCH_QUESTIONS]
    over = first.ask("over")[0]
    legal = () if over else tuple(action for action, may in enumerate(first.ask("legal")[1]) if may)
    for door in ACTION_QUESTIONS:
        asked += [(door, (action,)) for action in (range(first.game.actions) if door == "objection" else legal)]
    for door, numbers in asked:
        _same(modes, setup, f"{door} {numbers}", [mode.ask(door, *numbers) for mode in modes])
    tried: list[tuple[str, tuple[int, ...]]]
    tried = [("imagine", (seat,)) for seat in seats] + [("leave", (seat,)) for seat in seats[1:]]
    tried += [("play", (action,)) for action in legal] + ([] if over else [("idle", ())])
    for door, numbers in tried:
        _same(modes, setup, f"{door} {numbers}", [mode.attempt(door, *numbers) for mode in modes])
    return len(asked) + len(tried)


def _same(modes: Sequence[Mode], setup: Setup, what: str, answers: list[Any]) -> None:
    for mode, answer in zip(modes, answers, strict=True):
        if answer != answers[0]:
            where = _first_difference(modes[0].game, answers[0], answer)
            raise Difference(f"{what}: {where} in {modes[0].name} and {mode.name}, with {setup}")


def _first_difference(game: Game, one: Any, other: Any) -> str:
    if isinstance(one, bytes):
        byte = next(i for i in range(len(one)) if one[i] != other[i])
        field = max((field for field in game.record.fields if field.offset <= byte), key=lambda field: field.offset)
        return f"{field.name}, byte {byte} of the record, is {one[byte]} and {other[byte]}"
    if isinstance(one, tuple) and len(one) == len(other):
        return next(_first_difference(game, a, b) for a, b in zip(one, other, strict=True) if a != b)
    return f"{one} and {other}"
