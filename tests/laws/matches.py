"""Random matches of any game, for the laws: a drawn set-up, a seed and a number of random moves."""

from __future__ import annotations

import random
from importlib import import_module
from pathlib import Path
from typing import Any

from hypothesis import strategies as st

from tests.modes import Mode, Position, wander
from vetta.core.game import Game, Setup
from vetta.games import CATALOGUE

SEEDS = st.integers(0, 2**64 - 1)


@st.composite
def setups(draw: Any, game: Game) -> Setup:
    """Any set-up that the game offers."""
    seats = draw(st.sampled_from(game.seats))
    options = {}
    for option in game.lexicon.options:
        values = option.fits[seats] if option.fits else range(len(option.values))
        options[option.name] = option.values[draw(st.sampled_from(values))]
    for memo in game.lexicon.memory:
        options[memo.name] = str(draw(st.integers(0, memo.most)))
    return Setup(seats, options)


@st.composite
def positions(draw: Any, mode: Mode, most: int = 300) -> tuple[Position, random.Random]:
    """A position some moves into a match, from which perhaps somebody has left, and a chance to go on with."""
    rng = random.Random(draw(SEEDS))
    p = mode.new(draw(setups(mode.game)), rng.randbytes(16))
    wander(p, rng, draw(st.integers(0, most)))
    if draw(st.integers(0, 3)) == 0:
        p.leave(rng.randrange(p.seats))
        wander(p, rng, draw(st.integers(0, 20)))
    return p, rng


def game_folder(game: Game) -> Path:
    """Where the game's package lies."""
    return Path(str(import_module(CATALOGUE[game.name]).__file__)).parent
