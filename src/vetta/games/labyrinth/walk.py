"""L4  Where a pawn can walk, and what the steep steps on the way cost in magic cards.

A walk has a price: how many steep climbs and how many steep drops. Of two walks to a cell only prices that are not
beaten by another are worth knowing, so `drops[climbs, cell]` keeps for each number of climbs the fewest drops.
"""

from __future__ import annotations

from vetta.core.kernel import kernel
from vetta.games.labyrinth.state import NEVER, State
from vetta.games.labyrinth.tables import CELLS, DOWN, HEIGHT, JOKER, NEXT, OPEN, SHAPE, UP


@kernel
def opens(s: State, cell: int, side: int) -> bool:
    """L4.1  Whether the tower on a cell is open to a side."""
    tower = s.tower[cell]
    return OPEN[SHAPE[tower], (side - s.turn[tower]) & 3] == 1


@kernel
def way(s: State, cell: int, side: int) -> int:
    """L4.1  The cell a pawn can step to over this side if both towers are open to each other, else -1."""
    beyond: int = NEXT[cell, side]
    if beyond >= 0 and opens(s, cell, side) and opens(s, beyond, (side + 2) & 3):
        return beyond
    return -1


@kernel
def rise(s: State, cell: int, beyond: int) -> int:
    """Floors from one tower up to another."""
    floors: int = HEIGHT[s.tower[beyond]] - HEIGHT[s.tower[cell]]
    return floors


@kernel
def climb(s: State, cell: int, beyond: int) -> int:
    """L4.2  1 if the step is a steep climb, else 0."""
    return 1 if rise(s, cell, beyond) > 1 else 0


@kernel
def drop(s: State, cell: int, beyond: int) -> int:
    """L4.2  1 if the step is a steep drop, else 0."""
    return 1 if rise(s, cell, beyond) < -1 else 0


@kernel
def cards(s: State, kind: int) -> int:
    """The cards of a kind that the walk of this turn can cost: in hand, or already laid for it."""
    return s.hand[s.mover, kind] + s.paid[kind]


@kernel
def affords(s: State, climbs: int, drops: int) -> bool:
    """L4.5  Up for a climb, down for a drop, a joker for either; one card for each steep step."""
    return jokers_for(s, climbs, drops) <= cards(s, JOKER)


@kernel
def jokers_for(s: State, climbs: int, drops: int) -> int:
    """L4.5  The fewest jokers with which a price can be paid."""
    return max(0, climbs - cards(s, UP)) + max(0, drops - cards(s, DOWN))


@kernel
def explore(s: State) -> None:
    """L4.1 to L4.5  Finds every cell the pawn can reach, with the prices worth paying."""
    here = s.at[s.mover]
    s.climbs = -1
    more_climbs(s)
    s.drops[0, here] = 0
    s.reach = 0
    waiting = 1 << here
    while waiting > 0:
        for cell in range(CELLS):
            if (waiting >> cell) & 1:
                waiting ^= 1 << cell
                for side in range(4):
                    beyond = way(s, cell, side)
                    if beyond >= 0 and step(s, cell, beyond):
                        waiting |= 1 << beyond
    come_back(s, here)


@kernel
def more_climbs(s: State) -> None:
    """Opens the next row of prices."""
    s.climbs += 1
    for cell in range(CELLS):
        s.drops[s.climbs, cell] = NEVER


@kernel
def step(s: State, cell: int, beyond: int) -> bool:
    """L4.2, L4.5  Takes every price of a cell one step further; whether that found something better."""
    better = False
    for climbs in range(s.climbs + 1):
        drops = s.drops[climbs, cell]
        if drops != NEVER and improve(s, beyond, climbs + climb(s, cell, beyond), drops + drop(s, cell, beyond)):
            better = True
    return better


@kernel
def improve(s: State, cell: int, climbs: int, drops: int) -> bool:
    """Keeps a price if the hand can pay it and no known price is as good; forgets the ones it beats."""
    for fewer in range(min(climbs, s.climbs) + 1):
        if s.drops[fewer, cell] <= drops:
            return False
    if not affords(s, climbs, drops):
        return False
    if climbs > s.climbs:
        more_climbs(s)
    s.drops[climbs, cell] = drops
    for more in range(climbs + 1, s.climbs + 1):
        if s.drops[more, cell] >= drops:
            s.drops[more, cell] = NEVER
    s.reach |= 1 << cell
    return True


@kernel
def come_back(s: State, here: int) -> None:
    """L5.7  Where staying counts nobody walks in a circle; where it does not, there and back again is a walk."""
    for climbs in range(s.climbs + 1):
        s.drops[climbs, here] = NEVER
    if s.stay_counts == 0:
        for side in range(4):
            beyond = way(s, here, side)
            if beyond >= 0:
                step(s, beyond, here)


@kernel
def can_go(s: State, cell: int) -> bool:
    """L4.1, L4.2, L4.5  Whether some walk to the cell can be paid."""
    return (s.reach >> cell) & 1 == 1


@kernel
def is_paid(s: State) -> bool:
    """L4.6  Whether the cards laid are the whole price of a walk to where the pawn is going."""
    laid = s.paid[UP] + s.paid[DOWN] + s.paid[JOKER]
    for climbs in range(s.climbs + 1):
        drops = s.drops[climbs, s.going]
        if drops != NEVER and climbs + drops == laid and s.paid[UP] <= climbs and s.paid[DOWN] <= drops:
            return True
    return False


@kernel
def can_lay(s: State, kind: int) -> bool:
    """L4.5, L4.6  Whether a card of this kind can be part of a price of the walk.

    Every price kept can be paid by the hand with what is laid. So whatever is laid towards it, the rest is there.
    """
    if s.hand[s.mover, kind] == 0:
        return False
    ups = s.paid[UP] + (1 if kind == UP else 0)
    downs = s.paid[DOWN] + (1 if kind == DOWN else 0)
    for climbs in range(ups, s.climbs + 1):
        if s.drops[climbs, s.going] != NEVER and downs <= s.drops[climbs, s.going]:
            return True
    return False


@kernel
def cheapest_climbs(s: State, goal: int) -> int:
    """L4.6  The steep climbs of the walk that costs the fewest cards, and of these the fewest jokers, what is laid
    already included; -1 if there is no walk."""
    best = NEVER * NEVER
    chosen = -1
    for climbs in range(s.paid[UP], s.climbs + 1):
        drops = s.drops[climbs, goal]
        price = (climbs + drops) * NEVER + jokers_for(s, climbs, drops)
        if drops != NEVER and drops >= s.paid[DOWN] and price < best:
            best = price
            chosen = climbs
    return chosen


@kernel
def cheapest(s: State) -> int:
    """L4.6  The next card to lay for the cheapest walk: a joker only if nothing else fits."""
    climbs = cheapest_climbs(s, s.going)
    if s.hand[s.mover, UP] > 0 and s.paid[UP] < climbs:
        return UP
    if s.hand[s.mover, DOWN] > 0 and s.paid[DOWN] < s.drops[climbs, s.going]:
        return DOWN
    return JOKER
