"""What a seat may see of the table, what it must touch to act, and what it knows as numbers for a network."""

from __future__ import annotations

from vetta.core.kernel import kernel
from vetta.core.record import Grid, Row
from vetta.core.view import show
from vetta.games.zenith.actions import (
    ADVANCE,
    BEGIN,
    COLUMN,
    DEVELOP,
    DISCARD,
    GIVE,
    LEAD,
    OPTION,
    PLANET,
    PRICE,
    TOKEN,
    YES,
)  # fmt: skip
from vetta.games.zenith.effects import is_in_hand, name_of_victory, other, side_of, voice
from vetta.games.zenith.events import (
    ASK_ADVANCE,
    ASK_CENTRE,
    ASK_CHOOSE,
    ASK_DISCARD,
    ASK_EXILE_OTHER,
    ASK_EXILE_OWN,
    ASK_GIVE,
    ASK_GIVE_INFLUENCE,
    ASK_OPPONENT_SIDE,
    ASK_ORDER,
    ASK_PAY,
    ASK_PICK,
    ASK_PRICES,
    ASK_RECENTRE,
    ASK_RUN,
    ASK_RUN_CENTRE,
    ASK_SWAP,
    ASK_TOKEN,
    ASK_TRANSFER,
    ASK_TURN,
    TELL_DRAWN,
    TELL_WON,
    WAIT_EFFECT,
    WAIT_GIVE,
    WAIT_ORDER,
    WAIT_SWAP,
    WAIT_TURN,
)  # fmt: skip
from vetta.games.zenith.legal import cost_now, is_in_zone
from vetta.games.zenith.lexicon import (
    ANSWERS_AT,
    BACK_KIND,
    BACKS,
    BADGE_AT,
    BADGE_PIECE,
    CAPTURED_PIECES,
    COLUMNS_AT,
    CREDITS_PIECES,
    DECK_AT,
    DECK_PIECE,
    DISC_PIECES,
    DISCARD_AT,
    FACE_KINDS,
    GOODS_KINDS,
    HANDS_AT,
    HIDDEN_PIECES,
    LEADERSHIP_SOURCES,
    LEVEL_SOURCES,
    MARKER_PIECES,
    PIECES,
    PLANET_KINDS,
    PLANETS_AT,
    RESERVE_AT,
    RESERVE_KIND,
    RESERVE_PIECE,
    ROW_SOURCES,
    SILVER_KIND,
    SLOTS_AT,
    SPACES,
    STORES_AT,
    TECHNOLOGIES_AT,
    TOKEN_KIND,
    TOKEN_PIECES,
    TOKEN_SOURCES,
    TRACKS_AT,
    TURN_KINDS,
    TURN_PIECES,
    TURNS_AT,
    USED_PIECES,
    VICTORY_KINDS,
    VICTORY_PIECES,
    ZENITHIUM_PIECES,
)  # fmt: skip
from vetta.games.zenith.programmes import ADVANCE as ADVANCE_LINE
from vetta.games.zenith.programmes import (
    BONUS_TOKEN,
    CENTRE,
    CHOOSE,
    EXILE,
    GIVE_INFLUENCE,
    MAY,
    OP,
    OPPONENT_SIDE,
    PICK,
    PRICES,
    RECENTER,
    RUN,
    TRANSFER,
    A,
    B,
)  # fmt: skip
from vetta.games.zenith.questions import at, nothing_on_their_half, zone_of
from vetta.games.zenith.state import ASIDE, ASKING, GIVING, GONE, ORDERING, OVER, SWAPPING, TURN, State
from vetta.games.zenith.state import COLUMN as COLUMN_OF
from vetta.games.zenith.state import DISCARD as DISCARDED
from vetta.games.zenith.state import GIVEN as GIVEN_TO
from vetta.games.zenith.tables import (
    AGENTS,
    COST,
    DISCS,
    FACTION_OF,
    FARTHEST,
    GIFTS,
    LONGEST,
    OF_AGENT,
    OF_LEADERSHIP,
    OF_LEVEL,
    OF_ROW,
    OF_TOKEN,
    PLANET_OF,
    PLANETS_WON,
    REFILL,
    SAME,
    SEATS,
    SIDES,
    START_HAND,
    TOKEN_KINDS,
)  # fmt: skip


@kernel
def look(s: State, seat: int, rows: Grid) -> int:
    """Z10  One row for each piece that this seat may see; how many rows there are."""
    n = look_at_tracks(s, rows)
    n = look_at_agents(s, seat, rows, n)
    for side in range(SIDES):
        n = look_at_side(s, side, rows, n)
    for owner in range(s.seats):
        if owner != seat and s.left[owner] == 0:
            n = show(rows, n, BACKS + owner, BACK_KIND, HANDS_AT + owner, 0, 0, s.hand[owner])
    for slot in range(8):
        if s.slot[slot] >= 0:
            n = show(rows, n, TOKEN_PIECES + slot, TOKEN_KIND + s.slot[slot], SLOTS_AT + slot, 0, 0, 0)
    n = look_at_reserve(s, rows, n)
    badge_at = BADGE_AT if s.badge < 0 else STORES_AT + s.badge
    cards = REFILL[0] if s.badge < 0 else REFILL[1 + s.gold]
    n = show(rows, n, BADGE_PIECE, SILVER_KIND + s.gold, badge_at, 2, 0, cards)
    n = show(rows, n, TURN_PIECES, TURN_KINDS, TURNS_AT, 0, 0, s.turns)
    if s.turn_cap == 0:
        n = show(rows, n, TURN_PIECES + 1, TURN_KINDS + 1, TURNS_AT, 1, 0, LONGEST[s.seats])
    return show(rows, n, DECK_PIECE, BACK_KIND, DECK_AT, 0, 0, s.deck)


@kernel
def look_at_reserve(s: State, rows: Grid, n: int) -> int:
    """Z10.3  Tokens face down: how many, and of which kinds they must be; tokens discarded, by kind."""
    left = 0
    for kind in range(TOKEN_KINDS):
        left += s.reserve[kind]
        if s.reserve[kind] > 0:
            n = show(rows, n, HIDDEN_PIECES + kind, TOKEN_KIND + kind, RESERVE_AT, 1 + kind, 0, s.reserve[kind])
        if s.used[kind] > 0:
            n = show(rows, n, USED_PIECES + kind, TOKEN_KIND + kind, RESERVE_AT, 9 + kind, 0, s.used[kind])
    return show(rows, n, RESERVE_PIECE, RESERVE_KIND, RESERVE_AT, 0, 0, left)


@kernel
def look_at_tracks(s: State, rows: Grid) -> int:
    """Z1.1  Each disc on its space; the space in front of side 0 is the last of a track."""
    n = 0
    for planet in range(5):
        if s.disc[planet] != GONE:
            space = TRACKS_AT + planet * SPACES + FARTHEST + s.disc[planet]
            n = show(rows, n, DISC_PIECES + planet, PLANET_KINDS + planet, space, 0, 0, 0)
    return n


@kernel
def look_at_agents(s: State, seat: int, rows: Grid, n: int) -> int:
    """Z10.1, Z10.2, Z10.4  Columns and discards are open; of the hands only the own, and what was given.

    In a hand the number is the cost now; how a card faces says what is to be known of it: see `show_in_hand`. A card
    laid aside in secret faces 4.
    """
    for side in range(SIDES):
        for planet in range(5):
            agent = s.top[side, planet]
            order = s.height[side, planet]
            while agent >= 0:
                order -= 1
                n = show(rows, n, agent, agent, COLUMNS_AT + 5 * side + planet, order, 0, COST[agent])
                agent = s.below[agent]
    for agent in range(AGENTS):
        if s.where[agent] == DISCARDED:
            n = show(rows, n, agent, agent, DISCARD_AT, 0, 0, COST[agent])
        elif seat >= 0 and is_in_hand(s, seat, agent):
            n = show_in_hand(s, seat, agent, 0, rows, n)
        elif seat >= 0 and s.seats == 4 and s.where[agent] == GIVEN_TO + (seat + 2) % 4:
            n = show_in_hand(s, (seat + 2) % 4, agent, 1, rows, n)
        elif seat >= 0 and s.where[agent] == ASIDE + seat:
            n = show(rows, n, agent, agent, HANDS_AT + seat, 2, 4, COST[agent])
    return n


@kernel
def show_in_hand(s: State, holder: int, agent: int, order: int, rows: Grid, n: int) -> int:
    """Z3.2, Z9.4  A card of a hand: what it costs its holder now, 1 if that is less than printed, 2 more if the holder
    may not recruit it."""
    cost = cost_now(s, side_of(holder), agent)
    facing = 1 if cost < COST[agent] else 0
    if not is_in_zone(s, holder, agent):
        facing += 2
    return show(rows, n, agent, agent, HANDS_AT + holder, order, facing, cost)


@kernel
def look_at_side(s: State, side: int, rows: Grid, n: int) -> int:
    """Z9.1  What a side owns, and how far each victory is."""
    store = STORES_AT + side
    n = show(rows, n, CREDITS_PIECES + side, GOODS_KINDS, store, 0, 0, s.credits[side])
    n = show(rows, n, ZENITHIUM_PIECES + side, GOODS_KINDS + 1, store, 1, 0, s.zenithium[side])
    same = 0
    planets = 0
    discs = 0
    for planet in range(5):
        many = s.captured[side, planet]
        same = max(same, many)
        planets += 1 if many > 0 else 0
        discs += many
        if many > 0:
            piece = CAPTURED_PIECES + 5 * side + planet
            n = show(rows, n, piece, PLANET_KINDS + planet, store, 3 + planet, 0, many)
    n = show(rows, n, VICTORY_PIECES + 3 * side, VICTORY_KINDS, store, 8, 0, max(0, SAME - same))
    n = show(rows, n, VICTORY_PIECES + 3 * side + 1, VICTORY_KINDS + 1, store, 9, 0, max(0, PLANETS_WON - planets))
    n = show(rows, n, VICTORY_PIECES + 3 * side + 2, VICTORY_KINDS + 2, store, 10, 0, max(0, DISCS - discs))
    for faction in range(3):
        kind = FACE_KINDS + 2 * faction + s.face[faction]
        piece = MARKER_PIECES + 3 * side + faction
        n = show(rows, n, piece, kind, TECHNOLOGIES_AT + faction, side, side, s.level[side, faction])
    return n


# ---------------------------------------------------------------------------- picks


@kernel
def picks(s: State, action: int, things: Row) -> int:
    """What to touch for an action, in order: pieces by their number, places after them; how many."""
    side = side_of(s.mover)
    if action < PLANET:
        agent = action % AGENTS
        things[0] = agent
        if action < DEVELOP:
            things[1] = PIECES + COLUMNS_AT + 5 * side + PLANET_OF[agent]
        elif action < LEAD:
            things[1] = MARKER_PIECES + 3 * side + FACTION_OF[agent]
        elif action < DISCARD:
            things[1] = BADGE_PIECE
        elif action < GIVE:
            return 1
        else:
            things[1] = PIECES + HANDS_AT + (s.mover + 2) % 4
        return 2
    if action < COLUMN:
        things[0] = PIECES + PLANETS_AT + action - PLANET
    elif action < TOKEN:
        f = max(0, s.depth - 1)
        zone = zone_of(s, f, s.row[f]) if s.phase == ASKING else other(side)
        things[0] = PIECES + COLUMNS_AT + 5 * zone + action - COLUMN
    elif action < ADVANCE:
        things[0] = TOKEN_PIECES + action - TOKEN
    elif action < PRICE:
        things[0] = MARKER_PIECES + 3 * side + action - ADVANCE
    elif action < OPTION:
        things[0] = PIECES + ANSWERS_AT + 3 + action - PRICE
    elif action < YES:
        things[0] = PIECES + ANSWERS_AT + 6 + action - OPTION
    elif action < BEGIN:
        things[0] = PIECES + ANSWERS_AT + action - YES
    else:
        things[0] = PIECES + HANDS_AT + side + 2 * (action - BEGIN)
    return 1


# ---------------------------------------------------------------------------- prompts


@kernel
def source(s: State) -> int:
    """What asks: the effect begun last, by the programme it stands in."""
    f = s.depth - 1
    line = s.row[f]
    if s.step[f] >= 0 and line < OF_TOKEN[0]:
        side = 2 * (s.step[f] // 6) + s.face[s.step[f] // 6]
        found = 0
        while found < 4 and line < OF_LEVEL[side, found]:
            found += 1
        return LEVEL_SOURCES + 5 * side + found
    if line >= OF_ROW[0]:
        row = 0
        while row < 2 and line >= OF_ROW[row + 1]:
            row += 1
        return ROW_SOURCES + row
    if line >= OF_LEADERSHIP[0]:
        faction = 0
        while faction < 2 and line >= OF_LEADERSHIP[faction + 1]:
            faction += 1
        return LEADERSHIP_SOURCES + faction
    if line >= OF_TOKEN[0]:
        return TOKEN_SOURCES + s.token[f]
    agent = 0
    while agent < AGENTS - 1 and line >= OF_AGENT[agent + 1]:
        agent += 1
    return agent


@kernel
def prompt(s: State, seat: int, args: Row) -> int:
    """What the table asks this seat for, or what it waits for another seat to do."""
    args[0] = s.mover
    mine = seat == s.mover
    if s.phase == OVER:
        if s.winner < 0:
            return TELL_DRAWN
        args[0] = voice(s, s.winner)
        args[1] = name_of_victory(s)
        return TELL_WON
    if s.phase == SWAPPING:
        args[1] = START_HAND - s.changed
        return ASK_SWAP if mine else WAIT_SWAP
    if s.phase == TURN:
        return ASK_TURN if mine else WAIT_TURN
    if s.phase == GIVING:
        args[1] = GIFTS - s.changed
        args[2] = (s.mover + 2) % 4
        return ASK_GIVE if mine else WAIT_GIVE
    if s.phase == ORDERING:
        args[1] = (s.mover + 2) % 4
        return ASK_ORDER if mine else WAIT_ORDER
    args[1] = source(s)
    if not mine:
        return WAIT_EFFECT
    args[2] = at(s.row[s.depth - 1], A)
    return question(s)


@kernel
def question(s: State) -> int:
    """Z11.7  The question of the effect begun last, as it is meant now."""
    f = s.depth - 1
    line = s.row[f]
    op = at(line, OP)
    if op == PICK:
        if at(line, B) == CENTRE:
            return ASK_CENTRE
        anywhere = s.opponent_side_no_target == 1 and nothing_on_their_half(s, s.side[f])
        return ASK_OPPONENT_SIDE if at(line, B) == OPPONENT_SIDE and not anywhere else ASK_PICK
    if op == RUN:
        return ASK_RUN_CENTRE if at(line, B) == 1 else ASK_RUN
    if op == GIVE_INFLUENCE:
        return ASK_GIVE_INFLUENCE
    if op == RECENTER:
        return ASK_RECENTRE
    if op == TRANSFER:
        return ASK_TRANSFER
    if op == EXILE:
        return ASK_EXILE_OWN if at(line, A) == 0 else ASK_EXILE_OTHER
    if op == BONUS_TOKEN:
        return ASK_TOKEN
    if op == ADVANCE_LINE:
        return ASK_ADVANCE
    if op == MAY:
        return ASK_PAY
    if op == PRICES:
        return ASK_PRICES
    return ASK_CHOOSE if op == CHOOSE else ASK_DISCARD


@kernel
def final(s: State, action: int) -> int:
    """Whatever shows a card of a hand cannot be taken back; of the rest only trying it tells."""
    return 1 if action < PLANET else -1


# ---------------------------------------------------------------------------- observations

GLOBAL = 5 + 5 + 10 + 2 * 9 + 8 * 9 + 8 + 8 + 7 + 30
PER_AGENT = 7
OBSERVATION = GLOBAL + PER_AGENT * AGENTS + 4


@kernel
def observe(s: State, seat: int, sight: Row) -> None:
    """What the seat knows, as numbers, the own side first."""
    for i in range(OBSERVATION):
        sight[i] = 0
    mine = side_of(max(0, seat))
    n = observe_table(s, mine, sight)
    for agent in range(AGENTS):
        where = s.where[agent]
        if where == DISCARDED:
            sight[n] = 1
        elif where == COLUMN_OF + mine:
            sight[n + 1] = 1
        elif where == COLUMN_OF + other(mine):
            sight[n + 2] = 1
        elif seat >= 0 and is_in_hand(s, seat, agent):
            sight[n + 3] = 1
            sight[n + 4] = cost_now(s, mine, agent)
        elif seat >= 0 and s.seats == 4 and where == GIVEN_TO + (seat + 2) % 4:
            sight[n + 5] = 1
        n += PER_AGENT
    for side in range(SIDES):
        for planet in range(5):
            if s.top[side, planet] >= 0:
                sight[GLOBAL + PER_AGENT * s.top[side, planet] + 6] = 1
    for step in range(SEATS):
        sight[n + step] = s.hand[(max(0, seat) + step) % s.seats] if step < s.seats else 0


@kernel
def observe_table(s: State, mine: int, sight: Row) -> int:
    """Tracks, captured discs, goods, technologies, tokens, the phase and the question."""
    towards = 1 - 2 * mine
    for planet in range(5):
        if s.disc[planet] == GONE:
            sight[5 + planet] = 1
        else:
            sight[planet] = s.disc[planet] * towards
        sight[10 + planet] = s.captured[mine, planet]
        sight[15 + planet] = s.captured[other(mine), planet]
    n = 20
    for step in range(SIDES):
        side = mine if step == 0 else other(mine)
        sight[n] = s.credits[side]
        sight[n + 1] = s.zenithium[side]
        sight[n + 2] = 1 if s.badge == side else 0
        sight[n + 3] = 1 if s.badge == side and s.gold == 1 else 0
        for faction in range(3):
            sight[n + 4 + faction] = s.level[side, faction]
        sight[n + 7] = 1 if side_of(s.acting) == side else 0
        sight[n + 8] = 1 if side_of(s.mover) == side else 0
        n += 9
    for slot in range(8):
        sight[n + 1 + s.slot[slot]] = 1
        n += 9
    for kind in range(TOKEN_KINDS):
        sight[n + kind] = s.reserve[kind]
    n += 8
    for faction in range(3):
        sight[n + faction] = s.face[faction]
    n += 8
    sight[n + s.phase] = 1
    n += 7
    if s.phase == ASKING:
        sight[n + question(s)] = 1
    return GLOBAL
