"""Why something cannot be decided now: the clause, and the numbers that explain it."""

from __future__ import annotations

from vetta.core.kernel import kernel
from vetta.core.record import Row
from vetta.games.ziggurat.actions import (
    DECIDE,
    EXIT_BY,
    HERO,
    KEEP,
    MARK,
    NONE,
    PASS,
    SPIRIT,
    USE,
    USE_BELL,
    USE_GOURD,
    USE_LONGER,
    USE_ROPE,
    USE_SHORTER,
    USE_WATER,
)
from vetta.games.ziggurat.ending import FURNACE, WALKWAYS
from vetta.games.ziggurat.events import (
    ALLOWED,
    COLD,
    IS_OVER,
    MOVED_ALREADY,
    NO_PIT_NEAR,
    NO_SPIRIT_NEAR,
    NO_SPIRIT_ON_LEVEL,
    NOT_A_PIT,
    NOT_AT_HAND,
    NOT_EMPTY,
    NOT_HELD,
    NOT_IN_PLAY,
    NOT_NOW,
    NOT_ON_TOWER,
    NOT_THIS_HERO,
    ONE_STEP_LEFT,
    OTHER_COLOUR,
    OTHER_DECISION,
    OTHER_LEVEL,
    OWN_HERO_ONLY,
    SPIRIT_MOVED,
    SPIRITS_ONLY,
    TOO_FAR,
    TOO_HIGH,
)
from vetta.games.ziggurat.legal import can_mark, first_decision
from vetta.games.ziggurat.moving import others_on_rings
from vetta.games.ziggurat.objects import REACH_OF_WATER, RINGS_FAR, can_use, spirits_within
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
    OVER,
    QUENCHING,
    RINGING,
    RINGING_WAY,
    TURNING,
    State,
)
from vetta.games.ziggurat.tables import (
    BELL,
    GOURD,
    LEVEL,
    PER_COLOUR,
    PIT,
    ROPE,
    SANDALS,
    SPIRIT_COLOUR,
    SPIRITS,
)
from vetta.games.ziggurat.tower import is_beside_pit, is_in_play, is_on_ring, spaces_between


@kernel
def objection(s: State, action: int, why: Row) -> int:
    """The reason against an action, with its numbers; 0 if it is allowed."""
    phase = s.phase
    if phase == OVER:
        return IS_OVER
    if action < PASS:
        is_way = phase == LEADING or phase == DRIVING or phase == BUMPING or phase == RINGING_WAY or phase == TURNING
        return ALLOWED if is_way else NOT_NOW
    if action == PASS:
        return ALLOWED if phase == ASKING else NOT_NOW
    if action == NONE:
        return ALLOWED if phase == HERDING else NOT_NOW
    if action < SPIRIT:
        return objection_to_hero(s, action - HERO, why)
    if action < EXIT_BY:
        return objection_to_spirit(s, action - SPIRIT, why)
    if action < USE:
        return ALLOWED if phase == LEAVING_NEST else NOT_NOW
    if action < KEEP:
        return objection_to_use(s, action - USE, why) if phase == ASKING else NOT_NOW
    return objection_afterwards(s, action, why)


@kernel
def objection_to_hero(s: State, seat: int, why: Row) -> int:
    """G4.4, G7.2, G20.10  Why this hero cannot be chosen."""
    why[0] = seat
    if s.phase == CHOOSING_HERO:
        if seat >= s.seats or not is_in_play(s, seat):
            return NOT_IN_PLAY
        return ALLOWED if (s.heroes >> seat) & 1 == 1 else MOVED_ALREADY
    if s.phase == HANDING:
        return ALLOWED if (others_on_rings(s, s.handing) >> seat) & 1 == 1 else NOT_THIS_HERO
    return NOT_NOW


@kernel
def objection_to_spirit(s: State, spirit: int, why: Row) -> int:
    """G5.1, G20.12, G28.3, G28.7  Why this spirit cannot be chosen."""
    phase = s.phase
    if phase != CHOOSING_SPIRIT and phase != HERDING and phase != RINGING and phase != QUENCHING:
        return NOT_NOW
    why[0] = spirit
    if s.spirit[spirit] < 0:
        return NOT_ON_TOWER
    if phase == HERDING:
        return ALLOWED
    if phase == CHOOSING_SPIRIT:
        if (s.sparks >> spirit) & 1 == 1:
            return ALLOWED
        colour = SPIRIT_COLOUR[s.card]
        if colour >= 0 and spirit // PER_COLOUR != colour:
            why[1] = colour
            return OTHER_COLOUR
        return SPIRIT_MOVED
    if LEVEL[s.spirit[spirit]] != LEVEL[s.at[s.user]]:
        why[1] = LEVEL[s.at[s.user]]
        return OTHER_LEVEL
    far = spaces_between(s.spirit[spirit], s.at[s.user])
    if phase == QUENCHING and far > REACH_OF_WATER:
        why[1] = far
        return TOO_FAR
    return ALLOWED


@kernel
def objection_to_use(s: State, what: int, why: Row) -> int:
    """G28  Why an object cannot be used before this move."""
    seat = s.user
    why[0] = seat
    why[1] = what
    if can_use(s, seat, what):
        return ALLOWED
    if not has(s, seat, what):
        return NOT_HELD
    if what == USE_GOURD:
        return SPIRITS_ONLY
    if what == USE_LONGER or what == USE_SHORTER or what == USE_ROPE:
        if s.hero != seat:
            return OWN_HERO_ONLY
        why[0] = s.steps
        return ONE_STEP_LEFT
    if what == USE_BELL:
        why[1] = LEVEL[s.at[seat]] if is_on_ring(s, seat) else 5
        return NO_SPIRIT_ON_LEVEL
    if what == USE_WATER:
        why[1] = nearest(s, seat)
        return NO_SPIRIT_NEAR
    return objection_to_cooling(s, seat, why)


@kernel
def objection_to_cooling(s: State, seat: int, why: Row) -> int:
    """G28.7  Water cools the furnace only beside a pit, in chapter 5, and only while it is hot."""
    if s.chapter != FURNACE:
        return NOT_NOW
    if not is_on_ring(s, seat) or not is_beside_pit(s, s.at[seat]):
        return NO_PIT_NEAR
    why[0] = s.heat
    return COLD


@kernel
def has(s: State, seat: int, what: int) -> bool:
    """Whether a hero holds what is to be used."""
    if what == USE_GOURD:
        return s.held[seat, GOURD] > 0
    if what == USE_LONGER or what == USE_SHORTER:
        return s.held[seat, SANDALS] > 0
    if what == USE_BELL:
        return s.held[seat, BELL] > 0
    if what == USE_ROPE:
        return s.held[seat, ROPE] > 0
    return s.water[seat] == 1


@kernel
def nearest(s: State, seat: int) -> int:
    """How far away the nearest spirit of the hero's level is, 0 if there is none."""
    near = 0
    spirits = spirits_within(s, seat, RINGS_FAR)
    for spirit in range(SPIRITS):
        if (spirits >> spirit) & 1 == 1:
            far = spaces_between(s.spirit[spirit], s.at[seat])
            if near == 0 or far < near:
                near = far
    return near


@kernel
def objection_afterwards(s: State, action: int, why: Row) -> int:
    """G10.3, G20.19  What is kept, and what is decided for the campaign."""
    if action < DECIDE:
        if s.phase != KEEPING:
            return NOT_NOW
        why[0] = s.user
        why[1] = action - KEEP
        return ALLOWED if s.held[s.user, action - KEEP] > 0 else NOT_AT_HAND
    if action < MARK:
        if s.phase != DECIDING:
            return NOT_NOW
        decision = action - DECIDE - first_decision(s)
        return ALLOWED if decision == 0 or decision == 1 else OTHER_DECISION
    if s.phase != MARKING:
        return NOT_NOW
    return objection_to_mark(s, action - MARK, why)


@kernel
def objection_to_mark(s: State, cell: int, why: Row) -> int:
    """G23.4, G24.4  Why a plate or a spring cannot be stuck on a space."""
    if can_mark(s, cell):
        return ALLOWED
    why[0] = cell
    why[1] = LEVEL[cell]
    if s.chapter == WALKWAYS:
        return TOO_HIGH if PIT[cell] >= 0 else NOT_A_PIT
    return TOO_HIGH if LEVEL[cell] > 1 else NOT_EMPTY
