"""Only here people look around at the tables of the catalogue: for cards and planets, for what is not played as usual,
and for why a move they name is not allowed."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import NamedTuple

import pytest

from tests.terminal.typist import Typist, answers, flat, typed
from vetta.core.lexicon import Option
from vetta.core.text import LANGUAGES, Texts
from vetta.core.view import Piece
from vetta.games import CATALOGUE, game
from vetta.terminal.table import Table

ALL_LANGUAGES = pytest.mark.parametrize("language", LANGUAGES)
EVERY_GAME = pytest.mark.parametrize("name", CATALOGUE)
FIRST = {"first": "seat-1"}


def zenith(*lines: str, language: str = "en", options: dict[str, str] | None = None, plain: bool = True) -> list[str]:
    """What a table with Zenith answers, Ada to exchange first."""
    written, _ = typed(lines, game="zenith", options=FIRST | (options or {}), language=language, plain=plain)
    return answers(written)


def cards(table: Table, place: str) -> list[Piece]:
    return [piece for piece in table.match.view(0).pieces if piece.at.startswith(place) and piece.id == piece.kind]


def looking(language: str, until: Callable[[Table], bool], lines: Callable[[Table], Iterator[str]]) -> Evening:
    """Zenith is played until this is so; then these lines are typed."""
    typed_last: list[str] = []

    def after() -> Iterator[str]:
        for line in lines(typist.table):
            typed_last.append(line)
            yield line

    typist = Typist(("Ada", "bot"), language, 2, game="zenith", stop=until, after=after(), plain=True)
    written = typist.play()
    assert typed_last
    return Evening(typist.table, answers(written)[-1 - len(typed_last) : -1])


class Evening(NamedTuple):
    table: Table
    answers: list[str]
    """What was answered to the last lines."""


# ------------------------------------------------------------------------------------------ things and places

PLACES = ("column", "discard-pile", "hand-1")


def cards_lie_everywhere(table: Table) -> bool:
    return table.match.seat == 0 and all(cards(table, place) for place in PLACES)


@ALL_LANGUAGES
def test_a_card_is_read_wherever_it_lies(language: str) -> None:
    """In a column, among the discards and in the own hand: its sentence, and once all that it does."""
    texts = Texts(game("zenith"), language)

    def lines(table: Table) -> Iterator[str]:
        yield from (f"look {texts.kind(cards(table, place)[0].kind).upper()}" for place in PLACES)

    evening = looking(language, cards_lie_everywhere, lines)
    for place, answer in zip(PLACES, evening.answers, strict=True):
        piece = cards(evening.table, place)[0]
        assert answer.startswith(flat(texts.piece(piece)))
        assert answer.count(flat(texts.kind_form(piece.kind, "text"))) == 1


@ALL_LANGUAGES
def test_of_many_cards_only_the_names_are_told(language: str) -> None:
    """A discard pile would fill the screen; a single card is told with all that it does."""
    texts = Texts(game("zenith"), language)
    place = f"look {texts.place('discard-pile')}"
    several = looking(language, lambda table: len(discarded(table)) > 1, lambda table: iter([place]))
    one = looking(language, lambda table: len(discarded(table)) == 1, lambda table: iter([place]))
    for evening, explained in ((several, False), (one, True)):
        for piece in discarded(evening.table):
            assert texts.kind(piece.kind) in evening.answers[0]
            assert (flat(texts.kind_form(piece.kind, "text")) in evening.answers[0]) == explained


def discarded(table: Table) -> list[Piece]:
    return cards(table, "discard-pile") if table.match.seat == 0 else []


@ALL_LANGUAGES
def test_a_card_that_leaves_the_hand_is_told_by_its_name(language: str) -> None:
    """It lies in a column now, and has gone from the hand; what it does need not be read again."""
    texts = Texts(game("zenith"), language)
    gone = texts.say("terminal-gone")

    def asks(table: Table) -> bool:
        return table.match.seat == 0 and bool(recruited(table))

    evening = looking(language, asks, lambda table: iter([f"recruit {recruited(table)}"]))
    agent = evening.table.match.moves[-1].text.split()[1]
    assert f"{gone} {texts.place('hand-1')}: {texts.kind(agent)} " in evening.answers[0]
    assert flat(texts.kind_form(agent, "text")) not in evening.answers[0]


def recruited(table: Table) -> str:
    """An agent whose effect asks its own side something."""
    match = table.match
    for choice in match.choices(0):
        after = match.state.copy()
        match.game.kernels.play(after, choice.action)
        if choice.says.name == "recruit" and not match.game.over(after) and match.game.seat(after) == 0:
            return str(choice.says.args["agent"])
    return ""


@ALL_LANGUAGES
def test_a_card_that_is_nowhere_to_be_seen_can_be_read_too(language: str) -> None:
    """Everybody may read the sheet of effects; where the card is nobody is told."""
    texts = Texts(game("zenith"), language)
    hidden: list[str] = []

    def lines(table: Table) -> Iterator[str]:
        mine, theirs = ({piece.kind for piece in table.match.view(seat).pieces} for seat in (0, 1))
        agents = game("zenith").lexicon.lists["agent"]
        hidden.append(next(name for name in agents if name in theirs - mine))
        hidden.append(next(name for name in agents if name not in theirs | mine))
        yield from (f"look {texts.kind(name)}" for name in hidden)

    evening = looking(language, lambda table: table.match.seat == 0, lines)
    for answer, name in zip(evening.answers, hidden, strict=True):
        told = texts.say("terminal-not-in-sight", thing=texts.kind(name))
        assert answer == flat(f"{told} {texts.kind_form(name, 'text')}")


@ALL_LANGUAGES
def test_a_planet_finds_its_disc_its_columns_and_its_token(language: str) -> None:
    """Nothing can lie on the place called Mars, but much lies on places called after it."""
    texts = Texts(game("zenith"), language)
    there = {"column-first-mars", "column-second-mars", "slot-mars"}

    def full(table: Table) -> bool:
        return table.match.seat == 0 and {piece.at for piece in table.match.view(0).pieces} >= there

    evening = looking(language, full, lambda table: iter([f"look {texts.place('mars')}"]))
    (answer,) = evening.answers
    for piece in evening.table.match.view(0).pieces:
        on_mars = piece.at in there or piece.id == "disc-mars"
        sentence = flat(texts.piece(piece))
        assert not on_mars or sentence.removeprefix(f"{texts.place(piece.at)}: ") in answer
        assert on_mars or sentence not in answer
    assert texts.place("column-first-mars") in answer
    assert texts.place("slot-mars") in answer


# ------------------------------------------------------------------------------------------ what is asked

ASKED = {"en": "recruit  PROFESSOR zed", "it": "recluta  PROFESSOR zed", "de": "wirb  PROFESSOR zed an"}
NOT_HELD = {
    "en": "Professor Zed is not in your hand.", "it": "Nella tua mano Professor Zed non c’è.",
    "de": "Professor Zed ist nicht in deiner Hand.",
}  # fmt: skip


@ALL_LANGUAGES
def test_a_move_is_asked_about_in_the_words_that_make_it(language: str) -> None:
    """With capitals and spaces, as it stands in match files or as it reads in this language; and so it is typed."""
    asked = ("? recruit professor-zed", "? recruit Professor Zed", f"? {ASKED[language]}", ASKED[language])
    answers = zenith("ready", *asked, "? recruit", language=language)
    assert [answer.rpartition(" (")[0] for answer in answers[1:5]] == 4 * [NOT_HELD[language]]
    texts = Texts(game("zenith"), language)
    assert answers[5] == texts.say("terminal-not-understood", typed="recruit"), "it could be any agent"


ALLOWED = (
    ("en", "PUSH  w2 1"), ("en", "push w2-1"), ("en", "push row 2 from the west POSITION 1"),
    ("de", "schiebe uberzahligen turm pfeil w2 stellung 1"), ("de", "Schiebe den überzähligen Turm: W2, Stellung 1"),
)  # fmt: skip


@pytest.mark.parametrize(("language", "move"), ALLOWED)
def test_capitals_accents_and_hyphens_do_not_matter(language: str, move: str) -> None:
    answer = answers(typed([f"? {move}"], options=FIRST, language=language)[0])[0]
    assert answer == flat(Texts(None, language).say("terminal-is-allowed", move=move))


# ------------------------------------------------------------------------------------------ offers


def one_choice_takes_a_disc_off(table: Table) -> bool:
    """Where every choice can be taken back, and one of them captures a disc while others do not."""
    match, choices = table.match, table.match.choices(0)
    if match.seat or any(choice.final or choice.says.name != "planet" for choice in choices):
        return False
    left = set()
    for choice in choices:
        after = match.state.copy()
        match.game.kernels.play(after, choice.action)
        left.add(sum(piece.id.startswith("disc-") for piece in match.game.view(after, 0).pieces))
    return len(left) > 1


@ALL_LANGUAGES
def test_planets_are_offered_by_their_names_alone(language: str) -> None:
    """A disc has one sign however it lies, so it is no picture of what a choice does; nor is `mars` another name."""
    texts = Texts(game("zenith"), language)
    typist = Typist(("Ada", "bot"), language, 3, game="zenith", stop=one_choice_takes_a_disc_off, after=[""])
    offered = answers(typist.play())[-2]
    planets = [choice.picks[0] for choice in typist.table.match.choices(0)]
    assert len(planets) > 1
    for planet in planets:
        assert re.search(rf" \d {texts.place(planet)}( |$)", offered)


def test_ways_to_turn_a_piece_are_still_drawn() -> None:
    answer = answers(typed([""], options=FIRST)[0])[0]
    assert re.search(r" 0 [║═╚╔╗╝╩╠╦╣] position 0 .* 1 [║═╚╔╗╝╩╠╦╣] position 1 ", answer)


# ------------------------------------------------------------------------------------------ the board


@ALL_LANGUAGES
def test_the_tracks_of_the_planets_say_towards_whom_they_lead(language: str) -> None:
    texts = Texts(game("zenith"), language)
    written, _ = typed([], game="zenith", options=FIRST, language=language)
    rows = {line[0]: line for line in written.splitlines() if re.match(r"[1-9] [·●]", line)}
    for row in ("1", "5", "9"):
        planet, _, where = texts.place(f"mars{row}").partition(", ")
        assert planet == texts.place("mars")
        assert rows[row].endswith(f" {where}")
    assert len(rows) == 9
    assert max(map(len, rows.values())) <= 80


def test_a_board_of_squares_has_nothing_at_its_ends() -> None:
    written, _ = typed([], options=FIRST)
    assert re.search(r"(?m)^1 .*[╗╝║═╩╣╠╦╔╚]$", written)


# ------------------------------------------------------------------------------------------ what is agreed


@ALL_LANGUAGES
@EVERY_GAME
def test_what_is_not_as_usual_is_told_at_the_start(name: str, language: str) -> None:
    texts = Texts(game(name), language)
    heading = texts.say("terminal-unusual")
    assert heading not in flat(typed([], game=name, language=language)[0])
    seats, *lines = typed([], game=name, language=language, options=FIRST)[0].splitlines()
    value, before = texts.option_value("first", "seat-1"), texts.option_value("first", "chance")
    assert seats.endswith(" Bot 2")
    assert lines[0] == heading
    usually = texts.say("terminal-usually", value=before)
    assert flat(" ".join(lines[1:3])).startswith(f"{texts.option('first')}: {value} ({usually})")


@ALL_LANGUAGES
@EVERY_GAME
def test_options_are_told_when_asked_for(name: str, language: str) -> None:
    """Those that leave a choice to two; first what is not as usual, then the others. A word finds an option."""
    texts = Texts(game(name), language)
    word = texts.say("terminal-word-options")
    lines = [word, f"{word} {texts.option('first')}", f"{word} xyzzy"]
    written, _ = typed(lines, game=name, options=FIRST, language=language)
    every, first, none = answers(written)[:3]
    unusual, _, usual = every.partition(texts.say("terminal-usual"))
    for option in game(name).lexicon.options:
        heard = f"{flat(texts.option(option.name))}: "
        assert (heard in unusual) == (option.name == "first")
        assert (heard in usual) == (option.name != "first" and can_be_chosen(option))
    assert unusual.startswith(texts.say("terminal-unusual"))
    value = texts.option_value("first", "seat-1")
    assert f"{texts.option('first')}: {value} {flat(texts.option_help('first'))}" in first
    assert none == flat(texts.say("terminal-no-such-option", typed="xyzzy"))


def can_be_chosen(option: Option) -> bool:
    return option.fits is None or len(option.fits[2]) > 1


@EVERY_GAME
def test_a_match_as_usual_says_so(name: str) -> None:
    typist = Typist(("Ada", "bot"), game=name, stop=lambda table: table.match.seat == 0, after=["options"])
    assert answers(typist.play())[-2].startswith("All is played as usual: ")


def test_an_option_without_a_choice_is_not_offered_before_a_match() -> None:
    """Four play the labyrinth in all four colours, so that their colours are no question."""
    lines = ["new", *(["labyrinth"] if len(CATALOGUE) > 1 else []), "Ada, bot, bot, bot", ""]
    written = flat(typed(lines, options=FIRST)[0].rpartition("Who plays?")[2])
    assert "1 Who begins: chance decides 2 Labyrinth: standard" in written
