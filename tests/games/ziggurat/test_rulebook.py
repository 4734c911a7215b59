"""What the printed rulebooks show: the worked example of the purple hero and the pink spirits, and the three cards."""

from __future__ import annotations

import pytest

from tests.games.ziggurat.scene import asked, ending, heroes, scene, spirits, told
from tests.modes import Mode
from vetta.packs.ziggurat import PACK

# The German rulebook, beside "Versengt!": the purple hero moves 3, to the right, past a ladder and a pit, because fire
# spirits lurk on the left. Then each pink spirit moves 3: to the right into the pit, or to the left into the corner and
# past the ramp. Nowhere on our tower do a ladder and a pit lie side by side, so it is played in two places.


@pytest.mark.parametrize(("hero", "lurking", "toward", "away"), [
    ("c2", "b2", "clockwise", "counter"),
    ("j3", "j4", "counter", "clockwise"),
])  # fmt: skip
def test_the_purple_hero_goes_away_from_the_pink_spirits(
    mode: Mode, hero: str, lurking: str, toward: str, away: str
) -> None:
    """G5.4, G5.5  Toward them it would be scorched."""
    p = scene(mode, f"{hero} f11", f"pink {lurking} {lurking}", "c01")
    q = p.copy().play(toward)
    assert (ending(q), heroes(q)) == ("scorched", f"{lurking} f11")
    assert ending(p.play(away)) == ""


def test_the_purple_hero_passes_the_ladder_and_the_pit(mode: Mode) -> None:
    """G4.1  Three spaces, over the ladder e2 in one place and over the pit i2 in the other; then each pink spirit."""
    p = scene(mode, "c2 f11", "pink b2 b2", "c01").play("counter")
    assert (heroes(p), told(p), asked(p)) == ("f2 f11", ["walked 0 f2"], ("choose-spirit", 0))
    p = scene(mode, "j3 f11", "pink j4 j4", "c01").play("clockwise")
    assert (heroes(p), told(p), asked(p)) == ("h2 f11", ["walked 0 h2"], ("choose-spirit", 0))


def test_each_pink_spirit_goes_into_the_pit_or_the_other_way(mode: Mode) -> None:
    """G5.1, G5.5, G6.2  Each of the stack by itself, three spaces in any direction, past the ramp b3."""
    p = scene(mode, "c2 f11", "pink b2 b2", "c01").play("counter")
    p.play("spirit pink-2", "clockwise")
    assert (spirits(p), asked(p)) == ("pink b2 pit", ("drive", 0))
    assert spirits(p.copy().play("clockwise")) == "pink pit pit"
    assert spirits(p.play("counter")) == "pink e3 pit"


def test_a_pink_spirit_goes_past_a_ramp_into_the_corner(mode: Mode) -> None:
    """G1.1, G5.1  "To the left, into the corner and past the ramp": a corner is a space to stop on."""
    p = scene(mode, "c1 f11", "pink b5", "c01").play("counter", "counter")
    assert spirits(p) == "pink b2"


@pytest.mark.parametrize(("card", "hero", "steps", "spirit", "colour", "spirit_steps"), [
    ("c01", "your", 3, "each", "pink", 3),
    ("c10", "each", 3, "one", "yellow", 3),
    ("c33", "any", 2, "any", "any", 2),
])  # fmt: skip
def test_the_three_cards_that_are_shown_are_in_the_game(
    mode: Mode, card: str, hero: str, steps: int, spirit: str, colour: str, spirit_steps: int
) -> None:
    """G1.5"""
    shown = next(each for each in PACK.cards if each.id == card)
    assert (shown.hero, shown.steps, shown.chapter) == (hero, steps, 1)
    assert (shown.spirit, shown.colour, shown.spirit_steps) == (spirit, colour, spirit_steps)
    p = scene(mode, "f1 f11", "", card)
    assert told(p) == [f"played 0 {card}"]


def test_heroes_move_before_spirits(mode: Mode) -> None:
    """G3.2  "First the heroes, then the spirits": the hero steps out of the way of a spirit that would burn it."""
    p = scene(mode, "f1 f11", "pink g1", "c01").play("clockwise")
    assert (asked(p), heroes(p)) == (("drive", 0), "c1 f11")
    assert ending(p.play("counter")) == ""
