"""G4 to G7  How heroes and spirits move, and the landing table, read from top to bottom."""

from __future__ import annotations

from vetta.core.kernel import kernel
from vetta.core.note import note
from vetta.games.ziggurat.ending import (
    award,
    check_everybody_up,
    check_goal,
    check_spirits_left,
    lamps_missing,
    lose,
    owner,
)
from vetta.games.ziggurat.events import (
    ARRIVED,
    BUMPED,
    CLIMBED,
    ENDLESS,
    FELL,
    HANDED,
    MOVED,
    SCORCHED,
    SECOND_WIND,
    SET_EGG,
    SET_LAMP,
    SLID,
    SPIRIT_CLIMBED,
    SPIRIT_FELL,
    SPIRIT_SLID,
    WALKED,
)
from vetta.games.ziggurat.state import (
    BUMPING,
    BURNT,
    CARRIED,
    EGG_CARRIED,
    EGG_SET,
    HANDING,
    IN_A_PIT,
    IN_PIT,
    SET_DOWN,
    SPIRIT_UP,
    State,
)
from vetta.games.ziggurat.stickers import (
    DOWNHILL_ALL_THE_WAY,
    EGG_BEARER,
    ELBOW_ROOM,
    EXPRESS_LIFT,
    LAMPLIGHTER,
    ROOF_RUNNER,
    SEAT_OF_THE_PANTS,
    SPIRIT_DROPPER,
    rule_l_spirit,
    rule_m,
    rule_n,
    rule_o,
    rule_o_spirit,
    rule_p,
    rule_q,
    rule_q_spirit,
    rule_r,
    rule_r_spirit,
)
from vetta.games.ziggurat.tables import DOWN, HOUSE, LEVEL, NEXT, SEATS, SIDES, SPIRITS, SUMMIT, UP, L, M, Q, R
from vetta.games.ziggurat.tower import (
    first_of,
    hero_in,
    holds,
    is_on_ring,
    is_pit,
    is_spring,
    is_whole_slab,
    side_of,
    size_of,
    spirit_in,
    twin_of,
)

MOST_READINGS = 20
"""G6.14  More than so many readings for one hero within one move are an endless loop."""

# ---------------------------------------------------------------------------- G4  Heroes


@kernel
def begin_move(s: State) -> None:
    """A move of its own: nobody has been bumped in it, and no table been read."""
    s.pushed = 0
    for seat in range(SEATS):
        s.readings[seat] = 0


@kernel
def walk(s: State, seat: int, way: int, steps: int) -> None:
    """G4.1, G5.4  Exactly so many spaces along the ring; a spirit on the way scorches."""
    cell = s.at[seat]
    for _ in range(steps):
        cell = NEXT[cell, way]
        s.at[seat] = cell
        if spirit_in(s, cell) >= 0:
            note(s, WALKED, seat, cell)
            scorch(s, seat)
            return
    note(s, WALKED, seat, cell)
    s.reader = seat


@kernel
def scorch(s: State, seat: int) -> None:
    """G5.4  A hero has met a spirit: all have lost, unless there is a Second Wind."""
    note(s, SCORCHED, seat, s.at[seat])
    if not second_wind(s, seat):
        s.scorched[seat] = 1
        lose(s, BURNT)


@kernel
def second_wind(s: State, seat: int) -> bool:
    """G27.1  A token brings the hero to its house, or into the Nest, where the table is read; not where a spirit is."""
    if s.winds == 0:
        return False
    s.winds -= 1
    s.at[seat] = SUMMIT if holds(s, L) else HOUSE[side_of(s, seat)]
    note(s, SECOND_WIND, seat, s.at[seat], s.winds)
    forget_place(s, seat)
    s.reader = seat
    if is_on_ring(s, seat) and spirit_in(s, s.at[seat]) >= 0:
        s.scorched[seat] = 1
        lose(s, BURNT)
    return True


@kernel
def forget_place(s: State, seat: int) -> None:
    """A hero has left its space: it neither reads the last rows there nor is carried any more."""
    s.carried &= ~(1 << seat)
    kept = 0
    for i in range(s.depth):
        if s.waits[i] != seat:
            s.waits[kept] = s.waits[i]
            kept += 1
    s.depth = kept


# ---------------------------------------------------------------------------- G6  The landing table, for heroes


@kernel
def read_for_hero(s: State) -> None:
    """G6.1  The first row that fits counts; where it moves the hero on, the table is read again from the top."""
    seat = s.reader
    s.readings[seat] += 1
    if s.readings[seat] > MOST_READINGS + 1:
        s.reader = -1
        return
    if s.readings[seat] == MOST_READINGS + 1:
        forget_place(s, seat)
        s.at[seat] = HOUSE[side_of(s, seat)]
        note(s, ENDLESS, seat)
    cell = s.at[seat]
    if cell == SUMMIT:
        s.reader = -1
        arrive(s, seat)
    elif spirit_in(s, cell) >= 0:
        scorch(s, seat)
    elif is_pit(s, cell):
        fall(s, seat, cell)
    elif DOWN[cell] >= 0:
        slide(s, seat, DOWN[cell])
    elif twin_of(s, cell) >= 0:
        go_through(s, seat, twin_of(s, cell))
    else:
        read_on(s, seat, cell)


@kernel
def read_on(s: State, seat: int, cell: int) -> None:
    """G6.5, G6.6  Springs and slabs let the hero read on: a ladder, another hero, and the last rows."""
    if is_spring(s, cell):
        rule_o(s, seat)
    if is_whole_slab(s, cell):
        rule_p(s, seat, cell)
    if UP[cell] >= 0:
        s.at[seat] = UP[cell]
        note(s, CLIMBED, seat, UP[cell])
    elif hero_in(s, cell, seat) >= 0:
        meet(s, seat, hero_in(s, cell, seat))
    else:
        s.reader = -1
        read_last_rows(s, seat, cell)


@kernel
def fall(s: State, seat: int, cell: int) -> None:
    """G6.2  A hero in a pit: all have lost, unless there is a Second Wind."""
    note(s, FELL, seat, cell)
    if not second_wind(s, seat):
        lose(s, IN_A_PIT)


@kernel
def slide(s: State, seat: int, bottom: int) -> None:
    """G6.3  Down the ramp, at once."""
    s.at[seat] = bottom
    note(s, SLID, seat, bottom)
    award(s, SEAT_OF_THE_PANTS, seat)
    if LEVEL[bottom] == 0:
        award(s, DOWNHILL_ALL_THE_WAY, seat)


@kernel
def go_through(s: State, seat: int, twin: int) -> None:
    """G6.4, G20.14  The twin space is only checked for a spirit and for another hero."""
    rule_n(s, seat, twin)
    if spirit_in(s, twin) >= 0:
        scorch(s, seat)
    elif hero_in(s, twin, seat) >= 0:
        meet(s, seat, hero_in(s, twin, seat))
    else:
        s.reader = -1


@kernel
def meet(s: State, seat: int, other: int) -> None:
    """G6.8, G6.9  A space has room for one hero: the other one is bumped, and the active player says which way."""
    if (s.pushed >> seat) & 1 == 0:
        award(s, ELBOW_ROOM, seat)
    s.waits[s.depth] = seat
    s.depth += 1
    s.reader = -1
    s.bumped = other
    s.phase = BUMPING
    s.mover = owner(s, s.active)


@kernel
def bump(s: State, way: int) -> None:
    """G6.8, G6.9  One space on the same ring; then the table is read for the bumped hero."""
    seat = s.bumped
    forget_place(s, seat)
    s.at[seat] = NEXT[s.at[seat], way]
    s.pushed |= 1 << seat
    note(s, BUMPED, seat, s.at[seat])
    if UP[s.at[seat]] >= 0 and spirit_in(s, s.at[seat]) < 0:
        award(s, EXPRESS_LIFT, seat)
    s.bumped = -1
    s.reader = seat


@kernel
def read_waiting(s: State) -> None:
    """G6.12, G6.13  A hero whose bump has come to its end reads the last rows, if it is still there."""
    s.depth -= 1
    read_last_rows(s, s.waits[s.depth], s.at[s.waits[s.depth]])


@kernel
def read_last_rows(s: State, seat: int, cell: int) -> None:
    """G6.12, G6.13  An object and a hearth are read in any case."""
    if holds(s, Q):
        rule_q(s, seat, cell)
    if holds(s, R):
        rule_r(s, seat, cell)


# ---------------------------------------------------------------------------- G7  The summit


@kernel
def arrive(s: State, seat: int) -> None:
    """G6.10, G7.1  The hero is safe and helps from now on; lamps and the Egg are set down. In the Nest nothing ends."""
    if holds(s, L):
        return
    note(s, ARRIVED, seat)
    award(s, ROOF_RUNNER, seat)
    if s.chapter == 0 and s.honour < 0:
        s.honour = seat
    set_lamps_down(s, seat)
    if s.egg == EGG_CARRIED + seat:
        s.egg = EGG_SET
        s.honour = seat
        note(s, SET_EGG, seat)
        award(s, EGG_BEARER, seat)
    check_goal(s)
    check_everybody_up(s)
    if s.result == 0 and s.wedge[seat] > 0:
        hand_on_wedges(s, seat)


@kernel
def set_lamps_down(s: State, seat: int) -> None:
    """G28.5  Every lamp that the hero carries; whoever sets the last one down begins the next chapter."""
    for side in range(SIDES):
        if s.lamp[side] == CARRIED + seat:
            s.lamp[side] = SET_DOWN
            note(s, SET_LAMP, seat, lamps_missing(s))
            award(s, LAMPLIGHTER, seat)
            s.honour = seat


@kernel
def others_on_rings(s: State, seat: int) -> int:
    """The seats of other heroes who are still on their way, a set of bits."""
    others = 0
    for other in range(s.seats):
        if other != seat and is_on_ring(s, other):
            others |= 1 << other
    return others


@kernel
def hand_on_wedges(s: State, seat: int) -> None:
    """G20.10  All wedges go to one hero still on the board; its player, or the only one there is, decides which."""
    others = others_on_rings(s, seat)
    if size_of(others) == 1:
        hand_to(s, seat, first_of(others))
    elif others > 0:
        s.handing = seat
        s.phase = HANDING
        s.mover = owner(s, seat)


@kernel
def hand_to(s: State, seat: int, other: int) -> None:
    note(s, HANDED, seat, other, s.wedge[seat])
    s.wedge[other] += s.wedge[seat]
    s.wedge[seat] = 0
    s.handing = -1


# ---------------------------------------------------------------------------- G5, G6  Spirits


@kernel
def step_spirit(s: State) -> None:
    """G5.1, G5.4  One space further; a hero there is scorched. At the end of its way the table is read."""
    spirit = s.walker
    if s.paces == 0:
        read_for_spirit(s, spirit)
        return
    s.paces -= 1
    s.spirit[spirit] = NEXT[s.spirit[spirit], s.way]
    if s.paces == 0:
        note(s, MOVED, spirit, s.spirit[spirit])
    burn_here(s, spirit)


@kernel
def burn_here(s: State, spirit: int) -> None:
    """G5.4  A hero where a spirit has come to is scorched."""
    seat = hero_in(s, s.spirit[spirit], -1)
    if seat >= 0:
        scorch(s, seat)


@kernel
def read_for_spirit(s: State, spirit: int) -> None:
    """G6.1  The first row that fits counts; where it moves the spirit on, the table is read again from the top."""
    cell = s.spirit[spirit]
    if is_pit(s, cell):
        drop(s, spirit, cell)
    elif DOWN[cell] >= 0:
        s.spirit[spirit] = DOWN[cell]
        note(s, SPIRIT_SLID, spirit, DOWN[cell])
        burn_here(s, spirit)
    elif twin_of(s, cell) >= 0 or is_whole_slab(s, cell):
        s.walker = -1
    elif is_spring(s, cell):
        s.walker = -1
        rule_o_spirit(s, spirit)
    elif UP[cell] >= 0:
        climb_spirit(s, spirit, UP[cell])
    else:
        s.walker = -1
        if holds(s, Q):
            rule_q_spirit(s, spirit, cell)
        rule_r_spirit(s, cell)


@kernel
def drop(s: State, spirit: int, cell: int) -> None:
    """G6.2  A spirit in a pit is out of this game, or back in its supply once the pits glow."""
    s.walker = -1
    note(s, SPIRIT_FELL, spirit, cell)
    award(s, SPIRIT_DROPPER, s.active)
    if holds(s, M):
        rule_m(s, spirit)
    else:
        s.spirit[spirit] = IN_PIT
        check_spirits_left(s)


@kernel
def climb_spirit(s: State, spirit: int, top: int) -> None:
    """G6.7, G6.11  Up the ladder, at once; on the summit all have lost, unless it is the Nest."""
    s.spirit[spirit] = top
    note(s, SPIRIT_CLIMBED, spirit, top)
    if top < SUMMIT:
        burn_here(s, spirit)
        return
    s.walker = -1
    if holds(s, L):
        rule_l_spirit(s, spirit)
    else:
        lose(s, SPIRIT_UP)


# ---------------------------------------------------------------------------- G20.10  Carried heroes and spirits


@kernel
def read_next_carried(s: State) -> None:
    """G20.10  Heroes first, then spirits, each in the order of their spaces on the ring."""
    if s.carried > 0:
        first = -1
        for seat in range(s.seats):
            if (s.carried >> seat) & 1 == 1 and (first < 0 or s.at[seat] < s.at[first]):
                first = seat
        s.carried &= ~(1 << first)
        s.reader = first
        return
    first = -1
    for spirit in range(SPIRITS):
        if (s.drifting >> spirit) & 1 == 1 and (first < 0 or s.spirit[spirit] < s.spirit[first]):
            first = spirit
    s.drifting &= ~(1 << first)
    if s.spirit[first] >= 0:
        s.walker = first
        s.paces = 0
