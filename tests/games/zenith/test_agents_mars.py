"""The 18 agents of Mars, each with all of its questions, from both sides: only here are their effects told apart."""

from __future__ import annotations

from tests.games.zenith.cases import Case, cases, check
from tests.modes import Mode

FOUR = "own titus lady-moore domitian"
SEVEN = "own titus lady-moore domitian don-dune caligula caesar"

AGENTS = (
    # 4ND3RS0N: 1 Mars; 2 on a disc in the centre
    Case("4nd3rs0n", "mars 1; credits -6; venus 2", ("planet: all -mars [venus]",)),
    Case("4nd3rs0n", "mars 3; credits -6", ("planet: mercury [mars]",), "venus 1; terra -1; mars -1; jupiter 3"),
    Case("4nd3rs0n", "mars 1; credits -6", (), "venus 1; terra -1; mercury -2; jupiter 3"),
    # BISH0P: 1 Mars; with the badge 1 more
    Case("bish0p", "mars 1; credits -4"),
    Case("bish0p", "mars 1; credits -4", (), "badge theirs"),
    Case("bish0p", "mars 2; credits -4", (), "badge silver"),
    Case("bish0p", "mars 2; credits -4", (), "badge gold"),
    # Caesar: 1 Mars; 1 zenithium or 7 credits
    Case("caesar", "mars 1; credits -2; zenithium 1", ("option: [1] 2",)),
    Case("caesar", "mars 1; credits -2 +7", ("option: 1 [2]",)),
    # Caligula: 1 Mars; transfer 1 and gain 1 on its planet
    Case("caligula", "mars 1; credits -5", (), "own nero"),
    Case(
        "caligula", "mars 1; credits -5; transferred zenon; terra 1", ("column: [terra] jupiter",), "their ivan zenon"
    ),
    Case("caligula", "mars 2; credits -5; transferred titus", ("column: [mars]",), "their caesar titus"),
    # Charlize Gun: 1 Mars; mobilize 1; transfer 1; exile 1 of the opponent
    Case("charlize-gun", "mars 1; credits -4; mobilized zenon", (), "deck zenon; own nero"),
    Case(
        "charlize-gun",
        "mars 1; credits -4; mobilized zenon; transferred nero; exiled their wul",
        ("column: [mercury] jupiter", "column: [mercury] jupiter"),
        "deck zenon; their wul nero ivan",
    ),
    Case(
        "charlize-gun",
        "mars 1; credits -4; mobilized zenon; transferred ivan; exiled their nero",
        ("column: mercury [jupiter]", "column: [mercury]"),
        "deck zenon; their wul nero ivan",
    ),
    Case(
        "charlize-gun",
        "mars 1; credits -4; mobilized zenon; transferred nero",
        ("column: [mercury]",),
        "deck zenon; their nero",
    ),
    # Domitian: 1 Mars; three times: mobilize 1 and gain 1 on its planet
    Case(
        "domitian",
        "mars 1; credits -9; mobilized nero zenon ivan; mercury 1; terra 1; jupiter 1",
        (),
        "deck nero zenon ivan",
    ),
    Case("domitian", "mars 2; credits -9; mobilized titus cresus; venus 1", (), "deck titus cresus"),
    # Don Dune: 1 Mars; 1 Venus; silver badge
    Case("don-dune", "mars 1; venus 1; credits -6; badge silver"),
    Case("don-dune", "mars 1; venus 1; credits -6; badge gold", (), "badge silver"),
    Case("don-dune", "mars 1; venus 1; credits -6; badge silver", (), "badge theirs"),
    # Handy Luke: 1 Mars; an open token
    Case("handy-luke", "mars 1; credits -4"),
    Case(
        "handy-luke",
        "mars 1; credits -4 +4; taken robot-level-2",
        ("token: mars venus [robot-level-2]",),
        "open mars=credits-3 venus=zenithium-1 robot-level-2=credits-4",
    ),
    Case(
        "handy-luke",
        "mars 1; credits -4; taken mars; terra 1",
        ("token: [mars] venus", "planet: all [terra]"),
        "open mars=influence venus=zenithium-1",
    ),
    # Jack Curry: 1 Mars; 4 credits; may give 1 zenithium for 2 Mercury
    Case("jack-curry", "mars 1; credits -1 +4", ("yes [no]",)),
    Case(
        "jack-curry", "mars 1; credits -1 +4; zenithium -1; their zenithium 1; mercury 2", ("[yes] no",), "zenithium 1"
    ),
    Case("jack-curry", "mars 1; credits -1 +4", (), "zenithium 0"),
    # Lady Moore: 1 Mars; three times: exile 1 of the opponent and gain 1 on its planet
    Case("lady-moore", "mars 1; credits -10", (), "own nero zenon"),
    Case(
        "lady-moore",
        "mars 2; credits -10; exiled their nero wul titus; mercury 2",
        ("column: [mercury] mars", "column: [mercury] mars", "column: [mars]"),
        "their wul nero titus",
    ),
    Case("lady-moore", "mars 1; credits -10; exiled their ivan; jupiter 1", ("column: [jupiter]",), "their ivan"),
    Case(
        "lady-moore",
        "mars 1; credits -10; exiled their ivan geta cresus; jupiter 2; venus 1",
        ("column: venus terra [jupiter]", "column: venus terra [jupiter]", "column: [venus] terra"),
        "their geta ivan cresus zenon",
    ),
    # Little Bob: 1 Mars; 1 on another planet than Mars
    Case("little-bob", "mars 1; credits -3; mercury 1", ("planet: all -mars [mercury]",)),
    # MC4FFR3Y: 1 Mars; 2 zenithium
    Case("mc4ffr3y", "mars 1; credits -4; zenithium 2"),
    # R0B1NS0N: 1 Mars; exile 2, 4 or 7 of the own Mars column for 2, 4 or 7 zenithium
    Case("r0b1ns0n", "mars 1; credits -2"),
    Case("r0b1ns0n", "mars 1; credits -1", ("price: 1 [no]",), "own titus"),
    Case("r0b1ns0n", "mars 1; zenithium 2; exiled own r0b1ns0n domitian", ("price: [1] 2 no",), FOUR),
    Case("r0b1ns0n", "mars 1; zenithium 4; exiled own r0b1ns0n domitian lady-moore titus", ("price: 1 [2] no",), FOUR),
    Case(
        "r0b1ns0n",
        "mars 1; zenithium 7; exiled own r0b1ns0n caesar caligula don-dune domitian lady-moore titus",
        ("price: 1 2 [3] no",),
        SEVEN,
    ),
    # Ramses: 1 Mars; transfer 2 or 8 credits
    Case("ramses", "mars 1; credits -3 +8", ("option: 1 [2]",), "their nero"),
    Case("ramses", "mars 1; credits -3", ("option: [1] 2",)),
    Case("ramses", "mars 1; credits -3; transferred nero", ("option: [1] 2", "column: [mercury]"), "their nero"),
    Case(
        "ramses",
        "mars 1; credits -3; transferred nero wul",
        ("option: [1] 2", "column: [mercury] terra", "column: [mercury] terra"),
        "their wul nero zenon",
    ),
    # Septimius: 1 Mars; exile 2, 4 or 7 of the own Mars column for 1, 2 or 3 Mars
    Case("septimius", "mars 1; credits -3"),
    Case("septimius", "mars 1", ("price: 1 2 3 [no]",), SEVEN),
    Case("septimius", "mars 2; exiled own septimius domitian", ("price: [1] 2 no",), FOUR),
    Case("septimius", "mars 3; exiled own septimius domitian lady-moore titus", ("price: 1 [2] no",), FOUR),
    Case(
        "septimius",
        "mars captured; exiled own septimius caesar caligula don-dune domitian lady-moore titus",
        ("price: 1 2 [3] no",),
        SEVEN,
    ),
    # Titus: 1 Mars; give 1 on another planet than Mars; 10 credits
    Case("titus", "mars 1; credits -1 +10; jupiter -1", ("planet: all -mars [jupiter]",)),
    Case("titus", "mars 1; credits -1 +10; mercury lost", ("planet: all -mars [mercury]",), "mercury -3"),
    # V4NC3: 1 Mars; transfer 1 or 1 zenithium
    Case(
        "v4nc3",
        "mars 1; credits -2; transferred zenon",
        ("option: [1] 2", "column: [terra] jupiter"),
        "their zenon ivan",
    ),
    Case("v4nc3", "mars 1; credits -2", ("option: [1] 2",)),
    Case("v4nc3", "mars 1; credits -2; zenithium 1", ("option: 1 [2]",), "their zenon ivan"),
    # W4TS0N: 1 Mars; 5 credits; mobilize 1
    Case("w4ts0n", "mars 1; credits -1 +5; mobilized ivan", (), "deck ivan; credits 1"),
    Case("w4ts0n", "mars 1; credits -1 +5", (), "deck"),
)


@cases(*AGENTS)
def test_recruiting(mode: Mode, case: Case, acting: int) -> None:
    """Z6.2, Z7.1, Z7.5, Z7.7, Z7.11, Z7.12, Z7.13, Z7.16, Z7.18, Z7.19, Z7.20, Z7.21, Z7.22  What each agent does."""
    check(mode, case, acting)


def test_every_agent_of_the_planet_is_here(mode: Mode) -> None:
    """Z1.2  18 agents."""
    assert {case.action for case in AGENTS} == set(mode.game.lexicon.lists["agent"][54:72])
