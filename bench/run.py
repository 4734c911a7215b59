"""Measures every game and writes bench/results/speed-<game>.json: `make bench`."""

from __future__ import annotations

from pathlib import Path

import vetta
from vetta.lab.bench import measure, report

RESULTS = Path(__file__).parent / "results"

if __name__ == "__main__":
    for name in vetta.CATALOGUE:
        text = report(measure(name), as_json=True)
        (RESULTS / f"speed-{name}.json").write_text(text + "\n", "utf-8")
        print(text)
