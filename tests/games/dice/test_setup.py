"""Set-up: only here the two styles, the order of sides, who begins, the handicap and matches of several games."""

from __future__ import annotations

import random
from collections import Counter
from itertools import pairwise

import pytest

from tests.games.dice.facts import CARDS, COLOURS, DECKS
from tests.games.dice.scene import (
    ANSWERING,
    OVER,
    READY,
    at_home,
    cards_in,
    filled,
    hand,
    having,
    pool,
    scene,
    sit_out,
    stroll,
    told,
    tower,
    waiting,
    whole_deck,
)
from tests.modes import Mode, Position
from vetta.core.game import Setup

FREE = {"style": "free-for-all", "first": "seat-1", "standoff": "never"}


def rounds(p: Position, many: int, seed: int = 1) -> list[list[int]]:
    """The sides that are played in so many rounds, in the order of turns, if nobody places anything."""
    rng = random.Random(seed)
    played = []
    for _ in range(many):
        one = []
        for _ in range(p.seats):
            one.append(int(p.side))
            sit_out(p, rng)
        played.append(one)
    return played


def offered(mode: Mode, name: str, seats: int) -> list[str]:
    """The values of an option that a table of so many can choose."""
    option = next(option for option in mode.game.lexicon.options if option.name == name)
    return [option.values[n] for n in (option.fits or {})[seats]]


# ---------------------------------------------------------------------------------------- D2.1  Two styles


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_fixed_is_for_four_and_free_for_all_for_two_to_six(mode: Mode, seats: int) -> None:
    """D2.1, D9.1  Four usually play the fixed style."""
    assert offered(mode, "style", seats) == [*(["fixed"] if seats == 4 else []), "free-for-all"]
    p = mode.new(Setup(seats), 1)
    assert p.style == int(seats != 4)
    assert mode.new(Setup(seats, {"style": "free-for-all"}), 1).style == 1
    assert mode.game.seats == (2, 3, 4, 5, 6)


# ---------------------------------------------------------------------------------------- D2.2, D2.3  The table


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_what_lies_on_the_table_when_a_match_begins(mode: Mode, seats: int) -> None:
    """D2.2, D1.4, D1.6  12 dice each, 50 white ones of which three are taken for the first turn; nothing else."""
    for seed in range(8):
        p = mode.new(Setup(seats, {"style": "free-for-all"}), seed)
        assert tower(p) == {}
        assert pool(p) == []
        assert waiting(p) == {"white": 3}
        assert at_home(p) == dict.fromkeys(COLOURS[:6], 12) | {"white": 47}
        assert [hand(p, seat) for seat in range(seats)] == [[]] * seats
        assert (having(p, "star"), having(p, "skull"), p.stars, p.skulls) == ([], [], seats, seats)
        assert cards_in(p, "discard") == []
        assert (p.phase, p.turns, p.game_turns, p.games, p.winner) == (READY, 0, 0, 0, -1)


@pytest.mark.parametrize("deck", list(DECKS))
@pytest.mark.parametrize("style", ["fixed", "free-for-all"])
def test_the_deck_has_its_cards_and_fixed_ones_no_rotate(mode: Mode, deck: str, style: str) -> None:
    """D2.2, D2.3, D1.5, D9.3"""
    p = mode.new(Setup(4, {"deck": deck, "style": style}), 1)
    due = dict(zip(CARDS, DECKS[deck], strict=True))
    if style == "fixed":
        due["rotate"] = 0
    assert Counter(cards_in(p, "pile")) == +Counter(due)


def test_in_the_fixed_style_everybody_has_the_side_before_them(mode: Mode) -> None:
    """D2.3  For the whole game."""
    p = mode.new(Setup(4, {"style": "fixed", "first": "seat-1", "standoff": "never"}), 1)
    assert rounds(p, 6) == [[0, 1, 2, 3]] * 6
    p = mode.new(Setup(4, {"style": "fixed", "first": "seat-3", "standoff": "never"}), 1)
    assert rounds(p, 3) == [[2, 3, 0, 1]] * 3


def test_no_rotate_card_is_ever_drawn_in_the_fixed_style(mode: Mode) -> None:
    """D2.3  Not after the discards were shuffled either; in free-for-all they come."""
    rng = random.Random(9)
    for style in ("fixed", "free-for-all"):
        p = mode.new(Setup(4, {"style": style}), 1)
        drawn = set()
        for _ in range(1500):
            if p.over:
                p = mode.new(Setup(4, {"style": style}), rng.randbytes(16))
            stroll(p, rng)
            drawn |= {line.split()[2] for line in told(p) if line.startswith("drew")}
        assert ("rotate" in drawn) == (style == "free-for-all")
        assert len(drawn) >= 7


# ---------------------------------------------------------------------------------------- D2.4  Another side each turn


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("schedule", ["spin", "quarter"])
def test_in_free_for_all_the_sides_follow_the_seats_and_turn_each_round(mode: Mode, seats: int, schedule: str) -> None:
    """D2.4, D9.2  Seat s plays side (s + o) mod 4; o is 0 in the first round and grows by 1, 2 or 3."""
    turned = Counter[int]()
    for seed in range(6):
        p = mode.new(Setup(seats, {**FREE, "schedule": schedule}), seed)
        played = rounds(p, 12, seed)
        assert played[0] == [seat % 4 for seat in range(seats)]
        for one, following in pairwise(played):
            quarters = {(b - a) % 4 for a, b in zip(one, following, strict=True)}
            assert len(quarters) == 1, "all turn together"
            turned.update(quarters)
    assert set(turned) == ({1} if schedule == "quarter" else {1, 2, 3})


def test_chance_turns_the_tower_one_two_or_three_quarters_each_as_often(mode: Mode) -> None:
    """D2.4, D8.3  And before every later round all are told."""
    turned = Counter[str]()
    rng = random.Random(3)
    p = mode.new(Setup(2, {**FREE, "turn_cap": "no"}), 3)
    for turn in range(1, 601):
        before = int(p.side) - int(p.active)
        sit_out(p, rng)
        lines = [line.split() for line in told(p) if line.startswith("turned-tower")]
        assert len(lines) == (turn % 2 == 0)
        for _, quarters in lines:
            turned[quarters] += 1
            assert (p.side - p.active - before) % 4 == int(quarters)
    assert set(turned) == {"1", "2", "3"}
    assert sum((many - 100) ** 2 / 100 for many in turned.values()) < 15


def test_nobody_plays_the_same_side_in_two_rounds_running(mode: Mode) -> None:
    """D2.4"""
    for seats in (2, 3, 4, 5, 6):
        played = rounds(mode.new(Setup(seats, FREE), seats), 30)
        for one, following in pairwise(played):
            assert all(a != b for a, b in zip(one, following, strict=True))


def test_the_example_of_three_players(mode: Mode) -> None:
    """D2.4  a to f, g to l and m to r; then three quarters: s to x, a to f and g to l."""
    seen = set()
    for seed in range(40):
        p = mode.new(Setup(3, FREE), 1)
        played = rounds(p, 2, seed)
        assert played[0] == [0, 1, 2]
        seen.add(tuple(played[1]))
    assert seen == {(3, 0, 1), (1, 2, 3), (2, 3, 0)}


@pytest.mark.parametrize("first", [1, 2, 3])
def test_a_round_begins_with_whoever_had_the_first_turn(mode: Mode, first: int) -> None:
    """D2.4, D2.5  The tower is turned when the turn comes round to them, and not at the first seat."""
    p = mode.new(Setup(3, {**FREE, "first": f"seat-{first}"}), 4)
    rng = random.Random(4)
    for turn in range(1, 13):
        sit_out(p, rng)
        assert any(line.startswith("turned-tower") for line in told(p)) == (turn % 3 == 0)


def test_a_missed_turn_changes_nothing_for_later_rounds(mode: Mode) -> None:
    """D2.4, D4.2  By quarters, so that the sides are known: the third seat misses its turn."""
    p = scene(mode, seats=3, acting=2, side=2, begins=0, stars=[0], skulls=[2], schedule="quarter", standoff="never")
    assert (p.phase, p.spin) == (ANSWERING, 0)
    p.play("yes", seed=1)
    assert told(p)[1:3] == ["star-played 0 2", "missed 2"]
    assert rounds(p, 2) == [[1, 2, 3], [2, 3, 0]]


def test_a_rotate_card_changes_nothing_for_later_rounds(mode: Mode) -> None:
    """D2.4, D5.9"""
    p = scene(
        mode, seats=3, acting=0, side=0, pool="red-1", hands={0: ["rotate"]}, schedule="quarter", standoff="never"
    )
    p.play("card rotate", seed=2)
    assert p.side != 0
    p.play("end", seed=1)
    rng = random.Random(1)
    assert (int(p.side), int(sit_out(p, rng).side)) == (1, 2)
    sit_out(p, rng)
    assert rounds(p, 1) == [[1, 2, 3]]


# ---------------------------------------------------------------------------------------- D2.5  Who begins


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_chance_decides_who_begins(mode: Mode, seats: int) -> None:
    """D2.5, D9.6  Each seat as likely as the others."""
    begun = Counter[int]()
    for seed in range(60 * seats):
        p = mode.new(Setup(seats, {"first": "chance"}), seed)
        assert p.seat == p.active == p.begins
        assert told(p)[0] == f"began {p.seat}"
        begun[p.seat] += 1
    assert set(begun) == set(range(seats))
    assert sum((many - 60) ** 2 / 60 for many in begun.values()) < 25


def test_a_seat_can_be_agreed_on(mode: Mode) -> None:
    """D2.5, D9.6"""
    for seat in range(5):
        assert {mode.new(Setup(5, {"first": f"seat-{seat + 1}"}), seed).seat for seed in range(5)} == {seat}


@pytest.mark.parametrize("seats", [2, 5])
def test_turns_go_round_the_table(mode: Mode, seats: int) -> None:
    """D2.5  Seat by seat, whatever sides are played."""
    p = mode.new(Setup(seats, {**FREE, "first": "seat-2"}), 1)
    rng = random.Random(2)
    for turn in range(4 * seats):
        assert (p.active, p.turns) == ((1 + turn) % seats, turn)
        sit_out(p, rng)


# ---------------------------------------------------------------------------------------- D2.6  The handicap


@pytest.mark.parametrize("style", ["fixed", "free-for-all"])
@pytest.mark.parametrize("first", [1, 2, 3, 4])
def test_the_third_and_the_fourth_to_play_begin_with_a_card(mode: Mode, style: str, first: int) -> None:
    """D2.6, D9.5  From the deck; to play, and not by seat."""
    p = mode.new(Setup(4, {"style": style, "handicap": "yes", "first": f"seat-{first}"}), 11)
    held = [len(hand(p, seat)) for seat in range(4)]
    assert [held[(first - 1 + step) % 4] for step in range(4)] == [0, 0, 1, 1]
    cards = [card for seat in range(4) for card in hand(p, seat)]
    assert Counter(cards) + Counter(cards_in(p, "pile")) == Counter(whole_deck(p))
    assert [line.split()[:2] for line in told(p) if line.startswith("dealt")] == [
        ["dealt", str((first + 1) % 4)],
        ["dealt", str((first + 2) % 4)],
    ]


def test_without_the_handicap_nobody_has_a_card(mode: Mode) -> None:
    """D2.6, D9.5  And it is for four players only."""
    p = mode.new(Setup(4, {"handicap": "no"}), 11)
    assert [hand(p, seat) for seat in range(4)] == [[]] * 4
    for seats in (2, 3, 4, 5, 6):
        assert offered(mode, "handicap", seats) == ["no", *(["yes"] if seats == 4 else [])]


# ---------------------------------------------------------------------------------------- D2.7  Several games


def about_to_win(mode: Mode, seat: int, seats: int = 4, won: tuple[int, ...] = (), **options: str) -> Position:
    """One die is missing on the pinnacle; cards, tokens and other sides are not as at the beginning."""
    p = scene(
        mode,
        filled(seat % 4, 1, 5),
        seats=seats,
        acting=seat,
        side=None if seats == 4 else seat % 4,
        begins=seat,
        pool="white-1 white-2",
        hands={0: ["steal"], 1: ["swap-own", "swap-own"]},
        discards=["steal"],
        stars=[0],
        skulls=[1],
        **options,
    )
    for other, games in enumerate(won or (0, 0)):
        p.won[other], p.completed[other] = games, 3
    p.games = sum(won)
    p.turns = p.game_turns = 77
    p.quiet = 5
    return p


@pytest.mark.parametrize("wins", [1, 2, 3])
def test_the_first_to_win_so_many_games_wins_the_match(mode: Mode, wins: int) -> None:
    """D2.7, D9.4"""
    for before in range(wins):
        p = about_to_win(mode, 2, won=(0, wins - 1, before), wins=str(wins))
        p.play("place white-1 1", seed=1)
        assert p.over == (before == wins - 1)
        assert [int(p.won[seat]) for seat in range(4)] == [0, wins - 1, before + 1, 0]
        assert p.winner == (2 if p.over else -1)
        assert p.games == wins + before
        assert (f"won-game 2 {before + 1} {wins}" in told(p)) == (not p.over)
        assert ("won 2" in told(p)) == p.over


def test_before_each_game_everything_is_set_up_anew(mode: Mode) -> None:
    """D2.7, D2.2  Dice, cards and tokens; what was won stays."""
    p = about_to_win(mode, 2, won=(1, 0, 0), wins="3").play("place white-1 1", seed=1)
    fresh = mode.new(Setup(4, {"first": "seat-4", "wins": "3"}), 5)
    for q in (p, fresh):
        assert tower(q) == {}
        assert not any(q.filled[side, level] for side in range(4) for level in range(5))
        assert (pool(q), waiting(q)) == ([], {"white": 3})
        assert at_home(q) == dict.fromkeys(COLOURS[:6], 12) | {"white": 47}
        assert [hand(q, seat) for seat in range(4)] == [[]] * 4
        assert sorted(cards_in(q, "pile")) == sorted(whole_deck(q))
        assert cards_in(q, "discard") == []
        assert (having(q, "star"), having(q, "skull"), q.stars, q.skulls) == ([], [], 4, 4)
        assert (q.game_turns, q.quiet, q.rows, q.laid, q.loose) == (0, 0, 0, 0, 0)
        assert [int(q.completed[seat]) for seat in range(4)] == [0, 0, 0, 0]
        assert (q.phase, q.side) == (READY, 3)
    assert ([int(p.won[seat]) for seat in range(4)], p.games) == ([1, 0, 1, 0], 2)


def test_a_new_game_is_dealt_the_handicap_again(mode: Mode) -> None:
    """D2.7, D2.6"""
    p = about_to_win(mode, 2, wins="2", handicap="yes").play("place white-1 1", seed=1)
    held = [len(hand(p, seat)) for seat in range(4)]
    assert [held[(p.begins + step) % 4] for step in range(4)] == [0, 0, 1, 1]


def test_a_new_game_begins_with_the_sides_of_the_first_round(mode: Mode) -> None:
    """D2.7, D2.4"""
    p = about_to_win(mode, 1, seats=3, wins="2", schedule="quarter")
    p.spin = 3
    p.play("place white-1 1", seed=1)
    assert (p.active, p.side, p.spin) == (2, 2, 0)


@pytest.mark.parametrize(("rule", "begins"), [("next-seat", 2), ("winner", 3)])
def test_who_begins_the_next_game(mode: Mode, rule: str, begins: int) -> None:
    """D2.7, D9.7  The seat after the one that began the last game, or whoever has won it."""
    p = about_to_win(mode, 3, wins="2", next_first=rule)
    p.begins = 1
    p.play("place white-1 1", seed=1)
    assert (p.begins, p.active, p.seat) == (begins, begins, begins)
    assert f"began {begins}" in told(p)


def test_who_begins_goes_round_the_table_past_those_who_have_left(mode: Mode) -> None:
    """D2.7, D7.3"""
    p = about_to_win(mode, 1, wins="3")
    p.begins = 2
    p.leave(3)
    p.play("place white-1 1", seed=1)
    assert p.seat == p.begins == 0


def test_a_match_of_one_game_ends_with_it(mode: Mode) -> None:
    """D2.7, D9.4  The usual way."""
    p = about_to_win(mode, 0).play("place white-1 1", seed=1)
    assert (p.phase, p.winner, p.games) == (OVER, 0, 1)


def test_the_handicap_of_a_later_game_goes_to_nobody_who_has_left(mode: Mode) -> None:
    """D2.6, D2.7, D7.3  With fewer than four at the table nobody plays third and fourth before the first again."""
    for gone in (0, 1, 3):
        p = about_to_win(mode, 2, wins="2", handicap="yes")
        p.leave(gone)
        p.play("place white-1 1", seed=1)
        assert [len(hand(p, seat)) for seat in range(4)] == [0, 0, 0, 0]
