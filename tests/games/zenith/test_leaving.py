"""Leaving in the middle of something: only here a team mate goes who was to get, to pay or to draw cards."""

from __future__ import annotations

import pytest

from tests.games.zenith.scene import COLUMN, DECK, GIVING, ORDERING, TURN, hand, prompt, scene, told
from tests.modes import Mode, Position
from vetta.core.game import Setup


@pytest.mark.parametrize("acting", [0, 1, 2, 3])
def test_nothing_is_given_to_a_team_mate_who_has_left(mode: Mode, acting: int) -> None:
    """Z9.5, Z12.1  Who leads has given one card when the mate leaves: the turn ends, and the hand is refilled."""
    p = scene(mode, seats=4, acting=acting, hands={acting: ("nero", "felis", "zenon", "khan")})
    p.play("lead zenon", "give nero")
    assert p.phase == GIVING
    p.leave((acting + 2) % 4)
    assert (p.phase, p.seat, p.turns) == (ORDERING, 1 - acting % 2, 1)
    assert hand(p, acting) > {"felis", "khan"}
    assert p.hand[acting] == 5
    assert "nero" not in hand(p, (acting + 2) % 4)


@pytest.mark.parametrize("leaving", [1, 3])
def test_giving_goes_on_when_one_of_the_others_leaves(mode: Mode, leaving: int) -> None:
    """Z9.5, Z12.1"""
    p = scene(mode, seats=4, hands={0: ("nero", "felis", "zenon")}).play("lead zenon").leave(leaving)
    assert p.choices() == {"give nero", "give felis", "ready"}


@pytest.mark.parametrize("leaving", [0, 1])
def test_the_mate_does_not_pay_with_its_own_hand(mode: Mode, leaving: int) -> None:
    """Z9.7, Z12.1, Z7.14  Atlas wants a card from who recruited him; that hand is gone, and he takes the badge."""
    mate = leaving + 2
    p = scene(mode, seats=4, acting=leaving, hands={leaving: ("atlas", "nero"), mate: ("khan", "titus")})
    p.play("recruit atlas").leave(leaving)
    assert hand(p, mate) == {"khan", "titus"}
    assert p.badge == leaving
    assert (p.phase, p.seat) == (TURN, mate)
    assert not [line for line in told(p) if line.startswith("drew")]


def test_the_whole_hand_is_not_that_of_the_mate(mode: Mode) -> None:
    """Z9.7, Z12.1, Z11.9  Seat 1 leaves when asked for its whole hand: there is none to pay with."""
    hands = {0: ("punk-mari", "nero"), 2: ("khan", "titus")}
    p = scene(mode, seats=4, hands=hands, discard_without_chevron="may").play("recruit punk-mari")
    assert prompt(p) == "pay"
    p.leave(0)
    assert (p.phase, p.seat) == (TURN, 2)
    assert hand(p, 2) == {"khan", "titus"}


def test_the_mate_answers_and_draws_nothing_for_that_turn(mode: Mode) -> None:
    """Z12.1, Z9.6, Z4.1  The effect goes on; the mate has two cards at the beginning of its own turn, as before."""
    p = scene(mode, seats=4, hands={0: ("baron-goro", "nero"), 2: ("khan", "titus")})
    p.play("recruit baron-goro").leave(0)
    assert p.seat == 2
    p.play("planet mars")
    assert (p.phase, p.seat) == (TURN, 2)
    assert hand(p, 2) == {"khan", "titus"}


def lay_all_else(p: Position) -> None:
    """Every agent of the deck goes to a column of the second side."""
    for n in range(90):
        if p.where[n] == DECK:
            planet = n // 18
            p.below[n] = int(p.top[1, planet])
            p.top[1, planet], p.where[n] = n, COLUMN + 1
            p.height[1, planet] += 1
    p.deck = 0


def test_the_match_goes_on_while_somebody_draws_cards(mode: Mode) -> None:
    """Z4.4, Z8.5, Z12.1  Only seat 1 had cards and leaves; two others draw them. They can play."""
    p = scene(mode, seats=4, hands={0: ("nero", "felis", "zenon", "khan", "titus", "ivan"), 1: (), 2: (), 3: ()})
    lay_all_else(p)
    p.leave(0)
    p.play("begin technology")
    assert (p.over, p.phase, p.seat) == (False, TURN, 2)
    assert [int(p.hand[seat]) for seat in range(4)] == [0, 2, 4, 0]


def test_whoever_is_named_as_winner_is_at_the_table(mode: Mode) -> None:
    """Z12.1, Z9.8, Z8.1  Seat 1 begins and leaves; then the others leave, or its mate captures the last disc."""
    p = mode.new(Setup(4, {"first": "seat-1"}), 4).leave(0).leave(1).leave(3)
    assert told(p) == ["left 3", "last-side 2"]
    assert p.seat == 2
    p = scene(mode, seats=4, hands={0: ("huxl3y", "nero")}, discs={"terra": 3}, captured={0: (0, 0, 2, 0, 0)})
    p.play("recruit huxl3y").leave(0).play("planet terra")
    assert told(p) == ["pulled 2 1 terra", "captured 2 terra 3", "won 2 absolute"]
