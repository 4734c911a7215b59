"""The end of a turn (Z4): only here hands are refilled, decks run out and seats are passed over."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.zenith.scene import (
    TURN,
    column,
    discs,
    hand,
    mine,
    prompt,
    scene,
    told,
)
from tests.games.zenith.test_turn import empty_deck, leave_in_deck, pile, without_drawing
from tests.modes import Mode, Position

# ------------------------------------------------------------------------------------ Z4  The end of a turn

MANY = ["nero", "felis", "cresus", "ivan", "titus", "caesar", "geta", "zenon"]


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("badge", "gold", "limit"), [("none", 0, 4), ("own", 0, 5), ("own", 1, 6), ("theirs", 1, 4)])
@pytest.mark.parametrize("held", [1, 2, 4, 5, 6, 7, 8])
def test_filling_up_the_hand(mode: Mode, seat: int, badge: str, gold: int, limit: int, held: int) -> None:
    """Z4.1  Up to 4, 5 or 6 cards; nobody discards, and the opponent draws nothing."""
    holder = {"none": -1, "theirs": 1 - seat, "own": seat}[badge]
    p = scene(mode, acting=seat, hands={seat: MANY[:held]}, badge=holder, gold=gold)
    deck = int(p.deck)
    p.play("recruit nero")
    after = max(held - 1, limit)
    assert p.hand[seat] == after == len(hand(p, seat))
    assert set(MANY[1:held]) <= hand(p, seat)
    assert p.hand[1 - seat] == 1
    assert p.deck == deck - (after - held + 1)
    assert sum(line.startswith(f"drew {seat} ") for line in told(p)) == after - held + 1


@pytest.mark.parametrize("seat", [0, 1])
def test_a_badge_won_in_this_turn_counts_at_its_end(mode: Mode, seat: int) -> None:
    """Z4.1  And one that was given away does not."""
    p = scene(mode, acting=seat, hands={seat: ["queen-suzanne"]})
    p.play("recruit queen-suzanne", "planet mars")
    assert p.hand[seat] == 6
    p = scene(mode, acting=seat, hands={seat: ["annie"]}, badge=seat, gold=1)
    p.play("recruit annie", "yes")
    assert p.hand[seat] == 4


@pytest.mark.parametrize("seat", [0, 1])
def test_new_discs_at_the_end_of_the_turn_for_whoever_captured(mode: Mode, seat: int) -> None:
    """Z4.2  Mercury goes to the own side, Venus to the opponent; both tracks have their disc again, no token."""
    p = scene(
        mode, acting=seat, hands={seat: ["master-din", "titus"]}, discs=mine(seat, mars=3, venus=-3),
        tokens={"mars": "credits-3", "venus": "credits-4", "terra": "zenithium-1"},
    )  # fmt: skip
    p.play("recruit titus")
    assert p.disc[3] == 9
    p.play("planet venus")
    assert discs(p) == {}
    assert without_drawing(p)[-2:] == ["new-disc venus", "new-disc mars"]
    assert p.captured[seat, 3] == 1
    assert p.captured[1 - seat, 1] == 1
    assert [int(kind) for kind in p.slot] == [-1, -1, 1, -1, -1, -1, -1, -1]
    assert p.credits[seat] == 50 - 1 + 3 + 10
    assert p.credits[1 - seat] == 54


@pytest.mark.parametrize("seat", [0, 1])
def test_the_hand_is_filled_before_the_new_discs(mode: Mode, seat: int) -> None:
    """Z4.1, Z4.2"""
    p = scene(mode, acting=seat, hands={seat: ["nero"]}, discs=mine(seat, mercury=3))
    p.play("recruit nero")
    assert told(p)[-1] == "new-disc mercury"
    assert told(p)[-2].startswith(f"drew {seat} ")


@pytest.mark.parametrize("seat", [0, 1])
def test_printed_answer_discards_become_the_new_deck(mode: Mode, seat: int) -> None:
    """Z4.3  At the end of the turn: the last card of the deck is drawn first, then the discards are shuffled."""
    p = scene(mode, acting=seat, hands={seat: ["nero"]}, discards=["titus", "ivan", "felis", "caesar"])
    leave_in_deck(p, "geta")
    p.play("recruit nero")
    lines = [line for line in told(p) if not line.startswith(("recruited", "pulled", "gained"))]
    assert lines[0] == f"drew {seat} geta"
    assert lines[1] == "shuffled 4"
    assert len(lines) == 5
    assert hand(p, seat) < {"geta", "titus", "ivan", "felis", "caesar"}
    assert (p.deck, p.discards) == (1, 0)


@pytest.mark.parametrize("seat", [0, 1])
def test_nothing_is_shuffled_before_a_card_is_needed(mode: Mode, seat: int) -> None:
    """Z4.3  The deck may be empty at the end of a turn."""
    p = scene(mode, acting=seat, hands={seat: ["nero", "felis"]}, discards=["titus", "ivan"])
    leave_in_deck(p, "geta", "caesar", "cresus")
    p.play("recruit nero")
    assert hand(p, seat) == {"felis", "geta", "caesar", "cresus"}
    assert (p.deck, p.discards) == (0, 2)
    assert pile(p) == {"titus", "ivan"}


@pytest.mark.parametrize("seat", [0, 1])
def test_the_deck_runs_out_in_the_middle_of_an_effect(mode: Mode, seat: int) -> None:
    """Z4.3  H4MILT0N mobilizes two: the first is the last of the deck, the second comes from the discards."""
    p = scene(mode, acting=seat, hands={seat: ["h4milt0n", "felis", "zenon", "moussa", "annie"]}, discards=["titus"])
    leave_in_deck(p, "geta")
    p.play("recruit h4milt0n")
    assert told(p)[2:] == [
        f"mobilized {seat} geta", "shuffled 1", f"mobilized {seat} titus", f"price-too-dear {seat} h4milt0n 1 badge 0",
    ]  # fmt: skip
    assert column(p, seat, "jupiter") == ["geta"]
    assert column(p, seat, "mars") == ["titus"]


@pytest.mark.parametrize("seat", [0, 1])
def test_the_card_discarded_for_the_action_can_be_shuffled_in_at_once(mode: Mode, seat: int) -> None:
    """Z4.3  With an empty deck an animod who leads mobilizes the very card that was discarded for it."""
    p = empty_deck(scene(mode, acting=seat, hands={seat: ["amytis", "felis", "zenon", "moussa", "annie", "ivan"]}))
    p.play("lead amytis")
    assert told(p) == [
        f"led {seat} amytis", f"badge {seat} silver", "shuffled 1", f"mobilized {seat} amytis", f"no-agent {seat}",
    ]  # fmt: skip
    assert column(p, seat, "mercury") == ["amytis"]


@pytest.mark.parametrize("seat", [0, 1])
def test_without_deck_and_discards_nothing_is_drawn(mode: Mode, seat: int) -> None:
    """Z4.3"""
    p = empty_deck(scene(mode, acting=seat, hands={seat: ["nero", "felis"]}))
    p.play("recruit nero")
    assert hand(p, seat) == {"felis"}
    assert (p.deck, p.discards) == (0, 0)
    assert p.seat == 1 - seat


@pytest.mark.parametrize("seat", [0, 1])
def test_any_discard_may_come_back(mode: Mode, seat: int) -> None:
    """Z4.3  Shuffled: each of six discards is mobilized as often as the others."""
    counted: Counter[str] = Counter()
    names = ["titus", "ivan", "felis", "caesar", "geta", "zenon"]
    for seed in range(300):
        p = empty_deck(scene(mode, acting=seat, hands={seat: ["w4ts0n"]}, discards=names))
        p.play("recruit w4ts0n", seed=seed)
        counted[next(line for line in told(p) if line.startswith("mobilized")).split()[2]] += 1
    assert set(counted) == set(names)
    assert sum((number - 50) ** 2 / 50 for number in counted.values()) < 22


def only_reserve(p: Position, reserve: list[int], used: list[int]) -> None:
    for kind in range(8):
        p.reserve[kind], p.used[kind] = reserve[kind], used[kind]


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("used", [1, 2])
def test_printed_answer_discarded_tokens_become_the_new_reserve(mode: Mode, seat: int, used: int) -> None:
    """Z4.3  When a token is needed and none is left, the used ones are shuffled and one of them is drawn."""
    p = scene(mode, acting=seat, hands={seat: ["orw3ll"]})
    only_reserve(p, [0] * 8, [0, 0, used, 0, 0, 0, 0, 0])
    p.play("recruit orw3ll")
    assert told(p)[2:5] == [f"tokens-shuffled {used}", f"token-drawn {seat} credits-3", f"gained {seat} 3 credits"]
    assert [int(number) for number in p.reserve] == [0, 0, used - 1, 0, 0, 0, 0, 0]
    assert [int(number) for number in p.used] == [0, 0, 1, 0, 0, 0, 0, 0]


@pytest.mark.parametrize("seat", [0, 1])
def test_no_token_at_all(mode: Mode, seat: int) -> None:
    """Z4.3  Then the effect is ignored. The reserve is not shuffled while there is one in it."""
    p = scene(mode, acting=seat, hands={seat: ["orw3ll"]})
    only_reserve(p, [0] * 8, [0] * 8)
    p.play("recruit orw3ll")
    assert told(p)[2] == f"no-token {seat}"
    assert p.credits[seat] == 49
    p = scene(mode, acting=seat, hands={seat: ["orw3ll"]})
    only_reserve(p, [0, 1, 0, 0, 0, 0, 0, 0], [0, 0, 2, 0, 0, 0, 0, 0])
    p.play("recruit orw3ll")
    assert [int(number) for number in p.reserve] == [0] * 8
    assert [int(number) for number in p.used] == [0, 1, 2, 0, 0, 0, 0, 0]
    assert p.zenithium[seat] == 21


@pytest.mark.parametrize("seat", [0, 1])
def test_a_token_being_applied_is_not_among_the_discards(mode: Mode, seat: int) -> None:
    """Z4.3  D3 draws the only token: 1 influence, which captures; the open token there is used first and discarded."""
    p = scene(
        mode, acting=seat, hands={seat: ["nero"]}, levels={seat: (2, 0, 0)}, boards="D-U-N",
        discs=mine(seat, mars=3), tokens={"mars": "zenithium-1"},
    )  # fmt: skip
    only_reserve(p, [1, 0, 0, 0, 0, 0, 0, 0], [0] * 8)
    p.play("develop nero")
    assert prompt(p) == "pick"
    assert [int(number) for number in p.used] == [0] * 8
    p.play("planet mars")
    assert [int(number) for number in p.used] == [1, 1, 0, 0, 0, 0, 0, 0]


@pytest.mark.parametrize("seat", [0, 1])
def test_without_a_card_the_turn_is_its_end_alone(mode: Mode, seat: int) -> None:
    """Z4.4  The opponent has none: their turn passes, and the next one is the own turn again."""
    p = empty_deck(scene(mode, acting=seat, hands={seat: ["nero", "felis"], 1 - seat: []}))
    p.play("recruit nero")
    assert told(p)[-1] == f"skipped {1 - seat}"
    assert (p.phase, p.seat, p.turns) == (TURN, seat, 2)
    assert p.choices() == {"recruit felis", "develop felis", "lead felis"}


@pytest.mark.parametrize("seat", [0, 1])
def test_a_turn_without_a_card_still_draws_what_there_is(mode: Mode, seat: int) -> None:
    """Z4.4  The discards of the other one are there again by then."""
    hands = {seat: ["nero", "felis", "zenon", "moussa", "annie", "ivan"], 1 - seat: []}
    p = empty_deck(scene(mode, acting=seat, hands=hands))
    p.play("develop nero")
    assert told(p)[-3:] == [f"skipped {1 - seat}", "shuffled 1", f"drew {1 - seat} nero"]
    assert (p.seat, p.turns) == (seat, 2)
    assert hand(p, 1 - seat) == {"nero"}
    p.play("recruit felis")
    assert p.seat == 1 - seat
    assert p.choices() >= {"lead nero"}
