"""Random play in bulk, compiled."""

from __future__ import annotations

from vetta.core.drive import Stroller
from vetta.core.game import Setup
from vetta.core.native import Native
from vetta.games import game


class NativeStroll:
    """One match after another, played at random by all seats."""

    def __init__(self, name: str, setup: Setup, seed: int = 1, *, noted: bool = False) -> None:
        import numpy as np

        self.native = Native(game(name), noted=noted)
        self.games = self.native.new(setup, [seed.to_bytes(16, "little")])
        self.fresh = self.native.agreed(setup)
        self.strollers = np.zeros(1, Stroller.dtype())
        self.strollers["die"] = [[seed, 0]]
        self.mask = np.zeros(self.native.game.actions, np.uint8)

    def go(self, steps: int) -> None:
        self.native.stroll(self.games, 0, self.fresh, self.strollers, self.mask, steps)
