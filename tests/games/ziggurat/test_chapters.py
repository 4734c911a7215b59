"""G21 to G26: goals, further defeats, signs on the cards and decks of the six chapters."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.ziggurat.later import asked, begun, later, loss, told
from tests.modes import Mode

CHAPTERS = pytest.mark.parametrize("chapter", [1, 2, 3, 4, 5, 6])
LOCKED = dict.fromkeys(range(1, 5), 1)


@CHAPTERS
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_deck(mode: Mode, chapter: int, seats: int) -> None:
    """G2.5, G22.5 to G26.5: 38, 42, 48, 52, 56, 60 cards, with two players the three marked ones fewer."""
    p = begun(mode, chapter, seats)
    names = p.game.lexicon.lists["card"]
    used = {name for n, name in enumerate(names) if p.where[n] != 0}
    size = (38, 42, 48, 52, 56, 60)[chapter - 1]
    expected = {f"c{n:02}" for n in range(1, size + 1)} - ({"c36", "c37", "c38"} if seats == 2 else set())
    assert used == expected
    assert p.deck == len(expected) - seats


# ---------------------------------------------------------------------------- Goals


@CHAPTERS
def test_all_on_the_summit(mode: Mode, chapter: int) -> None:
    """G8.1, G22.2, G23.2, G24.2, G25.2, G26.2: wins chapter 1, is too early in 2 to 5, and means nothing in 6."""
    p = later(mode, chapter, "c03", {0: "4.7", 1: "summit"}, wedge={0: 0, 1: 0})
    p.play("clockwise")
    assert loss(p) == {1: "won", 6: ""}.get(chapter, "too-early")


@pytest.mark.parametrize("chapter", [1, 2, 3, 4, 5])
def test_one_hero_on_the_summit_is_not_all(mode: Mode, chapter: int) -> None:
    """G8.1, G22.2: it goes on while another hero is on its way."""
    p = later(mode, chapter, "c03", {0: "4.7", 1: "0.30"}, seats=3, wedge={0: 0, 1: 0})
    p.play("clockwise")
    assert loss(p) == ""


@pytest.mark.parametrize(("seats", "lamps", "end"), [
    (2, {0: 3, 2: 2}, "won"), (2, {0: 3, 2: 4}, ""), (3, {0: 3, 1: 2, 2: 1}, ""), (4, {0: 2, 1: 2, 2: 2, 3: 3}, "won"),
])  # fmt: skip
def test_lamps(mode: Mode, seats: int, lamps: dict[int, int], end: str) -> None:
    """G22.1: one lamp for each player; all set down wins, whoever is still on the way."""
    p = later(mode, 2, "c03", {0: "4.7", 1: "0.30"}, seats=seats, lamp=lamps)
    p.play("clockwise")
    assert loss(p) == end


def test_lamps_win_before_it_is_too_early(mode: Mode) -> None:
    """G22.1, G22.2: the last hero brings the last lamp: won."""
    p = later(mode, 2, "c03", {0: "4.7", 1: "summit"}, lamp={0: 3, 2: 2})
    p.play("clockwise")
    assert loss(p) == "won"


@pytest.mark.parametrize(("locked", "end"), [({1: 1, 2: 1, 3: 1}, "won"), ({1: 1, 2: 1}, "")])
def test_levels(mode: Mode, locked: dict[int, int], end: str) -> None:
    """G23.1: the fourth lock wins, at the end of the turn, also after spirits have moved."""
    p = later(mode, 3, "c01", {0: "0.26", 1: "4.4"}, {"pink-1": "2.10"}, locked=locked)
    p.play("clockwise")
    assert (loss(p), asked(p)) == ("", "drive")
    p.play("clockwise")
    assert loss(p) == end


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("missing", [0, 1])
def test_the_quench_row(mode: Mode, seats: int, missing: int) -> None:
    """G24.1: one of every colour and as many as players and three more: 5, 6, 7."""
    row = dict.fromkeys((0, 3, 6, 1, 2, 4, 5)[: seats + 2 - missing], -3)
    p = later(mode, 4, "c03", {0: "0.27", 1: "1.4"}, {"green-1": "1.6"}, seats=seats, spirit=row, water={1: 1})
    p.play("use water")
    assert loss(p) == ("" if missing else "won")


def test_the_quench_row_needs_every_colour(mode: Mode) -> None:
    """G24.1: many of three colours are not enough."""
    row = dict.fromkeys((0, 1, 2, 3, 4, 5, 6), -3)
    p = later(mode, 4, "c03", {0: "0.27", 1: "1.4"}, {"blue-2": "1.6"}, spirit=row, water={1: 1})
    p.play("use water")
    assert loss(p) == ""


SIX, SEVEN = (3, 4, 6, 7, 9), (1, 3, 4, 6, 7, 9)
"""Spirits in pits before pink-1 falls too, and no colour is gone."""


@pytest.mark.parametrize(
    ("pits", "seats", "enough"),
    [
        ((1, 2), 2, False), ((1,), 2, True), (SIX, 2, True), (SIX, 3, True), (SIX, 4, False), (SEVEN, 2, True),
        (SEVEN, 3, False),
    ],
)  # fmt: skip
def test_too_few_spirits(mode: Mode, pits: tuple[int, ...], seats: int, enough: bool) -> None:
    """G24.2: lost when all three of a colour are in pits, or fewer are left than the row needs: 5, 6, 7."""
    p = later(mode, 4, "c05", {0: "0.24", 1: "0.17"}, {"pink-1": "2.9"}, seats=seats, spirit=dict.fromkeys(pits, -2))
    p.play("clockwise", "clockwise")
    assert loss(p) == ("" if enough else "too-few-spirits")


def test_quenched_spirits_are_not_lost(mode: Mode) -> None:
    """G24.2: what is in the Quench row counts as available: two blue in pits, one quenched."""
    p = later(mode, 4, "c05", {0: "0.24", 1: "0.17"}, {"pink-1": "2.9"}, spirit={6: -2, 7: -2, 8: -3})
    p.play("clockwise", "clockwise")
    assert loss(p) == ""


def test_pits_do_not_exhaust_other_chapters(mode: Mode) -> None:
    """G24.2: in chapter 3 all spirits of a colour may fall."""
    p = later(mode, 3, "c05", {0: "0.24", 1: "0.17"}, {"pink-1": "2.9"}, spirit={1: -2, 2: -2})
    p.play("clockwise", "clockwise")
    assert loss(p) == ""


@pytest.mark.parametrize(("egg", "end"), [(121, "won"), (120, "won"), (10, "too-early")])
def test_the_egg_and_everybody(mode: Mode, egg: int, end: str) -> None:
    """G25.1, G25.2: the Egg on the summit, just now or before, and every hero there."""
    p = later(mode, 5, "c03", {0: "4.7", 1: "summit"}, egg=egg)
    p.play("clockwise")
    assert loss(p) == end


@pytest.mark.parametrize(
    ("seats", "plume", "end"),
    [(2, (0, 3, 6), "won"), (2, (0, 1, 3), ""), (3, (0, 3, 6), ""), (3, (0, 3, 6, 9), "won"), (4, (0, 3, 6, 9), "won")],
)
def test_hearths_and_plume(mode: Mode, seats: int, plume: tuple[int, ...], end: str) -> None:
    """G26.1: all hearths lit and all four colours home; with two players three colours."""
    hearth = {1: 2 if seats > 2 else 0, 2: 2, 3: 2 if seats == 4 else 0}
    given: dict[str, Any] = {"hearth": hearth, "spirit": dict.fromkeys(plume, -4)}
    p = later(mode, 6, "c03", {0: "0.3", 1: "home"}, seats=seats, **given)
    p.play("clockwise")
    assert loss(p) == end


def test_the_last_colour_wins(mode: Mode) -> None:
    """G26.1: all heroes home, nobody moves, and the last spirit that comes home wins."""
    lit: dict[str, Any] = {"hearth": {0: 2, 2: 2}, "spirit": {0: -4, 6: -4}}
    p = later(mode, 6, "c16", {0: "home", 1: "home"}, {"yellow-1": "4.0"}, **lit)
    p.play("clockwise")
    assert loss(p) == "won"


def test_all_home_and_colours_missing(mode: Mode) -> None:
    """G26.1, G7.3: the match goes on: no hero moves, spirits do."""
    p = later(mode, 6, "c16", {0: "home", 1: "home"}, {"yellow-1": "1.4"}, hearth={0: 2, 2: 2})
    assert (asked(p), loss(p)) == ("drive", "")


# ---------------------------------------------------------------------------- Signs


def test_a_satchel(mode: Mode) -> None:
    """G22.3: after the spirits a Find on the first alcove without Find, hero and spirit."""
    p = later(mode, 2, "c41", {0: "0.21", 1: "0.20"}, {"blue-1": "1.14"}, alcoves={"0.0": "gourd"})
    p.play("clockwise", "clockwise")
    assert [int(n) > 0 for n in p.alcove] == [True, False, True, False]
    p = later(mode, 2, "c41", {0: "0.21", 1: "0.20"}, {"blue-1": "1.13"}, alcoves={"0.0": "gourd"})
    p.play("clockwise", "clockwise")
    assert [int(n) > 0 for n in p.alcove] == [True, False, False, True]


def test_a_satchel_with_nothing_to_lay(mode: Mode) -> None:
    """G22.3: an empty supply, or no free alcove: nothing happens."""
    p = later(mode, 2, "c41", {0: "0.21", 1: "0.30"}, finds=dict.fromkeys(range(4), 0))
    p.play("clockwise")
    assert [int(n) for n in p.alcove] == [0] * 4
    full = dict.fromkeys(("0.0", "0.20", "1.15", "2.12"), "gourd")
    p = later(mode, 2, "c41", {0: "0.21", 1: "0.30"}, alcoves=full)
    p.play("clockwise")
    assert ([int(n) for n in p.alcove], list(p.finds)[:2]) == ([1] * 4, [0, 4])


@pytest.mark.parametrize("chapter", [2, 3, 4, 5, 6])
def test_satchels_work_in_later_chapters(mode: Mode, chapter: int) -> None:
    """G22.3: the sign stays on the card."""
    p = later(mode, chapter, "c41", {0: "0.21", 1: "0.30"})
    p.play("clockwise")
    assert p.alcove[0] > 0


@pytest.mark.parametrize(("chapter", "heat"), [(5, 1), (6, 0)])
def test_flames_mean_nothing_in_chapter_6(mode: Mode, chapter: int, heat: int) -> None:
    """G25.3, G26.3: the furnace is chapter 5's."""
    p = later(mode, chapter, "c55", {0: "0.24", 1: "0.17"})
    p.play("clockwise")
    assert p.heat == heat
    assert any(line.startswith("heated") for line in told(p)) == (heat == 1)


def test_wheels_turn_again_in_chapter_6(mode: Mode) -> None:
    """G26.3, G20.2: and not in 4 and 5, where all is locked."""
    for chapter, question in ((3, "turn"), (4, "lead"), (5, "lead"), (6, "turn")):
        p = later(mode, chapter, "c43", {0: "0.25", 1: "1.4"})
        p.play("clockwise")
        assert asked(p) == question, chapter


# ---------------------------------------------------------------------------- What the village gives


@pytest.mark.parametrize(("building", "finds", "water"), [(0, 1, 0), (1, 2, 0), (2, 1, 1)])
@pytest.mark.parametrize("chapter", [5, 6])
def test_buildings(mode: Mode, chapter: int, building: int, finds: int, water: int) -> None:
    """G25.4: in chapter 6 the granary gives every hero two Finds, the well-house one Water; before that neither."""
    p = begun(mode, chapter, 4, building=building)
    if chapter == 5:
        finds, water = 1, 0
    assert [sum(int(p.held[seat, kind]) for kind in range(4)) for seat in range(4)] == [finds] * 4
    assert ([int(n) for n in p.water], p.pool) == ([water] * 4, 4 - 4 * water)


def test_the_granary_counts_a_kept_find(mode: Mode) -> None:
    """G25.4, G20.19: a hero that has kept one gets one more."""
    p = begun(mode, 6, 2, building=1, kept_1=4)
    assert sum(int(p.held[0, kind]) for kind in range(4)) == 2
    assert p.held[0, 3] >= 1
