"""The law of the box for every game: after every single step all that is in it is still there, as its audit counts."""

from __future__ import annotations

import random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.laws.matches import SEEDS, setups
from tests.modes import Mode, Position, StrictMode
from vetta.core.game import Game
from vetta.core.view import no_audit


def sound_to_the_end(p: Position, rng: random.Random, most: int) -> None:
    """A random match, counted after each step; and at each of them somebody might leave."""
    p.mode.forget(p.s)
    assert p.audit(p.copy()) == 0
    for _ in range(most):
        if p.over:
            return
        before = p.copy()
        sound(before.copy().leave(rng.randrange(p.seats)), before)
        sound(p.play(rng.choice(p.legal()), seed=rng.randbytes(16)), before)


def sound(p: Position, before: Position) -> None:
    law = p.audit(before)
    assert law == 0, (p.game.audits[law], p.happened)


@settings(max_examples=12)
@given(data=st.data())
def test_nothing_that_is_in_the_box_is_ever_lost(mode: Mode, data: Any) -> None:
    rng = random.Random(data.draw(SEEDS))
    sound_to_the_end(mode.new(data.draw(setups(mode.game)), rng.randbytes(16)), rng, 800)


@settings(max_examples=4)
@given(data=st.data())
def test_whoever_audits_stays_within_the_tables_and_the_fields(any_game: Game, data: Any) -> None:
    """Compiled code would index without a word; here every index is checked."""
    rng = random.Random(data.draw(SEEDS))
    sound_to_the_end(StrictMode(any_game).new(data.draw(setups(any_game)), rng.randbytes(16)), rng, 400)


@given(data=st.data())
def test_an_audit_changes_nothing(mode: Mode, data: Any) -> None:
    rng = random.Random(data.draw(SEEDS))
    p = mode.new(data.draw(setups(mode.game)), rng.randbytes(16))
    for _ in range(20):
        if p.over:
            return
        before = p.copy()
        p.play(rng.choice(p.legal()))
        stood, stands, told = before.to_bytes(), p.to_bytes(), p.told
        p.audit(before)
        assert (before.to_bytes(), p.to_bytes(), p.told) == (stood, stands, told)


def test_whoever_audits_says_each_law_in_a_sentence(any_game: Game) -> None:
    assert bool(any_game.audits) == (any_game.kernels.audit is not no_audit)
    assert len(set(any_game.audits)) == len(any_game.audits)
    for law in any_game.audits:
        assert law == law.strip() != ""
        assert law[-1] != "."
