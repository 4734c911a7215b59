"""Everything a match of 3D Labyrinth remembers."""

from __future__ import annotations

from vetta.core.record import Grid, Record, Row, int8, int16, int32, uint64

PUSHING, WALKING, PAYING, OVER = range(4)
"""What the seat to move is about to do."""

MOST_CLIMBS = 13
"""No walk worth taking has more steep climbs: each ends on another tower of three floors or more, and 13 exist."""

NEVER = 99
"""In `drops`: no walk leads there."""


class State(Record, notes=24):
    die: Row = uint64(2, "the die: see core.die")
    turns: int = int32("turns finished")
    ruled_out: Row = int16(4, "by seat: the treasures it stopped at without finding its target, a set of bits")

    reach: int = int32("from the push to the end of the turn: the cells the pawn can walk to, a set of bits")

    seats: int = int8("set-up: how many play")
    company: int = int8("set-up: which colours play, a line of COMPANIES")
    first: int = int8("set-up: who begins, 0 for chance, else the seat's number from 1")
    steep: int = int8("set-up: 1 for the steep labyrinth")
    young: int = int8("set-up: 1 if every magic card is a joker")
    free_turning: int = int8("set-up: 1 if the spare may be turned before it goes in")
    stay_counts: int = int8("set-up: 1 if a pawn that stays may find what it stands on")

    phase: int = int8("what the seat to move is about to do")
    mover: int = int8("the seat to move")
    forbidden: int = int8("the arrow that would undo the last push, -1 before the first")
    winner: int = int8("the seat that has won, -1 before")
    colour: Row = int8(4, "by seat: its colour")
    gone: Row = int8(4, "by seat: 1 if it has left the table")
    at: Row = int8(4, "by seat: the cell of its pawn, -1 if it has left")
    tower: Row = int8(26, "by cell: its tower; cell 25 is beside the board")
    turn: Row = int8(30, "by tower: how many quarters it is turned")

    target: Row = int8(4, "by seat: the treasure it looks for, -1 when all are found")
    left: Row = int8(4, "by seat: treasure cards not yet found, the target among them")
    finder: Row = int8(12, "by treasure: the seat that found it plus 1, 0 before")
    rune: Row = int8(4, "by seat: 1 once its rune card is turned over")

    hand: Grid = int8((4, 3), "magic cards by seat and kind")
    deck: Row = int8(3, "the draw pile by kind: it has no order, a draw picks among what is left")
    discard: Row = int8(3, "the discard pile by kind")

    going: int = int8("while paying: the cell the pawn sets out for")
    paid: Row = int8(3, "while paying: the cards laid down so far, by kind")
    climbs: int = int8("from the push to the end of the turn: the last row of `drops` in use")
    drops: Grid = int8(
        (MOST_CLIMBS + 1, 25),
        "from the push to the end of the turn: for each number of steep climbs and each cell, the fewest steep drops "
        "of a walk there that the hand can pay, NEVER where none leads",
    )
