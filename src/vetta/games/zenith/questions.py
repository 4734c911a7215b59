"""What an effect asks (Z6.2 to Z6.5): whether there is anything to choose, what may be chosen, and what can be paid."""

from __future__ import annotations

from vetta.core.kernel import kernel
from vetta.games.zenith.effects import count_columns, other, owned
from vetta.games.zenith.programmes import (
    ADVANCE,
    ANY,
    BONUS_TOKEN,
    BY_DISCARD,
    BY_EXILE,
    BY_HAND,
    BY_INFLUENCE,
    BY_ITEM,
    BY_SPENDING,
    CENTRE,
    CHOOSE,
    DISCARD,
    DISCARD_OPTIONAL,
    EXILE,
    EXILE_OPTIONAL,
    GIVE_INFLUENCE,
    GIVE_OPTIONAL,
    HAS_BADGE,
    INFLUENCE,
    LEADER,
    LOWEST,
    MAY,
    MOBILIZE,
    OF_CARD,
    OP,
    OPPONENT_SIDE,
    PICK,
    PRICES,
    RECENTER,
    RULING,
    RUN,
    SPLIT_PAID,
    TO,
    TRANSFER,
    A,
    B,
    C,
    D,
    E,
)  # fmt: skip
from vetta.games.zenith.state import GONE, State
from vetta.games.zenith.tables import LEVELS, LINES


@kernel
def at(line: int, column: int) -> int:
    """A number of a programme. The one place that reads the table."""
    number: int = LINES[line, column]
    return number


@kernel
def asks_for_planet(op: int) -> bool:
    return op == PICK or op == RUN or op == GIVE_INFLUENCE or op == RECENTER


@kernel
def asks_for_column(op: int) -> bool:
    return op == TRANSFER or op == EXILE


@kernel
def is_in_store(how: int) -> bool:
    """Whether a price is paid from credits, zenithium or the badge."""
    return how == BY_ITEM or how == BY_SPENDING


@kernel
def ruling(s: State, which: int) -> int:
    """Z11.2, Z11.8, Z11.9, Z11.10, Z11.11  1 if a ruling that changes programmes is played the other way."""
    if which == SPLIT_PAID:
        return s.spend_influence_tiers
    if which == GIVE_OPTIONAL:
        return s.give_influence_mandatory
    if which == DISCARD_OPTIONAL:
        return s.discard_without_chevron
    return s.p4_exile_mandatory if which == EXILE_OPTIONAL else s.d3_order


@kernel
def holds(s: State, side: int, line: int) -> bool:
    """Z6.6, Z7.18  A condition is looked at when it is reached."""
    if at(line, A) == HAS_BADGE:
        return s.badge == side
    return s.credits[side] >= at(line, B)


# ---------------------------------------------------------------------------- is anything asked?


@kernel
def asks(s: State, f: int, line: int) -> bool:
    """Z6.3  Whether a line has something to choose from. A question with no answer but no is not asked."""
    op = at(line, OP)
    if asks_for_planet(op):
        return some_planet_for(s, f, line)
    if asks_for_column(op):
        return some_column_for(s, f, line)
    if op == DISCARD:
        return s.hand[s.acting] > 0
    if op == BONUS_TOKEN:
        return at(line, A) == 1 and some_open_token(s)
    if op == ADVANCE:
        for faction in range(3):
            if may_advance(s, f, line, faction):
                return True
    elif op == MAY:
        return can_pay(s, f, line) and is_worth_paying(s, f, line, line + 1)
    elif op == PRICES:
        for tier in range(at(line, A)):
            if may_pay_price(s, f, line, tier):
                return True
    return op == CHOOSE


@kernel
def some_open_token(s: State) -> bool:
    for slot in range(8):
        if s.slot[slot] >= 0:
            return True
    return False


# ---------------------------------------------------------------------------- planets


@kernel
def may_choose(s: State, f: int, line: int, planet: int) -> bool:
    """Z6.4, Z11.3  Whether a planet may be chosen for the line of an effect."""
    op = at(line, OP)
    if op == RUN:
        return may_begin_run(s, line, planet)
    if s.disc[planet] == GONE or (op != RECENTER and planet == at(line, C)):
        return False
    if op == RECENTER:
        return s.recenter_scope == 0 or is_on_their_half(s, s.side[f], planet)
    if op == GIVE_INFLUENCE:
        return True
    if is_one_before(s, f, line, planet):
        return False
    where = at(line, B)
    if where == CENTRE:
        return s.disc[planet] == 0
    if where == OPPONENT_SIDE:
        return is_on_their_half(s, s.side[f], planet) or (
            s.opponent_side_no_target == 1 and nothing_on_their_half(s, s.side[f])
        )
    return True


@kernel
def is_on_their_half(s: State, side: int, planet: int) -> bool:
    """Z7.1  Whether a disc is on one of the three spaces of the opponent's half."""
    return s.disc[planet] != GONE and s.disc[planet] * (1 - 2 * side) < 0


@kernel
def nothing_on_their_half(s: State, side: int) -> bool:
    """Z11.7"""
    for planet in range(5):
        if is_on_their_half(s, side, planet):
            return False
    return True


@kernel
def is_one_before(s: State, f: int, line: int, planet: int) -> bool:
    """Z7.2, Z11.6  Whether a planet was chosen before where another one is wanted."""
    others = at(line, E)
    if others & 1 and s.one[f] == planet:
        return True
    if others & 2 and s.two[f] == planet:
        return True
    return others > 0 and s.differs_from_scope == 1 and s.own[f] == planet


@kernel
def may_begin_run(s: State, line: int, planet: int) -> bool:
    """Z7.4, Z11.5  A run is named by its first planet, one that may hang over an edge by its middle one."""
    if runs_off_the_board(s, line, planet):
        return False
    first = planet - at(line, B)
    discs = 0
    planets = 0
    for step in range(at(line, A)):
        if first + step >= 0 and first + step < 5:
            planets += 1
            discs += 1 if s.disc[first + step] != GONE else 0
    return discs == planets if s.run_missing_disc == 1 else discs > 0


@kernel
def runs_off_the_board(s: State, line: int, planet: int) -> bool:
    """Z7.4, Z11.4  Whether a run would leave the board where it may not."""
    first = planet - at(line, B)
    hangs_over = first < 0 or first + at(line, A) > 5
    return hangs_over and (at(line, B) == 0 or s.augustus_edge == 1)


# ---------------------------------------------------------------------------- columns


@kernel
def zone_of(s: State, f: int, line: int) -> int:
    """The side whose columns a line takes from."""
    if at(line, OP) == TRANSFER or at(line, A) == 1:
        return other(s.side[f])
    return s.side[f]


@kernel
def column_of(line: int) -> int:
    """The one planet whose column a line takes from, -1 if it may be any."""
    return at(line, A) if at(line, OP) == TRANSFER else at(line, B)


@kernel
def may_take_from(s: State, f: int, line: int, planet: int) -> bool:
    """Z7.11, Z7.12, Z7.22  Whether a free line may take the last agent of a column."""
    if column_of(line) >= 0 or s.height[zone_of(s, f, line), planet] == 0:
        return False
    if at(line, OP) == TRANSFER:
        return True
    return planet != at(line, C) and not (at(line, E) & 1 and s.one[f] == planet)


# ---------------------------------------------------------------------------- technologies


@kernel
def cost_of_level(s: State, side: int, faction: int) -> int:
    """Z3.3  The zenithium for the next level of a technology; -1 if there is none."""
    next_level = s.level[side, faction] + 1
    return next_level if next_level <= LEVELS else -1


@kernel
def cost_by_effect(s: State, f: int, line: int, faction: int) -> int:
    """Z7.17  What the next level costs by the effect of a card; -1 if the effect is not for it or there is none."""
    side = s.side[f]
    wanted = at(line, A)
    cost = cost_of_level(s, side, faction)
    if cost < 0 or (wanted < ANY and wanted != faction):
        return -1
    if wanted == LOWEST:
        for another in range(3):
            if s.level[side, another] < s.level[side, faction]:
                return -1
    return 0 if at(line, C) == 1 else max(0, cost - at(line, B))


@kernel
def may_advance(s: State, f: int, line: int, faction: int) -> bool:
    """Z7.17"""
    cost = cost_by_effect(s, f, line, faction)
    return cost >= 0 and s.zenithium[s.side[f]] >= cost


# ---------------------------------------------------------------------------- prices


@kernel
def can_pay(s: State, f: int, price: int) -> bool:
    """Z6.2, Z7.19  Whether a price can be paid in full."""
    how = at(price, A)
    if how == BY_EXILE:
        enough = agents_for_exile(s, zone_of_price(s, f, price), at(price, C)) >= at(price, D)
        return enough and (at(price, C) >= 0 or some_column_for(s, f, price + 1))
    if is_in_store(how):
        return owned(s, s.side[f], at(price, B)) >= at(price, C)
    if how == BY_DISCARD or how == BY_HAND:
        return s.hand[s.acting] > 0
    if how == BY_INFLUENCE:
        return some_planet_for(s, f, price + 1)
    return count_columns(s, other(s.side[f])) > 0


@kernel
def zone_of_price(s: State, f: int, price: int) -> int:
    """The side whose agents are exiled for a price."""
    return other(s.side[f]) if at(price, B) == 1 else s.side[f]


@kernel
def agents_for_exile(s: State, zone: int, planet: int) -> int:
    """Z7.12  The agents in the columns that a price is taken from: one, all (-1), or all but one (-2 - planet)."""
    if planet >= 0:
        return s.height[zone, planet]
    agents = 0
    for column in range(5):
        if column != -2 - planet:
            agents += s.height[zone, column]
    return agents


@kernel
def may_pay_price(s: State, f: int, line: int, tier: int) -> bool:
    """Z7.20  Whether one of several prices can be paid."""
    price = line + 1 + tier
    return tier < at(line, A) and can_pay(s, f, price) and is_worth_paying(s, f, price, at(price, TO))


@kernel
def is_worth_paying(s: State, f: int, price: int, line: int) -> bool:
    """Z11.14  Whether the gain behind a price would be anything, if that matters. The lines that pay come first."""
    if s.pay_for_empty_gain == 0:
        return True
    how = at(price, A)
    gain = line + (at(price, D) if how == BY_EXILE else 1)
    if at(gain, OP) == RULING:
        gain += 1  # split or not (Z11.2), the influence goes to the same planets
    op = at(gain, OP)
    if op == INFLUENCE:
        return s.disc[at(gain, A)] != GONE
    if op == PICK:
        return some_planet_for(s, f, gain)
    if op == OF_CARD:
        return how == BY_DISCARD or some_column_with_disc(s, f, line)  # an offer must not tell of a hand
    if op == MOBILIZE:
        return s.deck + s.discards > 0
    if op == TRANSFER:
        return count_columns(s, other(s.side[f])) > 0
    return op != LEADER or s.badge != s.side[f] or s.gold == 0


@kernel
def some_planet_for(s: State, f: int, line: int) -> bool:
    """Whether any planet may be chosen for a line."""
    for planet in range(5):
        if may_choose(s, f, line, planet):
            return True
    return False


@kernel
def some_column_for(s: State, f: int, line: int) -> bool:
    """Whether a free line may take any agent."""
    for planet in range(5):
        if may_take_from(s, f, line, planet):
            return True
    return False


@kernel
def some_column_with_disc(s: State, f: int, line: int) -> bool:
    """Whether a free line may take any agent whose planet has its disc."""
    for planet in range(5):
        if may_take_from(s, f, line, planet) and s.disc[planet] != GONE:
            return True
    return False
