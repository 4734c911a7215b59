"""Sees whether plain, native and wasm are the same game: same bytes, notes and answers in each, and the same trees."""

from __future__ import annotations

import random
from typing import Any

import pytest

from vetta.core.game import Game, Kernels
from vetta.lab.identity import (
    ACTION_QUESTIONS,
    MATCH_QUESTIONS,
    SEAT_QUESTIONS,
    VIEW_QUESTIONS,
    Difference,
    Mode,
    NativeMode,
    Plain,
    WasmMode,
    begin,
    compare,
    random_setup,
)
from vetta.lab.wasm import module

TABLES = 12


def modes(game: Game) -> list[Mode]:
    return [Plain(game), NativeMode(game), WasmMode(game, module(game.name))]


def test_no_kernel_is_left_out_of_the_comparison() -> None:
    asked = {*VIEW_QUESTIONS, *SEAT_QUESTIONS, *ACTION_QUESTIONS, *MATCH_QUESTIONS}
    tried = {"start", "play", "imagine", "leave", "idle"}
    assert asked | tried == set(Kernels._fields) - {"audit"}, "the audit is in no module"


def test_every_step_and_answer_is_the_same(any_game: Game) -> None:
    """Native and wasm walk 40,000 steps, plain 6,000 of them, at tables with all numbers of seats."""
    compared = compare(modes(any_game), [6_000, 40_000, 40_000], TABLES, every=150)
    assert compared.steps == {"plain": 6_000, "native": 39_996, "wasm": 39_996}
    assert compared.matches > 0
    assert compared.questions > 10_000


def test_perft_counts_the_same_tree(any_game: Game) -> None:
    chance = random.Random(4)
    for table in range(3):
        players = modes(any_game)
        begin(players, random_setup(any_game, chance, table), chance)
        for depth in (1, 2, 3):
            counts = {mode.perft(depth) for mode in players}
            assert len(counts) == 1
            assert counts != {0}


class Liar(Plain):
    """Plain, but one answer is one too many."""

    def ask(self, door: str, *numbers: int) -> Any:
        answer, written = super().ask(door, *numbers)
        return (answer + (door == "objection" and numbers == (7,)), written)


class Forgetful(Plain):
    """Plain, but at some step one byte of the position is lost."""

    def step(self) -> None:
        super().step()
        self.table[0].die[1] &= ~0xFF


@pytest.mark.parametrize(("wrong", "named"), [(Liar, "objection (7,): "), (Forgetful, "the position: die, byte 8 ")])
def test_a_difference_is_found_and_named(any_game: Game, wrong: type[Mode], named: str) -> None:
    with pytest.raises(Difference) as found:
        compare([Plain(any_game), wrong(any_game)], [300, 300], 3, every=5)
    assert str(found.value).startswith(named)
    assert " in plain and plain, with Setup(seats=" in str(found.value)
