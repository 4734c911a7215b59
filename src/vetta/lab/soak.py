"""Whole matches played at random, many of them, and looked at after every step.

After each step somebody can move or the match is over, everything that is in the box is still there (`audit`), and what
was told has found room. A match that does not end is wrong too. The first trouble stops it all, and says where it was:
from the set-up, the seed of the match and the number of the step it can be played again, in plain mode as well.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import msgspec

from vetta.core.die import mix
from vetta.core.drive import choose, copy_match
from vetta.core.game import Game, Setup
from vetta.core.kernel import Slot, Twins, by_type, kernel
from vetta.core.lexicon import SEAT
from vetta.core.native import Native
from vetta.core.note import count_notes, forget_notes
from vetta.core.record import Record, Row, int32, uint64
from vetta.lab.identity import random_setup

start = Slot("start")
legal = Slot("legal")
play = Slot("play")
over = Slot("over")
audit = Slot("audit")

MOST_STEPS = 100_000
"""So long no match may last."""

USUAL = 10
"""One table in so many is played with the usual options."""

FINE, NO_CHOICE, NOT_SOUND, FULL, ENDLESS = range(5)
TROUBLES = (
    "all is well",
    "nothing can be played, and the match is not over",
    "this does not hold",
    "more was told than there is room for",
    "the match does not end",
)


class Watch(Record):
    """Somebody who plays a whole match at random and looks at it after every step."""

    die: Row = uint64(2, "its die")
    seed: Row = uint64(2, "the seed of the match; its own die comes from it too")
    steps: int = int32("steps of the match so far")
    action: int = int32("the last one, -1 if there was none to choose")
    trouble: int = int32("a line of TROUBLES")
    law: int = int32("the law of the audit that does not hold")
    deepest: int = int32("the most that was begun and not finished after a step")
    fullest: int = int32("the most that was told of a step")


def _depth(s: Any) -> Callable[..., Any]:
    return (lambda s: s.depth) if "depth" in s.fields else (lambda s: 0)


@by_type(_depth)
def depth(s: Any) -> int:
    """How much is begun and not finished, in a game that remembers it."""
    return getattr(s, "depth", 0)


@kernel
def play_out(games: Any, fresh: Any, watches: Any, mask: Row, room: int, most: int) -> None:
    """One match, until it is over or something is wrong. games[1] is how it stood before its last step."""
    watch = watches[0]
    begin(games, fresh, watch, room)
    while watch.trouble == FINE and not over(games[0]):
        if watch.steps == most:
            watch.trouble = ENDLESS
        else:
            go_on(games, watch, mask, room)


@kernel
def go_on(games: Any, watch: Any, mask: Row, room: int) -> None:
    """One step, if there is one to choose."""
    s = games[0]
    legal(s, mask)
    watch.action = choose(watch, mask, len(mask))
    if watch.action < 0:
        watch.trouble = NO_CHOICE
    else:
        copy_match(games, 1, games, 0)
        forget_notes(s)
        play(s, watch.action)
        watch.steps += 1
        look_after(games, watch, room)


@kernel
def begin(games: Any, fresh: Any, watch: Any, room: int) -> None:
    """Sets the table; what was told of that is looked at for its length only, for before it nothing was there."""
    copy_match(games, 0, fresh, 0)
    s = games[0]
    cast_dice(s, watch)
    forget_notes(s)
    start(s)
    watch.fullest = count_notes(s)
    if watch.fullest >= room:
        watch.trouble = FULL
    else:
        forget_notes(s)
        copy_match(games, 1, games, 0)
        look_after(games, watch, room)


@kernel
def cast_dice(s: Any, watch: Any) -> None:
    """From the seed of the match the die of the match and that of the player, which are strangers to each other.

    In a kernel of its own because Numba drops what is written in a loop to a row of a record that was taken out of an
    array in the same function, behind a kernel by type (its issue 10041).
    """
    for word in range(2):
        s.die[word] = watch.seed[word]
        watch.die[word] = mix(watch.seed[word])


@kernel
def look_after(games: Any, watch: Any, room: int) -> None:
    """What must hold after every step."""
    s = games[0]
    watch.deepest = max(watch.deepest, depth(s))
    watch.fullest = max(watch.fullest, count_notes(s))
    watch.law = audit(games[1], s)
    if watch.law != 0:
        watch.trouble = NOT_SOUND
    elif count_notes(s) >= room:
        watch.trouble = FULL


class Trouble(msgspec.Struct, frozen=True):
    """Where something went wrong, and what: enough to play the match again."""

    setup: Setup
    seed: bytes
    step: int
    """The number of the step after which it was seen; 0 is the set-up."""
    action: str
    what: str

    def __str__(self) -> str:
        after = f"step {self.step} ({self.action})" if self.action else f"step {self.step}"
        return f"{self.what}: after {after} of the match with the seed {self.seed.hex()} and {self.setup}"


class Troubled(Exception):
    """A soak that was stopped by its first trouble."""

    def __init__(self, trouble: Trouble) -> None:
        super().__init__(str(trouble))
        self.trouble = trouble


class Soaker:
    """A game in plain mode with one table to play whole matches at. The native one states its difference."""

    fresh: Any
    games: Any
    """The match, and how it stood before its last step."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.twins = self._twins()
        self._play_out = self.twins.of(play_out)

    def _twins(self) -> Twins:
        return Twins(self.game.name, self.game.kernels._asdict(), native=False)

    def lay(self, setup: Setup) -> None:
        """Agrees on a set-up."""
        fresh = self.game.record(noted=True)
        for name, value in self.game.settle(setup).items():
            setattr(fresh, name, value)
        self.setup, self.fresh, self.games = setup, [fresh], [fresh, fresh]

    def play(self, seed: bytes, most: int = MOST_STEPS) -> Watch:
        """Plays one match; what was seen."""
        watch = Watch()
        watch.seed[0], watch.seed[1] = (int.from_bytes(seed[n : n + 8], "little") for n in (0, 8))
        self._run(watch, most)
        return watch

    def _run(self, watch: Watch, most: int) -> None:
        self._play_out(self.games, self.fresh, [watch], Row([0] * self.game.actions), self.game.record.room, most)

    def scores(self) -> tuple[int, ...]:
        score = self.twins.of(self.game.kernels.score)
        return tuple(int(score(self.games[0], seat)) for seat in range(self.setup.seats))

    def notes(self) -> list[tuple[int, ...]]:
        """What was told of the last step."""
        return list(self.games[0].notes)

    def trouble(self, watch: Watch) -> Trouble | None:
        """What went wrong in the match that was played, if anything did."""
        if watch.trouble == FINE:
            return None
        what = TROUBLES[watch.trouble] + (f": {self.game.audits[watch.law]}" if watch.trouble == NOT_SOUND else "")
        action = self.game.write(watch.action) if watch.steps and watch.action >= 0 else ""
        seed = b"".join(word.to_bytes(8, "little") for word in watch.seed)
        return Trouble(self.setup, seed, watch.steps, action, what)

    def ending(self) -> str:
        """How the match has ended, in the names of what was told last; seats are not named."""
        if not self.notes():
            return "over"
        kind, *numbers = self.notes()[-1]
        words = self.game.lexicon
        args = zip(words.events[kind].args, numbers, strict=False)
        said = [str(words.name_of(arg.of, number)) for arg, number in args if arg.of != SEAT]
        return " ".join([words.events[kind].name, *said])


class NativeSoaker(Soaker):
    """Compiled, for many matches."""

    def __init__(self, game: Game, *, cached: bool = True) -> None:
        self.native = Native(game, noted=True, cached=cached)
        super().__init__(game)

    def _twins(self) -> Twins:
        return self.native.twins

    def lay(self, setup: Setup) -> None:
        import numpy as np

        self.setup, self.fresh, self.games = setup, self.native.agreed(setup), self.native.agreed(setup, 2)
        self.mask = np.zeros(self.game.actions, np.uint8)

    def _run(self, watch: Watch, most: int) -> None:
        import numpy as np

        watches = np.frombuffer(bytearray(watch.to_bytes()), Watch.dtype())
        self._play_out(self.games, self.fresh, watches, self.mask, self.game.record.room, most)
        watch.__dict__.update(Watch.from_bytes(watches.tobytes()).__dict__)

    def notes(self) -> list[tuple[int, ...]]:
        s = self.games[0]
        return [tuple(map(int, row)) for row in s["notes"][: s["noted"]]]


# ------------------------------------------------------------------------------------------ many matches


class Soaked(msgspec.Struct):
    """What was seen at all tables with one number of seats."""

    tables: int = 0
    matches: int = 0
    steps: int = 0
    most_steps: int = 0
    deepest_stack: int = 0
    """The most that was begun and not finished while somebody was asked."""
    most_notes: int = 0
    ends: dict[str, int] = {}
    """How often a match has ended in each way."""
    scores: dict[str, int] = {}
    """How often it had which scores, seat by seat."""


def soak(
    soaker: Soaker, matches: int, tables: int, *, seed: int = 0, agreed: Mapping[str, str] | None = None
) -> dict[int, Soaked]:
    """Plays so many matches in all, at so many tables, each with other options; what was seen, by number of seats.

    What is `agreed` on holds at all tables. The first trouble is raised as `Troubled`.
    """
    found = {seats: Soaked() for seats in soaker.game.seats}
    chance = random.Random(seed)
    for table, setup in enumerate(setups(soaker.game, tables, chance, agreed or {})):
        soaker.lay(setup)
        seen = found[setup.seats]
        seen.tables += 1
        for _ in range(matches // tables + (table < matches % tables)):
            watch = soaker.play(chance.randbytes(16))
            trouble = soaker.trouble(watch)
            if trouble:
                raise Troubled(trouble)
            _count(seen, soaker, watch)
    return found


def setups(game: Game, tables: int, chance: random.Random, agreed: Mapping[str, str]) -> Iterator[Setup]:
    """Set-ups by chance, the numbers of seats in turn; for each of them one in `USUAL` is the usual one."""
    for table in range(tables):
        setup = random_setup(game, chance, table)
        is_usual = table // len(game.seats) % USUAL == 0
        yield Setup(setup.seats, {**({} if is_usual else setup.options), **agreed})


def _count(seen: Soaked, soaker: Soaker, watch: Watch) -> None:
    seen.matches += 1
    seen.steps += watch.steps
    seen.most_steps = max(seen.most_steps, watch.steps)
    seen.deepest_stack = max(seen.deepest_stack, watch.deepest)
    seen.most_notes = max(seen.most_notes, watch.fullest)
    ending, scores = soaker.ending(), " ".join(map(str, soaker.scores()))
    seen.ends[ending] = seen.ends.get(ending, 0) + 1
    seen.scores[scores] = seen.scores.get(scores, 0) + 1


def replay(game: Game, trouble: Trouble, most: int = MOST_STEPS) -> tuple[Soaker, Watch]:
    """The same match once more in plain mode, up to the same step: its last two positions lie in `games`."""
    soaker = Soaker(game)
    soaker.lay(trouble.setup)
    return soaker, soaker.play(trouble.seed, most)
