"""How the lower half of a card moves spirits or makes them appear, and the rulebook's example of the pink ones."""

from __future__ import annotations

import pytest

from tests.games.ziggurat.facts import COLOURS, RINGS, SPAWN, WAYS, along, read
from tests.games.ziggurat.scene import asked, ending, heroes, place_of, scene, spirits, told
from tests.modes import Mode, Position

EACH_THREE = {"pink": "c01", "yellow": "c09", "blue": "c17", "green": "c25"}
ONE_FOUR = {"pink": "c05", "yellow": "c13", "blue": "c21", "green": "c29"}
SPAWNING = {"pink": "c03", "yellow": "c11", "blue": "c19", "green": "c27"}
FAR = {
    1: "c16", 2: "c14", 3: "c09", 4: "c13",
}  # fmt: skip
"""Cards that move a single yellow spirit so far."""


def after_heroes(mode: Mode, spirits: str, card: str, hero: str = "k6") -> Position:
    """The heroes have moved, one of them alone and out of the way."""
    p = scene(mode, f"{hero} f6", spirits, card)
    return p.play("counter")


# ---------------------------------------------------------------------------------------- G5.1  How far, and which way


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("level", range(5))
def test_a_spirit_walks_exactly_as_far_as_the_card_says(mode: Mode, level: int, way: str) -> None:
    """G5.1  Along its ring, over everything that is printed there."""
    hero = "k6" if level else "h2"
    for steps, card in FAR.items():
        for start in RINGS[level][:: max(1, len(RINGS[level]) // 8)]:
            p = after_heroes(mode, f"yellow {start}", card, hero)
            assert asked(p) == ("drive", 0), start
            p.play(way)
            assert told(p)[0] == f"moved yellow-1 {along(start, steps * WAYS[way])}", (start, card)


def test_spirits_ignore_everything_on_the_way(mode: Mode) -> None:
    """G5.1  A ladder, a pit, a ramp and other spirits."""
    p = after_heroes(mode, "pink f3, blue e3 d3", "c05", "a6").play("clockwise")
    assert (place_of(p, "pink-1"), spirits(p)) == ("b4", "pink b4, blue e3 d3")
    assert told(p)[:2] == ["moved pink-1 c4", "spirit-slid pink-1 b4"]


def test_the_active_player_drives_spirits(mode: Mode) -> None:
    """G5.1, G3.3  Also if somebody else's hero was moved before."""
    p = scene(mode, "f1 a6 f11", "pink g3 c6", "c06", active=2).play("hero 1", "clockwise")
    assert (asked(p), p.choices()) == (("choose-spirit", 2), {"spirit pink-1", "spirit pink-2"})
    p.play("spirit pink-2")
    assert (asked(p), p.choices()) == (("drive", 2), {"clockwise", "counter"})


# ---------------------------------------------------------------------------------------- G5.1  Which spirits


@pytest.mark.parametrize("colour", COLOURS)
def test_one_moves_a_spirit_of_its_colour(mode: Mode, colour: str) -> None:
    """G5.1  ONE: only of that colour, and only one."""
    others = ", ".join(f"{other} i3" for other in COLOURS if other != colour)
    p = after_heroes(mode, f"{colour} i3 i3 c9, {others}", ONE_FOUR[colour], "c1")
    assert (asked(p), p.choices()) == (("choose-spirit", 0), {f"spirit {colour}-{n}" for n in (1, 2, 3)})
    before = spirits(p)
    p.play(f"spirit {colour}-2", "counter")
    assert place_of(p, f"{colour}-2") == "i7"
    assert spirits(p) == before.replace(f"{colour} i3 i3 c9", f"{colour} i3 i7 c9")
    assert p.active == 1


@pytest.mark.parametrize("colour", COLOURS)
def test_each_moves_every_spirit_of_its_colour_once(mode: Mode, colour: str) -> None:
    """G5.1  EACH: in any order, each in its own direction, no others."""
    others = ", ".join(f"{other} i3" for other in COLOURS if other != colour)
    p = after_heroes(mode, f"{colour} i3 c3 c9, {others}", EACH_THREE[colour])
    assert p.choices() == {f"spirit {colour}-{n}" for n in (1, 2, 3)}
    p.play(f"spirit {colour}-3", "clockwise")
    assert (asked(p), p.choices()) == (("choose-spirit", 0), {f"spirit {colour}-1", f"spirit {colour}-2"})
    p.play(f"spirit {colour}-1", "counter")
    assert asked(p) == ("drive", 0), "the last one needs no choice"
    p.play("clockwise")
    ends = [read(along(start, steps))[1] for start, steps in (("i3", -3), ("c3", 3), ("c9", 3))]
    assert ends == ["h6", "d6", "f8"]
    assert [place_of(p, f"{colour}-{n}") for n in (1, 2, 3)] == ends
    assert all(place_of(p, f"{other}-1") == "i3" for other in COLOURS if other != colour)
    assert p.active == 1


def test_any_moves_one_spirit_of_any_colour(mode: Mode) -> None:
    """G5.1  ANY: all that are on the tower can be chosen; one of them moves."""
    p = after_heroes(mode, "pink i3, yellow pit c9, green i3", "c33")
    assert p.choices() == {"spirit pink-1", "spirit yellow-2", "spirit green-1"}
    p.play("spirit green-1", "counter")
    assert (spirits(p), p.active) == ("pink i3, yellow pit c9, green i5", 1)


# ---------------------------------------------------------------------------------------- G5.2  No spirit there


@pytest.mark.parametrize("card", ["c01", "c05", "c06"])
def test_a_colour_that_is_not_on_the_tower_does_not_move(mode: Mode, card: str) -> None:
    """G5.2  That half is skipped: the others stay where they are, and the turn is over."""
    p = after_heroes(mode, "pink pit, blue i3", card)
    assert (spirits(p), p.active, ending(p)) == ("pink pit, blue i3", 1, "")
    assert "no-spirit-moves" in told(p)


def test_with_no_spirit_at_all_any_moves_none(mode: Mode) -> None:
    """G5.2"""
    p = after_heroes(mode, "", "c33")
    assert (spirits(p), p.active) == ("", 1)
    assert "no-spirit-moves" in told(p)


def test_a_spirit_that_is_there_has_to_move(mode: Mode) -> None:
    """G5.1, G5.2  Even if it climbs onto the summit one way and into a hero the other."""
    p = scene(mode, "k6 f6 g6", "green g5", "c32", sides="south-west-north").play("counter")
    assert p.choices() == {"clockwise", "counter"}
    assert ending(p.copy().play("clockwise")) == "spirit-on-summit"
    assert ending(p.play("counter")) == "scorched"


# ---------------------------------------------------------------------------------------- G5.3  New spirits


@pytest.mark.parametrize("colour", COLOURS)
def test_a_new_spirit_comes_from_the_supply_to_its_square(mode: Mode, colour: str) -> None:
    """G5.3"""
    p = after_heroes(mode, f"{colour} c9", SPAWNING[colour])
    assert spirits(p) == f"{colour} c9 {SPAWN[colour]}"
    assert f"spawned {colour}-2 {SPAWN[colour]}" in told(p)
    assert p.active == 1


def test_a_new_spirit_joins_others_on_its_square(mode: Mode) -> None:
    """G5.3, G5.5"""
    p = after_heroes(mode, "pink g3 g3, green g3", "c03")
    assert (spirits(p), ending(p)) == ("pink g3 g3 g3, green g3", "")


def test_without_a_token_nothing_appears(mode: Mode) -> None:
    """G5.3  All three are on the tower; the game goes on."""
    p = after_heroes(mode, "pink g3 i3 c9", "c03")
    assert (spirits(p), p.active, ending(p)) == ("pink g3 i3 c9", 1, "")
    assert "no-spirit pink" in told(p)


def test_a_spirit_of_another_colour_is_not_taken(mode: Mode) -> None:
    """G5.3  The supply of a colour is its own."""
    p = after_heroes(mode, "yellow pit pit pit", "c11")
    assert spirits(p) == "yellow pit pit pit"


@pytest.mark.parametrize("colour", COLOURS)
def test_a_new_spirit_on_a_hero_scorches(mode: Mode, colour: str) -> None:
    """G5.3, G5.4"""
    p = scene(mode, f"k6 {SPAWN[colour]}", "", SPAWNING[colour]).play("counter")
    assert (ending(p), list(p.scorched)) == ("scorched", [0, 1, 0, 0])


def test_a_hero_walks_off_the_square_before_the_spirit_appears(mode: Mode) -> None:
    """G3.2, G5.3  Heroes first."""
    p = scene(mode, "g3 f6", "", "c03").play("clockwise")
    assert (heroes(p), spirits(p), ending(p)) == ("e3 f6", "pink g3", "")


# ---------------------------------------------------------------------------------------- G5.4  Scorched


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("far", [1, 2, 3, 4])
def test_a_hero_meets_every_spirit_within_its_way(mode: Mode, far: int, way: str) -> None:
    """G5.4  On the way and at its end; not one beyond, nor one behind."""
    meets = scene(mode, "f1 f11", f"blue {along('f1', far * WAYS[way])}", "c01").play(way)
    assert ending(meets) == ("scorched" if far <= 3 else "")
    behind = scene(mode, "f1 f11", f"blue {along('f1', -far * WAYS[way])}", "c01").play(way)
    assert ending(behind) == ""


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("far", [1, 2, 3, 4])
def test_a_spirit_meets_every_hero_within_its_way(mode: Mode, far: int, way: str) -> None:
    """G5.4"""
    hero = along("f8", far * WAYS[way])
    p = scene(mode, f"k6 {hero}", "pink f8", "c01").play("counter", way)
    assert (ending(p), int(p.scorched[1])) == (("scorched", 1) if far <= 3 else ("", 0))


def test_a_spirit_on_another_level_does_no_harm(mode: Mode) -> None:
    """G5.4  Only the space itself counts."""
    p = scene(mode, "f1 f11", "blue e2 d2 c2, green f2", "c01").play("clockwise")
    assert ending(p) == ""


def test_a_spirit_stays_beside_a_hero_in_peace(mode: Mode) -> None:
    """G5.4  Beside is not on."""
    p = scene(mode, "f1 f11", "blue b1", "c01").play("clockwise")
    assert (heroes(p), ending(p)) == ("c1 f11", "")


# ---------------------------------------------------------------------------------------- G5.5  Stacks


def test_a_stack_moves_spirit_by_spirit(mode: Mode) -> None:
    """G5.5  ONE of three on a space leaves the others; EACH can send them different ways."""
    p = after_heroes(mode, "pink g3 g3 g3", "c05", "c1").play("spirit pink-3", "counter")
    assert spirits(p) == "pink g3 g3 i5"
    p = after_heroes(mode, "pink g3 g3", "c01").play("spirit pink-1", "clockwise", "counter")
    assert spirits(p) == "pink pit j4"


def test_the_example_of_the_first_pink_spirit(mode: Mode) -> None:
    """G5.1  From g3, three spaces: clockwise into the pit d3, counter-clockwise to the ramp i4 and down to j4."""
    p = after_heroes(mode, "pink g3", "c01")
    assert spirits(p.copy().play("clockwise")) == "pink pit"
    assert spirits(p.play("counter")) == "pink j4"
