"""G20.9 to G20.12: the stickers I to L, which change a turn, each in force and not, with every case of its text."""

from __future__ import annotations

import pytest

from tests.games.ziggurat.later import asked, at, cell, gone, later, loss, on, titles, told
from tests.modes import Mode, Position

CHAPTERS = pytest.mark.parametrize("chapter", [1, 2, 3, 4, 5, 6])
THREE_PINK = {"pink-1": "2.11", "pink-2": "1.10", "pink-3": "3.6"}


# ---------------------------------------------------------------------------- I


@CHAPTERS
def test_i_a_flare_instead_of_a_spirit(mode: Mode, chapter: int) -> None:
    """G20.9, I: from chapter 4 on, with an empty supply, one spirit of the colour walks to the nearest foot."""
    p = later(mode, chapter, "c03", {0: "0.27", 1: "0.16"}, THREE_PINK)
    p.play("clockwise")
    if chapter < 4:
        assert (on(p), "no-spirit pink" in told(p)) == (THREE_PINK, True)
        return
    assert (asked(p), p.seat) == ("choose-spirit", 0)
    assert p.choices() == {"spirit pink-1", "spirit pink-2", "spirit pink-3"}
    p.play("spirit pink-1")  # two spaces counter-clockwise to the foot on 2.9
    assert on(p) == THREE_PINK | {"pink-1": "3.6"}


def test_i_only_when_the_supply_is_empty(mode: Mode) -> None:
    """G20.9, I: with a token in the supply a spirit appears as ever, also where one has hissed out before."""
    p = later(mode, 4, "c03", {0: "0.27", 1: "0.16"}, {"pink-1": "2.11", "pink-3": "3.6"})
    p.play("clockwise")
    assert on(p) == {"pink-1": "2.11", "pink-2": "2.2", "pink-3": "3.6"}


def test_i_equal_distances_are_the_active_players_choice(mode: Mode) -> None:
    """G20.9, I: two feet equally far away: the active player says which; one nearer: nobody is asked."""
    p = later(mode, 4, "c03", {0: "0.27", 1: "0.16"}, {"pink-1": "2.12"}, spirit={1: -2, 2: -2})
    p.play("clockwise")
    assert (asked(p), p.seat, p.steps) == ("drive", 0, 3)
    p.play("clockwise")
    assert on(p) == {"pink-1": "3.10"}


def test_i_it_scorches_on_its_way(mode: Mode) -> None:
    """G20.9, I: an ordinary spirit move: a hero in the way, or at the top, is scorched."""
    for place in ("2.10", "3.6"):
        p = later(mode, 4, "c03", {0: "0.27", 1: place}, {"pink-1": "2.11"}, spirit={1: -2, 2: -2})
        p.play("clockwise")
        assert loss(p) == "scorched", place


def test_i_on_the_foot_of_level_4_it_reaches_the_summit(mode: Mode) -> None:
    """G20.9, G6.11, I: a flare that climbs onto the summit is the end."""
    p = later(mode, 4, "c03", {0: "0.27", 1: "0.16"}, {"pink-1": "4.2"}, spirit={1: -2, 2: -2})
    p.play("clockwise")
    assert loss(p) == "spirit-on-summit"


def test_i_no_spirit_of_the_colour_at_all(mode: Mode) -> None:
    """G20.9, I: all of the colour in pits or quenched: nothing happens."""
    p = later(mode, 4, "c03", {0: "0.27", 1: "0.16"}, {"blue-1": "2.6"}, spirit={0: -3, 1: -2, 2: -3})
    p.play("clockwise")
    assert (on(p), p.active) == ({"blue-1": "2.6"}, 1)
    assert "no-spirit pink" in told(p)


@CHAPTERS
def test_i_rain(mode: Mode, chapter: int) -> None:
    """G20.9, I: the cloud fills every empty jar of heroes in play, in turn order, while there is some; from 4 on."""
    card = "c49" if chapter >= 4 else "c03"
    heroes = {0: "0.27", 1: "0.16", 2: "0.7", 3: "0.33"}
    p = later(mode, chapter, card, heroes, seats=4, active=2, water={3: 1 if chapter >= 4 else 0}, pool=2)
    p.play("clockwise")
    assert list(p.water) == ([1, 0, 1, 1] if chapter >= 4 else [0] * 4)
    assert p.pool == (0 if chapter >= 4 else 2)


def test_i_no_rain_on_the_summit_or_at_home(mode: Mode) -> None:
    """G20.9, G7.3, I: only heroes in play; in chapter 6 those in the Nest are."""
    p = later(mode, 4, "c49", {0: "0.27", 1: "summit"})
    p.play("clockwise")
    assert list(p.water)[:2] == [1, 0]
    p = later(mode, 6, "c49", {0: "0.27", 1: "home"})
    p.play("clockwise")
    assert list(p.water)[:2] == [1, 0]
    p = later(mode, 6, "c49", {0: "0.27", 1: "summit"})
    p.play("clockwise")
    assert list(p.water)[:2] == [1, 1]


def test_i_rain_falls_after_the_spirits(mode: Mode) -> None:
    """G20.9, G3.2, I: the spirit appears first; if that scorches, nobody gets Water any more."""
    p = later(mode, 4, "c49", {0: "0.27", 1: "2.2"})
    p.play("clockwise")
    assert (loss(p), list(p.water)) == ("scorched", [0] * 4)


# ---------------------------------------------------------------------------- J


def wheel(mode: Mode, chapter: int = 3, **given: object) -> Position:
    """YOUR 4, ONE pink 3 with no pink spirit, and a wheel: seat 1's hero goes from 0.25 to 0.29."""
    heroes = given.pop("heroes", {0: "0.25", 1: "1.4"})
    spirits = given.pop("spirits", {})
    p = later(mode, chapter, "c43", heroes, spirits, **given)  # type: ignore[arg-type]
    p.play("clockwise")
    return p


@pytest.mark.parametrize("chapter", [3, 4, 5, 6])
@pytest.mark.parametrize(("way", "to", "spirit"), [("clockwise", "1.6", "1.22"), ("counter", "1.2", "1.18")])
def test_j_a_level_turns(mode: Mode, chapter: int, way: str, to: str, spirit: str) -> None:
    """G20.10, J: from chapter 3 on all on the level are carried two spaces, the way the active player says."""
    p = wheel(mode, chapter, spirits={"blue-1": "1.20"}, locked=dict.fromkeys(range(1, 5), 0))
    assert (asked(p), p.seat) == ("turn", 0)
    p.play(way)
    assert (at(p)[1], on(p), p.turnstone) == (to, {"blue-1": spirit}, 2)


def test_j_only_the_level_at_the_turnstone(mode: Mode) -> None:
    """G20.10, J: heroes and spirits on other levels stay; slabs, Finds and wedges too."""
    p = wheel(mode, turnstone=3, heroes={0: "0.25", 1: "3.4"}, spirits={"blue-1": "2.6"}, alcoves={"0.0": "gourd"})
    p.play("clockwise")
    assert (at(p), on(p), p.alcove[0], p.turnstone) == (["0.29", "3.6"], {"blue-1": "2.6"}, 1, 4)


@pytest.mark.parametrize("place", ["1.12", "1.28"])
def test_j_being_carried_passes_nothing(mode: Mode, place: str) -> None:
    """G20.10, J: a spirit beside a carried hero is carried too and scorches nobody; both keep their distance."""
    p = wheel(mode, heroes={0: "0.25", 1: place}, spirits={"blue-1": f"1.{int(place[2:]) + 1}"})
    p.play("clockwise")
    assert loss(p) == ""


def test_j_the_carried_read_the_table(mode: Mode) -> None:
    """G20.10, J: a carried hero falls, slides or climbs; a carried spirit too."""
    p = wheel(mode, heroes={0: "0.25", 1: "1.9"}, spirits={"blue-1": "1.19"})
    p.play("clockwise")
    assert loss(p) == "pit"
    p = wheel(mode, heroes={0: "0.25", 1: "1.3"}, spirits={"blue-1": "1.17", "blue-2": "1.25"})
    p.play("clockwise")
    assert (at(p)[1], on(p), gone(p, "blue-2")) == ("2.4", {"blue-1": "0.24"}, -2)


def test_j_heroes_in_order_of_their_spaces_then_spirits(mode: Mode) -> None:
    """G20.10, J: the hero with the lowest index first, whatever its seat; spirits after all heroes."""
    p = later(
        mode, 3, "c43", {0: "0.10", 1: "1.23", 2: "1.7", 3: "1.13"}, {"blue-1": "1.19", "blue-2": "1.3"}, seats=4
    )  # fmt: skip
    p.play("clockwise", "clockwise")
    lines = [line for line in told(p) if line.split()[0] in ("slid", "climbed", "spirit-slid", "spirit-climbed")]
    order = [line.split()[0] + " " + line.split()[1] for line in lines]
    assert order == ["slid 2", "slid 1", "spirit-climbed blue-2", "spirit-climbed blue-1"]


def test_j_a_locked_level_is_passed_over(mode: Mode) -> None:
    """G20.10, J: the Turnstone first goes on to the next level that is not locked."""
    p = wheel(mode, turnstone=4, locked={4: 1, 1: 1}, heroes={0: "0.25", 1: "2.6"})
    p.play("clockwise")
    assert (at(p)[1], p.turnstone) == ("2.20", 3)  # over the high archway


def test_j_all_locked_nothing_turns(mode: Mode) -> None:
    """G20.10, J: in chapters 4 and 5 the wheel is ignored while all levels are locked."""
    for chapter in (4, 5):
        p = wheel(mode, chapter)
        assert (at(p)[1], p.turnstone, p.active) == ("1.4", 1, 1)


def test_j_an_empty_level_turns_without_a_question(mode: Mode) -> None:
    """G20.10, J: nobody there: the Turnstone just moves on, from 4 back to 1."""
    p = wheel(mode, turnstone=4)
    assert (p.active, p.turnstone) == (1, 1)


def test_j_turns_after_the_spirits(mode: Mode) -> None:
    """G20.10, G3.2, J: first the pink spirit of the card, from where the level then takes it."""
    p = later(mode, 3, "c43", {0: "0.25", 1: "0.10"}, {"pink-1": "1.3"})
    p.play("clockwise", "clockwise")
    assert (on(p), asked(p)) == ({"pink-1": "1.6"}, "turn")
    p.play("clockwise")
    assert on(p) == {"pink-1": "1.8"}


@pytest.mark.parametrize(
    ("place", "level"),
    [("1.4", 1), ("1.20", 1), ("2.6", 2), ("2.18", 2), ("3.0", 3), ("3.8", 3), ("4.0", 4), ("4.4", 4)],
)
def test_j_keyholes(mode: Mode, place: str, level: int) -> None:
    """G20.10, J: at the end of any turn a hero on a keyhole of an unlocked level spends a wedge and locks it."""
    p = later(mode, 3, "c03", {0: "0.27", 1: place})
    p.play("clockwise")
    assert (p.locked[level], list(p.wedge)[:2]) == (1, [2, 1])
    assert sum(p.locked) == 1


def test_j_no_wedge_or_no_lock_needed(mode: Mode) -> None:
    """G20.10, J: without a wedge nothing is locked; a locked level takes no second wedge; other spaces do nothing."""
    p = later(mode, 3, "c03", {0: "0.27", 1: "1.4"}, wedge={1: 0})
    p.play("clockwise")
    assert sum(p.locked) == 0
    p = later(mode, 3, "c03", {0: "0.27", 1: "1.4"}, locked={1: 1})
    p.play("clockwise")
    assert list(p.wedge)[:2] == [2, 2]
    p = later(mode, 3, "c03", {0: "0.27", 1: "1.5"})
    p.play("clockwise")
    assert sum(p.locked) == 0


def test_j_two_heroes_at_one_level(mode: Mode) -> None:
    """G20.10, J: the active player's hero first: only it spends a wedge."""
    p = later(mode, 3, "c03", {0: "1.20", 1: "1.2"}, active=1)
    p.play("clockwise")
    assert (list(p.wedge)[:2], p.locked[1]) == ([2, 1], 1)


@pytest.mark.parametrize("chapter", [4, 5, 6])
def test_j_keyholes_count_in_chapter_3_only(mode: Mode, chapter: int) -> None:
    """G20.10, J: no wedge, no lock in later chapters."""
    p = later(mode, chapter, "c03", {0: "0.27", 1: "1.4"}, wedge={1: 1}, locked=dict.fromkeys(range(1, 5), 0))
    p.play("clockwise")
    assert (sum(p.locked), p.wedge[1]) == (0, 1)


def test_j_wedges_are_handed_on_from_the_summit(mode: Mode) -> None:
    """G20.10, J: the arriving hero's player gives all wedges to one hero on the board."""
    p = later(mode, 3, "c03", {0: "4.7", 1: "0.15", 2: "0.25", 3: "summit"}, seats=4, wedge={0: 2, 3: 0})
    p.play("clockwise")
    assert (asked(p), p.seat, p.choices()) == ("hand-on", 0, {"hero 2", "hero 3"})
    p.play("hero 3")
    assert list(p.wedge) == [0, 1, 3, 0]
    p = later(mode, 3, "c03", {0: "4.7", 1: "0.25"})
    p.play("clockwise")
    assert list(p.wedge)[:2] == [0, 4]


def test_j_the_arriving_heros_own_player_decides(mode: Mode) -> None:
    """G20.10, J: whose hero arrives in another's turn, that player says who gets its wedges."""
    p = later(mode, 3, "c33", {0: "0.10", 1: "4.7", 2: "0.25"}, seats=3)
    p.play("hero 2", "clockwise")
    assert (asked(p), p.seat, p.active) == ("hand-on", 1, 0)


# ---------------------------------------------------------------------------- K


@CHAPTERS
def test_k_a_flame_heats(mode: Mode, chapter: int) -> None:
    """G20.11, G25.3, K: after the spirits a card with a flame moves the marker up, in chapter 5 only."""
    p = later(mode, chapter, "c55" if chapter >= 5 else "c05", {0: "0.24", 1: "0.17"})
    p.play("clockwise")
    assert p.heat == int(chapter == 5)


@pytest.mark.parametrize(("seats", "boil"), [(2, 4), (3, 5), (4, 5)])
def test_k_boiling(mode: Mode, seats: int, boil: int) -> None:
    """G20.11, G20.4, G25.2, K: at 4 with two players, at 5 with more, all have lost, and not a degree before."""
    heroes = {0: "0.24", 1: "0.17"}
    p = later(mode, 5, "c55", heroes, seats=seats, heat=boil - 2)
    p.play("clockwise")
    assert (p.heat, loss(p)) == (boil - 1, "")
    p = later(mode, 5, "c55", heroes, seats=seats, heat=boil - 1)
    p.play("clockwise")
    assert (p.heat, loss(p)) == (boil, "boiled")


def test_k_a_spirit_in_a_pit_can_boil_it_over(mode: Mode) -> None:
    """G20.11, G20.13, K, M: the last degree by a spirit that falls."""
    p = later(mode, 5, "c05", {0: "0.24", 1: "0.17"}, {"pink-1": "2.9"}, heat=3)
    p.play("clockwise", "clockwise")
    assert loss(p) == "boiled"


@pytest.mark.parametrize(("card", "steps"), [("c03", 2), ("c01", 3), ("c12", 3), ("c04", 3)])
def test_k_the_egg_is_heavy(mode: Mode, card: str, steps: int) -> None:
    """G20.11, K: the carrier's card moves of four and more count as three; two and three as they are."""
    p = later(mode, 5, card, {0: "0.22", 1: "1.4"}, egg=121)
    p.play("clockwise")
    assert at(p)[0] == f"0.{22 + steps}"
    p = later(mode, 5, card, {0: "0.22", 1: "1.4"}, egg=122)
    p.play("counter")
    assert at(p)[0] == {"c03": "0.20", "c01": "0.19", "c12": "0.18", "c04": "1.14"}[card]  # the last by a ladder


def test_k_the_limit_comes_after_the_sandals(mode: Mode) -> None:
    """G20.11, G28.2, K: 5 made 4 by sandals is 3, 4 made 3 is 3, 3 made 4 is 3, 3 made 2 is 2."""
    for card, use, steps in (("c04", "shorter", 3), ("c12", "shorter", 3), ("c01", "longer", 3), ("c01", "shorter", 2)):
        p = later(mode, 5, card, {0: "0.22", 1: "1.4"}, egg=121, held={0: ("sandals",)})
        p.play(f"use {use}", "clockwise")
        assert at(p)[0] == f"0.{22 + steps}"


def test_k_the_egg_stays_with_its_carrier(mode: Mode) -> None:
    """G20.11, K: bumped or sliding, the carrier keeps it; who bumps it gets nothing."""
    p = later(mode, 5, "c03", {0: "1.6", 1: "1.4"}, egg=122)
    p.play("counter", "counter")
    assert (at(p), p.egg) == (["1.4", "0.4"], 122)


def test_k_on_the_summit_it_is_set_down(mode: Mode) -> None:
    """G20.11, K: and the other hero may come after; nobody has lost yet."""
    p = later(mode, 5, "c03", {0: "4.7", 1: "0.25"}, egg=121)
    p.play("clockwise")
    assert (p.egg, loss(p), p.honour) == (120, "", 0)


# ---------------------------------------------------------------------------- L


EXITS = {"g5": "4.0", "e5": "4.2", "e7": "4.4", "g7": "4.6"}


@pytest.mark.parametrize("corner", EXITS)
@pytest.mark.parametrize("way", ["clockwise", "counter"])
def test_l_out_of_the_nest(mode: Mode, corner: str, way: str) -> None:
    """G20.12, L (2): the first step to any corner of level 4, the rest along that ring, one way."""
    p = later(mode, 6, "c03", {1: "0.30"})
    assert (asked(p), p.choices()) == ("leave-nest", {f"exit {name}" for name in EXITS})
    p.play(f"exit {corner}")
    assert asked(p) == "lead"
    p.play(way)
    place = (int(EXITS[corner][2:]) + (1 if way == "clockwise" else -1)) % 8
    # ladders on 1 and 5 lead back into the Nest, 3 is a pit, 7 a ramp
    if place == 3:
        assert loss(p) == "pit"
    else:
        assert (loss(p), at(p)[0]) == ("", {1: "summit", 5: "summit", 7: "3.14"}[place])


def test_l_a_single_step_ends_on_the_corner(mode: Mode) -> None:
    """G20.12, L (2): with one step there is no way to choose."""
    p = later(mode, 6, "c44", {1: "0.30"})
    p.play("exit e5")
    assert at(p)[0] == "4.2"


def test_l_a_spirit_on_the_first_space_or_the_way(mode: Mode) -> None:
    """G20.12, L (2): it scorches there, at once."""
    p = later(mode, 6, "c03", {1: "0.30"}, {"blue-1": "4.0"})
    p.play("exit g5")
    assert loss(p) == "scorched"
    p = later(mode, 6, "c01", {1: "0.30"}, {"blue-1": "4.1"})
    p.play("exit g5", "clockwise")
    assert loss(p) == "scorched"


def test_l_heroes_in_the_nest_are_in_play(mode: Mode) -> None:
    """G20.12, L (1): EACH moves them, YOUR is your own hero up there, and nobody is bumped in the Nest."""
    p = later(mode, 6, "c34")
    assert (asked(p), p.choices()) == ("choose-hero", {"hero 1", "hero 2"})
    p = later(mode, 6, "c03", {1: "0.30"})
    assert (asked(p), p.hero) == ("leave-nest", 0)
    p = later(mode, 6, "c03", {0: "4.7", 1: "summit"})
    p.play("clockwise")
    assert (at(p), loss(p)) == (["summit", "summit"], "")


@CHAPTERS
def test_l_the_summit_of_other_chapters(mode: Mode, chapter: int) -> None:
    """G20.12, G6.10, L: elsewhere a hero up there is out of play, and YOUR moves another one."""
    p = later(mode, chapter, "c03", {0: "summit", 1: "1.4"}, wedge={0: 0})
    assert p.hero == (0 if chapter == 6 else 1)


@CHAPTERS
def test_l_a_spirit_comes_home(mode: Mode, chapter: int) -> None:
    """G20.12, L (3): in the Nest it goes onto the Plume row; in every other chapter all have lost."""
    p = later(mode, chapter, "c16", {0: "0.27", 1: "0.16"}, {"yellow-1": "4.0"})
    p.play("clockwise", "clockwise")
    assert (gone(p, "yellow-1"), loss(p)) == ((-4, "") if chapter == 6 else (cell("summit"), "spirit-on-summit"))


def test_l_no_spirit_can_harm_the_nest(mode: Mode) -> None:
    """G20.12, L (1): heroes in the Nest are not scorched by a spirit that arrives there."""
    p = later(mode, 6, "c16", {0: "summit", 1: "summit"}, {"yellow-1": "4.0"})
    p.play("exit e7", "counter")
    assert loss(p) == "pit"
    p = later(mode, 6, "c16", {0: "0.27", 1: "summit"}, {"yellow-1": "4.0"})
    p.play("clockwise", "clockwise")
    assert (loss(p), at(p)[1]) == ("", "summit")


def test_l_the_feather(mode: Mode) -> None:
    """G20.12, L (4): after the spirits the active player may lead any one spirit to the nearest foot, and up."""
    spirits = {"blue-1": "2.11", "green-1": "3.6"}
    p = later(mode, 6, "c59", {0: "0.21", 1: "0.16"}, spirits)
    p.play("clockwise", "spirit green-1", "clockwise")
    assert (asked(p), p.seat) == ("herd", 0)
    assert p.choices() == {"none", "spirit blue-1", "spirit green-1"}
    p.play("spirit blue-1")
    assert on(p)["blue-1"] == "3.6"


def test_l_the_feather_may_be_declined(mode: Mode) -> None:
    """G20.12, L (4): "none" leads nobody; with no spirit on the tower nobody is asked."""
    p = later(mode, 6, "c59", {0: "0.21", 1: "0.16"}, {"blue-1": "1.7"})
    p.play("clockwise", "clockwise", "none")
    assert (on(p), p.active) == ({"blue-1": "1.8"}, 1)
    p = later(mode, 6, "c59", {0: "0.21", 1: "0.16"})
    p.play("clockwise")
    assert p.active == 1


def test_l_the_feather_equal_distances(mode: Mode) -> None:
    """G20.12, L (4): two feet equally far: the active player chooses; the way up may end in the Nest."""
    p = later(mode, 6, "c59", {0: "0.21", 1: "0.16"}, {"blue-1": "2.11"})
    p.play("clockwise", "clockwise", "spirit blue-1")
    assert (asked(p), p.steps) == ("drive", 3)
    p.play("counter")
    assert on(p) == {"blue-1": "3.6"}
    p = later(mode, 6, "c59", {0: "0.21", 1: "0.16"}, {"blue-1": "4.3"})
    p.play("clockwise", "counter", "spirit blue-1")
    assert gone(p, "blue-1") == -4
    assert titles(p)["spirit-shepherd"] == 0
