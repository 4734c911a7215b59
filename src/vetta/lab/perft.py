"""Perft: how many sequences of actions lead on from a position. The same number in every mode, or a rule differs."""

from __future__ import annotations

from typing import Any

from vetta.core import drive
from vetta.core.game import Game
from vetta.core.kernel import Twins
from vetta.core.record import Row


def perft_plain(game: Game, position: Any, depth: int) -> int:
    """Counts in plain mode."""
    count = Twins(game.name, game.kernels._asdict(), native=False).of(drive.perft)
    games = [position.copy()] + [None] * depth
    masks = [Row([0] * game.actions) for _ in range(depth)]
    found: int = count(games, depth, masks, Row([0] * depth))
    return found


def perft_native(game: Game, position: Any, depth: int) -> int:
    """Counts in native mode; the position is a plain record or the bytes of one."""
    import numpy as np

    from vetta.core.native import Native

    native = Native(game)
    games = np.zeros(depth + 1, native.dtype)
    data = position if isinstance(position, bytes) else position.to_bytes()
    games[:1] = np.frombuffer(data, native.dtype)
    masks = np.zeros((depth, game.actions), np.uint8)
    return int(native.perft(games, depth, masks, np.zeros(depth, np.int64)))
