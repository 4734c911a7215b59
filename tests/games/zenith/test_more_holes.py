"""Only here are the rules of single lines that no other position notices: first agents, first slots, edges."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.games.zenith.scene import (
    ASKING,
    COLUMN,
    DECK,
    DISCARD,
    GIVEN,
    GIVING,
    GONE,
    ORDERING,
    OTHERS,
    SLOTS,
    TOKENS,
    agent,
    hand,
    mine,
    scene,
    told,
)
from tests.modes import Mode, Position
from vetta.core.game import Setup

BOTH = pytest.mark.parametrize("seat", [0, 1])
FIRST, SECOND, LAST = "amytis", "atlas", "th0mps0n"


def only_hidden(p: Position, *kept: str) -> Position:
    """All of the deck goes to the discard pile but these agents."""
    numbers = {agent(p, name) for name in kept}
    for number in range(90):
        if p.where[number] == DECK and number not in numbers:
            p.where[number] = DISCARD
    p.deck = len(kept)
    p.discards = sum(int(where) == DISCARD for where in p.where)
    return p


# ------------------------------------------------------------------------------------ effects


@BOTH
@pytest.mark.parametrize(("planet", "first"), [("mercury", "venus"), ("venus", "terra")])
def test_a_token_waits_for_the_end_of_a_run_that_hangs_over(mode: Mode, seat: int, planet: str, first: str) -> None:
    """Z11.12, Z11.4  Augustus on Mercury and on Venus: the disc with the 2 is captured, its neighbour moves first."""
    waiting: dict[str, Any] = {"token_interrupts": "after-the-run"}
    p = scene(
        mode, acting=seat, hands={seat: ["augustus"]}, discs=mine(seat, **{planet: 2}), tokens={planet: "credits-3"},
        **waiting,
    )  # fmt: skip
    p.play("recruit augustus", f"planet {planet}")
    lines = told(p)
    assert lines.index(f"pulled {seat} 1 {first}") < lines.index(f"token-taken {seat} credits-3 {planet}")


@BOTH
def test_a_disc_put_back_is_told_with_who_did_it(mode: Mode, seat: int) -> None:
    """Z7.6"""
    p = scene(mode, acting=seat, hands={seat: ["sir-sam"]}, discs=mine(seat, mars=-2))
    p.play("recruit sir-sam", "planet mars")
    assert told(p)[0] == f"centred {seat} mars"


@BOTH
def test_a_badge_that_is_given_is_told(mode: Mode, seat: int) -> None:
    """Z7.10  By whom, and to whom."""
    p = scene(mode, acting=seat, hands={seat: ["annie"]}, badge=seat)
    p.play("recruit annie", "yes")
    assert told(p)[:2] == [f"badge-handed {seat} {1 - seat}", f"gained {seat} 7 credits"]


@BOTH
@pytest.mark.parametrize("name", ["ivan", "moussa"])
def test_nothing_is_not_told_as_a_gain(mode: Mode, seat: int, name: str) -> None:
    """Z7.8  No column of the other side, no technology: not "gets 0 credits"."""
    p = scene(mode, acting=seat, hands={seat: [name]})
    p.play(f"recruit {name}")
    assert not [line for line in told(p) if line.startswith("gained")]


@BOTH
def test_the_first_agent_of_all_brings_influence_and_its_cost(mode: Mode, seat: int) -> None:
    """Z7.3, Z7.8, Z7.22  Amytis is mobilized, transferred, exiled, discarded like any other: Mercury, and 3 credits."""
    p = only_hidden(scene(mode, acting=seat, hands={seat: ["domitian"]}), FIRST)
    p.play("recruit domitian")
    assert told(p)[2:4] == [f"mobilized {seat} {FIRST}", f"pulled {seat} 1 mercury"]
    for name, moved in (("caligula", "transferred"), ("lady-moore", "exiled")):
        p = scene(mode, acting=seat, hands={seat: [name]}, columns={1 - seat: [FIRST]})
        p.play(f"recruit {name}", "column mercury")
        assert told(p)[:2] == [f"{moved} {seat} {1 - seat} {FIRST}", f"pulled {seat} 1 mercury"]
    for name, moved in (("captain-andreev", "transferred"), ("bajazet", "exiled")):
        p = scene(mode, acting=seat, hands={seat: [name]}, columns={1 - seat: [FIRST]})
        p.play(f"recruit {name}", "yes", "column mercury")
        assert told(p)[:2] == [f"{moved} {seat} {1 - seat} {FIRST}", f"gained {seat} 3 credits"]
    p = scene(mode, acting=seat, hands={seat: ["ice-june", FIRST]})
    p.play("recruit ice-june", "yes", f"discard {FIRST}")
    assert told(p)[:2] == [f"discarded {seat} {FIRST}", f"pulled {seat} 1 mercury"]


@BOTH
def test_what_fails_after_the_first_agent_of_all_was_moved_is_told(mode: Mode, seat: int) -> None:
    """Z6.3, Z7.11, Z7.22  Amytis is one that was found."""
    p = scene(mode, acting=seat, hands={seat: ["gibs0n"]}, columns={1 - seat: [FIRST]})
    p.play("recruit gibs0n", "column mercury")
    assert told(p)[1] == f"none-to-transfer {seat} gibs0n {1 - seat}"
    p = scene(
        mode, acting=seat, hands={seat: ["w3lls"]}, boards="S-U-P", levels={seat: (0, 0, 3)}, columns={seat: [FIRST]},
        p4_exile_mandatory="may",
    )  # fmt: skip
    p.play("develop w3lls", "yes", "column mercury")
    assert told(p)[2] == f"none-to-exile {seat} level-p-4 {seat}"


@BOTH
@pytest.mark.parametrize(("name", "many"), [("w4ts0n", 1), ("h4milt0n", 2)])
def test_a_deck_as_large_as_the_discard_pile_is_not_empty(mode: Mode, seat: int, name: str, many: int) -> None:
    """Z4.3, Z7.13, Z11.14"""
    p = scene(mode, acting=seat, hands={seat: [name]}, badge=seat, pay_for_empty_gain="not-offered")
    only_hidden(p, "geta", "ivan", "annie")
    for number in range(90):
        if p.where[number] == DISCARD and p.discards > 3:
            p.where[number], p.discards = COLUMN + 1 - seat, p.discards - 1
    p.play(f"recruit {name}")
    names = [line.split()[0] for line in told(p)]
    assert names.count("mobilized") == many
    assert not {"no-agent", "not-offered"} & set(names)


@BOTH
@pytest.mark.parametrize(("left", "asked"), [(2, False), (3, True)])
def test_paying_for_nothing_counts_the_deck(mode: Mode, seat: int, left: int, asked: bool) -> None:
    """Z11.14, Z7.13  H4MILT0N has mobilized two when he asks for the badge: is there one more?"""
    three = ("geta", "ivan", "annie")
    names = [name for name in mode.game.lexicon.lists["agent"] if name not in ("h4milt0n", *three)]
    p = scene(
        mode, acting=seat, hands={seat: ["h4milt0n"], 1 - seat: three[left:]}, badge=seat, columns={1 - seat: names},
        pay_for_empty_gain="not-offered",
    )  # fmt: skip
    assert p.deck == left
    p.play("recruit h4milt0n")
    assert (p.phase == ASKING) == asked


@BOTH
@pytest.mark.parametrize(("theirs", "asked"), [(("nero", "wul"), False), (("nero", "wul", "khan"), True)])
def test_paying_for_nothing_counts_columns(mode: Mode, seat: int, theirs: tuple[str, ...], asked: bool) -> None:
    """Z11.14, Z7.11  GIBS0N has transferred two when he asks for the badge: is there one more?"""
    p = scene(
        mode, acting=seat, hands={seat: ["gibs0n"]}, badge=seat, columns={1 - seat: theirs},
        pay_for_empty_gain="not-offered",
    )  # fmt: skip
    p.play("recruit gibs0n", "column mercury", "column mercury")
    assert (p.phase == ASKING) == asked


@BOTH
def test_the_reserve_is_empty_and_so_are_the_discarded_tokens(mode: Mode, seat: int) -> None:
    """Z4.3, Z7.16  All tokens lie open or are being applied: nothing is drawn, and it is told."""
    p = scene(mode, acting=seat, hands={seat: ["orw3ll"]})
    for kind in range(len(TOKENS)):
        p.reserve[kind] = 0
    p.play("recruit orw3ll")
    assert f"no-token {seat}" in told(p)


# ------------------------------------------------------------------------------------ who answers


@BOTH
@pytest.mark.parametrize("gone", [1, 3])
def test_chance_never_asks_a_member_who_has_left(mode: Mode, seat: int, gone: int) -> None:
    """Z11.16, Z12.1  The other one of that team answers, whatever the die says."""
    gone -= seat
    p = scene(
        mode, seats=4, acting=seat, hands={seat: ["baron-goro"]}, discs=mine(seat, mars=-3),
        tokens={"mars": "influence"}, team_opponent_chooser="chance",
    )  # fmt: skip
    p.leave(gone)
    p.play("recruit baron-goro")
    assert {p.copy().play("planet mars", seed=seed).seat for seed in range(40)} == {(gone + 2) % 4}


@BOTH
def test_a_question_stays_with_the_member_whom_chance_has_picked(mode: Mode, seat: int) -> None:
    """Z11.16, Z12.1  Somebody else leaves meanwhile: nobody is picked anew."""
    p = scene(
        mode, seats=4, acting=seat, hands={seat: ["baron-goro"]}, discs=mine(seat, mars=-3),
        tokens={"mars": "influence"}, team_opponent_chooser="chance",
    )  # fmt: skip
    p.play("recruit baron-goro")
    for seed in range(20):
        asked = p.copy().play("planet mars", seed=seed)
        picked, die = asked.seat, list(asked.die)
        asked.leave((seat + 2) % 4)
        assert (asked.phase, asked.seat, list(asked.die)) == (ASKING, picked, die)


# ------------------------------------------------------------------------------------ leaving, and time that is up


@pytest.mark.parametrize("seats", [2, 4])
def test_nobody_leaves_twice(mode: Mode, seats: int) -> None:
    """Z12.1  The second time nothing happens, and nothing is told."""
    p = scene(mode, seats=seats)
    p.leave(1)
    assert told(p)[0] == "left 1"
    before = p.to_bytes()
    p.leave(1)
    assert told(p) == []
    assert p.to_bytes() == before


def test_a_team_mate_without_a_card_is_passed_over_at_once(mode: Mode) -> None:
    """Z12.1, Z4.4  Asked for the order of the team, its one member leaves; the other has no card, draws, and waits."""
    p = mode.new(Setup(4, {"first": "seat-1"}), 5).play("ready", "ready", "ready", "ready")
    assert (p.phase, p.seat) == (ORDERING, 0)
    for name in hand(p, 2):
        p.where[agent(p, name)] = DISCARD
    p.hand[2], p.discards = 0, p.discards + 4
    p.leave(0)
    assert told(p)[:2] == ["left 0", "skipped 2"]
    assert (p.phase, p.seat) == (ORDERING, 1)
    assert len(hand(p, 2)) == 4


@BOTH
@pytest.mark.parametrize("name", [FIRST, LAST])
def test_who_runs_out_of_time_leads_with_the_only_card(mode: Mode, seat: int, name: str) -> None:
    """Z12.2  Wherever it stands in the list of agents."""
    p = scene(mode, acting=seat, hands={seat: [name]})
    assert p.game.write(p.idle()) == f"lead {name}"


@BOTH
@pytest.mark.parametrize("slot", SLOTS)
def test_who_runs_out_of_time_takes_the_only_token(mode: Mode, seat: int, slot: str) -> None:
    """Z12.2"""
    p = scene(mode, acting=seat, hands={seat: ["handy-luke"]}, tokens={slot: "influence"}).play("recruit handy-luke")
    assert p.game.write(p.idle()) == f"token {slot}"


@BOTH
@pytest.mark.parametrize("name", [FIRST, LAST])
def test_who_runs_out_of_time_discards_the_only_card(mode: Mode, seat: int, name: str) -> None:
    """Z12.2"""
    p = scene(mode, acting=seat, hands={seat: ["atlas", name]}).play("recruit atlas")
    assert p.game.write(p.idle()) == f"discard {name}"


# ------------------------------------------------------------------------------------ marks and objections


def ask(mode: Mode, seat: int, name: str, **place: Any) -> Position:
    return scene(mode, acting=seat, hands={seat: [name, "felis"]}, **place).play(f"recruit {name}")


QUESTIONS: dict[str, tuple[str, Callable[[Mode, int], Position]]] = {
    "planet": ("planet", lambda mode, seat: ask(mode, seat, "huxl3y")),
    "run": ("planet", lambda mode, seat: ask(mode, seat, "augustus")),
    "column": ("column", lambda mode, seat: ask(mode, seat, "caligula", columns={1 - seat: ["nero"]})),
    "token": ("token", lambda mode, seat: ask(mode, seat, "handy-luke", tokens={"venus": "influence"})),
    "advance": ("advance", lambda mode, seat: ask(mode, seat, "as1m0v")),
    "lowest animod": ("advance", lambda mode, seat: ask(mode, seat, "buj0ld", levels={seat: (0, 1, 2)})),
    "lowest human": ("advance", lambda mode, seat: ask(mode, seat, "buj0ld", levels={seat: (1, 0, 2)})),
    "lowest robot": ("advance", lambda mode, seat: ask(mode, seat, "buj0ld", levels={seat: (2, 1, 0)})),
    "price": ("price", lambda mode, seat: ask(mode, seat, "suleiman")),
    "option": ("option", lambda mode, seat: ask(mode, seat, "caesar")),
    "yes": ("yes", lambda mode, seat: ask(mode, seat, "lula-smart")),
    "discard": ("discard", lambda mode, seat: ask(mode, seat, "atlas")),
}
"""By name: the verb of the answers, and the position."""


@BOTH
@pytest.mark.parametrize("name", QUESTIONS)
def test_every_action_but_the_answers_is_put_off_until_the_question_is_answered(
    mode: Mode, seat: int, name: str
) -> None:
    """Z6.1, Z6.2  Whatever is asked."""
    verb, position = QUESTIONS[name]
    p = position(mode, seat)
    assert p.phase == ASKING
    source = p.prompt(p.seat)[1][1]
    for text, objection in objections(p):
        if text == "no":
            assert objection in ((), ("must", source))
        else:
            assert (objection == ("answer-first", source)) == (text.split()[0] != verb), text


def objections(p: Position) -> list[tuple[str, tuple[str | int, ...]]]:
    """Every action with what speaks against it, and nothing does where it is marked with 1."""
    marks = p.mode.row(p.game.actions)
    for action in range(p.game.actions):
        marks[action] = 7  # whatever stood there before must not shine through
    p.mode.kernels.legal(p.s, marks)
    found = [(p.game.write(action), p.objection(action)) for action in range(p.game.actions)]
    assert [int(mark) for mark in marks] == [int(objection == ()) for _, objection in found]
    return found


@BOTH
@pytest.mark.parametrize(("name", "cost"), [(FIRST, 3), (LAST, 8)])
def test_every_action_that_is_not_asked_for_is_put_off(mode: Mode, seat: int, name: str, cost: int) -> None:
    """Z3.1, Z2.6, Z9.3, Z9.5  In a turn, before the first one, in the order of a team, and in giving cards."""
    p = scene(mode, acting=seat, hands={seat: [name]}, coins=(cost, cost), zenithium=(1, 1))
    for text, objection in objections(p):
        played, _, card = text.partition(" ")
        if played in ("recruit", "develop", "lead"):
            assert objection == (() if card == name else ("not-in-hand", agent(p, card)))
        else:
            assert objection == ("not-asked",)
    p.zenithium[seat] = 0
    assert p.objection(f"lead {name}") == ()
    assert p.objection(f"develop {name}")[0] == "level-too-dear"
    p = mode.new(Setup(4, {"first": f"seat-{seat + 1}"}), 3)
    check_cards(p, "discard", "asked-to-exchange")
    p.play("ready", "ready", "ready", "ready")
    for text, objection in objections(p):
        assert objection == (() if text.startswith("begin") else ("asked-to-order",))
    p = scene(mode, seats=4, acting=seat, hands={seat: ["nero", name]}).play("lead nero")
    assert p.phase == GIVING
    check_cards(p, "give", "asked-to-give")


def check_cards(p: Position, verb: str, reason: str) -> None:
    """Only cards of the own hand, or ready."""
    own = hand(p, p.seat)
    for text, objection in objections(p):
        played, _, card = text.partition(" ")
        if played == verb:
            assert objection == (() if card in own else ("not-in-hand", agent(p, card)))
        else:
            assert objection == (() if text == "ready" else (reason,))


@BOTH
def test_a_third_price_that_cannot_be_paid_is_told_with_its_own_numbers(mode: Mode, seat: int) -> None:
    """Z7.20  Suleiman asks for 3, 7 or 12."""
    p = scene(mode, acting=seat, hands={seat: ["suleiman"]}, coins=(5, 5)).play("recruit suleiman")
    assert p.objection("price 2") == ("cannot-pay", 7, 4, 0)
    assert p.objection("price 3") == ("cannot-pay", 12, 4, 0)


@BOTH
@pytest.mark.parametrize("ruling", ["over-the-edge", "three-planets"])
def test_what_is_said_against_runs(mode: Mode, seat: int, ruling: str) -> None:
    """Z7.4, Z11.4, Z11.5  Over the edge where all three planets are needed, or without any disc."""
    p = scene(
        mode, acting=seat, hands={seat: ["augustus"]}, augustus_edge=ruling,
        discs={"mercury": GONE, "venus": GONE, "terra": GONE},
    )  # fmt: skip
    p.play("recruit augustus")
    off = ("run-too-long", 0, 3) if ruling == "three-planets" else ("run-empty", 0)
    assert p.objection("planet mercury") == off
    assert p.objection("planet venus") == ("run-empty", 1)
    assert p.objection("planet jupiter") == (("run-too-long", 4, 3) if ruling == "three-planets" else ())
    p = scene(
        mode, acting=seat, hands={seat: ["nero"]}, levels={seat: (1, 0, 0)}, augustus_edge=ruling,
        discs={"terra": GONE, "mars": GONE},
    )  # fmt: skip
    p.play("develop nero")
    assert p.objection("planet terra") == ("run-empty", 2)
    assert p.objection("planet jupiter") == ("run-too-long", 4, 2)


# ------------------------------------------------------------------------------------ results


@BOTH
def test_the_results_table_counts_captured_discs(mode: Mode, seat: int) -> None:
    """Z8.7  Neither more nor fewer."""
    p = scene(mode, captured={seat: (2, 0, 1, 0, 0)})
    assert [int(mode.kernels.standing(p.s, looker)) for looker in (seat, 1 - seat)] == [3, 0]


# ------------------------------------------------------------------------------------ imagined worlds


@BOTH
@pytest.mark.parametrize(("one", "two"), [(FIRST, SECOND), (FIRST, LAST), ("geta", LAST)])
def test_two_hidden_agents_change_places_wherever_they_stand_in_the_list(
    mode: Mode, seat: int, one: str, two: str
) -> None:
    """Z10.1, Z10.2  One is held by the other seat, one is the deck: half of the worlds have it the other way round."""
    p = only_hidden(scene(mode, acting=seat, hands={seat: ["nero"], 1 - seat: [one]}), two)
    worlds = [p.imagined(seat, seed) for seed in range(60)]
    assert 12 < sum(hand(world, 1 - seat) == {two} for world in worlds) < 48
    assert {frozenset(hand(world, 1 - seat)) for world in worlds} == {frozenset({one}), frozenset({two})}


@pytest.mark.parametrize("giver", [0, 1, 2, 3])
def test_a_card_that_was_given_is_hidden_from_the_other_team(mode: Mode, giver: int) -> None:
    """Z10.4  Whoever got it: the others imagine it anywhere, its team never does."""
    mate = (giver + 2) % 4
    hands = {seat: [OTHERS[seat]] for seat in range(4)} | {giver: ["nero", "felis"]}
    p = scene(mode, seats=4, acting=giver, hands=hands).play("lead nero", "give felis")
    felis = agent(p, "felis")
    assert p.where[felis] == GIVEN + mate
    for looker in range(4):
        places = {int(p.imagined(looker, seed).where[felis]) for seed in range(40)}
        if looker % 2 == giver % 2:
            assert places == {GIVEN + mate}
        else:
            assert len(places) > 1


@BOTH
def test_what_a_seat_has_laid_aside_in_secret_it_knows(mode: Mode, seat: int) -> None:
    """Z11.21, Z10.1  The other seat imagines something else there."""
    p = mode.new(Setup(2, {"first": f"seat-{seat + 1}", "mulligan_order": "in-secret"}), 9)
    laid = sorted(hand(p, seat))[:3]
    p.play(*(f"discard {name}" for name in laid))
    aside = {int(p.where[agent(p, name)]) for name in laid}
    assert len(aside) == 1
    for seed in range(20):
        world = p.imagined(seat, seed)
        assert {int(world.where[agent(p, name)]) for name in laid} == aside
    others = [p.imagined(1 - seat, seed) for seed in range(20)]
    assert any({int(world.where[agent(p, name)]) for name in laid} != aside for world in others)
