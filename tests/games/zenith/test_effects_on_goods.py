"""Effects on credits, cards, badge and technologies (Z7.7 to Z7.22): only here each clause is tried at its edges."""

from __future__ import annotations

from itertools import product

import pytest

from tests.games.zenith.cases import Case, cases, check
from tests.games.zenith.scene import PLANETS, SLOTS, TOKENS, agent, column, mine, prompt, scene, told
from tests.games.zenith.test_effects import BOTH, columns
from tests.modes import Mode, Position

# ---------------------------------------------------------------------------- Z7.7 to Z7.10 credits and zenithium


@cases(
    Case("nero", "mercury 1; credits -7; zenithium 3", (), "zenithium 16; their zenithium 16"),
    Case("zenon", "terra 1; credits -1 +8; their credits 2", (), "credits 60; their credits 60"),
    Case("felis", "venus 1; credits -3; zenithium 3; their zenithium 1", (), "zenithium 0; their zenithium 0"),
    Case("lisa-charity", "jupiter 1; credits -2; zenithium 2; their credits 3", (), "credits 2; their credits 0"),
)
def test_from_the_supply(mode: Mode, case: Case, acting: int) -> None:
    """Z7.7  The supply has no end, and what the other side gains is not paid by anybody."""
    check(mode, case, acting)


@cases(
    Case("ivan", "jupiter 1; credits -1", (), "own nero zenon"),
    Case("ivan", "jupiter 1; credits -1 +2", (), "their nero wul khan"),
    Case("ivan", "jupiter 1; credits 0 +4", (), "their nero titus; own geta"),
    Case("geronimo", "venus 1; credits -2 +2", (), "their nero titus ivan"),
    Case("geronimo", "venus 1; credits 0 +4", (), "own cresus felis nero"),
)
def test_for_each_column(mode: Mode, case: Case, acting: int) -> None:
    """Z7.8  Columns, not agents; the one that is recruited counts."""
    check(mode, case, acting)


@BOTH
def test_printed_example_ivan(mode: Mode, acting: int) -> None:
    """Z7.8  Agents on Venus, Terra and Mars: 6 credits."""
    p = scene(
        mode,
        acting=acting,
        hands={acting: ["ivan"]},
        columns=columns(acting, (), ("cresus", "felis", "zenon", "titus")),
    )
    p.play("recruit ivan", seed=1)
    assert p.credits[acting] == 50 - 1 + 6


@cases(
    Case(
        "captain-andreev",
        "jupiter 1; credits -2 +10; transferred queen-suzanne",
        ("[yes] no", "column: [jupiter]"),
        "own geta ivan; their queen-suzanne",
    ),
    Case(
        "bajazet",
        "jupiter 1; credits -3 +10; exiled their magellan",
        ("[yes] no", "column: [mercury]"),
        "their nero khan magellan",
    ),
    Case(
        "donald-smooth",
        "jupiter 1; credits 0 +3; discarded geta; drew 4",
        ("[yes] no", "discard: [geta]"),
        "hand geta; own ivan gibs0n",
    ),
    Case("moussa", "venus 1; credits -2 +8", (), "levels 0 5 1; their levels 1 1 1"),
    Case("ilda-flores", "venus 1; credits -1", (), "levels 0 0 0"),
)
def test_other_amounts(mode: Mode, case: Case, acting: int) -> None:
    """Z7.8  The printed cost, whatever a column would make of it; technologies, not levels."""
    check(mode, case, acting)


@cases(
    Case(
        "develop sir-sam",
        "zenithium -3; levels 0 3 0; credits 3; their credits -1; mobilized nero ivan; mars 1",
        ("planet: all [mars]",),
        "levels 0 2 0; deck nero ivan; their credits 1",
    ),
    Case(
        "develop sir-sam",
        "zenithium -3; levels 0 3 0; credits 3; mobilized nero ivan; mars 1",
        ("planet: all [mars]",),
        "levels 0 2 0; deck nero ivan; their credits 0",
    ),
    Case(
        "develop sir-sam",
        "zenithium -2 +1; levels 0 2 0; used credits-3; credits 3",
        (),
        "levels 0 1 0; their zenithium 0; reserve credits-3",
        "boards=D-O-P",
    ),
    Case(
        "develop sir-sam",
        "zenithium -2 +1; their zenithium -1; levels 0 2 0; used credits-3; credits 3",
        (),
        "levels 0 1 0; zenithium 2; their zenithium 5; reserve credits-3",
        "boards=D-O-P",
    ),
)
def test_stealing(mode: Mode, case: Case, acting: int) -> None:
    """Z7.9  Out of the opponent's reserve; the rest comes from the supply."""
    check(mode, case, acting)


@cases(
    Case("secret-kali", "mercury 1; credits -2", (), "credits 4"),
    Case(
        "secret-kali",
        "mercury 1; credits -5; their credits 3; mars 2",
        ("[yes] no", "planet: all -mercury [mars]"),
        "credits 5; their credits 0",
    ),
    Case("suleiman", "jupiter 1; credits -1", (), "credits 3; their credits 30"),
    Case(
        "suleiman", "jupiter 1; credits -1 -7; mars 2", ("price: 1 [2] no", "planet: all -jupiter [mars]"), "credits 8"
    ),
    Case("annie", "jupiter 1; credits -1 +5 +7; badge theirs", ("[yes] no",), "badge silver"),
    Case("annie", "jupiter 1; credits -1 +5 +7; badge theirs", ("[yes] no",), "badge gold"),
    Case("annie", "jupiter 1; credits -1 +5", (), "badge theirs-gold"),
    Case(
        "cl4rke",
        "mercury captured; credits -9; taken mercury; zenithium 1 -1; their zenithium 1; mars 2; venus 2",
        ("planet: all -mercury [mars]", "[yes] no", "planet: all -mercury -mars [venus]"),
        "mercury 3; open mercury=zenithium-1; zenithium 0",
    ),
)
def test_spending_and_giving(mode: Mode, case: Case, acting: int) -> None:
    """Z7.10, Z6.6  All of it has to be there; a badge that is given lies on silver."""
    check(mode, case, acting)


# ---------------------------------------------------------------------------- Z7.11 to Z7.14 cards


@cases(
    Case(
        "gibs0n",
        "jupiter 1; credits -3; transferred ivan annie",
        ("column: [jupiter]", "column: [jupiter]"),
        "own geta; their annie ivan",
    ),
    Case(
        "gibs0n",
        "jupiter 1; credits -4; transferred nero; badge theirs",
        ("column: [mercury]", "[yes] no"),
        "their nero; badge silver",
    ),
    Case(
        "magellan",
        "mercury 1; credits -10; venus 1; mars 1; transferred wul",
        ("planet: all [venus]", "planet: all -venus [mars]"),
        "their nero wul",
    ),
)
def test_transfer(mode: Mode, case: Case, acting: int) -> None:
    """Z7.11  The last card, for nothing and without its effects; anew for each; it stops when nothing is left."""
    check(mode, case, acting)


@cases(
    Case("chaka", "mercury 1; credits -1", (), "own zenon; their cresus titus"),
    Case("chaka", "mercury 1; credits 0", (), "own nero wul zenon"),
    Case(
        "chaka",
        "mercury 1; credits -1 +10; exiled own zenon bruss0l0",
        ("[yes] no", "column: [terra]", "column: [terra]"),
        "own bruss0l0 zenon",
    ),
    Case("wul", "mercury 1; credits 0", ("price: 1 [no]",), "own nero khan"),
    Case(
        "h3rb3rt", "terra 1; credits -6; exiled own ivan; jupiter captured", ("[yes] no",), "own geta ivan; jupiter 3"
    ),
    Case(
        "lady-moore",
        "mars 1; credits -10; exiled their nero; mercury 1",
        ("column: [mercury]",),
        "own zenon ivan; their nero",
    ),
)
def test_exile(mode: Mode, case: Case, acting: int) -> None:
    """Z7.12  The last card of a column of the zone that is meant; as a price all of them."""
    check(mode, case, acting)


@BOTH
def test_printed_example_tiberius(mode: Mode, acting: int) -> None:
    """Z7.12, Z7.20  He is the first to go of the last 2, 4 or 7."""
    own = ("zenon", "bruss0l0", "v3rn3", "augustus")
    p = scene(mode, acting=acting, hands={acting: ["tiberius"]}, columns=columns(acting, own))
    p.play("recruit tiberius")
    assert p.choices() == {"price 1", "price 2", "no"}
    assert p.objection("price 3") == ("too-few-agents", 2, 7, 5)
    p.play("price 2", seed=1)
    gone = [note[3] for note in p.happened if note[0] == "exiled"]
    assert gone == [agent(p, name) for name in ("tiberius", "augustus", "v3rn3", "bruss0l0")]
    assert column(p, acting, "terra") == ["zenon"]


@BOTH
def test_a_column_that_is_empty(mode: Mode, acting: int) -> None:
    """Z7.11, Z7.12, Z7.22  Only columns of the right side with agents can be chosen."""
    p = scene(mode, acting=acting, hands={acting: ["caligula"]}, columns=columns(acting, ("nero",), ("ivan",)))
    p.play("recruit caligula")
    assert prompt(p) == "transfer"
    assert p.choices() == {"column jupiter"}
    assert p.objection("column mercury") == ("empty-column", 0, 1 - acting)


@cases(
    Case("w4ts0n", "mars 1; credits -1 +5; mobilized nero", (), "deck nero; badge silver"),
    Case("h4milt0n", "mercury 1; credits -2; mobilized nero; returned ivan", (), "deck nero; discards ivan"),
    Case("h4milt0n", "mercury 1; credits -2", (), "deck"),
    Case("domitian", "mars 1; credits -9; returned ivan; jupiter 1", (), "deck; discards ivan"),
)
def test_mobilize(mode: Mode, case: Case, acting: int) -> None:
    """Z7.13, Z4.3  Into the column of its planet, without its effects; from the pile when the deck is empty."""
    check(mode, case, acting)


@cases(
    Case("atlas", "mercury 1; credits -3; badge silver; drew 5", (), "hand"),
    Case("elisabeth", "terra 1; credits -2; zenithium 1; discarded nero; drew 4", ("discard: [nero]",), "hand nero"),
    Case("punk-mari", "mercury 1; credits -7; discarded nero; venus 2; drew 4", ("planet: all [venus]",), "hand nero"),
    Case("ice-june", "terra 1; credits -4; drew 4", (), "hand"),
    Case("donald-smooth", "jupiter 1; credits -2; drew 4", (), "hand"),
)
def test_discard(mode: Mode, case: Case, acting: int) -> None:
    """Z7.14  From the hand, where the recruited agent is no more; with an empty hand it is ignored, or not payable."""
    check(mode, case, acting)


# ---------------------------------------------------------------------------- Z7.15, Z7.16 badge and tokens


@cases(
    Case("don-dune", "mars 1; venus 1; credits -6; badge silver"),
    Case("don-dune", "mars 1; venus 1; credits -6; badge silver", (), "badge theirs"),
    Case("don-dune", "mars 1; venus 1; credits -6; badge silver", (), "badge theirs-gold"),
    Case("don-dune", "mars 1; venus 1; credits -6; badge gold", (), "badge silver"),
    Case("don-dune", "mars 1; venus 1; credits -6", (), "badge gold"),
    Case("queen-suzanne", "jupiter 1; mars 2; credits -10; zenithium 2; badge gold", ("planet: all [mars]",)),
    Case(
        "queen-suzanne",
        "jupiter 1; mars 2; credits -10; zenithium 2; badge gold",
        ("planet: all [mars]",),
        "badge theirs-gold",
    ),
    Case(
        "queen-suzanne",
        "jupiter 1; mars 2; credits -10; zenithium 2; badge gold",
        ("planet: all [mars]",),
        "badge theirs",
    ),
    Case(
        "queen-suzanne",
        "jupiter 1; mars 2; credits -10; zenithium 2; badge gold",
        ("planet: all [mars]",),
        "badge silver",
    ),
    Case("queen-suzanne", "jupiter 1; mars 2; credits -10; zenithium 2", ("planet: all [mars]",), "badge gold"),
)
def test_the_badge(mode: Mode, case: Case, acting: int) -> None:
    """Z7.15  Silver when it is new, gold when it was silver; some effects say gold whatever it was."""
    check(mode, case, acting)


def tokens_left(p: Position, reserve: str, used: str) -> None:
    """Only these tokens, the others are out of sight."""
    for number, kind in enumerate(TOKENS):
        p.reserve[number] = int(kind == reserve)
        p.used[number] = int(kind == used)


@BOTH
def test_a_token_when_the_reserve_is_empty(mode: Mode, acting: int) -> None:
    """Z7.16, Z4.3  The used ones are the new reserve; if there are none either, the effect is ignored."""
    p = scene(mode, acting=acting, hands={acting: ["orw3ll"]})
    tokens_left(p, "", "credits-4")
    p.play("recruit orw3ll", seed=1)
    assert p.credits[acting] == 50 - 1 + 4
    assert [int(n) for n in p.used] == [int(kind == "credits-4") for kind in TOKENS]
    assert sum(map(int, p.reserve)) == 0
    p = scene(mode, acting=acting, hands={acting: ["orw3ll"]})
    tokens_left(p, "", "")
    p.play("recruit orw3ll", seed=1)
    assert p.credits[acting] == 49
    assert ("no-token", acting) in p.happened


@BOTH
def test_every_token_of_the_reserve_may_come(mode: Mode, acting: int) -> None:
    """Z7.16  At random, and never one that lies on the boards."""
    p = scene(mode, acting=acting, hands={acting: ["orw3ll"]}, tokens={"mars": "mobilize-2", "venus": "exile-2"})
    drawn = set()
    for seed in range(150):
        q = p.copy().play("recruit orw3ll", seed=seed)
        drawn |= {list(TOKENS)[int(note[2])] for note in q.happened if note[0] == "token-drawn"}
    assert drawn == set(TOKENS) - {"mobilize-2", "exile-2"}


@BOTH
def test_a_token_from_the_boards(mode: Mode, acting: int) -> None:
    """Z7.16, Z5.4  Any that still lies there; whoever captures the planet later finds none."""
    p = scene(
        mode,
        acting=acting,
        hands={acting: ["handy-luke"], 1 - acting: ["cresus"]},
        tokens={"venus": "credits-4", "human-level-2": "influence"},
        discs=mine(acting, venus=-3),
    )
    p.play("recruit handy-luke")
    assert prompt(p) == "token"
    assert p.choices() == {"token venus", "token human-level-2"}
    assert p.objection("token mars") == ("no-token-there", SLOTS.index("mars"))
    p.play("token venus", seed=1).play("recruit cresus", seed=1)
    assert p.captured[1 - acting, 1] == 1
    assert p.credits[1 - acting] == 50 - 1 + 6
    assert p.slot[1] == -1


# ---------------------------------------------------------------------------- Z7.17 develop by a card


@BOTH
def test_printed_example_as1m0v(mode: Mode, acting: int) -> None:
    """Z7.17  Up to level 3 for 1 zenithium; then levels 3, 2 and 1."""
    p = scene(mode, acting=acting, hands={acting: ["as1m0v"]}, levels={acting: (0, 0, 2)}, zenithium=(1, 1))
    p.play("recruit as1m0v")
    assert p.remark("advance robot")[:3] == ("advance", 1, p.game.lexicon.lists["level"].index("n-3"))
    p.play("advance robot", "planet mars", "planet terra", seed=1)
    assert p.zenithium[acting] == 0
    assert [int(p.level[acting, n]) for n in range(3)] == [0, 0, 3]
    assert p.badge == acting
    assert column(p, acting, "venus") == ["as1m0v"]


@cases(
    Case(
        "as1m0v",
        "venus 1; credits -10; levels 0 0 2; badge silver; taken robot-level-2; credits 4; transferred titus",
        ("advance: animod human [robot] no", "column: [mars]"),
        "levels 0 0 1; zenithium 0; open robot-level-2=credits-4; their titus",
    ),
    Case(
        "as1m0v",
        "venus 1; credits -10; zenithium -1; levels 3 3 3; terra 1; mars 1; credits 2; jupiter 3",
        ("advance: [animod] no", "planet: all -jupiter [terra]", "planet: all [jupiter]"),
        "levels 2 3 3; zenithium 1",
    ),
    Case(
        "as1m0v",
        "venus 1; credits -10; zenithium -2; levels 0 0 4; credits 20; badge silver; mars 2; terra 1",
        ("advance: animod human [robot] no", "planet: all [mars]", "planet: all -mars [terra]"),
        "levels 0 0 3; zenithium 2",
    ),
    Case("as1m0v", "venus 1; credits -10 +2; levels 1 5 0", ("advance: [animod] robot no",), "levels 0 5 0"),
    Case("archimedes", "venus 1; credits -6", ("advance: animod [no]",), "levels 3 0 0; zenithium 3"),
    Case("archimedes", "venus 1; credits -6", (), "levels 3 0 0; zenithium 2"),
    Case("br4dbury", "venus 1; credits -6; levels 0 0 1", ("advance: [robot] no",), "zenithium 0"),
    Case("buj0ld", "venus 1; credits -7", ("advance: human [no]",), "levels 3 2 3"),
    Case("buj0ld", "venus 1; credits -7", ("advance: animod robot [no]",), "levels 4 5 4; zenithium 0"),
)
def test_develop_by_a_card(mode: Mode, case: Case, acting: int) -> None:
    """Z7.17, Z3.4, Z3.5, Z3.6  Cheaper, never below 0; with tokens and rows; not when it cannot be paid or is at 5."""
    check(mode, case, acting)


@BOTH
def test_the_technology_of_another_faction(mode: Mode, acting: int) -> None:
    """Z7.17  Archimedes develops animods only."""
    p = scene(mode, acting=acting, hands={acting: ["archimedes"]})
    p.play("recruit archimedes")
    assert prompt(p) == "advance"
    assert p.objection("advance human") == ("other-technology", 1, 0)


# ---------------------------------------------------------------------------- Z7.18 to Z7.21 if, may, choose


@cases(
    Case(
        "ch4mb3rs",
        "jupiter captured; credits -8; taken jupiter; badge silver; zenithium 4",
        (),
        "jupiter 3; open jupiter=leader-badge; badge theirs",
    ),
    Case(
        "w3lls", "mercury captured; credits -4; taken mercury; badge silver", (), "mercury 3; open mercury=leader-badge"
    ),
    Case(
        "th0mps0n",
        "jupiter captured; credits -8 +4; taken jupiter; mars 2; venus 1",
        ("planet: all -jupiter [mars]", "planet: all -jupiter -mars [venus]"),
        "jupiter 3; open jupiter=credits-4; credits 10",
    ),
    Case(
        "th0mps0n",
        "jupiter 1; credits -8; mars 2; venus 1",
        ("planet: all [mars]", "planet: all -mars [venus]"),
        "credits 14",
    ),
    Case("th0mps0n", "jupiter 1; credits -8; mars 2", ("planet: all [mars]",), "credits 13; their credits 50"),
    Case(
        "guy-gambler",
        "mercury 1; credits -3 +5; used influence; mars 1",
        ("planet: all [mars]",),
        "badge silver; reserve influence",
    ),
)
def test_if(mode: Mode, case: Case, acting: int) -> None:
    """Z7.18, Z6.6  Read when it is reached; then it has to be applied; credits are not paid for it."""
    check(mode, case, acting)


@pytest.mark.parametrize("answers", list(product((True, False), repeat=4)))
@BOTH
def test_printed_example_h3rb3rt(mode: Mode, acting: int, answers: tuple[bool, ...]) -> None:
    """Z7.19  Four questions in the order Mercury, Venus, Mars, Jupiter; any of them may be answered yes."""
    own = ("nero", "cresus", "titus", "ivan")
    p = scene(mode, acting=acting, hands={acting: ["h3rb3rt"]}, columns=columns(acting, own))
    p.play("recruit h3rb3rt")
    for yes in answers:
        assert p.choices() == {"yes", "no"}
        p.play("yes" if yes else "no", seed=1)
    moved = [int(p.disc[n]) * (1 - 2 * acting) for n in range(5)]
    assert moved == [answers[0], answers[1], 1, answers[2], answers[3]]
    left = [len(column(p, acting, planet)) for planet in PLANETS]
    assert left == [not answers[0], not answers[1], 1, not answers[2], not answers[3]]


@cases(
    Case(
        "hiroshi-sun", "venus 1; credits -1 +4; zenithium -1; their zenithium 1; mars new", ("[yes] no",), "mars gone"
    ),
    Case("h3rb3rt", "terra 1; credits -6; exiled own nero; mercury new", ("[yes] no",), "mercury gone; own nero"),
    Case(
        "lula-smart",
        "mercury captured; credits -1 +4; taken mercury; zenithium 1 -1; their zenithium 1; terra 2",
        ("[yes] no",),
        "mercury 3; open mercury=zenithium-1; zenithium 0",
    ),
    Case(
        "sneaky-jules",
        "terra 1; credits -1 +4; zenithium -1; their zenithium 1",
        ("[yes] no",),
        "mercury 1; venus 1; mars 1; jupiter 1",
    ),
)
def test_may(mode: Mode, case: Case, acting: int) -> None:
    """Z7.19, Z6.6  The price in full, also for nothing; a token just taken may pay it."""
    check(mode, case, acting)


@cases(
    Case("stessy-power", "venus 1; credits -3", ("price: 1 2 [no]",), "zenithium 3"),
    Case(
        "stessy-power",
        "venus captured; credits -3; zenithium -4; mars 3",
        ("price: 1 2 [3] no", "planet: all -venus [mars]"),
        "venus 3",
    ),
    Case(
        "suleiman",
        "jupiter 1; credits -1 -12; terra captured",
        ("price: 1 2 [3] no", "planet: all -jupiter [terra]"),
        "terra 1",
    ),
    Case(
        "suleiman",
        "jupiter 1; credits -1 -3; terra captured",
        ("price: [1] no", "planet: all -jupiter [terra]"),
        "terra 3; credits 4",
    ),
)
def test_one_of_several_prices(mode: Mode, case: Case, acting: int) -> None:
    """Z7.20  One of those that can be paid in full, once; all that it buys goes to one planet."""
    check(mode, case, acting)


@cases(
    Case("geta", "jupiter 1; credits -3", ("option: [1] 2",), "badge gold"),
    Case("ramses", "mars 1; credits -3", ("option: [1] 2",), "own nero"),
    Case("ramses", "mars 1; credits -3 +8", ("option: 1 [2]",), "own nero"),
    Case("v4nc3", "mars 1; credits -2", ("option: [1] 2",), "own nero"),
    Case("caesar", "mars captured; credits -2; zenithium 1", ("option: [1] 2",), "mars 3"),
)
def test_one_of_two(mode: Mode, case: Case, acting: int) -> None:
    """Z7.21  One has to be chosen, and it may do nothing."""
    check(mode, case, acting)


@BOTH
def test_must_and_may(mode: Mode, acting: int) -> None:
    """Z6.2, Z7.5, Z7.21  No is no answer where nothing has been priced."""
    p = scene(mode, acting=acting, hands={acting: ["titus", "geta"]})
    assert p.copy().play("recruit titus").objection("no")[0] == "must"
    assert p.copy().play("recruit geta").objection("no")[0] == "must"


# ---------------------------------------------------------------------------- Z7.22 move a card, then gain


@BOTH
def test_printed_example_domitian(mode: Mode, acting: int) -> None:
    """Z7.22  Each card is mobilized and brings its influence before the next one is turned up."""
    p = scene(mode, acting=acting, hands={acting: ["domitian"]})
    p.play("recruit domitian", seed=5)
    assert [line.split()[0] for line in told(p) if line.split()[0] in ("pulled", "mobilized")] == [
        "pulled",
        *["mobilized", "pulled"] * 3,
    ]
    notes = [note for note in p.happened if note[0] in ("pulled", "mobilized")][1:]
    for moved, pulled in zip(notes[::2], notes[1::2], strict=True):
        assert pulled == ("pulled", acting, 1, int(moved[2]) // 18)


@cases(
    Case(
        "domitian",
        "mars 1; credits -9; mobilized ivan; jupiter captured; taken jupiter; credits 4",
        (),
        "deck ivan; jupiter 3; open jupiter=credits-4",
    ),
    Case(
        "caligula",
        "mars 1; credits -5; transferred ivan; jupiter captured; taken jupiter; terra 1",
        ("column: [jupiter]", "planet: all -jupiter [terra]"),
        "their ivan; jupiter 3; open jupiter=influence",
    ),
    Case(
        "lady-moore",
        "mars 1; credits -10; exiled their ivan geta annie nero; jupiter captured; taken jupiter; mercury 1",
        ("column: mercury [jupiter]", "column: mercury [jupiter]", "column: mercury [jupiter]", "column: [mercury]"),
        "their nero annie geta ivan; jupiter 3; open jupiter=exile-2",
    ),
)
def test_a_capture_between_two_cards(mode: Mode, case: Case, acting: int) -> None:
    """Z7.22, Z5.6  The token comes before the next card."""
    check(mode, case, acting)


@cases(
    Case(
        "develop m4rt1n",
        "zenithium -4; levels 0 0 4; exiled own zenon ivan; terra 2; jupiter captured; credits 10; "
        "mobilized nero titus",
        ("column: [terra] jupiter", "column: [jupiter]"),
        "levels 0 0 3; own bruss0l0 zenon ivan; jupiter 2; deck nero titus",
        "boards=D-O-P",
    ),
    Case(
        "develop m4rt1n",
        "zenithium -4; levels 0 0 4; exiled own zenon; terra 2; credits 10; mobilized nero titus",
        ("column: [terra]",),
        "levels 0 0 3; own bruss0l0 zenon; deck nero titus",
        "boards=D-O-P",
    ),
    Case(
        "develop m4rt1n",
        "zenithium -4; levels 0 0 4; exiled own zenon; terra new; credits 10; mobilized nero titus",
        ("column: [terra]",),
        "levels 0 0 3; own zenon; terra gone; deck nero titus",
        "boards=D-O-P",
    ),
)
def test_level_p4(mode: Mode, case: Case, acting: int) -> None:
    """Z7.22  Two own cards of different planets, not optional; with one planet only the second time is ignored."""
    check(mode, case, acting)
