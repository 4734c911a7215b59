"""A turn: the open card, heroes then spirits, discarding, drawing, and on to the next seat clockwise."""

from __future__ import annotations

import random

import pytest

from tests.games.ziggurat.scene import asked, card, cards_in, ending, hand, heroes, scene, spirits, told
from tests.modes import Mode
from vetta.core.game import Setup
from vetta.games.ziggurat.state import DECK, DISCARD


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_turns_go_round_clockwise(mode: Mode, seats: int) -> None:
    """G3.1  South, west, north, east; sides where nobody sits are passed over."""
    p = scene(mode, " ".join(["a11", "k11", "d11", "g11"][:seats]), "", "c03", active=seats - 1)
    order = []
    for _ in range(2 * seats):
        order.append(int(p.active))
        p.play("clockwise" if asked(p)[0] == "lead" else p.legal()[0])
        while not p.over and p.active == order[-1]:
            p.play(p.legal()[0])
    assert order == [(seats - 1 + n) % seats for n in range(2 * seats)]


def test_the_open_card_is_played(mode: Mode) -> None:
    """G3.1  Nothing else can be chosen: it goes from the hand, and its first move is asked for."""
    p = scene(mode, "f1 f11", "pink g3", "c01", hands={1: "c20"})
    assert (card(p), hand(p, 0), hand(p, 1), told(p)) == ("c01", [], ["c20"], ["played 0 c01"])
    assert p.choices() == {"clockwise", "counter"}


def test_heroes_first_then_spirits(mode: Mode) -> None:
    """G3.2"""
    p = scene(mode, "f1 f11", "pink g3", "c02")
    order = []
    while p.active == 0:
        order.append(asked(p)[0])
        p.play(p.legal()[0])
    assert order == ["choose-hero", "lead", "lead", "drive"]


def test_a_new_spirit_appears_after_the_heroes_have_moved(mode: Mode) -> None:
    """G3.2, G5.3"""
    p = scene(mode, "f1 f11", "", "c03")
    assert spirits(p) == ""
    p.play("counter")
    happened = [line.split()[0] for line in told(p)]
    assert happened.index("walked") < happened.index("spawned") < happened.index("drew")


def test_the_card_is_discarded_and_another_one_drawn(mode: Mode) -> None:
    """G3.4  Open, from the pile; the marker goes on."""
    p = scene(mode, "f1 f11", "", "c03", hands={1: "c19"}, pile="c20").play("counter")
    assert (hand(p, 0), p.deck, cards_in(p, DECK)) == (["c20"], 0, [])
    assert ("c03" in cards_in(p, DISCARD), card(p), p.active, p.turns) == (True, "c19", 1, 1)
    assert told(p)[-2:] == ["drew 0 c20", "played 1 c19"]


def test_without_a_pile_nothing_is_drawn(mode: Mode) -> None:
    """G3.4"""
    p = scene(mode, "f1 f11", "", "c03", hands={1: "c19"}, pile="").play("counter")
    assert (hand(p, 0), p.active, ending(p)) == ([], 1, "")
    assert told(p)[-2:] == ["no-more-cards 0", "played 1 c19"]


def test_any_card_of_the_pile_can_be_drawn(mode: Mode) -> None:
    """G3.4, G2.5  And no other one."""
    drawn = set()
    for seed in range(80):
        p = scene(mode, "f1 f11", "", "c03", hands={1: "c19"}, pile="c20 c21 c22")
        p.play("counter", seed=seed)
        drawn |= set(hand(p, 0))
    assert drawn == {"c20", "c21", "c22"}


def test_a_pile_lasts_for_as_many_turns_as_it_has_cards(mode: Mode) -> None:
    """G3.4, G8.2  Two players and 35 cards: after the 35th turn nobody has a card."""
    rng = random.Random(3)
    longest = 0
    for seed in range(60):
        p = mode.new(Setup(2, {}), seed)
        while not p.over:
            safe = [action for action in p.legal() if not p.copy().play(action).over]
            p.play(rng.choice(safe or p.legal()))
        longest = max(longest, p.turns)
        assert p.turns <= 35
        if ending(p) == "no-card":
            assert p.turns == 35
    assert longest > 10


def test_the_sign_for_two_players_does_nothing_in_a_turn(mode: Mode) -> None:
    """G2.5, G3.2  Its cards are played like any other with three."""
    p = scene(mode, "f1 f11 a6", "pink i3", "c37", sides="south-west-north").play("hero 1", "counter", "counter")
    assert (heroes(p), spirits(p), p.active) == ("j2 f11 a6", "pink j4", 1)
