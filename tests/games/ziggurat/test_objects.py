"""G3.3, G28: the objects, what each does, and the window before every single card move in which it can be used."""

from __future__ import annotations

import pytest

from tests.games.ziggurat.later import asked, at, bag, gone, later, loss, on, titles, told
from tests.modes import Mode, Position

GOURDS = {0: ("gourd",), 1: ("gourd",)}


def decisions(p: Position, *answers: str) -> list[tuple[str, int]]:
    """What is asked, and of whom, while these answers are given."""
    asks = []
    for answer in answers:
        asks.append((asked(p), p.seat))
        p.play(answer)
    return asks


# ---------------------------------------------------------------------------- The window


def test_before_the_move_of_every_spirit(mode: Mode) -> None:
    """G3.3, G28.1: EACH pink: before the first spirit and again before the second, the active player first."""
    p = later(mode, 2, "c01", {0: "0.27", 1: "0.16"}, {"pink-1": "2.9", "pink-2": "1.6"}, held=GOURDS)
    p.play("clockwise", "spirit pink-1")
    asks = decisions(p, "pass", "pass", "clockwise", "pass", "pass", "clockwise")
    window = [("ask-spirit", 0), ("ask-spirit", 1), ("drive", 0)]
    assert asks == window + window


def test_before_the_move_of_every_hero(mode: Mode) -> None:
    """G3.3, G28.2: EACH: sandals of a hero are asked for before its own move, and before no other's."""
    held = {0: ("sandals",), 1: ("rope",)}
    p = later(mode, 5, "c34", {0: "0.27", 1: "0.16"}, held=held)
    asks = decisions(p, "hero 1", "pass", "clockwise", "pass", "clockwise")
    assert asks == [("choose-hero", 0), ("ask", 0), ("lead", 0), ("ask", 1), ("lead", 1)]


def test_bells_and_water_before_every_hero_too(mode: Mode) -> None:
    """G3.3, G28.3, G28.7: any hero's move opens the window for a bell or Water, whoever holds it."""
    for held, water in (({1: ("bell",)}, 0), ({}, 1)):
        p = later(mode, 5, "c03", {0: "0.27", 1: "1.4"}, {"blue-1": "1.6"}, held=held, water={1: water})
        assert (asked(p), p.seat, p.hero) == ("ask", 1, 0)


def test_in_turn_order_from_the_active_player(mode: Mode) -> None:
    """G3.3: in another player's turn the order begins with that player."""
    held = dict.fromkeys(range(4), ("gourd",))
    p = later(mode, 2, "c01", {2: "0.27"}, {"pink-1": "2.9"}, seats=4, active=2, held=held)
    p.play("clockwise")
    assert decisions(p, "pass", "pass", "pass", "pass") == [("ask-spirit", seat) for seat in (2, 3, 0, 1)]
    assert asked(p) == "drive"


def test_who_holds_nothing_that_would_do_anything_is_not_asked(mode: Mode) -> None:
    """G3.3: no Find, only sandals before a spirit, only a gourd before a hero: nobody is asked."""
    p = later(mode, 2, "c01", {0: "0.27", 1: "0.16"}, {"pink-1": "2.9"}, held={0: ("gourd",), 1: ("sandals",)})
    assert asked(p) == "lead"
    p.play("clockwise")
    assert decisions(p, "pass") == [("ask-spirit", 0)]
    assert asked(p) == "drive"


def test_after_a_use_everybody_is_asked_again(mode: Mode) -> None:
    """G3.3: who has passed may think again once somebody has used something."""
    held = {0: ("gourd",), 1: ("bell",)}
    p = later(mode, 5, "c01", {0: "0.27", 1: "1.4"}, {"pink-1": "2.9", "blue-1": "1.7"}, held=held)
    asks = decisions(p, "pass", "clockwise", "pass", "use bell", "clockwise", "use gourd")
    assert asks == [
        ("ask", 1), ("lead", 0), ("ask-spirit", 0), ("ask-spirit", 1), ("ring-way", 1), ("ask-spirit", 0),
    ]  # fmt: skip
    assert on(p) == {"pink-1": "2.9", "blue-1": "1.8"}


def test_not_before_a_bump_a_slide_or_a_climb(mode: Mode) -> None:
    """G3.3: these are no card moves: a bell and Water wait until the next card move."""
    held = {0: ("bell",), 1: ("bell", "rope")}
    p = later(mode, 5, "c03", {0: "1.2", 1: "1.4"}, {"blue-1": "1.20", "blue-2": "0.20"}, held=held)
    asks = decisions(p, "pass", "pass", "clockwise", "counter")
    assert asks == [("ask", 0), ("ask", 1), ("lead", 0), ("bump", 0)]
    assert (at(p), p.active) == (["1.4", "0.4"], 1)


def test_not_before_a_spirit_appears(mode: Mode) -> None:
    """G3.3: spawning is no move: with gourds everywhere nobody is asked."""
    p = later(mode, 2, "c03", {0: "0.27", 1: "0.16"}, held=GOURDS)
    p.play("clockwise")
    assert (on(p), p.active, asked(p)) == ({"pink-1": "2.2"}, 1, "lead")


def test_not_before_a_level_turns(mode: Mode) -> None:
    """G3.3: being carried is no move."""
    p = later(mode, 3, "c43", {0: "0.25", 1: "1.4"}, {"blue-1": "1.20"}, held={0: ("gourd",), 1: ("gourd", "sandals")})
    p.play("clockwise")
    assert decisions(p, "clockwise") == [("turn", 0)]
    assert p.active == 1


def test_before_the_walk_of_a_flare(mode: Mode) -> None:
    """G3.3, G20.9: a flare is a spirit's walk: a gourd stops it."""
    p = later(mode, 4, "c03", {0: "0.27", 1: "0.16"}, {"pink-1": "2.11"}, held=GOURDS, spirit={1: -2, 2: -2})
    p.play("clockwise")
    assert decisions(p, "pass", "use gourd") == [("ask-spirit", 0), ("ask-spirit", 1)]
    assert (on(p), p.active, bag(p, 1)) == ({"pink-1": "2.11"}, 1, [])


def test_before_the_walk_of_a_feather(mode: Mode) -> None:
    """G3.3, G20.12: a spirit that is led home walks too: a gourd stops it."""
    p = later(mode, 6, "c59", {0: "0.21", 1: "0.16"}, {"blue-1": "2.11"}, held={1: ("gourd",)})
    asks = decisions(p, "clockwise", "pass", "clockwise", "spirit blue-1", "use gourd")
    assert asks == [("lead", 0), ("ask-spirit", 1), ("drive", 0), ("herd", 0), ("ask-spirit", 1)]
    assert (on(p), p.active) == ({"blue-1": "2.12"}, 1)


def test_from_the_summit(mode: Mode) -> None:
    """G28.1: a hero on the summit keeps its Finds, and a gourd still works; a bell and Water do not."""
    held = {0: ("gourd", "bell")}
    p = later(mode, 5, "c01", {0: "summit", 1: "4.6"}, {"pink-1": "4.2"}, held=held, water={0: 1})
    p.play("counter")  # 4.3 is a pit
    assert loss(p) == "pit"
    p = later(mode, 5, "c01", {0: "summit", 1: "1.16"}, {"pink-1": "4.2"}, held=held, water={0: 1})
    p.play("clockwise")
    assert (asked(p), p.seat, p.choices()) == ("ask-spirit", 0, {"pass", "use gourd"})


# ---------------------------------------------------------------------------- Each object


def test_a_gourd_holds_one_spirit_for_this_action(mode: Mode) -> None:
    """G28.1: that spirit does not move, the others do; it may be anywhere; the gourd goes back into the supply."""
    p = later(mode, 2, "c01", {0: "0.27", 1: "0.16"}, {"pink-1": "2.9", "pink-2": "1.6"}, held={1: ("gourd",)})
    finds = p.finds[0]
    p.play("clockwise", "spirit pink-1", "use gourd", "clockwise")
    assert on(p) == {"pink-1": "2.9", "pink-2": "0.12"}  # the ramp on 1.9
    assert (bag(p, 1), p.finds[0]) == ([], finds + 1)


def test_a_gourd_is_no_use_before_a_hero(mode: Mode) -> None:
    """G28.1: beside sandals it is refused before a hero's move."""
    p = later(mode, 2, "c03", {0: "0.27", 1: "0.16"}, {"pink-1": "2.9"}, held={0: ("gourd", "sandals")})
    assert p.choices() == {"pass", "use longer", "use shorter"}
    assert p.objection("use gourd")[0] == "spirits-only"


@pytest.mark.parametrize(("use", "end"), [("longer", "0.30"), ("shorter", "0.28")])
def test_sandals(mode: Mode, use: str, end: str) -> None:
    """G28.2: exactly one space more or one fewer, then they are used up."""
    p = later(mode, 2, "c03", {0: "0.27", 1: "0.16"}, held={0: ("sandals",)})
    finds = p.finds[1]
    p.play(f"use {use}", "clockwise")
    assert (at(p)[0], bag(p, 0), p.finds[1]) == (end, [], finds + 1)


def test_two_pairs_of_sandals(mode: Mode) -> None:
    """G28.2: both for one move: two more, or one more and one fewer; never fewer than one space."""
    for uses, end in ((("longer", "longer"), "0.31"), (("longer", "shorter"), "0.29")):
        p = later(mode, 3, "c03", {0: "0.27", 1: "0.16"}, held={0: ("sandals", "sandals")})
        p.play(*(f"use {use}" for use in uses), "clockwise")
        assert at(p)[0] == ("1.24" if end == "0.31" else end)
    p = later(mode, 3, "c03", {0: "0.27", 1: "0.16"}, held={0: ("sandals", "sandals")})
    p.play("use shorter")
    assert p.choices() == {"pass", "use longer"}
    assert p.objection("use shorter") == ("one-step-left", 1)


def test_sandals_for_ones_own_hero_only(mode: Mode) -> None:
    """G28.2, G28.4: not before another hero's move, not even in one's own turn."""
    p = later(mode, 5, "c33", {0: "0.27", 1: "0.16"}, held={0: ("sandals", "rope")})
    p.play("hero 2")
    assert (asked(p), p.seat) == ("lead", 1)


def test_sandals_when_somebody_else_moves_my_hero(mode: Mode) -> None:
    """G28.2: in another's turn too, if it is my hero that moves."""
    p = later(mode, 2, "c33", {0: "0.27", 1: "0.16"}, held={1: ("sandals",)})
    p.play("hero 2")
    assert (asked(p), p.seat) == ("ask", 1)


def test_sandals_out_of_the_nest(mode: Mode) -> None:
    """G28.2, G20.12: one step made two: the corner and one more space."""
    p = later(mode, 6, "c44", {1: "0.30"}, held={0: ("sandals",)})
    p.play("use longer", "exit g5", "counter")
    assert at(p)[0] == "3.14"


@pytest.mark.parametrize("way", ["clockwise", "counter"])
def test_a_bell_moves_a_spirit_one_space(mode: Mode, way: str) -> None:
    """G28.3: one space either way, on the hero's level only, and the space is read."""
    p = later(mode, 5, "c03", {0: "1.16", 1: "0.16"}, {"blue-1": "1.20", "blue-2": "2.6"}, held={0: ("bell",)})
    finds = p.finds[2]
    p.play("use bell", way)
    assert on(p)["blue-1"] == ("2.16" if way == "clockwise" else "0.24")
    assert (asked(p), bag(p, 0), p.finds[2]) == ("lead", [], finds + 1)


def test_a_bell_chooses_among_the_spirits_of_the_level(mode: Mode) -> None:
    """G28.3: any of them, however far; not those of other levels, and not from a level without any."""
    spirits = {"blue-1": "1.20", "pink-1": "1.31", "green-1": "2.6"}
    p = later(mode, 5, "c03", {0: "1.4", 1: "0.16"}, spirits, held={0: ("bell",), 1: ("bell",)})
    assert p.seat == 0
    p.play("use bell")
    assert (asked(p), p.choices()) == ("ring", {"spirit blue-1", "spirit pink-1"})
    p.play("spirit pink-1", "counter")
    assert (on(p)["pink-1"], asked(p)) == ("1.30", "lead")


def test_a_bell_that_scorches(mode: Mode) -> None:
    """G28.3, G5.4: a hero where the spirit is moved to is scorched."""
    p = later(mode, 5, "c03", {0: "1.16", 1: "1.21"}, {"blue-1": "1.20"}, held={0: ("bell",)})
    p.play("use bell", "clockwise")
    assert loss(p) == "scorched"


def test_a_bell_that_takes_away_the_spirit_about_to_move(mode: Mode) -> None:
    """G28.3: into a pit: its card move is over."""
    p = later(mode, 3, "c01", {0: "0.16", 1: "1.15"}, {"pink-1": "1.18"}, held={1: ("bell",)})
    p.play("pass", "clockwise", "use bell", "counter")
    assert (gone(p, "pink-1"), p.active) == (-2, 1)


def test_a_bell_that_moves_the_spirit_about_to_move(mode: Mode) -> None:
    """G28.3: still there, it makes its card move from its new space."""
    p = later(mode, 3, "c01", {0: "0.16", 1: "1.15"}, {"pink-1": "1.22"}, held={1: ("bell",)})
    p.play("pass", "clockwise", "use bell", "clockwise", "clockwise")
    assert on(p) == {"pink-1": "1.26"}


def test_a_rope(mode: Mode) -> None:
    """G28.4: the hero stays, nothing is read, not even where it stands; spirits move as usual."""
    p = later(mode, 5, "c05", {0: "0.0", 1: "0.16"}, {"pink-1": "2.9"}, held={0: ("rope",)}, alcoves={"0.0": "gourd"})
    finds = p.finds[3]
    p.play("use rope", "counter")
    assert (at(p)[0], bag(p, 0), p.finds[3]) == ("0.0", [], finds + 1)
    assert gone(p, "pink-1") == -1


def test_a_rope_saves_from_a_forced_fall(mode: Mode) -> None:
    """G28.4: with EACH the others still move."""
    p = later(mode, 5, "c34", {0: "4.4", 1: "0.16"}, held={0: ("rope",)})
    p.play("hero 1", "use rope", "clockwise")
    assert (at(p), loss(p)) == (["4.4", "1.14"], "")


@pytest.mark.parametrize(("place", "far"), [("1.7", 3), ("1.1", 3), ("1.8", 4), ("1.0", 4), ("2.4", 9)])
def test_water_reaches_three_spaces(mode: Mode, place: str, far: int) -> None:
    """G28.7: at most three along the ring, either way, on the same level."""
    p = later(mode, 4, "c03", {0: "0.27", 1: "1.4"}, {"blue-1": place}, water={1: 1}, pool=3)
    if far > 3:
        assert asked(p) == "lead"
        return
    assert (asked(p), p.seat) == ("ask", 1)
    p.play("use water")
    assert (gone(p, "blue-1"), p.water[1], p.pool) == (-3, 0, 4)


def test_water_round_the_corner_where_the_numbers_begin(mode: Mode) -> None:
    """G28.7: the ring is closed: from 1.31 it is two spaces to 1.1."""
    p = later(mode, 4, "c03", {0: "0.27", 1: "1.31"}, {"blue-1": "1.1"}, water={1: 1})
    p.play("use water")
    assert gone(p, "blue-1") == -3


@pytest.mark.parametrize(("chapter", "where"), [(4, -3), (5, -1), (6, -1)])
def test_water_quenches(mode: Mode, chapter: int, where: int) -> None:
    """G28.7: into the Quench row in chapter 4, later back to its supply; others in between do not matter."""
    heroes = {0: "1.5", 1: "1.4"}
    p = later(mode, chapter, "c03", heroes, {"blue-1": "1.7", "pink-1": "1.6"}, water={1: 1}, pool=3)
    p.play("use water")
    assert (asked(p), p.seat, p.choices()) == ("quench", 1, {"spirit blue-1", "spirit pink-1"})
    p.play("spirit blue-1")
    assert (gone(p, "blue-1"), on(p), p.pool) == (where, {"pink-1": "1.6"}, 4)


def test_water_on_the_spirit_about_to_move(mode: Mode) -> None:
    """G28.7: its card move is over."""
    p = later(mode, 4, "c01", {0: "0.27", 1: "1.4"}, {"pink-1": "1.6"}, water={1: 1}, pool=3)
    p.play("pass", "clockwise", "use water")
    assert (gone(p, "pink-1"), p.active) == (-3, 1)


@pytest.mark.parametrize("place", ["2.0", "2.2"])
def test_water_cools_beside_a_pit(mode: Mode, place: str) -> None:
    """G20.11, G28.7: in chapter 5, before any card move, next to a pit on the same level: the marker goes back one."""
    p = later(mode, 5, "c03", {0: "0.27", 1: place}, water={1: 1}, pool=3, heat=2)
    assert (asked(p), p.seat, p.choices()) == ("ask", 1, {"pass", "use cool"})
    p.play("use cool")
    assert (p.heat, p.water[1], p.pool) == (1, 0, 4)


@pytest.mark.parametrize(("chapter", "place", "heat"), [(5, "2.3", 2), (5, "2.0", 0), (4, "2.0", 2), (6, "2.0", 2)])
def test_water_does_not_cool(mode: Mode, chapter: int, place: str, heat: int) -> None:
    """G20.11, G28.7: not away from a pit, not at 0, not in other chapters."""
    p = later(mode, chapter, "c03", {0: "0.27", 1: place}, water={1: 1}, pool=3, heat=heat)
    assert asked(p) == "lead"


def test_a_broken_slab_and_a_covered_pit_for_cooling(mode: Mode) -> None:
    """G20.16, G23.4, G28.7: a broken slab is a pit to cool at, a covered pit is none."""
    p = later(mode, 5, "c03", {0: "0.27", 1: "1.19"}, water={1: 1}, pool=3, heat=2, slab={1: 2})
    assert asked(p) == "ask"
    p = later(mode, 5, "c03", {0: "0.27", 1: "2.0"}, water={1: 1}, pool=3, heat=2, plate=5)
    assert asked(p) == "lead"


def test_lamps(mode: Mode) -> None:
    """G28.5: carried through a bump and a slide, all set down at once on the summit; the last one wins."""
    p = later(mode, 2, "c03", {0: "1.6", 1: "1.4"}, lamp={0: 4, 2: 1})
    p.play("counter", "counter")
    assert (at(p)[1], list(p.lamp)) == ("0.4", [4, 0, 1, 0])
    p = later(mode, 2, "c03", {0: "4.7", 1: "0.30"}, lamp={0: 3, 2: 1})
    p.play("clockwise")
    assert (list(p.lamp), loss(p), p.honour) == ([2, 0, 1, 0], "", 0)
    p = later(mode, 2, "c03", {0: "4.7", 1: "0.30"}, lamp={0: 3, 2: 3})
    p.play("clockwise")
    assert (list(p.lamp), loss(p)) == ([2, 0, 2, 0], "won")


def test_wedges_are_no_finds(mode: Mode) -> None:
    """G28.6: a hero with two wedges still takes two Finds, and wedges open no window."""
    p = later(mode, 3, "c03", {0: "0.38", 1: "1.6"}, held={0: ("gourd",)}, alcoves={"0.0": "gourd"})
    assert asked(p) == "lead"
    p.play("clockwise")
    assert (bag(p, 0), p.wedge[0]) == (["gourd", "gourd"], 2)


def test_the_egg(mode: Mode) -> None:
    """G28.8: the hero that ends on it takes it, one that only passes does not; nobody can hand it over."""
    p = later(mode, 5, "c03", {0: "0.8", 1: "1.4"})
    p.play("clockwise")
    assert (p.egg, "took-egg 0" in told(p)) == (121, True)
    p = later(mode, 5, "c01", {0: "0.12", 1: "1.4"})
    p.play("counter")
    assert (at(p)[0], p.egg) == ("0.9", 10)


def test_flames_open_no_window(mode: Mode) -> None:
    """G28.9: a flame is used on a hearth only."""
    p = later(mode, 6, "c03", {0: "0.22", 1: "1.4"}, {"pink-1": "0.30"})
    assert asked(p) == "lead"
    assert list(p.flame)[:2] == [1, 1]


def test_a_title_does_not_come_with_the_set_up(mode: Mode) -> None:
    """G28.1, G22.9: two Finds from the granary are no Deep Pockets."""
    p = later(mode, 6, "c03", {0: "0.22", 1: "1.4"}, held={0: ("gourd", "gourd")})
    assert titles(p) == {}
