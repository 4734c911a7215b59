"""What a seat may see of the table, what it must touch to act, and what it knows as numbers for a network."""

from __future__ import annotations

from vetta.core.kernel import kernel
from vetta.core.record import Grid, Row
from vetta.core.view import show
from vetta.games.dice.actions import (
    CARD,
    CHOOSE,
    CLEAR,
    END,
    GIVE,
    LAY,
    NO,
    PLACE,
    REROLL,
    ROLL,
    TAKE,
    TAKE_BACK,
    YES,
)
from vetta.games.dice.events import (
    ASK,
    ASK_PINNACLE,
    SAY_CAN_COMPLETE,
    SAY_COMPLETES,
    SAY_LIES,
    SAY_REMOVES,
    SAY_SHOWS,
    SAY_TAKES_SKULL,
    SAY_WINS,
    TELL_DRAWN,
    WAIT,
    WAIT_PINNACLE,
)
from vetta.games.dice.lexicon import (
    ANSWERS_AT,
    BACK,
    CARD_KINDS,
    CARD_PIECES,
    CHOSEN_AT,
    DECK_AT,
    DECK_PIECE,
    DISCARD_AT,
    DISCARD_PIECES,
    GAMES_WON,
    HANDS_AT,
    PIECES,
    PLAYS,
    POOL_AT,
    RESERVE_AT,
    RESERVE_PIECE,
    SEATS_AT,
    SIDE_PIECES,
    SIDES_AT,
    SKULL,
    SKULL_PIECES,
    SKULLS_PIECE,
    STAR,
    STAR_PIECES,
    STARS_PIECE,
    STOCK_PIECES,
    TOKENS_AT,
    UNROLLED,
    WAITING_AT,
    WON_PIECES,
)
from vetta.games.dice.setup import side_for
from vetta.games.dice.solver import can_complete
from vetta.games.dice.state import ANSWERING, CHOSEN, GIVING, LAYING, OVER, PLAYING, POOL, READY, STOCK, WAITING, State
from vetta.games.dice.tables import (
    CARDS,
    CELLS,
    DICE,
    FIRST_DIE,
    PINNACLE,
    SEATS,
    SIDE_CELLS,
    SIDES,
    SORTS,
    TOP,
    VALUES,
    WHITE,
    WIDEST,
    WIDTH,
)
from vetta.games.dice.tower import (
    can_ever_be_full,
    cell_at,
    colour_of,
    die_in_pool,
    is_blocked,
    sort_of,
    top_level,
    working,
)


@kernel
def look(s: State, seat: int, rows: Grid) -> int:
    """D8.1, D8.2  One row for each piece that this seat may see; how many rows there are."""
    n = 0
    for die in range(DICE):
        n = look_at_die(s, die, rows, n)
    for owner in range(s.seats):
        n = look_at_player(s, seat, owner, rows, n)
    n = show(rows, n, RESERVE_PIECE, UNROLLED + WHITE, RESERVE_AT, 0, 0, s.reserve)
    left = 0
    for card in range(CARDS):
        left += s.pile[card]
    n = show(rows, n, DECK_PIECE, BACK, DECK_AT, 0, 0, left)
    for card in range(CARDS):
        if s.discard[card] > 0:
            n = show(rows, n, DISCARD_PIECES + card, CARD_KINDS + card, DISCARD_AT, card, 0, s.discard[card])
    n = show(rows, n, STARS_PIECE, STAR, TOKENS_AT, 0, 0, s.stars)
    return show(rows, n, SKULLS_PIECE, SKULL, TOKENS_AT, 1, 0, s.skulls)


@kernel
def look_at_die(s: State, die: int, rows: Grid, n: int) -> int:
    """D8.1  A die on the tower or in play; those at home are only counted."""
    if s.at[die] <= PINNACLE:
        return show(rows, n, die, sort_of(s, die), s.at[die], 0, 0, s.face[die])
    if s.at[die] == POOL:
        return show(rows, n, die, sort_of(s, die), POOL_AT, sort_of(s, die), 0, s.face[die])
    if s.at[die] == CHOSEN:
        return show(rows, n, die, sort_of(s, die), CHOSEN_AT, sort_of(s, die), 0, s.face[die])
    if s.at[die] == WAITING:
        return show(rows, n, die, UNROLLED + colour_of(die), WAITING_AT, colour_of(die), 0, 0)
    return n


@kernel
def look_at_player(s: State, seat: int, owner: int, rows: Grid, n: int) -> int:
    """D8.1, D8.2  Dice at home, tokens, the side of this round, and cards: each kind for their owner, else backs."""
    n = show(rows, n, STOCK_PIECES + owner, UNROLLED + owner, SEATS_AT + owner, 0, 0, dice_at_home(s, owner))
    if s.star[owner] == 1:
        n = show(rows, n, STAR_PIECES + owner, STAR, SEATS_AT + owner, 1, 0, 1)
    if s.skull[owner] == 1:
        n = show(rows, n, SKULL_PIECES + owner, SKULL, SEATS_AT + owner, 2, 0, 1)
    if s.wins > 0:
        n = show(rows, n, WON_PIECES + owner, GAMES_WON, SEATS_AT + owner, 3, 0, s.won[owner])
    if s.left[owner] == 0:
        side = s.side if owner == s.active else side_for(s, owner)
        n = show(rows, n, SIDE_PIECES + owner, PLAYS, SIDES_AT + side, owner, 0, owner)
    cards = CARD_PIECES + owner * (CARDS + 1)
    held = 0
    for card in range(CARDS):
        if owner == seat and s.hand[owner, card] > 0:
            n = show(rows, n, cards + card, CARD_KINDS + card, HANDS_AT + owner, card, 0, s.hand[owner, card])
        held += s.hand[owner, card]
    if owner != seat:
        n = show(rows, n, cards + CARDS, BACK, HANDS_AT + owner, 0, 0, held)
    return n


@kernel
def dice_at_home(s: State, colour: int) -> int:
    dice = 0
    for die in range(FIRST_DIE[colour], FIRST_DIE[colour + 1]):
        if s.at[die] == STOCK:
            dice += 1
    return dice


@kernel
def picks(s: State, action: int, things: Row) -> int:
    """What to touch for an action, in order: pieces by their number, places after them; how many."""
    if action >= CHOOSE:
        things[0] = die_in_pool(s, action - CHOOSE)
    elif action >= GIVE:
        things[0] = die_in_pool(s, action - GIVE)
    elif action >= TAKE:
        things[0] = s.on[action - TAKE]
    elif action >= PLACE:
        things[0] = die_in_pool(s, (action - PLACE) // WIDEST)
        things[1] = PIECES + cell_at(s, (action - PLACE) % WIDEST)
        return 2
    elif action >= LAY:
        things[0] = PIECES + cell_at(s, action - LAY)
    elif action >= TAKE_BACK:
        things[0] = s.on[cell_at(s, action - TAKE_BACK)]
    elif action >= CARD:
        things[0] = CARD_PIECES + s.active * (CARDS + 1) + action - CARD
    else:
        things[0] = PIECES + ANSWERS_AT + action
    return 1


@kernel
def prompt(s: State, seat: int, args: Row) -> int:
    """What the table asks this seat for, or what it waits for another seat to do."""
    args[0] = s.mover
    if s.phase == OVER:
        return ASK + OVER if s.winner >= 0 else TELL_DRAWN
    if s.phase == ANSWERING:
        args[1] = s.active
    elif s.phase == READY or s.phase == PLAYING:
        args[1] = s.side
        args[2] = working(s, s.side) + 1
        if s.phase == PLAYING and working(s, s.side) == TOP:
            return ASK_PINNACLE if seat == s.mover else WAIT_PINNACLE
    elif s.phase == LAYING:
        args[1] = sort_of(s, s.on[s.taking])
    else:
        args[1] = s.card
        if s.phase == GIVING:
            args[2] = s.taking
    return (ASK if seat == s.mover else WAIT) + s.phase


@kernel
def remark(s: State, action: int, numbers: Row) -> int:
    """D3.5, D4.7, D4.11, D6.3, D7.1  Where a die comes to lie, what it completes, what goes, what is left undone."""
    if action >= LAY and action < TAKE:
        return remark_on_placing(s, action - LAY if action < PLACE else (action - PLACE) % WIDEST, numbers)
    if action >= TAKE_BACK and action < LAY:
        numbers[0] = cell_at(s, action - TAKE_BACK)
        return SAY_LIES
    if action >= TAKE and action < GIVE:
        numbers[0] = sort_of(s, s.on[action - TAKE])
        return SAY_SHOWS
    if action == CLEAR:
        return remark_on_clearing(s, numbers)
    if action == END:
        numbers[0] = working(s, s.side) + 1
        if can_complete(s):
            return SAY_CAN_COMPLETE
        if s.rows == 0 and s.skull[s.active] == 0 and s.skulls > 0:
            return SAY_TAKES_SKULL
    return -1


@kernel
def remark_on_placing(s: State, position: int, numbers: Row) -> int:
    """D3.5, D4.7, D7.1  Where a die comes to lie, and whether that completes the row or wins."""
    level = working(s, s.side)
    if level == TOP:
        return SAY_WINS
    if WIDTH[level] - s.filled[s.side, level] == 1:
        numbers[0] = level + 1
        numbers[1] = cell_at(s, position)
        return SAY_COMPLETES
    numbers[0] = cell_at(s, position)
    return SAY_LIES


@kernel
def remark_on_clearing(s: State, numbers: Row) -> int:
    """D6.3  How many rows and dice would be taken down: level by level from the top, until the next is not blocked."""
    level = top_level(s, s.side)
    rows = 1
    dice = s.filled[s.side, level]
    blocked = is_blocked(s, s.side)
    while blocked and not can_ever_be_full(s, s.side, level, True):
        level -= 1
        rows += 1
        dice += s.filled[s.side, level]
    numbers[0] = rows
    numbers[1] = dice
    return SAY_REMOVES


@kernel
def final(s: State, action: int) -> int:
    """D4.4, D4.7, D5.1  Rolls and cards cannot be taken back; only trying tells of a die that completes a row."""
    if action >= PLACE and action < TAKE:
        level = working(s, s.side)
        return -1 if level == TOP or WIDTH[level] - s.filled[s.side, level] == 1 else 0
    if (action >= LAY and action < PLACE) or action == END or action == ROLL:
        return -1
    if (action >= CARD and action < TAKE_BACK) or action == REROLL or action == YES or action == NO:
        return 1
    return 0


CELL_FEATURES = VALUES + 3
SEAT_FEATURES = 9 + SIDES
OBSERVATION = (
    CELLS * CELL_FEATURES + 3 * VALUES + SEATS * SEAT_FEATURES + 8 + 3 * CARDS + PINNACLE + WIDEST + VALUES + 8 + 15
)


@kernel
def observe(s: State, seat: int, sight: Row) -> None:
    """What the seat knows, as numbers: the tower from the side being played on, players from itself on, pool, cards."""
    for i in range(OBSERVATION):
        sight[i] = 0
    for cell in range(CELLS):
        if s.on[cell] >= 0:
            turned = cell if cell == PINNACLE else (cell - s.side * SIDE_CELLS) % PINNACLE
            observe_die(s, seat, s.on[cell], sight, turned * CELL_FEATURES)
    n = CELLS * CELL_FEATURES
    for sort in range(SORTS):
        sight[n + VALUES * relation(seat, sort // VALUES) + sort % VALUES] += s.pool[sort]
    n += 3 * VALUES
    for step in range(SEATS):
        if step < s.seats:
            observe_player(s, (max(seat, 0) + step) % s.seats, sight, n)
        n += SEAT_FEATURES
    sight[n + s.phase] = 1
    n += 8
    for card in range(CARDS):
        sight[n + card] = s.hand[seat, card] if seat >= 0 else 0
        sight[n + CARDS + card] = s.discard[card]
    if s.card >= 0:
        sight[n + 2 * CARDS + s.card] = 1
    n += 3 * CARDS
    if s.taking >= 0:
        sight[n + (s.taking - s.side * SIDE_CELLS) % PINNACLE] = 1
    n += PINNACLE
    for position in range(WIDEST):
        sight[n + position] = (s.loose >> position) & 1
    n += WIDEST
    if s.value > 0:
        sight[n + s.value - 1] = 1
    n += VALUES
    sight[n] = s.reserve
    sight[n + 1] = s.stars
    sight[n + 2] = s.skulls
    sight[n + 3] = s.rows
    sight[n + 4] = s.laid
    sight[n + 5] = s.chosen
    sight[n + 6] = s.quiet
    sight[n + 7] = s.game_turns
    n += 8
    sight[n] = s.style
    sight[n + 1] = s.schedule
    sight[n + 2] = s.deck
    sight[n + 3] = s.wins
    sight[n + 4] = s.handicap
    sight[n + 5] = s.next_first
    sight[n + 6] = s.voluntary_stop
    sight[n + 7] = s.take_back
    sight[n + 8] = s.star_window
    sight[n + 9] = s.used_tokens
    sight[n + 10] = s.opponents_dice
    sight[n + 11] = s.empty_hand
    sight[n + 12] = s.standoff
    sight[n + 13] = s.turn_cap
    sight[n + 14] = s.spin


@kernel
def relation(seat: int, colour: int) -> int:
    """0 for the own colour, 1 for white, 2 for another's."""
    return 0 if colour == seat else 1 if colour == WHITE else 2


@kernel
def observe_die(s: State, seat: int, die: int, sight: Row, n: int) -> None:
    sight[n + s.face[die] - 1] = 1
    sight[n + VALUES + relation(seat, colour_of(die))] = 1


@kernel
def observe_player(s: State, seat: int, sight: Row, n: int) -> None:
    """Cards, tokens, dice at home, games and rows, whether it is at turn, has to answer or has left; its side."""
    for card in range(CARDS):
        sight[n] += s.hand[seat, card]
    sight[n + 1] = s.star[seat]
    sight[n + 2] = s.skull[seat]
    sight[n + 3] = dice_at_home(s, seat)
    sight[n + 4] = s.won[seat]
    sight[n + 5] = s.completed[seat]
    sight[n + 6] = 1 if s.active == seat else 0
    sight[n + 7] = 1 if s.mover == seat else 0
    sight[n + 8] = s.left[seat]
    side = s.side if seat == s.active else side_for(s, seat)
    sight[n + 9 + (side - s.side) % SIDES] = 1
