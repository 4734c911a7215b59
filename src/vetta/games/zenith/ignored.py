"""What an effect leaves undone is told (Z6.3): one line for each effect that is ignored, with the clause that says why.

Several cards to move are one effect: what could not be done a moment ago is not told again.
"""

from __future__ import annotations

from vetta.core.kernel import kernel
from vetta.core.note import note
from vetta.games.zenith.effects import count_columns, count_technologies, other, owned, voice
from vetta.games.zenith.events import (
    ADVANCE_TOO_DEAR,
    ALL_DEVELOPED,
    COLUMN_EMPTY,
    COLUMN_TOO_SHORT,
    NO_AGENT,
    NO_CARD,
    NO_NEIGHBOURS,
    NO_OPEN_TOKEN,
    NO_OTHER_PLANET,
    NO_PLANET,
    NONE_IN_CENTRE,
    NONE_ON_THEIR_HALF,
    NONE_TO_CENTRE,
    NONE_TO_CENTRE_THERE,
    NONE_TO_EXILE,
    NONE_TO_GIVE,
    NONE_TO_TRANSFER,
    NOT_OFFERED,
    NOTHING_COUNTED,
    OTHERS_TOO_SHORT,
    PRICE_TOO_DEAR,
    TOO_FEW_CREDITS,
    WITHOUT_BADGE,
)  # fmt: skip
from vetta.games.zenith.programmes import (
    ADVANCE,
    BONUS_TOKEN,
    BY_EXILE,
    BY_INFLUENCE,
    BY_LEVEL,
    BY_TRANSFER,
    CENTRE,
    DISCARD,
    DISCARD_HAND,
    EXILE,
    GIVE_INFLUENCE,
    HAS_BADGE,
    IF,
    MAY,
    MOBILIZE,
    OF_CARD,
    OP,
    OPPONENT_SIDE,
    PER_COLUMN,
    PRICES,
    RECENTER,
    RUN,
    TRANSFER,
    A,
    B,
    C,
    D,
    E,
)  # fmt: skip
from vetta.games.zenith.questions import (
    agents_for_exile,
    asks_for_planet,
    at,
    can_pay,
    column_of,
    cost_by_effect,
    holds,
    is_in_store,
    zone_of,
    zone_of_price,
)
from vetta.games.zenith.state import State
from vetta.games.zenith.tables import LEVELS
from vetta.games.zenith.view import source


@kernel
def tell_if_ignored(s: State, f: int, line: int) -> None:
    """Z6.3  Called for a line that asks nothing, before it is carried out."""
    op = at(line, OP)
    who = voice(s, s.side[f])
    if asks_for_planet(op):
        note(s, why_no_planet(s, line, op), who, source(s))
    elif op == TRANSFER or op == EXILE or op == MOBILIZE:
        if is_nothing_there(s, f, line, op) and not is_told(s, f, line):
            tell_no_agent(s, f, line, op)
    elif op == DISCARD or op == DISCARD_HAND:
        if s.hand[s.acting] == 0:
            note(s, NO_CARD, who, source(s))
    elif op == BONUS_TOKEN:
        if at(line, A) == 1:
            note(s, NO_OPEN_TOKEN, who, source(s))
    elif op == ADVANCE:
        tell_no_advance(s, f, line)
    elif op == MAY:
        tell_no_price(s, f, line)
    elif op == PRICES:
        tell_no_price(s, f, line + 1)
    elif op == IF:
        tell_condition(s, f, line)
    elif (op == BY_LEVEL and count_technologies(s, s.side[f]) == 0) or (
        op == PER_COLUMN and count_columns(s, other(s.side[f]) if at(line, B) == 1 else s.side[f]) == 0
    ):
        note(s, NOTHING_COUNTED, who, source(s))


@kernel
def why_no_planet(s: State, line: int, op: int) -> int:
    """Z6.4, Z7.1, Z7.4, Z7.5, Z7.6, Z11.3  What the planet of an effect would have to be."""
    if op == RUN:
        return NO_NEIGHBOURS
    if op == GIVE_INFLUENCE:
        return NONE_TO_GIVE
    if op == RECENTER:
        return NONE_TO_CENTRE if s.recenter_scope == 0 else NONE_TO_CENTRE_THERE
    if at(line, B) == CENTRE:
        return NONE_IN_CENTRE
    if at(line, B) == OPPONENT_SIDE and s.opponent_side_no_target == 0:
        return NONE_ON_THEIR_HALF
    return NO_PLANET


# ---------------------------------------------------------------------------- agents


@kernel
def is_nothing_there(s: State, f: int, line: int, op: int) -> bool:
    """Z7.11, Z7.12, Z7.13  Whether there is no agent to move; a line that asks nothing has one column or none."""
    if op == MOBILIZE:
        return s.deck + s.discards == 0
    return column_of(line) < 0 or s.height[zone_of(s, f, line), column_of(line)] == 0


@kernel
def is_told(s: State, f: int, line: int) -> bool:
    """Whether the line before has failed as well and is the same, or took from empty columns, or is the first of P4."""
    before = line - 2 if at(line - 1, OP) == OF_CARD else line - 1
    nobody = at(before, OP) == at(line, OP) and count_columns(s, zone_of(s, f, line)) == 0
    return s.card[f] < 0 and (is_same(before, line) or nobody or at(line, E) > 0)


@kernel
def is_same(before: int, line: int) -> bool:
    for column in range(E):
        if at(before, column) != at(line, column):
            return False
    return True


@kernel
def tell_no_agent(s: State, f: int, line: int, op: int) -> None:
    """Z4.3, Z7.11, Z7.12, Z7.22"""
    side = s.side[f]
    if op == MOBILIZE:
        note(s, NO_AGENT, voice(s, side))
    elif op == EXILE:
        tell_no_exile(s, f, zone_of(s, f, line))
    elif column_of(line) >= 0 and count_columns(s, other(side)) > 0:
        note(s, COLUMN_EMPTY, voice(s, side), source(s), voice(s, other(side)), column_of(line))
    else:
        note(s, NONE_TO_TRANSFER, voice(s, side), source(s), voice(s, other(side)))


@kernel
def tell_no_exile(s: State, f: int, zone: int) -> None:
    """Z7.12, Z7.22  The columns are empty, or all agents are of the planet chosen before."""
    if count_columns(s, zone) > 0:
        note(s, NO_OTHER_PLANET, voice(s, s.side[f]), source(s))
    else:
        note(s, NONE_TO_EXILE, voice(s, s.side[f]), source(s), voice(s, zone))


# ---------------------------------------------------------------------------- prices


@kernel
def tell_no_price(s: State, f: int, price: int) -> None:
    """Z6.2, Z11.14  The first of several prices is the lowest."""
    who = voice(s, s.side[f])
    how = at(price, A)
    if can_pay(s, f, price):
        note(s, NOT_OFFERED, who, source(s))
    elif how == BY_EXILE:
        tell_no_exile_for(s, f, price)
    elif is_in_store(how):
        have = owned(s, s.side[f], at(price, B))
        note(s, PRICE_TOO_DEAR, who, source(s), at(price, C), at(price, B), have)
    elif how == BY_TRANSFER:
        note(s, NONE_TO_TRANSFER, who, source(s), voice(s, other(s.side[f])))
    else:
        note(s, NONE_TO_GIVE if how == BY_INFLUENCE else NO_CARD, who, source(s))


@kernel
def tell_no_exile_for(s: State, f: int, price: int) -> None:
    """Z6.2, Z7.12  Too few agents in one column, in all but one, or nowhere any."""
    zone = zone_of_price(s, f, price)
    planet = at(price, C)
    have = agents_for_exile(s, zone, planet)
    if planet >= 0:
        note(s, COLUMN_TOO_SHORT, voice(s, s.side[f]), source(s), planet, at(price, D), have)
    elif planet < -1:
        note(s, OTHERS_TOO_SHORT, voice(s, s.side[f]), source(s), -2 - planet, at(price, D), have)
    elif s.card[f] >= 0 or at(price + 1, E) == 0:
        tell_no_exile(s, f, zone)


# ---------------------------------------------------------------------------- the rest


@kernel
def tell_no_advance(s: State, f: int, line: int) -> None:
    """Z7.17  What the cheapest level would cost, or that there is none."""
    who = voice(s, s.side[f])
    cheapest = LEVELS + 1
    for faction in range(3):
        cost = cost_by_effect(s, f, line, faction)
        if cost >= 0:
            cheapest = min(cheapest, cost)
    if cheapest > LEVELS:
        note(s, ALL_DEVELOPED, who, source(s))
    else:
        note(s, ADVANCE_TOO_DEAR, who, source(s), cheapest, s.zenithium[s.side[f]])


@kernel
def tell_condition(s: State, f: int, line: int) -> None:
    """Z7.18"""
    side = s.side[f]
    if holds(s, side, line):
        return
    if at(line, A) == HAS_BADGE:
        note(s, WITHOUT_BADGE, voice(s, side), source(s))
    else:
        note(s, TOO_FEW_CREDITS, voice(s, side), source(s), at(line, B), s.credits[side])
