"""Matches at a terminal, one after the other, until the people get up."""

from __future__ import annotations

import hashlib
import io
import os
import secrets
import sys
import tempfile
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import TextIO

from vetta.core.game import Game, Setup, SetupError
from vetta.core.match import SECRET_BYTES, Match
from vetta.core.match_file import MatchFileError, write_match
from vetta.core.text import LANGUAGES, TextError
from vetta.games import CATALOGUE, game
from vetta.terminal import files
from vetta.terminal.console import Closed, Console
from vetta.terminal.ending import end
from vetta.terminal.exits import Again, Anew, Instead, Quit, deaf, hear_hang_ups
from vetta.terminal.seats import Seated, company_in
from vetta.terminal.setting import Wishes, ask_wishes, company_of
from vetta.terminal.table import Table

SORRY = 2


def run(
    name: str | None = None,
    *,
    seats: int | None = None,
    players: Sequence[str] = (),
    options: Mapping[str, str] | None = None,
    language: str | None = None,
    load: Path | None = None,
    plain: bool = False,
    secret: bytes | None = None,
    source: TextIO | None = None,
    target: TextIO | None = None,
    errors: TextIO | None = None,
    width: int = 0,
    sits: Callable[..., Evening] | None = None,
) -> int:
    """Plays at the terminal, or between two streams. 0 when the people are done, 2 after saying what was wrong.

    `players` are names by seat; `bot` or `bot random` is a bot, and so is every seat that is not named.
    With a `secret` everything that happens by chance, bots included, can be had again: for tests. `sits` makes an
    evening of another kind.
    """
    console = Console(_forgiving(source or sys.stdin), _forgiving(target or sys.stdout), width=width)
    wishes = Wishes(name or "", seats, players, options or {}, language or language_here())
    evening = (sits or Evening)(console, wishes, plain=plain, secret=secret)
    if console.tty:
        hear_hang_ups()
    try:
        return _spend(evening, load, errors or sys.stderr, added=bool(name or seats is not None or players or options))
    except Closed:  # a hang-up while everything was being put away
        evening.rescue()
        return 0


def _spend(evening: Evening, load: Path | None, errors: TextIO, *, added: bool) -> int:
    """Plays until everybody is done, however they leave; nobody loses a match by it."""
    try:
        if load and added:
            raise SetupError(f"{load} says which game is played, by whom and with which options; nothing can be added")
        evening.spend(evening.resume(files.load(load), load) if load else evening.begin())
    except (SetupError, MatchFileError, TextError, files.FileTrouble) as error:
        evening.rescue()
        print(f"vetta: {error}", file=errors)
        return SORRY
    except Quit:
        with suppress(OSError):
            evening.console.say()
    except (Closed, KeyboardInterrupt):
        evening.rescue()
    except BrokenPipeError:
        evening.rescue()
        _write_nowhere()
    except Exception:
        evening.rescue()
        raise
    return 0


class Evening:
    """Everything from sitting down to getting up: a match, a return match, another game."""

    def __init__(self, console: Console, wishes: Wishes, *, plain: bool, secret: bytes | None) -> None:
        self.console = console
        self.wishes = wishes
        self.plain = plain
        self._secret = secret
        self._matches = 0
        self.current: Table | None = None

    def spend(self, table: Table) -> None:
        """Plays until somebody quits."""
        while True:
            self.current = table
            try:
                table.play()
                end(table)
            except Again:
                table = self._again(table)
            except Anew:
                self.current = None
                self.wishes = Wishes(language=table.language, usual_game=table.match.game.name)
                table = self._ask()
            except Instead as other:
                self.current = None
                self.wishes = replace(self.wishes, language=table.language)
                table = self.resume(other.match, other.file)

    def rescue(self) -> None:
        """When a person's terminal is gone or something broke: a match that is not saved is put into a file."""
        table = self.current
        if not self.console.tty or table is None or table.is_kept:
            return
        deaf()
        text = write_match(table.match, with_secret=True)
        for folder in (Path(), Path.home(), Path(tempfile.gettempdir())):
            path = files.free(folder / f"{table.match.game.name}-unfinished.vetta")
            try:
                files.write(path, text)
            except files.FileTrouble as trouble:
                problem = trouble.problem
            else:
                table.saved_at = len(table.match.moves)
                self._say_at_last(table, "rescued", file=str(path))
                return
        self._say_at_last(table, "cannot-write", file=str(path), problem=problem)

    def _say_at_last(self, table: Table, message: str, file: str, problem: str = "") -> None:
        """If there is still somebody to read it."""
        try:
            self.console.say()
            table.screen.say(message, file=file, problem=problem)
        except OSError:
            _write_nowhere()

    def begin(self) -> Table:
        """The first table. What is not known is asked if somebody sits there; else everything is as usual."""
        wishes = self.wishes
        if self.console.tty and not wishes.players and wishes.seats is None:
            return self._ask()
        if not wishes.game:
            raise SetupError(f"say which game: `vetta play GAME`, where GAME is {' or '.join(CATALOGUE)}")
        found = _game(wishes.game)
        company = company_of(found, wishes)
        return self._lay(found, company, Setup(len(company), wishes.options))

    def resume(self, match: Match, file: Path) -> Table:
        """A table with a match that was saved."""
        table = self._table(match, company_in(match, self.wishes.language))
        table.file, table.saved_at = file, len(match.moves)
        return table

    def _ask(self) -> Table:
        return self._lay(*ask_wishes(self.console, self.wishes))

    def _again(self, table: Table) -> Table:
        """A return match: everybody moves up one seat."""
        company = [*table.company[1:], table.company[0]]
        self.wishes = replace(self.wishes, language=table.language)
        return self._lay(table.match.game, company, table.match.setup)

    def _lay(self, found: Game, company: list[Seated], setup: Setup) -> Table:
        match = Match.new(found, setup, self._draw(b"match"), [who.written for who in company])
        self._matches += 1
        return self._table(match, company)

    def _table(self, match: Match, company: list[Seated]) -> Table:
        seed = self._draw(b"bots")
        return Table(self.console, match, company, seed, plain=self.plain, language=self.wishes.language)

    def _draw(self, what: bytes) -> bytes:
        """Random bytes for the next match."""
        if self._secret is None:
            return secrets.token_bytes(SECRET_BYTES)
        return hashlib.sha256(self._secret + what + bytes([self._matches])).digest()


def _game(name: str) -> Game:
    if name not in CATALOGUE:
        raise SetupError(f"there is no game {name!r}; there is {', '.join(CATALOGUE)}")
    return game(name)


def language_here() -> str:
    """The language of this machine, if there are texts in it; else English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(variable):
            language = os.environ[variable][:2].casefold()
            return language if language in LANGUAGES else "en"
    return "en"


def _forgiving(stream: TextIO) -> TextIO:
    """A stream that reads and writes something for every letter."""
    if isinstance(stream, io.TextIOWrapper):
        stream.reconfigure(errors="replace")
    return stream


def _write_nowhere() -> None:
    """Nobody reads any more: what Python still wants to write at its end goes nowhere."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
