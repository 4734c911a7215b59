"""G10.3, G22.4 to G25.4: what is decided for the whole campaign, and what the plate does."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.ziggurat.later import asked, at, begun, cell, gone, later, loss, on, spot
from tests.modes import Mode, Position

GOAL: dict[int, dict[str, Any]] = {
    1: {}, 2: {"lamp": {0: 3, 2: 2}}, 3: {"locked": {1: 1, 2: 1, 3: 1}},
    4: {"spirit": dict.fromkeys((0, 3, 6, 9), -3), "water": {0: 1}}, 5: {"egg": 121},
    6: {"spirit": dict.fromkeys((0, 3, 6), -4), "hearth": {2: 2}},
}  # fmt: skip


def won(mode: Mode, chapter: int, **given: Any) -> Position:
    """Seat 1 has just won this chapter of a campaign."""
    start = {3: "4.2", 4: "1.5", 6: "0.3"}.get(chapter, "4.7")
    other = {1: "summit", 5: "summit", 6: "home", 4: "0.30"}.get(chapter, "0.30")
    spirits = {"blue-2": "1.6"} if chapter == 4 else {}
    p = later(mode, chapter, "c03", {0: start, 1: other}, spirits, **{"campaign": 1} | GOAL[chapter] | given)
    p.play("use water" if chapter == 4 else "clockwise")
    assert p.result == 1
    return p


def test_the_archway_before_the_first_turn_of_chapter_2(mode: Mode) -> None:
    """G22.5: low or high, once, in a campaign; then the first turn begins."""
    p = begun(mode, 2, campaign=1, first="seat-2")
    assert (asked(p), p.seat, p.choices()) == ("decide", 1, {"decide low", "decide high"})
    for answer, number in (("low", 1), ("high", 2)):
        q = p.copy().play(f"decide {answer}")
        assert (q.archway, q.active) == (number, 1)
        assert asked(q) != "decide"


@pytest.mark.parametrize("archway", [1, 2])
@pytest.mark.parametrize("chapter", [2, 3, 6])
def test_the_archway_is_decided_once(mode: Mode, chapter: int, archway: int) -> None:
    """G22.5: what the box says holds, when chapter 2 is played again and later."""
    p = begun(mode, chapter, campaign=1, archway=archway)
    assert (p.archway, asked(p) == "decide") == (archway, False)


def test_no_decision_without_a_campaign(mode: Mode) -> None:
    """G22.5, G10.3: a single match has the high archways and decides nothing, neither before nor after it."""
    assert begun(mode, 2).archway == 2
    for chapter in range(1, 7):
        assert won(mode, chapter, campaign=0).over


@pytest.mark.parametrize(("answer", "number"), [("bell", 1), ("rope", 2)])
def test_the_tool(mode: Mode, answer: str, number: int) -> None:
    """G22.4: after chapter 2 is won: bell or rope."""
    p = won(mode, 2)
    assert (asked(p), p.choices()) == ("decide", {"decide bell", "decide rope"})
    p.play(f"decide {answer}")
    assert (p.tool, p.over) == (number, True)


def test_the_plate(mode: Mode) -> None:
    """G23.4: after chapter 3: any printed pit on level 1, 2 or 3, not the one on level 4."""
    p = won(mode, 3)
    names = p.game.lexicon.lists["space"]
    pits = ("1.1", "1.11", "1.17", "1.27", "2.1", "2.5", "2.13", "2.17", "3.3", "3.11")
    assert (asked(p), p.choices()) == ("mark", {f"mark {names[cell(pit)]}" for pit in pits})
    assert p.objection(f"mark {names[cell('4.3')]}") == ("too-high", cell("4.3"), 4)
    assert p.objection(f"mark {names[cell('1.4')]}") == ("not-a-pit", cell("1.4"))
    q = p.copy().play(f"mark {names[cell('2.5')]}")
    assert (q.plate, q.over) == (6, True)


def test_the_spring(mode: Mode) -> None:
    """G24.4: after chapter 4: an empty space of level 0 or 1 with no sticker, alcove, lamp stand, slab or keyhole."""
    p = won(mode, 4)
    names = p.game.lexicon.lists["space"]
    marked = {spot(names.index(choice.split()[1])) for choice in p.choices()}
    feet = {"0.1", "0.7", "0.11", "0.17", "0.21", "0.27", "0.31", "0.37", "1.5", "1.13", "1.21", "1.29"}
    pits_and_ramps = {"1.1", "1.11", "1.17", "1.27", "1.3", "1.9", "1.19", "1.25"}
    spawns_and_houses = {"1.12", "1.28", "0.5", "0.15", "0.25", "0.35"}
    later_ones = {"0.0", "0.20", "1.15", "0.3", "0.13", "0.23", "0.33", "1.4", "1.20", "0.9", "0.29", "1.2", "1.18"}
    both_levels = {f"0.{n}" for n in range(40)} | {f"1.{n}" for n in range(32)}
    assert marked == both_levels - feet - pits_and_ramps - spawns_and_houses - later_ones - {"0.10"}
    assert p.objection(f"mark {names[cell('2.3')]}")[0] == "too-high"
    assert p.objection(f"mark {names[cell('1.4')]}")[0] == "not-empty"
    q = p.copy().play(f"mark {names[cell('0.8')]}")
    assert (q.spring, q.over) == (cell("0.8") + 1, True)


def test_no_spring_on_an_archway(mode: Mode) -> None:
    """G24.4: where the low archways are stuck there is no room for a spring; with the high ones there is."""
    for archway, free in ((1, False), (2, True)):
        p = won(mode, 4, archway=archway)
        names = p.game.lexicon.lists["space"]
        assert (f"mark {names[cell('1.7')]}" in p.choices()) == free
        assert (f"mark {names[cell('1.23')]}" in p.choices()) == free


@pytest.mark.parametrize(("answer", "number"), [("granary", 1), ("well-house", 2)])
def test_the_building(mode: Mode, answer: str, number: int) -> None:
    """G25.4: after chapter 5: granary or well-house."""
    p = won(mode, 5)
    assert (asked(p), p.choices()) == ("decide", {"decide granary", "decide well-house"})
    p.play(f"decide {answer}")
    assert (p.building, p.over) == (number, True)


@pytest.mark.parametrize("chapter", [1, 6])
def test_nothing_to_decide(mode: Mode, chapter: int) -> None:
    """G21.6, G26.4: the small envelopes of chapters 1 and 6 decide nothing."""
    assert won(mode, chapter).over


@pytest.mark.parametrize("chapter", [2, 3, 4, 5])
def test_a_lost_game_decides_nothing(mode: Mode, chapter: int) -> None:
    """G10.3, G9.2: the small envelope is opened only when the chapter is won."""
    p = later(mode, chapter, "c03", {0: "1.13"}, campaign=1)
    p.play("counter")
    assert (loss(p), p.over) == ("pit", True)


def test_first_what_is_kept_then_what_is_decided(mode: Mode) -> None:
    """G20.19, G22.4: step 4 of the end comes before the small envelope."""
    p = later(mode, 2, "c03", {0: "4.7"}, campaign=1, lamp={0: 3, 2: 2}, held={1: ("gourd", "sandals")})
    p.play("clockwise")
    assert (asked(p), p.seat) == ("keep", 1)
    p.play("keep gourd")
    assert asked(p) == "decide"
    p.play("decide rope")
    assert (p.over, p.kept[1]) == (True, 1)


# ---------------------------------------------------------------------------- The plate in later chapters

PITS = ("1.1", "1.11", "1.17", "1.27", "2.1", "2.5", "2.13", "2.17", "3.3", "3.11", "4.3")


@pytest.mark.parametrize("number", range(10))
def test_a_covered_pit_is_an_empty_space(mode: Mode, number: int) -> None:
    """G23.4: a hero may end there, and bump and be bumped there; all other pits are as they were."""
    level, index = map(int, PITS[number].split("."))
    p = later(mode, 4, "c03", {0: f"{level}.{index + 2}", 1: "0.30"}, plate=number + 1)
    p.play("counter")
    assert (loss(p), at(p)[0]) == ("", PITS[number])
    level, index = map(int, PITS[number + 1].split("."))
    p = later(mode, 4, "c03", {0: f"{level}.{index + 2}", 1: "0.30"}, plate=number + 1)
    p.play("counter")
    assert loss(p) == "pit"


def test_a_covered_pit_holds_spirits(mode: Mode) -> None:
    """G23.4: a spirit stays on the plate as well."""
    for plate, stays in ((7, True), (6, False)):
        p = later(mode, 4, "c05", {0: "0.24", 1: "0.17"}, {"pink-1": "2.9"}, plate=plate)
        p.play("clockwise", "clockwise")
        assert (on(p) == {"pink-1": "2.13"}, gone(p, "pink-1") == -2) == (stays, not stays)
