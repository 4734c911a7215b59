"""The special rule: when it may be used, what is blocked exactly, what goes, and what becomes of those dice."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from tests.games.dice.facts import COLOURS, LEVELS, beside, colour_of, row
from tests.games.dice.scene import (
    READY,
    at_home,
    filled,
    having,
    level_at_work,
    lie,
    pool,
    prompt,
    scene,
    sit_out,
    told,
    tower,
    turn_dice,
    waiting,
)
from tests.modes import Mode, Position
from vetta.games.dice.tower import is_blocked, top_level

OWN_GAP = lie(row(0, 1), ". white-1 . white-4 . .")
"""On b1 lies a 1 and on d1 a 4: nothing fits between them."""
CORNER = lie(row(1, 1), "white-2 blue-3 white-3 blue-4 white-4 blue-5") | {"e2": "white-6", "f1": "white-1"}
"""Nothing fits on g2: a 2 or a 3 because of the dice below, a 5, a 6 or a 1 because of the one beside it."""


def blocked(p: Position, side: int) -> bool:
    return bool(p.do(is_blocked, side))


# ---------------------------------------------------------------------------------------- D6.1  When


def test_rows_may_be_taken_down_before_the_roll(mode: Mode) -> None:
    """D6.1  And one does not have to."""
    p = scene(mode, OWN_GAP)
    assert p.choices() == {"clear", "roll"}
    q = p.copy().play("roll", seed=1)
    assert tower(q) == OWN_GAP
    assert "clear" not in q.choices()
    assert q.objection("clear") == ("rolled-already",)
    p.play("clear")
    assert told(p) == ["cleared 0 1 1 2"]
    assert (tower(p), p.choices(), p.seat) == ({}, {"roll"}, 0)


def test_only_while_the_working_row_is_impossible(mode: Mode) -> None:
    """D6.1, D6.2  Not because it would be convenient."""
    p = scene(mode, lie(row(0, 1), ". white-1 . white-3 . .") | filled(1, 1, 2))
    assert p.choices() == {"roll"}
    assert p.objection("clear") == ("not-blocked", 0, 1)
    assert p.copy().play("roll", seed=1).seat == 0


def test_only_on_the_side_about_to_be_played(mode: Mode) -> None:
    """D6.1"""
    for acting in range(4):
        p = scene(mode, OWN_GAP, acting=acting)
        assert ("clear" in p.choices()) == (acting == 0)
    for side in range(4):
        p = scene(mode, OWN_GAP, seats=3, acting=1, side=side)
        assert ("clear" in p.choices()) == (side == 0)


def test_it_does_not_matter_who_put_the_dice_there(mode: Mode) -> None:
    """D6.1, D6.2  Others, or oneself in an earlier turn."""
    for own, other in (("red", "blue"), ("blue", "red"), ("red", "red"), ("white", "white")):
        p = scene(mode, lie(row(2, 1), f". {own}-1 . {other}-4 . ."), seats=2, acting=0, side=2)
        assert p.choices() == {"clear", "roll"}


def test_after_the_roll_it_is_too_late_also_on_a_side_that_comes_round(mode: Mode) -> None:
    """D6.1, D5.9"""
    on = {place: die for side in (1, 2, 3) for place, die in lie(row(side, 1), ". white-1 . white-4 . .").items()}
    p = scene(mode, on, side=0, pool="red-1", hands={0: ["rotate"]}).play("card rotate", seed=2)
    assert p.side != 0
    assert blocked(p, int(p.side))
    assert "clear" not in p.choices()
    p.play("end", seed=1)
    assert p.side != 0
    assert p.choices() == {"clear", "roll"}, "it waits for whoever plays the side next"


def test_extra_white_before_the_roll_does_not_use_it_up(mode: Mode) -> None:
    """D6.1, D5.1  In either order."""
    p = scene(mode, OWN_GAP, hands={0: ["extra-white"]})
    q = p.copy().play("card extra-white", "clear", "roll", seed=1)
    p.play("clear", "card extra-white", "roll", seed=1)
    assert Counter(die.split("-")[0] for die in pool(p)) == Counter(die.split("-")[0] for die in pool(q))
    assert Counter(die.split("-")[0] for die in pool(p)) == Counter(red=12, white=6)


# ---------------------------------------------------------------------------------------- D6.2  Impossible


@pytest.mark.parametrize(
    ("dice", "due"),
    [
        (". 1 . 4 . .", True),
        (". 1 . 3 . .", False),
        ("1 . 4 . . .", True),
        (". . . . 2 .", False),
        ("1 . . 4 . .", False),
        ("2 . . 6 . .", False),
        ("1 . 5 . . .", False),
        ("1 . . . . 4", False),
        ("2 . 5 . 2 .", True),
        (". 6 . 1 . .", False),
        (". 3 . 6 . .", True),
        ("3 . 1 . 5 .", False),
        ("1 2 3 4 5 .", False),
        (". . 1 . . .", False),
    ],
)
def test_a_gap_of_ones_own(mode: Mode, dice: str, due: bool) -> None:
    """D6.2  One place between two dice that are three apart; two places bridge everything, and 6 and 1 touch."""
    drawn = " ".join("." if die == "." else f"white-{die}" for die in dice.split())
    for side in range(4):
        p = scene(mode, lie(row(side, 1), drawn), side=side)
        assert blocked(p, side) == due
        assert ("clear" in p.choices()) == due


@pytest.mark.parametrize(("corner", "due"), [(1, False), (2, False), (3, False), (4, False), (5, True), (6, True)])
def test_a_neighbours_corner_one_level_up(mode: Mode, corner: int, due: bool) -> None:
    """D6.2  The corner place must be a 2 or a 3 because of the 2 and the 3 below."""
    below = lie(row(1, 1), "white-2 blue-3 white-3 blue-4 white-4 blue-5")
    p = scene(mode, below | {"e2": f"white-{corner}"}, acting=1)
    assert blocked(p, 1) == due
    mirrored = lie(row(1, 1), "blue-5 white-4 blue-4 white-3 blue-3 white-2")
    p = scene(mode, mirrored | {"m2": f"white-{corner}"}, acting=1)
    assert blocked(p, 1) == due
    assert ("clear" in p.choices()) == due


def test_both_corners_together_can_block(mode: Mode) -> None:
    """D6.2  A row of two whose places would have to be 1 and 3."""
    on = filled(1, 1, 3, "white-2") | lie(row(1, 4), "white-2 white-2 white-2") | {"b5": "white-6", "m5": "white-4"}
    p = scene(mode, on, acting=1)
    assert (level_at_work(p, 1), blocked(p, 1)) == (5, True)
    for gone in ("b5", "m5"):
        p = scene(mode, {place: die for place, die in on.items() if place != gone}, acting=1)
        assert not blocked(p, 1)


def test_only_the_corners_of_the_same_level_count(mode: Mode) -> None:
    """D6.2  Not those above and below, though they disagree with the row."""
    on = {place: die for place, die in CORNER.items() if place != "e2"} | {"d3": "white-6", "m1": "white-6"}
    p = scene(mode, on, acting=1)
    assert (level_at_work(p, 1), blocked(p, 1)) == (2, False)


def test_colours_never_block(mode: Mode) -> None:
    """D6.2  A white die fits every demand for a colour, whatever is rolled."""
    p = scene(mode, lie(row(0, 1), "red-1 . red-1 . red-1 .") | {"g1": "red-1"})
    assert not blocked(p, 0)
    assert p.choices() == {"roll"}


def test_dice_that_will_be_rolled_do_not_matter(mode: Mode) -> None:
    """D6.2  A player without white dice to come and without own ones is not blocked for that."""
    on = filled(2, 1, 5) | filled(3, 1, 5) | filled(1, 1, 1) | lie(row(1, 2), "white-1 white-1 white-1 white-1 .")
    p = scene(mode, on)
    assert (waiting(p), p.choices()) == ({}, {"roll"})


def test_the_pinnacle_of_a_full_side_is_never_blocked(mode: Mode) -> None:
    """D6.2"""
    p = scene(mode, filled(0, 1, 5, "white-1"))
    assert (blocked(p, 0), p.choices()) == (False, {"roll"})


# ---------------------------------------------------------------------------------------- D6.3  What goes


def test_the_unfinished_row_goes_first(mode: Mode) -> None:
    """D6.3  All its dice, never just some; the full row below stays, because that is enough."""
    full = lie(row(1, 1), "white-3 blue-4 white-5 blue-5 white-5 blue-5")
    p = scene(mode, full | {"g2": "white-3", "i2": "blue-6"}, acting=1)
    assert (level_at_work(p, 1), p.choices()) == (2, {"clear", "roll"})
    assert p.remark("clear") == ("removes", 1, 2)
    p.play("clear")
    assert told(p) == ["cleared 1 2 2 2"]
    assert (tower(p), p.choices()) == (full, {"roll"})


def test_whole_rows_go_from_the_top_until_it_is_possible(mode: Mode) -> None:
    """D6.3  The second example: level 2 is empty and blocked, so level 1 goes, and that is all."""
    p = scene(mode, CORNER, acting=1)
    assert p.remark("clear") == ("removes", 1, 6)
    p.play("clear")
    assert told(p) == ["cleared 1 1 2 6"]
    assert tower(p) == {"e2": "white-6", "f1": "white-1"}
    assert (blocked(p, 1), p.choices()) == (False, {"roll"})


def test_no_fewer_rows_than_needed_and_no_more(mode: Mode) -> None:
    """D6.3  The unfinished level 3 goes, level 2 goes, level 1 stays; nothing else on the tower is touched."""
    on = lie(row(1, 1), "white-3 white-3 white-4 white-4 white-4 white-4") | {"i3": "blue-4"}
    on |= lie(row(1, 2), "white-3 blue-4 white-4 blue-4 white-4")
    on |= filled(0, 1, 2, "white-2") | {"d3": "white-1", "m1": "teal-5"}
    p = scene(mode, on, acting=1)
    assert (level_at_work(p, 1), p.choices()) == (3, {"clear", "roll"})
    without = scene(mode, {place: die for place, die in on.items() if place != "i3"}, acting=1)
    assert blocked(without, 1), "the row above is not the only trouble"
    assert p.remark("clear") == ("removes", 2, 6)
    p.play("clear")
    assert told(p) == ["cleared 1 3 2 1", "cleared 1 2 2 5"]
    gone = row(1, 3) + row(1, 2)
    assert tower(p) == {place: die for place, die in on.items() if place not in gone}
    assert (level_at_work(p, 1), p.choices()) == (2, {"roll"})
    assert waiting(p) == {"blue": 3, "white": 6}


# ---------------------------------------------------------------------------------------- D6.4  Rolled with the others


def test_what_was_taken_down_is_rolled_and_may_be_placed(mode: Mode) -> None:
    """D6.4, D4.4  Dice of any colour; what is left goes home."""
    p = scene(mode, lie(row(0, 1), "teal-1 . blue-4 white-4 . ."), seats=3, side=0)
    assert p.choices() == {"clear", "roll"}
    p.play("clear")
    assert waiting(p) == {"teal": 1, "blue": 1, "white": 4}
    p.play("roll", seed=1)
    assert Counter(die.split("-")[0] for die in pool(p)) == Counter(red=12, teal=1, blue=1, white=4)
    turn_dice(p, "red-1 " * 12 + "white-1 " * 4 + "teal-2 blue-6")
    p.play("place blue-6 1", "place red-1 2", "place teal-2 3").play("end", seed=1)
    assert tower(p) == {"a1": "blue-6", "b1": "red-1", "c1": "teal-2"}
    assert at_home(p) == dict.fromkeys(COLOURS[:6], 12) | {"red": 11, "blue": 11, "teal": 11, "white": 47}


def test_nothing_is_kept_of_it_for_later_turns(mode: Mode) -> None:
    """D6.4, D4.10"""
    p = scene(mode, CORNER, acting=1).play("clear", "roll", seed=1).play("end", seed=1)
    rng = random.Random(1)
    for _ in range(3):
        sit_out(p, rng)
    while "no" in p.choices():
        p.play("no")
    assert (p.active, p.phase, waiting(p)) == (1, READY, {"white": 3})
    assert at_home(p)["blue"] == 12


def test_taking_down_does_not_spare_the_skull(mode: Mode) -> None:
    """D6.4, D4.11  Nor does it complete anything."""
    p = scene(mode, CORNER, acting=1).play("clear", "roll", seed=1).play("end", seed=1)
    assert having(p, "skull") == [1]


# ---------------------------------------------------------------------------------------- D6.5  No dice at all


def poor(mode: Mode, on: Mapping[str, str], spare: Sequence[str] = (), **options: Any) -> Position:
    """Red plays the first side, on which this lies; all other red and white dice but these lie on the other sides."""
    lying = dict(on)
    left = Counter(red=12, white=50)
    left.subtract([colour_of(die) for die in on.values()])
    left.subtract(spare)
    for place in (place for side in (1, 2, 3) for level in LEVELS for place in row(side, level)):
        beside_red = any(lying.get(other, "").startswith("red") for other in beside(place))
        colour = "white" if beside_red or not left["red"] else "red"
        if left[colour]:
            lying[place] = f"{colour}-1"
            left[colour] -= 1
    assert not any(left.values())
    return scene(mode, lying, seats=2, side=0, **options)


def test_without_any_die_the_topmost_row_may_come_down(mode: Mode) -> None:
    """D6.5  Though nothing is blocked: just that row, and its dice are rolled."""
    p = poor(mode, filled(0, 1, 1) | lie(row(0, 2), ". white-1 white-2 . ."))
    assert (waiting(p), at_home(p)["red"], p.reserve) == ({}, 0, 0)
    assert not blocked(p, 0)
    assert p.choices() == {"clear", "roll"}
    q = p.copy()
    assert p.remark("clear") == ("removes", 1, 2)
    p.play("clear")
    assert told(p) == ["cleared 0 2 1 2"]
    assert p.choices() == {"roll"}
    p.play("roll", seed=1)
    assert Counter(die.split("-")[0] for die in pool(p)) == Counter(white=2)
    q.play("roll", seed=1)
    assert (pool(q), q.choices()) == ([], {"end"})


def test_the_topmost_row_of_a_full_side_may_come_down(mode: Mode) -> None:
    """D6.5  When only the pinnacle is missing."""
    p = poor(mode, filled(0, 1, 5))
    assert prompt(p) == "ready"
    p.play("clear")
    assert told(p) == ["cleared 0 5 1 2"]
    assert level_at_work(p, 0) == 5


@pytest.mark.parametrize("colour", ["red", "white"])
def test_with_one_die_to_roll_the_row_stays(mode: Mode, colour: str) -> None:
    """D6.5  Own or white; what the other player has at home is nothing to roll."""
    p = poor(mode, filled(0, 1, 1))
    assert (at_home(p)["blue"], p.choices()) == (12, {"clear", "roll"})
    q = poor(mode, filled(0, 1, 1), spare=[colour])
    assert sum(waiting(q).values()) + at_home(q)["red"] == 1
    assert q.choices() == {"roll"}


def test_a_bare_side_has_no_topmost_row(mode: Mode) -> None:
    """D6.3, D6.5  Levels are counted from 0 here."""
    p = scene(mode, filled(1, 1, 2) | {"m1": "white-1"})
    assert [int(p.do(top_level, side)) for side in range(4)] == [-1, 1, 0, -1]


@pytest.mark.parametrize(("rule", "choices"), [("yes", {"clear", "roll"}), ("no", {"roll"})])
def test_without_the_rule_one_waits(mode: Mode, rule: str, choices: set[str]) -> None:
    """D6.5, D9.13  For dice that others set free."""
    p = poor(mode, lie(row(0, 1), "white-1 white-1 white-1 white-1 . ."), empty_hand=rule)
    assert p.choices() == choices
