"""D4, D6, D7  A turn, in the order of the rulebook, and how games end and follow one another."""

from __future__ import annotations

from vetta.core.die import pick
from vetta.core.kernel import kernel
from vetta.core.note import note
from vetta.games.dice.events import (
    ANSWERED,
    CAPPED,
    CLEARED,
    COMPLETED,
    DEALT,
    DRAWN,
    DREW,
    ENDED,
    MISSED,
    NO_CARD,
    NO_STAR,
    PLACED,
    ROLLED,
    SHUFFLED,
    STAR_PLAYED,
    TOOK_BACK,
    TOOK_SKULL,
    TOOK_STAR,
    TURN,
    TURNED_TOWER,
    WON,
    WON_GAME,
)
from vetta.games.dice.setup import set_up_game, side_for
from vetta.games.dice.state import ANSWERING, CHOSEN, OVER, PLAYING, POOL, READY, STOCK, WAITING, State
from vetta.games.dice.tables import (
    CARDS,
    COLOURS,
    DICE,
    FIRST,
    FIRST_DIE,
    FIRST_WHITE,
    LEVEL_OF,
    PINNACLE,
    SIDE_OF,
    SIDES,
    VALUES,
    WHITES_A_TURN,
    WIDTH,
)
from vetta.games.dice.tower import die_in_pool, is_blocked, sort_of, top_level

MOST_TURNS = 500
"""D7.2  In one game."""
QUIET_ROUNDS = 2
"""D4.12  Rounds in which nobody puts a die on the tower, before somebody has to."""

# ---------------------------------------------------------------------------- D2  Whose turn, and which side


@kernel
def begin_game(s: State, begins: int) -> None:
    """D2.2, D2.5, D2.6  A bare tower, perhaps a card for the third and the fourth to play, and the first turn."""
    set_up_game(s, begins)
    if s.handicap == 1:
        deal_handicap(s, begins)
    begin_turn(s, begins)


@kernel
def deal_handicap(s: State, begins: int) -> None:
    """D2.6  A card for the third and one for the fourth to play, while all four are at the table."""
    third = next_seat(s, next_seat(s, begins))
    fourth = next_seat(s, third)
    if third != begins and fourth != begins:
        draw(s, third, DEALT)
        draw(s, fourth, DEALT)


@kernel
def begin_turn(s: State, seat: int) -> None:
    """D1.8, D2.3, D2.4  The next seat, at its own side or at the one that has come round."""
    s.active = seat
    s.mover = seat
    s.side = side_for(s, seat)
    s.rows = 0
    s.laid = 0
    s.loose = 0
    s.card = -1
    s.taking = -1
    s.value = 0
    s.chosen = 0
    note(s, TURN, seat, s.side)
    if s.skull[seat] == 1 and next_star(s, seat) >= 0:
        s.phase = ANSWERING
        s.answers = 0
        s.mover = next_star(s, seat)
    else:
        get_ready(s)


@kernel
def next_turn(s: State) -> None:
    """D2.4, D2.5  Round the table; before every later round of a free-for-all the tower is turned."""
    s.turns += 1
    s.game_turns += 1
    s.quiet = 0 if s.laid > 0 else s.quiet + 1
    if s.turn_cap == 0 and s.game_turns == MOST_TURNS:
        note(s, CAPPED, MOST_TURNS)
        end_match(s, leader(s))
        return
    seat = next_seat(s, s.active)
    if (seat - s.begins) % s.seats <= (s.active - s.begins) % s.seats and s.style == 1:
        quarters = 1 if s.schedule == 1 else 1 + pick(s, SIDES - 1)
        s.spin = (s.spin + quarters) % SIDES
        note(s, TURNED_TOWER, quarters)
    begin_turn(s, seat)


@kernel
def next_seat(s: State, seat: int) -> int:
    """The next seat round the table that has not left."""
    seat = (seat + 1) % s.seats
    while s.left[seat] == 1:
        seat = (seat + 1) % s.seats
    return seat


# ---------------------------------------------------------------------------- D4.1  The star window


@kernel
def next_star(s: State, seat: int) -> int:
    """D4.1  The next seat in turn order that can play a star against the seat at turn; -1 if there is none."""
    seat = (seat + 1) % s.seats
    while seat != s.active:
        if s.star[seat] == 1 and s.left[seat] == 0:
            return seat
        seat = (seat + 1) % s.seats
    return -1


@kernel
def answer(s: State, says_yes: int) -> None:
    """D4.1, D9.10  Everybody answers before anybody learns what was said, or the first yes ends it."""
    s.answers |= says_yes << s.mover
    note(s, ANSWERED, s.mover)
    ask_next(s, says_yes)


@kernel
def ask_next(s: State, says_yes: int) -> None:
    """D4.1  The next one who can play a star is asked, unless nobody is left or one yes is enough."""
    following = next_star(s, s.mover)
    if following < 0 or (s.star_window == 1 and says_yes == 1):
        close_window(s)
    else:
        s.mover = following


@kernel
def close_window(s: State) -> None:
    """D4.1, D4.2  The first in turn order who said yes pays with the star, and the turn is missed."""
    s.mover = s.active
    payer = (s.active + 1) % s.seats
    while payer != s.active and (s.answers >> payer) & 1 == 0:
        payer = (payer + 1) % s.seats
    s.answers = 0
    if payer == s.active:
        note(s, NO_STAR)
        get_ready(s)
        return
    s.star[payer] = 0
    s.skull[s.active] = 0
    if s.used_tokens == 0:
        s.stars += 1
        s.skulls += 1
    note(s, STAR_PLAYED, payer, s.active)
    note(s, MISSED, s.active)
    next_turn(s)


# ---------------------------------------------------------------------------- D4.3, D4.4, D6  Before the roll


@kernel
def get_ready(s: State) -> None:
    """D4.3  Three white dice from the reserve, or as many as there are."""
    s.phase = READY
    for _ in range(min(WHITES_A_TURN, s.reserve)):
        bring_white(s)


@kernel
def bring_white(s: State) -> None:
    """D4.3, D5.2  A white die from the reserve, to be rolled."""
    die = FIRST_WHITE
    while s.at[die] != STOCK:
        die += 1
    s.at[die] = WAITING
    s.reserve -= 1


@kernel
def has_no_dice(s: State) -> bool:
    """D6.5  Whether there would be nothing to roll."""
    for die in range(FIRST_DIE[s.active], FIRST_DIE[s.active + 1]):
        if s.at[die] == STOCK:
            return False
    for die in range(DICE):
        if s.at[die] == WAITING:
            return False
    return True


@kernel
def may_clear(s: State) -> bool:
    """D6.1, D6.5  Whether rows may be taken down: the working row is blocked, or there is nothing to roll."""
    if is_blocked(s, s.side):
        return True
    return s.empty_hand == 0 and top_level(s, s.side) >= 0 and has_no_dice(s)


@kernel
def clear(s: State) -> None:
    """D6.3, D6.5  Whole rows from the top, until the working row is not blocked; without dice just the topmost."""
    if not is_blocked(s, s.side):
        take_down(s, top_level(s, s.side))
    while is_blocked(s, s.side):
        take_down(s, top_level(s, s.side))


@kernel
def take_down(s: State, level: int) -> None:
    """D6.3, D6.4  All dice of a row join the roll, whatever their colour."""
    note(s, CLEARED, s.active, level + 1, s.side, s.filled[s.side, level])
    for i in range(WIDTH[level]):
        cell = FIRST[s.side, level] + i
        if s.on[cell] >= 0:
            s.at[s.on[cell]] = WAITING
            s.on[cell] = -1
    s.filled[s.side, level] = 0


@kernel
def roll(s: State) -> None:
    """D4.4  All own dice that are not on the tower, the white ones and those freed, together."""
    for die in range(FIRST_DIE[s.active], FIRST_DIE[s.active + 1]):
        if s.at[die] == STOCK:
            s.at[die] = WAITING
    throw(s, WAITING, ROLLED)
    s.phase = PLAYING


@kernel
def throw(s: State, place: int, happening: int) -> None:
    """D4.4, D5.5  All dice that are in this place are rolled and lie in front of the seat; told colour by colour."""
    for colour in range(COLOURS):
        handful = 0
        for die in range(FIRST_DIE[colour], FIRST_DIE[colour + 1]):
            if s.at[die] == place:
                value = pick(s, VALUES)
                s.face[die] = value + 1
                s.at[die] = POOL
                s.pool[colour * VALUES + value] += 1
                handful += 1 << 5 * value
        if handful > 0:
            note(s, happening, s.active, colour, handful)


# ---------------------------------------------------------------------------- D4.5 to D4.8  Placing


@kernel
def place(s: State, sort: int, cell: int) -> None:
    """D4.5  A die goes from the pool to the tower."""
    die = die_in_pool(s, sort)
    s.pool[sort] -= 1
    note(s, PLACED, s.active, sort, cell)
    s.loose |= 1 << position_of(s, cell)
    put(s, die, cell)


@kernel
def position_of(s: State, cell: int) -> int:
    return 0 if cell == PINNACLE else cell - FIRST[SIDE_OF[cell], LEVEL_OF[cell]]


@kernel
def put(s: State, die: int, cell: int) -> None:
    """D4.5, D4.7, D7.1  A die lies on the tower; that may complete a row, or win."""
    s.at[die] = cell
    s.on[cell] = die
    s.laid += 1
    if cell == PINNACLE:
        win_game(s)
        return
    level = LEVEL_OF[cell]
    s.filled[s.side, level] += 1
    if s.filled[s.side, level] == WIDTH[level]:
        complete(s, level)


@kernel
def take_back(s: State, position: int, cell: int) -> None:
    """D4.6  A die placed in this turn comes back, with the value it shows."""
    die = s.on[cell]
    note(s, TOOK_BACK, s.active, sort_of(s, die), cell)
    s.on[cell] = -1
    s.at[die] = POOL
    s.pool[sort_of(s, die)] += 1
    s.filled[s.side, LEVEL_OF[cell]] -= 1
    s.loose &= ~(1 << position)
    s.laid -= 1


@kernel
def complete(s: State, level: int) -> None:
    """D4.7, D4.8  A row is full: a card, a star if there is none, and the next row of the side is open."""
    seat = s.active
    s.rows += 1
    s.completed[seat] += 1
    s.loose = 0
    note(s, COMPLETED, seat, level + 1, s.side)
    draw(s, seat, DREW)
    if s.star[seat] == 0 and s.stars > 0:
        s.star[seat] = 1
        s.stars -= 1
        note(s, TOOK_STAR, seat)


@kernel
def draw(s: State, seat: int, happening: int) -> None:
    """D4.7, D5.10  The top card of the deck, any of those in it; an empty deck is made anew from the discards."""
    left = 0
    for card in range(CARDS):
        left += s.pile[card]
    if left == 0:
        for card in range(CARDS):
            left += s.discard[card]
            s.pile[card] = s.discard[card]
            s.discard[card] = 0
        if left == 0:
            note(s, NO_CARD, seat)
            return
        note(s, SHUFFLED, left)
    nth = pick(s, left)
    card = 0
    while nth >= s.pile[card]:
        nth -= s.pile[card]
        card += 1
    s.pile[card] -= 1
    s.hand[seat, card] += 1
    note(s, happening, seat, card)


# ---------------------------------------------------------------------------- D4.9 to D4.12  The end of a turn


@kernel
def is_stand_off(s: State) -> bool:
    """D4.12  Whether nobody has put a die on the tower for two rounds, and this seat has not either."""
    if s.standoff == 1 or s.laid > 0:
        return False
    at_table = 0
    for seat in range(s.seats):
        at_table += 1 - s.left[seat]
    return s.quiet >= QUIET_ROUNDS * at_table


@kernel
def end_turn(s: State) -> None:
    """D4.10, D4.11  What was not placed goes home; without a row there is a skull."""
    note(s, ENDED, s.active)
    send_home(s)
    if s.rows == 0 and s.skull[s.active] == 0 and s.skulls > 0:
        s.skull[s.active] = 1
        s.skulls -= 1
        note(s, TOOK_SKULL, s.active)
    next_turn(s)


@kernel
def send_home(s: State) -> None:
    """D4.10, D5.12  Each die that is in play and not on the tower goes home: to its colour's stock, or the reserve."""
    for die in range(DICE):
        if s.at[die] == WAITING or s.at[die] == POOL or s.at[die] == CHOSEN:
            if s.at[die] == POOL:
                s.pool[sort_of(s, die)] -= 1
            s.at[die] = STOCK
            if die >= FIRST_WHITE:
                s.reserve += 1
    s.chosen = 0


# ---------------------------------------------------------------------------- D7  The end


@kernel
def win_game(s: State) -> None:
    """D1.7, D2.7, D7.1  A die on the pinnacle: the game is won, and with it the match or the right to another game."""
    seat = s.active
    s.won[seat] += 1
    s.games += 1
    if s.won[seat] > s.wins:
        end_match(s, seat)
        return
    note(s, WON_GAME, seat, s.won[seat], s.wins + 1)
    s.turns += 1
    begin_game(s, seat if s.next_first == 1 else next_seat(s, s.begins))


@kernel
def leader(s: State) -> int:
    """D7.2  The seat that has won more games than every other; -1 if there is none."""
    best = -1
    for seat in range(s.seats):
        ahead = s.left[seat] == 0
        for other in range(s.seats):
            if other != seat and s.left[other] == 0 and s.won[other] >= s.won[seat]:
                ahead = False
        if ahead:
            best = seat
    return best


@kernel
def end_match(s: State, winner: int) -> None:
    s.phase = OVER
    s.winner = winner
    if winner >= 0:
        s.mover = winner
        note(s, WON, winner)
    else:
        note(s, DRAWN)
