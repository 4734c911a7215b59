"""Breaks every kernel of a game on purpose, one fault at a time, and tells which faults no test notices.

    python -m tests.mutants                   every game, every fault; writes bench/results/mutants-<game>.json
    python -m tests.mutants labyrinth         one game
    python -m tests.mutants labyrinth --only walk.py,objections.py
    python -m tests.mutants --sample 60       that many faults of each game, evenly spread; writes nothing

The tests are collected once. Then each fault lives in a fork of this process, in which one kernel has other code, and
the plain tests that run this kernel are run until one is red. `tests/games/<game>/survivors.txt` lists faults that
make no difference anybody could see, each with the reason; any other survivor is a hole in the tests, and a full run
ends with code 1.
"""

from __future__ import annotations

import argparse
import json
import os
import pickle
import signal
import sys
import time
from collections import Counter, defaultdict, deque
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

import pytest
from _pytest.runner import runtestprotocol

from tests.mutation.faults import Fault, faults
from vetta.games import CATALOGUE, game
from vetta.lab.machine import commit, machine

ROOT = Path(__file__).parents[1]
LEAST = 90
"""Of a hundred faults so many have to be noticed."""

PATIENCE = 2.0
"""Seconds of work after which a test that a fault has sent round in circles is called red."""

Kernel = tuple[str, str]


class Baseline:
    """What the tests do when nothing is broken: how long each takes and which kernels it runs."""

    def __init__(self) -> None:
        self.seconds: dict[int, float] = {}
        self.runs: dict[Kernel, list[int]] = {}
        self.red: list[str] = []
        self.noticed: dict[Kernel, Counter[int]] = defaultdict(Counter)
        """Which tests have noticed faults in a kernel: they are asked first about the next one."""

    def order(self, fault: Fault) -> list[int]:
        """The tests that run a broken kernel: the best known for it first, then the quick ones."""
        kernel = fault.file, fault.rule
        return sorted(self.runs.get(kernel, []), key=lambda n: (-self.noticed[kernel][n], self.seconds[n]))


class Breaker:
    """A pytest plugin that, instead of running the tests once, runs them for each fault."""

    def __init__(self, chosen: list[Fault], jobs: int) -> None:
        self.chosen = chosen
        self.jobs = jobs
        self.alive: list[Fault] = []

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        base = _in_fork(lambda: _baseline(session.items))
        if base.red:
            raise pytest.UsageError(f"red before anything was broken: {', '.join(base.red)}")
        waiting, running, done = deque(self.chosen), dict[int, tuple[Fault, int]](), 0
        while waiting or running:
            while waiting and len(running) < self.jobs:
                fault = waiting.popleft()
                told, tell = os.pipe()
                running[_try(fault, session.items, base, tell)] = fault, told
                os.close(tell)
            pid, status = os.wait()
            fault, told = running.pop(pid)
            with os.fdopen(told) as answer:
                noticed_by = answer.read()
            if noticed_by:
                base.noticed[fault.file, fault.rule][int(noticed_by)] += 1
            done += 1
            if os.waitstatus_to_exitcode(status) == 0:
                self.alive.append(fault)
                print(f"{done}/{len(self.chosen)} alive: {fault.name}", file=sys.__stdout__, flush=True)
        return True


def _baseline(items: list[pytest.Item]) -> Baseline:
    base = Baseline()
    packages = str(Path(sys.modules["vetta.games"].__file__ or "").parent)
    for number, item in enumerate(items):
        seen: set[CodeType] = set()

        def watch(frame: FrameType, event: str, _: object, seen: set[CodeType] = seen) -> None:
            if event == "call":
                seen.add(frame.f_code)

        started = time.process_time()
        sys.setprofile(watch)
        try:
            green = _green(items, number)
        finally:
            sys.setprofile(None)
        base.seconds[number] = time.process_time() - started
        if not green:
            base.red.append(item.nodeid)
        for code in seen:
            if code.co_filename.startswith(packages):
                base.runs.setdefault((Path(code.co_filename).name, code.co_name), []).append(number)
    return base


def _green(items: list[pytest.Item], number: int) -> bool:
    after = items[number + 1] if number + 1 < len(items) else None
    return not any(report.failed for report in runtestprotocol(items[number], log=False, nextitem=after))


def _in_fork(work: Any) -> Any:
    """What some work answers, done in a fork, so that nothing it remembers stays here."""
    ours, theirs = os.pipe()
    if os.fork() == 0:
        os.close(ours)
        _hush()
        with os.fdopen(theirs, "wb") as out:
            pickle.dump(work(), out)
        os._exit(0)
    os.close(theirs)
    with os.fdopen(ours, "rb") as answer:
        result = pickle.load(answer)  # noqa: S301  our own fork wrote it
    os.wait()
    return result


def _hush() -> None:
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)


def _try(fault: Fault, items: list[pytest.Item], base: Baseline, tell: int) -> int:
    """Starts a fork in which the fault is real. It ends with 0 if no test noticed; a loop without end is noticed."""
    pid = os.fork()
    if pid:
        return pid
    _hush()
    fault.function.__code__ = fault.code
    numbers = base.order(fault)
    for place, number in enumerate(numbers):
        signal.setitimer(signal.ITIMER_VIRTUAL, PATIENCE + base.seconds[number])
        if not _green([items[n] for n in numbers], place):
            os.write(tell, str(number).encode())
            os._exit(1)
    os._exit(0)


# ---------------------------------------------------------------------------------------- the command


def excused(name: str) -> dict[str, str]:
    """The faults of a game that make no difference, with the reason for each."""
    path = ROOT / "tests" / "games" / name / "survivors.txt"
    lines = path.read_text("utf-8").splitlines() if path.exists() else []
    listed = [line.split("  # ") for line in lines if line and not line.startswith("#")]
    return {fault.strip(): reason.strip() for fault, reason in listed}


def examine(name: str, only: list[str], sample: int, jobs: int) -> bool:
    """Breaks one game; whether its tests notice enough."""
    everything = faults(game(name))
    chosen = [fault for fault in everything if not only or fault.file in only]
    if sample:
        chosen = chosen[:: max(1, len(chosen) // sample)][:sample]
    breaker = Breaker(chosen, jobs)
    arguments = ["-q", "--no-header", "-p", "no:cacheprovider", "-p", "no:xdist", "--mode", "plain", "--game", name]
    places = [f"tests/games/{name}", "tests/laws", "tests/perft", "tests/replays"]
    ended = pytest.main([*arguments, *places, "-k", f"not clause or {name}"], plugins=[breaker])
    if ended not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
        return False
    reasons = excused(name)
    stale = sorted(set(reasons) - {fault.name for fault in everything})
    holes = [fault.name for fault in breaker.alive if fault.name not in reasons]
    score = 100 * (1 - len(breaker.alive) / len(chosen))
    for fault in holes:
        print(f"not noticed: {fault}")
    for line in stale:
        print(f"listed, but there is no such fault any more: {line}")
    print(f"{name}: {len(chosen)} faults, {len(breaker.alive)} alive, {len(holes)} without a reason: {score:.1f} %")
    if not only and not sample:
        _write(name, chosen, breaker.alive, reasons)
    return score >= LEAST and not stale and not (holes and not sample)


def _write(name: str, chosen: list[Fault], alive: list[Fault], reasons: dict[str, str]) -> None:
    made, left = Counter(f.file for f in chosen), Counter(f.file for f in alive)
    result = {
        "game": name,
        "rules": game(name).rules,
        "faults": len(chosen),
        "noticed": len(chosen) - len(alive),
        "score": round(100 * (1 - len(alive) / len(chosen)), 1),
        "alive_with_a_reason": sum(fault.name in reasons for fault in alive),
        "alive_without_a_reason": sorted(fault.name for fault in alive if fault.name not in reasons),
        "files": {file: {"faults": made[file], "alive": left[file]} for file in sorted(made)},
        "machine": machine(),
        "commit": commit(),
    }
    path = ROOT / "bench" / "results" / f"mutants-{name}.json"
    path.write_text(json.dumps(result, indent=2) + "\n", "utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("games", nargs="*", default=list(CATALOGUE))
    parser.add_argument("--only", default="", help="files, with commas between them")
    parser.add_argument("--sample", type=int, default=0, help="so many faults of each game")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    only = [file for file in asked.only.split(",") if file]
    enough = [_in_fork_of_its_own(name, only, asked.sample, asked.jobs) for name in asked.games]
    return 0 if all(enough) else 1


def _in_fork_of_its_own(name: str, only: list[str], sample: int, jobs: int) -> bool:
    """Each game in a process of its own: pytest is not made to be started twice in one."""
    pid = os.fork()
    if pid == 0:
        os._exit(0 if examine(name, only, sample, jobs) else 1)
    _, status = os.waitpid(pid, 0)
    return os.waitstatus_to_exitcode(status) == 0


if __name__ == "__main__":
    sys.exit(main())
