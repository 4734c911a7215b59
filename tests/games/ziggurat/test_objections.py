"""Why something cannot be decided now: a position for every reason, with the numbers that explain it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.ziggurat.scene import asked, scene
from tests.modes import Mode, Position
from vetta.games.ziggurat.state import CARRIED, SET_DOWN
from vetta.games.ziggurat.tables import CELL_NAMES, SPIRIT_NAMES


def spirit(name: str) -> int:
    return SPIRIT_NAMES.index(name)


def space(name: str) -> int:
    return CELL_NAMES.index(name)


def lost(mode: Mode) -> Position:
    return scene(mode, "j2 f6", "", "c34").play("clockwise")


def choosing_hero(mode: Mode) -> Position:
    """ANY, in the turn of seat 0; seat 1 is on the summit."""
    return scene(mode, "f1 f6 f11", "", "c06", sides="south-west-north")


def second_of_each(mode: Mode) -> Position:
    """EACH, hero 2 has moved, two are left."""
    return scene(mode, "f1 a6 f11", "", "c02", sides="south-west-north").play("hero 2", "clockwise")


def choosing_pink(mode: Mode) -> Position:
    """EACH pink: two on the tower, one in a pit."""
    return scene(mode, "k6 f11", "pink i3 c9 pit, blue c3", "c01").play("counter")


def second_pink(mode: Mode) -> Position:
    """EACH pink: the first of three has moved."""
    return scene(mode, "k6 f11", "pink i3 c9 c3", "c01").play("counter", "spirit pink-1", "counter")


def asking(mode: Mode, held: str, card: str = "c44", spirits: str = "", **having: object) -> Position:
    """Seat 0 leads its own hero on f2 in chapter 5 and is asked for an object; seat 1 holds sandals on f11."""
    return scene(
        mode, "f2 f11", spirits, card, chapter="5", archway="2", held={0: held, 1: "sandals"}, having=dict(having)
    )


def spirit_is_driven(mode: Mode) -> Position:
    """A spirit is about to move; seat 0 holds a gourd and sandals."""
    p = scene(mode, "f1 f11", "pink i3", "c01", chapter="2", held={0: "gourd sandals"})
    return p.play("pass", "clockwise")


def quenching(mode: Mode) -> Position:
    """Seat 0 on f2 pours Water: two blue spirits are three spaces away, a green one four, a pink one a level higher."""
    here = "blue c2 c2, green b2, pink e3"
    p = scene(mode, "f2 f11", here, "c44", chapter="4", archway="2", held={1: "sandals"}, having={"water": {0: 1}})
    return p.play("use water")


def handing(mode: Mode) -> Position:
    """Seat 0 has come to the summit with a wedge, seat 1 was there already."""
    p = scene(mode, "e5 f6 f11 k6", "", "c34", chapter="3", archway="2", having={"wedge": {0: 1}})
    return p.play("hero 1", "counter")


def keeping(mode: Mode) -> Position:
    """The game is lost, and seat 0 holds a gourd and sandals."""
    p = scene(mode, "j2 f6", "", "c34", chapter="2", archway="2", held={0: "gourd sandals"})
    return p.play("pass", "clockwise")


def deciding(mode: Mode) -> Position:
    """The last lamp of chapter 2 has been set down in a campaign."""
    lamps = {"lamp": {0: CARRIED, 2: SET_DOWN}}
    p = scene(mode, "e5 f6", "", "c34", chapter="2", archway="2", campaign="1", having=lamps)
    return p.play("counter")


def plating(mode: Mode) -> Position:
    """All levels of chapter 3 are locked in a campaign."""
    locks = {"locked": dict.fromkeys(range(1, 5), 1)}
    return scene(mode, "h2 f11", "", "c03", chapter="3", archway="2", campaign="1", having=locks).play("clockwise")


def springing(mode: Mode) -> Position:
    """The last of five spirits of chapter 4 is quenched in a campaign."""
    here = "pink row row, yellow row, blue row, green c2"
    p = scene(mode, "f2 f11", here, "c44", chapter="4", archway="2", campaign="1", having={"water": {0: 1}})
    p.play("use water")
    return p if asked(p)[0] != "quench" else p.play("spirit green-1")


CASES: list[tuple[str, Callable[[Mode], Position], str, tuple[object, ...]]] = [
    ("G8.3", lost, "clockwise", ("over",)),
    ("G8.3", lost, "hero 1", ("over",)),
    ("G3.3", choosing_hero, "clockwise", ("not-now",)),
    ("G3.3", choosing_hero, "pass", ("not-now",)),
    ("G3.3", choosing_hero, "none", ("not-now",)),
    ("G3.3", choosing_hero, "spirit pink-1", ("not-now",)),
    ("G3.3", choosing_hero, "exit g5", ("not-now",)),
    ("G3.3", choosing_hero, "use gourd", ("not-now",)),
    ("G3.3", choosing_hero, "keep gourd", ("not-now",)),
    ("G3.3", choosing_hero, "decide low", ("not-now",)),
    ("G3.3", choosing_hero, "mark i2", ("not-now",)),
    ("G3.3", choosing_pink, "hero 1", ("not-now",)),
    ("G7.3", choosing_hero, "hero 2", ("not-in-play", 1)),
    ("G7.3", choosing_hero, "hero 4", ("not-in-play", 3)),
    ("G4.4", second_of_each, "hero 2", ("moved-already", 1)),
    ("G5.2", choosing_pink, "spirit pink-3", ("not-on-tower", spirit("pink-3"))),
    ("G5.2", choosing_pink, "spirit green-1", ("not-on-tower", spirit("green-1"))),
    ("G5.1", choosing_pink, "spirit blue-1", ("other-colour", spirit("blue-1"), 0)),
    ("G5.1", second_pink, "spirit pink-1", ("spirit-moved", spirit("pink-1"))),
    ("G28.1", lambda mode: asking(mode, "sandals"), "use gourd", ("not-held", 0, 0)),
    ("G28.1", lambda mode: asking(mode, "sandals"), "use bell", ("not-held", 0, 3)),
    ("G28.1", lambda mode: asking(mode, "sandals"), "use water", ("not-held", 0, 5)),
    ("G28.1", lambda mode: asking(mode, "sandals gourd"), "use gourd", ("spirits-only", 0)),
    ("G28.2", lambda mode: asking(mode, "sandals"), "use shorter", ("one-step-left", 1)),
    ("G28.2", spirit_is_driven, "use longer", ("own-hero-only", 0)),
    ("G28.3", lambda mode: asking(mode, "sandals bell"), "use bell", ("no-spirit-on-level", 0, 1)),
    ("G28.7", lambda mode: asking(mode, "sandals", water={0: 1}), "use water", ("no-spirit-near", 0, 0)),
    (
        "G28.7",
        lambda mode: asking(mode, "sandals", spirits="blue b2", water={0: 1}),
        "use water",
        ("no-spirit-near", 0, 4),
    ),
    ("G28.7", lambda mode: asking(mode, "sandals", water={0: 1}), "use cool", ("no-pit-near", 0)),
    ("G28.3", quenching, "spirit pink-1", ("other-level", spirit("pink-1"), 1)),
    ("G28.7", quenching, "spirit green-1", ("too-far", spirit("green-1"), 4)),
    ("G7.2", handing, "hero 2", ("not-this-hero", 1)),
    ("G7.2", handing, "hero 1", ("not-this-hero", 0)),
    ("G20.19", keeping, "keep bell", ("not-at-hand", 0, 2)),
    ("G10.3", deciding, "decide low", ("other-decision",)),
    ("G10.3", deciding, "decide granary", ("other-decision",)),
    ("G23.4", plating, "mark f1", ("not-a-pit", space("f1"))),
    ("G24.4", plating, "mark e6", ("too-high", space("e6"), 4)),
    ("G24.4", springing, "mark f1", ("not-empty", space("f1"))),
    ("G24.4", springing, "mark f3", ("too-high", space("f3"), 2)),
]


@pytest.mark.parametrize(
    ("clause", "position", "action", "reason"), CASES, ids=[f"{case[2]}:{case[3][0]}" for case in CASES]
)
def test_why_not(
    mode: Mode, clause: str, position: Callable[[Mode], Position], action: str, reason: tuple[object, ...]
) -> None:
    """G8.3, G3.3, G7.3, G4.4, G5.1, G5.2, G28.1, G28.2, G28.3, G28.7, G10.3  The reason, its numbers and its clause."""
    p = position(mode)
    assert p.objection(action) == reason
    assert action not in p.choices()
    assert next(each for each in p.game.lexicon.reasons if each.name == reason[0]).clause == clause


def test_the_furnace_is_cold(mode: Mode) -> None:
    """G28.7  Beside a pit, while the marker is on 0."""
    p = scene(
        mode, "h2 f11", "", "c44", chapter="5", archway="2", held={0: "sandals"}, having={"water": {0: 1}, "heat": 0}
    )
    assert asked(p) == ("ask", 0)
    assert p.objection("use cool") == ("cold", 0)


def test_what_is_allowed_is_not_objected_to(mode: Mode) -> None:
    """G3.3  And the other way round: a reason for everything that is not allowed."""
    for position in dict.fromkeys(case[1] for case in CASES):
        p = position(mode)
        legal = set(p.legal())
        for action in range(p.game.actions):
            assert (p.against(action)[0] == 0) == (action in legal)


def test_every_reason_has_a_position(mode: Mode) -> None:
    """G3.3  No reason without an example."""
    shown = {case[3][0] for case in CASES} | {"allowed", "cold"}
    assert {reason.name for reason in mode.game.lexicon.reasons} == shown
