"""What a seat cannot know, dealt anew: other seats' targets and magic cards, and with them the draw pile.

Every world that fits what the table shows and what stops have ruled out is as likely as every other (L7).
"""

from __future__ import annotations

from vetta.core.die import pick
from vetta.core.kernel import kernel
from vetta.games.labyrinth.state import PAYING, WALKING, State
from vetta.games.labyrinth.tables import SEATS, TREASURES
from vetta.games.labyrinth.walk import can_lay, explore


@kernel
def imagine(s: State, seat: int) -> None:
    """L7.1, L7.2  A world that looks the same from this seat; -1 is a spectator."""
    imagine_targets(s, seat)
    imagine_hands(s, seat)
    while s.phase == PAYING and s.mover != seat and not can_pay_on(s):
        imagine_hands(s, seat)
    if s.phase == WALKING and s.mover != seat:
        explore(s)


@kernel
def imagine_targets(s: State, seat: int) -> None:
    """L7.1, L7.3  Other targets: different treasures, not found, not mine, not ruled out; drawn until all fit."""
    fits = False
    while not fits:
        fits = True
        for other in range(SEATS):
            if other != seat and s.target[other] >= 0:
                s.target[other] = pick(s, TREASURES)
        for other in range(SEATS):
            if other != seat and s.target[other] >= 0 and not may_be_target(s, other):
                fits = False


@kernel
def may_be_target(s: State, seat: int) -> bool:
    """L7.3  Whether this seat can be looking for what it is imagined to look for."""
    treasure = s.target[seat]
    if s.finder[treasure] > 0 or (s.ruled_out[seat] >> treasure) & 1:
        return False
    for other in range(SEATS):
        if other != seat and s.target[other] == treasure:
            return False
    return True


@kernel
def imagine_hands(s: State, seat: int) -> None:
    """L7.2  Other hands go back into the draw pile and as many cards are dealt from it."""
    for other in range(SEATS):
        if other == seat:
            continue
        for kind in range(3):
            s.deck[kind] += s.hand[other, kind]
    for other in range(SEATS):
        if other == seat:
            continue
        size = s.hand[other, 0] + s.hand[other, 1] + s.hand[other, 2]
        for kind in range(3):
            s.hand[other, kind] = 0
        for _ in range(size):
            nth = pick(s, s.deck[0] + s.deck[1] + s.deck[2])
            kind = 0
            while nth >= s.deck[kind]:
                nth -= s.deck[kind]
                kind += 1
            s.deck[kind] -= 1
            s.hand[other, kind] += 1


@kernel
def can_pay_on(s: State) -> bool:
    """Whether the hand imagined for the seat that is paying can pay on: everybody has seen that it can."""
    explore(s)
    return can_lay(s, 0) or can_lay(s, 1) or can_lay(s, 2)
