"""The end of Zenith (Z8): matches without a victory, and what the results say."""

from __future__ import annotations

from vetta.core.kernel import kernel
from vetta.core.note import note
from vetta.games.zenith.effects import side_of, voice
from vetta.games.zenith.events import DRAWN, UNFINISHED
from vetta.games.zenith.state import OVER, State


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
