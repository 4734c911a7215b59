"""Somebody who plays at a text table: reads what is written, and types."""

from __future__ import annotations

import io
import random
import re
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from vetta.core.game import Game
from vetta.core.match import Match
from vetta.core.view import Choice
from vetta.terminal.console import Closed, Console
from vetta.terminal.exits import Quit
from vetta.terminal.naming import Names
from vetta.terminal.running import Evening
from vetta.terminal.screen import keys_of
from vetta.terminal.setting import Wishes
from vetta.terminal.table import Table

SECRET = b"\x07" * 32


GOOD = {"found", "touched-rune", "won"}
"""Events that bring a match of the labyrinth nearer to its end."""


class Stream(io.StringIO):
    """A source of lines that are made up when they are asked for."""

    def __init__(self, next_line: Callable[[], str | None]) -> None:
        super().__init__()
        self._next_line = next_line

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        line = self._next_line()
        return "" if line is None else f"{line}\n"


@dataclass
class Typist:
    """Plays every person at a table, well enough to come to an end, and types in every way that is offered."""

    players: Sequence[str]
    language: str = "en"
    seed: int = 0
    options: dict[str, str] = field(default_factory=dict)
    plain: bool = False
    stop: Callable[[Table], bool] = lambda table: False
    after: Iterable[str] = ()
    """What is typed after the match, or once `stop` says so; then nothing more."""
    width: int = 80
    game: str = "labyrinth"

    def __post_init__(self) -> None:
        self.written = io.StringIO()
        self.rng = random.Random(self.seed)
        self.asked = 0
        self.ways: set[str] = set()
        self._after = iter(self.after)
        self._stopped = False
        self._planned = -1

    def play(self) -> str:
        """Plays the match and returns everything that was written."""
        return self.begin().play_on()

    def begin(self) -> Typist:
        """Sits down at the table."""
        console = Console(Stream(self.line), self.written, width=self.width)
        wishes = Wishes(self.game, None, self.players, self.options, self.language)
        self.evening = Evening(console, wishes, plain=self.plain, secret=SECRET + bytes([self.seed]))
        self.table = self.evening.begin()
        return self

    def play_on(self) -> str:
        """Plays on to the end, and returns everything that was written."""
        with suppress(Closed, Quit):
            self.evening.spend(self.table)
        return self.written.getvalue()

    def line(self) -> str | None:
        """The next line that is typed."""
        self.asked += 1
        self.watch()
        table = self.table
        if self._stopped or table.match.over or self.stop(table):
            self._stopped = True
            return next(self._after, None)
        if self.last_line != f"{table.screen.name(table.match.seat)}> ":
            return ""
        if self._planned != len(table.match.moves):
            self._planned, self._plan = len(table.match.moves), best(table.match, self.rng)
        return self.word_for(self._plan)

    def watch(self) -> None:
        """Looks on before each line; some tests have something to see."""

    @property
    def last_line(self) -> str:
        return self.written.getvalue()[-200:].rpartition("\n")[2]

    def word_for(self, choice: Choice) -> str:
        """A number, a name, a sentence, the whole action or nothing but Enter: whatever makes or begins this choice."""
        table = self.table
        offers = table.picking.offers()
        names = Names(table.match, table.match.seat, table.screen)
        words = {"action": choice.text}
        for key, offer in zip(keys_of(offers), offers, strict=True):
            if choice in offer.choices:
                words["number"] = key
                if offer.thing:
                    words |= {"name": offer.thing, "label": names.of(offer.thing)[-1].upper()}
        sentence = table.screen.texts.choice(choice, table.screen.names)
        if names.choice(sentence, table.picking) and not names.several(sentence, table.picking):
            words["sentence"] = sentence
        if table.screen.by_enter(table.picking) == choice:
            words["enter"] = ""
        way = self.rng.choice(sorted(words))
        self.ways.add(way)
        return words[way]


def best(match: Match, rng: random.Random) -> Choice:
    """A choice with which this seat finds something in the labyrinth in this turn, if there is one; else any."""
    choices = match.choices(match.seat)
    if match.game.name != "labyrinth":
        return rng.choice(choices)
    good = [choice for choice in choices if finds(match.game, match.state, choice.action)]
    return rng.choice(good or choices)


def finds(game: Game, state: Any, action: int) -> bool:
    """Whether an action, and what can follow it in the same turn, finds something or wins."""
    seat = game.seat(state)
    after = state.copy()
    after.notes = []
    game.kernels.play(after, action)
    if {game.lexicon.events[kind].name for kind, *_ in after.notes} & GOOD:
        return True
    if game.over(after) or game.seat(after) != seat:
        return False
    return any(finds(game, after, following) for following in game.legal(after))


def flat(text: str) -> str:
    """A text with its lines joined again."""
    return " ".join(text.split())


def typed(lines: Iterable[str], players: Sequence[str] = ("Ada", "bot"), **others: Any) -> tuple[str, Typist]:
    """What is written when exactly these lines are typed."""
    typist = Typist(players, stop=lambda table: True, after=list(lines), **others)
    return typist.play(), typist


def answers(text: str) -> list[str]:
    """What was written after each line typed by somebody named Ada, and before the next question."""
    return [flat(part.partition("\n")[2]) for part in re.split(r"(?m)^Ada> ?", text)[1:]]
