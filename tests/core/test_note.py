"""Notes: only here more is told than there is room for, and a rule reads what was told."""

from __future__ import annotations

import numpy as np

from vetta.core.kernel import Twins, kernel
from vetta.core.note import count_notes, forget_notes, note, read_note
from vetta.core.record import Record, int32

KIND = 3


class Small(Record, notes=2):
    number: int = int32("a number")


@kernel
def chatter(s: Small, times: int) -> None:
    """Tells of each time."""
    for time in range(times):
        note(s, KIND, time, 2, 3, 4, 5)
        s.number += 1


@kernel
def hush(s: Small) -> None:
    forget_notes(s)


@kernel
def listen(s: Small) -> int:
    """How much was told, and the second number of the last note."""
    many = count_notes(s)
    return 100 * many + (read_note(s, many - 1, 2) if many > 0 else 0)


@kernel
def overhear(s: Small, n: int, column: int) -> int:
    return read_note(s, n, column)


TOLD = [(KIND, 0, 2, 3, 4, 5), (KIND, 1, 2, 3, 4, 5)]


def test_what_does_not_fit_is_not_told() -> None:
    s = Small(noted=True)
    chatter(s, 5)
    assert (s.notes, s.number) == (TOLD, 5)
    hush(s)
    assert s.notes == []


def test_what_does_not_fit_is_not_written_over_the_next_match() -> None:
    twins = Twins("small", {}, native=True, cached=False)
    games = np.zeros(2, Small.dtype(noted=True))
    twins.of(chatter)(games[0], 5)
    assert games[0]["noted"] == 2
    assert [tuple(map(int, row)) for row in games[0]["notes"]] == TOLD
    assert games[0]["number"] == 5
    assert not np.frombuffer(games[1].tobytes(), np.uint8).any()
    twins.of(hush)(games[0])
    assert games[0]["noted"] == 0


def test_a_lean_record_is_told_nothing() -> None:
    s = Small()
    chatter(s, 5)
    assert (s.notes, s.number) == (None, 5)
    lean = np.zeros(2, Small.dtype())
    Twins("small", {}, native=True, cached=False).of(chatter)(lean[0], 5)
    assert list(lean["number"]) == [5, 0]


def test_a_rule_can_read_what_was_told() -> None:
    s = Small(noted=True)
    twins = Twins("small", {}, native=True, cached=False)
    games = np.zeros(1, Small.dtype(noted=True))
    assert listen(s) == twins.of(listen)(games[0]) == 0
    chatter(s, 2)
    twins.of(chatter)(games[0], 2)
    assert listen(s) == twins.of(listen)(games[0]) == 202
    for n, words in enumerate(TOLD):
        for column, word in enumerate(words):
            assert overhear(s, n, column) == twins.of(overhear)(games[0], n, column) == word


def test_a_lean_record_has_nothing_to_read() -> None:
    """Not even that nothing was told: a rule can see that it cannot know."""
    s = Small()
    twins = Twins("small", {}, native=True, cached=False)
    lean = np.zeros(1, Small.dtype())
    assert listen(s) == twins.of(listen)(lean[0]) == -100
    assert overhear(s, 0, 0) == twins.of(overhear)(lean[0], 0, 0) == -1
