"""D7.3  Somebody leaves; and what is played for somebody whose time is up."""

from __future__ import annotations

from vetta.core.kernel import kernel
from vetta.core.note import note
from vetta.games.dice.actions import CHOOSE, END, GIVE, LAY, NO, PLACE, REROLL, ROLL, TAKE
from vetta.games.dice.cards import can_choose, can_lay, can_play, can_take, sorts_for_swap
from vetta.games.dice.events import LAST_ONE, LEFT
from vetta.games.dice.state import ANSWERING, GIVING, LAYING, OVER, PLAYING, READY, TAKING, State
from vetta.games.dice.tables import CARDS, FIRST, PINNACLE, SORTS, TOP, WIDEST, WIDTH
from vetta.games.dice.tower import can_place, fits, sorts_in_pool, working
from vetta.games.dice.turn import ask_next, is_stand_off, may_clear, next_seat, next_turn, send_home


@kernel
def leave(s: State, seat: int) -> None:
    """D7.3  Dice on the tower stay, cards are discarded, tokens go back; the last one at the table has won."""
    if s.left[seat] == 1 or s.phase == OVER:
        return
    note(s, LEFT, seat)
    s.left[seat] = 1
    hand_back(s, seat)
    last = next_seat(s, seat)
    if next_seat(s, last) == last:
        win_alone(s, last)
    elif s.active == seat:
        send_home(s)
        next_turn(s)
    elif s.phase == ANSWERING:
        s.answers &= ~(1 << seat)
        if s.mover == seat:
            ask_next(s, 0)


@kernel
def hand_back(s: State, seat: int) -> None:
    """D7.3  Cards go to the discard pile, tokens to their piles."""
    s.stars += s.star[seat]
    s.skulls += s.skull[seat]
    s.star[seat] = 0
    s.skull[seat] = 0
    for card in range(CARDS):
        s.discard[card] += s.hand[seat, card]
        s.hand[seat, card] = 0


@kernel
def win_alone(s: State, seat: int) -> None:
    """D7.3  Nobody else is left at the table."""
    send_home(s)
    note(s, LAST_ONE, seat)
    s.phase = OVER
    s.winner = seat
    s.mover = seat


@kernel
def idle(s: State) -> int:
    """What is played when time is up: no star, the roll, nothing more if that is allowed, else the first that is."""
    if s.phase == ANSWERING:
        return NO
    if s.phase == READY:
        return ROLL
    if s.phase == PLAYING:
        if (s.voluntary_stop == 0 and not is_stand_off(s)) or not can_place(s):
            return END
        return first_place(s)
    if s.phase == TAKING:
        cell = 0
        while not can_take(s, s.card, cell):
            cell += 1
        return TAKE + cell
    if s.phase == GIVING:
        return GIVE + first_of(sorts_for_swap(s, s.taking))
    if s.phase == LAYING:
        position = 0
        while not can_lay(s, s.taking, position):
            position += 1
        return LAY + position
    if s.chosen > 0:
        return REROLL
    sort = 0
    while not can_choose(s, sort):
        sort += 1
    return CHOOSE + sort


@kernel
def first_place(s: State) -> int:
    """The first die that fits somewhere, in the first place where one does."""
    level = working(s, s.side)
    pool = sorts_in_pool(s)
    if level == TOP:
        return PLACE + first_of(pool & fits(s, PINNACLE, -1)) * WIDEST
    for position in range(WIDTH[level]):
        cell = FIRST[s.side, level] + position
        if s.on[cell] < 0:
            sorts = pool & fits(s, cell, -1)
            if sorts != 0:
                return PLACE + first_of(sorts) * WIDEST + position
    return END


@kernel
def first_of(sorts: int) -> int:
    """The first of a set of sorts."""
    sort = 0
    while sort < SORTS - 1 and (sorts >> sort) & 1 == 0:
        sort += 1
    return sort


@kernel
def usual(s: State) -> int:
    """What goes without saying: the roll when there is nothing else to do before it; the end when nothing fits."""
    if s.phase == READY:
        return ROLL if not may_clear(s) else -1
    if s.phase == PLAYING and not can_place(s):
        for card in range(CARDS):
            if can_play(s, card):
                return -1
        return END
    return -1
