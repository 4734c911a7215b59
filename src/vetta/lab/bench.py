"""How fast a game is: random legal steps of all seats, chosen, checked and played, finished matches begun again."""

from __future__ import annotations

import hashlib
import json
import subprocess
import sys
import tempfile
import time
from typing import Any

from msgspec import Struct

from vetta.core.game import Setup
from vetta.games import game
from vetta.lab.machine import commit, machine

ROUNDS = 7
NATIVE_STEPS = 1_000_000
PLAIN_STEPS = 4_000


class Figures(Struct):
    """One line of a benchmark. Times in seconds unless the name says otherwise; the best of several rounds."""

    game: str
    mode: str
    seats: int
    steps_per_second: int
    plain_us_per_step: float
    state_bytes: int
    compile_cold_s: float
    compile_warm_s: float
    import_s: float
    machine: str
    commit: str


def measure(name: str, seats: int | None = None) -> Figures:
    """Everything about one game on one core."""
    found = game(name)
    count = seats or found.seats[0]
    with tempfile.TemporaryDirectory() as cache:
        cold = _ready_in_a_new_process(name, count, cache)
        warm = min(_ready_in_a_new_process(name, count, cache) for _ in range(3))
    return Figures(
        game=name,
        mode="native",
        seats=count,
        steps_per_second=round(native_speed(name, count)),
        plain_us_per_step=round(plain_pace(name, count) * 1e6, 1),
        state_bytes=found.record.size,
        compile_cold_s=round(cold, 2),
        compile_warm_s=round(warm, 2),
        import_s=round(min(_import_in_a_new_process() for _ in range(5)), 3),
        machine=machine(),
        commit=commit(),
    )


def native_speed(name: str, seats: int) -> float:
    """Random steps a second in compiled code, on one core."""
    from vetta.lab.stroll import NativeStroll

    stroll = NativeStroll(name, Setup(seats))
    stroll.go(1_000)
    return NATIVE_STEPS / min(_timed(lambda: stroll.go(NATIVE_STEPS)) for _ in range(ROUNDS))


def plain_pace(name: str, seats: int) -> float:
    """Seconds for one random step in plain mode, with legal actions and notes, as the table server plays."""
    found = game(name)
    seeds = [hashlib.sha256(str(n).encode()).digest()[:16] for n in range(PLAIN_STEPS)]

    def play() -> None:
        s = found.start(Setup(seats), seeds[0])
        for n, seed in enumerate(seeds):
            if found.over(s):
                s = found.start(Setup(seats), seed)
            actions = found.legal(s)
            found.play(s, actions[(n * 7919) % len(actions)], seed)

    return min(_timed(play) for _ in range(ROUNDS)) / PLAIN_STEPS


def _timed(work: Any) -> float:
    begun = time.perf_counter()
    work()
    return time.perf_counter() - begun


def _ready_in_a_new_process(name: str, seats: int, cache: str) -> float:
    """Seconds from nothing compiled (or only on disk) to the first native step, the start of Python left out."""
    code = (
        "import time; begun = time.perf_counter()\n"
        "from vetta.core.game import Setup\n"
        "from vetta.lab.stroll import NativeStroll\n"
        f"NativeStroll({name!r}, Setup({seats})).go(1)\n"
        "print(time.perf_counter() - begun)"
    )
    return _in_a_new_process(code, VETTA_CACHE=cache)


def _import_in_a_new_process() -> float:
    return _in_a_new_process(
        "import time; begun = time.perf_counter(); import vetta; print(time.perf_counter() - begun)"
    )


def _in_a_new_process(code: str, **extra: str) -> float:
    import os

    run = subprocess.run(  # noqa: S603
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, env={**os.environ, **extra}
    )
    return float(run.stdout)


def report(figures: Figures, *, as_json: bool) -> str:
    fields = {name: getattr(figures, name) for name in figures.__struct_fields__}
    if as_json:
        return json.dumps(fields, indent=2)
    return "\n".join(f"{name:<20}{value}" for name, value in fields.items())
