"""A turn from its card to its end: only here payment, levels, tokens, row bonus and drawing are followed in order."""

from __future__ import annotations

import pytest

from tests.games.zenith.scene import (
    DECK,
    DISCARD,
    GIVING,
    PLANETS,
    TURN,
    agent,
    column,
    discs,
    hand,
    mine,
    prompt,
    scene,
    told,
)
from tests.modes import Mode, Position

EVERY_PLANET = {f"planet {planet}" for planet in PLANETS}


def empty_deck(p: Position, *, discards: bool = False) -> Position:
    """Takes the deck out of the match, into hands and piles nobody looks at, so that no card can be drawn."""
    for number in range(90):
        if p.where[number] == DECK:
            p.where[number] = DISCARD if discards else 5  # a seat that is not there
            if discards:
                p.discards += 1
    p.deck = 0
    return p


def leave_in_deck(p: Position, *names: str) -> Position:
    """Only these agents are left in the deck."""
    empty_deck(p)
    for name in names:
        p.where[agent(p, name)] = DECK
    p.deck = len(names)
    return p


def pile(p: Position) -> set[str]:
    names = p.game.lexicon.lists["agent"]
    return {names[n] for n in range(90) if p.where[n] == DISCARD}


def without_drawing(p: Position) -> list[str]:
    return [line for line in told(p) if not line.startswith("drew ")]


# ------------------------------------------------------------------------------------ Z3  A turn


@pytest.mark.parametrize("seat", [0, 1])
def test_one_card_for_one_of_three_actions(mode: Mode, seat: int) -> None:
    """Z3.1  Every card of the own hand, no other card, and no pass."""
    p = scene(mode, acting=seat, hands={seat: ["nero", "felis"], 1 - seat: ["ivan"]})
    assert p.seat == seat
    assert prompt(p) == "turn"
    assert p.choices() == {f"{verb} {name}" for verb in ("recruit", "develop", "lead") for name in ("nero", "felis")}
    for verb in ("recruit", "develop", "lead"):
        assert p.objection(f"{verb} ivan") == ("not-in-hand", agent(p, "ivan"))
    for action in ("ready", "no", "planet terra"):
        assert p.objection(action) == ("not-asked",)
    p.play("recruit nero")
    assert (p.phase, p.seat, p.acting, p.turns) == (TURN, 1 - seat, 1 - seat, 1)
    assert p.choices() == {"recruit ivan", "develop ivan", "lead ivan"}
    p.play("lead ivan")
    assert (p.phase, p.seat, p.turns) == (TURN, seat, 2)


@pytest.mark.parametrize("seat", [0, 1])
def test_whoever_has_a_card_can_always_become_the_leader(mode: Mode, seat: int) -> None:
    """Z3.1  Without any money, with all markers at the top, with the golden badge already."""
    hands = {seat: ["lady-moore", "gilgamesh", "ch4mb3rs"]}
    p = scene(
        mode, acting=seat, hands=hands, coins=(0, 0), zenithium=(0, 0), levels={seat: (5, 5, 5)}, badge=seat, gold=1
    )
    assert p.choices() == {"lead lady-moore", "lead gilgamesh", "lead ch4mb3rs"}


@pytest.mark.parametrize("seat", [0, 1])
def test_printed_example_nero_costs_five_instead_of_seven(mode: Mode, seat: int) -> None:
    """Z3.2  Two agents are in the column; he gives 1 influence on Mercury and 3 zenithium."""
    hands = {seat: ["nero", "cresus", "ivan", "titus"]}
    p = scene(mode, acting=seat, hands=hands, columns={seat: ["wul", "orw3ll"]}, coins=(5, 5), zenithium=(0, 0))
    assert p.remark("recruit nero") == ("recruit", 5, 7, 2)
    p.play("recruit nero")
    assert without_drawing(p) == [f"recruited {seat} nero 5", f"pulled {seat} 1 mercury", f"gained {seat} 3 zenithium"]
    assert column(p, seat, "mercury") == ["wul", "orw3ll", "nero"]
    assert p.credits[seat] == 0
    assert p.zenithium[seat] == 3
    assert (p.credits[1 - seat], p.zenithium[1 - seat]) == (5, 0)
    assert discs(p) == mine(seat, mercury=1)


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(
    ("own", "theirs", "cost"),
    [
        ([], ["wul", "orw3ll"], 3), (["felis", "cresus"], [], 3), (["wul"], ["orw3ll"], 2), (["wul", "nero"], [], 1),
        (["wul", "nero", "khan"], [], 0), (["wul", "nero", "khan", "orw3ll", "huxl3y"], [], 0),
    ],
)  # fmt: skip
def test_each_card_in_the_own_column_makes_one_cheaper_down_to_nothing(
    mode: Mode, seat: int, own: list[str], theirs: list[str], cost: int
) -> None:
    """Z3.2  Not those of other planets or of the opponent, and nothing is paid back."""
    hands = {seat: ["guy-gambler"]}
    p = scene(mode, acting=seat, hands=hands, columns={seat: own, 1 - seat: theirs}, coins=(cost, cost))
    if cost:
        p.credits[seat] = cost - 1
        assert "recruit guy-gambler" not in p.choices()
        why = p.objection("recruit guy-gambler")
        assert why == ("too-dear", agent(p, "guy-gambler"), cost, cost - 1, 3, 3 - cost)
        p.credits[seat] = cost
    p.play("recruit guy-gambler")
    assert told(p)[0] == f"recruited {seat} guy-gambler {cost}"
    assert p.credits[seat] == 5


@pytest.mark.parametrize("seat", [0, 1])
def test_the_cost_is_paid_before_the_effects(mode: Mode, seat: int) -> None:
    """Z3.2  Zenon brings 8 credits, but whoever has none cannot recruit him; TH0MPS0N counts what is left."""
    p = scene(mode, acting=seat, hands={seat: ["zenon"]}, coins=(0, 0))
    assert "recruit zenon" not in p.choices()
    p = scene(mode, acting=seat, hands={seat: ["th0mps0n"]}, coins=(13, 13))
    p.play("recruit th0mps0n", "planet mars")
    assert p.seat == 1 - seat
    p = scene(mode, acting=seat, hands={seat: ["th0mps0n"]}, coins=(14, 14))
    p.play("recruit th0mps0n", "planet mars")
    assert p.seat == seat


@pytest.mark.parametrize("seat", [0, 1])
def test_printed_answer_a_card_can_be_the_target_of_its_own_effects(mode: Mode, seat: int) -> None:
    """Z3.2  First it is played, then its effects are applied: Tiberius himself is one of the two he exiles."""
    p = scene(mode, acting=seat, hands={seat: ["tiberius"]}, columns={seat: ["zenon"]})
    p.play("recruit tiberius", "price 1")
    assert column(p, seat, "terra") == []
    assert {"tiberius", "zenon"} <= pile(p)
    assert discs(p) == mine(seat, terra=2)


@pytest.mark.parametrize("seat", [0, 1])
def test_printed_example_robots_at_level_one(mode: Mode, seat: int) -> None:
    """Z3.3  A robot card and 1 zenithium; then robots can go to 2, and animods and humans to 1."""
    hands = {seat: ["w3lls", "wul", "nero", "master-din"], 1 - seat: ["ivan"]}
    p = scene(mode, acting=seat, hands=hands, zenithium=(3, 3), columns={1 - seat: ["felis"]})
    p.play("develop w3lls", "column venus")
    assert p.zenithium[seat] == 2
    assert [int(p.level[seat, number]) for number in range(3)] == [0, 0, 1]
    assert [int(p.level[1 - seat, number]) for number in range(3)] == [0, 0, 0]
    assert "w3lls" in pile(p)
    assert column(p, seat, "mercury") == []
    assert column(p, seat, "venus") == ["felis"]
    p.play("lead ivan")
    assert p.remark("develop wul")[1] == 2
    assert p.remark("develop nero")[1] == 1
    assert p.remark("develop master-din")[1] == 1


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_a_level_that_cannot_be_paid_cannot_be_developed(mode: Mode, seat: int, level: int) -> None:
    """Z3.3  Level by level; the card only says which technology it is."""
    p = scene(mode, acting=seat, hands={seat: ["nero"]}, levels={seat: (level - 1, 0, 0)}, zenithium=(level, level))
    p.zenithium[seat] = level - 1
    assert "develop nero" not in p.choices()
    assert p.objection("develop nero") == ("level-too-dear", 0, level, level, level - 1)
    p.zenithium[seat] = level
    p.play("develop nero")
    assert p.zenithium[seat] == 0
    assert p.level[seat, 0] == level
    while p.seat == seat:
        p.play(min(p.choices()))
    assert p.hand[seat] == len(hand(p, seat)) == 4


@pytest.mark.parametrize("seat", [0, 1])
def test_the_effects_of_a_level_from_top_to_bottom(mode: Mode, seat: int) -> None:
    """Z3.3  Level P2: mobilize, transfer, exile, in this order; then level 1 mobilizes once more."""
    p = scene(
        mode, acting=seat, hands={seat: ["w3lls"]}, levels={seat: (0, 0, 1)}, boards="S-U-P",
        columns={1 - seat: ["felis", "cresus"]},
    )  # fmt: skip
    p.play("develop w3lls")
    assert [line.split()[0] for line in told(p)] == ["developed", "reached", "mobilized"]
    p.play("column venus")
    assert told(p) == [f"transferred {seat} {1 - seat} cresus"]
    p.play("column venus")
    assert [line.split()[0] for line in told(p)][:3] == ["exiled", "reached", "mobilized"]
    assert column(p, 1 - seat, "venus") == []


@pytest.mark.parametrize("seat", [0, 1])
def test_level_three_then_two_then_one(mode: Mode, seat: int) -> None:
    """Z3.4  Robots on side N: an influence twice, the badge, a transfer, and 3 zenithium paid."""
    p = scene(
        mode, acting=seat, hands={seat: ["w3lls"]}, levels={seat: (0, 0, 2)}, zenithium=(3, 3),
        columns={1 - seat: ["felis"]},
    )  # fmt: skip
    p.play("develop w3lls", "planet mars", "planet terra")
    assert told(p) == [
        f"pulled {seat} 1 terra", f"reached {seat} robot 2", f"badge {seat} silver", f"reached {seat} robot 1",
    ]  # fmt: skip
    assert p.choices() == {"column venus"}
    p.play("column venus")
    assert p.zenithium[seat] == 0
    assert discs(p) == mine(seat, mars=2, terra=1)
    assert column(p, seat, "venus") == ["felis"]


@pytest.mark.parametrize("seat", [0, 1])
def test_level_five_applies_all_five(mode: Mode, seat: int) -> None:
    """Z3.4  Robots on side N: 2 influence, 20 credits, 2 and 1 influence, badge, transfer."""
    p = scene(mode, acting=seat, hands={seat: ["w3lls"]}, levels={seat: (0, 0, 4)})
    p.play("develop w3lls", "planet mars")
    assert told(p) == [
        f"pulled {seat} 2 mars", f"reached {seat} robot 4", f"gained {seat} 20 credits", f"reached {seat} robot 3",
    ]  # fmt: skip
    p.play("planet venus", "planet terra")
    assert [line for line in told(p) if line.startswith("reached")] == [
        f"reached {seat} robot 2", f"reached {seat} robot 1",
    ]  # fmt: skip
    assert p.badge == seat
    assert p.zenithium[seat] == 15
    assert p.credits[seat] == 70


@pytest.mark.parametrize("seat", [0, 1])
def test_printed_example_the_token_comes_between_level_two_and_level_one(mode: Mode, seat: int) -> None:
    """Z3.5  Robots to level 2: first the badge, then the token, then level 1."""
    p = scene(
        mode, acting=seat, hands={seat: ["w3lls"]}, levels={seat: (0, 0, 1)}, zenithium=(2, 2),
        columns={1 - seat: ["felis"]}, tokens={"robot-level-2": "leader-badge", "animod-level-2": "credits-4"},
    )  # fmt: skip
    p.play("develop w3lls")
    assert told(p) == [
        f"developed {seat} w3lls robot 2 2", f"reached {seat} robot 2", f"badge {seat} silver",
        f"token-taken {seat} leader-badge robot-level-2", f"badge {seat} gold", f"reached {seat} robot 1",
    ]  # fmt: skip
    assert p.choices() == {"column venus"}
    assert p.slot[7] == -1
    assert p.slot[5] == 3
    assert p.used[4] == 1


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(
    ("name", "faction", "levels"),
    [("nero", "animod", (1, 0, 0)), ("master-din", "human", (0, 1, 0)), ("w3lls", "robot", (0, 0, 1))],
)
def test_each_technology_has_its_own_token(
    mode: Mode, seat: int, name: str, faction: str, levels: tuple[int, int, int]
) -> None:
    """Z3.5"""
    tokens = {"animod-level-2": "credits-3", "human-level-2": "credits-3", "robot-level-2": "credits-3"}
    tokens[f"{faction}-level-2"] = "zenithium-1"
    p = scene(mode, acting=seat, hands={seat: [name]}, levels={seat: levels}, tokens=tokens)
    p.play(f"develop {name}")
    if faction == "animod":
        p.play("planet mars")
    assert p.zenithium[seat] == 20 - 2 + 1
    assert [int(kind) >= 0 for kind in p.slot[5:8]] == [other != faction for other in ("animod", "human", "robot")]


@pytest.mark.parametrize("seat", [0, 1])
def test_nobody_gets_a_second_token_of_a_level(mode: Mode, seat: int) -> None:
    """Z3.5  Whoever comes later finds nothing, though the effects of level 2 are the same."""
    p = scene(mode, acting=seat, hands={seat: ["w3lls"]}, levels={seat: (0, 0, 1), 1 - seat: (0, 0, 2)}, tokens={})
    p.play("develop w3lls")
    assert told(p)[:4] == [
        f"developed {seat} w3lls robot 2 2", f"reached {seat} robot 2", f"badge {seat} silver",
        f"reached {seat} robot 1",
    ]  # fmt: skip


@pytest.mark.parametrize("seat", [0, 1])
def test_level_two_applied_from_above_brings_no_token(mode: Mode, seat: int) -> None:
    """Z3.5  Even if one should lie there; only the printed effects are applied again. Nor do levels 1 and 3 take it."""
    for level in (1, 3):
        tokens = {"human-level-2": "credits-3"}
        p = scene(
            mode, acting=seat, hands={seat: ["master-din"]}, levels={seat: (0, level - 1, 0)}, tokens=tokens,
            zenithium=(level, level), coins=(9, 9),
        )  # fmt: skip
        p.play("develop master-din")
        assert p.slot[6] == 2
        assert p.choices() == EVERY_PLANET
        assert p.credits[seat] == (9 if level == 1 else 12)


@pytest.mark.parametrize("seat", [0, 1])
def test_a_token_that_was_taken_off_the_board_is_not_there_for_level_two(mode: Mode, seat: int) -> None:
    """Z3.5  Handy Luke has taken it before."""
    tokens = {"human-level-2": "credits-3"}
    hands = {seat: ["handy-luke", "master-din"], 1 - seat: ["ivan"]}
    p = scene(mode, acting=seat, hands=hands, levels={seat: (0, 1, 0)}, tokens=tokens)
    p.play("recruit handy-luke", "token human-level-2", "lead ivan")
    before = int(p.credits[seat])
    p.play("develop master-din")
    assert p.credits[seat] == before
    assert not any(line.startswith("token-taken") for line in told(p))


@pytest.mark.parametrize("seat", [0, 1])
def test_printed_example_humans_complete_the_first_row(mode: Mode, seat: int) -> None:
    """Z3.6  Robots at 2, animods at 1, humans now at 1: first the level, then 1 influence on any planet."""
    p = scene(mode, acting=seat, hands={seat: ["master-din"]}, levels={seat: (1, 0, 2)})
    p.play("develop master-din")
    assert p.choices() == EVERY_PLANET
    p.play("planet mars")
    assert told(p) == [f"pulled {seat} 1 mars", f"row-complete {seat} 1"]
    assert p.choices() == EVERY_PLANET
    p.play("planet jupiter")
    assert discs(p) == mine(seat, mars=1, jupiter=1)
    assert p.seat == 1 - seat


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("row", [1, 2, 3])
def test_row_bonuses_are_one_two_and_three_influence_on_one_planet(mode: Mode, seat: int, row: int) -> None:
    """Z3.6  They come last, after the token and the lower levels, and the planet just chosen may be chosen again."""
    p = scene(
        mode, acting=seat, hands={seat: ["w3lls"]}, levels={seat: (row, row + 1, row - 1)},
        tokens={"robot-level-2": "credits-3"}, columns={1 - seat: ["felis"]},
    )  # fmt: skip
    p.play("develop w3lls")
    if row == 3:
        p.play("planet mars", "planet terra")
    p.play("column venus")
    assert told(p)[-1] == f"row-complete {seat} {row}"
    assert p.choices() == EVERY_PLANET
    assert p.credits[seat] == (53 if row == 2 else 50)
    p.play("planet jupiter")
    moved = {"jupiter": row, "mars": 2, "terra": 1} if row == 3 else {"jupiter": row}
    assert discs(p) == mine(seat, **moved)
    assert p.seat == 1 - seat


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("row", [4, 5])
def test_there_is_no_bonus_for_rows_four_and_five(mode: Mode, seat: int, row: int) -> None:
    """Z3.6"""
    p = scene(mode, acting=seat, hands={seat: ["nero"]}, levels={seat: (row - 1, row, row)}, columns={})
    p.play("develop nero")
    lines = told(p)
    while p.seat == seat:
        p.play(min(p.choices()))
        lines += told(p)
    assert p.level[seat, 0] == row
    assert not any(line.startswith("row-complete") for line in lines)


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("levels", [(0, 0, 0), (1, 0, 0), (0, 1, 2), (2, 1, 0)])
def test_a_row_needs_all_three_markers(mode: Mode, seat: int, levels: tuple[int, int, int]) -> None:
    """Z3.6  And the opponent's markers do not help."""
    p = scene(mode, acting=seat, hands={seat: ["master-din"]}, levels={seat: levels, 1 - seat: (3, 3, 3)})
    p.play("develop master-din")
    lines = told(p)
    while p.seat == seat:
        p.play("planet mars")
        lines += told(p)
    assert not any(line.startswith("row-complete") for line in lines)


@pytest.mark.parametrize("seat", [0, 1])
def test_each_side_gets_each_row_and_only_once(mode: Mode, seat: int) -> None:
    """Z3.6  It does not matter who is first; a marker that goes on above a full row brings nothing more."""
    p = scene(mode, acting=seat, hands={seat: ["w3lls"]}, levels={seat: (1, 1, 0), 1 - seat: (1, 1, 1)})
    p.play("develop w3lls")
    assert told(p)[-1] == f"row-complete {seat} 1"
    p = scene(mode, acting=seat, hands={seat: ["w3lls"]}, levels={seat: (1, 1, 1)})
    p.play("develop w3lls")
    assert not any(line.startswith("row-complete") for line in told(p))
    assert p.seat == 1 - seat


@pytest.mark.parametrize("seat", [0, 1])
def test_a_row_completed_by_the_effect_of_a_card_counts_too(mode: Mode, seat: int) -> None:
    """Z3.6  BUJ0LD moves the lowest marker up, and the bonus comes after its level."""
    p = scene(mode, acting=seat, hands={seat: ["buj0ld"]}, levels={seat: (1, 1, 0)})
    p.play("recruit buj0ld", "advance robot")
    assert told(p)[-1] == f"row-complete {seat} 1"
    p.play("planet venus")
    assert discs(p) == mine(seat, venus=2)


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(
    ("holder", "gold", "badge_after"),
    [("nobody", 0, "silver"), ("other", 0, "silver"), ("other", 1, "silver"), ("own", 0, "gold"), ("own", 1, "gold")],
)
@pytest.mark.parametrize(
    ("name", "gain"), [("w3lls", "zenithium"), ("master-din", "credits"), ("amytis", "mobilized")]
)  # fmt: skip
def test_becoming_the_leader(
    mode: Mode, seat: int, holder: str, gold: int, badge_after: str, name: str, gain: str
) -> None:
    """Z3.7  The card is discarded; the badge; then 1 zenithium, 3 credits or two mobilized cards by its faction."""
    held = {"nobody": -1, "other": 1 - seat, "own": seat}[holder]
    p = scene(mode, acting=seat, hands={seat: [name]}, badge=held, gold=gold)
    p.play(f"lead {name}")
    lines = without_drawing(p)
    assert lines[:2] == [f"led {seat} {name}", f"badge {seat} {badge_after}"]
    if gain == "mobilized":
        assert len(lines) == 4
        assert all(line.startswith(f"mobilized {seat} ") for line in lines[2:])
        assert sum(int(p.height[seat, number]) for number in range(5)) == 2
    else:
        assert lines[2:] == [f"gained {seat} {1 if gain == 'zenithium' else 3} {gain}"]
    assert p.credits[seat] == (53 if gain == "credits" else 50)
    assert p.zenithium[seat] == (21 if gain == "zenithium" else 20)
    assert (p.credits[1 - seat], p.zenithium[1 - seat]) == (50, 20)
    assert (p.badge, p.gold) == (seat, 1 if badge_after == "gold" else 0)
    assert pile(p) == {name}
    assert discs(p) == {}
    assert p.phase != GIVING
    assert p.hand[seat] == len(hand(p, seat)) == (6 if badge_after == "gold" else 5)


@pytest.mark.parametrize("seat", [0, 1])
def test_printed_example_a_robot_for_the_badge_of_the_opponent(mode: Mode, seat: int) -> None:
    """Z3.7  1 zenithium from the supply, the badge from the opponent, silver side up."""
    p = scene(mode, acting=seat, hands={seat: ["w3lls"]}, badge=1 - seat, gold=1, zenithium=(0, 0))
    p.play("lead w3lls")
    assert (p.badge, p.gold) == (seat, 0)
    assert (p.zenithium[seat], p.zenithium[1 - seat]) == (1, 0)
