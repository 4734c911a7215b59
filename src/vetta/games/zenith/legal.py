"""What the seat to move may do (Z3.1 to Z3.3, Z6.2 to Z6.5, Z9.4)."""

from __future__ import annotations

from vetta.core.kernel import kernel
from vetta.core.record import Row
from vetta.games.zenith.actions import (
    ACTIONS,
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
    RECRUIT,
    TOKEN,
    YES,
)
from vetta.games.zenith.actions import ADVANCE as ADVANCES
from vetta.games.zenith.effects import is_in_hand, side_of
from vetta.games.zenith.programmes import ADVANCE, BONUS_TOKEN, CHOOSE, MAY, OP, PRICES
from vetta.games.zenith.programmes import DISCARD as DISCARD_CARD
from vetta.games.zenith.questions import (
    asks_for_column,
    asks_for_planet,
    at,
    cost_of_level,
    may_advance,
    may_choose,
    may_pay_price,
    may_take_from,
)
from vetta.games.zenith.state import ASKING, GIVING, ORDERING, SWAPPING, TURN, State
from vetta.games.zenith.tables import COST, FACTION_OF, PLANET_OF, ZONE


@kernel
def legal(s: State, mask: Row) -> None:
    """Marks with 1 what the seat to move may do."""
    for action in range(ACTIONS):
        mask[action] = 0
    if s.phase == TURN:
        for agent in range(AGENTS):
            if is_in_hand(s, s.mover, agent):
                mask[LEAD + agent] = 1
                mask[RECRUIT + agent] = 1 if may_recruit(s, agent) else 0
                mask[DEVELOP + agent] = 1 if may_develop(s, agent) else 0
    elif s.phase == ASKING:
        legal_answers(s, mask)
    elif s.phase == SWAPPING:
        mark_hand(s, mask, DISCARD)
        mask[READY] = 1
    elif s.phase == GIVING:
        mark_hand(s, mask, GIVE)
        mask[READY] = 1
    elif s.phase == ORDERING:
        mask[BEGIN] = 1
        mask[BEGIN + 1] = 1


@kernel
def mark_hand(s: State, mask: Row, first: int) -> None:
    """Z2.6, Z9.5  All cards of the hand: four can be exchanged, which is the whole hand, and the second gift is the
    last action of a turn.
    """
    for agent in range(AGENTS):
        if is_in_hand(s, s.mover, agent):
            mask[first + agent] = 1


@kernel
def legal_answers(s: State, mask: Row) -> None:
    """Z6.2 to Z6.5  What answers the question of the effect begun last."""
    f = s.depth - 1
    line = s.row[f]
    op = at(line, OP)
    if asks_for_planet(op):
        for planet in range(5):
            mask[PLANET + planet] = 1 if may_choose(s, f, line, planet) else 0
    elif asks_for_column(op):
        for planet in range(5):
            mask[COLUMN + planet] = 1 if may_take_from(s, f, line, planet) else 0
    elif op == DISCARD_CARD:
        mark_hand(s, mask, DISCARD)
    elif op == BONUS_TOKEN:
        for slot in range(8):
            mask[TOKEN + slot] = 1 if s.slot[slot] >= 0 else 0
    elif op == ADVANCE:
        for faction in range(3):
            mask[ADVANCES + faction] = 1 if may_advance(s, f, line, faction) else 0
    elif op == PRICES:
        for tier in range(3):
            mask[PRICE + tier] = 1 if may_pay_price(s, f, line, tier) else 0
    elif op == CHOOSE:
        mask[OPTION] = 1
        mask[OPTION + 1] = 1
    if op == MAY:
        mask[YES] = 1
    if may_decline(op):
        mask[NO] = 1


@kernel
def may_decline(op: int) -> bool:
    """Z6.2  What is printed with a chevron."""
    return op == MAY or op == PRICES or op == ADVANCE


@kernel
def cost_now(s: State, side: int, agent: int) -> int:
    """Z3.2  Printed cost, one less for each agent already in the column."""
    return max(0, COST[agent] - s.height[side, PLANET_OF[agent]])


@kernel
def may_recruit(s: State, agent: int) -> bool:
    """Z3.2, Z9.4"""
    return is_in_zone(s, s.mover, agent) and s.credits[side_of(s.mover)] >= cost_now(s, side_of(s.mover), agent)


@kernel
def is_in_zone(s: State, seat: int, agent: int) -> bool:
    """Z9.4  In teams, three planets for each member."""
    return s.seats == 2 or ZONE[seat // 2, PLANET_OF[agent]] == 1


@kernel
def may_develop(s: State, agent: int) -> bool:
    """Z3.3"""
    cost = cost_of_level(s, side_of(s.mover), FACTION_OF[agent])
    return cost >= 0 and s.zenithium[side_of(s.mover)] >= cost
