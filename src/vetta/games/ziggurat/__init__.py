"""Ziggurat, the legacy adventure: heroes climb a tower together, and the game changes for good. Its public name is
`GAME`."""

from vetta.games.ziggurat.game import GAME

__all__ = ["GAME"]
