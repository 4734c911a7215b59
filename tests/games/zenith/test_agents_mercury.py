"""The 18 agents of Mercury, each with all of its questions, from both sides: only here are their effects told apart."""

from __future__ import annotations

from tests.games.zenith.cases import Case, cases, check
from tests.modes import Mode

FOUR = "own nero huxl3y w3lls"
SEVEN = "own nero huxl3y w3lls khan orw3ll atlas"

AGENTS = (
    # Amytis: 1 Mercury; exile 2, 4 or 7 of the own Mercury column for 1, 2 or 3 Mercury
    Case("amytis", "mercury 1; credits -3"),
    Case("amytis", "mercury 1; credits -2", ("price: 1 [no]",), "own nero"),
    Case("amytis", "mercury 2; credits -2; exiled own amytis nero", ("price: [1] no",), "own nero"),
    Case("amytis", "mercury 2; exiled own amytis w3lls", ("price: [1] 2 no",), FOUR),
    Case("amytis", "mercury 3; exiled own amytis w3lls huxl3y nero", ("price: 1 [2] no",), FOUR),
    Case("amytis", "mercury 2; exiled own amytis atlas", ("price: [1] 2 3 no",), SEVEN),
    Case(
        "amytis",
        "mercury captured; exiled own amytis atlas orw3ll khan w3lls huxl3y nero",
        ("price: 1 2 [3] no",),
        SEVEN,
    ),
    Case("amytis", "mercury 1", ("price: 1 2 3 [no]",), SEVEN),
    # Atlas: 1 Mercury; discard 1; silver badge
    Case(
        "atlas",
        "mercury 1; credits -3; discarded titus; badge silver; drew 4",
        ("discard: [titus] chaka",),
        "hand titus chaka",
    ),
    Case(
        "atlas",
        "mercury 1; credits -3; discarded chaka; badge gold; drew 5",
        ("discard: titus [chaka]",),
        "hand titus chaka; badge silver",
    ),
    Case("atlas", "mercury 1; credits -3; badge silver; drew 5", (), "hand; badge theirs-gold"),
    # Chaka: 1 Mercury; may exile 2 own agents that are not on Mercury for 10 credits
    Case("chaka", "mercury 1; credits -1"),
    Case("chaka", "mercury 1; credits 0", (), "own nero zenon"),
    Case("chaka", "mercury 1; credits -1", ("yes [no]",), "own zenon cresus"),
    Case(
        "chaka",
        "mercury 1; credits -1 +10; exiled own zenon cresus",
        ("[yes] no", "column: venus [terra]", "column: [venus]"),
        "own zenon cresus",
    ),
    Case(
        "chaka",
        "mercury 1; credits 0 +10; exiled own felis cresus",
        ("[yes] no", "column: [venus] mars", "column: [venus] mars"),
        "own nero cresus felis titus",
    ),
    # CL4RKE: 1 Mercury; 2 anywhere; may give 1 zenithium for 2 on another planet
    Case("cl4rke", "mercury 1; credits -9; mars 2", ("planet: all [mars]", "yes [no]")),
    Case(
        "cl4rke",
        "mercury 3; credits -9; zenithium -1; their zenithium 1; venus 2",
        ("planet: all [mercury]", "[yes] no", "planet: all -mercury [venus]"),
    ),
    Case(
        "cl4rke",
        "mercury 3; credits -9; zenithium -1; their zenithium 1; mars 2",
        ("planet: all [mars]", "[yes] no", "planet: all -mars [mercury]"),
        "zenithium 1",
    ),
    Case("cl4rke", "mercury 1; credits -9; mars 2", ("planet: all [mars]",), "zenithium 0"),
    # Double Joe: 1 Mercury; 2 zenithium; may give the badge for 2 more
    Case("double-joe", "mercury 1; credits -5; zenithium 2"),
    Case("double-joe", "mercury 1; credits -5; zenithium 2", (), "badge theirs"),
    Case("double-joe", "mercury 1; credits -5; zenithium 2", ("yes [no]",), "badge silver"),
    Case("double-joe", "mercury 1; credits -5; zenithium 4; badge theirs", ("[yes] no",), "badge silver"),
    Case("double-joe", "mercury 1; credits -5; zenithium 4; badge theirs", ("[yes] no",), "badge gold"),
    # Guy Gambler: 1 Mercury; 5 credits; with the badge a token from the reserve
    Case("guy-gambler", "mercury 1; credits -3 +5"),
    Case("guy-gambler", "mercury 1; credits -3 +5", (), "badge theirs"),
    Case("guy-gambler", "mercury 1; credits -3 +5; used credits-3; credits 3", (), "badge silver; reserve credits-3"),
    Case(
        "guy-gambler", "mercury 1; credits -3 +5; used zenithium-1; zenithium 1", (), "badge gold; reserve zenithium-1"
    ),
    # H4MILT0N: 1 Mercury; mobilize 2; may give the badge to mobilize 3
    Case("h4milt0n", "mercury 1; credits -2; mobilized titus zenon", (), "deck titus zenon"),
    Case("h4milt0n", "mercury 1; credits -2; mobilized titus zenon", ("yes [no]",), "deck titus zenon; badge gold"),
    Case(
        "h4milt0n",
        "mercury 1; credits -2; mobilized titus zenon cresus ivan nero; badge theirs",
        ("[yes] no",),
        "deck titus zenon cresus ivan nero; badge silver",
    ),
    Case("h4milt0n", "mercury 1; credits -2; mobilized titus", (), "deck titus; badge theirs"),
    # HUXL3Y: 1 Mercury; 1 anywhere; with the badge 3 credits
    Case("huxl3y", "mercury 2; credits -5", ("planet: all [mercury]",)),
    Case("huxl3y", "mercury 1; jupiter 1; credits -5", ("planet: all [jupiter]",), "badge theirs"),
    Case("huxl3y", "mercury 1; jupiter 1; credits -5 +3", ("planet: all [jupiter]",), "badge silver"),
    # Khan: 1 Mercury; 2 anywhere; may give the badge for 2 on another planet
    Case("khan", "mercury 1; credits -9; terra 2", ("planet: all [terra]",)),
    Case("khan", "mercury 1; credits -9; terra 2", ("planet: all [terra]", "yes [no]"), "badge silver"),
    Case(
        "khan",
        "mercury 1; credits -9; terra 2; venus 2; badge theirs",
        ("planet: all [terra]", "[yes] no", "planet: all -terra [venus]"),
        "badge gold",
    ),
    Case(
        "khan",
        "mercury 3; credits -9; terra 2; badge theirs",
        ("planet: all [mercury]", "[yes] no", "planet: all -mercury [terra]"),
        "badge silver",
    ),
    # Lula Smart: 1 Mercury; 4 credits; may give 1 zenithium for 2 Terra
    Case("lula-smart", "mercury 1; credits -1 +4", ("yes [no]",)),
    Case(
        "lula-smart", "mercury 1; credits -1 +4; zenithium -1; their zenithium 1; terra 2", ("[yes] no",), "zenithium 1"
    ),
    Case("lula-smart", "mercury 1; credits -1 +4", (), "zenithium 0"),
    # Magellan: 1 Mercury; 1 anywhere; 1 on another planet; transfer one of each planet
    Case("magellan", "mercury 2; credits -10; venus 1", ("planet: all [mercury]", "planet: all -mercury [venus]")),
    Case(
        "magellan",
        "mercury 2; credits -10; jupiter 1; transferred nero felis zenon titus ivan",
        ("planet: all [jupiter]", "planet: all -jupiter [mercury]"),
        "their nero cresus felis zenon titus ivan; own geta",
    ),
    Case(
        "magellan",
        "mercury 1; mars 1; credits -10; terra 1; transferred felis ivan",
        ("planet: all [mars]", "planet: all -mars [terra]"),
        "their cresus felis ivan",
    ),
    # Master Din: 1 Mercury; 1 Mars; silver badge
    Case("master-din", "mercury 1; mars 1; credits -6; badge silver"),
    Case("master-din", "mercury 1; mars 1; credits -6; badge silver", (), "badge theirs-gold"),
    Case("master-din", "mercury 1; mars 1; credits -6; badge gold", (), "badge silver"),
    # Nero: 1 Mercury; 3 zenithium
    Case("nero", "mercury 1; credits -7; zenithium 3"),
    Case("nero", "mercury 1; credits -5; zenithium 3", (), "own w3lls khan"),
    # ORW3LL: 1 Mercury; a token from the reserve; may give the badge for 7 credits
    Case("orw3ll", "mercury 1; credits -1 +4; used credits-4", (), "reserve credits-4"),
    Case("orw3ll", "mercury 1; credits -1 +4; used credits-4", ("yes [no]",), "reserve credits-4; badge silver"),
    Case(
        "orw3ll",
        "mercury 1; credits -1 +4 +7; used credits-4; badge theirs",
        ("[yes] no",),
        "reserve credits-4; badge silver",
    ),
    Case(
        "orw3ll",
        "mercury 1; credits -1 +7; used leader-badge; badge theirs",
        ("[yes] no",),
        "reserve leader-badge; badge theirs",
    ),
    # Punk Mari: 1 Mercury; discard the hand; 2 anywhere
    Case(
        "punk-mari",
        "mercury 1; credits -7; discarded titus chaka; mars 2; drew 4",
        ("planet: all [mars]",),
        "hand titus chaka",
    ),
    Case("punk-mari", "mercury 3; credits -7; drew 4", ("planet: all [mercury]",), "hand"),
    # Secret Kali: 1 Mercury; may give 3 credits for 2 on another planet than Mercury
    Case("secret-kali", "mercury 1; credits -2", ("yes [no]",)),
    Case(
        "secret-kali",
        "mercury 1; credits -2 -3; their credits 3; venus 2",
        ("[yes] no", "planet: all -mercury [venus]"),
        "credits 5",
    ),
    Case(
        "secret-kali",
        "mercury 1; credits -2 -3; their credits 3; jupiter 2",
        ("[yes] no", "planet: all -mercury [jupiter]"),
    ),
    Case("secret-kali", "mercury 1; credits -2", (), "credits 4"),
    # W3LLS: 1 Mercury; with the badge 1 more
    Case("w3lls", "mercury 1; credits -4"),
    Case("w3lls", "mercury 1; credits -4", (), "badge theirs"),
    Case("w3lls", "mercury 2; credits -4", (), "badge silver"),
    Case("w3lls", "mercury 2; credits -4", (), "badge gold"),
    # WUL: 1 Mercury; exile 2, 4 or 7 of the own Mercury column for 2, 4 or 7 zenithium
    Case("wul", "mercury 1; credits -2"),
    Case("wul", "mercury 1; credits -1; zenithium 2; exiled own wul nero", ("price: [1] no",), "own nero"),
    Case("wul", "mercury 1", ("price: 1 2 [no]",), FOUR),
    Case("wul", "mercury 1; zenithium 4; exiled own wul w3lls huxl3y nero", ("price: 1 [2] no",), FOUR),
    Case(
        "wul",
        "mercury 1; zenithium 7; exiled own wul atlas orw3ll khan w3lls huxl3y nero",
        ("price: 1 2 [3] no",),
        SEVEN,
    ),
)


@cases(*AGENTS)
def test_recruiting(mode: Mode, case: Case, acting: int) -> None:
    """Z6.1, Z6.2, Z7.1, Z7.2, Z7.10, Z7.12, Z7.14, Z7.15, Z7.16, Z7.18, Z7.19, Z7.20  What each agent does."""
    check(mode, case, acting)


def test_every_agent_of_the_planet_is_here(mode: Mode) -> None:
    """Z1.2  18 agents."""
    assert {case.action for case in AGENTS} == set(mode.game.lexicon.lists["agent"][:18])
