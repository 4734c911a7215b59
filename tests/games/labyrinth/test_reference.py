"""Thousands of random positions: only here every path and every card is tried, in a program that shares no rule."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from tests.games.labyrinth.facts import BESIDE, CELLS
from tests.games.labyrinth.reference import steps_from, walks_and_cards, worth_paying
from tests.games.labyrinth.scene import PAYING, payments
from tests.games.labyrinth.test_pay import on_the_stairs
from tests.modes import Mode, Position
from vetta.core.game import Setup

OPTIONS: tuple[dict[str, str], ...] = (
    {},
    {"steep": "yes"},
    {"stay_counts": "no"},
    {"steep": "yes", "stay_counts": "no"},
    {"young": "yes"},
)
ROUNDS = {"plain": 40, "native": 250}


def after_a_push(mode: Mode, options: dict[str, str], rng: random.Random) -> Position:
    """A random labyrinth, a pawn anywhere, a random hand, just after a random push."""
    p = mode.new(Setup(rng.choice((2, 3, 4)), options), rng.randbytes(16))
    seat = p.seat
    p.at[seat] = rng.randrange(25)
    most = rng.choice((0, 1, 2, 3, 6))
    for kind in range(3):
        p.hand[seat, kind] = 0 if p.young and kind < 2 else rng.randint(0, most)
    return p.play(rng.choice(p.legal()))


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: "-".join(options) or "standard")
def test_every_walk_and_every_payment_is_the_one_found_by_trying_all(mode: Mode, options: dict[str, str]) -> None:
    """L4.1, L4.2, L4.3, L4.5, L4.6, L5.7"""
    rng = random.Random(2019)
    for _ in range(ROUNDS[mode.name]):
        p = after_a_push(mode, options, rng)
        expected = walks_and_cards(p)
        legal = {choice for choice in p.choices() if choice != "stay"}
        assert legal == {f"go {CELLS[place]}" for place in expected}
        for place, ways in expected.items():
            assert payments(p, CELLS[place]) == worth_paying(ways), (p, CELLS[place])


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: "-".join(options) or "standard")
def test_the_proposal_has_the_fewest_cards_and_of_these_the_fewest_jokers(mode: Mode, options: dict[str, str]) -> None:
    """L4.6  Following the proposal to the end, also after a first card of one's own choice."""
    rng = random.Random(26113)
    for _ in range(ROUNDS[mode.name]):
        p = after_a_push(mode, options, rng)
        seat, ways = p.seat, walks_and_cards(p)
        for place in ways:
            q = p.copy().play(f"go {CELLS[place]}", seed=0)
            possible = worth_paying(ways[place])
            laid: tuple[int, ...] = (0, 0, 0)
            if q.phase == PAYING and rng.randrange(2):
                laid = lay(laid, rng.choice(q.legal()) - q.number("pay up"))
                possible = {cards for cards in possible if all(a <= b for a, b in zip(laid, cards, strict=True))}
                q.play(q.number("pay up") + laid.index(1), seed=0)
            best = min((sum(cards), cards[2]) for cards in possible)
            while q.phase == PAYING:
                assert q.usual() in q.legal()
                assert q.idle() == q.usual()
                laid = lay(laid, q.usual() - q.number("pay up"))
                q.play(q.usual(), seed=0)
            assert (sum(laid), laid[2]) == best
            assert q.usual() == -1
            assert q.at[seat] == place


def lay(laid: tuple[int, ...], kind: int) -> tuple[int, ...]:
    return tuple(number + (card == kind) for card, number in enumerate(laid))


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: "-".join(options) or "standard")
def test_the_way_shown_for_a_walk_is_a_path_at_the_price_paid(mode: Mode, options: dict[str, str]) -> None:
    """L4.3  The trail is a walk without a wall, the shortest whose steep steps are what the cards were laid for."""
    rng = random.Random(238039)
    for _ in range(ROUNDS[mode.name]):
        p = after_a_push(mode, options, rng)
        start = int(p.at[p.seat])
        for action in p.legal():
            q = p.copy()
            places = trail(q, action)
            q.play(action, seed=0)
            laid = [0, 0, 0]
            while q.phase == PAYING:
                card = rng.choice(q.legal())
                laid[card - q.number("pay up")] += 1
                places = trail(q, card)
                q.play(card, seed=0)
            if action == p.number("stay"):
                assert places == []
                continue
            assert places[-1] == action - p.number("go a1")
            assert BESIDE not in places
            climbs, drops = price(p, [start, *places])
            assert climbs + drops == sum(laid)
            assert laid[0] <= climbs
            assert laid[1] <= drops
            assert len(places) == fewest_steps(p, start, places[-1], (climbs, drops))


def trail(p: Position, action: int) -> list[int]:
    """The cells that a pawn is shown to take."""
    room = p.mode.row(1024)
    kernel = p.mode.kernels.trail
    assert kernel is not None
    length = kernel(p.s, action, room)
    return [int(room[i]) for i in range(length)]


def fewest_steps(p: Position, start: int, goal: int, cost: tuple[int, int]) -> int:
    """Of all walks with exactly this many climbs and drops, the length of the shortest."""
    reached, steps = {(start, 0, 0)}, 0
    seen = set(reached)
    while steps == 0 or (goal, *cost) not in reached:
        reached = {
            (to, climbs + (floors >= 2), drops + (floors <= -2))
            for place, climbs, drops in reached
            for to, floors in steps_from(p, place)
        }
        reached = {state for state in reached if state[1] <= cost[0] and state[2] <= cost[1]} - (
            seen - {(start, *cost)}
        )
        seen |= reached
        steps += 1
    return steps


def test_before_the_cards_are_laid_the_way_with_the_fewest_is_shown(mode: Mode) -> None:
    """L4.6, L4.3"""
    rng = random.Random(90521)
    for _ in range(ROUNDS[mode.name]):
        p = after_a_push(mode, {"stay_counts": rng.choice(("yes", "no"))}, rng)
        assert all(trail(p, p.number(name)) == [] for name in ("push Nb 0", "push W4 3", "stay"))
        for place, ways in walks_and_cards(p).items():
            places = trail(p, p.number(f"go {CELLS[place]}"))
            assert sum(price(p, [int(p.at[p.seat]), *places])) == min(sum(cost) for cost in ways)


def test_no_way_is_shown_where_no_price_is_paid_in_full(mode: Mode) -> None:
    """L4.6  On the stairs from a2 to d2 the first of three cards is laid: the pawn does not walk yet."""
    p = on_the_stairs(mode, (2, 1, 0))
    assert trail(p, p.number("go d2")) == [CELLS.index(name) for name in ("b2", "c2", "d2")]
    p.play("go d2", seed=0)
    assert trail(p, p.number("pay up")) == []
    p.play("pay up", seed=0)
    assert trail(p, p.number("pay down")) == []
    p.play("pay down", seed=0)
    assert trail(p, p.number("pay up")) == [CELLS.index(name) for name in ("b2", "c2", "d2")]


def price(p: Position, path: list[int]) -> tuple[int, int]:
    climbs = drops = 0
    for place, to in pairwise(path):
        floors = dict(steps_from(p, place))[to]
        climbs += floors >= 2
        drops += floors <= -2
    return climbs, drops
