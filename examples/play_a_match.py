"""Plays one random match of 3D Labyrinth and prints it as a text that `vetta verify` accepts."""

import random
import sys

import vetta
from vetta.core.game import Setup
from vetta.core.match import Match, make_secret
from vetta.core.match_file import write_match


def main(seed: int) -> None:
    chance = random.Random(seed)
    match = Match.new(vetta.game("labyrinth"), Setup(3), make_secret(chance.randbytes(32)), ["Ada", "Bo", "Cleo"])
    while not match.over:
        match.play(match.seat, chance.choice(match.choices(match.seat)).text)
    print(write_match(match), end="")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1)
