"""What cannot be known: the order of the draw pile and of the Finds face down. Neither exists before it is drawn."""

from __future__ import annotations

from vetta.core.kernel import kernel
from vetta.games.ziggurat.state import State


@kernel
def imagine(s: State, seat: int) -> None:
    """G12.1  Nothing has to be drawn anew: whatever is drawn later is picked among what is left, by another die."""
