"""The end of games and matches: the pinnacle, the longest game, and seats that get up in every phase of a turn."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from tests.games.dice.facts import COLOURS, row
from tests.games.dice.scene import (
    ANSWERING,
    CHOOSING,
    GIVING,
    LAYING,
    OVER,
    PLAYING,
    READY,
    TAKING,
    at_home,
    cards_in,
    filled,
    hand,
    having,
    lie,
    pool,
    prompt,
    scene,
    sit_out,
    stroll,
    told,
    tower,
    turn_dice,
    waiting,
    whole_deck,
)
from tests.modes import Mode, Position
from vetta.core.game import Setup

# ---------------------------------------------------------------------------------------- D7.1  The pinnacle


@pytest.mark.parametrize("seat", range(4))
def test_a_die_on_the_pinnacle_wins_at_once(mode: Mode, seat: int) -> None:
    """D7.1, D1.7  Nobody else has another turn."""
    on = filled(seat, 1, 5) | filled((seat + 2) % 4, 1, 5)
    p = scene(mode, on, acting=seat, pool="white-2 white-1").play("place white-2 1")
    assert told(p) == [f"placed {seat} white-2 pinnacle", f"won {seat}"]
    assert tower(p)["pinnacle"] == "white-2"
    assert (p.phase, p.over, p.winner, p.seat) == (OVER, True, seat, seat)
    assert [p.score(other) for other in range(4)] == [int(other == seat) for other in range(4)]
    assert p.choices() == set()
    for choice in ("roll", "end", "place white-1 1", "yes", "clear"):
        assert p.objection(choice) == ("over",)
    assert {prompt(p, other) for other in (-1, 0, 1, 2, 3)} == {"won"}


def test_in_the_turn_in_which_level_5_was_completed(mode: Mode) -> None:
    """D7.1, D4.8"""
    p = scene(mode, filled(2, 1, 4) | {"m5": "white-1"}, acting=2, pool="teal-1 teal-6")
    p.play("place teal-1 2", seed=1)
    assert (p.over, prompt(p), len(hand(p, 2))) == (False, "play-pinnacle", 1)
    p.play("place teal-6 1")
    assert p.winner == 2


def test_in_a_turn_of_a_side_that_others_have_built(mode: Mode) -> None:
    """D7.1, D1.8  In free-for-all whoever puts the die there wins."""
    p = scene(mode, filled(3, 1, 5), seats=5, acting=4, side=3, pool="green-2").play("place green-2 1")
    assert p.winner == 4


def test_a_stolen_die_wins_on_the_pinnacle(mode: Mode) -> None:
    """D7.1, D5.8"""
    p = scene(mode, filled(0, 1, 5) | {"h1": "blue-2"}, pool="red-4", hands={0: ["steal"]})
    p.play("card steal", "take h1", "lay 1")
    assert told(p) == ["stole 0 blue-2 h1 pinnacle", "won 0"]
    assert (p.over, p.winner, tower(p)["pinnacle"]) == (True, 0, "blue-2")


def test_a_full_side_alone_does_not_win(mode: Mode) -> None:
    """D7.1, D3.6  Not even with a pool of dice that do not fit."""
    p = scene(mode, filled(0, 1, 5), pool="red-3 red-4 white-5")
    assert (p.over, p.choices()) == (False, {"end"})


def test_nobody_has_won_before(mode: Mode) -> None:
    """D7.1  In random matches exactly those are over in which a die lies on the pinnacle."""
    rng = random.Random(71)
    for _ in range(2):
        p = mode.new(Setup(4), rng.randbytes(16))
        for _ in range(400):
            assert p.over == ("pinnacle" in tower(p))
            if p.over:
                break
            assert p.winner == -1
            stroll(p, rng)


# ---------------------------------------------------------------------------------------- D7.2  The longest game


def test_after_500_turns_nobody_wins(mode: Mode) -> None:
    """D7.2  Played from the first turn to the last, all waiting."""
    p = mode.new(Setup(4, {"standoff": "never", "first": "seat-1"}), 1)
    rng = random.Random(1)
    for turn in range(500):
        assert (p.over, p.turns, p.active) == (False, turn, turn % 4)
        sit_out(p, rng)
    assert told(p)[-2:] == ["capped 500", "drawn"]
    assert (p.over, p.winner, p.turns) == (True, -1, 500)
    assert [p.score(seat) for seat in range(4)] == [0, 0, 0, 0]
    assert {prompt(p, seat) for seat in (-1, 0, 1, 2, 3)} == {"drawn"}
    assert p.choices() == set()
    assert p.objection("roll") == ("over",)


def test_the_500th_turn_can_still_be_won(mode: Mode) -> None:
    """D7.2, D7.1"""
    p = scene(mode, filled(0, 1, 5), pool="red-2")
    p.game_turns = 499
    q = p.copy().play("end", seed=1)
    assert (q.over, q.winner) == (True, -1)
    p.play("place red-2 1")
    assert (p.over, p.winner) == (True, 0)


def test_499_turns_are_not_the_end(mode: Mode) -> None:
    """D7.2"""
    p = scene(mode, pool="red-2")
    p.game_turns = 498
    assert not p.play("end", seed=1).over


@pytest.mark.parametrize(
    ("won", "winner"),
    [
        ((1, 0, 0, 0), 0),
        ((0, 2, 1, 1), 1),
        ((1, 1, 0, 0), -1),
        ((2, 1, 1, 2), -1),
        ((0, 0, 0, 0), -1),
        ((1, 1, 1, 2), 3),
    ],
)
def test_in_a_match_of_several_games_the_leader_wins(mode: Mode, won: tuple[int, ...], winner: int) -> None:
    """D7.2  Whoever has won more games than anyone else has; if there is no such player, nobody."""
    p = scene(mode, pool="red-2", acting=2, wins="3")
    for seat, games in enumerate(won):
        p.won[seat] = games
    p.games, p.game_turns, p.turns = sum(won), 499, 700
    p.play("end", seed=1)
    assert (p.over, p.winner) == (True, winner)
    assert told(p)[-2:] == ["capped 500", f"won {winner}" if winner >= 0 else "drawn"]
    assert [p.score(seat) for seat in range(4)] == [int(seat == winner) for seat in range(4)]
    assert prompt(p) == ("won" if winner >= 0 else "drawn")
    assert winner < 0 or p.prompt(0)[1][0] == winner


def test_the_turns_of_each_game_are_counted_anew(mode: Mode) -> None:
    """D7.2, D2.7  500 in one game, not in the match."""
    p = scene(mode, filled(0, 1, 5), pool="red-2", wins="2")
    p.game_turns = p.turns = 499
    p.play("place red-2 1", seed=1)
    assert (p.over, p.game_turns, p.turns) == (False, 0, 500)
    assert not sit_out(p, random.Random(1)).over


def test_without_the_cap_a_game_goes_on(mode: Mode) -> None:
    """D7.2, D9.15"""
    p = scene(mode, pool="red-2", turn_cap="no")
    p.game_turns = 499
    p.play("end", seed=1)
    assert (p.over, p.game_turns, p.seat) == (False, 500, 1)


# ---------------------------------------------------------------------------------------- D7.3  Somebody leaves


def everything(p: Position) -> Counter[str]:
    """All dice and cards that are in the game, wherever they are."""
    dice = Counter(at_home(p)) + Counter(waiting(p))
    dice.update(die.split("-")[0] for die in (*tower(p).values(), *pool(p)))
    cards = Counter(cards_in(p, "pile") + cards_in(p, "discard"))
    for seat in range(p.seats):
        cards.update(hand(p, seat))
    return dice + cards


def in_phase(mode: Mode, phase: int) -> Position:
    """Blue's turn in one of its phases; everybody has cards and tokens."""
    on = lie(row(1, 1), "blue-1 white-1 . . . .") | {"a1": "red-2", "m1": "teal-1"}
    hands = {0: ["steal"], 1: ["swap-own", "steal", "reroll-white"], 2: ["extra-white"] * 2, 3: ["reroll-set"]}
    p = scene(
        mode,
        on,
        acting=1,
        pool=None if phase in (ANSWERING, READY) else "blue-1 white-2 white-2 white-6 red-4",
        hands=hands,
        stars=[0, 1, 3],
        skulls=[1, 2] if phase in (ANSWERING, OVER) else [2],
        discards=["swap-opponent"],
    )
    moves = {
        TAKING: ["card swap-own"],
        GIVING: ["card swap-own", "take g1"],
        LAYING: ["card steal", "take a1"],
        CHOOSING: ["card reroll-white", "choose white-2"],
    }
    p.play(*moves.get(phase, []))
    assert p.phase == phase
    return p


PHASES = [ANSWERING, READY, PLAYING, TAKING, GIVING, LAYING, CHOOSING]


@pytest.mark.parametrize("phase", PHASES)
def test_who_leaves_in_the_own_turn_passes_it_on(mode: Mode, phase: int) -> None:
    """D7.3  In every phase: dice on the tower stay, the others go home, cards are discarded, tokens go back."""
    p = in_phase(mode, phase)
    lying, held = tower(p), hand(p, 1)
    before = everything(p) + Counter(white=int(phase == CHOOSING))
    discarded = Counter(cards_in(p, "discard"))
    p.leave(1)
    assert told(p)[:2] == ["left 1", "turn 2 3"]
    assert (p.active, p.phase, p.turns) == (2, ANSWERING, 1)
    assert tower(p) == lying
    assert (hand(p, 1), Counter(cards_in(p, "discard"))) == ([], discarded + Counter(held))
    assert (having(p, "star"), having(p, "skull"), p.stars, p.skulls) == ([0, 3], [2], 2, 3)
    assert (pool(p), waiting(p)) == ([], {})
    assert at_home(p) == dict.fromkeys(COLOURS[:6], 12) | {"red": 11, "blue": 11, "teal": 11, "white": 49}
    assert everything(p) == before
    assert (p.card, p.taking, p.chosen, p.value, p.loose) == (-1, -1, 0, 0, 0)
    assert p.winner == -1
    p.play("no", "no", seed=1)
    assert (p.seat, p.phase, waiting(p)) == (2, READY, {"white": 3})


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("leaver", [0, 2, 3])
def test_who_leaves_in_anothers_turn_changes_nothing_in_it(mode: Mode, phase: int, leaver: int) -> None:
    """D7.3  Cards, tokens and the seat are gone; the turn goes on where it was."""
    p = in_phase(mode, phase)
    before, lying, dice, cards = everything(p), tower(p), pool(p), hand(p, leaver)
    choices, asked = p.choices(), [seat for seat in (3, 0) if seat != leaver]
    p.leave(leaver)
    assert told(p) == [f"left {leaver}"]
    assert (p.active, p.turns, p.phase) == (1, 0, phase)
    assert (tower(p), pool(p), p.choices()) == (lying, dice, choices)
    assert p.seat == (asked[0] if phase == ANSWERING else 1)
    assert hand(p, leaver) == []
    assert Counter(cards_in(p, "discard")) == Counter(["swap-opponent", *discards_of(phase), *cards])
    assert everything(p) == before
    assert leaver not in having(p, "star") + having(p, "skull")
    assert p.stars + len(having(p, "star")) == p.skulls + len(having(p, "skull")) == 4


def discards_of(phase: int) -> list[str]:
    return {TAKING: ["swap-own"], GIVING: ["swap-own"], LAYING: ["steal"], CHOOSING: ["reroll-white"]}.get(phase, [])


def test_the_seat_is_passed_over(mode: Mode) -> None:
    """D7.3, D2.5  In later turns and rounds, and nobody asks it for its star."""
    p = scene(mode, pool="red-1", stars=[1, 2], standoff="never")
    p.leave(1)
    p.leave(2)
    rng = random.Random(1)
    p.play("end", seed=1)
    for seat in (3, 0, 3, 0):
        assert (p.active, p.seat) == (seat, seat)
        sit_out(p, rng)


def test_in_free_for_all_the_tower_still_turns_once_a_round(mode: Mode) -> None:
    """D7.3, D2.4  Also when the seat that began is gone; everybody keeps to the place in the order of sides."""
    for gone in (0, 1, 2):
        p = mode.new(Setup(3, {"first": "seat-1", "schedule": "quarter", "standoff": "never"}), 1)
        rng = random.Random(1)
        for _ in range(3):
            sit_out(p, rng)
        p.leave(gone)
        left = [seat for seat in range(3) if seat != gone]
        for round_number in range(1, 6):
            for seat in left:
                assert (p.active, p.side) == (seat, (seat + round_number) % 4)
                sit_out(p, rng)


def test_who_was_to_answer_is_passed_over(mode: Mode) -> None:
    """D7.3, D4.1  The next one is asked, and after the last one the turn goes on."""
    p = scene(mode, acting=0, skulls=[0], stars=[1, 2, 3])
    p.leave(1)
    assert (p.seat, p.phase) == (2, ANSWERING)
    p.play("no", seed=1)
    p.leave(3)
    assert told(p) == ["left 3", "no-star"]
    assert (p.seat, p.phase, waiting(p)) == (0, READY, {"white": 3})
    assert (having(p, "star"), p.stars, having(p, "skull")) == ([2], 3, [0])


def test_in_order_the_next_one_is_asked_when_somebody_leaves(mode: Mode) -> None:
    """D7.3, D9.10  To leave is not to say yes."""
    p = scene(mode, acting=0, skulls=[0], stars=[1, 3], star_window="in-order")
    p.leave(1)
    assert (p.seat, p.phase, p.active) == (3, ANSWERING, 0)


def test_what_was_said_to_a_player_who_has_left_is_forgotten(mode: Mode) -> None:
    """D7.3, D4.1  The next one with a skull is asked about anew."""
    p = scene(mode, acting=0, skulls=[0, 1], stars=[2, 3]).play("yes", seed=1)
    p.leave(0)
    assert (p.active, p.seat, p.phase) == (1, 2, ANSWERING)
    p.play("no", "no", seed=1)
    assert told(p) == ["answered 3", "no-star"]
    assert (p.seat, having(p, "star")) == (1, [2, 3])


def test_a_set_that_was_begun_is_forgotten_with_its_player(mode: Mode) -> None:
    """D7.3, D5.7  The next one may choose another value."""
    p = scene(mode, pool="red-2 red-2 red-2", hands={0: ["reroll-set"], 1: ["reroll-set"]})
    p.play("card reroll-set", "choose red-2", seed=1)
    p.leave(0)
    p.play("roll", seed=1)
    turn_dice(p, "blue-1 " * 6 + "blue-5 " * 6 + "white-3 " * 3)
    p.play("card reroll-set", seed=1)
    assert p.choices() == {"choose blue-1", "choose blue-5", "choose white-3"}


@pytest.mark.parametrize("rule", ["at-once", "in-order"])
def test_the_last_one_to_be_asked_leaves(mode: Mode, rule: str) -> None:
    """D7.3, D4.1  A yes that was said before still counts."""
    p = scene(mode, acting=0, skulls=[0], stars=[1, 3], star_window=rule)
    if rule == "at-once":
        p.play("yes", seed=1).leave(3)
        assert told(p)[:3] == ["left 3", "star-played 1 0", "missed 0"]
    else:
        p.play("no", seed=1).leave(3)
        assert told(p)[:2] == ["left 3", "no-star"]


def test_a_yes_leaves_with_whoever_said_it(mode: Mode) -> None:
    """D7.3, D4.1  The star is in the pile again, so somebody else pays or nobody."""
    p = scene(mode, acting=0, skulls=[0], stars=[1, 2, 3]).play("yes", "no", seed=1)
    p.leave(1)
    p.play("yes", seed=1)
    assert "star-played 3 0" in told(p)
    assert (having(p, "star"), p.stars) == ([2], 3)
    p = scene(mode, acting=0, skulls=[0], stars=[1, 2]).play("yes", seed=1)
    p.leave(1)
    p.play("no", seed=1)
    assert told(p) == ["answered 2", "no-star"]
    assert (p.seat, p.phase, having(p, "skull")) == (0, READY, [0])


def test_dice_of_those_who_left_stay_in_play(mode: Mode) -> None:
    """D7.3, D5.12  They can be swapped and go home to a stock that nobody rolls."""
    p = scene(mode, {"h1": "blue-2"}, pool="red-2 white-2", hands={0: ["swap-opponent"]})
    p.leave(1)
    p.play("card swap-opponent", "take h1", "give white-2")
    assert (tower(p), pool(p)) == ({"h1": "white-2"}, ["red-2", "blue-2"])
    p.play("end", seed=1)
    assert at_home(p)["blue"] == 12


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("stays", [0, 1, 3])
def test_the_last_one_at_the_table_wins(mode: Mode, phase: int, stays: int) -> None:
    """D7.3  Whoever that is, in every phase; no dice lie in front of anybody then."""
    p = in_phase(mode, phase)
    leavers = [seat for seat in (2, 3, 0, 1) if seat != stays]
    for leaver in leavers:
        assert not p.over
        p.leave(leaver)
    assert told(p)[-1] == f"last-one {stays}"
    assert (p.over, p.phase, p.winner, p.seat) == (True, OVER, stays, stays)
    assert (pool(p), waiting(p), p.chosen) == ([], {}, 0)
    assert [p.score(seat) for seat in range(4)] == [int(seat == stays) for seat in range(4)]
    assert p.choices() == set()


def test_the_last_one_wins_a_match_of_several_games(mode: Mode) -> None:
    """D7.3  Though the other has won more games."""
    p = scene(mode, seats=2, side=0, wins="3")
    p.won[1] = 2
    p.leave(1)
    assert (p.over, p.winner, p.score(0), p.score(1)) == (True, 0, 1, 0)


def test_nobody_leaves_twice_or_when_it_is_over(mode: Mode) -> None:
    """D7.3"""
    p = in_phase(mode, PLAYING)
    p.leave(2)
    before = p.to_bytes()
    p.leave(2)
    assert (p.to_bytes(), p.happened) == (before, [])
    p.leave(0)
    p.leave(1)
    before = p.to_bytes()
    p.leave(3)
    assert (p.to_bytes(), p.winner) == (before, 3)


def test_leaving_in_the_500th_turn_ends_the_game(mode: Mode) -> None:
    """D7.3, D7.2  It was a turn."""
    p = in_phase(mode, PLAYING)
    p.game_turns = 499
    p.leave(1)
    assert (p.over, p.winner) == (True, -1)


def test_leaving_is_possible_at_any_moment_of_random_matches(mode: Mode) -> None:
    """D7.3  Dice and cards are all there afterwards, and those who are left play on to the end or win."""
    rng = random.Random(73)
    for _ in range(25):
        p = mode.new(Setup(rng.choice((3, 4, 5, 6))), rng.randbytes(16))
        for _ in range(rng.randrange(120)):
            stroll(p, rng)
        staying = list(range(p.seats))
        while len(staying) > 1 and not p.over:
            before = everything(p) + Counter(dict.fromkeys(["chosen"], int(p.chosen)))
            leaver = staying.pop(rng.randrange(len(staying)))
            p.leave(leaver)
            after = everything(p) + Counter(dict.fromkeys(["chosen"], int(p.chosen)))
            assert after.total() == before.total()
            assert hand(p, leaver) == []
            for _ in range(rng.randrange(20)):
                if not p.over:
                    assert p.seat in staying
                    stroll(p, rng)
        assert p.over
        assert len(staying) == 1 or "pinnacle" in tower(p)
    assert len(whole_deck(p)) in (40, 46)


def test_without_the_cap_turns_are_counted_on(mode: Mode) -> None:
    """D7.2, D9.15  No record may run full."""
    p = scene(mode, pool="red-2", turn_cap="no")
    p.game_turns = 32767
    p.play("end", seed=1)
    assert p.game_turns == 32768
    assert len(p.to_bytes()) == p.game.record.size
