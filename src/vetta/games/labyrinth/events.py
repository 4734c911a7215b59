"""What can happen in 3D Labyrinth, what can be asked, and what can be objected: their numbers and meanings."""

from __future__ import annotations

from vetta.core.lexicon import SEAT, Arg, Happening, Prompt, Reason, Remark

(
    DEALT, SAW_TARGET, BEGAN, PUSHED, CAME_ROUND, SET_OUT, PAID, WALKED, STAYED, FOUND, SAW_NEXT, TOUCHED_RUNE, WON,
    DREW, RESHUFFLED, NO_CARD, LEFT, LAST_ONE,
) = range(18)  # fmt: skip

WHO = Arg("seat", SEAT)
CELL, ARROW, CARD = Arg("cell", "cell"), Arg("arrow", "arrow"), Arg("card", "card")
TREASURE = Arg("treasure", "treasure")
SECRET_CARD, SECRET_TREASURE = Arg("card", "card", secret=True), Arg("treasure", "treasure", secret=True)

EVENTS = (
    Happening("dealt", "L2.4", (WHO, SECRET_CARD), reveals=True),
    Happening("saw-target", "L2.5", (WHO, SECRET_TREASURE), reveals=True),
    Happening("began", "L2.6", (WHO,)),
    Happening("pushed", "L3.2", (WHO, ARROW, Arg("turn", "turn"))),
    Happening("came-round", "L3.6", (WHO, CELL)),
    Happening("set-out", "L4.6", (WHO, CELL), reveals=True),
    Happening("paid", "L4.5", (WHO, CARD), reveals=True),
    Happening("walked", "L4.3", (WHO, CELL)),
    Happening("stayed", "L4.4", (WHO, CELL)),
    Happening("found", "L5.1", (WHO, TREASURE), reveals=True),
    Happening("saw-next", "L5.1", (WHO, SECRET_TREASURE), reveals=True),
    Happening("touched-rune", "L5.2", (WHO,)),
    Happening("won", "L6.1", (WHO,)),
    Happening("drew", "L5.4", (WHO, SECRET_CARD), reveals=True),
    Happening("reshuffled", "L5.6", (Arg("cards"),)),
    Happening("no-card", "L5.6", (WHO,), reveals=True),
    Happening("left", "L9.1", (WHO,), reveals=True),
    Happening("last-one", "L9.1", (WHO,)),
)
"""Without a card nothing is drawn, yet all have seen what the stop was not (L7.3): so `no-card` reveals too."""

PROMPTS = (
    Prompt("push", (WHO,)),
    Prompt("walk", (WHO,)),
    Prompt("pay", (WHO, CELL)),
    Prompt("over", (WHO,)),
    Prompt("wait-push", (WHO,)),
    Prompt("wait-walk", (WHO,)),
    Prompt("wait-pay", (WHO, CELL)),
    Prompt("push-as-it-lies", (WHO,)),
)
ASK, WAIT = 0, 4
"""The prompt of a phase is ASK + phase for the seat to move and WAIT + phase for the others."""
PUSH_AS_IT_LIES = 7

REMARKS = (
    Remark("costs", (Arg("up"), Arg("down"), Arg("joker"))),
    Remark("opens", (Arg("kind", "kind"), Arg("facing"))),
)
COSTS, OPENS = range(2)

(
    ALLOWED, IS_OVER, PUSH_FIRST, PUSH_IS_DONE, WOULD_UNDO, SAME_LOOK, SPARE_STAYS_TURNED, ALREADY_THERE, NO_WAY,
    NO_CARD_FITS, PAY_FIRST, NOT_PAYING, CARD_NOT_HELD, CARD_NOT_NEEDED,
) = range(14)  # fmt: skip

REASONS = (
    Reason("allowed", ""),
    Reason("over", "L6.1"),
    Reason("push-first", "L3.1"),
    Reason("push-is-done", "L3.1"),
    Reason("would-undo", "L3.3", (ARROW,)),
    Reason("same-look", "L3.4", (Arg("turn"), Arg("same"))),
    Reason("spare-stays-turned", "L3.4", (Arg("turn"),)),
    Reason("already-there", "L4.4", (CELL,)),
    Reason("no-way", "L4.1", (CELL,)),
    Reason("no-card-fits", "L4.2", (CELL, Arg("floors"), Arg("up"), Arg("down"), Arg("joker"))),
    Reason("pay-first", "L4.6", (CELL,)),
    Reason("not-paying", "L4.5"),
    Reason("card-not-held", "L4.5", (CARD,)),
    Reason("card-not-needed", "L4.6", (CARD,)),
)
