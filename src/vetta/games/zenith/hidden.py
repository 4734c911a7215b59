"""What can be worked out of cards that nobody else sees (Z10): noted here, used by imagine.py.

Notes are of cards in the deck, in a hand or set aside. In `kept` stands through how many shuffles a card was held, and
PERHAPS_GIVEN more while it may be one that was given. In `below` stands, as -1 less a number, which seats put cards
back into the deck while it was held, a set of bits, and 16 times the seat from 1 that put it back itself.
"""

from __future__ import annotations

from vetta.core.kernel import kernel
from vetta.games.zenith.state import ASIDE, DECK, GIVEN, HAND, State
from vetta.games.zenith.tables import AGENTS, SEATS

PERHAPS_GIVEN = 64
MOST_SHUFFLES = PERHAPS_GIVEN - 1
"""More often nobody keeps count."""


@kernel
def holder(s: State, agent: int) -> int:
    """The seat that has this agent in its hand, -1 if nobody has."""
    where = s.where[agent]
    if where >= HAND and where < HAND + SEATS:
        return where - HAND
    return where - GIVEN if where >= GIVEN and where < ASIDE else -1


@kernel
def shuffles(s: State, agent: int) -> int:
    """Z10.2  How often the deck was shuffled while this agent was held."""
    return s.kept[agent] % PERHAPS_GIVEN


@kernel
def perhaps_given(s: State, agent: int) -> bool:
    """Z10.4  Whether this agent may be one that was given, for all that the other team knows."""
    return s.kept[agent] >= PERHAPS_GIVEN


@kernel
def others_then(s: State, agent: int) -> int:
    """Z11.17  The seats that put cards back while this agent was held: it is none of those. A set of bits."""
    return (-1 - s.below[agent]) % 16


@kernel
def put_back_by(s: State, agent: int) -> int:
    """Z11.17  The seat that put this agent back into the deck before the first turn, -1 for none."""
    return (-1 - s.below[agent]) // 16 - 1


@kernel
def count_shuffle(s: State, agent: int) -> None:
    """Z4.3, Z10.2  What is held while the deck is shuffled is not in it."""
    if shuffles(s, agent) < MOST_SHUFFLES:
        s.kept[agent] += 1


@kernel
def mark_gift(s: State, seat: int) -> None:
    """Z10.4  Any card of this hand may be the one that is being given."""
    for agent in range(AGENTS):
        if holder(s, agent) == seat and not perhaps_given(s, agent):
            s.kept[agent] += PERHAPS_GIVEN


@kernel
def put_back(s: State, seat: int, agent: int) -> None:
    """Z11.17  Into the deck, which only this seat has seen; what is in a hand now is another card."""
    s.where[agent] = DECK
    s.deck += 1
    s.below[agent] = -1 - 16 * (seat + 1)
    for held in range(AGENTS):
        if holder(s, held) >= 0 and not (others_then(s, held) >> seat) & 1:
            s.below[held] -= 1 << seat


@kernel
def lay_open(s: State, agent: int) -> None:
    """Z10.2  All see this agent now, and nothing is left to be worked out of it.

    But nobody else saw which of the cards of a hand it was. Of those that were held as long it counts as one that was
    not given, and was held before others put theirs back: so what is left tells no more than everybody can know.
    """
    seat = holder(s, agent)
    if seat >= 0 and (s.seats == 4 or s.mulligan_discards == 1):
        for another in range(AGENTS):
            if another != agent and holder(s, another) == seat and shuffles(s, another) == shuffles(s, agent):
                trade_notes(s, agent, another)
    s.kept[agent] = 0
    s.below[agent] = -1


@kernel
def trade_notes(s: State, played: int, held: int) -> None:
    if perhaps_given(s, played) and not perhaps_given(s, held):
        s.kept[played] -= PERHAPS_GIVEN
        s.kept[held] += PERHAPS_GIVEN
    more = others_then(s, held) - others_then(s, played)
    if more > 0:
        s.below[played] -= more
        s.below[held] += more
