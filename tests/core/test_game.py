"""What a Game does around its kernels: only here a set-up carries a memory, and a secret has two owners."""

from __future__ import annotations

import dataclasses

import pytest
from msgspec import structs

import vetta
from vetta.core.game import Game, Setup, SetupError
from vetta.core.lexicon import SEAT, Arg, Happening, Memo

LABYRINTH = vetta.game("labyrinth")
SEED = bytes(16)


def with_memory() -> Game:
    """The labyrinth with the number of turns as something to be remembered from another match."""
    return dataclasses.replace(LABYRINTH, lexicon=structs.replace(LABYRINTH.lexicon, memory=(Memo("turns", 7),)))


def test_a_memory_is_put_into_the_record() -> None:
    this = with_memory()
    assert this.start(Setup(2), SEED).turns == 0
    assert this.start(Setup(2, {"turns": "5"}), SEED).turns == 5
    assert this.start(Setup(2, {"turns": "7", "steep": "yes"}), SEED).turns == 7


def test_only_what_is_remembered_is_written_down() -> None:
    this = with_memory()
    assert "turns" not in this.chosen(Setup(2))
    assert this.chosen(Setup(2, {"turns": "5"}))["turns"] == "5"


@pytest.mark.parametrize("number", ["8", "-1", "x", "", "٣", "9" * 99])
def test_a_memory_out_of_bounds_is_refused(number: str) -> None:
    with pytest.raises(SetupError, match="it is a number from 0 to 7"):
        with_memory().start(Setup(2, {"turns": number}), SEED)


def test_a_secret_is_told_to_every_seat_that_the_event_names() -> None:
    """A card that is handed on is known to who gives it and to who gets it, and to nobody else."""
    gave = Happening("gave", "L5.4", (Arg("seat", SEAT), Arg("to", SEAT), Arg("card", "card", secret=True)))
    this = dataclasses.replace(LABYRINTH, lexicon=structs.replace(LABYRINTH.lexicon, events=(gave,)))
    s = this.start(Setup(4), SEED)
    s.notes = [(0, 1, 3, 2, 0, 0)]
    told = {seat: this.events(s, seat)[0].args for seat in range(-1, 4)}
    assert told[1] == told[3] == {"seat": 1, "to": 3, "card": "joker"}
    assert told[-1] == told[0] == told[2] == {"seat": 1, "to": 3}


def test_asking_what_an_idle_seat_plays_changes_nothing() -> None:
    s = LABYRINTH.start(Setup(2), SEED)
    before = s.to_bytes()
    found = {LABYRINTH.idle(s, bytes([n]) * 16) for n in range(40)}
    assert s.to_bytes() == before
    assert len(found) > 5
    assert found <= set(LABYRINTH.legal(s))


def test_an_imagined_world_owes_nothing_to_what_is_hidden() -> None:
    """It is the same whatever the die and the others' cards are."""
    s = LABYRINTH.start(Setup(3), SEED)
    other = LABYRINTH.imagined(s, 0)
    other.die[0] = 5
    assert LABYRINTH.imagined(other, 0).to_bytes() == LABYRINTH.imagined(s, 0).to_bytes()
