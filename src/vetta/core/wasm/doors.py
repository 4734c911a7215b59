"""What a module exports, for every game alike: a name, a kernel, and what the host passes.

The host passes only 32-bit integers: an address where the kernel takes a record or an array, a number where it takes
a number. The kernel's answer, if it has one, is a 32-bit integer too. Records have room for notes. What kernels write
for the host lies in 32-bit words; only a mask of actions is bytes.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, NamedTuple

from vetta.core import drive
from vetta.core.game import ROOM_FOR_TRAIL, Game
from vetta.core.kernel import Slot, kernel
from vetta.core.note import forget_notes
from vetta.core.view import COLUMNS

if TYPE_CHECKING:
    import numpy as np

start = Slot("start")
play = Slot("play")
leave = Slot("leave")

THINGS = 16
"""Room for the things that `picks` writes."""

NUMBERS = 8
"""Room for the numbers that `prompt`, `objection` and `remark` write."""


@kernel
def start_anew(s: Any) -> None:
    """Sets the table; seats, options and the die already stand in the record."""
    forget_notes(s)
    start(s)


@kernel
def play_on(s: Any, action: int) -> None:
    """An action; the notes are then its notes, and only its."""
    forget_notes(s)
    play(s, action)


@kernel
def leave_table(s: Any, seat: int) -> None:
    """A seat leaves; the notes are then about that."""
    forget_notes(s)
    leave(s, seat)


class Memory(NamedTuple):
    """An argument that the host passes as an address: a record, or an array of a shape."""

    dtype: np.dtype[Any]
    shape: tuple[int, ...] = ()

    @property
    def size(self) -> int:
        """How many bytes it takes."""
        return math.prod(self.shape) * self.dtype.itemsize


class Number(NamedTuple):
    """An argument that the host passes as it is."""


class Door(NamedTuple):
    """One export: its kernel, and its arguments by the names the sheet gives them."""

    kernel: Any
    arguments: dict[str, Memory | Number]


def doors(game: Game) -> dict[str, Door]:
    """The exports of a game's module, by name."""
    import numpy as np

    def words(*shape: int) -> Memory:
        return Memory(np.dtype("int32"), shape)

    number = Number()
    s = Memory(game.record.dtype(noted=True))
    mask = Memory(np.dtype("uint8"), (game.actions,))
    # Only the first extent is not known here, and no kernel asks for it: arrays of matches and of masks get 1.
    games = Memory(s.dtype, (1,))
    masks = Memory(mask.dtype, (1, game.actions))
    strollers = Memory(drive.Stroller.dtype(), (1,))
    rules = game.kernels
    return {
        "start": Door(start_anew, {"s": s}),
        "legal": Door(rules.legal, {"s": s, "mask": mask}),
        "play": Door(play_on, {"s": s, "action": number}),
        "seat": Door(rules.seat, {"s": s}),
        "over": Door(rules.over, {"s": s}),
        "score": Door(rules.score, {"s": s, "seat": number}),
        "standing": Door(rules.standing, {"s": s, "seat": number}),
        "imagine": Door(rules.imagine, {"s": s, "seat": number}),
        "look": Door(rules.look, {"s": s, "seat": number, "rows": words(rows(game), COLUMNS)}),
        "picks": Door(rules.picks, {"s": s, "action": number, "things": words(THINGS)}),
        "trail": Door(rules.trail, {"s": s, "action": number, "places": words(ROOM_FOR_TRAIL)}),
        "prompt": Door(rules.prompt, {"s": s, "seat": number, "numbers": words(NUMBERS)}),
        "observe": Door(rules.observe, {"s": s, "seat": number, "sight": words(game.observation)}),
        "objection": Door(rules.objection, {"s": s, "action": number, "numbers": words(NUMBERS)}),
        "usual": Door(rules.usual, {"s": s}),
        "idle": Door(rules.idle, {"s": s}),
        "final": Door(rules.final, {"s": s, "action": number}),
        "remark": Door(rules.remark, {"s": s, "action": number, "numbers": words(NUMBERS)}),
        "leave": Door(leave_table, {"s": s, "seat": number}),
        "stroll": Door(
            drive.stroll,
            {"games": games, "i": number, "fresh": games, "strollers": strollers, "mask": mask, "steps": number},
        ),
        "perft": Door(drive.perft, {"games": games, "depth": number, "masks": masks, "at": words(1)}),
    }


def rows(game: Game) -> int:
    """Room for the rows that `look` writes: a piece lies in one place at a time."""
    return len(game.lexicon.pieces)
