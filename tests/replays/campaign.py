"""Plays the golden campaign and writes it down: `python -m tests.replays.campaign`, to be run as make.py is.

Its two players know a little: how many cards a hero is away from where it wants to go, and that spirits are better kept
at a distance. They look at all outcomes of their card, and at the best answer to those that they like most.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from tests.conftest import found

from vetta.core.campaign import Founding
from vetta.core.game import Setup
from vetta.core.match import Match, make_secret
from vetta.core.match_file import write_match
from vetta.games.ziggurat.actions import PASS, USE, USE_WATER
from vetta.games.ziggurat.box import Box, chapter_of, is_over
from vetta.games.ziggurat.state import (
    ASKING,
    CARRIED,
    CHOOSING_HERO,
    CHOOSING_SPIRIT,
    DECIDING,
    EGG_CARRIED,
    EGG_SET,
    IN_PIT,
    KEEPING,
    MARKING,
    ON_STAND,
    OVER,
    PLUME,
    QUENCHED,
    UNLIT,
    WON,
)
from vetta.games.ziggurat.tables import (
    CELLS,
    DOWN,
    EACH,
    EACH_SPIRIT,
    EXIT,
    HERO_SCOPE,
    HOUSE,
    KEYHOLE,
    LAMP_STAND,
    LEVEL,
    NEXT,
    PER_COLOUR,
    PIT,
    RING,
    SIZE,
    SPIRIT_SCOPE,
    SPRING,
    SUMMIT,
    UP,
)

FOLDER = Path(__file__).parent / "campaign"
GAME = found("ziggurat")
LOST_ALL = 1e6
FAR = 60.0
WIDE = 3
"""The answers to so many outcomes are looked at."""


@cache
def cards_to(targets: frozenset[int], longest: int = 5, nest: bool = False) -> list[float]:
    """By space: how many cards it takes to end on one of these, if each is good for 1 to 5 spaces."""
    away = [0.0 if cell in targets else 12.0 for cell in range(CELLS)]
    for _ in range(100):
        for cell in range(RING):
            if cell not in targets:
                steps = [min(_at_end(cell, way, min(n, longest), away, targets) for way in (0, 1)) for n in range(1, 6)]
                away[cell] = min(FAR, 1 + sum(steps) / 5)
        if SUMMIT not in targets:
            away[SUMMIT] = 0.5 + min(away[cell] for cell in EXIT) if nest else FAR
    return away


def _at_end(cell: int, way: int, steps: int, away: list[float], targets: frozenset[int]) -> float:
    for _ in range(steps):
        cell = NEXT[cell, way]
    if cell in targets:
        return 0.0
    if PIT[cell] >= 0:
        return FAR
    onward = DOWN[cell] if DOWN[cell] >= 0 else UP[cell]
    return away[onward] if onward >= 0 else away[cell]


def to(*targets: int, longest: int = 5, nest: bool = False) -> list[float]:
    return cards_to(frozenset(targets), longest, nest)


def worth(s: Any) -> float:
    """How far the players are from winning; the less the better."""
    if s.result:
        return -LOST_ALL if s.result == WON else LOST_ALL
    goal = (summit, lamps, wedges, quenching, egg, hearths)[s.chapter](s)
    return float(goal + fear(s) - 3 * s.winds)


def fear(s: Any) -> float:
    """Spirits near heroes on the same ring, and spirits high up while the summit must be kept."""
    afraid = 0.0
    for seat in range(s.seats):
        cell = s.at[seat]
        if cell >= RING or cell < 0:
            continue
        size = SIZE[LEVEL[cell]]
        for spirit in s.spirit:
            if 0 <= spirit < RING and LEVEL[spirit] == LEVEL[cell]:
                gap = (spirit - cell) % size
                near = min(gap, size - gap)
                afraid += 0.5 * max(0, 6 - near) if size > 8 else 0.9
    if s.chapter < 5:
        afraid += sum((0, 0, 0.2, 0.5, 1.2)[LEVEL[spirit]] for spirit in s.spirit if 0 <= spirit < RING)
    return afraid


def summit(s: Any) -> float:
    return float(sum(to(SUMMIT)[s.at[seat]] for seat in range(s.seats)))


def lamps(s: Any) -> float:
    cost = 0.0
    walking = [s.at[seat] for seat in range(s.seats) if s.at[seat] < RING]
    for side in range(4):
        if s.lamp[side] == ON_STAND:
            stand = LAMP_STAND[side]
            cost += min((to(stand)[cell] for cell in walking), default=200) + to(SUMMIT)[stand]
        elif s.lamp[side] >= CARRIED:
            cost += to(SUMMIT)[s.at[s.lamp[side] - CARRIED]]
    return cost


def wedges(s: Any) -> float:
    cost = 0.0
    for level in range(1, 5):
        if s.locked[level] == 0:
            holes = to(*[cell for cell in KEYHOLE if LEVEL[cell] == level])
            ways = [holes[s.at[seat]] for seat in range(s.seats) if s.wedge[seat] > 0 and s.at[seat] < RING]
            cost += 3 + min(ways, default=100)
    return cost + sum(8.0 for seat in range(s.seats) if s.at[seat] == SUMMIT)


def quenching(s: Any) -> float:
    colours = [sum(s.spirit[3 * colour + n] == QUENCHED for n in range(PER_COLOUR)) for colour in range(4)]
    missing = max(0, s.seats + 3 - sum(colours)) + sum(count == 0 for count in colours)
    cost = 12.0 * missing
    springs = to(*SPRING)
    for seat in range(s.seats):
        cell = s.at[seat]
        if cell == SUMMIT:
            cost += 25
        elif not s.water[seat]:
            cost += 3 + springs[cell]
        elif not any(0 <= spirit < RING and LEVEL[spirit] == LEVEL[cell] for spirit in s.spirit):
            cost += 2
    lost = sum(spirit == IN_PIT for spirit in s.spirit)
    return float(cost + 4 * lost)


def egg(s: Any) -> float:
    cost: float = 5.0 * s.heat + (8.0 if s.heat >= 3 else 0)
    heavy = to(SUMMIT, longest=3)
    carrier = s.egg - EGG_CARRIED if s.egg >= EGG_CARRIED else -1
    cost += sum(to(SUMMIT)[s.at[seat]] for seat in range(s.seats) if seat != carrier)
    if carrier >= 0:
        return float(cost + heavy[s.at[carrier]])
    if s.egg == EGG_SET:
        return cost
    walking = [to(s.egg)[s.at[seat]] for seat in range(s.seats) if s.at[seat] < RING]
    return float(cost + 10 + heavy[s.egg] + 2 * min(walking, default=200))


def hearths(s: Any) -> float:
    unlit = [HOUSE[side] for side in range(4) if s.hearth[side] == UNLIT]
    cost = 0.0
    if unlit:
        homes = to(*unlit, nest=True)
        for seat in range(s.seats):
            if s.flame[seat]:
                cost += 1.5 * homes[s.at[seat]]
    climb = to(SUMMIT)
    colours = []
    for colour in range(4):
        three = s.spirit[3 * colour : 3 * colour + 3]
        colours.append(0 if PLUME in three else 2 + min((climb[cell] for cell in three if 0 <= cell < RING), default=9))
    return cost + sum(sorted(colours)[: 3 if s.seats == 2 else 4])


def outcomes(s: Any) -> Iterator[tuple[int, Any]]:
    """Every end of this turn, with the first decision that leads there. Orders that hardly matter are left out."""
    seen: set[bytes] = set()
    turn = s.turns
    open_ = [(action, s) for action in sensible(s)]
    stack = [(action, action, before) for action, before in reversed(open_)]
    while stack:
        first, action, before = stack.pop()
        after = before.copy()
        GAME.kernels.play(after, action)
        told = bytes([first]) + after.to_bytes()
        if told in seen or len(seen) > 3000:
            continue
        seen.add(told)
        if after.result or after.phase == OVER or after.turns != turn:
            yield first, after
        else:
            stack += [(first, following, after) for following in reversed(sensible(after))]


def sensible(s: Any) -> list[int]:
    legal = GAME.legal(s)
    if s.phase == ASKING:
        return [PASS] + [USE + USE_WATER for _ in range(s.chapter == 3 and USE + USE_WATER in legal)]
    if s.phase == CHOOSING_HERO and s.card >= 0 and HERO_SCOPE[s.card] == EACH:
        return legal[:1]
    if s.phase == CHOOSING_SPIRIT and s.card >= 0 and SPIRIT_SCOPE[s.card] == EACH_SPIRIT:
        return legal[:1]
    return legal


def choose(s: Any, chance: random.Random) -> int:
    """What leads to the best end of this turn, the best answer to it considered."""
    legal = GAME.legal(s)
    if len(legal) == 1:
        return legal[0]
    if s.phase in (KEEPING, DECIDING, MARKING):
        return chance.choice(legal)
    ends = [(worth(after), n, first, after) for n, (first, after) in enumerate(outcomes(s))]
    rated = sorted(ends, key=lambda end: end[:2])
    if len({first for _, _, first, _ in rated}) == 1 or rated[0][0] <= -LOST_ALL:
        return rated[0][2]
    best = min(rated[:WIDE], key=lambda one: (0.5 * one[0] + answer(one[3]), one[1]))
    return best[2]


def answer(s: Any) -> float:
    if s.result:
        return worth(s)
    return min((worth(after) for _, after in outcomes(s)), default=LOST_ALL)


def play_match(box: Box, chance: random.Random) -> Match:
    setup = GAME.campaign.setup_from(box, {})  # type: ignore[union-attr]
    match = Match.new(GAME, setup, make_secret(chance.randbytes(32)), [hero.player for hero in box.heroes])
    while not match.over:
        match.play(match.seat, GAME.write(choose(match.state, chance)))
    return match


def play_campaign(seed: int) -> Iterator[tuple[Match | None, Box]]:
    """The new box; then each match with the box after it."""
    campaign = GAME.campaign
    assert campaign
    chance = random.Random(seed)
    setup = Setup(2, {"family": "no"})
    key = chance.randbytes(8).hex()
    box = campaign.new(GAME, Founding(setup, ("otta", "nib"), ("Splash", ""), ("Ada", "Bo"), key, "2026-01-01"))
    yield None, box
    day = 1
    while not is_over(box):
        day += 1
        match = play_match(box, chance)
        box = campaign.after(box, match, f"2026-{1 + day // 28:02}-{1 + day % 28:02}")
        if campaign.nameless(box):
            box = campaign.name(box, "hatchling", "Soot")
        yield match, box


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for number, (match, box) in enumerate(play_campaign(int(sys.argv[1]) if len(sys.argv) > 1 else 1)):
        if match:
            (FOLDER / f"{number:02}.match").write_text(write_match(match), "utf-8")
            last = box.games[-1]
            print(number, last.chapter, last.won, last.loss, match.state.turns, len(match.moves), flush=True)
        (FOLDER / f"{number:02}.box").write_text(GAME.campaign.write(box), "utf-8")  # type: ignore[union-attr]
        if number > 25:
            break
    print("chapter", chapter_of(box), "over", is_over(box))
