"""Who sits at a table: people, and bots that see only what their seat may see."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from vetta.core.game import SetupError
from vetta.core.match import Match
from vetta.core.view import Choice, View

Bot = Callable[[View, Sequence[Choice]], Choice]
"""A bot looks at its seat's view and its choices, and names one of them."""

LONGEST_NAME = 24


def random_bot(seed: bytes) -> Bot:
    """A bot to which all choices are equally good."""
    rng = random.Random(seed)
    return lambda view, choices: rng.choice(choices)


BOTS: dict[str, Callable[[bytes], Bot]] = {"random": random_bot}
"""The bots that can sit down at a text table, by name."""


@dataclass
class Seated:
    """Who sits at a seat, and the language this person reads."""

    name: str
    language: str
    bot: str = ""
    """The name of the bot; empty for a person."""
    alone_acts: bool = False
    """Whether a choice that is the only one is made by itself."""

    @property
    def written(self) -> str:
        """How a match file names it: a bot by its kind, so that a match that is loaded has its bots again."""
        return f"bot {self.bot}" if self.bot else self.name


def seated(text: str, language: str) -> Seated:
    """Somebody for a seat: `bot`, `bot random`, or a person's name, which may be empty."""
    name = tidy(text)
    word, _, kind = name.partition(" ")
    if word != "bot":
        return Seated(name, language)
    if (kind or "random") not in BOTS:
        raise SetupError(f"there is no bot {kind!r}; there is {', '.join(BOTS)}")
    return Seated("", language, kind or "random")


def company_in(match: Match, language: str) -> list[Seated]:
    """Who sat at the table of a match that is gone on with."""
    return [seated(name, language) for name in match.players]


def tidy(name: str) -> str:
    """A name as it can stand in a sentence: printable, in one line, not too long."""
    return " ".join("".join(sign for sign in name if sign.isprintable() or sign == "\t").split())[:LONGEST_NAME].strip()


def names(company: Sequence[Seated]) -> list[str]:
    """What each seat is called. A person without a name stays nameless: texts say Seat 1, Seat 2."""
    return [f"Bot {seat + 1}" if who.bot else who.name for seat, who in enumerate(company)]
