"""The eight kinds of tokens, in every way by which one gets them: only here each kind meets each way."""

from __future__ import annotations

import pytest

from tests.games.zenith.cases import Case, cases, check
from tests.games.zenith.scene import TOKENS
from tests.modes import Mode
from vetta.core.game import Setup

DRAWN = (
    # ORW3LL: 1 Mercury and a token from the reserve
    Case("orw3ll", "mercury 1; credits -1; used influence; mars 1", ("planet: all [mars]",), "reserve influence"),
    Case("orw3ll", "mercury 2; credits -1; used influence", ("planet: all [mercury]",), "reserve influence"),
    Case("orw3ll", "mercury 1; credits -1; used zenithium-1; zenithium 1", (), "reserve zenithium-1 zenithium-1"),
    Case("orw3ll", "mercury 1; credits -1; used credits-3; credits 3", (), "reserve credits-3"),
    Case("orw3ll", "mercury 1; credits -1; used credits-4; credits 4", (), "reserve credits-4"),
    Case("orw3ll", "mercury 1; credits -1; used leader-badge; badge silver", ("yes [no]",), "reserve leader-badge"),
    Case(
        "orw3ll",
        "mercury 1; credits -1; used leader-badge; badge gold",
        ("yes [no]",),
        "reserve leader-badge; badge silver",
    ),
    Case(
        "orw3ll",
        "mercury 1; credits -1; used mobilize-2; mobilized nero ivan",
        (),
        "reserve mobilize-2; deck nero ivan",
    ),
    Case("orw3ll", "mercury 1; credits -1; used exile-2", (), "reserve exile-2; own zenon"),
    Case(
        "orw3ll",
        "mercury 1; credits -1; used exile-2; exiled their nero",
        ("column: [mercury]",),
        "reserve exile-2; their nero",
    ),
    Case(
        "orw3ll",
        "mercury 1; credits -1; used exile-2; exiled their nero wul",
        ("column: [mercury] jupiter", "column: [mercury] jupiter"),
        "reserve exile-2; their wul nero ivan",
    ),
    Case("orw3ll", "mercury 1; credits -1; used transfer-1", (), "reserve transfer-1; own zenon"),
    Case(
        "orw3ll",
        "mercury 1; credits -1; used transfer-1; transferred ivan",
        ("column: mercury [jupiter]",),
        "reserve transfer-1; their wul nero ivan",
    ),
)

CAPTURED = (
    # Cresus captures Venus: the token first, then 6 credits
    Case(
        "cresus",
        "venus captured; credits -1 +6; taken venus; mars 1",
        ("planet: all -venus [mars]",),
        "venus 3; open venus=influence",
    ),
    Case("cresus", "venus captured; credits -1 +6; taken venus; zenithium 1", (), "venus 3; open venus=zenithium-1"),
    Case("cresus", "venus captured; credits -1 +6; taken venus; credits 3", (), "venus 3; open venus=credits-3"),
    Case("cresus", "venus captured; credits -1 +6; taken venus; credits 4", (), "venus 3; open venus=credits-4"),
    Case(
        "cresus",
        "venus captured; credits -1 +6; taken venus; badge silver",
        (),
        "venus 3; open venus=leader-badge; badge theirs-gold",
    ),
    Case(
        "cresus",
        "venus captured; credits -1 +6; taken venus; mobilized ivan nero",
        (),
        "venus 3; open venus=mobilize-2; deck nero ivan",
    ),
    Case(
        "cresus",
        "venus captured; credits -1 +6; taken venus; exiled their zenon titus",
        ("column: [terra] mars", "column: [mars]"),
        "venus 3; open venus=exile-2; their titus zenon",
    ),
    Case(
        "cresus",
        "venus captured; credits -1 +6; taken venus; transferred titus",
        ("column: terra [mars]",),
        "venus 3; open venus=transfer-1; their titus zenon",
    ),
    Case("cresus", "venus captured; credits -1 +6", (), "venus 3; open mars=credits-3"),
)

GIVEN = (
    # Titus brings Venus to the other side: its token, its choices; then 10 credits
    Case(
        "titus",
        "mars 1; credits -1 +10; venus lost; taken venus; jupiter -1",
        ("planet: all -mars [venus]", "they planet: all -venus [jupiter]"),
        "venus -3; open venus=influence",
    ),
    Case(
        "titus",
        "mars 1; credits -1 +10; venus lost; taken venus; their zenithium 1",
        ("planet: all -mars [venus]",),
        "venus -3; open venus=zenithium-1",
    ),
    Case(
        "titus",
        "mars 1; credits -1 +10; venus lost; taken venus; their credits 3",
        ("planet: all -mars [venus]",),
        "venus -3; open venus=credits-3",
    ),
    Case(
        "titus",
        "mars 1; credits -1 +10; venus lost; taken venus; their credits 4",
        ("planet: all -mars [venus]",),
        "venus -3; open venus=credits-4",
    ),
    Case(
        "titus",
        "mars 1; credits -1 +10; venus lost; taken venus; badge theirs",
        ("planet: all -mars [venus]",),
        "venus -3; open venus=leader-badge; badge gold",
    ),
    Case(
        "titus",
        "mars 1; credits -1 +10; venus lost; taken venus; badge theirs-gold",
        ("planet: all -mars [venus]",),
        "venus -3; open venus=leader-badge; badge theirs",
    ),
    Case(
        "titus",
        "mars 1; credits -1 +10; venus lost; taken venus; mobilized-theirs nero ivan",
        ("planet: all -mars [venus]",),
        "venus -3; open venus=mobilize-2; deck nero ivan",
    ),
    Case(
        "titus",
        "mars 1; credits -1 +10; venus lost; taken venus; exiled own titus ivan",
        ("planet: all -mars [venus]", "they column: [mars] jupiter", "they column: [jupiter]"),
        "venus -3; open venus=exile-2; own ivan",
    ),
    Case(
        "titus",
        "mars 1; credits -1 +10; venus lost; taken venus; taken-over ivan",
        ("planet: all -mars [venus]", "they column: mars [jupiter]"),
        "venus -3; open venus=transfer-1; own ivan",
    ),
)

LEVEL_2 = (
    # after the effects of level 2, before those of level 1
    Case(
        "develop m4rt1n",
        "zenithium -2; levels 0 0 2; badge gold; taken robot-level-2",
        (),
        "levels 0 0 1; open robot-level-2=leader-badge",
    ),
    Case(
        "develop m4rt1n",
        "zenithium -2; levels 0 0 2; badge silver",
        (),
        "levels 0 0 1; their levels 0 0 2; open mars=credits-3",
    ),
    Case(
        "develop m4rt1n",
        "zenithium -2; levels 0 0 2; badge silver; taken robot-level-2; transferred titus zenon",
        ("column: terra [mars]", "column: [terra]"),
        "levels 0 0 1; open robot-level-2=transfer-1; their titus zenon",
    ),
    Case(
        "develop m4rt1n",
        "zenithium -2; levels 0 0 2; badge silver; taken robot-level-2; exiled their titus zenon",
        ("column: terra [mars]", "column: [terra]"),
        "levels 0 0 1; open robot-level-2=exile-2; their titus zenon",
    ),
    Case(
        "develop nero",
        "zenithium -2; levels 2 0 0; venus 1; terra 1; taken animod-level-2; mars 1; credits 2",
        ("planet: all -jupiter [venus]", "planet: all [mars]"),
        "levels 1 0 0; open animod-level-2=influence human-level-2=credits-4",
    ),
    Case(
        "develop nero",
        "zenithium -3; levels 3 0 0; venus 1; terra 1; credits 2",
        ("planet: all -jupiter [venus]",),
        "levels 2 0 0; open animod-level-2=influence",
    ),
    Case(
        "develop sir-sam",
        "zenithium -2; levels 0 2 0; mobilized nero zenon ivan titus; taken human-level-2; mars 1",
        ("planet: all [mars]",),
        "levels 0 1 0; open human-level-2=mobilize-2; deck nero zenon ivan titus",
    ),
)

CHOSEN = (
    # Handy Luke: from a planet or a technology; its place stays empty
    Case("handy-luke", "mars 1; credits -4; taken venus; zenithium 1", ("token: [venus]",), "open venus=zenithium-1"),
    Case(
        "handy-luke",
        "mars 1; credits -4; taken human-level-2; mobilized nero ivan",
        ("token: [human-level-2]",),
        "open human-level-2=mobilize-2; deck nero ivan",
    ),
    Case(
        "handy-luke",
        "mars captured; credits -4 +3 +4; taken mars venus",
        ("token: [venus] animod-level-2",),
        "mars 3; open mars=credits-3 venus=credits-4 animod-level-2=influence",
    ),
    Case(
        "handy-luke",
        "mars 1; credits -4; taken terra; exiled their nero ivan",
        ("token: [terra] jupiter", "column: [mercury] jupiter", "column: [jupiter]"),
        "open terra=exile-2 jupiter=leader-badge; their nero ivan",
    ),
    Case(
        "handy-luke",
        "mars 1; credits -4; taken jupiter; badge gold",
        ("token: terra [jupiter]",),
        "open terra=exile-2 jupiter=leader-badge; badge silver",
    ),
)


@cases(*DRAWN)
def test_drawn_from_the_reserve(mode: Mode, case: Case, acting: int) -> None:
    """Z7.16  One of those face down, applied at once, then discarded."""
    check(mode, case, acting)


@cases(*CAPTURED)
def test_with_the_disc_of_a_planet(mode: Mode, case: Case, acting: int) -> None:
    """Z5.4, Z7.16  Whoever captures the first disc gets the token."""
    check(mode, case, acting)


@cases(*GIVEN)
def test_brought_by_the_opponent(mode: Mode, case: Case, acting: int) -> None:
    """Z5.5, Z7.5  They get it in my turn, and they choose."""
    check(mode, case, acting)


@cases(*LEVEL_2)
def test_of_level_2(mode: Mode, case: Case, acting: int) -> None:
    """Z3.5  Between the effects of level 2 and those of level 1, once."""
    check(mode, case, acting)


@cases(*CHOSEN)
def test_chosen_from_the_boards(mode: Mode, case: Case, acting: int) -> None:
    """Z7.16  Any of the open ones; one on the own planet of the card may be gone by then."""
    check(mode, case, acting)


@pytest.mark.parametrize(
    ("kind", "number"),
    [
        ("influence", 4), ("zenithium-1", 3), ("credits-3", 2), ("credits-4", 2), ("leader-badge", 2),
        ("mobilize-2", 1), ("exile-2", 1), ("transfer-1", 1),
    ],
)  # fmt: skip
def test_how_many_there_are(mode: Mode, kind: str, number: int) -> None:
    """Z1.4  16 tokens."""
    p = mode.new(Setup(2, {}), 5)
    n = list(TOKENS).index(kind)
    assert p.reserve[n] + [int(p.slot[slot]) for slot in range(8)].count(n) == number
