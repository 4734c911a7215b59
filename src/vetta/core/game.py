"""The contract between a game and everything else: its kernels, and what Python makes of them.

Kernels speak numbers and run in every mode. The methods of `Game` run them on plain records and put words on the
result: what a seat sees, what it may do, what has happened, and why something is not allowed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, NamedTuple

from vetta.core import notation
from vetta.core.die import set_die
from vetta.core.lexicon import SEAT, Arg, Lexicon, Memo, Option
from vetta.core.note import forget_notes
from vetta.core.record import Grid, Row
from vetta.core.view import (
    Choice,
    Event,
    Objection,
    Piece,
    Said,
    View,
    no_audit,
    no_foresight,
    no_remark,
    no_standing,
    no_trail,
)

if TYPE_CHECKING:
    from vetta.core.campaign import Campaign

ROOM_FOR_TRAIL = 1024
"""How many numbers `trail` is given to write in: the places first, then scratch of its own."""


class Kernels(NamedTuple):
    """A game's rules. `s` is its record; seats and actions are numbers."""

    start: Callable[[Any], None]
    """Sets the table; seats and options already stand in the record, everything else in it is 0."""
    legal: Callable[[Any, Any], None]
    """Marks with 1 what the seat to move may do."""
    play: Callable[[Any, int], None]
    """Does an action, in place. Trusts its caller: whoever stands at the door asks `legal`."""
    seat: Callable[[Any], int]
    """The seat to move."""
    over: Callable[[Any], bool]
    score: Callable[[Any, int], int]
    imagine: Callable[[Any, int], None]
    """Redraws what a seat cannot know, uniformly over the worlds that fit what it knows."""
    look: Callable[[Any, int, Any], int]
    """Writes a row for each piece a seat may see."""
    picks: Callable[[Any, int, Any], int]
    """Writes the things to touch for an action, in order."""
    prompt: Callable[[Any, int, Any], int]
    """What a seat is asked for."""
    observe: Callable[[Any, int, Any], None]
    """Writes what a seat knows as numbers for a network."""
    objection: Callable[[Any, int, Any], int]
    """The reason against an action, with its numbers; 0 if it is allowed."""
    usual: Callable[[Any], int]
    """The action that needs no thought, or -1."""
    idle: Callable[[Any], int]
    """What is played for a seat whose time is up."""
    leave: Callable[[Any, int], None]
    """A seat leaves the table for good."""
    standing: Callable[[Any, int], int] = no_standing
    """How well a seat has done apart from its score, for a results table: the higher the better."""
    trail: Callable[[Any, int, Any], int] = no_trail
    """Writes the way a piece takes, or will take once it is paid for, place by place, for the eye."""
    final: Callable[[Any, int], int] = no_foresight
    """Whether a legal action rolls, draws or reveals: 1 or 0; -1 if only trying it tells. Only there to be fast."""
    remark: Callable[[Any, int, Any], int] = no_remark
    """What is good to know of a legal action before it is made, with its numbers; -1 if there is nothing."""
    audit: Callable[[Any, Any], int] = no_audit
    """Whether what is in the box is still all there after a step, from the record before it and the one after it: 0, or
    the number of the first law that is broken. What the record tells of the step counts too. Never part of a module."""


def nothing_composed(language: str) -> Mapping[str, str]:
    """Of a game whose pack says nothing in words."""
    return {}


class Setup(NamedTuple):
    """What is agreed before a match."""

    seats: int
    options: Mapping[str, str] = {}


class SetupError(ValueError):
    """A set-up that the game does not offer, in one sentence."""


@dataclass(frozen=True, eq=False)
class Game:
    """One game of the catalogue."""

    name: str
    rules: int
    """Raised only when behaviour changes: a match remembers the number it was played under."""
    record: type[Any]
    kernels: Kernels
    lexicon: Lexicon
    seats: tuple[int, ...]
    pack: str
    pack_hash: str
    observation: int
    """How many numbers `observe` writes."""
    package: str
    """The package that holds the rulebook and the texts."""
    audits: tuple[str, ...] = ()
    """The laws that `audit` looks after, by number, each in one sentence; the first one says that all is well."""
    composed: Callable[[str], Mapping[str, str]] = nothing_composed
    """The messages, in a language, that are made out of the pack: the text of each card, as Fluent messages by name.
    `card-nero` is a message, `card-nero.text` a form of it."""
    campaign: Campaign | None = None
    """For a game whose matches hang together: its box."""

    @cached_property
    def actions(self) -> int:
        return notation.actions(self.lexicon)

    @cached_property
    def _spelled(self) -> tuple[tuple[str, Said], ...]:
        """Every action as it is written and as it is said."""
        return tuple((notation.write(self.lexicon, action), self._say(action)) for action in range(self.actions))

    def _say(self, action: int) -> Said:
        verb, names = notation.parts(self.lexicon, action)
        return Said(verb.name, dict(names))

    def write(self, action: int) -> str:
        return self._spelled[action][0]

    def read(self, text: str) -> int | None:
        return notation.read(self.lexicon, text)

    def action(self, text: str) -> int:
        """The action of a text that is known to be one."""
        found = self.read(text)
        if found is None:
            raise ValueError(f"{self.name} has no action {text!r}")
        return found

    # ------------------------------------------------------------------------------------------ playing

    def start(self, setup: Setup, seed: bytes, *, noted: bool = True) -> Any:
        """A table set and ready. The seed are 16 random bytes."""
        s = self.record(noted)
        for name, value in self.settle(setup).items():
            setattr(s, name, value)
        set_die(s, seed)
        self.kernels.start(s)
        return s

    def play(self, s: Any, action: int, seed: bytes) -> None:
        """One action, with the die set for it."""
        forget_notes(s)
        set_die(s, seed)
        self.kernels.play(s, action)

    def leave(self, s: Any, seat: int, seed: bytes) -> None:
        """A seat leaves for good, with the die set for it."""
        forget_notes(s)
        set_die(s, seed)
        self.kernels.leave(s, seat)

    def idle(self, s: Any, seed: bytes) -> int:
        """The action for a seat whose time is up, with a die of its own."""
        copy = s.copy()
        set_die(copy, seed)
        return int(self.kernels.idle(copy))

    def settle(self, setup: Setup) -> dict[str, int]:
        """The set-up as numbers in the record, the usual value where nothing is said."""
        if setup.seats not in self.seats:
            offered = ", ".join(map(str, self.seats))
            raise SetupError(f"{self.name} is played with {offered} seats, not {setup.seats}")
        known = {option.name for option in self.lexicon.options}
        remembered = {memo.name for memo in self.lexicon.memory}
        for name in setup.options:
            if name not in known | remembered:
                raise SetupError(f"{self.name} has no option {name!r}; it has {', '.join(sorted(known))}")
        chosen = {"seats": setup.seats}
        for option in self.lexicon.options:
            chosen[option.name] = _choose(option, setup)
        for memo in self.lexicon.memory:
            chosen[memo.name] = _remember(memo, setup)
        return chosen

    def chosen(self, setup: Setup) -> dict[str, str]:
        """Every option with the name of its value, the usual ones included; of the memory only what is not 0."""
        numbers = self.settle(setup)
        options = {option.name: option.values[numbers[option.name]] for option in self.lexicon.options}
        return options | {memo.name: str(numbers[memo.name]) for memo in self.lexicon.memory if numbers[memo.name]}

    def die_of(self, seed: bytes) -> Row:
        """The die as it lies before its first roll from a seed."""
        s = self.record()
        set_die(s, seed)
        die: Row = s.die
        return die

    def legal(self, s: Any) -> list[int]:
        if self.kernels.over(s):
            return []
        mask = Row([0] * self.actions)
        self.kernels.legal(s, mask)
        return [action for action, allowed in enumerate(mask) if allowed]

    def seat(self, s: Any) -> int:
        return self.kernels.seat(s)

    def over(self, s: Any) -> bool:
        return bool(self.kernels.over(s))

    def scores(self, s: Any) -> tuple[int, ...]:
        return tuple(self.kernels.score(s, seat) for seat in range(s.seats))

    def standings(self, s: Any) -> tuple[int, ...]:
        return tuple(self.kernels.standing(s, seat) for seat in range(s.seats))

    # ------------------------------------------------------------------------------------------ telling

    def view(self, s: Any, seat: int) -> View:
        """What a seat sees; `SPECTATOR` sees what everybody sees."""
        rows = Grid()
        count = self.kernels.look(s, seat, rows)
        args = Row([0] * 8)
        asked = self.kernels.prompt(s, seat, args)
        words = self.lexicon
        pieces = tuple(
            Piece(
                words.pieces[rows[n, 0]].name,
                words.kinds[rows[n, 1]].name,
                words.places[rows[n, 2]].name,
                rows[n, 3],
                rows[n, 4],
                rows[n, 5],
            )
            for n in range(count)
        )
        prompt = words.prompts[asked]
        return View(
            seat=seat,
            mover=-1 if self.over(s) else self.seat(s),
            prompt=Said(prompt.name, self._named(prompt.args, args)),
            pieces=pieces,
            over=self.over(s),
            scores=self.scores(s),
            standings=self.standings(s) if self.over(s) else (),
        )

    def choices(self, s: Any, seat: int) -> list[Choice]:
        """What a seat may do now: nothing unless it is the one to move."""
        if self.over(s) or seat != self.seat(s):
            return []
        usual = self.kernels.usual(s)
        things = Row([0] * 16)
        numbers = Row([0] * 8)
        world = None
        choices = []
        for action in self.legal(s):
            final = self.kernels.final(s, action)
            if final < 0:
                # Tried where nothing is as it is hidden, so that a choice tells nothing that its seat does not know.
                world = world or self.imagined(s, seat)
                final = not self.can_be_undone(world, action)
            count = self.kernels.picks(s, action, things)
            text, says = self._spelled[action]
            choices.append(
                Choice(
                    action=action,
                    text=text,
                    says=says,
                    picks=tuple(self.lexicon.thing(things[i]) for i in range(count)),
                    usual=action == usual,
                    final=bool(final),
                    remark=self._remark(s, action, numbers),
                )
            )
        return choices

    def _remark(self, s: Any, action: int, numbers: Row) -> Said | None:
        number = self.kernels.remark(s, action, numbers)
        if number < 0:
            return None
        remark = self.lexicon.remarks[number]
        return Said(remark.name, self._named(remark.args, numbers))

    def trail(self, s: Any, action: int) -> tuple[str, ...]:
        """The way a piece takes by an action, or will take once it is paid for, place by place."""
        places = Row([0] * ROOM_FOR_TRAIL)
        count = self.kernels.trail(s, action, places)
        return tuple(self.lexicon.places[places[i]].name for i in range(count))

    def imagined(self, s: Any, seat: int) -> Any:
        """A world that looks the same from a seat, always the same one: nothing in it comes from what is hidden."""
        world = s.copy()
        set_die(world, bytes(16))
        self.kernels.imagine(world, seat)
        return world

    def can_be_undone(self, s: Any, action: int) -> bool:
        """Whether nothing is rolled, drawn or revealed by an action, so that it can be taken back freely."""
        after = s.copy()
        after.notes = []
        self.kernels.play(after, action)
        return bool(after.die == s.die) and not self.reveals(after)

    def reveals(self, s: Any) -> bool:
        """Whether the last move told somebody something that was secret."""
        return any(self.lexicon.events[kind].reveals for kind, *_ in s.notes)

    def events(self, s: Any, seat: int) -> list[Event]:
        """What the last move did, as a seat is told of it."""
        told = []
        for kind, *numbers in s.notes:
            happening = self.lexicon.events[kind]
            given = list(zip(happening.args, numbers, strict=False))
            privy = any(arg.of == SEAT and number == seat for arg, number in given)
            args = {arg.name: self._name(arg, number) for arg, number in given if privy or not arg.secret}
            told.append(Event(happening.name, happening.clause, args))
        return told

    def objection(self, s: Any, action: int) -> Objection | None:
        """Why an action is not allowed now; None if it is."""
        why = Row([0] * 8)
        number = self.kernels.objection(s, action, why)
        if number == 0:
            return None
        reason = self.lexicon.reasons[number]
        return Objection(reason.name, reason.clause, self._named(reason.args, why))

    def _named(self, args: tuple[Arg, ...], numbers: Row) -> dict[str, str | int]:
        return {arg.name: self._name(arg, numbers[i]) for i, arg in enumerate(args)}

    def _name(self, arg: Arg, number: int) -> str | int:
        return self.lexicon.name_of(arg.of, int(number))


def _choose(option: Option, setup: Setup) -> int:
    values = option.fits[setup.seats] if option.fits else tuple(range(len(option.values)))
    usual = values[0] if option.fits else option.usual
    if option.name not in setup.options:
        return usual
    wanted = setup.options[option.name]
    for value in values:
        if option.values[value] == wanted:
            return value
    offered = ", ".join(option.values[value] for value in values)
    raise SetupError(f"option {option.name} cannot be {wanted!r} with {setup.seats} seats; it can be {offered}")


def _remember(memo: Memo, setup: Setup) -> int:
    written = setup.options.get(memo.name, "0")
    if not (written.isascii() and written.isdecimal() and int(written) <= memo.most):
        raise SetupError(f"{memo.name} cannot be {written!r}; it is a number from 0 to {memo.most}")
    return int(written)
