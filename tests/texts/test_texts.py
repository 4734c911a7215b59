"""The sentences: only here every message of every language is formatted with every word that can stand in it."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

import vetta.core
from vetta.core.game import Game, Setup
from vetta.core.lexicon import ANYBODY, DICE, NUMBER, SEAT, Arg
from vetta.core.match import Refused
from vetta.core.text import LANGUAGES, TextError, Texts, composed, messages
from vetta.core.view import SPECTATOR, Choice, Event, Objection, Piece, Said
from vetta.games import game

CORE = Path(vetta.core.__file__).parent
NUMBERS = (0, 1, 2, 3, 7)
ALL_LANGUAGES = pytest.mark.parametrize("language", LANGUAGES)
PEOPLE = ("Ada", "Bruno", "Chiara", "Dörte")


class Uses(Visitor):
    """What the patterns of a message refer to: other messages, their attributes, and variables."""

    def __init__(self) -> None:
        self.messages: set[str] = set()
        self.attributes: set[str] = set()
        self.variables: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)
        if node.attribute:
            self.attributes.add(node.attribute.name)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)


def uses(node: ast.BaseNode) -> Uses:
    found = Uses()
    found.visit(node)
    return found


@cache
def written(package: str, language: str) -> dict[str, ast.Message]:
    """The messages that stand in a file."""
    return {entry.id.name: entry for entry in messages(package, language).body if isinstance(entry, ast.Message)}


def said_by(this: Game, language: str) -> dict[str, ast.Message]:
    """The messages of a game: those that stand in its file, and those that it makes out of its pack."""
    made = {entry.id.name: entry for entry in composed(this, language).body if isinstance(entry, ast.Message)}
    assert not made.keys() & written(this.package, language).keys(), "written and made as well"
    return written(this.package, language) | made


def expected(this: Game, there: dict[str, ast.Message]) -> set[str]:
    """The messages a lexicon calls for. Where a family has one message for all its names, that one."""
    words = this.lexicon
    names = {"game-title", "game-about", "result"}
    names |= {f"event-{happening.name}" for happening in words.events}
    names |= {f"event-{happening.name}-secret" for happening in words.events if any(a.secret for a in happening.args)}
    names |= {f"objection-{reason.name}" for reason in words.reasons[1:]}
    names |= {f"prompt-{prompt.name}" for prompt in words.prompts}
    names |= {f"remark-{remark.name}" for remark in words.remarks}
    names |= {f"choice-{verb.name}" for verb in words.verbs}
    names |= {f"piece-{piece.family}" for piece in words.pieces}
    names |= {f"kind-{kind.name}" for kind in words.kinds}
    for place in words.places:
        family = f"place-{place.family}"
        names.add(family if family in there else f"place-{place.name}")
    for of, values in words.lists.items():
        names |= {of} if of in there else {f"{of}-{value}" for value in values}
    for option in words.options:
        names |= {f"option-{option.name}"} | {f"option-{option.name}-{value}" for value in option.values}
    return names


def with_what_they_use(names: set[str], there: dict[str, ast.Message]) -> set[str]:
    found: set[str] = set()
    waiting = set(names)
    while waiting:
        name = waiting.pop()
        found.add(name)
        if name in there:
            waiting |= uses(there[name]).messages - found
    return found


def is_sentence(text: str, this: Game) -> bool:
    """Nothing unfinished in it: no braces, no variables, no raw names, no doubled or stray spaces."""
    raw = {name for name in _raw_names(this) if re.search(rf"(?<![\w-]){re.escape(name)}(?![\w-])", text)}
    return bool(text) and text == text.strip() and not re.search(r"[{}$]|\?\?\?|  |\s[,.:;]|None", text) and not raw


@cache
def _raw_names(this: Game) -> set[str]:
    words = this.lexicon
    named: list[Any] = [
        *words.pieces,
        *words.kinds,
        *words.places,
        *words.events,
        *words.reasons,
        *words.prompts,
        *words.options,
    ]
    return {one.name for one in named if "-" in one.name or "_" in one.name}


def values(this: Game, arg: Arg) -> tuple[str | int, ...]:
    if arg.of == NUMBER:
        return NUMBERS
    if arg.of == DICE:
        return ("4", "6, 6, 6", "1, 3, 3")
    return (0, 1, 2, 3) if arg.of in (SEAT, ANYBODY) else this.lexicon.lists[arg.of]


def fillings(this: Game, args: tuple[Arg, ...]) -> Iterator[dict[str, str | int]]:
    """Every value of every argument at least once."""
    most = max((len(values(this, arg)) for arg in args), default=1)
    for n in range(most):
        yield {arg.name: values(this, arg)[n % len(values(this, arg))] for arg in args}


# ------------------------------------------------------------------------------------------ the files


@ALL_LANGUAGES
def test_every_name_has_its_message_and_no_message_is_left_over(any_game: Game, language: str) -> None:
    there = said_by(any_game, language)
    called_for = with_what_they_use(expected(any_game, there), there)
    assert sorted(called_for - there.keys()) == [], "missing"
    assert sorted(there.keys() - called_for) == [], "left over"


@ALL_LANGUAGES
def test_files_hold_nothing_but_comments_and_messages_each_once(any_game: Game, language: str) -> None:
    shared = [entry for entry in messages("vetta.core", language).body if isinstance(entry, ast.Message)]
    own = [entry for entry in messages(any_game.package, language).body if isinstance(entry, ast.Message)]
    assert not [entry for entry in composed(any_game, language).body if isinstance(entry, ast.Junk)]
    names = [entry.id.name for entry in shared + own]
    assert [name for name in names if names.count(name) > 1] == []
    for package in ("vetta.core", any_game.package):
        assert [entry for entry in messages(package, language).body if isinstance(entry, ast.Junk)] == []


def test_the_languages_have_the_same_shared_messages() -> None:
    english = written("vetta.core", "en").keys()
    assert written("vetta.core", "it").keys() == english
    assert written("vetta.core", "de").keys() == english


@ALL_LANGUAGES
def test_every_shared_message_is_said_somewhere(language: str) -> None:
    """The terminal table answers for its own ones, which begin with `terminal-`."""
    said = {"seat"} | {f"mark-{mark}" for mark in ("printed", "found", "designed")}
    for source in CORE.glob("match*.py"):
        said |= {f"refused-{reason}" for reason in re.findall(r'Refused\(\s*"([a-z-]+)"', source.read_text("utf-8"))}
    said -= {"refused-against-the-rules"}
    assert len(said) > 8
    assert {name for name in written("vetta.core", language) if not name.startswith("terminal-")} == said


@ALL_LANGUAGES
def test_the_words_of_a_list_have_the_same_forms_and_every_form_is_used(any_game: Game, language: str) -> None:
    there = said_by(any_game, language)
    used = uses(ast.Resource(body=list(there.values())))
    for of, names in any_game.lexicon.lists.items():
        words = [there[of if of in there else f"{of}-{name}"] for name in names]
        forms = [tuple(attribute.id.name for attribute in word.attributes) for word in words]
        assert len(set(forms)) == 1, of
    for entry in there.values():
        for attribute in entry.attributes:
            form = attribute.id.name
            said = form in used.attributes or any(variable.endswith(f"-{form}") for variable in used.variables)
            by_screen = (("help", "option-"), ("also", "place-"), ("text", "kind-"), ("sign", "kind-"))
            said = said or any(form == form_of and entry.id.name.startswith(family) for form_of, family in by_screen)
            assert said, f"{entry.id.name}.{form}"


# ------------------------------------------------------------------------------------------ the sentences


@ALL_LANGUAGES
def test_every_event_can_be_told_to_those_who_know_its_secret_and_to_those_who_do_not(
    any_game: Game, language: str
) -> None:
    texts = Texts(any_game, language)
    for happening in any_game.lexicon.events:
        for args in fillings(any_game, happening.args):
            assert is_sentence(texts.event(Event(happening.name, "", args), PEOPLE), any_game)
        if any(arg.secret for arg in happening.args):
            known = tuple(arg for arg in happening.args if not arg.secret)
            told = {texts.event(Event(happening.name, "", args), PEOPLE) for args in fillings(any_game, known)}
            assert len(told) == len(PEOPLE)
            assert all(is_sentence(text, any_game) for text in told)


@ALL_LANGUAGES
def test_every_objection_prompt_remark_and_choice_can_be_said(any_game: Game, language: str) -> None:
    texts = Texts(any_game, language)
    for reason in any_game.lexicon.reasons[1:]:
        for args in fillings(any_game, reason.args):
            assert is_sentence(texts.objection(Objection(reason.name, reason.clause, args), PEOPLE), any_game)
    for prompt in any_game.lexicon.prompts:
        for args in fillings(any_game, prompt.args):
            assert is_sentence(texts.prompt(Said(prompt.name, args), PEOPLE), any_game)
    for remark in any_game.lexicon.remarks:
        for args in fillings(any_game, remark.args):
            assert is_sentence(texts.remark(Said(remark.name, args), PEOPLE), any_game)
    for verb in any_game.lexicon.verbs:
        told = set()
        for args in fillings(any_game, verb.args):
            told.add(texts.choice(Choice(0, "", Said(verb.name, args), ()), PEOPLE))
        assert all(is_sentence(text, any_game) for text in told)
        assert len(told) == max((len(values(any_game, arg)) for arg in verb.args), default=1)


@ALL_LANGUAGES
def test_every_argument_of_a_sentence_stands_in_it(any_game: Game, language: str) -> None:
    """Numbers that explain an objection, and words, must not get lost in a translation."""
    texts = Texts(any_game, language)
    for reason in any_game.lexicon.reasons[1:]:
        numbers = [arg.name for arg in reason.args if arg.of == NUMBER]
        args = {arg.name: values(any_game, arg)[0] for arg in reason.args} | {n: 41 + i for i, n in enumerate(numbers)}
        said = texts.objection(Objection(reason.name, reason.clause, args))
        for name in numbers:
            assert str(args[name]) in said, (reason.name, name)
    for remark in any_game.lexicon.remarks:
        args = {arg.name: values(any_game, arg)[0] for arg in remark.args}
        for arg in remark.args:
            told = {texts.remark(Said(remark.name, args | {arg.name: value})) for value in values(any_game, arg)}
            assert len(told) > 1, (remark.name, arg.name)
    for happening in any_game.lexicon.events:
        for arg in happening.args:
            if arg.of != NUMBER:
                told = {texts.event(Event(happening.name, "", args)) for args in fillings(any_game, (*happening.args,))}
                assert len(told) >= len(values(any_game, arg)), (happening.name, arg.name)


@ALL_LANGUAGES
def test_places_kinds_words_and_values_are_told_apart(any_game: Game, language: str) -> None:
    texts = Texts(any_game, language)
    words = any_game.lexicon
    for family in {place.family for place in words.places}:
        labels = [texts.place(place.name) for place in words.places if place.family == family]
        assert len(set(labels)) == len(labels)
        assert all(is_sentence(label, any_game) for label in labels)
    kinds = [texts.kind(kind.name) for kind in words.kinds]
    assert len(set(kinds)) == len(kinds)
    assert all(is_sentence(kind, any_game) for kind in kinds)
    for option in words.options:
        assert is_sentence(texts.option(option.name), any_game)
        assert is_sentence(texts.option_help(option.name), any_game)
        labels = [texts.option_value(option.name, value) for value in option.values]
        assert len(set(labels)) == len(labels)
        assert all(is_sentence(label, any_game) for label in labels)
    assert is_sentence(texts.say("game-title"), any_game)
    assert is_sentence(texts.say("game-about"), any_game)


@ALL_LANGUAGES
@pytest.mark.parametrize("most", [False, True], ids=["fewest seats", "most seats"])
def test_all_that_random_play_shows_can_be_said(any_game: Game, language: str, most: bool) -> None:
    """Pieces, prompts, choices, events and objections as they come; a line for a piece begins with its place."""
    texts = Texts(any_game, language)
    seats = any_game.seats[-1 if most else 0]
    rng = random.Random(f"{any_game.name} {seats}")
    s = any_game.start(Setup(seats), rng.randbytes(16))
    said: set[str] = set()
    for move in range(120):
        if any_game.over(s):
            s = any_game.start(Setup(seats), rng.randbytes(16))
        for seat in (SPECTATOR, *range(seats)):
            said |= {texts.event(event, PEOPLE) for event in any_game.events(s, seat)}
            if move % 5:
                continue
            view = any_game.view(s, seat)
            said.add(texts.prompt(view.prompt, PEOPLE))
            for piece in view.pieces:
                line = texts.piece(piece, PEOPLE)
                assert line.startswith(f"{texts.place(piece.at)}: ")
                said.add(line)
            if seat == any_game.seat(s):
                said |= {texts.choice(choice, PEOPLE) for choice in any_game.choices(s, seat)}
        legal = any_game.legal(s)
        for action in rng.sample(range(any_game.actions), 5):
            if objection := any_game.objection(s, action):
                said.add(texts.objection(objection, PEOPLE))
        any_game.play(s, rng.choice(legal), rng.randbytes(16))
    assert [text for text in said if not is_sentence(text, any_game)] == []
    assert len(said) > 100


# ------------------------------------------------------------------------------------------ names and errors


@pytest.mark.parametrize(("language", "unnamed"), [("en", "Seat 2"), ("it", "Posto 2"), ("de", "Platz 2")])
def test_a_player_without_a_name_is_called_after_the_seat(language: str, unnamed: str) -> None:
    texts = Texts(None, language)
    assert texts.player(1) == texts.player(1, ["Ada"]) == texts.player(1, ["Ada", ""]) == unnamed
    assert texts.player(1, ["Ada", "Bruno"]) == "Bruno"


def test_a_text_that_is_missing_or_lacks_an_argument_is_an_error_and_never_a_name() -> None:
    texts = Texts(game("labyrinth"), "en")
    with pytest.raises(TextError, match="there is no text 'event-nothing' in 'en'"):
        texts.say("event-nothing")
    with pytest.raises(TextError, match="cannot be put together: Unknown external: cell"):
        texts.event(Event("walked", "L4.3", {"seat": 0}))
    with pytest.raises(TextError, match="has no help form"):
        texts.option_help("steep-no")
    with pytest.raises(TextError, match="there are no texts in 'fr'"):
        Texts(None, "fr")


@ALL_LANGUAGES
def test_a_refused_move_is_explained_by_the_game_or_by_the_table(language: str) -> None:
    this = game("labyrinth")
    texts = Texts(this, language)
    objection = Objection("would-undo", "L3.3", {"arrow": "E2"})
    assert texts.refused(Refused("against-the-rules", objection)) == texts.objection(objection)
    assert "Bruno" in texts.refused(Refused("not-your-turn", seat=1), PEOPLE)
    assert "dance c3" in texts.refused(Refused("unknown-move", move="dance c3"))


@ALL_LANGUAGES
def test_a_result_names_the_seat_and_tells_winners_from_others(any_game: Game, language: str) -> None:
    texts = Texts(any_game, language)
    lines = [texts.result(1, score, standing, PEOPLE) for score in (0, 1) for standing in NUMBERS]
    assert all(line.startswith("Bruno") and is_sentence(line, any_game) for line in lines)
    assert not set(lines[: len(NUMBERS)]) & set(lines[len(NUMBERS) :])


# ------------------------------------------------------------------------------------------ 3D Labyrinth


@pytest.mark.parametrize(
    ("language", "price", "sentence"),
    [
        ("en", (1, 0, 0), "costs 1 up card"),
        ("en", (0, 2, 0), "costs 2 down cards"),
        ("en", (0, 0, 1), "costs 1 joker"),
        ("en", (1, 2, 3), "costs 1 up card, 2 down cards, 3 jokers"),
        ("en", (1, 0, 1), "costs 1 up card, 1 joker"),
        ("en", (0, 1, 1), "costs 1 down card, 1 joker"),
        ("it", (1, 2, 3), "costa 1 carta «sali», 2 carte «scendi», 3 jolly"),
        ("it", (0, 0, 1), "costa 1 jolly"),
        ("de", (2, 1, 0), "kostet 2 Aufwärtskarten, 1 Abwärtskarte"),
        ("de", (0, 1, 2), "kostet 1 Abwärtskarte, 2 Joker"),
    ],
)
def test_what_a_walk_costs_reads_as_a_list(language: str, price: tuple[int, ...], sentence: str) -> None:
    args: dict[str, str | int] = dict(zip(("up", "down", "joker"), price, strict=True))
    assert Texts(game("labyrinth"), language).remark(Said("costs", args)) == sentence


def tower(texts: Texts, kind: str, facing: int, at: str = "c3", state: int = 3) -> str:
    return texts.piece(Piece("M01", kind, at, facing=facing, state=state))


@pytest.mark.parametrize(
    ("language", "sides", "everywhere"),
    [
        ("en", ("north", "east", "south", "west"), "on all sides"),
        ("it", ("nord", "est", "sud", "ovest"), "su tutti i lati"),
        ("de", ("Norden", "Osten", "Süden", "Westen"), "allen Seiten"),
    ],
)
def test_a_tower_says_to_which_sides_it_is_open(language: str, sides: tuple[str, ...], everywhere: str) -> None:
    """Shapes as in the facts: straight N S, bend N E, tee N E W, cross all; each turn moves them one side clockwise."""
    texts = Texts(game("labyrinth"), language)
    for kind, opened in {"straight": (0, 2), "bend": (0, 1), "tee": (0, 1, 3)}.items():
        for facing in range(4):
            line = tower(texts, kind, facing)
            told = [side for side in sides if re.search(rf"\b{side}\b", line)]
            assert sorted(told) == sorted(sides[(side + facing) % 4] for side in opened), line
    assert everywhere in tower(texts, "cross", 0)


@ALL_LANGUAGES
def test_only_the_spare_tower_says_its_position(language: str) -> None:
    texts = Texts(game("labyrinth"), language)
    assert tower(texts, "bend", 2, at="beside").endswith(" 2")
    assert "2" not in tower(texts, "bend", 2, at="c3")


@pytest.mark.parametrize(
    ("language", "article"),
    [("en", r"the "), ("it", r"(il |la |lo (?=s[bcdfgpqtv])|l’(?=[aeiou]))"), ("de", r"(den|die|das) ")],
)
def test_a_treasure_is_found_with_its_article(language: str, article: str) -> None:
    this = game("labyrinth")
    texts = Texts(this, language)
    for treasure in this.lexicon.lists["treasure"]:
        plain = texts.kind(treasure)
        found = texts.event(Event("found", "L5.1", {"seat": 0, "treasure": treasure}), PEOPLE)
        assert re.search(rf" {article}{plain}!$", found), found
        if language == "it":
            assert (found.count("’") == 1) == (plain[0] in "aeiou"), found


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Every way to c3 has a step of at least 2 floors. You hold 1 up, 0 down and 0 jokers: not enough"),
        ("it", "Ogni via verso c3 ha un passo di almeno 2 piani. In mano hai 1 «sali», 0 «scendi» e 0 jolly: non"),
        ("de", "Auf jedem Weg nach c3 gibt es einen Schritt über mindestens 2 Stockwerke. Du hast 1 Aufwärtskarte, 0 "),
    ],
)
def test_an_objection_explains_itself_with_its_numbers(language: str, sentence: str) -> None:
    numbers: dict[str, str | int] = {"cell": "c3", "floors": 2, "up": 1, "down": 0, "joker": 0}
    said = Texts(game("labyrinth"), language).objection(Objection("no-card-fits", "L4.2", numbers))
    assert said.startswith(sentence)


@pytest.mark.parametrize(
    ("language", "mine", "others"),
    [
        ("en", "Ada draws an up card.", "Ada draws a magic card."),
        ("it", "Ada pesca una carta «sali».", "Ada pesca una carta magica."),
        ("de", "Ada zieht eine Aufwärtskarte.", "Ada zieht eine Zauberkarte."),
    ],
)
def test_others_are_told_that_a_card_was_drawn_but_not_which(language: str, mine: str, others: str) -> None:
    texts = Texts(game("labyrinth"), language)
    assert texts.event(Event("drew", "L5.4", {"seat": 0, "card": "up"}), PEOPLE) == mine
    assert texts.event(Event("drew", "L5.4", {"seat": 0}), PEOPLE) == others
