"""The rules of the legacy adventure: what begins a match, and what each action does. G4.1 and the like name clauses.

Chapters of the rulebook stand in files of their own: setup.py, turn.py, moving.py, objects.py, stickers.py, ending.py.
"""

from __future__ import annotations

from vetta.core.kernel import kernel
from vetta.core.note import note
from vetta.games.ziggurat.actions import (
    DECIDE,
    EXIT_BY,
    GRANARY,
    HERO,
    HIGH,
    KEEP,
    LOW,
    MARK,
    NONE,
    PASS,
    SPIRIT,
    TAKE_BELL,
    TAKE_ROPE,
    USE,
    WAY,
)
from vetta.games.ziggurat.ending import WALKWAYS, keep
from vetta.games.ziggurat.events import DECIDED, MARKED, STEPPED_OUT
from vetta.games.ziggurat.moving import bump, hand_to, scorch, walk
from vetta.games.ziggurat.objects import drive, end_piece, quench, ring, ring_for, use
from vetta.games.ziggurat.setup import set_up
from vetta.games.ziggurat.state import (
    BUMPING,
    CHOOSING_HERO,
    DRIVING,
    HERDING,
    LEADING,
    OVER,
    QUENCHING,
    RINGING,
    RINGING_WAY,
    RUNNING,
    WON,
    State,
)
from vetta.games.ziggurat.tables import EXIT, PIT
from vetta.games.ziggurat.tower import spirit_in
from vetta.games.ziggurat.turn import begin_match, begin_turn, go_on, herd, take_hero, take_spirit, turn_level


@kernel
def start(s: State) -> None:
    """G2  Sets the table. Seats, options and the campaign's memory already stand in the record, all else is 0."""
    s.phase = RUNNING
    set_up(s)
    begin_match(s)
    go_on(s)


@kernel
def play(s: State, action: int) -> None:
    """G3, G4  One decision; then everything that follows from it, until there is another one."""
    asked = s.phase
    s.phase = RUNNING
    if action < PASS:
        go_that_way(s, asked, action - WAY)
    elif action == PASS:
        s.passed |= 1 << s.user
    elif action == NONE:
        s.led = 0
    elif action < SPIRIT:
        choose_hero(s, asked, action - HERO)
    elif action < EXIT_BY:
        choose_spirit(s, asked, action - SPIRIT)
    elif action < USE:
        step_out(s, EXIT[action - EXIT_BY])
    elif action < KEEP:
        use(s, action - USE)
    elif action < DECIDE:
        keep(s, s.user, action - KEEP)
    elif action < MARK:
        decide(s, action - DECIDE)
    else:
        mark(s, action - MARK)
    go_on(s)


@kernel
def go_that_way(s: State, asked: int, way: int) -> None:
    """G4.1, G4.2, G5.1, G6.9  A hero, a bumped hero, a spirit, the bell's spirit, or a level."""
    if asked == LEADING:
        seat, steps = s.hero, s.steps
        end_piece(s)
        walk(s, seat, way, steps)
    elif asked == BUMPING:
        bump(s, way)
    elif asked == DRIVING:
        drive(s, way)
    elif asked == RINGING_WAY:
        ring(s, way)
    else:
        turn_level(s, way)


@kernel
def choose_hero(s: State, asked: int, seat: int) -> None:
    """G4.4, G20.10  The hero that moves, or that gets the wedges."""
    if asked == CHOOSING_HERO:
        take_hero(s, seat)
    else:
        hand_to(s, s.handing, seat)


@kernel
def choose_spirit(s: State, asked: int, spirit: int) -> None:
    """G5.1, G20.12, G28.3, G28.7  The spirit that moves, is led home, rung for, or quenched."""
    if asked == HERDING:
        herd(s, spirit)
    elif asked == RINGING:
        ring_for(s, spirit)
    elif asked == QUENCHING:
        quench(s, spirit)
    else:
        take_spirit(s, spirit)


@kernel
def step_out(s: State, cell: int) -> None:
    """G20.12  The first step out of the Nest; a spirit there scorches; the other steps go along the ring."""
    seat = s.hero
    s.at[seat] = cell
    note(s, STEPPED_OUT, seat, cell)
    s.steps -= 1
    if spirit_in(s, cell) >= 0:
        end_piece(s)
        scorch(s, seat)
    elif s.steps == 0:
        end_piece(s)
        s.reader = seat
    else:
        s.phase = LEADING


@kernel
def decide(s: State, decision: int) -> None:
    """G10.3  For the whole campaign."""
    note(s, DECIDED, decision)
    if decision <= HIGH:
        s.archway = decision - LOW + 1
        begin_turn(s, s.begins)
    elif decision <= TAKE_ROPE:
        s.tool = decision - TAKE_BELL + 1
    else:
        s.building = decision - GRANARY + 1


@kernel
def mark(s: State, cell: int) -> None:
    """G10.3, G23.4, G24.4  A stone plate on a pit, or one more spring, for good."""
    note(s, MARKED, cell)
    if s.chapter == WALKWAYS:
        s.plate = PIT[cell] + 1
    else:
        s.spring = cell + 1


@kernel
def seat(s: State) -> int:
    return s.mover


@kernel
def over(s: State) -> bool:
    return s.phase == OVER


@kernel
def score(s: State, seat: int) -> int:
    """G8  All win together or lose together."""
    return 1 if s.result == WON else 0


@kernel
def standing(s: State, seat: int) -> int:
    """The titles that the hero has won in this game."""
    titles = 0
    for title in range(24):
        if s.title[title] == seat + 1:
            titles += 1
    return titles
