"""The way a pawn takes, cell by cell, for the eye: of the walks with the price paid, the shortest."""

from __future__ import annotations

from vetta.core.kernel import kernel
from vetta.core.record import Row
from vetta.games.labyrinth.actions import GO, PAY, STAY
from vetta.games.labyrinth.state import NEVER, State
from vetta.games.labyrinth.tables import CELLS, DOWN, JOKER, UP
from vetta.games.labyrinth.walk import cheapest_climbs, climb, drop, way

MARKS = 64
"""From here on `places` is used for marks: after how many steps a cell is reached at each number of climbs."""


@kernel
def trail(s: State, action: int, places: Row) -> int:
    """L4.3  The cells of a walk, the last one where it stops; none for an action that is no part of a walk."""
    if action < GO or action == STAY:
        return 0
    goal = s.going if action >= PAY else action - GO
    climbs = paid_climbs(s, action - PAY) if action >= PAY else cheapest_climbs(s, goal)
    if climbs < 0:
        return 0
    mark_steps(s, places)
    if goal == s.at[s.mover]:
        return trace_circle(s, climbs, places)
    return trace_back(s, goal, climbs, places)


@kernel
def paid_climbs(s: State, kind: int) -> int:
    """L4.6  The steep climbs of the walk whose price is full once a card of this kind is laid; -1 if none is."""
    ups = s.paid[UP] + (1 if kind == UP else 0)
    downs = s.paid[DOWN] + (1 if kind == DOWN else 0)
    jokers = s.paid[JOKER] + (1 if kind == JOKER else 0)
    for climbs in range(s.climbs + 1):
        drops = s.drops[climbs, s.going]
        if drops != NEVER and climbs + drops == ups + downs + jokers and ups <= climbs and downs <= drops:
            return climbs
    return -1


@kernel
def mark_steps(s: State, places: Row) -> None:
    """Marks each cell, for each number of climbs, with the fewest steps that lead there at the price kept for it."""
    here = s.at[s.mover]
    for i in range((s.climbs + 1) * CELLS):
        places[MARKS + i] = -1
    places[MARKS + here] = 0
    steps = 0
    found = True
    while found:
        found = False
        for climbs in range(s.climbs + 1):
            for cell in range(CELLS):
                if places[MARKS + climbs * CELLS + cell] == steps:
                    found = True
                    mark_around(s, climbs, cell, steps, places)
        steps += 1


@kernel
def mark_around(s: State, climbs: int, cell: int, steps: int, places: Row) -> None:
    for side in range(4):
        beyond = way(s, cell, side)
        if beyond >= 0:
            after = arrives_with(s, climbs, cell, beyond)
            if after >= 0 and places[MARKS + after * CELLS + beyond] < 0:
                places[MARKS + after * CELLS + beyond] = steps + 1


@kernel
def arrives_with(s: State, climbs: int, cell: int, beyond: int) -> int:
    """The climbs after one more step, if the price then is the one kept for the cell beyond; else -1."""
    after = climbs + climb(s, cell, beyond)
    drops = (s.drops[climbs, cell] if cell != s.at[s.mover] else 0) + drop(s, cell, beyond)
    return after if after <= s.climbs and s.drops[after, beyond] == drops else -1


@kernel
def trace_back(s: State, goal: int, climbs: int, places: Row) -> int:
    """Writes the walk to the goal into `places`, from its end to its beginning."""
    steps: int = places[MARKS + climbs * CELLS + goal]
    cell = goal
    for left in range(steps, 0, -1):
        places[left - 1] = cell
        side = 0
        while not (comes_over(s, cell, side, climbs) and steps_to(s, cell, side, climbs, places) == left - 1):
            side += 1
        before = way(s, cell, side)
        climbs -= climb(s, before, cell)
        cell = before
    return steps


@kernel
def comes_over(s: State, cell: int, side: int, climbs: int) -> bool:
    """Whether the last step of a walk with so many climbs can come over this side of its last cell."""
    before = way(s, cell, side)
    if before < 0:
        return False
    earlier = climbs - climb(s, before, cell)
    return earlier >= 0 and arrives_with(s, earlier, before, cell) == climbs


@kernel
def steps_to(s: State, cell: int, side: int, climbs: int, places: Row) -> int:
    """The steps to the cell over this side, from which a last step leads here."""
    before = way(s, cell, side)
    steps: int = places[MARKS + (climbs - climb(s, before, cell)) * CELLS + before]
    return steps


@kernel
def trace_circle(s: State, climbs: int, places: Row) -> int:
    """L5.7  There and back again, over the first side from which a step leads home at this price."""
    here = s.at[s.mover]
    side = 0
    while not comes_over(s, here, side, climbs):
        side += 1
    before = way(s, here, side)
    length = trace_back(s, before, climbs - climb(s, before, here), places)
    places[length] = here
    return length + 1
