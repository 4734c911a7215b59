"""The printed rulebook: each of its figures and examples is a test, named after it.

The pictures are lost. What is drawn here is what the text says about them, and the one row that fits all of it.
"""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.dice.facts import row
from tests.games.dice.scene import (
    at_home,
    cards_in,
    filled,
    hand,
    having,
    level_at_work,
    lie,
    places,
    pool,
    scene,
    sort_of,
    told,
    tower,
    turn_dice,
    waiting,
)
from tests.modes import Mode, Position
from vetta.core.game import Setup

BLUE_ROW = lie(row(1, 1), "white-1 blue-1 white-1 blue-2 white-3 blue-4")
BLUE_SIDE = BLUE_ROW | {"g2": "blue-6", "k2": "blue-3"}
"""Blue's first turn in figures D.3 to D.6: level 1 complete, level 2 begun. Teal builds to the left of it."""


def clash(mode: Mode, die: str, there: str, at: str, on: str) -> tuple[str | int, ...]:
    """What is said of a die that cannot lie on a place because of the die at another one."""
    cells = mode.game.lexicon.lists["cell"]
    return sort_of(die), sort_of(there), cells.index(at), cells.index(on)


# ---------------------------------------------------------------------------------------- Section C  Setup


def test_figure_c_1_what_lies_before_everybody(mode: Mode) -> None:
    """D2.2, D1.4, D4.3  12 coloured dice each and 3 white ones for whoever is at turn; the rest is the reserve."""
    p = mode.new(Setup(4, {"first": "seat-1"}), 1)
    assert tower(p) == {}
    assert [at_home(p)[colour] for colour in ("red", "blue", "teal", "orange")] == [12, 12, 12, 12]
    assert (waiting(p), at_home(p)["white"]) == ({"white": 3}, 47)
    assert "rotate" not in cards_in(p, "pile")


# ---------------------------------------------------------------------------------------- Section D  Figures D.1 to D.7


def test_figure_d_1_coloured_dice_are_not_neighbours(mode: Mode) -> None:
    """D3.2  Coloured and white dice by turns are legal."""
    p = scene(mode, acting=1, pool="blue-1 blue-2 blue-4 white-1 white-1 white-3")
    for position, die in enumerate(BLUE_ROW.values(), start=1):
        assert row(1, 1)[position - 1] in places(p, die)
        if position > 1:
            beside = list(BLUE_ROW.values())[position - 2]
            assert not ({beside, die} <= {"blue-1", "blue-2", "blue-4"})
        p.play(f"place {die} {position}", seed=1)
    assert {place: tower(p)[place] for place in row(1, 1)} == BLUE_ROW
    refused = scene(mode, {"g1": "blue-1"}, acting=1, pool="blue-1 blue-2 blue-6")
    assert all("h1" not in places(refused, die) for die in ("blue-1", "blue-2", "blue-6"))


def test_figure_d_2_white_dice_may_be_neighbours(mode: Mode) -> None:
    """D3.2  The restriction does not apply to them."""
    p = scene(mode, acting=1, pool="white-1 white-2 white-2 blue-1 blue-3")
    p.play("place white-1 2", "place white-2 3", "place white-2 4", "place blue-1 1", "place blue-3 5")
    assert tower(p) == lie(row(1, 1), "blue-1 white-1 white-2 white-2 blue-3 .")


@pytest.mark.parametrize(("die", "beside"), [(2, {1, 2, 3}), (3, {2, 3, 4}), (1, {6, 1, 2}), (6, {5, 6, 1})])
def test_values_as_the_text_lists_them(mode: Mode, die: int, beside: set[int]) -> None:
    """D3.1  A 2 next to a 1, 2 or 3; a 3 next to a 2, 3 or 4; a 1 next to a 6, 1 or 2, "around the corner"."""
    for value in range(1, 7):
        p = scene(mode, {"a1": f"white-{value}"}, pool=f"red-{die}")
        assert ("b1" in places(p, f"red-{die}")) == (value in beside)


def test_figure_d_3_a_row_rests_on_the_one_below(mode: Mode) -> None:
    """D3.3, D3.1  A blue 6 on two 1s, one of them blue; a blue 3 on a 3 and a 4. All of it in one first turn."""
    p = mode.new(Setup(4, {"first": "seat-2"}), 1).play("roll")
    turn_dice(p, "white-1 white-1 white-3 blue-1 blue-2 blue-4 blue-6 blue-3 " + "blue-5 " * 7)
    for position, die in enumerate(BLUE_ROW.values(), start=1):
        p.play(f"place {die} {position}", seed=1)
    assert level_at_work(p, 1) == 2
    assert "g2" in places(p, "blue-6")
    assert "k2" in places(p, "blue-3")
    p.play("place blue-6 1", "place blue-3 5")
    assert tower(p) == BLUE_SIDE
    assert (len(hand(p, 1)), having(p, "star")) == (1, [1])


def test_figure_d_4_another_blue_6(mode: Mode) -> None:
    """D3.2, D3.3  Fine by its value beside the first one, and forbidden for its colour; a white 6 may lie there."""
    p = scene(mode, BLUE_SIDE, acting=1, pool="blue-6 white-6")
    assert places(p, "blue-6") == set()
    assert p.objection("place blue-6 2") == ("colour-clashes", *clash(mode, "blue-6", "blue-6", "g2", "h2"))
    assert places(p, "white-6") == {"h2"}
    assert p.objection("place blue-6 3")[0] == "value-clashes"
    assert "i2" not in places(p, "white-6")


def test_figure_d_4_the_turn_ends_when_nothing_fits(mode: Mode) -> None:
    """D4.9, D4.10  With only dice left that cannot be placed there is nothing to do but to end it."""
    p = scene(mode, BLUE_SIDE, acting=1, pool="blue-6 blue-6 blue-5")
    assert p.choices() == {"end"}
    assert p.usual() == p.number("end")
    p.play("end", seed=1)
    assert at_home(p)["blue"] == 7


def teals_turn(mode: Mode, pool: str, **on: str) -> Position:
    """Teal plays the side to the left of the blue one."""
    return scene(mode, BLUE_SIDE | on, acting=2, side=0, pool=pool)


def test_figure_d_5_a_die_round_the_corner(mode: Mode) -> None:
    """D3.4, D1.2  Beside the white 1 of the opponent a teal 1 is legal; a teal 4 is not, nor would a 3 be."""
    p = teals_turn(mode, "teal-1 teal-2 teal-3 teal-4 teal-6")
    assert {die for die in pool(p) if "f1" in places(p, die)} == {"teal-1", "teal-2", "teal-6"}
    assert p.objection("place teal-4 6") == ("value-clashes", *clash(mode, "teal-4", "white-1", "g1", "f1"))
    p.play("place teal-1 6")
    assert tower(p)["f1"] == "teal-1"


def test_figure_d_5_in_the_fixed_style_on_the_other_corner(mode: Mode) -> None:
    """D3.4, D1.2  There teal sits to the right of blue: it is l1 that m1 touches."""
    p = scene(mode, BLUE_SIDE, acting=2, pool="teal-3 teal-4 teal-5 teal-1")
    assert {die for die in pool(p) if "m1" in places(p, die)} == {"teal-3", "teal-4", "teal-5"}
    assert {die for die in pool(p) if "n1" in places(p, die)} == set(pool(p))


def test_figure_d_6_the_corner_of_level_2(mode: Mode) -> None:
    """D3.4, D3.1, D3.2  A teal 2 on 1s, beside the blue 6: wrong for its value, not for its colour."""
    level_1 = dict(zip(row(0, 1), ["teal-1", "white-1", "teal-1", "white-1", "white-1", "teal-1"], strict=True))
    p = teals_turn(mode, "teal-2 teal-1 teal-6 blue-6 white-6", **level_1)
    assert {die for die in pool(p) if "e2" in places(p, die)} == {"teal-1", "teal-6", "white-6"}
    assert p.objection("place teal-2 5") == ("value-clashes", *clash(mode, "teal-2", "blue-6", "g2", "e2"))
    assert p.objection("place blue-6 5") == ("colour-clashes", *clash(mode, "blue-6", "blue-6", "g2", "e2"))
    assert "d2" in places(p, "teal-2")
    without = scene(mode, BLUE_ROW | level_1, acting=2, side=0, pool="teal-2")
    assert "e2" in places(without, "teal-2")


def test_figure_d_7_play_goes_on_turn_by_turn(mode: Mode) -> None:
    """D2.5, D4.3, D4.4  Each on their own side; from the second turn the unplayed dice and three white ones."""
    p = scene(mode, BLUE_SIDE, acting=1)
    p.play("roll", seed=1)
    assert Counter(die.split("-")[0] for die in pool(p)) == Counter(blue=7, white=3)
    for seat in (2, 3, 0, 1):
        p.play("end", seed=1)
        while "no" in p.choices():
            p.play("no")
        assert (p.seat, p.side) == (seat, seat)
        p.play("roll", seed=1)


def test_section_d_a_level_brings_a_card_and_one_star(mode: Mode) -> None:
    """D4.7  If one has a star already there is still the card."""
    on = {place: die for place, die in BLUE_ROW.items() if place != "l1"}
    for stars in ([], [1]):
        p = scene(mode, on, acting=1, pool="blue-4", stars=stars).play("place blue-4 6", seed=1)
        assert (len(hand(p, 1)), having(p, "star")) == (1, [1])


def test_section_d_star_against_skull(mode: Mode) -> None:
    """D4.1, D4.2, D4.11  No level, a skull; before the next roll a star makes the player miss the turn."""
    p = scene(mode, seats=2, side=0, pool="red-1", stars=[1]).play("end", seed=1)
    assert having(p, "skull") == [0]
    p.play("roll", "end", seed=1)
    assert (p.active, p.seat, having(p, "skull")) == (0, 1, [0, 1])
    p.play("yes", seed=1)
    assert "missed 0" in told(p)
    assert (having(p, "star"), having(p, "skull"), p.seat) == ([], [1], 1)


# ---------------------------------------------------------------------------------------- Section F


def test_section_f_a_row_that_cannot_be_completed(mode: Mode) -> None:
    """D6.1, D6.2, D6.3, D6.4  Shown before the roll; whole rows go, are rolled along, and what is left goes home."""
    on = lie(row(1, 1), "white-2 blue-3 white-3 blue-4 white-4 blue-5") | {"f1": "teal-1", "e2": "teal-6"}
    p = scene(mode, on, acting=1)
    assert p.remark("clear") == ("removes", 1, 6)
    p.play("clear", "roll", seed=1)
    assert told(p)[0].startswith("rolled 1 blue")
    assert tower(p) == {"f1": "teal-1", "e2": "teal-6"}
    assert Counter(die.split("-")[0] for die in pool(p)) == Counter(blue=12, white=6)
    p.play("end", seed=1)
    assert at_home(p)["blue"] == 12


# ---------------------------------------------------------------------------------------- Section G


def figure_g_1(mode: Mode, pool: str) -> Position:
    """Teal's top dice are a white 3 and a teal 2; blue has a 3 there, orange a 5 and a 4.

    As in figure D.5 teal is to the left of blue; with orange to the left of teal all of these fit round the corners.
    One of the two on the orange side is white, because they touch.
    """
    tops = lie(["s5", "t5", "a5", "b5", "g5"], "orange-5 white-4 white-3 teal-2 blue-3")
    return scene(mode, filled(0, 1, 4, "white-3") | tops, acting=2, side=0, pool=pool)


@pytest.mark.parametrize("value", range(1, 7))
@pytest.mark.parametrize("colour", ["teal", "white"])
def test_figure_g_1_the_pinnacle(mode: Mode, colour: str, value: int) -> None:
    """D3.6, D7.1, D1.3  A 2 or a 3 wins; the dice of the other sides are irrelevant."""
    die = f"{colour}-{value}"
    p = figure_g_1(mode, die)
    assert places(p, die) == ({"pinnacle"} if value in (2, 3) else set())
    if value in (2, 3):
        p.play(f"place {die} 1")
        assert told(p)[-1] == "won 2"
        assert (p.over, p.winner) == (True, 2)
    else:
        there, at = ("teal-2", "b5") if value == 4 else ("white-3", "a5")
        assert p.objection(f"place {die} 1") == ("value-clashes", *clash(mode, die, there, at, "pinnacle"))


def test_figure_g_1_for_the_neighbours(mode: Mode) -> None:
    """D3.6  Where the same dice lie on top of one's own side, they count."""
    p = figure_g_1(mode, "teal-3")
    on = tower(p) | filled(3, 1, 4, "white-4")
    p = scene(mode, {place: die for place, die in on.items() if place[0] not in "abcdef"}, side=3, pool="red-3 red-5")
    assert (places(p, "red-3"), places(p, "red-5")) == (set(), {"pinnacle"})
