"""Only this sees whole matches being watched: each trouble is found where it is, and found again by playing it."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

import pytest
from tests.modes import Both

from vetta.core.game import Game, Kernels, Setup
from vetta.core.kernel import kernel
from vetta.core.lexicon import SEAT, Arg, Happening, Lexicon, Option, PieceName, Verb
from vetta.core.note import count_notes, note, read_note
from vetta.core.record import Record, Row, int8, int32, uint64
from vetta.lab.soak import NativeSoaker, Soaker, Troubled, replay, setups, soak

STUCK, LOST, UNTOLD, CHATTY, ENDLESS, LOST_AT_FIRST, CHATTY_AT_FIRST = range(1, 8)
FAULTS = ("none", "stuck", "lost", "untold", "chatty", "endless", "lost-at-first", "chatty-at-first")
STEPPED, ENDED = range(2)
LAST = 21


class State(Record, notes=5):
    die: Row = uint64(2, "the die")
    count: int = int32("what is counted")
    seats: int = int8("set-up: how many play")
    fault: int = int8("set-up: what goes wrong")
    colour: int = int8("set-up: something else")
    depth: int = int8("how deep it is")
    stones: int = int8("there are three")


@kernel
def start(s: State) -> None:
    s.stones = 2 if s.fault == LOST_AT_FIRST else 3
    note(s, STEPPED, 0)
    if s.fault == CHATTY_AT_FIRST:
        for _ in range(4):
            note(s, STEPPED, 0)


@kernel
def legal(s: State, mask: Row) -> None:
    """One or two steps on, one only if it is an odd place."""
    for action in range(2):
        mask[action] = 0 if s.fault == STUCK and s.count >= 9 else 1
    if s.count % 2 == 1:
        mask[1] = 0


@kernel
def play(s: State, action: int) -> None:
    s.count += 1 + action
    s.depth = 5 if s.count == 10 else s.count % 4
    note(s, STEPPED, 0, 1 if s.fault == UNTOLD else 1 + action)
    if s.fault == LOST and s.count >= 13:
        s.stones = 2
    if s.fault == CHATTY and s.count >= 11:
        for _ in range(4):
            note(s, STEPPED, 0, 0)
    if s.count >= LAST:
        note(s, ENDED, s.seats - 1, s.count % 2)


@kernel
def over(s: State) -> bool:
    return s.count >= LAST and s.fault != ENDLESS


@kernel
def audit(before: State, s: State) -> int:
    """As many steps as were told, and three stones."""
    told = 0
    for n in range(count_notes(s)):
        if read_note(s, n, 0) == STEPPED:
            told += read_note(s, n, 2)
    if s.count != before.count + told:
        return 1
    return 2 if s.stones != 3 else 0


@kernel
def act_on(s: State, number: int) -> None:
    s.count += number


@kernel
def answer(s: State) -> int:
    return 0


@kernel
def score(s: State, seat: int) -> int:
    return s.count if seat == 0 else -seat


@kernel
def write(s: State, number: int, room: Any) -> int:
    return 0


@kernel
def sense(s: State, number: int, room: Any) -> None:
    room[0] = 0


TOY = Game(
    name="toy",
    rules=1,
    record=State,
    kernels=Kernels(
        start=start, legal=legal, play=play, seat=answer, over=over, score=score, imagine=act_on, look=write,
        picks=write, prompt=write, observe=sense, objection=write, usual=answer, idle=answer, leave=act_on,
        audit=audit,
    ),
    lexicon=Lexicon(
        pieces=(PieceName("stone", "stone"),), kinds=(), places=(), prompts=(), reasons=(),
        events=(
            Happening("stepped", "", (Arg("seat", SEAT), Arg("steps"))),
            Happening("ended", "", (Arg("seat", SEAT), Arg("how", "ending"))),
        ),
        verbs=(Verb("step", 0, 1), Verb("jump", 1, 1)),
        lists={"ending": ("evenly", "oddly")},
        options=(
            Option("fault", FAULTS),
            Option("colour", ("red", "green", "blue")),
        ),
    ),
    seats=(2, 3),
    package="tests.lab",
    pack="",
    pack_hash="",
    observation=1,
    audits=("all is well", "the steps are those that were told", "there are three stones"),
)  # fmt: skip


@cache
def plain() -> Soaker:
    return Soaker(TOY)


@cache
def native() -> Soaker:
    return NativeSoaker(TOY, cached=False)


EITHER = pytest.mark.parametrize("make", [plain, native])
SOUND = {"fault": "none"}


def troubled(make: Callable[[], Soaker], agreed: Mapping[str, str]) -> Troubled:
    with pytest.raises(Troubled) as stopped:
        soak(make(), 40, 4, agreed=agreed)
    return stopped.value


@EITHER
@pytest.mark.parametrize(
    ("fault", "what"),
    [
        ("stuck", "nothing can be played, and the match is not over"),
        ("lost", "this does not hold: there are three stones"),
        ("untold", "this does not hold: the steps are those that were told"),
        ("chatty", "more was told than there is room for"),
        ("endless", "the match does not end"),
        ("lost-at-first", "this does not hold: there are three stones"),
        ("chatty-at-first", "more was told than there is room for"),
    ],
)
def test_each_trouble_stops_the_soak_and_is_found_again(make: Callable[[], Soaker], fault: str, what: str) -> None:
    found = troubled(make, {"fault": fault})
    trouble = found.trouble
    assert trouble.what == what
    assert trouble.setup == Setup(2, {"fault": fault})
    for part in (what, f"step {trouble.step}", trouble.seed.hex(), "seats=2", fault):
        assert part in str(found)
    again, watch = replay(TOY, trouble)
    assert again.trouble(watch) == trouble
    assert (trouble.step == 0) == fault.endswith("at-first")
    s, before = again.games
    if fault == "lost":
        assert (before.stones, s.stones) == (3, 2)
        assert before.count < 13 <= s.count == before.count + TOY.action(trouble.action) + 1
    if fault == "untold":
        assert (trouble.action, s.count) == ("jump", before.count + 2)
    if fault == "stuck":
        assert (trouble.action, s.count in (9, 10)) == ("", True)
    if fault == "endless":
        assert trouble.step == 100_000


@EITHER
def test_what_was_seen_is_counted(make: Callable[[], Soaker]) -> None:
    seen = soak(make(), 203, 20, agreed=SOUND)
    assert set(seen) == {2, 3}
    two, three = seen[2], seen[3]
    assert (two.tables, three.tables) == (10, 10)
    assert (two.matches, three.matches) == (102, 101)
    for seats, part in seen.items():
        assert 10 * part.matches < part.steps < 21 * part.matches
        assert 16 <= part.most_steps <= 21
        assert part.deepest_stack == 5
        assert part.most_notes == 2
        assert set(part.ends) == {"ended evenly", "ended oddly"}
        assert sum(part.ends.values()) == part.matches
        others = " ".join(str(-seat) for seat in range(1, seats))
        assert part.scores == {f"22 {others}": part.ends["ended evenly"], f"21 {others}": part.ends["ended oddly"]}


def test_plain_and_native_see_the_same_and_another_seed_something_else() -> None:
    one, other = (soak(make(), 120, 12, agreed=SOUND) for make in (plain, native))
    assert one == other
    assert soak(plain(), 120, 12, agreed=SOUND) == one
    assert soak(plain(), 120, 12, agreed=SOUND, seed=1) != one


def test_set_ups_have_all_numbers_of_seats_and_all_options() -> None:
    """In turn; for each number of seats the first of ten has the usual options."""
    chosen = list(setups(TOY, 80, random.Random(5), {"fault": "none"}))
    assert [setup.seats for setup in chosen] == [2, 3] * 40
    assert {setup.options["fault"] for setup in chosen} == {"none"}
    usual = [n for n, setup in enumerate(chosen) if "colour" not in setup.options]
    assert usual == [n for n in range(80) if n // 2 % 10 == 0]
    assert {setup.options.get("colour") for setup in chosen} == {None, "red", "green", "blue"}


AGREED: dict[str, dict[str, str]] = {"zenith": {"turn_cap": "yes"}}
"""Without that limit a match may go on for ever (Z11.19)."""


def test_random_matches_of_every_game_have_a_choice_keep_everything_and_end(both: Both) -> None:
    game = both.plain.game
    seen = soak(NativeSoaker(game), 90, 30, agreed=AGREED.get(game.name, {}))
    for part in seen.values():
        assert part.matches == 90 // len(game.seats)
        assert sum(part.ends.values()) == sum(part.scores.values()) == part.matches
        assert part.steps / part.matches < part.most_steps < 100_000
        assert 0 < part.most_notes < game.record.room
        assert len(part.scores) > 1


def test_a_match_is_the_same_in_plain_and_in_native(both: Both) -> None:
    """To the last bytes before and after its last step, so that what was seen in one is seen in the other."""
    game = both.plain.game
    agreed = AGREED.get(game.name, {})
    plain_one, native_one = Soaker(game), NativeSoaker(game)
    for n, setup in enumerate(setups(game, 2 * len(game.seats), random.Random(3), agreed)):
        ends = []
        for soaker in (plain_one, native_one):
            soaker.lay(setup)
            watch = soaker.play(bytes([n]) * 16)
            assert soaker.trouble(watch) is None
            ends.append((watch, soaker.notes(), soaker.ending(), soaker.scores()))
        assert ends[0] == ends[1]
        for s, bare in zip(plain_one.games, native_one.games, strict=True):
            assert s.to_bytes() == bare.tobytes()[: game.record.size]
