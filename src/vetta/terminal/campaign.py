"""A campaign at a terminal: the box in its file, what is read aloud, and one game after the other.

The box is written as soon as a game is over, before anybody is told. A game that is broken off lies beside the box in a
file of its own, and the next evening begins with it.
"""

from __future__ import annotations

import secrets
import time
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from vetta.core.campaign import BoxError, Campaign, Founding, Passage, plain_name
from vetta.core.game import Game, Setup, SetupError
from vetta.core.match import Match
from vetta.core.match_file import write_match
from vetta.core.text import Messages, Texts
from vetta.games import game
from vetta.terminal import files
from vetta.terminal.commands import find_command, rest_of
from vetta.terminal.console import Console
from vetta.terminal.exits import Anew, Instead, Quit, deaf, undisturbed
from vetta.terminal.picking import Picking
from vetta.terminal.running import Evening, run
from vetta.terminal.screen import Screen
from vetta.terminal.seats import Seated, company_in, seated
from vetta.terminal.setting import Wishes, ask_company, company_of
from vetta.terminal.table import Table


def run_box(name: str | None, path: Path, replay: int | None = None, *, today: str = "", **others: Any) -> int:
    """Plays the campaign of a box, or one of its chapters again; what else can be said is as with `run`."""
    return run(name, sits=partial(BoxEvening, path=path, replay=replay, today=today), **others)


@dataclass
class BoxTable(Table):
    """A match of a campaign."""

    is_in_box: bool = False

    @property
    def is_kept(self) -> bool:
        return self.is_in_box or not self.match.moves

    def offer_to_save(self) -> bool:
        """Nobody has to be asked: it is kept beside the box in any case."""
        return True


class BoxEvening(Evening):
    """From opening the box to closing it."""

    def __init__(
        self,
        console: Console,
        wishes: Wishes,
        *,
        plain: bool,
        secret: bytes | None,
        path: Path,
        replay: int | None,
        today: str,
    ) -> None:
        super().__init__(console, wishes, plain=plain, secret=secret)
        self.path = path
        self.replay = replay
        self.today = today or time.strftime("%Y-%m-%d")
        self.words = Messages(wishes.language, "vetta.core", part="campaign")
        self.game: Game
        self.campaign: Campaign
        self.box: Any = None

    @property
    def running(self) -> Path:
        """Where a game lies that is broken off."""
        return self.path.with_name(f"{self.path.name}.match")

    # ------------------------------------------------------------------------------------------ beginning

    def begin(self) -> Table:
        """The table at which the box is opened."""
        if not self.wishes.game:
            raise SetupError("say which game the box is of: `vetta play GAME --text --box FILE`")
        self.game = game(self.wishes.game)
        if not self.game.campaign:
            raise SetupError(f"{self.game.name} has no campaign, so it needs no box")
        self.campaign = self.game.campaign
        if files.exists(self.path):
            if self.wishes.players or self.wishes.seats is not None:
                raise SetupError(f"{self.path} says who plays; nobody can be added")
            self.box = self._read()
        elif self.replay is not None:
            raise SetupError(f"{self.path} is not there, so no chapter of it can be played again")
        else:
            self.box = self._new()
            files.write(self.path, self.campaign.write(self.box))
        if self.replay is not None:
            self._say("replay")
            return self._lay_again(self.replay)
        if files.exists(self.running):
            return self._go_on()
        return self._next()

    def _read(self) -> Any:
        try:
            return self.campaign.read(self.game, files.read(self.path))
        except BoxError as error:
            raise SetupError(f"{self.path}: {error}") from None

    def _new(self) -> Any:
        """A box for people who have none yet: who plays, and as which hero."""
        wishes, language = self.wishes, self.wishes.language
        texts = Texts(self.game, language)
        self.console.say(texts.say("game-title"), strong=True)
        self._say("new", file=str(self.path))
        is_known = wishes.players or wishes.seats is not None
        company = company_of(self.game, wishes) if is_known else ask_company(self.console, self.game, texts)
        options = {name: value for name, value in wishes.options.items() if name in self.campaign.options}
        self.wishes.options = {name: value for name, value in wishes.options.items() if name not in options}
        portraits: list[str] = []
        names = []
        for seat, who in enumerate(company):
            portraits.append(self._ask_hero(texts, seat, who, portraits))
            names.append(self._ask_name(texts, who, portraits[-1]))
        setup = Setup(len(company), options)
        key = self._draw(b"box")[:8].hex() if self._secret else secrets.token_hex(8)
        players = tuple(who.written for who in company)
        try:
            return self.campaign.new(
                self.game, Founding(setup, tuple(portraits), tuple(names), players, key, self.today)
            )
        except BoxError as error:
            raise SetupError(str(error)) from None

    def _ask_hero(self, texts: Texts, seat: int, who: Seated, taken: list[str]) -> str:
        """Bots take the first that is free."""
        free = [portrait for portrait in self.campaign.portraits if portrait not in taken]
        called = [texts.kind(f"hero-{portrait}") for portrait in free]
        if who.bot:
            return free[0]
        self.console.say()
        for number, name in enumerate(called, 1):
            about = texts.kind_form(f"hero-{free[number - 1]}", "text")
            self.console.say(f"{name}. {about}" if about else name, mark=f"{number:>2}  ", indent=1)
        self._say("which-hero", name=texts.player(seat, [who.name] * (seat + 1)), usual=called[0])
        while True:
            typed = self.console.ask("> ")
            if not typed:
                return free[0]
            if typed.isdecimal() and 1 <= int(typed) <= len(free):
                return free[int(typed) - 1]
            found = [n for n, name in enumerate(called) if name.casefold().startswith(typed.casefold())]
            if len(found) == 1:
                return free[found[0]]
            self.console.say(texts.say("terminal-not-understood", typed=typed))

    def _ask_name(self, texts: Texts, who: Seated, portrait: str) -> str:
        if who.bot:
            return ""
        self._say("hero-name", usual=texts.kind(f"hero-{portrait}"))
        return plain_name(self.console.ask("> "))

    # ------------------------------------------------------------------------------------------ one game and the next

    def _next(self) -> Table:
        """The table of the next game, after everything that is to be read aloud before it."""
        try:
            setup = self.campaign.setup_from(self.box, self.wishes.options)
        except BoxError as error:
            raise SetupError(f"{self.path}: {error}") from None
        match = Match.new(self.game, setup, self._draw(b"match"), self.campaign.players(self.box))
        self._matches += 1
        table = self._seat(match)
        self._read_aloud(table.screen)
        return table

    def _lay_again(self, chapter: int) -> Table:
        try:
            setup = self.campaign.replay(self.box, chapter, self.wishes.options)
        except BoxError as error:
            raise SetupError(f"{self.path}: {error}") from None
        company = [seated(name, self.wishes.language) for name in self.campaign.players(self.box)]
        return self._lay(self.game, company, setup)

    def _seat(self, match: Match) -> BoxTable:
        company = company_in(match, self.wishes.language)
        seed = self._draw(b"bots")
        return BoxTable(self.console, match, company, seed, plain=self.plain, language=self.wishes.language)

    def _go_on(self) -> Table:
        """The game that was broken off; one that is in the box already was only not cleared away."""
        match = files.load(self.running)
        if self.campaign.has(self.box, match):
            files.remove(self.running)
            return self._next()
        try:
            self.campaign.check(self.box, match)
        except BoxError as error:
            raise SetupError(f"{self.running}: {error}") from None
        self._say("resumed")
        return self._seat(match)

    def spend(self, table: Table) -> None:
        """Plays one game after the other until somebody quits or does something else."""
        try:
            while isinstance(table, BoxTable):
                self.current = table
                table.play()
                self._give_back(table)
                self._end(table)
                table = self._next()
        except Quit:
            self._put_away()
            raise
        except Anew:
            self._put_away()
            self.current = None
            self.wishes = Wishes(language=table.language, usual_game=self.game.name)
            table = self._ask()
        except Instead as other:
            self._put_away()
            self.current = None
            table = self.resume(other.match, other.file)
        super().spend(table)

    def _give_back(self, table: BoxTable) -> None:
        """First the match is safe, then the box is, and only then the match is cleared away."""
        with undisturbed():
            files.write(self.running, write_match(table.match))
            try:
                self.box = self.campaign.after(self.box, table.match, self.today)
            except BoxError as error:
                raise SetupError(f"{self.path}: {error}") from None
            files.write(self.path, self.campaign.write(self.box))
            table.is_in_box = True
            files.remove(self.running)

    def _end(self, table: BoxTable) -> None:
        """How it ended; then looking back, until the people want to go on."""
        table.picking = Picking(())
        screen = table.screen
        screen.table(table.match, table.viewer, table.picking, whole=True)
        screen.prompt(table.match, table.viewer)
        screen.results(table.match)
        self._say("given-back", file=str(self.path))
        is_over = bool(self.campaign.replays(self.box))
        if is_over:
            self._read_aloud(screen)
        self._say("over" if is_over else "next")
        while True:
            typed = table.hear()
            command = find_command(table, typed) if typed else None
            if command and command.name in ("undo", "leave"):
                self._say("stays")
            elif command:
                command.run(table, table.viewer, rest_of(typed))
            elif typed or is_over:
                self._say("over" if is_over else "next")
            else:
                return

    # ------------------------------------------------------------------------------------------ reading aloud

    def _read_aloud(self, screen: Screen) -> None:
        """Envelopes, rules and hints; and what waits for a name gets one."""
        for passage in self.campaign.aloud(self.box):
            self._read_passage(screen, passage)
        while what := self.campaign.nameless(self.box):
            self._say("needs-name")
            if given := plain_name(self.console.ask("> ")):
                self.box = self.campaign.name(self.box, what, given)
                files.write(self.path, self.campaign.write(self.box))

    def _read_passage(self, screen: Screen, passage: Passage) -> None:
        language = screen.texts.language
        self.console.say()
        if passage.clause:
            screen.clause(self.campaign.book(self.box, language).clause(passage.clause))
            return
        for number, paragraph in enumerate(self.campaign.said(self.box, passage, language).split("\n\n")):
            if number:
                self.console.say()
            self.console.say(paragraph, strong=passage.heads)

    def _say(self, message: str, **args: str | int) -> None:
        self.console.say(self.words.say(message, **args))

    # ------------------------------------------------------------------------------------------ leaving

    def _put_away(self) -> None:
        """A game that is broken off goes into its file beside the box."""
        table = self.current
        if isinstance(table, BoxTable) and not table.is_kept:
            files.write(self.running, write_match(table.match, with_secret=True))
            with suppress(OSError):
                file, box = str(self.running), str(self.path)
                self._say("put-away", file=file, game=self.game.name, box=box)
            table.is_in_box = True

    def rescue(self) -> None:
        """Whatever happens: if the match cannot lie beside the box, it goes where others go."""
        if isinstance(self.current, BoxTable):
            if self.console.tty:
                deaf()
            with suppress(files.FileTrouble):
                self._put_away()
        super().rescue()
