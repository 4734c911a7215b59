"""Loops over whole matches that run compiled: the doors through which Python and WebAssembly reach the kernels.

The kernels of the contract (`play`, `legal` ...) are slots here, which each game fills with its own.
Matches lie side by side in an array, because passing an array and an index is ten times cheaper than one record.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from vetta.core.die import pick
from vetta.core.kernel import Slot, by_type, kernel
from vetta.core.note import forget_notes
from vetta.core.record import Record, Row, int32, uint64

start = Slot("start")
legal = Slot("legal")
play = Slot("play")
over = Slot("over")


class Stroller(Record):
    """Somebody who plays at random, with a die of its own."""

    die: Row = uint64(2, "its die")
    matches: int = int32("matches it has finished")


def _copy_match(games: Any, i: Any, others: Any, j: Any) -> Callable[..., Any]:
    def copy(games: Any, i: int, others: Any, j: int) -> None:
        games[i] = others[j]

    return copy


@by_type(_copy_match)
def copy_match(games: Any, i: int, others: Any, j: int) -> None:
    """Puts a copy of others[j] at games[i]: bytes in native, a new record in plain."""
    games[i] = others[j].copy()


@kernel
def play_at(games: Any, i: int, action: int) -> None:
    s = games[i]
    forget_notes(s)
    play(s, action)


@kernel
def choose(stroller: Any, mask: Row, actions: int) -> int:
    """One of the marked actions, each as likely as the others; -1 if there is none."""
    marked = 0
    for action in range(actions):
        marked += mask[action]
    if marked == 0:
        return -1
    nth = pick(stroller, marked)
    action = 0
    while True:
        nth -= mask[action]
        if nth < 0:
            return action
        action += 1


@kernel
def stroll(games: Any, i: int, fresh: Any, strollers: Any, mask: Row, steps: int) -> None:
    """Plays so many random steps. A finished match is set up again from `fresh`, the die running on."""
    stroller = strollers[i]
    for _ in range(steps):
        if over(games[i]):
            renew(games, i, fresh, stroller)
            stroller.matches += 1
        s = games[i]
        legal(s, mask)
        forget_notes(s)
        play(s, choose(stroller, mask, len(mask)))


@kernel
def renew(games: Any, i: int, fresh: Any, stroller: Any) -> None:
    """The same set-up again, with the next seed."""
    copy_match(games, i, fresh, 0)
    s = games[i]
    s.die[0] = stroller.die[0]
    s.die[1] = stroller.die[1]
    forget_notes(s)
    start(s)


@kernel
def perft(games: Any, depth: int, masks: Any, at: Any) -> int:
    """Counts the action sequences of a length: games[0] is the position, the rest is scratch, one for each ply."""
    leaves = 0
    ply = 0
    at[0] = -1
    legal(games[0], masks[0])
    while ply >= 0:
        at[ply] += 1
        if at[ply] == len(masks[ply]):
            ply -= 1
        elif masks[ply][at[ply]] == 1:
            if ply == depth - 1:
                leaves += 1
            else:
                copy_match(games, ply + 1, games, ply)
                s = games[ply + 1]
                play(s, at[ply])
                if not over(s):
                    ply += 1
                    at[ply] = -1
                    legal(s, masks[ply])
    return leaves
