"""On the summit: room for all, out of harm's way, and helping those who are still on their way."""

from __future__ import annotations

from tests.games.ziggurat.scene import asked, ending, heroes, scene, spirits, told
from tests.modes import Mode

# ---------------------------------------------------------------------------------------- G7.1  Room for all


def test_nobody_is_bumped_on_the_summit(mode: Mode) -> None:
    """G7.1, G6.10  Three are there already, a fourth one arrives."""
    p = scene(mode, "f6 e5 f6 k6", "", "c34").play("hero 2", "counter")
    assert (heroes(p), asked(p)) == ("f6 f6 f6 k6", ("lead", 3))
    assert told(p)[:3] == ["walked 1 f5", "climbed 1 f6", "arrived 1"]


def test_both_last_ladders_lead_there(mode: Mode) -> None:
    """G6.10, G1.2"""
    for start, way in (("g5", "clockwise"), ("e5", "counter"), ("e7", "clockwise"), ("g7", "counter")):
        assert heroes(scene(mode, f"f1 {start}", "", "c34").play("hero 2", way)) == "f1 f6"


def test_no_spirit_harms_anybody_on_the_summit(mode: Mode) -> None:
    """G7.1  Spirits walk round it on the highest terrace, past the last ladders."""
    p = scene(mode, "k6 f6", "green g5", "c25").play("counter", "clockwise")
    assert (spirits(p), ending(p)) == ("green pit", "")


# ---------------------------------------------------------------------------------------- G7.2  Helping


def test_whoever_is_up_moves_somebody_else(mode: Mode) -> None:
    """G7.2, G4.2  YOUR: the active player chooses a hero in play, whose player chooses the way."""
    p = scene(mode, "f6 a6 f11 f6", "", "c01")
    assert (asked(p), p.choices()) == (("choose-hero", 0), {"hero 2", "hero 3"})
    p.play("hero 3")
    assert (asked(p), told(p)) == (("lead", 2), ["helps 0 2"])
    p.play("counter")
    assert heroes(p) == "f6 a6 c11 f6"


def test_whoever_is_up_has_to_help(mode: Mode) -> None:
    """G7.2  There is nothing else to do than to move the only hero in play, even into a pit."""
    p = scene(mode, "f6 g2", "", "c03")
    assert (asked(p), p.choices(), told(p)) == (("lead", 1), {"clockwise", "counter"}, ["played 0 c03", "helps 0 1"])
    p.play("counter")
    assert ending(p) == "pit"


def test_whoever_is_not_up_yet_moves_their_own_hero(mode: Mode) -> None:
    """G7.2  Others being on the summit changes nothing."""
    p = scene(mode, "f1 f6 f6 f6", "", "c01")
    assert asked(p) == ("lead", 0)
    assert not any(line.startswith("helps") for line in told(p))


def test_help_begins_with_the_next_turn(mode: Mode) -> None:
    """G6.10, G7.2  Who arrives has moved: the card is not carried out once more."""
    p = scene(mode, "g7 k6", "", "c03", hands={1: "c19"}).play("counter")
    assert heroes(p) == "e7 k6"
    p = scene(mode, "e5 k6 a6", "", "c36", hands={1: "c03", 2: "c19"}).play("hero 1", "counter")
    assert (heroes(p), p.active, asked(p)) == ("f6 k6 a6", 1, ("lead", 1))


def test_whoever_is_up_plays_and_draws_as_before(mode: Mode) -> None:
    """G7.2, G3.4"""
    p = scene(mode, "f6 f11", "", "c03", pile="c20").play("clockwise")
    assert "drew 0 c20" in told(p)
    assert p.active == 1


def test_any_does_not_move_who_is_up(mode: Mode) -> None:
    """G7.1, G7.3  No card moves a hero from the summit."""
    p = scene(mode, "f1 f6 f11", "", "c06")
    assert p.choices() == {"hero 1", "hero 3"}


# ---------------------------------------------------------------------------------------- G7.3  Nobody in play


def test_with_nobody_in_play_the_upper_half_is_skipped(mode: Mode) -> None:
    """G7.3  A position by hand: in chapter 1 the game would be over."""
    for card in ("c01", "c02", "c33"):
        p = scene(mode, "f6 f6", "pink g3", card)
        assert told(p)[:2] == [f"played 0 {card}", "nobody-moves"], card
        assert asked(p) == ("drive", 0)
