"""Finds what a person means who types a number or a name."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from typing import TypeVar

from vetta.core import notation
from vetta.core.campaign import sealed_at
from vetta.core.match import Match
from vetta.core.view import Choice, Piece, Said
from vetta.terminal.picking import Offer, Picking
from vetta.terminal.screen import Screen

Thing = TypeVar("Thing")


def plain(text: str) -> str:
    """A name as names are compared: words of letters and digits, without capitals and accents."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return " ".join(re.findall(r"\w+", "".join(letter for letter in letters if not unicodedata.combining(letter))))


def _has_words(sentence: str, wanted: str) -> bool:
    """Whether all these words stand in a sentence, in this order: "walk c1" in "walk to c1"."""
    words = iter(sentence.split())
    return all(word in words for word in wanted.split())


def _meant(wanted: str, told: Sequence[tuple[Thing, str]]) -> list[Thing]:
    """The things told by just this sentence; else those whose sentence begins like this, or has these words in it."""
    if len(wanted) < 2:
        return []
    ways = (str.__eq__, str.startswith, _has_words)
    return next((found for way in ways if (found := [thing for thing, said in told if way(said, wanted)])), [])


class Names:
    """The names of things for one seat, in one language."""

    def __init__(self, match: Match, seat: int, screen: Screen) -> None:
        self.screen = screen
        self.pieces = match.view(seat).pieces if seat >= 0 else ()
        self.words = match.game.lexicon
        self.sealed = sealed_at(match)
        self.places = {place.name for place in self.words.places if place.name not in self.sealed}
        self._at = {piece.id: piece.at for piece in self.pieces}
        self._kinds = {piece.id: piece.kind for piece in self.pieces}

    def of(self, thing: str) -> list[str]:
        """Everything a thing can be called: its own name, and what texts call it."""
        return [plain(name) for name in self._spelled(thing)]

    def _spelled(self, thing: str) -> list[str]:
        names = [thing]
        if thing in self.places:
            names += [self.screen.texts.place(thing), *self.screen.texts.also(thing)]
        elif thing in self._kinds:
            names.append(self.screen.texts.kind(self._kinds[thing]))
        return names

    # ------------------------------------------------------------------------------------------ what is on offer

    def exactly(self, typed: str, picking: Picking) -> bool:
        """Whether this is the very name of something on offer."""
        return any(plain(typed) in self.of(offer.thing) for offer in picking.offers() if offer.thing)

    def offer(self, typed: str, picking: Picking) -> str | Choice | None:
        """The thing to touch, or the choice it makes at once, for a number or name; None if it is not clear."""
        offers = picking.offers()
        for key, offer in zip(self.screen.keys(offers), offers, strict=True):
            if typed == key:
                return offer.only or offer.thing
        later = picking.later()
        there = self._where(typed)
        fitting = self._fitting(typed, offers) or self._fitting(typed, later)
        fitting = fitting or [offer for offer in (*offers, *later) if offer.thing and offer.thing == there]
        return (fitting[0].only or fitting[0].thing) if len(fitting) == 1 else None

    def _where(self, typed: str) -> str:
        """Where all the pieces of this name are: somebody who wants to go to the chest may say so."""
        wanted = plain(typed)
        places = {piece.at for piece in self.pieces if wanted in self.of(piece.id)}
        return places.pop() if len(places) == 1 else ""

    def several(self, typed: str, picking: Picking) -> list[str]:
        """What is meant perhaps, if it is more than one thing on offer."""
        fitting = self._fitting(typed, picking.offers()) or self._fitting(typed, picking.later())
        if len(fitting) < 2:
            return []
        things = [self.screen.thing(offer.thing) for offer in fitting]
        return things if len(set(things)) == len(things) else [self.screen.label(offer) for offer in fitting]

    def _fitting(self, typed: str, offers: Iterable[Offer]) -> list[Offer]:
        """The offers with this name; if there are none, those whose name begins like this."""
        wanted = plain(typed)
        if not wanted:
            return []
        named = [(offer, self.of(offer.thing)) for offer in offers if offer.thing]
        exact = [offer for offer, names in named if wanted in names]
        return exact or [offer for offer, names in named if any(name.startswith(wanted) for name in names)]

    def choice(self, typed: str, picking: Picking) -> Choice | None:
        """The choice whose sentence begins like this, or has all these words in this order."""
        told = [(choice, self._sentence(choice)) for choice, _ in picking.left]
        found = _meant(plain(typed), told)
        return found[0] if len(found) == 1 else None

    def _sentence(self, choice: Choice) -> str:
        return plain(self.screen.texts.choice(choice, self.screen.names))

    # ------------------------------------------------------------------------------------------ what there is to do

    def move(self, typed: str) -> str:
        """The whole move somebody typed as it stands in match files, if not to the letter; empty if it is none."""
        game = self.screen.game
        if game.read(typed) is not None:
            return typed
        wanted = plain(typed)
        found = [text for text in map(game.write, range(game.actions)) if plain(text) == wanted]
        return found[0] if len(found) == 1 else ""

    def said(self, typed: str) -> str:
        """The whole move whose sentence somebody typed, or enough of it, whether it is allowed or not."""
        game = self.screen.game
        told = []
        for action in range(game.actions):
            verb, names = notation.parts(game.lexicon, action)
            text = game.write(action)
            told.append((text, self._sentence(Choice(action, text, Said(verb.name, dict(names)), ()))))
        found = _meant(plain(typed), told)
        return found[0] if len(found) == 1 else ""

    def seat_of(self, thing: str) -> str:
        """Where a piece is; a place is where it is."""
        return self._at.get(thing, thing)

    # ------------------------------------------------------------------------------------------ what there is

    def thing(self, typed: str) -> str:
        """The piece or place of this name, wherever it is; empty if there is none. E2 is not e2 if both are there."""
        wanted = plain(typed)
        things = [*(place.name for place in self.words.places if place.name in self.places), *self._kinds]
        exact = [thing for thing in things if typed in self._spelled(thing)]
        named = exact or [thing for thing in things if wanted and wanted in self.of(thing)]
        if named:
            return named[0]
        begun = [thing for thing in things if any(name.startswith(wanted) for name in self.of(thing))]
        return begun[0] if len(begun) == 1 and len(wanted) > 1 else ""

    def pieces_of(self, thing: str, typed: str) -> list[Piece]:
        """The pieces at a place, or every piece of a name."""
        wanted = plain(typed)
        return [
            piece for piece in self.pieces if thing in (piece.at, piece.id) or (wanted and wanted in self.of(piece.id))
        ]

    def pieces_about(self, typed: str) -> list[Piece]:
        """The pieces that have all these words, and more, in their name or in that of their place: "mars" in "disc of
        Mars", or in "Token of Mars"."""
        return [piece for piece in self.pieces if self._has_more(piece.id, typed) or self._has_more(piece.at, typed)]

    def _has_more(self, thing: str, typed: str) -> bool:
        wanted = set(plain(typed).split())
        return bool(wanted) and any(wanted < set(name.split()) for name in self.of(thing))

    def kinds_of(self, thing: str, typed: str) -> list[str]:
        """The kinds of this name, whether anything of them is to be seen or not; else the kinds of the pieces whose
        name has these words; else, of a place, what lies there."""
        wanted = plain(typed)
        known = [kind.name for kind in self.words.kinds if kind.name not in self.sealed]
        names = {kind: (plain(kind), plain(self.screen.texts.kind(kind))) for kind in known}
        return (
            [kind for kind, known_as in names.items() if wanted in known_as or kind == self._kinds.get(thing)]
            or list({piece.kind: None for piece in self.pieces if self._has_more(piece.id, typed)})
            or list({piece.kind: None for piece in self.pieces if piece.at == thing})
        )
