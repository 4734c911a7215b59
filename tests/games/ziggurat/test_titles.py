"""G9.3, G21 to G26: the 24 titles, each won when it should be, and not when not; and who gets it."""

from __future__ import annotations

import pytest

from tests.games.ziggurat.later import asked, later, loss, titles, told
from tests.modes import Mode, Position

NAMES = (
    "roof-runner", "elbow-room", "seat-of-the-pants", "spirit-dropper", "lamplighter", "doorway-dancer",
    "deep-pockets", "last-card-left", "wedge-master", "merry-go-round", "close-shave", "top-mechanic",
    "bucket-brigade", "stone-breaker", "rainbow-hunter", "steam-whistle", "egg-bearer", "cool-head",
    "tightrope-walker", "express-lift", "hearth-warmer", "downhill-all-the-way", "spirit-shepherd", "last-one-home",
)  # fmt: skip


def played(p: Position, *actions: str) -> dict[str, int]:
    return titles(p.play(*actions))


def test_the_pack_has_four_titles_for_each_chapter(mode: Mode) -> None:
    """G1.6, G9.3: 24 titles, in this order."""
    assert mode.game.lexicon.lists["title"] == NAMES


@pytest.mark.parametrize("chapter", [1, 2, 3, 4, 5])
def test_roof_runner(mode: Mode, chapter: int) -> None:
    """G21.1: for the first hero on the summit, in later chapters too; not for a second one."""
    p = later(mode, chapter, "c03", {0: "4.7", 1: "0.30"}, wedge={0: 0, 1: 0}, slab={})
    assert played(p, "clockwise") == {"roof-runner": 0}
    assert "title 0 roof-runner" in told(p)
    p = later(mode, chapter, "c03", {0: "4.7", 1: "0.30"}, seats=3, title={0: 2}, wedge={0: 0, 1: 0})
    assert played(p, "clockwise") == {"roof-runner": 1}


def test_roof_runner_not_in_the_nest(mode: Mode) -> None:
    """G21.1, G20.12: both summit rows are replaced in chapter 6: who climbs back into the Nest earns nothing."""
    p = later(mode, 6, "c03", {0: "4.7", 1: "0.30"})
    assert played(p, "clockwise") == {}


def test_elbow_room(mode: Mode) -> None:
    """G21.2: for a hero that ends on another's space and bumps it; passing it is not enough."""
    p = later(mode, 1, "c03", {0: "0.27", 1: "0.29"})
    assert played(p, "clockwise", "clockwise") == {"elbow-room": 0}
    p = later(mode, 1, "c03", {0: "0.27", 1: "0.28"})
    assert played(p, "clockwise") == {}


def test_elbow_room_not_by_being_bumped(mode: Mode) -> None:
    """G21.2: a hero that bumps another only because it was bumped itself does not earn it."""
    p = later(mode, 1, "c03", {0: "0.26", 1: "0.28", 2: "0.29"}, seats=3, claimed=0)
    p.title[1] = 0
    p.play("clockwise")
    p.title[1] = 0
    assert played(p, "clockwise") == {}
    assert (asked(p), p.bumped) == ("bump", 2)


def test_elbow_room_through_a_climb(mode: Mode) -> None:
    """G21.2: a climb ends the move there as well."""
    p = later(mode, 1, "c03", {0: "0.15", 1: "1.14"})
    assert played(p, "clockwise", "clockwise") == {"elbow-room": 0}


def test_seat_of_the_pants(mode: Mode) -> None:
    """G21.3: for a hero that slides, also when it was bumped onto the ramp; not for a spirit, not for passing."""
    p = later(mode, 1, "c03", {0: "1.7", 1: "0.30"})
    assert played(p, "clockwise") == {"seat-of-the-pants": 0}
    p = later(mode, 1, "c03", {0: "1.6", 1: "1.4"})
    assert played(p, "counter", "counter") == {"elbow-room": 0, "seat-of-the-pants": 1}
    p = later(mode, 1, "c16", {0: "0.27", 1: "0.30"}, {"yellow-1": "1.8"})
    assert played(p, "clockwise", "clockwise") == {}
    p = later(mode, 1, "c03", {0: "1.8", 1: "0.30"})
    assert played(p, "clockwise") == {}


@pytest.mark.parametrize("chapter", [1, 4, 5])
def test_spirit_dropper(mode: Mode, chapter: int) -> None:
    """G21.4: for the active player's hero when a spirit falls, wherever that hero is; in glowing pits too."""
    p = later(mode, chapter, "c05", {0: "0.30", 1: "0.22"}, {"pink-1": "2.9"}, active=1)
    assert played(p, "clockwise", "clockwise") == {"spirit-dropper": 1}
    p = later(mode, chapter, "c05", {0: "0.30", 1: "0.22"}, {"pink-1": "2.12"}, active=1)
    assert played(p, "clockwise", "clockwise") == {}


def test_spirit_dropper_by_somebody_elses_bell(mode: Mode) -> None:
    """G21.4: the active player's hero, not the one who rings."""
    p = later(mode, 5, "c03", {0: "0.30", 1: "1.15"}, {"pink-1": "1.18"}, held={1: ("bell",)})
    assert played(p, "use bell", "counter") == {"spirit-dropper": 0}


def test_lamplighter(mode: Mode) -> None:
    """G22.7: for a hero that sets a lamp down, not for one that arrives without."""
    p = later(mode, 2, "c03", {0: "4.7", 1: "0.30"}, lamp={0: 3}, claimed=1)
    assert played(p, "clockwise") == {"lamplighter": 0}
    p = later(mode, 2, "c03", {0: "4.7", 1: "0.30"}, lamp={0: 4}, claimed=1)
    assert played(p, "clockwise") == {}


def test_doorway_dancer(mode: Mode) -> None:
    """G22.8: for a hero that steps out of the other archway."""
    p = later(mode, 2, "c03", {0: "2.10", 1: "0.30"})
    assert played(p, "counter") == {"doorway-dancer": 0}
    p = later(mode, 1, "c03", {0: "2.10", 1: "0.30"}, archway=2)
    assert played(p, "counter") == {}


def test_deep_pockets(mode: Mode) -> None:
    """G22.9: for a hero that takes its second Find; not for the first, nor for one with two from the set-up."""
    p = later(mode, 2, "c03", {0: "0.38", 1: "0.30"}, held={0: ("gourd",)}, alcoves={"0.0": "gourd"})
    assert played(p, "clockwise") == {"deep-pockets": 0}
    p = later(mode, 2, "c03", {0: "0.38", 1: "0.30"}, alcoves={"0.0": "gourd"})
    assert played(p, "clockwise") == {}
    p = later(mode, 2, "c03", {0: "0.38", 1: "0.30"}, held={0: ("gourd", "gourd")}, alcoves={"0.0": "gourd"})
    assert played(p, "clockwise") == {}


def test_last_card_left(mode: Mode) -> None:
    """G22.10: for the active player's hero when a card is played over an empty draw pile; not in chapter 1."""
    heroes = {0: "0.27", 1: "0.10"}
    assert titles(later(mode, 2, "c03", heroes, deck=False, active=1)) == {"last-card-left": 1}
    assert titles(later(mode, 1, "c03", heroes, deck=False, active=1)) == {}
    assert titles(later(mode, 2, "c03", heroes, active=1)) == {}


def test_wedge_master_and_top_mechanic(mode: Mode) -> None:
    """G23.7, G23.10: for locking a level, and for locking level 4, which are both won at once."""
    p = later(mode, 3, "c03", {0: "0.27", 1: "3.0"})
    assert played(p, "clockwise") == {"wedge-master": 1}
    p = later(mode, 3, "c03", {0: "0.27", 1: "4.4"})
    assert played(p, "clockwise") == {"wedge-master": 1, "top-mechanic": 1}
    p = later(mode, 3, "c03", {0: "0.27", 1: "4.4"}, wedge={1: 0})
    assert played(p, "clockwise") == {}


def test_wedge_master_is_the_active_players_of_two(mode: Mode) -> None:
    """G23.7, G9.3: G11 of the rulings: at once: the active player's hero, else clockwise from it."""
    p = later(mode, 3, "c03", {0: "2.6", 1: "1.4", 2: "0.27"}, seats=3, active=2)
    assert played(p, "clockwise") == {"wedge-master": 0}
    p = later(mode, 3, "c03", {0: "2.6", 1: "1.18"}, active=1)
    assert played(p, "clockwise")["wedge-master"] == 1


def test_merry_go_round(mode: Mode) -> None:
    """G23.8: for a carried hero; of several the active player's, else clockwise from it; not if only spirits are."""
    heroes = {0: "0.25", 1: "1.21", 2: "1.4"}
    p = later(mode, 3, "c43", heroes, seats=3)
    assert played(p, "clockwise", "clockwise")["merry-go-round"] == 1
    p = later(mode, 3, "c43", {0: "1.21", 1: "1.4", 2: "0.25"}, seats=3, active=2)
    assert played(p, "clockwise", "clockwise")["merry-go-round"] == 0
    p = later(mode, 3, "c43", {0: "1.4", 1: "0.25", 2: "1.21"}, seats=3, active=1)
    assert played(p, "clockwise", "clockwise")["merry-go-round"] == 2
    p = later(mode, 3, "c43", {0: "0.25", 1: "2.4"}, {"blue-1": "1.21"})
    assert played(p, "clockwise", "clockwise") == {}


@pytest.mark.parametrize(
    ("spirits", "won"),
    [(("1.4", "1.6"), True), (("1.4", "1.4"), False), (("1.4", "1.7"), False), (("1.4", "2.4"), False)],
)
def test_close_shave(mode: Mode, spirits: tuple[str, str], won: bool) -> None:
    """G23.9: at the end of a turn, one spirit on each side, both exactly one space away; from chapter 3 on."""
    given = dict(zip(("blue-1", "pink-1"), spirits, strict=True))
    p = later(mode, 3, "c11", {0: "0.27", 1: "1.5"}, given)
    assert played(p, "clockwise") == ({"close-shave": 1} if won else {})
    p = later(mode, 2, "c11", {0: "0.27", 1: "1.5"}, given)
    assert played(p, "clockwise") == {}


def test_close_shave_not_after_a_loss(mode: Mode) -> None:
    """G23.9: only if the turn ends without a loss."""
    p = later(mode, 3, "c03", {0: "1.13", 1: "1.5"}, {"blue-1": "1.4", "green-1": "1.6"})
    assert (played(p, "counter"), loss(p)) == ({}, "pit")


def test_bucket_brigade_and_rainbow_hunter(mode: Mode) -> None:
    """G24.7, G24.9: for quenching; two different colours in one game by the same hero, not two of one colour."""
    p = later(mode, 4, "c03", {0: "0.27", 1: "1.4"}, {"blue-1": "1.6"}, water={1: 1})
    assert played(p, "use water") == {"bucket-brigade": 1}
    p = later(mode, 4, "c03", {0: "0.27", 1: "1.4"}, {"blue-1": "1.6"}, water={1: 1}, colours={1: 1})
    assert played(p, "use water") == {"bucket-brigade": 1, "rainbow-hunter": 1}
    p = later(mode, 4, "c03", {0: "0.27", 1: "1.4"}, {"blue-1": "1.6"}, water={1: 1}, colours={0: 1, 1: 4})
    assert played(p, "use water") == {"bucket-brigade": 1}


def test_stone_breaker(mode: Mode) -> None:
    """G24.8: for breaking a slab; not for falling through a broken one."""
    p = later(mode, 4, "c03", {0: "1.0", 1: "0.30"})
    assert played(p, "clockwise") == {"stone-breaker": 0}
    p = later(mode, 4, "c03", {0: "1.0", 1: "0.30"}, slab={0: 2})
    assert played(p, "clockwise") == {}


def test_steam_whistle(mode: Mode) -> None:
    """G24.10: for the active player's hero when a spirit ends on a spring; not when a hero does."""
    p = later(mode, 4, "c05", {0: "0.30", 1: "0.17"}, {"pink-1": "0.5"}, active=1)
    assert played(p, "clockwise", "clockwise") == {"steam-whistle": 1}
    p = later(mode, 4, "c03", {0: "0.7", 1: "0.30"})
    assert played(p, "clockwise") == {}


def test_egg_bearer(mode: Mode) -> None:
    """G25.7: for carrying the Egg onto the summit; not for arriving without."""
    p = later(mode, 5, "c03", {0: "4.7", 1: "0.30"}, egg=121, claimed=1)
    assert played(p, "clockwise") == {"egg-bearer": 0}
    p = later(mode, 5, "c03", {0: "4.7", 1: "0.30"}, egg=122, claimed=1)
    assert played(p, "clockwise") == {}


def test_cool_head(mode: Mode) -> None:
    """G25.8: for moving the marker back; quenching does not count."""
    p = later(mode, 5, "c03", {0: "0.27", 1: "2.0"}, water={1: 1}, heat=1)
    assert played(p, "use cool") == {"cool-head": 1}
    p = later(mode, 5, "c03", {0: "0.27", 1: "2.3"}, {"blue-1": "2.4"}, water={1: 1}, heat=1)
    assert "cool-head" not in played(p, "use water")


@pytest.mark.parametrize(("place", "egg", "won"), [("2.0", 122, True), ("2.0", 121, False), ("2.3", 122, False)])
def test_tightrope_walker(mode: Mode, place: str, egg: int, won: bool) -> None:
    """G25.9: at the end of a turn, beside a pit on its ring, carrying the Egg."""
    p = later(mode, 5, "c03", {0: "0.27", 1: place}, egg=egg)
    assert played(p, "clockwise") == ({"tightrope-walker": 1} if won else {})


def test_tightrope_walker_a_covered_pit_is_none(mode: Mode) -> None:
    """G25.9, G23.4: beside a stone plate it is not won; beside a broken slab it is."""
    p = later(mode, 5, "c03", {0: "0.27", 1: "2.0"}, egg=122, plate=5)
    assert played(p, "clockwise") == {}
    p = later(mode, 5, "c03", {0: "0.27", 1: "1.19"}, egg=122, slab={1: 2})
    assert played(p, "clockwise") == {"tightrope-walker": 1}


def test_express_lift(mode: Mode) -> None:
    """G25.10: for a hero that is bumped onto a foot and climbs; not for one that walks there; from chapter 5 on."""
    p = later(mode, 5, "c03", {0: "0.4", 1: "0.6"}, claimed=2)
    assert played(p, "clockwise", "clockwise") == {"express-lift": 1}
    p = later(mode, 5, "c03", {0: "0.4", 1: "0.6"}, claimed=2)
    assert played(p, "clockwise", "counter") == {}
    p = later(mode, 5, "c03", {0: "0.5", 1: "0.25"}, claimed=2)
    assert played(p, "clockwise") == {}
    p = later(mode, 4, "c03", {0: "0.4", 1: "0.6"}, claimed=2)
    assert played(p, "clockwise", "clockwise") == {}


def test_express_lift_not_into_a_spirit(mode: Mode) -> None:
    """G25.10: a hero that is scorched at the foot does not climb and earns nothing."""
    p = later(mode, 5, "c03", {0: "0.4", 1: "0.6"}, {"blue-1": "0.7"}, claimed=2)
    assert (played(p, "clockwise", "clockwise"), loss(p)) == ({}, "scorched")


def test_hearth_warmer_and_last_one_home(mode: Mode) -> None:
    """G26.7, G26.10: for lighting a hearth; for lighting the last one, although the game is not won by it yet."""
    p = later(mode, 6, "c03", {0: "0.3", 1: "1.4"})
    assert played(p, "clockwise") == {"hearth-warmer": 0}
    p = later(mode, 6, "c03", {0: "0.3", 1: "1.4"}, hearth={2: 2})
    assert (played(p, "clockwise"), loss(p)) == ({"hearth-warmer": 0, "last-one-home": 0}, "")


@pytest.mark.parametrize(
    ("chapter", "place", "won"), [(6, "1.7", True), (5, "1.7", False), (1, "1.7", False), (6, "2.5", False)]
)
def test_downhill_all_the_way(mode: Mode, chapter: int, place: str, won: bool) -> None:
    """G26.8: for arriving on level 0 by a ramp, from chapter 6 on; a ramp to level 1 is not enough."""
    p = later(mode, chapter, "c03", {0: place, 1: "0.30"}, claimed=1 << 2)
    assert played(p, "clockwise") == ({"downhill-all-the-way": 0} if won else {})


def test_spirit_shepherd(mode: Mode) -> None:
    """G26.9: for the active player's hero when a spirit comes into the Nest."""
    p = later(mode, 6, "c16", {0: "0.27", 1: "0.15"}, {"yellow-1": "4.0"}, active=1)
    assert played(p, "clockwise", "clockwise") == {"spirit-shepherd": 1}


# ---------------------------------------------------------------------------- Who has which


def test_a_claimed_title_is_won_no_more(mode: Mode) -> None:
    """G9.3: a title that somebody has from an earlier game is not won again; nor twice in one game."""
    p = later(mode, 4, "c03", {0: "1.0", 1: "0.30"}, claimed=1 << NAMES.index("stone-breaker"))
    assert played(p, "clockwise") == {}
    p = later(mode, 4, "c03", {0: "1.0", 1: "0.30"}, title={NAMES.index("stone-breaker"): 2})
    assert played(p, "clockwise") == {"stone-breaker": 1}
    assert not any(line.startswith("title") for line in told(p))


@pytest.mark.parametrize("chapter", [1, 2, 3, 4, 5, 6])
def test_an_unclaimed_title_can_still_be_won_later(mode: Mode, chapter: int) -> None:
    """G9.3: titles of earlier chapters stay; those of later ones are not there yet."""
    p = later(mode, chapter, "c03", {0: "1.7", 1: "0.30"}, {}, deck=False)
    won = {"seat-of-the-pants", *(("last-card-left",) if chapter > 1 else ())}
    won |= {"downhill-all-the-way"} if chapter == 6 else set()
    p.play("clockwise")
    assert set(titles(p)) == won
