"""The 21 places where the Italian and the German rulebook differ, and the gaps in both: one test for each ruling.

Both sides of a difference are in the docstring; what is tested is the ruling.
"""

from __future__ import annotations

from importlib import resources

import pytest

from tests.games.ziggurat.facts import HOUSE
from tests.games.ziggurat.scene import (
    asked,
    cards_in,
    ending,
    hand,
    heroes,
    place_of,
    scene,
    spirits,
    titles,
    told,
)
from tests.modes import Mode
from vetta.core.game import Setup
from vetta.games.ziggurat.state import DISCARD, UNUSED
from vetta.games.ziggurat.tables import IN_FORCE, LETTERS

# ---------------------------------------------------------------------------------------- G13.1 to G13.21  Differences


@pytest.mark.parametrize("card", ["c01", "c06", "c02"])
def test_1_its_own_player_leads_a_hero(mode: Mode, card: str) -> None:
    """G13.1, G4.2  Italian: that player. German: in the sentence on ALL. YOUR from the summit, ANY, EACH alike."""
    p = scene(mode, "f6 a6 f11", "", card, sides="south-west-north")
    assert asked(p) == ("choose-hero", 0)
    p.play("hero 3")
    assert asked(p) == ("lead", 2)


def test_2_help_needs_no_permission(mode: Mode) -> None:
    """G13.2, G7.2  Italian: ask first. German: nothing of it. The hero's player can only say which way."""
    p = scene(mode, "f6 a6 f11", "", "c01", sides="south-west-north").play("hero 2")
    assert (asked(p), p.choices()) == (("lead", 1), {"clockwise", "counter"})


def test_3_the_summit_holds_everybody(mode: Mode) -> None:
    """G13.3, G7.1  Italian: heroes never share a space. German: except on the summit."""
    p = scene(mode, "e5 f6 f6 a6", "", "c34").play("hero 1", "counter")
    assert (heroes(p), asked(p)) == ("f6 f6 f6 a6", ("lead", 3))


def test_4_the_active_player_directs_a_bump(mode: Mode) -> None:
    """G13.4, G6.9  Italian: your choice, addressed to all. German: yours. Also if somebody else's hero arrived."""
    p = scene(mode, "k6 f1 b1", "", "c37", sides="south-west-north").play("hero 2")
    assert asked(p) == ("lead", 1)
    p.play("clockwise")
    assert asked(p) == ("bump", 0)


def test_5_an_empty_pile_alone_loses_nothing(mode: Mode) -> None:
    """G13.5, G8.2  Italian: no card to play. German: pile empty and no card to play. Both the same."""
    p = scene(mode, "k6 f11", "", "c03", hands={1: "c19"}, pile="").play("counter")
    assert (ending(p), hand(p, 0), asked(p)) == ("", [], ("lead", 1))
    p.play("counter")
    assert ending(p) == "no-card"


@pytest.mark.parametrize("letter", LETTERS)
def test_6_stickers_stay(letter: str) -> None:
    """G13.6, G2.1  Italian: for that chapter. German: from this chapter on, unless the sticker limits itself."""
    limited = {"F": [3], "D": [5], "K": [5], "B": [6], "H": [6], "L": [6], "R": [6]}
    since = {2: "AENQS", 3: "CJ", 4: "GIOP", 5: "M"}
    first = next((chapter for chapter, letters in since.items() if letter in letters), 0)
    chapters = limited.get(letter) or list(range(first, 7))
    assert [n + 1 for n in range(6) if IN_FORCE[LETTERS.index(letter), n] == 1] == chapters


@pytest.mark.parametrize("sides", ["south-west-north", "south-west-east", "south-north-east", "west-north-east"])
def test_7_each_sits_on_a_side_with_its_own_house(mode: Mode, sides: str) -> None:
    """G13.7, G2.3  Italian: different sides, the house in front. German: a house. Three players: any three sides."""
    p = mode.new(Setup(3, {"sides": sides}), 1)
    house = dict(zip(("south", "west", "north", "east"), HOUSE, strict=True))
    assert heroes(p) == " ".join(house[side] for side in sides.split("-"))


def test_8_one_fails_all_fail(mode: Mode) -> None:
    """G13.8, G8.2  Italian: not said in the overview. German: if one hero fails, all have lost."""
    p = scene(mode, "j2 f6 f6 f6", "", "c34").play("clockwise")
    assert [p.score(seat) for seat in range(4)] == [0, 0, 0, 0]


def test_9_objects_can_be_used_before_every_single_move(mode: Mode) -> None:
    """G13.9, G3.3  Italian: before any hero or spirit moves. German: before each single movement."""
    p = scene(mode, "f1 f11", "yellow i3, blue i3", "c42", chapter="2", held={0: "gourd gourd", 1: "sandals"})
    assert asked(p) == ("choose-hero", 0), "who holds a gourd is not asked before a hero"
    p.play("hero 2")
    assert asked(p) == ("ask", 1)
    p.play("pass", "clockwise", "clockwise", "spirit blue-1")
    assert asked(p) == ("ask-spirit", 0)


def test_10_objects_are_taken_wherever_a_move_ends(mode: Mode) -> None:
    """G13.10, G3.3  Italian: when you end your move. German: as soon as you land. After a bump too."""
    p = scene(mode, "k4 k2", "", "c03", chapter="2", having={"alcove": {0: 1}}).play("clockwise", "clockwise")
    assert (heroes(p), int(p.held[1, 0]), int(p.alcove[0])) == ("k2 k1", 1, 0)
    q = scene(mode, "k3 f11", "", "c03", chapter="2", having={"alcove": {0: 1}}).play("clockwise")
    assert (heroes(q), int(q.held[0, 0])) == ("k1 f11", 1)
    r = scene(mode, "k4 f11", "", "c03", chapter="2", having={"alcove": {0: 1}}).play("clockwise")
    assert (heroes(r), int(r.held[0, 0])) == ("k2 f11", 0)


def test_11_the_hero_keeps_the_scorch_sticker(mode: Mode) -> None:
    """G13.11, G5.4  Italian: on the hero sticker. German: on the hero card. The scorched hero alone has it."""
    for seat in range(4):
        near = ["c1", "a9", "i11", "k3"][seat]
        p = scene(mode, "f1 a6 f11 k6", f"blue {near}", "c01", active=seat).play("clockwise")
        assert (ending(p), [n for n in range(4) if p.scorched[n]]) == ("scorched", [seat])


def test_12_a_chapter_brings_more_than_rules(mode: Mode) -> None:
    """G13.12, G1.6  German: rules and material. Italian: also new pieces for the board. Chapter 2 has all of them."""
    first, second = (set(mode.new(Setup(2, {"chapter": chapter}), 1).pieces(0)) for chapter in "12")
    assert {"archway-1", "lamp-south", "alcove-1"} <= second - first


def test_13_all_four_sides_are_seen_from_every_seat(mode: Mode) -> None:
    """G13.13, G1.1  Italian: ask others about the far side. German: nothing. Everybody sees the same here."""
    p = scene(mode, "f1 a6 f11 k6", "pink f10, blue j6")
    assert all(p.look(seat) == p.look(0) for seat in (1, 2, 3))
    assert {"hero-1", "hero-2", "hero-3", "hero-4", "pink-1", "blue-1"} <= set(p.pieces(0))


def test_14_every_sticker_has_one_place() -> None:
    """G13.14, G2.1  Italian: where the rulebook shows it. German: set-up, play, or both. Each letter has its place."""
    book = resources.files("vetta.games.ziggurat").joinpath("RULES.md").read_text("utf-8")
    assert {letter: book.count(f"\n[{letter}]\n") for letter in LETTERS} == dict.fromkeys(LETTERS, 1)


def test_15_a_hero_in_a_pit_loses_at_once(mode: Mode) -> None:
    """G13.15, G8.3  Italian: all lose. German: at once. Nothing of the card happens any more."""
    p = scene(mode, "j2 f1 k6", "pink g3", "c36", sides="south-west-east").play("hero 1", "clockwise")
    assert (ending(p), spirits(p), cards_in(p, DISCARD)) == ("pit", "pink g3", [])


def test_16_a_spirit_in_a_pit_is_back_in_the_next_game(mode: Mode) -> None:
    """G13.16, G6.2  Italian: for the rest of the game. German: until its end. Next time all are there."""
    p = scene(mode, "k6 f11", "pink g3", "c01").play("counter", "clockwise")
    assert place_of(p, "pink-1") == "pit"
    again = mode.new(Setup(2, {}), 1)
    assert spirits(again) == "pink g3, yellow b6, blue e9, green j6"


def test_17_the_rows_n_o_p_speak_of_spirits_too(mode: Mode) -> None:
    """G13.17, G6.4 to G6.6  German: N, O, P in this order, for heroes. A spring and a slab stop a spirit too."""
    p = scene(mode, "k6 f11", "yellow h3", "c16", chapter="4", archway="2").play("counter", "counter")
    assert (place_of(p, "yellow-1"), "hissed yellow-1" in told(p)) == ("supply", True)
    q = scene(mode, "k6 f11", "yellow g2", "c16", chapter="4", archway="2").play("counter", "counter")
    assert (place_of(q, "yellow-1"), ending(q)) == ("h2", "")


def test_18_the_first_player_is_named_before_the_last_steps(mode: Mode) -> None:
    """G13.18, G2.9  The German numbers of the set-up count; wedges in step 10 know who begins."""
    for seat in range(3):
        p = mode.new(Setup(3, {"chapter": "3", "first": f"seat-{seat + 1}"}), 1)
        assert [int(p.wedge[n]) for n in range(3)] == [2 if n == seat else 1 for n in range(3)]


def test_19_help_begins_with_the_next_turn(mode: Mode) -> None:
    """G13.19, G7.2  Italian and German: from the next turn on. The card that brought the hero up is used up."""
    p = scene(mode, "e5 k6 a6", "", "c36", hands={1: "c03"}, sides="south-west-north").play("hero 1", "counter")
    assert (heroes(p), p.active, told(p)[-1]) == ("f6 k6 a6", 1, "played 1 c03")


def test_20_the_first_on_the_summit_has_a_title(mode: Mode) -> None:
    """G13.20, G9.3  Italian and German name it differently; the condition is the same. Only one gets it."""
    p = scene(mode, "e5 e7 f11", "", "c34").play("hero 2", "clockwise")
    assert titles(p) == {"roof-runner": 1}
    p.play("hero 1", "counter")
    assert titles(p) == {"roof-runner": 1}


def test_21_all_and_each_are_the_same(mode: Mode) -> None:
    """G13.21, G4.4  Italian prose: all, card: each. German: all. Every hero in play moves."""
    p = scene(mode, "f1 a6 f11 k6", "", "c02")
    p.play("hero 1", "clockwise", "hero 2", "clockwise", "hero 3", "clockwise", "clockwise")
    assert heroes(p) == "c1 a9 i11 k3"


# ---------------------------------------------------------------------------------------- G01 to G14  Gaps


def test_gap_1_a_move_is_compulsory_and_exact(mode: Mode) -> None:
    """G4.1  G01: also when every choice loses."""
    p = scene(mode, "j2 f6", "pink j3", "c34")
    assert p.choices() == {"clockwise", "counter"}
    assert {ending(p.copy().play(way)) for way in p.choices()} == {"pit", "scorched"}


def test_gap_2_the_space_at_the_start_does_not_count(mode: Mode) -> None:
    """G13.22, G5.4  G02: a hero that stands with a spirit, by hand, walks away from it."""
    p = scene(mode, "f1 f11", "blue f1 g1", "c03").play("clockwise")
    assert (ending(p), heroes(p)) == ("", "d2 f11")
    q = scene(mode, "k6 c1", "pink c1", "c08").play("counter", "clockwise")
    assert ending(q) == ""


def test_gap_3_nothing_is_passed_on_a_ramp_and_its_end_is_read(mode: Mode) -> None:
    """G13.23, G6.1  G03: the arrival space is read with the whole table."""
    p = scene(mode, "f2 f1", "blue h1 f3", "c34").play("hero 1", "counter")
    assert (heroes(p), ending(p)) == ("g1 f1", "")
    q = scene(mode, "f2 g1", "", "c34").play("hero 1", "counter")
    assert asked(q) == ("bump", 0)


def test_gap_4_a_bump_is_one_space_on_the_same_ring(mode: Mode) -> None:
    """G6.9  G04: the active player says which way; the table is read; bumps chain."""
    p = scene(mode, "f1 b1 a1", "", "c12", sides="south-west-north").play("clockwise")
    assert (asked(p), p.choices()) == (("bump", 0), {"clockwise", "counter"})
    assert heroes(p.copy().play("counter")) == "b1 c1 a1"
    assert asked(p.play("clockwise")) == ("bump", 0)


def test_gap_5_more_than_twenty_readings_are_a_circle(mode: Mode) -> None:
    """G6.14  G05: the hero goes to its own house, where the table is read once more."""
    p = scene(mode, "f1 b1 a1", "", "c12", sides="south-west-north").play("clockwise")
    bumps = 0
    while asked(p)[0] == "bump":
        p.play("counter" if bumps % 2 else "clockwise")
        bumps += 1
    assert (bumps, heroes(p).split()[0], told(p)[1]) == (60, "f1", "endless 0")


def test_gap_6_a_spirit_that_appears_on_a_hero_scorches(mode: Mode) -> None:
    """G5.3  G06"""
    p = scene(mode, "g3 f11", "", "c11", active=1).play("counter")
    assert ending(p) == ""
    q = scene(mode, "g3 f11", "", "c03", active=1).play("counter")
    assert (ending(q), int(q.scorched[0])) == ("scorched", 1)


def test_gap_7_spirits_on_one_space_are_separate(mode: Mode) -> None:
    """G5.5  G07"""
    p = scene(mode, "k6 f11", "pink i3 i3", "c01").play("counter", "spirit pink-1", "counter")
    assert spirits(p) == "pink h6 i3"


def test_gap_8_what_names_nothing_is_skipped(mode: Mode) -> None:
    """G5.2, G5.3  G08: no spirit of the colour on the tower; no token in the supply."""
    p = scene(mode, "k6 f11", "blue i3", "c01").play("counter")
    assert (spirits(p), p.active) == ("blue i3", 1)
    q = scene(mode, "k6 f11", "pink i3 pit pit", "c03").play("counter")
    assert (spirits(q), q.active, ending(q)) == ("pink i3 pit pit", 1, "")


def test_gap_9_heroes_on_the_summit_are_never_bumped(mode: Mode) -> None:
    """G7.1  G09"""
    p = scene(mode, "f6 f6 e5 a6", "", "c34").play("hero 3", "counter")
    assert (heroes(p), asked(p)[0]) == ("f6 f6 f6 a6", "lead")


def test_gap_10_a_chapter_has_the_cards_up_to_its_number(mode: Mode) -> None:
    """G10.2  G10: 38, 42, 48, 52, 56, 60 cards; three fewer for two."""
    for seats, fewer in ((2, 3), (3, 0), (4, 0)):
        for chapter, cards in enumerate((38, 42, 48, 52, 56, 60), 1):
            p = mode.new(Setup(seats, {"chapter": str(chapter), "archway": "2"}), 1)
            assert sum(p.where[card] != UNUSED for card in range(60)) == cards - fewer


def test_gap_11_a_title_goes_to_whoever_comes_first(mode: Mode) -> None:
    """G9.3  G11: two heroes slide in one turn, the second in order of seats first."""
    p = scene(mode, "f2 c2", "", "c34").play("hero 2", "clockwise")
    assert titles(p) == {}
    q = scene(mode, "f2 b2", "", "c34").play("hero 2", "clockwise", "counter")
    assert (heroes(q), titles(q)) == ("g1 a3", {"seat-of-the-pants": 1})


def test_gap_13_in_play_is_whoever_is_not_on_the_summit(mode: Mode) -> None:
    """G7.3  G13: with no hero in play the upper half is skipped."""
    assert scene(mode, "f1 f6 f11", "", "c06").choices() == {"hero 1", "hero 3"}
    p = scene(mode, "f6 f6", "pink g3", "c01")
    assert (told(p), asked(p)) == (["played 0 c01", "nobody-moves"], ("drive", 0))


def test_gap_14_a_hero_on_the_summit_keeps_its_finds(mode: Mode) -> None:
    """G28.1, G7.1  G14: a gourd can still be used from there."""
    p = scene(mode, "f6 f11", "pink i3", "c01", chapter="2", held={0: "gourd"}, active=1).play("clockwise")
    assert asked(p) == ("ask-spirit", 0)
    p.play("use gourd")
    assert spirits(p) == "pink i3"
