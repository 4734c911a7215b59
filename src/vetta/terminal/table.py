"""One match at one terminal: whose turn it is, who looks at the screen, and what is done with what is typed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from vetta.core.match import Match, Refused
from vetta.core.match_file import write_match
from vetta.core.view import SPECTATOR, Choice
from vetta.terminal import files
from vetta.terminal.chronicle import Chronicle
from vetta.terminal.commands import answer
from vetta.terminal.console import Console
from vetta.terminal.exits import Quit, undisturbed
from vetta.terminal.opening import tell_seats, tell_unusual
from vetta.terminal.picking import Picking
from vetta.terminal.screen import Screen
from vetta.terminal.seats import BOTS, Bot, Seated, names


@dataclass
class Table:
    """A match, the company around it, and the screen they share."""

    console: Console
    match: Match
    company: list[Seated]
    bot_seed: bytes
    plain: bool = False
    saved_at: int = -1
    """How many moves had been made when the match was last saved."""
    file: Path | None = None
    welcomed: bool = False
    """Whether anybody has been told how help is found."""
    language: str = "en"
    """What is read where nobody's own language is known: on the screen that everybody sees."""
    viewer: int = SPECTATOR
    """Whose eyes are on the screen."""
    chronicle: Chronicle = field(init=False)
    told: dict[int, int] = field(default_factory=dict)
    """By seat: how much of the chronicle it has been told."""
    picking: Picking = field(default_factory=lambda: Picking(()))
    introduced: set[int] = field(default_factory=set)
    """Who has been told who sits where; SPECTATOR stands for all who share a screen without secrets."""
    whole: bool = True
    """Whether the table is shown in full before the next question."""

    def __post_init__(self) -> None:
        self.chronicle = Chronicle(self.match)
        self.people = [seat for seat, who in enumerate(self.company) if not who.bot]
        self.bots: dict[int, Bot] = {
            seat: BOTS[who.bot](self.bot_seed + bytes([seat])) for seat, who in enumerate(self.company) if who.bot
        }
        self.hides = len(self.people) > 1 and _has_secrets(self.match)
        if len(self.people) == 1:
            self.viewer = self.people[0]
        self._screens: dict[str, Screen] = {}

    # ------------------------------------------------------------------------------------------ who looks

    @property
    def screen(self) -> Screen:
        """The screen in the language of whoever looks at it."""
        return self.screen_in(self.company[self.viewer].language if self.viewer >= 0 else self.language)

    def screen_in(self, language: str) -> Screen:
        if language not in self._screens:
            self._screens[language] = Screen(
                self.console, self.match.game, language, names(self.company), plain=self.plain
            )
        return self._screens[language]

    def face(self, seat: int) -> None:
        """Makes sure that this person looks at the screen, and nobody else's secrets are on it."""
        if self.viewer == seat:
            return
        if self.hides:
            if self.viewer >= 0:
                self.console.say()
                self.screen.say("hide", name=self.screen.name(seat))
                self.hear()
            self.console.clear()
            self.viewer = SPECTATOR
            theirs = self.screen_in(self.company[seat].language)
            theirs.say("hand-over", strong=True, name=theirs.name(seat))
            self.hear()
            self.console.clear()
        self.viewer = seat
        self.whole = True
        if not self.screen.plain:
            self.screen.forget(seat)

    def introduce(self) -> None:
        """Tells whoever looks for the first time who sits where, and what is not played as usual."""
        looks = self.viewer if self.hides else SPECTATOR
        if looks not in self.introduced:
            self.introduced.add(looks)
            tell_seats(self.screen, self.viewer)
            tell_unusual(self.screen, self.match.setup)

    def tell(self) -> None:
        """Tells whoever looks what has happened and has not been told yet."""
        for entry in self.chronicle.news(self.told.get(self.viewer, 0)):
            self.screen.entry(entry, self.viewer, "  ")
        end = len(self.chronicle.entries)
        for seat in [self.viewer] if self.hides else [SPECTATOR, *self.people]:
            self.told[seat] = end

    # ------------------------------------------------------------------------------------------ the match

    def play(self) -> None:
        """Plays until the match is over. Leaves by an exception otherwise: see exits.py, and Closed."""
        if self.match.moves and not self.told:
            self.told = {seat: self.chronicle.after_last_of(seat) for seat in range(SPECTATOR, len(self.company))}
        while not self.match.over:
            seat = self.match.seat
            try:
                if seat in self.bots:
                    self._let_bot_play(seat)
                else:
                    self._let_person_play(seat)
            except KeyboardInterrupt:
                self.interrupted()
        if len(self.people) != 1:
            self.viewer = SPECTATOR

    def _let_bot_play(self, seat: int) -> None:
        if not self.deserted:
            self.introduce()
            self.tell()
        choice = self.bots[seat](self.match.view(seat), self.match.choices(seat))
        self.do(seat, choice.text)
        self.whole = True

    def _let_person_play(self, seat: int) -> None:
        self.face(seat)
        self.introduce()
        if seat in self.told and self._has_news():
            self.screen.say("since", strong=True)
        self.tell()
        self.picking = Picking(self.match.choices(seat))
        self.screen.table(self.match, seat, self.picking, whole=self.whole)
        self.whole = False
        self.screen.prompt(self.match, seat)
        if choice := self._goes_by_itself(seat):
            self.screen.say("alone", choice=self.screen.texts.choice(choice, self.screen.names))
            self.do(seat, choice.text)
            return
        self.screen.offers(self.match, seat, self.picking)
        if not self.welcomed:
            self.screen.say("welcome")
            self.welcomed = True
        moves = len(self.match.moves)
        while len(self.match.moves) == moves:
            answer(self, seat, self.hear(f"{self.screen.name(seat)}> "))

    def _goes_by_itself(self, seat: int) -> Choice | None:
        """The only choice, if this person does not care to make it; but not after an undo, nor if it takes one away."""
        if not self.company[seat].alone_acts or len(self.picking.choices) != 1:
            return None
        only = self.picking.choices[0]
        came_back = bool(self.match.moves) and self.match.moves[-1].text.startswith("undo ")
        last = self.match.last_own(seat)
        could_undo = last is not None and self.match.can_undo(seat, last)
        return None if came_back or (only.final and could_undo) else only

    @property
    def deserted(self) -> bool:
        """Whether all the people have left: the bots then play to the end without a word."""
        left = {move.seat for move in self.match.moves if move.text == "leave"}
        return bool(self.people) and left >= set(self.people)

    def _has_news(self) -> bool:
        return any(True for _ in self.chronicle.news(self.told.get(self.viewer, 0)))

    def do(self, seat: int, text: str) -> bool:
        """A move for a seat. If the rules are against it, says why."""
        return self.move(lambda: self.match.play(seat, text))

    def move(self, how: Callable[[], None]) -> bool:
        """Does something to the match, writes it down and tells it. If it is refused, says why."""
        try:
            with undisturbed():
                how()
                self.chronicle.note(self.match)
        except Refused as refused:
            self.refuse(refused)
            return False
        if not self.deserted:
            self.tell()
        return True

    def refuse(self, refused: Refused) -> None:
        if refused.objection:
            self.screen.objection(refused.objection)
        else:
            self.console.say(self.screen.texts.refused(refused, self.screen.names))

    # ------------------------------------------------------------------------------------------ questions

    def hear(self, prompt: str = "> ") -> str:
        """A line typed; an interruption asks whether it was meant."""
        while True:
            try:
                return self.console.ask(prompt)
            except KeyboardInterrupt:
                self.interrupted()

    def confirm(self, message: str, **args: str) -> bool:
        """A question with yes or no; anything else is no."""
        return self._is_yes(self.hear(self._question(message, **args)))

    def _question(self, message: str, **args: str) -> str:
        self.console.say(self.screen.texts.say(f"terminal-{message}", **args))
        return f"[{self.screen.texts.say('terminal-yes-or-no')}] "

    def _is_yes(self, typed: str) -> bool:
        return is_one_of(typed, self.screen.texts.say("terminal-yes"))

    def interrupted(self) -> None:
        """Somebody pressed Ctrl-C: perhaps only to stop what was going on. Pressed again, it leaves."""
        self.console.say()
        try:
            leaves = self._is_yes(self.console.ask(self._question("interrupted")))
        except KeyboardInterrupt:
            raise Quit from None
        if leaves:
            raise Quit

    # ------------------------------------------------------------------------------------------ keeping

    def keep(self, name: str, *, whole: bool) -> bool:
        """Writes the match to a file; `whole` is with the secret, so that it can be gone on with."""
        path = Path(name)
        if files.exists(path) and not self.confirm("overwrite", file=name):
            self.screen.say("not-saved")
            return False
        try:
            files.write(path, write_match(self.match, with_secret=True if whole else None))
        except files.FileTrouble as trouble:
            self.screen.say("cannot-write", file=name, problem=trouble.problem)
            return False
        self.screen.say("saved" if whole else "exported", file=name)
        self.file = path if whole else self.file
        self.saved_at = len(self.match.moves)
        return True

    @property
    def usual_file(self) -> str:
        return str(self.file) if self.file else f"{self.match.game.name}.vetta"

    @property
    def is_kept(self) -> bool:
        """Whether nothing is lost if the table is left now."""
        return self.match.over or len(self.match.moves) == max(self.saved_at, 0)

    def offer_to_save(self) -> bool:
        """Before a match is left; False if it shall not be left after all."""
        if self.is_kept:
            return True
        texts = self.screen.texts
        self.screen.say("save-first")
        typed = self.hear(f"[{texts.say('terminal-yes-no-or-stay')}] ")
        if is_one_of(typed, texts.say("terminal-no")):
            return True
        if not is_one_of(typed, texts.say("terminal-yes")):
            return False
        self.screen.say("which-file", usual=self.usual_file)
        name = self.hear() or self.usual_file
        return self.keep(name, whole=True)


def is_one_of(typed: str, words: str) -> bool:
    """Whether something typed is one of these words."""
    return typed.casefold() in words.casefold().split()


def _has_secrets(match: Match) -> bool:
    """Whether some seat sees, or will be told, what another one does not."""
    if any(arg.secret for happening in match.game.lexicon.events for arg in happening.args):
        return True
    public = match.view(SPECTATOR).pieces
    return any(match.view(seat).pieces != public for seat in range(match.setup.seats))
