"""How a match ends: only here every victory, every tie and the longest match are reached."""

from __future__ import annotations

import itertools

import pytest

from tests.games.zenith.scene import (
    DECK,
    GONE,
    HAND,
    OVER,
    PLANETS,
    TURN,
    agent,
    discs,
    hand,
    mine,
    prompt,
    scene,
    told,
)
from tests.modes import Mode, Position

FIVE = tuple[int, int, int, int, int]


def take_deck_away(p: Position) -> Position:
    """Puts the deck where nobody can draw from it."""
    for number in range(90):
        if p.where[number] == DECK:
            p.where[number] = 5
    p.deck = 0
    return p


def scores(p: Position) -> list[int]:
    return [p.score(seat) for seat in range(p.seats)]


# ------------------------------------------------------------------------------------ victories


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("before", list(itertools.product(range(3), range(2), range(3), range(2), range(3))))
def test_discs_are_counted_at_every_capture(mode: Mode, seat: int, before: FIVE) -> None:
    """Z8.1  Three of one planet, or of four planets, or five in all, for every count of discs before the next one."""
    if sum(before) >= 5 or sum(number > 0 for number in before) >= 4:
        before = (before[0], 0, before[2], 0, 0)
    after = (before[0] + 1, *before[1:])
    wins = max(after) >= 3 or sum(number > 0 for number in after) >= 4 or sum(after) >= 5
    p = scene(mode, acting=seat, hands={seat: ["nero"]}, discs=mine(seat, mercury=3), captured={seat: before})
    p.play("recruit nero")
    assert [int(p.captured[seat, n]) for n in range(5)] == list(after)
    assert p.over is wins
    assert p.winner == (seat if wins else -1)
    assert (p.score(seat), p.score(1 - seat)) == ((1, -1) if wins else (0, 0))


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("number", "planet"), list(enumerate(PLANETS)))
def test_any_planet_can_bring_the_absolute_victory(mode: Mode, seat: int, number: int, planet: str) -> None:
    """Z8.1"""
    two = [2 if n == number else 0 for n in range(5)]
    p = scene(
        mode, acting=seat, hands={seat: ["f4rm3r"]}, discs=mine(seat, **{planet: 3 if planet != "terra" else 2}),
        captured={seat: two},
    )  # fmt: skip
    p.play("recruit f4rm3r", f"planet {planet}")
    assert p.over
    assert told(p)[-1] == f"won {seat} absolute"


@pytest.mark.parametrize("seat", [0, 1])
def test_discs_of_the_opponent_do_not_count(mode: Mode, seat: int) -> None:
    """Z8.1  Two and two of Mercury, four planets between both, and nobody has won."""
    captured = {seat: (1, 1, 0, 0, 0), 1 - seat: (2, 0, 1, 1, 0)}
    p = scene(mode, acting=seat, hands={seat: ["nero"]}, discs=mine(seat, mercury=3), captured=captured)
    p.play("recruit nero")
    assert p.phase != OVER
    assert scores(p) == [0, 0]


@pytest.mark.parametrize("acting", [0, 1, 2, 3])
def test_a_team_wins_together(mode: Mode, acting: int) -> None:
    """Z8.1  Both members of the side whose disc it is."""
    name = "nero" if acting < 2 else "titus"
    p = scene(
        mode, seats=4, acting=acting, hands={acting: [name]}, captured={acting % 2: (2, 0, 0, 2, 0)},
        discs=mine(acting % 2, mercury=3, mars=3),
    )  # fmt: skip
    p.play(f"recruit {name}")
    assert p.over
    assert scores(p) == [1 if seat % 2 == acting % 2 else -1 for seat in range(4)]


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(
    ("before", "victory"),
    [((0, 2, 0, 0, 0), "absolute"), ((1, 0, 1, 1, 0), "democratic"), ((1, 1, 2, 0, 0), "popular")],
)
def test_a_match_is_won_in_the_opponents_turn(mode: Mode, seat: int, before: FIVE, victory: str) -> None:
    """Z8.2  Titus gives the influence that the opponent needs; he gets no credits for it any more."""
    p = scene(
        mode, acting=seat, hands={seat: ["titus"]}, discs=mine(seat, venus=-3), captured={1 - seat: before},
        tokens={"venus": "credits-4"},
    )  # fmt: skip
    p.play("recruit titus", "planet venus")
    assert told(p) == [
        f"pulled {1 - seat} 1 venus", f"captured {1 - seat} venus {before[1] + 1}", f"won {1 - seat} {victory}",
    ]  # fmt: skip
    assert (p.over, p.winner) == (True, 1 - seat)
    assert (p.score(1 - seat), p.score(seat)) == (1, -1)
    assert p.credits[seat] == 49
    assert p.credits[1 - seat] == 50


@pytest.mark.parametrize("seat", [0, 1])
def test_it_stops_at_once(mode: Mode, seat: int) -> None:
    """Z8.3  No token, no rest of the effects, no cards, no new discs, no further choice."""
    p = scene(
        mode, acting=seat, hands={seat: ["nero", "felis"]}, discs=mine(seat, mercury=3),
        captured={seat: (2, 0, 0, 0, 0)}, tokens={"mercury": "zenithium-1"},
    )  # fmt: skip
    p.play("recruit nero")
    assert told(p) == [
        f"recruited {seat} nero 7", f"pulled {seat} 1 mercury", f"captured {seat} mercury 3", f"won {seat} absolute",
    ]  # fmt: skip
    assert (p.over, p.phase) == (True, OVER)
    assert p.zenithium[seat] == 20
    assert p.slot[0] == 1
    assert hand(p, seat) == {"felis"}
    assert discs(p) == {"mercury": GONE}
    assert p.choices() == set()
    assert p.objection("lead felis") == ("over",)
    assert prompt(p) == "won"


@pytest.mark.parametrize("seat", [0, 1])
def test_it_stops_in_the_middle_of_an_effect_and_of_a_token(mode: Mode, seat: int) -> None:
    """Z8.3  Level D4 wins on Venus, so Terra does not move; a token wins, so its owner's effect does not go on."""
    p = scene(
        mode, acting=seat, hands={seat: ["nero"]}, levels={seat: (3, 0, 0)}, boards="D-U-N",
        discs=mine(seat, venus=3), captured={seat: (0, 2, 0, 0, 0)},
    )  # fmt: skip
    p.play("develop nero")
    assert p.over
    assert discs(p) == mine(seat, mercury=1) | {"venus": GONE}
    p = scene(
        mode, acting=seat, hands={seat: ["nero"]}, discs=mine(seat, mercury=3, mars=3),
        captured={seat: (0, 1, 1, 0, 0)}, tokens={"mercury": "influence", "mars": "credits-3"},
    )  # fmt: skip
    p.play("recruit nero")
    assert p.phase != OVER
    p.play("planet mars")
    assert p.over
    assert told(p)[-1] == f"won {seat} democratic"
    assert (p.zenithium[seat], p.credits[seat]) == (20, 43)
    assert [int(number) for number in p.used] == [0] * 8


@pytest.mark.parametrize("seat", [0, 1])
def test_the_own_effect_can_make_the_opponent_win_with_a_token(mode: Mode, seat: int) -> None:
    """Z8.2, Z8.3  The first disc is not enough, but its token brings the second."""
    p = scene(
        mode, acting=seat, hands={seat: ["titus"]}, discs=mine(seat, venus=-3, terra=-3),
        captured={1 - seat: (1, 0, 0, 0, 1)}, tokens={"venus": "influence"},
    )  # fmt: skip
    p.play("recruit titus", "planet venus")
    assert p.phase != OVER
    p.play("planet terra")
    assert (p.over, p.winner) == (True, 1 - seat)
    assert told(p)[-1] == f"won {1 - seat} democratic"
    assert p.credits[seat] == 49


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(
    ("before", "name", "all_names"),
    [
        ((2, 1, 1, 1, 0), "absolute", "all-three"), ((2, 1, 1, 0, 0), "absolute", "absolute-popular"),
        ((0, 1, 1, 2, 0), "democratic", "democratic-popular"), ((2, 1, 0, 0, 0), "absolute", "absolute"),
        ((1, 2, 1, 0, 0), "popular", "popular"), ((0, 1, 1, 1, 0), "democratic", "democratic"),
    ],
)  # fmt: skip
def test_the_victory_is_named_after_the_first_that_fits(
    mode: Mode, seat: int, before: FIVE, name: str, all_names: str
) -> None:
    """Z8.4  Absolute before democratic before popular; who has won is the same."""
    for ruling, said in (("one", name), ("all", all_names)):
        p = scene(
            mode, acting=seat, hands={seat: ["nero"]}, discs=mine(seat, mercury=3), captured={seat: before},
            victory_name=ruling,
        )  # fmt: skip
        p.play("recruit nero")
        assert told(p)[-1] == f"won {seat} {said}"
        assert (p.score(seat), p.score(1 - seat)) == (1, -1)


# ------------------------------------------------------------------------------------ matches without a victory


@pytest.mark.parametrize("seat", [0, 1])
def test_it_ends_when_nobody_can_play_any_more(mode: Mode, seat: int) -> None:
    """Z8.5  The last card is played and lies in a column; both have had a turn without a card."""
    p = take_deck_away(scene(mode, acting=seat, hands={seat: ["nero"], 1 - seat: []}, captured={seat: (1, 0, 0, 0, 0)}))
    p.play("recruit nero")
    assert told(p)[-3:] == [f"skipped {1 - seat}", f"skipped {seat}", f"unfinished {seat}"]
    assert (p.over, p.winner) == (True, seat)
    assert p.choices() == set()


@pytest.mark.parametrize("seat", [0, 1])
def test_one_turn_without_a_card_does_not_end_the_match(mode: Mode, seat: int) -> None:
    """Z8.5  One directly after the other: a turn with a card in between begins the count anew."""
    hands = {seat: ["nero", "felis", "zenon"], 1 - seat: []}
    p = take_deck_away(scene(mode, acting=seat, hands=hands))
    for name in ("nero", "felis"):
        p.play(f"recruit {name}")
        assert p.phase != OVER
        assert p.seat == seat
    p.play("recruit zenon")
    assert p.over


@pytest.mark.parametrize("seat", [0, 1])
def test_turns_with_a_card_in_between_begin_the_count_anew(mode: Mode, seat: int) -> None:
    """Z8.5  The other one had no card, drew and played; now the own hand is empty, and the match goes on."""
    hands = {seat: ["nero", "felis", "zenon", "khan", "wul", "annie"], 1 - seat: []}
    p = take_deck_away(scene(mode, acting=seat, hands=hands))
    p.play("develop nero")
    assert told(p)[-1] == f"drew {1 - seat} nero"
    for name in ("zenon", "wul", "annie"):
        p.where[agent(p, name)] = 5
    p.where[agent(p, "khan")] = HAND + 1 - seat
    p.hand[seat], p.hand[1 - seat] = 1, 2
    p.play("recruit felis", "recruit nero")
    assert told(p)[-1] == f"skipped {seat}"
    assert (p.phase, p.seat) == (TURN, 1 - seat)


@pytest.mark.parametrize("acting", [0, 1, 2, 3])
@pytest.mark.parametrize("order", ["technology", "diplomacy"])
def test_in_teams_all_four_must_be_without_a_card(mode: Mode, acting: int, order: str) -> None:
    """Z8.5  Three are not enough, not even if one of them comes up twice before the fourth, who still has a card."""
    name, more = ("nero", "felis") if acting < 2 else ("mc4ffr3y", "ivan")
    hands: dict[int, list[str]] = {seat: [] for seat in range(4)} | {acting: [name, more]}
    p = take_deck_away(scene(mode, seats=4, acting=acting, hands=hands))
    p.play(f"recruit {name}")
    while prompt(p) == "order":
        p.play(f"begin {order}")
    assert (p.phase, p.seat) == (TURN, acting)
    assert f"recruit {more}" in p.choices()
    p.play(f"recruit {more}")
    skipped = [line for line in told(p) if line.startswith("skipped")]
    while prompt(p) == "order":
        p.play(f"begin {order}")
        skipped += [line for line in told(p) if line.startswith("skipped")]
    assert p.over
    assert set(skipped) == {f"skipped {seat}" for seat in range(4)}
    assert skipped.index(f"skipped {acting}") == len(skipped) - 1


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("seats", "last"), [(2, 300), (4, 800)])
def test_the_longest_match(mode: Mode, seat: int, seats: int, last: int) -> None:
    """Z8.6  300 turns with two players, 800 with two teams; the last turn is played to its end."""
    p = scene(mode, seats=seats, acting=seat, hands={seat: ["nero"]}, captured={seat: (1, 0, 0, 0, 0)})
    q = p.copy()
    p.turns = last - 2
    p.play("recruit nero")
    assert (p.over, p.turns) == (False, last - 1)
    q.turns = last - 1
    q.play("recruit nero")
    assert (q.over, q.turns, q.winner) == (True, last, seat)
    assert q.hand[seat] == 4
    assert q.zenithium[seat] == 23
    assert told(q)[-1] == f"unfinished {seat}"
    assert q.choices() == set()


@pytest.mark.parametrize("seat", [0, 1])
def test_a_victory_in_the_last_turn_is_a_victory(mode: Mode, seat: int) -> None:
    """Z8.6, Z8.1  Though the other one has more discs."""
    captured = {seat: (2, 0, 0, 0, 0), 1 - seat: (0, 2, 2, 0, 0)}
    p = scene(mode, acting=seat, hands={seat: ["nero"]}, captured=captured, discs=mine(seat, mercury=3))
    p.turns = 299
    p.play("recruit nero")
    assert told(p)[-1] == f"won {seat} absolute"
    assert p.winner == seat


@pytest.mark.parametrize("seat", [0, 1])
def test_turns_without_a_card_count_as_turns(mode: Mode, seat: int) -> None:
    """Z8.6, Z4.4"""
    p = take_deck_away(scene(mode, acting=seat, hands={seat: ["nero", "felis", "zenon"], 1 - seat: []}))
    p.turns = 298
    p.play("recruit nero")
    assert (p.over, p.turns) == (True, 300)


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(
    ("own", "theirs", "better"),
    [
        ((1, 0, 0, 0, 0), (0, 0, 0, 0, 0), 1), ((2, 2, 0, 0, 0), (1, 1, 1, 0, 0), 1),
        ((2, 1, 0, 0, 0), (1, 1, 1, 0, 0), -1), ((2, 0, 1, 0, 0), (0, 2, 0, 0, 0), 1),
        ((2, 0, 0, 0, 0), (0, 1, 0, 1, 0), -1), ((0, 0, 0, 0, 0), (0, 0, 0, 0, 0), 0),
        ((2, 1, 0, 0, 0), (0, 0, 0, 1, 2), 0), ((1, 1, 1, 0, 0), (1, 1, 0, 1, 0), 0),
        ((2, 2, 0, 0, 0), (2, 1, 1, 0, 0), -1), ((1, 2, 1, 0, 0), (2, 2, 0, 0, 0), 1),
    ],
)  # fmt: skip
def test_who_wins_an_unfinished_match(mode: Mode, seat: int, own: FIVE, theirs: FIVE, better: int) -> None:
    """Z8.7  More discs, then discs of more planets, else a draw. Nothing else counts, however rich somebody is."""
    for acting in range(2):
        p = scene(
            mode, acting=acting, hands={acting: ["zenon"]}, captured={seat: own, 1 - seat: theirs},
            badge=1, levels={0: (5, 5, 5)}, coins=(90, 10),
        )  # fmt: skip
        p.turns = 299
        p.play("recruit zenon")
        assert p.over
        assert (p.score(seat), p.score(1 - seat)) == (better, -better)
        assert p.winner == (-1 if better == 0 else seat if better > 0 else 1 - seat)
        assert told(p)[-1].split()[0] == ("drawn" if better == 0 else "unfinished")
        assert prompt(p) == ("drawn" if better == 0 else "won")


def test_a_draw_between_teams(mode: Mode) -> None:
    """Z8.7  And the team with more discs wins together."""
    for captured, result in (({}, [0, 0, 0, 0]), ({1: (1, 0, 0, 0, 0)}, [-1, 1, -1, 1])):
        p = scene(mode, seats=4, hands={0: ["nero"]}, captured=captured)
        p.turns = 799
        p.play("recruit nero")
        assert p.over
        assert scores(p) == result
