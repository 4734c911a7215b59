"""What cards leave behind: only here the deck runs out, dice go home, and what lies beneath a card is locked."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from tests.games.dice.facts import CARDS, COLOURS, colour_of, fits, row
from tests.games.dice.positions import open_cells
from tests.games.dice.scene import (
    PLAYING,
    at_home,
    cards_in,
    hand,
    level_at_work,
    lie,
    places,
    pool,
    scene,
    sit_out,
    told,
    tower,
    waiting,
)
from tests.games.dice.test_cards import RICH, offered
from tests.modes import Mode, Position

# ------------------------------------------------------------------------------------------ D5.10  The deck


def completing(mode: Mode, **known: object) -> Position:
    """One die is missing in a row."""
    on = lie(row(0, 1), "white-1 white-1 white-1 white-1 white-1 .")
    return scene(mode, on, pool="white-1", **known)  # type: ignore[arg-type]


def test_an_empty_deck_is_made_of_the_discards(mode: Mode) -> None:
    """D5.10  When somebody has to draw, and not before; cards in hands are not in it."""
    p = completing(mode, pile=[], hands={0: ["steal"] * 4, 1: ["swap-own"] * 6})
    many = len(cards_in(p, "discard"))
    assert (cards_in(p, "pile"), many) == ([], 30)
    p.play("place white-1 6", seed=1)
    assert told(p)[2] == f"shuffled {many}"
    assert cards_in(p, "discard") == []
    assert len(cards_in(p, "pile")) == many - 1
    assert not {"steal", "swap-own"} & set(cards_in(p, "pile"))
    assert len(hand(p, 0)) == 5


def test_the_last_card_of_the_deck_is_not_followed_by_a_shuffle(mode: Mode) -> None:
    """D5.10  The discards lie until the next draw."""
    p = completing(mode, pile=["steal"]).play("place white-1 6", seed=1)
    assert told(p)[2] == "drew 0 steal"
    assert cards_in(p, "pile") == []
    assert len(cards_in(p, "discard")) == 39


def test_with_no_card_anywhere_nothing_is_drawn(mode: Mode) -> None:
    """D5.10, D4.7  All forty are in hands; there is a star all the same."""
    kinds = [card for card, number in zip(CARDS, (8, 6, 6, 6, 6, 4, 4, 0), strict=True) for _ in range(number)]
    p = completing(mode, pile=[], hands={1: kinds}).play("place white-1 6", seed=1)
    assert told(p) == ["placed 0 white-1 f1", "completed 0 1 1", "no-card 0", "took-star 0"]
    assert (hand(p, 0), len(hand(p, 1))) == ([], 40)


# ------------------------------------------------------------------------------------------ D5.12  Home


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_a_swapped_red_die_goes_home_to_red(mode: Mode, seat: int) -> None:
    """D5.12, D4.10  Not to the stock of who had it; the die given away stays on red's side."""
    own = COLOURS[seat]
    p = scene(mode, {"a1": "red-3"}, acting=seat, pool=f"{own}-3 white-1", hands={seat: ["swap-opponent"]})
    assert at_home(p)["red"] == 11
    p.play("card swap-opponent", "take a1", f"give {own}-3")
    assert pool(p) == ["red-3", "white-1"]
    p.play("end", seed=1)
    assert at_home(p)["red"] == 12
    assert (at_home(p)[own], tower(p)) == (11, {"a1": f"{own}-3"})


def test_a_stolen_red_die_goes_home_to_red_when_its_row_is_taken_down(mode: Mode) -> None:
    """D5.12, D6.4, D4.10  It was stolen, its row was blocked and taken down, it was rolled and not placed."""
    p = scene(mode, {"a1": "red-4", "g1": "blue-1"}, acting=1, pool="blue-3 white-1", hands={1: ["steal"]})
    p.play("card steal", "take a1", "lay 3", "end", seed=1)
    assert tower(p) == {"g1": "blue-1", "i1": "red-4"}
    assert at_home(p)["red"] == 11
    rng = random.Random(1)
    while p.active != 1:
        sit_out(p, rng)
    p.play("clear", seed=1)
    assert waiting(p)["red"] == 1
    p.play("roll", seed=1)
    assert Counter(map(colour_of, pool(p))) == {"red": 1, "blue": 12, "white": 3}
    p.play("end", seed=1)
    assert at_home(p)["red"] == 12


def test_a_die_given_away_comes_home_and_is_rolled_again(mode: Mode) -> None:
    """D5.12, D4.4  Red's die on blue's side, taken by teal, is in red's next roll."""
    p = scene(mode, {"g1": "blue-3"}, pool="red-3 red-1", hands={0: ["swap-opponent"], 2: ["swap-opponent"]})
    p.play("card swap-opponent", "take g1", "give red-3", "end", seed=1)
    rng = random.Random(2)
    sit_out(p, rng)
    p.play("roll", seed=1)
    teal = next(die for die in pool(p) if fits(die, "g1", {}))
    p.play("card swap-opponent", "take g1", f"give {teal}", "end", seed=1)
    sit_out(p, rng)
    assert p.active == 0
    p.play("roll", seed=1)
    assert Counter(map(colour_of, pool(p))) == {"red": 12, "white": 3}


def test_a_foreign_die_keeps_its_colour(mode: Mode) -> None:
    """D5.12, D3.2  In blue's pool a red die may lie beside blue, and not beside red."""
    on = {"g1": "blue-3", "l1": "red-3", "a1": "red-3"}
    p = scene(mode, on, acting=1, pool="white-3", hands={1: ["swap-opponent"]})
    p.play("card swap-opponent", "take a1", "give white-3")
    assert places(p, "red-3") == {"h1", "i1", "j1"}


def test_only_the_player_of_a_colour_rolls_it_at_home(mode: Mode) -> None:
    """D5.12  With three in free-for-all, colours without a player are never rolled but as guests."""
    p = scene(mode, {"m1": "purple-2"}, seats=3, side=0, pool="red-2", hands={0: ["swap-opponent"]})
    p.play("card swap-opponent", "take m1", "give red-2", "end", seed=1)
    assert at_home(p)["purple"] == 12


# ------------------------------------------------------------------------------------------ D5.13  Final


@pytest.mark.parametrize("card", CARDS)
def test_a_card_makes_final_what_lies(mode: Mode, card: str) -> None:
    """D5.13, D4.6  From the moment it is played; a die placed afterwards can be taken back."""
    on = {"g1": "blue-1", "a1": "red-1", "m1": "blue-1"}
    p = scene(mode, on, seats=2, side=0, hands={0: [card]}, pool=f"{RICH} white-2 white-2 white-2")
    p.play("place red-2 3")
    assert offered(p, "take-back") == {"3"}
    p.play(f"card {card}", seed=1)
    assert offered(p, "take-back") == set()
    while p.phase != PLAYING:
        p.play(min(p.legal()), seed=1)
    assert offered(p, "take-back") == set()
    assert tower(p)["c1"] == "red-2" or card == "swap-own"
    working = open_cells(tower(p), int(p.side))
    fitting = [(die, place) for die in pool(p) for place in places(p, die) if place in working]
    die, place = fitting[0]
    level = level_at_work(p, int(p.side))
    position = row(int(p.side), level).index(place) + 1
    p.play(f"place {die} {position}")
    assert offered(p, "take-back") == {str(position)}


def test_extra_white_before_the_roll_locks_nothing(mode: Mode) -> None:
    """D5.13  Nothing has been placed yet."""
    p = scene(mode, hands={0: ["extra-white"]}).play("card extra-white", "roll", seed=1)
    die = pool(p)[0]
    p.play(f"place {die} 1")
    assert offered(p, "take-back") == {"1"}
