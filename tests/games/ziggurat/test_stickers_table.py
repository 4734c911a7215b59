"""G20.13 to G20.18: the stickers M to R, rows of the landing table: in force, not in force, and every case."""

from __future__ import annotations

import pytest

from tests.games.ziggurat.later import asked, at, bag, cell, gone, later, loss, on, titles, told
from tests.modes import Mode

ALL = (1, 2, 3, 4, 5, 6)
CHAPTERS = pytest.mark.parametrize("chapter", ALL)
IN_SUPPLY, IN_PIT, QUENCHED = -1, -2, -3
HIGH, LOW = (("2.8", "2.20"), 2), (("1.7", "1.23"), 1)


# ---------------------------------------------------------------------------- M


@CHAPTERS
def test_m_the_pits_glow(mode: Mode, chapter: int) -> None:
    """G20.13, M: from chapter 5 on a fallen spirit goes back to its supply; in 5 the marker goes up. Before: out."""
    p = later(mode, chapter, "c05", {0: "0.2", 1: "0.25"}, {"pink-1": "2.9"})
    p.play("clockwise", "clockwise")
    assert gone(p, "pink-1") == (IN_SUPPLY if chapter >= 5 else IN_PIT)
    assert p.heat == int(chapter == 5)
    assert loss(p) == ""


def test_m_a_glowing_pit_is_no_safer_for_heroes(mode: Mode) -> None:
    """G20.13, M is the spirits' column only: a hero that falls loses in chapter 5 as well."""
    p = later(mode, 5, "c03", {0: "2.11"})
    p.play("clockwise")
    assert loss(p) == "pit"


# ---------------------------------------------------------------------------- N


@CHAPTERS
@pytest.mark.parametrize(("pair", "archway"), [HIGH, LOW])
@pytest.mark.parametrize("end", [0, 1])
def test_n_a_hero_walks_through(mode: Mode, chapter: int, pair: tuple[str, str], archway: int, end: int) -> None:
    """G20.14, N: from chapter 2 on a hero goes to the twin, once, wherever the pair is stuck; in chapter 1 it stays."""
    level, index = pair[end].split(".")
    p = later(mode, chapter, "c03", {0: f"{level}.{int(index) + 2}", 1: "0.30"}, archway=archway)
    p.play("counter")
    assert at(p)[0] == (pair[1 - end] if chapter >= 2 else pair[end])


def test_n_not_the_pair_that_was_not_chosen(mode: Mode) -> None:
    """G20.14, N: with the high pair the low spaces are empty, and the other way round."""
    p = later(mode, 2, "c03", {0: "1.9"}, archway=2)
    p.play("counter")
    assert at(p)[0] == "1.7"
    p = later(mode, 2, "c03", {0: "2.10"}, archway=1)
    p.play("counter")
    assert at(p)[0] == "2.8"


def test_n_passing_an_archway_does_nothing(mode: Mode) -> None:
    """G20.14, N: only a hero whose move ends there walks through."""
    p = later(mode, 2, "c01", {0: "2.10"})
    p.play("counter")
    assert at(p)[0] == "1.10"  # over 2.8 to the ramp on 2.7


def test_n_a_spirit_at_the_twin_scorches(mode: Mode) -> None:
    """G20.14, N: the twin space is checked for a spirit."""
    p = later(mode, 2, "c03", {0: "2.10"}, {"blue-1": "2.20"})
    p.play("counter")
    assert (loss(p), list(p.scorched)[:2]) == ("scorched", [1, 0])


def test_n_a_hero_at_the_twin_is_bumped(mode: Mode) -> None:
    """G20.14, N: the twin space is checked for another hero, whose bump is read with the whole table."""
    p = later(mode, 2, "c03", {0: "2.10", 1: "2.20"})
    p.play("counter")
    assert (asked(p), p.bumped) == ("bump", 1)
    p.play("clockwise")
    assert at(p) == ["2.20", "3.14"]


def test_n_a_bumped_hero_walks_through_too(mode: Mode) -> None:
    """G20.14, N: a hero bumped onto an archway steps out of the twin."""
    p = later(mode, 2, "c03", {0: "1.10", 1: "1.8"}, archway=1)
    p.play("counter")
    p.play("counter")
    assert at(p) == ["1.8", "1.23"]


@CHAPTERS
def test_n_a_spirit_stays(mode: Mode, chapter: int) -> None:
    """G20.14, N: nothing happens to a spirit that ends at an archway."""
    p = later(mode, chapter, "c05", {0: "0.2"}, {"pink-1": "2.4"}, archway=2)
    p.play("clockwise", "clockwise")
    assert on(p)["pink-1"] == "2.8"


# ---------------------------------------------------------------------------- O


@CHAPTERS
@pytest.mark.parametrize("spring", ["0.9", "0.29", "2.0", "3.4"])
def test_o_a_hero_takes_water(mode: Mode, chapter: int, spring: str) -> None:
    """G20.15, O: from chapter 4 on a hero without Water takes one at each of the four springs."""
    p = later(mode, chapter, "c03", {0: _two_before(spring), 1: "1.4"})
    p.play("clockwise")
    assert at(p)[0] == spring
    assert (p.water[0], p.pool) == ((1, 3) if chapter >= 4 else (0, 0))


def _two_before(place: str) -> str:
    level, index = map(int, place.split("."))
    return f"{level}.{(index - 2) % (40, 32, 24, 16, 8)[level]}"


def test_o_one_jar_and_no_more(mode: Mode) -> None:
    """G20.15, O: who holds Water takes none, and where there is none left nobody does."""
    p = later(mode, 4, "c03", {0: "0.7", 1: "1.4"}, water={0: 1}, pool=3)
    p.play("clockwise")
    assert (p.water[0], p.pool) == (1, 3)
    p = later(mode, 4, "c03", {0: "0.7", 1: "1.4"}, pool=0)
    p.play("clockwise")
    assert (p.water[0], p.pool) == (0, 0)


def test_o_a_hero_reads_on(mode: Mode) -> None:
    """G20.15, O: then the rows below count: another hero at the spring is bumped."""
    p = later(mode, 4, "c03", {0: "0.7", 1: "0.9"})
    p.play("clockwise")
    assert (asked(p), p.bumped, p.water[0]) == ("bump", 1, 1)


@pytest.mark.parametrize("chapter", ALL)
def test_o_a_spirit_hisses_out(mode: Mode, chapter: int) -> None:
    """G20.15, O: from chapter 4 on a spirit that ends at a spring is back in its supply, and is not quenched."""
    p = later(mode, chapter, "c05", {0: "1.4"}, {"pink-1": "0.5"}, sides=1)
    p.play("clockwise", "clockwise")
    assert (gone(p, "pink-1") if chapter >= 4 else on(p)["pink-1"]) == (IN_SUPPLY if chapter >= 4 else "0.9")
    assert QUENCHED not in list(p.spirit)


def test_o_passing_a_spring_does_nothing(mode: Mode) -> None:
    """G20.15, O: neither a hero nor a spirit on its way is touched."""
    p = later(mode, 4, "c01", {0: "0.27", 1: "1.4"}, {"pink-1": "0.7"})
    p.play("clockwise", "clockwise")
    assert (at(p)[0], p.water[0], on(p)) == ("0.30", 0, {"pink-1": "0.10"})


@pytest.mark.parametrize("chapter", ALL)
def test_o_the_extra_spring(mode: Mode, chapter: int) -> None:
    """G20.15, G24.4, O: the spring that the campaign has added works as the printed ones, where O is in force."""
    p = later(mode, chapter, "c03", {0: "0.6"}, spring=cell("0.8") + 1)
    p.play("clockwise")
    assert p.water[0] == int(chapter >= 4)
    p = later(mode, chapter, "c05", {0: "1.31"}, {"pink-1": "0.12"}, spring=cell("0.8") + 1)
    p.play("clockwise", "counter")
    assert on(p) == ({} if chapter >= 4 else {"pink-1": "0.8"})


# ---------------------------------------------------------------------------- P


@CHAPTERS
@pytest.mark.parametrize(("slab", "place"), [(0, "1.2"), (1, "1.18"), (2, "3.0"), (3, "3.8")])
def test_p_a_hero_breaks_a_slab(mode: Mode, chapter: int, slab: int, place: str) -> None:
    """G20.16, P: from chapter 4 on a hero breaks the slab on which it ends and is safe this time."""
    p = later(mode, chapter, "c03", {0: _two_before(place), 1: "0.30"}, wedge={0: 0, 1: 0})
    p.play("clockwise")
    assert (loss(p), at(p)[0]) == ("", place)
    assert p.slab[slab] == (2 if chapter >= 4 else 0)


def test_p_a_broken_slab_is_a_pit(mode: Mode) -> None:
    """G20.16, P: for a hero, which loses, for a spirit, which is out, and for whoever is bumped there."""
    p = later(mode, 4, "c03", {0: "1.0"}, slab={0: 2})
    p.play("clockwise")
    assert loss(p) == "pit"
    p = later(mode, 4, "c05", {0: "0.30"}, {"pink-1": "1.30"}, slab={0: 2})
    p.play("clockwise", "clockwise")
    assert gone(p, "pink-1") == IN_PIT
    p = later(mode, 4, "c03", {0: "1.6", 1: "1.4"}, slab={0: 2})
    p.play("counter")
    p.play("counter")
    assert at(p)[1] == "0.4"  # the ramp on 1.3, not the slab behind it
    p = later(mode, 4, "c03", {0: "3.3", 1: "3.1"}, slab={2: 2})
    p.play("counter")
    assert at(p)[0] == "4.0"


def test_p_a_hero_on_the_slab_is_bumped_from_it(mode: Mode) -> None:
    """G20.16, P: reading on, a hero that is in the way is bumped; then the slab is broken under the one who stays."""
    p = later(mode, 4, "c03", {0: "1.0", 1: "1.2"})
    p.play("clockwise")
    assert (asked(p), p.slab[0]) == ("bump", 2)
    p.play("clockwise")
    assert at(p) == ["1.2", "0.4"]


def test_p_who_stands_on_a_slab_when_it_broke_stays_and_may_leave(mode: Mode) -> None:
    """G20.16, P: the pit is for moves that end there; starting from it is no danger."""
    p = later(mode, 4, "c03", {0: "1.2"}, slab={0: 2})
    p.play("clockwise")
    assert (loss(p), at(p)[0]) == ("", "1.4")


@CHAPTERS
def test_p_a_spirit_is_too_light(mode: Mode, chapter: int) -> None:
    """G20.16, P: nothing happens to a spirit on a whole slab, nor to the slab."""
    p = later(mode, chapter, "c05", {0: "0.30"}, {"pink-1": "1.30"})
    p.play("clockwise", "clockwise")
    assert (on(p), p.slab[0]) == ({"pink-1": "1.2"}, int(chapter >= 4))


# ---------------------------------------------------------------------------- Q


@CHAPTERS
@pytest.mark.parametrize("place", ["0.0", "0.20", "1.15", "2.12"])
def test_q_a_hero_takes_a_find(mode: Mode, chapter: int, place: str) -> None:
    """G20.17, Q: from chapter 2 on the Find of an alcove goes to the hero that ends there."""
    p = later(mode, chapter, "c03", {0: _two_before(place), 1: "1.4"}, alcoves={place: "gourd"})
    p.play("clockwise")
    assert at(p)[0] == place
    assert bag(p, 0) == (["gourd"] if chapter >= 2 else [])
    assert list(p.alcove).count(0) == (4 if chapter >= 2 else 3)


def test_q_two_finds_at_most(mode: Mode) -> None:
    """G20.17, Q: a hero with one takes a second, one with two leaves the third; Water does not count."""
    p = later(mode, 4, "c03", {0: "0.38", 1: "1.4"}, held={0: ("gourd",)}, alcoves={"0.0": "bell"}, water={0: 1})
    p.play("clockwise")
    assert bag(p, 0) == ["gourd", "bell"]
    p = later(mode, 4, "c03", {0: "0.38", 1: "1.4"}, held={0: ("gourd", "gourd")}, alcoves={"0.0": "bell"})
    p.play("clockwise")
    assert (bag(p, 0), p.alcove[0]) == (["gourd", "gourd"], 3)


def test_q_all_lamps_and_the_egg(mode: Mode) -> None:
    """G20.17, Q: lamps are taken by a hero with two Finds as well, and one that carries a lamp takes another."""
    p = later(mode, 2, "c03", {0: "0.21", 1: "1.4"}, held={0: ("gourd", "gourd")}, lamp={0: 3, 2: 1})
    p.play("clockwise")
    assert list(p.lamp) == [3, 0, 3, 0]
    p = later(mode, 5, "c03", {0: "0.8", 1: "1.4"}, held={0: ("gourd", "gourd")})
    p.play("clockwise")
    assert (p.egg, bag(p, 0)) == (121, ["gourd", "gourd"])


def test_q_is_read_after_a_bump_by_the_one_who_stays(mode: Mode) -> None:
    """G20.17, Q: read even if a higher row left the hero here: it takes what lies here once its bump ends."""
    p = later(mode, 2, "c03", {0: "0.38", 1: "0.0"}, alcoves={"0.0": "gourd"})
    p.play("clockwise")
    assert bag(p, 0) == []
    p.play("clockwise")
    assert (at(p), bag(p, 0), bag(p, 1)) == (["0.0", "1.0"], ["gourd"], [])


def test_q_is_read_where_a_bumped_hero_ends(mode: Mode) -> None:
    """G20.17, Q: whoever is bumped onto an alcove takes the Find there."""
    p = later(mode, 2, "c03", {0: "0.37", 1: "0.39"}, alcoves={"0.0": "sandals"})
    p.play("clockwise")
    p.play("clockwise")
    assert (at(p)[1], bag(p, 1), bag(p, 0)) == ("0.0", ["sandals"], [])


def test_q_passing_is_not_ending(mode: Mode) -> None:
    """G20.17, Q: what lies on the way stays there."""
    p = later(mode, 2, "c01", {0: "0.38", 1: "1.4"}, alcoves={"0.0": "gourd"})
    p.play("clockwise")
    assert (bag(p, 0), p.alcove[0]) == ([], 1)


@CHAPTERS
def test_q_a_find_burns_under_a_spirit(mode: Mode, chapter: int) -> None:
    """G20.17, Q: a spirit that ends on a Find burns it, face down back into the supply."""
    p = later(mode, chapter, "c05", {0: "1.4"}, {"pink-1": "0.36"}, alcoves={"0.0": "gourd"})
    before = p.finds[0]
    p.play("clockwise", "clockwise")
    assert (p.alcove[0], p.finds[0] - before) == ((0, 1) if chapter >= 2 else (1, 0))
    assert on(p)["pink-1"] == "0.0"


def test_q_lamps_and_the_egg_do_not_burn(mode: Mode) -> None:
    """G20.17, Q: lamps and the Egg are unharmed by a spirit."""
    p = later(mode, 2, "c05", {0: "1.4"}, {"pink-1": "0.39"})
    p.play("clockwise", "clockwise")
    assert (on(p), list(p.lamp)) == ({"pink-1": "0.3"}, [1, 0, 1, 0])
    p = later(mode, 5, "c05", {0: "1.4"}, {"pink-1": "0.6"})
    p.play("clockwise", "clockwise")
    assert (on(p), p.egg) == ({"pink-1": "0.10"}, cell("0.10"))


# ---------------------------------------------------------------------------- R


@CHAPTERS
def test_r_a_hero_lights_a_hearth(mode: Mode, chapter: int) -> None:
    """G20.18, R: in chapter 6 only a hero with a flame that ends on an unlit hearth lights it and is home."""
    p = later(mode, chapter, "c03", {0: "0.3", 1: "1.4"})
    p.play("clockwise")
    assert at(p)[0] == ("home" if chapter == 6 else "0.5")
    assert (p.hearth[0], p.flame[0]) == ((2, 0) if chapter == 6 else (0, 0))


def test_r_any_hearth_will_do(mode: Mode) -> None:
    """G20.18, R: an unlit hearth of somebody else is lit just so."""
    p = later(mode, 6, "c03", {0: "0.23", 1: "1.4"})
    p.play("clockwise")
    assert (at(p)[0], list(p.hearth)) == ("home", [1, 0, 2, 0])


def test_r_without_a_flame_or_a_hearth_nothing_happens(mode: Mode) -> None:
    """G20.18, R: no flame, a lit hearth, or a house that nobody plays: the hero just stands there."""
    p = later(mode, 6, "c03", {0: "0.3", 1: "1.4"}, flame={0: 0})
    p.play("clockwise")
    assert (at(p)[0], p.hearth[0]) == ("0.5", 1)
    p = later(mode, 6, "c03", {0: "0.3", 1: "1.4"}, hearth={0: 2})
    p.play("clockwise")
    assert (at(p)[0], p.flame[0]) == ("0.5", 1)
    p = later(mode, 6, "c03", {0: "0.13", 1: "1.4"})
    p.play("clockwise")
    assert (at(p)[0], p.flame[0]) == ("0.15", 1)


def test_r_is_read_after_a_bump_by_the_one_who_stays(mode: Mode) -> None:
    """G20.18, R: a hero that bumps another from a hearth lights it once the bump is over."""
    p = later(mode, 6, "c03", {0: "0.3", 1: "0.5"}, flame={1: 0})
    p.play("clockwise")
    p.play("clockwise")
    assert at(p) == ["home", "0.6"]


def test_r_who_is_bumped_onto_a_hearth_lights_it(mode: Mode) -> None:
    """G20.18, R: ending there is enough, however the hero came."""
    p = later(mode, 6, "c03", {0: "0.2", 1: "0.4"})
    p.play("clockwise")
    p.play("clockwise")
    assert (at(p), list(p.hearth)) == (["0.4", "home"], [2, 0, 1, 0])


def test_r_a_hero_at_home_is_out_of_harm_and_helps(mode: Mode) -> None:
    """G20.18, G7.2, R: home is not in play: a spirit on its house meets nobody, and YOUR moves another hero."""
    p = later(mode, 6, "c01", {0: "home", 1: "1.16"}, {"pink-1": "0.2"}, hearth={0: 2}, flame={0: 0})
    assert (asked(p), p.hero, p.seat) == ("lead", 1, 1)
    p.play("counter", "clockwise")
    assert (loss(p), on(p)) == ("", {"pink-1": "0.5"})


@CHAPTERS
def test_r_a_spirit_sets_a_house_on_fire(mode: Mode, chapter: int) -> None:
    """G20.18, G26.2, R: a spirit that ends on an unlit hearth: all have lost, in chapter 6 only."""
    p = later(mode, chapter, "c01", {0: "1.4", 1: "1.16"}, {"pink-1": "0.2"})
    p.play("clockwise", "clockwise")
    assert loss(p) == ("house-on-fire" if chapter == 6 else "")


def test_r_a_spirit_on_a_lit_hearth_or_passing_one(mode: Mode) -> None:
    """G20.18, R: a lit hearth does nothing, a spirit that passes an unlit one neither, nor a house not in play."""
    p = later(mode, 6, "c01", {0: "1.4", 1: "1.16"}, {"pink-1": "0.2"}, hearth={0: 2})
    p.play("clockwise", "clockwise")
    assert loss(p) == ""
    p = later(mode, 6, "c01", {0: "1.4", 1: "1.16"}, {"pink-1": "0.3"})
    p.play("clockwise", "clockwise")
    assert (loss(p), on(p)) == ("", {"pink-1": "0.6"})
    p = later(mode, 6, "c01", {0: "1.4", 1: "1.16"}, {"pink-1": "0.12"})
    p.play("clockwise", "clockwise")
    assert (loss(p), on(p), titles(p)) == ("", {"pink-1": "0.15"}, {})
    assert "moved pink-1 0.15" in told(p)
