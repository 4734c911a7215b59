"""How dice fit: values and colours, beside, below, above and round the corners, against the facts in reached play."""

from __future__ import annotations

import random

import pytest

from tests.games.dice.facts import CELLS, COLOURS, above, below, beside, fits, near, row, touching
from tests.games.dice.scene import (
    PLAYING,
    all_places,
    filled,
    level_at_work,
    lie,
    places,
    pool,
    put,
    scene,
    sort_of,
    stroll,
    tower,
)
from tests.modes import Mode, Position
from vetta.core.game import Setup

EVERY_DIE = [f"{colour}-{value}" for colour in COLOURS for value in range(1, 7)]
AROUND = {1: {6, 1, 2}, 2: {1, 2, 3}, 3: {2, 3, 4}, 4: {3, 4, 5}, 5: {4, 5, 6}, 6: {5, 6, 1}}
"""Which values may touch a value, written out from the rulebook."""


def fitting(p: Position, place: str) -> set[str]:
    """The dice that would fit on a place, whatever is in the pool."""
    from vetta.games.dice.tower import fits as rule

    found = int(p.do(rule, CELLS.index(place), -1))
    return {die for die in EVERY_DIE if (found >> sort_of(die)) & 1}


# ---------------------------------------------------------------------------------------- D3.1  Values


@pytest.mark.parametrize("value", range(1, 7))
def test_values_that_touch_differ_by_one_at_most(mode: Mode, value: int) -> None:
    """D3.1  Beside each other: a 2 next to a 1, 2 or 3 and so on, and 6 and 1 are neighbours."""
    p = scene(mode, {"h1": f"white-{value}"}, acting=1, pool=" ".join(f"red-{other}" for other in range(1, 7)))
    for place in ("g1", "i1"):
        assert {other for other in range(1, 7) if place in places(p, f"red-{other}")} == AROUND[value]
    assert all("j1" in places(p, f"red-{other}") for other in range(1, 7))


@pytest.mark.parametrize(
    ("v", "w", "may"),
    [
        (1, 1, True), (1, 2, True), (6, 1, True), (1, 6, True), (5, 6, True),
        (1, 3, False), (2, 6, False), (1, 4, False), (6, 4, False),
    ],
)  # fmt: skip
def test_the_pairs_of_the_rulebook(mode: Mode, v: int, w: int, may: bool) -> None:
    """D3.1"""
    p = scene(mode, {"a1": f"white-{w}"}, pool=f"red-{v}")
    assert ("b1" in places(p, f"red-{v}")) == may
    assert near(v, w) == may == (v in AROUND[w])


@pytest.mark.parametrize("direction", ["beside", "below", "above"])
@pytest.mark.parametrize("value", range(1, 7))
def test_values_count_in_every_direction(mode: Mode, direction: str, value: int) -> None:
    """D3.1, D1.2  Left, right, below left, below right, above left, above right: one die there is enough to refuse."""
    around = {"beside": beside, "below": below, "above": above}[direction]
    for place in ("h2", "n3", "t2"):
        for touched in around(place):
            p = scene(mode)
            put(p, touched, f"white-{value}")
            assert fitting(p, place) == {die for die in EVERY_DIE if int(die[-1]) in AROUND[value]}


@pytest.mark.parametrize(
    ("low", "high", "may"),
    [(1, 1, {6, 1, 2}), (3, 4, {3, 4}), (6, 1, {6, 1}), (5, 5, {4, 5, 6}), (4, 3, {3, 4})],
)
def test_a_die_must_fit_both_dice_that_it_rests_on(mode: Mode, low: int, high: int, may: set[int]) -> None:
    """D3.1  Two equal dice leave three values, two that differ by one leave just these two."""
    on = filled(1, 1, 1, f"white-{low}") | dict.fromkeys(row(1, 1)[3:], f"white-{high}")
    p = scene(mode, on, acting=1, pool=" ".join(f"white-{value}" for value in range(1, 7)))
    assert {value for value in range(1, 7) if "i2" in places(p, f"white-{value}")} == may


def test_a_die_must_fit_every_die_that_it_touches(mode: Mode) -> None:
    """D3.1  Not just one of them: a 2 that would rest on 1s is refused beside a 6."""
    on = filled(0, 1, 1) | filled(1, 1, 1) | {"g2": "white-6"}
    p = scene(mode, on, pool="red-1 red-2 red-6 red-5")
    assert {die for die in pool(p) if "e2" in places(p, die)} == {"red-1", "red-6"}
    assert {die for die in pool(p) if "d2" in places(p, die)} == {"red-1", "red-2", "red-6"}
    six = on | {"e2": "white-1", "c2": "white-6"}
    p = scene(mode, six, pool="red-1 red-2 red-6 red-5")
    assert {die for die in pool(p) if "d2" in places(p, die)} == {"red-1", "red-6"}
    two = on | {"e2": "white-1", "c2": "white-2"}
    p = scene(mode, two, pool="red-1 red-2 red-6 red-5")
    assert {die for die in pool(p) if "d2" in places(p, die)} == {"red-1", "red-2"}


# ---------------------------------------------------------------------------------------- D3.2, D3.3  Colours


@pytest.mark.parametrize("colour", COLOURS)
def test_no_colour_beside_itself_but_white(mode: Mode, colour: str) -> None:
    """D3.2  On the same level, left and right, and round the corner; white beside anything."""
    for place, touched in (("h1", "g1"), ("h1", "i1"), ("f1", "g1"), ("m1", "l1"), ("a1", "x1"), ("g2", "e2")):
        p = scene(mode)
        put(p, touched, f"{colour}-3")
        dice = {die for die in EVERY_DIE if die[-1] in "234"}
        alike = {die for die in dice if die.startswith(colour) and colour != "white"}
        assert fitting(p, place) == dice - alike


def test_another_players_colour_may_lie_beside_the_own(mode: Mode) -> None:
    """D3.2"""
    p = scene(mode, {"a1": "blue-1", "c1": "teal-1"}, pool="red-1 blue-1 white-1")
    assert places(p, "red-1") == {"b1", "d1", "e1", "f1"}
    assert places(p, "blue-1") == {"d1", "e1", "f1"}
    assert places(p, "white-1") == {"b1", "d1", "e1", "f1"}


def test_a_die_of_another_colour_obeys_its_own(mode: Mode) -> None:
    """D3.2, D5.12  A blue die in the red player's pool may lie beside red, and not beside blue round the corner."""
    p = scene(mode, {"g1": "blue-1", "a1": "red-1"}, pool="blue-1 red-1")
    assert places(p, "blue-1") == {"b1", "c1", "d1", "e1"}
    assert places(p, "red-1") == {"c1", "d1", "e1", "f1"}


@pytest.mark.parametrize("colour", COLOURS)
def test_between_levels_only_the_value_counts(mode: Mode, colour: str) -> None:
    """D3.3  Blue may rest on blue and under it."""
    for place in ("h2", "o4"):
        for touched in (*below(place), *above(place)):
            p = scene(mode)
            put(p, touched, f"{colour}-6")
            assert fitting(p, place) == {die for die in EVERY_DIE if die[-1] in "561"}


# ---------------------------------------------------------------------------------------- D3.4, D3.5  Open places


def test_empty_places_demand_nothing(mode: Mode) -> None:
    """D3.4  On the bare tower every die fits in every place of the bottom row."""
    p = scene(mode, pool="red-1 red-2 red-3 red-4 red-5 red-6 white-1 white-4")
    for die in pool(p):
        assert places(p, die) == set(row(0, 1))
    assert fitting(p, "c3") == set(EVERY_DIE)


def test_a_corner_is_free_until_the_neighbour_lies_there(mode: Mode) -> None:
    """D3.4  Then it binds: on f1 beside a blue 1."""
    pool = "red-1 red-4 blue-1"
    p = scene(mode, {"h1": "white-1"}, pool=pool)
    assert all("f1" in places(p, die) for die in pool.split())
    p = scene(mode, {"h1": "white-1", "g1": "blue-1"}, pool=pool)
    assert [die for die in pool.split() if "f1" in places(p, die)] == ["red-1"]


def test_only_the_working_row_is_open(mode: Mode) -> None:
    """D3.5, D1.8  Not the rows above it, though they rest on full ones in part, nor another side."""
    p = scene(mode, lie(row(0, 1), "white-1 white-1 white-1 white-1 white-1 .") | filled(1, 1, 1), pool="red-1 red-2")
    assert places(p, "red-1") == places(p, "red-2") == {"f1"}
    assert {choice for choice in p.choices() if choice.startswith("place")} == {"place red-1 6", "place red-2 6"}
    p.play("place red-1 6", seed=1)
    assert places(p, "red-2") == set(row(0, 2))


def test_a_place_that_is_taken_takes_no_other_die(mode: Mode) -> None:
    """D3.5"""
    p = scene(mode, pool="red-1 red-2").play("place red-1 3")
    assert "place red-2 3" not in p.choices()
    assert p.objection("place red-2 3") == ("occupied", CELLS.index("c1"), sort_of("red-1"))


@pytest.mark.parametrize("order", ["1 2 3 4 5 6", "6 5 4 3 2 1", "3 1 6 4 2 5"])
def test_the_places_are_filled_in_any_order(mode: Mode, order: str) -> None:
    """D3.5  Gaps may be left in the meantime."""
    p = scene(mode, acting=3, pool="white-2 white-2 white-2 orange-2 orange-2 orange-2")
    for position in order.split():
        assert level_at_work(p, 3) == 1
        p.play(f"place {'orange' if position in '135' else 'white'}-2 {position}", seed=1)
    assert level_at_work(p, 3) == 2
    assert tower(p) == lie(row(3, 1), "orange-2 white-2 " * 3)


# ---------------------------------------------------------------------------------------- D3.6  The pinnacle


@pytest.mark.parametrize(
    ("tops", "values"), [("white-3 red-2", {2, 3}), ("red-1 white-1", {6, 1, 2}), ("white-6 red-1", {6, 1})]
)
def test_the_pinnacle_asks_only_for_the_value(mode: Mode, tops: str, values: set[int]) -> None:
    """D3.6  Any colour, and only the two top dice of the side being played."""
    low = int(tops[-1])
    on = filled(0, 1, 4, f"white-{low}") | lie(row(0, 5), tops)
    on |= filled(2, 1, 5, "white-5")
    p = scene(mode, on, pool=" ".join(EVERY_DIE))
    for die in EVERY_DIE:
        assert places(p, die) == ({"pinnacle"} if int(die[-1]) in values else set())


def test_the_pinnacle_opens_only_above_five_full_rows(mode: Mode) -> None:
    """D3.6"""
    on = filled(0, 1, 4) | lie(row(0, 5), "white-1 .")
    p = scene(mode, on | filled(2, 1, 5), pool="red-1 red-2")
    assert places(p, "red-1") == {"b5"}
    p.play("place red-1 2", seed=1)
    assert places(p, "red-2") == {"pinnacle"}


# ---------------------------------------------------------------------------------------- all of it, in reached play


def test_what_can_be_placed_is_what_the_facts_let_fit(mode: Mode) -> None:
    """D3.1, D3.2, D3.3, D3.4, D3.5, D3.6  Every die of the pool, every place, in 400 reached positions."""
    rng = random.Random(20)
    seen, refused, allowed = 0, 0, 0
    p = mode.new(Setup(2), 20)
    while seen < 400:
        if p.over or seen % 40 == 39:
            p = mode.new(Setup(rng.choice((2, 3, 4, 6)), {"style": "free-for-all"}), rng.randbytes(16))
        for _ in range(rng.randrange(12)):
            if not p.over:
                stroll(p, rng)
        if p.phase != PLAYING:
            continue
        seen += 1
        lying, side, found = tower(p), int(p.side), all_places(p)
        level = level_at_work(p, side)
        open_places = ["pinnacle"] if level == 6 else [place for place in row(side, level) if place not in lying]
        assert set(found) <= set(pool(p))
        for die in set(pool(p)):
            due = {place for place in open_places if fits(die, place, lying, side)}
            assert found.get(die, set()) == due
            allowed += len(due)
            refused += len(open_places) - len(due)
    assert min(allowed, refused) > 2000


def test_dice_never_clash_and_no_hole_is_ever_below_a_die(mode: Mode) -> None:
    """D3.1, D3.2, D3.5  Whatever is placed, swapped, stolen or taken down in random matches."""
    rng = random.Random(21)
    happened: set[str | int] = set()
    for seats in (2, 4, 5):
        p = mode.new(Setup(seats, {"deck": "wild"}), rng.randbytes(16))
        for _ in range(800):
            if p.over:
                break
            stroll(p, rng)
            happened |= {name for name, *_ in p.happened}
            lying = tower(p)
            for place, die in lying.items():
                if place != "pinnacle":
                    others = {other: lying[other] for other in touching(place) if other in lying}
                    assert fits(die, place, others)
                    assert all(under in lying for under in below(place))
    assert happened >= {"placed", "took-back", "swapped", "stole", "rotated", "cleared", "completed", "turned-tower"}
