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

    The places of all cards that it cannot know are shuffled among them: each changes places with one further down. But
    whoever counts knows which cards were held while the deck was shuffled: those change places among themselves only.
    """
    most = 0
    for agent in range(AGENTS):
        if is_hidden(s, seat, agent):
            most = max(most, s.kept[agent])
    for kept in range(most + 1):
        shuffle_places(s, seat, kept)


@kernel
def shuffle_places(s: State, seat: int, kept: int) -> None:
    """Z10.2  The cards that have been held through so many shuffles; those of the deck through none."""
    hidden = 0
    for agent in range(AGENTS):
        hidden += 1 if is_one_of(s, seat, agent, kept) else 0
    for agent in range(AGENTS - 1, 0, -1):
        if hidden > 0 and is_one_of(s, seat, agent, kept):
            nth = pick(s, hidden)
            hidden -= 1
            with_whom = 0
            while nth > 0 or not is_one_of(s, seat, with_whom, kept):
                if is_one_of(s, seat, with_whom, kept):
                    nth -= 1
                with_whom += 1
            place = s.where[agent]
            s.where[agent] = s.where[with_whom]
            s.where[with_whom] = place


@kernel
def is_one_of(s: State, seat: int, agent: int, kept: int) -> bool:
    return s.kept[agent] == kept and is_hidden(s, seat, agent)


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
