"""Zenith: ninety agents pull five planets to two sides. The rulebook is RULES.md; `GAME` is the one public name."""

from vetta.games.zenith.game import GAME

__all__ = ["GAME"]
