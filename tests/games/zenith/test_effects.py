"""Chapter Z7, effect by effect, at its edges: empty tracks, empty columns, interrupts, and what may not be answered."""

from __future__ import annotations

import pytest

from tests.games.zenith.cases import Case, cases, check
from tests.games.zenith.scene import mine, prompt, scene
from tests.modes import Mode

NOWHERE = "mercury gone; venus gone; terra gone; mars gone; jupiter gone"
ALL_NEW = "mercury new; venus new; terra new; mars new; jupiter new"
BOTH = pytest.mark.parametrize("acting", [0, 1])


def columns(acting: int, own: tuple[str, ...] = (), their: tuple[str, ...] = ()) -> dict[int, tuple[str, ...]]:
    return {acting: own, 1 - acting: their}


# ---------------------------------------------------------------------------- Z7.1 influence with a condition


@cases(
    Case("huxl3y", "mercury 1; jupiter new; credits -5; mars 1", ("planet: all -jupiter [mars]",), "jupiter gone"),
    Case("huxl3y", "mercury captured; credits -5; venus 1", ("planet: all -mercury [venus]",), "mercury 3"),
    Case("little-bob", "mars new; credits -3; venus 1", ("planet: all -mars [venus]",), "mars gone"),
    Case(
        "little-bob",
        "mars 1; mercury new; venus new; terra new; jupiter new; credits -3",
        (),
        "mercury gone; venus gone; terra gone; jupiter gone",
    ),
    Case("helena-kerr", "terra 1; credits -6; mars 2", ("planet: all -terra [mars]",), "mars -1"),
)
def test_a_planet_is_excluded(mode: Mode, case: Case, acting: int) -> None:
    """Z7.1, Z5.3, Z6.4  One of the others, if its track has a disc; else the effect is ignored."""
    check(mode, case, acting)


@cases(
    Case("lord-creep", "terra 1; credits -5; badge silver; mars 1", ("planet: [mars]",), "mars -1; venus 1; jupiter 3"),
    Case(
        "lord-creep",
        "terra 1; credits -5; badge silver; mars 1; jupiter new",
        ("planet: [mars]",),
        "mars -2; jupiter gone",
    ),
    Case("lord-creep", "terra 1; credits -5; badge silver; mars 1", ("planet: venus [mars]",), "mars -3; venus -3"),
    Case("lord-creep", "terra 1; credits -5; badge silver", (), "terra -1; mars 2"),
    Case("gilgamesh", "terra 1; credits -9; venus 2; mars 2", ("planet: all [venus]", "planet: [mars]"), "mars -1"),
    Case("gilgamesh", "terra 1; credits -9; venus 2", ("planet: all [venus]",), "venus -1"),
    Case("gilgamesh", "terra 1; credits -9; venus 4", ("planet: all [venus]", "planet: [venus]"), "venus -3"),
)
def test_on_the_opponents_half(mode: Mode, case: Case, acting: int) -> None:
    """Z7.1  On one of its three spaces now, not in the centre; it may cross the centre when it moves."""
    check(mode, case, acting)


@cases(
    Case("4nd3rs0n", "mars 1; credits -6; jupiter 2", ("planet: [jupiter]",), "mercury 1; venus -1; terra 3"),
    Case("4nd3rs0n", "mars 3; credits -6", ("planet: [mars]",), "mercury 1; venus -1; terra 3; mars -1; jupiter -3"),
    Case("4nd3rs0n", "mars captured; credits -6", (), "mercury 1; venus -1; terra 3; mars 3; jupiter -3"),
    Case("4nd3rs0n", "mars 1; credits -6; venus new", (), "mercury 1; venus gone; terra 3; jupiter -3"),
)
def test_in_the_centre(mode: Mode, case: Case, acting: int) -> None:
    """Z7.1  Exactly there now; a track without a disc has none in the centre."""
    check(mode, case, acting)


@BOTH
def test_printed_example_lord_creep(mode: Mode, acting: int) -> None:
    """Z7.1  With all discs on the own half or in the centre, nothing but the badge."""
    p = scene(mode, acting=acting, hands={acting: ["lord-creep"]}, discs=mine(acting, mercury=1, venus=2, jupiter=3))
    p.play("recruit lord-creep", seed=1)
    assert (p.acting, p.badge, p.gold) == (1 - acting, acting, 0)


@pytest.mark.parametrize(
    ("name", "planet", "why"),
    [
        ("little-bob", "mars", ("not-this-planet", 3)),
        ("little-bob", "venus", ("no-disc-there", 1)),
        ("lord-creep", "mercury", ("not-their-side", 0, 0)),
        ("lord-creep", "mars", ("not-their-side", 3, 1)),
        ("4nd3rs0n", "jupiter", ("not-in-centre", 4, 2, 1)),
        ("4nd3rs0n", "mars", ("not-in-centre", 3, 2, 0)),
    ],
)
@BOTH
def test_a_planet_that_does_not_fit(mode: Mode, acting: int, name: str, planet: str, why: tuple[str, int]) -> None:
    """Z7.1, Z6.4  The objection says which condition does not hold, and where the disc is."""
    p = scene(mode, acting=acting, hands={acting: [name]}, discs=mine(acting, venus=9, mars=1, jupiter=-2))
    p.disc[1] = 9
    p.play(f"recruit {name}")
    assert p.objection(f"planet {planet}") == why
    assert prompt(p) == {"little-bob": "pick", "lord-creep": "pick-opponent-side", "4nd3rs0n": "pick-centre"}[name]


# ---------------------------------------------------------------------------- Z7.2 another planet


@cases(
    Case(
        "f4rm3r",
        "terra 1; credits -6; venus captured; taken venus; mars 2",
        ("planet: all [venus]", "planet: all -venus [mars]", "planet: all -venus [mars]"),
        "venus 3; open venus=influence",
    ),
    Case(
        "f4rm3r",
        "terra captured; credits -6; taken terra; mars 2; venus 1",
        ("planet: all -terra [mars]", "planet: all -terra [mars]", "planet: all -terra -mars [venus]"),
        "terra 3; open terra=influence",
    ),
    Case(
        "charlemagne",
        "terra 1; credits -8; venus captured; taken venus; mars 1; jupiter 2",
        (
            "planet: all [venus]",
            "planet: all -venus [jupiter]",
            "planet: all -venus [jupiter]",
            "planet: all -venus -jupiter [mars]",
        ),
        "venus 3; open venus=influence",
    ),
)
def test_what_a_token_moved_was_not_chosen(mode: Mode, case: Case, acting: int) -> None:
    """Z7.2  A planet chosen for a token in between is open to the card."""
    check(mode, case, acting)


@cases(
    Case(
        "develop m4rt1n",
        "zenithium -3; levels 3 3 3; venus 2; mars 1; badge silver; jupiter 3",
        ("planet: all [venus]", "planet: all -venus [mars]", "planet: all [jupiter]"),
        "levels 3 3 2",
    ),
    Case(
        "develop m4rt1n",
        "zenithium -3; levels 3 3 3; mercury 2; badge silver; mars captured",
        ("planet: all [mercury]", "planet: all -mercury [mars]", "planet: all [mars]"),
        "levels 3 3 2",
    ),
    Case(
        "buj0ld",
        "venus 3; credits -7; levels 4 4 3; jupiter 1; badge silver; terra 3",
        ("advance: [robot] no", "planet: all [venus]", "planet: all -venus [jupiter]", "planet: all [terra]"),
        "levels 4 4 2",
    ),
)
def test_only_for_the_same_level(mode: Mode, case: Case, acting: int) -> None:
    """Z7.2, Z3.6  The bonus of the row is free again, and the planet of a card does not bind the level it develops."""
    check(mode, case, acting)


@BOTH
def test_printed_example_charlemagne(mode: Mode, acting: int) -> None:
    """Z7.2  Three different planets, one of them Terra again."""
    p = scene(mode, acting=acting, hands={acting: ["charlemagne"]})
    p.play("recruit charlemagne", "planet terra", "planet jupiter")
    assert p.choices() == {"planet mercury", "planet venus", "planet mars"}
    assert p.objection("planet terra") == ("same-planet", 2)
    assert p.objection("planet jupiter") == ("same-planet", 4)
    p.play("planet mercury", seed=1)
    assert [int(p.disc[n]) * (1 - 2 * acting) for n in range(5)] == [1, 0, 2, 0, 1]


# ---------------------------------------------------------------------------- Z7.3 the planet of that card


@cases(
    Case("caligula", "mars captured; credits -5; transferred titus", ("column: [mars]",), "mars 3; their titus"),
    Case(
        "caligula",
        "mars 1; credits -5; transferred cresus; venus new",
        ("column: [venus]",),
        "venus gone; their cresus",
    ),
    Case("caligula", "mars 1; credits -5; transferred cresus; venus 1", ("column: [venus]",), "venus -1; their cresus"),
    Case("domitian", "mars captured; credits -9; mobilized titus ivan; jupiter 1", (), "mars 3; deck titus ivan"),
    Case(
        "lady-moore",
        "mars 1; credits -10; exiled their ivan geta cresus; jupiter captured; venus 1",
        ("column: venus [jupiter]", "column: venus [jupiter]", "column: [venus]"),
        "jupiter 3; their geta ivan cresus",
    ),
    Case(
        "ice-june",
        "terra 1; credits -4; discarded cresus; venus new; drew 4",
        ("[yes] no", "discard: [cresus]"),
        "venus gone; hand cresus",
    ),
)
def test_the_planet_of_that_card(mode: Mode, case: Case, acting: int) -> None:
    """Z7.3, Z5.3  On an empty track the influence is lost."""
    check(mode, case, acting)


# ---------------------------------------------------------------------------- Z7.4 neighbours


@cases(
    Case(
        "develop nero",
        "zenithium -2; levels 2 0 0; credits 2; mercury 1; venus new",
        ("planet: all -jupiter [mercury]",),
        "levels 1 0 0; venus gone",
    ),
    Case(
        "develop nero",
        "zenithium -2; levels 2 0 0; credits 2; terra 1; venus new; mercury new",
        ("planet: [venus] terra mars",),
        "levels 1 0 0; mercury gone; venus gone",
    ),
    Case(
        "develop sir-sam",
        "zenithium -4; levels 0 4 0; credits 3; their credits -3; mobilized nero ivan; jupiter 1; mars new; terra new; "
        "venus new; mercury new; jupiter 1",
        ("planet: [terra]", "planet: [jupiter]"),
        "levels 0 3 0; deck nero ivan; mercury gone; venus gone; terra gone; mars gone",
    ),
    Case("augustus", "terra captured; credits -10; venus 1; mars 1", ("planet: all [terra]",), "terra 3"),
    Case(
        "augustus",
        "terra 2; credits -10; mercury new; venus new; mars new; jupiter new",
        ("planet: [venus] terra mars",),
        "mercury gone; venus gone; mars gone; jupiter gone",
    ),
    Case("augustus", f"{ALL_NEW}; credits -10", (), NOWHERE),
    Case(
        "augustus",
        "terra 2; credits -10; venus captured; mercury captured",
        ("planet: all [venus]",),
        "venus 2; mercury 3",
    ),
    Case(
        "augustus",
        "terra 1; credits -10; mars captured; jupiter 2; taken mars; credits 3",
        ("planet: all [jupiter]",),
        "mars 3; open mars=credits-3",
    ),
    Case(
        "augustus",
        "terra 3; credits -10; venus captured; mars 2; taken venus",
        ("planet: all [terra]", "planet: all -venus [mars]"),
        "venus 3; open venus=influence",
    ),
)
def test_neighbours(mode: Mode, case: Case, acting: int) -> None:
    """Z7.4, Z5.6, Z6.3  One disc at least; a share on an empty track is lost; a capture interrupts the run."""
    check(mode, case, acting)


@pytest.mark.parametrize(
    ("middle", "moves"),
    [
        ("mercury", [(2, 0), (1, 1)]),
        ("venus", [(1, 0), (2, 1), (1, 2)]),
        ("terra", [(1, 1), (2, 2), (1, 3)]),
        ("mars", [(1, 2), (2, 3), (1, 4)]),
        ("jupiter", [(1, 3), (2, 4)]),
    ],
)
@BOTH
def test_printed_order_of_a_run(mode: Mode, acting: int, middle: str, moves: list[tuple[int, int]]) -> None:
    """Z7.4  From Mercury towards Jupiter, each a step of its own; Augustus gives 1 on Mars, then 2 on Jupiter."""
    p = scene(mode, acting=acting, hands={acting: ["augustus"]})
    p.play("recruit augustus")
    assert prompt(p) == "run-centre"
    p.play(f"planet {middle}", seed=1)
    assert [note for note in p.happened if note[0] == "pulled"] == [("pulled", acting, *move) for move in moves]


@BOTH
def test_runs_that_do_not_fit(mode: Mode, acting: int) -> None:
    """Z7.4  Two neighbours cannot begin on Jupiter, and not where both tracks are empty."""
    p = scene(
        mode, acting=acting, hands={acting: ["nero"]}, levels={acting: (1, 0, 0)}, discs={"mercury": 9, "venus": 9}
    )
    p.play("develop nero")
    assert prompt(p) == "run"
    assert p.objection("planet jupiter") == ("run-too-long", 4, 2)
    assert p.objection("planet mercury") == ("run-empty", 0)


@BOTH
def test_printed_example_a_capture_in_a_run(mode: Mode, acting: int) -> None:
    """Z5.6, Z7.4  Venus is captured, the token gives 3 credits, and only then the disc of Terra moves."""
    p = scene(
        mode,
        acting=acting,
        hands={acting: ["nero"]},
        levels={acting: (1, 0, 0)},
        discs=mine(acting, venus=3),
        tokens={"venus": "credits-3"},
    )
    p.play("develop nero", "planet venus", seed=1)
    names = [note[0] for note in p.happened]
    assert names[:5] == ["pulled", "captured", "token-taken", "gained", "pulled"]
    assert p.happened[4] == ("pulled", acting, 1, 2)


# ---------------------------------------------------------------------------- Z7.5 giving influence


@cases(
    Case("titus", "mars 1; credits -1 +10; terra -1", ("planet: all -mars [terra]",), "terra 1"),
    Case("titus", "mars 1; credits -1 +10; terra -1", ("planet: all -mars [terra]",), "terra 3; credits 1"),
    Case(
        "titus",
        "mars 1; credits -1 +10; mercury new; venus new; terra new; jupiter new",
        (),
        "mercury gone; venus gone; terra gone; jupiter gone",
    ),
    Case(
        "titus",
        "mars new; terra new; credits -1 +10; venus -1",
        ("planet: all -mars -terra [venus]",),
        "mars gone; terra gone",
    ),
    Case(
        "baron-goro",
        "terra 1; credits -4; jupiter lost; zenithium 3; mercury new; venus new; mars new",
        ("planet: [jupiter]",),
        "mercury gone; venus gone; mars gone; jupiter -3",
    ),
    Case(
        "baron-goro",
        "terra 1; credits -4; venus lost; taken venus; their zenithium 1; zenithium 3",
        ("planet: all -terra [venus]",),
        "venus -3; open venus=zenithium-1",
    ),
)
def test_giving_influence(mode: Mode, case: Case, acting: int) -> None:
    """Z7.5, Z5.5  Not optional and not on the excluded planet; nothing else is paid; the gain comes in any case."""
    check(mode, case, acting)


@BOTH
def test_giving_the_disc_that_wins(mode: Mode, acting: int) -> None:
    """Z7.5, Z8.2, Z8.3  The other side wins in my turn, and nothing more happens."""
    p = scene(
        mode,
        acting=acting,
        hands={acting: ["titus"]},
        discs=mine(acting, venus=-3),
        captured={1 - acting: (0, 2, 0, 0, 0)},
        tokens={"venus": "credits-4"},
    )
    p.play("recruit titus", "planet venus", seed=1)
    assert p.over
    assert p.winner == 1 - acting
    assert (int(p.credits[acting]), int(p.credits[1 - acting])) == (49, 50)
    assert p.slot[1] >= 0


# ---------------------------------------------------------------------------- Z7.6 back to the centre


@cases(
    Case(
        "sir-sam",
        "terra captured; credits -7; jupiter centred",
        ("planet: all -terra [jupiter]",),
        "terra 3; jupiter 3",
    ),
    Case("sir-sam", "terra 1; venus new; credits -7", ("planet: all -venus [mercury]",), "venus gone"),
    Case("sir-sam", f"{ALL_NEW}; credits -7", (), NOWHERE),
    Case("sir-sam", "terra 1; mars centred; credits -7", ("planet: all [mars]",), "mars 3; open mars=credits-3"),
    Case("sir-sam", "terra 1; mars centred; credits -7", ("planet: all [mars]",), "mars -3; open mars=credits-3"),
)
def test_back_to_the_centre(mode: Mode, case: Case, acting: int) -> None:
    """Z7.6  Any disc, from either half, also one in the centre; nothing is captured by it."""
    check(mode, case, acting)
