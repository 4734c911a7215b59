"""G20.1 to G20.8: the stickers A to H, which change the set-up, and S, which ends a game. In force, and not."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.ziggurat.later import ALCOVES, COUNT, FINDS, SUMMIT, asked, at, bag, begun, cell, later, told
from tests.modes import Mode, Position

ALL = (1, 2, 3, 4, 5, 6)
CHAPTERS = pytest.mark.parametrize("chapter", ALL)


def row(p: Position, field: str, many: int = 4, first: int = 0) -> list[int]:
    return [int(getattr(p, field)[n]) for n in range(first, many)]


def finds(p: Position) -> list[int]:
    """Finds of each kind, wherever they are."""
    kinds = row(p, "finds")
    for kind in range(4):
        kinds[kind] += sum(int(p.held[seat, kind]) for seat in range(4))
        kinds[kind] += row(p, "alcove").count(kind + 1)
    return kinds


@CHAPTERS
def test_a_lays_one_find_on_every_alcove(mode: Mode, chapter: int) -> None:
    """G20.1, A: from chapter 2 on each alcove has one Find, face up; all others are in the supply or with heroes."""
    p = begun(mode, chapter, 3)
    assert [kind > 0 for kind in row(p, "alcove")] == [chapter >= 2] * 4
    lists = p.game.lexicon.lists["space"]
    laid = [int(n[2]) for n in p.happened if n[0] == "stocked"]
    assert laid == ([cell(place) for place in ALCOVES] if chapter >= 2 else [])
    assert {lists[place] for place in laid} == ({"k1", "a11", "b9", "c9"} if chapter >= 2 else set())


def test_a_mixes_all_finds(mode: Mode) -> None:
    """G20.1, A: the Finds are mixed: over many games either kind lies on either alcove."""
    seen = {(n, int(p.alcove[n])) for seed in range(12) for p in [begun(mode, 2, seed=seed)] for n in range(4)}
    assert seen == {(n, kind) for n in range(4) for kind in (1, 2)}


@pytest.mark.parametrize(
    ("chapter", "tool", "there"),
    [
        (1, 0, (0, 0, 0, 0)), (2, 0, (4, 4, 0, 0)), (3, 1, (4, 4, 2, 0)), (3, 2, (4, 4, 0, 2)), (4, 1, (4, 4, 2, 0)),
        (4, 2, (4, 4, 0, 2)), (5, 1, (4, 4, 2, 2)), (5, 2, (4, 4, 2, 2)), (6, 1, (4, 4, 2, 2)), (6, 0, (4, 4, 2, 2)),
    ],
)  # fmt: skip
def test_finds_of_the_chapter(mode: Mode, chapter: int, tool: int, there: tuple[int, ...]) -> None:
    """G21.6, G22.4, G24.4: four gourds and four sandals from chapter 2, the chosen kind from 3, the other from 5 on."""
    assert finds(begun(mode, chapter, 4, tool=tool)) == list(there)


@pytest.mark.parametrize("kind", range(4))
def test_a_does_not_mix_in_what_was_kept(mode: Mode, kind: int) -> None:
    """G20.1, G20.19, A: a kept Find stays with its hero; E gives that hero no other, and it is not counted twice."""
    p = begun(mode, 5, 2, kept_1=kind + 1)
    assert bag(p, 0) == [FINDS[kind]]
    assert len(bag(p, 1)) == 1
    assert finds(p) == list(COUNT)


@CHAPTERS
def test_b_leaves_the_levels_unlocked_in_chapter_6(mode: Mode, chapter: int) -> None:
    """G20.2, G20.3, B, C: levels 1 to 4 are locked in chapters 4 and 5 only, not in 3, and in 6 not any more."""
    p = begun(mode, chapter)
    assert row(p, "locked", 5, 1) == [int(chapter in (4, 5))] * 4
    assert p.turnstone == (1 if chapter >= 3 else 0)


@CHAPTERS
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_d_fire_below(mode: Mode, chapter: int, seats: int) -> None:
    """G20.4, D: in chapter 5 only the marker is on 0 and the Egg on L0.10."""
    p = begun(mode, chapter, seats)
    assert p.heat == 0
    assert p.egg == (cell("0.10") if chapter == 5 else -1)


@CHAPTERS
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_e_packs_bags(mode: Mode, chapter: int, seats: int) -> None:
    """G20.5, E: from chapter 2 on every hero has a Find; a lamp on every stand of a side in play in chapter 2 only."""
    p = begun(mode, chapter, seats)
    assert [len(bag(p, seat)) for seat in range(4)] == [int(chapter >= 2)] * seats + [0] * (4 - seats)
    sides = {2: (0, 2), 3: (0, 1, 2), 4: (0, 1, 2, 3)}[seats]
    assert row(p, "lamp") == [int(chapter == 2 and side in sides) for side in range(4)]


def test_e_lamps_stand_on_the_sides_that_are_played(mode: Mode) -> None:
    """G20.5, E: west and east in play: lamps on L0.13 and L0.33, and there a hero picks them up."""
    p = begun(mode, 2, 2, sides="west-east")
    assert row(p, "lamp") == [0, 1, 0, 1]
    for seat, place in ((0, "0.3"), (0, "0.13"), (1, "0.23"), (1, "0.33")):
        q = later(mode, 2, "c03", {seat: _before(place)}, seats=4, active=seat)
        q.play("clockwise")
        assert q.lamp[(3, 13, 23, 33).index(int(place[2:]))] == 3 + seat, place


def _before(place: str) -> str:
    """Two spaces before a space of the village."""
    return f"0.{int(place[2:]) - 2}"


@CHAPTERS
@pytest.mark.parametrize(("seats", "first", "wedges"), [
    (2, 1, [2, 2, 0, 0]), (2, 2, [2, 2, 0, 0]), (3, 1, [2, 1, 1, 0]), (3, 3, [1, 1, 2, 0]), (4, 2, [1, 1, 1, 1]),
])  # fmt: skip
def test_f_hands_out_four_wedges(mode: Mode, chapter: int, seats: int, first: int, wedges: list[int]) -> None:
    """G20.6, F: two each; with three players two for the first player's hero; one each. In chapter 3 only."""
    assert row(begun(mode, chapter, seats, first=f"seat-{first}"), "wedge") == (wedges if chapter == 3 else [0] * 4)


@CHAPTERS
def test_g_lays_slabs_and_water(mode: Mode, chapter: int) -> None:
    """G20.7, G: from chapter 4 on four whole slabs and four Water; nobody holds any; no spirit is quenched."""
    p = begun(mode, chapter, 4)
    assert row(p, "slab") == [int(chapter >= 4)] * 4
    assert (p.pool, row(p, "water")) == (4 if chapter >= 4 else 0, [0] * 4)
    assert -3 not in row(p, "spirit", 12)


@CHAPTERS
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_h_starts_at_the_top(mode: Mode, chapter: int, seats: int) -> None:
    """G20.8, H: in chapter 6 only every hero begins in the Nest with a flame; an unlit hearth on each house left."""
    p = begun(mode, chapter, seats)
    sides = {2: (0, 2), 3: (0, 1, 2), 4: (0, 1, 2, 3)}[seats]
    if chapter == 6:
        assert row(p, "at") == [SUMMIT] * seats + [-1] * (4 - seats)
        assert row(p, "flame") == [1] * seats + [0] * (4 - seats)
        assert row(p, "hearth") == [int(side in sides) for side in range(4)]
    else:
        assert at(p) == [f"0.{5 + 10 * side}" for side in sides]
        assert (row(p, "flame"), row(p, "hearth")) == ([0] * 4, [0] * 4)
    assert -4 not in row(p, "spirit", 12)


@CHAPTERS
@pytest.mark.parametrize("fate", ["won", "lost"])
def test_s_keeps_one_find(mode: Mode, chapter: int, fate: str) -> None:
    """G20.19, S: from chapter 2 on, won or lost, each hero keeps one Find of its choice; in chapter 1 nobody does."""
    p = over(mode, chapter, fate, {0: ("gourd", "sandals"), 1: ("sandals",)})
    if chapter == 1:
        assert (p.over, row(p, "kept")) == (True, [0] * 4)
        return
    assert (asked(p), p.seat, p.choices()) == ("keep", 0, {"keep gourd", "keep sandals"})
    p.play("keep sandals")
    assert (p.over, row(p, "kept")) == (True, [2, 2, 0, 0])


def test_s_asks_only_where_there_is_a_choice(mode: Mode) -> None:
    """G20.19, S: two of one kind, one, or none: nobody is asked; whose hero has fallen keeps one as well."""
    p = over(mode, 2, "lost", {0: ("gourd", "gourd")})
    assert (p.over, row(p, "kept")) == (True, [1, 0, 0, 0])
    assert "kept 0 gourd" in told(p)
    p = over(mode, 2, "lost", {1: ("gourd", "sandals")})
    assert (asked(p), p.seat) == ("keep", 1)


def over(mode: Mode, chapter: int, fate: str, held: dict[int, tuple[str, ...]]) -> Position:
    """Seat 1 wins or loses the chapter by its next move: the other hero is far from everything."""
    place = {"won": "4.3" if chapter == 6 else "4.2", "lost": "1.4"}[fate]
    goals: dict[int, dict[str, Any]] = {
        1: {}, 2: {"lamp": {0: 3, 2: 2}}, 3: {"locked": dict.fromkeys(range(1, 5), 1)},
        4: {"spirit": dict.fromkeys((0, 3, 6, 9, 10), -3)}, 5: {"egg": 121},
        6: {"spirit": dict.fromkeys((0, 3, 6), -4), "hearth": {0: 2, 2: 1}},
    }  # fmt: skip
    goal = goals[chapter] if fate == "won" else {}
    heroes = {0: place, 1: "summit" if fate == "won" else "0.30"}
    if chapter == 6 and fate == "won":
        heroes = {0: "0.23", 1: "home"}
    if fate == "lost":
        heroes[0] = "1.3"  # two spaces from the pit on L1.1
    p = later(mode, chapter, "c03", heroes, held=held, **goal)
    while asked(p) == "ask":
        p.play("pass")
    if fate == "won" and chapter != 6:
        p.at[0] = cell("4.3")
        p.play("counter")
    else:
        p.play("clockwise" if fate == "won" else "counter")
    assert p.result == (1 if fate == "won" else 2)
    return p
