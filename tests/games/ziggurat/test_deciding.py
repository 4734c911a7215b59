"""Who decides what: a hero's own player, the active player, a leader; and when somebody leaves or is idle."""

from __future__ import annotations

import random

import pytest

from tests.games.ziggurat.scene import asked, ending, heroes, prompt, scene, told
from tests.modes import Mode
from vetta.core.game import Setup

FOUR = "f1 a6 f11 k6"


# ---------------------------------------------------------------------------------------- G3.3  Who decides


@pytest.mark.parametrize("active", range(4))
def test_the_active_player_decides_all_but_the_way_of_heroes(mode: Mode, active: int) -> None:
    """G3.3, G4.2, G5.1  Which hero, which spirit and its way; the hero's own player says only which way it goes."""
    p = scene(mode, FOUR, "pink i3 c9", "c06", active=active)
    other = (active + 1) % 4
    assert asked(p) == ("choose-hero", active)
    p.play(f"hero {other + 1}")
    assert asked(p) == ("lead", other)
    p.play("counter")
    assert asked(p) == ("choose-spirit", active)
    p.play("spirit pink-1")
    assert asked(p) == ("drive", active)


@pytest.mark.parametrize("chosen", [1, 2, 3])
def test_the_active_player_decides_bumps_of_others_by_others(mode: Mode, chosen: int) -> None:
    """G3.3, G6.9  Even of its own hero."""
    spaces = ["b1", "a6", "f11", "k6"]
    spaces[chosen] = "f1"
    p = scene(mode, " ".join(spaces), "", "c37").play(f"hero {chosen + 1}", "clockwise")
    assert (asked(p), heroes(p).split()[0]) == (("bump", 0), "b1")


def test_everybody_else_waits(mode: Mode) -> None:
    """G3.3  The others are told for whom."""
    p = scene(mode, FOUR, "", "c06").play("hero 3")
    assert [prompt(p, seat) for seat in range(4)] == ["wait-lead", "wait-lead", "lead", "wait-lead"]
    assert [p.prompt(seat)[1][0] for seat in range(4)] == [2, 2, 2, 2]


def test_nobody_is_asked_before_a_move_in_chapter_1(mode: Mode) -> None:
    """G3.3  Without objects there is no window."""
    rng = random.Random(1)
    for seed in range(20):
        p = mode.new(Setup(3, {}), seed)
        while not p.over:
            assert not asked(p)[0].startswith("ask")
            p.play(rng.choice(p.legal()))


# ---------------------------------------------------------------------------------------- G11.1  A leader


@pytest.mark.parametrize("leader", range(4))
def test_a_leader_decides_everything(mode: Mode, leader: int) -> None:
    """G11.1  In everybody's turn, for every hero, spirit and bump."""
    rng = random.Random(leader)
    for seed in range(10):
        p = mode.new(Setup(4, {"leader": f"seat-{leader + 1}"}), seed)
        while not p.over:
            assert p.seat == leader
            p.play(rng.choice(p.legal()))


def test_a_leader_changes_nothing_else(mode: Mode) -> None:
    """G11.1  YOUR is the hero whose turn it is, not the leader's."""
    p = scene(mode, FOUR, "", "c01", active=1, leader="seat-4")
    assert asked(p) == ("lead", 3)
    p.play("counter")
    assert (heroes(p), p.active) == ("f1 a3 f11 k6", 2)


# ---------------------------------------------------------------------------------------- G11.2  Somebody leaves


def test_the_next_one_decides_for_whoever_left(mode: Mode) -> None:
    """G11.2  At once, and then in every turn; the hero stays and goes on."""
    p = scene(mode, FOUR, "", "c03", active=1)
    assert asked(p) == ("lead", 1)
    p.leave(1)
    assert (asked(p), told(p), heroes(p)) == (("lead", 2), ["left 1"], FOUR)
    p.play("counter")
    assert heroes(p) == "f1 a4 f11 k6"


def test_the_next_one_may_have_left_too(mode: Mode) -> None:
    """G11.2  The next clockwise who is still there, past the last seat."""
    p = scene(mode, FOUR, "", "c03", active=2)
    for seat, deciding in ((3, 2), (2, 0), (0, 1)):
        p.leave(seat)
        assert asked(p) == ("lead", deciding)


def test_turns_go_on_as_before(mode: Mode) -> None:
    """G11.2  Whoever left still has a turn and a card, and somebody decides for it."""
    p = scene(mode, FOUR, "", "c03", hands={1: "c19"}).leave(1).play("counter")
    assert (p.active, asked(p), told(p)[-1]) == (1, ("lead", 2), "played 1 c19")


def test_without_the_leader_each_decides_again(mode: Mode) -> None:
    """G11.2, G11.1"""
    p = scene(mode, FOUR, "", "c03", hands={1: "c19"}, leader="seat-3")
    assert asked(p) == ("lead", 2)
    p.leave(2)
    assert p.leader == 0
    p.play("counter")
    assert asked(p) == ("lead", 1)


def test_another_seat_leaves_and_the_leader_stays(mode: Mode) -> None:
    """G11.2"""
    p = scene(mode, FOUR, "", "c03", leader="seat-3").leave(0)
    assert asked(p) == ("lead", 2)


def test_leaving_twice_is_leaving_once(mode: Mode) -> None:
    """G11.2"""
    p = scene(mode, FOUR).leave(1)
    before = p.to_bytes()
    p.leave(1)
    assert (p.to_bytes(), told(p)) == (before, [])


def test_the_game_is_lost_when_everybody_has_left(mode: Mode) -> None:
    """G11.2, G8.2  Not before."""
    for order in ((0, 1, 2, 3), (3, 1, 0, 2)):
        p = scene(mode, FOUR)
        for seat in order:
            assert ending(p) == ""
            p.leave(seat)
        assert (ending(p), p.over) == ("deserted", True)


# ---------------------------------------------------------------------------------------- G11.3  Time is up


def test_the_table_takes_the_first_that_is_allowed(mode: Mode) -> None:
    """G11.3  Clockwise, the first hero, the first spirit."""
    p = scene(mode, "f6 a6 f11 k6", "blue pit i3 c9", "c06", hands={1: "c17"})
    decided = []
    for _ in range(4):
        decided.append(p.game.write(p.idle()))
        p.play(decided[-1])
    assert decided == ["hero 2", "clockwise", "clockwise", "spirit blue-2"]


def test_what_the_table_decides_is_always_allowed(mode: Mode) -> None:
    """G11.3  In whole matches, and always the lowest number."""
    for seed in range(10):
        p = mode.new(Setup(2 + seed % 3, {}), seed)
        rng = random.Random(seed)
        while not p.over:
            assert p.idle() == min(p.legal())
            p.play(rng.choice(p.legal()))
