"""G27.1: what a Second Wind token does: to whom, where the hero goes, and when it does not help."""

from __future__ import annotations

import pytest

from tests.games.ziggurat.later import at, bag, begun, cell, gone, later, loss, on, told
from tests.modes import Mode


@pytest.mark.parametrize(("chapter", "to"), [(1, "0.5"), (2, "0.5"), (3, "0.5"), (4, "0.5"), (5, "0.5"), (6, "summit")])
def test_out_of_a_pit(mode: Mode, chapter: int, to: str) -> None:
    """G27.1, G20.12: instead of falling the hero is on its own house, in chapter 6 in the Nest; a token is gone."""
    p = later(mode, chapter, "c03", {0: "1.13", 1: "0.30"}, winds=2)
    p.play("counter")
    assert (at(p)[0], p.winds, loss(p), p.active) == (to, 1, "", 1)
    assert f"second-wind 0 {to} 1" in told(p)


def test_its_own_house(mode: Mode) -> None:
    """G27.1: not the nearest one: with west and east in play seat 2 goes to L0.35."""
    p = later(mode, 1, "c03", {0: "0.15", 1: "1.13"}, active=1, winds=1, sides=1)
    p.play("counter")
    assert at(p) == ["0.15", "0.35"]


@pytest.mark.parametrize("card", ["c01", "c03"])
def test_scorched_by_walking(mode: Mode, card: str) -> None:
    """G27.1: on or across a spirit: the rest of the move is lost, no scorch sticker is given."""
    p = later(mode, 1, card, {0: "0.28", 1: "0.20"}, {"blue-1": "0.30"}, winds=1)
    p.play("clockwise")
    assert (at(p)[0], list(p.scorched), loss(p), p.winds) == ("0.5", [0] * 4, "", 0)


def test_the_spirit_finishes_its_move(mode: Mode) -> None:
    """G27.1: a spirit that crosses a hero goes on, and its last space is read."""
    p = later(mode, 1, "c05", {0: "0.30", 1: "2.10"}, {"pink-1": "2.9"}, winds=1)
    p.play("clockwise", "clockwise")
    assert (at(p)[1], gone(p, "pink-1"), loss(p), list(p.scorched)) == ("0.25", -2, "", [0] * 4)


def test_a_spirit_that_appears(mode: Mode) -> None:
    """G27.1, G5.3: a spirit that appears on a hero's square: the hero goes home, the spirit stays."""
    p = later(mode, 1, "c03", {0: "0.27", 1: "2.2"}, winds=1)
    p.play("clockwise")
    assert (at(p)[1], on(p), loss(p)) == ("0.25", {"pink-1": "2.2"}, "")


def test_a_second_hero_needs_a_second_token(mode: Mode) -> None:
    """G27.1: two heroes in the way of one spirit."""
    heroes = {0: "2.10", 1: "2.12", 2: "0.30"}
    p = later(mode, 1, "c05", heroes, {"pink-1": "2.9"}, seats=3, active=2, winds=1)
    p.play("clockwise", "clockwise")
    assert (at(p)[0], loss(p), list(p.scorched)) == ("0.5", "scorched", [0, 1, 0, 0])
    p = later(mode, 1, "c05", heroes, {"pink-1": "2.9"}, seats=3, active=2, winds=2)
    p.play("clockwise", "clockwise")
    assert (at(p)[:2], loss(p), p.winds) == (["0.5", "0.15"], "", 0)


def test_a_spirit_on_that_house(mode: Mode) -> None:
    """G27.1: then everyone loses after all; in the Nest no spirit can be."""
    p = later(mode, 1, "c03", {0: "1.13", 1: "0.30"}, {"blue-1": "0.5"}, winds=2)
    p.play("counter")
    assert loss(p) == "scorched"
    p = later(mode, 6, "c03", {0: "1.13", 1: "0.30"}, {"blue-1": "0.5"}, winds=2)
    p.play("counter")
    assert (loss(p), at(p)[0]) == ("", "summit")


def test_the_table_is_read_at_the_house(mode: Mode) -> None:
    """G27.1, G6.8: a hero that stands on that house is bumped."""
    p = later(mode, 1, "c03", {0: "1.13", 1: "0.5"}, winds=1)
    p.play("counter", "counter")
    assert at(p) == ["0.5", "0.4"]


def test_after_a_bump_into_a_pit(mode: Mode) -> None:
    """G27.1: however the hero came into the pit; the one who bumped it stays."""
    p = later(mode, 1, "c03", {0: "1.14", 1: "1.12"}, winds=1)
    p.play("counter", "counter")
    assert (at(p), loss(p)) == (["1.12", "0.25"], "")


def test_at_the_far_archway(mode: Mode) -> None:
    """G27.1, G20.14: a spirit at the twin: home it is."""
    p = later(mode, 2, "c03", {0: "2.10", 1: "0.30"}, {"blue-1": "2.20"}, winds=1)
    p.play("counter")
    assert (at(p)[0], loss(p), p.winds) == ("0.5", "", 0)


def test_a_carried_hero(mode: Mode) -> None:
    """G27.1, G20.10: a level carries a hero into a pit: it goes home and is read no more where it was."""
    p = later(mode, 3, "c43", {0: "0.25", 1: "1.13"}, winds=1)
    p.play("clockwise", "counter")
    assert (at(p)[1], loss(p)) == ("0.25", "")


def test_it_keeps_what_it_carries(mode: Mode) -> None:
    """G27.1: nothing is said of Finds, lamps or the Egg: they go with the hero."""
    p = later(mode, 2, "c03", {0: "1.13", 1: "0.30"}, winds=1, held={0: ("gourd",)}, lamp={0: 3})
    p.play("counter")
    assert (at(p)[0], bag(p, 0), list(p.lamp)) == ("0.5", ["gourd"], [3, 0, 1, 0])
    p = later(mode, 5, "c03", {0: "1.13", 1: "0.30"}, winds=1, egg=121)
    p.play("counter")
    assert (at(p)[0], p.egg) == ("0.5", 121)


def test_not_against_other_defeats(mode: Mode) -> None:
    """G27.1: a spirit on the summit, a house on fire and a boiling furnace are lost all the same."""
    p = later(mode, 1, "c16", {0: "0.27", 1: "0.30"}, {"yellow-1": "4.0"}, winds=2)
    p.play("clockwise", "clockwise")
    assert (loss(p), p.winds) == ("spirit-on-summit", 2)
    p = later(mode, 5, "c55", {0: "0.24", 1: "0.17"}, heat=3, winds=2)
    p.play("clockwise")
    assert (loss(p), p.winds) == ("boiled", 2)
    p = later(mode, 6, "c01", {0: "1.4", 1: "1.16"}, {"pink-1": "0.2"}, winds=2)
    p.play("clockwise", "clockwise")
    assert (loss(p), p.winds) == ("house-on-fire", 2)


def test_without_a_token(mode: Mode) -> None:
    """G27.1: no token, no help; the scorched hero gets its sticker, the fallen one none."""
    p = later(mode, 1, "c03", {0: "0.28", 1: "0.20"}, {"blue-1": "0.30"})
    p.play("clockwise")
    assert (loss(p), list(p.scorched)) == ("scorched", [1, 0, 0, 0])
    p = later(mode, 1, "c03", {0: "1.13", 1: "0.20"})
    p.play("counter")
    assert (loss(p), list(p.scorched)) == ("pit", [0] * 4)


@pytest.mark.parametrize(("family", "winds", "tokens"), [("no", 0, 0), ("no", 2, 2), ("yes", 0, 1), ("yes", 2, 3)])
def test_tokens_of_the_family_game(mode: Mode, family: str, winds: int, tokens: int) -> None:
    """G27.2, G10.4: the family game has one more from the first game on."""
    assert begun(mode, 1, 2, family=family, winds=winds).winds == tokens


@pytest.mark.parametrize(("spawns", "yellow", "green"), [("printed", "1.12", "1.28"), ("expert", "2.8", "2.20")])
def test_expert_spawn_squares(mode: Mode, spawns: str, yellow: str, green: str) -> None:
    """G10.4: experts: yellow and green appear on level 2, at the start and later."""
    p = begun(mode, 1, 2, spawns=spawns)
    assert on(p) == {"pink-1": "2.2", "yellow-1": yellow, "blue-1": "2.14", "green-1": green}
    p = later(mode, 1, "c11", {0: "0.27", 1: "0.30"}, spawns=int(spawns == "expert"))
    p.play("clockwise")
    assert on(p) == {"yellow-1": yellow}


@pytest.mark.parametrize("chapter", [2, 6])
def test_experts_use_the_low_archways(mode: Mode, chapter: int) -> None:
    """G22.5, G10.4: the spawn squares lie where the high ones would be, also in a campaign."""
    assert begun(mode, chapter, spawns="expert").archway == 1
    assert begun(mode, chapter, spawns="expert", campaign=1).archway == 1
    assert begun(mode, chapter).archway == 2
    assert cell("2.8") in [int(n) for n in begun(mode, chapter, spawns="expert").spirit]
