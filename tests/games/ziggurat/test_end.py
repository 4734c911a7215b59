"""Every way to win and to lose in chapter 1, at the very step that does it: nothing of the card comes after it."""

from __future__ import annotations

import pytest

from tests.games.ziggurat.scene import (
    asked,
    card,
    cards_in,
    ending,
    hand,
    heroes,
    place_of,
    prompt,
    scene,
    spirits,
    told,
)
from tests.modes import Mode, Position
from vetta.games.ziggurat.state import DISCARD


def is_over(p: Position) -> bool:
    """Nothing can be decided any more."""
    return p.over and p.choices() == set()


# ---------------------------------------------------------------------------------------- G8.1, G8.3  Won


def test_the_last_hero_on_the_summit_wins(mode: Mode) -> None:
    """G8.1, G8.3  At once: the spirits of the card stay where they are."""
    p = scene(mode, "e5 f6 f6", "blue e9, pink g3", "c36").play("counter")
    assert (ending(p), heroes(p), is_over(p)) == ("won", "f6 f6 f6", True)
    assert (spirits(p), card(p)) == ("pink g3, blue e9", "c36")
    assert told(p)[-1] == "won"
    assert [p.score(seat) for seat in range(3)] == [1, 1, 1]
    assert [prompt(p, seat) for seat in range(3)] == ["over-won"] * 3


def test_all_but_one_on_the_summit_is_not_won(mode: Mode) -> None:
    """G8.1  Every hero has to be there."""
    for seats in (2, 3, 4):
        p = scene(mode, " ".join(["e5", "f1", *["f6"] * (seats - 2)]), "", "c34").play("hero 1", "counter")
        assert (heroes(p).split()[0], ending(p), p.score(0)) == ("f6", "", 0)


def test_a_hero_bumped_to_the_summit_leaves_the_other_to_come(mode: Mode) -> None:
    """G8.1, G6.8  The one who bumped it is not there: not won."""
    p = scene(mode, "g6 g5", "", "c34").play("hero 1", "clockwise", "clockwise")
    assert (heroes(p), ending(p), p.active) == ("g5 f6", "", 1)


def test_a_win_ends_the_move_of_each_hero(mode: Mode) -> None:
    """G8.1, G8.3  The last two arrive by one card; only the second arrival wins."""
    p = scene(mode, "e5 e7 f6", "pink g3", "c34").play("hero 1", "counter")
    assert (ending(p), asked(p)) == ("", ("lead", 1))
    p.play("clockwise")
    assert (heroes(p), ending(p)) == ("f6 f6 f6", "won")


# ---------------------------------------------------------------------------------------- G8.2, G8.3  Lost


def test_a_pit_loses_before_the_spirits_move(mode: Mode) -> None:
    """G8.2, G8.3, G6.2"""
    p = scene(mode, "j2 f1 k6", "pink g3", "c36", sides="south-west-east").play("hero 1", "clockwise")
    assert (ending(p), heroes(p), spirits(p), is_over(p)) == ("pit", "i2 f1 k6", "pink g3", True)
    assert told(p) == ["walked 0 i2", "fell 0 i2", "lost pit"]
    assert [p.score(seat) for seat in range(3)] == [0, 0, 0]
    assert [prompt(p, seat) for seat in range(3)] == ["over-lost"] * 3


def test_a_pit_loses_before_the_other_heroes_move(mode: Mode) -> None:
    """G8.3  With EACH too."""
    p = scene(mode, "j2 f1", "pink g3", "c34").play("hero 1", "clockwise")
    assert (ending(p), heroes(p)) == ("pit", "i2 f1")


@pytest.mark.parametrize(("start", "end"), [("f1", "e1"), ("h1", "e1"), ("g1", "e1")])
def test_a_hero_that_comes_to_a_spirit_or_passes_it_loses(mode: Mode, start: str, end: str) -> None:
    """G8.2, G5.4  The walk is over where the spirit is."""
    p = scene(mode, f"{start} f11", f"blue {end}", "c12").play("clockwise")
    assert (ending(p), heroes(p), list(p.scorched)) == ("scorched", f"{end} f11", [1, 0, 0, 0])
    assert told(p) == [f"walked 0 {end}", f"scorched 0 {end}", "lost scorched"]


def test_a_scorched_hero_does_not_reach_the_goal(mode: Mode) -> None:
    """G8.3  A spirit at the foot of the last ladder: nobody asks where the hero was going."""
    p = scene(mode, "e5 f6", "blue f5", "c34").play("counter")
    assert (ending(p), heroes(p)) == ("scorched", "f5 f6")


@pytest.mark.parametrize("hero", ["f2", "d2", "c2"])
def test_a_spirit_that_comes_to_a_hero_or_passes_it_loses(mode: Mode, hero: str) -> None:
    """G8.2, G5.4  The spirit's walk is over where the hero is."""
    p = scene(mode, f"k6 {hero}", "pink g2", "c08").play("counter")
    p.play("clockwise")
    assert (ending(p), place_of(p, "pink-1"), list(p.scorched)) == ("scorched", hero, [0, 1, 0, 0])
    assert told(p)[-2:] == [f"scorched 1 {hero}", "lost scorched"]


def test_a_scorched_hero_stops_the_other_spirits(mode: Mode) -> None:
    """G8.3  The second pink spirit stays."""
    p = scene(mode, "k6 f2", "pink g2 c10", "c08").play("counter", "spirit pink-1", "clockwise")
    assert (ending(p), spirits(p), is_over(p)) == ("scorched", "pink f2 c10", True)


def test_a_spirit_that_appears_on_a_hero_loses(mode: Mode) -> None:
    """G8.2, G5.3, G5.4"""
    p = scene(mode, "k6 g3", "", "c03").play("counter")
    assert (ending(p), list(p.scorched), place_of(p, "pink-1")) == ("scorched", [0, 1, 0, 0], "g3")


@pytest.mark.parametrize(
    ("start", "way"), [("g5", "clockwise"), ("e5", "counter"), ("e7", "clockwise"), ("g7", "counter")]
)
def test_a_spirit_on_the_summit_loses(mode: Mode, start: str, way: str) -> None:
    """G8.2, G6.11  From any side; also if all heroes but one are there already."""
    p = scene(mode, "k6 f6", f"green {start}", "c32").play("counter", way)
    assert (ending(p), place_of(p, "green-1"), is_over(p)) == ("spirit-on-summit", "f6", True)
    assert told(p)[-1] == "lost spirit-on-summit"


def test_whoever_has_no_card_loses_the_game(mode: Mode) -> None:
    """G8.2, G3.4  In the moment when it has to be played."""
    p = scene(mode, "k6 f11", "", "c27", hands={1: None}, pile="")
    assert ending(p) == ""
    p.play("counter")
    assert (ending(p), p.active, is_over(p)) == ("no-card", 1, True)
    assert told(p)[-2:] == ["no-more-cards 0", "lost no-card"]


def test_an_empty_draw_pile_alone_loses_nothing(mode: Mode) -> None:
    """G8.2, G3.4  Each plays the last card that lies open; then the first one has none."""
    p = scene(mode, "k6 f11", "", "c03", hands={1: "c19"}, pile="")
    p.play("counter")
    assert (ending(p), p.active, hand(p, 0)) == ("", 1, [])
    p.play("counter")
    assert (ending(p), p.active, p.turns) == ("no-card", 0, 2)


def test_the_last_card_of_all_can_win(mode: Mode) -> None:
    """G8.1, G8.3  Who wins with it needs no other one."""
    p = scene(mode, "e5 f6", "", "c34", hands={1: None}, pile="").play("counter")
    assert ending(p) == "won"


def test_when_all_have_left_all_have_lost(mode: Mode) -> None:
    """G8.2, G11.2"""
    p = scene(mode, "f1 a6 f11", sides="south-west-north")
    for seat in (1, 0):
        p.leave(seat)
        assert ending(p) == ""
    p.leave(2)
    assert (ending(p), is_over(p), told(p)) == ("deserted", True, ["left 2", "lost deserted"])


def test_a_lost_game_stays_lost(mode: Mode) -> None:
    """G8.3  Leaving afterwards changes nothing."""
    p = scene(mode, "j2 f6", "", "c34").play("clockwise")
    before = p.to_bytes()
    p.leave(0)
    p.leave(1)
    assert (p.to_bytes(), ending(p)) == (before, "pit")


def test_a_card_is_discarded_only_if_the_game_goes_on(mode: Mode) -> None:
    """G3.4, G8.3"""
    p = scene(mode, "k6 f11", "", "c03").play("counter")
    assert cards_in(p, DISCARD) == ["c03"]
    q = scene(mode, "k6 g3", "", "c03").play("counter")
    assert (cards_in(q, DISCARD), card(q), hand(q, 0)) == ([], "c03", [])
