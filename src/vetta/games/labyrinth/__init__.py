"""3D Labyrinth, L1.6: push the towers, climb, find the treasures, be home first. Rules: RULES.md beside this file."""

from vetta.games.labyrinth.game import GAME

__all__ = ["GAME"]
