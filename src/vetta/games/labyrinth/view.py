"""What a seat may see of the table, what it must touch to act, and what it knows as numbers for a network."""

from __future__ import annotations

from vetta.core.kernel import kernel
from vetta.core.record import Grid, Row
from vetta.core.view import show
from vetta.games.labyrinth.actions import GO, PAY, STAY
from vetta.games.labyrinth.events import ASK, COSTS, OPENS, PUSH_AS_IT_LIES, WAIT
from vetta.games.labyrinth.lexicon import (
    ARROWS_AT,
    BACK,
    CARD_KINDS,
    COLOURS_AT,
    DISCARD_AT,
    DISCARDS,
    DRAW_PILE,
    FIGURES,
    HIDDEN,
    MAGIC_CARDS,
    NO_ENTRY,
    NO_ENTRY_SIGN,
    PAWNS,
    PIECES,
    PILE_AT,
    RUNE_CARD,
    RUNE_CARDS,
    RUNE_KIND,
    RUNE_STONE,
    TREASURE_KINDS,
    TREASURE_PIECES,
    TREASURE_PILES,
    TURNS_AT,
)
from vetta.games.labyrinth.state import OVER, PAYING, PUSHING, State
from vetta.games.labyrinth.tables import (
    BESIDE,
    CARRIES,
    CELLS,
    DOWN,
    HEIGHT,
    HOME,
    JOKER,
    OPEN,
    RUNE,
    SEATS,
    SHAPE,
    TREASURES,
    UP,
)
from vetta.games.labyrinth.walk import cards, cheapest_climbs, jokers_for


@kernel
def look(s: State, seat: int, rows: Grid) -> int:
    """L7.1, L7.2  One row for each piece that this seat may see; how many rows there are."""
    n = 0
    for cell in range(CELLS + 1):
        tower = s.tower[cell]
        n = show(rows, n, tower, SHAPE[tower], cell, 0, s.turn[tower], HEIGHT[tower])
        treasure = CARRIES[tower]
        if treasure >= 0:
            n = show(rows, n, TREASURE_PIECES + treasure, TREASURE_KINDS + treasure, cell, 1, 0, s.finder[treasure])
    n = show(rows, n, RUNE_STONE, RUNE_KIND, RUNE, 1, 0, 0)
    for owner in range(s.seats):
        if s.gone[owner] == 0:
            n = look_at_player(s, seat, owner, rows, n)
    n = show(rows, n, DRAW_PILE, BACK, PILE_AT, 0, 0, s.deck[UP] + s.deck[DOWN] + s.deck[JOKER])
    for kind in range(3):
        n = show(rows, n, DISCARDS + kind, CARD_KINDS + kind, DISCARD_AT, kind, 0, s.discard[kind])
    if s.forbidden >= 0:
        n = show(rows, n, NO_ENTRY_SIGN, NO_ENTRY, ARROWS_AT + s.forbidden, 0, 0, 0)
    return n


@kernel
def look_at_player(s: State, seat: int, owner: int, rows: Grid, n: int) -> int:
    """L7.1, L7.2  The pawn and cards of one player: targets and magic cards are only for their owner."""
    colour = s.colour[owner]
    place = COLOURS_AT + colour
    n = show(rows, n, PAWNS + colour, FIGURES + colour, s.at[owner], 2 + owner, 0, owner)
    n = show(rows, n, RUNE_CARDS + colour, RUNE_CARD, place, 0, 0, s.rune[owner])
    top = TREASURE_KINDS + s.target[owner] if owner == seat and s.target[owner] >= 0 else HIDDEN
    n = show(rows, n, TREASURE_PILES + colour, top, place, 1, 0, s.left[owner])
    if owner != seat:
        size = s.hand[owner, UP] + s.hand[owner, DOWN] + s.hand[owner, JOKER]
        return show(rows, n, MAGIC_CARDS + 4 * colour + 3, BACK, place, 2, 0, size)
    for kind in range(3):
        n = show(rows, n, MAGIC_CARDS + 4 * colour + kind, CARD_KINDS + kind, place, 2 + kind, 0, s.hand[owner, kind])
    return n


@kernel
def picks(s: State, action: int, things: Row) -> int:
    """What to touch for an action, in order: pieces by their number, places after them; how many."""
    if action < GO:
        things[0] = PIECES + TURNS_AT + action % 4
        things[1] = PIECES + ARROWS_AT + action // 4
        return 2
    if action < STAY:
        things[0] = PIECES + action - GO
    elif action == STAY:
        things[0] = PAWNS + s.colour[s.mover]
    else:
        things[0] = MAGIC_CARDS + 4 * s.colour[s.mover] + action - PAY
    return 1


@kernel
def prompt(s: State, seat: int, args: Row) -> int:
    """What the table asks this seat for, or what it waits for another seat to do. Who moved last has won."""
    args[0] = s.mover
    args[1] = s.going
    if s.phase == OVER:
        return ASK + OVER
    if seat != s.mover:
        return WAIT + s.phase
    return PUSH_AS_IT_LIES if s.phase == PUSHING and s.free_turning == 0 else ASK + s.phase


@kernel
def remark(s: State, action: int, numbers: Row) -> int:
    """L3.4, L4.6  To which sides the spare is open as it is turned; what a walk costs if it is not free."""
    if action < GO and s.free_turning == 1:
        numbers[0] = SHAPE[s.tower[BESIDE]]
        numbers[1] = action % 4
        return OPENS
    if action < GO or action >= STAY or s.drops[0, action - GO] == 0:
        return -1
    climbs = cheapest_climbs(s, action - GO)
    drops = s.drops[climbs, action - GO]
    numbers[0] = min(climbs, cards(s, UP))
    numbers[1] = min(drops, cards(s, DOWN))
    numbers[2] = jokers_for(s, climbs, drops)
    return COSTS


@kernel
def final(s: State, action: int) -> int:
    """L4.6, L5  A push can be taken back, and a free walk to where no card is turned, laid or drawn."""
    if action < GO:
        return 0
    if action >= PAY or (action == STAY and s.stay_counts == 0):
        return 1
    seat = s.mover
    cell = s.at[seat] if action == STAY else action - GO
    if action != STAY and s.drops[0, cell] != 0:
        return 1
    reaches_rune = cell == RUNE and s.rune[seat] == 0
    comes_home = cell == HOME[s.colour[seat]] and s.rune[seat] == 1 and s.left[seat] == 0
    return 0 if reaches_rune or comes_home else 1


CELL_FEATURES = 2 + 4 + TREASURES
SEAT_FEATURES = CELLS + 8 + TREASURES
OBSERVATION = (CELLS + 1) * CELL_FEATURES + SEATS * SEAT_FEATURES + 8 + 4 + TREASURES + 6 + CELLS + 3 + 4


@kernel
def observe(s: State, seat: int, sight: Row) -> None:
    """What the seat knows, as numbers: board, players from itself on, phase, piles, a walk being paid, options."""
    for i in range(OBSERVATION):
        sight[i] = 0
    n = 0
    for cell in range(CELLS + 1):
        n = observe_tower(s, s.tower[cell], sight, n)
    for step in range(SEATS):
        other = (seat + step) % s.seats
        if step < s.seats and s.gone[other] == 0:
            observe_player(s, other, sight, n)
        n += SEAT_FEATURES
    if s.forbidden >= 0:
        sight[n + s.forbidden] = 1
    n += 8
    sight[n + s.phase] = 1
    n += 4
    if seat >= 0 and s.target[seat] >= 0:
        sight[n + s.target[seat]] = 1
    n += TREASURES
    for kind in range(3):
        sight[n + kind] = s.hand[seat, kind] if seat >= 0 else 0
        sight[n + 3 + kind] = s.discard[kind]
    n += 6
    if s.phase == PAYING:
        sight[n + s.going] = 1
    for kind in range(3):
        sight[n + CELLS + kind] = s.paid[kind]
    n += CELLS + 3
    sight[n] = s.steep
    sight[n + 1] = s.young
    sight[n + 2] = s.free_turning
    sight[n + 3] = s.stay_counts


@kernel
def observe_tower(s: State, tower: int, sight: Row, n: int) -> int:
    """Height, the rune, the four sides and the treasure, each as a number of its own."""
    sight[n] = HEIGHT[tower]
    sight[n + 1] = 1 if tower == s.tower[RUNE] else 0
    for side in range(4):
        sight[n + 2 + side] = OPEN[SHAPE[tower], (side - s.turn[tower]) & 3]
    if CARRIES[tower] >= 0:
        sight[n + 6 + CARRIES[tower]] = 1
    return n + CELL_FEATURES


@kernel
def observe_player(s: State, seat: int, sight: Row, n: int) -> None:
    """Pawn, rune, cards left, size of the hand, whether it moves, its home, and what it cannot be looking for."""
    sight[n + s.at[seat]] = 1
    n += CELLS
    sight[n] = s.rune[seat]
    sight[n + 1] = s.left[seat]
    sight[n + 2] = s.hand[seat, UP] + s.hand[seat, DOWN] + s.hand[seat, JOKER]
    sight[n + 3] = 1 if s.mover == seat else 0
    sight[n + 4 + s.colour[seat]] = 1
    for treasure in range(TREASURES):
        sight[n + 8 + treasure] = 1 if s.finder[treasure] > 0 or (s.ruled_out[seat] >> treasure) & 1 else 0
