"""Ziggurat, the dice race: four sides, five levels, one pinnacle, two to six players. Its public name is `GAME`."""

from vetta.games.dice.game import GAME

__all__ = ["GAME"]
