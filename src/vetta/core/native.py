"""The native mode: a game's kernels compiled for this machine, behind a face that takes arrays of matches."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from vetta.core import drive
from vetta.core.game import Game, Setup
from vetta.core.kernel import Twins

if TYPE_CHECKING:
    import numpy as np


class Native:
    """One game, compiled. Lean records by default; noted ones tell what happened."""

    def __init__(self, game: Game, *, noted: bool = False, cached: bool = True) -> None:
        self.game = game
        self.noted = noted
        self.dtype = game.record.dtype(noted)
        self.twins = Twins(game.name, game.kernels._asdict(), native=True, cached=cached)
        self.kernels = type(game.kernels)(*(self.twins.of(rule) for rule in game.kernels))
        self.stroll = self.twins.of(drive.stroll)
        self.perft = self.twins.of(drive.perft)

    def new(self, setup: Setup, seeds: list[bytes]) -> np.ndarray[Any, Any]:
        """An array of matches, set and ready, one for each seed."""
        import numpy as np

        games = self.agreed(setup, len(seeds))
        for match, seed in zip(games, seeds, strict=True):
            match["die"] = np.frombuffer(seed, np.uint64)
            self.kernels.start(match)
        return games

    def agreed(self, setup: Setup, many: int = 1) -> np.ndarray[Any, Any]:
        """An array of matches before the table is set: what is agreed on stands in them, and nothing else."""
        import numpy as np

        games = np.zeros(many, self.dtype)
        for name, value in self.game.settle(setup).items():
            games[name] = value
        return games

    def lay(self, matches: list[bytes]) -> np.ndarray[Any, Any]:
        """An array of matches as they stand, from their lean bytes."""
        import numpy as np

        games = np.zeros(len(matches), self.dtype)
        memory = games.view(np.uint8).reshape(len(matches), self.dtype.itemsize)
        for i, data in enumerate(matches):
            memory[i, : self.game.record.size] = np.frombuffer(data, np.uint8)
        return games

    def count(self, match: bytes, depth: int) -> int:
        """How many sequences of so many actions lead on from a match, given by its lean bytes."""
        import numpy as np

        games = self.lay([match] * (depth + 1))
        masks = np.zeros((depth, self.game.actions), np.int32)
        return int(self.perft(games, depth, masks, np.zeros(depth, np.int32)))
