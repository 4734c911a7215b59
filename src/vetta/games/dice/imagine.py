"""What a seat cannot know, drawn anew: other seats' cards, and with them the deck; answers not yet told (D8)."""

from __future__ import annotations

from vetta.core.die import pick
from vetta.core.kernel import kernel
from vetta.games.dice.state import ANSWERING, State
from vetta.games.dice.tables import CARDS, SEATS


@kernel
def imagine(s: State, seat: int) -> None:
    """D8.2, D8.3  Other hands go back into the deck and as many cards are drawn from it; -1 is a spectator.

    Nothing that is open tells one card in a hand from another, so every way to deal them is as likely as its cards.
    """
    if s.phase == ANSWERING:
        imagine_answers(s, seat)
    for other in range(SEATS):
        if other != seat:
            for card in range(CARDS):
                s.pile[card] += s.hand[other, card]
    for other in range(SEATS):
        if other != seat:
            deal_again(s, other)


@kernel
def imagine_answers(s: State, seat: int) -> None:
    """D4.1  Who has been asked before the seat to move may have said yes or no; each is as likely."""
    other = (s.active + 1) % s.seats
    while other != s.mover:
        if other != seat and s.star[other] == 1 and s.left[other] == 0 and s.star_window == 0:
            s.answers &= ~(1 << other)
            s.answers |= pick(s, 2) << other
        other = (other + 1) % s.seats


@kernel
def deal_again(s: State, seat: int) -> None:
    size = 0
    for card in range(CARDS):
        size += s.hand[seat, card]
        s.hand[seat, card] = 0
    for _ in range(size):
        left = 0
        for card in range(CARDS):
            left += s.pile[card]
        nth = pick(s, left)
        card = 0
        while nth >= s.pile[card]:
            nth -= s.pile[card]
            card += 1
        s.pile[card] -= 1
        s.hand[seat, card] += 1
