"""What is said of a choice before it is made: only here every remark is set against its position."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.zenith.scene import PLANETS, TURN, prompt, scene
from tests.modes import Mode, Position
from vetta.core.game import Setup

SIDES = [0, 1]


def towards(side: int, spaces: int) -> int:
    return spaces * (1 - 2 * side)


def remarked(p: Position, action: str) -> tuple[str, dict[str, str | int]]:
    """The remark on a choice, as it is told."""
    (remark,) = [choice.remark for choice in p.game.choices(p.plain(), p.seat) if choice.text == action]
    assert remark is not None
    assert p.remark(action)[0] == remark.name
    return remark.name, remark.args


def level(p: Position, action: str) -> tuple[str, object, object]:
    name, args = remarked(p, action)
    return name, args["cost"], args["level"]


@pytest.mark.parametrize("side", SIDES)
def test_what_a_choice_costs_is_remarked(mode: Mode, side: int) -> None:
    """Z3.2, Z3.3, Z7.17  Recruiting: now, printed, cards in the column. Developing: zenithium, and the level."""
    cards = ["nero", "bruss0l0", "as1m0v"]
    p = scene(
        mode, acting=side, hands={side: cards}, columns={side: ["wul", "khan", "zenon", "felis"]},
        levels={side: (3, 0, 1), 1 - side: (1, 2, 3)}, boards="D-U-P",
    )  # fmt: skip
    assert p.remark("recruit nero") == ("recruit", 5, 7, 2)
    assert p.remark("recruit bruss0l0") == ("recruit", 0, 1, 1)
    assert level(p, "develop nero") == ("develop", 4, "d-4")
    assert level(p, "develop bruss0l0") == ("develop", 2, "p-2")
    p.play("recruit as1m0v")
    assert level(p, "advance animod") == ("advance", 2, "d-4")
    assert level(p, "advance human") == ("advance", 0, "u-1")
    assert p.remark("no") == ()
    p = scene(mode, acting=side, hands={side: ["buj0ld"]}).play("recruit buj0ld")
    assert level(p, "advance robot") == ("advance", 0, "n-1")


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize(
    ("levels", "slot", "prize", "bonus"),
    [
        ((0, 0, 0), "animod-level-2", "none", "none"),
        ((1, 0, 0), "animod-level-2", "exile-2", "none"),
        ((1, 0, 0), "human-level-2", "none", "none"),
        ((2, 2, 3), "animod-level-2", "none", "none"),
        ((2, 3, 3), "animod-level-2", "none", "3"),
        ((0, 1, 4), "animod-level-2", "none", "1"),
        ((1, 2, 2), "animod-level-2", "exile-2", "2"),
        ((1, 2, 1), "animod-level-2", "exile-2", "none"),
        ((1, 1, 2), "mars", "none", "none"),
        ((3, 5, 5), "animod-level-2", "none", "none"),
    ],
)
def test_a_step_tells_its_token_and_its_row(
    mode: Mode, levels: tuple[int, int, int], slot: str, prize: str, bonus: str, side: int
) -> None:
    """Z3.5, Z3.6, Z7.17  The token only at level 2 and if it is there, the bonus only if this step completes a row."""
    p = scene(
        mode, acting=side, hands={side: ["nero", "as1m0v"]}, levels={side: levels, 1 - side: (1, 4, 4)},
        tokens={slot: "exile-2"},
    )  # fmt: skip
    for action in ("develop nero", "advance animod"):
        args = remarked(p, action)[1]
        assert (args["prize"], args["bonus"]) == (prize, bonus)
        if p.phase == TURN:
            p.play("recruit as1m0v")


@pytest.mark.parametrize("side", SIDES)
def test_each_technology_has_a_token_of_its_own(mode: Mode, side: int) -> None:
    """Z3.5"""
    tokens = {"animod-level-2": "exile-2", "human-level-2": "credits-4", "robot-level-2": "influence"}
    p = scene(mode, acting=side, hands={side: ["as1m0v"]}, levels={side: (1, 1, 1)}, tokens=tokens)
    p.play("recruit as1m0v")
    for faction, token in (("animod", "exile-2"), ("human", "credits-4"), ("robot", "influence")):
        assert remarked(p, f"advance {faction}")[1]["prize"] == token


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize(
    ("badge", "gold", "taking"),
    [(-1, 0, "silver"), (1, 0, "silver"), (1, 1, "silver"), (0, 0, "gold"), (0, 1, "no-more")],
)
def test_a_leader_is_told_what_to_get(mode: Mode, badge: int, gold: int, taking: str, side: int) -> None:
    """Z3.7, Z7.15  The side of the badge, and what the faction gives; `badge` 0 is the own side."""
    holder = badge if badge < 0 else (side + badge) % 2
    p = scene(mode, acting=side, hands={side: ["nero", "titus", "bruss0l0", "ice-june"]}, badge=holder, gold=gold)
    for card, gain in (("nero", "animod"), ("titus", "animod"), ("bruss0l0", "robot"), ("ice-june", "human")):
        assert remarked(p, f"lead {card}") == ("lead", {"taking": taking, "gain": gain})


@pytest.mark.parametrize("side", SIDES)
def test_a_planet_tells_where_its_disc_is_and_will_be(mode: Mode, side: int) -> None:
    """Z5.1, Z5.2  Spaces to the own zone now and then; or that the disc is captured."""
    discs = {planet: towards(side, n) for planet, n in zip(PLANETS, (-3, -1, 0, 2, 3), strict=True)}
    p = scene(mode, acting=side, hands={side: ["queen-suzanne"]}, discs=discs).play("recruit queen-suzanne")
    assert prompt(p) == "pick"
    assert remarked(p, "planet mercury") == ("planet", {"away": 7, "then": 5})
    assert remarked(p, "planet terra") == ("planet", {"away": 4, "then": 2})
    assert remarked(p, "planet mars") == ("captures", {"away": 2})


@pytest.mark.parametrize("side", SIDES)
def test_a_disc_given_or_put_back_tells_where_it_is(mode: Mode, side: int) -> None:
    """Z7.5, Z7.6  Spaces to the zone of the other side, or from the centre and on whose half."""
    discs = {planet: towards(side, n) for planet, n in zip(PLANETS, (-3, -2, 0, 2, 3), strict=True)}
    p = scene(mode, acting=side, hands={side: ["baron-goro"]}, discs=discs).play("recruit baron-goro")
    assert remarked(p, "planet mercury") == ("gives-disc", {"away": 1})
    assert remarked(p, "planet venus") == ("gives", {"away": 2, "then": 1})
    assert remarked(p, "planet jupiter") == ("gives", {"away": 7, "then": 6})
    p = scene(mode, acting=side, hands={side: ["sir-sam"]}, discs=discs | {"terra": towards(side, -1)})
    p.play("recruit sir-sam")
    assert remarked(p, "planet mercury") == ("centre", {"half": "their", "away": 3})
    assert remarked(p, "planet terra") == ("centre", {"half": "none", "away": 0})
    assert remarked(p, "planet mars") == ("centre", {"half": "own", "away": 2})
    p.disc[2], p.disc[3] = towards(side, 1), towards(side, -1)
    assert remarked(p, "planet terra") == ("centre", {"half": "own", "away": 1})
    assert remarked(p, "planet mars") == ("centre", {"half": "their", "away": 1})


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize(
    ("boards", "card", "levels", "runs"),
    [
        ("S-U-N", "nero", (1, 0, 0), {"mercury": "mercury-venus", "mars": "mars-jupiter"}),
        ("S-U-N", "doc-wissen", (0, 3, 0), {"mercury": "mercury-venus-terra", "terra": "terra-mars-jupiter"}),
        ("S-O-N", "doc-wissen", (0, 3, 0), {"venus": "venus-terra"}),
    ],
)
def test_a_row_of_planets_is_named(
    mode: Mode, boards: str, card: str, levels: tuple[int, int, int], runs: dict[str, str], side: int
) -> None:
    """Z7.4  All the planets that get influence, not only the first."""
    p = scene(mode, acting=side, hands={side: [card]}, boards=boards, levels={side: levels}).play(f"develop {card}")
    assert prompt(p) == "run"
    for planet, run in runs.items():
        assert remarked(p, f"planet {planet}") == ("run", {"planets": run})


def test_augustus_names_the_planets_beside_the_one(mode: Mode) -> None:
    """Z7.4, Z11.4  At the end of the row there is only one."""
    p = scene(mode, hands={0: ["augustus"]}).play("recruit augustus")
    runs = ("mercury-venus", "mercury-venus-terra", "venus-terra-mars", "terra-mars-jupiter", "mars-jupiter")
    assert [remarked(p, f"planet {planet}")[1]["planets"] for planet in PLANETS] == list(runs)


@pytest.mark.parametrize("side", SIDES)
def test_a_column_names_its_last_agent_and_a_slot_its_token(mode: Mode, side: int) -> None:
    """Z1.7, Z7.11, Z7.12, Z7.16  Of the side that is meant, with the printed cost; the kind of the token."""
    columns = {side: ["w3lls", "khan", "titus"], 1 - side: ["nero", "wul", "lady-moore", "caesar"]}
    p = scene(mode, acting=side, hands={side: ["gibs0n", "chaka"]}, columns=columns)
    p.play("recruit gibs0n")
    assert remarked(p, "column mercury") == ("column", {"agent": "wul", "printed": 2})
    assert remarked(p, "column mars") == ("column", {"agent": "caesar", "printed": 2})
    p = scene(mode, acting=side, hands={side: ["chaka"]}, columns={**columns, side: ["khan", "titus", "handy-luke"]})
    p.play("recruit chaka", "yes")
    assert remarked(p, "column mars") == ("column", {"agent": "handy-luke", "printed": 4})
    p = scene(
        mode, acting=side, hands={side: ["handy-luke"]}, tokens={"terra": "credits-4", "human-level-2": "exile-2"}
    )
    p.play("recruit handy-luke")
    assert remarked(p, "token terra") == ("token", {"token": "credits-4"})
    assert remarked(p, "token human-level-2") == ("token", {"token": "exile-2"})


@pytest.mark.parametrize("side", SIDES)
def test_a_price_and_an_option_name_their_part(mode: Mode, side: int) -> None:
    """Z7.19, Z7.20, Z7.21, Z11.8, Z11.9, Z11.10  Which of several questions it is, and which of several answers."""

    def asked(name: str, *answers: str, **position: Any) -> Position:
        p = scene(mode, acting=side, hands={side: [name, "annie"]}, **position)
        return p.play(f"recruit {name}", *answers)

    columns = {side: ["wul", "cresus", "titus", "ivan"], 1 - side: ["nero"]}
    for skipped, answers in enumerate(((), ("no",), ("yes", "no"), ("no", "yes", "no"))):
        p = asked("h3rb3rt", *answers, columns=columns)
        assert remarked(p, "yes") == ("part", {"part": f"h3rb3rt-{skipped + 1}"})
    p = asked("suleiman")
    assert [remarked(p, f"price {n}")[1]["part"] for n in (1, 2, 3)] == ["suleiman-1", "suleiman-2", "suleiman-3"]
    p = asked("geta")
    assert [remarked(p, f"option {n}")[1]["part"] for n in (1, 2)] == ["geta-1", "geta-2"]
    for name, ruling in (
        ("baron-goro", "give_influence_mandatory"), ("elisabeth", "discard_without_chevron"),
        ("punk-mari", "discard_without_chevron"),
    ):  # fmt: skip
        assert remarked(asked(name, **{ruling: "may"}), "yes")[1]["part"] == f"{name}-1"
    p = scene(
        mode, acting=side, hands={side: ["bruss0l0"]}, columns=columns, levels={side: (0, 0, 3)}, boards="S-U-P",
        p4_exile_mandatory="may",
    ).play("develop bruss0l0")  # fmt: skip
    assert remarked(p, "yes")[1]["part"] == "level-p-4-1"
    p.play("yes", "column mercury")
    assert remarked(p, "yes")[1]["part"] == "level-p-4-2"


@pytest.mark.parametrize("first", [1, 2])
def test_who_goes_first_is_remarked_by_seat(mode: Mode, first: int) -> None:
    """Z9.1, Z9.3"""
    p = mode.new(Setup(4, {"first": f"seat-{first}"}), 2).play("ready", "ready", "ready", "ready")
    assert remarked(p, "begin technology") == ("begin", {"seat": first - 1})
    assert remarked(p, "begin diplomacy") == ("begin", {"seat": first + 1})
