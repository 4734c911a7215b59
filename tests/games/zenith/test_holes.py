"""Small things that only faults made on purpose showed to be missing: each is the rule of a single line."""

from __future__ import annotations

import pytest

from tests.games.zenith.scene import PLANETS, SLOTS, agent, prompt, scene
from tests.modes import Mode

BOTH = pytest.mark.parametrize("acting", [0, 1])


@BOTH
@pytest.mark.parametrize("slot", SLOTS)
def test_the_last_open_token_is_offered_wherever_it_lies(mode: Mode, acting: int, slot: str) -> None:
    """Z7.16  Also the kind with the first number, influence."""
    p = scene(mode, acting=acting, hands={acting: ["handy-luke"]}, tokens={slot: "influence"})
    p.play("recruit handy-luke")
    assert p.choices() == {f"token {slot}"}
    p.play(f"token {slot}")
    assert prompt(p) == "pick"


@BOTH
def test_an_advance_by_a_card_is_told_with_its_level_and_cost(mode: Mode, acting: int) -> None:
    """Z7.17"""
    p = scene(mode, acting=acting, hands={acting: ["archimedes"]}, levels={acting: (2, 0, 0)})
    p.play("recruit archimedes", "advance animod")
    assert ("advanced", acting, 0, 3, 2) in [event[:5] for event in p.happened]


@BOTH
@pytest.mark.parametrize("side", [0, 1])
def test_equal_discs_are_compared_by_planets(mode: Mode, acting: int, side: int) -> None:
    """Z8.7  Three discs each, on two planets and on three."""
    more, fewer = (1, 1, 1, 0, 0), (2, 1, 0, 0, 0)
    p = scene(mode, acting=acting, captured={side: more, 1 - side: fewer}, hands={acting: ["nero"]})
    p.turns = 299
    p.play("lead nero")
    assert p.over
    assert p.winner == side
    p = scene(mode, acting=acting, captured={side: fewer, 1 - side: fewer}, hands={acting: ["nero"]})
    p.turns = 299
    p.play("lead nero")
    assert (p.over, p.winner) == (True, -1)


@BOTH
def test_more_discs_count_more_than_more_planets(mode: Mode, acting: int) -> None:
    """Z8.7  Four discs of two planets beat three of three."""
    p = scene(mode, acting=acting, captured={0: (2, 2, 0, 0, 0), 1: (1, 1, 1, 0, 0)}, hands={acting: ["nero"]})
    p.turns = 299
    p.play("lead nero")
    assert p.winner == 0


@BOTH
@pytest.mark.parametrize(
    ("held", "gone", "asked"), [("mercury", "", True), ("mercury", "mercury", False), ("", "", False)]
)
def test_paying_for_nothing_looks_at_the_columns_and_the_discs(
    mode: Mode, acting: int, held: str, gone: str, asked: bool
) -> None:
    """Z11.14  H3RB3RT: an agent of a planet without its disc would be exiled for nothing."""
    p = scene(
        mode,
        acting=acting,
        hands={acting: ["h3rb3rt"]},
        columns={acting: ["nero"] if held else []},
        discs={gone: 9} if gone else {},
        pay_for_empty_gain="not-offered",
    )
    p.play("recruit h3rb3rt")
    assert (prompt(p) == "pay") == asked


@BOTH
def test_what_asks_is_named_for_each_leadership_and_row(mode: Mode, acting: int) -> None:
    """Z3.6  The bonus of the first row, by its name."""
    p = scene(mode, acting=acting, hands={acting: ["king-harold"]}, levels={acting: (1, 0, 1)})
    p.play("develop king-harold")
    names = p.game.lexicon.lists["source"]
    asked = [names[p.prompt(acting)[1][1]]]
    p.play("planet mars")
    asked.append(names[p.prompt(acting)[1][1]])
    assert asked == ["level-u-1", "row-1"]
    assert p.choices() == {f"planet {planet}" for planet in PLANETS}


@pytest.mark.parametrize(("name", "goods", "more"), [("sir-sam", "credits", 3), ("bruss0l0", "zenithium", 1)])
@BOTH
def test_goods_have_no_limit(mode: Mode, acting: int, name: str, goods: str, more: int) -> None:
    """Z1.5, Z11.19  Where a match may last for ever, a side can go on leading; the record stays small all the same."""
    p = scene(mode, acting=acting, hands={acting: [name]}, turn_cap="no")
    getattr(p, goods)[acting] = 2**20 - 1
    p.play(f"lead {name}")
    assert getattr(p, goods)[acting] == 2**20 - 1 + more
    assert p.mode.from_bytes(p.to_bytes()).to_bytes() == p.to_bytes()
    assert len(p.to_bytes()) <= 512


def test_the_longest_move_is_told_to_its_end(mode: Mode) -> None:
    """Z7.14  Punk Mari with all other agents in one hand: each of them is told, and there is room to spare."""
    names = mode.game.lexicon.lists["agent"]
    p = scene(mode, hands={0: names, 1: []})
    assert p.where[agent(p, "punk-mari")] == 2
    p.play("recruit punk-mari")
    assert [name for name, *_ in p.happened].count("discarded") == len(names) - 1
    assert len(p.happened) + 16 < mode.game.record.room
