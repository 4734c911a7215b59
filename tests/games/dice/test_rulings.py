"""Rulings: only here each is played both ways in the same position, so that exactly what it says is different."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.games.dice.facts import COLOURS, DECKS, row
from tests.games.dice.scene import (
    ANSWERING,
    PLAYING,
    READY,
    cards_in,
    filled,
    hand,
    having,
    lie,
    places,
    pool,
    scene,
    sit_out,
    tower,
    whole_deck,
)
from tests.modes import Mode, Position
from vetta.core.game import Setup, SetupError

USUAL = {
    "schedule": "spin", "deck": "standard", "wins": "1", "handicap": "no", "first": "chance", "next_first": "next-seat",
    "voluntary_stop": "yes", "take_back": "yes", "star_window": "at-once", "used_tokens": "return",
    "opponents_dice": "by-place", "empty_hand": "yes", "standoff": "two-rounds", "turn_cap": "yes",
}  # fmt: skip
VALUES = {
    "style": ("fixed", "free-for-all"), "schedule": ("spin", "quarter"), "deck": ("standard", "even", "wild"),
    "wins": ("1", "2", "3"), "handicap": ("no", "yes"),
    "first": ("chance", "seat-1", "seat-2", "seat-3", "seat-4", "seat-5", "seat-6"),
    "next_first": ("next-seat", "winner"), "voluntary_stop": ("yes", "no"), "take_back": ("yes", "no"),
    "star_window": ("at-once", "in-order"), "used_tokens": ("return", "gone"),
    "opponents_dice": ("by-place", "by-colour"), "empty_hand": ("yes", "no"), "standoff": ("two-rounds", "never"),
    "turn_cap": ("yes", "no"),
}  # fmt: skip


def both(mode: Mode, ruling: str, on: dict[str, str] | None = None, **position: Any) -> tuple[Position, Position]:
    """The same position by the usual ruling and by the other one."""
    usual, other = VALUES[ruling]
    return scene(mode, on, **{**position, ruling: usual}), scene(mode, on, **{**position, ruling: other})


def verbs(p: Position) -> set[str]:
    return {choice.split()[0] for choice in p.choices()}


def test_these_are_all_rulings_and_the_first_value_is_the_usual_one(mode: Mode) -> None:
    """D9.1, D9.2, D9.3, D9.4, D9.5, D9.6, D9.7, D9.8, D9.9, D9.10, D9.11, D9.12, D9.13, D9.14, D9.15"""
    assert {option.name: option.values for option in mode.game.lexicon.options} == VALUES
    for seats in (2, 3, 4, 5, 6):
        style = "fixed" if seats == 4 else "free-for-all"
        assert mode.game.chosen(Setup(seats)) == {"style": style, **USUAL}
        assert mode.new(Setup(seats), 1).to_bytes() == mode.new(Setup(seats, {"style": style, **USUAL}), 1).to_bytes()


# ------------------------------------------------------------------------------------------ D9.1  Style


def test_four_may_play_either_style(mode: Mode) -> None:
    """D9.1, D2.1  Own sides and no rotate cards, or other sides and six of them."""
    for style, rotates in (("fixed", 0), ("free-for-all", 6)):
        p = mode.new(Setup(4, {"style": style, "first": "seat-1", "standoff": "never"}), 1)
        assert whole_deck(p).count("rotate") == rotates == cards_in(p, "pile").count("rotate")
        rng = random.Random(1)
        sides = []
        for _ in range(12):
            sides.append((int(p.active), int(p.side)))
            sit_out(p, rng)
        own = all(side == seat for seat, side in sides)
        assert own is (style == "fixed")


@pytest.mark.parametrize("seats", [2, 3, 5, 6])
def test_others_play_free_for_all(mode: Mode, seats: int) -> None:
    """D9.1, D2.1  The fixed style is not offered to them."""
    with pytest.raises(SetupError):
        mode.new(Setup(seats, {"style": "fixed"}), 1)
    assert mode.new(Setup(seats), 1).style == 1


# ------------------------------------------------------------------------------------------ D9.2  Schedule


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_the_tower_turns_by_chance_or_by_one_quarter(mode: Mode, seats: int) -> None:
    """D9.2, D2.4  Over thirty rounds; never by nothing."""
    turned: dict[str, set[int]] = {}
    for schedule in ("spin", "quarter"):
        options = {"style": "free-for-all", "schedule": schedule, "first": "seat-1", "standoff": "never"}
        p = mode.new(Setup(seats, options), 1)
        rng = random.Random(seats)
        turned[schedule] = set()
        for _ in range(30):
            before = int(p.spin)
            for seat in range(seats):
                assert (p.active, p.side) == (seat, (seat + p.spin) % 4)
                sit_out(p, rng)
            turned[schedule].add((int(p.spin) - before) % 4)
    assert turned == {"spin": {1, 2, 3}, "quarter": {1}}


def test_the_schedule_says_nothing_in_the_fixed_style(mode: Mode) -> None:
    """D9.2  Everybody stays at their own side."""
    p = mode.new(Setup(4, {"schedule": "quarter", "first": "seat-1", "standoff": "never"}), 1)
    rng = random.Random(1)
    for turn in range(12):
        assert p.side == p.active == turn % 4
        sit_out(p, rng)


# ------------------------------------------------------------------------------------------ D9.3  Deck


@pytest.mark.parametrize("name", list(DECKS))
def test_each_deck_has_its_cards(mode: Mode, name: str) -> None:
    """D9.3, D1.5  In the fixed style without the rotate cards."""
    for seats, style in ((4, "fixed"), (4, "free-for-all"), (2, "free-for-all")):
        p = mode.new(Setup(seats, {"deck": name, "style": style}), 1)
        expected = list(DECKS[name])
        expected[7] *= style == "free-for-all"
        assert [int(many) for many in p.pile] == expected


# ------------------------------------------------------------------------------------------ D9.4 to D9.7


def last_die(mode: Mode, acting: int, **options: Any) -> Position:
    """A seat is about to win a game."""
    return scene(mode, filled(acting, 1, 5), acting=acting, pool="white-1", **options)


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
@pytest.mark.parametrize("wins", [1, 2, 3])
def test_so_many_games_win_the_match(mode: Mode, wins: int, seat: int) -> None:
    """D9.4, D2.7  The last of them ends it; each before sets up another game."""
    p = last_die(mode, seat, wins=str(wins))
    p.won[seat], p.games = wins - 1, wins - 1
    assert p.copy().play("place white-1 1", seed=1).winner == seat
    if wins > 1:
        p.won[seat], p.won[(seat + 1) % 4] = wins - 2, 1
        p.play("place white-1 1", seed=1)
        assert not p.over
        assert (p.won[seat], p.won[(seat + 1) % 4], tower(p)) == (wins - 1, 1, {})


@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_the_third_and_the_fourth_to_play_may_begin_with_a_card(mode: Mode, first: int) -> None:
    """D9.5, D2.6  By their place in the order of turns."""
    for style in ("fixed", "free-for-all"):
        for handicap, cards in (("no", [0, 0, 0, 0]), ("yes", [0, 0, 1, 1])):
            p = mode.new(Setup(4, {"style": style, "handicap": handicap, "first": f"seat-{first + 1}"}), 1)
            assert [len(hand(p, (first + n) % 4)) for n in range(4)] == cards


@pytest.mark.parametrize("seats", [2, 3, 5, 6])
def test_there_is_no_handicap_for_other_numbers(mode: Mode, seats: int) -> None:
    """D9.5"""
    with pytest.raises(SetupError):
        mode.new(Setup(seats, {"handicap": "yes"}), 1)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_chance_or_a_seat_begins(mode: Mode, seats: int) -> None:
    """D9.6, D2.5  Only seats at the table can be named."""
    assert {int(mode.new(Setup(seats), seed).active) for seed in range(60)} == set(range(seats))
    for seat in range(seats):
        for seed in range(3):
            assert mode.new(Setup(seats, {"first": f"seat-{seat + 1}"}), seed).active == seat
    if seats < 6:
        with pytest.raises(SetupError):
            mode.new(Setup(seats, {"first": f"seat-{seats + 1}"}), 1)


@pytest.mark.parametrize("winner", [0, 1, 2, 3])
def test_the_next_seat_or_the_winner_begins_the_next_game(mode: Mode, winner: int) -> None:
    """D9.7, D2.7  Seat 1 began the game that somebody has won."""
    for rule, begins in (("next-seat", 2), ("winner", winner)):
        p = scene(
            mode, filled(winner, 1, 5), acting=winner, begins=1, pool="white-1", wins="2", next_first=rule
        ).play("place white-1 1", seed=1)  # fmt: skip
        assert (p.active, p.begins, p.phase) == (begins, begins, READY)


# ------------------------------------------------------------------------------------------ D9.8, D9.9


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_stopping_while_a_die_fits(mode: Mode, seat: int) -> None:
    """D9.8, D4.9  In the row and on the pinnacle; when nothing fits, the turn can end either way."""
    top = filled(seat, 1, 5)
    for on, dice, fitting in (
        ({}, "white-1", True),
        (top, "white-2", True),
        (top, "white-4", False),
        (dict.fromkeys(row(seat, 1)[1:], "white-1"), "white-4 white-3", False),
    ):
        usual, other = both(mode, "voluntary_stop", on, acting=seat, pool=dice)
        assert "end" in usual.choices()
        assert ("end" in other.choices()) is not fitting
        assert other.objection("end") == (("must-place",) if fitting else ())


def test_where_one_must_place_one_must_go_on(mode: Mode) -> None:
    """D9.8  One die placed is not enough; cards can still be played instead."""
    p = scene(mode, pool="red-1 red-1 white-1 white-4", voluntary_stop="no", hands={0: ["extra-white"]})
    p.play("place red-1 1")
    assert verbs(p) == {"place", "take-back", "card"}
    p.play("place white-1 2", "place red-1 3")
    assert places(p, "white-4") == {"e1", "f1"}
    assert "end" not in p.choices()


@pytest.mark.parametrize("seat", [0, 3])
def test_taking_dice_back(mode: Mode, seat: int) -> None:
    """D9.9, D4.6  With the other ruling a die that lies stays."""
    usual, other = both(mode, "take_back", acting=seat, pool="white-1 white-1")
    for p in (usual, other):
        p.play("place white-1 2")
    assert "take-back" in verbs(usual)
    assert "take-back" not in verbs(other)
    assert other.objection("take-back 2") == ("lies",)
    usual.play("take-back 2")
    assert tower(usual) == {}


# ------------------------------------------------------------------------------------------ D9.10, D9.11


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_stars_are_offered_at_once_or_in_order(mode: Mode, seat: int) -> None:
    """D9.10, D4.1  After the first yes the others are still asked, or not any more; the same one pays."""
    others = [(seat + n) % 4 for n in (1, 2, 3)]
    usual, other = both(mode, "star_window", acting=seat, skulls=[seat], stars=others)
    for p in (usual, other):
        assert p.seat == others[0]
        p.play("yes", seed=1)
    assert (usual.phase, usual.seat) == (ANSWERING, others[1])
    assert (other.phase, other.active) == (READY, others[0])
    usual.play("yes", "yes", seed=1)
    assert having(usual, "star") == having(other, "star") == sorted(others[1:])
    assert having(usual, "skull") == having(other, "skull") == []


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_a_no_is_asked_on_in_both_ways(mode: Mode, seat: int) -> None:
    """D9.10, D4.1  The next one in the order of turns."""
    others = [(seat + n) % 4 for n in (1, 3)]
    for p in both(mode, "star_window", acting=seat, skulls=[seat], stars=others):
        p.play("no", seed=1)
        assert (p.phase, p.seat) == (ANSWERING, others[1])
        p.play("no", seed=1)
        assert (p.phase, p.seat) == (READY, seat)


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_used_tokens_return_or_are_gone(mode: Mode, seat: int) -> None:
    """D9.11, D4.1  Back to the piles, from which they can be gained again; or into the box."""
    payer = (seat + 2) % 4
    usual, other = both(mode, "used_tokens", acting=seat, skulls=[seat], stars=[payer])
    for p, many in ((usual, 4), (other, 3)):
        p.play("yes", seed=1)
        assert (p.stars, p.skulls) == (many, many)
        assert (having(p, "star"), having(p, "skull")) == ([], [])


def test_when_tokens_run_out_nobody_takes_one(mode: Mode) -> None:
    """D9.11, D4.7, D4.11  The card comes all the same."""
    on = lie(row(0, 1), "white-1 white-1 white-1 white-1 white-1 .")
    p = scene(mode, on, pool="white-1", used_tokens="gone")
    p.stars = 0
    p.play("place white-1 6", seed=1)
    assert (having(p, "star"), len(hand(p, 0))) == ([], 1)
    p = scene(mode, pool="white-1", used_tokens="gone")
    p.skulls = 0
    p.play("end", seed=1)
    assert (having(p, "skull"), p.skulls) == ([], 0)


# ------------------------------------------------------------------------------------------ D9.12


@pytest.mark.parametrize("card", ["swap-opponent", "steal"])
@pytest.mark.parametrize("style", ["fixed", "free-for-all"])
@pytest.mark.parametrize("seat", [0, 1, 3])
def test_an_opponents_die_by_place_or_by_colour(mode: Mode, card: str, style: str, seat: int) -> None:
    """D9.12, D5.4, D5.8, D1.8  White dice and one's own on another side, or only another player's colour."""
    other_side = (seat + 2) % 4
    places_there = [row(other_side, 1)[n] for n in (0, 2, 4)]
    dice = [f"{COLOURS[seat]}-2", "white-2", f"{COLOURS[(seat + 1) % 4]}-2"]
    on = dict(zip(places_there, dice, strict=True))
    extra: dict[str, Any] = {} if style == "fixed" else {"side": seat}
    usual, other = both(mode, "opponents_dice", on, acting=seat, pool="white-1", hands={seat: [card]}, **extra)
    for p, taken in ((usual, set(places_there)), (other, {places_there[2]})):
        p.play(f"card {card}")
        assert {choice.split()[1] for choice in p.choices()} == taken


@pytest.mark.parametrize("card", ["swap-opponent", "steal"])
def test_by_colour_the_card_may_have_nothing_to_take(mode: Mode, card: str) -> None:
    """D9.12, D5.1  Then it cannot be played."""
    usual, other = both(mode, "opponents_dice", {"m1": "red-2", "o1": "white-2"}, pool="white-1", hands={0: [card]})
    assert "card" in verbs(usual)
    assert "card" not in verbs(other)


def test_by_colour_says_nothing_of_the_own_side(mode: Mode) -> None:
    """D9.12, D5.3  Any die there can be swapped."""
    for p in both(
        mode,
        "opponents_dice",
        {"a1": "red-2", "c1": "white-2", "e1": "blue-2"},
        pool="white-1",
        hands={0: ["swap-own"]},
    ):
        p.play("card swap-own")
        assert p.choices() == {"take a1", "take c1", "take e1"}


# ------------------------------------------------------------------------------------------ D9.13 to D9.15


def nothing_to_roll(mode: Mode, rule: str) -> Position:
    """Two play; all fifty white dice and all red ones are on the tower, and the side being played is not blocked."""
    on = filled(0, 1, 4) | filled(1, 1, 4) | filled(2, 1, 3) | dict.fromkeys(row(3, 1), "white-1")
    for place in ("b1", "d1", "t1", "v1", "x1", "m3", "o3", "s2", "u2", "w2", "a5", "g5"):
        on[place] = "red-1"
    return scene(mode, on, seats=2, side=0, empty_hand=rule)


def test_without_any_die_a_row_may_be_taken_down_or_one_waits(mode: Mode) -> None:
    """D9.13, D6.5  Only the topmost row; without the rule there is just an empty roll."""
    usual, other = nothing_to_roll(mode, "yes"), nothing_to_roll(mode, "no")
    assert usual.choices() == {"roll", "clear"}
    assert other.choices() == {"roll"}
    usual.play("clear", "roll", seed=1)
    assert [die.split("-")[0] for die in pool(usual)] == ["red"], "the one that lay on a5"
    other.play("roll", seed=1)
    assert (pool(other), other.phase) == ([], PLAYING)
    assert other.choices() == {"end"}


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_waiting_for_each_other(mode: Mode, seats: int) -> None:
    """D9.14, D4.12  After two rounds without a die somebody has to place one; or never."""
    for rule in ("two-rounds", "never"):
        p = mode.new(Setup(seats, {"standoff": rule, "first": "seat-1"}), 1)
        rng = random.Random(1)
        for _ in range(2 * seats):
            sit_out(p, rng)
        p.play("roll", seed=1)
        assert ("end" in p.choices()) is (rule == "never")
        p.play(min(choice for choice in p.choices() if choice.startswith("place ")))
        assert "end" in p.choices()


def test_the_longest_game(mode: Mode) -> None:
    """D9.15, D7.2  It ends after 500 turns and nobody wins; or it goes on."""
    usual, other = both(mode, "turn_cap", pool="white-1")
    for p in (usual, other):
        p.game_turns = 499
        p.play("end", seed=1)
    assert (usual.over, usual.winner) == (True, -1)
    assert (other.over, other.game_turns, other.phase) == (False, 500, READY)
    usual, other = both(mode, "turn_cap", pool="white-1")
    for p in (usual, other):
        p.game_turns = 498
        assert not p.play("end", seed=1).over
