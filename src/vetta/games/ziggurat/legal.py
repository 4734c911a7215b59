"""What the seat to move may decide."""

from __future__ import annotations

from vetta.core.kernel import kernel
from vetta.core.record import Row
from vetta.games.ziggurat.actions import (
    ACTIONS,
    DECIDE,
    EXIT_BY,
    GRANARY,
    HERO,
    KEEP,
    LOW,
    MARK,
    NONE,
    PASS,
    SPIRIT,
    TAKE_BELL,
    USE,
    WAY,
)
from vetta.games.ziggurat.ending import LAMPS, STONES, WALKWAYS
from vetta.games.ziggurat.moving import others_on_rings
from vetta.games.ziggurat.objects import REACH_OF_WATER, RINGS_FAR, USE_COUNT, can_use, spirits_within
from vetta.games.ziggurat.state import (
    ASKING,
    BUMPING,
    CHOOSING_HERO,
    CHOOSING_SPIRIT,
    DECIDING,
    DRIVING,
    HANDING,
    HERDING,
    KEEPING,
    LEADING,
    LEAVING_NEST,
    MARKING,
    QUENCHING,
    RINGING,
    RINGING_WAY,
    TURNING,
    State,
)
from vetta.games.ziggurat.tables import (
    ALCOVE,
    ARCHWAY,
    DOWN,
    EGG_START,
    EXITS,
    HOUSE,
    KEYHOLE,
    KEYHOLES,
    KINDS,
    LAMP_STAND,
    LEVEL,
    PIT,
    RING,
    SEATS,
    SLAB,
    SPAWN,
    SPIRITS,
    SPRING,
    UP,
)
from vetta.games.ziggurat.tower import on_tower


@kernel
def legal(s: State, mask: Row) -> None:
    """Marks with 1 what the seat to move may decide."""
    for action in range(ACTIONS):
        mask[action] = 0
    phase = s.phase
    if phase == LEADING or phase == DRIVING or phase == BUMPING or phase == RINGING_WAY or phase == TURNING:
        mask[WAY] = 1
        mask[WAY + 1] = 1
    elif phase == CHOOSING_SPIRIT:
        mark_spirits(mask, s.sparks)
    elif phase == CHOOSING_HERO:
        mark_heroes(mask, s.heroes)
    elif phase == ASKING:
        mask[PASS] = 1
        for what in range(USE_COUNT):
            if can_use(s, s.user, what):
                mask[USE + what] = 1
    else:
        legal_later(s, mask)


@kernel
def legal_later(s: State, mask: Row) -> None:
    """What later chapters ask."""
    if s.phase == LEAVING_NEST:
        for corner in range(EXITS):
            mask[EXIT_BY + corner] = 1
    elif s.phase == RINGING:
        mark_spirits(mask, spirits_within(s, s.user, RINGS_FAR))
    elif s.phase == QUENCHING:
        mark_spirits(mask, spirits_within(s, s.user, REACH_OF_WATER))
    elif s.phase == HERDING:
        mark_spirits(mask, on_tower(s))
        mask[NONE] = 1
    elif s.phase == HANDING:
        mark_heroes(mask, others_on_rings(s, s.handing))
    elif s.phase == KEEPING:
        for kind in range(KINDS):
            if s.held[s.user, kind] > 0:
                mask[KEEP + kind] = 1
    elif s.phase == DECIDING:
        first = first_decision(s)
        mask[DECIDE + first] = 1
        mask[DECIDE + first + 1] = 1
    elif s.phase == MARKING:
        for cell in range(RING):
            if can_mark(s, cell):
                mask[MARK + cell] = 1


@kernel
def mark_spirits(mask: Row, spirits: int) -> None:
    for spirit in range(SPIRITS):
        mask[SPIRIT + spirit] = (spirits >> spirit) & 1


@kernel
def mark_heroes(mask: Row, heroes: int) -> None:
    for seat in range(SEATS):
        mask[HERO + seat] = (heroes >> seat) & 1


@kernel
def first_decision(s: State) -> int:
    """G10.3  The first of the two decisions that are asked for now."""
    if s.result == 0:
        return LOW
    return TAKE_BELL if s.chapter == LAMPS else GRANARY


@kernel
def can_mark(s: State, cell: int) -> bool:
    """G23.4, G24.4  A printed pit of levels 1 to 3 for a plate; an empty space of levels 0 and 1 for a spring."""
    if s.chapter == WALKWAYS:
        return PIT[cell] >= 0 and LEVEL[cell] <= 3
    return s.chapter == STONES and LEVEL[cell] <= 1 and is_plain(s, cell)


@kernel
def is_plain(s: State, cell: int) -> bool:
    """G1.7, G24.4  Nothing is printed or stuck in a space, and nobody and nothing is there now."""
    if UP[cell] >= 0 or DOWN[cell] >= 0 or PIT[cell] >= 0:
        return False
    for n in range(4):
        if cell == HOUSE[n] or cell == SPAWN[s.spawns, n] or cell == LAMP_STAND[n] or cell == ALCOVE[n]:
            return False
        if cell == SPRING[n] or cell == SLAB[n]:
            return False
    for n in range(KEYHOLES):
        if cell == KEYHOLE[n]:
            return False
    for end in range(2):
        if cell == ARCHWAY[s.archway - 1, end]:
            return False
    return cell != EGG_START
