"""Laying magic cards: only here single hands and walks are priced by hand, card by card."""

from __future__ import annotations

import pytest

from tests.games.labyrinth.facts import CELLS, cell
from tests.games.labyrinth.scene import PAYING, WALKING, card, hand, payments, pile, scene, walks
from tests.modes import Mode, Position

STAIRS = """
    F1     .      F2     .      F3
    M01/0  M10/1  M02/1  M14/1  M06/1
    F4     .      F5     .      F6
    .      .      .      .      .
    F7     .      F8     .      F9
"""
"""Row 2 has floors 1, 3, 1, 4, 2: from a2 eastwards up, down, up, down. b1 is closed to a1: there is no way round."""

RULEBOOK = """
    F1     M14/1  F2     M14/1  F3
    .      .      .      .      .
    F4     .      F5     .      F6
    .      .      .      .      .
    F7     .      F8     .      F9
"""


def on_the_stairs(mode: Mode, cards: tuple[int, int, int], start: str = "a2") -> Position:
    board = STAIRS.split()
    board[1] = "M07/0"
    return scene(mode, " ".join(board), after="W4", pawns={0: start}, hands={0: cards})


@pytest.mark.parametrize(
    ("cards", "reached"),
    [
        ((0, 0, 0), ""),
        ((1, 0, 0), "b2"),
        ((0, 1, 0), ""),
        ((0, 0, 1), "b2"),
        ((1, 1, 0), "b2 c2"),
        ((2, 0, 0), "b2"),
        ((0, 0, 2), "b2 c2"),
        ((2, 1, 0), "b2 c2 d2"),
        ((1, 1, 1), "b2 c2 d2"),
        ((0, 2, 2), "b2 c2 d2 e2"),
        ((2, 2, 0), "b2 c2 d2 e2"),
        ((1, 2, 1), "b2 c2 d2 e2"),
        ((0, 0, 4), "b2 c2 d2 e2"),
        ((4, 0, 1), "b2 c2 d2"),
        ((0, 4, 1), "b2 c2"),
        ((0, 4, 2), "b2 c2 d2 e2"),
        ((8, 0, 0), "b2"),
    ],
)
def test_one_card_for_each_steep_step(mode: Mode, cards: tuple[int, int, int], reached: str) -> None:
    """L4.5  Up, down, up, down: as far as the hand carries, several cards in one turn."""
    p = on_the_stairs(mode, cards)
    assert walks(p) & {"b2", "c2", "d2", "e2"} == set(reached.split())


@pytest.mark.parametrize(
    ("cards", "goal", "expected"),
    [
        ((2, 2, 2), "b2", {(1, 0, 0), (0, 0, 1)}),
        ((2, 2, 2), "c2", {(1, 1, 0), (1, 0, 1), (0, 1, 1), (0, 0, 2)}),
        ((1, 1, 1), "c2", {(1, 1, 0), (1, 0, 1), (0, 1, 1)}),
        ((1, 1, 1), "d2", {(1, 1, 1)}),
        ((2, 0, 2), "d2", {(2, 0, 1), (1, 0, 2)}),
        ((1, 2, 1), "e2", {(1, 2, 1)}),
        ((0, 1, 3), "e2", {(0, 1, 3)}),
    ],
)
def test_the_choice_among_cards(
    mode: Mode, cards: tuple[int, int, int], goal: str, expected: set[tuple[int, ...]]
) -> None:
    """L4.6  Up or joker, down or joker, for each step; exactly as many as there are steep steps."""
    assert payments(on_the_stairs(mode, cards), goal) == expected


def test_printed_order_of_paying_a_walk(mode: Mode) -> None:
    """L4.5, L4.6  Set out, one card after the other, each open on the discard pile; then the pawn arrives."""
    p = on_the_stairs(mode, (1, 1, 1))
    p.play("go c2", seed=0)
    assert p.happened == [("set-out", 0, cell("c2"))]
    assert (p.phase, p.seat, CELLS[p.at[0]]) == (PAYING, 0, "a2")
    assert hand(p, 0) == (1, 1, 1)
    p.play("pay joker", seed=0)
    assert p.happened == [("paid", 0, card("joker"))]
    assert (p.phase, p.seat, CELLS[p.at[0]]) == (PAYING, 0, "a2")
    assert (hand(p, 0), pile(p, "discard")) == ((1, 1, 0), (0, 0, 1))
    p.play("pay up", seed=0)
    assert p.happened[:2] == [("paid", 0, card("up")), ("walked", 0, cell("c2"))]
    assert p.happened[2][0] == "drew"
    assert pile(p, "discard") == (1, 0, 1)
    assert CELLS[p.at[0]] == "c2"
    assert p.seat == 1


def test_the_rulebooks_example_of_laying_cards(mode: Mode) -> None:
    """L4.6  From floor 1 up to 4 and down to the chalice on 2, with one card of each kind; up and down is proposed."""
    board = RULEBOOK.replace("M14/1  F3", ".      F3")
    p = scene(mode, board, after="W4", mover=1, pawns={1: "a1"}, targets={1: "chalice"}, hands={1: (1, 1, 1)})
    assert payments(p, "c1") == {(1, 1, 0), (1, 0, 1), (0, 1, 1)}
    p.play("go c1", seed=0)
    proposed = []
    while p.phase == PAYING:
        proposed.append(p.game.write(p.usual()))
        p.play(p.usual(), seed=0)
    assert sorted(proposed) == ["pay down", "pay up"]
    assert p.finder[0] == 2


def test_a_free_way_is_never_paid_for(mode: Mode) -> None:
    """L4.6  Over level ground the pawn arrives at once, whatever is held."""
    p = scene(mode, after="W4", pawns={0: "a1"}, hands={0: (3, 3, 3)})
    free = walks(scene(mode, after="W4", pawns={0: "a1"}))
    assert free
    for goal in free:
        assert payments(p, goal) == {(0, 0, 0)}
    for goal in walks(p) - free:
        assert (0, 0, 0) not in payments(p, goal)


def test_once_set_out_there_is_no_other_choice_than_to_pay(mode: Mode) -> None:
    """L4.6  No other goal, no staying, no new push, no card that is not there or of no use."""
    p = on_the_stairs(mode, (3, 3, 0))
    p.play("go b2", seed=0)
    assert p.choices() == {"pay up"}
    assert p.objection("go c2") == ("pay-first", cell("b2"))
    assert p.objection("stay") == ("pay-first", cell("b2"))
    assert p.objection("push W4 0") == ("push-is-done",)
    assert p.objection("pay down") == ("card-not-needed", card("down"))
    assert p.objection("pay joker") == ("card-not-held", card("joker"))


def test_no_card_is_laid_that_would_leave_the_walk_unpaid(mode: Mode) -> None:
    """L4.6  Up, down, up with one up, one down and one joker: the joker must not be wasted; each card is needed."""
    p = on_the_stairs(mode, (2, 0, 1))
    p.play("go c2", seed=0)
    assert p.choices() == {"pay up", "pay joker"}
    p.play("pay up", seed=0)
    assert p.choices() == {"pay joker"}
    assert p.objection("pay up") == ("card-not-needed", card("up"))


def test_magic_only_on_the_own_walk(mode: Mode) -> None:
    """L4.5  Not before the push, not while walking about, not in somebody else's turn."""
    p = scene(mode, hands={0: (1, 1, 1), 1: (1, 1, 1)})
    assert p.objection("pay up") == ("push-first",)
    p.play("push W4 0", seed=0)
    assert p.phase == WALKING
    for kind in ("up", "down", "joker"):
        assert p.objection(f"pay {kind}") == ("not-paying",)
    p = on_the_stairs(mode, (1, 0, 0)).play("go b2", "pay up", seed=0)
    assert p.objection("pay up") == ("push-first",)


def test_a_walk_that_cannot_be_paid_is_refused_as_a_whole(mode: Mode) -> None:
    """L4.6  The pawn does not go part of the way, and no card is spent."""
    p = on_the_stairs(mode, (1, 1, 0))
    before = p.to_bytes()
    assert p.objection("go d2") == ("no-card-fits", cell("d2"), 3, 1, 1, 0)
    assert p.to_bytes() == before


TWO_WAYS = """
    F1     M14/0  F2     M02/1  F3
    M03/1  M13/1  M09/1  M17/3  M07/1
    F4     M12/1  F5     M08/0  F6
    M06/1  M15/3  M01/0  M11/2  M04/3
    F7     M10/0  F8     M16/0  F9
"""
"""From c4 to d2 one way has three climbs, another two climbs and a drop."""


@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        ((3, 0, 0), {(3, 0, 0)}),
        ((2, 1, 0), {(2, 1, 0)}),
        ((3, 1, 0), {(3, 0, 0), (2, 1, 0)}),
        ((1, 1, 1), {(1, 1, 1)}),
        ((2, 0, 1), {(2, 0, 1)}),
        ((1, 2, 1), {(1, 1, 1)}),
        ((0, 2, 2), {(0, 1, 2)}),
        ((2, 1, 1), {(2, 1, 0), (2, 0, 1), (1, 1, 1)}),
        ((3, 1, 1), {(3, 0, 0), (2, 1, 0), (2, 0, 1), (1, 1, 1)}),
        ((0, 3, 0), set()),
        ((1, 3, 0), set()),
    ],
)
def test_two_ways_with_different_prices(
    mode: Mode, cards: tuple[int, int, int], expected: set[tuple[int, ...]]
) -> None:
    """L4.6  The cards chosen choose the way as well."""
    p = scene(mode, TWO_WAYS, spare="M05/3", after="W2", pawns={0: "c4"}, hands={0: cards})
    if expected:
        assert payments(p, "d2") == expected
    else:
        assert "d2" not in walks(p)


@pytest.mark.parametrize(
    ("cards", "proposed"),
    [((3, 1, 0), (2, 1, 0)), ((2, 0, 1), (2, 0, 1)), ((3, 0, 3), (3, 0, 0)), ((1, 1, 3), (1, 1, 1))],
)
def test_the_proposal_between_two_ways(mode: Mode, cards: tuple[int, int, int], proposed: tuple[int, int, int]) -> None:
    """L4.6  Fewest cards, then fewest jokers; the rest stays in hand."""
    p = scene(mode, TWO_WAYS, spare="M05/3", after="W2", pawns={0: "c4"}, hands={0: cards})
    p.play("go d2", seed=0)
    while p.phase == PAYING:
        p.play(p.usual(), seed=0)
    assert pile(p, "discard") == proposed


LONG_WAY = """
    F1     M11/0  F2     M13/2  F3
    M04/0  M08/2  .      M17/1  .
    F4     M14/0  F5     M16/0  F6
    .      M05/0  M10/1  M12/3  .
    F7     .      F8     .      F9
"""
"""From a1 to b1: one climb; or all the way round, free but for two drops, over the floors 1 2 3 4 2 3 4 5 5 4 2 3."""


@pytest.mark.parametrize(
    ("cards", "possible", "proposed", "cells"),
    [
        ((1, 2, 0), {(1, 0, 0), (0, 2, 0)}, (1, 0, 0), "b1"),
        ((0, 2, 0), {(0, 2, 0)}, (0, 2, 0), "a2 b2 b3 b4 c4 d4 d3 d2 d1 c1 b1"),
        ((0, 2, 1), {(0, 2, 0), (0, 1, 1), (0, 0, 1)}, (0, 0, 1), "b1"),
        ((0, 1, 1), {(0, 0, 1), (0, 1, 1)}, (0, 0, 1), "b1"),
        ((0, 1, 2), {(0, 0, 1), (0, 1, 1)}, (0, 0, 1), "b1"),
    ],
)
def test_fewer_cards_count_more_than_which_cards(
    mode: Mode, cards: tuple[int, int, int], possible: set[tuple[int, ...]], proposed: tuple[int, ...], cells: str
) -> None:
    """L4.6"""
    p = scene(mode, LONG_WAY, after="W4", pawns={0: "a1"}, hands={0: cards})
    assert payments(p, "b1") == possible
    assert p.remark("go b1") == ("costs", *proposed)
    assert [CELLS[place] for place in p.trail("go b1")] == cells.split()
    p.play("go b1", seed=0)
    while p.phase == PAYING:
        p.play(p.usual(), seed=0)
    assert pile(p, "discard") == proposed


UP_OR_DOWN = """
    F1     .      F2     M11/0  F3
    .      .      M13/0  M10/1  M04/3
    F4     .      F5     .      F6
    .      .      .      .      .
    F7     .      F8     .      F9
"""
"""From e1 to c1: over d1 by one climb, or over e2, d2 and c2 by one drop."""


@pytest.mark.parametrize(
    ("cards", "proposed", "cells"),
    [
        ((2, 0, 1), (1, 0, 0), "d1 c1"),
        ((0, 2, 1), (0, 1, 0), "e2 d2 c2 c1"),
        ((0, 0, 1), (0, 0, 1), "e2 d2 c2 c1"),
    ],
)
def test_of_two_ways_that_cost_one_card_the_one_without_a_joker_is_proposed_and_shown(
    mode: Mode, cards: tuple[int, int, int], proposed: tuple[int, ...], cells: str
) -> None:
    """L4.6"""
    p = scene(mode, UP_OR_DOWN, after="W4", pawns={0: "e1"}, hands={0: cards})
    assert p.remark("go c1") == ("costs", *proposed)
    assert [CELLS[place] for place in p.trail("go c1")] == cells.split()
    p.play("go c1", seed=0)
    p.play(p.usual(), seed=0)
    assert pile(p, "discard") == proposed


def test_there_is_nothing_usual_to_do_unless_a_card_is_due(mode: Mode) -> None:
    """L4.6"""
    p = scene(mode)
    assert p.usual() == -1
    p.play("push W4 0", seed=0)
    assert p.usual() == -1
