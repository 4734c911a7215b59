"""Only this sees whether the golden matches of the dice race show all of it: every card, every way a turn can end."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from tests.replays.make import DICE

import vetta
from vetta.core.match_file import read_match
from vetta.core.view import SPECTATOR, Event

FOLDER = Path(__file__).parent / "dice"
CARDS = (
    "extra-white", "swap-own", "swap-opponent", "reroll-white", "reroll-coloured", "reroll-set", "steal", "rotate",
)  # fmt: skip
ENDS = (
    "completed", "took-skull", "missed", "no-star", "won", "won-game", "capped", "drawn", "left", "last-one", "cleared",
    "turned-tower", "took-back", "came-in", "swapped", "stole", "rotated", "rolled-again",
)  # fmt: skip


@cache
def told(name: str) -> tuple[Event, ...]:
    match = read_match((FOLDER / f"{name}.txt").read_text("utf-8"), vetta.game, name)
    moves = zip(match.moves, match.positions(), strict=True)
    return tuple(
        event
        for move, state in moves
        if not move.text.startswith("undo")
        for event in match.game.events(state, SPECTATOR)
    )


@pytest.mark.parametrize("card", CARDS)
def test_every_card_is_played_somewhere(card: str) -> None:
    assert any(event.name == "played" and event.args["card"] == card for name in DICE for event in told(name))


@pytest.mark.parametrize("end", ENDS)
def test_everything_that_can_end_a_turn_happens_somewhere(end: str) -> None:
    assert any(event.name == end for name in DICE for event in told(name))
