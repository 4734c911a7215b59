"""The die: only here its fairness is counted, where an unfair one would show most."""

from __future__ import annotations

from collections import Counter

import pytest

from vetta.core.die import pick, set_die
from vetta.core.drive import Stroller


def die(seed: int = 0) -> Stroller:
    s = Stroller()
    set_die(s, seed.to_bytes(16, "little"))
    return s


def chi_square(counts: Counter[int], ways: int) -> float:
    mean = counts.total() / ways
    return sum((counts[face] - mean) ** 2 / mean for face in range(ways))


@pytest.mark.parametrize(("ways", "limit"), [(2, 11), (3, 14), (6, 21), (17, 40), (24, 50)])
def test_every_face_is_as_likely_as_the_others(ways: int, limit: float) -> None:
    s = die(ways)
    assert chi_square(Counter(pick(s, ways) for _ in range(6000)), ways) < limit


def test_words_that_would_make_a_die_unfair_are_thrown_away() -> None:
    """With three quarters of all words as faces, every third face would come up twice as often as the others."""
    s = die(1)
    assert chi_square(Counter(pick(s, 3 << 30) % 3 for _ in range(3000)), 3) < 14


def test_a_die_with_one_face_always_shows_it_and_still_moves_on() -> None:
    s = die()
    before = list(s.die)
    assert pick(s, 1) == 0
    assert list(s.die) != before


def test_the_same_seed_rolls_the_same_and_another_one_does_not() -> None:
    rolls = [[pick(s, 1000) for _ in range(8)] for s in (die(5), die(5), die(6), die(5 << 64))]
    assert rolls[0] == rolls[1]
    assert len({tuple(roll) for roll in rolls}) == 3


def test_the_words_are_those_that_were_counted_when_the_die_was_made() -> None:
    """Another die would replay every match that was ever written down differently."""
    s = die(2026)
    assert [pick(s, 1 << 32) for _ in range(4)] == [2072251092, 302753526, 3403202990, 2406026511]
