"""The set-up of Zenith (Z2): boards, tokens, goods and hands."""

from __future__ import annotations

from vetta.core.die import pick
from vetta.core.kernel import kernel
from vetta.core.note import note
from vetta.games.zenith.actions import AGENTS
from vetta.games.zenith.effects import draw_agent, other, side_of
from vetta.games.zenith.events import BEGAN, DEALT, TEAM_BEGAN
from vetta.games.zenith.state import DECK, HAND, SWAPPING, State
from vetta.games.zenith.tables import (
    BEGINNER,
    FACES,
    SEATS,
    SECOND,
    SECOND_TEAM,
    SIDES,
    START_CREDITS,
    START_HAND,
    START_ZENITHIUM,
    TOKEN_KINDS,
    TOKENS,
)


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
            draw_up_to(s, seat, START_HAND, DEALT)
        else:
            s.left[seat] = 1
    note(s, BEGAN if s.seats == 2 else TEAM_BEGAN, s.begins)
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
    """Z1.4, Z2.3  Eight tokens open, one in each slot; the others are the reserve."""
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
def draw_up_to(s: State, seat: int, limit: int, how: int) -> None:
    """Z2.5, Z2.6, Z4.1  Cards are drawn until so many are in the hand; nobody discards down. How is told."""
    agent = 0
    while s.hand[seat] < limit and agent >= 0:
        agent = draw_agent(s)
        if agent >= 0:
            s.where[agent] = HAND + seat
            s.hand[seat] += 1
            note(s, how, seat, agent)
