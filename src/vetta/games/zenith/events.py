"""What can happen in Zenith, what can be asked, and what can be objected: their numbers and meanings."""

from __future__ import annotations

from vetta.core.lexicon import NUMBER, SEAT, Arg, Happening, Prompt, Reason, Remark

(
    DEALT, DREW_ANEW, DREW, BEGAN, TEAM_BEGAN, KEPT, EXCHANGED, SET_ASIDE, SHOWN, RECRUITED, DEVELOPED, ADVANCED,
    REACHED, ROW_COMPLETE, LED, BADGE, PULLED, NO_DISC, CAPTURED, CENTRED, TOKEN_TAKEN, TOKEN_REACHED, TOKEN_CHOSEN,
    TOKEN_DRAWN, NO_TOKEN, GAINED, PAID, HANDED, BADGE_HANDED, STOLE, NOTHING_STOLEN, TRANSFERRED, EXILED, MOBILIZED,
    NO_AGENT, DISCARDED, GAVE, ORDERED, NEW_DISC, SHUFFLED, TOKENS_SHUFFLED, SKIPPED, WON, UNFINISHED, DRAWN,
    DRAWN_AT_ONCE, LEFT, LAST_SIDE,
    NO_PLANET, NONE_ON_THEIR_HALF, NONE_TO_CENTRE_THERE, NONE_IN_CENTRE, NO_NEIGHBOURS, NONE_TO_GIVE, NONE_TO_CENTRE,
    COLUMN_EMPTY, NONE_TO_TRANSFER, NONE_TO_EXILE, NO_OTHER_PLANET, NO_CARD, NO_OPEN_TOKEN, ALL_DEVELOPED,
    ADVANCE_TOO_DEAR, PRICE_TOO_DEAR, COLUMN_TOO_SHORT, OTHERS_TOO_SHORT, NOT_OFFERED, WITHOUT_BADGE, TOO_FEW_CREDITS,
    NOTHING_COUNTED,
) = range(70)  # fmt: skip
"""The last two rows and a half tell what an effect leaves undone: see ignored.py. Kinds of one name say the same and
differ in their clause."""

WHO, TO_WHOM = Arg("seat", SEAT), Arg("to", SEAT)
AGENT, PLANET, FACTION, ITEM = (
    Arg("agent", "agent"), Arg("planet", "planet"), Arg("faction", "faction"), Arg("item", "item"),
)  # fmt: skip
SECRET_AGENT = Arg("agent", "agent", secret=True)
TOKEN, SLOT = Arg("token", "token"), Arg("slot", "slot")
AMOUNT, LEVEL, COST = Arg("amount", NUMBER), Arg("level", NUMBER), Arg("cost", NUMBER)
PRICE, HAVE = Arg("price", NUMBER), Arg("have", NUMBER)
SOURCE = Arg("source", "source")
"""What asks, or is ignored: an agent, a technology level, a token, a leadership or a row bonus."""

EVENTS = (
    Happening("drew", "Z2.5", (WHO, SECRET_AGENT), reveals=True),
    Happening("drew", "Z2.6", (WHO, SECRET_AGENT), reveals=True),
    Happening("drew", "Z4.1", (WHO, SECRET_AGENT), reveals=True),
    Happening("began", "Z2.7", (WHO,)),
    Happening("team-began", "Z2.7", (WHO,)),
    Happening("kept", "Z2.6", (WHO,)),
    Happening("exchanged", "Z2.6", (WHO, AGENT), reveals=True),
    Happening("set-aside", "Z2.6", (WHO, SECRET_AGENT), reveals=True),
    Happening("shown", "Z2.6", (WHO, AGENT), reveals=True),
    Happening("recruited", "Z3.2", (WHO, AGENT, COST), reveals=True),
    Happening("developed", "Z3.3", (WHO, AGENT, FACTION, LEVEL, COST), reveals=True),
    Happening("advanced", "Z7.17", (WHO, FACTION, LEVEL, COST)),
    Happening("reached", "Z3.4", (WHO, FACTION, LEVEL)),
    Happening("row-complete", "Z3.6", (WHO, LEVEL)),
    Happening("led", "Z3.7", (WHO, AGENT), reveals=True),
    Happening("badge", "Z7.15", (WHO, Arg("face", "badge-face"))),
    Happening("pulled", "Z5.1", (WHO, AMOUNT, PLANET)),
    Happening("no-disc", "Z5.3", (WHO, PLANET)),
    Happening("captured", "Z5.2", (WHO, PLANET, Arg("discs", NUMBER))),
    Happening("centred", "Z7.6", (WHO, PLANET)),
    Happening("token-taken", "Z5.4", (WHO, TOKEN, SLOT)),
    Happening("token-taken", "Z3.5", (WHO, TOKEN, SLOT)),
    Happening("token-taken", "Z7.16", (WHO, TOKEN, SLOT)),
    Happening("token-drawn", "Z7.16", (WHO, TOKEN), reveals=True),
    Happening("no-token", "Z4.3", (WHO,)),
    Happening("gained", "Z7.7", (WHO, AMOUNT, ITEM)),
    Happening("paid", "Z7.10", (WHO, AMOUNT, ITEM)),
    Happening("handed", "Z7.10", (WHO, TO_WHOM, AMOUNT, ITEM)),
    Happening("badge-handed", "Z7.10", (WHO, TO_WHOM)),
    Happening("stole", "Z7.9", (WHO, TO_WHOM, AMOUNT, ITEM)),
    Happening("nothing-stolen", "Z7.9", (WHO, TO_WHOM, ITEM)),
    Happening("transferred", "Z7.11", (WHO, TO_WHOM, AGENT)),
    Happening("exiled", "Z7.12", (WHO, TO_WHOM, AGENT)),
    Happening("mobilized", "Z7.13", (WHO, AGENT), reveals=True),
    Happening("no-agent", "Z4.3", (WHO,)),
    Happening("discarded", "Z7.14", (WHO, AGENT), reveals=True),
    Happening("gave", "Z9.5", (WHO, TO_WHOM, SECRET_AGENT), reveals=True),
    Happening("ordered", "Z9.3", (WHO,)),
    Happening("new-disc", "Z4.2", (PLANET,)),
    Happening("shuffled", "Z4.3", (Arg("cards", NUMBER),)),
    Happening("tokens-shuffled", "Z4.3", (Arg("tokens", NUMBER),)),
    Happening("skipped", "Z4.4", (WHO,)),
    Happening("won", "Z8.1", (WHO, Arg("victory", "victory"))),
    Happening("unfinished", "Z8.7", (WHO,)),
    Happening("drawn", "Z8.7", ()),
    Happening("drawn", "Z11.18", ()),
    Happening("left", "Z12.1", (WHO,), reveals=True),
    Happening("last-side", "Z12.1", (WHO,)),
    Happening("no-planet", "Z6.4", (WHO, SOURCE)),
    Happening("none-on-their-half", "Z7.1", (WHO, SOURCE)),
    Happening("none-on-their-half", "Z11.3", (WHO, SOURCE)),
    Happening("none-in-centre", "Z7.1", (WHO, SOURCE)),
    Happening("no-neighbours", "Z7.4", (WHO, SOURCE)),
    Happening("none-to-give", "Z7.5", (WHO, SOURCE)),
    Happening("none-to-centre", "Z7.6", (WHO, SOURCE)),
    Happening("column-empty", "Z7.11", (WHO, SOURCE, TO_WHOM, PLANET)),
    Happening("none-to-transfer", "Z7.11", (WHO, SOURCE, TO_WHOM)),
    Happening("none-to-exile", "Z7.12", (WHO, SOURCE, TO_WHOM)),
    Happening("no-other-planet", "Z7.22", (WHO, SOURCE)),
    Happening("no-card", "Z7.14", (WHO, SOURCE)),
    Happening("no-open-token", "Z7.16", (WHO, SOURCE)),
    Happening("all-developed", "Z7.17", (WHO, SOURCE)),
    Happening("advance-too-dear", "Z7.17", (WHO, SOURCE, COST, HAVE)),
    Happening("price-too-dear", "Z6.2", (WHO, SOURCE, AMOUNT, ITEM, HAVE)),
    Happening("column-too-short", "Z6.2", (WHO, SOURCE, PLANET, PRICE, HAVE)),
    Happening("others-too-short", "Z6.2", (WHO, SOURCE, PLANET, PRICE, HAVE)),
    Happening("not-offered", "Z11.14", (WHO, SOURCE)),
    Happening("without-badge", "Z7.18", (WHO, SOURCE)),
    Happening("too-few-credits", "Z7.18", (WHO, SOURCE, AMOUNT, HAVE)),
    Happening("nothing-counted", "Z7.8", (WHO, SOURCE)),
)

MATE = Arg("mate", SEAT)
"""Z9.1  The other member of the team."""

PROMPTS = (
    Prompt("swap", (WHO, AMOUNT)),
    Prompt("turn", (WHO,)),
    Prompt("give", (WHO, AMOUNT, MATE)),
    Prompt("order", (WHO, MATE)),
    Prompt("won", (WHO, Arg("victory", "victory"))),
    Prompt("drawn", ()),
    Prompt("wait-swap", (WHO,)),
    Prompt("wait-turn", (WHO,)),
    Prompt("wait-give", (WHO, AMOUNT, MATE)),
    Prompt("wait-order", (WHO,)),
    Prompt("wait-effect", (WHO, SOURCE)),
    Prompt("pick", (WHO, SOURCE, AMOUNT)),
    Prompt("pick-opponent-side", (WHO, SOURCE, AMOUNT)),
    Prompt("pick-centre", (WHO, SOURCE, AMOUNT)),
    Prompt("run", (WHO, SOURCE, AMOUNT)),
    Prompt("run-centre", (WHO, SOURCE)),
    Prompt("give-influence", (WHO, SOURCE)),
    Prompt("recentre", (WHO, SOURCE)),
    Prompt("transfer", (WHO, SOURCE)),
    Prompt("exile-own", (WHO, SOURCE)),
    Prompt("exile-other", (WHO, SOURCE)),
    Prompt("discard", (WHO, SOURCE)),
    Prompt("token", (WHO, SOURCE)),
    Prompt("advance", (WHO, SOURCE)),
    Prompt("pay", (WHO, SOURCE)),
    Prompt("prices", (WHO, SOURCE)),
    Prompt("choose", (WHO, SOURCE)),
)
(
    ASK_SWAP, ASK_TURN, ASK_GIVE, ASK_ORDER, TELL_WON, TELL_DRAWN, WAIT_SWAP, WAIT_TURN, WAIT_GIVE, WAIT_ORDER,
    WAIT_EFFECT, ASK_PICK, ASK_OPPONENT_SIDE, ASK_CENTRE, ASK_RUN, ASK_RUN_CENTRE, ASK_GIVE_INFLUENCE, ASK_RECENTRE,
    ASK_TRANSFER, ASK_EXILE_OWN, ASK_EXILE_OTHER, ASK_DISCARD, ASK_TOKEN, ASK_ADVANCE, ASK_PAY, ASK_PRICES, ASK_CHOOSE,
) = range(27)  # fmt: skip

AWAY = Arg("away", NUMBER)
"""Spaces from a disc to a control zone, or to the centre."""

REMARKS = (
    Remark("recruit", (COST, Arg("printed", NUMBER), Arg("column", NUMBER))),
    Remark("develop", (COST, Arg("level", "level"), Arg("prize", "prize"), Arg("bonus", "row-bonus"))),
    Remark("advance", (COST, Arg("level", "level"), Arg("prize", "prize"), Arg("bonus", "row-bonus"))),
    Remark("lead", (Arg("taking", "taking"), Arg("gain", "leadership"))),
    Remark("planet", (AWAY, Arg("then", NUMBER))),
    Remark("captures", (AWAY,)),
    Remark("gives", (AWAY, Arg("then", NUMBER))),
    Remark("gives-disc", (AWAY,)),
    Remark("centre", (Arg("half", "half"), AWAY)),
    Remark("run", (Arg("planets", "stretch"),)),
    Remark("column", (AGENT, Arg("printed", NUMBER))),
    Remark("token", (TOKEN,)),
    Remark("part", (Arg("part", "part"),)),
    Remark("begin", (WHO,)),
)
(
    SAY_RECRUIT, SAY_DEVELOP, SAY_ADVANCE, SAY_LEAD, SAY_PLANET, SAY_CAPTURES, SAY_GIVES, SAY_GIVES_DISC, SAY_CENTRE,
    SAY_RUN, SAY_COLUMN, SAY_TOKEN, SAY_PART, SAY_BEGIN,
) = range(14)  # fmt: skip

(
    ALLOWED, IS_OVER, NOT_ASKED, ASKED_TO_EXCHANGE, ASKED_TO_GIVE, ASKED_TO_ORDER, NOT_IN_HAND, OTHER_ZONE, TOO_DEAR,
    LEVEL_TOO_DEAR, NO_HIGHER, ANSWER_FIRST, NO_DISC_THERE, NOT_THIS_PLANET, NOT_THIS_COLUMN, SAME_PLANET, SAME_COLUMN,
    NOT_THEIR_SIDE, NOT_TO_CENTRE, NOT_IN_CENTRE, RUN_TOO_LONG, RUN_EMPTY, EMPTY_COLUMN, OWN_COLUMN_EMPTY,
    NO_TOKEN_THERE, OTHER_TECHNOLOGY, NOT_THE_LOWEST, CANNOT_PAY, TOO_FEW_AGENTS, NO_SUCH_PRICE, MUST,
) = range(31)  # fmt: skip

SPACES = Arg("spaces", NUMBER)
REASONS = (
    Reason("allowed", ""),
    Reason("over", "Z8.3"),
    Reason("not-asked", "Z3.1"),
    Reason("asked-to-exchange", "Z2.6"),
    Reason("asked-to-give", "Z9.5"),
    Reason("asked-to-order", "Z9.3"),
    Reason("not-in-hand", "Z3.1", (AGENT,)),
    Reason("other-zone", "Z9.4", (AGENT, PLANET)),
    Reason("too-dear", "Z3.2", (AGENT, COST, HAVE, Arg("printed", NUMBER), Arg("column", NUMBER))),
    Reason("level-too-dear", "Z3.3", (FACTION, LEVEL, COST, HAVE)),
    Reason("no-higher", "Z3.3", (FACTION, LEVEL)),
    Reason("answer-first", "Z6.1", (SOURCE,)),
    Reason("no-disc-there", "Z5.3", (PLANET,)),
    Reason("not-this-planet", "Z7.1", (PLANET,)),
    Reason("not-this-column", "Z7.12", (PLANET,)),
    Reason("same-planet", "Z7.2", (PLANET,)),
    Reason("same-planet", "Z7.22", (PLANET,)),
    Reason("not-their-side", "Z7.1", (PLANET, SPACES)),
    Reason("not-their-side", "Z11.3", (PLANET, SPACES)),
    Reason("not-in-centre", "Z7.1", (PLANET, SPACES, Arg("half", "half"))),
    Reason("run-too-long", "Z7.4", (PLANET, AMOUNT)),
    Reason("run-empty", "Z7.4", (PLANET,)),
    Reason("empty-column", "Z1.7", (PLANET, TO_WHOM)),
    Reason("own-column-empty", "Z1.7", (PLANET,)),
    Reason("no-token-there", "Z1.4", (SLOT,)),
    Reason("other-technology", "Z7.17", (FACTION, Arg("wanted", "faction"))),
    Reason("not-the-lowest", "Z7.17", (FACTION, LEVEL, Arg("lowest", NUMBER))),
    Reason("cannot-pay", "Z6.2", (AMOUNT, HAVE, ITEM)),
    Reason("too-few-agents", "Z6.2", (PLANET, PRICE, HAVE)),
    Reason("no-such-price", "Z7.20", (PRICE,)),
    Reason("must", "Z6.2", (SOURCE,)),
)
