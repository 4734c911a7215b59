"""Why an action is not allowed: the clause, and the numbers that explain it."""

from __future__ import annotations

from vetta.core.kernel import kernel
from vetta.core.record import Row
from vetta.games.zenith.actions import (
    ADVANCE,
    BEGIN,
    COLUMN,
    DEVELOP,
    DISCARD,
    GIVE,
    LEAD,
    NO,
    OPTION,
    PLANET,
    PRICE,
    READY,
    TOKEN,
    YES,
)  # fmt: skip
from vetta.games.zenith.effects import is_in_hand, owned, side_of
from vetta.games.zenith.events import (
    ANSWER_FIRST,
    CANNOT_PAY,
    EMPTY_COLUMN,
    ENOUGH_CHANGED,
    GIVEN_ALREADY,
    IS_OVER,
    LEVEL_TOO_DEAR,
    MUST,
    NO_DISC_THERE,
    NO_HIGHER,
    NO_SUCH_PRICE,
    NO_TOKEN_THERE,
    NOT_ASKED,
    NOT_IN_CENTRE,
    NOT_IN_HAND,
    NOT_THEIR_SIDE,
    NOT_THIS_PLANET,
    OTHER_TECHNOLOGY,
    OTHER_ZONE,
    RUN_EMPTY,
    RUN_TOO_LONG,
    SAME_PLANET,
    TOO_DEAR,
)  # fmt: skip
from vetta.games.zenith.legal import cost_now, is_in_zone, may_decline
from vetta.games.zenith.programmes import ADVANCE as ADVANCE_LINE
from vetta.games.zenith.programmes import (
    BONUS_TOKEN,
    BY_EXILE,
    CENTRE,
    CHOOSE,
    MAY,
    OP,
    PICK,
    PRICES,
    RECENTER,
    RUN,
    A,
    B,
    C,
    D,
)  # fmt: skip
from vetta.games.zenith.programmes import DISCARD as DISCARD_LINE
from vetta.games.zenith.questions import (
    agents_for_exile,
    asks_for_column,
    asks_for_planet,
    at,
    cost_by_effect,
    cost_of_level,
    is_in_store,
    is_one_before,
    may_advance,
    may_choose,
    may_pay_price,
    may_take_from,
    zone_of,
)  # fmt: skip
from vetta.games.zenith.state import ASKING, GONE, ORDERING, OVER, SWAPPING, TURN, State
from vetta.games.zenith.tables import COST, FACTION_OF, GIFTS, PLANET_OF, START_HAND
from vetta.games.zenith.view import source


@kernel
def objection(s: State, action: int, why: Row) -> int:
    """The objection to an action, with its numbers in `why`; 0 if the action is allowed."""
    if s.phase == OVER:
        return IS_OVER
    if s.phase == ASKING:
        return against_answer(s, action, why)
    if s.phase == TURN:
        return against_turn(s, action, why)
    if s.phase == ORDERING:
        return 0 if action >= BEGIN else NOT_ASKED
    if action == READY:
        return 0
    first = DISCARD if s.phase == SWAPPING else GIVE
    if action < first or action >= first + (GIVE - DISCARD):
        return NOT_ASKED
    return against_change(s, action - first, why)


@kernel
def against_change(s: State, agent: int, why: Row) -> int:
    """Z2.6, Z9.5  Exchanging and giving: cards of the own hand, and not too many."""
    most = START_HAND if s.phase == SWAPPING else GIFTS
    if not is_in_hand(s, s.mover, agent):
        why[0] = agent
        return NOT_IN_HAND
    why[0] = most
    if s.changed < most:
        return 0
    return ENOUGH_CHANGED if s.phase == SWAPPING else GIVEN_ALREADY


@kernel
def against_turn(s: State, action: int, why: Row) -> int:
    """Z3.1, Z3.2, Z3.3, Z9.4"""
    if action >= DISCARD:
        return NOT_ASKED
    side = side_of(s.mover)
    agent = action % (DEVELOP)
    if not is_in_hand(s, s.mover, agent):
        why[0] = agent
        return NOT_IN_HAND
    if action >= LEAD:
        return 0
    if action < DEVELOP:
        return against_recruiting(s, side, agent, why)
    faction = FACTION_OF[agent]
    cost = cost_of_level(s, side, faction)
    why[0] = faction
    if cost < 0:
        return NO_HIGHER
    return against_level(s, side, faction, cost, why)


@kernel
def against_recruiting(s: State, side: int, agent: int, why: Row) -> int:
    """Z3.2, Z9.4"""
    why[0] = agent
    if not is_in_zone(s, s.mover, agent):
        why[1] = PLANET_OF[agent]
        return OTHER_ZONE
    why[1] = cost_now(s, side, agent)
    why[2] = s.credits[side]
    why[3] = COST[agent]
    why[4] = s.height[side, PLANET_OF[agent]]
    return TOO_DEAR if s.credits[side] < why[1] else 0


@kernel
def against_level(s: State, side: int, faction: int, cost: int, why: Row) -> int:
    """Z3.3, Z7.17"""
    why[0] = faction
    why[1] = s.level[side, faction] + 1
    why[2] = cost
    why[3] = s.zenithium[side]
    return LEVEL_TOO_DEAR if s.zenithium[side] < cost else 0


# ---------------------------------------------------------------------------- answers


@kernel
def against_answer(s: State, action: int, why: Row) -> int:
    """Z6.2 to Z6.5  What is asked comes first; then what speaks against this answer."""
    f = s.depth - 1
    line = s.row[f]
    op = at(line, OP)
    if action == NO:
        why[0] = source(s)
        return 0 if may_decline(op) else MUST
    if not is_answer_to(op, action):
        why[0] = source(s)
        return ANSWER_FIRST
    if asks_for_planet(op):
        return against_planet(s, f, line, action - PLANET, why)
    if asks_for_column(op):
        return against_column(s, f, line, action - COLUMN, why)
    if op == BONUS_TOKEN:
        why[0] = action - TOKEN
        return 0 if s.slot[action - TOKEN] >= 0 else NO_TOKEN_THERE
    if op == ADVANCE_LINE:
        return against_advance(s, f, line, action - ADVANCE, why)
    if op == PRICES:
        return against_price(s, f, line, action - PRICE, why)
    if op == DISCARD_LINE:
        why[0] = action - DISCARD
        return 0 if is_in_hand(s, s.mover, action - DISCARD) else NOT_IN_HAND
    return 0


@kernel
def is_answer_to(op: int, action: int) -> bool:
    """Whether an action is an answer to this kind of question."""
    if asks_for_planet(op):
        return action >= PLANET and action < COLUMN
    if asks_for_column(op):
        return action >= COLUMN and action < TOKEN
    if op == BONUS_TOKEN:
        return action >= TOKEN and action < ADVANCE
    if op == ADVANCE_LINE:
        return action >= ADVANCE and action < PRICE
    if op == PRICES:
        return action >= PRICE and action < OPTION
    if op == CHOOSE:
        return action >= OPTION and action < YES
    if op == MAY:
        return action == YES
    return action >= DISCARD and action < GIVE


@kernel
def against_planet(s: State, f: int, line: int, planet: int, why: Row) -> int:
    """Z5.3, Z7.1, Z7.2, Z7.4, Z7.6"""
    if may_choose(s, f, line, planet):
        return 0
    why[0] = planet
    op = at(line, OP)
    if op == RUN:
        return against_run(s, line, planet, why)
    if s.disc[planet] == GONE:
        return NO_DISC_THERE
    if op == RECENTER:
        return NOT_THEIR_SIDE
    if planet == at(line, C):
        return NOT_THIS_PLANET
    if op == PICK and is_one_before(s, f, line, planet):
        return SAME_PLANET
    return NOT_IN_CENTRE if at(line, B) == CENTRE else NOT_THEIR_SIDE


@kernel
def against_run(s: State, line: int, planet: int, why: Row) -> int:
    """Z7.4  Too near the edge, or no disc in it."""
    length = at(line, A)
    why[1] = length
    first = planet - at(line, B)
    if first + length > 5 and at(line, B) == 0:
        return RUN_TOO_LONG
    if at(line, B) == 1 and s.augustus_edge == 1 and (first < 0 or first + length > 5):
        return RUN_TOO_LONG
    return RUN_EMPTY


@kernel
def against_column(s: State, f: int, line: int, planet: int, why: Row) -> int:
    """Z7.11, Z7.12, Z7.22"""
    if may_take_from(s, f, line, planet):
        return 0
    why[0] = planet
    if s.height[zone_of(s, f, line), planet] == 0:
        return EMPTY_COLUMN
    return NOT_THIS_PLANET if planet == at(line, C) else SAME_PLANET


@kernel
def against_advance(s: State, f: int, line: int, faction: int, why: Row) -> int:
    """Z7.17"""
    if may_advance(s, f, line, faction):
        return 0
    why[0] = faction
    side = s.side[f]
    if cost_of_level(s, side, faction) < 0:
        return NO_HIGHER
    cost = cost_by_effect(s, f, line, faction)
    return OTHER_TECHNOLOGY if cost < 0 else against_level(s, side, faction, cost, why)


@kernel
def against_price(s: State, f: int, line: int, tier: int, why: Row) -> int:
    """Z7.20"""
    if may_pay_price(s, f, line, tier):
        return 0
    why[0] = tier + 1
    if tier >= at(line, A):
        return NO_SUCH_PRICE
    price = line + 1 + tier
    how = at(price, A)
    side = s.side[f]
    if how == BY_EXILE:
        why[0] = at(price, D)
        why[1] = agents_for_exile(s, side, at(price, C))
    elif is_in_store(how):
        why[0] = at(price, C)
        why[1] = owned(s, side, at(price, B))
    return CANNOT_PAY
