"""python bench/identity.py [GAME [NATIVE [WASM [PLAIN]]]]: plain, native and wasm play the same matches.

A million random steps in native and in wasm, 200,000 of them in plain too, compared after every step; at one position
in 500 everything is asked. The first difference ends it with exit code 1; if there is none, bench/results/
identity-GAME.json says how much was compared.
"""

from __future__ import annotations

import json
import sys
from importlib.metadata import version
from pathlib import Path

import msgspec

from vetta import game
from vetta.lab.identity import Difference, NativeMode, Plain, WasmMode, compare
from vetta.lab.machine import commit, machine
from vetta.lab.wasm import module

TABLES = 50
"""Each with other seats and options."""

EVERY = 500


def main(name: str = "labyrinth", native: str = "1000000", wasm: str = "1000000", plain: str = "200000") -> None:
    found = game(name)
    modes = [NativeMode(found), WasmMode(found, module(name)), Plain(found)]
    try:
        compared = compare(modes, [int(native), int(wasm), int(plain)], TABLES, every=EVERY)
    except Difference as difference:
        sys.exit(f"{name}: {difference}")
    packages = {package: version(package) for package in ("numba", "llvmlite", "wasmtime")}
    figures = {"game": name, "rules": found.rules, "identical": True, **msgspec.to_builtins(compared)}
    text = json.dumps({**figures, "machine": machine(), **packages, "commit": commit()}, indent=2)
    results = Path(__file__).parent / "results"
    results.mkdir(exist_ok=True)
    (results / f"identity-{name}.json").write_text(text + "\n", "utf-8")
    print(text)


if __name__ == "__main__":
    main(*sys.argv[1:])
