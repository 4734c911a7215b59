"""What was told of a step of Zenith, read as a bookkeeper reads it: where everything must be now. Asked by audit.py."""

from __future__ import annotations

from vetta.core.kernel import kernel
from vetta.core.note import count_notes, read_note
from vetta.games.zenith.events import (
    ADVANCED,
    BADGE,
    BADGE_HANDED,
    CAPTURED,
    CENTRED,
    DEALT,
    DEVELOPED,
    DISCARDED,
    DREW,
    DREW_ANEW,
    EXCHANGED,
    EXILED,
    GAINED,
    GAVE,
    HANDED,
    LED,
    LEFT,
    MOBILIZED,
    NEW_DISC,
    PAID,
    PULLED,
    RECRUITED,
    SET_ASIDE,
    SHOWN,
    SHUFFLED,
    STOLE,
    TOKEN_CHOSEN,
    TOKEN_DRAWN,
    TOKEN_REACHED,
    TOKEN_TAKEN,
    TOKENS_SHUFFLED,
    TRANSFERRED,
)
from vetta.games.zenith.programmes import CREDITS_ITEM, ZENITHIUM_ITEM
from vetta.games.zenith.state import (
    ASIDE,
    COLUMN,
    DECK,
    DISCARD,
    GIVEN,
    GONE,
    HAND,
    State,
)
from vetta.games.zenith.tables import AGENTS, FARTHEST, TOKEN_KINDS


@kernel
def agents_went_as_told(before: State, s: State) -> bool:
    """Z10.2, Z11.17  Only what goes back into the deck before the first turn is not told."""
    for agent in range(AGENTS):
        place = before.where[agent]
        for n in range(count_notes(s)):
            place = place_after(s, n, agent, place)
        if place >= ASIDE and s.mulligan_discards == 1 and s.where[agent] == DECK:
            place = DECK
        if s.where[agent] != place:
            return False
    return True


@kernel
def place_after(s: State, n: int, agent: int, place: int) -> int:
    """Where an agent is after one thing that was told, if it was at this place before."""
    kind = read_note(s, n, 0)
    seat = read_note(s, n, 1)
    if kind == SHUFFLED:
        return DECK if place == DISCARD else place
    if kind == LEFT:
        return DISCARD if place == HAND + seat or place == GIVEN + seat or place == ASIDE + seat else place
    if not is_told_of(s, n, agent):
        return place
    if is_drawing(kind):
        return HAND + seat
    if kind == SET_ASIDE:
        return ASIDE + seat
    if kind == GAVE:
        return GIVEN + read_note(s, n, 2)
    if kind == RECRUITED or kind == MOBILIZED or kind == TRANSFERRED:
        return COLUMN + seat % 2
    return DISCARD


@kernel
def is_told_of(s: State, n: int, agent: int) -> bool:
    """Whether it is this agent to which something has happened."""
    kind = read_note(s, n, 0)
    if kind == RECRUITED or kind == DEVELOPED or kind == LED or kind == MOBILIZED or kind == DISCARDED:
        return read_note(s, n, 2) == agent
    if is_drawing(kind) or kind == EXCHANGED or kind == SET_ASIDE or kind == SHOWN:
        return read_note(s, n, 2) == agent
    if kind == GAVE or kind == TRANSFERRED or kind == EXILED:
        return read_note(s, n, 3) == agent
    return False


@kernel
def is_drawing(kind: int) -> bool:
    """Z2.5, Z2.6, Z4.1  Out of the deck into a hand."""
    return kind == DEALT or kind == DREW_ANEW or kind == DREW


@kernel
def tokens_went_as_told(before: State, s: State) -> bool:
    """Z5.4, Z7.16  Out of their slots, and out of the reserve unless it was filled again meanwhile."""
    for slot in range(8):
        there = before.slot[slot]
        for n in range(count_notes(s)):
            if is_taking(s, n) and read_note(s, n, 3) == slot and read_note(s, n, 2) == there:
                there = -1
        if s.slot[slot] != there:
            return False
    for kind in range(TOKEN_KINDS):
        there = before.reserve[kind]
        for n in range(count_notes(s)):
            if read_note(s, n, 0) == TOKENS_SHUFFLED:
                return True
            if read_note(s, n, 0) == TOKEN_DRAWN and read_note(s, n, 2) == kind:
                there -= 1
        if s.reserve[kind] != there:
            return False
    return True


@kernel
def is_taking(s: State, n: int) -> bool:
    """Z3.5, Z5.4, Z7.16  An open token out of its slot."""
    kind = read_note(s, n, 0)
    return kind == TOKEN_TAKEN or kind == TOKEN_REACHED or kind == TOKEN_CHOSEN


@kernel
def disc_told(before: State, s: State, planet: int) -> int:
    """Z4.2, Z5.1, Z5.2, Z7.6  Where a disc is, pull by pull."""
    disc = before.disc[planet]
    for n in range(count_notes(s)):
        kind = read_note(s, n, 0)
        towards = 1 - 2 * (read_note(s, n, 1) % 2)
        if kind == PULLED and read_note(s, n, 3) == planet:
            disc += towards * read_note(s, n, 2)
        elif kind == CAPTURED and read_note(s, n, 2) == planet and disc * towards >= FARTHEST:
            disc = GONE
        elif (kind == CENTRED and read_note(s, n, 2) == planet) or (kind == NEW_DISC and read_note(s, n, 1) == planet):
            disc = 0
    return disc


@kernel
def captures_went_as_told(before: State, s: State, side: int, planet: int) -> bool:
    """Z5.2  One by one, and each time it was told how many discs of the planet a side has."""
    captured = before.captured[side, planet]
    for n in range(count_notes(s)):
        if read_note(s, n, 0) == CAPTURED and read_note(s, n, 1) % 2 == side and read_note(s, n, 2) == planet:
            captured += 1
            if read_note(s, n, 3) != captured:
                return False
    return s.captured[side, planet] == captured


@kernel
def badge_told(before: State, s: State) -> int:
    """Z7.10, Z7.15, Z11.13  The side that holds the badge, twice, and 1 if it lies gold side up."""
    holder = before.badge
    gold = before.gold
    for n in range(count_notes(s)):
        kind = read_note(s, n, 0)
        if kind == BADGE:
            holder = read_note(s, n, 1) % 2
            gold = read_note(s, n, 2)
        elif kind == BADGE_HANDED and holder == read_note(s, n, 1) % 2:
            holder = read_note(s, n, 2) % 2
            if s.given_badge_side == 0:
                gold = 0
    return 2 * holder + gold


@kernel
def levels_went_as_told(before: State, s: State, side: int, faction: int) -> bool:
    """Z3.3, Z7.17  One by one, and each time the level was told."""
    level = before.level[side, faction]
    for n in range(count_notes(s)):
        kind = read_note(s, n, 0)
        if (kind == DEVELOPED or kind == ADVANCED) and read_note(s, n, 1) % 2 == side:
            first = 3 if kind == DEVELOPED else 2
            if read_note(s, n, first) == faction:
                level += 1
                if read_note(s, n, first + 1) != level:
                    return False
    return s.level[side, faction] == level


@kernel
def goods_told(s: State, side: int, item: int, goods: int) -> int:
    """Z1.5, Z7.7 to Z7.10  What a side owns of an item that it had so much of; the supply has no limit."""
    for n in range(count_notes(s)):
        kind = read_note(s, n, 0)
        is_mine = read_note(s, n, 1) % 2 == side
        if kind == GAINED and is_mine and read_note(s, n, 3) == item:
            goods += read_note(s, n, 2)
        elif kind == PAID and is_mine and read_note(s, n, 3) == item:
            goods -= read_note(s, n, 2)
        elif kind == HANDED and read_note(s, n, 4) == item:
            goods += -read_note(s, n, 3) if is_mine else read_note(s, n, 3)
        elif kind == STOLE and read_note(s, n, 4) == item:
            goods += read_note(s, n, 3) if is_mine else -read_note(s, n, 3)
        elif is_mine and item == CREDITS_ITEM and kind == RECRUITED:
            goods -= read_note(s, n, 3)
        elif is_mine and item == ZENITHIUM_ITEM and kind == DEVELOPED:
            goods -= read_note(s, n, 5)
        elif is_mine and item == ZENITHIUM_ITEM and kind == ADVANCED:
            goods -= read_note(s, n, 4)
    return goods
