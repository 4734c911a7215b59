"""G2  The set-up, in the order of the rulebook, with the stickers A to H at their places."""

from __future__ import annotations

from vetta.core.die import pick
from vetta.core.kernel import kernel
from vetta.core.note import note
from vetta.games.ziggurat.events import BEGAN, DREW, GOT_WEDGES, PACKED, STOCKED
from vetta.games.ziggurat.state import (
    DECK,
    HAND,
    IN_SUPPLY,
    NO_EGG,
    ON_STAND,
    UNLIT,
    UNUSED,
    WHOLE,
    State,
)
from vetta.games.ziggurat.stickers import finds_of
from vetta.games.ziggurat.tables import (
    ALCOVE,
    ALCOVES,
    BELL,
    CARDS,
    CHAPTER_OF,
    COLOURS,
    EGG_START,
    FIND_COUNT,
    GOURD,
    HOUSE,
    ICON,
    KINDS,
    PER_COLOUR,
    ROPE,
    SANDALS,
    SEATS,
    SLABS,
    SPAWN,
    SPIRITS,
    SUMMIT,
    TWO_PLAYERS,
    WATERS,
    A,
    B,
    C,
    D,
    E,
    F,
    G,
    H,
)
from vetta.games.ziggurat.tower import holds, side_of


@kernel
def set_up(s: State) -> None:
    """G2.1 to G2.13  Step by step."""
    clear_table(s)
    put_finds_together(s)
    if holds(s, A):
        rule_a(s)
    stand_heroes(s)
    spawn_first_spirits(s)
    deal(s)
    if holds(s, C):
        rule_c(s)
    if holds(s, B):
        rule_b(s)
    if holds(s, D):
        rule_d(s)
    if holds(s, E):
        rule_e(s)
    choose_first(s)
    if holds(s, F):
        rule_f(s)
    if holds(s, G):
        rule_g(s)
    if holds(s, H):
        rule_h(s)


@kernel
def clear_table(s: State) -> None:
    """Nothing is about to happen."""
    s.honour = -1
    s.card = -1
    s.hero = -1
    s.mark = -1
    s.rung = -1
    s.reader = -1
    s.bumped = -1
    s.walker = -1
    s.handing = -1
    s.egg = NO_EGG
    s.winds += s.family


@kernel
def put_finds_together(s: State) -> None:
    """G28.1  The Finds that the campaign has so far, without those that heroes have kept."""
    if s.chapter == 0:
        return
    s.finds[GOURD] = FIND_COUNT[GOURD]
    s.finds[SANDALS] = FIND_COUNT[SANDALS]
    s.finds[BELL] = FIND_COUNT[BELL] if s.chapter >= 4 or (s.chapter >= 2 and s.tool == 1) else 0
    s.finds[ROPE] = FIND_COUNT[ROPE] if s.chapter >= 4 or (s.chapter >= 2 and s.tool == 2) else 0
    for seat in range(s.seats):
        kept = kept_before(s, seat)
        if kept > 0 and s.finds[kept - 1] > 0:
            s.finds[kept - 1] -= 1
            s.held[seat, kept - 1] = 1


@kernel
def kept_before(s: State, seat: int) -> int:
    """G20.19  The Find that a hero has kept from the game before, its kind plus 1."""
    if seat == 0:
        return s.kept_1
    if seat == 1:
        return s.kept_2
    return s.kept_3 if seat == 2 else s.kept_4


@kernel
def draw_find(s: State) -> int:
    """G20.1, G20.5  Any of the Finds that lie face down; -1 if there is none."""
    left = 0
    for kind in range(KINDS):
        left += s.finds[kind]
    if left == 0:
        return -1
    nth = pick(s, left)
    kind = 0
    while nth >= s.finds[kind]:
        nth -= s.finds[kind]
        kind += 1
    s.finds[kind] -= 1
    return kind


@kernel
def rule_a(s: State) -> None:
    """G20.1  A: a Find, face up, on each alcove."""
    for alcove in range(ALCOVES):
        kind = draw_find(s)
        s.alcove[alcove] = kind + 1
        if kind >= 0:
            note(s, STOCKED, kind, ALCOVE[alcove])


@kernel
def rule_b(s: State) -> None:
    """G20.2  B: every wedge is pulled out before the tower is built: the levels turn again."""
    for level in range(1, 5):
        s.locked[level] = 0


@kernel
def stand_heroes(s: State) -> None:
    """G2.3  Each hero on the house of its side."""
    for seat in range(SEATS):
        s.at[seat] = HOUSE[side_of(s, seat)] if seat < s.seats else -1


@kernel
def spawn_first_spirits(s: State) -> None:
    """G2.4  One spirit of each colour on its spawn square, the others beside the board."""
    for spirit in range(SPIRITS):
        s.spirit[spirit] = IN_SUPPLY
    for colour in range(COLOURS):
        s.spirit[PER_COLOUR * colour] = SPAWN[s.spawns, colour]


@kernel
def deal(s: State) -> None:
    """G2.5  The cards of this chapter and of those before; three fewer for two players; one each, face up."""
    for card in range(CARDS):
        is_used = CHAPTER_OF[card] <= s.chapter + 1 and (s.seats > 2 or ICON[card] != TWO_PLAYERS)
        s.where[card] = DECK if is_used else UNUSED
        s.deck += s.where[card]
    for seat in range(s.seats):
        draw(s, seat)


@kernel
def draw(s: State, seat: int) -> None:
    """G3.4  The top card of the draw pile, any of those in it, open in front of the seat."""
    nth = pick(s, s.deck)
    card = 0
    while nth > 0 or s.where[card] != DECK:
        if s.where[card] == DECK:
            nth -= 1
        card += 1
    s.where[card] = HAND + seat
    s.deck -= 1
    note(s, DREW, seat, card)


@kernel
def rule_c(s: State) -> None:
    """G20.3  C: the Turnstone at level 1; in chapters 4 and 5 all levels are locked."""
    s.turnstone = 1
    for level in range(1, 5):
        s.locked[level] = 1 if s.chapter >= 3 else 0


@kernel
def rule_d(s: State) -> None:
    """G20.4  D: the furnace is cold, the Egg lies in the village."""
    s.heat = 0
    s.egg = EGG_START


@kernel
def rule_e(s: State) -> None:
    """G20.5  E: a Find for every hero without one, two from the granary; in chapter 2 a lamp for every side."""
    wanted = 2 if s.chapter == 5 and s.building == 1 else 1
    for seat in range(s.seats):
        while finds_of(s, seat) < wanted:
            kind = draw_find(s)
            if kind < 0:
                break
            s.held[seat, kind] += 1
            note(s, PACKED, seat, kind)
        if s.chapter == 1:
            s.lamp[side_of(s, seat)] = ON_STAND


@kernel
def choose_first(s: State) -> None:
    """G2.13  Whoever the chapter names, or anybody."""
    s.begins = s.first - 1 if s.first > 0 else pick(s, s.seats)
    note(s, BEGAN, s.begins)


@kernel
def rule_f(s: State) -> None:
    """G20.6  F: four wedges among the heroes; with three players the first one has two."""
    for seat in range(s.seats):
        s.wedge[seat] = 2 if s.seats == 2 or (s.seats == 3 and seat == s.begins) else 1
        note(s, GOT_WEDGES, seat, s.wedge[seat])


@kernel
def rule_g(s: State) -> None:
    """G20.7  G: four whole slabs, and Water beside the board; the well-house fills every hero's jar in chapter 6."""
    for slab in range(SLABS):
        s.slab[slab] = WHOLE
    s.pool = WATERS
    if s.chapter == 5 and s.building == 2:
        for seat in range(s.seats):
            s.water[seat] = 1
            s.pool -= 1


@kernel
def rule_h(s: State) -> None:
    """G20.8  H: every hero in the Nest with a flame, and an unlit hearth on its house."""
    for seat in range(s.seats):
        s.at[seat] = SUMMIT
        s.flame[seat] = 1
        s.hearth[side_of(s, seat)] = UNLIT
