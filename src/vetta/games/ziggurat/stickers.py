"""G20  The rules of the stickers that change how a space is read, each named by its letter.

Those that join the set-up stand in setup.py (A to H), those that join a turn in turn.py (I to L), S in ending.py.
"""

from __future__ import annotations

from vetta.core.kernel import kernel
from vetta.core.note import note
from vetta.games.ziggurat.ending import FURNACE, HOMECOMING, award, check_goal, hearths_unlit, lose
from vetta.games.ziggurat.events import (
    BROKE,
    BURNT_FIND,
    GLOWED,
    HEATED,
    HISSED,
    LIT_HEARTH,
    PLUMED,
    TOOK_EGG,
    TOOK_FIND,
    TOOK_LAMP,
    TOOK_WATER,
    WENT_HOME,
    WENT_THROUGH,
)
from vetta.games.ziggurat.state import (
    AT_HOME,
    BOILED,
    BROKEN,
    CARRIED,
    EGG_CARRIED,
    HOUSE_ON_FIRE,
    IN_SUPPLY,
    LIT,
    ON_STAND,
    PLUME,
    UNLIT,
    State,
)
from vetta.games.ziggurat.tables import (
    ALCOVE,
    ALCOVES,
    BOIL,
    HOUSE,
    KINDS,
    LAMP_STAND,
    SIDES,
    SLAB,
    SLABS,
)

(
    ROOF_RUNNER, ELBOW_ROOM, SEAT_OF_THE_PANTS, SPIRIT_DROPPER, LAMPLIGHTER, DOORWAY_DANCER, DEEP_POCKETS,
    LAST_CARD_LEFT, WEDGE_MASTER, MERRY_GO_ROUND, CLOSE_SHAVE, TOP_MECHANIC, BUCKET_BRIGADE, STONE_BREAKER,
    RAINBOW_HUNTER, STEAM_WHISTLE, EGG_BEARER, COOL_HEAD, TIGHTROPE_WALKER, EXPRESS_LIFT, HEARTH_WARMER,
    DOWNHILL_ALL_THE_WAY, SPIRIT_SHEPHERD, LAST_ONE_HOME,
) = range(24)  # fmt: skip
"""G9.3  The titles, in the order of the pack."""

MOST_FINDS = 2
"""G28.1  A hero holds at most so many."""


@kernel
def rule_m(s: State, spirit: int) -> None:
    """G20.13  M: a spirit that falls into a pit goes back to its supply; in chapter 5 it heats the furnace."""
    s.spirit[spirit] = IN_SUPPLY
    note(s, GLOWED, spirit)
    if s.chapter == FURNACE:
        heat_up(s)


@kernel
def heat_up(s: State) -> None:
    """G20.11  The heat marker goes up one; at the boiling point all have lost."""
    s.heat += 1
    note(s, HEATED, s.heat, BOIL[s.seats])
    if s.heat >= BOIL[s.seats]:
        lose(s, BOILED)


@kernel
def rule_n(s: State, seat: int, twin: int) -> None:
    """G20.14  N: a hero walks through the archway to its twin."""
    s.at[seat] = twin
    note(s, WENT_THROUGH, seat, twin)
    award(s, DOORWAY_DANCER, seat)


@kernel
def rule_o(s: State, seat: int) -> None:
    """G20.15  O: a hero at a spring takes Water if it has none and there is some."""
    if s.water[seat] == 0 and s.pool > 0:
        s.water[seat] = 1
        s.pool -= 1
        note(s, TOOK_WATER, seat)


@kernel
def rule_o_spirit(s: State, spirit: int) -> None:
    """G20.15  O: a spirit at a spring hisses out, back to its supply."""
    s.spirit[spirit] = IN_SUPPLY
    note(s, HISSED, spirit)
    award(s, STEAM_WHISTLE, s.active)


@kernel
def rule_p(s: State, seat: int, cell: int) -> None:
    """G20.16  P: a whole slab breaks under a hero, who is safe this time."""
    for slab in range(SLABS):
        if SLAB[slab] == cell:
            s.slab[slab] = BROKEN
    note(s, BROKE, seat, cell)
    award(s, STONE_BREAKER, seat)


@kernel
def rule_q(s: State, seat: int, cell: int) -> None:
    """G20.17  Q: a hero takes every lamp and the Egg lying here, and a Find if it holds fewer than two."""
    for side in range(SIDES):
        if LAMP_STAND[side] == cell and s.lamp[side] == ON_STAND:
            s.lamp[side] = CARRIED + seat
            note(s, TOOK_LAMP, seat, side)
    if s.egg == cell:
        s.egg = EGG_CARRIED + seat
        note(s, TOOK_EGG, seat)
    for alcove in range(ALCOVES):
        if ALCOVE[alcove] == cell and s.alcove[alcove] > 0 and finds_of(s, seat) < MOST_FINDS:
            take_find(s, seat, s.alcove[alcove] - 1)
            s.alcove[alcove] = 0


@kernel
def take_find(s: State, seat: int, kind: int) -> None:
    s.held[seat, kind] += 1
    note(s, TOOK_FIND, seat, kind)
    if finds_of(s, seat) == MOST_FINDS:
        award(s, DEEP_POCKETS, seat)


@kernel
def finds_of(s: State, seat: int) -> int:
    finds = 0
    for kind in range(KINDS):
        finds += s.held[seat, kind]
    return finds


@kernel
def rule_q_spirit(s: State, spirit: int, cell: int) -> None:
    """G20.17  Q: a Find burns where a spirit ends, and goes back to the supply."""
    for alcove in range(ALCOVES):
        if ALCOVE[alcove] == cell and s.alcove[alcove] > 0:
            note(s, BURNT_FIND, spirit, s.alcove[alcove] - 1)
            s.finds[s.alcove[alcove] - 1] += 1
            s.alcove[alcove] = 0


@kernel
def hearth_in(s: State, cell: int) -> int:
    """G20.18  The side whose unlit hearth is in a space, -1 for none."""
    for side in range(SIDES):
        if HOUSE[side] == cell and s.hearth[side] == UNLIT:
            return side
    return -1


@kernel
def rule_r(s: State, seat: int, cell: int) -> None:
    """G20.18  R: a hero with a flame lights the hearth it stands on, and is home."""
    side = hearth_in(s, cell)
    if side < 0 or s.flame[seat] == 0:
        return
    s.hearth[side] = LIT
    s.flame[seat] = 0
    s.at[seat] = AT_HOME
    note(s, LIT_HEARTH, seat, cell)
    note(s, WENT_HOME, seat)
    award(s, HEARTH_WARMER, seat)
    if hearths_unlit(s) == 0:
        award(s, LAST_ONE_HOME, seat)
    check_goal(s)


@kernel
def rule_r_spirit(s: State, cell: int) -> None:
    """G20.18  R: a spirit on an unlit hearth sets the house on fire."""
    if s.chapter == HOMECOMING and hearth_in(s, cell) >= 0:
        lose(s, HOUSE_ON_FIRE)


@kernel
def rule_l_spirit(s: State, spirit: int) -> None:
    """G20.12  L: a spirit that reaches the Nest has found its way home."""
    s.spirit[spirit] = PLUME
    note(s, PLUMED, spirit)
    award(s, SPIRIT_SHEPHERD, s.active)
    check_goal(s)
