"""L4  Where a pawn can walk, and what the steep steps on the way cost in magic cards.

A walk has a price: how many steep climbs and how many steep drops. Of two walks to a cell only prices that are not
beaten by another are worth knowing, so `drops[climbs, cell]` keeps for each number of climbs the fewest drops.
"""

from __future__ import annotations

from vetta.core.kernel import kernel
from vetta.games.labyrinth.state import NEVER, State
from vetta.games.labyrinth.tables import CELLS, DOWN, HEIGHT, JOKER, NEXT, OPEN, SHAPE, UP

PURSE = 32
"""More than all the magic cards there are."""


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
def cards(s: State, kind: int) -> int:
    """The cards of a kind that the walk of this turn can cost: in hand, or already laid for it."""
    return s.hand[s.mover, kind] + s.paid[kind]


@kernel
def affords(s: State, climbs: int, drops: int) -> bool:
    """L4.5  Up for a climb, down for a drop, a joker for either; one card for each steep step."""
    return max(0, climbs - cards(s, UP)) + max(0, drops - cards(s, DOWN)) <= cards(s, JOKER)


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
    floors = rise(s, cell, beyond)
    climb = 1 if floors > 1 else 0
    drop = 1 if floors < -1 else 0
    better = False
    for climbs in range(s.climbs + 1):
        drops = s.drops[climbs, cell]
        if drops != NEVER and improve(s, beyond, climbs + climb, drops + drop):
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
    """L4.5, L4.6  Whether a card of this kind can be part of a price that the hand can go on to pay."""
    if s.hand[s.mover, kind] == 0:
        return False
    up = s.paid[UP] + (1 if kind == UP else 0)
    down = s.paid[DOWN] + (1 if kind == DOWN else 0)
    joker = s.paid[JOKER] + (1 if kind == JOKER else 0)
    for climbs in range(s.climbs + 1):
        drops = s.drops[climbs, s.going]
        if drops != NEVER and leads_on(s, climbs, drops, up, down, joker):
            return True
    return False


@kernel
def leads_on(s: State, climbs: int, drops: int, up: int, down: int, joker: int) -> bool:
    """L4.6  Whether the cards laid fit this price, and what is then left in hand pays the rest."""
    for ups in range(up, min(climbs, cards(s, UP)) + 1):
        for downs in range(down, min(drops, cards(s, DOWN)) + 1):
            jokers = climbs + drops - ups - downs
            if joker <= jokers and jokers <= cards(s, JOKER):
                return True
    return False


@kernel
def cheapest(s: State) -> int:
    """L4.6  The next card to lay of the cheapest price."""
    price = cheapest_price(s, s.going)
    if price % PURSE > s.paid[UP]:
        return UP
    return DOWN if price // PURSE % PURSE > s.paid[DOWN] else JOKER


@kernel
def cheapest_price(s: State, goal: int) -> int:
    """L4.6  The fewest cards for a walk, and of these ways the one with fewest jokers, what is laid already included.

    The three numbers in one: ups + PURSE * downs + PURSE * PURSE * jokers.
    """
    best = NEVER * NEVER
    price = 0
    for climbs in range(s.climbs + 1):
        drops = s.drops[climbs, goal]
        if drops == NEVER:
            continue
        for ups in range(s.paid[UP], min(climbs, cards(s, UP)) + 1):
            for downs in range(s.paid[DOWN], min(drops, cards(s, DOWN)) + 1):
                jokers = climbs + drops - ups - downs
                if s.paid[JOKER] <= jokers and jokers <= cards(s, JOKER) and (climbs + drops) * NEVER + jokers < best:
                    best = (climbs + drops) * NEVER + jokers
                    price = ups + PURSE * downs + PURSE * PURSE * jokers
    return price
