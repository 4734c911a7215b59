"""G1, G6  What is where on the tower: nothing here changes a match."""

from __future__ import annotations

from vetta.core.kernel import kernel
from vetta.games.ziggurat.state import BROKEN, NO_SLAB, WHOLE, State
from vetta.games.ziggurat.tables import (
    ARCHWAY,
    CLOCKWISE,
    IN_FORCE,
    LEVEL,
    NEXT,
    PER_COLOUR,
    PIT,
    SEATS,
    SIDE,
    SIZE,
    SLAB,
    SLABS,
    SPIRITS,
    SPRING,
    SPRINGS,
    SUMMIT,
    UP,
    L,
    N,
    O,
    P,
)


@kernel
def holds(s: State, letter: int) -> bool:
    """G20  Whether the rule of a sticker is in force in this chapter."""
    return IN_FORCE[letter, s.chapter] == 1


@kernel
def side_of(s: State, seat: int) -> int:
    return SIDE[s.sides, seat]


@kernel
def is_on_ring(s: State, seat: int) -> bool:
    """Whether a seat's hero stands on one of the rings."""
    return s.at[seat] >= 0 and s.at[seat] < SUMMIT


@kernel
def is_in_play(s: State, seat: int) -> bool:
    """G7.3, G20.12  Neither on the summit nor home; in the Nest heroes are in play."""
    return is_on_ring(s, seat) or (s.at[seat] == SUMMIT and holds(s, L))


@kernel
def in_play(s: State) -> int:
    """The seats whose heroes are in play, a set of bits."""
    seats = 0
    for seat in range(s.seats):
        if is_in_play(s, seat):
            seats |= 1 << seat
    return seats


@kernel
def hero_in(s: State, cell: int, but: int) -> int:
    """The seat of a hero in a space of a ring, other than one; -1 for none."""
    for seat in range(SEATS):
        if seat != but and s.at[seat] == cell and cell < SUMMIT:
            return seat
    return -1


@kernel
def spirit_in(s: State, cell: int) -> int:
    """A spirit in a space, -1 for none."""
    for spirit in range(SPIRITS):
        if s.spirit[spirit] == cell:
            return spirit
    return -1


@kernel
def on_tower(s: State) -> int:
    """The spirits on the tower, a set of bits."""
    spirits = 0
    for spirit in range(SPIRITS):
        if s.spirit[spirit] >= 0:
            spirits |= 1 << spirit
    return spirits


@kernel
def of_colour(colour: int) -> int:
    """The spirits of a colour, a set of bits."""
    return 7 << PER_COLOUR * colour


@kernel
def size_of(bits: int) -> int:
    """How many bits a set has."""
    size = 0
    while bits > 0:
        size += bits & 1
        bits >>= 1
    return size


@kernel
def first_of(bits: int) -> int:
    """The first of a set that is not empty."""
    first = 0
    while (bits >> first) & 1 == 0:
        first += 1
    return first


@kernel
def slab_in(s: State, cell: int) -> int:
    """G20.16  What lies in a space: NO_SLAB, or a slab WHOLE or BROKEN."""
    if holds(s, P):
        for slab in range(SLABS):
            if SLAB[slab] == cell:
                return s.slab[slab]
    return NO_SLAB


@kernel
def is_pit(s: State, cell: int) -> bool:
    """G6.2, G20.16, G23.4  A printed pit without a stone plate, or a broken slab."""
    if PIT[cell] >= 0:
        return s.plate != PIT[cell] + 1
    return slab_in(s, cell) == BROKEN


@kernel
def is_whole_slab(s: State, cell: int) -> bool:
    return slab_in(s, cell) == WHOLE


@kernel
def is_spring(s: State, cell: int) -> bool:
    """G20.15  One of the printed springs, or the extra one."""
    if not holds(s, O):
        return False
    for spring in range(SPRINGS):
        if SPRING[spring] == cell:
            return True
    return s.spring == cell + 1


@kernel
def twin_of(s: State, cell: int) -> int:
    """G20.14  The other archway of the pair, -1 if there is none in this space."""
    if holds(s, N) and s.archway > 0:
        for end in range(2):
            if ARCHWAY[s.archway - 1, end] == cell:
                return ARCHWAY[s.archway - 1, 1 - end]
    return -1


@kernel
def spaces_between(one: int, other: int) -> int:
    """How far two spaces of one ring are from each other, the shorter way."""
    far = abs(one - other)
    return min(far, SIZE[LEVEL[one]] - far)


@kernel
def steps_to_ladder(cell: int, way: int) -> int:
    """G20.9  How many spaces it is to the next ladder foot that way; 0 if there is one here."""
    steps = 0
    while UP[cell] < 0:
        cell = NEXT[cell, way]
        steps += 1
    return steps


@kernel
def is_beside_pit(s: State, cell: int) -> bool:
    """G28.7  Whether there is a pit beside a space on its ring."""
    return is_pit(s, NEXT[cell, CLOCKWISE]) or is_pit(s, NEXT[cell, 1 - CLOCKWISE])
