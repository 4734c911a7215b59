"""What is sent as numbers and names: only here rows, picks, prompts, objections and observations are checked."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.games.zenith.scene import (
    ASKING,
    GIVING,
    GONE,
    ORDERING,
    PLANETS,
    SWAPPING,
    TOKENS,
    TURN,
    agent,
    column,
    hand,
    prompt,
    scene,
)
from tests.modes import Mode, Position, wander
from vetta.core.game import Setup
from vetta.core.view import SPECTATOR

SIDES = [0, 1]
NAMES = ("first", "second")
FACTIONS = ("animod", "human", "robot")


def towards(side: int, spaces: int) -> int:
    return spaces * (1 - 2 * side)


def random_positions(mode: Mode, many: int) -> list[Position]:
    """Positions of all kinds: two players and teams, somebody gone, in the middle of questions, at the end."""
    rng = random.Random(20)
    found = []
    for _ in range(many):
        seats = rng.choice((2, 4))
        p = mode.new(Setup(seats, {"boards": "chance"}), rng.randbytes(16))
        wander(p, rng, rng.randrange(250))
        if seats == 4 and rng.randrange(4) == 0:
            p.leave(rng.randrange(4))
        found.append(p)
    return found


# ------------------------------------------------------------------------------------------ look


def expected_table(p: Position) -> dict[str, tuple[str, str, int, int, int]]:
    """What everybody sees but for hands, as the rulebook lays it on the table."""
    pieces: dict[str, tuple[str, str, int, int, int]] = {}
    for n, planet in enumerate(PLANETS):
        if p.disc[n] != GONE:
            pieces[f"disc-{planet}"] = (planet, f"{planet}{p.disc[n] + 5}", 0, 0, 0)
    costs = dict(zip(p.game.lexicon.lists["agent"], COSTS, strict=True))
    for side, name in enumerate(NAMES):
        store = f"store-{name}"
        for planet in PLANETS:
            for order, card in enumerate(column(p, side, planet)):
                pieces[card] = (card, f"column-{name}-{planet}", order, 0, costs[card])
        pieces[f"credits-{name}"] = ("credits", store, 0, 0, int(p.credits[side]))
        pieces[f"zenithium-{name}"] = ("zenithium", store, 1, 0, int(p.zenithium[side]))
        won = [int(p.captured[side, n]) for n in range(5)]
        for n, planet in enumerate(PLANETS):
            if won[n]:
                pieces[f"captured-{name}-{planet}"] = (planet, store, 3 + n, 0, won[n])
        missing = (3 - max(won), 4 - sum(many > 0 for many in won), 5 - sum(won))
        for n, victory in enumerate(("absolute", "democratic", "popular")):
            pieces[f"{victory}-{name}"] = (f"{victory}-victory", store, 8 + n, 0, max(0, missing[n]))
        for n, faction in enumerate(FACTIONS):
            letter = ("sd", "uo", "np")[n][p.face[n]]
            pieces[f"marker-{name}-{faction}"] = (
                f"side-{letter}", f"technology-{faction}", side, side, int(p.level[side, n]),
            )  # fmt: skip
    kinds = list(TOKENS)
    for n, slot in enumerate((*PLANETS, *(f"{faction}-level-2" for faction in FACTIONS))):
        if p.slot[n] >= 0:
            pieces[f"open-token-{slot}"] = (f"token-{kinds[p.slot[n]]}", f"slot-{slot}", 0, 0, 0)
    for n, kind in enumerate(kinds):
        if p.used[n] > 0:
            pieces[f"used-{kind}"] = (f"token-{kind}", "reserve", 9 + n, 0, int(p.used[n]))
        if p.reserve[n] > 0:
            pieces[f"hidden-{kind}"] = (f"token-{kind}", "reserve", 1 + n, 0, int(p.reserve[n]))
    pieces["token-reserve"] = ("face-down-tokens", "reserve", 0, 0, sum(int(many) for many in p.reserve))
    where = "badge-space" if p.badge < 0 else f"store-{NAMES[p.badge]}"
    cards = 4 if p.badge < 0 else 6 if p.gold else 5
    pieces["badge"] = ("badge-gold" if p.gold else "badge-silver", where, 2, 0, cards)
    pieces["turns-played"] = ("turns", "turn-count", 0, 0, int(p.turns))
    pieces["longest-match"] = ("last-turn", "turn-count", 1, 0, {2: 300, 4: 800}[p.seats])
    pieces["deck"] = ("back", "draw", 0, 0, int(p.deck))
    return pieces


COSTS = (
    *(3, 3, 1, 9, 5, 3, 2, 5, 9, 1, 10, 6, 7, 1, 7, 2, 4, 2),
    *(6, 10, 6, 7, 4, 1, 6, 3, 2, 1, 1, 6, 2, 2, 3, 9, 3, 6),
    *(10, 4, 1, 8, 2, 6, 9, 6, 6, 4, 5, 5, 4, 7, 1, 3, 2, 1),
    *(6, 4, 2, 5, 4, 9, 6, 4, 1, 10, 3, 4, 2, 3, 3, 1, 2, 1),
    *(1, 1, 3, 2, 3, 4, 8, 2, 3, 4, 1, 2, 4, 6, 5, 10, 1, 8),
)
"""What is printed on the agents, in the order of the fact table."""


def expected_cost(p: Position, seat: int, agent: int) -> tuple[int, int]:
    """Z3.2, Z9.4  How a card of a hand faces (1 cheaper than printed, 2 of the other zone), and what it costs now."""
    planet = PLANETS[agent // 18]
    now = max(0, COSTS[agent] - len(column(p, seat % 2, planet)))
    zone = PLANETS if p.seats == 2 else PLANETS[:3] if seat < 2 else PLANETS[2:]
    return (now < COSTS[agent]) + 2 * (planet not in zone), now


def test_every_piece_lies_where_the_rules_put_it(mode: Mode) -> None:
    """Z1.1, Z1.6, Z1.7, Z10.1, Z10.2, Z10.3  In random positions, from every seat, nothing more and nothing less."""
    names = mode.game.lexicon.lists["agent"]
    for p in random_positions(mode, 40):
        for looker in range(-1, p.seats):
            expected = expected_table(p)
            for n in range(90):
                if p.where[n] == 1:
                    expected[names[n]] = (names[n], "discard-pile", 0, 0, COSTS[n])
            for seat in range(p.seats):
                where = f"hand-{seat + 1}"
                if seat == looker:
                    for name in hand(p, seat):
                        expected[name] = (name, where, 0, *expected_cost(p, seat, names.index(name)))
                elif not p.left[seat]:
                    expected[f"cards-{seat + 1}"] = ("back", where, 0, 0, int(p.hand[seat]))
                    if looker >= 0 and p.seats == 4 and (looker + 2) % 4 == seat:
                        for n in range(90):
                            if p.where[n] == 8 + seat:
                                expected[names[n]] = (names[n], where, 1, *expected_cost(p, seat, n))
            assert p.pieces(looker) == expected


def test_each_victory_tells_how_far_it_is(mode: Mode) -> None:
    """Z1.8  How many discs, planets, discs in all are missing, for each side."""
    p = scene(mode, hands={0: ["nero"]}, captured={0: (2, 0, 1, 0, 0), 1: (0, 0, 0, 0, 1)})
    pieces = p.pieces(SPECTATOR)
    assert [pieces[f"{victory}-first"][4] for victory in ("absolute", "democratic", "popular")] == [1, 2, 2]
    assert [pieces[f"{victory}-second"][4] for victory in ("absolute", "democratic", "popular")] == [2, 3, 4]
    assert pieces["captured-first-mercury"][4] == 2


# ------------------------------------------------------------------------------------------ picks


def things(p: Position, choice: str) -> list[str]:
    return [p.game.lexicon.thing(number) for number in p.picks(p.number(choice))]


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_what_is_touched_for_a_card(mode: Mode, seat: int) -> None:
    """Z3.2, Z3.3, Z3.7, Z9.5  The card, then the own column, the own marker, the badge, the mate's hand."""
    side = NAMES[seat % 2]
    p = scene(mode, seats=4, acting=seat, hands={seat: ["bruss0l0", "m4th3s0n", "ice-june"]})
    assert things(p, "recruit bruss0l0") == ["bruss0l0", f"column-{side}-terra"]
    assert things(p, "develop bruss0l0") == ["bruss0l0", f"marker-{side}-robot"]
    assert things(p, "develop ice-june") == ["ice-june", f"marker-{side}-human"]
    assert things(p, "lead bruss0l0") == ["bruss0l0", "badge"]
    p.play("lead bruss0l0")
    assert things(p, "give ice-june") == ["ice-june", f"hand-{(seat + 2) % 4 + 1}"]
    assert things(p, "ready") == ["answer-ready"]
    p = scene(mode, seats=4, acting=seat, hands={seat: ["bruss0l0", "amytis"]})
    assert things(p, "develop amytis") == ["amytis", f"marker-{side}-animod"]
    assert things(p, "lead amytis") == ["amytis", "badge"]
    p.play("lead bruss0l0")
    assert things(p, "give amytis") == ["amytis", f"hand-{(seat + 2) % 4 + 1}"]
    q = mode.new(Setup(2, {}), 2)
    name = min(hand(q, q.seat))
    assert things(q, f"discard {name}") == [name]


@pytest.mark.parametrize("side", SIDES)
def test_what_is_touched_for_an_answer(mode: Mode, side: int) -> None:
    """Z6.4, Z7.11, Z7.12, Z7.16, Z7.17, Z7.20, Z7.21  Planets, columns of the right side, tokens, markers, answers."""
    mine, theirs = NAMES[side], NAMES[1 - side]

    def asked(name: str, *answers: str, **position: Any) -> Position:
        p = scene(mode, acting=side, hands={side: [name, "annie"]}, **position)
        return p.play(f"recruit {name}", *answers)

    assert things(asked("little-bob"), "planet mercury") == ["mercury"]
    p = asked("caligula", columns={1 - side: ["nero"]})
    assert things(p, "column mercury") == [f"column-{theirs}-mercury"]
    p = asked("v4n-v0gt", columns={1 - side: ["nero"]})
    assert things(p, "column mercury") == [f"column-{theirs}-mercury"]
    p = asked("chaka", "yes", columns={side: ["geta", "titus"]})
    assert things(p, "column mars") == [f"column-{mine}-mars"]
    p = scene(
        mode, acting=side, hands={side: ["double-joe"]}, discs={"mercury": towards(side, 3)},
        tokens={"mercury": "exile-2"}, columns={1 - side: ["wul"]},
    ).play("recruit double-joe")  # fmt: skip
    assert things(p, "column mercury") == [f"column-{theirs}-mercury"]
    p = asked("handy-luke", tokens={"robot-level-2": "influence", "mercury": "exile-2"})
    assert things(p, "token mercury") == ["open-token-mercury"]
    assert things(p, "token robot-level-2") == ["open-token-robot-level-2"]
    for faction in FACTIONS:
        assert things(asked("as1m0v"), f"advance {faction}") == [f"marker-{mine}-{faction}"]
    p = asked("suleiman")
    assert [things(p, f"price {n}") for n in (1, 2, 3)] == [["answer-price-1"], ["answer-price-2"], ["answer-price-3"]]
    p = asked("caesar")
    assert [things(p, f"option {n}") for n in (1, 2)] == [["answer-option-1"], ["answer-option-2"]]
    p = asked("lula-smart")
    assert [things(p, answer) for answer in ("yes", "no")] == [["answer-yes"], ["answer-no"]]
    p = scene(mode, acting=side, hands={side: ["elisabeth", "amytis", "annie"]}).play("recruit elisabeth")
    assert [things(p, f"discard {name}") for name in ("amytis", "annie")] == [["amytis"], ["annie"]]


@pytest.mark.parametrize("first", [1, 2])
def test_who_goes_first_is_shown_by_the_hand(mode: Mode, first: int) -> None:
    """Z9.3"""
    p = mode.new(Setup(4, {"first": f"seat-{first}"}), 2).play("ready", "ready", "ready", "ready")
    assert things(p, "begin technology") == [f"hand-{first}"]
    assert things(p, "begin diplomacy") == [f"hand-{first + 2}"]


# ------------------------------------------------------------------------------------------ prompts


def asks(p: Position, seat: int) -> tuple[str, dict[str, str | int]]:
    said = p.game.view(p.plain(), seat).prompt
    return said.name, said.args


def test_everybody_is_asked_or_told_what_to_wait_for(mode: Mode) -> None:
    """Z2.6, Z3.1, Z9.3, Z9.5  The seat to move is asked, the others wait, each with the numbers that matter."""
    p = mode.new(Setup(4, {"first": "seat-2"}), 2)
    assert p.phase == SWAPPING
    assert asks(p, 1) == ("swap", {"seat": 1, "amount": 4})
    p.play(f"discard {min(hand(p, 1))}")
    assert asks(p, 1) == ("swap", {"seat": 1, "amount": 3})
    assert [asks(p, seat) for seat in (0, 2, 3, SPECTATOR)] == [("wait-swap", {"seat": 1})] * 4
    p.play("ready", "ready", "ready", "ready")
    assert p.phase == ORDERING
    assert asks(p, 1) == ("order", {"seat": 1, "mate": 3})
    assert [asks(p, seat) for seat in (0, 2, 3, SPECTATOR)] == [("wait-order", {"seat": 1})] * 4
    p.play("begin diplomacy")
    assert p.phase == TURN
    assert asks(p, 3) == ("turn", {"seat": 3})
    assert [asks(p, seat) for seat in (0, 1, 2, SPECTATOR)] == [("wait-turn", {"seat": 3})] * 4
    p = scene(mode, seats=4, hands={0: ["wul", "nero", "annie"]}).play("lead wul")
    assert p.phase == GIVING
    assert asks(p, 0) == ("give", {"seat": 0, "amount": 2, "mate": 2})
    p.play("give nero")
    assert asks(p, 0) == ("give", {"seat": 0, "amount": 1, "mate": 2})
    assert [asks(p, seat) for seat in (1, 2, 3, SPECTATOR)] == [("wait-give", {"seat": 0, "amount": 1, "mate": 2})] * 4


QUESTIONS = [
    ("queen-suzanne", (), "pick", 2),
    ("charlemagne", (), "pick", 1),
    ("lord-creep", (), "pick-opponent-side", 1),
    ("4nd3rs0n", (), "pick-centre", 2),
    ("augustus", (), "run-centre", None),
    ("baron-goro", (), "give-influence", None),
    ("sir-sam", (), "recentre", None),
    ("caligula", (), "transfer", None),
    ("chaka", ("yes",), "exile-own", None),
    ("lady-moore", (), "exile-other", None),
    ("elisabeth", (), "discard", None),
    ("handy-luke", (), "token", None),
    ("as1m0v", (), "advance", None),
    ("annie", (), "pay", None),
    ("suleiman", (), "prices", None),
    ("amytis", (), "prices", None),
    ("caesar", (), "choose", None),
]


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize(("name", "answers", "question", "amount"), QUESTIONS, ids=[row[0] for row in QUESTIONS])
def test_each_question_has_its_prompt(
    mode: Mode, name: str, answers: tuple[str, ...], question: str, amount: int | None, side: int
) -> None:
    """Z6.4, Z7.1, Z7.4, Z7.5, Z7.6, Z7.20  Who is asked, by which agent, and for how much influence."""
    p = scene(
        mode, acting=side, hands={side: [name, "zenon"]},
        columns={side: ["geta", "titus", "wul"], 1 - side: ["nero", "felis"]}, discs={"venus": towards(side, -2)},
        tokens={"jupiter": "exile-2"}, badge=side,
    )  # fmt: skip
    p.play(f"recruit {name}", *answers)
    asked, args = asks(p, side)
    assert asked == question
    assert (args["seat"], args["source"]) == (side, name)
    if amount is not None:
        assert args["amount"] == amount
    for other in (1 - side, SPECTATOR):
        assert asks(p, other) == ("wait-effect", {"seat": side, "source": name})


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize(
    ("boards", "card", "levels", "answers", "source"),
    [
        ("S-U-N", "nero", (1, 0, 0), (), "level-s-2"),
        ("S-U-N", "nero", (2, 0, 0), (), "level-s-3"),
        ("S-U-N", "nero", (2, 0, 0), ("column terra", "column venus"), "level-s-2"),
        ("D-U-N", "nero", (4, 0, 0), (), "level-d-5"),
        ("S-U-N", "doc-wissen", (0, 0, 0), (), "level-u-1"),
        ("S-U-N", "doc-wissen", (0, 3, 0), (), "level-u-4"),
        ("S-O-N", "doc-wissen", (0, 3, 0), (), "level-o-4"),
        ("S-U-N", "w3lls", (0, 0, 0), (), "level-n-1"),
        ("S-U-N", "w3lls", (0, 0, 2), (), "level-n-3"),
        ("S-U-P", "w3lls", (0, 0, 4), (), "level-p-5"),
        ("S-U-N", "doc-wissen", (1, 0, 1), ("planet terra",), "row-1"),
        ("S-U-N", "nero", (1, 2, 2), ("planet terra",), "row-2"),
        ("S-U-N", "nero", (2, 3, 3), ("column terra", "column venus", "planet terra"), "row-3"),
    ],
)
def test_what_asks_is_named(
    mode: Mode, boards: str, card: str, levels: tuple[int, int, int], answers: tuple[str, ...], source: str, side: int
) -> None:
    """Z3.3, Z3.4, Z3.6  Which level of which side of the board, or which row."""
    p = scene(
        mode, acting=side, hands={side: [card], 1 - side: ["annie"]}, boards=boards, levels={side: levels},
        columns={1 - side: ["cresus", "zenon"]},
    )  # fmt: skip
    p.play(f"develop {card}")
    assert p.phase == ASKING
    p.play(*answers)
    assert asks(p, side)[1]["source"] == source
    assert asks(p, 1 - side) == ("wait-effect", {"seat": side, "source": source})


@pytest.mark.parametrize("kind", ["influence", "exile-2", "transfer-1"])
def test_a_token_that_asks_is_named(mode: Mode, kind: str) -> None:
    """Z5.4, Z7.16"""
    p = scene(
        mode, hands={0: ["bruss0l0"]}, discs={"terra": 3}, tokens={"terra": kind}, columns={1: ["nero", "annie"]}
    )  # fmt: skip
    p.play("recruit bruss0l0")
    assert asks(p, 0)[1]["source"] == f"token-{kind}"


@pytest.mark.parametrize("side", SIDES)
def test_the_half_is_not_named_when_any_planet_will_do(mode: Mode, side: int) -> None:
    """Z11.7  With a disc on that half it is named, and without one only if the effect then does nothing."""
    for ruling in ("nothing", "any-planet"):
        p = scene(mode, acting=side, hands={side: ["lord-creep"]}, discs={"mars": towards(side, -1)},
                  opponent_side_no_target=ruling)  # fmt: skip
        assert prompt(p.play("recruit lord-creep")) == "pick-opponent-side"
    p = scene(mode, acting=side, hands={side: ["lord-creep"]}, opponent_side_no_target="any-planet")
    assert prompt(p.play("recruit lord-creep")) == "pick"
    assert asks(p, side)[1]["amount"] == 1


def test_a_level_reached_by_a_card_is_named(mode: Mode) -> None:
    """Z7.17"""
    p = scene(mode, hands={0: ["doc-wissen"]}).play("recruit doc-wissen")
    assert asks(p, 0) == ("advance", {"seat": 0, "source": "doc-wissen"})
    p.play("advance human")
    assert asks(p, 0)[1]["source"] == "level-u-1"


@pytest.mark.parametrize("side", SIDES)
def test_everybody_is_told_who_has_won_and_how(mode: Mode, side: int) -> None:
    """Z8.1, Z8.2, Z8.7  In the own turn, in the turn of the other, or when nobody can win any more."""

    def told(p: Position) -> tuple[str, object, object]:
        assert p.over
        said = {str(asks(p, seat)) for seat in (0, 1, SPECTATOR)}
        assert len(said) == 1
        name, args = asks(p, 0)
        return name, args.get("seat"), args.get("victory")

    captured = {side: (0, 0, 2, 2, 0)}
    p = scene(mode, acting=side, hands={side: ["bruss0l0"]}, discs={"terra": towards(side, 3)}, captured=captured)
    assert told(p.play("recruit bruss0l0")) == ("won", side, "absolute")
    p = scene(
        mode, acting=1 - side, hands={1 - side: ["baron-goro"]}, discs={"mars": towards(side, 3)}, captured=captured
    )
    assert told(p.play("recruit baron-goro", "planet mars")) == ("won", side, "absolute")
    for discs_won, wanted in (({side: (1, 0, 0, 0, 0)}, ("won", side, "otherwise")), ({}, ("drawn", None, None))):
        p = scene(mode, acting=1 - side, hands={1 - side: ["bruss0l0"]}, captured=discs_won)
        p.turns = 299
        assert told(p.play("recruit bruss0l0")) == wanted


# ------------------------------------------------------------------------------------------ objections


def objects(p: Position, action: str) -> tuple[str, str, dict[str, str | int]]:
    """The name, the clause and the arguments of an objection, as they are told."""
    assert action not in p.choices()
    found = p.game.objection(p.plain(), p.number(action))
    assert found is not None
    assert p.objection(action)[0] == found.name
    return found.name, found.clause, found.args


@pytest.mark.parametrize("side", SIDES)
def test_what_is_said_against_a_turn(mode: Mode, side: int) -> None:
    """Z3.1, Z3.2, Z3.3  The card, the price and what there is."""
    coins = (4, 4)
    p = scene(
        mode, acting=side, hands={side: ["nero", "bruss0l0", "doc-wissen"]}, coins=coins, zenithium=(1, 1),
        columns={side: ["wul", "khan"]}, levels={side: (5, 1, 0), 1 - side: (0, 0, 5)},
    )  # fmt: skip
    assert objects(p, "recruit annie") == ("not-in-hand", "Z3.1", {"agent": "annie"})
    assert objects(p, "develop annie") == ("not-in-hand", "Z3.1", {"agent": "annie"})
    assert objects(p, "lead annie") == ("not-in-hand", "Z3.1", {"agent": "annie"})
    assert objects(p, "recruit nero") == (
        "too-dear", "Z3.2", {"agent": "nero", "cost": 5, "have": 4, "printed": 7, "column": 2},
    )  # fmt: skip
    assert objects(p, "develop nero") == ("no-higher", "Z3.3", {"faction": "animod", "level": 5})
    assert objects(p, "develop doc-wissen") == (
        "level-too-dear", "Z3.3", {"faction": "human", "level": 2, "cost": 2, "have": 1},
    )  # fmt: skip
    for action in ("planet mars", "yes", "no", "ready", "discard nero", "give nero", "token mars", "begin technology"):
        assert objects(p, action) == ("not-asked", "Z3.1", {})
    assert p.objection("recruit bruss0l0") == ()
    assert p.objection("develop bruss0l0") == ()


def test_what_is_said_against_exchanging_and_giving(mode: Mode) -> None:
    """Z2.6, Z9.5, Z9.4, Z9.3"""
    p = mode.new(Setup(4, {"first": "seat-1"}), 2)
    other = min(hand(p, 1))
    assert objects(p, f"discard {other}") == ("not-in-hand", "Z3.1", {"agent": other})
    mine = sorted(hand(p, 0))
    assert objects(p, f"lead {mine[0]}") == ("asked-to-exchange", "Z2.6", {})
    p.play(*(f"discard {name}" for name in mine))
    assert p.choices() == {"ready"}
    p.play("ready", "ready", "ready", "ready")
    assert objects(p, "ready") == ("asked-to-order", "Z9.3", {})
    p = scene(mode, seats=4, hands={0: ["titus", "wul", "nero"]})
    assert objects(p, "recruit titus") == ("other-zone", "Z9.4", {"agent": "titus", "planet": "mars"})
    p.play("lead wul")
    assert objects(p, "give wul") == ("not-in-hand", "Z3.1", {"agent": "wul"})
    assert objects(p, "lead nero") == ("asked-to-give", "Z9.5", {})


@pytest.mark.parametrize("side", SIDES)
def test_what_is_said_against_an_answer(mode: Mode, side: int) -> None:
    """Z1.4, Z1.7, Z5.3, Z6.1, Z6.2, Z7.1, Z7.2, Z7.4, Z7.17, Z7.20  Each with its own reason."""

    def asked(name: str, *answers: str, **position: Any) -> Position:
        p = scene(mode, acting=side, hands={side: [name, "annie"]}, **position)
        return p.play(f"recruit {name}", *answers)

    p = asked("little-bob", discs={"venus": GONE})
    assert objects(p, "planet venus") == ("no-disc-there", "Z5.3", {"planet": "venus"})
    assert objects(p, "planet mars") == ("not-this-planet", "Z7.1", {"planet": "mars"})
    assert objects(p, "no") == ("must", "Z6.2", {"source": "little-bob"})
    assert objects(p, "lead annie") == ("answer-first", "Z6.1", {"source": "little-bob"})
    p = asked("f4rm3r", "planet mars")
    assert objects(p, "planet mars") == ("same-planet", "Z7.2", {"planet": "mars"})
    p = asked("lord-creep", discs={"venus": towards(side, -1), "mars": towards(side, 1)})
    for planet, spaces in (("mercury", 0), ("mars", 1)):
        assert objects(p, f"planet {planet}") == ("not-their-side", "Z7.1", {"planet": planet, "spaces": spaces})
    p = asked("4nd3rs0n")
    assert objects(p, "planet mars") == (
        "not-in-centre", "Z7.1", {"planet": "mars", "spaces": 1, "half": "own"},
    )  # fmt: skip
    p = asked("caligula", columns={1 - side: ["nero"], side: ["zenon"]})
    assert objects(p, "column terra") == ("empty-column", "Z1.7", {"planet": "terra", "to": 1 - side})
    p = asked("handy-luke", tokens={"mars": "exile-2"})
    assert objects(p, "token terra") == ("no-token-there", "Z1.4", {"slot": "terra"})
    p = asked("doc-wissen")
    assert objects(p, "advance robot") == (
        "other-technology", "Z7.17", {"faction": "robot", "wanted": "human"},
    )  # fmt: skip
    p = asked("as1m0v", levels={side: (5, 3, 0)}, zenithium=(1, 1))
    assert objects(p, "advance animod") == ("no-higher", "Z3.3", {"faction": "animod", "level": 5})
    assert objects(p, "advance human") == (
        "level-too-dear", "Z3.3", {"faction": "human", "level": 4, "cost": 2, "have": 1},
    )  # fmt: skip
    p = asked("suleiman", coins=(9, 9))
    assert objects(p, "price 3") == ("cannot-pay", "Z6.2", {"amount": 12, "have": 8, "item": "credits"})
    p = asked("tiberius", columns={side: ["zenon", "augustus"]})
    assert objects(p, "price 2") == ("too-few-agents", "Z6.2", {"planet": "terra", "price": 4, "have": 3})
    p = asked("elisabeth")
    assert objects(p, "discard nero") == ("not-in-hand", "Z3.1", {"agent": "nero"})
    p = scene(
        mode, acting=side, hands={side: ["nero"]}, levels={side: (1, 0, 0)}, discs={"mercury": GONE, "venus": GONE}
    )
    p.play("develop nero")
    assert objects(p, "planet jupiter") == ("run-too-long", "Z7.4", {"planet": "jupiter", "amount": 2})
    assert objects(p, "planet mercury") == ("run-empty", "Z7.4", {"planet": "mercury"})
    p = asked("chaka", "yes", columns={side: ["geta", "titus"]})
    assert objects(p, "column mercury") == ("not-this-column", "Z7.12", {"planet": "mercury"})


def test_after_the_end_everything_is_over(mode: Mode) -> None:
    """Z8.3"""
    p = scene(mode, hands={0: ["nero"]}).leave(0)
    for action in ("recruit nero", "lead annie", "planet mars", "yes", "ready"):
        assert objects(p, action) == ("over", "Z8.3", {})


# ------------------------------------------------------------------------------------------ observations


def test_a_network_sees_the_table_from_its_own_side(mode: Mode) -> None:
    """Z10.1  The same table, mirrored, looks the same from the other seat."""
    for side in SIDES:
        p = scene(
            mode, acting=side, hands={side: ["nero", "annie"], 1 - side: ["cresus"]},
            discs={"mars": towards(side, 2), "venus": towards(side, -3), "terra": GONE},
            captured={side: (1, 0, 0, 0, 2), 1 - side: (0, 1, 0, 0, 0)}, badge=side, gold=1,
            columns={side: ["wul"], 1 - side: ["felis", "titus"]}, levels={side: (1, 2, 3), 1 - side: (0, 1, 0)},
            coins=(7, 9) if side == 0 else (9, 7), zenithium=(2, 5) if side == 0 else (5, 2),
        )  # fmt: skip
        mine, theirs = p.observe(side), p.observe(1 - side)
        if side == 0:
            first = (mine, theirs)
    assert (mine, theirs) == first
    assert mine[:20] == [0, -3, 0, 2, 0, *(0, 0, 1, 0, 0), *(1, 0, 0, 0, 2), *(0, 1, 0, 0, 0)]
    assert theirs[:20] == [0, 3, 0, -2, 0, *(0, 0, 1, 0, 0), *(0, 1, 0, 0, 0), *(1, 0, 0, 0, 2)]
    assert mine[20:27] == [7, 2, 1, 1, 1, 2, 3]
    assert mine[29:36] == [9, 5, 0, 0, 0, 1, 0]
    assert theirs[20:27] == mine[29:36]
    assert mine[-4:] == [2, 1, 0, 0]
    assert theirs[-4:] == [1, 2, 0, 0]


def test_a_network_is_not_told_what_its_seat_cannot_know(mode: Mode) -> None:
    """Z10.1, Z10.2, Z10.4  Whatever others hold and in whatever world, the numbers are the same."""
    rng = random.Random(3)
    for p in random_positions(mode, 20):
        for looker in range(-1, p.seats):
            assert p.imagined(looker, rng.randbytes(16)).observe(looker) == p.observe(looker)


def test_a_network_sees_its_hand_and_given_cards(mode: Mode) -> None:
    """Z10.1, Z10.4  By agent: discarded, mine, theirs, in hand, its cost now, given, last of a column."""
    p = scene(mode, seats=4, hands={0: ["wul", "nero", "annie"]}, columns={0: ["khan"], 1: ["zenon"]})
    p.play("lead wul", "give annie")
    start = p.game.observation - 4 - 7 * 90

    def of(looker: int, name: str) -> list[int]:
        at = start + 7 * agent(p, name)
        return p.observe(looker)[at : at + 7]

    assert of(0, "nero") == [0, 0, 0, 1, 6, 0, 0]
    assert of(0, "annie") == [0, 0, 0, 0, 0, 1, 0]
    assert of(2, "annie") == [0, 0, 0, 1, 1, 0, 0]
    assert of(2, "nero") == of(1, "annie") == of(SPECTATOR, "annie") == [0] * 7
    assert of(1, "wul") == [1, 0, 0, 0, 0, 0, 0]
    assert of(0, "khan") == of(2, "khan") == of(SPECTATOR, "khan") == [0, 1, 0, 0, 0, 0, 1]
    assert of(1, "khan") == of(0, "zenon") == [0, 0, 1, 0, 0, 0, 1]
    assert p.observe(1)[-4:] == [1, 2, 1, 1]
