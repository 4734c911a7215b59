"""G3.3, G28  Objects, and the window before every single card move in which they can be used."""

from __future__ import annotations

from vetta.core.kernel import kernel
from vetta.core.note import note
from vetta.games.ziggurat.actions import (
    USE_BELL,
    USE_GOURD,
    USE_LONGER,
    USE_ROPE,
    USE_SHORTER,
    USE_WATER,
    USES,
)
from vetta.games.ziggurat.ending import FURNACE, STONES, award, check_goal, owner
from vetta.games.ziggurat.events import COOLED, QUENCHED_SPIRIT, USED
from vetta.games.ziggurat.moving import begin_move
from vetta.games.ziggurat.state import (
    ASKING,
    DRIVING,
    EGG_CARRIED,
    IN_SUPPLY,
    LEADING,
    LEAVING_NEST,
    QUENCHED,
    QUENCHING,
    RINGING,
    RINGING_WAY,
    State,
)
from vetta.games.ziggurat.stickers import BUCKET_BRIGADE, COOL_HEAD, RAINBOW_HUNTER
from vetta.games.ziggurat.tables import (
    BELL,
    CLOCKWISE,
    COUNTER,
    GOURD,
    LEVEL,
    PER_COLOUR,
    ROPE,
    SANDALS,
    SPIRITS,
    SUMMIT,
)
from vetta.games.ziggurat.tower import (
    first_of,
    is_beside_pit,
    is_in_play,
    is_on_ring,
    size_of,
    spaces_between,
    steps_to_ladder,
)

USE_COUNT = len(USES)
REACH_OF_WATER = 3
"""G28.7  Spaces along the ring."""
EGG_STEPS = 3
"""G20.11  What the carrier of the Egg makes of four steps or more."""

# ---------------------------------------------------------------------------- The window


@kernel
def open_window(s: State) -> None:
    """G3.3  Before a hero or a spirit is moved by a card, everybody may use objects."""
    s.window = 1
    s.passed = 0
    begin_move(s)


@kernel
def ask_next(s: State) -> None:
    """G3.3  Whoever holds something that would do something now is asked, in turn order, until all have said no."""
    if not is_still_there(s):
        end_piece(s)
        return
    for step in range(s.seats):
        seat = (s.active + step) % s.seats
        if (s.passed >> seat) & 1 == 0 and can_use_any(s, seat):
            s.user = seat
            s.phase = ASKING
            s.mover = owner(s, seat)
            return
    s.window = 0
    ask_way(s)


@kernel
def is_still_there(s: State) -> bool:
    """Whether the piece that is about to move is still where a card can move it."""
    if s.hero >= 0:
        return is_in_play(s, s.hero)
    return s.spirit[s.mark] >= 0


@kernel
def end_piece(s: State) -> None:
    """The piece that was about to move has moved, or does not."""
    s.window = 0
    s.hero = -1
    s.mark = -1
    s.led = 0


@kernel
def ask_way(s: State) -> None:
    """G4.1, G4.2, G5.1, G20.9  Which way: a hero's own player says it, of a spirit the active player, if it is open."""
    if s.hero >= 0:
        if s.egg == EGG_CARRIED + s.hero and s.steps > EGG_STEPS:
            s.steps = EGG_STEPS
        s.phase = LEAVING_NEST if s.at[s.hero] == SUMMIT else LEADING
        s.mover = owner(s, s.hero)
        return
    s.mover = owner(s, s.active)
    if s.led == 0:
        s.phase = DRIVING
        return
    clockwise = steps_to_ladder(s.spirit[s.mark], CLOCKWISE)
    counter = steps_to_ladder(s.spirit[s.mark], COUNTER)
    s.steps = min(clockwise, counter)
    if clockwise == counter and clockwise > 0:
        s.phase = DRIVING
    else:
        drive(s, CLOCKWISE if clockwise < counter else COUNTER)


@kernel
def drive(s: State, way: int) -> None:
    """G5.1  The spirit sets out."""
    s.walker = s.mark
    s.way = way
    s.paces = s.steps
    end_piece(s)


# ---------------------------------------------------------------------------- What can be used


@kernel
def can_use_any(s: State, seat: int) -> bool:
    for what in range(USE_COUNT):
        if can_use(s, seat, what):
            return True
    return False


@kernel
def can_use(s: State, seat: int, what: int) -> bool:
    """G28  Whether a hero holds this object and it would do something before this move."""
    if what == USE_GOURD:
        return s.held[seat, GOURD] > 0 and s.mark >= 0
    if what == USE_LONGER:
        return s.held[seat, SANDALS] > 0 and s.hero == seat
    if what == USE_SHORTER:
        return s.held[seat, SANDALS] > 0 and s.hero == seat and s.steps > 1
    if what == USE_BELL:
        return s.held[seat, BELL] > 0 and spirits_within(s, seat, RINGS_FAR) != 0
    if what == USE_ROPE:
        return s.held[seat, ROPE] > 0 and s.hero == seat
    if what == USE_WATER:
        return s.water[seat] == 1 and spirits_within(s, seat, REACH_OF_WATER) != 0
    return s.water[seat] == 1 and can_cool(s, seat)


RINGS_FAR = 99


@kernel
def can_cool(s: State, seat: int) -> bool:
    """G28.7  In chapter 5, beside a pit of the same ring, if there is heat to take away."""
    return s.chapter == FURNACE and s.heat > 0 and is_on_ring(s, seat) and is_beside_pit(s, s.at[seat])


@kernel
def spirits_within(s: State, seat: int, spaces: int) -> int:
    """G28.3, G28.7  The spirits on the hero's level, so far away at most: a set of bits."""
    near = 0
    if is_on_ring(s, seat):
        for spirit in range(SPIRITS):
            cell = s.spirit[spirit]
            if cell >= 0 and LEVEL[cell] == LEVEL[s.at[seat]] and spaces_between(cell, s.at[seat]) <= spaces:
                near |= 1 << spirit
    return near


# ---------------------------------------------------------------------------- What it does


@kernel
def use(s: State, what: int) -> None:
    """G28  An object is used; then everybody is asked again."""
    seat = s.user
    note(s, USED, seat, what)
    s.passed = 0
    if what == USE_GOURD:
        discard(s, seat, GOURD)
        end_piece(s)
    elif what == USE_LONGER or what == USE_SHORTER:
        discard(s, seat, SANDALS)
        s.steps += 1 if what == USE_LONGER else -1
    elif what == USE_BELL:
        discard(s, seat, BELL)
        choose_for(s, spirits_within(s, seat, RINGS_FAR), RINGING)
    elif what == USE_ROPE:
        discard(s, seat, ROPE)
        end_piece(s)
    elif what == USE_WATER:
        choose_for(s, spirits_within(s, seat, REACH_OF_WATER), QUENCHING)
    else:
        cool(s, seat)


@kernel
def discard(s: State, seat: int, kind: int) -> None:
    """G28.1  A used Find goes back face down."""
    s.held[seat, kind] -= 1
    s.finds[kind] += 1


@kernel
def choose_for(s: State, spirits: int, phase: int) -> None:
    """Which spirit the bell moves, or the Water quenches; nobody is asked if there is only one."""
    if size_of(spirits) > 1:
        s.phase = phase
        s.mover = owner(s, s.user)
    elif phase == QUENCHING:
        quench(s, first_of(spirits))
    else:
        ring_for(s, first_of(spirits))


@kernel
def ring_for(s: State, spirit: int) -> None:
    """G28.3  The bell moves this spirit by one space: which way?"""
    s.rung = spirit
    s.phase = RINGING_WAY
    s.mover = owner(s, s.user)


@kernel
def ring(s: State, way: int) -> None:
    """G28.3  One space, and the table is read."""
    s.walker = s.rung
    s.way = way
    s.paces = 1
    s.rung = -1


@kernel
def quench(s: State, spirit: int) -> None:
    """G28.7  The spirit goes to the Quench row in chapter 4, later back to its supply."""
    seat = s.user
    s.water[seat] = 0
    s.pool += 1
    s.spirit[spirit] = QUENCHED if s.chapter == STONES else IN_SUPPLY
    note(s, QUENCHED_SPIRIT, seat, spirit)
    s.colours[seat] |= 1 << spirit // PER_COLOUR
    award(s, BUCKET_BRIGADE, seat)
    if size_of(s.colours[seat]) == 2:
        award(s, RAINBOW_HUNTER, seat)
    if s.chapter == STONES:
        check_goal(s)


@kernel
def cool(s: State, seat: int) -> None:
    """G28.7  In chapter 5 Water can cool the furnace instead."""
    s.water[seat] = 0
    s.pool += 1
    s.heat -= 1
    note(s, COOLED, seat, s.heat)
    award(s, COOL_HEAD, seat)
