"""What is in the box stays at the table: only here dice, cards and tokens are counted after every action."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from tests.games.dice.facts import CELLS, COLOURS, DECKS, below, beside, colour_of, near, row, value_of, where, width
from tests.games.dice.scene import (
    ANSWERING,
    CHOOSING,
    CHOSEN,
    GIVING,
    LAYING,
    OVER,
    PLAYING,
    POOL,
    READY,
    STOCK,
    TAKING,
    WAITING,
    name_of,
)
from tests.modes import Mode, Position
from vetta.core.game import Setup

ODD = {
    "schedule": "quarter", "deck": "wild", "wins": "2", "next_first": "winner", "voluntary_stop": "no",
    "take_back": "no", "star_window": "in-order", "used_tokens": "gone", "opponents_dice": "by-colour",
    "empty_hand": "no", "standoff": "never", "turn_cap": "no",
}  # fmt: skip
TABLES: tuple[tuple[int, dict[str, str]], ...] = (
    (4, {}),
    (4, {"handicap": "yes", "deck": "even"}),
    (4, ODD | {"style": "fixed"}),
    (4, {"style": "free-for-all"}),
    (2, {}),
    (3, ODD),
    (5, {"wins": "3"}),
    (6, ODD),
    (6, {"take_back": "no", "used_tokens": "gone", "voluntary_stop": "no"}),
)


def count(p: Position) -> None:
    """Twelve dice of each colour and fifty white ones, every card, every token, nothing below zero."""
    count_dice(p)
    count_cards(p)
    for token, many in (("star", p.stars), ("skull", p.skulls)):
        held = [int(getattr(p, token)[seat]) for seat in range(6)]
        assert set(held) <= {0, 1}
        assert sum(held[p.seats :]) == 0
        if p.used_tokens == 0:
            assert many + sum(held) == p.seats
        else:
            assert 0 <= many <= p.seats - sum(held)
    count_turn(p)


def count_dice(p: Position) -> None:
    """Each die is in one place, and every number that tells how many there are is right."""
    at = [int(place) for place in p.at]
    on = [int(die) for die in p.on]
    assert all(1 <= face <= 6 for face in p.face)
    assert min(on) >= -1
    assert all(on[place] == die for die, place in enumerate(at) if place < STOCK)
    assert sum(die >= 0 for die in on) == sum(place < STOCK for place in at)
    assert set(at) <= {*range(STOCK), STOCK, WAITING, POOL, CHOSEN}
    pool = Counter(name_of(p, die) for die, place in enumerate(at) if place == POOL)
    names = p.game.lexicon.lists["die"]
    assert pool == {names[sort]: int(p.pool[sort]) for sort in range(42) if p.pool[sort]}
    assert p.reserve == at[72:].count(STOCK)
    for side in range(4):
        for level in range(5):
            lying = [on[CELLS.index(place)] >= 0 for place in row(side, level + 1)]
            assert p.filled[side, level] == sum(lying)
            if level and any(lying):
                assert p.filled[side, level - 1] == width(level), "no row over a gap"
    if p.phase in (ANSWERING, READY):
        assert not {POOL, CHOSEN} & set(at)
    if p.phase in (PLAYING, TAKING, GIVING, LAYING, CHOOSING):
        assert WAITING not in at
    assert p.chosen == at.count(CHOSEN)


def count_cards(p: Position) -> None:
    name = list(DECKS)[p.deck]
    for card, many in enumerate(DECKS[name]):
        there = [int(p.pile[card]), int(p.discard[card]), *(int(p.hand[seat, card]) for seat in range(6))]
        assert min(there) >= 0
        assert sum(there) == (0 if card == 7 and p.style == 0 else many)
        assert sum(there[2 + p.seats :]) == 0


def count_turn(p: Position) -> None:
    """What a turn remembers is in its bounds."""
    assert 0 <= p.active < p.seats
    assert p.phase == ANSWERING or p.phase == OVER or p.mover == p.active
    assert p.phase == OVER or p.left[p.active] == 0
    assert 0 <= p.loose < 64
    assert p.laid >= p.loose.bit_count()
    assert p.take_back == 0 or p.phase != PLAYING or not any(choice.startswith("take-back") for choice in p.choices())
    assert (p.card >= 0) == (p.phase in (TAKING, GIVING, LAYING, CHOOSING))
    assert (p.taking >= 0) == (p.phase in (GIVING, LAYING))
    assert min(p.card, p.taking) >= -1
    assert sum(int(won) for won in p.won) == p.games <= p.seats * p.wins + 1


def check_tower(p: Position) -> None:
    """D3  No two dice touch that may not: everything that lies was placed, swapped or stolen by the rules."""
    on = {CELLS[n]: name_of(p, int(p.on[n])) for n in range(80) if p.on[n] >= 0}
    for place, die in on.items():
        right = beside(place)[1]
        if right in on:
            assert near(value_of(die), value_of(on[right]))
            assert colour_of(die) == "white" or colour_of(die) != colour_of(on[right])
        for under in below(place):
            assert near(value_of(die), value_of(on[under]))


def swift(p: Position, rng: random.Random) -> int:
    """A die placed if one fits, mostly; so that rows are completed and cards drawn and played."""
    legal = p.legal()
    placing = [action for action in legal if 27 <= action < 279]
    taking_back = [action for action in legal if 15 <= action < 21]
    others = [action for action in legal if action not in taking_back and (len(legal) == 1 or action != 2)]
    if placing and rng.random() < 0.8:
        return rng.choice(placing)
    return rng.choice(others if others and rng.random() < 0.9 else legal)


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_everything_in_the_box_after_every_action(mode: Mode, seats: int, options: dict[str, str]) -> None:
    """D1.4, D1.5, D1.6, D4.10, D5.10, D5.12, D9.11  Both styles, two to six seats, odd rulings, somebody leaving."""
    rng = random.Random(seats)
    happened: Counter[str] = Counter()
    for match in range(3):
        p = mode.new(Setup(seats, options), rng.randbytes(16))
        count(p)
        for step in range(600):
            if p.over:
                break
            if match == 1 and step == 300 and p.seats > 2:
                p.seed(rng.randbytes(16))
                p.leave(rng.randrange(p.seats))
            else:
                p.play(swift(p, rng), seed=rng.randbytes(16))
            happened.update(str(name) for name, *_ in p.happened)
            count(p)
        check_tower(p)
    for name in ("completed", "drew", "played", "rolled", "placed", "ended"):
        assert happened[name] > 0, name


@pytest.mark.parametrize("card", ["swap-own", "swap-opponent", "steal"])
def test_dice_of_all_colours_wander_and_none_is_lost(mode: Mode, card: str) -> None:
    """D5.3, D5.4, D5.8, D5.12  A deck of one card, in free-for-all with six: dice lie on all sides."""
    rng = random.Random(1)
    p = mode.new(Setup(6, {"deck": "even"}), rng.randbytes(16))
    for number in range(8):
        p.hand[0, number] = p.pile[number]
        p.pile[number] = 0
    kind = p.game.lexicon.lists["card"].index(card)
    p.hand[0, kind] = 0
    p.pile[kind] = 6
    moved = 0
    for _ in range(700):
        if p.over:
            break
        wanted = [action for action in p.legal() if action == 7 + kind or 279 <= action < 401 or 21 <= action < 27]
        moved += bool(wanted)
        p.play(rng.choice(wanted) if wanted else swift(p, rng), seed=rng.randbytes(16))
        count(p)
    check_tower(p)
    assert moved > 3


def test_the_special_rule_loses_nothing(mode: Mode) -> None:
    """D6.3, D6.4, D4.10  Rows with the dice of three players are taken down, rolled, and what is left goes home."""
    cleared = 0
    rng = random.Random(3)
    while cleared < 3:
        p = mode.new(Setup(3), rng.randbytes(16))
        for _ in range(250):
            if p.over:
                break
            clear = p.phase == READY and "clear" in p.choices()
            cleared += clear
            p.play("clear" if clear else swift(p, rng), seed=rng.randbytes(16))
            count(p)
            if clear:
                waiting = Counter(min(die // 12, 6) for die in range(122) if p.at[die] == WAITING)
                assert sum(waiting.values()) > 3
                assert set(waiting) <= set(range(len(COLOURS)))
                assert not any(p.on[CELLS.index(place)] >= 0 for place in top_row(p))


def top_row(p: Position) -> list[str]:
    """The first row of the side being played that has been taken down: the one above what still lies."""
    level = max((where(CELLS[n])[1] for n in range(80) if p.on[n] >= 0 and n // 20 == p.side), default=0)
    return row(int(p.side), level + 1) if level < 5 else []
