"""Carries effects out, line by line, until somebody has to choose (Z6.1). The verbs stand in effects.py."""

from __future__ import annotations

from vetta.core.die import pick
from vetta.core.kernel import kernel
from vetta.core.note import note
from vetta.games.zenith.actions import ADVANCE as ADVANCES
from vetta.games.zenith.actions import COLUMN as COLUMNS
from vetta.games.zenith.actions import DISCARD as DISCARDS
from vetta.games.zenith.actions import GIVE, NO, OPTION, PLANET, PRICE, TOKEN, YES
from vetta.games.zenith.effects import (
    begin_effect,
    count_columns,
    count_technologies,
    discard,
    discard_hand,
    draw_token,
    end_effect,
    exile,
    gain,
    hand_over,
    influence,
    mobilize,
    other,
    printed_cost,
    recentre,
    side_of,
    spend,
    steal,
    take_badge,
    take_token,
    transfer,
    voice,
)  # fmt: skip
from vetta.games.zenith.events import ADVANCED, REACHED, ROW_COMPLETE, TOKEN_CHOSEN, TOKEN_REACHED, TOKEN_TAKEN
from vetta.games.zenith.ignored import tell_if_ignored
from vetta.games.zenith.programmes import (
    ADVANCE,
    BONUS_TOKEN,
    BY_LEVEL,
    CARD_COST,
    CREDITS,
    CREDITS_ITEM,
    DISCARD_HAND,
    END,
    EXILE,
    GIVE_INFLUENCE,
    HAND_OVER,
    IF,
    INFLUENCE,
    JUMP,
    LEADER,
    LEVEL,
    LEVEL_TOKEN,
    MAY,
    MOBILIZE,
    OF_CARD,
    OP,
    PER_COLUMN,
    PICK,
    PRICES,
    ROW_BONUS,
    RULING,
    RUN,
    RUN_END,
    SPEND,
    STEAL,
    STEP,
    TO,
    TRANSFER,
    ZENITHIUM,
    ZENITHIUM_ITEM,
    A,
    B,
    D,
)  # fmt: skip
from vetta.games.zenith.questions import asks, at, column_of, cost_by_effect, holds, ruling, zone_of
from vetta.games.zenith.state import ASKING, RESOLVING, State
from vetta.games.zenith.tables import OF_LEVEL, OF_ROW, PLANET_OF


@kernel
def resolve(s: State) -> None:
    """Z6.1  One line after the other, the effect begun last first."""
    while s.phase == RESOLVING and s.depth > 0:
        f = s.depth - 1
        line = s.row[f]
        if asks(s, f, line):
            s.phase = ASKING
            s.mover = who_answers(s, s.side[f])
        else:
            tell_if_ignored(s, f, line)
            s.row[f] = after_without_answer(s, f, line)
            carry_out(s, f, line)


@kernel
def who_answers(s: State, side: int) -> int:
    """Z5.5, Z6.5, Z9.8, Z11.16  Who chooses for a side: who is on turn, else the one by the technology, or chance."""
    is_a_team = s.left[side] == 0 and s.left[side + 2] == 0
    if is_a_team and side_of(s.acting) != side and s.team_opponent_chooser == 1:
        return side + 2 * pick(s, 2)
    return voice(s, side)


@kernel
def after_without_answer(s: State, f: int, line: int) -> int:
    """Where an effect goes on: at the next line, or where this line leads if its condition does not hold."""
    op = at(line, OP)
    if op == JUMP or op == MAY or op == PRICES or op == RUN:
        return at(line, TO)
    if op == IF:
        return line + 1 if holds(s, s.side[f], line) else at(line, TO)
    if op == RULING:
        return line + 1 if ruling(s, at(line, A)) == 1 else at(line, TO)
    return line + 1


@kernel
def carry_out(s: State, f: int, line: int) -> None:
    """Z6.3, Z7.3  A line that asks nothing: done as far as it can be."""
    op = at(line, OP)
    if op == END:
        end_effect(s)
    elif op == LEVEL:
        begin_level(s, f, at(line, A))
    elif op == LEVEL_TOKEN:
        take_level_token(s, f)
    elif op == ROW_BONUS:
        take_row_bonus(s, f)
    elif op == INFLUENCE:
        influence(s, s.side[f], at(line, A), at(line, B))
    elif op == OF_CARD:
        if s.card[f] >= 0:
            influence(s, s.side[f], PLANET_OF[s.card[f]], at(line, A))
    elif op == STEP:
        planet = s.run[f] - 1 + at(line, A)
        if planet >= 0 and planet < 5:
            influence(s, s.side[f], planet, at(line, B))
    elif op == RUN_END:
        end_run(s, f, line)
    else:
        carry_out_goods(s, f, line, op)


@kernel
def carry_out_goods(s: State, f: int, line: int, op: int) -> None:
    """The lines about credits, zenithium, the badge and agents."""
    side = s.side[f]
    if op == CREDITS:
        gain(s, other(side) if at(line, B) == 1 else side, CREDITS_ITEM, at(line, A))
    elif op == ZENITHIUM:
        gain(s, other(side) if at(line, B) == 1 else side, ZENITHIUM_ITEM, at(line, A))
    elif op == CARD_COST:
        if s.card[f] >= 0:
            gain(s, side, CREDITS_ITEM, printed_cost(s.card[f]))
    elif op == PER_COLUMN:
        columns = count_columns(s, other(side) if at(line, B) == 1 else side)
        gain(s, side, CREDITS_ITEM, at(line, A) * columns)
    elif op == BY_LEVEL:
        begun = count_technologies(s, side)
        if begun > 0:
            gain(s, side, at(line, A), at(line, B + begun - 1))
    elif op == STEAL:
        steal(s, side, at(line, A), at(line, B))
    elif op == SPEND:
        spend(s, side, at(line, A), at(line, B))
    elif op == HAND_OVER:
        hand_over(s, side, at(line, A), at(line, B))
    elif op == TRANSFER:
        s.card[f] = transfer(s, side, column_of(line)) if column_of(line) >= 0 else -1
    elif op == EXILE:
        s.card[f] = exile(s, side, zone_of(s, f, line), column_of(line)) if column_of(line) >= 0 else -1
    elif op == MOBILIZE:
        s.card[f] = mobilize(s, side)
    elif op == DISCARD_HAND:
        discard_hand(s, s.acting)
    elif op == LEADER:
        take_badge(s, side, at(line, A) == 1)
    elif op == BONUS_TOKEN and at(line, A) == 0:
        draw_token(s, side)


# ---------------------------------------------------------------------------- developing


@kernel
def develop(s: State, side: int, faction: int) -> None:
    """Z3.3, Z3.4  The marker goes up one level; that level and all below it are carried out."""
    s.level[side, faction] += 1
    level = s.level[side, faction]
    begin_effect(s, OF_LEVEL[2 * faction + s.face[faction], level - 1], side)
    s.step[s.depth - 1] = faction * 6 + level


@kernel
def begin_level(s: State, f: int, level: int) -> None:
    """Z3.4, Z7.2  Planets chosen for the level above are forgotten."""
    s.one[f] = -1
    s.two[f] = -1
    note(s, REACHED, voice(s, s.side[f]), s.step[f] // 6, level)


@kernel
def take_level_token(s: State, f: int) -> None:
    """Z3.5  The first to reach level 2 takes the token that lies there."""
    slot = 5 + s.step[f] // 6
    if s.step[f] % 6 == 2 and s.slot[slot] >= 0:
        take_token(s, s.side[f], slot, TOKEN_REACHED)


@kernel
def take_row_bonus(s: State, f: int) -> None:
    """Z3.6  All three markers at this level or higher: influence on one planet."""
    side = s.side[f]
    level = s.step[f] % 6
    if level > 3:
        return
    for faction in range(3):
        if s.level[side, faction] < level:
            return
    note(s, ROW_COMPLETE, voice(s, side), level)
    s.one[f] = -1
    s.two[f] = -1
    s.row[f] = OF_ROW[level - 1]


@kernel
def end_run(s: State, f: int, line: int) -> None:
    """Z11.12  Tokens that have waited for the end of a run, one after the other."""
    s.run[f] = -1
    for planet in range(5):
        if (s.late[f] >> planet) & 1:
            s.late[f] ^= 1 << planet
            s.row[f] = line
            take_token(s, s.side[f], planet, TOKEN_TAKEN)
            return


# ---------------------------------------------------------------------------- answering


@kernel
def answer(s: State, action: int) -> None:
    """Z6.5, Z7.21  The choice that the effect begun last was waiting for."""
    f = s.depth - 1
    line = s.row[f]
    side = s.side[f]
    s.phase = RESOLVING
    s.row[f] = line + 1
    if action == NO:
        if at(line, OP) != ADVANCE:
            s.row[f] = at(line, TO)
    elif action == YES:
        s.card[f] = -1
    elif action >= OPTION:
        s.row[f] = at(line + 1 + action - OPTION, TO)
    elif action >= PRICE:
        s.row[f] = at(line + 1 + action - PRICE, TO)
    elif action >= ADVANCES:
        advance(s, f, line, action - ADVANCES)
    elif action >= TOKEN:
        take_token(s, side, action - TOKEN, TOKEN_CHOSEN)
    elif action >= COLUMNS:
        take_from(s, f, line, action - COLUMNS)
    elif action >= PLANET:
        choose_planet(s, f, line, action - PLANET)
    elif action >= DISCARDS and action < GIVE:
        discard(s, s.acting, action - DISCARDS)
        s.card[f] = action - DISCARDS


@kernel
def choose_planet(s: State, f: int, line: int, planet: int) -> None:
    """Z6.4, Z7.1, Z7.4, Z7.5, Z7.6  The planet of an effect."""
    op = at(line, OP)
    side = s.side[f]
    if op == PICK:
        if at(line, D) == 1:
            s.one[f] = planet
        elif at(line, D) == 2:
            s.two[f] = planet
        influence(s, side, planet, at(line, A))
    elif op == RUN:
        s.run[f] = planet + 1 - at(line, B)
    elif op == GIVE_INFLUENCE:
        influence(s, other(side), planet, at(line, A))
    else:
        recentre(s, planet)


@kernel
def take_from(s: State, f: int, line: int, planet: int) -> None:
    """Z7.11, Z7.12  The last agent of a column that was chosen."""
    if at(line, OP) == TRANSFER:
        s.card[f] = transfer(s, s.side[f], planet)
    else:
        s.card[f] = exile(s, s.side[f], zone_of(s, f, line), planet)
        if at(line, D) == 1:
            s.one[f] = planet


@kernel
def advance(s: State, f: int, line: int, faction: int) -> None:
    """Z7.17  A level of a technology by the effect of a card."""
    side = s.side[f]
    cost = cost_by_effect(s, f, line, faction)
    s.zenithium[side] -= cost
    note(s, ADVANCED, voice(s, side), faction, s.level[side, faction] + 1, cost)
    develop(s, side, faction)
