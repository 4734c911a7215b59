"""What one reader sees of a match: the table drawn or listed, the offers, and the news, in the reader's language."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from vetta.core.game import Game
from vetta.core.lexicon import SEAT
from vetta.core.match import Match
from vetta.core.rulebook import Clause
from vetta.core.text import Texts
from vetta.core.view import SPECTATOR, Choice, Objection, Piece, View
from vetta.terminal.board import Board, Lit
from vetta.terminal.chronicle import Entry
from vetta.terminal.console import NO_BREAK, Console
from vetta.terminal.listing import Known, Listing
from vetta.terminal.picking import Offer, Picking

COORDINATES = re.compile(r"[A-Za-z]{1,2}\d{1,2}")
"""Names of places such as c3 stand before their offer, for those who rather type than count."""


class Screen:
    """The sentences of one language, written to a console."""

    def __init__(self, console: Console, game: Game, language: str, names: Sequence[str], *, plain: bool) -> None:
        self.console = console
        self.game = game
        self.texts = Texts(game, language, len(names))
        self.names = names
        self.plain = plain or not console.draws
        places = [place.name for place in game.lexicon.places]
        self.board = Board(game.lexicon, {place: self.texts.place(place) for place in places})
        self.listing = Listing(self.texts, names, places)
        self._places = frozenset(places)
        self._on_board = {place.name for place in self.board.spots.values()}
        self._known: dict[int, Known] = {}
        self._legend_told: set[str] = set()
        self._kinds: dict[str, str] = {}

    def say(self, message: str, *, mark: str = "", indent: int = 0, strong: bool = False, **args: str | int) -> None:
        self.console.say(self.texts.say(f"terminal-{message}", **args), mark=mark, indent=indent, strong=strong)

    def name(self, seat: int) -> str:
        return self.texts.player(seat, self.names)

    # ------------------------------------------------------------------------------------------ the table

    def table(self, match: Match, seat: int, picking: Picking, *, whole: bool) -> None:
        """The table as a seat sees it: the whole, or the board and what has changed beside it; without drawings only
        what has changed, after the first time."""
        view, public = match.view(seat), match.view(SPECTATOR)
        secrets = _secrets(view, public)
        now = self.listing.known(view, secrets)
        before = self._known.get(seat, {})
        if self.plain:
            self._changes(before, now, secrets if whole else ())
        else:
            self.console.say()
            self._draw(view, secrets, picking, whole=whole)
            beside = [piece for piece in view.pieces if piece.at not in self._on_board and piece not in secrets]
            lines = self.listing.lines(beside) if whole else self.listing.changes(before, now, beside).now
            if lines:
                self.console.say()
            self._say_all(lines, indent=0)
        self._known[seat] = now
        if secrets and whole:
            self.say("only-you", strong=True)
            self._lines(secrets, indent=2)

    def whole(self, match: Match, seat: int, picking: Picking) -> None:
        """Everything that a seat sees: the board, and each piece in a sentence."""
        view = match.view(seat)
        secrets = _secrets(view, match.view(SPECTATOR))
        if not self.plain:
            self._draw(view, secrets, picking, whole=True)
            self.console.say()
        self._lines(view.pieces, indent=0)
        self._known[seat] = self.listing.known(view, secrets)

    def explained(self, kinds: Iterable[str]) -> list[str]:
        """Those of these kinds that have something written on them."""
        return [kind for kind in kinds if self.texts.kind_form(kind, "text")]

    def piece_lines(self, pieces: Sequence[Piece], kinds: Sequence[str] = ()) -> None:
        """A line for each place; then all that is written on the things of this kind, if no line has told it. Of
        several kinds it would be too much to read."""
        told = self._lines(pieces, indent=0)
        text = self.texts.kind_form(kinds[0], "text") if len(kinds) == 1 else ""
        if text and not any(text in line for line in told):
            self.console.say(text, indent=2)

    def _draw(self, view: View, secrets: Sequence[Piece], picking: Picking, *, whole: bool) -> None:
        names = {kind.name: self.texts.kind(kind.name) for kind in self.game.lexicon.kinds}
        self.board.give_letters(view, names)
        pickable = {offer.thing for offer in picking.offers()} if picking.choices else set()
        lines = self.board.draw(view, Lit(pickable, {piece.kind for piece in secrets}), self.console.width)
        self.console.draw(lines)
        words = [*self._legend(view), *self.board.ends_below(self.console.width)]
        told = words if whole else [word for word in words if word not in self._legend_told]
        self._legend_told.update(told)
        if told:
            self.console.say(f"{NO_BREAK}· ".join(word.replace(" ", NO_BREAK) for word in told))

    def _legend(self, view: View) -> list[str]:
        """What the signs and letters mean that are on the board now: signs first. What lies at the bottom of a place is
        there too if its sign stands for a whole set of kinds."""
        words: dict[str, dict[str, None]] = {}
        for piece in view.pieces:
            sign = self.board.mark(piece) if piece.at in self._on_board else ""
            shared = self.texts.kind_form(piece.kind, "sign")
            is_ground = piece.order == 0 and piece.at in self.board.heads.placed
            if sign and (shared or not is_ground):
                is_somebodys = self.board.states[piece.id] == SEAT
                word = self.name(piece.state) if is_somebodys else shared or self.texts.kind(piece.kind)
                words.setdefault(sign, {})[word] = None
        letters = set(self.board.letters.values())
        return [f"{sign} {', '.join(words[sign])}" for sign in sorted(words, key=lambda sign: (sign in letters, sign))]

    def _changes(self, before: Known, now: Known, told_apart: Sequence[Piece]) -> None:
        """What has changed since this seat last looked; everything the first time, but what is told apart."""
        changes = self.listing.changes(
            before, now, [seen.piece for seen in now.values() if seen.piece not in told_apart]
        )
        if changes.now or changes.gone:
            self.console.say()
        if not before:
            self._say_all(changes.now, indent=0)
            return
        for heading, lines in (("changed", changes.now), ("gone", changes.gone)):
            if lines:
                self.say(heading, strong=True)
                self._say_all(lines, indent=2)

    def forget(self, seat: int) -> None:
        """Next time everything is listed to this seat."""
        self._known.pop(seat, None)

    def _lines(self, pieces: Sequence[Piece], *, indent: int) -> list[str]:
        """A line for each place, with everything that is there."""
        return self._say_all(self.listing.lines(pieces), indent=indent)

    def _say_all(self, lines: list[str], *, indent: int) -> list[str]:
        for line in lines:
            self.console.say(line, indent=indent)
        return lines

    def results(self, match: Match) -> None:
        """How every seat has done, the best first."""
        done = list(zip(match.scores, match.game.standings(match.state), range(match.setup.seats), strict=True))
        for score, standing, seat in sorted(done, key=lambda one: (-one[0], -one[1], one[2])):
            self.console.say(self.texts.result(seat, score, standing, self.names), indent=2)

    # ------------------------------------------------------------------------------------------ offers

    def prompt(self, match: Match, seat: int) -> None:
        """The sentence that says what is asked."""
        self.console.say()
        self.console.say(self.texts.prompt(match.view(seat).prompt, self.names), strong=True)

    def offers(self, match: Match, seat: int, picking: Picking) -> None:
        """What can be picked next, each with its number."""
        self._kinds = {piece.id: piece.kind for piece in match.view(seat).pieces}
        offers = picking.offers()
        pictures = self._pictures(match, seat, offers)
        if picking.touched:
            self.say("picked", things=", ".join(self.thing(touch.thing) for touch in picking.touched))
        keys = self.keys(offers)
        labels = [self.label(offer) for offer in offers]
        shared = _shared_end(labels) if picking.touched or picking.position else ""
        width = max(map(len, keys))
        more = [self._goes_on(match, seat, offer) for offer in offers]
        remarks = [self._remark(offer) for offer in offers]
        if picking.touched and len(set(remarks)) == 1:
            remarks = [""] * len(offers)
        finals = [all(choice.final for choice in offer.choices) for offer in offers]
        for offer, key, label, remark, final, goes_on in zip(offers, keys, labels, remarks, finals, more, strict=True):
            text = label.removesuffix(shared)
            if COORDINATES.fullmatch(offer.thing) and offer.thing.casefold() not in f"{text} {remark}".casefold():
                text = f"{offer.thing}  {text}"
            notes = [remark] if remark else []
            notes += [self.texts.say("terminal-goes-on")] if goes_on and not all(more) and not remark else []
            notes += [self.texts.say("terminal-final")] if final and not all(finals) else []
            if notes:
                text += f" ({'; '.join(notes)})"
            if offer.only and self.by_enter(picking) == offer.only:
                text += f" ({self.texts.say('terminal-by-enter')})"
            self.console.say(text, mark=f"{key:>{width}}  {pictures.get(offer.thing, '')}", indent=1)

    def keys(self, offers: Sequence[Offer]) -> list[str]:
        """What is typed for each offer. The numbers of pieces mean nothing to anybody."""
        are_places = all(offer.thing in self._places for offer in offers)
        return keys_of(offers) if are_places else [str(number) for number in range(1, len(offers) + 1)]

    def by_enter(self, picking: Picking) -> Choice | None:
        """What Enter takes: the usual choice, or the only one that is left."""
        left = [choice for choice, _ in picking.left]
        usual = [choice for choice in left if choice.usual]
        return usual[0] if usual else left[0] if len(left) == 1 else None

    def _remark(self, offer: Offer) -> str:
        """What is to be known of an offer, if it is the same whichever of its choices is made."""
        said = {self.texts.remark(choice.remark, self.names) if choice.remark else "" for choice in offer.choices}
        return said.pop() if len(said) == 1 else ""

    def label(self, offer: Offer) -> str:
        return self.texts.choice(offer.only, self.names) if offer.only else self.thing(offer.thing)

    def thing(self, thing: str) -> str:
        """What a thing that can be touched is called."""
        if thing in self._places:
            return self.texts.place(thing)
        return self.texts.kind(self._kinds[thing]) if thing in self._kinds else thing

    def _goes_on(self, match: Match, seat: int, offer: Offer) -> bool:
        """Whether this seat will be asked for more, as far as that can be told without rolling or drawing."""
        if not offer.only:
            return True
        world = self.game.imagined(match.state, seat)
        after = world.copy()
        self.game.kernels.play(after, offer.only.action)
        return bool(after.die == world.die) and not self.game.over(after) and self.game.seat(after) == seat

    def _pictures(self, match: Match, seat: int, offers: Sequence[Offer]) -> dict[str, str]:
        """For offers that turn a piece: its sign as it will lie. Found by trying what can be taken back freely."""
        final = any(choice.final for offer in offers for choice in offer.choices)
        if self.plain or not self.board.turning or len(offers) < 2 or final:
            return {}
        turned = {offer.thing: self._signs_after(match, seat, offer) for offer in offers}
        same = set.intersection(*turned.values())
        told = {thing: {sign for _, sign in signs - same} for thing, signs in turned.items()}
        return {thing: f"{signs.pop()}  " for thing, signs in told.items() if len(signs) == 1}

    def _signs_after(self, match: Match, seat: int, offer: Offer) -> set[tuple[str, str]]:
        """The pieces that can face several ways and how they will, whichever of these choices is made."""
        found: set[tuple[str, str]] | None = None
        for choice in offer.choices:
            after = self.game.imagined(match.state, seat)
            self.game.kernels.play(after, choice.action)
            pieces = self.game.view(after, seat).pieces
            signs = {(piece.id, self.board.glyph(piece)) for piece in pieces if piece.kind in self.board.turning}
            found = signs if found is None else found & signs
        return found or set()

    # ------------------------------------------------------------------------------------------ sentences

    def entry(self, entry: Entry, seat: int, mark: str = "") -> None:
        """A move, as a seat is told of it."""
        if entry.is_undo:
            self.say("took-back", mark=mark, seat=self.name(entry.seat), moves=len(entry.takes_back))
            return
        for event in entry.told[seat]:
            self.console.say(f"{self.texts.event(event, self.names)}{clause_sign(event.clause)}", mark=mark)
            mark = " " * len(mark)

    def objection(self, objection: Objection) -> None:
        self.console.say(f"{self.texts.objection(objection, self.names)}{clause_sign(objection.clause)}")

    def clause(self, clause: Clause) -> None:
        """A clause: its number, where it comes from, and its text."""
        mark = f"{clause.number} ({self.texts.say(f'mark-{clause.mark}')})  "
        for number, paragraph in enumerate(_paragraphs(clause.text)):
            if isinstance(paragraph, str):
                self.console.say(mark + paragraph if number == 0 else paragraph, indent=0 if number == 0 else 2)
            elif not self.plain:
                self.console.draw(paragraph)


def clause_sign(clause: str) -> str:
    return f" ({clause})" if clause else ""


def keys_of(offers: Sequence[Offer]) -> list[str]:
    """What is typed for an offer: its own number if all things are numbered (turn-0, turn-1), else its number here."""
    found = [re.fullmatch(r"(.*\D)(\d+)", offer.thing) for offer in offers]
    numbered = [match[2] for match in found if match]
    stems = {match[1] for match in found if match}
    if len(offers) > 1 and len(set(numbered)) == len(offers) and len(stems) == 1:
        return numbered
    return [str(number) for number in range(1, len(offers) + 1)]


def _secrets(view: View, public: View) -> list[Piece]:
    """The pieces that this seat sees otherwise than everybody does."""
    return [piece for piece in view.pieces if piece not in public.pieces]


def _shared_end(labels: Sequence[str]) -> str:
    """What all sentences end with, from a comma on: it has just been picked and need not be said again."""
    if len(labels) < 2:
        return ""
    parts = labels[0].split(", ")
    for n in range(1, len(parts)):
        end = ", " + ", ".join(parts[n:])
        if all(label.endswith(end) for label in labels):
            return end
    return ""


def _paragraphs(markdown: str) -> list[str | list[str]]:
    """Markdown as plain paragraphs; drawings, tables and lists keep their lines."""
    found: list[str | list[str]] = []
    for number, part in enumerate(re.split(r"^```.*$", markdown, flags=re.MULTILINE)):
        if number % 2:
            found.append(part.strip("\n").split("\n"))
            continue
        text = re.sub(r"\[([^\]]+)\]\([^)]+\)", r"\1", part)
        text = re.sub(r"(\*\*|[*`])(?=\S)(.+?)(?<=\S)\1", r"\2", text, flags=re.DOTALL)
        text = re.sub(r"(?<!\n)\n(?![\n|>-]|\* |\d+\.)", " ", text)
        found += [" ".join(line.split()) for line in text.split("\n") if line.strip()]
    return found
