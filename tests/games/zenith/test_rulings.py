"""Rulings: only here each is played both ways in the same position, so that exactly what it says is different."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.zenith.scene import (
    ASKING,
    DECK,
    GONE,
    ORDERING,
    PLANETS,
    TOKENS,
    TURN,
    agent,
    column,
    discs,
    hand,
    scene,
)
from tests.modes import Mode, Position
from vetta.core.game import Setup, SetupError

SIDES = [0, 1]


def towards(side: int, spaces: int) -> int:
    """Where a disc is that stands so far on the half of a side."""
    return spaces * (1 - 2 * side)


def both(mode: Mode, ruling: str, other: str, **position: Any) -> tuple[Position, Position]:
    """The same position by our ruling and by the other one."""
    return scene(mode, **position), scene(mode, **{**position, ruling: other})


def planets(*names: str) -> set[str]:
    return {f"planet {name}" for name in names}


def names_of(p: Position) -> list[str]:
    return [str(name) for name, *_ in p.happened]


def only_in_reserve(p: Position, kind: str) -> None:
    for number, name in enumerate(TOKENS):
        p.used[number] = 0 if name == kind else TOKENS[name]
        p.reserve[number] = TOKENS[name] if name == kind else 0


# ------------------------------------------------------------------------------------------ effects


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize(("there", "taken"), [(0, 0), (1, 1), (2, 2), (3, 3), (5, 3)])
def test_stealing_more_credits_than_there_are(mode: Mode, there: int, taken: int, side: int) -> None:
    """Z11.1, Z7.9  Level U3 steals 3: the rest comes from the supply, or not at all."""
    coins = (10, there) if side == 0 else (there, 10)
    usual, other = both(
        mode, "steal_shortfall", "what-is-there", acting=side, hands={side: ["doc-wissen"]}, coins=coins,
        levels={side: (0, 2, 0)},
    )  # fmt: skip
    for p, gain in ((usual, 3), (other, taken)):
        p.play("develop doc-wissen")
        assert (p.credits[side], p.credits[1 - side]) == (10 + gain, there - taken)


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("there", [0, 1])
def test_stealing_more_zenithium_than_there_is(mode: Mode, there: int, side: int) -> None:
    """Z11.1, Z7.9  Level O2 steals 1; 2 zenithium have been paid for it."""
    zenithium = (5, there) if side == 0 else (there, 5)
    usual, other = both(
        mode, "steal_shortfall", "what-is-there", acting=side, hands={side: ["doc-wissen"]}, zenithium=zenithium,
        levels={side: (0, 1, 0)}, boards="S-O-N",
    )  # fmt: skip
    for p, gain in ((usual, 1), (other, there)):
        only_in_reserve(p, "credits-3")
        p.play("develop doc-wissen")
        assert (p.zenithium[side], p.zenithium[1 - side]) == (5 - 2 + gain, 0)


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize(
    ("name", "own", "prices", "item"),
    [("suleiman", "jupiter", (3, 7, 12), "credits"), ("stessy-power", "venus", (1, 2, 4), "zenithium")],
)
@pytest.mark.parametrize("tier", [1, 2, 3])
def test_influence_that_was_bought(
    mode: Mode, tier: int, name: str, own: str, prices: tuple[int, ...], item: str, side: int
) -> None:
    """Z11.2, Z7.20  All on one planet, or each on a planet of its own; never on the planet of the card."""
    usual, other = both(mode, "spend_influence_tiers", "split", acting=side, hands={side: [name, "nero"]})
    open_to_it = planets(*(planet for planet in PLANETS if planet != own))
    for p in (usual, other):
        p.play(f"recruit {name}")
        before = int(getattr(p, item)[side])
        p.play(f"price {tier}")
        assert getattr(p, item)[side] == before - prices[tier - 1]
    assert usual.choices() == open_to_it
    usual.play("planet mars")
    assert discs(usual) == {own: towards(side, 1), "mars": towards(side, tier)}
    assert usual.phase == TURN
    same = other.copy()
    for planet in ("mars", "terra", "mercury")[:tier]:
        assert other.choices() == same.choices() == open_to_it
        other.play(f"planet {planet}")
        same.play("planet mars")
    assert discs(same) == discs(usual)
    assert discs(other) == {
        own: towards(side, 1),
        **dict.fromkeys(("mars", "terra", "mercury")[:tier], towards(side, 1)),
    }
    assert other.phase == same.phase == TURN


@pytest.mark.parametrize("side", SIDES)
def test_which_disc_sir_sam_takes(mode: Mode, side: int) -> None:
    """Z11.3, Z7.6  Any, or one on the opponent's half; the centre is nobody's half."""
    where = {"mercury": towards(side, -1), "venus": towards(side, -3), "mars": towards(side, 2), "jupiter": GONE}
    usual, other = both(mode, "recenter_scope", "their-half", acting=side, hands={side: ["sir-sam"]}, discs=where)
    usual.play("recruit sir-sam")
    assert usual.choices() == planets("mercury", "venus", "terra", "mars")
    other.play("recruit sir-sam")
    assert other.choices() == planets("mercury", "venus")
    other.play("planet venus")
    assert other.disc[1] == 0
    none = scene(mode, acting=side, hands={side: ["sir-sam"]}, recenter_scope="their-half").play("recruit sir-sam")
    assert none.phase == TURN
    assert discs(none) == {"terra": towards(side, 1)}


@pytest.mark.parametrize("side", SIDES)
def test_augustus_at_the_edge(mode: Mode, side: int) -> None:
    """Z11.4, Z7.4  The 2 may lie at the end of the row, or all three planets have to be on the board."""
    usual, other = both(mode, "augustus_edge", "three-planets", acting=side, hands={side: ["augustus"]})
    usual.play("recruit augustus")
    assert usual.choices() == planets(*PLANETS)
    other.play("recruit augustus")
    assert other.choices() == planets("venus", "terra", "mars")
    for p, planet in ((usual, "jupiter"), (usual.copy(), "mercury"), (other, "mars")):
        p.play(f"planet {planet}")
        far = towards(side, 1)
        assert (
            discs(p)
            == {
                "jupiter": {"terra": far, "mars": far, "jupiter": 2 * far},
                "mercury": {"terra": far, "venus": far, "mercury": 2 * far},
                "mars": {"terra": 2 * far, "mars": 2 * far, "jupiter": far},
            }[planet]
        )


@pytest.mark.parametrize("side", SIDES)
def test_neighbours_without_a_disc(mode: Mode, side: int) -> None:
    """Z11.5, Z7.4  An empty track may be among them and its share is lost; or all need their discs."""
    position: dict[str, Any] = {"acting": side, "hands": {side: ["nero"]}, "discs": {"venus": GONE}}
    usual, other = both(mode, "run_missing_disc", "all-needed", levels={side: (1, 0, 0)}, **position)
    usual.play("develop nero")
    assert usual.choices() == planets("mercury", "venus", "terra", "mars")
    usual.play("planet mercury")
    assert discs(usual) == {"mercury": towards(side, 1)}
    other.play("develop nero")
    assert other.choices() == planets("terra", "mars")
    position["hands"] = {side: ["augustus"]}
    usual, other = both(mode, "run_missing_disc", "all-needed", **position)
    assert usual.play("recruit augustus").choices() == planets(*PLANETS)
    assert other.play("recruit augustus").choices() == planets("mars", "jupiter")


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize(("name", "own"), [("f4rm3r", "terra"), ("cl4rke", "mercury"), ("khan", "mercury")])
def test_how_far_another_planet_reaches(mode: Mode, name: str, own: str, side: int) -> None:
    """Z11.6, Z7.2  The planet of the card is open to the second choice, or it is not; to the first it always is."""
    usual, other = both(mode, "differs_from_scope", "own-planet-too", acting=side, hands={side: [name]}, badge=side)
    for p, closed in ((usual, {"planet mars"}), (other, {"planet mars", f"planet {own}"})):
        p.play(f"recruit {name}")
        assert p.choices() == planets(*PLANETS)
        p.play("planet mars")
        if name != "f4rm3r":
            p.play("yes")
        assert p.choices() == planets(*PLANETS) - closed


def test_another_planet_on_a_technology_has_no_own_planet(mode: Mode) -> None:
    """Z11.6  Level N3 belongs to no planet: both rulings leave four."""
    for p in both(mode, "differs_from_scope", "own-planet-too", hands={0: ["w3lls"], 1: []}, levels={0: (0, 0, 2)}):
        p.play("develop w3lls", "planet mars")
        assert p.choices() == planets(*PLANETS) - {"planet mars"}


@pytest.mark.parametrize("side", SIDES)
def test_no_disc_on_the_opponents_half(mode: Mode, side: int) -> None:
    """Z11.7, Z7.1  Lord Creep does nothing then, or takes any planet with a disc."""
    where = {"mercury": towards(side, 1), "jupiter": GONE}
    position: dict[str, Any] = {"acting": side, "hands": {side: ["lord-creep"]}}
    usual, other = both(mode, "opponent_side_no_target", "any-planet", discs=where, **position)
    usual.play("recruit lord-creep")
    assert usual.phase == TURN
    assert usual.badge == side
    other.play("recruit lord-creep")
    assert other.choices() == planets("mercury", "venus", "terra", "mars")
    other.play("planet mercury")
    assert other.disc[0] == towards(side, 2)
    for p in both(mode, "opponent_side_no_target", "any-planet", discs={"mars": towards(side, -1)}, **position):
        assert p.play("recruit lord-creep").choices() == planets("mars")


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize(("name", "own", "gain"), [("baron-goro", "terra", "zenithium"), ("titus", "mars", "credits")])
def test_giving_influence_is_a_must_or_a_price(mode: Mode, name: str, own: str, gain: str, side: int) -> None:
    """Z11.8, Z7.5  Given and gained; or neither."""
    amount = {"zenithium": 3, "credits": 10}[gain]
    usual, other = both(mode, "give_influence_mandatory", "may", acting=side, hands={side: [name]})
    usual.play(f"recruit {name}")
    assert usual.choices() == planets(*(planet for planet in PLANETS if planet != own))
    other.play(f"recruit {name}")
    assert "no" in other.choices()
    before = int(getattr(other, gain)[side])
    refused = other.copy().play("no")
    assert getattr(refused, gain)[side] == before
    assert discs(refused) == {own: towards(side, 1)}
    if "yes" in other.choices():
        other.play("yes")
    for p in (usual, other):
        p.play("planet jupiter")
        assert discs(p) == {own: towards(side, 1), "jupiter": towards(side, -1)}
        assert getattr(p, gain)[side] == before + amount


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("name", ["atlas", "elisabeth", "punk-mari"])
def test_discarding_without_a_chevron(mode: Mode, name: str, side: int) -> None:
    """Z11.9, Z7.14  Discarded if possible and gained in any case; or a price that may be refused."""

    def has_gained(p: Position) -> bool:
        if name == "atlas":
            return bool(p.badge == side)
        return bool(p.zenithium[side] == 21) if name == "elisabeth" else p.phase == ASKING

    position: dict[str, Any] = {"acting": side}
    usual, other = both(mode, "discard_without_chevron", "may", hands={side: [name, "annie", "ivan"]}, **position)
    usual.play(f"recruit {name}")
    if name != "punk-mari":
        assert usual.choices() == {"discard annie", "discard ivan"}
        usual.play("discard ivan")
        assert "annie" in hand(usual, side)
    assert "ivan" not in hand(usual, side)
    assert has_gained(usual)
    other.play(f"recruit {name}")
    assert other.choices() == {"yes", "no"}
    refused = other.copy().play("no")
    assert {"annie", "ivan"} <= hand(refused, side)
    assert not has_gained(refused)
    other.play("yes")
    if name != "punk-mari":
        other.play("discard ivan")
    assert "ivan" not in hand(other, side)
    assert has_gained(other)
    usual, other = both(mode, "discard_without_chevron", "may", hands={side: [name]}, **position)
    assert has_gained(usual.play(f"recruit {name}"))
    assert not has_gained(other.play(f"recruit {name}"))


@pytest.mark.parametrize("side", SIDES)
def test_level_p4_exiles_own_cards(mode: Mode, side: int) -> None:
    """Z11.10, Z7.22  It has to; or it may stop, before the first card or before the second."""
    position: dict[str, Any] = {
        "acting": side, "hands": {side: ["w3lls"]}, "boards": "S-U-P", "levels": {side: (0, 0, 3)},
        "columns": {side: ["nero", "wul", "annie"]},
    }  # fmt: skip
    usual, other = both(mode, "p4_exile_mandatory", "may", **position)
    usual.play("develop w3lls")
    assert usual.choices() == {"column mercury", "column jupiter"}
    usual.play("column mercury")
    assert usual.disc[0] == towards(side, 2)
    assert usual.choices() == {"column jupiter"}
    other.play("develop w3lls")
    assert "no" in other.choices()
    stopped = other.copy()
    while "no" in stopped.choices():
        stopped.play("no")
    assert discs(stopped) == {}
    assert column(stopped, side, "mercury")[:2] == ["nero", "wul"]
    if "yes" in other.choices():
        other.play("yes")
    other.play("column mercury")
    assert discs(other) == {"mercury": towards(side, 2)}
    assert "no" in other.choices()
    other.play("no")
    assert discs(other) == {"mercury": towards(side, 2)}
    assert column(other, side, "jupiter")[:1] == ["annie"]


@pytest.mark.parametrize("side", SIDES)
def test_level_d3_has_an_order(mode: Mode, side: int) -> None:
    """Z11.11, Z6.1  The token first, or the influence first."""
    usual, other = both(
        mode, "d3_order", "influence-first", acting=side, hands={side: ["nero"]}, boards="D-U-N",
        levels={side: (2, 0, 0)},
    )  # fmt: skip
    for p in (usual, other):
        only_in_reserve(p, "credits-4")
        p.play("develop nero")
        assert p.choices() == planets(*PLANETS)
    assert "token-drawn" in names_of(usual)
    assert "token-drawn" not in names_of(other)
    for p in (usual, other):
        p.play("planet mars")
        assert p.credits[side] == 50 + 4 + 5
        assert discs(p) == {"mars": towards(side, 1)}
    assert "token-drawn" not in names_of(usual)
    assert "token-drawn" in names_of(other)


@pytest.mark.parametrize("side", SIDES)
def test_when_the_token_of_a_planet_is_applied(mode: Mode, side: int) -> None:
    """Z11.12, Z5.6  In the middle of a run, or when it is finished; the next disc is moved after or before it."""
    usual, other = both(
        mode, "token_interrupts", "after-the-run", acting=side, hands={side: ["nero"]}, levels={side: (1, 0, 0)},
        discs={"mercury": towards(side, 3), "venus": towards(side, 3)},
        tokens={"mercury": "credits-3", "venus": "zenithium-1"},
    )  # fmt: skip
    wanted = ("pulled", "captured", "token-taken")
    order = {}
    for name, p in (("usual", usual), ("other", other)):
        p.play("develop nero", "planet mercury")
        order[name] = [(n, *rest) for n, *rest in p.happened if n in wanted]
        assert p.credits[side] == 50 + 3 + 2
        assert p.zenithium[side] == 20 - 2 + 1
    assert [n for n, *_ in order["usual"]] == ["pulled", "captured", "token-taken"] * 2
    assert [n for n, *_ in order["other"]] == ["pulled", "captured"] * 2 + ["token-taken"] * 2
    assert [numbers[-1] for n, *numbers in order["other"] if n == "token-taken"] == [0, 1]


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("gold", [0, 1])
def test_a_badge_that_was_given_away(mode: Mode, gold: int, side: int) -> None:
    """Z11.13, Z7.10  Silver side up, or as it lay."""
    usual, other = both(
        mode, "given_badge_side", "as-it-lay", acting=side, hands={side: ["annie"]}, badge=side, gold=gold
    )  # fmt: skip
    for p, side_up in ((usual, 0), (other, gold)):
        p.play("recruit annie", "yes")
        assert (p.badge, p.gold) == (1 - side, side_up)


def asked_for(p: Position, name: str) -> bool:
    p.play(f"recruit {name}")
    return bool(p.phase == ASKING)


@pytest.mark.parametrize("side", SIDES)
def test_paying_for_nothing(mode: Mode, side: int) -> None:
    """Z11.14, Z7.19, Z7.20  Allowed, or not even asked; with something to gain it is asked in any case."""
    empty: list[dict[str, Any]] = [
        {"hands": {side: ["lula-smart"]}, "discs": {"terra": GONE}},
        {"hands": {side: ["amytis"]}, "discs": {"mercury": towards(side, 3)}, "columns": {side: ["nero"]}},
        {"hands": {side: ["sneaky-jules"]}, "discs": dict.fromkeys(PLANETS, towards(side, 1))},
        {"hands": {side: ["h3rb3rt"]}, "discs": {"mercury": GONE}, "columns": {side: ["nero"]}},
        {"hands": {side: ["gibs0n"]}, "badge": side},
        {"hands": {side: ["suleiman"]}, "discs": dict.fromkeys(PLANETS, GONE) | {"jupiter": 0}},
        {"hands": {side: ["atlas", "annie"]}, "badge": side, "gold": 1, "discard_without_chevron": "may"},
    ]
    for position in empty:
        name = position["hands"][side][0]
        usual, other = both(mode, "pay_for_empty_gain", "not-offered", acting=side, **position)
        assert asked_for(usual, name), name
        assert not asked_for(other, name), name
    useful: list[dict[str, Any]] = [
        {"hands": {side: ["lula-smart"]}},
        {"hands": {side: ["amytis"]}, "columns": {side: ["nero"]}},
        {"hands": {side: ["sneaky-jules"]}},
        {"hands": {side: ["h3rb3rt"]}, "columns": {side: ["nero"]}},
        {"hands": {side: ["wul"]}, "columns": {side: ["nero"]}, "discs": dict.fromkeys(PLANETS, GONE)},
        {"hands": {side: ["ice-june", "zenon", "annie"]}, "discs": {"terra": towards(side, 3)}},
        {"hands": {side: ["ice-june", "zenon", "annie"]}, "discs": {"terra": towards(side, 3), "jupiter": GONE}},
        {"hands": {side: ["suleiman"]}, "discs": dict.fromkeys(PLANETS, GONE) | {"mercury": 0}},
        {"hands": {side: ["atlas", "annie"]}, "badge": side, "discard_without_chevron": "may"},
        {"hands": {side: ["atlas", "annie"]}, "badge": 1 - side, "gold": 1, "discard_without_chevron": "may"},
    ]
    for position in useful:
        name = position["hands"][side][0]
        for p in both(mode, "pay_for_empty_gain", "not-offered", acting=side, **position):
            assert asked_for(p, name), name


@pytest.mark.parametrize("side", SIDES)
def test_level_p4_for_nothing(mode: Mode, side: int) -> None:
    """Z11.14, Z11.10, Z7.22  The discs of the own agents are gone, or only that of the planet exiled from before."""
    position: dict[str, Any] = {
        "acting": side, "hands": {side: ["w3lls"]}, "boards": "S-U-P", "levels": {side: (0, 0, 3)},
        "columns": {side: ["nero", "wul", "annie"]}, "p4_exile_mandatory": "may",
    }  # fmt: skip
    for gone, times in ((("mercury", "jupiter"), 0), (("jupiter",), 1), ((), 2)):
        usual, other = both(mode, "pay_for_empty_gain", "not-offered", discs=dict.fromkeys(gone, GONE), **position)
        for p, asked in ((usual, 2), (other, times)):
            p.play("develop w3lls")
            for planet in ("mercury", "jupiter")[:asked]:
                p.play("yes", f"column {planet}")
            assert p.phase == TURN


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize(("name", "own", "gain"), [("baron-goro", "terra", "zenithium"), ("titus", "mars", "credits")])
def test_influence_that_cannot_be_given_is_no_price(mode: Mode, name: str, own: str, gain: str, side: int) -> None:
    """Z11.8, Z7.5  With no disc on another planet: who has to give gains all the same, who may give is not asked."""
    where = dict.fromkeys(PLANETS, GONE) | {own: 0}
    usual, other = both(mode, "give_influence_mandatory", "may", acting=side, hands={side: [name]}, discs=where)
    for p in (usual, other):
        p.play(f"recruit {name}")
        assert p.phase == TURN
    assert getattr(usual, gain)[side] - getattr(other, gain)[side] == {"zenithium": 3, "credits": 10}[gain]


# ------------------------------------------------------------------------------------------ teams


def test_what_means_nothing_is_not_offered(mode: Mode) -> None:
    """Z2.8, Z11.15, Z11.16  A handicap is for one of two players; what a team agrees on is for teams."""
    others = {
        "handicap": ("yes", 2),
        "team_starting_resources": ("per-player", 4),
        "team_opponent_chooser": ("chance", 4),
    }
    for name, (value, seats) in others.items():
        option = next(option for option in mode.game.lexicon.options if option.name == name)
        assert option.fits == {seats: (0, 1), 6 - seats: (0,)}
        assert mode.game.chosen(Setup(seats, {name: value}))[name] == value
        assert mode.game.chosen(Setup(6 - seats))[name] == option.values[0]
        with pytest.raises(SetupError):
            mode.new(Setup(6 - seats, {name: value}))


@pytest.mark.parametrize(("value", "coins", "zenithium"), [("per-team", 12, 1), ("per-player", 24, 2)])
def test_what_a_team_starts_with(mode: Mode, value: str, coins: int, zenithium: int) -> None:
    """Z11.15, Z9.1  One set for the team, or one for each member."""
    p = mode.new(Setup(4, {"team_starting_resources": value}), 1)
    assert [(int(p.credits[side]), int(p.zenithium[side])) for side in SIDES] == [(coins, zenithium)] * 2


@pytest.mark.parametrize("side", SIDES)
def test_who_chooses_for_the_other_team(mode: Mode, side: int) -> None:
    """Z11.16, Z9.8  The member by the technology board, or chance, about as often the one as the other."""
    position: dict[str, Any] = {
        "seats": 4, "acting": side, "hands": {side: ["baron-goro"]}, "discs": {"mars": towards(side, -3)},
        "tokens": {"mars": "influence"},
    }  # fmt: skip
    usual, other = both(mode, "team_opponent_chooser", "chance", **position)
    for p in (usual, other):
        p.play("recruit baron-goro")
        assert p.seat == side
    asked: dict[int, list[int]] = {0: [], 1: []}
    for seed in range(200):
        asked[0].append(usual.copy().play("planet mars", seed=seed).seat)
        asked[1].append(other.copy().play("planet mars", seed=seed).seat)
    assert set(asked[0]) == {1 - side}
    assert set(asked[1]) == {1 - side, 3 - side}
    assert 70 < asked[1].count(1 - side) < 130


def test_the_member_by_the_technology_board_is_asked_who_goes_first(mode: Mode) -> None:
    """Z11.23, Z9.3  In each round of each team, and there is no setting for it."""
    p = mode.new(Setup(4, {"first": "seat-4"}), 1).play("ready", "ready", "ready", "ready")
    for side in (1, 0, 1):
        assert (p.phase, p.seat) == (ORDERING, side)
        p.play("begin diplomacy")
        for seat in (side + 2, side):
            assert p.seat == seat
            p.play(min(choice for choice in p.choices() if choice.startswith("lead")), "ready")
    assert not any("order_chooser" in option.name for option in p.game.lexicon.options)


# ------------------------------------------------------------------------------------------ before and after


@pytest.mark.parametrize("seats", [2, 4])
def test_where_exchanged_cards_go(mode: Mode, seats: int) -> None:
    """Z11.17, Z2.6  To the discard pile, or back into the deck: but never into the same hand."""
    for value in ("discard-pile", "deck"):
        p = mode.new(Setup(seats, {"first": "seat-1", "mulligan_discards": value}), 3)
        laid_down = hand(p, 0)
        p.play(*(f"discard {name}" for name in laid_down), "ready")
        assert len(hand(p, 0)) == 4
        assert not laid_down & hand(p, 0)
        p.play(*("ready" for _ in range(seats - 1)))
        back = value == "deck"
        assert p.discards == (0 if back else 4)
        assert p.deck == 90 - 4 * seats - p.discards
        assert all((p.where[agent(p, name)] == DECK) == back for name in laid_down)


def crowded(mode: Mode, cards: list[str], captured: dict[int, tuple[int, ...]], **options: Any) -> Position:
    """Seat 1 holds these cards, seat 2 none; all other agents lie in columns."""
    names = mode.game.lexicon.lists["agent"]
    rest = [name for name in names if name not in cards]
    return scene(
        mode, hands={0: cards, 1: []}, columns={0: rest[:45], 1: rest[45:]}, captured=captured, **options
    )  # fmt: skip


def test_nobody_can_play(mode: Mode) -> None:
    """Z11.18, Z8.5, Z8.7  It ends when nobody has had a card in a row; or with the first who has none, a draw."""
    discs_won: dict[int, tuple[int, ...]] = {1: (0, 1, 1, 0, 0), 0: (1, 0, 0, 0, 0)}
    usual = crowded(mode, ["bruss0l0"], discs_won).play("recruit bruss0l0")
    assert usual.over
    assert [usual.score(seat) for seat in SIDES] == [-1, 1]
    other = crowded(mode, ["bruss0l0"], discs_won, stalemate="at-once").play("recruit bruss0l0")
    assert other.over
    assert [other.score(seat) for seat in SIDES] == [0, 0]
    usual = crowded(mode, ["bruss0l0", "m4th3s0n"], discs_won).play("recruit bruss0l0")
    assert (usual.over, usual.seat) == (False, 0)
    other = crowded(mode, ["bruss0l0", "m4th3s0n"], discs_won, stalemate="at-once").play("recruit bruss0l0")
    assert other.over
    assert [other.score(seat) for seat in SIDES] == [0, 0]


@pytest.mark.parametrize(("seats", "longest"), [(2, 300), (4, 800)])
def test_how_long_a_match_may_last(mode: Mode, seats: int, longest: int) -> None:
    """Z11.19, Z8.6  So many turns and not one more; or no limit."""
    for turns, value, over in ((longest - 2, "yes", False), (longest - 1, "yes", True), (longest - 1, "no", False)):
        p = scene(mode, seats=seats, hands={0: ["bruss0l0"]}, captured={0: (1, 0, 0, 0, 0)}, turn_cap=value)
        p.turns = turns
        p.play("recruit bruss0l0")
        assert p.over == over
        assert p.score(0) == (1 if over else 0)


@pytest.mark.parametrize(
    ("first", "second", "score"),
    [
        ((1, 0, 0, 0, 0), (0, 0, 0, 0, 0), 1),
        ((1, 0, 0, 0, 0), (1, 1, 0, 0, 0), -1),
        ((2, 2, 0, 0, 0), (1, 1, 1, 0, 0), 1),
        ((2, 1, 0, 0, 0), (1, 1, 1, 0, 0), -1),
        ((2, 1, 0, 0, 0), (0, 0, 0, 2, 1), 0),
    ],
    ids=["more discs", "fewer discs", "more discs of fewer planets", "fewer planets", "all the same"],
)
def test_who_wins_a_match_without_a_victory(
    mode: Mode, first: tuple[int, ...], second: tuple[int, ...], score: int
) -> None:
    """Z11.20, Z8.7  More discs, then more planets, else nobody; or always nobody."""
    usual, other = both(
        mode, "unfinished_winner", "draw", hands={0: ["bruss0l0"]}, captured={0: first, 1: second}
    )  # fmt: skip
    for p, wanted in ((usual, score), (other, 0)):
        p.turns = 299
        p.play("recruit bruss0l0")
        assert p.over
        assert [p.score(0), p.score(1)] == [wanted, -wanted]


def test_new_cards_one_after_the_other_or_in_secret(mode: Mode) -> None:
    """Z11.21, Z2.6  Whoever decides later sees the discard pile, or sees nothing before all have decided."""
    for value, seen in (("one-after-the-other", 3), ("in-secret", 0)):
        p = mode.new(Setup(2, {"first": "seat-2", "mulligan_order": value}), 3)
        assert p.seat == 1
        laid_down = sorted(hand(p, 1))[:3]
        p.play(*(f"discard {name}" for name in laid_down), "ready")
        assert p.seat == 0
        assert len(hand(p, 1)) == 4
        pile = {name for name, (_, where, *_) in p.pieces(0).items() if where == "discard-pile"}
        assert len(pile) == p.discards == seen
        p.play("ready")
        pile = {name for name, (_, where, *_) in p.pieces(0).items() if where == "discard-pile"}
        assert pile == set(laid_down)


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize(
    ("captured", "one", "every"),
    [
        ((0, 0, 2, 0, 0), "absolute", "absolute"),
        ((1, 1, 2, 0, 0), "absolute", "absolute-popular"),
        ((1, 1, 0, 1, 0), "democratic", "democratic"),
        ((2, 1, 0, 1, 0), "democratic", "democratic-popular"),
        ((2, 0, 1, 1, 0), "popular", "popular"),
    ],
)
def test_the_name_of_the_victory(mode: Mode, captured: tuple[int, ...], one: str, every: str, side: int) -> None:
    """Z11.22, Z8.4  The first that fits, or all of them; who has won is the same."""
    usual, other = both(
        mode, "victory_name", "all", acting=side, hands={side: ["bruss0l0"]}, captured={side: captured},
        discs={"terra": towards(side, 3)},
    )  # fmt: skip
    for p, name in ((usual, one), (other, every)):
        p.play("recruit bruss0l0")
        assert p.over
        assert p.score(side) == 1
        victories = p.game.lexicon.lists["victory"]
        assert [victories[int(numbers[1])] for n, *numbers in p.happened if n == "won"] == [name]
        assert p.game.view(p.plain(), side).prompt.args["victory"] == name
