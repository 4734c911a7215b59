"""The rules of the dice race: what begins a match, and what each action does. D4.1 and the like name clauses.

The chapters of the rulebook stand in files of their own: tower.py (how dice fit), setup.py, turn.py, cards.py.
"""

from __future__ import annotations

from vetta.core.die import pick
from vetta.core.kernel import kernel
from vetta.games.dice.actions import (
    ALL,
    CARD,
    CHOOSE,
    CLEAR,
    END,
    GIVE,
    LAY,
    PLACE,
    REROLL,
    ROLL,
    TAKE,
    TAKE_BACK,
    YES,
)
from vetta.games.dice.cards import choose, choose_all, give, lay, play_card, reroll, take
from vetta.games.dice.state import OVER, State
from vetta.games.dice.tables import WIDEST
from vetta.games.dice.tower import cell_at
from vetta.games.dice.turn import answer, begin_game, clear, end_turn, place, roll, take_back


@kernel
def start(s: State) -> None:
    """D2  Sets the table. Seats and options already stand in the record, everything else is 0."""
    s.winner = -1
    begin_game(s, s.first - 1 if s.first > 0 else pick(s, s.seats))


@kernel
def play(s: State, action: int) -> None:
    """D4, D5  One action of the seat to move."""
    if action >= CHOOSE:
        choose(s, action - CHOOSE)
    elif action >= GIVE:
        give(s, action - GIVE)
    elif action >= TAKE:
        take(s, action - TAKE)
    elif action >= PLACE:
        place(s, (action - PLACE) // WIDEST, cell_at(s, (action - PLACE) % WIDEST))
    elif action >= LAY:
        lay(s, action - LAY)
    elif action >= TAKE_BACK:
        take_back(s, action - TAKE_BACK, cell_at(s, action - TAKE_BACK))
    elif action >= CARD:
        play_card(s, action - CARD)
    elif action == ROLL:
        roll(s)
    elif action == CLEAR:
        clear(s)
    elif action == END:
        end_turn(s)
    elif action == ALL:
        choose_all(s)
    elif action == REROLL:
        reroll(s)
    else:
        answer(s, 1 if action == YES else 0)


@kernel
def seat(s: State) -> int:
    return s.mover


@kernel
def over(s: State) -> bool:
    return s.phase == OVER


@kernel
def score(s: State, seat: int) -> int:
    """D7.1, D7.2  1 for the winner of the match, 0 for all others; nobody has 1 if it is drawn."""
    return 1 if s.winner == seat else 0


@kernel
def standing(s: State, seat: int) -> int:
    """The games won, and in the last one the rows completed."""
    return s.won[seat] * 1000 + s.completed[seat]
