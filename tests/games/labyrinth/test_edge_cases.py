"""The table of edge cases and rulings in the facts: only here each of its rows is one test of the same name."""

from __future__ import annotations

from tests.games.labyrinth.facts import BESIDE, CELLS, LINES, cell, treasure
from tests.games.labyrinth.scene import OVER, PUSHING, WALKING, hand, payments, pile, push, put, scene, stay_put, walks
from tests.games.labyrinth.test_pay import on_the_stairs
from tests.modes import Mode


def test_target_lies_on_the_spare_beside_the_board(mode: Mode) -> None:
    """L5.1, L3.2  Out of reach until pushed in; the holder may push it in and walk onto it in the same turn."""
    board = 25 * ["."]
    board[CELLS.index("b1")] = "M06/1"
    p = scene(mode, " ".join(board), spare="M04/2", pawns={0: "a1"}, targets={0: "lamp"})
    assert p.pieces(0)["lamp"][1] == "beside"
    q = push(p.copy(), "W4")
    q.play("stay", seed=0)
    assert not any(q.finder)
    p.play("push W2 0", seed=0)
    assert p.pieces(0)["lamp"][1] == "a2"
    assert "a2" in walks(p), "the bend is open to the north, the corner to the south"
    p.play("go a2", seed=0)
    assert p.happened[:2] == [("walked", 0, cell("a2")), ("found", 0, treasure("lamp"))]


def test_target_tower_is_pushed_out(mode: Mode) -> None:
    """L3.2, L5.1  The target does not change."""
    p = scene(mode, spare="M02/0", targets={0: "lamp", 1: "wand"})
    put(p, "e2", "M04/2")
    stay_put(p, "W2")
    assert p.pieces(0)["lamp"][1] == "beside"
    assert p.target[0] == treasure("lamp")
    assert p.pieces(0)["treasures-red"][0] == "lamp"


def test_two_players_on_the_tower_pushed_out(mode: Mode) -> None:
    """L3.6  Both go to the inserted tower."""
    p = push(scene(mode, pawns={0: "d5", 1: "d5"}), "Nd")
    assert [CELLS[p.at[seat]] for seat in range(2)] == ["d1", "d1"]


def test_inserted_tower_has_no_opening_towards_the_neighbour(mode: Mode) -> None:
    """L3.2, L4.1  Legal; the pawn there may be walled in until a later push."""
    board = 25 * ["."]
    board[CELLS.index("a2")], board[CELLS.index("b2")] = "M16/0", "M10/0"
    p = scene(mode, " ".join(board), spare="M02/1", pawns={0: "e2", 1: "e5"}, hands={0: (2, 2, 2)})
    p.play("push W2 1", seed=0)
    assert CELLS[p.at[0]] == "a2"
    assert p.choices() == {"stay"}, "open to the edge and to the wall of the next tower"
    p.play("stay", seed=0)
    push(p, "Nb").play("stay", seed=0)
    p.play(f"push W2 {p.turn[p.tower[BESIDE]]}", seed=0)
    assert CELLS[p.at[0]] == "b2", "until a later push takes it elsewhere"


def test_path_runs_over_the_edge_of_the_board(mode: Mode) -> None:
    """L4.1  Never: an opening at the edge leads nowhere, neither off the board nor round to the other side."""
    board = 25 * ["."]
    for place, tower in {"a2": "M02/1", "e2": "M06/1", "b2": "M10/0", "d2": "M16/0"}.items():
        board[CELLS.index(place)] = tower
    p = scene(mode, " ".join(board), after="W4", pawns={0: "a2"}, hands={0: (3, 3, 3)})
    assert walks(p) == set()
    assert p.objection("go e2") == ("no-way", cell("e2"))


def test_floors_equal_or_differ_by_one(mode: Mode) -> None:
    """L4.2  Free in both directions."""
    board = 25 * ["."]
    for place, tower in {"a2": "M13/2", "b2": "M06/1", "c2": "M07/1", "d2": "M10/1", "e2": "M11/2"}.items():
        board[CELLS.index(place)] = tower
    for start in ("b2", "c2", "d2", "e2"):
        p = scene(mode, " ".join(board), after="W4", pawns={0: start})
        assert {"b2", "c2", "d2", "e2"} - {start} <= walks(p)


def test_steep_step_and_no_fitting_card(mode: Mode) -> None:
    """L4.6  The walk is refused as a whole."""
    p = on_the_stairs(mode, (0, 3, 0))
    assert p.objection("go b2") == ("no-card-fits", cell("b2"), 2, 0, 3, 0)
    assert CELLS[p.at[0]] == "a2"


def test_several_steep_steps(mode: Mode) -> None:
    """L4.5  One card each."""
    assert payments(on_the_stairs(mode, (2, 2, 0)), "e2") == {(2, 2, 0)}


def test_card_drawn_this_turn(mode: Mode) -> None:
    """L5.4  Cannot be used this turn: the draw ends it."""
    p = on_the_stairs(mode, (0, 0, 0))
    p.play("stay", seed=0)
    assert sum(hand(p, 0)) == 1
    assert (p.seat, p.phase) == (1, PUSHING)


def test_magic_card_outside_the_own_move(mode: Mode) -> None:
    """L4.5  Not possible."""
    p = scene(mode, hands={0: (1, 1, 1), 1: (1, 1, 1)})
    assert not any(choice.startswith("pay") for choice in p.choices())
    push(p, "W4")
    assert not any(choice.startswith("pay") for choice in p.choices())


def test_player_with_all_treasures_but_rune_open_stops_at_home(mode: Mode) -> None:
    """L5.3, L5.4  Draws a card."""
    p = scene(mode, pawns={0: "a1"}, left={0: 0})
    stay_put(p)
    assert p.happened[1][0] == "drew"
    assert p.phase != OVER


def test_player_returns_to_the_rune_later(mode: Mode) -> None:
    """L5.2, L5.4  Draws a card."""
    p = scene(mode, pawns={0: "c3"}, runes=[0])
    stay_put(p)
    assert p.happened[1][0] == "drew"
    assert p.rune[0] == 1


def test_pawn_stops_on_a_treasure_that_is_another_players_target(mode: Mode) -> None:
    """L5.1, L5.4  A card is drawn; nothing is revealed."""
    p = scene(mode, pawns={0: "c5"}, targets={0: "crown", 1: "vial"})
    stay_put(p)
    assert [name for name, *_ in p.happened] == ["stayed", "drew"]
    assert not any(p.finder)


def test_forbidden_arrow_when_the_line_was_pushed_twice_the_same_way(mode: Mode) -> None:
    """L3.3  Only the opposite of the latest push is forbidden."""
    p = stay_put(stay_put(scene(mode), "Nb"), "Nb")
    assert {choice.split()[1] for choice in p.choices()} == set(LINES) - {"Sb"}


def test_a_player_leaves(mode: Mode) -> None:
    """L9.1  Pawn off, treasures aside unseen, magic discarded; two or more play on, else the last one wins."""
    p = scene(mode, seats=3, hands={2: (1, 2, 0)})
    p.leave(2)
    assert (p.at[2], pile(p, "discard"), p.over) == (-1, (1, 2, 0), False)
    p.leave(1)
    assert (p.over, p.winner) == (True, 0)


def test_time_out(mode: Mode) -> None:
    """L9.2  A random legal push, then stay."""
    p = scene(mode)
    p.play(p.idle(), seed=0)
    assert p.phase == WALKING
    assert p.tower[BESIDE] >= 9
    p.play(p.idle(), seed=0)
    assert p.happened[0][0] == "stayed"
