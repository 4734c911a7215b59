"""Stars against skulls: only here it is seen who is asked in which order, who pays, and that answers are secret."""

from __future__ import annotations

import random
from itertools import product
from typing import Any

import pytest

from tests.games.dice.facts import row
from tests.games.dice.scene import (
    ANSWERING,
    PLAYING,
    READY,
    at_home,
    filled,
    hand,
    having,
    lie,
    prompt,
    scene,
    sit_out,
    told,
    tower,
    waiting,
)
from tests.modes import Mode, Position
from vetta.core.game import Setup
from vetta.core.view import SPECTATOR


def window(mode: Mode, acting: int, stars: list[int], *, seats: int = 6, **options: Any) -> Position:
    """The seat at turn has a skull, others have stars."""
    return scene(mode, seats=seats, acting=acting, side=0, begins=0, skulls=[acting], stars=stars, **options)


# ---------------------------------------------------------------------------------------- D4.1  Who is asked


@pytest.mark.parametrize(
    ("skulls", "stars", "opens"),
    [
        ([1], [2], True),
        ([1], [], False),
        ([1], [1], False),
        ([], [2], False),
        ([0, 2], [3], False),
        ([1], [1, 0], True),
    ],
)
def test_the_window_opens_for_a_skull_at_turn_and_a_star_elsewhere(
    mode: Mode, skulls: list[int], stars: list[int], opens: bool
) -> None:
    """D4.1  Not for the own star, and not for somebody else's skull."""
    p = scene(mode, acting=0, pool="red-1", skulls=[0, *skulls], stars=stars).play("end", seed=1)
    assert p.active == 1
    assert (p.phase == ANSWERING) == opens
    assert p.choices() == ({"yes", "no"} if opens else {"roll"})


@pytest.mark.parametrize(
    ("acting", "stars", "order"),
    [(0, [2, 4], [2, 4]), (3, [2, 4], [4, 2]), (5, [0, 1, 2, 3, 4], [0, 1, 2, 3, 4]), (2, [0, 2, 5], [5, 0])],
)
def test_everybody_with_a_star_is_asked_in_turn_order(
    mode: Mode, acting: int, stars: list[int], order: list[int]
) -> None:
    """D4.1  All others, each once, before the roll; then the turn begins."""
    p = window(mode, acting, stars)
    asked = []
    while p.phase == ANSWERING:
        assert (p.choices(), prompt(p)) == ({"yes", "no"}, "star")
        assert p.prompt(p.seat)[1][:2] == [p.seat, acting]
        assert waiting(p) == {}
        asked.append(p.seat)
        p.play("no", seed=1)
    assert asked == order
    assert told(p) == [f"answered {order[-1]}", "no-star"]
    assert (p.seat, p.phase, waiting(p)) == (acting, READY, {"white": 3})
    assert (having(p, "star"), having(p, "skull")) == (sorted(stars), [acting])


def test_all_are_asked_though_the_first_said_yes(mode: Mode) -> None:
    """D4.1  At once: nobody learns from being asked or not what the others said."""
    p = window(mode, 1, [2, 4, 0])
    asked = []
    while p.phase == ANSWERING and p.active == 1:
        asked.append(p.seat)
        p.play("yes", seed=1)
    assert asked == [2, 4, 0]


@pytest.mark.parametrize("acting", [0, 2, 3])
@pytest.mark.parametrize("answers", list(product(["yes", "no"], repeat=3)))
def test_the_first_in_turn_order_who_says_yes_pays(mode: Mode, acting: int, answers: tuple[str, ...]) -> None:
    """D4.1, D4.2  The others keep their stars, whatever they said."""
    holders = [(acting + step) % 6 for step in (1, 3, 4)]
    p = window(mode, acting, holders)
    for answer in answers:
        p.play(answer, seed=1)
    if "yes" in answers:
        payer = holders[answers.index("yes")]
        assert having(p, "star") == sorted(set(holders) - {payer})
        assert having(p, "skull") == []
        assert (p.stars, p.skulls) == (6 - 2, 6), "both go back to their piles"
        assert f"star-played {payer} {acting}" in told(p)
        assert f"missed {acting}" in told(p)
        assert p.active == (acting + 1) % 6
    else:
        assert (having(p, "star"), having(p, "skull"), p.active) == (sorted(holders), [acting], acting)
        assert (p.stars, p.skulls) == (3, 5)


def test_both_tokens_can_be_gained_again(mode: Mode) -> None:
    """D4.1, D4.7, D4.11  With one of each for every player there is always one in the pile."""
    p = scene(mode, seats=2, acting=0, side=0, skulls=[0, 1], stars=[0, 1]).play("yes", seed=1)
    assert (having(p, "star"), having(p, "skull"), p.stars, p.skulls) == ([0], [1], 1, 1)
    p.play("yes", seed=1)
    assert (having(p, "star"), having(p, "skull"), p.stars, p.skulls) == ([], [], 2, 2)
    sit_out(p, random.Random(1))
    assert (having(p, "skull"), p.skulls) == ([0], 1)


def test_one_star_is_spent_on_a_turn(mode: Mode) -> None:
    """D4.1  And in the next one it is the next skull's turn."""
    p = scene(mode, acting=0, skulls=[0, 1], stars=[2, 3]).play("yes", "yes", seed=1)
    assert (p.active, p.seat, p.phase, having(p, "star")) == (1, 3, ANSWERING, [3])


def test_nobody_is_asked_at_any_other_moment(mode: Mode) -> None:
    """D4.1  Not before somebody's turn who has no skull, not after the roll, and nobody can aim at themselves."""
    p = scene(mode, skulls=[1], stars=[0, 2])
    assert p.choices() == {"roll"}
    assert p.objection("yes") == ("not-asked",)
    p.play("roll", seed=1)
    assert not p.choices() & {"yes", "no"}
    p.play("end", seed=1)
    assert p.phase == ANSWERING
    assert p.objection("roll") == ("answer-first",)
    assert {p.seat} == {2}
    p.play("no", seed=1)
    assert (p.seat, having(p, "star")) == (0, [0, 2])
    alone = scene(mode, acting=1, skulls=[1], stars=[1])
    assert (alone.phase, alone.choices()) == (READY, {"roll"})


def test_a_skull_that_was_taken_now_counts_in_the_next_own_turn(mode: Mode) -> None:
    """D4.1, D4.11"""
    p = scene(mode, seats=2, side=0, pool="red-1", stars=[1]).play("end", seed=1)
    assert (having(p, "skull"), p.seat, p.phase) == ([0], 1, READY)
    p.play("roll", "end", seed=1)
    assert (p.active, p.seat, p.phase) == (0, 1, ANSWERING)


# ---------------------------------------------------------------------------------------- D4.1, D9.10  Secret or not


def seen(p: Position, seat: int) -> tuple[object, ...]:
    """All that a seat gets to know: rows, observation, prompt, and what has just happened."""
    return p.look(seat), p.observe(seat), p.prompt(seat), p.happened, p.game.view(p.plain(), seat)


@pytest.mark.parametrize("answers", list(product(["yes", "no"], repeat=2)))
def test_answers_are_secret_until_all_have_answered(mode: Mode, answers: tuple[str, ...]) -> None:
    """D4.1, D8.1  The second and the third, and everybody else, see the same whatever was said before."""
    p, q = window(mode, 0, [1, 3, 4]), window(mode, 0, [1, 3, 4])
    for answer in answers:
        asked = p.seat
        p.play(answer, seed=1)
        q.play("no", seed=1)
        assert told(p) == [f"answered {asked}"]
        for seat in (SPECTATOR, *range(6)):
            assert seen(p, seat) == seen(q, seat)
        assert p.choices() == q.choices()
    p.play("no", seed=1)
    q.play("no", seed=1)
    assert (p.to_bytes() == q.to_bytes()) == (answers == ("no", "no"))


def test_in_order_the_first_yes_ends_it(mode: Mode) -> None:
    """D9.10, D4.1  One after the other: those behind are not asked any more."""
    p = window(mode, 1, [2, 4, 0], star_window="in-order")
    p.play("no", seed=1)
    assert (p.seat, p.phase) == (4, ANSWERING)
    p.play("yes", seed=1)
    assert told(p)[:3] == ["answered 4", "star-played 4 1", "missed 1"]
    assert (p.active, having(p, "star")) == (2, [0, 2])


def test_in_order_it_ends_with_the_last_no(mode: Mode) -> None:
    """D9.10, D4.1"""
    p = window(mode, 1, [2, 4, 0], star_window="in-order").play("no", "no", "no", seed=1)
    assert (p.seat, p.phase, having(p, "star"), having(p, "skull")) == (1, READY, [0, 2, 4], [1])


def test_in_order_and_at_once_come_to_the_same_payer(mode: Mode) -> None:
    """D4.1, D9.10"""
    for answers in product(["yes", "no"], repeat=3):
        at_once = window(mode, 2, [3, 5, 0]).play(*answers, seed=1)
        in_order = window(mode, 2, [3, 5, 0], star_window="in-order")
        for answer in answers:
            if in_order.phase == ANSWERING and in_order.active == 2:
                in_order.play(answer, seed=1)
        assert having(in_order, "star") == having(at_once, "star")
        assert in_order.active == at_once.active


# ---------------------------------------------------------------------------------------- D4.2  A missed turn


def test_a_missed_turn_brings_nothing_and_takes_nothing(mode: Mode) -> None:
    """D4.2  No dice, no special rule, no cards, no new skull."""
    blocked = lie(row(0, 1), ". white-1 . white-4 . .")
    p = scene(mode, blocked, skulls=[0], stars=[3], hands={0: ["extra-white", "steal"]})
    p.play("yes", seed=1)
    assert told(p)[1:] == ["star-played 3 0", "missed 0", "turn 1 2"]
    assert (tower(p), hand(p, 0)) == (blocked, ["extra-white", "steal"])
    assert (having(p, "skull"), p.skulls) == ([], 4)
    assert (p.seat, p.phase, waiting(p)) == (1, READY, {"white": 3})
    assert at_home(p)["red"] == 12


def test_a_missed_turn_is_a_turn(mode: Mode) -> None:
    """D4.2  In all counts of turns and rounds."""
    p = scene(mode, seats=3, acting=2, side=0, begins=0, skulls=[2], stars=[0], schedule="quarter")
    p.turns = p.game_turns = 11
    p.quiet = 2
    spin = p.spin
    p.play("yes", seed=1)
    assert (p.turns, p.game_turns, p.quiet) == (12, 12, 3)
    assert p.spin == (spin + 1) % 4, "the round is over"
    assert "turned-tower 1" in told(p)


def test_the_turn_after_a_missed_one_is_a_whole_turn(mode: Mode) -> None:
    """D4.2  Round the table, and the one who missed it is at turn again when it comes round."""
    p = scene(mode, skulls=[0], stars=[3]).play("yes", seed=1)
    rng = random.Random(1)
    for seat in (1, 2, 3):
        assert p.active == seat
        sit_out(p, rng)
    assert (p.active, p.phase) == (0, READY)
    p.play("roll", seed=1)
    assert p.phase == PLAYING


def test_a_missed_turn_can_be_the_last_of_a_game(mode: Mode) -> None:
    """D4.2, D7.2"""
    p = scene(mode, filled(0, 1, 2), skulls=[0], stars=[3])
    p.game_turns = 499
    p.play("yes", seed=1)
    assert (p.over, p.winner) == (True, -1)


# ---------------------------------------------------------------------------------------- D9.11  Used tokens


@pytest.mark.parametrize(("rule", "left"), [("return", (3, 4)), ("gone", (2, 3))])
def test_used_tokens_return_to_their_piles_or_are_gone(mode: Mode, rule: str, left: tuple[int, int]) -> None:
    """D4.1, D9.11"""
    p = scene(mode, skulls=[0], stars=[1, 2], used_tokens=rule).play("yes", "no", seed=1)
    assert (p.stars, p.skulls) == left
    assert (having(p, "star"), having(p, "skull")) == ([2], [])


def test_nobody_takes_a_token_from_an_empty_pile(mode: Mode) -> None:
    """D9.11, D4.7, D4.11  The card comes all the same."""
    p = scene(mode, dict.fromkeys(row(0, 1)[1:], "white-1"), pool="red-1", used_tokens="gone")
    p.stars = p.skulls = 0
    q = p.copy().play("end", seed=1)
    assert (having(q, "skull"), q.skulls) == ([], 0)
    p.play("place red-1 1", seed=1)
    assert (having(p, "star"), p.stars, len(hand(p, 0))) == ([], 0, 1)


def test_the_usual_window_is_at_once(mode: Mode) -> None:
    """D4.1, D9.10, D9.11"""
    p = mode.new(Setup(4), 1)
    assert (p.star_window, p.used_tokens) == (0, 0)
