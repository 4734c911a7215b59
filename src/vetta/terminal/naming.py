"""Finds what a person means who types a number or a name."""

from __future__ import annotations

import re
from collections.abc import Iterable

from vetta.core.match import Match
from vetta.core.view import Choice, Piece
from vetta.terminal.picking import Offer, Picking
from vetta.terminal.screen import Screen, keys_of


def _has_words(sentence: str, wanted: str) -> bool:
    """Whether all these words stand in a sentence, in this order: "walk c1" in "Walk to c1"."""
    words = iter(re.findall(r"\w+", sentence.casefold()))
    return all(word in words for word in re.findall(r"\w+", wanted)) and bool(re.search(r"\w", wanted))


class Names:
    """The names of things for one seat, in one language."""

    def __init__(self, match: Match, seat: int, screen: Screen) -> None:
        self.screen = screen
        self.pieces = match.view(seat).pieces if seat >= 0 else ()
        self.words = match.game.lexicon
        self.places = {place.name for place in self.words.places}
        self._kinds = {piece.id: piece.kind for piece in self.pieces}

    def of(self, thing: str) -> list[str]:
        """Everything a thing can be called: its own name, and what texts call it."""
        return [name.casefold() for name in self._spelled(thing)]

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
        return any(typed.casefold() in self.of(offer.thing) for offer in picking.offers() if offer.thing)

    def offer(self, typed: str, picking: Picking) -> str | Choice | None:
        """The thing to touch, or the choice it makes at once, for a number or name; None if it is not clear."""
        offers = picking.offers()
        for key, offer in zip(keys_of(offers), offers, strict=True):
            if typed == key:
                return offer.only or offer.thing
        later = picking.later()
        there = self._where(typed)
        fitting = self._fitting(typed, offers) or self._fitting(typed, later)
        fitting = fitting or [offer for offer in (*offers, *later) if offer.thing and offer.thing == there]
        return (fitting[0].only or fitting[0].thing) if len(fitting) == 1 else None

    def _where(self, typed: str) -> str:
        """Where the one piece of this name is: somebody who wants to go to the chest may say so."""
        wanted = typed.casefold()
        places = [piece.at for piece in self.pieces if wanted in self.of(piece.id)]
        return places[0] if len(places) == 1 else ""

    def several(self, typed: str, picking: Picking) -> list[str]:
        """What is meant perhaps, if it is more than one thing on offer."""
        fitting = self._fitting(typed, picking.offers()) or self._fitting(typed, picking.later())
        return [self.screen.thing(offer.thing) for offer in fitting] if len(fitting) > 1 else []

    def _fitting(self, typed: str, offers: Iterable[Offer]) -> list[Offer]:
        """The offers with this name; if there are none, those whose name begins like this."""
        named = [(offer, self.of(offer.thing)) for offer in offers if offer.thing]
        wanted = typed.casefold()
        exact = [offer for offer, names in named if wanted in names]
        return exact or [offer for offer, names in named if any(name.startswith(wanted) for name in names)]

    def choice(self, typed: str, picking: Picking) -> Choice | None:
        """The choice whose sentence begins like this, or has all these words in this order."""
        wanted = typed.casefold()
        told = [(choice, self.screen.texts.choice(choice, self.screen.names)) for choice, _ in picking.left]
        found = [choice for choice, sentence in told if sentence.casefold().startswith(wanted)]
        found = found or [choice for choice, sentence in told if _has_words(sentence, wanted)]
        return found[0] if len(found) == 1 and len(wanted) > 1 else None

    def move(self, typed: str) -> str:
        """The whole move somebody typed as it stands in match files, in capitals or not; empty if it is none."""
        game = self.screen.game
        if game.read(typed) is not None:
            return typed
        wanted = " ".join(typed.casefold().split())
        found = [text for text in map(game.write, range(game.actions)) if text.casefold() == wanted]
        return found[0] if len(found) == 1 else ""

    def seat_of(self, thing: str) -> str:
        """Where a piece is; a place is where it is."""
        return next((piece.at for piece in self.pieces if piece.id == thing), thing)

    # ------------------------------------------------------------------------------------------ what there is

    def thing(self, typed: str) -> str:
        """The piece or place of this name, wherever it is; empty if there is none. E2 is not e2 if both are there."""
        wanted = typed.casefold()
        things = [*(place.name for place in self.words.places), *self._kinds]
        exact = [thing for thing in things if typed in self._spelled(thing)]
        named = exact or [thing for thing in things if wanted in self.of(thing)]
        if named:
            return named[0]
        begun = [thing for thing in things if any(name.startswith(wanted) for name in self.of(thing))]
        return begun[0] if len(begun) == 1 and len(wanted) > 1 else ""

    def pieces_of(self, thing: str, typed: str) -> list[Piece]:
        """The pieces at a place, or every piece of a name."""
        wanted = typed.casefold()
        return [piece for piece in self.pieces if thing in (piece.at, piece.id) or wanted in self.of(piece.id)]
