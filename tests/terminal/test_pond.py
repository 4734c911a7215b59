"""Only here tables are read of a game with equal dice, letters for colours, and tracks: what no other game has yet, or
not always."""

from __future__ import annotations

import io
import re

import pytest

from tests.terminal.pond import POND, STOP, pond, pond_table
from tests.terminal.typist import flat
from vetta.core.text import LANGUAGES, Texts
from vetta.terminal.picking import Offer
from vetta.terminal.screen import Screen

ALL_LANGUAGES = pytest.mark.parametrize("language", LANGUAGES)
DRAWINGS = pytest.mark.parametrize("plain", [True, False], ids=["plain", "drawn"])


def parts(written: str) -> list[str]:
    """What was written before the first line typed, and after each one."""
    return re.split(r"(?m)^Ada> .*\n", written.removesuffix("Ada> "))


def texts(language: str) -> Texts:
    return Texts(POND, language)


# ------------------------------------------------------------------------------------------ equal things


@ALL_LANGUAGES
@DRAWINGS
def test_equal_things_in_one_place_are_counted(language: str, plain: bool) -> None:
    words = texts(language)
    blue_4, blue_2, white_4 = (words.kind(kind) for kind in ("blue-4", "blue-2", "white-4"))
    pool = f"{words.place('pool')}: 3 × {blue_4}; {blue_2}; {white_4}\n"
    first, looked, place, thing, *_ = parts(
        pond("look", f"look {words.place('pool')}", f"look {blue_4}", language=language, plain=plain)
    )
    assert pool in first
    assert pool in looked
    assert place == pool
    assert thing == f"{words.place('pool')}: 3 × {blue_4}\n"


@ALL_LANGUAGES
@DRAWINGS
def test_one_of_several_equal_things_is_picked_by_its_name(language: str, plain: bool) -> None:
    words = texts(language)
    written = parts(pond(words.kind("blue-4").upper(), "look", language=language, plain=plain))
    assert f"{words.place('pool')}: 2 × {words.kind('blue-4')}; " in written[1]
    assert f"{words.place('north1')}: {words.kind('blue-4')}\n" in written[2]


@DRAWINGS
def test_where_equal_things_lie_a_change_tells_the_whole_place(plain: bool) -> None:
    """Which of the blue fours has moved means nothing to anybody, but how many are left does."""
    _, first, second, third, fourth, *_ = parts(pond("blue 4", "white 4", "blue 4", "blue 4", plain=plain))
    assert "Pool: 2 × blue 4; blue 2; white 4\n" in first
    assert "Pool: 2 × blue 4; blue 2\n" in second
    assert "Pool: blue 2; blue 4\n" in third
    assert "Pool: " not in fourth


def test_what_is_meant_is_asked_in_words_that_tell_it_apart() -> None:
    """A blue 4 in the pool and one on the track: their name would be no question."""
    asked = parts(pond("blue 4", "blue"))[2]
    assert asked.startswith("Which one: Take the blue 4, Take the blue 2, Lift what lies on north1?")


def test_the_numbers_of_pieces_are_not_what_is_typed() -> None:
    """Offers are counted; only places that have numbers, such as position 0 to 3, keep them."""
    match = pond_table((), io.StringIO()).match
    screen = Screen(pond_table((), io.StringIO()).console, POND, "en", ("Ada", ""), plain=True)
    choices = match.choices(0)
    assert screen.keys([Offer("die-2", (choices[0],)), Offer("die-5", (choices[1],))]) == ["1", "2"]
    assert screen.keys([Offer("north3", (choices[0],)), Offer("north1", (choices[1],))]) == ["3", "1"]


# ------------------------------------------------------------------------------------------ signs and tracks

SIGNS = {"en": "B blue · W white", "it": "B blu · W bianco", "de": "B blau · W weiß"}


@ALL_LANGUAGES
def test_a_letter_that_several_kinds_share_is_explained_once(language: str) -> None:
    """Also for what lies at the bottom of a place: when it first comes there, and whenever the whole table is shown."""
    lines = ("1", "1", texts(language).kind("white-4"), "1", "look")
    explained = [re.findall(r"(?m)^[BW] .*$", part) for part in parts(pond(*lines, language=language, plain=False))]
    blue, white = SIGNS[language].split(" · ")
    assert explained == [[], [blue], [], [white], [], [SIGNS[language]]]


SHORES = {
    "en": ("shore of seat 1", "middle", "shore of seat 2"),
    "it": ("riva del posto 1", "mezzo", "riva del posto 2"),
    "de": ("Ufer von Platz 1", "Mitte", "Ufer von Platz 2"),
}


@ALL_LANGUAGES
def test_what_rows_are_called_stands_at_their_ends(language: str) -> None:
    drawn = [line for line in pond(language=language, plain=False).splitlines() if re.match(r"\d ·", line)]
    assert [re.sub(r"[\d·\s]*· +", "", line, count=1) for line in drawn] == list(SHORES[language])


def test_where_there_is_no_room_the_ends_of_rows_stand_below() -> None:
    """The columns keep their names, and no line is longer than the screen."""
    written = pond(language="de", plain=False, width=28)
    board = written.partition("Norden")[2].partition("Vorrat")[0]
    assert max(map(len, board.splitlines())) <= 28
    assert re.search(r"(?m)^1 ·  +·$", board)
    assert flat(board.partition("3 ·")[2]).endswith("1: Ufer von Platz 1 · 2: Mitte · 3: Ufer von Platz 2")


# ------------------------------------------------------------------------------------------ what has gone


@ALL_LANGUAGES
def test_without_drawings_it_is_told_what_has_gone(language: str) -> None:
    words = texts(language)
    played, spent = (texts(language).choice(choice) for choice in pond_table((), io.StringIO()).match.choices(0)[-3:-1])
    written = parts(pond(played, spent, language=language))
    gone = flat(words.say("terminal-gone"))
    assert gone not in written[0]
    assert f"{gone}\n  {words.place('hand')}: {words.kind('map')}\n" in written[1]
    assert f"{gone}\n  {words.place('shelf')}: {words.kind('coin')}\n" in written[2]
    assert words.kind_form("map", "text") not in "".join(written)


def test_what_lies_elsewhere_now_has_not_gone() -> None:
    assert "Gone:" not in pond("white 4", "lift north1")


# ------------------------------------------------------------------------------------------ names


@ALL_LANGUAGES
@DRAWINGS
def test_only_coordinates_stand_before_an_offer(language: str, plain: bool) -> None:
    """`b2` may be typed by somebody who reads of a gate; `sea` is no word that a reader of Italian needs; and `c3` is
    said already."""
    offered = pond(language=language, plain=plain)
    words = texts(language)
    gate, sea, hill = (words.choice(choice) for choice in pond_table((), io.StringIO()).match.choices(0)[3:6])
    assert f" 4  b2  {gate}" in offered
    assert f" 5  {sea}" in offered
    assert f" 6  {hill} (in c3" in offered
    assert "sea " not in offered


@ALL_LANGUAGES
@DRAWINGS
def test_looking_at_a_thing_tells_all_that_is_written_on_it(language: str, plain: bool) -> None:
    """Wherever it is, and even when it is out of sight; once."""
    words = texts(language)
    name, text = words.kind("map"), words.kind_form("map", "text")
    lines = (f"look {name}", "play", f"look {name.upper()}", f"look {words.kind('white-4')}")
    _, in_hand, _, away, other = parts(pond(*lines, language=language, plain=plain))
    assert in_hand == f"{words.place('hand')}: {name}\n  {text}\n"
    assert away == f"{words.say('terminal-not-in-sight', thing=name)}\n  {text}\n"
    assert other == f"{words.place('pool')}: {words.kind('white-4')}\n"
    for shorter in (words.place("hand"), name.split()[1]):
        assert parts(pond(f"look {shorter}", language=language))[1] == in_hand


@ALL_LANGUAGES
def test_a_place_that_stands_for_several_finds_them_all(language: str) -> None:
    """The north bank is no place where anything can lie, but its spaces are called after it."""
    words = texts(language)
    written = parts(pond("1", "1", f"look {words.place('north')}", f"look {words.place('south')}", language=language))
    spaces = "".join(f"{words.place(space)}: {words.kind('blue-4')}\n" for space in ("north1", "north2"))
    assert written[3] == spaces
    assert written[4] == f"{flat(words.say('terminal-nothing-there', thing=words.place('south')))}\n"


def test_a_sign_or_one_letter_is_no_name() -> None:
    assert "I do not know “p”." in parts(pond("p"))[1]
    assert "I do not know “...”." in parts(pond("..."))[1]
    assert "Nothing on the table is called “-”." in parts(pond("look -"))[1]


# ------------------------------------------------------------------------------------------ who sits where

SEATS = {
    "en": ("Seat 1: Ada (you) · Seat 2: Bot 2", "Seat 1: you · Seat 2: Bot 2", "Seat 1: Ada · Seat 2"),
    "it": ("Posto 1: Ada (tu) · Posto 2: Bot 2", "Posto 1: tu · Posto 2: Bot 2", "Posto 1: Ada · Posto 2"),
    "de": ("Platz 1: Ada (du) · Platz 2: Bot 2", "Platz 1: du · Platz 2: Bot 2", "Platz 1: Ada · Platz 2"),
}


@ALL_LANGUAGES
@DRAWINGS
def test_who_sits_where_is_told_once_and_on_looking(language: str, plain: bool) -> None:
    ada = pond("1", "look", "look pool", "1", language=language, plain=plain)
    assert ada.startswith(SEATS[language][0] + "\n")
    assert [SEATS[language][0] in part for part in parts(ada)] == [True, False, True, False, False]
    nobody = pond(language=language, plain=plain, players=("", "bot"))
    assert nobody.startswith(SEATS[language][1] + "\n")


@ALL_LANGUAGES
def test_people_who_share_a_screen_are_told_each_on_their_own(language: str) -> None:
    """The card in the hand is a secret, so the screen is passed on."""
    written = pond("", language=language, players=("Ada", "Bo"))
    assert SEATS[language][0].replace("Bot 2", "Bo") in written
    assert "Bo (" not in written


def test_seats_without_names_need_no_list() -> None:
    out = io.StringIO()
    table = pond_table((), out, players=("", ""))
    table.introduce()
    assert out.getvalue() == ""


def test_bots_among_themselves_are_introduced_too() -> None:
    assert pond(players=("bot", "bot")).startswith("Seat 1: Bot 1 · Seat 2: Bot 2\n")


def test_the_pond_is_left_by_stopping() -> None:
    """Or these tests would not end, nor could this game."""
    assert POND.write(STOP) == "stop"
    assert "Over." not in pond("blue 4")
    out = io.StringIO()
    table = pond_table(["stop"], out)
    table.play()
    assert table.match.over
