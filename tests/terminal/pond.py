"""A game with what the games of the catalogue lack, or have only now and then: equal dice, signs that are letters of a
colour, tracks with ends, places that are called otherwise than they are written, and things that go for good.

The table is quiet: the first seat makes every move, and nothing can be forbidden.
"""

from __future__ import annotations

import io
from collections.abc import Iterable
from contextlib import suppress

from vetta.core.game import Game, Kernels, Setup
from vetta.core.kernel import kernel
from vetta.core.lexicon import Arg, Kind, Lexicon, Option, PieceName, Place, Prompt, Remark, Verb
from vetta.core.match import Match
from vetta.core.record import Grid, Record, Row, int8, uint64
from vetta.core.view import show
from vetta.terminal.console import Closed, Console
from vetta.terminal.exits import Quit
from vetta.terminal.seats import seated
from vetta.terminal.table import Table

ROWS = 3
SPACES = 2 * ROWS
POOL = 2 * ROWS + 2
HAND, SHELF, GATE, SEA, HILL, GONE = range(POOL + 1, POOL + 7)

# Kinds: blue 4, blue 2, white 4, each with a number on it, equal ones not side by side; a card with a text, and a coin.
DICE = 5
CARD = DICE
COIN = CARD + 1
KIND_OF = (0, 0, 1, 2, 0, 3, 4)
FACE_OF = (4, 4, 2, 4, 4, 0, 0)

TAKE = 0
LIFT = TAKE + 3
GO = LIFT + SPACES
PLAY, SPEND, STOP = range(GO + 3, GO + 6)


class State(Record, notes=2):
    die: Row = uint64(2, "the die")
    seats: int = int8("how many play")
    style: int = int8("the option that means nothing")
    only: int = int8("the option that leaves no choice")
    at: Row = int8(COIN + 1, "where each piece is")
    over: int = int8("whether it has ended")


@kernel
def start(s: State) -> None:
    for piece in range(DICE):
        s.at[piece] = POOL
    s.at[CARD] = HAND
    s.at[COIN] = SHELF


@kernel
def in_pool(s: State, kind: int) -> int:
    """The first die of this kind in the pool, or -1."""
    for piece in range(DICE):
        if KIND_OF[piece] == kind and s.at[piece] == POOL:
            return piece
    return -1


@kernel
def on(s: State, space: int) -> int:
    for piece in range(DICE):
        if s.at[piece] == space:
            return piece
    return -1


@kernel
def legal(s: State, mask: Row) -> None:
    for kind in range(3):
        mask[TAKE + kind] = 1 if in_pool(s, kind) >= 0 else 0
    for space in range(SPACES):
        mask[LIFT + space] = 1 if on(s, space) >= 0 else 0
    mask[GO] = mask[GO + 1] = mask[GO + 2] = mask[STOP] = 1
    mask[PLAY] = 1 if s.at[CARD] == HAND else 0
    mask[SPEND] = 1 if s.at[COIN] == SHELF else 0


@kernel
def play(s: State, action: int) -> None:
    if action < LIFT:
        space = 0
        while on(s, space) >= 0:
            space += 1
        s.at[in_pool(s, action)] = space
    elif action < GO:
        s.at[on(s, action - LIFT)] = POOL
    elif action == PLAY:
        s.at[CARD] = GONE
    elif action == SPEND:
        s.at[COIN] = GONE
    elif action == STOP:
        s.over = 1


@kernel
def seat(s: State) -> int:
    return 0


@kernel
def over(s: State) -> bool:
    return s.over == 1


@kernel
def score(s: State, seat: int) -> int:
    return 0


@kernel
def imagine(s: State, seat: int) -> None:
    pass


@kernel
def look(s: State, seat: int, rows: Grid) -> int:
    n = 0
    for piece in range(COIN + 1):
        if s.at[piece] != GONE and (piece != CARD or seat == 0):
            n = show(rows, n, piece, KIND_OF[piece], s.at[piece], 0, 0, FACE_OF[piece])
    return n


@kernel
def picks(s: State, action: int, things: Row) -> int:
    pieces = COIN + 1
    if action < LIFT:
        things[0] = in_pool(s, action)
    elif action < GO:
        things[0] = on(s, action - LIFT)
    elif action < PLAY:
        things[0] = pieces + GATE + action - GO
    else:
        things[0] = CARD if action == PLAY else COIN if action == SPEND else pieces + SHELF
    return 1


@kernel
def prompt(s: State, seat: int, args: Row) -> int:
    return s.over


@kernel
def observe(s: State, seat: int, sight: Row) -> None:
    sight[0] = s.over


@kernel
def objection(s: State, action: int, why: Row) -> int:
    return 0


@kernel
def remark(s: State, action: int, numbers: Row) -> int:
    return 0 if action == GO + 2 else -1


@kernel
def nothing(s: State) -> int:
    return -1


@kernel
def leave(s: State, seat: int) -> None:
    s.over = 1


POND = Game(
    name="pond",
    rules=1,
    record=State,
    kernels=Kernels(
        start=start, legal=legal, play=play, seat=seat, over=over, score=score, imagine=imagine, look=look, picks=picks,
        prompt=prompt, observe=observe, objection=objection, usual=nothing, idle=nothing, leave=leave,
        remark=remark,
    ),
    lexicon=Lexicon(
        pieces=(
            *(PieceName(f"die-{n + 1}", "die") for n in range(DICE)), PieceName("old-map", "thing"),
            PieceName("coin", "thing"),
        ),
        kinds=(Kind("blue-4", "B"), Kind("blue-2", "B"), Kind("white-4", "W"), Kind("map"), Kind("coin")),
        places=(
            *(
                Place(f"{bank}{row + 1}", "space", (column, row))
                for column, bank in enumerate(("north", "south"))
                for row in range(ROWS)
            ),
            Place("north"), Place("south"), Place("pool"), Place("hand"), Place("shelf"), Place("b2"), Place("sea"),
            Place("c3"),
        ),
        prompts=(Prompt("ask"), Prompt("over")), remarks=(Remark("high"),), events=(), reasons=(),
        verbs=(
            Verb("take", TAKE, 3, (Arg("die", "die"),)), Verb("lift", LIFT, SPACES, (Arg("space", "space"),)),
            Verb("go", GO, 3, (Arg("goal", "goal"),)), Verb("play", PLAY, 1), Verb("spend", SPEND, 1),
            Verb("stop", STOP, 1),
        ),
        lists={
            "die": ("blue-4", "blue-2", "white-4"), "goal": ("b2", "sea", "c3"),
            "space": tuple(f"{bank}{row + 1}" for bank in ("north", "south") for row in range(ROWS)),
        },
        options=(Option("style", ("calm", "rough")), Option("only", ("one", "two"), fits={2: (0,)})),
    ),
    seats=(2,),
    package="tests.terminal",
    pack="",
    pack_hash="",
    observation=1,
)  # fmt: skip


def pond(
    *lines: str, language: str = "en", plain: bool = True, width: int = 80, players: Iterable[str] = ("Ada", "bot")
) -> str:
    """What is written at a table with this game when these lines are typed."""
    out = io.StringIO()
    table = pond_table(lines, out, language, plain, width, players)
    with suppress(Closed, Quit):
        table.play()
    return out.getvalue()


def pond_table(
    lines: Iterable[str],
    out: io.StringIO,
    language: str = "en",
    plain: bool = True,
    width: int = 80,
    players: Iterable[str] = ("Ada", "bot"),
) -> Table:
    company = [seated(player, language) for player in players]
    source = io.StringIO("".join(f"{line}\n" for line in lines))
    match = Match.new(POND, Setup(2), b"s" * 32, [who.written for who in company])
    return Table(Console(source, out, width=width), match, company, b"", plain=plain, language=language)
