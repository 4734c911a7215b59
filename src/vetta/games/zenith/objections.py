"""Why an action is not allowed: the clause, and the numbers that explain it."""

from __future__ import annotations

from vetta.core.kernel import kernel
from vetta.core.record import Row
from vetta.games.zenith.actions import (
    ADVANCE,
    AGENTS,
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
from vetta.games.zenith.effects import is_in_hand, owned, side_of, voice
from vetta.games.zenith.events import (
    ANSWER_FIRST,
    ASKED_TO_EXCHANGE,
    ASKED_TO_GIVE,
    ASKED_TO_ORDER,
    CANNOT_PAY,
    EMPTY_COLUMN,
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
    NOT_THE_LOWEST,
    NOT_THEIR_SIDE,
    NOT_THIS_COLUMN,
    NOT_THIS_PLANET,
    NOT_TO_CENTRE,
    OTHER_TECHNOLOGY,
    OTHER_ZONE,
    OWN_COLUMN_EMPTY,
    RUN_EMPTY,
    RUN_TOO_LONG,
    SAME_COLUMN,
    SAME_PLANET,
    TOO_DEAR,
    TOO_FEW_AGENTS,
)  # fmt: skip
from vetta.games.zenith.legal import cost_now, is_in_zone, may_decline
from vetta.games.zenith.programmes import ADVANCE as ADVANCE_LINE
from vetta.games.zenith.programmes import (
    ANY,
    BONUS_TOKEN,
    BY_EXILE,
    CENTRE,
    CHOOSE,
    LOWEST,
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
    is_on_their_half,
    is_one_before,
    may_choose,
    may_pay_price,
    may_take_from,
    runs_off_the_board,
    zone_of,
)  # fmt: skip
from vetta.games.zenith.state import ASKING, GONE, ORDERING, OVER, SWAPPING, TURN, State
from vetta.games.zenith.tables import COST, FACTION_OF, LEVELS, PLANET_OF
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
        return 0 if action >= BEGIN else ASKED_TO_ORDER
    if s.phase == SWAPPING:
        return against_change(s, action, DISCARD, ASKED_TO_EXCHANGE, why)
    return against_change(s, action, GIVE, ASKED_TO_GIVE, why)


@kernel
def against_change(s: State, action: int, first: int, asked: int, why: Row) -> int:
    """Z2.6, Z9.5  Exchanging and giving: cards of the own hand, or ready."""
    if action == READY:
        return 0
    if action < first or action >= first + AGENTS:
        return asked
    why[0] = action - first
    return 0 if is_in_hand(s, s.mover, action - first) else NOT_IN_HAND


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
    return against_level(s, side, faction, cost_of_level(s, side, faction), why)


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
    level = s.level[side, faction]
    why[0] = faction
    why[1] = min(level + 1, LEVELS)
    if level == LEVELS:
        return NO_HIGHER
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
    """Z5.3, Z7.1, Z7.2, Z7.4, Z7.6, Z11.3"""
    if may_choose(s, f, line, planet):
        return 0
    why[0] = planet
    op = at(line, OP)
    if op == RUN:
        why[1] = at(line, A)
        return RUN_TOO_LONG if runs_off_the_board(s, line, planet) else RUN_EMPTY
    if s.disc[planet] == GONE:
        return NO_DISC_THERE
    why[1] = abs(s.disc[planet])
    if op == RECENTER:
        return NOT_TO_CENTRE
    if planet == at(line, C):
        return NOT_THIS_PLANET
    if op == PICK and is_one_before(s, f, line, planet):
        return SAME_PLANET
    why[2] = 1 if is_on_their_half(s, s.side[f], planet) else 0
    return NOT_IN_CENTRE if at(line, B) == CENTRE else NOT_THEIR_SIDE


@kernel
def against_column(s: State, f: int, line: int, planet: int, why: Row) -> int:
    """Z7.11, Z7.12, Z7.22"""
    if may_take_from(s, f, line, planet):
        return 0
    why[0] = planet
    zone = zone_of(s, f, line)
    why[1] = voice(s, zone)
    if s.height[zone, planet] == 0:
        return OWN_COLUMN_EMPTY if zone == s.side[f] else EMPTY_COLUMN
    return NOT_THIS_COLUMN if planet == at(line, C) else SAME_COLUMN


@kernel
def against_advance(s: State, f: int, line: int, faction: int, why: Row) -> int:
    """Z7.17"""
    side = s.side[f]
    wanted = at(line, A)
    why[0] = faction
    why[1] = wanted
    if wanted < ANY and wanted != faction:
        return OTHER_TECHNOLOGY
    lowest = min(s.level[side, 0], s.level[side, 1], s.level[side, 2])
    if wanted == LOWEST and s.level[side, faction] > lowest:
        why[1] = s.level[side, faction]
        why[2] = lowest
        return NOT_THE_LOWEST
    return against_level(s, side, faction, cost_by_effect(s, f, line, faction), why)


@kernel
def against_price(s: State, f: int, line: int, tier: int, why: Row) -> int:
    """Z7.20"""
    if may_pay_price(s, f, line, tier):
        return 0
    why[0] = tier + 1
    if tier >= at(line, A):
        return NO_SUCH_PRICE
    price = line + 1 + tier
    if at(price, A) == BY_EXILE:
        why[0] = at(price, C)
        why[1] = at(price, D)
        why[2] = agents_for_exile(s, s.side[f], at(price, C))
        return TOO_FEW_AGENTS
    why[0] = at(price, C)
    why[1] = owned(s, s.side[f], at(price, B))
    why[2] = at(price, B)
    return CANNOT_PAY
