"""Laws of playing that hold for every game: only here a match is played without knowing which game it is."""

from __future__ import annotations

import random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.laws.matches import SEEDS, positions, setups
from tests.modes import Mode, StrictMode, wander
from vetta.core.game import Game
from vetta.core.match import Match
from vetta.core.match_file import read_match, write_match

CAP = 50_000
"""Random play ends long before this many moves, or a match may never end."""

TOTALS: dict[str, set[int]] = {"zenith": {0}, "dice": {0, 1}}
"""What the scores of a finished match can add up to, where there is more to it than one winner."""


@given(data=st.data())
def test_playing_leaves_copies_alone(mode: Mode, data: Any) -> None:
    p, rng = data.draw(positions(mode))
    kept, told = p.copy(), p.told
    before = p.to_bytes()
    wander(p, rng, 3)
    p.leave(0)
    assert kept.to_bytes() == before
    assert kept.told == told


@given(data=st.data())
def test_a_position_put_back_from_its_bytes_goes_on_the_same_way(mode: Mode, data: Any) -> None:
    p, _ = data.draw(positions(mode))
    again = mode.from_bytes(p.to_bytes())
    assert again.to_bytes() == p.to_bytes()
    assert again.marks() == p.marks()
    p.mode.forget(p.s)
    seed = data.draw(SEEDS)
    wander(p, random.Random(seed), 20)
    wander(again, random.Random(seed), 20)
    assert again.to_bytes() == p.to_bytes()
    assert again.told == p.told


@given(data=st.data())
def test_undo_restores_every_byte(any_game: Game, data: Any) -> None:
    """Whatever was played, undone or left in between, and however far back; free undo gives nothing away."""
    rng = random.Random(data.draw(SEEDS))
    match = Match.new(any_game, data.draw(setups(any_game)), rng.randbytes(32))
    stood: list[bytes] = []
    told: list[list[Any]] = []
    while len(match.moves) < 80 and not match.over:
        stood.append(match.state.to_bytes())
        told.append([any_game.view(match.state, seat) for seat in range(-1, match.setup.seats)])
        if match.moves and rng.random() < 0.15:
            to = rng.randrange(len(match.moves))
            match.undo(match.seat, to, agreed=True)
            assert match.state.to_bytes() == stood[to]
            assert [any_game.view(match.state, seat) for seat in range(-1, match.setup.seats)] == told[to]
        elif rng.random() < 0.01:
            match.leave(match.seat)
        else:
            match.play(match.seat, rng.choice(match.choices(match.seat)).text)
    again = read_match(write_match(match, with_secret=True), lambda name: any_game)
    assert again.state.to_bytes() == match.state.to_bytes()


@given(data=st.data())
def test_what_is_undone_freely_has_told_nobody_anything(any_game: Game, data: Any) -> None:
    """In every world that another seat can imagine before the move, it is told the same of it."""
    rng = random.Random(data.draw(SEEDS))
    match = Match.new(any_game, data.draw(setups(any_game)), rng.randbytes(32))
    for _ in range(30):
        if match.over:
            return
        seat, before = match.seat, match.state.copy()
        choice = rng.choice(match.choices(seat))
        match.play(seat, choice.text)
        if match.can_undo(seat, len(match.moves) - 1):
            for other in range(-1, match.setup.seats):
                world = any_game.imagined(before, other)
                if other != seat and any_game.objection(world, choice.action) is None:
                    world.notes = []
                    any_game.kernels.play(world, choice.action)
                    assert any_game.events(world, other) == match.events(other)


@given(data=st.data())
def test_asking_changes_nothing(mode: Mode, data: Any) -> None:
    p, _ = data.draw(positions(mode))
    before, told = p.to_bytes(), p.told
    for seat in range(-1, p.seats):
        p.look(seat), p.prompt(seat), p.observe(seat), p.score(max(seat, 0))
    p.usual(), p.seat, p.over
    for action in range(mode.game.actions):
        p.against(action)
    for action in p.legal():
        p.picks(action), p.final(action), p.remark(action)
    assert (p.to_bytes(), p.told) == (before, told)


@given(data=st.data())
def test_legal_agrees_with_objection_and_an_unfinished_match_has_a_choice(mode: Mode, data: Any) -> None:
    p, rng = data.draw(positions(mode))
    for _ in range(8):
        marks = p.marks()
        assert set(marks) <= {0, 1}
        assert marks == [int(p.against(action)[0] == 0) for action in range(mode.game.actions)]
        assert p.over != any(marks)
        assert p.over or not p.game.lexicon.events or 0 <= p.seat < p.seats
        wander(p, rng, 1)


@given(data=st.data())
def test_what_an_idle_or_thoughtless_seat_plays_is_legal(mode: Mode, data: Any) -> None:
    p, rng = data.draw(positions(mode))
    for _ in range(8):
        if p.over:
            return
        legal = p.legal()
        assert p.usual() in (-1, *legal)
        assert p.copy().idle() in legal
        wander(p, rng, 1)


@given(data=st.data())
def test_what_a_game_foresees_of_taking_back_is_what_trying_it_tells(mode: Mode, data: Any) -> None:
    """`final` is only there to be fast: it may not know, but it is never wrong."""
    p, rng = data.draw(positions(mode))
    for _ in range(4):
        s = p.plain()
        for action in p.legal():
            foreseen = p.final(action)
            assert foreseen in (-1, 0, 1)
            assert foreseen in (-1, not mode.game.can_be_undone(s, action)), mode.game.write(action)
        wander(p, rng, 1)


@settings(max_examples=8)
@given(data=st.data())
def test_every_match_ends_with_scores_that_add_up_and_nothing_left_to_do(mode: Mode, data: Any) -> None:
    rng = random.Random(data.draw(SEEDS))
    p = mode.new(data.draw(setups(mode.game)), rng.randbytes(16))
    wander(p, rng, CAP)
    assert p.over
    assert sum(p.score(seat) for seat in range(p.seats)) in TOTALS.get(mode.game.name, {1})
    assert not any(p.marks())
    assert all(p.against(action)[0] for action in range(mode.game.actions))
    end = p.plain()
    for seat in range(-1, p.seats):
        assert mode.game.choices(end, seat) == []
        assert mode.game.view(end, seat).mover == -1
    before = p.to_bytes()
    for seat in range(p.seats):
        p.leave(seat)
        assert p.to_bytes() == before, "nobody leaves a finished match"


@given(data=st.data())
def test_a_seat_may_leave_at_any_moment_and_play_goes_on_without_it(mode: Mode, data: Any) -> None:
    p, rng = data.draw(positions(mode))
    gone = set()
    while not p.over:
        seat = rng.randrange(p.seats)
        p.leave(seat)
        gone.add(seat)
        for _ in range(25):
            assert p.over or p.seat not in gone
            wander(p, rng, 1)
    assert sum(p.score(seat) for seat in range(p.seats)) in TOTALS.get(mode.game.name, {1})


@settings(max_examples=12)
@given(data=st.data())
def test_no_legal_move_leaves_the_tables_or_the_width_of_a_field(any_game: Game, data: Any) -> None:
    """Compiled code wraps numbers and indexes without a word; here every one of them is checked."""
    mode = StrictMode(any_game)
    p, rng = data.draw(positions(mode, most=1500))
    for seat in range(-1, p.seats):
        p.look(seat), p.prompt(seat), p.observe(seat)
        world = p.imagined(seat)
        assert len(p.told) < any_game.record.room
        wander(world, rng, 40)
    for action in range(any_game.actions):
        p.against(action)
    while not p.over:
        wander(p, rng, 1)
        assert len(p.told) < any_game.record.room
        if rng.randrange(100) == 0:
            p.leave(rng.randrange(p.seats))
            assert len(p.told) < any_game.record.room
        if not p.over:
            p.usual()
            p.copy().idle()
            action = rng.choice(p.legal())
            p.picks(action), p.final(action), p.remark(action)
