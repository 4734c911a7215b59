"""G3  A turn: the card's heroes, its spirits, its icon, and the checks at the end. The stickers I to L join here."""

from __future__ import annotations

from vetta.core.kernel import kernel
from vetta.core.note import note
from vetta.games.ziggurat.ending import (
    FURNACE,
    LAMPS,
    WALKWAYS,
    award,
    check_goal,
    finish,
    lose,
    owner,
)
from vetta.games.ziggurat.events import (
    CARRIED as TOLD_CARRIED,
)
from vetta.games.ziggurat.events import (
    FLARED,
    HELPS,
    LAID_FIND,
    LOCKED,
    NO_MORE_CARDS,
    NO_SPIRIT,
    NO_SPIRIT_MOVES,
    NOBODY_MOVES,
    SPAWNED,
    SPIRITS_DRIFTED,
    TOOK_WATER,
    TURNED,
    TURNSTONE,
)
from vetta.games.ziggurat.events import (
    PLAYED as TOLD_PLAYED,
)
from vetta.games.ziggurat.moving import (
    begin_move,
    burn_here,
    read_for_hero,
    read_next_carried,
    read_waiting,
    step_spirit,
)
from vetta.games.ziggurat.objects import ask_next, open_window
from vetta.games.ziggurat.setup import draw, draw_find
from vetta.games.ziggurat.state import (
    CHOOSING_HERO,
    CHOOSING_SPIRIT,
    DECIDING,
    DISCARD,
    EGG_CARRIED,
    HAND,
    HERDING,
    HERO_ACTION,
    ICON_ACTION,
    IN_SUPPLY,
    NO_CARD,
    PLAYED,
    RUNNING,
    SPIRIT_ACTION,
    TURN_END,
    TURNING,
    State,
)
from vetta.games.ziggurat.stickers import (
    CLOSE_SHAVE,
    LAST_CARD_LEFT,
    MERRY_GO_ROUND,
    TIGHTROPE_WALKER,
    TOP_MECHANIC,
    WEDGE_MASTER,
    heat_up,
)
from vetta.games.ziggurat.tables import (
    ALCOVE,
    ALCOVES,
    CARDS,
    CLOCKWISE,
    COUNTER,
    EACH,
    EACH_SPIRIT,
    FEATHER,
    FLAME,
    HERO_SCOPE,
    HERO_STEPS,
    ICON,
    KEYHOLE,
    KEYHOLES,
    LEVEL,
    NEXT,
    PER_COLOUR,
    RAIN,
    SATCHEL,
    SPAWN,
    SPAWN_SPIRIT,
    SPIRIT_COLOUR,
    SPIRIT_SCOPE,
    SPIRIT_STEPS,
    SPIRITS,
    WHEEL,
    YOUR,
    I,
    J,
    K,
    L,
)
from vetta.games.ziggurat.tower import (
    first_of,
    hero_in,
    holds,
    in_play,
    is_beside_pit,
    is_in_play,
    is_on_ring,
    of_colour,
    on_tower,
    size_of,
    spirit_in,
)

LOW_ARCHWAY, HIGH_ARCHWAY = 1, 2

# ---------------------------------------------------------------------------- The engine of a turn


@kernel
def go_on(s: State) -> None:
    """Goes on until somebody has something to decide, or all is over. What is in the middle of a move comes first."""
    while s.phase == RUNNING:
        if s.result != 0:
            finish(s)
        elif s.reader >= 0:
            read_for_hero(s)
        elif s.depth > 0:
            read_waiting(s)
        elif s.walker >= 0:
            step_spirit(s)
        elif s.carried != 0 or s.drifting != 0:
            read_next_carried(s)
        elif s.window == 1:
            ask_next(s)
        elif s.stage == HERO_ACTION:
            go_on_with_heroes(s)
        elif s.stage == SPIRIT_ACTION:
            go_on_with_spirits(s)
        elif s.stage == ICON_ACTION:
            s.stage = TURN_END
            carry_out_icon(s)
        else:
            end_turn(s)


@kernel
def begin_match(s: State) -> None:
    """G2.1, G10.3  In chapter 2 the campaign first decides where the archways are; then the first turn begins."""
    s.active = s.begins
    s.mover = owner(s, s.begins)
    if s.archway == 0 and s.chapter >= LAMPS:
        if s.campaign == 1 and s.chapter == LAMPS and s.spawns == 0:
            s.phase = DECIDING
            return
        s.archway = LOW_ARCHWAY if s.spawns == 1 else HIGH_ARCHWAY
    begin_turn(s, s.begins)


# ---------------------------------------------------------------------------- G3.1, G3.2  The card


@kernel
def begin_turn(s: State, seat: int) -> None:
    """G3.1, G3.2, G8.2  The active player plays the open card; without one all have lost."""
    s.active = seat
    s.card = card_of(s, seat)
    s.stage = HERO_ACTION
    s.moves = 0
    if s.card < 0:
        lose(s, NO_CARD)
        return
    s.where[s.card] = PLAYED
    note(s, TOLD_PLAYED, seat, s.card)
    if s.deck == 0:
        award(s, LAST_CARD_LEFT, seat)
    begin_heroes(s)


@kernel
def card_of(s: State, seat: int) -> int:
    """The card that lies open in front of a seat, -1 for none."""
    for card in range(CARDS):
        if s.where[card] == HAND + seat:
            return card
    return -1


# ---------------------------------------------------------------------------- G4  Heroes first


@kernel
def begin_heroes(s: State) -> None:
    """G4.3, G4.4, G7.2, G7.3  Whose hero moves: yours, any, or each; from the summit somebody else's."""
    s.heroes = in_play(s)
    scope = HERO_SCOPE[s.card]
    if s.heroes == 0:
        note(s, NOBODY_MOVES)
    elif scope == EACH:
        s.moves = size_of(s.heroes)
    else:
        s.moves = 1
        if scope == YOUR and is_in_play(s, s.active):
            s.heroes = 1 << s.active


@kernel
def go_on_with_heroes(s: State) -> None:
    """G4.4  The next hero; the active player says which, if there are several."""
    s.heroes &= in_play(s)
    if s.moves == 0 or s.heroes == 0:
        s.stage = SPIRIT_ACTION
        begin_spirits(s)
    elif size_of(s.heroes) == 1:
        take_hero(s, first_of(s.heroes))
    else:
        s.phase = CHOOSING_HERO
        s.mover = owner(s, s.active)


@kernel
def take_hero(s: State, seat: int) -> None:
    """G4.1  This hero is about to move."""
    if HERO_SCOPE[s.card] == YOUR and seat != s.active:
        note(s, HELPS, s.active, seat)
    s.heroes &= ~(1 << seat)
    s.moves -= 1
    s.hero = seat
    s.steps = HERO_STEPS[s.card]
    open_window(s)


# ---------------------------------------------------------------------------- G5  Then spirits


@kernel
def begin_spirits(s: State) -> None:
    """G5.1 to G5.3  Which spirits move: one or each of a colour, or any; or a new one appears."""
    colour = SPIRIT_COLOUR[s.card]
    scope = SPIRIT_SCOPE[s.card]
    s.moves = 0
    if scope == SPAWN_SPIRIT:
        spawn(s, colour)
        return
    s.sparks = on_tower(s)
    if colour >= 0:
        s.sparks &= of_colour(colour)
    if s.sparks == 0:
        note(s, NO_SPIRIT_MOVES)
    s.moves = size_of(s.sparks) if scope == EACH_SPIRIT else 1


@kernel
def go_on_with_spirits(s: State) -> None:
    """G5.1  The next spirit; the active player says which, if there are several."""
    s.sparks &= on_tower(s)
    if s.moves == 0 or s.sparks == 0:
        s.stage = ICON_ACTION
    elif size_of(s.sparks) == 1:
        take_spirit(s, first_of(s.sparks))
    else:
        s.phase = CHOOSING_SPIRIT
        s.mover = owner(s, s.active)


@kernel
def take_spirit(s: State, spirit: int) -> None:
    """G5.1  This spirit is about to move."""
    s.sparks &= ~(1 << spirit)
    s.moves -= 1
    s.mark = spirit
    s.steps = SPIRIT_STEPS[s.card]
    open_window(s)


@kernel
def spawn(s: State, colour: int) -> None:
    """G5.3  A new spirit on its spawn square, where the table is read; without a token nothing, or rule I."""
    for spirit in range(PER_COLOUR * colour, PER_COLOUR * (colour + 1)):
        if s.spirit[spirit] == IN_SUPPLY:
            begin_move(s)
            s.spirit[spirit] = SPAWN[s.spawns, colour]
            note(s, SPAWNED, spirit, s.spirit[spirit])
            s.walker = spirit
            s.paces = 0
            burn_here(s, spirit)
            return
    if holds(s, I):
        rule_i(s, colour)
    else:
        note(s, NO_SPIRIT, colour)


@kernel
def rule_i(s: State, colour: int) -> None:
    """G20.9  I: instead of a spirit that cannot appear, one of its colour flares and is led to the nearest ladder."""
    s.sparks = on_tower(s) & of_colour(colour)
    if s.sparks == 0:
        note(s, NO_SPIRIT, colour)
        return
    note(s, FLARED, colour)
    s.moves = 1
    s.led = 1


# ---------------------------------------------------------------------------- Icons


@kernel
def carry_out_icon(s: State) -> None:
    """G3.2, G22.3 to G26.3  What the sign at the bottom left of the card adds."""
    icon = ICON[s.card]
    if icon == SATCHEL:
        lay_find(s)
    elif icon == WHEEL and holds(s, J):
        rule_j(s)
    elif icon == RAIN and holds(s, I):
        rain(s)
    elif icon == FLAME and holds(s, K):
        heat_up(s)
    elif icon == FEATHER and holds(s, L) and on_tower(s) != 0:
        s.phase = HERDING
        s.mover = owner(s, s.active)


@kernel
def lay_find(s: State) -> None:
    """G22.3  The satchel: a Find from the supply on the first alcove with no Find, no hero and no spirit."""
    for alcove in range(ALCOVES):
        cell = ALCOVE[alcove]
        if s.alcove[alcove] == 0 and hero_in(s, cell, -1) < 0 and spirit_in(s, cell) < 0:
            kind = draw_find(s)
            if kind >= 0:
                s.alcove[alcove] = kind + 1
                note(s, LAID_FIND, kind, cell)
            return


@kernel
def rule_j(s: State) -> None:
    """G20.10  J: the level at the Turnstone turns, or the next one that is not locked; the active player says how."""
    for _ in range(4):
        if s.locked[s.turnstone] == 1:
            advance_turnstone(s)
    if s.locked[s.turnstone] == 1:
        return
    if is_anybody_on(s, s.turnstone):
        s.phase = TURNING
        s.mover = owner(s, s.active)
    else:
        advance_turnstone(s)


@kernel
def advance_turnstone(s: State) -> None:
    s.turnstone = s.turnstone % 4 + 1
    note(s, TURNSTONE, s.turnstone)


@kernel
def is_anybody_on(s: State, level: int) -> bool:
    for seat in range(s.seats):
        if is_on_ring(s, seat) and LEVEL[s.at[seat]] == level:
            return True
    for spirit in range(SPIRITS):
        if s.spirit[spirit] >= 0 and LEVEL[s.spirit[spirit]] == level:
            return True
    return False


@kernel
def turn_level(s: State, way: int) -> None:
    """G20.10  All heroes and spirits of the level are carried two spaces at once; then each reads the table."""
    begin_move(s)
    level = s.turnstone
    note(s, TURNED, level, way)
    for seat in range(s.seats):
        if is_on_ring(s, seat) and LEVEL[s.at[seat]] == level:
            s.at[seat] = NEXT[NEXT[s.at[seat], way], way]
            s.carried |= 1 << seat
            note(s, TOLD_CARRIED, seat, s.at[seat])
    for step in range(s.seats):
        seat = (s.active + step) % s.seats
        if (s.carried >> seat) & 1 == 1:
            award(s, MERRY_GO_ROUND, seat)
    for spirit in range(SPIRITS):
        if s.spirit[spirit] >= 0 and LEVEL[s.spirit[spirit]] == level:
            s.spirit[spirit] = NEXT[NEXT[s.spirit[spirit], way], way]
            s.drifting |= 1 << spirit
            note(s, SPIRITS_DRIFTED, spirit, s.spirit[spirit])
    advance_turnstone(s)


@kernel
def rain(s: State) -> None:
    """G20.9  Rain: every hero in play without Water takes one, in turn order, while there is some."""
    for step in range(s.seats):
        seat = (s.active + step) % s.seats
        if is_in_play(s, seat) and s.water[seat] == 0 and s.pool > 0:
            s.water[seat] = 1
            s.pool -= 1
            note(s, TOOK_WATER, seat)


@kernel
def herd(s: State, spirit: int) -> None:
    """G20.12  The feather: one spirit is led to the nearest ladder."""
    s.mark = spirit
    s.led = 1
    open_window(s)


# ---------------------------------------------------------------------------- G3.4  The end of a turn


@kernel
def end_turn(s: State) -> None:
    """G3.4  The last checks, a new card, and the marker goes on."""
    if s.chapter == WALKWAYS:
        lock_levels(s)
        check_goal(s)
    award_at_end(s)
    if s.result != 0:
        return
    s.where[s.card] = DISCARD
    s.turns += 1
    if s.deck > 0:
        draw(s, s.active)
    else:
        note(s, NO_MORE_CARDS, s.active)
    begin_turn(s, (s.active + 1) % s.seats)


@kernel
def lock_levels(s: State) -> None:
    """G20.10  Each hero on a keyhole of a level that still turns spends a wedge and locks it."""
    for step in range(s.seats):
        seat = (s.active + step) % s.seats
        for keyhole in range(KEYHOLES):
            level = LEVEL[KEYHOLE[keyhole]]
            if s.at[seat] == KEYHOLE[keyhole] and s.wedge[seat] > 0 and s.locked[level] == 0:
                s.wedge[seat] -= 1
                s.locked[level] = 1
                note(s, LOCKED, seat, level)
                award(s, WEDGE_MASTER, seat)
                if level == 4:
                    award(s, TOP_MECHANIC, seat)


@kernel
def award_at_end(s: State) -> None:
    """G9.3  Two titles are won where a turn ends: between two spirits, and beside a pit with the Egg."""
    for step in range(s.seats):
        seat = (s.active + step) % s.seats
        if not is_on_ring(s, seat):
            continue
        cell = s.at[seat]
        if spirit_in(s, NEXT[cell, CLOCKWISE]) >= 0 and spirit_in(s, NEXT[cell, COUNTER]) >= 0:
            award(s, CLOSE_SHAVE, seat)
        if s.chapter == FURNACE and s.egg == EGG_CARRIED + seat and is_beside_pit(s, cell):
            award(s, TIGHTROPE_WALKER, seat)
