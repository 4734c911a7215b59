"""G8, G9  Winning, losing, titles, and what is left to do after the game."""

from __future__ import annotations

from vetta.core.kernel import kernel
from vetta.core.note import note
from vetta.games.ziggurat.events import KEPT, LOST_ALL, TITLE
from vetta.games.ziggurat.events import WON as TOLD_WON
from vetta.games.ziggurat.state import (
    CARRIED,
    DECIDING,
    EGG_SET,
    IN_PIT,
    KEEPING,
    LOST,
    MARKING,
    ON_STAND,
    OVER,
    PLUME,
    QUENCHED,
    TOO_EARLY,
    TOO_FEW_SPIRITS,
    UNLIT,
    WON,
    State,
)
from vetta.games.ziggurat.tables import (
    COLOURS,
    KINDS,
    PER_COLOUR,
    SIDES,
    SPIRITS,
    SUMMIT,
    TITLE_CHAPTER,
    S,
)
from vetta.games.ziggurat.tower import holds

FIRST_CHAPTER, LAMPS, WALKWAYS, STONES, FURNACE, HOMECOMING = range(6)
"""The chapters, counted from 0, by what they are about."""

# ---------------------------------------------------------------------------- Who decides


@kernel
def owner(s: State, seat: int) -> int:
    """G3.3, G11.1, G11.2  Who decides for a seat: itself, the leader, or the next one if that one has left."""
    if s.leader > 0:
        seat = s.leader - 1
    while s.left[seat] == 1:
        seat = (seat + 1) % s.seats
    return seat


# ---------------------------------------------------------------------------- G9.3  Titles


@kernel
def award(s: State, title: int, seat: int) -> None:
    """G9.3  A title goes to the first hero that earns it, if nobody has it and its chapter has come."""
    if s.title[title] == 0 and (s.claimed >> title) & 1 == 0 and TITLE_CHAPTER[title] <= s.chapter + 1:
        s.title[title] = seat + 1
        note(s, TITLE, seat, title)


# ---------------------------------------------------------------------------- G8  Winning and losing


@kernel
def lose(s: State, why: int) -> None:
    """G8.2  All lose together, at once."""
    if s.result == 0:
        s.result = LOST
        s.loss = why
        note(s, LOST_ALL, why)


@kernel
def win(s: State) -> None:
    """G8.1  All win together, at once."""
    if s.result == 0:
        s.result = WON
        note(s, TOLD_WON)


@kernel
def is_everybody_up(s: State) -> bool:
    for seat in range(s.seats):
        if s.at[seat] != SUMMIT:
            return False
    return True


@kernel
def check_goal(s: State) -> None:
    """G8.1, G22.1 to G26.1  Wins as soon as the goal of the chapter is reached."""
    if is_goal_reached(s):
        win(s)


@kernel
def is_goal_reached(s: State) -> bool:
    if s.chapter == FIRST_CHAPTER:
        return is_everybody_up(s)
    if s.chapter == LAMPS:
        return lamps_missing(s) == 0
    if s.chapter == WALKWAYS:
        return s.locked[1] + s.locked[2] + s.locked[3] + s.locked[4] == 4
    if s.chapter == STONES:
        return is_row_full(s)
    if s.chapter == FURNACE:
        return s.egg == EGG_SET and is_everybody_up(s)
    return hearths_unlit(s) == 0 and colours_in(s, PLUME) >= (COLOURS - 1 if s.seats == 2 else COLOURS)


@kernel
def lamps_missing(s: State) -> int:
    """G22.1  Lamps that are in play and not set down."""
    missing = 0
    for side in range(SIDES):
        if s.lamp[side] == ON_STAND or s.lamp[side] >= CARRIED:
            missing += 1
    return missing


@kernel
def hearths_unlit(s: State) -> int:
    unlit = 0
    for side in range(SIDES):
        if s.hearth[side] == UNLIT:
            unlit += 1
    return unlit


@kernel
def spirits_in(s: State, place: int, colour: int) -> int:
    """How many spirits of a colour are in a place."""
    spirits = 0
    for spirit in range(PER_COLOUR * colour, PER_COLOUR * (colour + 1)):
        if s.spirit[spirit] == place:
            spirits += 1
    return spirits


@kernel
def colours_in(s: State, place: int) -> int:
    """Of how many colours there are spirits in a place."""
    colours = 0
    for colour in range(COLOURS):
        if spirits_in(s, place, colour) > 0:
            colours += 1
    return colours


@kernel
def row_needed(s: State) -> int:
    """G24.1  How many spirits the Quench row needs."""
    return s.seats + 3


@kernel
def is_row_full(s: State) -> bool:
    """G24.1  A spirit of every colour, and enough of them."""
    quenched = 0
    for spirit in range(SPIRITS):
        if s.spirit[spirit] == QUENCHED:
            quenched += 1
    return colours_in(s, QUENCHED) == COLOURS and quenched >= row_needed(s)


@kernel
def check_spirits_left(s: State) -> None:
    """G24.2  Whether the spirits that are not in pits can still fill the Quench row."""
    if s.chapter != STONES:
        return
    available = 0
    for colour in range(COLOURS):
        left = PER_COLOUR - spirits_in(s, IN_PIT, colour)
        if left == 0:
            lose(s, TOO_FEW_SPIRITS)
        available += left
    if available < row_needed(s):
        lose(s, TOO_FEW_SPIRITS)


@kernel
def check_everybody_up(s: State) -> None:
    """G22.2 to G25.2  Everybody is on the summit and the goal is not reached: nobody is left to reach it."""
    if s.result == 0 and s.chapter != FIRST_CHAPTER and s.chapter != HOMECOMING and is_everybody_up(s):
        lose(s, TOO_EARLY)


# ---------------------------------------------------------------------------- G9, G10  After the game


@kernel
def finish(s: State) -> None:
    """G9.1, G10.3, G20.19  What each hero keeps; what a won chapter decides for the campaign; then it is over."""
    if holds(s, S):
        for seat in range(s.seats):
            if s.kept[seat] == 0 and keeps(s, seat):
                return
    if s.result == WON and s.campaign == 1 and is_left_to_decide(s):
        s.phase = MARKING if s.chapter == WALKWAYS or s.chapter == STONES else DECIDING
        s.mover = owner(s, s.active)
        return
    s.phase = OVER


@kernel
def keeps(s: State, seat: int) -> bool:
    """G20.19  A hero keeps the only kind of Find it holds; whether it has to be asked which of several."""
    kinds = 0
    kind = -1
    for each in range(KINDS):
        if s.held[seat, each] > 0:
            kinds += 1
            kind = each
    if kinds > 1:
        s.phase = KEEPING
        s.user = seat
        s.mover = owner(s, seat)
        return True
    if kinds == 1:
        keep(s, seat, kind)
    return False


@kernel
def keep(s: State, seat: int, kind: int) -> None:
    s.kept[seat] = kind + 1
    note(s, KEPT, seat, kind)


@kernel
def is_left_to_decide(s: State) -> bool:
    """G10.3  Whether the small envelope of this chapter asks for a decision that is not made yet."""
    if s.chapter == LAMPS:
        return s.tool == 0
    if s.chapter == WALKWAYS:
        return s.plate == 0
    if s.chapter == STONES:
        return s.spring == 0
    return s.chapter == FURNACE and s.building == 0
