"""The eight cards: only here all that each can do is held against the facts, and followed to the end of the turn."""

from __future__ import annotations

import random
from collections import Counter
from functools import cache

import pytest

from tests.games.dice.facts import CARDS, colour_of, row, value_of
from tests.games.dice.positions import Way, dice_left, some_pool, some_tower, steps_with
from tests.games.dice.scene import (
    CHOOSING,
    GIVING,
    LAYING,
    PLAYING,
    READY,
    TAKING,
    cards_in,
    filled,
    hand,
    having,
    level_at_work,
    lie,
    places,
    pool,
    scene,
    told,
    tower,
    waiting,
)
from tests.modes import Mode, Position

FIGURE = lie(row(1, 1), "white-1 blue-1 white-1 blue-2 white-3 blue-4") | {"g2": "blue-6", "k2": "blue-3"}
"""The blue side as the figures of the rulebook show it."""


def cards(p: Position) -> set[str]:
    """The cards that can be played now."""
    return {choice.split()[1] for choice in p.choices() if choice.startswith("card ")}


def offered(p: Position, verb: str) -> set[str]:
    return {choice.split()[1] for choice in p.choices() if choice.startswith(f"{verb} ")}


# ------------------------------------------------------------------------------------------ D5.1  When


def test_before_the_roll_there_is_only_extra_white(mode: Mode) -> None:
    """D5.1, D5.2  With all eight cards in the hand."""
    on = {"g1": "blue-1", "a1": "red-1"}
    p = scene(mode, on, seats=2, side=0, hands={0: CARDS})
    assert p.phase == READY
    assert p.choices() == {"roll", "card extra-white"}


def test_after_the_roll_every_card_can_be_played(mode: Mode) -> None:
    """D5.1  In any order, and each of them leaves the others."""
    for first in CARDS:
        p = scene(mode, {"g1": "blue-1", "a1": "red-1", "m1": "blue-1"}, seats=2, side=0, hands={0: CARDS}, pool=RICH)
        assert cards(p) == set(CARDS)
        p.play(f"card {first}", seed=1)
        assert sorted(hand(p, 0)) == sorted(set(CARDS) - {first})


RICH = "red-2 red-2 red-6 white-2 white-1 white-6 blue-1"


@pytest.mark.parametrize("acting", [0, 1, 2, 3])
def test_nobody_else_plays_cards(mode: Mode, acting: int) -> None:
    """D5.1  Cards of the others do nothing in this turn."""
    p = scene(mode, acting=acting, hands={seat: CARDS[:-1] for seat in range(4) if seat != acting}, pool=RICH)
    assert p.seat == acting
    assert cards(p) == set()


def test_as_many_as_one_likes(mode: Mode) -> None:
    """D5.1, D5.2, D5.5  Twelve cards in one turn, two kinds by turns, each discarded face up when it is played."""
    p = scene(mode, pool="white-1 red-3", hands={0: ["extra-white", "reroll-white"] * 6})
    for n in range(6):
        p.play("card extra-white", "card reroll-white", "all", "reroll", seed=n)
        assert Counter(cards_in(p, "discard")) == {"extra-white": n + 1, "reroll-white": n + 1}
        assert len(pool(p)) == 3 + n
    assert hand(p, 0) == []
    assert cards(p) == set()


def test_a_card_that_has_just_been_drawn(mode: Mode) -> None:
    """D5.1, D4.7  It is played in the same turn, and so is what it brings."""
    on = filled(0, 1, 4) | {"a5": "white-1"}
    p = scene(mode, on, pool="white-1 red-4 red-4", pile=["reroll-coloured"])
    assert cards(p) == set()
    p.play("place white-1 2")
    assert hand(p, 0) == ["reroll-coloured"]
    p.play("card reroll-coloured", "all", "reroll", seed=3)
    assert hand(p, 0) == []


def test_there_is_no_limit_to_a_hand(mode: Mode) -> None:
    """D5.1  Thirty cards, and another one."""
    many = [card for card, number in zip(CARDS, (8, 6, 6, 6, 0, 0, 4, 0), strict=True) for _ in range(number)]
    p = scene(mode, filled(0, 1, 4) | {"a5": "white-1"}, pool="white-1", hands={0: many})
    p.play("place white-1 2", seed=1)
    assert len(hand(p, 0)) == 31


def test_while_a_card_is_played_nothing_else_can_be_done(mode: Mode) -> None:
    """D5.1  One after the other: no dice placed, no end, no second card."""
    on = {"a1": "red-1", "g1": "blue-1"}
    for card, phase, verbs in (
        ("swap-own", TAKING, {"take"}),
        ("swap-opponent", TAKING, {"take"}),
        ("steal", TAKING, {"take"}),
        ("reroll-white", CHOOSING, {"choose", "all"}),
        ("reroll-coloured", CHOOSING, {"choose", "all"}),
        ("reroll-set", CHOOSING, {"choose", "all"}),
    ):
        p = scene(mode, on, pool=RICH, hands={0: CARDS[:-1]}).play(f"card {card}", seed=1)
        assert p.phase == phase
        assert {choice.split()[0] for choice in p.choices()} == verbs


# ------------------------------------------------------------------------------------------ D5.2  Extra white


def test_extra_white_before_the_roll(mode: Mode) -> None:
    """D5.2, D4.4  Four white dice instead of three, five with a second card; all are rolled together."""
    p = scene(mode, hands={0: ["extra-white"] * 2})
    for many in (4, 5):
        p.play("card extra-white")
        assert told(p) == ["played 0 extra-white", "came-in 0"]
        assert (waiting(p), p.reserve, p.phase) == ({"white": many}, 50 - many, READY)
    p.play("roll", seed=1)
    assert Counter(map(colour_of, pool(p))) == {"red": 12, "white": 5}


def test_extra_white_after_the_roll_is_rolled_alone(mode: Mode) -> None:
    """D5.2  It joins the pool; the other dice keep their values. It falls on every value."""
    before = Counter(["white-1", "white-2", "red-3", "red-6"])
    fallen = set()
    for seed in range(40):
        p = scene(mode, pool=" ".join(before), hands={0: ["extra-white"]}).play("card extra-white", seed=seed)
        (new,) = (Counter(pool(p)) - before).elements()
        assert told(p) == ["played 0 extra-white", "came-in 0", f"rolled 0 white {value_of(new)}"]
        assert (p.phase, p.reserve, len(pool(p))) == (PLAYING, 50 - 3, 5)
        fallen.add(new)
    assert fallen == {f"white-{value}" for value in range(1, 7)}


@pytest.mark.parametrize("rolled", [False, True])
def test_without_a_reserve_extra_white_cannot_be_played(mode: Mode, rolled: bool) -> None:
    """D5.2, D5.1  One die is enough."""
    on = filled(2, 1, 5) | filled(3, 1, 5)
    for left in (0, 1):
        more = (row(1, 1) + row(1, 2))[: (8 if rolled else 7) - left]
        dice = on | dict.fromkeys(more, "white-1")
        p = scene(mode, dice, hands={0: ["extra-white"]}, pool="white-1 white-1" if rolled else None)
        assert p.reserve == left
        assert cards(p) == ({"extra-white"} if left else set())


def test_white_dice_that_are_not_used_do_not_carry_over(mode: Mode) -> None:
    """D5.2, D4.10  All go to the reserve, and the next turn has three again."""
    p = scene(mode, pool="white-1 white-1 white-1", hands={0: ["extra-white"] * 3})
    p.play("card extra-white", "card extra-white", "card extra-white", "end", seed=1)
    assert (waiting(p), p.reserve) == ({"white": 3}, 47)


# ------------------------------------------------------------------------------------------ D5.3, D5.4, D5.8


@cache
def drawn(own: bool) -> list[tuple[dict[str, str], int, list[str]]]:
    """Towers, sides and pools; few of them have nothing to swap or to steal."""
    rng = random.Random(5 + own)
    cases = []
    for n in range(24):
        on = some_tower(rng)
        cases.append((on, n % 4, some_pool(rng, rng.randint(2, 9), dice_left(on))))
    return cases


@pytest.mark.parametrize("style", ["fixed", "free-for-all"])
@pytest.mark.parametrize("card", ["swap-own", "swap-opponent", "steal"])
def test_exactly_what_a_swap_or_a_steal_can_take_and_give(mode: Mode, card: str, style: str) -> None:
    """D5.3, D5.4, D5.8, D5.11, D1.8  On every side: which dice can be taken, which can be given for each of them, and
    where a stolen one can go. Value with all that touch it, colour with those beside it; finished rows for swaps only.
    """
    playable = 0
    for on, side, dice in drawn(card == "swap-own"):
        if style == "fixed":
            p = scene(mode, on, acting=side, pool=" ".join(dice), hands={side: [card]})
        else:
            p = scene(mode, on, seats=6, acting=5, side=side, pool=" ".join(dice), hands={5: [card]})
        expected = list(steps_with(card, (on, dice), side))
        assert cards(p) == ({card} if expected else set()), (on, side, dice)
        if expected:
            playable += 1
            check_each_take(p, card, [way for way, _ in expected])
    assert playable >= 12


def check_each_take(p: Position, card: str, ways: list[Way]) -> None:
    p.play(f"card {card}")
    assert offered(p, "take") == {place for _, place, _, _ in ways}
    for taken in sorted(offered(p, "take")):
        then = p.copy().play(f"take {taken}")
        verb, column, phase = ("lay", 3, LAYING) if card == "steal" else ("give", 2, GIVING)
        assert then.phase == phase
        assert offered(then, verb) == {str(way[column]) for way in ways if way[1] == taken}
        assert {choice.split()[0] for choice in then.choices()} == {verb}


def test_a_swap_on_your_side_in_the_figure(mode: Mode) -> None:
    """D5.3  A white 6 takes the place of the blue 1 on h1: it fits the 1s beside it and the blue 6 above it. A 2 does
    not, because of the 6 above."""
    p = scene(mode, FIGURE, acting=1, pool="white-6 white-2 teal-2", hands={1: ["swap-own"]})
    p.play("card swap-own", "take h1")
    assert offered(p, "give") == {"white-6"}
    p.play("give white-6")
    assert told(p) == ["swapped 1 white-6 blue-1 h1"]
    assert tower(p) == FIGURE | {"h1": "white-6"}
    assert pool(p) == ["blue-1", "teal-2", "white-2"]
    assert p.phase == PLAYING


def test_a_die_that_was_taken_can_be_placed_at_once(mode: Mode) -> None:
    """D5.3, D5.4  It keeps its value."""
    p = scene(mode, {"a1": "white-5", "m1": "teal-4"}, pool="red-5 red-4", hands={0: ["swap-own", "swap-opponent"]})
    p.play("card swap-opponent", "take m1", "give red-4")
    assert places(p, "teal-4") == {"b1", "c1", "d1", "e1", "f1"}
    p.play("place teal-4 2", "card swap-own", "take b1", "give red-5")
    assert tower(p) == {"a1": "white-5", "b1": "red-5", "m1": "red-4"}
    assert pool(p) == ["teal-4"], "also one that has been placed in this turn"


def test_a_swap_in_a_completed_row_completes_nothing(mode: Mode) -> None:
    """D5.11, D5.3, D4.7  No card, no star, no other row is open; and it is no row for the skull."""
    on = filled(0, 1, 1)
    p = scene(mode, on, pool="white-2 red-6", hands={0: ["swap-own"]}).play("card swap-own", "take c1", "give white-2")
    assert [line.split()[0] for line in told(p)] == ["swapped"]
    assert (hand(p, 0), having(p, "star"), level_at_work(p, 0), p.rows) == ([], [], 2, 0)
    assert pool(p) == ["red-6", "white-1"]
    p.play("end", seed=1)
    assert having(p, "skull") == [0]


def test_a_swap_never_opens_a_row(mode: Mode) -> None:
    """D5.11, D5.4  Another side's full row is still full, and who owns it keeps what they have."""
    on = filled(2, 1, 1, "white-1") | {"n1": "teal-1"}
    p = scene(mode, on, pool="white-2 red-6", hands={0: ["swap-opponent"], 2: ["steal"]}, stars=[2], skulls=[2])
    p.play("card swap-opponent", "take n1", "give white-2")
    assert (level_at_work(p, 2), level_at_work(p, 0)) == (2, 1)
    assert (having(p, "star"), having(p, "skull"), hand(p, 2), hand(p, 0)) == ([2], [2], ["steal"], [])
    assert p.filled[2, 0] == 6


@pytest.mark.parametrize("card", ["swap-own", "swap-opponent"])
def test_equal_dice_are_not_swapped(mode: Mode, card: str) -> None:
    """D5.11  The same colour and the same value: refused; one of both is enough of a difference."""
    place = "b1" if card == "swap-own" else "n1"
    for dice, playable in (("red-3", False), ("red-4", True), ("white-3", True), ("red-3 white-3", True)):
        p = scene(mode, {place: "red-3"}, pool=dice, hands={0: [card]})
        assert (cards(p) == {card}) is playable
        if playable:
            p.play(f"card {card}", f"take {place}")
            assert offered(p, "give") == set(dice.split()) - {"red-3"}


def test_what_is_above_and_round_the_corner_counts_for_a_swap(mode: Mode) -> None:
    """D5.3, D3.1, D3.2  b1 carries a2 and b2; f1 touches g1 of the next side."""
    on = filled(0, 1, 1, "white-3") | {"a2": "white-3", "b2": "white-2", "g1": "red-3"}
    p = scene(mode, on, pool="white-4 white-2 blue-3 red-3", hands={0: ["swap-own"]}).play("card swap-own", "take b1")
    assert offered(p, "give") == {"blue-3", "red-3", "white-2"}, "not 4 below 2"
    p = scene(mode, on, pool="white-4 white-2 blue-3 red-3", hands={0: ["swap-own"]}).play("card swap-own", "take f1")
    assert offered(p, "give") == {"blue-3", "white-2", "white-4"}, "not red beside the red die on g1"


# ------------------------------------------------------------------------------------------ D5.8  Steal


@pytest.mark.parametrize("thief", [0, 2, 3])
def test_stealing_from_the_figure(mode: Mode, thief: int) -> None:
    """D5.8  g2 is in a row that is not finished. On level 1 there is nothing to steal."""
    p = scene(mode, FIGURE, acting=thief, pool="white-5", hands={thief: ["steal"]}).play("card steal")
    assert offered(p, "take") == {"g2", "k2"}
    p.play("take g2", "lay 4")
    target = row(thief, 1)[3]
    assert told(p) == [f"stole {thief} blue-6 g2 {target}"]
    assert tower(p) == {place: die for place, die in FIGURE.items() if place != "g2"} | {target: "blue-6"}
    assert (p.filled[1, 1], p.filled[thief, 0], pool(p)) == (1, 1, ["white-5"])


def test_a_stolen_die_stays_where_it_is_and_locks_what_was_placed(mode: Mode) -> None:
    """D5.8, D4.6, D5.13  What is placed later can be taken back."""
    p = scene(mode, {"m1": "teal-4"}, pool="white-5 red-4", hands={0: ["steal"]}).play("place white-5 1")
    assert offered(p, "take-back") == {"1"}
    p.play("card steal", "take m1", "lay 2")
    assert offered(p, "take-back") == set()
    p.play("place red-4 3")
    assert offered(p, "take-back") == {"3"}


def test_the_place_that_a_stolen_die_has_left_counts_as_empty(mode: Mode) -> None:
    """D5.8, D3.2  Round the corner: from g1 to f1, and from x1 to a1, though the same colour would lie beside it."""
    for place, position in (("g1", "6"), ("x1", "1")):
        p = scene(mode, {place: "blue-4"}, pool="white-1", hands={0: ["steal"]})
        p.play("card steal", f"take {place}")
        assert offered(p, "lay") == {"1", "2", "3", "4", "5", "6"}
        p.play(f"lay {position}")
        assert tower(p) == {row(0, 1)[int(position) - 1]: "blue-4"}
    p = scene(mode, {"g1": "blue-4", "h1": "white-4"}, pool="blue-1", hands={0: ["steal"]})
    p.play("card steal", "take g1", "lay 1")
    assert places(p, "blue-1") == {"c1", "d1", "e1", "f1"}


def test_a_stolen_die_completes_a_row(mode: Mode) -> None:
    """D5.8, D4.7, D4.8, D4.11  A card, a star, the next row, and no skull."""
    on = lie(row(0, 1), "white-1 white-1 . white-1 white-1 white-1") | {"m1": "teal-1", "n1": "white-1"}
    p = scene(mode, on, pool="white-2 red-1", hands={0: ["steal"]}, pile=["swap-own"], stars=[2])
    p.play("card steal", "take m1", "lay 3", seed=1)
    assert told(p) == ["stole 0 teal-1 m1 c1", "completed 0 1 1", "drew 0 swap-own", "took-star 0"]
    assert (hand(p, 0), having(p, "star"), level_at_work(p, 0)) == (["swap-own"], [0, 2], 2)
    assert places(p, "white-2") == set(row(0, 2))
    p.play("end", seed=1)
    assert having(p, "skull") == []


def test_a_stolen_die_wins_on_the_pinnacle(mode: Mode) -> None:
    """D5.8, D7.1, D3.6  It may come from anywhere; its colour does not matter there."""
    on = filled(0, 1, 5, "white-3") | {"m1": "teal-4", "n1": "blue-5"}
    p = scene(mode, on, pool="white-6", hands={0: ["steal"]}).play("card steal")
    assert offered(p, "take") == {"m1"}
    p.play("take m1")
    assert p.choices() == {"lay 1"}
    p.play("lay 1", seed=1)
    assert (p.over, p.winner, tower(p)["pinnacle"]) == (True, 0, "teal-4")


def test_only_a_die_that_fits_can_be_stolen(mode: Mode) -> None:
    """D5.8, D5.1  Without a legal pair of die and place the card is not playable."""
    on = lie(row(0, 1), "white-1 white-1 . white-1 white-1 white-1") | {"m1": "teal-3", "n1": "white-4"}
    p = scene(mode, on, pool="white-1", hands={0: ["steal"]})
    assert cards(p) == set()
    p = scene(mode, {"a1": "white-1"}, pool="white-1", hands={0: ["steal"]})
    assert cards(p) == set(), "not from the own side"
    p = scene(mode, filled(1, 1, 1), pool="white-1", hands={0: ["steal"]})
    assert cards(p) == set(), "not from a completed row"


def test_hands_and_tokens_of_the_robbed_stay(mode: Mode) -> None:
    """D5.8  Only a die goes; also the last one of a row."""
    p = scene(mode, {"m1": "teal-3"}, pool="white-1", hands={0: ["steal"], 2: ["steal"]}, stars=[2])
    p.play("card steal", "take m1", "lay 1")
    assert (hand(p, 2), having(p, "star"), p.filled[2, 0]) == (["steal"], [2], 0)


# ------------------------------------------------------------------------------------------ D5.5, D5.6, D5.7


@pytest.mark.parametrize(
    ("card", "dice", "can", "cannot"),
    [
        ("reroll-white", "white-1 white-1 white-6 red-1 teal-6", {"white-1", "white-6"}, {"red-1", "teal-6"}),
        ("reroll-coloured", "white-1 red-1 red-1 teal-6", {"red-1", "teal-6"}, {"white-1"}),
        ("reroll-set", "white-2 red-2 teal-2 red-5 white-5", {"white-2", "red-2", "teal-2"}, {"red-5", "white-5"}),
    ],
)
def test_which_dice_can_be_rolled_again(mode: Mode, card: str, dice: str, can: set[str], cannot: set[str]) -> None:
    """D5.5, D5.6, D5.7  Foreign colours are coloured dice; a set has both kinds. At least one die."""
    p = scene(mode, pool=dice, hands={0: [card]}).play(f"card {card}")
    assert offered(p, "choose") == can
    assert "reroll" not in p.choices()
    for die in sorted(can):
        assert "reroll" in p.copy().play(f"choose {die}").choices()
    p = scene(mode, pool=" ".join(sorted(cannot)), hands={0: [card]})
    assert cards(p) == set()


@pytest.mark.parametrize(
    ("card", "dice", "chosen", "kept"),
    [
        ("reroll-white", "white-1 white-1 white-6 red-1", ["white-1"], "white-1 white-6 red-1"),
        ("reroll-white", "white-1 white-1 white-6 red-1", ["white-6", "white-1", "white-1"], "red-1"),
        ("reroll-coloured", "red-1 teal-1 white-1 red-5", ["teal-1", "red-5"], "red-1 white-1"),
        ("reroll-set", "red-2 red-2 white-2 red-5", ["red-2"], "red-2 white-2 red-5"),
        ("reroll-set", "red-2 red-2 white-2 red-5", ["white-2", "red-2", "red-2"], "red-5"),
    ],
)
def test_only_what_was_chosen_is_rolled_again(mode: Mode, card: str, dice: str, chosen: list[str], kept: str) -> None:
    """D5.5, D5.6, D5.7  Any number of them; they fall on every value and keep their colours, the others lie."""
    fallen: Counter[int] = Counter()
    for seed in range(30):
        p = scene(mode, pool=dice, hands={0: [card]}).play(f"card {card}")
        p.play(*(f"choose {die}" for die in chosen))
        p.play("reroll", seed=seed)
        new = Counter(pool(p)) - Counter(kept.split())
        assert sorted(map(colour_of, new.elements())) == sorted(map(colour_of, chosen))
        assert len(pool(p)) == len(dice.split())
        assert (p.phase, offered(p, "choose"), hand(p, 0)) == (PLAYING, set(), [])
        fallen.update(map(value_of, new.elements()))
    assert set(fallen) == {1, 2, 3, 4, 5, 6}


@pytest.mark.parametrize("card", ["reroll-white", "reroll-coloured", "reroll-set"])
def test_all_of_them_at_once(mode: Mode, card: str) -> None:
    """D5.5, D5.6, D5.7  Also after some have been chosen one by one; then there are no more."""
    p = scene(mode, pool="white-2 white-2 white-3 red-2 red-3 teal-3", hands={0: [card]}).play(f"card {card}")
    group = {"reroll-white": 3, "reroll-coloured": 3, "reroll-set": 3}[card]
    p.play("choose white-2" if card != "reroll-coloured" else "choose red-3", "all")
    assert p.choices() == {"reroll"}
    assert p.chosen == group
    assert len(pool(p)) == 6 - group
    p.play("reroll", seed=1)
    assert len(pool(p)) == 6


def test_white_dice_that_came_through_cards_are_rolled_again_too(mode: Mode) -> None:
    """D5.5, D5.4  One from an extra white card, one from a swap."""
    p = scene(mode, {"m1": "white-4"}, pool="red-4", hands={0: ["extra-white", "swap-opponent", "reroll-white"]})
    assert cards(p) == {"extra-white", "swap-opponent"}
    p.play("card extra-white", "card swap-opponent", "take m1", "give red-4", seed=1)
    p.play("card reroll-white", "all")
    assert p.chosen == 2


def test_the_set_of_the_example(mode: Mode) -> None:
    """D5.7  Four 2s, three 5s and a 6: three of the 2s are rolled, the 5s would need another card."""
    p = scene(mode, pool="red-2 red-2 white-2 white-2 red-5 red-5 white-5 red-6", hands={0: ["reroll-set"]})
    p.play("card reroll-set")
    assert offered(p, "choose") == {"red-2", "white-2", "red-5", "white-5"}
    assert "all" not in p.choices(), "there are two sets"
    p.play("choose red-2")
    assert p.choices() == {"choose red-2", "choose white-2", "all", "reroll"}
    p.play("choose red-2", "choose white-2")
    assert p.choices() == {"choose white-2", "all", "reroll"}
    p.play("reroll", seed=2)
    assert Counter(pool(p)) >= Counter(["white-2", "red-5", "red-5", "white-5", "red-6"])


@pytest.mark.parametrize("value", [1, 2, 3, 4, 5, 6])
def test_a_set_needs_three(mode: Mode, value: int) -> None:
    """D5.7  Two are none, whatever their colours; of every value."""
    others = " ".join(f"blue-{other} teal-{other}" for other in range(1, 7) if other != value)
    for dice, playable in ((f"red-{value} red-{value}", False), (f"red-{value} white-{value} teal-{value}", True)):
        p = scene(mode, pool=f"{dice} {others}", hands={0: ["reroll-set"]})
        assert (cards(p) == {"reroll-set"}) is playable
        if playable:
            p.play("card reroll-set")
            assert offered(p, "choose") == set(dice.split())
            assert "all" in p.choices()


@pytest.mark.parametrize("value", [1, 2, 6])
def test_of_two_sets_all_means_the_one_that_was_begun(mode: Mode, value: int) -> None:
    """D5.7  Before that nobody could know which one is meant."""
    p = scene(mode, pool=f"white-{value} white-{value} red-{value} red-3 red-3 red-3", hands={0: ["reroll-set"]})
    p.play("card reroll-set")
    assert "all" not in p.choices()
    p.play(f"choose red-{value}", "all")
    assert pool(p) == ["red-3", "red-3", "red-3"]


def test_a_set_may_shrink_while_it_is_chosen(mode: Mode) -> None:
    """D5.7  Three showed the value when the card was played; each of them can be chosen."""
    p = scene(mode, pool="red-2 white-2 teal-2 red-4", hands={0: ["reroll-set"]}).play("card reroll-set")
    for left in ({"white-2", "teal-2"}, {"teal-2"}, set()):
        p.play(f"choose {min({'red-2', 'white-2', 'teal-2'} & offered(p, 'choose'), key=sort_key)}")
        assert offered(p, "choose") == left
    assert p.choices() == {"reroll"}


def sort_key(die: str) -> int:
    return ["red", "white", "teal"].index(colour_of(die))


# ------------------------------------------------------------------------------------------ D5.9  Rotate


def test_rotate_turns_by_what_the_die_shows(mode: Mode) -> None:
    """D5.9  1 and 5: the side to the left; 2 and 6: the opposite one; 3: the one to the right; 4: the same."""
    for side in range(4):
        seen = {}
        for seed in range(40):
            p = scene(mode, seats=3, acting=1, side=side, pool="white-1", hands={1: ["rotate"]})
            p.play("card rotate", seed=seed)
            assert told(p)[0] == "played 1 rotate"
            name, seat, quarters, now = told(p)[1].split()
            assert (name, seat, int(now)) == ("rotated", "1", p.side + 1)
            seen[int(quarters)] = int(p.side)
        assert seen == {k: (side - k) % 4 for k in range(1, 7)}
        assert seen[1] == seen[5] == (side + 3) % 4
        assert seen[4] == side


def rotated(mode: Mode, to: int, on: dict[str, str], dice: str, *placed: str) -> Position:
    """Side 0, then the card, with a die that leads to another side."""
    for seed in range(60):
        p = scene(mode, on, seats=2, side=0, pool=dice, hands={0: ["rotate"]}).play(*placed, seed=1)
        p.play("card rotate", seed=seed)
        if p.side == to:
            return p
    raise AssertionError(f"never side {to}")


@pytest.mark.parametrize("to", [1, 2, 3])
def test_after_rotating_the_new_side_is_played(mode: Mode, to: int) -> None:
    """D5.9  Dice stay where they are; the working row, your side and the opponents' sides are those of the new side."""
    on = filled(to, 1, 1) | {"a1": "red-2"}
    p = rotated(mode, to, on, "white-3 white-1", "place white-3 2")
    assert tower(p) == on | {"b1": "white-3"}
    assert offered(p, "take-back") == set()
    assert places(p, "white-1") == set(row(to, 2))


def test_rows_completed_before_rotating_count(mode: Mode) -> None:
    """D5.9, D4.11  No skull, though nothing is completed on the new side."""
    on = lie(row(0, 1), "white-1 white-1 white-1 white-1 white-1 .")
    p = rotated(mode, 2, on, "white-1", "place white-1 6").play("end", seed=1)
    assert having(p, "skull") == []


def test_the_order_of_sides_does_not_change(mode: Mode) -> None:
    """D5.9, D2.4  The next player has the side of this round as if nothing had been played."""
    for seed in range(8):
        p = scene(mode, seats=3, acting=0, side=2, pool="white-1", hands={0: ["rotate"]})
        p.play("card rotate", "end", seed=seed)
        assert (p.active, p.side) == (1, 3)


def test_after_rotating_it_is_too_late_for_the_special_rule(mode: Mode) -> None:
    """D5.9, D6.1  The new side is blocked, and stays so in this turn."""
    on = {"n1": "white-1", "p1": "white-4"}
    p = rotated(mode, 2, on, "white-2")
    assert "clear" not in p.choices()
    assert p.objection("clear") == ("rolled-already",)


def test_there_is_no_rotate_card_in_the_fixed_style(mode: Mode) -> None:
    """D5.9, D2.3"""
    assert "rotate" not in cards_in(scene(mode), "pile")
    assert cards_in(scene(mode, side=0), "pile").count("rotate") == 6
