"""The rules of Zenith, in the order of the rulebook (RULES.md). Z3.2 and the like name its clauses."""

from __future__ import annotations

from vetta.core.die import pick
from vetta.core.kernel import kernel
from vetta.core.note import note
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
)  # fmt: skip
from vetta.games.zenith.actions import ADVANCE as ADVANCES
from vetta.games.zenith.effects import (
    begin_effect,
    draw_agent,
    is_in_hand,
    other,
    put_on_column,
    put_on_discard,
    side_of,
    voice,
)  # fmt: skip
from vetta.games.zenith.events import (
    BEGAN,
    DEVELOPED,
    DRAWN,
    DREW,
    EXCHANGED,
    GAVE,
    LAST_SIDE,
    LED,
    LEFT,
    NEW_DISC,
    ORDERED,
    RECRUITED,
    SET_ASIDE,
    SHOWN,
    SKIPPED,
    UNFINISHED,
)  # fmt: skip
from vetta.games.zenith.programmes import (
    ADVANCE,
    BONUS_TOKEN,
    CHOOSE,
    MAY,
    OP,
    PRICES,
)  # fmt: skip
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
)  # fmt: skip
from vetta.games.zenith.resolving import answer, develop, resolve
from vetta.games.zenith.state import (
    ASIDE,
    ASKING,
    DECK,
    GIVEN,
    GIVING,
    GONE,
    HAND,
    ORDERING,
    OVER,
    RESOLVING,
    SKIPPING,
    SWAPPING,
    TURN,
    State,
)  # fmt: skip
from vetta.games.zenith.tables import (
    BEGINNER,
    COST,
    FACES,
    FACTION_OF,
    GIFTS,
    LONGEST,
    OF_AGENT,
    OF_LEADERSHIP,
    PLANET_OF,
    REFILL,
    SEATS,
    SECOND,
    SECOND_TEAM,
    SIDES,
    START_CREDITS,
    START_HAND,
    START_ZENITHIUM,
    TOKEN_KINDS,
    TOKENS,
    ZONE,
)  # fmt: skip

# ---------------------------------------------------------------------------- Z2  Set-up


@kernel
def start(s: State) -> None:
    """Z2  Sets the table. Seats and options already stand in the record, everything else is 0."""
    s.winner = -1
    s.badge = -1
    s.later = -1
    s.begins = s.first - 1 if s.first > 0 else pick(s, s.seats)
    s.acting = s.begins
    lay_boards(s)
    lay_tokens(s)
    give_goods(s)
    for agent in range(AGENTS):
        s.where[agent] = DECK
        s.below[agent] = -1
    s.deck = AGENTS
    for seat in range(SEATS):
        if seat < s.seats:
            draw_up_to(s, seat, START_HAND)
        else:
            s.left[seat] = 1
    note(s, BEGAN, s.begins)
    s.phase = SWAPPING
    s.mover = s.begins


@kernel
def lay_boards(s: State) -> None:
    """Z2.1, Z2.2, Z2.7, Z2.8, Z9.2  Discs on the centres, sides of the technology, what the second side begins with."""
    faces = s.boards if s.boards < 8 else pick(s, 8)
    for faction in range(3):
        s.face[faction] = FACES[faces, faction]
    second = other(side_of(s.begins))
    towards = 1 - 2 * second
    for planet in range(5):
        amount = SECOND[planet] if s.seats == 2 else SECOND_TEAM[planet]
        if s.handicap == 1 and s.seats == 2:
            amount += BEGINNER[planet]
        s.disc[planet] = towards * amount
        for side in range(SIDES):
            s.top[side, planet] = -1


@kernel
def lay_tokens(s: State) -> None:
    """Z2.3  Eight tokens open, one in each slot; the others are the reserve."""
    left = 0
    for kind in range(TOKEN_KINDS):
        s.reserve[kind] = TOKENS[kind]
        left += TOKENS[kind]
    for slot in range(8):
        nth = pick(s, left)
        kind = 0
        while nth >= s.reserve[kind]:
            nth -= s.reserve[kind]
            kind += 1
        s.reserve[kind] -= 1
        s.slot[slot] = kind
        left -= 1


@kernel
def give_goods(s: State) -> None:
    """Z2.4, Z9.1, Z11.15  Credits and zenithium for each side."""
    times = 2 if s.seats == 4 and s.team_starting_resources == 1 else 1
    for side in range(SIDES):
        s.credits[side] = START_CREDITS * times
        s.zenithium[side] = START_ZENITHIUM * times


@kernel
def draw_up_to(s: State, seat: int, limit: int) -> None:
    """Z2.5, Z4.1  Cards are drawn until so many are in the hand; nobody discards down."""
    agent = 0
    while s.hand[seat] < limit and agent >= 0:
        agent = draw_agent(s)
        if agent >= 0:
            s.where[agent] = HAND + seat
            s.hand[seat] += 1
            note(s, DREW, seat, agent)


@kernel
def swap(s: State, agent: int) -> None:
    """Z2.6, Z11.17, Z11.21  A card of the first hand is laid down, to be replaced."""
    seat = s.mover
    s.hand[seat] -= 1
    s.changed += 1
    if s.mulligan_order == 1 or s.mulligan_discards == 1:
        s.where[agent] = ASIDE + seat
        note(s, SET_ASIDE, seat, agent)
    else:
        put_on_discard(s, agent)
        note(s, EXCHANGED, seat, agent)


@kernel
def end_swap(s: State) -> None:
    """Z2.6  As many cards are drawn; then the next seat may exchange, and after the last the match begins."""
    draw_up_to(s, s.mover, START_HAND)
    if s.mulligan_order == 0:
        clear_aside(s)
    s.changed = 0
    last = place_in_order(s)
    s.mover = (s.mover + 1) % s.seats
    while s.left[s.mover] == 1:
        s.mover = (s.mover + 1) % s.seats
    if place_in_order(s) <= last:
        clear_aside(s)
        begin_round(s, side_of(s.begins))
        pass_on(s)


@kernel
def place_in_order(s: State) -> int:
    """How many seats come before the seat to move, counted from who begins; when it falls, all have had their turn."""
    return (s.mover + s.seats - s.begins) % s.seats


@kernel
def clear_aside(s: State) -> None:
    """Z11.17  Exchanged cards go to the discard pile, or back into the deck."""
    for agent in range(AGENTS):
        if s.where[agent] >= ASIDE:
            seat = s.where[agent] - ASIDE
            if s.mulligan_discards == 1:
                s.where[agent] = DECK
                s.deck += 1
            else:
                put_on_discard(s, agent)
                note(s, SHOWN, seat, agent)


# ---------------------------------------------------------------------------- What is legal


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
        mark_hand(s, mask, DISCARD, s.changed < START_HAND)
        mask[READY] = 1
    elif s.phase == GIVING:
        mark_hand(s, mask, GIVE, s.changed < GIFTS)
        mask[READY] = 1
    elif s.phase == ORDERING:
        mask[BEGIN] = 1
        mask[BEGIN + 1] = 1


@kernel
def mark_hand(s: State, mask: Row, first: int, may: bool) -> None:
    for agent in range(AGENTS):
        if may and is_in_hand(s, s.mover, agent):
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
        mark_hand(s, mask, DISCARD, True)
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


# ---------------------------------------------------------------------------- Z3  A turn


@kernel
def play(s: State, action: int) -> None:
    """Z3.1  One card for one action; effects ask what they have to ask; then the turn ends."""
    if s.phase == TURN:
        s.phase = RESOLVING
        if action < DEVELOP:
            recruit(s, action - RECRUIT)
        elif action < LEAD:
            develop_with(s, action - DEVELOP)
        else:
            lead(s, action - LEAD)
        go_on(s)
    elif s.phase == ASKING:
        answer(s, action)
        go_on(s)
    elif s.phase == SWAPPING:
        if action == READY:
            end_swap(s)
        else:
            swap(s, action - DISCARD)
    elif s.phase == GIVING:
        if action == READY:
            end_turn(s)
        else:
            give(s, action - GIVE)
    else:
        order(s, action - BEGIN)


@kernel
def go_on(s: State) -> None:
    """Z6.1, Z9.5  Effects are carried out; after the last one the turn ends, or cards are given first."""
    resolve(s)
    if s.phase == RESOLVING:
        if s.leads == 1 and s.seats == 4 and s.hand[s.acting] > 0 and s.left[team_mate(s.acting)] == 0:
            s.phase = GIVING
            s.mover = s.acting
            s.changed = 0
        else:
            end_turn(s)


@kernel
def recruit(s: State, agent: int) -> None:
    """Z3.2  Into the column, paid, its effects carried out."""
    side = side_of(s.acting)
    cost = cost_now(s, side, agent)
    s.hand[s.acting] -= 1
    put_on_column(s, side, agent)
    s.credits[side] -= cost
    note(s, RECRUITED, s.acting, agent, cost)
    begin_effect(s, OF_AGENT[agent], side)
    s.own[s.depth - 1] = PLANET_OF[agent]


@kernel
def develop_with(s: State, agent: int) -> None:
    """Z3.3  The card is discarded, the zenithium paid, the marker of its faction goes up."""
    side = side_of(s.acting)
    faction = FACTION_OF[agent]
    cost = cost_of_level(s, side, faction)
    s.hand[s.acting] -= 1
    put_on_discard(s, agent)
    s.zenithium[side] -= cost
    note(s, DEVELOPED, s.acting, agent, faction, s.level[side, faction] + 1, cost)
    develop(s, side, faction)


@kernel
def lead(s: State, agent: int) -> None:
    """Z3.7  The card is discarded: the badge, and something by its faction."""
    s.hand[s.acting] -= 1
    put_on_discard(s, agent)
    s.leads = 1
    note(s, LED, s.acting, agent)
    begin_effect(s, OF_LEADERSHIP[FACTION_OF[agent]], side_of(s.acting))


@kernel
def give(s: State, agent: int) -> None:
    """Z9.5, Z10.4  A card of the own hand for the team mate; both know which."""
    mate = team_mate(s.acting)
    s.hand[s.acting] -= 1
    s.hand[mate] += 1
    s.where[agent] = GIVEN + mate
    s.changed += 1
    note(s, GAVE, s.acting, mate, agent)
    if s.changed == GIFTS or s.hand[s.acting] == 0:
        end_turn(s)


@kernel
def team_mate(seat: int) -> int:
    """Z9.1  The member across the table."""
    return (seat + 2) % 4


# ---------------------------------------------------------------------------- Z4  End of a turn


@kernel
def end_turn(s: State) -> None:
    """Z4  This turn ends, and so does each one after it in which nobody has a card."""
    close_turn(s)
    next_turn(s)
    pass_on(s)


@kernel
def pass_on(s: State) -> None:
    """Z4.4  A seat without a card is passed over, though it still refills."""
    while s.phase == SKIPPING:
        close_turn(s)
        next_turn(s)


@kernel
def close_turn(s: State) -> None:
    """Z4.1, Z4.2, Z9.6  The hand is refilled, empty tracks get their disc."""
    s.turns += 1
    s.leads = 0
    s.changed = 0
    badge = 0 if s.badge != side_of(s.acting) else 1 + s.gold
    if s.left[s.acting] == 0:
        draw_up_to(s, s.acting, REFILL[badge])
    for planet in range(5):
        if s.disc[planet] == GONE:
            s.disc[planet] = 0
            note(s, NEW_DISC, planet)


@kernel
def next_turn(s: State) -> None:
    """Z3.1, Z9.3, Z8.6, Z11.19  The other member of the team, or the other side; or the match has lasted too long."""
    if s.turn_cap == 0 and s.turns >= LONGEST[s.seats]:
        end_unfinished(s)
    elif s.later >= 0:
        seat = s.later
        s.later = -1
        begin_turn(s, seat)
    else:
        begin_round(s, other(side_of(s.acting)))


@kernel
def begin_round(s: State, side: int) -> None:
    """Z9.3, Z11.23  A team agrees who plays first in its round."""
    if s.seats == 2 or s.left[side] == 1 or s.left[side + 2] == 1:
        begin_turn(s, side if s.left[side] == 0 else side + 2)
    else:
        s.phase = ORDERING
        s.mover = side
        s.acting = side


@kernel
def order(s: State, member: int) -> None:
    """Z9.3  The member who plays first; the other plays second."""
    side = side_of(s.mover)
    seat = side + 2 * member
    note(s, ORDERED, seat)
    s.later = team_mate(seat)
    begin_turn(s, seat)
    pass_on(s)


@kernel
def begin_turn(s: State, seat: int) -> None:
    """Z3.1  A seat with a card plays it."""
    s.acting = seat
    s.mover = seat
    if s.hand[seat] > 0:
        s.skipped = 0
        s.phase = TURN
    else:
        pass_over(s, seat)


@kernel
def pass_over(s: State, seat: int) -> None:
    """Z4.4, Z8.5, Z11.18  Nothing to play: the match ends when everybody has been passed over in a row, or at once."""
    s.skipped |= 1 << seat
    note(s, SKIPPED, seat)
    if s.stalemate == 1:
        s.phase = OVER
        note(s, DRAWN)
    elif all_skipped(s):
        end_unfinished(s)
    else:
        s.phase = SKIPPING


# ---------------------------------------------------------------------------- Z8  The end


@kernel
def all_skipped(s: State) -> bool:
    """Z8.5  Whether no seat at the table has had a card since the last turn with one; a member may come up twice."""
    for seat in range(SEATS):
        if s.left[seat] == 0 and not (s.skipped >> seat) & 1:
            return False
    return True


@kernel
def end_unfinished(s: State) -> None:
    """Z8.7, Z11.20  More captured discs, then more different planets; else nobody has won."""
    s.phase = OVER
    if s.unfinished_winner == 0:
        better = captured(s, 0) * 6 + planets_won(s, 0) - captured(s, 1) * 6 - planets_won(s, 1)
        if better != 0:
            s.winner = 0 if better > 0 else 1
    if s.winner >= 0:
        note(s, UNFINISHED, voice(s, s.winner))
    else:
        note(s, DRAWN)


@kernel
def captured(s: State, side: int) -> int:
    discs = 0
    for planet in range(5):
        discs += s.captured[side, planet]
    return discs


@kernel
def planets_won(s: State, side: int) -> int:
    planets = 0
    for planet in range(5):
        planets += 1 if s.captured[side, planet] > 0 else 0
    return planets


@kernel
def over(s: State) -> bool:
    return s.phase == OVER


@kernel
def seat_to_move(s: State) -> int:
    return s.mover


@kernel
def score(s: State, seat: int) -> int:
    """Z8.1, Z8.7  One for the side that has won, minus one for the other, nothing for either after a draw."""
    if s.winner < 0 or s.phase != OVER:
        return 0
    return 1 if side_of(seat) == s.winner else -1


@kernel
def standing(s: State, seat: int) -> int:
    """Z8.7  For the results table: captured discs."""
    return captured(s, side_of(seat))


# ---------------------------------------------------------------------------- Z12  At the table


@kernel
def leave(s: State, seat: int) -> None:
    """Z12.1  The hand is discarded; a team mate plays on alone; when nobody of a side is left, the other has won."""
    if s.left[seat] == 1 or s.phase == OVER:
        return
    s.left[seat] = 1
    note(s, LEFT, seat)
    for agent in range(AGENTS):
        if is_in_hand(s, seat, agent) or s.where[agent] == ASIDE + seat:
            put_on_discard(s, agent)
    s.hand[seat] = 0
    side = side_of(seat)
    if s.seats == 2 or s.left[team_mate(seat)] == 1:
        s.winner = other(side)
        s.phase = OVER
        s.mover = voice(s, s.winner)
        note(s, LAST_SIDE, s.mover)
        return
    if s.later == seat:
        s.later = -1
    play_on_without(s, seat)


@kernel
def play_on_without(s: State, seat: int) -> None:
    """Z12.1  What the seat was about to do is done by its team mate, or not at all."""
    mate = team_mate(seat)
    if s.phase == SWAPPING and s.mover == seat:
        s.hand[seat] = START_HAND
        end_swap(s)
        s.hand[seat] = 0
    elif s.phase == ORDERING and side_of(s.mover) == side_of(seat):
        begin_turn(s, mate)
        pass_on(s)
    elif s.acting == seat and (s.phase == TURN or s.phase == GIVING):
        end_turn(s)
    elif s.phase == ASKING:
        if s.acting == seat:
            s.acting = mate
        if s.mover == seat:
            s.phase = RESOLVING
            go_on(s)


@kernel
def idle(s: State) -> int:
    """Z12.2  What is played when time is up: leadership with any card, the first answer, no if it may be."""
    if s.phase == TURN:
        nth = pick(s, s.hand[s.mover])
        agent = 0
        while nth > 0 or not is_in_hand(s, s.mover, agent):
            if is_in_hand(s, s.mover, agent):
                nth -= 1
            agent += 1
        return LEAD + agent
    if s.phase == ORDERING:
        return BEGIN
    return first_answer(s) if s.phase == ASKING else READY


@kernel
def first_answer(s: State) -> int:
    f = s.depth - 1
    line = s.row[f]
    op = at(line, OP)
    if may_decline(op):
        return NO
    if op == CHOOSE:
        return OPTION
    if op == BONUS_TOKEN:
        slot = 0
        while s.slot[slot] < 0:
            slot += 1
        return TOKEN + slot
    if op == DISCARD_CARD:
        agent = 0
        while not is_in_hand(s, s.mover, agent):
            agent += 1
        return DISCARD + agent
    planet = 0
    if asks_for_column(op):
        while not may_take_from(s, f, line, planet):
            planet += 1
        return COLUMN + planet
    while not may_choose(s, f, line, planet):
        planet += 1
    return PLANET + planet


@kernel
def usual(s: State) -> int:
    """No question of Zenith goes without saying."""
    return -1
