"""D2  Set-up of the match and of each game in it."""

from __future__ import annotations

from vetta.core.kernel import kernel
from vetta.core.note import note
from vetta.games.dice.events import BEGAN
from vetta.games.dice.state import STOCK, State
from vetta.games.dice.tables import (
    CARDS,
    CELLS,
    DECK,
    DICE,
    FREE_ONLY,
    LEVELS,
    SEATS,
    SIDES,
    SORTS,
    WHITES,
)


@kernel
def set_up_game(s: State, begins: int) -> None:
    """D2.1, D2.2, D2.3  The tower is bare, all dice and tokens are at home, nobody has a card."""
    for die in range(DICE):
        s.at[die] = STOCK
        s.face[die] = 1
    for cell in range(CELLS):
        s.on[cell] = -1
    for side in range(SIDES):
        for level in range(LEVELS):
            s.filled[side, level] = 0
    for sort in range(SORTS):
        s.pool[sort] = 0
    s.reserve = WHITES
    for seat in range(SEATS):
        s.star[seat] = 0
        s.skull[seat] = 0
        s.completed[seat] = 0
        for card in range(CARDS):
            s.hand[seat, card] = 0
    s.stars = s.seats
    s.skulls = s.seats
    for card in range(CARDS):
        s.discard[card] = 0
        s.pile[card] = 0 if s.style == 0 and FREE_ONLY[card] == 1 else DECK[s.deck, card]
    s.spin = 0
    s.quiet = 0
    s.game_turns = 0
    s.begins = begins
    note(s, BEGAN, begins)


@kernel
def side_for(s: State, seat: int) -> int:
    """D2.3, D2.4  The side that a seat plays in this round: its own, or the one that has come round to it."""
    return (seat + s.spin) % SIDES if s.style == 1 else seat
