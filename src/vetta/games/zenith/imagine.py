"""What a seat cannot know, dealt anew: the hands of others and what is left of the deck (Z10).

Every world that fits what the table has shown is as likely as every other. What a seat gave to its team mate it knows.
"""

from __future__ import annotations

from vetta.core.die import pick
from vetta.core.kernel import kernel
from vetta.games.zenith.effects import side_of
from vetta.games.zenith.hidden import others_then, perhaps_given, put_back_by, shuffles
from vetta.games.zenith.state import ASIDE, COLUMN, DECK, GIVEN, HAND, State
from vetta.games.zenith.tables import AGENTS, SIDES

GIFTS, HELD_LATER, OF_OTHERS = range(3)
"""Cards that change places among themselves: those of a side of which one was given; those that came to their place
after the seat put cards back into the deck; those that it did not put back."""


@kernel
def imagine(s: State, seat: int) -> None:
    """Z10.1, Z10.2, Z10.4, Z11.17  A world that looks the same from this seat; -1 is a spectator.

    First any card of a hand may be the one that was given from it. Then the places of all cards that the seat cannot
    know are shuffled among them. But whoever counts knows which cards were held while the deck was shuffled: those
    change places among themselves only. And what the seat put back itself is not where a card was held then: its own
    cards find their places first, the others share what is left.
    """
    if s.seats == 4:
        for side in range(SIDES):
            if seat < 0 or side_of(seat) != side:
                shuffle_places(s, seat, GIFTS, side)
    most = 0
    own = False
    for agent in range(AGENTS):
        if is_hidden(s, seat, agent):
            most = max(most, shuffles(s, agent))
            own = own or (seat >= 0 and put_back_by(s, agent) == seat)
    for kept in range(most + 1):
        if own:
            shuffle_places(s, seat, HELD_LATER, kept)
        shuffle_places(s, seat, OF_OTHERS, kept)


@kernel
def shuffle_places(s: State, seat: int, which: int, of: int) -> None:
    """Z10.2  Each of these cards changes places with one further down, or stays."""
    hidden = 0
    for agent in range(AGENTS):
        hidden += 1 if is_one_of(s, seat, agent, which, of) else 0
    for agent in range(AGENTS - 1, 0, -1):
        if hidden > 0 and is_one_of(s, seat, agent, which, of):
            nth = pick(s, hidden)
            hidden -= 1
            with_whom = 0
            while nth > 0 or not is_one_of(s, seat, with_whom, which, of):
                if is_one_of(s, seat, with_whom, which, of):
                    nth -= 1
                with_whom += 1
            change_places(s, agent, with_whom, which)


@kernel
def is_one_of(s: State, seat: int, agent: int, which: int, of: int) -> bool:
    """Of a side what may have been given; else what was held through so many shuffles."""
    if not is_hidden(s, seat, agent):
        return False
    if which == GIFTS:
        return perhaps_given(s, agent) and side_of(s.where[agent]) == of
    if shuffles(s, agent) != of:
        return False
    if seat < 0:
        return True
    return put_back_by(s, agent) != seat if which == OF_OTHERS else not (others_then(s, agent) >> seat) & 1


@kernel
def change_places(s: State, one: int, two: int, which: int) -> None:
    """What is noted of a card goes with its place, but how long a card was held, and the own ones, with the card."""
    place = s.where[one]
    s.where[one] = s.where[two]
    s.where[two] = place
    if which == GIFTS:
        return
    kept = s.kept[one]
    s.kept[one] = s.kept[two]
    s.kept[two] = kept
    if which == HELD_LATER:
        more = others_then(s, one) - others_then(s, two)
        s.below[one] += more
        s.below[two] -= more
    else:
        below = s.below[one]
        s.below[one] = s.below[two]
        s.below[two] = below


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
