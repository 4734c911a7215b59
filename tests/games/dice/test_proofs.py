"""The proofs behind the rules: only here exhaustive searches are made and thousands of reached positions are judged."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import pairwise, product

import pytest

from tests.games.dice.facts import CELLS, LEVELS, below, beside, near, row, value_of, width
from tests.games.dice.scene import READY, everything_home, filled, lie, put, scene, stroll, tower, waiting
from tests.modes import Mode, Position
from vetta.core.game import Setup
from vetta.games.dice.tower import is_blocked

# ---------------------------------------------------------------------------------------- Why six places

Die = tuple[str, int]
"""Of the row that is searched for: blue or white, and the value."""
ANY = 99


def first_turns(places: int, whites: int) -> Iterator[tuple[Die, ...]]:
    """Every bottom row of blue and white dice that the rules allow, with so many white ones at most."""

    def grow(dice: list[Die], left: int) -> Iterator[tuple[Die, ...]]:
        if len(dice) == places:
            yield tuple(dice)
            return
        for colour, value in product(("blue", "white"), range(1, 7)):
            if colour == "white" and left == 0:
                continue
            if dice and not (near(dice[-1][1], value) and not dice[-1][0] == colour == "blue"):
                continue
            yield from grow([*dice, (colour, value)], left - (colour == "white"))

    yield from grow([], whites)


def as_pictured(dice: tuple[Die, ...]) -> Iterator[tuple[int, int, int]]:
    """Figures D.3 and D.4: where on level 2 the blue 6, the blue 3 and the second blue 6 can be.

    The 6 rests on two 1s, one of them blue. The 3 rests on a 3 and a 4. The second 6 would be fine by its value and is
    forbidden because it would lie beside a blue die of level 2.
    """
    above = range(len(dice) - 1)
    rests_on = [{dice[i][1], dice[i + 1][1]} for i in above]
    for six, three, second in product(above, above, above):
        if len({six, three, second}) < 3 or abs(six - three) == 1:
            continue
        blue_ones = [dice[i][0] for i in (six, six + 1)].count("blue")
        if rests_on[six] != {1} or blue_ones != 1 or rests_on[three] != {3, 4}:
            continue
        neighbours = {place: value for place, value in ((six, 6), (three, 3)) if abs(place - second) == 1}
        if neighbours and all(near(6, value) for value in (*rests_on[second], *neighbours.values())):
            yield six, three, second


def in_the_corner(dice: tuple[Die, ...], six: int) -> bool:
    """Figures D.5 and D.6: the corner die of level 1 is a white 1, the one of level 2 the blue 6; on either side."""
    return any(six == top and dice[low] == ("white", 1) for top, low in ((0, 0), (len(dice) - 2, -1)))


@pytest.mark.parametrize(
    ("places", "three_facts", "four_facts", "of_a_colour", "whites"),
    [(3, 0, 0, 4, 2), (4, 0, 0, 6, 4), (5, 0, 0, 9, 6), (6, 28, 4, 12, 9), (7, 88, 0, 16, 12), (8, 0, 0, 20, 16)],
)
def test_the_bottom_row_has_six_places(
    places: int, three_facts: int, four_facts: int, of_a_colour: int, whites: int
) -> None:
    """D1.1  All bottom rows of a first turn, with the three dice on them that the figures show: only six will do.

    And a side of that width takes at most twelve dice of a colour, as many as everybody has, and nine white ones.
    """
    fits_three = [(dice, six) for dice in first_turns(places, 3) for six, _, _ in as_pictured(dice)]
    fits_four = [dice for dice, six in fits_three if in_the_corner(dice, six)]
    assert (len(fits_three), len(fits_four)) == (three_facts, four_facts)
    rows = range(2, places + 1)
    most = sum((n + 1) // 2 for n in rows) + 1
    assert (most, sum(rows) + 1 - most) == (of_a_colour, whites)
    assert (len(fits_four) > 0) == (places == width(1)), "six places at the bottom, and no other number"


@pytest.mark.parametrize("places", [3, 4, 5])
def test_fewer_places_are_impossible_with_any_number_of_white_dice(places: int) -> None:
    """D1.1  The values alone clash."""
    assert not [dice for dice in first_turns(places, ANY) if any(as_pictured(dice))]


def test_the_row_of_the_figures_is_among_the_four() -> None:
    """D1.1, D3.3  W1 B1 W1 B2 W3 B4, and the others."""
    found = {
        dice for dice in first_turns(6, 3) for six, _, _ in as_pictured(dice) if in_the_corner(dice, six)
    }  # fmt: skip
    drawn = tuple((("blue" if i % 2 else "white"), value) for i, value in enumerate((1, 1, 1, 2, 3, 4)))
    other = tuple((("blue" if i % 2 else "white"), value) for i, value in enumerate((1, 1, 6, 5, 4, 3)))
    assert found == {drawn, other, drawn[::-1], other[::-1]}


def test_a_first_turn_never_completes_two_rows() -> None:
    """D4.8  Of one colour and without cards: level 1 takes all three white dice, level 2 would need two more."""
    assert not list(first_turns(6, 2))
    assert all(sum(colour == "white" for colour, _ in dice) == 3 for dice in first_turns(6, 3))
    assert not list(first_turns(5, 1))


# ---------------------------------------------------------------------------------------- D6.2  Impossible


@cache
def some_row_fits(allowed: tuple[frozenset[int], ...]) -> bool:
    """Brute force: all ways to write one of the values that are allowed there in each place."""
    return any(all(near(v, w) for v, w in pairwise(values)) for values in product(*allowed))


def allowed_in(lying: Mapping[str, str], side: int, level: int, *, corners: bool = True) -> tuple[frozenset[int], ...]:
    """For each place of a row the value there, or all that agree with the dice below and round the two corners."""
    cells = row(side, level)
    allowed = []
    for place in cells:
        if place in lying:
            allowed.append(frozenset([value_of(lying[place])]))
            continue
        around = below(place) + ([other for other in beside(place) if other not in cells] if corners else [])
        there = [value_of(lying[other]) for other in around if other in lying]
        allowed.append(frozenset(v for v in range(1, 7) if all(near(v, w) for w in there)))
    return tuple(allowed)


def level_of(lying: Mapping[str, str], side: int) -> int:
    """The working row, 6 for the pinnacle."""
    return next((level for level in LEVELS if any(place not in lying for place in row(side, level))), 6)


def impossible(lying: Mapping[str, str], side: int, *, corners: bool = True) -> bool:
    level = level_of(lying, side)
    return level < 6 and not some_row_fits(allowed_in(lying, side, level, corners=corners))


def take_down(lying: Mapping[str, str], side: int) -> tuple[dict[str, str], int]:
    """D6.3  What lies on the tower when the special rule has been used, and how many rows it took."""
    kept, rows = dict(lying), 0
    while impossible(kept, side):
        top = max(level for level in LEVELS if any(place in kept for place in row(side, level)))
        for place in row(side, top):
            kept.pop(place, None)
        rows += 1
    return kept, rows


def climb(p: Position, rng: random.Random) -> Position:
    """Mostly a die on the leftmost place where one fits, white ones last, so that rows become full."""
    legal = p.legal()
    ways = [(action - FIRST_PLACE) % 6 + 6 * (action >= FIRST_WHITE) for action in legal]
    placing = [n for n, action in enumerate(legal) if FIRST_PLACE <= action < FIRST_TAKE]
    if not placing or rng.random() < 0.1:
        return stroll(p, rng)
    best = min(ways[n] for n in placing)
    return p.play(legal[rng.choice([n for n in placing if ways[n] == best])], seed=rng.randbytes(16))


FIRST_PLACE, FIRST_WHITE, FIRST_TAKE = 27, 27 + 36 * 6, 27 + 42 * 6
"""The numbers of the actions that place dice: six positions for each sort, white ones last."""


def test_blocked_is_what_brute_force_finds_impossible(mode: Mode) -> None:
    """D6.2  10,000 reached positions, all four sides of each; blocked in every way, and often."""
    rng = random.Random(6)
    blocked, free, by_corner = Counter[str](), Counter[str](), 0
    kinds: set[tuple[frozenset[int], ...]] = set()
    assert [mode.game.write(n) for n in (FIRST_PLACE, FIRST_WHITE)] == ["place red-1 1", "place white-1 1"]
    for match in range(20):
        seats = 4 if match % 2 else rng.choice((2, 3, 5, 6))
        p, move = mode.new(Setup(seats), rng.randbytes(16)), climb if match % 4 else stroll
        for _ in range(500):
            if p.over:
                p = mode.new(Setup(seats), rng.randbytes(16))
            move(p, rng)
            lying = tower(p)
            for side in range(4):
                due = impossible(lying, side)
                assert bool(p.do(is_blocked, side)) == due
                level = level_of(lying, side)
                if level < 6:
                    kinds.add(allowed_in(lying, side, level))
                    partly = any(place in lying for place in row(side, level))
                    (blocked if due else free)["partly filled" if partly else "empty"] += 1
                    by_corner += due and not impossible(lying, side, corners=False)
    assert len(kinds) > 3000
    assert min(blocked["partly filled"], free["partly filled"]) > 2000
    assert blocked["empty"] > 50
    assert by_corner > 1000


def test_the_special_rule_takes_the_rows_that_brute_force_says(mode: Mode) -> None:
    """D6.3, D6.4  No fewer and no more; all their dice wait to be rolled, and the number was told before."""
    rng = random.Random(63)
    taken = Counter[int]()
    refused = 0
    p = mode.new(Setup(4), 63)
    while taken.total() < 300:
        if p.over or rng.randrange(300) == 0:
            p = mode.new(Setup(rng.choice((2, 4, 4, 6))), rng.randbytes(16))
        stroll(p, rng)
        if p.phase != READY:
            continue
        lying, side = tower(p), int(p.side)
        kept, rows = take_down(lying, side)
        assert ("clear" in p.choices()) == (rows > 0)
        if not rows:
            refused += 1
            continue
        q = p.copy()
        freed = Counter(die.split("-")[0] for place, die in lying.items() if place not in kept)
        due = Counter(waiting(q)) + freed
        assert q.remark("clear") == ("removes", rows, freed.total())
        q.play("clear")
        assert tower(q) == kept
        assert waiting(q) == due
        taken[rows] += 1
    assert taken[1] > 50
    assert taken[2] > 5
    assert refused > 50


def test_an_empty_bottom_row_can_always_be_filled(mode: Mode) -> None:
    """D6.3  Between any two corner dice: so taking down always comes to an end."""
    p = scene(mode)
    for left, right in product(range(7), repeat=2):
        everything_home(p)
        lying = lie(["f1", "m1"], f"{f'white-{left}' if left else '.'} {f'white-{right}' if right else '.'}")
        for place, die in lying.items():
            put(p, place, die)
        assert not impossible(lying, 1)
        assert not p.do(is_blocked, 1)


def test_every_place_alone_has_two_values_from_below() -> None:
    """D3.1  Dice side by side are never further apart than one, so a single place is never blocked from below."""
    for low, high in product(range(1, 7), repeat=2):
        if near(low, high):
            fitting = {v for v in range(1, 7) if near(v, low) and near(v, high)}
            assert len(fitting) == (3 if low == high else 2)


def test_the_pinnacle_is_never_blocked(mode: Mode) -> None:
    """D6.2"""
    for low, high in product(range(1, 7), repeat=2):
        if near(low, high):
            on = filled(0, 1, 4, f"white-{low}") | lie(row(0, 5), f"white-{low} white-{high}")
            p = scene(mode, on)
            assert not p.do(is_blocked, 0)
            assert "clear" not in p.choices()
    assert CELLS[80] == "pinnacle"
