"""The solver: only here its answers are held against all ways to lay the dice of a pool, tried one after the other."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import permutations, product
from typing import Any

import numpy as np
import pytest

from tests.games.dice.facts import (
    CARDS,
    CELLS,
    COLOURS,
    beside,
    colour_of,
    fits,
    near,
    row,
    value_of,
)
from tests.games.dice.positions import SORTS, State, Way, dice_left, open_cells, some_pool, some_tower, steps_with
from tests.games.dice.scene import POOL, STOCK, filled, level_at_work, lie, pool, scene, tower
from tests.modes import Mode, Position
from vetta.core.record import Grid, Row
from vetta.games.dice.solver import SCRATCH, can_complete, colours_for_row, fillings, values_ahead, values_for_row
from vetta.games.dice.tower import working
from vetta.games.dice.ways import STEP, best_luck, cards_needed, ways

MANY = 10_000
TOWERS = 125
MOST_DICE = {0: 15, 1: 15, 2: 15, 3: 15, 4: 10, 5: 8, 6: 8}
"""So many dice are tried on so many empty places."""

# ------------------------------------------------------------------------------------------ every way to lay the dice


@cache
def orders(dice: int, places: int) -> Any:
    """All ways to lay so many dice on so many places: the number of a die for each place."""
    return np.array(list(permutations(range(dice), places)), np.int8).reshape(-1, places)


def every_filling(on: dict[str, str], cells: Sequence[str], dice: Sequence[str], side: int) -> set[tuple[str, ...]]:
    """All rows of dice that may lie in these empty cells, which are in order from the left."""
    if len(dice) < len(cells):
        return set()
    ways = orders(len(dice), len(cells))
    for i, place in enumerate(cells):
        fitting = np.array([fits(die, place, on, side) for die in dice])
        ways = ways[fitting[ways[:, i]]]
    pairs = np.array([[may_touch(one, other) for other in dice] for one in dice])
    for i in range(len(cells) - 1):
        if cells[i + 1] in beside(cells[i]):
            ways = ways[pairs[ways[:, i], ways[:, i + 1]]]
    sorts = np.array([SORTS.index(die) for die in dice])
    return {tuple(SORTS[n] for n in way) for way in np.unique(sorts[ways], axis=0)}


def all_rows(on: dict[str, str], cells: Sequence[str], dice: Sequence[str]) -> int:
    """How many rows of dice there are that may lie in all these cells: for pools so large that they are laid place by
    place, each row going on with every die that it does not hold yet."""
    sorts = sorted(set(dice))
    pairs = np.array([[may_touch(one, other) for other in sorts] for one in sorts])
    rows = np.zeros((1, 0), np.int8)
    for place in cells:
        grown = [np.zeros((0, rows.shape[1] + 1), np.int8)]
        for n, die in enumerate(sorts):
            if fits(die, place, on):
                going = rows[(rows == n).sum(axis=1) < dice.count(die)]
                going = going[pairs[going[:, -1], n]] if rows.shape[1] else going
                grown.append(np.column_stack([going, np.full(len(going), n, np.int8)]))
        rows = np.concatenate(grown)
    return len(rows)


def may_touch(one: str, other: str) -> bool:
    """Whether two dice may lie side by side on a level."""
    return near(value_of(one), value_of(other)) and not colour_of(one) == colour_of(other) != "white"


def by_force(p: Position) -> set[tuple[str, ...]]:
    on, side = tower(p), int(p.side)
    return every_filling(on, open_cells(on, side), pool(p), side)


# ------------------------------------------------------------------------------------------ positions


def enough(rng: random.Random, cells: Sequence[str]) -> int:
    """A number of dice for these places."""
    return rng.randint(max(1, len(cells)), MOST_DICE[len(cells)])


@cache
def towers() -> list[tuple[dict[str, str], int]]:
    """Towers with the side that is played."""
    rng = random.Random(1)
    return [(some_tower(rng), rng.randrange(4)) for _ in range(TOWERS)]


@cache
def trials() -> list[list[tuple[list[str], set[tuple[str, ...]]]]]:
    """For each tower pools, with all fillings of the working row."""
    rng = random.Random(2)
    tried = []
    for on, side in towers():
        cells = open_cells(on, side)
        pools = [some_pool(rng, enough(rng, cells), dice_left(on)) for _ in range(MANY // TOWERS)]
        tried.append([(dice, every_filling(on, cells, dice, side)) for dice in pools])
    return tried


def positions(mode: Mode, every: int = 1) -> Iterator[tuple[Position, set[tuple[str, ...]]]]:
    """The towers, on each every so many of its pools."""
    for (on, side), pools in zip(towers(), trials(), strict=True):
        p = scene(mode, on, seats=6, side=side, pool="")
        home: dict[str, list[int]] = {colour: [] for colour in COLOURS}
        for number in range(122):
            if p.at[number] == STOCK:
                home[COLOURS[min(number // 12, 6)]].append(number)
        for dice, found in pools[::every]:
            laid = lay(p, dice, home)
            yield p, found
            for number in laid:
                p.at[number] = STOCK


def lay(p: Position, dice: Sequence[str], home: dict[str, list[int]]) -> list[int]:
    """The pool is these dice: much faster than `lay_pool`."""
    for sort in range(42):
        p.pool[sort] = 0
    taken = dict.fromkeys(COLOURS, 0)
    laid = []
    for die in dice:
        colour = colour_of(die)
        number = home[colour][taken[colour]]
        taken[colour] += 1
        p.at[number], p.face[number] = POOL, value_of(die)
        p.pool[SORTS.index(die)] += 1
        laid.append(number)
    p.reserve = len(home["white"]) - taken["white"]
    return laid


def listed(p: Position, most: int) -> tuple[int, list[tuple[str, ...]]]:
    """How many fillings the solver counts, and those that it writes."""
    if p.mode.name == "plain":
        rows: Any = Grid({(n, i): 77 for n in range(most) for i in range(6)})
        scratch: Any = Row([77] * SCRATCH)
    else:
        rows, scratch = np.full((most, 6), 77, np.int64), np.full(SCRATCH, 77, np.int64)
    count = int(p.do(fillings, rows, most, scratch))
    written = [[int(rows[n, i]) for i in range(6)] for n in range(min(count, most))]
    return count, [tuple(SORTS[sort] for sort in line if sort >= 0) for line in written]


# ------------------------------------------------------------------------------------------ without cards


def test_ten_thousand_pools(mode: Mode) -> None:
    """D4.7, D4.8  Whether the working row can be completed: as often as not, and never a wrong answer."""
    answers = {True: 0, False: 0}
    places: dict[int, int] = {}
    for p, found in positions(mode):
        assert bool(p.do(can_complete)) is bool(found), (tower(p), pool(p))
        answers[bool(found)] += 1
        if found:
            many = len(next(iter(found)))
            places[many] = places.get(many, 0) + 1
    assert sum(answers.values()) == MANY
    assert min(answers.values()) > MANY // 4
    assert set(places) == {1, 2, 3, 4, 5, 6}
    assert min(places.values()) > 100


def test_all_fillings_of_a_pool(mode: Mode) -> None:
    """D4.7  Each filling is written once, dice lying where they lie; and the number is that of all."""
    several = 0
    for p, found in positions(mode, every=10):
        before = p.to_bytes()
        count, rows = listed(p, 400)
        assert count == len(found), (tower(p), pool(p))
        assert len(set(rows)) == len(rows) == min(count, 400)
        assert set(rows) <= found
        assert p.to_bytes() == before
        several += count > 10
    assert several > 50


def values_that_lead_on(p: Position) -> int:
    """For each empty place the values of dice that fit there and beside which some other die fits to their right, six
    bits for each place; -1 if one has none."""
    on, side, dice = tower(p), int(p.side), pool(p)
    level = level_at_work(p, side)
    places = row(side, level) if level < 6 else ["pinnacle"]
    values = 0
    following: set[str] = set()
    for i, place in reversed(list(enumerate(places))):
        if place in on:
            continue
        fitting = {die for die in dice if fits(die, place, on, side)}
        if i + 1 < len(places) and places[i + 1] not in on:
            spare = {die for die in fitting if dice.count(die) > 1}
            fitting = {
                die for die in fitting if any(may_touch(die, e) and (e != die or die in spare) for e in following)
            }
        if not fitting:
            return -1
        values |= sum({1 << 6 * i + value_of(die) - 1 for die in fitting})
        following = fitting
    return values


def test_looking_ahead_from_the_right(mode: Mode) -> None:
    """D3.1, D3.2, D4.7  The search stands on it: what cannot be followed is not tried, and nothing else is left out."""
    impossible = 0
    for p, _ in positions(mode, every=16):
        level = int(p.do(working, int(p.side)))
        colours = int(p.do(colours_for_row, level))
        values = int(p.do(values_ahead, int(p.do(values_for_row, level)), colours, 0, -1, 0, 0))
        assert values == values_that_lead_on(p), (tower(p), pool(p))
        impossible += values == -1
    assert 100 < impossible < 400


WIDEST_POOLS = (
    " ".join(f"{colour}-{value}" for colour in COLOURS for value in (1, 2)) + " white-2",
    " ".join(f"{colour}-{value}" for colour in COLOURS for value in (3, 4)) + " red-5",
    "white-1 white-1 white-1 white-2 white-2 white-6 white-6 white-5 red-1 red-6 red-2 teal-1 teal-2 teal-6 teal-5",
    "white-1 white-2 white-3 white-4 white-5 white-6 blue-1 blue-2 blue-3 blue-4 blue-5 blue-6 teal-1 teal-3 teal-5",
    "blue-1 blue-1 blue-2 blue-2 blue-3 blue-4 blue-4 blue-5 blue-6 blue-6 blue-1 blue-3 white-3 white-1 white-6",
)


@pytest.mark.parametrize("dice", WIDEST_POOLS)
@pytest.mark.parametrize("corner", [False, True])
def test_fifteen_dice_on_a_bare_row(mode: Mode, dice: str, corner: bool) -> None:
    """D4.7, D1.1  Six empty places, up to a million fillings: none is missing and none counted twice."""
    on = {"f1": "orange-1", "m1": "purple-3"} if corner else {}
    p = scene(mode, on, side=1, acting=1, pool=dice)
    count, rows = listed(p, 50)
    expected = all_rows(on, row(1, 1), dice.split())
    assert count == expected
    assert len(set(rows)) == min(50, expected)


def test_the_pinnacle_is_filled_by_any_value_that_fits(mode: Mode) -> None:
    """D3.6, D7.1  Two top dice of 3 and 2; a colour or a neighbour does not matter there."""
    for dice, fitting in (("teal-2 teal-3 white-2 red-4 red-1", 3), ("teal-1 white-4 red-5", 0)):
        on = filled(2, 1, 4, "white-3") | {"m5": "white-3", "n5": "teal-2"}
        p = scene(mode, on, acting=2, pool=dice)
        count, rows = listed(p, 10)
        assert (count, bool(p.do(can_complete))) == (fitting, fitting > 0)
        assert set(rows) == {(die,) for die in dice.split() if value_of(die) in (2, 3)}


def test_a_row_that_has_its_dice_already_has_gaps_to_fill(mode: Mode) -> None:
    """D4.5, D4.7  Two gaps, one of which only one die fits."""
    on = lie(row(1, 1), "white-1 . white-3 white-4 . white-6")
    p = scene(mode, on, side=1, acting=1, pool="blue-2 blue-5 white-5 teal-4")
    assert listed(p, 10) == (2, [("blue-2", "blue-5"), ("blue-2", "white-5")])
    p = scene(mode, on, side=1, acting=1, pool="blue-5 white-5 teal-2")
    assert listed(p, 10) == (2, [("teal-2", "blue-5"), ("teal-2", "white-5")])
    p = scene(mode, on, side=1, acting=1, pool="blue-5 white-5 teal-4")
    assert listed(p, 10) == (0, [])


# ------------------------------------------------------------------------------------------ with cards


def completable(state: State, cells: Sequence[str], side: int) -> bool:
    on, dice = state
    left = [place for place in cells if place not in on]
    return not left or bool(every_filling(on, left, dice, side))


def written(steps: Any, many: int) -> list[Way]:
    found = []
    for n in range(many):
        card, place, given, to = (int(steps[n, i]) for i in range(4))
        found.append((CARDS[card], CELLS[place], SORTS[given] if given >= 0 else "", to + 1))
    return found


def room(p: Position, many: int) -> Any:
    if p.mode.name == "plain":
        return Grid({(n, i): 77 for n in range(many) for i in range(STEP)})
    return np.full((many, STEP), 77, np.int64)


@cache
def small_cases() -> list[tuple[dict[str, str], int, list[str]]]:
    """Towers with a side and a pool, the row not to be completed without a card."""
    rng = random.Random(3)
    cases: list[tuple[dict[str, str], int, list[str]]] = []
    while len(cases) < 40:
        on, side = some_tower(rng), rng.randrange(4)
        cells = open_cells(on, side)
        dice = some_pool(rng, enough(rng, cells), dice_left(on))
        if len(dice) <= 8 and not every_filling(on, cells, dice, side):
            cases.append((on, side, dice))
    return cases


@cache
def expected_ways(case: int, card: str) -> set[Way]:
    on, side, dice = small_cases()[case]
    cells = open_cells(on, side)
    return {way for way, state in steps_with(card, (on, dice), side) if completable(state, cells, side)}


@pytest.mark.parametrize("card", ["swap-own", "swap-opponent", "steal"])
def test_every_way_to_help_a_row_with_one_card(mode: Mode, card: str) -> None:
    """D5.3, D5.4, D5.8, D5.11  Each die that can be taken, each that can be given, each place for a stolen one."""
    helped = 0
    for case, (on, side, dice) in enumerate(small_cases()):
        p = scene(mode, on, seats=6, side=side, pool=" ".join(dice))
        before = p.to_bytes()
        steps = room(p, 400)
        count = int(p.do(ways, CARDS.index(card), steps, 400))
        assert p.to_bytes() == before
        found = written(steps, count)
        assert len(found) == len(set(found))
        assert set(found) == expected_ways(case, card), (on, side, dice)
        assert int(p.do(ways, CARDS.index(card), steps, 2)) == min(2, count)
        helped += count > 0
    assert 4 <= helped <= 36


@cache
def expected_number(case: int, cards: tuple[str, ...]) -> int:
    """The fewest cards of a hand that help; -1 if all of them do not."""
    on, side, dice = small_cases()[case]
    cells = open_cells(on, side)
    reached: list[tuple[State, tuple[str, ...]]] = [((on, dice), cards)]
    for number in range(1, len(cards) + 1):
        following = []
        for state, left in reached:
            for card in sorted(set(left)):
                rest = list(left)
                rest.remove(card)
                for _, new in steps_with(card, state, side):
                    if completable(new, cells, side):
                        return number
                    following.append((new, tuple(rest)))
        reached = following
    return -1


HANDS = (("steal", "steal"), ("swap-own", "steal"), ("swap-own", "swap-opponent"))


@pytest.mark.parametrize("cards", HANDS, ids="-".join)
def test_two_cards_one_after_the_other(mode: Mode, cards: tuple[str, ...]) -> None:
    """D5.1, D5.3, D5.4, D5.8  As few as help, in an order that can be played; with fewer it is not tried to the end."""
    numbers = []
    for case, (on, side, dice) in enumerate(small_cases()):
        if len(on) > 30:
            continue
        p = scene(mode, on, seats=6, side=side, pool=" ".join(dice), hands={0: [*cards, "extra-white", "rotate"]})
        before = p.to_bytes()
        steps = room(p, 2)
        number = int(p.do(cards_needed, 2, steps))
        assert p.to_bytes() == before
        assert number == expected_number(case, cards), (on, side, dice)
        assert int(p.do(cards_needed, 1, steps)) == (number if number == 1 else -1)
        if number > 0:
            p.do(cards_needed, 2, steps)
            level = level_at_work(p, side)
            for card, place, given, to in written(steps, number):
                p.play(f"card {card}", f"take {place}", f"give {given}" if given else f"lay {to}", seed=1)
            assert p.over or level_at_work(p, side) > level or by_force(p)
        numbers.append(number)
    assert set(numbers) == {-1, 1, 2}


def test_no_card_is_needed_if_the_pool_does(mode: Mode) -> None:
    """D4.7, D5.1  And none helps if there is none in the hand, or only such as leave it to chance."""
    p = scene(mode, filled(0, 1, 3), pool="white-1 white-2 white-1", hands={0: ["steal"]})
    assert p.do(cards_needed, 2, room(p, 2)) == 0
    p = scene(mode, filled(0, 1, 3), pool="white-1 white-2", hands={0: ["extra-white", "reroll-white"], 1: ["steal"]})
    assert p.do(cards_needed, 2, room(p, 2)) == -1


# ------------------------------------------------------------------------------------------ with luck


def lucky_pools(card: str, dice: list[str]) -> Iterator[list[str]]:
    """Every pool that a card of chance can lead to, from the facts; only the dice that are rolled differ."""
    rolled: list[list[str]] = []
    if card == "extra-white":
        yield from ([*dice, f"white-{value}"] for value in range(1, 7))
    elif card == "reroll-white":
        rolled.append([die for die in dice if colour_of(die) == "white"])
    elif card == "reroll-coloured":
        rolled.append([die for die in dice if colour_of(die) != "white"])
    elif card == "reroll-set":
        sets = [[die for die in dice if value_of(die) == value] for value in range(1, 7)]
        rolled += [alike for alike in sets if len(alike) >= 3]
    for chosen in filter(None, rolled):
        kept = list(dice)
        for die in chosen:
            kept.remove(die)
        for values in product(range(1, 7), repeat=len(chosen)):
            yield kept + [f"{colour_of(die)}-{value}" for die, value in zip(chosen, values, strict=True)]


LUCKY = ("extra-white", "reroll-white", "reroll-coloured", "reroll-set")


@cache
def luck(card: str) -> list[tuple[dict[str, str], int, list[str], bool]]:
    """Towers, sides and pools, and whether the best roll that a card can bring completes the row."""
    rng = random.Random(4)
    cases = []
    for on, side, _ in small_cases() * 3:
        cells = open_cells(on, side)
        dice = some_pool(rng, len(cells) + 1, dice_left(on))
        alike = max(sum(value_of(die) == value for die in dice) for value in range(1, 7))
        white = sum(colour_of(die) == "white" for die in dice)
        if {"reroll-white": white, "reroll-coloured": len(dice) - white, "reroll-set": alike}.get(card, 0) <= 3:
            found = any(every_filling(on, cells, rolled, side) for rolled in lucky_pools(card, dice))
            cases.append((on, side, dice, found))
    return cases


@pytest.mark.parametrize("card", LUCKY)
def test_the_best_luck(mode: Mode, card: str) -> None:
    """D5.2, D5.5, D5.6, D5.7  Whether some roll would do is found out without rolling."""
    answers = {True: 0, False: 0}
    for on, side, dice, found in luck(card):
        p = scene(mode, on, seats=6, side=side, pool=" ".join(dice))
        before = p.to_bytes()
        assert bool(p.do(best_luck, CARDS.index(card))) is found, (on, side, dice)
        assert p.to_bytes() == before
        answers[found] += 1
    assert min(answers.values()) >= 5, answers


def test_luck_with_an_empty_reserve(mode: Mode) -> None:
    """D5.2  There is no white die to come."""
    p = scene(mode, filled(0, 1, 3), pool="white-1 white-1")
    assert p.do(best_luck, CARDS.index("extra-white"))
    p.reserve = 0
    assert not p.do(best_luck, CARDS.index("extra-white"))


@pytest.mark.parametrize("luckiest", range(4))
def test_luck_with_the_rotate_card(mode: Mode, luckiest: int) -> None:
    """D5.9  Any side can come, also the same one; where a row can be completed or the pinnacle be reached."""
    on = {place: die for side in range(4) for place, die in filled(side, 1, 1, "white-1").items()}
    p = scene(mode, on, side=0, seats=2, pool="white-2 white-4")
    assert not p.do(best_luck, CARDS.index("rotate"))
    on |= lie(row(luckiest, 2), "white-1 white-1 . white-1 white-1")
    p = scene(mode, on, side=0, seats=2, pool="white-2 white-4")
    assert p.do(best_luck, CARDS.index("rotate"))
    assert p.side == 0
    assert bool(p.do(can_complete)) is (luckiest == 0)
