"""How the upper half of a card moves heroes: exactly so far, whose hero, whose way, and what is not looked at."""

from __future__ import annotations

import pytest

from tests.games.ziggurat.facts import RINGS, WAYS, along
from tests.games.ziggurat.scene import asked, ending, heroes, prompt, scene, told
from tests.modes import Mode

YOUR = {2: "c03", 3: "c01", 4: "c12", 5: "c04"}
ANY = {1: "c36", 2: "c33", 3: "c06", 4: "c37", 5: "c38"}
EACH = {1: "c34", 2: "c07", 3: "c02", 4: "c35"}


# ---------------------------------------------------------------------------------------- G4.1  Exactly that far


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("level", range(5))
def test_a_hero_walks_exactly_as_far_as_the_card_says(mode: Mode, level: int, way: str) -> None:
    """G4.1  Along its ring, in one direction, over everything that is printed there and past the first space again."""
    ring = RINGS[level]
    for steps, card in ANY.items():
        for start in ring[:: max(1, len(ring) // 8)]:
            p = scene(mode, f"{start} f6 f6", "", card)
            p.play(way)
            assert told(p)[0] == f"walked 0 {along(start, steps * WAYS[way])}", (start, card)


@pytest.mark.parametrize("steps", YOUR)
def test_your_hero_goes_as_far_as_yours_says(mode: Mode, steps: int) -> None:
    """G4.1, G4.3  Two, three, four, or five spaces."""
    for way, sign in WAYS.items():
        p = scene(mode, "f1 f11", "", YOUR[steps], active=1)
        assert (asked(p), p.choices()) == (("lead", 1), {"clockwise", "counter"})
        p.play(way)
        assert told(p)[0] == f"walked 1 {along('f11', sign * steps)}"


def test_the_example_of_the_houses(mode: Mode) -> None:
    """G4.1  From f1, two spaces clockwise or four the other way come to a ladder; three do not."""
    assert heroes(scene(mode, "f1 f11", "", "c03").play("clockwise")) == "d2 f11"
    assert heroes(scene(mode, "f1 f11", "", "c12").play("counter")) == "j2 f11"
    for way, end in (("clockwise", "c1"), ("counter", "i1")):
        assert heroes(scene(mode, "f1 f11", "", "c01").play(way)) == f"{end} f11"


def test_corners_are_spaces_like_any_other(mode: Mode) -> None:
    """G1.1, G4.1  The way goes round the corner of every level and does not stop there."""
    for level, ring in enumerate(RINGS):
        side = len(ring) // 4
        for corner in range(4):
            start, end = ring[corner * side - 1], ring[(corner * side + 1) % len(ring)]
            p = scene(mode, f"{start} f6", "", "c14").play("clockwise")
            assert told(p)[0] == f"walked 0 {end}", level


def test_what_is_passed_does_nothing(mode: Mode) -> None:
    """G4.1  Ladder e2 and hero d2 on the way; ramp g2 and pit i2 the other way."""
    p = scene(mode, "f2 d2", "", "c01").play("clockwise")
    assert (heroes(p), told(p)[0]) == ("c2 d2", "walked 0 c2")
    p = scene(mode, "f2 d2", "", "c12").play("counter")
    assert (heroes(p), told(p)[0]) == ("j2 d2", "walked 0 j2")


def test_a_move_is_compulsory_even_if_both_ways_lose(mode: Mode) -> None:
    """G4.1  A pit on one side, a spirit on the other: there is nothing but the two ways."""
    p = scene(mode, "j2 f6", "pink j10 j9 j8, yellow j3", "c34")
    assert p.choices() == {"clockwise", "counter"}
    assert ending(p.copy().play("clockwise")) == "pit"
    assert ending(p.play("counter")) == "scorched"


def test_the_space_at_the_start_is_not_looked_at(mode: Mode) -> None:
    """G4.1, G13.22  Neither what is printed there, nor a spirit that shares it by hand, nor what stands beside it."""
    for start in ("i2", "g2", "e2", "g3"):
        p = scene(mode, f"{start} f6", f"pink {start}, blue {along(start, -1)}", "c34").play("clockwise")
        assert ending(p) != "scorched", start
        assert told(p)[0] == f"walked 0 {along(start, 1)}"


def test_a_hero_never_turns_round(mode: Mode) -> None:
    """G4.1  One decision for the whole way."""
    p = scene(mode, "f1 f11", "", "c04")
    p.play("clockwise")
    assert told(p)[0] == "walked 0 a1"
    assert p.active == 1


# ---------------------------------------------------------------------------------------- G4.2, G4.3  Whose hero


def test_your_own_hero_is_led_by_yourself(mode: Mode) -> None:
    """G4.2, G4.3  YOUR: nobody else's hero can be chosen, and there is nothing to choose."""
    for seat in range(4):
        p = scene(mode, "f1 a6 f11 k6", "", "c03", active=seat)
        assert asked(p) == ("lead", seat)


@pytest.mark.parametrize("chosen", range(4))
def test_any_hero_can_be_chosen_and_its_player_leads_it(mode: Mode, chosen: int) -> None:
    """G4.2, G4.3  ANY: also one's own."""
    p = scene(mode, "f1 a6 f11 k6", "", "c06", active=2)
    assert (asked(p), p.choices()) == (("choose-hero", 2), {"hero 1", "hero 2", "hero 3", "hero 4"})
    p.play(f"hero {chosen + 1}")
    assert asked(p) == ("lead", chosen)
    assert [prompt(p, seat) for seat in range(4) if seat != chosen] == ["wait-lead"] * 3
    before = heroes(p).split()
    p.play("counter")
    after = heroes(p).split()
    assert [seat for seat in range(4) if before[seat] != after[seat]] == [chosen]


def test_any_moves_one_hero_only(mode: Mode) -> None:
    """G4.3"""
    p = scene(mode, "f1 a6 f11 k6", "", "c06").play("hero 4", "counter")
    assert (p.active, heroes(p)) == (1, "f1 a6 f11 k9")


def test_any_leaves_no_choice_if_one_hero_is_in_play(mode: Mode) -> None:
    """G4.3, G7.3"""
    p = scene(mode, "f6 f6 f11 f6", "", "c06")
    assert asked(p) == ("lead", 2)


# ---------------------------------------------------------------------------------------- G4.4  Each


def test_each_hero_moves_once_in_any_order(mode: Mode) -> None:
    """G4.4, G4.2  The active player names the next one, its own player leads it."""
    p = scene(mode, "f1 a6 f11 k6", "", "c02", active=1)
    left = {1, 2, 3, 4}
    for number in (3, 1, 4):
        assert (asked(p), p.choices()) == (("choose-hero", 1), {f"hero {n}" for n in left})
        p.play(f"hero {number}")
        assert asked(p) == ("lead", number - 1)
        p.play("clockwise")
        left -= {number}
    assert asked(p) == ("lead", 1), "the last one needs no choice"
    p.play("counter")
    assert (heroes(p), p.active) == ("c1 a3 i11 k3", 2)


def test_each_hero_can_go_its_own_way(mode: Mode) -> None:
    """G4.4"""
    p = scene(mode, "f1 f11", "", "c02").play("hero 1", "counter", "clockwise")
    assert heroes(p) == "i1 i11"


def test_each_leaves_out_heroes_on_the_summit(mode: Mode) -> None:
    """G4.4, G7.3"""
    p = scene(mode, "f1 f6 f11 f6", "", "c02")
    assert p.choices() == {"hero 1", "hero 3"}
    p.play("hero 3", "clockwise", "clockwise")
    assert heroes(p) == "c1 f6 i11 f6"


def test_a_hero_that_leaves_play_before_its_turn_does_not_move(mode: Mode) -> None:
    """G4.4  It is bumped to the summit before it could move; the third hero still moves."""
    p = scene(mode, "g6 g5 f11", "", "c34", sides="south-west-north").play("hero 1", "clockwise", "clockwise")
    assert (heroes(p), asked(p)) == ("g5 f6 f11", ("lead", 2))
    p.play("clockwise")
    assert heroes(p) == "g5 f6 g11"


def test_a_hero_that_has_moved_is_not_moved_again_after_a_bump(mode: Mode) -> None:
    """G4.4  Each once."""
    p = scene(mode, "h1 f1", "", "c34").play("hero 1", "clockwise")
    assert (heroes(p), asked(p)) == ("g1 f1", ("lead", 1))
    p.play("counter", "clockwise")
    assert (heroes(p), p.active) == ("f1 g1", 1)


@pytest.mark.parametrize("steps", EACH)
def test_each_hero_goes_as_far_as_each_says(mode: Mode, steps: int) -> None:
    """G4.1, G4.4"""
    p = scene(mode, "f1 f11", "", EACH[steps]).play("hero 2", "clockwise")
    assert told(p)[0] == f"walked 1 {along('f11', steps)}"
    p.play("counter")
    assert told(p)[0] == f"walked 0 {along('f1', -steps)}"
