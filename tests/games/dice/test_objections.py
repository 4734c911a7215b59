"""Objections: only here each reason is met in a position of its own, with every number that explains it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from tests.games.dice.facts import CARDS, CELLS, row
from tests.games.dice.scene import filled, lie, scene, sort_of
from tests.modes import Mode, Position

Numbers = tuple[str | int, ...]


class Case(NamedTuple):
    """An action that is not allowed, and the reason with its numbers; dice, cells and cards by name."""

    scene: Callable[[Mode], Position]
    action: str
    reason: str
    numbers: Numbers = ()


def after(*actions: str, **known: Any) -> Callable[[Mode], Position]:
    """A scene, and what is played in it; `on` is what lies on the tower."""
    on = known.pop("on", {})
    return lambda mode: scene(mode, on, **known).play(*actions, seed=1)


FIGURE = lie(row(1, 1), "white-1 blue-1 white-1 blue-2 white-3 blue-4") | {"g2": "blue-6", "k2": "blue-3"}
TOP = filled(2, 1, 4, "white-3") | {"m5": "white-3", "n5": "teal-2"}
TWO_SETS = "red-2 red-2 white-2 red-5 red-5 white-5 white-6"
WINDOW = after(skulls=[0], stars=[1])
ALL = CARDS[:-1]


def won(mode: Mode) -> Position:
    return scene(mode, TOP, acting=2, pool="teal-3").play("place teal-3 1", seed=1)


def waiting_long(mode: Mode) -> Position:
    """Nobody has put a die on the tower for two rounds."""
    p = scene(mode, pool="red-1")
    p.quiet = 9
    return p


def without_reserve(rolled: bool) -> Callable[[Mode], Position]:
    def make(mode: Mode) -> Position:
        on = filled(2, 1, 5) | filled(3, 1, 5)
        on |= dict.fromkeys((row(1, 1) + row(1, 2))[: 9 if rolled else 7], "white-1")
        p = scene(mode, on, hands={0: ["extra-white"]}, pool="white-1" if rolled else None)
        assert p.reserve == 0
        return p

    return make


CASES = (
    Case(won, "roll", "over"),
    Case(won, "place teal-3 1", "over"),
    # D4.1
    Case(WINDOW, "roll", "answer-first"),
    Case(WINDOW, "card extra-white", "answer-first"),
    Case(after(), "yes", "not-asked"),
    Case(after(pool="red-1"), "no", "not-asked"),
    # Before the roll, and after it
    Case(after(), "end", "roll-first"),
    Case(after(), "place red-1 1", "roll-first"),
    Case(after(), "take-back 1", "roll-first"),
    Case(after(), "take a1", "roll-first"),
    Case(after(pool="red-1"), "roll", "rolled-already"),
    Case(after(pool="red-1"), "clear", "rolled-already"),
    Case(after("card reroll-white", pool="white-1", hands={0: ALL}), "roll", "rolled-already"),
    Case(after(), "clear", "not-blocked", (0, 1)),
    Case(after(acting=1, on=filled(1, 1, 3)), "clear", "not-blocked", (1, 4)),
    Case(after(acting=1, on=filled(1, 1, 5)), "clear", "not-blocked", (1, 6)),
    Case(after(hands={0: ["steal"]}), "card steal", "not-before-roll", ("steal",)),
    Case(after(hands={0: ["steal"]}), "card extra-white", "not-in-hand", ("extra-white",)),
    Case(after(hands={1: ["steal"]}), "card steal", "not-in-hand", ("steal",)),
    Case(without_reserve(False), "card extra-white", "reserve-empty"),
    # Placing
    Case(after(pool="red-1"), "place red-2 1", "no-such-die", ("red-2",)),
    Case(after(pool="red-1", on=filled(0, 1, 2)), "place red-1 5", "row-is-shorter", (5, 4)),
    Case(after(pool="white-1", on=filled(0, 1, 5)), "place white-1 2", "row-is-shorter", (2, 1)),
    Case(after(pool="red-1", on={"c1": "blue-4"}), "place red-1 3", "occupied", ("c1", "blue-4")),
    Case(
        after(acting=1, pool="blue-6 white-6", on=FIGURE),
        "place blue-6 2",
        "colour-clashes",
        ("blue-6", "blue-6", "g2", "h2"),
    ),
    Case(
        after(acting=1, pool="blue-6 white-6", on=FIGURE),
        "place white-6 3",
        "value-clashes",
        ("white-6", "blue-2", "j1", "i2"),
    ),
    Case(after(pool="teal-4", on=FIGURE), "place teal-4 6", "value-clashes", ("teal-4", "white-1", "g1", "f1")),
    Case(after(pool="red-3", on={"x1": "red-3"}), "place red-3 1", "colour-clashes", ("red-3", "red-3", "x1", "a1")),
    Case(
        after(acting=2, pool="teal-1", on=TOP),
        "place teal-1 1",
        "value-clashes",
        ("teal-1", "white-3", "m5", "pinnacle"),
    ),
    Case(
        after(acting=2, pool="teal-4", on=TOP),
        "place teal-4 1",
        "value-clashes",
        ("teal-4", "teal-2", "n5", "pinnacle"),
    ),
    Case(after(pool="red-1"), "take a1", "not-asked"),
    Case(after(pool="red-1"), "give red-1", "not-asked"),
    Case(after(pool="red-1"), "lay 1", "not-asked"),
    Case(after(pool="red-1"), "choose red-1", "not-asked"),
    Case(after(pool="red-1"), "all", "not-asked"),
    Case(after(pool="red-1"), "reroll", "not-asked"),
    # Taking back
    Case(after(pool="red-1", on={"c1": "blue-4"}), "take-back 3", "not-taken-back", (3,)),
    Case(after("place red-1 2", pool="red-1"), "take-back 1", "not-taken-back", (1,)),
    Case(after("place red-1 2", pool="red-1", take_back="no"), "take-back 2", "lies"),
    Case(
        after("place red-1 2", "card extra-white", pool="red-1", hands={0: ["extra-white"]}),
        "take-back 2",
        "not-taken-back",
        (2,),
    ),
    # The end of a turn
    Case(after(pool="red-1", voluntary_stop="no"), "end", "must-place"),
    Case(waiting_long, "end", "stand-off", (9,)),
    # Cards
    Case(after(pool="red-1"), "card rotate", "not-in-hand", ("rotate",)),
    Case(without_reserve(True), "card extra-white", "reserve-empty"),
    Case(after(pool="red-1", hands={0: ALL}), "card swap-own", "no-swap", ("swap-own",)),
    Case(after(pool="red-1", hands={0: ALL}, on={"a1": "red-1"}), "card swap-own", "no-swap", ("swap-own",)),
    Case(after(pool="red-1", hands={0: ALL}), "card swap-opponent", "no-swap", ("swap-opponent",)),
    Case(after(pool="red-1", hands={0: ALL}), "card reroll-white", "no-white-die"),
    Case(after(pool="white-1", hands={0: ALL}), "card reroll-coloured", "no-coloured-die"),
    Case(after(pool="red-1 red-4 white-4 red-5", hands={0: ALL}), "card reroll-set", "no-set", (2, 4, 3)),
    Case(after(pool="red-6", hands={0: ALL}), "card reroll-set", "no-set", (1, 6, 3)),
    Case(after(pool="red-1 white-1 red-4", hands={0: ALL}), "card reroll-set", "no-set", (2, 1, 3)),
    Case(after(pool="red-2 white-2 red-1 red-6", hands={0: ALL}), "card reroll-set", "no-set", (2, 2, 3)),
    Case(after(pool="red-3 white-3 red-5 white-5", hands={0: ALL}), "card reroll-set", "no-set", (2, 3, 3)),
    Case(after(pool="red-6", hands={0: ALL}), "card steal", "no-steal"),
    Case(after(pool="red-6", hands={0: ALL}, on=filled(1, 1, 1)), "card steal", "no-steal"),
    # Steps of a card
    *(
        Case(
            after("card swap-own", pool="red-2 red-4", hands={0: ALL}, on={"a1": "red-1"}),
            action,
            "card-first",
            numbers,
        )
        for action, numbers in (
            ("end", ("swap-own",)),
            ("place red-2 2", ("swap-own",)),
            ("card steal", ("swap-own",)),
            ("give red-2", ("swap-own",)),
            ("lay 1", ("swap-own",)),
            ("choose red-2", ("swap-own",)),
            ("reroll", ("swap-own",)),
            ("take-back 1", ("swap-own",)),
        )
    ),
    Case(
        after("card swap-own", "take a1", pool="red-2", hands={0: ALL}, on={"a1": "red-1"}),
        "take a1",
        "card-first",
        ("swap-own",),
    ),
    Case(
        after("card steal", "take g1", pool="red-2", hands={0: ALL}, on={"g1": "red-1"}),
        "give red-2",
        "card-first",
        ("steal",),
    ),
    Case(after("card swap-own", pool="red-2", hands={0: ALL}, on={"a1": "red-1"}), "take b1", "empty-cell", ("b1",)),
    Case(
        after("card swap-own", pool="red-2", hands={0: ALL}, on={"a1": "red-1", "m1": "red-1"}),
        "take m1",
        "not-your-side",
        ("m1", 0),
    ),
    Case(
        after("card swap-opponent", acting=1, pool="red-2", hands={1: ALL}, on={"g1": "red-1", "m1": "red-1"}),
        "take g1",
        "not-opponents-side",
        ("g1", 1),
    ),
    Case(
        after("card steal", pool="red-2", hands={0: ALL}, on={"a1": "red-1", "m1": "red-1"}),
        "take a1",
        "not-opponents-side",
        ("a1", 0),
    ),
    Case(
        after("card swap-own", pool="red-2 red-6", hands={0: ALL}, on={"a1": "red-1", "c1": "white-4", "d1": "red-3"}),
        "take c1",
        "nothing-fits",
        ("c1",),
    ),
    Case(
        after("card steal", pool="red-2", hands={0: ALL}, on=filled(1, 1, 2) | {"m1": "red-1"}),
        "take h2",
        "finished-row",
        ("h2", 2),
    ),
    Case(
        after(
            "card steal",
            pool="red-2",
            hands={0: ALL},
            on=lie(row(0, 1), "white-1 white-1 . white-1 white-1 white-1") | {"m1": "teal-3", "n1": "white-2"},
        ),
        "take m1",
        "not-in-your-row",
        ("teal-3",),
    ),
    Case(
        after(
            "card swap-opponent",
            pool="red-2",
            hands={0: ALL},
            on={"m1": "teal-3", "o1": "white-2"},
            opponents_dice="by-colour",
        ),
        "take o1",
        "not-opponents-colour",
        ("o1", "white-2"),
    ),
    Case(
        after(
            "card steal", pool="red-2", hands={0: ALL}, on={"m1": "teal-3", "o1": "red-2"}, opponents_dice="by-colour"
        ),
        "take o1",
        "not-opponents-colour",
        ("o1", "red-2"),
    ),
    Case(
        after("card swap-own", "take a1", pool="red-2", hands={0: ALL}, on={"a1": "red-1"}),
        "give red-3",
        "no-such-die",
        ("red-3",),
    ),
    Case(
        after("card swap-own", "take a1", pool="red-2 red-1", hands={0: ALL}, on={"a1": "red-1"}),
        "give red-1",
        "same-die",
        ("red-1",),
    ),
    Case(
        after("card swap-own", "take h1", acting=1, pool="white-6 white-2", hands={1: ALL}, on=FIGURE),
        "give white-2",
        "value-clashes",
        ("white-2", "blue-6", "g2", "h1"),
    ),
    Case(
        after("card swap-own", "take i1", acting=1, pool="white-2 blue-1", hands={1: ALL}, on=FIGURE),
        "give blue-1",
        "colour-clashes",
        ("blue-1", "blue-1", "h1", "i1"),
    ),
    Case(
        after("card steal", "take m1", pool="red-2", hands={0: ALL}, on={"m1": "teal-3", "a1": "white-5"}),
        "lay 1",
        "occupied",
        ("a1", "white-5"),
    ),
    Case(
        after("card steal", "take m1", pool="red-2", hands={0: ALL}, on={"m1": "teal-3", "a1": "white-5"}),
        "lay 2",
        "value-clashes",
        ("teal-3", "white-5", "a1", "b1"),
    ),
    Case(
        after("card steal", "take m1", pool="red-2", hands={0: ALL}, on=filled(0, 1, 4) | {"m1": "white-1"}),
        "lay 3",
        "row-is-shorter",
        (3, 2),
    ),
    # Rolling again
    *(
        Case(after(f"card {card}", pool=TWO_SETS, hands={0: ALL}), "choose teal-1", "no-such-die", ("teal-1",))
        for card in ("reroll-white", "reroll-coloured", "reroll-set")
    ),
    Case(after("card reroll-white", pool=TWO_SETS, hands={0: ALL}), "choose red-2", "not-white", ("red-2",)),
    Case(after("card reroll-white", pool="red-1 white-1", hands={0: ALL}), "choose red-1", "not-white", ("red-1",)),
    Case(
        after("card reroll-set", "choose red-1", pool="red-1 red-1 white-1 red-2 red-2 red-2", hands={0: ALL}),
        "choose red-2",
        "other-set",
        ("red-2", 1),
    ),
    Case(
        after("card swap-own", pool="red-1", hands={0: ALL}, on={"a1": "white-1"}),
        "give red-1",
        "card-first",
        ("swap-own",),
    ),
    Case(
        after("card swap-own", "take a1", pool="red-1", hands={0: ALL}, on={"a1": "white-1"}),
        "choose red-1",
        "card-first",
        ("swap-own",),
    ),
    Case(
        after("card steal", "take g1", pool="red-1", hands={0: ALL}, on={"g1": "white-1"}),
        "place red-1 1",
        "card-first",
        ("steal",),
    ),
    Case(after("card reroll-coloured", pool=TWO_SETS, hands={0: ALL}), "choose white-6", "not-coloured", ("white-6",)),
    Case(after("card reroll-set", pool=TWO_SETS, hands={0: ALL}), "choose white-6", "not-in-set", ("white-6", 1, 3)),
    Case(after("card reroll-set", pool=TWO_SETS, hands={0: ALL}), "all", "several-sets"),
    Case(
        after("card reroll-set", "choose red-2", pool=TWO_SETS, hands={0: ALL}),
        "choose red-5",
        "other-set",
        ("red-5", 2),
    ),
    Case(after("card reroll-white", pool=TWO_SETS, hands={0: ALL}), "reroll", "choose-first"),
    Case(after("card reroll-white", "all", pool=TWO_SETS, hands={0: ALL}), "all", "no-dice-left"),
    Case(after("card reroll-set", "choose red-2", "all", pool=TWO_SETS, hands={0: ALL}), "all", "no-dice-left"),
)


def number(name: str | int) -> int:
    if isinstance(name, int):
        return name
    return CARDS.index(name) if name in CARDS else CELLS.index(name) if name in CELLS else sort_of(name)


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.reason}-{case.action}".replace(" ", "-"))
def test_the_reason_and_its_numbers(mode: Mode, case: Case) -> None:
    """D3.1, D3.2, D3.5, D3.6, D4.1, D4.4, D4.5, D4.6, D4.9, D4.12, D5.1, D5.2, D5.3, D5.4, D5.5, D5.6, D5.7, D5.8,
    D5.11, D6.2, D7.1, D9.12"""
    p = case.scene(mode)
    before = p.to_bytes()
    assert p.objection(case.action) == (case.reason, *map(number, case.numbers))
    assert case.action not in ([] if p.over else p.choices())
    assert p.to_bytes() == before


def test_every_reason_is_met(mode: Mode) -> None:
    """D5.1  And each is one of a clause."""
    reasons = {reason.name: reason for reason in mode.game.lexicon.reasons}
    assert {case.reason for case in CASES} == set(reasons) - {"allowed"}
    for case in CASES:
        assert len(case.numbers) == len(reasons[case.reason].args)


def test_what_is_allowed_meets_no_objection(mode: Mode) -> None:
    """D4.5, D4.9, D5.1  In every position of the table, the first and the last thing that can be done."""
    for case in CASES:
        p = case.scene(mode)
        if not p.over:
            for action in (min(p.legal()), max(p.legal())):
                assert p.objection(action) == ()


def test_what_looks_like_a_clash_and_is_none(mode: Mode) -> None:
    """D3.3, D3.6, D5.2, D5.5  Red on red, a far value on another side's corner, the last white die, one die chosen."""
    on = lie(row(0, 1), "red-1 white-1 red-1 white-1 red-1 white-1")
    assert scene(mode, on, pool="red-1").objection("place red-1 1") == ()
    assert scene(mode, on, pool="red-1").objection("place red-1 2") == ()
    for side in range(4):
        on = filled(side, 1, 5) | {row((side + 1) % 4, 1)[0]: "white-6"}
        p = scene(mode, on, acting=side, pool="white-2")
        assert p.objection("place white-2 1") == ()
    for left in (1, 2):
        p = scene(mode, hands={0: ["extra-white"]})
        p.reserve = left
        assert p.objection("card extra-white") == ()
    p = scene(mode, pool="white-1 white-1", hands={0: ["reroll-white"]}).play("card reroll-white", "choose white-1")
    assert p.objection("reroll") == p.objection("choose white-1") == p.objection("all") == ()


def test_a_side_is_named_as_it_is_at_the_table(mode: Mode) -> None:
    """D6.2, D1.8  Side and level as they are written for people, counted from 1."""
    p = scene(mode, filled(1, 1, 3), acting=1)
    found = mode.game.objection(p.plain(), p.number("clear"))
    assert found is not None
    assert (found.clause, dict(found.args)) == ("D6.2", {"side": "2", "level": 4})
