"""G11.2, G11.3  Somebody leaves; and what is decided for somebody whose time is up."""

from __future__ import annotations

from vetta.core.kernel import kernel
from vetta.core.note import note
from vetta.games.ziggurat.actions import DECIDE, EXIT_BY, HERO, KEEP, MARK, NONE, PASS, SPIRIT, WAY
from vetta.games.ziggurat.ending import lose
from vetta.games.ziggurat.events import LEFT
from vetta.games.ziggurat.legal import can_mark, first_decision
from vetta.games.ziggurat.moving import others_on_rings
from vetta.games.ziggurat.objects import REACH_OF_WATER, RINGS_FAR, spirits_within
from vetta.games.ziggurat.state import (
    ASKING,
    CHOOSING_HERO,
    CHOOSING_SPIRIT,
    DECIDING,
    DESERTED,
    HANDING,
    HERDING,
    KEEPING,
    LEAVING_NEST,
    MARKING,
    OVER,
    QUENCHING,
    RINGING,
    State,
)
from vetta.games.ziggurat.tower import first_of


@kernel
def leave(s: State, seat: int) -> None:
    """G11.2  The hero stays: the next seat decides for it. When nobody is left, all have lost."""
    if s.left[seat] == 1 or s.phase == OVER:
        return
    s.left[seat] = 1
    note(s, LEFT, seat)
    here = 0
    for other in range(s.seats):
        here += 1 - s.left[other]
    if here == 0:
        lose(s, DESERTED)
        s.phase = OVER
        return
    if s.leader == seat + 1:
        s.leader = 0
    while s.left[s.mover] == 1:
        s.mover = (s.mover + 1) % s.seats


@kernel
def idle(s: State) -> int:
    """G11.3  The first that can be decided; no object is used, no spirit led home."""
    phase = s.phase
    if phase == ASKING:
        return PASS
    if phase == HERDING:
        return NONE
    if phase == CHOOSING_HERO:
        return HERO + first_of(s.heroes)
    if phase == HANDING:
        return HERO + first_of(others_on_rings(s, s.handing))
    if phase == CHOOSING_SPIRIT:
        return SPIRIT + first_of(s.sparks)
    if phase == RINGING:
        return SPIRIT + first_of(spirits_within(s, s.user, RINGS_FAR))
    if phase == QUENCHING:
        return SPIRIT + first_of(spirits_within(s, s.user, REACH_OF_WATER))
    if phase == LEAVING_NEST:
        return EXIT_BY
    if phase == KEEPING:
        kind = 0
        while s.held[s.user, kind] == 0:
            kind += 1
        return KEEP + kind
    if phase == DECIDING:
        return DECIDE + first_decision(s)
    if phase == MARKING:
        cell = 0
        while not can_mark(s, cell):
            cell += 1
        return MARK + cell
    return WAY


@kernel
def usual(s: State) -> int:
    """G3.3  Mostly nobody wants to use an object."""
    return PASS if s.phase == ASKING else -1
