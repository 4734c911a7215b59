"""What can happen in the legacy adventure, what can be asked, and what can be objected: their numbers and meanings."""

from __future__ import annotations

from vetta.core.lexicon import NUMBER, SEAT, Arg, Happening, Prompt, Reason, Remark

(
    BEGAN, PLAYED, HELPS, WALKED, STEPPED_OUT, SLID, CLIMBED, FELL, SCORCHED, BUMPED, ARRIVED, ENDLESS, SECOND_WIND,
    MOVED, SPIRIT_SLID, SPIRIT_CLIMBED, SPIRIT_FELL, SPAWNED, NO_SPIRIT, DREW, NO_MORE_CARDS, WON, LOST_ALL,
    NOBODY_MOVES, NO_SPIRIT_MOVES, TITLE, LEFT,
    STOCKED, PACKED, DECIDED, WENT_THROUGH, TOOK_FIND, TOOK_LAMP, SET_LAMP, BURNT_FIND, LAID_FIND, KEPT, USED,
    TURNSTONE, LOCKED, CARRIED, TURNED, HANDED, GOT_WEDGES,
    FLARED, TOOK_WATER, HISSED, BROKE, QUENCHED_SPIRIT, COOLED,
    HEATED, GLOWED, TOOK_EGG, SET_EGG,
    LIT_HEARTH, WENT_HOME, PLUMED, MARKED, SPIRITS_DRIFTED,
) = range(59)  # fmt: skip

WHO, OTHER, HERO = Arg("seat", SEAT), Arg("other", SEAT), Arg("hero", SEAT)
SPACE, SPIRIT, CARD, FIND = Arg("space", "space"), Arg("spirit", "spirit"), Arg("card", "card"), Arg("find", "find")
COLOUR, LEVEL, WAY = Arg("colour", "colour"), Arg("level", NUMBER), Arg("way", "way")

EVENTS = (
    Happening("began", "G2.13", (WHO,)),
    Happening("played", "G3.2", (WHO, CARD)),
    Happening("helps", "G7.2", (WHO, HERO)),
    Happening("walked", "G4.1", (HERO, SPACE)),
    Happening("stepped-out", "G20.12", (HERO, SPACE)),
    Happening("slid", "G6.3", (HERO, SPACE)),
    Happening("climbed", "G6.7", (HERO, SPACE)),
    Happening("fell", "G6.2", (HERO, SPACE)),
    Happening("scorched", "G5.4", (HERO, SPACE)),
    Happening("bumped", "G6.8", (HERO, SPACE)),
    Happening("arrived", "G6.10", (HERO,)),
    Happening("endless", "G6.14", (HERO,)),
    Happening("second-wind", "G27.1", (HERO, SPACE, Arg("left", NUMBER))),
    Happening("moved", "G5.1", (SPIRIT, SPACE)),
    Happening("spirit-slid", "G6.3", (SPIRIT, SPACE)),
    Happening("spirit-climbed", "G6.7", (SPIRIT, SPACE)),
    Happening("spirit-fell", "G6.2", (SPIRIT, SPACE)),
    Happening("spawned", "G5.3", (SPIRIT, SPACE)),
    Happening("no-spirit", "G5.3", (COLOUR,)),
    Happening("drew", "G3.4", (WHO, CARD), reveals=True),
    Happening("no-more-cards", "G3.4", (WHO,)),
    Happening("won", "G8.1", ()),
    Happening("lost", "G8.2", (Arg("loss", "loss"),)),
    Happening("nobody-moves", "G7.3", ()),
    Happening("no-spirit-moves", "G5.2", ()),
    Happening("title", "G9.3", (HERO, Arg("title", "title"))),
    Happening("left", "G11.2", (WHO,), reveals=True),
    Happening("stocked", "G20.1", (FIND, SPACE), reveals=True),
    Happening("packed", "G20.5", (HERO, FIND), reveals=True),
    Happening("decided", "G10.3", (Arg("decision", "decision"),)),
    Happening("went-through", "G20.14", (HERO, SPACE)),
    Happening("took-find", "G20.17", (HERO, FIND)),
    Happening("took-lamp", "G20.17", (HERO, Arg("side", "side"))),
    Happening("set-lamp", "G28.5", (HERO, Arg("lamps", NUMBER))),
    Happening("burnt-find", "G20.17", (SPIRIT, FIND)),
    Happening("laid-find", "G22.3", (FIND, SPACE), reveals=True),
    Happening("kept", "G20.19", (HERO, FIND)),
    Happening("used", "G28.1", (WHO, Arg("use", "use"))),
    Happening("turnstone", "G20.10", (LEVEL,)),
    Happening("locked", "G20.10", (HERO, LEVEL)),
    Happening("carried", "G20.10", (HERO, SPACE)),
    Happening("turned", "G20.10", (LEVEL, WAY)),
    Happening("handed", "G20.10", (HERO, OTHER, Arg("wedges", NUMBER))),
    Happening("got-wedges", "G20.6", (HERO, Arg("wedges", NUMBER))),
    Happening("flared", "G20.9", (COLOUR,)),
    Happening("took-water", "G20.15", (HERO,)),
    Happening("hissed", "G20.15", (SPIRIT,)),
    Happening("broke", "G20.16", (HERO, SPACE)),
    Happening("quenched", "G28.7", (HERO, SPIRIT)),
    Happening("cooled", "G28.7", (HERO, Arg("heat", NUMBER))),
    Happening("heated", "G20.11", (Arg("heat", NUMBER), Arg("boil", NUMBER))),
    Happening("glowed", "G20.13", (SPIRIT,)),
    Happening("took-egg", "G20.17", (HERO,)),
    Happening("set-egg", "G20.11", (HERO,)),
    Happening("lit-hearth", "G20.18", (HERO, SPACE)),
    Happening("went-home", "G20.18", (HERO,)),
    Happening("plumed", "G20.12", (SPIRIT,)),
    Happening("marked", "G10.3", (SPACE,)),
    Happening("spirits-drifted", "G20.10", (SPIRIT, SPACE)),
)

PROMPTS = (
    Prompt("choose-hero", (WHO, CARD)),
    Prompt("ask", (WHO, HERO)),
    Prompt("lead", (WHO, HERO, Arg("steps", NUMBER))),
    Prompt("leave-nest", (WHO, HERO, Arg("steps", NUMBER))),
    Prompt("bump", (WHO, HERO)),
    Prompt("choose-spirit", (WHO, CARD)),
    Prompt("drive", (WHO, SPIRIT, Arg("steps", NUMBER))),
    Prompt("ring", (WHO, HERO)),
    Prompt("ring-way", (WHO, SPIRIT)),
    Prompt("quench", (WHO, HERO)),
    Prompt("turn", (WHO, LEVEL)),
    Prompt("herd", (WHO,)),
    Prompt("hand-on", (WHO, HERO, Arg("wedges", NUMBER))),
    Prompt("keep", (WHO, HERO)),
    Prompt("decide", (WHO,)),
    Prompt("mark", (WHO,)),
    Prompt("over-won", ()),
    Prompt("over-lost", (Arg("loss", "loss"),)),
    *(
        Prompt(f"wait-{name}", (WHO,))
        for name in (
            "choose-hero", "ask", "lead", "leave-nest", "bump", "choose-spirit", "drive", "ring", "ring-way", "quench",
            "turn", "herd", "hand-on", "keep", "decide", "mark",
        )
    ),
    Prompt("ask-spirit", (WHO, HERO, SPIRIT)),
    Prompt("mark-spring", (WHO,)),
)  # fmt: skip
ASK, TELL_WON, TELL_LOST, WAIT, ASK_SPIRIT, MARK_SPRING = 0, 16, 17, 18, 34, 35
"""The prompt of a phase is ASK + phase for the seat to move and WAIT + phase for the others."""

REMARKS = (
    Remark("ends", (SPACE,)),
    Remark("falls", (SPACE,)),
    Remark("burns", (SPACE,)),
    Remark("slides", (SPACE, Arg("to", "space"))),
    Remark("climbs", (SPACE, Arg("to", "space"))),
    Remark("bumps", (SPACE, OTHER)),
    Remark("goes-through", (SPACE, Arg("to", "space"))),
    Remark("reaches-summit", ()),
    Remark("spirit-burns", (SPACE, OTHER)),
    Remark("spirit-gone", (SPACE,)),
    Remark("spirit-up", ()),
    Remark("hisses", (SPACE,)),
    Remark("lights", (SPACE,)),
    Remark("sets-fire", (SPACE,)),
    Remark("steps-left", (Arg("steps", NUMBER),)),
)
(
    SAY_ENDS, SAY_FALLS, SAY_BURNS, SAY_SLIDES, SAY_CLIMBS, SAY_BUMPS, SAY_THROUGH, SAY_SUMMIT, SAY_SPIRIT_BURNS,
    SAY_SPIRIT_GONE, SAY_SPIRIT_UP, SAY_HISSES, SAY_LIGHTS, SAY_SETS_FIRE, SAY_STEPS,
) = range(15)  # fmt: skip

(
    ALLOWED, IS_OVER, NOT_NOW, NOT_IN_PLAY, MOVED_ALREADY, NOT_THIS_HERO, NOT_ON_TOWER, OTHER_COLOUR, SPIRIT_MOVED,
    NOT_HELD, OWN_HERO_ONLY, SPIRITS_ONLY, ONE_STEP_LEFT, NO_SPIRIT_ON_LEVEL, NO_SPIRIT_NEAR, NO_PIT_NEAR, COLD,
    OTHER_LEVEL, TOO_FAR, NOT_AT_HAND, OTHER_DECISION, NOT_A_PIT, NOT_EMPTY, TOO_HIGH,
) = range(24)  # fmt: skip

REASONS = (
    Reason("allowed", ""),
    Reason("over", "G8.3"),
    Reason("not-now", "G3.3"),
    Reason("not-in-play", "G7.3", (HERO,)),
    Reason("moved-already", "G4.4", (HERO,)),
    Reason("not-this-hero", "G7.2", (HERO,)),
    Reason("not-on-tower", "G5.2", (SPIRIT,)),
    Reason("other-colour", "G5.1", (SPIRIT, COLOUR)),
    Reason("spirit-moved", "G5.1", (SPIRIT,)),
    Reason("not-held", "G28.1", (HERO, Arg("use", "use"))),
    Reason("own-hero-only", "G28.2", (HERO,)),
    Reason("spirits-only", "G28.1", (HERO,)),
    Reason("one-step-left", "G28.2", (Arg("steps", NUMBER),)),
    Reason("no-spirit-on-level", "G28.3", (HERO, LEVEL)),
    Reason("no-spirit-near", "G28.7", (HERO, Arg("nearest", NUMBER))),
    Reason("no-pit-near", "G28.7", (HERO,)),
    Reason("cold", "G28.7", (Arg("heat", NUMBER),)),
    Reason("other-level", "G28.3", (SPIRIT, LEVEL)),
    Reason("too-far", "G28.7", (SPIRIT, Arg("spaces", NUMBER))),
    Reason("not-at-hand", "G20.19", (HERO, FIND)),
    Reason("other-decision", "G10.3"),
    Reason("not-a-pit", "G23.4", (SPACE,)),
    Reason("not-empty", "G24.4", (SPACE,)),
    Reason("too-high", "G24.4", (SPACE, LEVEL)),
)
