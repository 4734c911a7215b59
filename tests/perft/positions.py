"""Reads and writes the perft files: positions set by hand, and how many sequences of actions lead on from each.

    position two players, the first push        a name
    setup 2 first=seat-1 steep=yes              seats and options
    seed 7                                      for the set-up
    moves push W2 1, stay, push Nb 0            actions in order, die and all running on from the seed
    set hand 0 2 = 3                            a field of the record, with its indexes
    leaves 28 112 3044                          the counts for one action, two, three ...

`python -m tests.perft.positions` counts everything again and writes the files: look at the difference
before you keep it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from tests.modes import Mode, NativeMode, Position
from vetta.core.game import Setup
from vetta.games import game

FOLDER = Path(__file__).parent


@dataclass
class Counted:
    """One position of a file, with the lines it was read from and its counts."""

    name: str
    setup: Setup = field(default_factory=lambda: Setup(2))
    seed: int = 0
    moves: list[str] = field(default_factory=list)
    fields: list[tuple[str, tuple[int, ...], int]] = field(default_factory=list)
    leaves: list[int] = field(default_factory=list)

    def laid(self, mode: Mode) -> Position:
        p = mode.new(self.setup, self.seed)
        for name, indexes, value in self.fields:
            if indexes:
                getattr(p, name)[indexes[0] if len(indexes) == 1 else indexes] = value
            else:
                setattr(p, name, value)
        return p.play(*self.moves)


def read(path: Path) -> list[Counted]:
    found: list[Counted] = []
    for line in path.read_text("utf-8").splitlines():
        word, _, rest = line.partition(" ")
        if word == "position":
            found.append(Counted(rest))
        elif word == "setup":
            seats, *options = rest.split()
            found[-1].setup = Setup(int(seats), dict(option.split("=") for option in options))
        elif word == "seed":
            found[-1].seed = int(rest)
        elif word == "moves":
            found[-1].moves = [move.strip() for move in rest.split(",")]
        elif word == "set":
            names, value = rest.split(" = ")
            name, *indexes = names.split()
            found[-1].fields.append((name, tuple(map(int, indexes)), int(value)))
        elif word == "leaves":
            found[-1].leaves = [int(number) for number in rest.split()]
        elif line and not line.startswith("#"):
            raise ValueError(f"{path.name}: what is {line!r}?")
    return found


def recount(path: Path) -> None:
    """Writes the counts anew, to the same depths."""
    mode = NativeMode(game(path.stem))
    counted = iter(read(path))
    lines = []
    for line in path.read_text("utf-8").splitlines():
        if line.startswith("leaves "):
            here = next(counted)
            p = here.laid(mode)
            line = "leaves " + " ".join(str(mode.perft(p, depth + 1)) for depth in range(len(here.leaves)))
        lines.append(line)
    path.write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    for file in sorted(FOLDER.glob("*.txt")):
        recount(file)
