"""Positions set by hand, and small questions about them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tests.games.labyrinth.facts import (
    BESIDE,
    CARDS,
    CELLS,
    LINES,
    MOVABLE,
    STANDARD_DECK,
    STEEP_DECK,
    TOWER_NAMES,
    TREASURES,
    YOUNG_DECK,
    cell,
    treasure,
)
from tests.modes import Mode, Position
from vetta.core.game import Setup

PUSHING, WALKING, PAYING, OVER = range(4)
NOTHING = (0, 0, 0)


def scene(
    mode: Mode,
    board: str = "",
    *,
    seats: int = 2,
    mover: int = 0,
    after: str = "",
    spare: str = "",
    pawns: Mapping[int, str] | None = None,
    hands: Mapping[int, tuple[int, int, int]] | None = None,
    targets: Mapping[int, str] | None = None,
    left: Mapping[int, int] | None = None,
    runes: Sequence[int] = (),
    discard: tuple[int, int, int] = NOTHING,
    **options: str,
) -> Position:
    """A match at the start of a turn of `mover`, or, if `after` names an arrow, just after that push.

    `board` draws five rows of five towers, `M05/1` being M05 turned one quarter; `.` is any tower left over.
    Hands are empty unless given; all other magic cards are in the draw pile.
    """
    p = mode.new(Setup(seats, {"first": f"seat-{mover + 1}", **options}), 7)
    build(p, board or 25 * " .", spare)
    for seat, name in (pawns or {}).items():
        p.at[seat] = cell(name)
    for seat, name in (targets or {}).items():
        give_target(p, seat, name)
    for seat, number in (left or {}).items():
        p.left[seat] = number
        if number == 0:
            p.target[seat] = -1
    for seat in runes:
        p.rune[seat] = 1
    share_cards(p, hands or {}, discard)
    if after:
        take_back_push(p, after)
        p.play(f"push {after} {p.turn[p.tower[BESIDE]]}", seed=0)
    return p


def build(p: Position, board: str, spare: str = "") -> None:
    """Puts towers where the drawing shows them; the others lie as they lay, exchanged where they must be."""
    drawn = board.split()
    assert len(drawn) == len(CELLS), f"{len(drawn)} towers drawn"
    for place, drawn_there in enumerate([*drawn, spare or "."]):
        if drawn_there != ".":
            put(p, place, drawn_there)
    for place, drawn_there in enumerate([*drawn, spare or "."]):
        if drawn_there != ".":
            assert TOWER_NAMES[p.tower[place]] == drawn_there.split("/")[0], f"{drawn_there} is drawn twice or rooted"


def put(p: Position, place: int | str, drawn: str) -> None:
    """Puts a tower on a cell by exchange."""
    place = cell(place) if isinstance(place, str) else place
    name, _, turn = drawn.partition("/")
    tower = TOWER_NAMES.index(name)
    there = next(other for other in range(26) if p.tower[other] == tower)
    p.tower[there], p.tower[place] = int(p.tower[place]), tower
    if turn:
        assert name in MOVABLE
        p.turn[tower] = int(turn)


def give_target(p: Position, seat: int, name: str) -> None:
    """A target for a seat; whoever looked for it looks for something else."""
    wanted = treasure(name)
    for other in range(p.seats):
        if other != seat and p.target[other] == wanted:
            p.target[other] = int(p.target[seat])
    p.target[seat] = wanted


def share_cards(p: Position, hands: Mapping[int, tuple[int, int, int]], discard: tuple[int, int, int]) -> None:
    deck = YOUNG_DECK if p.young else STEEP_DECK if p.steep else STANDARD_DECK
    for kind in range(3):
        p.deck[kind], p.discard[kind] = deck[kind] - discard[kind], discard[kind]
        for seat in range(4):
            p.hand[seat, kind] = hands.get(seat, NOTHING)[kind]
            p.deck[kind] -= hands.get(seat, NOTHING)[kind]
        assert p.deck[kind] >= 0


def take_back_push(p: Position, arrow: str) -> None:
    """Sets the table as it was before a push."""
    line = [cell(name) for name in LINES[arrow]]
    towers = [int(p.tower[place]) for place in line]
    for i in range(4):
        p.tower[line[i]] = towers[i + 1]
    p.tower[line[4]], p.tower[BESIDE] = int(p.tower[BESIDE]), towers[0]
    for seat in range(p.seats):
        if p.at[seat] in line:
            p.at[seat] = line[line.index(p.at[seat]) - 1]


def hand(p: Position, seat: int) -> tuple[int, ...]:
    return tuple(int(p.hand[seat, kind]) for kind in range(3))


def pile(p: Position, name: str) -> tuple[int, ...]:
    return tuple(int(number) for number in getattr(p, name))


def walks(p: Position) -> set[str]:
    """The cells that the seat to move can walk to."""
    return {choice.removeprefix("go ") for choice in p.choices() if choice.startswith("go ")}


def payments(p: Position, goal: str) -> set[tuple[int, ...]]:
    """The magic cards that a walk to a cell can be paid with, however they are laid one after the other."""
    before = hand(p, p.seat)
    seat = p.seat
    paid = set()
    on_the_way = [p.copy().play(f"go {goal}", seed=0)]
    while on_the_way:
        q = on_the_way.pop()
        if q.phase == PAYING:
            assert q.legal(), "a payment once begun can always be finished"
            on_the_way += [q.copy().play(action, seed=0) for action in q.legal()]
        else:
            drawn = [numbers[1] for name, *numbers in q.happened if name == "drew"]
            after = list(hand(q, seat))
            for kind in drawn:
                after[int(kind)] -= 1
            paid.add(tuple(b - a for b, a in zip(before, after, strict=True)))
    return paid


def stay_put(p: Position, arrow: str = "W4") -> Position:
    """A turn without a walk: a push, and stay."""
    return push(p, arrow).play("stay", seed=0)


def push(p: Position, arrow: str) -> Position:
    """A push with the spare as it lies."""
    return p.play(f"push {arrow} {p.turn[p.tower[BESIDE]]}", seed=0)


def named(numbers: Sequence[int]) -> list[str]:
    """Treasures by name."""
    return [TREASURES[number] if number >= 0 else "" for number in numbers]


def card(name: str) -> int:
    return CARDS.index(name)
