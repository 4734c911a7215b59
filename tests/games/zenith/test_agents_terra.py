"""The 18 agents of Terra, each with all of its questions, from both sides: only here are their effects told apart."""

from __future__ import annotations

from tests.games.zenith.cases import Case, cases, check
from tests.modes import Mode

FOUR = "own zenon elisabeth sir-sam"
SEVEN = "own zenon elisabeth sir-sam gilgamesh augustus charlemagne"
COLUMNS = "own nero felis cresus titus ivan"

AGENTS = (
    # Augustus: 1 Terra; neighbours 1-2-1, named by the planet with 2
    Case("augustus", "terra 2; credits -10; venus 2; mercury 1", ("planet: all [venus]",)),
    Case("augustus", "terra 3; credits -10; venus 1; mars 1", ("planet: all [terra]",)),
    Case("augustus", "terra 2; credits -10; mars 2; jupiter 1", ("planet: all [mars]",)),
    Case("augustus", "terra 1; credits -10; mercury 2; venus 1", ("planet: all [mercury]",)),
    Case("augustus", "terra 1; credits -10; mars 1; jupiter 2", ("planet: all [jupiter]",)),
    # Baron Goro: 1 Terra; give 1 on another planet than Terra; 3 zenithium
    Case("baron-goro", "terra 1; credits -4; mars -1; zenithium 3", ("planet: all -terra [mars]",)),
    Case("baron-goro", "terra 1; credits -4; venus lost; zenithium 3", ("planet: all -terra [venus]",), "venus -3"),
    # BRUSS0L0: 1 Terra; 1 zenithium
    Case("bruss0l0", "terra 1; credits -1; zenithium 1"),
    # Charlemagne: 1 Terra; 1 on each of three different planets
    Case(
        "charlemagne",
        "terra 1; credits -8; mercury 1; mars 1; jupiter 1",
        ("planet: all [mars]", "planet: all -mars [jupiter]", "planet: all -mars -jupiter [mercury]"),
    ),
    Case(
        "charlemagne",
        "terra 2; credits -8; venus 1; mars 1",
        ("planet: all [venus]", "planet: all -venus [terra]", "planet: all -venus -terra [mars]"),
    ),
    # Elisabeth: 1 Terra; discard 1; 1 zenithium
    Case(
        "elisabeth",
        "terra 1; credits -2; discarded titus; zenithium 1; drew 3",
        ("discard: [titus] ivan",),
        "hand titus ivan",
    ),
    Case("elisabeth", "terra 1; credits -2; zenithium 1; drew 4", (), "hand"),
    # F4RM3R: 1 Terra; 1 anywhere; 1 on another planet
    Case("f4rm3r", "terra 2; credits -6; mars 1", ("planet: all [mars]", "planet: all -mars [terra]")),
    Case("f4rm3r", "terra 2; credits -6; venus 1", ("planet: all [terra]", "planet: all -terra [venus]")),
    # Gilgamesh: 1 Terra; 2 anywhere; 2 on a disc of the opponent's half
    Case("gilgamesh", "terra 1; credits -9; mars 2", ("planet: all [mars]",)),
    Case("gilgamesh", "terra 1; credits -9; mars 2", ("planet: all [mars]",), "mars -2; venus 3"),
    Case(
        "gilgamesh",
        "terra 1; credits -9; mars 2; jupiter 2",
        ("planet: all [mars]", "planet: venus [jupiter]"),
        "mars -1; venus -3; jupiter -1; mercury 1",
    ),
    Case("gilgamesh", "terra 1; credits -9; mars 4", ("planet: all [mars]", "planet: [mars]"), "mars -3"),
    # H3RB3RT: 1 Terra; four times: may exile an own agent of a planet for 1 influence there
    Case("h3rb3rt", "terra 1; credits -6"),
    Case("h3rb3rt", "terra 1; credits -5", (), "own zenon; their nero felis"),
    Case("h3rb3rt", "terra 1; credits -6", ("yes [no]", "yes [no]", "yes [no]", "yes [no]"), COLUMNS),
    Case(
        "h3rb3rt",
        "terra 1; credits -6; exiled own nero cresus titus ivan; mercury 1; venus 1; mars 1; jupiter 1",
        ("[yes] no", "[yes] no", "[yes] no", "[yes] no"),
        COLUMNS,
    ),
    Case(
        "h3rb3rt",
        "terra 1; credits -6; exiled own cresus ivan; venus 1; jupiter 1",
        ("yes [no]", "[yes] no", "yes [no]", "[yes] no"),
        COLUMNS,
    ),
    Case(
        "h3rb3rt",
        "terra 1; credits -6; exiled own nero titus; mercury 1; mars 1",
        ("[yes] no", "yes [no]", "[yes] no", "yes [no]"),
        COLUMNS,
    ),
    Case("h3rb3rt", "terra 1; credits -6; exiled own titus; mars 1", ("[yes] no", "yes [no]"), "own titus ivan"),
    # Helena Kerr: 1 Terra; 2 on another planet than Terra
    Case("helena-kerr", "terra 1; credits -6; jupiter 2", ("planet: all -terra [jupiter]",)),
    # Ice June: 1 Terra; may discard a card for 1 on its planet
    Case("ice-june", "terra 1; credits -4; drew 2", ("yes [no]",), "hand titus ivan"),
    Case(
        "ice-june",
        "terra 1; credits -4; discarded titus; mars 1; drew 3",
        ("[yes] no", "discard: [titus] ivan"),
        "hand titus ivan",
    ),
    Case("ice-june", "terra 2; credits -4; discarded zenon; drew 4", ("[yes] no", "discard: [zenon]"), "hand zenon"),
    Case("ice-june", "terra 1; credits -4; drew 4", (), "hand"),
    # L0V3CR4FT: 1 Terra; four times: may exile an own agent of a planet for 1 zenithium
    Case("l0v3cr4ft", "terra 1; credits -5"),
    Case("l0v3cr4ft", "terra 1; credits -5", ("yes [no]", "yes [no]", "yes [no]", "yes [no]"), COLUMNS),
    Case(
        "l0v3cr4ft",
        "terra 1; credits -5; exiled own nero cresus titus ivan; zenithium 4",
        ("[yes] no", "[yes] no", "[yes] no", "[yes] no"),
        COLUMNS,
    ),
    Case(
        "l0v3cr4ft",
        "terra 1; credits -5; exiled own cresus; zenithium 1",
        ("yes [no]", "[yes] no", "yes [no]", "yes [no]"),
        COLUMNS,
    ),
    Case(
        "l0v3cr4ft",
        "terra 1; credits -4; exiled own nero ivan; zenithium 2",
        ("[yes] no", "[yes] no"),
        "own nero ivan zenon",
    ),
    # Lord Creep: 1 Terra; 1 on a disc of the opponent's half; silver badge
    Case("lord-creep", "terra 1; credits -5; badge silver"),
    Case("lord-creep", "terra 1; credits -5; badge silver", (), "mars 3; badge theirs-gold"),
    Case(
        "lord-creep",
        "terra 1; credits -5; venus 1; badge gold",
        ("planet: mercury [venus]",),
        "terra -1; venus -1; mercury -3; mars 2; badge silver",
    ),
    Case("lord-creep", "terra 2; credits -5; badge silver", ("planet: [terra]",), "terra -2"),
    # M4TH3S0N: 1 Terra; with the badge 1 more
    Case("m4th3s0n", "terra 1; credits -4"),
    Case("m4th3s0n", "terra 1; credits -4", (), "badge theirs"),
    Case("m4th3s0n", "terra 2; credits -4", (), "badge silver"),
    Case("m4th3s0n", "terra 2; credits -4", (), "badge gold"),
    # Sir Sam: 1 Terra; any disc back to the centre
    Case("sir-sam", "terra 1; credits -7; mars centred", ("planet: all [mars]",), "mars -3; venus 2"),
    Case("sir-sam", "terra 1; credits -7; venus centred", ("planet: all [venus]",), "mars -3; venus 2"),
    Case("sir-sam", "terra centred; credits -7", ("planet: all [terra]",)),
    Case("sir-sam", "terra 1; credits -7", ("planet: all [jupiter]",)),
    # Sneaky Jules: 1 Terra; 4 credits; may give 1 zenithium for 2 on a disc in the centre
    Case("sneaky-jules", "terra 1; credits -1 +4", ("yes [no]",)),
    Case("sneaky-jules", "terra 1; credits -1 +4", (), "zenithium 0"),
    Case(
        "sneaky-jules",
        "terra 1; credits -1 +4; zenithium -1; their zenithium 1; jupiter 2",
        ("[yes] no", "planet: mercury [jupiter]"),
        "zenithium 1; venus 1; mars -1",
    ),
    Case(
        "sneaky-jules",
        "terra 3; credits -1 +4; zenithium -1; their zenithium 1",
        ("[yes] no", "planet: all [terra]"),
        "terra -1",
    ),
    # Tiberius: 1 Terra; exile 2, 4 or 7 of the own Terra column for 1, 2 or 3 Terra
    Case("tiberius", "terra 1; credits -3"),
    Case("tiberius", "terra 1; credits -2", ("price: 1 [no]",), "own zenon"),
    Case("tiberius", "terra 2; exiled own tiberius sir-sam", ("price: [1] 2 no",), FOUR),
    Case("tiberius", "terra 3; exiled own tiberius sir-sam elisabeth zenon", ("price: 1 [2] no",), FOUR),
    Case(
        "tiberius",
        "terra captured; exiled own tiberius charlemagne augustus gilgamesh sir-sam elisabeth zenon",
        ("price: 1 2 [3] no",),
        SEVEN,
    ),
    # V3RN3: 1 Terra; exile 2, 4 or 7 of the own Terra column for 2, 4 or 7 zenithium
    Case("v3rn3", "terra 1; credits -2"),
    Case("v3rn3", "terra 1; zenithium 2; exiled own v3rn3 sir-sam", ("price: [1] 2 no",), FOUR),
    Case("v3rn3", "terra 1", ("price: 1 2 [no]",), FOUR),
    Case("v3rn3", "terra 1; zenithium 4; exiled own v3rn3 sir-sam elisabeth zenon", ("price: 1 [2] no",), FOUR),
    Case(
        "v3rn3",
        "terra 1; zenithium 7; exiled own v3rn3 charlemagne augustus gilgamesh sir-sam elisabeth zenon",
        ("price: 1 2 [3] no",),
        SEVEN,
    ),
    # Zenon: 1 Terra; 8 credits; 2 credits for the opponent
    Case("zenon", "terra 1; credits -1 +8; their credits 2", (), "credits 1; their credits 0"),
)


@cases(*AGENTS)
def test_recruiting(mode: Mode, case: Case, acting: int) -> None:
    """Z6.2, Z7.1, Z7.2, Z7.3, Z7.4, Z7.5, Z7.6, Z7.7, Z7.12, Z7.14, Z7.18, Z7.19, Z7.20  What each agent does."""
    check(mode, case, acting)


def test_every_agent_of_the_planet_is_here(mode: Mode) -> None:
    """Z1.2  18 agents."""
    assert {case.action for case in AGENTS} == set(mode.game.lexicon.lists["agent"][36:54])
