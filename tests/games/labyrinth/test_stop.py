"""Where the pawn stops: only here each line of the table of stops is tried in turn, and every line before it."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.labyrinth.facts import CELLS, TREASURES, cell, treasure
from tests.games.labyrinth.scene import OVER, PUSHING, give_target, hand, pile, push, put, scene, stay_put, walks
from tests.modes import Mode, Position


def stopping(p: Position, arrow: str = "W4") -> list[str | int]:
    """What happens at a stop: the name of the event after walking or staying."""
    stay_put(p, arrow)
    return [name for name, *_ in p.happened][1:]


@pytest.mark.parametrize("name", TREASURES)
def test_stopping_on_the_own_target_finds_it(mode: Mode, name: str) -> None:
    """L5.1  The card is shown and laid beside the pile, the next one is looked at; no magic card."""
    board = 25 * ["."]
    board[CELLS.index("e4")] = "M02"
    p = scene(mode, " ".join(board), spare="M06", targets={0: name})
    push(p, "W4")
    p.at[0] = cell(p.pieces(0)[name][1])
    p.play("stay", seed=3)
    assert p.happened[1] == ("found", 0, treasure(name))
    assert p.happened[2] == ("saw-next", 0, p.target[0])
    assert len(p.happened) == 3
    assert p.finder[treasure(name)] == 1
    assert (p.left[0], p.left[1]) == (5, 6)
    assert p.target[0] not in (treasure(name), p.target[1], -1)
    assert hand(p, 0) == (0, 0, 0)
    assert (p.seat, p.phase) == (1, PUSHING)
    assert name in p.pieces(1), "the treasure stays on its tower"
    assert p.pieces(1)[name][4] == 1


def test_the_last_treasure_leaves_no_target(mode: Mode) -> None:
    """L5.1"""
    p = scene(mode, targets={0: "vial"}, pawns={0: "c5"}, left={0: 1})
    assert stopping(p) == ["found"]
    assert (p.left[0], p.target[0]) == (0, -1)
    assert p.pieces(0)["treasures-red"] == ("hidden", "red", 1, 0, 0)


@pytest.mark.parametrize("done", [0, 1])
@pytest.mark.parametrize("left", [0, 1, 6])
def test_the_first_stop_on_the_rune_stone_turns_the_card_over(mode: Mode, done: int, left: int) -> None:
    """L5.2, L5.4  Golden test 6: no magic card the first time, one the second; before, between or after treasures."""
    p = scene(mode, pawns={0: "c3"}, left={0: left}, runes=[0] * done)
    assert stopping(p) == (["drew"] if done else ["touched-rune"])
    assert p.rune[0] == 1
    assert p.rune[1] == 0
    assert sum(hand(p, 0)) == done
    assert p.left[0] == left
    assert p.phase == PUSHING


@pytest.mark.parametrize(
    ("left", "rune", "end"),
    [(0, 1, "won"), (1, 1, "drew"), (0, 0, "drew"), (6, 0, "drew")],
)
def test_home_wins_only_with_everything_done(mode: Mode, left: int, rune: int, end: str) -> None:
    """L5.3, L5.4, L6.1"""
    p = scene(mode, pawns={0: "a1"}, left={0: left}, runes=[0] * rune)
    assert stopping(p) == [end]
    assert (p.phase == OVER) == (end == "won")
    assert p.winner == (0 if end == "won" else -1)


@pytest.mark.parametrize("corner", ["e1", "e5", "a5"])
def test_only_the_own_corner_is_home(mode: Mode, corner: str) -> None:
    """L5.3, L5.4"""
    p = scene(mode, pawns={0: corner}, left={0: 0}, runes=[0])
    assert stopping(p) == ["drew"]
    assert not p.over


@pytest.mark.parametrize("seat", range(4))
def test_every_colour_has_its_own_home(mode: Mode, seat: int) -> None:
    """L2.2, L5.3"""
    for corner in ("a1", "e1", "e5", "a5"):
        p = scene(mode, seats=4, mover=seat, pawns={seat: corner}, left={seat: 0}, runes=[seat])
        won = corner == ("a1", "e1", "e5", "a5")[seat]
        assert stopping(p) == (["won"] if won else ["drew"])
        assert p.winner == (seat if won else -1)


@pytest.mark.parametrize(
    ("pawn", "why"),
    [("c5", "another player's target"), ("c1", "nobody's target"), ("e5", "a corner"), ("c2", "an ordinary tower")],
)
def test_anywhere_else_a_magic_card_is_drawn(mode: Mode, pawn: str, why: str) -> None:
    """L5.4  Compulsory, one card, whoever's treasure it is; nothing is shown."""
    p = scene(mode, pawns={0: pawn}, targets={0: "crown", 1: "vial"})
    put(p, "c2", "M02")
    assert stopping(p) == ["drew"], why
    assert sum(hand(p, 0)) == 1
    assert sum(pile(p, "deck")) == 23
    assert not any(p.finder)
    assert (p.left[0], p.left[1]) == (6, 6)
    assert (p.target[0], p.target[1]) == (treasure("crown"), treasure("vial"))


def test_the_target_comes_before_the_rest(mode: Mode) -> None:
    """L5.5  Exactly one thing happens, the first in the order target, rune, home, card."""
    p = scene(mode, pawns={0: "c3"}, targets={0: "crown"}, left={0: 0}, runes=[])
    p.at[0] = cell("e3")
    assert stopping(p.copy()) == ["drew"], "with no treasure left the crown is a tower like others"
    give_target(p, 0, "crown")
    p.left[0] = 1
    assert stopping(p) == ["found"]


def test_never_two_treasures_in_one_turn(mode: Mode) -> None:
    """L5.5, L5.1  The new target is looked for from the next turn on, and then staying on it finds it."""
    p = scene(mode, pawns={0: "c5"}, targets={0: "vial"})
    assert stopping(p) == ["found", "saw-next"]
    new = int(p.target[0])
    stay_put(p, "W4")
    push(p, "W2")
    p.at[0] = next(i for i, name in enumerate(CELLS) if p.pieces(0)[TREASURES[new]][1] == name)
    p.play("stay", seed=0)
    assert p.happened[1] == ("found", 0, new)


def test_a_target_never_found_twice_and_never_looked_for_by_two(mode: Mode) -> None:
    """L2.3, L5.1  The next card is any of those that nobody has found or looks for, each as likely."""
    many = 440
    counted: Counter[int] = Counter()
    for seed in range(many):
        p = scene(mode, pawns={0: "c5"}, targets={0: "vial", 1: "crown"}, seats=3, left={2: 0})
        p.finder[treasure("key")] = 2
        push(p, "W4").play("stay", seed=seed)
        counted[int(p.target[0])] += 1
    assert set(counted) == set(range(12)) - {treasure(name) for name in ("vial", "crown", "key")}
    assert sum((number - many / 9) ** 2 / (many / 9) for number in counted.values()) < 27


def test_a_drawn_card_is_any_of_the_pile(mode: Mode) -> None:
    """L5.4  With three downs and one joker in the pile: three times as often a down, never an up."""
    drawn: Counter[tuple[int, ...]] = Counter()
    for seed in range(400):
        p = scene(mode, pawns={0: "e5"})
        p.deck[0], p.deck[1], p.deck[2] = 0, 3, 1
        push(p, "W4").play("stay", seed=seed)
        assert p.happened[1] == ("drew", 0, hand(p, 0).index(1))
        assert tuple(a + b for a, b in zip(pile(p, "deck"), hand(p, 0), strict=True)) == (0, 3, 1)
        drawn[hand(p, 0)] += 1
    assert set(drawn) == {(0, 1, 0), (0, 0, 1)}
    assert 260 < drawn[0, 1, 0] < 340


def test_an_empty_pile_is_made_anew_from_the_discards(mode: Mode) -> None:
    """L5.6  At the moment when a card has to be drawn."""
    p = scene(mode, pawns={0: "e5", 1: "a1"}, hands={0: (3, 3, 3), 1: (3, 3, 2)}, discard=(2, 2, 3))
    assert pile(p, "deck") == (0, 0, 0)
    push(p, "W4")
    assert pile(p, "discard") == (2, 2, 3)
    p.play("stay", seed=0)
    assert p.happened[1] == ("reshuffled", 7)
    assert p.happened[2][0] == "drew"
    assert sum(pile(p, "deck")) == 6
    assert pile(p, "discard") == (0, 0, 0)
    assert sum(hand(p, 0)) == 10


def test_a_pile_with_one_card_is_not_yet_empty(mode: Mode) -> None:
    """L5.6"""
    for kind in range(3):
        p = scene(mode, pawns={0: "e5"}, discard=(5, 5, 5))
        for other in range(3):
            p.deck[other] = int(other == kind)
        assert stopping(p) == ["drew"]
        assert hand(p, 0)[kind] == 1
        assert pile(p, "deck") == (0, 0, 0)
        assert pile(p, "discard") == (5, 5, 5)


def test_with_all_cards_in_hands_nothing_is_drawn(mode: Mode) -> None:
    """L5.6  No limit to a hand, and no card where there is none."""
    p = scene(mode, pawns={0: "e5", 1: "a1"}, hands={0: (8, 8, 0), 1: (0, 0, 8)})
    assert stopping(p) == ["no-card"]
    assert p.happened[1] == ("no-card", 0)
    assert (hand(p, 0), hand(p, 1)) == ((8, 8, 0), (0, 0, 8))
    assert p.seat == 1


def test_cards_laid_this_turn_can_be_drawn_again(mode: Mode) -> None:
    """L5.6, L4.5  The pile is empty and the only discard is the card just laid: it comes back."""
    board = 25 * ["."]
    board[CELLS.index("b1")], board[CELLS.index("d1")] = "M10/1", "M14/1"
    p = scene(mode, " ".join(board), after="W4", pawns={0: "c1", 1: "e5"}, hands={0: (1, 0, 0), 1: (7, 8, 8)})
    p.play("go d1", "pay up", seed=0)
    assert [name for name, *_ in p.happened] == ["paid", "walked", "reshuffled", "drew"]
    assert (hand(p, 0), pile(p, "discard"), pile(p, "deck")) == ((1, 0, 0), (0, 0, 0), (0, 0, 0))


# ------------------------------------------------------------------------------------------ L5.7  Staying


def test_carried_by_an_opponent_then_staying_collects_in_the_own_turn(mode: Mode) -> None:
    """L5.7, L3.6  Golden test 7: the opponent's push gives nothing; after an own push elsewhere, staying collects."""
    p = scene(mode, mover=1, pawns={0: "d2", 1: "a1"}, targets={0: "wand"}, spare="M17/0")
    put(p, "e2", "M02")
    p.at[0] = cell("e2")
    push(p, "W2")
    assert CELLS[p.at[0]] == "a2"
    assert not any(p.finder)
    p.play("stay", seed=0)
    assert not any(p.finder), "the opponent's stop finds nothing for me"
    assert stopping(p, "W4") == ["found", "saw-next"]


def test_carried_by_the_own_push_then_staying_collects(mode: Mode) -> None:
    """L5.7"""
    p = scene(mode, pawns={0: "e2"}, targets={0: "wand"}, spare="M17/0")
    assert stopping(p, "W2") == ["found", "saw-next"]


@pytest.mark.parametrize(
    ("pawn", "setting", "event"),
    [
        ("c5", {"targets": {0: "vial"}}, "found"),
        ("c3", {}, "touched-rune"),
        ("a1", {"left": {0: 0}, "runes": [0]}, "won"),
    ],
)
def test_where_staying_does_not_count_a_motionless_pawn_only_draws(
    mode: Mode, pawn: str, setting: dict[str, dict[int, int]], event: str
) -> None:
    """L5.7"""
    counts = scene(mode, pawns={0: pawn}, **setting)  # type: ignore[arg-type]
    assert stopping(counts)[0] == event
    does_not = scene(mode, pawns={0: pawn}, stay_counts="no", **setting)  # type: ignore[arg-type]
    assert stopping(does_not) == ["drew"]
    assert not any(does_not.finder)
    assert (does_not.rune[0], does_not.over) == (setting == {"left": {0: 0}, "runes": [0]}, False)


LEVEL = """
    F1     M06/1  F2     M07/0  F3
    .      .      .      .      .
    F4     .      F5     .      F6
    .      .      .      .      .
    F7     .      F8     .      F9
"""
"""Between a1 (floor 1), b1 (2) and the chalice on c1 (2) one walks freely to and fro."""


def test_where_staying_does_not_count_there_and_back_again_is_a_walk(mode: Mode) -> None:
    """L5.7"""
    p = scene(mode, LEVEL, after="W4", pawns={0: "c1"}, targets={0: "chalice"}, stay_counts="no")
    assert "c1" in walks(p)
    p.play("go c1", seed=0)
    assert [name for name, *_ in p.happened] == ["walked", "found", "saw-next"]
    assert "c1" not in walks(scene(mode, LEVEL, after="W4", pawns={0: "c1"}))


CLIFF = """
    F1     M14/0  F2     M14/1  F3
    .      M02/0  M16/0  .      .
    F4     .      F5     .      F6
    .      .      .      .      .
    F7     .      F8     .      F9
"""


@pytest.mark.parametrize(
    ("cards", "possible"),
    [
        ((0, 0, 0), False),
        ((1, 0, 0), False),
        ((2, 2, 0), True),
        ((1, 1, 0), True),
        ((0, 0, 2), True),
        ((1, 0, 1), True),
    ],
)
def test_there_and_back_costs_what_the_steps_cost(mode: Mode, cards: tuple[int, int, int], possible: bool) -> None:
    """L5.7, L4.5  From the chalice (2) up to d1 (4) or c2 (5) and down again: an up and a down, or jokers."""
    board = CLIFF.replace("M14/0  F2", "M02/0  F2").replace("M02/0  M16/0", ".      M16/0")
    p = scene(mode, board, after="W4", pawns={0: "c1"}, hands={0: cards}, stay_counts="no")
    assert ("c1" in walks(p)) == possible
    if possible:
        p.play("go c1", seed=0)
        assert p.happened == [("set-out", 0, cell("c1"))]
        p.play(p.usual(), seed=0)
        p.play(p.usual(), seed=0)
        assert p.happened[1] == ("walked", 0, cell("c1"))
        assert sum(hand(p, 0)) == sum(cards) - 1
    else:
        assert p.objection("go c1") == ("no-card-fits", cell("c1"), 2, *cards)


def test_walled_in_there_is_no_way_back_either(mode: Mode) -> None:
    """L5.7, L4.1  Where staying does not count, a pawn between walls is told of the walls; else that it is there."""
    board = CLIFF.replace("M14/0  F2     M14/1", "M06/0  F2     M07/0").replace("M02/0  M16/0", ".      M02/1")
    p = scene(mode, board, after="W4", pawns={0: "c1"}, stay_counts="no")
    assert walks(p) == set()
    assert p.objection("go c1") == ("no-way", cell("c1"))
    p = scene(mode, board, after="W4", pawns={0: "c1"})
    assert p.objection("go c1") == ("already-there", cell("c1"))
