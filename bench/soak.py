"""python bench/soak.py [GAME [MATCHES]]: whole random matches in native mode, looked at after every step.

There is always a choice until the match is over, nothing gets lost, all matches end. The first trouble ends it with
exit code 1 and says how to play that match again; if there is none, bench/results/soak-GAME.json says what was seen.
"""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path
from typing import Any

import msgspec

from vetta import game
from vetta.lab.machine import commit, machine
from vetta.lab.soak import NativeSoaker, Troubled, soak

TABLES = 600
"""Each with other options, as many for each number of seats; one in ten has the usual ones."""

AGREED = {"zenith": {"turn_cap": "yes"}}
"""Z11.19  Without this limit a match may go on for ever, and some do."""


def main(name: str = "labyrinth", matches: str = "200000") -> None:
    found = game(name)
    agreed = AGREED.get(name, {})
    try:
        seen = soak(NativeSoaker(found), int(matches), TABLES, agreed=agreed)
    except Troubled as trouble:
        sys.exit(f"{name}: {trouble}")
    figures = {
        "game": name,
        "rules": found.rules,
        "sound": True,
        "laws": len(found.audits) - 1,
        "agreed": agreed,
        "matches": sum(part.matches for part in seen.values()),
        "steps": sum(part.steps for part in seen.values()),
        "by_seats": {str(seats): _in_order(part) for seats, part in seen.items()},
        "cpu_seconds": round(time.process_time()),
        "machine": machine(),
        "commit": commit(),
    }
    text = json.dumps(figures, indent=2)
    results = Path(__file__).parent / "results"
    results.mkdir(exist_ok=True)
    (results / f"soak-{name}.json").write_text(text + "\n", "utf-8")
    print(text)


def _in_order(part: msgspec.Struct) -> dict[str, Any]:
    """The most frequent ends and scores first."""
    fields: dict[str, Any] = msgspec.to_builtins(part)
    for name in ("ends", "scores"):
        fields[name] = dict(sorted(fields[name].items(), key=lambda item: (-item[1], item[0])))
    return fields


if __name__ == "__main__":
    main(*sys.argv[1:])
