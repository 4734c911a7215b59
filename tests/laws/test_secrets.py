"""The law of secrets for every game: in all worlds that look alike to a seat, it is sent the same bytes."""

from __future__ import annotations

import random
from typing import Any

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.laws.matches import SEEDS, positions
from tests.laws.test_play import CAP
from tests.modes import Mode, Position, wander


def sent(p: Position, seat: int) -> bytes:
    """Everything that a seat is sent in this position, words and numbers."""
    s = p.plain()
    game = p.game
    refused = {}
    if seat == p.seat:
        refused = {action: game.objection(s, action) for action in range(game.actions)}
    words = msgspec.json.encode(
        [game.view(s, seat), game.choices(s, seat), game.events(s, seat), list(refused.items())]
    )
    numbers: list[Any] = [p.look(seat), p.prompt(seat), p.observe(seat)]
    if seat == p.seat:
        numbers += [p.marks(), p.usual(), [p.against(action) for action in range(game.actions)]]
    return words + repr(numbers).encode()


@given(data=st.data())
def test_a_seat_is_sent_the_same_in_every_world_it_can_imagine(mode: Mode, data: Any) -> None:
    p, rng = data.draw(positions(mode))
    for seat in range(-1, p.seats):
        known = sent(p, seat)
        world = p
        for _ in range(3):
            world = world.imagined(seat, rng.randbytes(16))
            assert sent(world, seat) == known


@given(data=st.data())
def test_imagining_leaves_the_match_as_it_is_and_the_same_seed_imagines_the_same(mode: Mode, data: Any) -> None:
    p, _ = data.draw(positions(mode))
    seed = data.draw(SEEDS)
    before = p.to_bytes()
    for seat in range(-1, p.seats):
        assert p.imagined(seat, seed).to_bytes() == p.imagined(seat, seed).to_bytes()
    assert p.to_bytes() == before


@settings(max_examples=10)
@given(data=st.data())
def test_imagined_worlds_are_positions_like_any_other(mode: Mode, data: Any) -> None:
    p, rng = data.draw(positions(mode))
    for seat in range(-1, p.seats):
        world = p.imagined(seat, rng.randbytes(16))
        assert (world.over, world.seat) == (p.over, p.seat)
        assert world.marks() == [int(world.against(action)[0] == 0) for action in range(mode.game.actions)]
        wander(world, rng, 60)
    wander(world, rng, CAP)
    assert world.over


@given(data=st.data())
def test_a_spectator_sees_nothing_that_a_seat_does_not_see(mode: Mode, data: Any) -> None:
    """In a world that a seat imagines, a spectator is sent the same as well."""
    p, rng = data.draw(positions(mode))
    watched = sent(p, -1)
    for seat in range(p.seats):
        assert sent(p.imagined(seat, rng.randbytes(16)), -1) == watched


@given(data=st.data())
def test_what_is_sent_does_not_depend_on_the_die(mode: Mode, data: Any) -> None:
    """The die decides what comes, so nothing of it may be seen before."""
    p, _ = data.draw(positions(mode))
    other = p.copy()
    other.seed(random.Random(data.draw(SEEDS)).randbytes(16))
    for seat in range(-1, p.seats):
        assert sent(other, seat) == sent(p, seat)
