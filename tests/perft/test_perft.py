"""Counted trees: only here every line of play from a position is walked, deeper than any match would go."""

from __future__ import annotations

from tests.modes import Mode
from tests.perft.positions import FOLDER, read
from vetta.core.game import Game

MOST = {"plain": 3_000, "native": 2_000_000}
"""Deeper counts than these are left to the quicker mode; the deepest ones to `python -m tests.perft.positions`."""


def test_every_game_has_counted_positions(any_game: Game) -> None:
    positions = read(FOLDER / f"{any_game.name}.txt")
    assert len(positions) >= 5
    assert all(len(position.leaves) >= 2 for position in positions)
    assert len({position.name for position in positions}) == len(positions)


def test_the_numbers_of_lines_are_those_counted_before(mode: Mode) -> None:
    for position in read(FOLDER / f"{mode.game.name}.txt"):
        p = position.laid(mode)
        for depth, leaves in enumerate(position.leaves, start=1):
            if leaves <= MOST[mode.name]:
                assert mode.perft(p, depth) == leaves, f"{position.name}, depth {depth}"


def test_depth_one_is_what_is_legal(mode: Mode) -> None:
    for position in read(FOLDER / f"{mode.game.name}.txt"):
        p = position.laid(mode)
        assert position.leaves[0] == len(p.legal()), position.name
