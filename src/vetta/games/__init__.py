"""The catalogue: the only list of games in the code base."""

from __future__ import annotations

from importlib import import_module

from vetta.core.game import Game

CATALOGUE = {
    "labyrinth": "vetta.games.labyrinth",
    "zenith": "vetta.games.zenith",
    "dice": "vetta.games.dice",
}
"""The games by name, with the package that holds each. A game is imported when it is asked for."""


def game(name: str) -> Game:
    """The game of this name."""
    if name not in CATALOGUE:
        raise KeyError(f"there is no game {name!r}; there is {', '.join(CATALOGUE)}")
    found: Game = import_module(CATALOGUE[name]).GAME
    return found
