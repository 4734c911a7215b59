"""Pieces in sentences, place by place: all of them, or what has changed for somebody who has seen them before."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import NamedTuple

from vetta.core.text import Texts
from vetta.core.view import Piece, View


class Seen(NamedTuple):
    """A piece as somebody has seen it."""

    piece: Piece
    sentence: str
    is_secret: bool
    """Whether only this seat sees it so."""


Known = Mapping[str, Seen]
"""By piece, what somebody has seen."""


class Changes(NamedTuple):
    """What is different from what somebody has seen: the lines that are true now, and those that no longer are."""

    now: list[str]
    gone: list[str]


class Listing:
    """The sentences of one language about the pieces of one game."""

    def __init__(self, texts: Texts, names: Sequence[str], places: Iterable[str]) -> None:
        self.texts = texts
        self.names = names
        self._order = {place: number for number, place in enumerate(places)}

    def sentence(self, piece: Piece) -> str:
        return self.texts.piece(piece, self.names)

    def lines(self, pieces: Iterable[Piece]) -> list[str]:
        """A line for each place, with everything that is there."""
        return self._lines((piece, self.sentence(piece)) for piece in pieces)

    def _lines(self, told: Iterable[tuple[Piece, str]]) -> list[str]:
        places: dict[str, list[tuple[int, str]]] = {}
        for piece, sentence in told:
            places.setdefault(piece.at, []).append((piece.order, sentence))
        lines = []
        for place in sorted(places, key=self._order.__getitem__):
            label = f"{self.texts.place(place)}: "
            lines.append(label + "; ".join(_counted(places[place], label)))
        return lines

    # ------------------------------------------------------------------------------------------ what has changed

    def known(self, view: View, secrets: Sequence[Piece]) -> dict[str, Seen]:
        """What whoever has this view knows from now on."""
        return {piece.id: Seen(piece, self.sentence(piece), piece in secrets) for piece in view.pieces}

    def changes(self, before: Known, now: Known, pieces: Sequence[Piece]) -> Changes:
        """What has changed among these pieces. Where equal things lie, or lay, the whole place is told anew: which of
        them is new means nothing to anybody."""
        told_before = {thing: seen.sentence for thing, seen in before.items()}
        changed = [seen for thing, seen in now.items() if told_before.get(thing) != seen.sentence]
        left = [seen for thing, seen in before.items() if thing not in now or now[thing].piece.at != seen.piece.at]
        anew = {seen.piece.at for seen in (*changed, *left)} & (_with_equals(before) | _with_equals(now))
        told = [seen for seen in now.values() if seen in changed or seen.piece.at in anew]
        told = [seen for seen in told if seen.piece in pieces]
        gone = [seen for seen in left if seen.piece.id not in now or seen.is_secret]
        gone = [seen for seen in gone if seen.piece.at not in anew & {seen.piece.at for seen in told}]
        return Changes(
            self._lines((seen.piece, seen.sentence) for seen in told),
            self._lines((seen.piece, self._in_short(seen)) for seen in gone),
        )

    def _in_short(self, seen: Seen) -> str:
        """What has gone need not be told with all that stands on it."""
        kind = seen.piece.kind
        return self.texts.kind(kind) if self.texts.kind_form(kind, "text") else seen.sentence


def _with_equals(known: Known) -> set[str]:
    """The places where several things are that nobody can tell apart."""
    sentences = [(seen.piece.at, seen.sentence) for seen in known.values()]
    return {at for at, sentence in sentences if sentences.count((at, sentence)) > 1}


def _counted(told: Sequence[tuple[int, str]], label: str) -> Iterator[str]:
    """The sentences of one place from the bottom up, without its name; equal ones side by side are counted."""
    first = {told_there: number for number, told_there in reversed(list(enumerate(told)))}
    ordered = sorted(told, key=lambda one: (one[0], first[one]))
    for sentence, equal in groupby(sentence.removeprefix(label) for _, sentence in ordered):
        many = sum(1 for _ in equal)
        yield f"{many} × {sentence}" if many > 1 else sentence
