"""What is in the box stays at the table: only here agents, discs, tokens and money are counted after every action."""

from __future__ import annotations

import random

import pytest

from tests.games.zenith.scene import COLUMN, DECK, DISCARD, GIVEN, GONE, HAND, OVER, PLANETS, TOKENS, TURN
from tests.modes import Mode, Position
from vetta.core.game import Setup

DEEPEST = 6
"""A card, its development and four tokens."""

OPTIONS: tuple[dict[str, str], ...] = (
    {"boards": "chance"},
    {"boards": "D-O-P"},
    {"boards": "S-U-N", "steal_shortfall": "what-is-there", "team_starting_resources": "per-player"},
    {
        "boards": "chance", "token_interrupts": "after-the-run", "spend_influence_tiers": "split",
        "give_influence_mandatory": "may", "discard_without_chevron": "may", "p4_exile_mandatory": "may",
        "pay_for_empty_gain": "not-offered", "given_badge_side": "as-it-lay", "d3_order": "influence-first",
        "opponent_side_no_target": "any-planet", "differs_from_scope": "own-planet-too",
        "mulligan_discards": "deck", "mulligan_order": "in-secret", "team_opponent_chooser": "chance",
    },
)  # fmt: skip


def count(p: Position) -> None:
    """90 agents, 16 tokens, at most one disc on each track, nothing below zero."""
    count_agents(p)
    open_tokens = [int(kind) for kind in p.slot if kind >= 0]
    applied = [int(p.token[f]) for f in range(p.depth) if p.token[f] >= 0]
    for kind, number in enumerate(TOKENS.values()):
        assert min(p.reserve[kind], p.used[kind]) >= 0
        there = p.reserve[kind] + p.used[kind] + open_tokens.count(kind) + applied.count(kind)
        assert there == number
    for number in range(5):
        assert -3 <= p.disc[number] <= 3 or p.disc[number] == GONE
        assert p.disc[number] != GONE or p.phase != TURN
        assert min(p.captured[0, number], p.captured[1, number]) >= 0
    for side in range(2):
        assert min(p.credits[side], p.zenithium[side]) >= 0
        assert all(0 <= p.level[side, number] <= 5 for number in range(3))
        assert max(p.captured[side, number] for number in range(5)) <= 3
        won = max(p.captured[side, number] for number in range(5)) == 3
        won |= sum(p.captured[side, number] for number in range(5)) >= 5
        won |= sum(p.captured[side, number] > 0 for number in range(5)) >= 4
        assert bool(won) is (p.winner == side and p.victory > 0)
    assert p.badge in (-1, 0, 1)
    assert p.gold == 0 or p.badge >= 0
    assert 0 <= p.depth <= DEEPEST


def count_agents(p: Position) -> None:
    """Every agent is in one place, and every number that tells how many there are is right."""
    where = [int(place) for place in p.where]
    assert p.deck == where.count(DECK)
    assert p.discards == where.count(DISCARD)
    for seat in range(4):
        assert p.hand[seat] == where.count(HAND + seat) + where.count(GIVEN + seat)
    for side in range(2):
        in_columns: list[int] = []
        for number in range(5):
            lying: list[int] = []
            agent = int(p.top[side, number])
            while agent >= 0:
                assert agent // 18 == number
                lying.append(agent)
                agent = int(p.below[agent])
            assert p.height[side, number] == len(lying)
            in_columns += lying
        assert sorted(in_columns) == [n for n in range(90) if where[n] == COLUMN + side]


def flows(p: Position, before: list[list[int]]) -> None:
    """Credits, zenithium and captured discs change only by what was told."""
    money = [[0, 0], [0, 0]]
    caught = [[0] * 5, [0] * 5]
    for name, *numbers in p.happened:
        n = [int(number) for number in numbers]
        if name == "gained":
            money[n[2]][n[0] % 2] += n[1]
        elif name == "paid":
            money[n[2]][n[0] % 2] -= n[1]
        elif name == "handed":
            money[n[3]][n[0] % 2] -= n[2]
            money[n[3]][n[1] % 2] += n[2]
        elif name == "stole":
            money[n[3]][n[0] % 2] += n[2]
            money[n[3]][n[1] % 2] -= n[2]
        elif name == "recruited":
            money[0][n[0] % 2] -= n[2]
        elif name == "developed":
            money[1][n[0] % 2] -= n[4]
        elif name == "advanced":
            money[1][n[0] % 2] -= n[3]
        elif name == "captured":
            caught[n[0] % 2][n[1]] += 1
            assert n[2] == before[2 + n[0] % 2][n[1]] + caught[n[0] % 2][n[1]]
    for side in range(2):
        assert p.credits[side] == before[0][side] + money[0][side]
        assert p.zenithium[side] == before[1][side] + money[1][side]
        for number in range(5):
            assert p.captured[side, number] == before[2 + side][number] + caught[side][number]


def stock(p: Position) -> list[list[int]]:
    return [
        [int(number) for number in p.credits], [int(number) for number in p.zenithium],
        *([int(p.captured[side, number]) for number in range(5)] for side in range(2)),
    ]  # fmt: skip


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: "-".join(options.values())[:40])
def test_everything_in_the_box_after_every_action(mode: Mode, seats: int, options: dict[str, str]) -> None:
    """Z1.1, Z1.2, Z1.4, Z1.5, Z4.3  Over random matches to their end; nothing is lost, doubled or below zero."""
    rng = random.Random(seats)
    if seats == 2:
        options = {name: value for name, value in options.items() if not name.startswith("team_")}
    ended = 0
    for _ in range(4):
        p = mode.new(Setup(seats, options), rng.randbytes(16))
        count(p)
        for _ in range(4000):
            if p.over:
                ended += 1
                break
            before = stock(p)
            p.play(rng.choice(p.legal()), seed=rng.randbytes(16))
            count(p)
            flows(p, before)
            assert p.phase != TURN or p.depth == 0
    assert ended == 4


@pytest.mark.parametrize("seats", [2, 4])
def test_seats_that_like_to_recruit_and_to_say_yes(mode: Mode, seats: int) -> None:
    """Z1.7, Z5.2, Z5.6  So that discs are captured, tokens interrupt each other, and matches are won."""
    rng = random.Random(10 + seats)
    names = {"captured": 0, "token-taken": 0, "token-drawn": 0, "row-complete": 0, "won": 0}
    deepest = 0
    for _ in range(8):
        p = mode.new(Setup(seats, {"boards": "chance"}), rng.randbytes(16))
        for _ in range(4000):
            if p.over:
                break
            liked = [
                choice for choice in sorted(p.choices()) if choice.startswith(("recruit", "develop", "yes", "adv"))
            ]
            p.play(rng.choice(liked) if liked and rng.random() < 0.9 else rng.choice(p.legal()), seed=rng.randbytes(16))
            count(p)
            deepest = max(deepest, int(p.depth))
            for name, *_rest in p.happened:
                if name in names:
                    names[str(name)] += 1
        assert p.phase == OVER
    assert names["won"] >= 6
    assert names["captured"] >= 3 * names["won"]
    assert names["token-taken"] > 8
    assert names["token-drawn"] > 0
    assert names["row-complete"] > 0
    assert 2 <= deepest <= DEEPEST


@pytest.mark.parametrize("seats", [2, 4])
def test_matches_with_many_captures_stay_within_the_stack(mode: Mode, seats: int) -> None:
    """Z5.6  All discs stand one space from one zone or the other in every turn, with a token on every planet."""
    rng = random.Random(20 + seats)
    deepest = 0
    for _ in range(30):
        p = mode.new(Setup(seats, {"boards": "chance"}), rng.randbytes(16))
        for kind in range(8):
            p.reserve[kind] = 0
        for slot in range(8):
            p.slot[slot] = 0
        p.credits[0] = p.credits[1] = p.zenithium[0] = p.zenithium[1] = 40
        for _ in range(60):
            if p.over:
                break
            if p.phase == TURN and p.depth == 0:
                for number in range(len(PLANETS)):
                    p.disc[number] = rng.choice((-3, 3))
            p.play(rng.choice(p.legal()), seed=rng.randbytes(16))
            deepest = max(deepest, int(p.depth))
            assert p.depth <= DEEPEST
    assert deepest >= 3
