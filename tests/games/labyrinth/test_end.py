"""The end of a match and leaving the table: only here seats get up in the middle of a push, a walk or a payment."""

from __future__ import annotations

import random

import pytest

from tests.games.labyrinth.facts import CELLS, LINES, cell
from tests.games.labyrinth.scene import OVER, PAYING, PUSHING, WALKING, hand, pile, push, scene, stay_put
from tests.games.labyrinth.test_pay import STAIRS, on_the_stairs
from tests.modes import Mode, wander


def test_the_first_to_be_home_wins_at_once(mode: Mode) -> None:
    """L6.1, L1.6  With all treasures found and the rune touched; nobody else moves, though their turn would come."""
    p = scene(mode, seats=3, mover=1, pawns={1: "e1", 2: "e5"}, left={1: 0, 2: 0}, runes=[1, 2])
    stay_put(p)
    assert p.happened == [("stayed", 1, cell("e1")), ("won", 1)]
    assert (p.phase, p.winner, p.over, p.seat, p.turns) == (OVER, 1, True, 1, 1)
    assert p.choices() == set()
    for action in ("push W2 0", "stay", "go a1", "pay up"):
        assert p.objection(action) == ("over",)


@pytest.mark.parametrize("missing", ["", "treasure", "rune", "home"])
def test_all_three_tasks_are_needed_to_win(mode: Mode, missing: str) -> None:
    """L1.6, L5.3, L6.1"""
    p = scene(
        mode,
        pawns={0: "a5" if missing == "home" else "a1"},
        left={0: 1 if missing == "treasure" else 0},
        runes=[] if missing == "rune" else [0],
    )
    assert stay_put(p).over == (missing == "")


def test_one_winner_and_no_second_place(mode: Mode) -> None:
    """L6.2  One for the winner, nothing for all others, whatever they have left to do."""
    p = scene(mode, seats=4, pawns={0: "a1"}, left={0: 0, 1: 0, 2: 3, 3: 1}, runes=[0, 1])
    assert [p.score(seat) for seat in range(4)] == [0, 0, 0, 0]
    stay_put(p)
    assert [p.score(seat) for seat in range(4)] == [1, 0, 0, 0]


def test_the_tasks_left_may_rank_the_others(mode: Mode) -> None:
    """L6.2  For a table of results: treasures left and the rune stone, together."""
    p = scene(mode, seats=4, pawns={0: "a1"}, left={0: 0, 1: 0, 2: 3, 3: 1}, runes=[0, 3])
    left = [int(p.left[seat]) + 1 - int(p.rune[seat]) for seat in range(4)]
    standing = [int(mode.kernels.standing(p.s, seat)) for seat in range(4)]
    best_first = sorted(range(4), key=lambda seat: -standing[seat])
    assert [left[seat] for seat in best_first] == sorted(left)
    assert standing == [4 - tasks for tasks in left], "three treasures each and the rune"


def test_a_win_by_walking_home(mode: Mode) -> None:
    """L5.3, L6.1"""
    board = 25 * ["."]
    board[CELLS.index("b1")] = "M06/1"
    p = scene(mode, " ".join(board), after="W4", pawns={0: "b1"}, left={0: 0}, runes=[0])
    p.play("go a1", seed=0)
    assert p.happened == [("walked", 0, cell("a1")), ("won", 0)]


def test_nobody_can_be_pushed_home_or_onto_the_rune(mode: Mode) -> None:
    """L3.5, L5.3  Start corners and the rune stone are rooted: no push brings a pawn there or takes it away."""
    for arrow in LINES:
        for place in range(25):
            p = push(scene(mode, pawns={1: CELLS[place]}), arrow)
            rooted = CELLS[place][0] in "ace" and CELLS[place][1] in "135"
            assert (int(p.at[1]) == place) or not rooted
            assert CELLS[p.at[1]] not in ("a1", "e1", "e5", "a5", "c3") or rooted


# ------------------------------------------------------------------------------------------ L9.1  Leaving


def test_who_leaves_takes_pawn_and_treasures_along_and_discards_the_magic(mode: Mode) -> None:
    """L9.1  Off turn: play goes on where it was."""
    p = scene(mode, seats=3, hands={0: (1, 0, 0), 1: (2, 1, 3)}, discard=(1, 1, 1))
    targets = [int(target) for target in p.target]
    push(p, "W4")
    p.leave(1)
    assert p.happened == [("left", 1)]
    assert (hand(p, 1), pile(p, "discard")) == ((0, 0, 0), (3, 2, 4))
    assert (hand(p, 0), p.seat, p.phase, p.turns) == ((1, 0, 0), 0, WALKING, 0)
    assert (p.at[1], p.gone[1]) == (-1, 1)
    pieces = p.pieces(0)
    for piece in ("pawn-yellow", "rune-card-yellow", "treasures-yellow", "magic-yellow"):
        assert piece not in pieces
    assert [int(target) for target in p.target] == targets, "set aside: nobody else comes to look for them"
    p.play("stay", seed=0)
    assert p.seat == 2


@pytest.mark.parametrize("phase", ["push", "walk", "pay"])
def test_who_leaves_in_the_own_turn_passes_it_on(mode: Mode, phase: str) -> None:
    """L9.1  Before the push, before the walk, or in the middle of a payment: cards laid stay laid."""
    board = STAIRS.split()
    board[1] = "M07/0"
    after = "" if phase == "push" else "W4"
    p = scene(mode, " ".join(board), seats=4, after=after, pawns={0: "a2"}, hands={0: (1, 1, 1)})
    if phase == "pay":
        p.play("go c2", "pay up", seed=0)
        assert p.phase == PAYING
    p.leave(0)
    assert (p.seat, p.phase) == (1, PUSHING)
    assert pile(p, "paid") == (0, 0, 0)
    assert sum(pile(p, "discard")) == 3
    assert p.winner == -1
    assert p.choices()
    stay_put(p)
    assert p.seat == 2


def test_the_turn_skips_whoever_has_left(mode: Mode) -> None:
    """L9.1, L2.6"""
    p = scene(mode, seats=4)
    p.leave(1)
    p.leave(2)
    stay_put(p)
    assert p.seat == 3
    stay_put(p)
    assert p.seat == 0
    p.leave(0)
    assert (p.seat, p.winner) == (3, 3)


@pytest.mark.parametrize("mover", [0, 1])
@pytest.mark.parametrize("leaver", [0, 1])
def test_the_last_one_at_the_table_wins(mode: Mode, mover: int, leaver: int) -> None:
    """L9.1"""
    p = scene(mode, mover=mover)
    p.leave(leaver)
    assert p.happened == [("left", leaver), ("last-one", 1 - leaver)]
    assert (p.over, p.winner, p.seat) == (True, 1 - leaver, 1 - leaver)
    assert [p.score(seat) for seat in range(2)] == [leaver, 1 - leaver]


def test_nobody_leaves_twice_or_when_it_is_over(mode: Mode) -> None:
    """L9.1"""
    p = scene(mode, seats=3, hands={1: (1, 1, 1)})
    p.leave(1)
    before = p.to_bytes()
    p.leave(1)
    assert (p.to_bytes(), p.happened) == (before, [])
    p.leave(0)
    before = p.to_bytes()
    p.leave(2)
    assert (p.to_bytes(), p.winner) == (before, 2)
    p = scene(mode)
    before = p.to_bytes()
    assert p.leave(2).to_bytes() == before, "there is no third seat"


def test_treasures_set_aside_are_no_longer_looked_for(mode: Mode) -> None:
    """L9.1  The others find exactly their own, then come home: the match ends without the missing ones."""
    p = scene(mode, seats=3)
    p.leave(1)
    assert [int(p.left[seat]) for seat in (0, 2)] == [4, 4]
    held = int(p.target[1])
    rng = random.Random(1)
    for _ in range(400):
        if p.over:
            break
        if p.phase == WALKING and p.target[p.seat] >= 0:
            place = p.pieces(-1)[p.game.lexicon.lists["treasure"][p.target[p.seat]]][1]
            if place != "beside":
                p.at[p.seat] = cell(place)
                p.play("stay", seed=rng.randbytes(16))
                continue
        wander(p, rng, 1)
    found = [i for i in range(12) if p.finder[i]]
    assert len(found) == 8
    assert held not in found


# ------------------------------------------------------------------------------------------ L9.2  Time is up


def test_an_idle_seat_makes_any_push(mode: Mode) -> None:
    """L9.2  A random one among those that are allowed, each as likely as the others."""
    p = stay_put(scene(mode), "Nd")
    legal = p.legal()
    counted = dict.fromkeys(legal, 0)
    many = 40 * len(legal)
    for seed in range(many):
        p.seed(seed)
        counted[p.idle()] += 1
    assert sum((number - 40) ** 2 / 40 for number in counted.values()) < 2.2 * len(legal)


@pytest.mark.parametrize("shape", ["M02/1", "M17/3"])
def test_an_idle_seat_pushes_the_spare_as_it_lies_where_it_may_not_be_turned(mode: Mode, shape: str) -> None:
    """L9.2, L3.4"""
    p = scene(mode, spare=shape, free_turning="no")
    for seed in range(20):
        p.seed(seed)
        assert p.idle() in p.legal()


def test_an_idle_seat_stays_after_its_push(mode: Mode) -> None:
    """L9.2"""
    p = push(scene(mode), "W4")
    assert p.idle() == p.number("stay")


def test_an_idle_seat_pays_a_walk_already_begun(mode: Mode) -> None:
    """L9.2  As cheaply as can be: the joker is kept."""
    p = on_the_stairs(mode, (1, 1, 1)).play("go c2", seed=0)
    laid = []
    while p.phase == PAYING:
        laid.append(p.game.write(p.idle()))
        p.play(p.idle(), seed=0)
    assert sorted(laid) == ["pay down", "pay up"]
