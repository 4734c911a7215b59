"""What a game offers whose matches hang together: a box that a match starts from and gives back to.

A box is a value of the game's own, and a text when it is written down. Everything here is a pure function: what changes
is a new box, a date comes in as text, and whoever has files or a clock stands outside.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from vetta.core.rulebook import Rulebook, rulebook

if TYPE_CHECKING:
    from vetta.core.game import Game, Setup
    from vetta.core.match import Match

LONGEST_NAME = 24


class BoxError(ValueError):
    """A box that cannot be read, or that does not do what is asked of it, in one sentence."""


class Founding(NamedTuple):
    """What a group agrees on before its first game."""

    setup: Setup
    """Seats and options; those of a single match have no place in it."""
    portraits: tuple[str, ...]
    """By seat: which hero plays there."""
    names: tuple[str, ...]
    """By seat: what the hero is called; empty for its usual name."""
    players: tuple[str, ...]
    """By seat: who plays, as a match writes it."""
    key: str
    """Sixteen hexadecimal digits drawn by chance, so that no two campaigns are taken for one."""
    date: str


class Passage(NamedTuple):
    """Something that is read aloud: a message of the game's stories, in one of its forms, or a clause of the box's
    rulebook."""

    message: str = ""
    form: str = ""
    clause: str = ""
    seat: int = -1
    """Whose hero it is about, if it is about one."""
    heads: bool = False
    """Whether it is the title of what follows."""


class Campaign(NamedTuple):
    """What a game does with its box."""

    portraits: tuple[str, ...]
    """The heroes one can choose among; each is a kind of piece with `hero-` before it."""
    options: tuple[str, ...]
    """The options that are chosen once, for the whole campaign."""
    new: Callable[[Game, Founding], Any]
    read: Callable[[Game, str], Any]
    """The box of a text; BoxError if anything in it is wrong."""
    write: Callable[[Any], str]
    setup_from: Callable[[Any, Mapping[str, str]], Setup]
    """What the next match starts from; the options are those that are chosen anew for each match."""
    players: Callable[[Any], tuple[str, ...]]
    """Who sits where, as a match writes it."""
    after: Callable[[Any, Match, str], Any]
    """The box after a finished match, which must have begun from it, and the day on which it was played."""
    check: Callable[[Any, Match], None]
    """BoxError for a match that did not begin from this box."""
    has: Callable[[Any, Match], bool]
    """Whether a match has been given back already."""
    aloud: Callable[[Any], tuple[Passage, ...]]
    """What is to be read aloud before the next match."""
    said: Callable[[Any, Passage, str], str]
    """A passage that is a message, in a language; a blank line parts its paragraphs."""
    replays: Callable[[Any], tuple[int, ...]]
    """The chapters that can be played again."""
    replay: Callable[[Any, int, Mapping[str, str]], Setup]
    """What a chapter that is played again starts from. Such a match leaves the box alone."""
    book: Callable[[Any, str], Rulebook]
    """The rulebook as this group has it, in a language."""
    book_at: Callable[[Match, str], Rulebook]
    """The rulebook as it is at a table."""
    sealed: Callable[[Match], frozenset[str]]
    """The kinds and places that cannot be named at a table yet."""
    nameless: Callable[[Any], str]
    """What waits for a name now, empty if nothing does."""
    name: Callable[[Any, str, str], Any]
    """The box with a name given to this."""


def rulebook_at(match: Match, language: str) -> Rulebook:
    """The rulebook as far as it is open at a table."""
    campaign = match.game.campaign
    return campaign.book_at(match, language) if campaign else rulebook(match.game, language)


def sealed_at(match: Match) -> frozenset[str]:
    """The kinds and places that nobody at a table knows of yet."""
    return match.game.campaign.sealed(match) if match.game.campaign else frozenset()


def plain_name(name: str) -> str:
    """A name as it can stand in a sentence: printable, in one line, not too long."""
    signs = "".join(sign for sign in name if sign.isprintable() or sign.isspace())
    return " ".join(signs.split())[:LONGEST_NAME].strip()
