"""The 30 levels, the bonuses of the rows and the leaderships, from both sides: only here each level is told apart."""

from __future__ import annotations

from tests.games.zenith.cases import Case, cases, check
from tests.modes import Mode

DOP = "boards=D-O-P"
RUN = "planet: all -jupiter"
"""Where two neighbours can begin."""

LEVELS = (
    # S1: 2 credits. S2: 1 on two neighbours. S3: transfer 3. S4: three times mobilize 1 and gain 1 on its planet
    Case("develop nero", "zenithium -1; levels 1 0 0; credits 2"),
    Case(
        "develop nero",
        "zenithium -2; levels 2 0 0; mercury 1; venus 1; credits 2",
        (f"{RUN} [mercury]",),
        "levels 1 0 0",
    ),
    Case(
        "develop nero",
        "zenithium -2; levels 2 0 0; mars 1; jupiter 1; credits 2",
        (f"{RUN} [mars]",),
        "levels 1 0 0; zenithium 2",
    ),
    Case(
        "develop nero", "zenithium -3; levels 3 0 0; venus 1; terra 1; credits 2", (f"{RUN} [venus]",), "levels 2 0 0"
    ),
    Case(
        "develop nero",
        "zenithium -3; levels 3 0 0; transferred titus zenon caesar; terra 1; mars 1; credits 2",
        ("column: terra [mars] jupiter", "column: [terra] mars jupiter", "column: [mars] jupiter", f"{RUN} [terra]"),
        "levels 2 0 0; their caesar titus zenon ivan",
    ),
    Case(
        "develop nero",
        "zenithium -4; levels 4 0 0; mobilized wul zenon caesar; mercury 1; terra 1; mars 1; transferred ivan; "
        "venus 1; terra 1; credits 2",
        ("column: [jupiter]", f"{RUN} [venus]"),
        "levels 3 0 0; deck wul zenon caesar; their ivan",
    ),
    # S5, D5, U5, O5, N5, P5: 2 anywhere
    Case(
        "develop nero",
        "zenithium -5; levels 5 0 0; jupiter 2; mobilized wul ivan cresus; mercury 1; jupiter 1; venus 1; mars 1; "
        "terra 1; credits 2",
        ("planet: all [jupiter]", f"{RUN} [terra]"),
        "levels 4 0 0; deck wul ivan cresus; zenithium 5",
    ),
    # D1: exile 1 of the opponent. D2: 5 credits. D3: a token, then 1 anywhere. D4: 1 on each planet
    Case("develop nero", "zenithium -1; levels 1 0 0", (), "own wul", DOP),
    Case(
        "develop nero",
        "zenithium -1; levels 1 0 0; exiled their titus",
        ("column: venus [mars]",),
        "their cresus caesar titus",
        DOP,
    ),
    Case(
        "develop nero",
        "zenithium -2; levels 2 0 0; credits 5; exiled their titus",
        ("column: [mars]",),
        "levels 1 0 0; their titus",
        DOP,
    ),
    Case(
        "develop nero",
        "zenithium -3; levels 3 0 0; used credits-3; credits 3; venus 1; credits 5; exiled their titus",
        ("planet: all [venus]", "column: [mars]"),
        "levels 2 0 0; their titus; reserve credits-3",
        DOP,
    ),
    Case(
        "develop nero",
        "zenithium -4; levels 4 0 0; mercury 1; venus 1; terra 1; mars 2; jupiter 1; used zenithium-1; "
        "zenithium 1; credits 5",
        ("planet: all [mars]",),
        "levels 3 0 0; reserve zenithium-1",
        DOP,
    ),
    Case(
        "develop nero",
        "zenithium -5; levels 5 0 0; mercury 1; venus 3; terra 1; mars 2; jupiter 1; used zenithium-1; "
        "zenithium 1; credits 5",
        ("planet: all [venus]", "planet: all [mars]"),
        "levels 4 0 0; reserve zenithium-1",
        DOP,
    ),
    # U1: 1 anywhere. U2: mobilize 2. U3: steal 3 credits. U4: 1 on three neighbours
    Case("develop sir-sam", "zenithium -1; levels 0 1 0; mars 1", ("planet: all [mars]",), "zenithium 1"),
    Case(
        "develop sir-sam",
        "zenithium -2; levels 0 2 0; mobilized wul ivan; terra 1",
        ("planet: all [terra]",),
        "levels 0 1 0; deck wul ivan",
    ),
    Case(
        "develop sir-sam",
        "zenithium -3; levels 0 3 0; credits 3; their credits -3; mobilized wul ivan; terra 1",
        ("planet: all [terra]",),
        "levels 0 2 0; deck wul ivan; their credits 3",
    ),
    Case(
        "develop sir-sam",
        "zenithium -4; levels 0 4 0; mercury 1; venus 1; terra 1; credits 3; their credits -3; "
        "mobilized wul ivan; terra 1",
        ("planet: [mercury] venus terra", "planet: all [terra]"),
        "levels 0 3 0; deck wul ivan",
    ),
    Case(
        "develop sir-sam",
        "zenithium -4; levels 0 4 0; terra 1; mars 1; jupiter 1; credits 3; their credits -3; mobilized wul ivan; "
        "terra 1",
        ("planet: mercury venus [terra]", "planet: all [terra]"),
        "levels 0 3 0; deck wul ivan",
    ),
    Case(
        "develop sir-sam",
        "zenithium -5; levels 0 5 0; jupiter 2; venus 1; terra 1; mars 1; credits 3; their credits -3; "
        "mobilized wul ivan; jupiter 1",
        ("planet: all [jupiter]", "planet: mercury [venus] terra", "planet: all [jupiter]"),
        "levels 0 4 0; deck wul ivan",
    ),
    # O1: a token from the reserve. O2: steal 1 zenithium. O3: mobilize 3. O4: 2 on two neighbours
    Case("develop sir-sam", "zenithium -1; levels 0 1 0; used credits-4; credits 4", (), "reserve credits-4", DOP),
    Case(
        "develop sir-sam",
        "zenithium -2 +1; their zenithium -1; levels 0 2 0; used credits-4; credits 4",
        (),
        "reserve credits-4; levels 0 1 0; their zenithium 1",
        DOP,
    ),
    Case(
        "develop sir-sam",
        "zenithium -3 +1; their zenithium -1; levels 0 3 0; mobilized wul ivan zenon; used credits-4; credits 4",
        (),
        "reserve credits-4; levels 0 2 0; deck wul ivan zenon",
        DOP,
    ),
    Case(
        "develop sir-sam",
        "zenithium -4 +1; their zenithium -1; levels 0 4 0; terra 2; mars 2; mobilized wul ivan zenon; "
        "used credits-4; credits 4",
        (f"{RUN} [terra]",),
        "reserve credits-4; levels 0 3 0; deck wul ivan zenon",
        DOP,
    ),
    Case(
        "develop sir-sam",
        "zenithium -5 +1; their zenithium -1; levels 0 5 0; mercury captured; venus 2; mobilized wul ivan zenon; "
        "used credits-4; credits 4",
        ("planet: all [mercury]", f"{RUN} [mercury]"),
        "reserve credits-4; levels 0 4 0; deck wul ivan zenon",
        DOP,
    ),
    # N1: transfer 1. N2: silver badge. N3: 2 anywhere, 1 on another planet. N4: 20 credits
    Case("develop m4rt1n", "zenithium -1; levels 0 0 1", (), "own titus"),
    Case(
        "develop m4rt1n",
        "zenithium -1; levels 0 0 1; transferred titus",
        ("column: terra [mars]",),
        "their zenon titus",
    ),
    Case("develop m4rt1n", "zenithium -2; levels 0 0 2; badge silver", (), "levels 0 0 1; badge theirs-gold"),
    Case(
        "develop m4rt1n",
        "zenithium -2; levels 0 0 2; badge gold; transferred zenon",
        ("column: [terra]",),
        "levels 0 0 1; badge silver; their zenon",
    ),
    Case(
        "develop m4rt1n",
        "zenithium -3; levels 0 0 3; badge silver; venus 2; mars 1",
        ("planet: all [venus]", "planet: all -venus [mars]"),
        "levels 0 0 2",
    ),
    Case(
        "develop m4rt1n",
        "zenithium -4; levels 0 0 4; credits 20; badge silver; venus 2; mars 1",
        ("planet: all [venus]", "planet: all -venus [mars]"),
        "levels 0 0 3",
    ),
    Case(
        "develop m4rt1n",
        "zenithium -5; levels 0 0 5; credits 20; badge silver; venus 2; terra 1; mars 2; transferred titus",
        ("planet: all [mars]", "planet: all [venus]", "planet: all -venus [terra]", "column: [mars]"),
        "levels 0 0 4; their titus",
    ),
    # P1: mobilize 1. P2: mobilize 1, transfer 1, exile 1 of the opponent. P3: 10 credits. P4: exile two own, 2 on each
    Case("develop m4rt1n", "zenithium -1; levels 0 0 1; mobilized ivan", (), "deck ivan", DOP),
    Case(
        "develop m4rt1n",
        "zenithium -2; levels 0 0 2; mobilized ivan wul; transferred zenon; exiled their titus",
        ("column: [terra] mars", "column: [mars]"),
        "levels 0 0 1; deck ivan wul; their zenon titus",
        DOP,
    ),
    Case(
        "develop m4rt1n",
        "zenithium -2; levels 0 0 2; mobilized ivan wul",
        (),
        "levels 0 0 1; deck ivan wul; own nero",
        DOP,
    ),
    Case(
        "develop m4rt1n",
        "zenithium -3; levels 0 0 3; credits 10; mobilized ivan nero",
        (),
        "levels 0 0 2; deck ivan nero",
        DOP,
    ),
    Case(
        "develop m4rt1n",
        "zenithium -4; levels 0 0 4; credits 10; exiled own wul ivan; mercury 2; jupiter 2; mobilized zenon titus",
        ("column: [mercury] jupiter", "column: [jupiter]"),
        "levels 0 0 3; deck zenon titus; own nero wul ivan",
        DOP,
    ),
    Case(
        "develop m4rt1n",
        "zenithium -4; levels 0 0 4; credits 10; exiled own wul; mercury 2; mobilized zenon titus",
        ("column: [mercury]",),
        "levels 0 0 3; deck zenon titus; own nero wul",
        DOP,
    ),
    Case(
        "develop m4rt1n",
        "zenithium -4; levels 0 0 4; credits 10; mobilized zenon titus; transferred ivan",
        ("column: [jupiter]",),
        "levels 0 0 3; deck zenon titus; their ivan",
        DOP,
    ),
    Case(
        "develop m4rt1n",
        "zenithium -5; levels 0 0 5; venus 2; credits 10; exiled own ivan wul; mercury 2; jupiter 2; "
        "mobilized zenon titus",
        ("planet: all [venus]", "column: mercury [jupiter]", "column: [mercury]"),
        "levels 0 0 4; deck zenon titus; own geta nero wul ivan",
        DOP,
    ),
)

ROWS = (
    # 1, 2 or 3 influence on one planet, after all else
    Case("develop nero", "zenithium -1; levels 1 1 1; credits 2; mars 1", ("planet: all [mars]",), "levels 0 1 1"),
    Case("develop nero", "zenithium -1; levels 1 0 1; credits 2", (), "levels 0 0 1; their levels 1 1 1"),
    Case(
        "develop nero", "zenithium -1; levels 1 3 2; credits 2; jupiter 1", ("planet: all [jupiter]",), "levels 0 3 2"
    ),
    Case(
        "develop nero",
        "zenithium -2; levels 2 2 3; venus 1; terra 1; credits 2; mercury 2",
        (f"{RUN} [venus]", "planet: all [mercury]"),
        "levels 1 2 3; their levels 2 2 2",
    ),
    Case(
        "develop nero", "zenithium -2; levels 2 1 3; venus 1; terra 1; credits 2", (f"{RUN} [venus]",), "levels 1 1 3"
    ),
    Case(
        "develop nero",
        "zenithium -3; levels 3 3 3; venus 1; terra 1; credits 2; mars 3",
        (f"{RUN} [venus]", "planet: all [mars]"),
        "levels 2 3 3",
    ),
    Case(
        "develop nero",
        "zenithium -4; levels 4 4 4; mobilized wul ivan titus; mercury 1; jupiter 1; mars 1; venus 1; terra 1; "
        "credits 2",
        (f"{RUN} [venus]",),
        "levels 3 4 4; deck wul ivan titus",
    ),
    Case(
        "develop sir-sam",
        "zenithium -2; levels 2 2 2; mobilized wul ivan; taken human-level-2; credits 4; mars 1; terra 2",
        ("planet: all [mars]", "planet: all [terra]"),
        "levels 2 1 2; deck wul ivan; open human-level-2=credits-4",
    ),
    Case(
        "buj0ld",
        "venus 1; credits -7 +2; levels 1 1 1; mars 1",
        ("advance: [animod] no", "planet: all [mars]"),
        "levels 0 1 1",
    ),
)

LEADERSHIPS = (
    # the badge; a robot 1 zenithium, a human 3 credits, an animod mobilize 2
    Case("lead m4rt1n", "badge silver; zenithium 1"),
    Case("lead m4rt1n", "badge silver; zenithium 1", (), "badge theirs-gold"),
    Case("lead m4rt1n", "badge gold; zenithium 1", (), "badge silver"),
    Case("lead sir-sam", "badge silver; credits 3"),
    Case("lead sir-sam", "credits 3", (), "badge gold"),
    Case("lead titus", "badge silver; mobilized nero ivan", (), "deck nero ivan"),
    Case("lead titus", "badge silver; mobilized nero; returned titus", (), "deck nero"),
    Case("lead titus", "badge gold; mobilized zenon cresus", (), "deck zenon cresus; badge silver"),
)


@cases(*LEVELS)
def test_developing(mode: Mode, case: Case, acting: int) -> None:
    """Z3.3, Z3.4, Z7.1, Z7.2, Z7.3, Z7.4, Z7.7, Z7.9, Z7.11, Z7.12, Z7.13, Z7.15, Z7.16, Z7.22  What levels bring."""
    check(mode, case, acting)


@cases(*ROWS)
def test_completing_a_row(mode: Mode, case: Case, acting: int) -> None:
    """Z3.6, Z7.17  Last of all, also by a card; none for rows 4 and 5."""
    check(mode, case, acting)


@cases(*LEADERSHIPS)
def test_leading(mode: Mode, case: Case, acting: int) -> None:
    """Z3.7, Z7.7, Z7.13, Z7.15  The badge and what the faction brings."""
    check(mode, case, acting)
