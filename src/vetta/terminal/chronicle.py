"""What has happened at a table, move by move, as each seat was told of it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from vetta.core.match import Match, Move
from vetta.core.view import SPECTATOR, Event


@dataclass
class Entry:
    """One move, or the setting up of the table before the first one."""

    seat: int
    text: str
    told: dict[int, list[Event]]
    """By seat, the spectator's included: the events as this seat is told of them."""
    stands: bool = True
    """Whether it has not been taken back."""
    takes_back: list[int] = field(default_factory=list)
    """The entries that this one takes back."""

    @property
    def is_undo(self) -> bool:
        return self.text.startswith("undo ")


class Chronicle:
    """The entries of a match: number 0 is the set-up, number n + 1 is move n."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.entries: list[Entry] = []
        self._standing: list[int] = []
        again = Match.new(match.game, match.setup, match.secret, match.players)
        self._add(again, Entry(SPECTATOR, "", {}))
        for move in match.moves:
            _repeat(again, move)
            self.note(again)

    def note(self, match: Match) -> None:
        """Writes down the last move of a match."""
        move = match.moves[-1]
        entry = Entry(move.seat, move.text, {})
        if undo := re.fullmatch(r"undo (\d+)(?: agreed)?", move.text, re.ASCII):
            while self._standing and self._standing[-1] > int(undo[1]):
                entry.takes_back.insert(0, self._standing.pop())
            for number in entry.takes_back:
                self.entries[number].stands = False
        else:
            self._standing.append(len(self.entries))
        self._add(match, entry)

    def _add(self, match: Match, entry: Entry) -> None:
        entry.told = {seat: match.events(seat) for seat in range(SPECTATOR, match.setup.seats)}
        self.entries.append(entry)

    def standing(self) -> Iterator[tuple[int, Entry]]:
        """The moves that stand, the latest first, each with its number in the match."""
        for number in reversed(self._standing):
            yield number - 1, self.entries[number]

    def after_last_of(self, seat: int) -> int:
        """Where this seat begins to have missed something: after its own last entry."""
        own = [number for number, entry in enumerate(self.entries) if entry.seat in (seat, SPECTATOR)]
        return own[-1] + 1

    def news(self, since: int) -> Iterator[Entry]:
        """What somebody has missed who was told everything before this entry; what came to nothing is left out."""
        for entry in self.entries[since:]:
            if any(number < since for number in entry.takes_back) or (entry.stands and not entry.is_undo):
                yield entry


def _repeat(match: Match, move: Move) -> None:
    if move.text == "leave":
        match.leave(move.seat)
    elif move.text.startswith("undo "):
        match.undo(move.seat, int(move.text.split()[1]), agreed=True)
    else:
        match.play(move.seat, move.text)
