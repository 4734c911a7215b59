"""Walking: only here the printed examples and single steps are drawn as boards, without and with each card."""

from __future__ import annotations

import pytest

from tests.games.labyrinth.facts import CELLS, cell
from tests.games.labyrinth.scene import hand, payments, scene, stay_put, walks
from tests.modes import Mode

TWO_FLOORS = """
    F1     M10/1  F2     M14/1  F3
    .      .      M02/0  .      .
    F4     .      F5     .      F6
    .      .      .      .      .
    F7     .      F8     .      F9
"""
"""The wizard on c1, floor 2. In the west b1 with floor 3 and behind it a1 with floor 1, in the east d1 with floor 4,
in the south c2 with floor 1."""

WALK_OF_FIVE = """
    F1     .      F2     .      F3
    .      .      .      .      .
    F4     .      F5     .      F6
    M01/1  M06/1  M09/2  .      .
    F7     M05/3  F8     .      F9
"""
"""From b5 (floor 2) over a5 (1), a4 (1), b4 (2) and c4 (3) to the vial on c5 (2): there is no other way."""


def test_printed_example_the_wizard_on_the_second_floor(mode: Mode) -> None:
    """L4.2  One floor down or one floor up; not to the 4th floor, and not from the 3rd down to the 1st."""
    p = scene(mode, TWO_FLOORS, after="W4", mover=1, pawns={1: "c1"})
    assert walks(p) == {"c2", "b1"}
    assert p.objection("go d1") == ("no-card-fits", cell("d1"), 2, 0, 0, 0)
    assert p.objection("go a1") == ("no-card-fits", cell("a1"), 2, 0, 0, 0)


def test_printed_example_the_walk_of_five(mode: Mode) -> None:
    """L4.2, L4.3  First down one floor, then level, then up, up again, and down: five steps without a card."""
    p = scene(mode, WALK_OF_FIVE, after="Nd", mover=1, pawns={1: "b5", 0: "a4"}, targets={1: "vial"})
    assert {"a5", "a4", "b4", "c4", "c5"} <= walks(p)
    p.play("go c5", seed=0)
    assert p.happened[:2] == [("walked", 1, cell("c5")), ("found", 1, 1)]


@pytest.mark.parametrize(
    ("place", "tower", "step"), [("a4", "M08/1", 2), ("b4", "M16/1", 3), ("c4", "M12/2", 4), ("c4", "M15/2", 4)]
)
def test_the_walk_of_five_ends_where_a_step_is_too_high(mode: Mode, place: str, tower: str, step: int) -> None:
    """L4.2"""
    board = WALK_OF_FIVE.split()
    board[CELLS.index(place)] = tower
    p = scene(mode, " ".join(board), after="Nd", mover=1, pawns={1: "b5"})
    on_the_way = ["a5", "a4", "b4", "c4", "c5"]
    assert walks(p) & set(on_the_way) == set(on_the_way[: step - 1])


CHALICE = """
    F1     M06/1  F2     M07/0  F3
    .      .      M02/0  .      .
    F4     .      F5     .      F6
    .      .      .      .      .
    F7     .      F8     .      F9
"""
"""From a1 (floor 1) over b1 (2) to the chalice on c1 (2), on to c2 (1); d1 is a wall, c3 stands too high."""


def test_printed_example_the_chalice_by_an_unbroken_way(mode: Mode) -> None:
    """L4.1, L4.3"""
    p = scene(mode, CHALICE, after="W4", pawns={0: "a1"}, targets={0: "chalice"})
    assert {"b1", "c1", "c2"} <= walks(p)
    assert p.copy().play("go c1", seed=0).happened[1] == ("found", 0, 0)


@pytest.mark.parametrize("cards", [(0, 0, 0), (3, 0, 0), (0, 3, 0), (0, 0, 3), (3, 3, 3)])
def test_golden_5_walls_stop_everybody_with_any_card(mode: Mode, cards: tuple[int, int, int]) -> None:
    """L4.1, L4.5  b1 turned: a1 is open to the east, b1 closed to the west; both must be open."""
    board = CHALICE.replace("M06/1", "M06/0").replace("M02/0  .", "M02/1  .").split()
    board[CELLS.index("a2")] = "M10/1"
    p = scene(mode, " ".join(board), after="W4", pawns={0: "a1"}, hands={0: cards})
    assert walks(p) == set()
    assert p.objection("go b1") == ("no-way", cell("b1"))
    assert p.objection("go c1") == ("no-way", cell("c1"))
    assert p.choices() == {"stay"}


def test_an_opening_at_the_edge_leads_nowhere(mode: Mode) -> None:
    """L4.1  A straight way on e2 from west to east: not round to a3 and not off the board."""
    board = 25 * ["."]
    board[CELLS.index("e2")], board[CELLS.index("d2")] = "M02/1", "M16/0"
    p = scene(mode, " ".join(board), after="W4", pawns={0: "e2"}, hands={0: (3, 3, 3)})
    assert walks(p) == set()
    board = 25 * ["."]
    board[CELLS.index("b1")], board[CELLS.index("b2")] = "M06/0", "M16/1"
    p = scene(mode, " ".join(board), after="W4", pawns={0: "b1"}, hands={0: (3, 3, 3)})
    assert walks(p) == set()


@pytest.mark.parametrize("turn", range(4))
def test_walls_turn_with_the_tower(mode: Mode, turn: int) -> None:
    """L4.1  A tee on c2, floor 3, its wall south, west, north, east; neighbours open all round it would let it out."""
    board = f"""
        F1     .      F2     .      F3
        .      M10/1  M11/{turn}  M06/1  .
        F4     .      F5     .      F6
        .      .      .      .      .
        F7     .      F8     .      F9
    """
    p = scene(mode, board, after="W4", pawns={0: "c2"}, hands={0: (1, 1, 0)})
    reached = {"c1": "N", "d2": "E", "c3": "S", "b2": "W"}
    closed = "SWNE"[turn]
    assert {side for name, side in reached.items() if name in walks(p)} == set("NESW") - {closed}


FREE_NEXT_TO = {
    1: ("M02/1", "M03/0"),
    2: ("M06/1", "M07/1"),
    3: ("M10/1", "M11/0"),
    4: ("M14/1", "M12/3"),
    5: ("M16/1", "M17/0"),
}
"""For each height a tower open to the east, and another one open to the west."""


@pytest.mark.parametrize("start", range(1, 6))
@pytest.mark.parametrize("end", range(1, 6))
def test_golden_2_4_every_step_of_floors_with_every_card(mode: Mode, start: int, end: int) -> None:
    """L4.2, L4.5  Free up to one floor; two or more take a card that fits: up or joker, down or joker."""
    board = f"""
        .      .      .      .      .
        M13/2  {FREE_NEXT_TO[start][0]}  {FREE_NEXT_TO[end][1]}  .      .
        .      .      .      .      .
        .      .      .      .      .
        .      .      .      .      .
    """
    fitting = {"up", "joker"} if end - start >= 2 else {"down", "joker"} if end - start <= -2 else set()
    for held in ("", "up", "down", "joker"):
        cards = (int(held == "up"), int(held == "down"), int(held == "joker"))
        p = scene(mode, board, after="W4", pawns={0: "b2"}, hands={0: cards})
        if abs(end - start) <= 1:
            assert payments(p, "c2") == {(0, 0, 0)}
        elif held in fitting:
            assert payments(p, "c2") == {cards}
        else:
            assert "c2" not in walks(p)
            assert p.objection("go c2") == ("no-card-fits", cell("c2"), abs(end - start), *cards)


@pytest.mark.parametrize(("start", "end"), [(2, 4), (3, 1), (1, 5), (5, 1)])
def test_young_players_climb_and_drop_with_every_card(mode: Mode, start: int, end: int) -> None:
    """L8.1  Golden test 4: their cards are jokers, so any of them fits any step."""
    board = f"""
        .      .      .      .      .
        M13/2  {FREE_NEXT_TO[start][0]}  {FREE_NEXT_TO[end][1]}  .      .
        .      .      .      .      .
        .      .      .      .      .
        .      .      .      .      .
    """
    p = scene(mode, board, after="W4", pawns={0: "b2"}, hands={0: (0, 0, 1)}, young="yes")
    assert payments(p, "c2") == {(0, 0, 1)}


def test_pawns_never_stand_in_the_way(mode: Mode) -> None:
    """L4.3  Passed, and stopped beside, as many as there are."""
    p = scene(mode, WALK_OF_FIVE, after="Nd", seats=4, pawns={0: "b5", 1: "a5", 2: "b4", 3: "b4"})
    assert {"a5", "a4", "b4", "c4", "c5"} <= walks(p)
    p.play("go b4", seed=0)
    assert [CELLS[p.at[seat]] for seat in range(4)] == ["b4", "a5", "b4", "b4"]


def test_nobody_has_to_move(mode: Mode) -> None:
    """L4.4  Staying is always allowed, and is not walking to one's own cell."""
    p = scene(mode, WALK_OF_FIVE, after="Nd", pawns={0: "b5"})
    assert "stay" in p.choices()
    assert "b5" not in walks(p)
    assert p.objection("go b5") == ("already-there", cell("b5"))
    p.play("stay", seed=0)
    assert p.happened[0] == ("stayed", 0, cell("b5"))
    assert CELLS[p.at[0]] == "b5"
    assert (p.seat, p.turns) == (1, 1)


def test_the_pawn_stands_where_it_walked(mode: Mode) -> None:
    """L4.3, L5.5  Only the one that walked; then it is the next seat's turn."""
    p = scene(mode, WALK_OF_FIVE, after="Nd", seats=3, pawns={0: "b5", 1: "c1", 2: "e5"})
    p.play("go c4", seed=0)
    assert [CELLS[p.at[seat]] for seat in range(3)] == ["c4", "c1", "e5"]
    assert p.happened[0] == ("walked", 0, cell("c4"))
    assert (p.seat, p.turns) == (1, 1)


PAST_EVERYTHING = """
    F1     M06/1  F2     .      F3
    .      .      M16/0  .      .
    F4     M14/1  F5     .      F6
    .      .      .      .      .
    F7     .      F8     .      F9
"""
"""From b3 (floor 4) over the rune stone (5) and c2 (5) up to the chalice (2), b1 (2) and home on a1 (1)."""


def test_passing_by_does_nothing(mode: Mode) -> None:
    """L4.7  Over the rune stone and the own target to the start corner: only the last cell counts."""
    p = scene(mode, PAST_EVERYTHING, after="W4", pawns={0: "b3"}, targets={0: "chalice"}, hands={0: (0, 1, 0)})
    p.play("go a1", "pay down", seed=0)
    assert [name for name, *_ in p.happened] == ["paid", "walked", "drew"]
    assert (p.rune[0], p.left[0], p.target[0]) == (0, 6, 0)
    assert CELLS[p.at[0]] == "a1"


def test_cards_drawn_this_turn_help_from_the_next_one_on(mode: Mode) -> None:
    """L5.4  The draw comes after the walk."""
    p = scene(mode, TWO_FLOORS, after="W4", pawns={0: "c1", 1: "e5"})
    p.deck[0], p.deck[1], p.deck[2] = 0, 0, 24
    assert "d1" not in walks(p)
    p.play("stay", seed=0)
    assert hand(p, 0) == (0, 0, 1)
    stay_put(p, "W4")
    p.play(f"push W4 {p.turn[p.tower[25]]}", seed=0)
    assert "d1" in walks(p)
