"""The rules of 3D Labyrinth, in the order of the rulebook (RULES.md). L4.1 and the like name its clauses."""

from __future__ import annotations

from vetta.core.die import pick
from vetta.core.kernel import kernel
from vetta.core.note import note
from vetta.core.record import Row
from vetta.games.labyrinth.actions import ACTIONS, GO, PAY, PUSH, STAY
from vetta.games.labyrinth.events import (
    BEGAN,
    CAME_ROUND,
    DEALT,
    DREW,
    FOUND,
    LAST_ONE,
    LEFT,
    NO_CARD,
    PAID,
    PUSHED,
    RESHUFFLED,
    SAW_NEXT,
    SAW_TARGET,
    SET_OUT,
    STAYED,
    TOUCHED_RUNE,
    WALKED,
    WON,
)
from vetta.games.labyrinth.state import OVER, PAYING, PUSHING, WALKING, State
from vetta.games.labyrinth.tables import (
    BESIDE,
    CARRIES,
    CELLS,
    COLOUR,
    DECK,
    DOWN,
    FREE,
    HOME,
    JOKER,
    LINE,
    LOOKS,
    MOVABLE,
    OPPOSITE,
    PRINTED_TURN,
    ROOTED,
    ROOTED_AT,
    RUNE,
    SEATS,
    SHAPE,
    STANDARD_DECK,
    STEEP_DECK,
    TREASURES,
    UP,
    YOUNG_DECK,
)
from vetta.games.labyrinth.walk import can_go, can_lay, cheapest, explore, is_paid

# ---------------------------------------------------------------------------- L2  Set-up


@kernel
def start(s: State) -> None:
    """L2  Sets the table. Seats and options already stand in the record, everything else is 0."""
    raise_labyrinth(s)
    take_corners(s)
    deal_treasures(s)
    deal_magic(s)
    s.forbidden = -1
    s.winner = -1
    s.mover = s.first - 1 if s.first > 0 else pick(s, s.seats)
    s.phase = PUSHING
    note(s, BEGAN, s.mover)


@kernel
def raise_labyrinth(s: State) -> None:
    """L2.1, L8.2  Rooted towers on their cells, movable ones at random on the others; the last one is the spare."""
    for tower in range(len(PRINTED_TURN)):
        s.turn[tower] = PRINTED_TURN[tower]
    for cell in range(CELLS):
        s.tower[cell] = ROOTED_AT[s.steep, cell]
    for i in range(MOVABLE):
        s.tower[FREE[i]] = ROOTED + i
    for i in range(MOVABLE - 1, 0, -1):
        j = pick(s, i + 1)
        tower = s.tower[FREE[i]]
        s.tower[FREE[i]] = s.tower[FREE[j]]
        s.tower[FREE[j]] = tower
    for tower in range(ROOTED, ROOTED + MOVABLE):
        s.turn[tower] = pick(s, LOOKS[SHAPE[tower]])


@kernel
def take_corners(s: State) -> None:
    """L2.2  Each pawn on the corner of its colour, each rune card open."""
    for seat in range(SEATS):
        s.colour[seat] = COLOUR[s.company, seat]
        s.at[seat] = HOME[s.colour[seat]] if seat < s.seats else -1
        s.gone[seat] = 0 if seat < s.seats else 1


@kernel
def deal_treasures(s: State) -> None:
    """L2.3, L2.5  All treasure cards dealt equally; each seat sees only its first target."""
    for seat in range(SEATS):
        s.target[seat] = -1
    for seat in range(s.seats):
        s.left[seat] = TREASURES // s.seats
        take_target(s, seat)
        note(s, SAW_TARGET, seat, s.target[seat])


@kernel
def deal_magic(s: State) -> None:
    """L2.4, L8.1  One magic card each, in secret; the rest is the draw pile."""
    deck = YOUNG_DECK if s.young == 1 else (STEEP_DECK if s.steep == 1 else STANDARD_DECK)
    for kind in range(3):
        s.deck[kind] = DECK[deck, kind]
    for seat in range(s.seats):
        note(s, DEALT, seat, take_magic(s, seat))


# ---------------------------------------------------------------------------- What is legal


@kernel
def legal(s: State, mask: Row) -> None:
    """Marks with 1 what the seat to move may do."""
    for action in range(ACTIONS):
        mask[action] = 0
    if s.phase == PUSHING:
        for arrow in range(8):
            for turn in range(4):
                if may_push(s, arrow, turn):
                    mask[PUSH + 4 * arrow + turn] = 1
    elif s.phase == WALKING:
        mask[STAY] = 1
        for cell in range(CELLS):
            if can_go(s, cell):
                mask[GO + cell] = 1
    elif s.phase == PAYING:
        for kind in range(3):
            if can_lay(s, kind):
                mask[PAY + kind] = 1


@kernel
def may_push(s: State, arrow: int, turn: int) -> bool:
    """L3.3, L3.4  Not back where a tower has just come out; turned freely, or as it lies if the table plays so."""
    spare = s.tower[BESIDE]
    if arrow == s.forbidden or turn >= LOOKS[SHAPE[spare]]:
        return False
    return s.free_turning == 1 or turn == s.turn[spare]


# ---------------------------------------------------------------------------- A turn


@kernel
def play(s: State, action: int) -> None:
    """L3.1  First push, then walk or stay; a steep walk is paid card by card before the pawn arrives."""
    if action < GO:
        push(s, action // 4, action % 4)
        explore(s)
        s.phase = WALKING
    elif action < STAY:
        set_out(s, action - GO)
    elif action == STAY:
        stay(s)
    else:
        pay(s, action - PAY)


# ---------------------------------------------------------------------------- L3  Push the towers


@kernel
def push(s: State, arrow: int, turn: int) -> None:
    """L3.2  The spare goes in at the arrow, the line moves one cell, the last tower becomes the spare."""
    s.turn[s.tower[BESIDE]] = turn
    out = s.tower[LINE[arrow, 4]]
    for i in range(4, 0, -1):
        s.tower[LINE[arrow, i]] = s.tower[LINE[arrow, i - 1]]
    s.tower[LINE[arrow, 0]] = s.tower[BESIDE]
    s.tower[BESIDE] = out
    s.forbidden = OPPOSITE[arrow]
    note(s, PUSHED, s.mover, arrow, turn)
    carry(s, arrow)


@kernel
def carry(s: State, arrow: int) -> None:
    """L3.5, L3.6  Pawns ride on their towers; one that falls out comes round to the tower that went in."""
    for seat in range(s.seats):
        for i in range(5):
            if s.at[seat] == LINE[arrow, i]:
                s.at[seat] = LINE[arrow, (i + 1) % 5]
                if i == 4:
                    note(s, CAME_ROUND, seat, s.at[seat])
                break


# ---------------------------------------------------------------------------- L4  Walk


@kernel
def set_out(s: State, cell: int) -> None:
    """L4.3, L4.6  The pawn walks as far as it likes; if steep steps lie on the way, the cards are asked for first."""
    s.going = cell
    if is_paid(s):
        arrive(s)
    else:
        s.phase = PAYING
        note(s, SET_OUT, s.mover, cell)


@kernel
def pay(s: State, kind: int) -> None:
    """L4.5, L4.6  One card for one steep step, laid open on the discard pile."""
    s.hand[s.mover, kind] -= 1
    s.discard[kind] += 1
    s.paid[kind] += 1
    note(s, PAID, s.mover, kind)
    if is_paid(s):
        arrive(s)


@kernel
def arrive(s: State) -> None:
    """L4.7  Only the cell where the pawn stops counts."""
    s.at[s.mover] = s.going
    for kind in range(3):
        s.paid[kind] = 0
    note(s, WALKED, s.mover, s.going)
    stop(s, True)


@kernel
def stay(s: State) -> None:
    """L4.4  A pawn need not move."""
    note(s, STAYED, s.mover, s.at[s.mover])
    stop(s, False)


# ---------------------------------------------------------------------------- L5  Where the pawn stops


@kernel
def stop(s: State, walked: bool) -> None:
    """L5  Exactly one thing happens, the first of these that fits."""
    seat = s.mover
    counts = walked or s.stay_counts == 1
    if counts and finds_target(s, seat):
        take_treasure(s, seat)
    elif counts and s.at[seat] == RUNE and s.rune[seat] == 0:
        touch_rune(s, seat)
    elif counts and comes_home(s, seat):
        win(s, seat)
    else:
        if counts:
            rule_out(s, seat)
        draw_magic(s, seat)
    end_turn(s)


@kernel
def finds_target(s: State, seat: int) -> bool:
    """L5.1  Whether the pawn stands on the tower with its target."""
    return s.target[seat] >= 0 and CARRIES[s.tower[s.at[seat]]] == s.target[seat]


@kernel
def take_treasure(s: State, seat: int) -> None:
    """L5.1, L5.5  The card is shown, the next one is looked at: a target from the next turn on."""
    note(s, FOUND, seat, s.target[seat])
    s.finder[s.target[seat]] = seat + 1
    s.left[seat] -= 1
    s.ruled_out[seat] = 0
    s.target[seat] = -1
    if s.left[seat] > 0:
        take_target(s, seat)
        note(s, SAW_NEXT, seat, s.target[seat])


@kernel
def take_target(s: State, seat: int) -> None:
    """L2.5, L5.1  The top card of the pile, which nobody has seen: any treasure neither found nor looked for yet."""
    unseen = 0
    for treasure in range(TREASURES):
        if is_unseen(s, treasure):
            unseen += 1
    nth = pick(s, unseen)
    treasure = 0
    while nth > 0 or not is_unseen(s, treasure):
        if is_unseen(s, treasure):
            nth -= 1
        treasure += 1
    s.target[seat] = treasure


@kernel
def is_unseen(s: State, treasure: int) -> bool:
    """Whether a treasure card lies face down where even its owner has not seen it."""
    if s.finder[treasure] > 0:
        return False
    for seat in range(SEATS):
        if s.target[seat] == treasure:
            return False
    return True


@kernel
def touch_rune(s: State, seat: int) -> None:
    """L5.2  The first stop on the rune stone turns the rune card over; no magic card."""
    s.rune[seat] = 1
    note(s, TOUCHED_RUNE, seat)


@kernel
def comes_home(s: State, seat: int) -> bool:
    """L1.6, L5.3  On the own start, with every treasure found and the rune touched."""
    return s.left[seat] == 0 and s.rune[seat] == 1 and s.at[seat] == HOME[s.colour[seat]]


@kernel
def rule_out(s: State, seat: int) -> None:
    """L7.3  A stop at a treasure that is not found tells everybody that it is not the target."""
    treasure = CARRIES[s.tower[s.at[seat]]]
    if treasure >= 0 and s.finder[treasure] == 0 and s.left[seat] > 0:
        s.ruled_out[seat] |= 1 << treasure


@kernel
def draw_magic(s: State, seat: int) -> None:
    """L5.4, L5.6  One magic card, unseen by others; an empty pile is made anew from the discards."""
    if s.deck[UP] + s.deck[DOWN] + s.deck[JOKER] == 0:
        reshuffle(s)
    if s.deck[UP] + s.deck[DOWN] + s.deck[JOKER] == 0:
        note(s, NO_CARD, seat)
    else:
        note(s, DREW, seat, take_magic(s, seat))


@kernel
def take_magic(s: State, seat: int) -> int:
    """L2.4, L5.4  The top card of the draw pile, any of those in it, into the hand; its kind."""
    nth = pick(s, s.deck[UP] + s.deck[DOWN] + s.deck[JOKER])
    kind = UP
    while nth >= s.deck[kind]:
        nth -= s.deck[kind]
        kind += 1
    s.deck[kind] -= 1
    s.hand[seat, kind] += 1
    return kind


@kernel
def reshuffle(s: State) -> None:
    """L5.6  The discard pile becomes the draw pile."""
    cards = 0
    for kind in range(3):
        cards += s.discard[kind]
        s.deck[kind] = s.discard[kind]
        s.discard[kind] = 0
    if cards > 0:
        note(s, RESHUFFLED, cards)


@kernel
def end_turn(s: State) -> None:
    """L5.5, L6.1  The next seat clockwise pushes, unless somebody has won."""
    s.turns += 1
    if s.winner < 0:
        pass_on(s)


@kernel
def pass_on(s: State) -> None:
    """L2.6, L9.1  Clockwise to the next seat still at the table."""
    s.mover = (s.mover + 1) % s.seats
    while s.gone[s.mover] == 1:
        s.mover = (s.mover + 1) % s.seats
    s.phase = PUSHING


# ---------------------------------------------------------------------------- L6  The end


@kernel
def win(s: State, seat: int) -> None:
    """L6.1  The first to end a turn at home with everything done wins at once."""
    end_match(s, seat)
    note(s, WON, seat)


@kernel
def end_match(s: State, winner: int) -> None:
    s.winner = winner
    s.phase = OVER


@kernel
def over(s: State) -> bool:
    return s.phase == OVER


@kernel
def seat_to_move(s: State) -> int:
    return s.mover


@kernel
def score(s: State, seat: int) -> int:
    """L6.1  One for the winner, nothing for the others."""
    return 1 if s.winner == seat else 0


@kernel
def standing(s: State, seat: int) -> int:
    """L6.2  For the results table: how many treasures and runes a seat has done."""
    return TREASURES // s.seats - s.left[seat] + s.rune[seat]


# ---------------------------------------------------------------------------- L9  At the table


@kernel
def leave(s: State, seat: int) -> None:
    """L9.1  The pawn comes off, treasure cards are set aside unseen, magic cards are discarded; the last one wins."""
    if s.gone[seat] == 1 or s.phase == OVER:
        return
    s.gone[seat] = 1
    s.at[seat] = -1
    note(s, LEFT, seat)
    for kind in range(3):
        s.discard[kind] += s.hand[seat, kind]
        s.hand[seat, kind] = 0
    present = 0
    for other in range(s.seats):
        present += 1 - s.gone[other]
    if s.mover == seat:
        for kind in range(3):
            s.paid[kind] = 0
        pass_on(s)
    if present == 1:
        end_match(s, s.mover)
        note(s, LAST_ONE, s.mover)


@kernel
def idle(s: State) -> int:
    """L9.2  What is played for a seat whose time is up: any push, then stay; a walk begun is paid."""
    if s.phase == WALKING:
        return STAY
    if s.phase == PAYING:
        return PAY + cheapest(s)
    ways = 0
    for action in range(PUSH, GO):
        if may_push(s, action // 4, action % 4):
            ways += 1
    nth = pick(s, ways)
    action = PUSH
    while nth > 0 or not may_push(s, action // 4, action % 4):
        if may_push(s, action // 4, action % 4):
            nth -= 1
        action += 1
    return action


@kernel
def usual(s: State) -> int:
    """L4.6  The action that needs no thought: paying as cheaply as can be. Else -1."""
    return PAY + cheapest(s) if s.phase == PAYING else -1
