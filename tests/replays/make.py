"""Plays the golden matches of 3D Labyrinth and writes them down: `python tests/replays/make.py`.

To be run only when behaviour was meant to change and the game's rules number was raised. The players look one turn
ahead, so that the matches are as short and sensible as people's.
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import vetta
from vetta.core.game import Setup
from vetta.core.match import Match, make_secret
from vetta.core.match_file import write_match

FOLDER = Path(__file__).parent

MATCHES: dict[str, tuple[int, dict[str, str], int]] = {
    "two-seats": (2, {}, 1),
    "three-seats": (3, {}, 2),
    "four-seats": (4, {}, 3),
    "neighbours": (2, {"company": "red-yellow", "first": "seat-2"}, 4),
    "steep": (2, {"steep": "yes"}, 5),
    "young": (3, {"young": "yes"}, 6),
    "turned-as-it-lies": (2, {"free_turning": "no"}, 7),
    "walk-to-find": (4, {"stay_counts": "no", "steep": "yes"}, 8),
    "left-alone": (3, {}, 9),
}

LEAVES = {"four-seats": [21], "left-alone": [12, 30]}
"""After how many moves somebody who is not to move leaves for good."""


def wanted(s: Any) -> int:
    """The thing on the board that the seat to move is after: a cell."""
    from vetta.games.labyrinth.tables import CARRIES, HOME, RUNE

    seat = s.mover
    if s.target[seat] >= 0:
        for cell in range(25):
            if CARRIES[s.tower[cell]] == s.target[seat]:
                return cell
    if s.rune[seat] == 0:
        return RUNE
    home: int = HOME[s.colour[seat]]
    return home if s.left[seat] == 0 else RUNE


def best(match: Match, chance: random.Random) -> str:
    """Go where the pawn wants to go, push so that it can; else anything."""
    game, s = match.game, match.state
    legal = game.legal(s)
    usual = game.kernels.usual(s)
    if usual >= 0:
        return game.write(usual)
    if s.phase == 1:
        goal = f"go {game.lexicon.lists['cell'][wanted(s)]}"
        if s.at[s.mover] == wanted(s):
            return "stay"
        return goal if game.read(goal) in legal else game.write(chance.choice(legal))
    chance.shuffle(legal)
    for action in legal[:12]:
        after = s.copy()
        game.kernels.play(after, action)
        if (after.reach >> wanted(after)) & 1 or after.at[after.mover] == wanted(after):
            return game.write(action)
    return game.write(legal[0])


def play(name: str) -> Match:
    seats, options, seed = MATCHES[name]
    chance = random.Random(seed)
    names = ["Ada", "Bo", "Cleo", "Dan"][:seats]
    match = Match.new(vetta.game("labyrinth"), Setup(seats, options), make_secret(chance.randbytes(32)), names)
    leaves = LEAVES.get(name, [])[:]
    while not match.over:
        match.play(match.seat, best(match, chance))
        if match.moves[-1].text.startswith("push") and chance.random() < 0.05:
            match.undo(match.seat, len(match.moves) - 1)
        if leaves and len(match.moves) >= leaves[0]:
            del leaves[0]
            match.leave(next(seat for seat in range(seats) if seat != match.seat and not match.state.gone[seat]))
    return match


if __name__ == "__main__":
    for name in MATCHES:
        match = play(name)
        (FOLDER / "labyrinth").mkdir(exist_ok=True)
        (FOLDER / "labyrinth" / f"{name}.txt").write_text(write_match(match), "utf-8")
        print(f"{name}: {len(match.moves)} moves, {match.state.turns} turns, result {match.scores}")
