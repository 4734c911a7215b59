"""A game of one number, with one rule that a module cannot have. Run as a program it says how each is refused."""

from __future__ import annotations

import dataclasses
import sys
from collections.abc import Callable
from typing import Any

import numpy as np

from vetta.core.game import Game, Kernels
from vetta.core.kernel import kernel, table
from vetta.core.lexicon import Lexicon, PieceName, Verb
from vetta.core.record import Record, Row, int32, uint64
from vetta.core.view import no_trail
from vetta.core.wasm.ir import WasmError
from vetta.core.wasm.objects import object_code

BIG = table(range(200_000))
MAKE = np.zeros


class State(Record, notes=2):
    die: Row = uint64(2, "the die")
    count: int = int32("what is counted")


@kernel
def act(s: State) -> None:
    s.count += 1


@kernel
def answer(s: State) -> int:
    return s.count


@kernel
def act_on(s: State, number: int) -> None:
    s.count += number


@kernel
def answer_to(s: State, number: int) -> int:
    return s.count + number


@kernel
def over(s: State) -> bool:
    return s.count > 9


@kernel
def mark(s: State, mask: Row) -> None:
    mask[0] = 1


@kernel
def write(s: State, number: int, room: Any) -> int:
    return s.count


@kernel
def sense(s: State, number: int, room: Any) -> None:
    room[0] = s.count


@kernel
def raising(s: State) -> int:
    if s.count == 7:
        raise ValueError
    return 1


@kernel
def making(s: State) -> int:
    return int(MAKE(s.count).size) + s.count


@kernel
def reading(s: State) -> int:
    number: int = BIG[s.count]
    return number


@kernel
def halving(s: State) -> float:
    return s.count / 2


@kernel
def summing(s: State) -> int:
    total = 0
    for number in range(s.count):
        total += number * number
    return total


@kernel
def odd(s: State, number: int) -> bool:
    return number != 0 and not even(s, number - 1)


@kernel
def even(s: State, number: int) -> bool:
    return number == 0 or not odd(s, number - 1)


@kernel
def circling(s: State) -> int:
    return 1 if odd(s, s.count) else 0


TOY = Game(
    name="toy",
    rules=1,
    record=State,
    kernels=Kernels(
        start=act, legal=mark, play=act_on, seat=answer, over=over, score=answer_to, imagine=act_on, look=write,
        picks=write, prompt=write, observe=sense, objection=write, usual=answer, idle=answer, leave=act_on,
        trail=no_trail,
    ),
    lexicon=Lexicon(
        pieces=(PieceName("stone", "stone"),), kinds=(), places=(), prompts=(), events=(), reasons=(),
        verbs=(Verb("add", 0, 1),), lists={}, options=(),
    ),
    seats=(1,),
    package="tests.wasm",
    pack="",
    pack_hash="",
    observation=1,
)  # fmt: skip


def refusal(rule: Callable[..., Any]) -> str:
    kernels = TOY.kernels._replace(usual=rule)
    try:
        object_code(dataclasses.replace(TOY, kernels=kernels))
    except WasmError as error:
        return str(error)
    return "built"


if __name__ == "__main__":
    for name in sys.argv[1:]:
        print(f"{name}: {refusal(globals()[name])}", flush=True)
