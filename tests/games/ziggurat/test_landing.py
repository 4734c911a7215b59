"""Where a move ends: the landing table of chapter 1 row by row, bumps and their chains, and going round in circles."""

from __future__ import annotations

import pytest

from tests.games.ziggurat.facts import DOWN, PIT, SPAWN, UP, WAYS, along, level_of
from tests.games.ziggurat.scene import asked, ending, heroes, place_of, scene, spirits, told
from tests.modes import Mode, Position


def hero_goes(mode: Mode, place: str, way: str, others: str = "", hero: str = "f6") -> Position:
    """A hero ends its move on a space, one step away."""
    p = scene(mode, f"{along(place, -WAYS[way])} {hero}", others, "c34")
    return p.play(way) if hero == "f6" else p.play("hero 1", way)


def spirit_goes(mode: Mode, place: str, way: str, others: str = "", hero: str = "f6") -> Position:
    """A yellow spirit ends its move on a space, one step away; before that a hero walks two spaces somewhere else."""
    start, went, end = ("h2", "clockwise", "f2") if level_of(place) == 0 else ("k6", "counter", "k8")
    p = scene(mode, f"{start} {hero}", f"yellow {along(place, -WAYS[way])}{others}", "c16").play(went)
    assert (asked(p), heroes(p).split()[0]) == (("drive", 0), end)
    return p.play(way)


# ---------------------------------------------------------------------------------------- G6.2  Pits


@pytest.mark.parametrize("way", WAYS)
def test_a_hero_in_any_pit_loses_the_game(mode: Mode, way: str) -> None:
    """G6.2, G8.2"""
    for pit in sorted(PIT):
        p = hero_goes(mode, pit, way)
        assert (ending(p), heroes(p), p.over) == ("pit", f"{pit} f6", True), pit
        assert told(p)[:3] == [f"walked 0 {pit}", f"fell 0 {pit}", "lost pit"]


@pytest.mark.parametrize("way", WAYS)
def test_a_spirit_in_any_pit_is_out_of_this_game(mode: Mode, way: str) -> None:
    """G6.2  It is neither on the tower nor in the supply, and the game goes on."""
    for pit in sorted(PIT):
        p = spirit_goes(mode, pit, way)
        assert (ending(p), spirits(p)) == ("", "yellow pit"), pit
        assert told(p)[:2] == [f"moved yellow-1 {pit}", f"spirit-fell yellow-1 {pit}"]


def test_what_is_in_a_pit_does_not_appear_again(mode: Mode) -> None:
    """G6.2, G5.3  Two spirits in pits and the third one on the tower: there is none left to appear."""
    p = scene(mode, "k6 f6", "yellow pit pit a1", "c11").play("counter")
    assert spirits(p) == "yellow pit pit a1"
    assert "no-spirit yellow" in told(p)


def test_heroes_and_spirits_pass_pits(mode: Mode) -> None:
    """G4.1, G5.1, G6.2  Only where a move ends counts."""
    assert heroes(scene(mode, "j2 f6", "", "c14").play("clockwise")) == "h2 f6"
    p = scene(mode, "k6 f6", "pink i3", "c06").play("counter", "clockwise")
    assert place_of(p, "pink-1") == "g3"


# ---------------------------------------------------------------------------------------- G6.3, G6.7  Ramps and ladders


@pytest.mark.parametrize("way", WAYS)
def test_a_hero_slides_down_every_ramp(mode: Mode, way: str) -> None:
    """G6.3  At once, to its bottom, one level down."""
    for top, bottom in DOWN.items():
        p = hero_goes(mode, top, way)
        assert (heroes(p), ending(p)) == (f"{bottom} f6", ""), top
        assert told(p)[:2] == [f"walked 0 {top}", f"slid 0 {bottom}"]
        assert level_of(bottom) == level_of(top) - 1


@pytest.mark.parametrize("way", WAYS)
def test_a_hero_climbs_every_ladder(mode: Mode, way: str) -> None:
    """G6.7  At once, to its top, one level up."""
    for foot, top in UP.items():
        p = hero_goes(mode, foot, way, hero="f11" if top == "f6" else "f6")
        assert heroes(p).split()[0] == top, foot
        assert told(p)[:2] == [f"walked 0 {foot}", f"climbed 0 {top}"]
        assert level_of(top) == level_of(foot) + 1


@pytest.mark.parametrize("way", WAYS)
def test_a_spirit_slides_down_every_ramp(mode: Mode, way: str) -> None:
    """G6.3"""
    for top, bottom in DOWN.items():
        p = spirit_goes(mode, top, way)
        assert (spirits(p), ending(p)) == (f"yellow {bottom}", ""), top
        assert told(p)[:2] == [f"moved yellow-1 {top}", f"spirit-slid yellow-1 {bottom}"]


@pytest.mark.parametrize("way", WAYS)
def test_a_spirit_climbs_every_ladder(mode: Mode, way: str) -> None:
    """G6.7, G6.11  Those of the highest terrace lead to the summit."""
    for foot, top in UP.items():
        p = spirit_goes(mode, foot, way)
        assert place_of(p, "yellow-1") == top, foot
        assert ending(p) == ("spirit-on-summit" if top == "f6" else "")
        assert told(p)[:2] == [f"moved yellow-1 {foot}", f"spirit-climbed yellow-1 {top}"]


@pytest.mark.parametrize("way", WAYS)
def test_tops_of_ladders_and_bottoms_of_ramps_do_nothing(mode: Mode, way: str) -> None:
    """G6.3, G6.7  Nobody climbs down a ladder or up a ramp."""
    for place in {*UP.values(), *DOWN.values()} - {"f6"}:
        assert heroes(hero_goes(mode, place, way)) == f"{place} f6"
        assert spirits(spirit_goes(mode, place, way)) == f"yellow {place}"


def test_a_house_and_a_spawn_square_do_nothing(mode: Mode) -> None:
    """G6.1  No row speaks of them."""
    for place in ("f1", "a6", *SPAWN.values()):
        assert heroes(hero_goes(mode, place, "clockwise")) == f"{place} f6"
        assert spirits(spirit_goes(mode, place, "counter")) == f"yellow {place}"


# ---------------------------------------------------------------------------------------- G6.1  Reading again


def test_the_space_after_a_slide_is_read_again(mode: Mode) -> None:
    """G6.1, G6.8  Somebody stands at the bottom of the ramp."""
    p = scene(mode, "f2 g1", "", "c34").play("hero 1", "counter")
    assert told(p)[:2] == ["walked 0 g2", "slid 0 g1"]
    assert asked(p) == ("bump", 0)
    p.play("clockwise")
    assert heroes(p) == "g1 f1"


def test_the_space_after_a_climb_is_read_again(mode: Mode) -> None:
    """G6.1, G6.8  Somebody stands at the top of the ladder."""
    p = scene(mode, "f1 d2", "", "c03").play("clockwise")
    assert asked(p) == ("bump", 0)
    p.play("clockwise")
    assert heroes(p) == "d2 c2"


@pytest.mark.parametrize(("start", "way", "end"), [("f2", "counter", "g1"), ("c2", "counter", "d2")])
def test_a_spirit_where_a_hero_slides_to_scorches(mode: Mode, start: str, way: str, end: str) -> None:
    """G6.1, G5.4  And one that stands beside the ramp, or is on the space where nothing leads on, likewise."""
    p = scene(mode, f"{start} f6", f"pink {end}", "c34").play(way)
    assert (ending(p), heroes(p), p.scorched[0]) == ("scorched", f"{end} f6", 1)


@pytest.mark.parametrize("end", ["e3", "i5"])
def test_a_spirit_at_the_top_of_a_ladder_scorches(mode: Mode, end: str) -> None:
    """G6.1, G5.4"""
    foot = {"e3": "e2", "i5": "j5"}[end]
    p = hero_goes(mode, foot, "clockwise", f"blue {end}")
    assert (ending(p), heroes(p)) == ("scorched", f"{end} f6")


def test_a_spirit_that_slides_or_climbs_onto_a_hero_scorches(mode: Mode) -> None:
    """G6.1, G5.4"""
    p = spirit_goes(mode, "g2", "clockwise", hero="g1")
    assert (ending(p), p.scorched[1], place_of(p, "yellow-1")) == ("scorched", 1, "g1")
    p = spirit_goes(mode, "e2", "clockwise", hero="e3")
    assert (ending(p), p.scorched[1], place_of(p, "yellow-1")) == ("scorched", 1, "e3")


def test_nothing_is_passed_on_a_ladder(mode: Mode) -> None:
    """G6.1  What stands on the spaces beside foot and top does no harm."""
    p = hero_goes(mode, "e2", "clockwise", "pink d2, blue d3 f3, green d2")
    assert (heroes(p), ending(p)) == ("e3 f6", "")


# ---------------------------------------------------------------------------------------- G6.1  The first row only


def test_a_ramp_comes_before_another_hero(mode: Mode) -> None:
    """G6.1  Of two rows that fit the first one counts: nobody who was put on a ramp by hand is bumped."""
    p = scene(mode, "f2 g2", "", "c34").play("hero 1", "counter")
    assert (told(p)[:2], heroes(p)) == (["walked 0 g2", "slid 0 g1"], "g1 g2")


def test_a_ladder_comes_before_another_hero(mode: Mode) -> None:
    """G6.1"""
    p = scene(mode, "f2 e2", "", "c34").play("hero 1", "clockwise")
    assert (told(p)[:2], heroes(p)) == (["walked 0 e2", "climbed 0 e3"], "e3 e2")


def test_a_pit_comes_before_another_hero(mode: Mode) -> None:
    """G6.1"""
    p = scene(mode, "j2 i2", "", "c34").play("hero 1", "clockwise")
    assert (ending(p), heroes(p)) == ("pit", "i2 i2")


def test_a_spirit_comes_before_every_row(mode: Mode) -> None:
    """G6.1, G5.4  A spirit in a pit's space, put there by hand, scorches before the hero falls."""
    p = hero_goes(mode, "i2", "clockwise", "pink i2")
    assert (ending(p), p.scorched[0]) == ("scorched", 1)


# ---------------------------------------------------------------------------------------- G6.8, G6.9  Bumps


@pytest.mark.parametrize("way", WAYS)
def test_who_arrives_stays_and_who_was_there_is_bumped(mode: Mode, way: str) -> None:
    """G6.8  One space, either way, on the same ring."""
    p = scene(mode, "f1 b1", "", "c12").play("clockwise")
    assert (heroes(p), asked(p), p.choices()) == ("b1 b1", ("bump", 0), {"clockwise", "counter"})
    p.play(way)
    assert heroes(p) == f"b1 {along('b1', WAYS[way])}"
    assert told(p)[0] == f"bumped 1 {along('b1', WAYS[way])}"


def test_passing_another_hero_does_nothing(mode: Mode) -> None:
    """G4.1, G6.8"""
    p = scene(mode, "f1 e1", "", "c12").play("clockwise")
    assert (heroes(p), p.active) == ("b1 e1", 1)


def test_a_bumped_hero_reads_the_table(mode: Mode) -> None:
    """G6.8  The example of the rulebook: Bruno on d2 can be bumped to c2 or onto the ladder e2."""
    p = scene(mode, "h2 d2", "", "c12").play("clockwise")
    assert heroes(p.copy().play("clockwise")) == "d2 c2"
    p.play("counter")
    assert (heroes(p), told(p)[:2]) == ("d2 e3", ["bumped 1 e2", "climbed 1 e3"])


def test_a_hero_can_be_bumped_into_a_pit(mode: Mode) -> None:
    """G6.8, G6.2  Then all have lost."""
    p = scene(mode, "f2 h2", "", "c14").play("hero 1", "counter", "counter")
    assert (heroes(p), ending(p)) == ("h2 i2", "pit")


def test_a_hero_can_be_bumped_down_a_ramp_and_up_to_the_summit(mode: Mode) -> None:
    """G6.8, G6.3, G6.10"""
    p = scene(mode, "d2 f2", "", "c14").play("hero 1", "counter", "counter")
    assert (heroes(p), told(p)[:2]) == ("f2 g1", ["bumped 1 g2", "slid 1 g1"])
    p = scene(mode, "g6 g5", "", "c34").play("hero 1", "clockwise", "clockwise")
    assert (heroes(p), told(p)[:3]) == ("g5 f6", ["bumped 1 f5", "climbed 1 f6", "arrived 1"])


def test_a_hero_bumped_onto_a_spirit_is_scorched(mode: Mode) -> None:
    """G6.8, G5.4"""
    p = scene(mode, "f1 b1", "pink a1", "c12").play("clockwise", "clockwise")
    assert (ending(p), list(p.scorched)) == ("scorched", [0, 1, 0, 0])


def test_a_bumped_hero_can_bump_another(mode: Mode) -> None:
    """G6.9  The active player decides again."""
    p = scene(mode, "f1 b1 a1", "", "c12").play("clockwise", "clockwise")
    assert (heroes(p), asked(p), told(p)) == ("b1 a1 a1", ("bump", 0), ["bumped 1 a1"])
    p.play("counter")
    assert (heroes(p), asked(p)) == ("b1 a1 b1", ("bump", 0)), "back to the first: now that one is bumped"
    p.play("counter")
    assert heroes(p) == "c1 a1 b1"


def test_a_bumped_hero_climbs_and_bumps_at_the_top(mode: Mode) -> None:
    """G6.9, G6.7"""
    p = scene(mode, "h2 d2 e3", "", "c12").play("clockwise", "counter")
    assert (heroes(p), told(p), asked(p)) == ("d2 e3 e3", ["bumped 1 e2", "climbed 1 e3"], ("bump", 0))
    p.play("counter")
    assert heroes(p) == "d2 e3 f4", "from e3 onto the ladder f3"


def test_the_bumped_hero_stays_in_the_same_turn(mode: Mode) -> None:
    """G6.8  A bump is not a card move: with EACH the bumped hero still has its own move."""
    p = scene(mode, "g1 h1", "", "c34").play("hero 1", "counter", "counter")
    assert (heroes(p), asked(p)) == ("h1 i1", ("lead", 1))
    p.play("clockwise")
    assert heroes(p) == "h1 h1"


def test_spirits_share_a_space(mode: Mode) -> None:
    """G6.8, G5.5  Nobody is bumped."""
    p = spirit_goes(mode, "f2", "clockwise", ", pink f2, green f2")
    assert (spirits(p), ending(p), p.active) == ("pink f2, yellow f2, green f2", "", 1)


# ---------------------------------------------------------------------------------------- G6.14  Round and round


def juggled(p: Position, bumps: int) -> Position:
    """Three heroes on b1 and a1 bump one another from one space to the other and back."""
    for n in range(bumps):
        assert (asked(p), ending(p)) == (("bump", 0), ""), f"after {n} bumps"
        p.play("clockwise" if n % 2 == 0 else "counter")
    return p


def test_whoever_goes_round_in_circles_goes_home(mode: Mode) -> None:
    """G6.14  After twenty readings each the first hero would have to read again: it is put on its own house."""
    p = scene(mode, "f1 b1 a1", "", "c12", sides="south-west-north").play("clockwise")
    juggled(p, 59)
    assert (told(p), asked(p)) == (["bumped 2 a1"], ("bump", 0))
    p.play("counter")
    assert told(p)[:2] == ["bumped 0 b1", "endless 0"]
    assert (heroes(p), p.active, ending(p)) == ("f1 b1 a1", 1, "")


def test_the_table_is_read_once_more_at_home(mode: Mode) -> None:
    """G6.14, G6.8, G5.4  Whoever stands on the house is bumped; a spirit there scorches."""
    start = scene(mode, "e1 b1 a1 f1", "", "c01").play("clockwise")
    p = juggled(start.copy(), 60)
    assert (told(p), asked(p)) == (["bumped 0 b1", "endless 0"], ("bump", 0))
    p.play("clockwise")
    assert (heroes(p).split()[0], heroes(p).split()[3], p.active) == ("f1", "e1", 1)
    q = scene(mode, "e1 b1 a1", "blue f1", "c01", sides="south-west-north").play("clockwise")
    juggled(q, 60)
    assert (ending(q), heroes(q).split()[0], list(q.scorched)) == ("scorched", "f1", [1, 0, 0, 0])


def test_readings_are_counted_for_each_move_anew(mode: Mode) -> None:
    """G6.14  Within one move: the next one begins to count again."""
    p = scene(mode, "f1 b1 a1", "", "c12", hands={1: "c28"}, sides="south-west-north").play("clockwise")
    juggled(p, 20)
    assert p.readings[0] > 5
    while asked(p)[0] == "bump":
        p.play("clockwise")
    p.play("counter")
    assert int(p.readings[1]) <= 2
