"""What is in the box stays at the table: only here all cards and towers are counted after every single action."""

from __future__ import annotations

import random

import pytest

from tests.games.labyrinth.facts import MOVABLE, ROOTED, STEEP, TOWER_NAMES, TOWERS, TREASURES
from tests.games.labyrinth.scene import hand, pile
from tests.modes import Mode, Position, wander
from vetta.core.game import Setup

OPTIONS: tuple[dict[str, str], ...] = (
    {}, {"steep": "yes"}, {"young": "yes"}, {"free_turning": "no"}, {"stay_counts": "no"},
    {"steep": "yes", "young": "yes"},
)  # fmt: skip


def count(p: Position) -> None:
    """24 magic cards, 12 treasures, 26 towers, each rooted tower in its place."""
    deck = (0, 0, 24) if p.young else (10, 10, 4) if p.steep else (8, 8, 8)
    parts = [pile(p, "deck"), pile(p, "discard"), *(hand(p, seat) for seat in range(4))]
    assert tuple(sum(part[kind] for part in parts) for kind in range(3)) == deck
    assert min(min(part) for part in parts) >= 0
    standing = [TOWER_NAMES[tower] for tower in p.tower]
    rooted = {name: ROOTED[name].cell for name in ROOTED}
    if p.steep:
        rooted = {
            **{n: c for n, c in rooted.items() if n in ("F1", "F3", "F5", "F7", "F9")},
            **{n: STEEP[n].cell for n in STEEP},
        }
    assert sorted(standing) == sorted([*rooted, *MOVABLE])
    cells = [f"{column}{row}" for row in "12345" for column in "abcde"]
    assert {name: cells[standing.index(name)] for name in rooted} == rooted
    assert sorted(TOWERS[name].treasure for name in standing if TOWERS[name].treasure) == sorted(TREASURES)
    for seat in range(p.seats):
        found = sum(finder == seat + 1 for finder in p.finder)
        assert found + p.left[seat] == 12 // p.seats
        assert (p.target[seat] >= 0) == (p.left[seat] > 0)
        assert p.target[seat] < 0 or p.finder[p.target[seat]] == 0
        assert (p.at[seat] >= 0) == (p.gone[seat] == 0)
    looked_for = [int(target) for target in p.target if target >= 0]
    assert len(set(looked_for)) == len(looked_for)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: "-".join(options) or "standard")
def test_cards_treasures_and_towers_after_every_action(mode: Mode, seats: int, options: dict[str, str]) -> None:
    """L1.2, L1.5, L3.2  Golden test 8, over random matches with hoarding, paying, reshuffling and leaving."""
    rng = random.Random(seats)
    for _ in range(2):
        p = mode.new(Setup(seats, options), rng.randbytes(16))
        count(p)
        for step in range(250):
            wander(p, rng, 1)
            count(p)
            if step == 120 and rng.randrange(2):
                p.leave(rng.randrange(seats))
                count(p)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_matches_in_which_seats_look_for_their_targets(mode: Mode, seats: int) -> None:
    """L5.1, L5.3, L6.1  Always walking to a task when one is in reach, so that much is found and somebody wins."""
    rng = random.Random(seats)
    names = {"ended": 0, "found": 0, "touched-rune": 0}
    for _ in range(3):
        p = mode.new(Setup(seats), rng.randbytes(16))
        for _ in range(1500):
            if p.over:
                names["ended"] += 1
                break
            goals = [f"go {place}" for place in tasks(p)]
            open_goals = [goal for goal in goals if goal in p.choices()]
            action: int | str = rng.choice(open_goals) if open_goals else rng.choice(p.legal())
            p.play(action, seed=rng.randbytes(16))
            for name, *_rest in p.happened:
                if name in names:
                    names[str(name)] += 1
            count(p)
    assert names["ended"] == 3
    assert names["found"] > 12 // seats
    assert names["touched-rune"] >= 3


def tasks(p: Position) -> list[str]:
    """Where the seat to move would like to go."""
    cells = [f"{column}{row}" for row in "12345" for column in "abcde"]
    seat = p.seat
    wanted = []
    for place, tower in enumerate(p.tower[:25]):
        held = TOWERS[TOWER_NAMES[tower]].treasure
        if held and p.target[seat] >= 0 and TREASURES[p.target[seat]] == held:
            wanted.append(cells[place])
    if not p.rune[seat]:
        wanted.append("c3")
    if not p.left[seat] and p.rune[seat]:
        wanted.append(("a1", "e1", "e5", "a5")[p.colour[seat]])
    return wanted
