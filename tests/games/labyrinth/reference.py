"""Walking and paying as the rulebook tells it, done the slow way: every path without a repeated cell, every card.

Shares nothing with the game but the position: towers and their floors are typed anew in facts.py.
"""

from __future__ import annotations

from tests.games.labyrinth.facts import DOWN, JOKER, TOWER_NAMES, TOWERS, UP, beyond, open_sides
from tests.modes import Position

Cards = tuple[int, int, int]
Price = tuple[int, int]


def steps_from(p: Position, place: int) -> list[tuple[int, int]]:
    """The cells next to a cell with no wall between, and how many floors higher each is."""
    here = TOWERS[TOWER_NAMES[p.tower[place]]]
    found = []
    for side in open_sides(here.shape, p.turn[p.tower[place]]):
        to = beyond(place, side)
        if to >= 0:
            there = TOWERS[TOWER_NAMES[p.tower[to]]]
            if (side + 2) % 4 in open_sides(there.shape, p.turn[p.tower[to]]):
                found.append((to, there.height - here.height))
    return found


def fitting(floors: int) -> list[int | None]:
    """The cards that can be spent on a step; None is no card."""
    if floors >= 2:
        return [UP, JOKER]
    if floors <= -2:
        return [DOWN, JOKER]
    return [None]


def walks_and_cards(p: Position) -> dict[int, dict[Price, set[Cards]]]:
    """For each cell that can be walked to: what each path there costs in climbs and drops, and cards that pay it."""
    start = int(p.at[p.mover])
    hand: Cards = (int(p.hand[p.mover, UP]), int(p.hand[p.mover, DOWN]), int(p.hand[p.mover, JOKER]))
    steps = {place: steps_from(p, place) for place in range(25)}
    found: dict[int, dict[Price, set[Cards]]] = {}

    def walk(place: int, path: list[int], price: Price, spent: Cards) -> None:
        for to, floors in steps[place]:
            for card in fitting(floors):
                after = list(spent)
                if card is not None:
                    after[card] += 1
                    if after[card] > hand[card]:
                        continue
                cost = (price[0] + (floors >= 2), price[1] + (floors <= -2))
                cards = (after[0], after[1], after[2])
                if to in path and to != start:
                    continue
                found.setdefault(to, {}).setdefault(cost, set()).add(cards)
                if to != start:
                    walk(to, [*path, to], cost, cards)

    walk(start, [start], (0, 0), (0, 0, 0))
    if p.stay_counts:
        found.pop(start, None)
    return found


def worth_paying(ways: dict[Price, set[Cards]]) -> set[Cards]:
    """Without the paths that climb or drop more than another one does: on those a card would only be thrown away."""
    kept = set()
    for price, cards in ways.items():
        if not any(other != price and other[0] <= price[0] and other[1] <= price[1] for other in ways):
            kept |= cards
    return kept
