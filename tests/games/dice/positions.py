"""Positions of the dice race drawn by chance, and what cards can do in them: from the facts alone."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping

from tests.games.dice.facts import COLOURS, DICE, colour_of, fits, row, where, width

SORTS = [f"{colour}-{value}" for colour in COLOURS for value in range(1, 7)]


def open_cells(on: dict[str, str], side: int) -> list[str]:
    """What is still empty in the working row, or the pinnacle."""
    return next((empty for n in range(1, 6) if (empty := [c for c in row(side, n) if c not in on])), ["pinnacle"])


def some_tower(rng: random.Random) -> dict[str, str]:
    """Dice that might lie on a tower: each side is built up row by row, and the last row may have gaps."""
    on: dict[str, str] = {}
    left = dict(DICE)
    for side in rng.sample(range(4), 4):
        height = rng.choice((1, 1, 1, 1, 2, 2, 2, 3, 4, 5, 6))
        for level in range(1, min(height, 5) + 1):
            places = row(side, level)
            many = width(level) if level < height else rng.randrange(width(level))
            for place in rng.sample(places, many) if many < len(places) else places:
                dice = [die for die in SORTS if fits(die, place, on) and left[colour_of(die)] > 3]
                if dice:
                    on[place] = rng.choice(dice)
                    left[colour_of(on[place])] -= 1
            if sum(place in on for place in places) < len(places):
                break
    return on


def dice_left(on: Mapping[str, str]) -> dict[str, int]:
    """How many dice of each colour are not on the tower."""
    lying = [colour_of(die) for die in on.values()]
    return {colour: DICE[colour] - lying.count(colour) for colour in COLOURS}


def some_pool(rng: random.Random, dice: int, left: Mapping[str, int]) -> list[str]:
    """Dice of few colours and few values, or of many."""
    colours = ["white", *rng.sample(COLOURS[:6], rng.choice((1, 1, 2, 3, 6)))]
    values = rng.sample(range(1, 7), rng.choice((2, 3, 4, 6, 6)))
    found: list[str] = []
    while len(found) < dice:
        colour = rng.choice(colours)
        if sum(colour_of(die) == colour for die in found) < left[colour]:
            found.append(f"{colour}-{rng.choice(values)}")
    return found


State = tuple[dict[str, str], list[str]]
"""What lies on the tower, and the pool."""
Way = tuple[str, str, str, int]
"""A card, the place of the die that it takes, the die given there, and the position of the one stolen."""


def steps_with(card: str, state: State, side: int) -> Iterator[tuple[Way, State]]:
    """D5.3, D5.4, D5.8  Everything that a card can do, from the facts."""
    on, dice = state
    level = next((n for n in range(1, 6) if any(c not in on for c in row(side, n))), 6)
    working = row(side, level) if level < 6 else ["pinnacle"]
    for place, taken in on.items():
        mine = where(place)[0] == side
        rest = {other: on[other] for other in on if other != place}
        if card == "steal" and not mine and any(c not in on for c in row(*where(place)[:2])):
            for i, to in enumerate(working):
                if to not in on and fits(taken, to, rest, side):
                    yield (card, place, "", i + 1), (rest | {to: taken}, dice)
        if card == ("swap-own" if mine else "swap-opponent"):
            for given in sorted(set(dice) - {taken}):
                if fits(given, place, rest, side):
                    changed = [*dice, taken]
                    changed.remove(given)
                    yield (card, place, given, 0), (on | {place: given}, changed)
