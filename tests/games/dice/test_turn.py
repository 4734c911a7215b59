"""A turn from the three white dice to its end: the roll, placing, taking back, completed rows, skulls, stand-off."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from tests.games.dice.facts import CARDS, COLOURS, row
from tests.games.dice.scene import (
    PLAYING,
    READY,
    at_home,
    cards_in,
    filled,
    hand,
    having,
    lie,
    places,
    pool,
    scene,
    sit_out,
    told,
    tower,
    turn_dice,
    waiting,
    whole_deck,
)
from tests.modes import Mode, Position
from vetta.core.game import Setup

FULL_SIDES = filled(2, 1, 5) | filled(3, 1, 5)
"""Forty white dice on the third and the fourth side."""

# ---------------------------------------------------------------------------------------- D4.3, D4.4  The roll


def test_three_white_dice_are_taken_from_the_reserve(mode: Mode) -> None:
    """D4.3  For each turn, also the second."""
    p = mode.new(Setup(4, {"first": "seat-1"}), 1)
    for _ in range(3):
        assert (waiting(p), p.reserve, p.phase) == ({"white": 3}, 47, READY)
        sit_out(p, random.Random(1))


@pytest.mark.parametrize("left", [0, 1, 2, 3, 4])
def test_a_reserve_that_runs_out_gives_what_it_has(mode: Mode, left: int) -> None:
    """D4.3  Fewer than three, or none; then only coloured dice are rolled."""
    on = FULL_SIDES | dict.fromkeys((row(1, 1) + row(1, 2))[: 10 - left], "white-1")
    p = scene(mode, on)
    assert (waiting(p).get("white", 0), p.reserve) == (min(left, 3), max(left - 3, 0))
    p.play("roll", seed=1)
    assert Counter(die.split("-")[0] for die in pool(p)) == Counter(red=12, white=min(left, 3))
    p.play("end", seed=1)
    assert at_home(p)["white"] + waiting(p).get("white", 0) == left, "and the next player takes them"


def test_the_first_roll_is_of_fifteen_dice(mode: Mode) -> None:
    """D4.4  12 coloured and 3 white, all at once."""
    p = mode.new(Setup(4, {"first": "seat-3"}), 1)
    assert p.choices() == {"roll"}
    p.play("roll", seed=8)
    assert Counter(die.split("-")[0] for die in pool(p)) == Counter(teal=12, white=3)
    assert (p.phase, waiting(p), at_home(p)["teal"]) == (PLAYING, {}, 0)
    colours = [line.split()[:3] for line in told(p)]
    assert colours == [["rolled", "2", "teal"], ["rolled", "2", "white"]]
    shown = [f"{line.split()[2]}-{value}" for line in told(p) for value in line.split()[3].split(",")]
    assert shown == pool(p)


def test_only_own_dice_that_are_not_on_the_tower_are_rolled(mode: Mode) -> None:
    """D4.4, D1.4  Not those on any side, nor anybody else's."""
    p = scene(mode, lie(row(0, 1), "red-1 white-1 red-1 . . .") | {"m1": "red-4", "n1": "blue-4"})
    p.play("roll", seed=1)
    assert Counter(die.split("-")[0] for die in pool(p)) == Counter(red=9, white=3)
    assert at_home(p) == dict.fromkeys(COLOURS[:6], 12) | {"red": 0, "blue": 11, "white": 46}


def test_with_all_coloured_dice_on_the_tower_only_white_ones_are_rolled(mode: Mode) -> None:
    """D4.4  The game goes on."""
    on = lie(row(1, 1), "red-1 white-1 " * 3) | lie(row(1, 2), "red-1 white-1 red-1 white-1 red-1")
    on |= lie(row(2, 1), "white-1 red-1 " * 3) | lie(row(2, 2), "white-1 red-1 white-1 red-1 white-1")
    on |= lie(row(1, 3), "white-1 . . red-1")
    p = scene(mode, on)
    assert at_home(p)["red"] == 0
    p.play("roll", seed=1)
    assert Counter(die.split("-")[0] for die in pool(p)) == Counter(white=3)


def test_extra_white_dice_are_rolled_with_the_others(mode: Mode) -> None:
    """D4.4, D5.2"""
    p = scene(mode, hands={0: ["extra-white", "extra-white"]})
    p.play("card extra-white", "card extra-white", seed=1)
    assert (waiting(p), p.reserve) == ({"white": 5}, 45)
    p.play("roll", seed=1)
    assert Counter(die.split("-")[0] for die in pool(p)) == Counter(red=12, white=5)


def test_a_single_die_is_told_whatever_it_shows(mode: Mode) -> None:
    """D4.4, D5.2  An extra white die, rolled alone."""
    p = scene(mode, pool="red-1", hands={0: ["extra-white"]})
    shown = set()
    for seed in range(60):
        q = p.copy().play("card extra-white", seed=seed)
        die = next(die for die in pool(q) if die != "red-1")
        assert told(q)[-1] == f"rolled 0 white {die[-1]}"
        shown.add(die[-1])
    assert shown == set("123456")


# ---------------------------------------------------------------------------------------- D4.5  Placing


def test_dice_are_placed_one_by_one_as_they_lie(mode: Mode) -> None:
    """D4.5  From the pool to the working row, with the value they show."""
    p = scene(mode, pool="red-3 red-4 red-4 white-3")
    p.play("place red-4 2", seed=1)
    assert told(p) == ["placed 0 red-4 b1"]
    assert (tower(p), pool(p)) == ({"b1": "red-4"}, ["red-3", "red-4", "white-3"])
    p.play("place white-3 3", seed=1).play("place red-4 4", seed=1)
    assert (tower(p), pool(p)) == ({"b1": "red-4", "c1": "white-3", "d1": "red-4"}, ["red-3"])
    assert p.seat == 0


def test_only_dice_of_the_pool_are_placed(mode: Mode) -> None:
    """D4.5"""
    p = scene(mode, pool="red-3")
    assert places(p, "red-3") == set(row(0, 1))
    assert not [choice for choice in p.choices() if choice.startswith("place") and "red-3" not in choice]
    p.play("place red-3 1")
    assert p.choices() == {"take-back 1", "end"}


# ---------------------------------------------------------------------------------------- D4.6  Taking back


def test_a_die_of_this_turn_comes_back_with_its_value(mode: Mode) -> None:
    """D4.6"""
    p = scene(mode, pool="red-3 white-2").play("place red-3 5", "place white-2 4")
    assert {choice for choice in p.choices() if choice.startswith("take-back")} == {"take-back 4", "take-back 5"}
    p.play("take-back 5")
    assert told(p) == ["took-back 0 red-3 e1"]
    assert (tower(p), pool(p)) == ({"d1": "white-2"}, ["red-3"])
    p.play("place red-3 3", "take-back 3", "take-back 4")
    assert (tower(p), pool(p)) == ({}, ["red-3", "white-2"])
    assert not [choice for choice in p.choices() if choice.startswith("take-back")]


def test_dice_from_before_this_turn_stay(mode: Mode) -> None:
    """D4.6  The own ones too."""
    p = scene(mode, {"a1": "red-1", "c1": "white-1"}, pool="red-1 white-1").play("place white-1 2")
    assert {choice for choice in p.choices() if choice.startswith("take-back")} == {"take-back 2"}
    assert p.objection("take-back 1") == ("not-taken-back", 1)
    p.play("end", seed=1)
    assert tower(p)["b1"] == "white-1"


def test_what_was_placed_is_not_taken_back_in_the_next_turn(mode: Mode) -> None:
    """D4.6  Two play, on the same side one after the other."""
    p = scene(mode, seats=2, side=0, pool="red-1").play("place red-1 1")
    assert "take-back 1" in p.choices()
    p.play("end", seed=1)
    p.side = 0
    p.play("roll", seed=1)
    assert not [choice for choice in p.choices() if choice.startswith("take-back")]


def test_a_completed_row_stays(mode: Mode) -> None:
    """D4.6  All of it; in the next row dice come back again."""
    p = scene(mode, lie(row(0, 1), "white-1 white-1 white-1 white-1 . ."), pool="red-1 white-1 red-2 white-2")
    p.play("place red-1 6", "place white-1 5", seed=1)
    assert not [choice for choice in p.choices() if choice.startswith("take-back")]
    p.play("place red-2 5")
    assert {choice for choice in p.choices() if choice.startswith("take-back")} == {"take-back 5"}
    p.play("take-back 5")
    assert pool(p) == ["red-2", "white-2"]


def test_a_stolen_die_stays(mode: Mode) -> None:
    """D4.6, D5.8  And so does what was placed before the card; what is placed after it can come back."""
    p = scene(mode, {"h1": "blue-2"}, pool="red-1 red-2 white-2", hands={0: ["steal"]}).play("place red-1 1")
    p.play("card steal", "take h1", "lay 2", seed=1)
    assert tower(p) == {"a1": "red-1", "b1": "blue-2"}
    assert not [choice for choice in p.choices() if choice.startswith("take-back")]
    p.play("place white-2 3")
    assert {choice for choice in p.choices() if choice.startswith("take-back")} == {"take-back 3"}


@pytest.mark.parametrize("card", ["extra-white", "reroll-white", "swap-own", "rotate"])
def test_a_card_makes_final_what_lies(mode: Mode, card: str) -> None:
    """D4.6, D5.13"""
    p = scene(mode, side=0, pool="red-1 white-2 white-1", hands={0: [card]}).play("place red-1 1")
    assert "take-back 1" in p.choices()
    p.play(f"card {card}", seed=5)
    for choice in {"reroll-white": ["all", "reroll"], "swap-own": ["take a1", "give white-2"]}.get(card, []):
        p.play(choice, seed=5)
    assert p.phase == PLAYING
    assert not [choice for choice in p.choices() if choice.startswith("take-back")]
    assert p.objection("take-back 1") == ("not-taken-back", 1)


def test_extra_white_before_the_roll_binds_nothing(mode: Mode) -> None:
    """D4.6, D5.13"""
    p = scene(mode, hands={0: ["extra-white"]}).play("card extra-white", "roll", seed=4)
    p.play(next(choice for choice in sorted(p.choices()) if choice.startswith("place")))
    assert any(choice.startswith("take-back") for choice in p.choices())


# ---------------------------------------------------------------------------------------- D4.7, D4.8  A completed row


@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_a_completed_row_brings_a_card_and_a_star(mode: Mode, level: int) -> None:
    """D4.7  Of whatever level."""
    on = filled(3, 1, level - 1) | dict.fromkeys(row(3, level)[1:], "white-1")
    p = scene(mode, on, acting=3, pool="orange-2 white-2").play("place orange-2 1", seed=6)
    lines = told(p)
    assert lines[:2] == [f"placed 3 orange-2 {row(3, level)[0]}", f"completed 3 {level} 4"]
    assert lines[2].startswith("drew 3 ")
    assert lines[3:] == ["took-star 3"]
    assert (len(hand(p, 3)), having(p, "star"), p.stars) == (1, [3], 3)
    assert Counter(hand(p, 3)) + Counter(cards_in(p, "pile")) == Counter(whole_deck(p))
    assert p.completed[3] == 1


def test_with_a_star_a_further_row_brings_only_the_card(mode: Mode) -> None:
    """D4.7"""
    p = scene(mode, dict.fromkeys(row(0, 1)[1:], "white-1"), pool="red-2", stars=[0, 2])
    p.play("place red-2 1", seed=6)
    assert [line.split()[0] for line in told(p)] == ["placed", "completed", "drew"]
    assert (len(hand(p, 0)), having(p, "star"), p.stars) == (1, [0, 2], 2)


def test_two_rows_in_one_turn_bring_two_cards_and_one_star(mode: Mode) -> None:
    """D4.7, D4.8  The second row is open at once."""
    on = filled(0, 1, 3) | dict.fromkeys(row(0, 4)[1:], "white-1")
    p = scene(mode, on, pool="white-1 red-1 white-2").play("place white-1 1", seed=6)
    assert places(p, "red-1") == {"a5", "b5"}
    p.play("place red-1 1", "place white-2 2", seed=6)
    assert (len(hand(p, 0)), having(p, "star"), p.completed[0], p.rows) == (2, [0], 2, 2)


def test_it_does_not_matter_who_laid_the_other_dice(mode: Mode) -> None:
    """D4.7  Nor when: one die is enough, though it be the only own one."""
    on = lie(row(0, 1), "blue-1 teal-1 orange-1 blue-1 white-1 .")
    p = scene(mode, on, seats=3, side=0, pool="red-1").play("place red-1 6", seed=6)
    assert (len(hand(p, 0)), having(p, "star")) == (1, [0])


def test_a_stolen_die_completes_a_row(mode: Mode) -> None:
    """D4.7, D5.8"""
    p = scene(mode, dict.fromkeys(row(0, 1)[1:], "white-1") | {"m1": "teal-1"}, pool="red-4", hands={0: ["steal"]})
    p.play("card steal", "take m1", "lay 1", seed=6)
    assert [line.split()[0] for line in told(p)] == ["stole", "completed", "drew", "took-star"]
    assert (len(hand(p, 0)), having(p, "star")) == (1, [0])


def test_a_row_that_was_taken_down_pays_again(mode: Mode) -> None:
    """D4.7, D6.3  Every completion pays."""
    on = lie(row(1, 1), "white-2 blue-3 white-3 blue-4 white-4 blue-5") | {"f1": "white-1", "e2": "white-6"}
    p = scene(mode, on, acting=1, stars=[1]).play("clear", "roll", seed=1)
    p.completed[1] = 1
    turn_dice(p, "blue-1 " * 12 + "white-1 " * 6)
    for position, colour in enumerate(("white", "blue", "white", "blue", "white", "blue"), start=1):
        p.play(f"place {colour}-1 {position}", seed=position)
    assert (len(hand(p, 1)), p.completed[1], having(p, "star")) == (1, 2, [1])


def test_the_card_is_any_card_of_the_deck(mode: Mode) -> None:
    """D4.7, D8.3  Each as likely as there are many of it: 8, 6, 6, 6, 6, 4, 4 of 40."""
    drawn = Counter[str]()
    p = scene(mode, dict.fromkeys(row(0, 1)[1:], "white-1"), pool="red-1")
    for seed in range(1200):
        drawn.update(hand(p.copy().play("place red-1 1", seed=seed), 0))
    due = dict(zip(CARDS, (240, 180, 180, 180, 180, 120, 120), strict=False))
    assert set(drawn) == set(due)
    assert sum((drawn[card] - many) ** 2 / many for card, many in due.items()) < 25


# ---------------------------------------------------------------------------------------- D5.10  The deck runs out


def test_the_discards_are_shuffled_when_the_deck_is_empty(mode: Mode) -> None:
    """D4.7, D5.10  When somebody has to draw, and not before."""
    on = dict.fromkeys(row(0, 1)[1:], "white-1")
    p = scene(mode, on, pool="red-1", pile=["steal"], hands={1: ["swap-own"] * 6})
    p.play("place red-1 1", seed=1)
    assert (hand(p, 0), cards_in(p, "pile"), len(cards_in(p, "discard"))) == (["steal"], [], 33)
    p = scene(mode, on, pool="red-1", pile=[], hands={1: ["swap-own"] * 6, 0: ["reroll-set"]})
    p.play("place red-1 1", seed=1)
    assert "shuffled 33" in told(p)
    assert (len(hand(p, 0)), len(cards_in(p, "pile")), cards_in(p, "discard")) == (2, 32, [])
    assert "swap-own" not in cards_in(p, "pile") + hand(p, 0), "the other's cards stay where they are"
    assert Counter(hand(p, 0) + hand(p, 1) + cards_in(p, "pile")) == Counter(whole_deck(p))


def test_without_deck_and_discards_nothing_is_drawn(mode: Mode) -> None:
    """D4.7, D5.10  The star comes all the same."""
    p = scene(mode, dict.fromkeys(row(0, 1)[1:], "white-1"), pool="red-1")
    p = scene(
        mode, dict.fromkeys(row(0, 1)[1:], "white-1"), pool="red-1", pile=[], hands={1: whole_deck(p)}
    )  # fmt: skip
    p.play("place red-1 1", seed=1)
    assert told(p)[1:] == ["completed 0 1 1", "no-card 0", "took-star 0"]
    assert (hand(p, 0), having(p, "star")) == ([], [0])


# ---------------------------------------------------------------------------------------- D4.9  Stopping


def test_a_turn_may_end_though_dice_fit(mode: Mode) -> None:
    """D4.9  Even with nothing placed, and with a row that could be completed."""
    p = scene(mode, pool="red-1 white-1")
    assert "end" in p.choices()
    p = scene(mode, dict.fromkeys(row(0, 1)[1:], "white-1"), pool="red-1")
    p.play("end", seed=1)
    assert p.seat == 1
    top = scene(mode, filled(0, 1, 5), pool="red-1").play("end", seed=1)
    assert (top.seat, top.over) == (1, False)


def test_a_turn_does_not_end_by_itself(mode: Mode) -> None:
    """D4.9  Cards can still be played when nothing fits or no die is left."""
    p = scene(mode, lie(row(0, 1), "white-1 . . . . ."), pool="red-4", hands={0: ["extra-white"]})
    p.play("place red-4 3")
    assert (p.seat, p.choices()) == (0, {"take-back 3", "card extra-white", "end"})


# ---------------------------------------------------------------------------------------- D4.10  The end of a turn


def test_what_is_left_goes_home(mode: Mode) -> None:
    """D4.10, D5.12  White dice to the reserve, coloured ones to the player of that colour, own or not."""
    p = scene(mode, {"a1": "red-1", "c1": "blue-1"}, pool="red-4 white-5 white-6 blue-4 teal-2 red-6")
    p.play("end", seed=1)
    assert pool(p) == []
    assert waiting(p) == {"white": 3}
    assert at_home(p) == dict.fromkeys(COLOURS[:6], 12) | {"red": 11, "blue": 11, "white": 47}
    assert tower(p) == {"a1": "red-1", "c1": "blue-1"}
    assert told(p)[0] == "ended 0"


def test_nothing_is_kept_for_the_next_turn(mode: Mode) -> None:
    """D4.10, D4.3  Not even the extra white dice."""
    p = scene(mode, hands={0: ["extra-white"] * 2}, first="seat-1").play("card extra-white", "roll", seed=1)
    p.play("card extra-white", seed=1).play("end", seed=1)
    rng = random.Random(1)
    for _ in range(3):
        sit_out(p, rng)
    assert p.seat == 0
    assert (waiting(p), p.reserve) == ({"white": 3}, 47)


# ---------------------------------------------------------------------------------------- D4.11  The skull


def test_without_a_completed_row_there_is_a_skull(mode: Mode) -> None:
    """D4.11  However many dice were placed."""
    p = scene(mode, lie(row(0, 1), "white-1 white-1 white-1 white-1 . ."), pool="white-1 red-1")
    p.play("place white-1 5").play("end", seed=1)
    assert told(p)[:2] == ["ended 0", "took-skull 0"]
    assert (having(p, "skull"), p.skulls) == ([0], 3)


def test_a_completed_row_keeps_the_skull_away(mode: Mode) -> None:
    """D4.11  Also one that was begun in an earlier turn."""
    p = scene(mode, dict.fromkeys(row(0, 1)[1:], "white-1"), pool="red-1").play("place red-1 1", seed=1)
    p.play("end", seed=1)
    assert (having(p, "skull"), p.skulls) == ([], 4)


def test_a_completed_row_does_not_take_a_skull_away(mode: Mode) -> None:
    """D4.11  Only a star does."""
    p = scene(mode, dict.fromkeys(row(0, 1)[1:], "white-1"), pool="red-1", skulls=[0])
    p.play("place red-1 1", seed=1).play("end", seed=1)
    assert (having(p, "skull"), p.skulls) == ([0], 3)


def test_a_row_of_an_earlier_turn_does_not_count_again(mode: Mode) -> None:
    """D4.11  The first turn completes a row, the second does not."""
    p = scene(mode, dict.fromkeys(row(0, 1)[1:], "white-1"), pool="red-1", seats=2, side=0)
    p.play("place red-1 1", seed=1).play("end", seed=1)
    sit_out(p, random.Random(1))
    assert having(p, "skull") == [1]
    sit_out(p, random.Random(1))
    assert having(p, "skull") == [0, 1]


def test_a_row_completed_before_the_tower_was_turned_counts(mode: Mode) -> None:
    """D4.11, D5.9"""
    p = scene(mode, dict.fromkeys(row(0, 1)[1:], "white-1"), pool="red-1 white-1", side=0, hands={0: ["rotate"]})
    p.play("place red-1 1", "card rotate", seed=2).play("end", seed=1)
    assert having(p, "skull") == []


# ---------------------------------------------------------------------------------------- D4.12  The stand-off


def quiet_turns(mode: Mode, turns: int, **options: str) -> Position:
    """After so many turns in which nobody placed a die, the roll of the next one."""
    p = mode.new(Setup(3, {"first": "seat-1", **options}), 1)
    rng = random.Random(2)
    for _ in range(turns):
        sit_out(p, rng)
    while "no" in p.choices():
        p.play("no", seed=1)
    return p.play("roll", seed=2)


@pytest.mark.parametrize(("turns", "may"), [(0, True), (4, True), (5, True), (6, False)])
def test_after_two_rounds_without_a_die_nobody_may_wait_any_longer(mode: Mode, turns: int, may: bool) -> None:
    """D4.12  Three players, six turns."""
    p = quiet_turns(mode, turns)
    assert ("end" in p.choices()) == may
    assert p.objection("end") == (() if may else ("stand-off", turns))


def test_one_die_ends_the_stand_off_for_all(mode: Mode) -> None:
    """D4.12  For whoever places it, and for everybody after that."""
    p = quiet_turns(mode, 6)
    die = next(choice for choice in sorted(p.choices()) if choice.startswith("place"))
    p.play(die)
    assert "end" in p.choices()
    p.play("end", seed=1)
    rng = random.Random(5)
    for _ in range(6):
        sit_out(p, rng)
    assert "end" not in p.play("roll", seed=2).choices()


def test_a_die_that_was_taken_back_ends_no_stand_off(mode: Mode) -> None:
    """D4.12, D4.6"""
    p = quiet_turns(mode, 6)
    die = next(choice for choice in sorted(p.choices()) if choice.startswith("place"))
    p.play(die, f"take-back {die[-1]}")
    assert "end" not in p.choices()


def test_a_die_that_was_taken_back_makes_no_turn_less_quiet(mode: Mode) -> None:
    """D4.12, D4.6"""
    p = quiet_turns(mode, 5)
    die = next(choice for choice in sorted(p.choices()) if choice.startswith("place"))
    p.play(die, f"take-back {die[-1]}").play("end", seed=1)
    assert "end" not in p.play("roll", seed=1).choices()


def test_nothing_fits_and_nobody_has_to_place_it(mode: Mode) -> None:
    """D4.12  The turn can end, and it is no less quiet for that."""
    p = scene(mode, lie(row(0, 1), "white-1 . white-1 . white-1 .") | {"g1": "white-1"}, pool="red-4 white-3")
    p.quiet = 8
    assert p.choices() == {"end"}
    p.play("end", seed=1)
    assert p.quiet == 9
    assert "end" not in p.play("roll", seed=1).choices()


def test_a_stolen_die_ends_the_stand_off_and_a_swap_does_not(mode: Mode) -> None:
    """D4.12, D5.8, D5.3"""
    p = scene(mode, {"a1": "white-1", "m1": "teal-1"}, pool="red-1 white-2", hands={0: ["steal", "swap-own"]})
    p.quiet = 8
    assert "end" not in p.choices()
    swapped = p.copy().play("card swap-own", "take a1", "give white-2")
    assert "end" not in swapped.choices()
    p.play("card steal", "take m1", "lay 3", seed=1)
    assert "end" in p.choices()
    p.play("end", seed=1)
    assert p.quiet == 0


def test_missed_turns_are_turns_in_which_nobody_placed_anything(mode: Mode) -> None:
    """D4.12, D4.2"""
    p = scene(mode, skulls=[0], stars=[2])
    p.quiet = 7
    p.play("yes", seed=1)
    assert (p.seat, p.quiet) == (1, 8)
    assert "end" not in p.play("roll", seed=1).choices()


def test_two_rounds_are_counted_by_those_who_are_left(mode: Mode) -> None:
    """D4.12, D7.3  Four sit down, one gets up: six turns."""
    p = scene(mode, pool="red-1")
    p.leave(2)
    p.quiet = 5
    assert "end" in p.choices()
    p.quiet = 6
    assert "end" not in p.choices()


def test_with_never_they_may_wait_for_ever(mode: Mode) -> None:
    """D4.12, D9.14"""
    assert "end" in quiet_turns(mode, 30, standoff="never").choices()
