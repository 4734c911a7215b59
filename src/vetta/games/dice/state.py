"""Everything a match of the dice race remembers."""

from __future__ import annotations

from vetta.core.record import Grid, Record, Row, int8, int16, int32, uint64

ANSWERING, READY, PLAYING, TAKING, GIVING, LAYING, CHOOSING, OVER = range(8)
"""What the seat to move is about to do: say whether it plays its star; get ready for the roll; play; pick a die on the
tower; pick the die that goes there instead; pick a place for a stolen die; pick dice to roll again; nothing more."""

# Where a die is, if not on the tower: in the stock of its colour (white dice: in the reserve), about to be rolled, in
# front of the seat to move, or chosen to be rolled again.
STOCK, WAITING, POOL, CHOSEN = 81, 82, 83, 84


class State(Record, notes=64):
    die: Row = uint64(2, "the die: see core.die")
    turns: int = int32("turns finished, in all games of the match")
    game_turns: int = int32("turns finished in this game")
    quiet: int = int32("turns since somebody last put a die on the tower")

    seats: int = int8("set-up: how many play")
    style: int = int8("set-up, D9.1: 1 for free-for-all, 0 for fixed sides")
    schedule: int = int8("set-up, D9.2: 1 if the tower is turned by one quarter each round, 0 if by chance")
    deck: int = int8("set-up, D9.3: which deck, a line of DECK")
    wins: int = int8("set-up, D9.4: how many games win the match, less 1")
    handicap: int = int8("set-up, D9.5: 1 if the third and the fourth to play begin with a card each")
    first: int = int8("set-up, D9.6: who begins, 0 for chance, else the seat's number from 1")
    next_first: int = int8("set-up, D9.7: 1 if the winner begins the next game, 0 if the next seat does")
    voluntary_stop: int = int8("set-up, D9.8: 1 if a turn cannot end while a die fits")
    take_back: int = int8("set-up, D9.9: 1 if what lies, lies")
    star_window: int = int8("set-up, D9.10: 1 if stars are offered one after the other, 0 if all at once")
    used_tokens: int = int8("set-up, D9.11: 1 if used tokens are gone for good")
    opponents_dice: int = int8("set-up, D9.12: 1 if only dice in another player's colour are an opponent's")
    empty_hand: int = int8("set-up, D9.13: 1 if a player without any die just waits")
    standoff: int = int8("set-up, D9.14: 1 if players may wait for each other for ever")
    turn_cap: int = int8("set-up, D9.15: 1 if a game may last for ever")

    phase: int = int8("what the seat to move is about to do")
    mover: int = int8("the seat to move")
    active: int = int8("the seat whose turn it is")
    begins: int = int8("the seat that had the first turn of this game")
    side: int = int8("the side that is being played")
    spin: int = int8("free-for-all: how many quarters the tower is turned in this round")
    games: int = int8("games finished")
    won: Row = int8(6, "by seat: games won")
    winner: int = int8("the seat that has won the match, -1 before, and if nobody has")
    completed: Row = int16(6, "by seat: rows completed in this game")
    left: Row = int8(6, "by seat: 1 if it has left the table")

    star: Row = int8(6, "by seat: 1 if it has a star")
    skull: Row = int8(6, "by seat: 1 if it has a skull")
    stars: int = int8("stars in the pile")
    skulls: int = int8("skulls in the pile")
    answers: int = int8("the seats that have said yes to playing their star now, a set of bits")

    hand: Grid = int8((6, 8), "cards by seat and kind")
    pile: Row = int8(8, "the deck by kind: it has no order, a draw picks among what is left")
    discard: Row = int8(8, "the discard pile by kind")

    at: Row = int8(122, "by die: its cell, or STOCK, WAITING, POOL, CHOSEN")
    face: Row = int8(122, "by die: the value it shows")
    on: Row = int8(81, "by cell: its die, -1 for none")
    filled: Grid = int8((4, 5), "dice on the tower by side and level")
    pool: Row = int8(42, "by sort: dice in front of the seat to move")
    reserve: int = int8("white dice in the reserve")

    rows: int = int8("rows completed in this turn")
    laid: int = int8("dice put on the tower in this turn")
    loose: int = int8("the positions of the working row whose dice can be taken back, a set of bits")
    card: int = int8("the card that is being played, -1 for none")
    taking: int = int8("a swap or a steal: the cell that was picked, -1 for none")
    value: int = int8("a set that is rolled again: the value it shows, 0 for none yet")
    chosen: int = int8("dice chosen to be rolled again")
