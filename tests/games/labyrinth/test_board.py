"""The pieces in the box: only here the towers, cards and colours are compared with the facts, typed again by hand."""

from __future__ import annotations

import pytest

from tests.games.labyrinth.facts import (
    CELLS,
    COMPANY,
    CORNERS,
    FIGURES,
    LINES,
    MOVABLE,
    OPPOSITE,
    ROOTED,
    RUNE_CELL,
    SHAPE_NAMES,
    STEEP,
    TREASURES,
    YOUNG_DECK,
)
from tests.games.labyrinth.scene import hand, pile, push, scene
from tests.modes import Mode, Position
from vetta.core.game import Setup


def test_the_board_has_25_cells_and_8_arrows_at_the_four_lines_that_move(mode: Mode) -> None:
    """L1.1, L1.4  Five by five; the arrows stand at both ends of rows 2 and 4 and of columns b and d, nowhere else."""
    words = mode.game.lexicon
    assert [place.name for place in words.places if place.family == "cell"] == CELLS
    assert {place.name for place in words.places if place.family == "arrow"} == set(LINES)
    for arrow, line in LINES.items():
        p = push(scene(mode), arrow)
        moved = {cell for cell in CELLS if p.pieces(-1)[tower_on(p, cell)] != scene(mode).pieces(-1)[tower_on(p, cell)]}
        assert moved == set(line)


def tower_on(p: Position, cell: str) -> str:
    pieces = p.pieces(-1)
    return next(name for name, (_, place, order, *_) in pieces.items() if place == cell and order == 0)


@pytest.mark.parametrize("name", ROOTED)
def test_a_rooted_tower_stands_as_the_table_says(mode: Mode, name: str) -> None:
    """L1.2, L1.3  Nine rooted towers: cell, shape, way it lies, floors, treasure."""
    tower = ROOTED[name]
    pieces = scene(mode).pieces(0)
    assert pieces[name] == (SHAPE_NAMES[tower.shape], tower.cell, 0, tower.turn, tower.height)
    if tower.treasure:
        assert pieces[tower.treasure][1] == tower.cell
    assert {"NESW"[side] for side in open_now(scene(mode), tower.cell)} == set(tower.open)


@pytest.mark.parametrize("name", STEEP)
def test_a_steep_tower_replaces_the_one_in_the_middle_of_its_edge(mode: Mode, name: str) -> None:
    """L8.2  The steep labyrinth: bends instead of tees in the middle of each edge, same floors, same treasures."""
    tower = STEEP[name]
    p = scene(mode, steep="yes")
    pieces = p.pieces(0)
    assert pieces[name] == (SHAPE_NAMES[tower.shape], tower.cell, 0, tower.turn, tower.height)
    assert pieces[tower.treasure][1] == tower.cell
    assert "F" + name[1] not in pieces or name == "S4"
    assert {"NESW"[side] for side in open_now(p, tower.cell)} == set(tower.open)


def test_the_steep_labyrinth_changes_those_four_towers_only(mode: Mode) -> None:
    """L8.2"""
    rooted = {name for name in scene(mode, steep="yes").pieces(0) if name in {**ROOTED, **STEEP}}
    assert rooted == {"F1", "F3", "F5", "F7", "F9", *STEEP}


def open_now(p: Position, cell: str) -> set[int]:
    """The open sides of the tower on a cell, as the observation tells them."""
    sight = p.observe(0)
    start = CELLS.index(cell) * 18
    return {side for side in range(4) if sight[start + 2 + side]}


@pytest.mark.parametrize("name", MOVABLE)
def test_a_movable_tower_is_as_the_table_says(mode: Mode, name: str) -> None:
    """L1.2, L1.3  Seventeen movable towers: shape, floors, treasure."""
    tower = MOVABLE[name]
    pieces = scene(mode).pieces(0)
    shape, place, order, _, height = pieces[name]
    assert (shape, order, height) == (SHAPE_NAMES[tower.shape], 0, tower.height)
    if tower.treasure:
        assert pieces[tower.treasure][:3] == (tower.treasure, place, 1)


def test_26_towers_stand_on_the_board_and_beside_it(mode: Mode) -> None:
    """L1.2  Nine rooted and seventeen movable towers."""
    for steep in ("no", "yes"):
        pieces = scene(mode, steep=steep).pieces(0)
        standing = [place for name, (_, place, order, *_) in pieces.items() if order == 0 and name in ALL_TOWERS]
        assert sorted(standing) == sorted([*CELLS, "beside"])


ALL_TOWERS = {**ROOTED, **MOVABLE, **STEEP}


def test_12_treasures_each_on_one_tower(mode: Mode) -> None:
    """L1.3, L1.5  Four on rooted towers, eight on movable ones: all three tees and five bends."""
    pieces = scene(mode).pieces(0)
    assert list(mode.game.lexicon.lists["treasure"]) == TREASURES
    for name in TREASURES:
        assert [piece for piece in pieces if piece == name] == [name]
    assert sum(bool(tower.treasure) for tower in ROOTED.values()) == 4
    carriers = [tower.shape for tower in MOVABLE.values() if tower.treasure]
    assert (carriers.count("T"), carriers.count("L"), carriers.count("I")) == (3, 5, 0)


@pytest.mark.parametrize(
    ("options", "deck"), [({}, (8, 8, 8)), ({"steep": "yes"}, (10, 10, 4)), ({"young": "yes"}, YOUNG_DECK)]
)
def test_24_magic_cards_of_three_kinds(mode: Mode, options: dict[str, str], deck: tuple[int, ...]) -> None:
    """L1.5, L8.1, L8.2"""
    p = mode.new(Setup(4, options), 3)
    total = tuple(pile(p, "deck")[kind] + sum(hand(p, seat)[kind] for seat in range(4)) for kind in range(3))
    assert total == deck
    assert sum(total) == 24
    assert tuple(mode.game.lexicon.lists["card"]) == ("up", "down", "joker")


def test_young_players_of_the_steep_labyrinth_have_jokers_only(mode: Mode) -> None:
    """L8.1, L8.2"""
    p = mode.new(Setup(2, {"young": "yes", "steep": "yes"}), 3)
    assert pile(p, "deck") == (0, 0, 22)


def test_four_pawns_and_four_rune_cards_and_one_rune_stone(mode: Mode) -> None:
    """L1.5, L1.3  A pawn and a rune card of each colour; the rune stone lies on the tower in the middle."""
    pieces = scene(mode, seats=4).pieces(0)
    for colour, figure in FIGURES.items():
        assert pieces[f"pawn-{colour}"][:2] == (figure, CORNERS[colour])
        assert pieces[f"rune-card-{colour}"][1] == colour
    assert pieces["rune-stone"] == ("rune", RUNE_CELL, 1, 0, 0)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_who_sits_at_the_table_is_seen_and_nobody_else(mode: Mode, seats: int) -> None:
    """L1.5, L2.2"""
    pieces = scene(mode, seats=seats).pieces(0)
    for colour in CORNERS:
        for piece in (f"pawn-{colour}", f"rune-card-{colour}", f"treasures-{colour}"):
            assert (piece in pieces) == (colour in COMPANY[seats])


@pytest.mark.parametrize("arrow", LINES)
def test_the_arrow_across_is_the_opposite_one(mode: Mode, arrow: str) -> None:
    """L3.3"""
    p = push(scene(mode), arrow)
    assert p.pieces(0)["no-entry"][:2] == ("no-entry", OPPOSITE[arrow])
