"""What a move would come to: for the remarks on a choice, and for the danger of each space."""

from __future__ import annotations

from vetta.core.kernel import kernel
from vetta.core.record import Row
from vetta.games.ziggurat.events import (
    SAY_BUMPS,
    SAY_BURNS,
    SAY_CLIMBS,
    SAY_ENDS,
    SAY_FALLS,
    SAY_HISSES,
    SAY_LIGHTS,
    SAY_SETS_FIRE,
    SAY_SLIDES,
    SAY_SPIRIT_BURNS,
    SAY_SPIRIT_GONE,
    SAY_SPIRIT_UP,
    SAY_SUMMIT,
    SAY_THROUGH,
)
from vetta.games.ziggurat.state import HAND, PLAYED, State
from vetta.games.ziggurat.stickers import hearth_in
from vetta.games.ziggurat.tables import (
    CARDS,
    DOWN,
    LEVEL,
    NEXT,
    PER_COLOUR,
    SEATS,
    SPAWN,
    SPAWN_SPIRIT,
    SPIRIT_COLOUR,
    SPIRIT_SCOPE,
    SPIRIT_STEPS,
    SPIRITS,
    SUMMIT,
    UP,
    L,
    R,
)
from vetta.games.ziggurat.tower import hero_in, holds, is_pit, is_spring, spaces_between, spirit_in, twin_of


@kernel
def foresee_hero(s: State, seat: int, way: int, steps: int, numbers: Row) -> int:
    """G4.1, G6  Where a hero would come to, and the first thing that happens there."""
    cell = s.at[seat]
    for _ in range(steps):
        cell = NEXT[cell, way]
        numbers[0] = cell
        if spirit_in(s, cell) >= 0:
            return SAY_BURNS
    if is_pit(s, cell):
        return SAY_FALLS
    if DOWN[cell] >= 0:
        numbers[1] = DOWN[cell]
        return SAY_SLIDES
    if twin_of(s, cell) >= 0:
        numbers[1] = twin_of(s, cell)
        return SAY_THROUGH
    if UP[cell] == SUMMIT and not holds(s, L):
        return SAY_SUMMIT
    if UP[cell] >= 0:
        numbers[1] = UP[cell]
        return SAY_CLIMBS
    if hero_in(s, cell, seat) >= 0:
        numbers[1] = hero_in(s, cell, seat)
        return SAY_BUMPS
    if holds(s, R) and s.flame[seat] == 1 and hearth_in(s, cell) >= 0:
        return SAY_LIGHTS
    return SAY_ENDS


@kernel
def foresee_spirit(s: State, spirit: int, way: int, steps: int, numbers: Row) -> int:
    """G5.1, G6  Where a spirit would come to, and the first thing that happens."""
    cell = s.spirit[spirit]
    for _ in range(steps):
        cell = NEXT[cell, way]
        numbers[0] = cell
        if hero_in(s, cell, -1) >= 0:
            numbers[1] = hero_in(s, cell, -1)
            return SAY_SPIRIT_BURNS
    if is_pit(s, cell):
        return SAY_SPIRIT_GONE
    if DOWN[cell] >= 0:
        numbers[1] = DOWN[cell]
        return SAY_SLIDES
    if is_spring(s, cell):
        return SAY_HISSES
    if UP[cell] == SUMMIT and not holds(s, L):
        return SAY_SPIRIT_UP
    if UP[cell] >= 0:
        numbers[1] = UP[cell]
        return SAY_CLIMBS
    if holds(s, R) and hearth_in(s, cell) >= 0:
        return SAY_SETS_FIRE
    return SAY_ENDS


@kernel
def reaches(s: State) -> int:
    """G12.3  How far each spirit could go by a card that lies open or is being played: four bits each."""
    packed = 0
    for spirit in range(SPIRITS):
        far = 0
        for card in range(CARDS):
            if s.spirit[spirit] >= 0 and is_open(s, card) and can_move(card, spirit):
                far = max(far, SPIRIT_STEPS[card])
        packed |= far << 4 * spirit
    return packed


@kernel
def is_open(s: State, card: int) -> bool:
    return s.where[card] == PLAYED or (s.where[card] >= HAND and s.where[card] < HAND + SEATS)


@kernel
def can_move(card: int, spirit: int) -> bool:
    """Whether a card can move this spirit."""
    return SPIRIT_SCOPE[card] != SPAWN_SPIRIT and (
        SPIRIT_COLOUR[card] < 0 or SPIRIT_COLOUR[card] == spirit // PER_COLOUR
    )


@kernel
def dangers_in(s: State, cell: int, packed: int) -> int:
    """G12.3  How many spirits could come to a space, or cross it, or appear there, by such a card."""
    dangers = 0
    for spirit in range(SPIRITS):
        at = s.spirit[spirit]
        is_near = at >= 0 and LEVEL[at] == LEVEL[cell] and at != cell
        if is_near and spaces_between(at, cell) <= (packed >> 4 * spirit) & 15:
            dangers += 1
    for card in range(CARDS):
        if SPIRIT_SCOPE[card] == SPAWN_SPIRIT and SPAWN[s.spawns, SPIRIT_COLOUR[card]] == cell and is_open(s, card):
            dangers += 1
    return dangers
