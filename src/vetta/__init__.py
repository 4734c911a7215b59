"""Vetta: an open digital tabletop for four games about reaching the top."""

from vetta.games import CATALOGUE, game

__version__ = "0.1.0"
__all__ = ["CATALOGUE", "game"]
