"""What is good to know of a choice before it is made: what it costs, what it brings, whom or what it is about."""

from __future__ import annotations

from vetta.core.kernel import kernel
from vetta.core.record import Row
from vetta.games.zenith.actions import ADVANCE, BEGIN, COLUMN, DEVELOP, DISCARD, LEAD, NO, OPTION, PLANET, PRICE, TOKEN
from vetta.games.zenith.actions import YES as PAY
from vetta.games.zenith.effects import side_of
from vetta.games.zenith.events import (
    SAY_ADVANCE,
    SAY_BEGIN,
    SAY_CAPTURES,
    SAY_CENTRE,
    SAY_COLUMN,
    SAY_DEVELOP,
    SAY_GIVES,
    SAY_GIVES_DISC,
    SAY_LEAD,
    SAY_PART,
    SAY_PLANET,
    SAY_RECRUIT,
    SAY_RUN,
    SAY_TOKEN,
)  # fmt: skip
from vetta.games.zenith.legal import cost_now
from vetta.games.zenith.programmes import GIVE_INFLUENCE, OP, RECENTER, RUN, A, B, E
from vetta.games.zenith.questions import at, cost_by_effect, cost_of_level, zone_of
from vetta.games.zenith.state import State
from vetta.games.zenith.tables import COST, FACTION_OF, FARTHEST, PLANET_OF


@kernel
def remark(s: State, action: int, numbers: Row) -> int:
    """Z3.1, Z6.5  What to know of a legal action; -1 if it says all itself."""
    f = s.depth - 1
    if action < PLANET:
        return remark_on_card(s, action, numbers)
    if action < COLUMN:
        return remark_on_planet(s, f, action - PLANET, numbers)
    if action < TOKEN:
        numbers[0] = s.top[zone_of(s, f, s.row[f]), action - COLUMN]
        numbers[1] = COST[numbers[0]]
        return SAY_COLUMN
    if action < ADVANCE:
        numbers[0] = s.slot[action - TOKEN]
        return SAY_TOKEN
    if action < PRICE:
        foresee(s, s.side[f], action - ADVANCE, numbers)
        numbers[0] = cost_by_effect(s, f, s.row[f], action - ADVANCE)
        return SAY_ADVANCE
    if action < NO:
        numbers[0] = part_of(s.row[f], action)
        return SAY_PART
    if action < BEGIN:
        return -1
    numbers[0] = side_of(s.mover) + 2 * (action - BEGIN)
    return SAY_BEGIN


@kernel
def part_of(line: int, action: int) -> int:
    """Z7.19, Z7.20, Z7.21  The part of an effect that is paid for or chosen."""
    if action == PAY:
        return at(line, E)
    return at(line + 1 + action - (OPTION if action >= OPTION else PRICE), E)


# ---------------------------------------------------------------------------- cards


@kernel
def remark_on_card(s: State, action: int, numbers: Row) -> int:
    """Z3.2, Z3.3, Z3.7  What recruiting costs now and why, what a level costs and brings, what a leader gets."""
    side = side_of(s.mover)
    if action < DEVELOP:
        numbers[0] = cost_now(s, side, action)
        numbers[1] = COST[action]
        numbers[2] = s.height[side, PLANET_OF[action]]
        return SAY_RECRUIT
    if action < LEAD:
        faction = FACTION_OF[action - DEVELOP]
        foresee(s, side, faction, numbers)
        numbers[0] = cost_of_level(s, side, faction)
        return SAY_DEVELOP
    if action < DISCARD:
        numbers[0] = 0 if s.badge != side else 1 + s.gold
        numbers[1] = FACTION_OF[action - LEAD]
        return SAY_LEAD
    return -1


@kernel
def foresee(s: State, side: int, faction: int, numbers: Row) -> None:
    """Z3.4, Z3.5, Z3.6  The next level of a technology, its token if it is there, the bonus if a row is complete."""
    level = s.level[side, faction] + 1
    numbers[1] = 5 * (2 * faction + s.face[faction]) + level - 1
    numbers[2] = 1 + s.slot[5 + faction] if level == 2 else 0
    numbers[3] = level if level <= 3 else 0
    for another in range(3):
        if another != faction and s.level[side, another] < level:
            numbers[3] = 0


# ---------------------------------------------------------------------------- planets


@kernel
def remark_on_planet(s: State, f: int, planet: int, numbers: Row) -> int:
    """Z5.1, Z5.2, Z7.4, Z7.5, Z7.6  Which planets a run has; where a disc is, and where influence brings it."""
    line = s.row[f]
    side = s.side[f]
    op = at(line, OP)
    if op == RUN:
        first = planet - at(line, B)
        numbers[0] = stretch(max(0, first), min(4, first + at(line, A) - 1))
        return SAY_RUN
    ahead = s.disc[planet] * (1 - 2 * side)
    if op == RECENTER:
        numbers[0] = 0 if ahead > 0 else 1 if ahead < 0 else 2
        numbers[1] = abs(ahead)
        return SAY_CENTRE
    gives = op == GIVE_INFLUENCE
    numbers[0] = FARTHEST + ahead if gives else FARTHEST - ahead
    numbers[1] = numbers[0] - at(line, A)
    if numbers[1] > 0:
        return SAY_GIVES if gives else SAY_PLANET
    return SAY_GIVES_DISC if gives else SAY_CAPTURES


@kernel
def stretch(first: int, last: int) -> int:
    """The number of a row of neighbours: mercury, mercury to venus ... mercury to jupiter, venus, venus to terra ..."""
    return first * (11 - first) // 2 + last - first
