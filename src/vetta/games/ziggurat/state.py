"""Everything a match of the legacy adventure remembers. The box remembers what lasts longer: see box.py."""

from __future__ import annotations

from vetta.core.record import Grid, Record, Row, int8, int16, int32, uint64

(
    CHOOSING_HERO, ASKING, LEADING, LEAVING_NEST, BUMPING, CHOOSING_SPIRIT, DRIVING, RINGING, RINGING_WAY, QUENCHING,
    TURNING, HERDING, HANDING, KEEPING, DECIDING, MARKING, OVER, RUNNING,
) = range(18)  # fmt: skip
"""What the seat to move is about to decide: which hero moves; whether an object is used; which way a hero goes; where
it steps out of the Nest; where a hero is bumped to; which spirit moves; which way it goes; which spirit the bell moves,
and which way; which spirit is quenched; which way a level turns; which spirit is led home; who gets the wedges; which
Find is kept; what is decided for the campaign; which space is marked for good. RUNNING is never left behind."""

HERO_ACTION, SPIRIT_ACTION, ICON_ACTION, TURN_END = range(4)
"""How far a turn has got."""

AT_HOME = 121
"""Where a hero is in chapter 6 once its hearth is lit."""
IN_SUPPLY, IN_PIT, QUENCHED, PLUME = -1, -2, -3, -4
"""Where a spirit is that is not on the tower."""

UNUSED, DECK, DISCARD, PLAYED, HAND = 0, 1, 2, 3, 4
"""Where a card is; HAND + seat."""

NO_LAMP, ON_STAND, SET_DOWN, CARRIED = 0, 1, 2, 3
"""Where the lamp of a side is; CARRIED + seat."""
NO_EGG, EGG_SET, EGG_CARRIED = -1, 120, 121
"""Where the Egg is, if not in a space: nowhere, on the summit, EGG_CARRIED + seat."""
NO_SLAB, WHOLE, BROKEN = 0, 1, 2
NO_HEARTH, UNLIT, LIT = 0, 1, 2

WON, LOST = 1, 2
(
    NOT_LOST, IN_A_PIT, BURNT, SPIRIT_UP, NO_CARD, TOO_EARLY, TOO_FEW_SPIRITS, BOILED, HOUSE_ON_FIRE, DESERTED,
) = range(10)  # fmt: skip
"""G8.2  Why all have lost."""


class State(Record, notes=96):
    die: Row = uint64(2, "the die: see core.die")
    turns: int = int32("turns finished")
    claimed: int = int32("campaign: the titles that nobody can win any more, a set of bits")
    stamp: int = int32("campaign: which box the match was begun from, and after how many games; 0 for none")

    seats: int = int8("set-up: how many play")
    chapter: int = int8("set-up: the chapter, counted from 0")
    sides: int = int8("set-up: which sides are played, a line of SEATED")
    first: int = int8("set-up: who begins, 0 for chance, else the seat's number from 1")
    leader: int = int8("set-up: 0 if each decides what is theirs, else the seat that decides all, from 1")
    spawns: int = int8("set-up: 1 for the expert's spawn squares")
    family: int = int8("set-up: 1 for one Second Wind more")

    campaign: int = int8("campaign: 1 if the match belongs to one")
    archway: int = int8("campaign: where the archways are, 1 low, 2 high, 0 not decided")
    tool: int = int8("campaign: the Find that joined after chapter 2, 1 bell, 2 rope, 0 none")
    plate: int = int8("campaign: the pit that is covered, plus 1; 0 for none")
    spring: int = int8("campaign: the space of the extra spring, plus 1; 0 for none")
    building: int = int8("campaign: 1 the granary, 2 the well-house, 0 neither")
    winds: int = int8("campaign: Second Wind tokens at set-up, then those that are left")
    kept_1: int = int8("campaign: the Find that the hero of seat 1 has kept, its kind plus 1; 0 for none")
    kept_2: int = int8("campaign: the same for seat 2")
    kept_3: int = int8("campaign: the same for seat 3")
    kept_4: int = int8("campaign: the same for seat 4")
    hero_1: int = int8("campaign: which hero seat 1 plays, plus 1; 0 for the usual one")
    hero_2: int = int8("campaign: the same for seat 2")
    hero_3: int = int8("campaign: the same for seat 3")
    hero_4: int = int8("campaign: the same for seat 4")

    phase: int = int8("what the seat to move is about to decide")
    mover: int = int8("the seat to move")
    active: int = int8("the seat whose turn it is")
    begins: int = int8("the seat that had the first turn")
    stage: int = int8("how far the turn has got")
    result: int = int8("0 while it goes on, WON, LOST")
    loss: int = int8("why all have lost")
    left: Row = int8(4, "by seat: 1 if it has left the table")

    at: Row = int8(4, "by seat: the space of its hero, SUMMIT, or AT_HOME; -1 for no hero")
    spirit: Row = int8(12, "by spirit: its space, or where it is instead")
    where: Row = int8(60, "by card: where it is")
    deck: int = int8("cards in the draw pile; they have no order")

    finds: Row = int8(4, "by kind: Finds face down in the supply; they have no order")
    alcove: Row = int8(4, "by alcove: the Find that lies there, its kind plus 1; 0 for none")
    held: Grid = int8((4, 4), "Finds by seat and kind")
    lamp: Row = int8(4, "by side: where its lamp is")
    wedge: Row = int8(4, "by seat: wedges its hero holds")
    locked: Row = int8(5, "by level: 1 if it no longer turns")
    turnstone: int = int8("the level that turns next, 0 for none")
    slab: Row = int8(4, "by slab: whole, broken, or not there")
    pool: int = int8("Water beside the board")
    water: Row = int8(4, "by seat: 1 if its hero holds Water")
    egg: int = int8("where the Egg is")
    heat: int = int8("the heat marker")
    flame: Row = int8(4, "by seat: 1 if its hero holds a flame")
    hearth: Row = int8(4, "by side: its hearth")

    scorched: Row = int8(4, "by seat: 1 if its hero was scorched in this game")
    title: Row = int8(24, "by title: the seat that has won it in this game plus 1, 0 for nobody")
    colours: Row = int8(4, "by seat: the colours its hero has quenched, a set of bits")
    honour: int = int8("the seat that will begin the next chapter for what it did, -1 for none")
    kept: Row = int8(4, "by seat: the Find its hero keeps, its kind plus 1; 0 for none")

    card: int = int8("the card that is being played")
    heroes: int = int8("seats whose heroes can still move by this card, a set of bits")
    moves: int = int8("heroes, or spirits, still to be moved by this card")
    steps: int = int8("how far the piece that is about to move goes")
    hero: int = int8("the seat whose hero is about to move, -1 for none")
    mark: int = int8("the spirit that is about to move, -1 for none")
    led: int = int8("1 if the spirit that is about to move is led to the nearest ladder")
    window: int = int8("1 while objects may be used before a move")
    passed: int = int8("seats that have said no since an object was last used, a set of bits")
    user: int = int8("the seat that may use an object, or is using one")
    rung: int = int8("the spirit that the bell moves, -1 for none")
    sparks: int = int16("spirits that can still be moved by this card, a set of bits")

    reader: int = int8("the seat whose hero reads the table, -1 for none")
    bumped: int = int8("the seat whose hero is about to be bumped, -1 for none")
    pushed: int = int8("seats whose heroes were bumped in this move, a set of bits")
    readings: Row = int8(4, "by seat: how often its hero has read the table in this move")
    depth: int = int8("heroes that have bumped another and have not read the last rows yet")
    waits: Row = int8(4, "of these, by depth: the seat")
    walker: int = int8("the spirit on its way, -1 for none")
    way: int = int8("the way it goes")
    paces: int = int8("how many spaces it still has to go")
    carried: int = int8("heroes that a turning level has carried and that have not read the table, a set of bits")
    drifting: int = int16("spirits of which the same is true, a set of bits")
    handing: int = int8("the seat whose hero hands on its wedges, -1 for none")
