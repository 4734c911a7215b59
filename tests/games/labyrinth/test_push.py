"""Pushing: only here a line of known towers and pawns is pushed from each end and looked at cell by cell."""

from __future__ import annotations

import pytest

from tests.games.labyrinth.facts import BESIDE, CELLS, LINES, LOOKS, MOVABLE, OPPOSITE, TOWER_NAMES, TOWERS, cell
from tests.games.labyrinth.scene import PUSHING, WALKING, push, put, scene, stay_put
from tests.modes import Mode, Position

ROW_2 = """
    .      .      .      .      .
    M01/1  M02/1  M03/0  M04/2  M05/3
    .      .      .      .      .
    .      .      .      .      .
    .      .      .      .      .
"""


def lying(p: Position, cells: list[str]) -> list[str]:
    return [f"{TOWER_NAMES[p.tower[cell(name)]]}/{p.turn[p.tower[cell(name)]]}" for name in cells]


def beside(p: Position) -> str:
    return f"{TOWER_NAMES[p.tower[BESIDE]]}/{p.turn[p.tower[BESIDE]]}"


def test_golden_1_push_w2(mode: Mode) -> None:
    """L3.2, L3.3, L3.5, L3.6  Row a b c d e and spare Z: after W2 the row is Z a b c d, and e is the spare."""
    p = scene(mode, ROW_2, spare="M17/1", pawns={0: "e2", 1: "a2"})
    p.play("push W2 1")
    assert lying(p, ["a2", "b2", "c2", "d2", "e2"]) == ["M17/1", "M01/1", "M02/1", "M03/0", "M04/2"]
    assert beside(p) == "M05/3"
    assert p.pieces(1)["no-entry"][1] == "E2"
    assert [CELLS[p.at[seat]] for seat in range(2)] == ["a2", "b2"]
    assert p.happened == [("pushed", 0, 6, 1), ("came-round", 0, cell("a2"))]


@pytest.mark.parametrize("arrow", LINES)
def test_a_push_moves_its_line_by_one_and_nothing_else(mode: Mode, arrow: str) -> None:
    """L3.2, L3.5  Towers keep the way they lie while they slide; pawns ride on their towers."""
    p = scene(mode, seats=4, pawns=dict(enumerate(LINES[arrow][:4])))
    line, rest = LINES[arrow], [name for name in CELLS if name not in LINES[arrow]]
    before, spare, others = lying(p, line), beside(p), lying(p, rest)
    push(p, arrow)
    assert lying(p, line) == [spare, *before[:4]]
    assert beside(p) == before[4]
    assert lying(p, rest) == others
    assert [CELLS[p.at[seat]] for seat in range(4)] == line[1:]
    assert p.happened == [("pushed", 0, list(ARROW_NUMBERS).index(arrow), int(spare[-1]))]
    assert p.phase == WALKING


ARROW_NUMBERS = ["Nb", "Nd", "E2", "E4", "Sb", "Sd", "W2", "W4"]


@pytest.mark.parametrize("arrow", LINES)
def test_pawns_beside_the_line_do_not_ride(mode: Mode, arrow: str) -> None:
    """L3.5"""
    aside = [name for name in CELLS if name not in LINES[arrow]]
    for i in range(0, len(aside), 4):
        p = scene(mode, seats=4, pawns=dict(enumerate(aside[i : i + 4])))
        before = [int(place) for place in p.at]
        push(p, arrow)
        assert [int(place) for place in p.at] == before


@pytest.mark.parametrize("arrow", LINES)
@pytest.mark.parametrize("who", [(0,), (1,), (0, 1), (1, 2, 3), (0, 1, 2, 3)])
def test_pawns_that_fall_out_come_round(mode: Mode, arrow: str, who: tuple[int, ...]) -> None:
    """L3.6  Whoever they belong to, one or several; it is no move: nobody finds, draws or wins by it."""
    p = scene(mode, seats=4, pawns=dict.fromkeys(who, LINES[arrow][4]))
    cards = [int(p.hand[seat, kind]) for seat in range(4) for kind in range(3)]
    push(p, arrow)
    for seat in who:
        assert CELLS[p.at[seat]] == LINES[arrow][0]
    assert p.happened[1:] == [("came-round", seat, cell(LINES[arrow][0])) for seat in who]
    assert [int(p.hand[seat, kind]) for seat in range(4) for kind in range(3)] == cards
    assert (p.seat, p.phase) == (0, WALKING)


def test_a_pawn_that_rode_and_one_that_fell_out_change_ends(mode: Mode) -> None:
    """L3.5, L3.6  Neither is moved twice by one push."""
    p = push(scene(mode, seats=3, pawns={0: "d5", 1: "d1", 2: "d4"}), "Nd")
    assert [CELLS[p.at[seat]] for seat in range(3)] == ["d1", "d2", "d5"]


def test_the_push_comes_first_and_there_is_no_pass(mode: Mode) -> None:
    """L3.1  All that can be done at the start of a turn is to push, and once pushed that is done."""
    p = scene(mode)
    assert all(choice.startswith("push ") for choice in p.choices())
    assert p.objection("stay") == ("push-first",)
    assert p.objection("go a1") == ("push-first",)
    assert p.objection("pay up") == ("push-first",)
    push(p, "W4")
    assert not any(choice.startswith("push ") for choice in p.choices())
    for arrow in LINES:
        assert p.objection(f"push {arrow} 0") == ("push-is-done",)


def test_on_the_first_turn_every_arrow_is_open(mode: Mode) -> None:
    """L3.3"""
    p = scene(mode)
    assert {choice.split()[1] for choice in p.choices()} == set(LINES)
    assert "no-entry" not in p.pieces(0)


@pytest.mark.parametrize("arrow", LINES)
def test_a_tower_does_not_go_back_in_where_it_came_out(mode: Mode, arrow: str) -> None:
    """L3.3  For the next player only the opposite arrow is closed, and again only the opposite of the latest push."""
    p = stay_put(scene(mode), arrow)
    assert {choice.split()[1] for choice in p.choices()} == set(LINES) - {OPPOSITE[arrow]}
    for turn in range(4):
        assert p.objection(f"push {OPPOSITE[arrow]} {turn}") == ("would-undo", ARROW_NUMBERS.index(OPPOSITE[arrow]))
    stay_put(p, arrow)
    assert {choice.split()[1] for choice in p.choices()} == set(LINES) - {OPPOSITE[arrow]}
    other = next(name for name in LINES if name not in (arrow, OPPOSITE[arrow]))
    stay_put(p, other)
    assert {choice.split()[1] for choice in p.choices()} == set(LINES) - {OPPOSITE[other]}


@pytest.mark.parametrize("name", MOVABLE)
def test_the_spare_goes_in_turned_any_way_that_looks_different(mode: Mode, name: str) -> None:
    """L3.4  Two ways for a straight, four for a bend or a tee; the tower lies as it was turned."""
    ways = LOOKS[TOWERS[name].shape]
    p = scene(mode, spare=f"{name}/0")
    assert {choice for choice in p.choices() if "W2" in choice} == {f"push W2 {turn}" for turn in range(ways)}
    assert len(p.legal()) == 8 * ways
    for turn in range(ways):
        q = p.copy().play(f"push W2 {turn}")
        assert lying(q, ["a2"]) == [f"{name}/{turn}"]
    for turn in range(ways, 4):
        assert p.objection(f"push W2 {turn}") == ("same-look", turn, turn % ways)


@pytest.mark.parametrize("turn", range(4))
def test_without_free_turning_the_spare_goes_in_as_it_lies(mode: Mode, turn: int) -> None:
    """L3.4"""
    p = scene(mode, free_turning="no", spare=f"M17/{turn}")
    assert p.choices() == {f"push {arrow} {turn}" for arrow in LINES}
    for other in range(4):
        if other != turn:
            assert p.objection(f"push W2 {other}") == ("spare-stays-turned", turn)


def test_without_free_turning_a_straight_has_still_one_way(mode: Mode) -> None:
    """L3.4"""
    p = scene(mode, free_turning="no", spare="M02/1")
    assert p.choices() == {f"push {arrow} 1" for arrow in LINES}
    assert p.objection("push W2 3") == ("same-look", 3, 1)
    assert p.objection("push W2 0") == ("spare-stays-turned", 1)


def test_the_spare_keeps_the_way_it_lay_when_it_fell_out(mode: Mode) -> None:
    """L3.2, L3.4"""
    p = scene(mode, ROW_2, free_turning="no")
    stay_put(p, "W2")
    assert beside(p) == "M05/3"
    assert p.choices() == {f"push {arrow} 3" for arrow in LINES if arrow != "E2"}


def test_an_opponents_tower_is_pushed_like_any_other(mode: Mode) -> None:
    """L3.2  Rooted towers never move, whoever stands on them; movable ones always do."""
    p = scene(mode, pawns={1: "d4"})
    put(p, "d4", "M16/1")
    push(p, "W4")
    assert lying(p, ["e4"]) == ["M16/1"]
    assert CELLS[p.at[1]] == "e4"


def test_the_turn_is_pushed_then_walked_then_over(mode: Mode) -> None:
    """L3.1, L5.5"""
    p = scene(mode)
    assert (p.seat, p.phase) == (0, PUSHING)
    push(p, "W4")
    assert (p.seat, p.phase) == (0, WALKING)
    p.play("stay")
    assert (p.seat, p.phase) == (1, PUSHING)
    assert p.turns == 1
