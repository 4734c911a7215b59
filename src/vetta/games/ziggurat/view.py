"""What everybody sees of the table, what must be touched to decide, and what is known as numbers for a network.

Nothing is hidden but the order of the draw pile and of the Finds that lie face down (G12.1).
"""

from __future__ import annotations

from vetta.core.kernel import kernel, table
from vetta.core.record import Grid, Row
from vetta.core.view import show
from vetta.games.ziggurat.actions import (
    DECIDE,
    EXIT_BY,
    HERO,
    KEEP,
    MARK,
    PASS,
    SPIRIT,
    USE,
    USE_BELL,
    USE_GOURD,
    USE_LONGER,
    USE_ROPE,
    USE_SHORTER,
    WAY,
)
from vetta.games.ziggurat.ending import WALKWAYS
from vetta.games.ziggurat.events import ASK, ASK_SPIRIT, MARK_SPRING, SAY_STEPS, TELL_LOST, TELL_WON, WAIT
from vetta.games.ziggurat.foresight import dangers_in, foresee_hero, foresee_spirit, reaches
from vetta.games.ziggurat.lexicon import (
    ALCOVE_PIECES,
    ANSWERS_AT,
    ARCHWAY_KIND,
    ARCHWAY_PIECES,
    BACK,
    BOX_AT,
    BROKEN_SLAB,
    CARD_KINDS,
    CARD_PIECES,
    DANGER_KIND,
    DANGER_PIECES,
    DECISIONS_AT,
    DECK_PIECE,
    DISCARD_AT,
    DRAW_AT,
    EGG_KIND,
    EGG_PIECE,
    FIND_BACK,
    FIND_KINDS,
    FIND_PIECES,
    FLAME_KIND,
    FLAME_PIECES,
    HEARTH_PIECES,
    HEAT_KIND,
    HEAT_PIECE,
    HERO_KINDS,
    HERO_PIECES,
    HOME_AT,
    HOUSE_KINDS,
    HOUSE_PIECES,
    JAR_PIECES,
    KEYHOLE_KIND,
    KEYHOLE_PIECES,
    LADDER_KINDS,
    LADDER_PIECES,
    LAMP_KIND,
    LAMP_PIECES,
    LEVELS_AT,
    LIT_HEARTH,
    LOCK_PIECES,
    LOCKED_KIND,
    OPEN_KIND,
    PIECES,
    PIT_KIND,
    PIT_PIECES,
    PITS_AT,
    PLAYED_AT,
    PLUME_AT,
    RAMP_KINDS,
    RAMP_PIECES,
    ROW_AT,
    SEATS_AT,
    SLAB_PIECES,
    SPAWN_KINDS,
    SPAWN_PIECES,
    SPIRIT_KINDS,
    SPIRIT_PIECES,
    SPRING_KIND,
    SPRING_PIECES,
    SUPPLY_AT,
    SUPPLY_PIECE,
    TITLE_KINDS,
    TITLE_PIECES,
    TURNSTONE_KIND,
    TURNSTONE_PIECE,
    UNLIT_HEARTH,
    USES_AT,
    WATER_KIND,
    WATER_PIECE,
    WEDGE_KIND,
    WEDGE_PIECES,
    WHOLE_SLAB,
    WIND_KIND,
    WIND_PIECE,
)
from vetta.games.ziggurat.state import (
    ASKING,
    AT_HOME,
    BUMPING,
    CARRIED,
    CHOOSING_HERO,
    CHOOSING_SPIRIT,
    DECK,
    DISCARD,
    DRIVING,
    EGG_CARRIED,
    HAND,
    HANDING,
    KEEPING,
    LEADING,
    LEAVING_NEST,
    LIT,
    LOST,
    MARKING,
    NO_EGG,
    NO_HEARTH,
    NO_LAMP,
    NO_SLAB,
    ON_STAND,
    OVER,
    PLAYED,
    QUENCHED,
    QUENCHING,
    RINGING,
    RINGING_WAY,
    TURNING,
    UNUSED,
    WHOLE,
    State,
)
from vetta.games.ziggurat.tables import (
    ALCOVE,
    ALCOVES,
    ARCHWAY,
    BELL,
    CARDS,
    CELLS,
    COLOURS,
    DOWN,
    EXIT,
    FOOT,
    GOURD,
    HOUSE,
    KEYHOLE,
    KEYHOLES,
    KINDS,
    LADDERS,
    LAMP_STAND,
    PER_COLOUR,
    PIT_COUNT,
    PITS,
    RAMP_TOP,
    RAMPS,
    RING,
    ROPE,
    SANDALS,
    SEATS,
    SIDES,
    SLAB,
    SLABS,
    SPAWN,
    SPIRITS,
    SPRING,
    SPRINGS,
    SUMMIT,
    TITLES,
    UP,
    K,
    N,
    O,
)
from vetta.games.ziggurat.tower import holds

# ---------------------------------------------------------------------------- What is there


@kernel
def look(s: State, seat: int, rows: Grid) -> int:
    """G12.1  One row for each piece; how many rows there are. Everybody sees the same."""
    n = look_at_tower(s, rows, 0)
    n = look_at_stickers(s, rows, n)
    n = look_at_walkers(s, rows, n)
    n = look_at_cards(s, rows, n)
    n = look_at_finds(s, rows, n)
    n = look_at_goals(s, rows, n)
    for title in range(TITLES):
        if s.title[title] > 0:
            n = show(
                rows, n, TITLE_PIECES + title, TITLE_KINDS + title, SEATS_AT + s.title[title] - 1, 20 + title, 0, 0
            )
    packed = reaches(s)
    for cell in range(RING):
        dangers = dangers_in(s, cell, packed)
        if dangers > 0:
            n = show(rows, n, DANGER_PIECES + cell, DANGER_KIND, cell, 9, 0, dangers)
    return n


@kernel
def look_at_tower(s: State, rows: Grid, n: int) -> int:
    """G1.2  Ladders, ramps, pits, houses and spawn squares."""
    for i in range(LADDERS):
        n = show(rows, n, LADDER_PIECES + i, LADDER_KINDS + i, FOOT[i], 0, 0, 0)
    for i in range(RAMPS):
        n = show(rows, n, RAMP_PIECES + i, RAMP_KINDS + i, RAMP_TOP[i], 0, 0, 0)
    for pit in range(PIT_COUNT):
        if s.plate != pit + 1:
            n = show(rows, n, PIT_PIECES + pit, PIT_KIND, PITS[pit], 0, 0, 0)
    for side in range(SIDES):
        n = show(rows, n, HOUSE_PIECES + side, HOUSE_KINDS + side, HOUSE[side], 0, 0, 0)
    for colour in range(COLOURS):
        n = show(rows, n, SPAWN_PIECES + colour, SPAWN_KINDS + colour, SPAWN[s.spawns, colour], 0, 0, 0)
    return n


@kernel
def look_at_stickers(s: State, rows: Grid, n: int) -> int:
    """G20  What the chapters so far have added to the tower."""
    if holds(s, N) and s.archway > 0:
        for end in range(2):
            n = show(rows, n, ARCHWAY_PIECES + end, ARCHWAY_KIND, ARCHWAY[s.archway - 1, end], 0, 0, 0)
    if holds(s, O):
        for spring in range(SPRINGS):
            n = show(rows, n, SPRING_PIECES + spring, SPRING_KIND, SPRING[spring], 0, 0, 0)
        if s.spring > 0:
            n = show(rows, n, SPRING_PIECES + SPRINGS, SPRING_KIND, s.spring - 1, 0, 0, 0)
    for slab in range(SLABS):
        if s.slab[slab] != NO_SLAB:
            kind = WHOLE_SLAB if s.slab[slab] == WHOLE else BROKEN_SLAB
            n = show(rows, n, SLAB_PIECES + slab, kind, SLAB[slab], 0, 0, 0)
    if s.chapter == WALKWAYS:
        for keyhole in range(KEYHOLES):
            n = show(rows, n, KEYHOLE_PIECES + keyhole, KEYHOLE_KIND, KEYHOLE[keyhole], 0, 0, 0)
    for side in range(SIDES):
        if s.hearth[side] != NO_HEARTH:
            kind = LIT_HEARTH if s.hearth[side] == LIT else UNLIT_HEARTH
            n = show(rows, n, HEARTH_PIECES + side, kind, HOUSE[side], 1, 0, 0)
    return n


OFF_TOWER = table([-1, SUPPLY_AT, PITS_AT, ROW_AT, PLUME_AT])
"""Where a spirit is shown that is not on the tower: in the order of state.py."""


@kernel
def look_at_walkers(s: State, rows: Grid, n: int) -> int:
    """G1.3, G1.4  Heroes and spirits."""
    for seat in range(s.seats):
        place = HOME_AT if s.at[seat] == AT_HOME else s.at[seat]
        n = show(rows, n, HERO_PIECES + seat, HERO_KINDS + hero_of(s, seat), place, 3 + seat, 0, seat)
    for spirit in range(SPIRITS):
        place = s.spirit[spirit]
        if place < 0:
            place = OFF_TOWER[-place]
        n = show(rows, n, SPIRIT_PIECES + spirit, SPIRIT_KINDS + spirit // PER_COLOUR, place, 7, 0, 0)
    return n


@kernel
def hero_of(s: State, seat: int) -> int:
    """Which of the heroes plays at a seat: the one the box says, or the one in the seat's place in the list."""
    chosen = s.hero_4
    if seat == 0:
        chosen = s.hero_1
    elif seat == 1:
        chosen = s.hero_2
    elif seat == 2:
        chosen = s.hero_3
    return chosen - 1 if chosen > 0 else seat


@kernel
def look_at_cards(s: State, rows: Grid, n: int) -> int:
    """G12.1  Every card that is not in the draw pile lies open."""
    for card in range(CARDS):
        where = s.where[card]
        if where != UNUSED and where != DECK:
            place = DISCARD_AT if where == DISCARD else PLAYED_AT if where == PLAYED else SEATS_AT + where - HAND
            n = show(rows, n, CARD_PIECES + card, CARD_KINDS + card, place, 0, 0, 0)
    return show(rows, n, DECK_PIECE, BACK, DRAW_AT, 0, 0, s.deck)


@kernel
def look_at_finds(s: State, rows: Grid, n: int) -> int:
    """G28.1  Finds on alcoves, with heroes, and how many lie face down."""
    hidden = 0
    for alcove in range(ALCOVES):
        if s.alcove[alcove] > 0:
            kind = FIND_KINDS + s.alcove[alcove] - 1
            n = show(rows, n, ALCOVE_PIECES + alcove, kind, ALCOVE[alcove], 2, 0, 0)
    for kind in range(KINDS):
        hidden += s.finds[kind]
        for seat in range(s.seats):
            if s.held[seat, kind] > 0:
                piece = FIND_PIECES + seat * KINDS + kind
                n = show(rows, n, piece, FIND_KINDS + kind, SEATS_AT + seat, 1 + kind, 0, s.held[seat, kind])
    if hidden > 0:
        n = show(rows, n, SUPPLY_PIECE, FIND_BACK, BOX_AT, 0, 0, hidden)
    return n


@kernel
def look_at_goals(s: State, rows: Grid, n: int) -> int:
    """G28  Lamps, wedges and locks, Water, the Egg and the heat, flames, and Second Wind."""
    for side in range(SIDES):
        if s.lamp[side] != NO_LAMP:
            place = SUMMIT
            if s.lamp[side] == ON_STAND:
                place = LAMP_STAND[side]
            elif s.lamp[side] >= CARRIED:
                place = SEATS_AT + s.lamp[side] - CARRIED
            n = show(rows, n, LAMP_PIECES + side, LAMP_KIND, place, 2, 0, 0)
    if s.turnstone > 0:
        n = show(rows, n, TURNSTONE_PIECE, TURNSTONE_KIND, LEVELS_AT + s.turnstone, 1, 0, 0)
        for level in range(1, 5):
            kind = LOCKED_KIND if s.locked[level] == 1 else OPEN_KIND
            n = show(rows, n, LOCK_PIECES + level - 1, kind, LEVELS_AT + level, 0, 0, 0)
    if s.egg != NO_EGG:
        place = SEATS_AT + s.egg - EGG_CARRIED if s.egg >= EGG_CARRIED else s.egg
        n = show(rows, n, EGG_PIECE, EGG_KIND, place, 2, 0, 0)
    if holds(s, K):
        n = show(rows, n, HEAT_PIECE, HEAT_KIND, BOX_AT, 3, 0, s.heat)
    if holds(s, O):
        n = show(rows, n, WATER_PIECE, WATER_KIND, BOX_AT, 1, 0, s.pool)
    for seat in range(s.seats):
        if s.wedge[seat] > 0:
            n = show(rows, n, WEDGE_PIECES + seat, WEDGE_KIND, SEATS_AT + seat, 6, 0, s.wedge[seat])
        if s.water[seat] == 1:
            n = show(rows, n, JAR_PIECES + seat, WATER_KIND, SEATS_AT + seat, 7, 0, 1)
        if s.flame[seat] == 1:
            n = show(rows, n, FLAME_PIECES + seat, FLAME_KIND, SEATS_AT + seat, 8, 0, 1)
    if s.winds > 0:
        n = show(rows, n, WIND_PIECE, WIND_KIND, BOX_AT, 2, 0, s.winds)
    return n


# ---------------------------------------------------------------------------- What is decided


@kernel
def picks(s: State, action: int, things: Row) -> int:
    """What to touch for an action, in order: pieces by their number, places after them; how many."""
    if action < HERO:
        things[0] = PIECES + ANSWERS_AT + action
    elif action < SPIRIT:
        things[0] = HERO_PIECES + action - HERO
    elif action < EXIT_BY:
        things[0] = SPIRIT_PIECES + action - SPIRIT
    elif action < USE:
        things[0] = PIECES + EXIT[action - EXIT_BY]
    elif action < KEEP:
        return picks_for_use(s, action - USE, things)
    elif action < DECIDE:
        things[0] = FIND_PIECES + s.user * KINDS + action - KEEP
    elif action < MARK:
        things[0] = PIECES + DECISIONS_AT + action - DECIDE
    else:
        things[0] = PIECES + action - MARK
    return 1


@kernel
def picks_for_use(s: State, what: int, things: Row) -> int:
    """The object, and for the sandals and for Water what is done with it."""
    kind = -1
    if what == USE_GOURD:
        kind = GOURD
    elif what == USE_LONGER or what == USE_SHORTER:
        kind = SANDALS
    elif what == USE_BELL:
        kind = BELL
    elif what == USE_ROPE:
        kind = ROPE
    things[0] = FIND_PIECES + s.user * KINDS + kind if kind >= 0 else JAR_PIECES + s.user
    things[1] = PIECES + USES_AT + what
    return 2 if kind == SANDALS or kind < 0 else 1


@kernel
def prompt(s: State, seat: int, args: Row) -> int:
    """What the table asks this seat for, or what it waits for another seat to decide."""
    args[0] = s.mover
    if s.phase == OVER:
        args[0] = s.loss
        return TELL_LOST if s.result == LOST else TELL_WON
    if seat != s.mover:
        return WAIT + s.phase
    write_prompt(s, args)
    if s.phase == ASKING and s.mark >= 0:
        args[2] = s.mark
        return ASK_SPIRIT
    if s.phase == MARKING and s.chapter != WALKWAYS:
        return MARK_SPRING
    return ASK + s.phase


@kernel
def write_prompt(s: State, args: Row) -> None:
    """What the question is about."""
    phase = s.phase
    if phase == CHOOSING_HERO or phase == CHOOSING_SPIRIT:
        args[1] = s.card
    elif phase == LEADING or phase == LEAVING_NEST:
        args[1] = s.hero
        args[2] = s.steps
    elif phase == DRIVING:
        args[1] = s.mark
        args[2] = s.steps
    elif phase == ASKING or phase == RINGING or phase == QUENCHING or phase == KEEPING:
        args[1] = s.user
    elif phase == RINGING_WAY:
        args[1] = s.rung
    elif phase == BUMPING:
        args[1] = s.bumped
    elif phase == TURNING:
        args[1] = s.turnstone
    elif phase == HANDING:
        args[1] = s.handing
        args[2] = s.wedge[s.handing]


@kernel
def remark(s: State, action: int, numbers: Row) -> int:
    """G4.1, G5.1, G6  Where a move ends, and what happens there."""
    if action < PASS:
        way = action - WAY
        if s.phase == LEADING:
            return foresee_hero(s, s.hero, way, s.steps, numbers)
        if s.phase == BUMPING:
            return foresee_hero(s, s.bumped, way, 1, numbers)
        if s.phase == DRIVING:
            return foresee_spirit(s, s.mark, way, s.steps, numbers)
        if s.phase == RINGING_WAY:
            return foresee_spirit(s, s.rung, way, 1, numbers)
    if action == USE + USE_LONGER or action == USE + USE_SHORTER:
        numbers[0] = s.steps + (1 if action == USE + USE_LONGER else -1)
        return SAY_STEPS
    return -1


# ---------------------------------------------------------------------------- For networks

SPACE_FEATURES = 4 + COLOURS + 4
SEAT_FEATURES = CELLS + 1 + KINDS + 6 + CARDS
OBSERVATION = CELLS * SPACE_FEATURES + SEATS * SEAT_FEATURES + CARDS + 16 + 3 * 18 + 30


@kernel
def observe(s: State, seat: int, sight: Row) -> None:
    """Spaces, heroes from the seat on with their cards and objects, the card being played, the question, the rest."""
    for i in range(OBSERVATION):
        sight[i] = 0
    for spirit in range(SPIRITS):
        if s.spirit[spirit] >= 0:
            sight[s.spirit[spirit] * SPACE_FEATURES + 4 + spirit // PER_COLOUR] += 1
    for cell in range(CELLS):
        n = cell * SPACE_FEATURES
        sight[n] = 1 if UP[cell] >= 0 else 0
        sight[n + 1] = 1 if DOWN[cell] >= 0 else 0
    for alcove in range(ALCOVES):
        sight[ALCOVE[alcove] * SPACE_FEATURES + 4 + COLOURS] = s.alcove[alcove]
        sight[SLAB[alcove] * SPACE_FEATURES + 5 + COLOURS] = s.slab[alcove]
        sight[LAMP_STAND[alcove] * SPACE_FEATURES + 6 + COLOURS] = s.lamp[alcove]
        sight[HOUSE[alcove] * SPACE_FEATURES + 7 + COLOURS] = s.hearth[alcove]
    n = CELLS * SPACE_FEATURES
    for step in range(SEATS):
        if step < s.seats:
            observe_seat(s, (max(seat, 0) + step) % s.seats, sight, n)
        n += SEAT_FEATURES
    for card in range(CARDS):
        if s.where[card] == DISCARD:
            sight[n + card] = 1
        elif s.where[card] == PLAYED:
            sight[n + card] = 2
    n += CARDS
    observe_question(s, sight, n)
    n += 16 + 3 * 18
    observe_rest(s, sight, n)


@kernel
def observe_seat(s: State, seat: int, sight: Row, n: int) -> None:
    sight[n + s.at[seat]] = 1
    n += CELLS + 1
    for kind in range(KINDS):
        sight[n + kind] = s.held[seat, kind]
    n += KINDS
    sight[n] = s.wedge[seat]
    sight[n + 1] = s.water[seat]
    sight[n + 2] = s.flame[seat]
    sight[n + 3] = 1 if s.egg == EGG_CARRIED + seat else 0
    sight[n + 4] = 1 if s.active == seat else 0
    sight[n + 5] = 1 if s.mover == seat else 0
    n += 6
    for card in range(CARDS):
        if s.where[card] == HAND + seat:
            sight[n + card] = 1


@kernel
def observe_question(s: State, sight: Row, n: int) -> None:
    if s.phase < 16:
        sight[n + s.phase] = 1
    n += 16
    if s.hero >= 0:
        sight[n + s.hero] = 1
    if s.bumped >= 0:
        sight[n + 4 + s.bumped] = 1
    if s.mark >= 0:
        sight[n + 8 + s.mark] = 1
    if s.rung >= 0:
        sight[n + 20 + s.rung] = 1
    if s.user >= 0:
        sight[n + 32 + s.user] = 1
    if s.handing >= 0:
        sight[n + 36 + s.handing] = 1
    sight[n + 40] = s.steps


@kernel
def observe_rest(s: State, sight: Row, n: int) -> None:
    sight[n] = s.chapter
    sight[n + 1] = s.deck
    sight[n + 2] = s.turnstone
    sight[n + 3] = s.pool
    sight[n + 4] = s.heat
    sight[n + 5] = s.winds
    sight[n + 6] = s.egg
    sight[n + 7] = s.stage
    sight[n + 8] = s.archway
    sight[n + 9] = s.plate
    sight[n + 10] = s.spring
    sight[n + 11] = s.result
    sight[n + 12] = s.leader
    sight[n + 13] = s.spawns
    for level in range(1, 5):
        sight[n + 13 + level] = s.locked[level]
    for kind in range(KINDS):
        sight[n + 18 + kind] = s.finds[kind]
    for spirit in range(SPIRITS):
        if s.spirit[spirit] == QUENCHED:
            sight[n + 22 + spirit // PER_COLOUR] += 1
        elif s.spirit[spirit] < QUENCHED:
            sight[n + 26 + spirit // PER_COLOUR] += 1
