"""The 18 agents of Venus, each with all of its questions, from both sides: only here are their effects told apart."""

from __future__ import annotations

from tests.games.zenith.cases import Case, cases, check
from tests.modes import Mode

FOUR = "own cresus felis luc4s"
SEVEN = "own cresus felis buj0ld geronimo moussa as1m0v"

AGENTS = (
    # Archimedes: 1 Venus; may develop animods 1 cheaper. S1: 2 credits; S2: 1 on each of two neighbours
    Case("archimedes", "venus 1; credits -6", ("advance: animod [no]",)),
    Case("archimedes", "venus 1; credits -6 +2; levels 1 0 0", ("advance: [animod] no",), "zenithium 0"),
    Case(
        "archimedes",
        "venus 1; credits -6 +2; levels 2 0 0; zenithium -1; mars 1; jupiter 1",
        ("advance: [animod] no", "planet: all -jupiter [mars]"),
        "zenithium 1; levels 1 0 0",
    ),
    Case("archimedes", "venus 1; credits -6", (), "zenithium 0; levels 1 0 0"),
    Case("archimedes", "venus 1; credits -6", (), "levels 5 0 0"),
    # AS1M0V: 1 Venus; may develop any technology 2 cheaper. U1: 1 anywhere; N1: transfer 1
    Case("as1m0v", "venus 1; credits -10", ("advance: animod human robot [no]",)),
    Case("as1m0v", "venus 1; credits -10 +2; levels 1 0 0", ("advance: [animod] human robot no",), "zenithium 0"),
    Case(
        "as1m0v",
        "venus 1; credits -10; mars 1; levels 0 1 0",
        ("advance: animod [human] robot no", "planet: all [mars]"),
        "zenithium 0",
    ),
    Case(
        "as1m0v",
        "venus 1; credits -10; transferred titus; levels 0 0 1",
        ("advance: animod human [robot] no", "column: [mars]"),
        "their titus",
    ),
    Case("as1m0v", "venus 1; credits -10", ("advance: robot [no]",), "zenithium 0; levels 2 4 1"),
    Case("as1m0v", "venus 1; credits -10", (), "zenithium 0; levels 2 5 3"),
    # BR4DBURY: 1 Venus; may develop robots 1 cheaper. N1: transfer 1; N2: silver badge
    Case("br4dbury", "venus 1; credits -6", ("advance: robot [no]",)),
    Case(
        "br4dbury",
        "venus 1; credits -6; badge silver; zenithium -1; transferred ivan; levels 0 0 2",
        ("advance: [robot] no", "column: venus [jupiter]"),
        "levels 0 0 1; zenithium 1; their cresus ivan",
    ),
    Case("br4dbury", "venus 1; credits -6", (), "levels 0 0 2; zenithium 1"),
    # BUJ0LD: 1 Venus; may develop the lowest technology for nothing
    Case("buj0ld", "venus 1; credits -7", ("advance: animod human robot [no]",), "zenithium 0"),
    Case(
        "buj0ld",
        "venus 1; credits -7 +2; levels 1 1 2; mars 1",
        ("advance: [animod] no", "planet: all [mars]"),
        "levels 0 1 2; zenithium 0",
    ),
    Case(
        "buj0ld",
        "venus 1; credits -7 +20; levels 5 4 4; badge silver; transferred titus; mars 2; terra 1",
        ("advance: [robot] no", "planet: all [mars]", "planet: all -mars [terra]", "column: [mars]"),
        "levels 5 4 3; zenithium 0; their titus",
    ),
    Case("buj0ld", "venus 1; credits -7", ("advance: human robot [no]",), "levels 4 3 3; zenithium 0"),
    Case("buj0ld", "venus 1; credits -7", (), "levels 5 5 5"),
    # C1X1N: 1 Venus; with the badge 1 more
    Case("c1x1n", "venus 1; credits -4"),
    Case("c1x1n", "venus 1; credits -4", (), "badge theirs"),
    Case("c1x1n", "venus 2; credits -4", (), "badge silver"),
    Case("c1x1n", "venus 2; credits -4", (), "badge gold"),
    # Cresus: 1 Venus; 6 credits
    Case("cresus", "venus 1; credits -1 +6", (), "credits 1"),
    # Doc Wissen: 1 Venus; may develop humans 1 cheaper. U1: 1 anywhere; U2: mobilize 2; U3: steal 3 credits
    Case("doc-wissen", "venus 1; credits -6", ("advance: human [no]",)),
    Case(
        "doc-wissen",
        "venus 1; credits -6 +3; their credits -3; mobilized nero ivan; terra 1; zenithium -2; levels 0 3 0",
        ("advance: [human] no", "planet: all [terra]"),
        "levels 0 2 0; zenithium 2; deck nero ivan",
    ),
    Case("doc-wissen", "venus 1; credits -6", (), "levels 0 2 0; zenithium 1"),
    # Felis: 1 Venus; 3 zenithium; 1 zenithium for the opponent
    Case("felis", "venus 1; credits -3; zenithium 3; their zenithium 1"),
    # Geronimo: 1 Venus; 2 credits for each own column
    Case("geronimo", "venus 1; credits -2 +2", (), "their nero titus ivan"),
    Case("geronimo", "venus 1; credits -2 +6", (), "own nero wul titus"),
    Case("geronimo", "venus 1; credits -1 +10", (), "own nero wul titus ivan zenon cresus"),
    # Hiroshi Sun: 1 Venus; 4 credits; may give 1 zenithium for 2 Mars
    Case("hiroshi-sun", "venus 1; credits -1 +4", ("yes [no]",)),
    Case(
        "hiroshi-sun", "venus 1; credits -1 +4; zenithium -1; their zenithium 1; mars 2", ("[yes] no",), "zenithium 1"
    ),
    Case("hiroshi-sun", "venus 1; credits -1 +4", (), "zenithium 0"),
    # Ilda Flores: 1 Venus; 1, 2 or 3 zenithium by technologies
    Case("ilda-flores", "venus 1; credits -1", (), "their levels 1 1 1"),
    Case("ilda-flores", "venus 1; credits -1; zenithium 1", (), "levels 0 5 0"),
    Case("ilda-flores", "venus 1; credits -1; zenithium 2", (), "levels 1 0 3"),
    Case("ilda-flores", "venus 1; credits -1; zenithium 3", (), "levels 1 1 2"),
    # King Harold: 1 Venus; 1 Jupiter; silver badge
    Case("king-harold", "venus 1; jupiter 1; credits -6; badge silver"),
    Case("king-harold", "venus 1; jupiter 1; credits -6; badge silver", (), "badge theirs"),
    Case("king-harold", "venus 1; jupiter 1; credits -6", (), "badge gold"),
    # LUC4S: 1 Venus; exile 2, 4 or 7 of the own Venus column for 2, 4 or 7 zenithium
    Case("luc4s", "venus 1; credits -2"),
    Case("luc4s", "venus 1; credits -1", ("price: 1 [no]",), "own felis"),
    Case("luc4s", "venus 1; zenithium 2; exiled own luc4s geronimo", ("price: [1] 2 no",), "own cresus felis geronimo"),
    Case(
        "luc4s",
        "venus 1; zenithium 4; exiled own luc4s as1m0v moussa geronimo",
        ("price: 1 [2] 3 no",),
        SEVEN,
    ),
    Case(
        "luc4s",
        "venus 1; zenithium 7; exiled own luc4s as1m0v moussa geronimo buj0ld felis cresus",
        ("price: 1 2 [3] no",),
        SEVEN,
    ),
    # Moussa: 1 Venus; 4, 8 or 12 credits by technologies
    Case("moussa", "venus 1; credits -2", (), "their levels 1 1 1"),
    Case("moussa", "venus 1; credits -2 +4", (), "levels 3 0 0"),
    Case("moussa", "venus 1; credits -2 +8", (), "levels 0 1 1"),
    Case("moussa", "venus 1; credits -2 +12", (), "levels 5 1 1"),
    # Pachacuti: 1 Venus; exile 2, 4 or 7 of the own Venus column for 1, 2 or 3 Venus
    Case("pachacuti", "venus 1; credits -3"),
    Case("pachacuti", "venus 2; credits -2; exiled own pachacuti felis", ("price: [1] no",), "own felis"),
    Case("pachacuti", "venus 3; exiled own pachacuti luc4s felis cresus", ("price: 1 [2] no",), FOUR),
    Case(
        "pachacuti",
        "venus captured; exiled own pachacuti as1m0v moussa geronimo buj0ld felis cresus",
        ("price: 1 2 [3] no",),
        SEVEN,
    ),
    Case("pachacuti", "venus 1", ("price: 1 2 3 [no]",), SEVEN),
    # Professor Zed: 1 Venus; 4 zenithium
    Case("professor-zed", "venus 1; credits -9; zenithium 4"),
    # Stessy Power: 1 Venus; spend 1, 2 or 4 zenithium for 1, 2 or 3 on another planet than Venus
    Case("stessy-power", "venus 1; credits -3", (), "zenithium 0"),
    Case("stessy-power", "venus 1; credits -3", ("price: 1 2 3 [no]",), "zenithium 4"),
    Case(
        "stessy-power",
        "venus 1; credits -3; zenithium -1; mars 1",
        ("price: [1] no", "planet: all -venus [mars]"),
        "zenithium 1",
    ),
    Case(
        "stessy-power",
        "venus 1; credits -3; zenithium -2; terra 2",
        ("price: 1 [2] no", "planet: all -venus [terra]"),
        "zenithium 3",
    ),
    Case(
        "stessy-power",
        "venus 1; credits -3; zenithium -4; mercury 3",
        ("price: 1 2 [3] no", "planet: all -venus [mercury]"),
        "zenithium 4",
    ),
    # V4N V0GT: 1 Venus; exile 2 of the opponent; 2 zenithium
    Case("v4n-v0gt", "venus 1; credits -6; zenithium 2", (), "own nero titus"),
    Case("v4n-v0gt", "venus 1; credits -6; zenithium 2; exiled their titus", ("column: [mars]",), "their titus"),
    Case(
        "v4n-v0gt",
        "venus 1; credits -6; zenithium 2; exiled their titus caesar",
        ("column: mercury [mars]", "column: mercury [mars]"),
        "their nero caesar titus",
    ),
    Case(
        "v4n-v0gt",
        "venus 1; credits -6; zenithium 2; exiled their titus nero",
        ("column: mercury [mars]", "column: [mercury]"),
        "their nero titus",
    ),
)


@cases(*AGENTS)
def test_recruiting(mode: Mode, case: Case, acting: int) -> None:
    """Z6.2, Z6.3, Z7.1, Z7.7, Z7.8, Z7.10, Z7.12, Z7.15, Z7.17, Z7.18, Z7.19, Z7.20  What each agent does."""
    check(mode, case, acting)


def test_every_agent_of_the_planet_is_here(mode: Mode) -> None:
    """Z1.2  18 agents."""
    assert {case.action for case in AGENTS} == set(mode.game.lexicon.lists["agent"][18:36])
