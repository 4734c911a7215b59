"""The 18 agents of Jupiter, each with all of its questions, from both sides: only here are their effects told apart."""

from __future__ import annotations

from tests.games.zenith.cases import Case, cases, check
from tests.modes import Mode

FOUR = "own ivan geta gibs0n"
SEVEN = "own ivan geta gibs0n queen-suzanne suleiman annie"

AGENTS = (
    # Agent Ezra: 1 Jupiter; 4 credits; may give 1 zenithium for 2 Venus
    Case("agent-ezra", "jupiter 1; credits -1 +4", ("yes [no]",)),
    Case(
        "agent-ezra", "jupiter 1; credits -1 +4; zenithium -1; their zenithium 1; venus 2", ("[yes] no",), "zenithium 1"
    ),
    Case("agent-ezra", "jupiter 1; credits -1 +4", (), "zenithium 0"),
    # Annie: 1 Jupiter; 5 credits; may give the badge for 7 credits
    Case("annie", "jupiter 1; credits -1 +5"),
    Case("annie", "jupiter 1; credits -1 +5", (), "badge theirs"),
    Case("annie", "jupiter 1; credits -1 +5", ("yes [no]",), "badge silver"),
    Case("annie", "jupiter 1; credits -1 +5 +7; badge theirs", ("[yes] no",), "badge gold"),
    # Arnulf: 1 Jupiter; exile 2, 4 or 7 of the own Jupiter column for 1, 2 or 3 Jupiter
    Case("arnulf", "jupiter 1; credits -3"),
    Case("arnulf", "jupiter 1; credits -2", ("price: 1 [no]",), "own ivan"),
    Case("arnulf", "jupiter 2; exiled own arnulf gibs0n", ("price: [1] 2 no",), FOUR),
    Case("arnulf", "jupiter 3; exiled own arnulf gibs0n geta ivan", ("price: 1 [2] no",), FOUR),
    Case(
        "arnulf",
        "jupiter captured; exiled own arnulf annie suleiman queen-suzanne gibs0n geta ivan",
        ("price: 1 2 [3] no",),
        SEVEN,
    ),
    # B4RJ4V3L: 1 Jupiter; exile 2, 4 or 7 of the own Jupiter column for 2, 4 or 7 zenithium
    Case("b4rj4v3l", "jupiter 1; credits -2"),
    Case("b4rj4v3l", "jupiter 1", ("price: 1 2 [no]",), FOUR),
    Case("b4rj4v3l", "jupiter 1; zenithium 2; exiled own b4rj4v3l gibs0n", ("price: [1] 2 no",), FOUR),
    Case("b4rj4v3l", "jupiter 1; zenithium 4; exiled own b4rj4v3l gibs0n geta ivan", ("price: 1 [2] no",), FOUR),
    Case(
        "b4rj4v3l",
        "jupiter 1; zenithium 7; exiled own b4rj4v3l annie suleiman queen-suzanne gibs0n geta ivan",
        ("price: 1 2 [3] no",),
        SEVEN,
    ),
    # Bajazet: 1 Jupiter; may exile 1 of the opponent for credits as many as it costs
    Case("bajazet", "jupiter 1; credits -3", (), "own nero"),
    Case("bajazet", "jupiter 1; credits -3", ("yes [no]",), "their nero"),
    Case(
        "bajazet",
        "jupiter 1; credits -3 +7; exiled their nero",
        ("[yes] no", "column: [mercury] mars"),
        "their wul nero titus",
    ),
    Case(
        "bajazet",
        "jupiter 1; credits -3 +1; exiled their titus",
        ("[yes] no", "column: mercury [mars]"),
        "their wul nero titus",
    ),
    # Captain Andreev: 1 Jupiter; may transfer 1 for credits as many as it costs
    Case("captain-andreev", "jupiter 1; credits -4", (), "own nero"),
    Case("captain-andreev", "jupiter 1; credits -4", ("yes [no]",), "their nero"),
    Case(
        "captain-andreev",
        "jupiter 1; credits -4 +7; transferred nero",
        ("[yes] no", "column: [mercury] mars"),
        "their wul nero titus; own khan",
    ),
    Case(
        "captain-andreev",
        "jupiter 1; credits -4 +1; transferred titus",
        ("[yes] no", "column: mercury [mars]"),
        "their nero titus",
    ),
    # CH4MB3RS: 1 Jupiter; 3 zenithium; with the badge 1 more
    Case("ch4mb3rs", "jupiter 1; credits -8; zenithium 3"),
    Case("ch4mb3rs", "jupiter 1; credits -8; zenithium 3", (), "badge theirs-gold"),
    Case("ch4mb3rs", "jupiter 1; credits -8; zenithium 4", (), "badge silver"),
    Case("ch4mb3rs", "jupiter 1; credits -8; zenithium 4", (), "badge gold"),
    # Donald Smooth: 1 Jupiter; may discard 1 for credits as many as it costs
    Case("donald-smooth", "jupiter 1; credits -2; drew 4", (), "hand"),
    Case("donald-smooth", "jupiter 1; credits -2; drew 2", ("yes [no]",), "hand magellan titus"),
    Case(
        "donald-smooth",
        "jupiter 1; credits -2 +10; discarded magellan; drew 3",
        ("[yes] no", "discard: [magellan] titus"),
        "hand magellan titus; own nero",
    ),
    Case(
        "donald-smooth",
        "jupiter 1; credits -2 +1; discarded titus; drew 3",
        ("[yes] no", "discard: magellan [titus]"),
        "hand magellan titus",
    ),
    # Geta: 1 Jupiter; gold badge or 8 credits
    Case("geta", "jupiter 1; credits -3; badge gold", ("option: [1] 2",)),
    Case("geta", "jupiter 1; credits -3; badge gold", ("option: [1] 2",), "badge theirs"),
    Case("geta", "jupiter 1; credits -3; badge gold", ("option: [1] 2",), "badge silver"),
    Case("geta", "jupiter 1; credits -3", ("option: [1] 2",), "badge gold"),
    Case("geta", "jupiter 1; credits -3 +8", ("option: 1 [2]",)),
    # GIBS0N: 1 Jupiter; transfer 2; may give the badge to transfer 2
    Case("gibs0n", "jupiter 1; credits -4"),
    Case("gibs0n", "jupiter 1; credits -4; transferred nero", ("column: [mercury]",), "their nero"),
    Case(
        "gibs0n",
        "jupiter 1; credits -4; transferred nero wul",
        ("column: [mercury] mars", "column: [mercury] mars", "yes [no]"),
        "their wul nero titus; badge silver",
    ),
    Case(
        "gibs0n",
        "jupiter 1; credits -4; transferred titus nero wul cresus; badge theirs",
        (
            "column: mercury venus [mars]",
            "column: [mercury] venus",
            "[yes] no",
            "column: [mercury] venus",
            "column: [venus]",
        ),
        "their wul nero titus cresus; badge gold",
    ),
    Case(
        "gibs0n",
        "jupiter 1; credits -4; transferred titus nero",
        ("column: mercury venus [mars]", "column: [mercury] venus"),
        "their wul nero titus cresus; badge theirs",
    ),
    # Ivan: 1 Jupiter; 2 credits for each of the opponent's columns
    Case("ivan", "jupiter 1; credits -1", (), "own nero titus"),
    Case("ivan", "jupiter 1; credits -1 +6", (), "their cresus zenon titus"),
    Case("ivan", "jupiter 1; credits -1 +10", (), "their nero wul cresus zenon titus geta"),
    # Lisa Charity: 1 Jupiter; 2 zenithium; 3 credits for the opponent
    Case("lisa-charity", "jupiter 1; credits -2; zenithium 2; their credits 3", (), "credits 2"),
    # M4RT1N: 1 Jupiter; with the badge 1 more
    Case("m4rt1n", "jupiter 1; credits -4"),
    Case("m4rt1n", "jupiter 1; credits -4", (), "badge theirs"),
    Case("m4rt1n", "jupiter 2; credits -4", (), "badge silver"),
    Case("m4rt1n", "jupiter 2; credits -4", (), "badge gold"),
    # Milady Jones: 1 Jupiter; 1 Terra; silver badge
    Case("milady-jones", "jupiter 1; terra 1; credits -6; badge silver"),
    Case("milady-jones", "jupiter 1; terra 1; credits -6; badge gold", (), "badge silver"),
    Case("milady-jones", "jupiter 1; terra 1; credits -6; badge silver", (), "badge theirs"),
    # P.K.D1CK: 1 Jupiter; 1 anywhere; with the badge 1 zenithium
    Case("p-k-d1ck", "jupiter 2; credits -5", ("planet: all [jupiter]",)),
    Case("p-k-d1ck", "jupiter 1; mars 1; credits -5", ("planet: all [mars]",), "badge theirs"),
    Case("p-k-d1ck", "jupiter 1; mars 1; credits -5; zenithium 1", ("planet: all [mars]",), "badge silver"),
    # Queen Suzanne: 1 Jupiter; 2 anywhere; 2 zenithium; gold badge
    Case("queen-suzanne", "jupiter 1; venus 2; credits -10; zenithium 2; badge gold", ("planet: all [venus]",)),
    Case(
        "queen-suzanne", "jupiter 3; credits -10; zenithium 2; badge gold", ("planet: all [jupiter]",), "badge theirs"
    ),
    Case(
        "queen-suzanne", "jupiter 3; credits -10; zenithium 2; badge gold", ("planet: all [jupiter]",), "badge silver"
    ),
    # Suleiman: 1 Jupiter; spend 3, 7 or 12 credits for 1, 2 or 3 on another planet than Jupiter
    Case("suleiman", "jupiter 1; credits -1", (), "credits 3"),
    Case("suleiman", "jupiter 1; credits -1", ("price: 1 2 3 [no]",), "credits 13"),
    Case("suleiman", "jupiter 1; credits -1 -3; mars 1", ("price: [1] no", "planet: all -jupiter [mars]"), "credits 7"),
    Case(
        "suleiman",
        "jupiter 1; credits -1 -7; venus 2",
        ("price: 1 [2] no", "planet: all -jupiter [venus]"),
        "credits 12",
    ),
    Case(
        "suleiman",
        "jupiter 1; credits -1 -12; terra 3",
        ("price: 1 2 [3] no", "planet: all -jupiter [terra]"),
        "credits 13",
    ),
    # TH0MPS0N: 1 Jupiter; 2 anywhere; with 6 credits 1 on another planet
    Case(
        "th0mps0n",
        "jupiter 1; credits -8; mars 2; venus 1",
        ("planet: all [mars]", "planet: all -mars [venus]"),
        "credits 14",
    ),
    Case("th0mps0n", "jupiter 2; credits -8; mars 2", ("planet: all [mars]", "planet: all -mars [jupiter]")),
    Case("th0mps0n", "jupiter 1; credits -8; mars 2", ("planet: all [mars]",), "credits 13"),
)


@cases(*AGENTS)
def test_recruiting(mode: Mode, case: Case, acting: int) -> None:
    """Z6.2, Z7.1, Z7.2, Z7.7, Z7.8, Z7.10, Z7.11, Z7.12, Z7.14, Z7.15, Z7.18, Z7.19, Z7.20, Z7.21  What each does."""
    check(mode, case, acting)


def test_every_agent_of_the_planet_is_here(mode: Mode) -> None:
    """Z1.2  18 agents."""
    assert {case.action for case in AGENTS} == set(mode.game.lexicon.lists["agent"][72:90])
