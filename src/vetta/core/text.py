"""Puts what a game says into sentences, in the reader's language.

The sentences are Fluent messages: shared ones in `core/text`, each game's own in the `text` folder of its package.
A message is named after what it says: the event `found` reads `event-found`, the place `pile` reads `place-pile`.
Names that need no message of their own, such as cells, share the message of their family: `place-cell`.

A sentence gets every argument by its name. A number is a number and a seat is the player's name. A word stands in
its plain form, `$treasure`; each attribute of the word's own message is another form of it, `$treasure-the`; the name
behind it is `$treasure-id`. An event whose secret this reader is not told reads `event-drew-secret`. Every message may
ask how many play: `$seats`, as where a side is one seat or a team.

What a pack says is never written a second time: a game makes messages out of it, such as the text of a card
(`Game.composed`). They are used like written ones. The pieces of sentences they are made of stand in a part of their
own, `words.en.ftl`, so that no name of theirs meets one of the game.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from vetta.core.lexicon import ANYBODY, DICE, NUMBER, SEAT, Arg
from vetta.core.view import Choice, Event, Objection, Piece, Said

if TYPE_CHECKING:
    from vetta.core.game import Game
    from vetta.core.match import Refused

LANGUAGES = ("en", "it", "de")

Value = str | int


class TextError(LookupError):
    """A text that is not there, or that cannot be put together, in one sentence."""


class Messages:
    """The messages of some packages in one language, or one part of them."""

    def __init__(self, language: str, *packages: str, part: str = "") -> None:
        if language not in LANGUAGES:
            raise TextError(f"there are no texts in {language!r}; there are texts in {', '.join(LANGUAGES)}")
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for package in packages:
            self._bundle.add_resource(messages(package, language, part))

    def say(self, message: str, **args: Value) -> str:
        """A message by its name, with its arguments as they are."""
        return self._format(message, args)

    def forms(self, message: str, args: Mapping[str, Value]) -> dict[str, str]:
        """A message in all its forms: the plain one under an empty name, the others under theirs."""
        found = {"": self._format(message, args)}
        for attribute in self._bundle.get_message(message).attributes:
            found[attribute] = self._format(message, args, attribute)
        return found

    def variables(self, variable: str, message: str) -> dict[str, Value]:
        """A word as the variables of a sentence, in all its forms."""
        return variants(variable, self.forms(message, {}))

    def _format(self, message: str, args: Mapping[str, Value], attribute: str = "") -> str:
        if not self._bundle.has_message(message):
            raise TextError(f"there is no text {message!r} in {self.language!r}")
        found = self._bundle.get_message(message)
        pattern = found.attributes.get(attribute) if attribute else found.value
        if pattern is None:
            raise TextError(f"the text {message!r} in {self.language!r} has no {attribute or 'plain'} form")
        text, errors = self._bundle.format_pattern(pattern, dict(args))
        if errors:
            raise TextError(f"the text {message!r} in {self.language!r} cannot be put together: {errors[0]}")
        return str(text)


class Texts(Messages):
    """The words of one game in one language; without a game, only the words that all games share.

    `names` are the players' names by seat. Where one is missing or empty the seat is called Seat 1, Seat 2 ...
    `seats` says how many play; if nobody says it, as few as can.
    """

    def __init__(self, game: Game | None, language: str, seats: int = 0) -> None:
        super().__init__(language, "vetta.core", *([game.package] if game else []))
        self.seats = seats or (min(game.seats) if game else 0)
        if game:
            self._bundle.add_resource(composed(game, language))
            words = game.lexicon
            self._events = {happening.name: happening.args for happening in words.events}
            self._reasons = {reason.name: reason.args for reason in words.reasons}
            self._prompts = {prompt.name: prompt.args for prompt in words.prompts}
            self._remarks = {remark.name: remark.args for remark in words.remarks}
            self._verbs = {verb.name: verb.args for verb in words.verbs}
            self._pieces = {piece.name: piece for piece in words.pieces}
            self._families = {place.name: place.family for place in words.places}

    # ------------------------------------------------------------------------------------------ what is told

    def event(self, event: Event, names: Sequence[str] = ()) -> str:
        """What has happened. A reader who is not told the secret of an event gets its `-secret` sentence."""
        args = self._events[event.name]
        untold = any(arg.secret and arg.name not in event.args for arg in args)
        return self._format(f"event-{event.name}{'-secret' if untold else ''}", self._named(args, event.args, names))

    def objection(self, objection: Objection, names: Sequence[str] = ()) -> str:
        """Why an action is not allowed."""
        args = self._named(self._reasons[objection.name], objection.args, names)
        return self._format(f"objection-{objection.name}", args)

    def refused(self, refused: Refused, names: Sequence[str] = ()) -> str:
        """Why the table does not take a move: the game's objection if it has one, else the table's own reason."""
        if refused.objection:
            return self.objection(refused.objection, names)
        given = refused.args_by_name
        args = tuple(Arg(name, SEAT if name == "seat" else NUMBER) for name in given)
        return self._format(f"refused-{refused.reason}", self._named(args, given, names))

    def prompt(self, said: Said, names: Sequence[str] = ()) -> str:
        """What a seat is asked for, or what it waits for."""
        return self._format(f"prompt-{said.name}", self._named(self._prompts[said.name], said.args, names))

    def remark(self, said: Said, names: Sequence[str] = ()) -> str:
        """What is good to know of a choice before it is made: "costs 1 joker"."""
        return self._format(f"remark-{said.name}", self._named(self._remarks[said.name], said.args, names))

    def choice(self, choice: Choice, names: Sequence[str] = ()) -> str:
        """A legal action, as something to do: "Walk to c3"."""
        said = choice.says
        return self._format(f"choice-{said.name}", self._named(self._verbs[said.name], said.args, names))

    # ------------------------------------------------------------------------------------------ what is there

    def piece(self, piece: Piece, names: Sequence[str] = ()) -> str:
        """A piece in one line: where it is, what it is, and in which state."""
        declared = self._pieces[piece.id]
        args: dict[str, Value] = {"id": piece.id, "order": piece.order, "facing": piece.facing}
        args |= self._word("kind", "kind", piece.kind)
        args |= self._word("at", "place", piece.at, self._families[piece.at])
        args |= self._named((Arg("state", declared.state),), {"state": piece.state}, names)
        return self._format(f"piece-{declared.family}", args)

    def place(self, name: str) -> str:
        """A place as a label: "c3", "Draw pile"."""
        return str(self._word("at", "place", name, self._families[name])["at"])

    def also(self, name: str) -> list[str]:
        """What a place can be called as well by somebody who types."""
        others = str(self._word("at", "place", name, self._families[name]).get("at-also", ""))
        return others.split(", ") if others else []

    def kind(self, name: str) -> str:
        """What a piece can be, as a word: "wizard"."""
        return self._format(f"kind-{name}", {})

    def kind_form(self, name: str, form: str) -> str:
        """A form that only some kinds have, empty where there is none: `text` is all that stands on a card, `sign` what
        the sign means by which a board draws it, the same for all kinds that share it."""
        return self.forms(f"kind-{name}", {}).get(form, "")

    def player(self, seat: int, names: Sequence[str] = ()) -> str:
        """Who sits at a seat."""
        if 0 <= seat < len(names) and names[seat]:
            return names[seat]
        return self._format("seat", {"number": seat + 1})

    def result(self, seat: int, score: int, standing: int, names: Sequence[str] = ()) -> str:
        """How a seat has done, in one line."""
        return self._format("result", {"name": self.player(seat, names), "score": score, "standing": standing})

    # ------------------------------------------------------------------------------------------ before a match

    def option(self, name: str) -> str:
        return self._format(f"option-{name}", {})

    def option_help(self, name: str) -> str:
        """One sentence on what an option is about."""
        return self._format(f"option-{name}", {}, "help")

    def option_value(self, name: str, value: str) -> str:
        return self._format(f"option-{name}-{value}", {})

    # ------------------------------------------------------------------------------------------ how

    def _format(self, message: str, args: Mapping[str, Value], attribute: str = "") -> str:
        return super()._format(message, {"seats": self.seats, **args}, attribute)

    def _named(self, args: Iterable[Arg], given: Mapping[str, Value], names: Sequence[str]) -> dict[str, Value]:
        """The variables of a sentence, from the arguments that this reader is told."""
        variables: dict[str, Value] = {}
        for arg in args:
            if arg.name not in given:
                continue
            value = given[arg.name]
            if arg.of == NUMBER or arg.of == DICE:
                variables[arg.name] = value
            elif arg.of in (SEAT, ANYBODY):
                seat = int(value) - (1 if arg.of == ANYBODY else 0)
                variables[arg.name] = self.player(seat, names) if seat >= 0 else ""
                variables[f"{arg.name}-id"] = value
            else:
                variables |= self._word(arg.name, arg.of, str(value))
        return variables

    def _word(self, variable: str, prefix: str, name: str, family: str = "") -> dict[str, Value]:
        """A word in all its forms: from its own message, or else from that of its family."""
        own = f"{prefix}-{name}"
        shared = f"{prefix}-{family}" if family else prefix
        message = own if self._bundle.has_message(own) or not self._bundle.has_message(shared) else shared
        said = self.forms(message, {"name": name})
        return {f"{variable}-id": name} | variants(variable, said)


def variants(variable: str, forms: Mapping[str, str]) -> dict[str, Value]:
    """A word as the variables of a sentence: its plain form, and `-form` for each other one."""
    return {f"{variable}-{form}" if form else variable: text for form, text in forms.items()}


@cache
def messages(package: str, language: str, part: str = "") -> Resource:
    """The messages of a package in one language. A part of them, `words`, stands apart in `words.en.ftl`."""
    name = f"{part}.{language}.ftl" if part else f"{language}.ftl"
    resource: Resource = FluentResource(files(package).joinpath("text", name).read_text("utf-8"))
    return resource


@cache
def composed(game: Game, language: str) -> Resource:
    """The messages that a game makes out of its pack, as if they were written in a file."""
    return as_messages(game.composed(language))


def as_messages(texts: Mapping[str, str]) -> Resource:
    """Texts by name as messages: `card-nero` is the message, `card-nero.text` a form of it that comes after it."""
    lines = []
    for name, text in texts.items():
        message, _, form = name.partition(".")
        lines.append(f"    .{form} = {text}" if form else f"{message} = {text}")
    resource: Resource = FluentResource("\n".join(lines))
    return resource
