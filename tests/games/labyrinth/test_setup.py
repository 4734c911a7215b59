"""Setting the table: only here many tables are set, to see that chance is fair and that nothing is dealt twice."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.labyrinth.facts import (
    BESIDE,
    CELLS,
    COMPANY,
    CORNERS,
    FIGURES,
    LOOKS,
    MOVABLE,
    PILES,
    TOWER_NAMES,
    TOWERS,
    TREASURES,
    cell,
)
from tests.games.labyrinth.scene import PUSHING, hand, pile, stay_put
from tests.modes import Mode, Position
from vetta.core.game import Setup, SetupError

FREE = [name for name in CELLS if name[0] in "bd" or name[1] in "24"]


def tables(mode: Mode, many: int, setup: Setup) -> list[Position]:
    return [mode.new(setup, seed) for seed in range(many)]


def chi_square(counted: Counter[int], ways: int, many: int) -> float:
    """How far counts are from even; about `ways`, rarely more than twice that."""
    return sum((counted[way] - many / ways) ** 2 / (many / ways) for way in range(ways))


def test_the_movable_towers_lie_at_random_on_the_free_cells_and_one_beside(mode: Mode) -> None:
    """L2.1  Sixteen on the sixteen free cells, the last one beside the board; each place as likely for each tower."""
    many = 600
    places = [cell(name) for name in FREE] + [25]
    at: dict[str, Counter[int]] = {name: Counter() for name in MOVABLE}
    for p in tables(mode, many, Setup(2)):
        laid = [int(p.tower[place]) for place in places]
        assert sorted(TOWER_NAMES[tower] for tower in laid) == sorted(MOVABLE)
        for i, tower in enumerate(laid):
            at[TOWER_NAMES[tower]][i] += 1
    for counted in at.values():
        assert chi_square(counted, 17, many) < 45


def test_the_movable_towers_are_turned_at_random(mode: Mode) -> None:
    """L2.1  Each of the ways a tower can look is as likely; the spare is turned as well."""
    many = 600
    turned: dict[str, Counter[int]] = {name: Counter() for name in MOVABLE}
    for p in tables(mode, many, Setup(2)):
        for name in MOVABLE:
            turned[name][int(p.turn[TOWER_NAMES.index(name)])] += 1
    for name, counted in turned.items():
        ways = LOOKS[TOWERS[name].shape]
        assert set(counted) == set(range(ways))
        assert chi_square(counted, ways, many) < 20


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_pawns_stand_on_the_corners_of_their_colours_with_open_rune_cards(mode: Mode, seats: int) -> None:
    """L2.2  Two sit opposite each other unless they choose otherwise."""
    p = mode.new(Setup(seats), 1)
    pieces = p.pieces(0)
    for seat, colour in enumerate(COMPANY[seats]):
        assert pieces[f"pawn-{colour}"] == (FIGURES[colour], CORNERS[colour], 2 + seat, 0, seat)
        assert pieces[f"rune-card-{colour}"] == ("rune-card", colour, 0, 0, 0)
        assert p.at[seat] == cell(CORNERS[colour])
    assert [int(gone) for gone in p.gone] == [0] * seats + [1] * (4 - seats)


@pytest.mark.parametrize(
    "company",
    [
        "red-green", "yellow-blue", "red-yellow", "yellow-green", "green-blue", "red-blue", "red-yellow-green",
        "red-yellow-blue", "red-green-blue", "yellow-green-blue", "red-yellow-green-blue",
    ],
)  # fmt: skip
def test_any_colours_can_sit_together_in_clockwise_order(mode: Mode, company: str) -> None:
    """L2.2"""
    colours = company.split("-")
    p = mode.new(Setup(len(colours), {"company": company}), 1)
    for seat, colour in enumerate(colours):
        assert p.at[seat] == cell(CORNERS[colour])
        assert p.pieces(seat)[f"pawn-{colour}"][4] == seat


def test_a_company_fits_the_number_of_seats(mode: Mode) -> None:
    """L2.2"""
    with pytest.raises(SetupError, match="red-green"):
        mode.new(Setup(2, {"company": "red-yellow-green"}))
    with pytest.raises(SetupError, match="2, 3, 4"):
        mode.new(Setup(5))
    with pytest.raises(SetupError, match="first"):
        mode.new(Setup(2, {"first": "seat-3"}))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_treasure_cards_are_dealt_equally(mode: Mode, seats: int) -> None:
    """L2.3  Twelve cards: six each for two, four for three, three for four."""
    p = mode.new(Setup(seats), 1)
    assert [int(number) for number in p.left] == [PILES[seats]] * seats + [0] * (4 - seats)
    assert not any(p.finder)
    assert not any(p.ruled_out)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_seat_looks_at_its_first_treasure_and_any_is_as_likely(mode: Mode, seats: int) -> None:
    """L2.3, L2.5  Different ones, for all seats; told to each alone."""
    many = 600
    first: list[Counter[int]] = [Counter() for _ in range(seats)]
    for p in tables(mode, many, Setup(seats)):
        targets = [int(p.target[seat]) for seat in range(4)]
        assert len(set(targets[:seats])) == seats
        assert targets[seats:] == [-1] * (4 - seats)
        seen = [numbers for name, *numbers in p.happened if name == "saw-target"]
        assert seen == [[seat, targets[seat]] for seat in range(seats)]
        for seat in range(seats):
            first[seat][targets[seat]] += 1
    for counted in first:
        assert chi_square(counted, 12, many) < 35


def test_every_treasure_comes_up_in_exactly_one_pile_in_any_order(mode: Mode) -> None:
    """L2.3  Finding all one after the other shows every card once; the second card is as random as the first."""
    many = 300
    second: Counter[int] = Counter()
    for number, p in enumerate(tables(mode, many, Setup(3, {"first": "seat-1"}))):
        shown = []
        for turn in range(12):
            seat = p.seat
            target = int(p.target[seat])
            shown.append(target)
            p.seed(100 * number + turn)
            stay_on_target(p)
            assert p.finder[target] == seat + 1
            if turn == 3:
                second[target] += 1
        assert sorted(shown) == list(range(12))
        assert [int(number) for number in p.left] == [0] * 4
        assert [int(target) for target in p.target] == [-1] * 4
    assert chi_square(second, 12, many) < 35


def carrier(p: Position, target: int) -> int:
    """The cell of a treasure."""
    return next(place for place in range(26) if TOWERS[TOWER_NAMES[p.tower[place]]].treasure == TREASURES[target])


def stay_on_target(p: Position) -> None:
    """Pushes, puts the pawn on its target and stays. If the target lies beside the board, any push brings it in."""
    seat, target = p.seat, int(p.target[p.seat])
    for choice in sorted(p.choices()):
        if carrier(p.copy().play(choice), target) != BESIDE:
            p.play(choice)
            p.at[seat] = carrier(p, target)
            p.play("stay")
            return
    raise AssertionError("every push brings the target in or leaves it on the board")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_seat_gets_one_magic_card_in_secret_and_the_rest_is_the_pile(mode: Mode, seats: int) -> None:
    """L2.4"""
    many = 300
    dealt: Counter[int] = Counter()
    for p in tables(mode, many, Setup(seats)):
        assert [sum(hand(p, seat)) for seat in range(4)] == [1] * seats + [0] * (4 - seats)
        assert sum(pile(p, "deck")) == 24 - seats
        assert pile(p, "discard") == (0, 0, 0)
        assert pile(p, "paid") == (0, 0, 0)
        drawn = [numbers for name, *numbers in p.happened if name == "dealt"]
        assert drawn == [[seat, hand(p, seat).index(1)] for seat in range(seats)]
        dealt[hand(p, seats - 1).index(1)] += 1
    assert chi_square(dealt, 3, many) < 14


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_chance_or_agreement_says_who_begins(mode: Mode, seats: int) -> None:
    """L2.6"""
    many = 300
    began: Counter[int] = Counter()
    for p in tables(mode, many, Setup(seats)):
        assert p.happened[-1] == ("began", p.seat)
        assert p.phase == PUSHING
        began[p.seat] += 1
    assert chi_square(began, seats, many) < 14
    for seat in range(seats):
        p = mode.new(Setup(seats, {"first": f"seat-{seat + 1}"}), 1)
        assert p.seat == seat
        assert p.happened[-1] == ("began", seat)


def test_the_turn_goes_round_clockwise(mode: Mode) -> None:
    """L2.6  Red, yellow, green, blue, and red again."""
    p = mode.new(Setup(4, {"first": "seat-3"}), 1)
    order = []
    for turn in range(6):
        order.append(p.seat)
        assert p.turns == turn
        stay_put(p, "W2" if turn % 2 else "W4")
    assert order == [2, 3, 0, 1, 2, 3]


def test_the_same_seed_sets_the_same_table(mode: Mode) -> None:
    """L2.1"""
    assert mode.new(Setup(4), 9).to_bytes() == mode.new(Setup(4), 9).to_bytes()
    assert mode.new(Setup(4), 9).to_bytes() != mode.new(Setup(4), 10).to_bytes()
    assert mode.new(Setup(2)).forbidden == -1
    assert mode.new(Setup(2)).winner == -1
