"""What goes without saying, and what is played for somebody whose time is up: only here both are held to the rules."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dice.facts import row
from tests.games.dice.scene import ANSWERING, PLAYING, READY, filled, lie, scene
from tests.games.dice.test_end import PHASES, in_phase
from tests.games.dice.test_view import random_positions
from tests.modes import Mode


def test_the_roll_goes_without_saying_unless_rows_could_be_taken_down(mode: Mode) -> None:
    """D4.4, D6.1"""
    p = scene(mode)
    assert p.usual() == p.number("roll")
    blocked = scene(mode, lie(row(0, 1), ". white-1 . white-4 . ."))
    assert blocked.usual() == -1


def test_the_end_goes_without_saying_when_nothing_else_can_be_done(mode: Mode) -> None:
    """D4.9, D5.1  No die fits and no card of the hand can be played."""
    on = lie(row(0, 1), "white-1 . white-1 . white-1 .")
    for dice, cards, usual in (
        ("red-4", [], "end"),
        ("red-1", [], ""),
        ("red-4", ["extra-white"], ""),
        ("red-4", ["swap-opponent", "reroll-white", "reroll-set", "steal"], "end"),
        ("red-4", ["reroll-coloured"], ""),
    ):
        p = scene(mode, on, pool=dice, hands={0: cards})
        assert p.usual() == (p.number(usual) if usual else -1)
    for phase in PHASES:
        if phase not in (READY, PLAYING):
            assert in_phase(mode, phase).usual() == -1


def test_who_is_idle_does_as_little_as_can_be(mode: Mode) -> None:
    """D4.1, D4.4, D4.9, D5.1  No star; the roll; the end; a card begun is finished."""
    due = {ANSWERING: "no", READY: "roll", PLAYING: "end"}
    for phase in PHASES:
        p = in_phase(mode, phase)
        assert p.idle() == p.number(due[phase]) if phase in due else p.idle() in p.legal()
        for _ in range(4):
            p.play(p.idle(), seed=1)
        assert p.active != 1, "four steps later it is somebody else's turn"


@pytest.mark.parametrize(
    ("on", "dice", "cards", "before", "idle"),
    [
        ("a1:white-1", "red-1", "swap-own", "card swap-own", "take a1"),
        ("b1:white-1", "red-1", "swap-own", "card swap-own", "take b1"),
        ("a1:white-1", "red-1", "swap-own", "card swap-own,take a1", "give red-1"),
        ("a1:white-1", "white-6", "swap-own", "card swap-own,take a1", "give white-6"),
        ("g1:blue-1", "red-1", "steal", "card steal,take g1", "lay 1"),
        ("g1:blue-1 a1:blue-1", "red-1", "steal", "card steal,take g1", "lay 3"),
        ("g1:blue-1 a1:white-1", "red-1", "steal", "card steal,take g1", "lay 2"),
        ("", "red-1 white-1", "reroll-coloured", "card reroll-coloured", "choose red-1"),
        ("", "red-1 white-6", "reroll-white", "card reroll-white", "choose white-6"),
        ("", "red-1 white-6", "reroll-white", "card reroll-white,choose white-6", "reroll"),
        ("", "white-6 white-5", "reroll-white", "card reroll-white,choose white-6", "reroll"),
    ],
)
def test_who_is_idle_goes_on_with_a_card_as_it_comes(
    mode: Mode, on: str, dice: str, cards: str, before: str, idle: str
) -> None:
    """D5.1, D5.3, D5.5, D5.6, D5.8  The first of what can be picked; dice once chosen are rolled."""
    p = scene(mode, dict(part.split(":") for part in on.split()), pool=dice, hands={0: cards.split()})
    p.play(*before.split(","), seed=1)
    assert p.game.write(p.idle()) == idle


@pytest.mark.parametrize("ruling", ["stand-off", "voluntary_stop"])
def test_who_is_idle_places_a_die_where_the_rules_ask_for_one(mode: Mode, ruling: str) -> None:
    """D4.12, D9.8  The first one that fits; then the end as soon as that is allowed."""
    stop: dict[str, Any] = {"voluntary_stop": "no"} if ruling == "voluntary_stop" else {}
    for on in ({}, {"a1": "white-1"}, filled(0, 1, 5)):
        p = scene(mode, on, pool="red-2 red-2 white-3 white-6", first="seat-1", **stop)
        p.quiet = 8 if ruling == "stand-off" else 0
        assert p.game.write(p.idle()).startswith("place ")
        steps = 0
        while p.active == 0 and not p.over:
            assert p.idle() in p.legal()
            p.play(p.idle(), seed=1)
            steps += 1
        assert p.over == (len(on) == 20)
        assert p.over or steps == 2 or ruling == "voluntary_stop", "one die and the end"


def test_where_nothing_fits_there_is_no_duty_to_place(mode: Mode) -> None:
    """D9.8, D4.9, D3.6  In a row and on the pinnacle; and a red 1, the first of all dice, is a die like any other."""
    full = lie(row(0, 1), "red-1 white-1 white-1 white-1 white-1 .") | {"g1": "white-3"}
    for on, dice, fits in (
        (full, "red-1", False),
        (full, "red-2", True),
        (filled(0, 1, 5), "red-4", False),
        (filled(0, 1, 5), "red-1", True),
    ):
        for ruling in ("yes", "no"):
            p = scene(mode, on, pool=dice, voluntary_stop=ruling)
            may_end = not fits or ruling == "yes"
            assert p.usual() == (-1 if fits else p.number("end"))
            assert ("end" in p.choices()) == may_end
            assert p.objection("end") == (() if may_end else ("must-place",))
            assert p.game.write(p.idle()).startswith("end" if may_end else "place red-")


def test_an_idle_seat_always_knows_something_to_do(mode: Mode) -> None:
    """D4.9, D4.12"""
    for p in random_positions(mode, 60):
        if not p.over:
            assert p.copy().idle() in p.legal()
            assert p.usual() in (-1, *p.legal())


def test_the_standing_ranks_by_games_and_then_by_rows(mode: Mode) -> None:
    """D2.7, D7.2"""
    p = scene(mode, wins="3")
    for seat, (won, rows) in enumerate(((1, 0), (0, 9), (2, 1), (1, 4))):
        p.won[seat], p.completed[seat] = won, rows
    standing = [int(mode.kernels.standing(p.s, seat)) for seat in range(4)]
    assert sorted(range(4), key=lambda seat: -standing[seat]) == [2, 3, 0, 1]
