"""What can happen in the dice race, what can be asked, and what can be objected: their numbers and meanings."""

from __future__ import annotations

from vetta.core.lexicon import DICE, NUMBER, SEAT, Arg, Happening, Prompt, Reason, Remark

(
    BEGAN, TURNED_TOWER, TURN, STAR_PLAYED, NO_STAR, MISSED, CLEARED, ROLLED, PLACED, TOOK_BACK, COMPLETED, DREW,
    NO_CARD, SHUFFLED, TOOK_STAR, TOOK_SKULL, PLAYED, CAME_IN, SWAPPED, STOLE, ROTATED, ROLLED_AGAIN, ENDED, DEALT,
    WON_GAME, WON, CAPPED, DRAWN, LEFT, LAST_ONE, ANSWERED,
) = range(31)  # fmt: skip

WHO, WHOM = Arg("seat", SEAT), Arg("whom", SEAT)
SORT, CELL, COLOUR, CARD = Arg("die", "die"), Arg("cell", "cell"), Arg("colour", "colour"), Arg("card", "card")
SIDE, LEVEL, FACES = Arg("side", "side"), Arg("level", NUMBER), Arg("faces", DICE)
SECRET_CARD = Arg("card", "card", secret=True)

EVENTS = (
    Happening("began", "D2.5", (WHO,)),
    Happening("turned-tower", "D2.4", (Arg("quarters", NUMBER),), reveals=True),
    Happening("turn", "D1.8", (WHO, SIDE)),
    Happening("star-played", "D4.1", (WHO, WHOM)),
    Happening("no-star", "D4.1", ()),
    Happening("missed", "D4.2", (WHO,)),
    Happening("cleared", "D6.3", (WHO, LEVEL, SIDE, Arg("dice", NUMBER))),
    Happening("rolled", "D4.4", (WHO, COLOUR, FACES), reveals=True),
    Happening("placed", "D4.5", (WHO, SORT, CELL)),
    Happening("took-back", "D4.6", (WHO, SORT, CELL)),
    Happening("completed", "D4.7", (WHO, LEVEL, SIDE)),
    Happening("drew", "D4.7", (WHO, SECRET_CARD), reveals=True),
    Happening("no-card", "D5.10", (WHO,)),
    Happening("shuffled", "D5.10", (Arg("cards", NUMBER),)),
    Happening("took-star", "D4.7", (WHO,)),
    Happening("took-skull", "D4.11", (WHO,)),
    Happening("played", "D5.1", (WHO, CARD), reveals=True),
    Happening("came-in", "D5.2", (WHO,)),
    Happening("swapped", "D5.3", (WHO, SORT, Arg("other", "die"), CELL)),
    Happening("stole", "D5.8", (WHO, SORT, CELL, Arg("to", "cell"))),
    Happening("rotated", "D5.9", (WHO, Arg("quarters", NUMBER), SIDE), reveals=True),
    Happening("rolled-again", "D5.5", (WHO, COLOUR, FACES), reveals=True),
    Happening("ended", "D4.10", (WHO,)),
    Happening("dealt", "D2.6", (WHO, SECRET_CARD), reveals=True),
    Happening("won-game", "D2.7", (WHO, Arg("won", NUMBER), Arg("needed", NUMBER))),
    Happening("won", "D7.1", (WHO,)),
    Happening("capped", "D7.2", (Arg("turns", NUMBER),)),
    Happening("drawn", "D7.2", ()),
    Happening("left", "D7.3", (WHO,), reveals=True),
    Happening("last-one", "D7.3", (WHO,)),
    Happening("answered", "D4.1", (WHO,), reveals=True),
)
"""An answer to a skull is not undone: who is asked next has seen that it was given."""

PROMPTS = (
    Prompt("star", (WHO, WHOM)),
    Prompt("ready", (WHO, SIDE)),
    Prompt("play", (WHO, SIDE, LEVEL)),
    Prompt("take", (WHO, CARD)),
    Prompt("give", (WHO, CARD, CELL)),
    Prompt("lay", (WHO, SORT)),
    Prompt("choose", (WHO, CARD)),
    Prompt("won", (WHO,)),
    Prompt("wait-star", (WHO, WHOM)),
    Prompt("wait-ready", (WHO, SIDE)),
    Prompt("wait-play", (WHO, SIDE, LEVEL)),
    Prompt("wait-take", (WHO, CARD)),
    Prompt("wait-give", (WHO, CARD, CELL)),
    Prompt("wait-lay", (WHO, SORT)),
    Prompt("wait-choose", (WHO, CARD)),
    Prompt("drawn", ()),
    Prompt("play-pinnacle", (WHO, SIDE)),
    Prompt("wait-play-pinnacle", (WHO, SIDE)),
)
ASK, WAIT = 0, 8
"""The prompt of a phase is ASK + phase for the seat to move and WAIT + phase for the others."""
TELL_DRAWN, ASK_PINNACLE, WAIT_PINNACLE = 15, 16, 17

REMARKS = (
    Remark("completes", (LEVEL, CELL)),
    Remark("wins", ()),
    Remark("removes", (Arg("rows", NUMBER), Arg("dice", NUMBER))),
    Remark("can-complete", (LEVEL,)),
    Remark("takes-skull", ()),
    Remark("lies", (CELL,)),
    Remark("shows", (SORT,)),
)
SAY_COMPLETES, SAY_WINS, SAY_REMOVES, SAY_CAN_COMPLETE, SAY_TAKES_SKULL, SAY_LIES, SAY_SHOWS = range(7)

(
    ALLOWED, IS_OVER, ANSWER_FIRST, ROLL_FIRST, CARD_FIRST, ROLLED_ALREADY, NOT_ASKED, NO_SUCH_DIE, ROW_IS_SHORTER,
    OCCUPIED, VALUE_CLASHES, COLOUR_CLASHES, NOT_TAKEN_BACK, LIES, NOT_IN_HAND, NOT_BEFORE_ROLL, RESERVE_EMPTY,
    NO_SWAP, NO_WHITE_DIE, NO_COLOURED_DIE, NO_SET, NO_STEAL, EMPTY_CELL, NOT_YOUR_SIDE, NOT_OPPONENTS_SIDE,
    FINISHED_ROW, NOT_OPPONENTS_COLOUR, NOTHING_FITS, NOT_IN_YOUR_ROW, SAME_DIE, NOT_WHITE, NOT_COLOURED, NOT_IN_SET,
    SEVERAL_SETS, CHOOSE_FIRST, NOT_BLOCKED, MUST_PLACE, STAND_OFF,
    NO_DICE_LEFT, OTHER_SET,
) = range(40)  # fmt: skip

POSITION, VALUE = Arg("position", NUMBER), Arg("value", NUMBER)
REASONS = (
    Reason("allowed", ""),
    Reason("over", "D7.1"),
    Reason("answer-first", "D4.1"),
    Reason("roll-first", "D4.4"),
    Reason("card-first", "D5.1", (CARD,)),
    Reason("rolled-already", "D4.4"),
    Reason("not-asked", "D5.1"),
    Reason("no-such-die", "D4.5", (SORT,)),
    Reason("row-is-shorter", "D3.5", (POSITION, Arg("width", NUMBER))),
    Reason("occupied", "D3.5", (CELL, SORT)),
    Reason("value-clashes", "D3.1", (SORT, Arg("there", "die"), CELL, Arg("at", "cell"))),
    Reason("colour-clashes", "D3.2", (SORT, Arg("there", "die"), CELL, Arg("at", "cell"))),
    Reason("not-taken-back", "D4.6", (POSITION,)),
    Reason("lies", "D4.6"),
    Reason("not-in-hand", "D5.1", (CARD,)),
    Reason("not-before-roll", "D5.1", (CARD,)),
    Reason("reserve-empty", "D5.2"),
    Reason("no-swap", "D5.3", (CARD,)),
    Reason("no-white-die", "D5.5"),
    Reason("no-coloured-die", "D5.6"),
    Reason("no-set", "D5.7", (Arg("most", NUMBER), VALUE, Arg("needed", NUMBER))),
    Reason("no-steal", "D5.8"),
    Reason("empty-cell", "D5.3", (CELL,)),
    Reason("not-your-side", "D5.3", (CELL, SIDE)),
    Reason("not-opponents-side", "D5.4", (CELL, SIDE)),
    Reason("finished-row", "D5.8", (CELL, LEVEL)),
    Reason("not-opponents-colour", "D9.12", (CELL, SORT)),
    Reason("nothing-fits", "D5.3", (CELL,)),
    Reason("not-in-your-row", "D5.8", (SORT,)),
    Reason("same-die", "D5.11", (SORT,)),
    Reason("not-white", "D5.5", (SORT,)),
    Reason("not-coloured", "D5.6", (SORT,)),
    Reason("not-in-set", "D5.7", (SORT, Arg("have", NUMBER), Arg("needed", NUMBER))),
    Reason("several-sets", "D5.7"),
    Reason("choose-first", "D5.5"),
    Reason("not-blocked", "D6.2", (SIDE, LEVEL)),
    Reason("must-place", "D4.9"),
    Reason("stand-off", "D4.12", (Arg("turns", NUMBER),)),
    Reason("no-dice-left", "D5.5"),
    Reason("other-set", "D5.7", (SORT, VALUE)),
)
