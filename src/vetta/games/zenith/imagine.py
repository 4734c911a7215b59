"""What a seat cannot know, dealt anew: the hands of others and what is left of the deck (Z10).

Every world that fits what the table has shown is as likely as every other. What a seat gave to its team mate it knows.
"""

from __future__ import annotations

from vetta.core.die import pick
from vetta.core.kernel import kernel
from vetta.games.zenith.state import ASIDE, COLUMN, DECK, GIVEN, HAND, State
from vetta.games.zenith.tables import AGENTS


@kernel
def imagine(s: State, seat: int) -> None:
    """Z10.1, Z10.2, Z10.4  A world that looks the same from this seat; -1 is a spectator.

    The places of all cards that it cannot know are shuffled among them: each change of places with one further down.
    """
    hidden = 0
    for agent in range(AGENTS):
        hidden += 1 if is_hidden(s, seat, agent) else 0
    for agent in range(AGENTS - 1, 0, -1):
        if is_hidden(s, seat, agent):
            nth = pick(s, hidden)
            hidden -= 1
            with_whom = 0
            while nth > 0 or not is_hidden(s, seat, with_whom):
                if is_hidden(s, seat, with_whom):
                    nth -= 1
                with_whom += 1
            place = s.where[agent]
            s.where[agent] = s.where[with_whom]
            s.where[with_whom] = place


@kernel
def is_hidden(s: State, seat: int, agent: int) -> bool:
    """Whether a card lies where this seat cannot know it: in the deck, in another's hand, or set aside by another."""
    where = s.where[agent]
    if where == DECK:
        return True
    if where >= ASIDE:
        return where != ASIDE + seat
    if where >= GIVEN:
        return where != GIVEN + seat and (seat < 0 or s.seats == 2 or where != GIVEN + (seat + 2) % 4)
    return where >= HAND and where < COLUMN and where != HAND + seat
