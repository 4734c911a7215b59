"""What is on the table: the places of the tower and which of them touch, dice, cards, tokens, sides."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations

import pytest

from tests.games.dice.facts import CARDS, CELLS, COLOURS, LEVELS, above, below, beside, row, touching
from tests.games.dice.scene import (
    at_home,
    cards_in,
    everything_home,
    filled,
    having,
    level_at_work,
    lie,
    places,
    pool,
    prompt,
    put,
    scene,
    sit_out,
    sort_of,
    told,
)
from tests.modes import Mode, Position
from vetta.core.game import Setup
from vetta.games.dice.tower import fits, is_blocked, working

STRIP = """
      a5 b5               g5 h5               m5 n5               s5 t5
     a4 b4 c4            g4 h4 i4            m4 n4 o4            s4 t4 u4
   a3 b3 c3 d3         g3 h3 i3 j3         m3 n3 o3 p3         s3 t3 u3 v3
  a2 b2 c2 d2 e2      g2 h2 i2 j2 k2      m2 n2 o2 p2 q2      s2 t2 u2 v2 w2
a1 b1 c1 d1 e1 f1   g1 h1 i1 j1 k1 l1   m1 n1 o1 p1 q1 r1   s1 t1 u1 v1 w1 x1
"""


def test_the_tower_has_81_places_with_these_names(mode: Mode) -> None:
    """D1.1  Four sides, levels of 6, 5, 4, 3 and 2 places, one pinnacle; side by side, level by level."""
    names = list(mode.game.lexicon.lists["cell"])
    assert names == CELLS
    assert len(names) == len(set(names)) == 81 == 4 * (6 + 5 + 4 + 3 + 2) + 1
    assert sorted(names) == sorted([*STRIP.split(), "pinnacle"])
    for side, letters in enumerate(("abcdef", "ghijkl", "mnopqr", "stuvwx")):
        for level in LEVELS:
            assert row(side, level) == [f"{letter}{level}" for letter in letters[: 7 - level]]


@pytest.mark.parametrize("level", LEVELS)
def test_a_row_is_full_with_so_many_dice(mode: Mode, level: int) -> None:
    """D1.1, D1.8  6, 5, 4, 3, 2: one fewer is not enough, and then the next row is the working one."""
    for side in range(4):
        p = scene(mode, filled(side, 1, level - 1), side=side, pool="white-1 " * (7 - level))
        for position in range(1, 8 - level):
            assert p.do(working, side) + 1 == level == level_at_work(p, side)
            p.play(f"place white-1 {position}", seed=1)
        assert p.do(working, side) + 1 == level + 1 == level_at_work(p, side)


def test_the_printed_formulas_count_these_edges(mode: Mode) -> None:
    """D1.1, D1.2, D1.3  81 places, 80 edges on the rings, 112 of dice resting on dice, 8 below the pinnacle."""
    cells = CELLS[:80]
    ring = {frozenset((x, y)) for x in cells for y in beside(x)}
    resting = {(x, y) for x in cells for y in below(x)}
    assert (len(CELLS), len(ring), len(resting)) == (81, 80, 112)
    assert {(y, x) for x in cells for y in above(x)} == resting
    p = scene(mode)
    felt = {frozenset((x, y)) for x, y in combinations(cells, 2) if touch(p, x, y)}
    assert felt == ring | {frozenset(edge) for edge in resting}
    assert len(felt) == 192


def touch(p: Position, x: str, y: str) -> bool:
    """Whether a 1 on one place keeps a 3 from lying on the other; it does so both ways."""
    felt = []
    for one, other in ((x, y), (y, x)):
        everything_home(p)
        put(p, one, "white-1")
        fitting = int(p.do(fits, CELLS.index(other), -1))
        felt.append((fitting >> sort_of("white-3")) & 1 == 0)
    assert felt[0] == felt[1]
    return felt[0]


@pytest.mark.parametrize(
    ("place", "touched"),
    [
        ("f1", "e1 g1 e2"),
        ("e2", "d2 g2 e1 f1 d3"),
        ("x1", "w1 a1 w2"),
        ("h2", "g2 i2 h1 i1 g3 h3"),
        ("g2", "e2 h2 g1 h1 g3"),
        ("a5", "b5 t5 a4 b4"),
        ("t5", "s5 a5 t4 u4"),
    ],
)
def test_places_touch_as_in_the_rulebook(mode: Mode, place: str, touched: str) -> None:
    """D1.2  Left and right, round the corner too; the two that a place rests on, and those that rest on it."""
    assert set(touching(place)) == set(touched.split())
    p = scene(mode)
    assert {other for other in CELLS[:80] if other != place and touch(p, place, other)} == set(touched.split())


def test_the_pinnacle_rests_on_two_places_of_every_side(mode: Mode) -> None:
    """D1.3, D3.6  Eight edges, but each time only the two of the side being played count."""
    tops = {0: "1 1", 1: "3 3", 2: "5 5", 3: "6 5"}
    on: dict[str, str] = {}
    for side in range(4):
        values = [f"white-{value}" for value in tops[side].split()]
        on |= filled(side, 1, 4, values[0]) | dict(zip(row(side, 5), values, strict=True))
    pools = " ".join(f"red-{value}" for value in range(1, 7))
    wanted = {0: {1, 2, 6}, 1: {2, 3, 4}, 2: {4, 5, 6}, 3: {5, 6}}
    for side in range(4):
        p = scene(mode, without_rings(on, side), side=side, pool=pools)
        fitting = {die for die in pools.split() if places(p, die) == {"pinnacle"}}
        assert fitting == {f"red-{value}" for value in wanted[side]}


def without_rings(on: dict[str, str], side: int) -> dict[str, str]:
    """A whole side, and the top rows of the others where they do not touch it."""
    kept = {place: die for place, die in on.items() if place in filled(side, 1, 5)}
    return kept | {place: on[place] for place in row((side + 2) % 4, 5)}


def test_there_are_12_dice_of_each_colour_and_50_white_ones(mode: Mode) -> None:
    """D1.4  Six colours, however many play."""
    for seats in (2, 4, 6):
        p = scene(mode, seats=seats)
        everything_home(p)
        assert at_home(p) == dict.fromkeys(COLOURS[:6], 12) | {"white": 50}
    assert list(mode.game.lexicon.lists["colour"]) == list(COLOURS)


def test_a_die_shows_one_to_six_each_as_often(mode: Mode) -> None:
    """D1.4, D8.3  15 dice, 400 rolls: 1000 of each value are due."""
    shown: Counter[str] = Counter()
    for seed in range(400):
        p = scene(mode).play("roll", seed=seed)
        shown.update(pool(p))
    by_value = Counter(int(die[-1]) for die in shown.elements())
    assert set(by_value) == {1, 2, 3, 4, 5, 6}
    assert sum((many - 1000) ** 2 / 1000 for many in by_value.values()) < 25
    for colour, due in (("red", 800), ("white", 200)):
        assert sum((shown[f"{colour}-{value}"] - due) ** 2 / due for value in range(1, 7)) < 25


def test_the_eight_kinds_of_card_and_how_many_there_are(mode: Mode) -> None:
    """D1.5, D2.3  46 in free-for-all; without the rotate cards 40 in the fixed style."""
    many = dict(zip(CARDS, (8, 6, 6, 6, 6, 4, 4, 6), strict=True))
    free = mode.new(Setup(4, {"style": "free-for-all"}), 1)
    assert Counter(cards_in(free, "pile")) == many
    assert len(cards_in(free, "pile")) == 46
    fixed = mode.new(Setup(4, {"style": "fixed"}), 1)
    del many["rotate"]
    assert Counter(cards_in(fixed, "pile")) == many
    assert len(cards_in(fixed, "pile")) == 40


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_there_are_as_many_stars_and_skulls_as_players(mode: Mode, seats: int) -> None:
    """D1.6, D2.2"""
    p = mode.new(Setup(seats), 1)
    assert (p.stars, p.skulls) == (seats, seats)
    assert (having(p, "star"), having(p, "skull")) == ([], [])


def test_nobody_ever_has_a_second_star_or_skull(mode: Mode) -> None:
    """D1.6, D4.7, D4.11"""
    almost = dict.fromkeys(row(1, 1)[1:], "white-1")
    p = scene(mode, almost, acting=1, pool="blue-1 white-2", stars=[1]).play("place blue-1 1", seed=1)
    assert (having(p, "star"), p.stars) == ([1], 3)
    p = scene(mode, acting=1, pool="blue-1", skulls=[1]).play("end", seed=1)
    assert (having(p, "skull"), p.skulls) == ([1], 3)
    assert told(p)[0] == "ended 1"
    assert not any("took" in line for line in told(p))


def test_the_aim_is_five_rows_and_a_die_on_the_pinnacle(mode: Mode) -> None:
    """D1.7  From the bare tower to the top in one long turn, which only a very rich player could have."""
    p = scene(mode, acting=2, pool="white-4 " * 20 + "teal-5")
    for level in LEVELS:
        assert level_at_work(p, 2) == level
        assert prompt(p) == "play"
        for position in range(1, 8 - level):
            assert not p.over
            p.play(f"place white-4 {position}", seed=3)
    assert (prompt(p), p.over) == ("play-pinnacle", False)
    p.play("place teal-5 1")
    assert (p.over, p.winner) == (True, 2)


def test_the_working_row_is_the_lowest_that_is_not_full(mode: Mode) -> None:
    """D1.8  An unfinished row is at work, however much lies on the other sides."""
    p = scene(mode, filled(1, 1, 5) | filled(0, 1, 2) | lie(row(0, 3), "white-1 . . white-1"), pool="red-1")
    assert places(p, "red-1") == {"b3", "c3"}
    assert [int(p.do(working, side)) + 1 for side in range(4)] == [3, 6, 1, 1]
    assert prompt(p) == "play"
    assert p.prompt(0)[1][1:3] == [0, 3]


@pytest.mark.parametrize(("style", "sides"), [("fixed", {0}), ("free-for-all", {0, 1, 2, 3})])
def test_your_side_is_the_one_you_own_or_the_one_you_play_now(mode: Mode, style: str, sides: set[int]) -> None:
    """D1.8, D2.1, D2.3, D2.4  Over many turns of the first seat."""
    rng = random.Random(5)
    p = mode.new(Setup(4, {"style": style, "first": "seat-1", "standoff": "never"}), 5)
    played = set()
    for turn in range(80):
        assert p.active == turn % 4
        if p.active == 0:
            played.add(int(p.side))
        sit_out(p, rng)
    assert played == sides


def test_an_opponents_side_is_any_other_side_whatever_lies_there(mode: Mode) -> None:
    """D1.8  The place decides, and not the colour: own dice on another side can be swapped, others' on the own not."""
    on = {"a1": "blue-1", "g1": "red-1", "m1": "white-1"}
    for acting, cells in ((0, {"g1", "m1"}), (1, {"a1", "m1"}), (2, {"a1", "g1"})):
        p = scene(mode, on, acting=acting, pool="white-2 white-1", hands={acting: ["swap-opponent", "swap-own"]})
        p.play("card swap-opponent")
        assert {choice.split()[1] for choice in p.choices()} == cells
        p = scene(mode, on, acting=acting, pool="white-2 white-1", hands={acting: ["swap-opponent", "swap-own"]})
        p.play("card swap-own")
        assert {choice.split()[1] for choice in p.choices()} == set(on) - cells


def test_a_row_may_hold_dice_of_several_players(mode: Mode) -> None:
    """D1.8, D4.7  In free-for-all it counts for whoever completes it."""
    on = lie(row(3, 1), "red-1 blue-1 red-1 white-1 blue-1 .")
    p = scene(mode, on, seats=3, acting=2, side=3, pool="teal-2").play("place teal-2 6", seed=1)
    assert "completed 2 1 4" in told(p)
    assert [int(p.completed[seat]) for seat in range(3)] == [0, 0, 1]
    assert not p.do(is_blocked, 3)
