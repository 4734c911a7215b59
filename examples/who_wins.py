"""A thousand random matches in machine code: how often does each seat win?"""

from collections import Counter

import numpy as np

import vetta
from vetta.core.game import Setup
from vetta.core.native import Native
from vetta.lab.stroll import NativeStroll


def main(matches: int = 1_000, seats: int = 4) -> Counter[int]:
    stroll = NativeStroll("labyrinth", Setup(seats))
    native, wins = Native(vetta.game("labyrinth")), Counter[int]()
    while wins.total() < matches:
        stroll.go(1)
        if native.kernels.over(stroll.games[0]):
            wins[int(np.argmax([native.kernels.score(stroll.games[0], seat) for seat in range(seats)]))] += 1
    return wins


if __name__ == "__main__":
    for seat, count in sorted(main().items()):
        print(f"seat {seat + 1}: {count}")
