"""What is seen, the danger of every space, and that moves end as their remarks say, on thousands of positions."""

from __future__ import annotations

import random

import pytest

from tests.games.ziggurat.facts import CARDS, COLOURS, DOWN, PIT, RINGS, SPACES, SPAWN, UP, level_of
from tests.games.ziggurat.scene import asked, card, hand, heroes, place_of, scene, spirits
from tests.modes import Mode, Position
from vetta.core.game import Setup
from vetta.games.ziggurat.tables import CELL_NAMES, SPIRIT_NAMES

LOWER = {row.split()[0]: tuple(row.split()[3:]) for row in CARDS.replace("|", "\n").splitlines() if row.strip()}
"""The lower half of each card: which spirits, their colour, how far."""


def random_position(mode: Mode, rng: random.Random) -> Position:
    """Heroes and spirits anywhere on plain spaces, a random card."""
    seats = rng.choice((2, 3, 4))
    plain = [place for place in SPACES if place not in {*UP, *DOWN, *PIT}]
    places = rng.sample(plain, seats + 8)
    walkers = " ".join(["f6" if seat and rng.random() < 0.2 else places[seat] for seat in range(seats)])
    groups = [" ".join((colour, *places[seats + 2 * n : seats + 2 * n + 2])) for n, colour in enumerate(COLOURS)]
    cards = rng.sample([f"c{n:02}" for n in range(1, 36)], seats)
    return scene(mode, walkers, ", ".join(groups), cards[0], hands={n: cards[n] for n in range(1, seats)})


# ---------------------------------------------------------------------------------------- G12.1  What is seen


def test_everybody_sees_the_same(mode: Mode) -> None:
    """G12.1  All open cards, heroes and spirits, from every seat and from outside; never what is in the draw pile."""
    rng = random.Random(1)
    for _ in range(30):
        p = random_position(mode, rng)
        assert all(p.look(seat) == p.look(-1) for seat in range(p.seats))
        shown = {name: place for name, (_, place, *_) in p.pieces(0).items()}
        open_cards = {card(p), *(each for seat in range(p.seats) for each in hand(p, seat))}
        assert {name for name in shown if name[0] == "c" and name[1:].isdigit()} == open_cards
        assert [shown[f"hero-{seat + 1}"] for seat in range(p.seats)] == heroes(p).split()


def test_every_piece_is_shown_where_it_is(mode: Mode) -> None:
    """G12.1  Spirits on the tower, in pits and in the supply; cards played, open and discarded."""
    p = scene(mode, "f1 f11", "pink g3 pit, blue c9", "c03", hands={1: "c19"}, pile="c20 c21")
    shown = {name: place for name, (_, place, *_) in p.pieces(0).items()}
    assert [shown[f"pink-{n}"] for n in (1, 2, 3)] == ["g3", "pits", "spirit-supply"]
    assert (shown["blue-1"], shown["c03"], shown["c19"], shown["c01"]) == ("c9", "played", "seat-2", "discards")
    assert "c20" not in shown
    assert "c21" not in shown
    assert p.pieces(0)["draw-pile"][4] == 2


def test_the_order_of_the_pile_does_not_exist(mode: Mode) -> None:
    """G12.1  Imagining changes nothing but the die: nothing is hidden."""
    p = mode.new(Setup(3, {}), 5)
    assert p.imagined(0).look(0) == p.look(0)
    assert p.imagined(0).to_bytes() == p.to_bytes()


# ---------------------------------------------------------------------------------------- G12.3  The danger of a space


def danger(p: Position) -> dict[str, int]:
    """What the table shows."""
    return {name.removeprefix("danger-"): row[4] for name, row in p.pieces(0).items() if name.startswith("danger-")}


def counted_danger(p: Position) -> dict[str, int]:
    """The same, counted from the facts: spirits of the ring that could come so far, and new ones."""
    open_cards = [card(p), *(each for seat in range(p.seats) for each in hand(p, seat))]
    reach = {}
    for spirit in SPIRIT_NAMES:
        moves = [LOWER[each] for each in open_cards if LOWER[each][0] != "spawn"]
        reach[spirit] = max(
            (int(far) for _, colour, far in moves if spirit.startswith(colour) or colour == "any"), default=0
        )
    found = dict.fromkeys(SPACES, 0)
    for spirit, far in reach.items():
        at = place_of(p, spirit)
        if at in SPACES:
            ring = RINGS[level_of(at)]
            n = ring.index(at)
            for place in {ring[(n + sign * step) % len(ring)] for step in range(1, far + 1) for sign in (1, -1)} - {at}:
                found[place] += 1
    for each in open_cards:
        if LOWER[each][0] == "spawn":
            found[SPAWN[LOWER[each][1]]] += 1
    return {place: many for place, many in found.items() if many}


def test_the_danger_of_every_space(mode: Mode) -> None:
    """G12.3  On hundreds of random positions."""
    rng = random.Random(2)
    for _ in range(150):
        p = random_position(mode, rng)
        assert danger(p) == counted_danger(p)


def test_a_card_in_the_pile_is_no_danger(mode: Mode) -> None:
    """G12.3  Only cards that lie open, or the one being played."""
    p = scene(mode, "f1 f11", "pink i3", "c03", hands={1: "c19"}, pile="c01")
    assert danger(p) == {"g3": 1, "e9": 1}
    q = scene(mode, "f1 f11", "pink f8", "c03", hands={1: "c01"}, pile="")
    assert danger(q) == dict.fromkeys(("g3", "d7", "d8", "e8", "g8", "h8", "h7"), 1)


# ---------------------------------------------------------------------------------------- Where a move ends


def what_happened(p: Position) -> tuple[str | int, ...]:
    """The remark that should have been made before the last move, from what was told of it."""
    names = {
        "fell": "falls", "scorched": "burns", "slid": "slides", "climbed": "climbs", "spirit-slid": "slides",
        "spirit-climbed": "climbs", "spirit-fell": "spirit-gone",
    }  # fmt: skip
    (first, who, end), *rest = p.happened
    if first == "scorched":
        return ("spirit-burns", end, who)
    assert first in {"walked", "moved", "bumped"}
    event = rest[0] if rest else ("none",)
    if event[0] == "scorched":
        return ("burns", end) if first != "moved" else ("spirit-burns", event[2], event[1])
    if event[0] in {"climbed", "spirit-climbed"} and event[2] == CELL_NAMES.index("f6"):
        return ("reaches-summit",) if first != "moved" else ("spirit-up",)
    if event[0] in {"fell", "spirit-fell"}:
        return (names[str(event[0])], end)
    if event[0] in names:
        return (names[str(event[0])], end, event[2])
    if asked(p)[0] == "bump":
        return ("bumps", end, int(p.bumped))
    return ("ends", end)


@pytest.mark.parametrize("seed", range(3))
def test_a_move_ends_as_its_remark_says(mode: Mode, seed: int) -> None:
    """G4.1, G5.1, G6.1  Every way of every hero and spirit that is led, driven or bumped, on random positions."""
    rng = random.Random(seed)
    said = set()
    for _ in range(350):
        p = random_position(mode, rng)
        for _ in range(6):
            if p.over or len(p.legal()) == 0:
                break
            if p.legal() == [0, 1]:
                for way in ("clockwise", "counter"):
                    remark, after = p.remark(way), p.copy().play(way)
                    found = what_happened(after)
                    assert remark == found, (p, way)
                    said.add(remark[0])
            else:
                assert all(p.remark(action) == () for action in p.legal())
            p.play(rng.choice(p.legal()))
    assert said == {
        "ends", "falls", "burns", "slides", "climbs", "bumps", "reaches-summit", "spirit-burns", "spirit-gone",
        "spirit-up",
    }  # fmt: skip


def test_all_that_a_choice_touches(mode: Mode) -> None:
    """G4.4, G5.1  A hero, a spirit, or one of the two answers."""
    p = scene(mode, "f1 f11", "pink i3 c9", "c06")
    names = [piece.name for piece in p.game.lexicon.pieces]
    assert [names[p.picks(p.number(f"hero {n}"))[0]] for n in (1, 2)] == ["hero-1", "hero-2"]
    p.play("hero 1")
    places = [p.game.lexicon.places[p.picks(way)[0] - len(names)].name for way in (0, 1)]
    assert places == ["answer-clockwise", "answer-counter"]
    p.play("counter")
    assert names[p.picks(p.number("spirit pink-2"))[0]] == "pink-2"
    assert spirits(p) == "pink i3 c9"
