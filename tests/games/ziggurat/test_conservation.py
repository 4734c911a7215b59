"""What is in the box stays at the table: only here all pieces of the adventure are counted after every action."""

from __future__ import annotations

import random

import pytest

from tests.games.ziggurat.later import COUNT, HOME, SUMMIT, asked
from tests.modes import Mode, Position
from vetta.core.game import Setup

ODD = {"archway": "1", "tool": "1", "plate": "6", "spring": "9", "building": "2", "winds": "2", "family": "yes"}
CHAPTERS = pytest.mark.parametrize("chapter", [1, 2, 3, 4, 5, 6])
MATCHES = 6


def there(p: Position) -> list[int]:
    """G28.1: how many Finds of each kind the chapter has."""
    if p.chapter == 0:
        return [0] * 4
    tool = int(p.tool) if p.result == 0 or p.chapter >= 2 else 0
    bells = 2 if p.chapter >= 4 or (p.chapter >= 2 and tool == 1) else 0
    ropes = 2 if p.chapter >= 4 or (p.chapter >= 2 and tool == 2) else 0
    return [COUNT[0], COUNT[1], bells, ropes]


def count(p: Position) -> None:
    """Every spirit, card, Find, lamp, wedge, Water and flame is in one place."""
    chapter, seats = p.chapter + 1, p.seats
    spirits = [int(place) for place in p.spirit]
    allowed = {*range(SUMMIT), -1, -2} | ({-3} if chapter == 4 else set()) | ({-4} if chapter == 6 else set())
    if p.result == 2:
        allowed.add(SUMMIT)
    assert set(spirits) <= allowed
    if chapter >= 5:
        assert -2 not in spirits, "the pits glow"
    count_cards(p)
    held = [[int(p.held[seat, kind]) for kind in range(4)] for seat in range(4)]
    assert all(0 <= sum(bag) <= 2 for bag in held)
    alcoves = [int(kind) for kind in p.alcove]
    total = [int(p.finds[k]) + sum(bag[k] for bag in held) + alcoves.count(k + 1) for k in range(4)]
    assert total == there(p)
    assert min(int(n) for n in p.finds) >= 0
    lamps = [int(place) for place in p.lamp]
    assert sum(place > 0 for place in lamps) == (seats if chapter == 2 else 0)
    wedges, locks = sum(int(n) for n in p.wedge), sum(int(n) for n in p.locked)
    assert wedges + locks == {3: 4, 4: 4, 5: 4}.get(chapter, 0)
    waters = [int(n) for n in p.water]
    assert set(waters) <= {0, 1}
    assert p.pool + sum(waters) == (4 if chapter >= 4 else 0)
    assert (p.egg >= 0) == (chapter == 5)
    flames, hearths = sum(int(n) for n in p.flame), [int(n) for n in p.hearth]
    assert flames + hearths.count(2) == (seats if chapter == 6 else 0)
    assert hearths.count(1) + hearths.count(2) == (seats if chapter == 6 else 0)
    assert hearths.count(2) == [int(n) for n in p.at].count(HOME)
    assert (p.heat > 0) <= (chapter == 5)
    assert 0 <= p.winds <= 3
    assert p.depth >= 0
    standing = [int(place) for place in p.at][:seats]
    if asked(p) not in ("bump", "lead") and p.result == 0:  # a hero may pass another between two decisions
        on_rings = [place for place in standing if place < SUMMIT]
        assert len(set(on_rings)) == len(on_rings), "one hero in a space"


def count_cards(p: Position) -> None:
    where = [int(place) for place in p.where]
    size = (38, 42, 48, 52, 56, 60)[p.chapter] - (3 if p.seats == 2 else 0)
    assert sum(place > 0 for place in where) == size
    assert where.count(1) == p.deck
    assert where.count(3) == int(p.card >= 0)
    for seat in range(4):
        assert where.count(4 + seat) <= (1 if seat < p.seats else 0)


def decided_by_somebody(p: Position) -> None:
    """G3.3: until it is over there is something to decide, and somebody at the table who decides it."""
    assert p.legal()
    assert 0 <= p.seat < p.seats
    assert p.left[p.seat] == 0


@CHAPTERS
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", [{}, ODD], ids=["plain", "odd"])
def test_nothing_is_lost(mode: Mode, chapter: int, seats: int, options: dict[str, str]) -> None:
    """G1, G2, G28.1: over whole random matches every piece is counted after every action, and every match ends."""
    rng = random.Random(f"{chapter} {seats} {sorted(options)}")
    for number in range(MATCHES):
        p = mode.new(Setup(seats, {"chapter": str(chapter), **options}), number)
        for _ in range(3000):
            count(p)
            if p.over:
                break
            decided_by_somebody(p)
            p.play(careful(p, rng), seed=rng.randbytes(16))
        assert p.over
        assert p.result in (1, 2)


def careful(p: Position, rng: random.Random) -> int:
    """Any decision, but rather one after which it is not over: so matches grow long."""
    choices = p.legal()
    rng.shuffle(choices)
    for action in choices[:6]:
        if p.copy().play(action).result != 2:
            return action
    return choices[0]


@CHAPTERS
@pytest.mark.parametrize("option", ["printed", "expert"])
def test_every_match_of_a_campaign_ends(mode: Mode, chapter: int, option: str) -> None:
    """G8.3, G10.3, G11.2: in a campaign too, with a leader, and while people leave."""
    rng = random.Random(f"{chapter} {option}")
    for number in range(MATCHES):
        setup = Setup(3, {"chapter": str(chapter), "campaign": "1", "spawns": option, "leader": "seat-2", "winds": "2"})
        p = mode.new(setup, number)
        for step in range(3000):
            if p.over:
                break
            decided_by_somebody(p)
            if step in (9, 30):
                p.leave(step % 2)
            else:
                p.play(careful(p, rng), seed=rng.randbytes(16))
        assert p.over
