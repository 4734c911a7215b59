"""The law of one source: the same seeds and moves give the same numbers, plain and compiled, asked for anything."""

from __future__ import annotations

import random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.laws.matches import SEEDS, setups
from tests.modes import Both, Mode, Position


def everything(p: Position, seed: bytes) -> list[Any]:
    """All that the contract can be asked in a position."""
    actions = range(p.game.actions)
    idle = p.copy()
    idle.seed(seed)
    answers: list[Any] = [p.over, p.seat, p.marks(), p.usual(), [p.against(action) for action in actions]]
    answers += [(p.picks(action), p.trail(action), p.final(action), p.remark(action)) for action in p.legal()]
    answers += [idle.idle() if not p.over else -1, idle.to_bytes()]
    for seat in range(-1, p.seats):
        answers += [p.look(seat), p.prompt(seat), p.observe(seat), p.imagined(seat, seed).to_bytes()]
    for seat in range(p.seats):
        left = p.copy().leave(seat)
        answers += [p.score(seat), int(p.mode.kernels.standing(p.s, seat)), left.to_bytes(), left.told]
    return answers


@settings(max_examples=15)
@given(data=st.data())
def test_plain_and_native_agree_on_everything(both: Both, data: Any) -> None:
    rng = random.Random(data.draw(SEEDS))
    setup, seed = data.draw(setups(both.plain.game)), rng.randbytes(16)
    p, q = both.plain.new(setup, seed), both.native.new(setup, seed)
    for step in range(200):
        assert p.to_bytes() == q.to_bytes()
        assert p.told == q.told
        if step % 10 == 0:
            seed = rng.randbytes(16)
            for asked, answered in zip(everything(p, seed), everything(q, seed), strict=True):
                assert asked == answered
        if rng.randrange(60) == 0:
            seat = rng.randrange(p.seats)
            p.leave(seat)
            q.leave(seat)
        if p.over:
            break
        legal = p.legal()
        assert legal == q.legal()
        action, seed = rng.choice(legal), rng.randbytes(16)
        p.play(action, seed=seed)
        q.play(action, seed=seed)


@settings(max_examples=3)
@given(data=st.data())
def test_whole_matches_end_in_the_same_bytes_even_if_the_die_runs_on(both: Both, data: Any) -> None:
    """Without a new seed before each move, a single wrong draw early on would show at the end."""

    def whole(mode: Mode) -> tuple[int, bytes]:
        rng = random.Random(seed)
        p = mode.new(setup, rng.randbytes(16))
        steps = 0
        while not p.over:
            p.play(rng.choice(p.legal()))
            steps += 1
        return steps, p.to_bytes()

    seed = data.draw(SEEDS)
    setup = data.draw(setups(both.plain.game))
    assert whole(both.plain) == whole(both.native)


def test_the_record_lies_the_same_in_both_modes(both: Both) -> None:
    record = both.plain.game.record
    for noted in (False, True):
        layout = record.dtype(noted)
        assert layout.itemsize == (record.noted_size if noted else record.size)
        for field in record.fields:
            kind, offset = layout.fields[field.name][:2]
            assert (offset, kind.shape, kind.base.name) == (field.offset, field.shape, field.width)
    s = record()
    number = 0
    for field in record.fields:
        for key in field.keys:
            number = number % 100 + 1
            if not field.shape:
                setattr(s, field.name, number)
            else:
                getattr(s, field.name)[key[0] if len(key) == 1 else key] = number
    laid = both.native.from_bytes(s.to_bytes())
    for field in record.fields:
        for key in field.keys:
            mine = getattr(s, field.name)
            theirs = laid.s[field.name]
            if field.shape:
                mine = mine[key[0] if len(key) == 1 else key]
                theirs = theirs[key]
            assert int(theirs) == mine, (field.name, key)
