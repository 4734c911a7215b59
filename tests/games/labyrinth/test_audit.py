"""Only this sees the audit notice that something is missing, doubled or not told: each thing once, by its law."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.games.labyrinth.facts import BESIDE, CARDS, CELLS, TOWER_NAMES, TREASURES
from tests.games.labyrinth.scene import OVER, PAYING, PUSHING, WALKING, scene
from tests.modes import Mode, Position
from tests.tamper import tamper
from vetta.core.native import Native
from vetta.games.labyrinth import audit
from vetta.games.labyrinth.audit import AUDITS

LAWS = (
    "ALL_IS_WELL", "TOWERS", "TURNS", "BELOW_ZERO", "MAGIC", "LAID", "DEALT", "TARGETS", "PAWNS", "RUNES", "WINNER",
    "PUSHES_TOLD", "PAWNS_TOLD", "HANDS_TOLD", "DISCARDS_TOLD", "TREASURES_TOLD", "RUNES_TOLD",
)  # fmt: skip

NAMES = {
    **{name: number for names in (CELLS, CARDS, TOWER_NAMES, TREASURES) for number, name in enumerate(names)},
    "beside": BESIDE, "PUSHING": PUSHING, "WALKING": WALKING, "PAYING": PAYING, "OVER": OVER,
}  # fmt: skip

Step = tuple[Position, Position]
"""How a match stood before and after a step."""

STAIRS = """
    F1     M07/0  F2     .      F3
    M01/0  M10/1  M02/1  M14/1  M06/1
    F4     .      F5     .      F6
    .      .      .      .      .
    F7     .      F8     .      F9
"""
"""Row 2 has floors 1, 3, 1, 4, 2: from a2 eastwards up, down, up, down."""


def table(mode: Mode, pawn: str = "a2", **changes: Any) -> Position:
    given: dict[str, Any] = {
        "spare": "M08/1",
        "pawns": {0: pawn, 1: "e2"},
        "hands": {0: (2, 1, 1), 1: (0, 1, 0)},
        "targets": {0: "wand", 1: "key"},
        "discard": (1, 0, 2),
    }
    return scene(mode, STAIRS, **{**given, **changes})


def standing(p: Position) -> Step:
    """A position at rest, in which nothing was told."""
    p.mode.forget(p.s)
    return p.copy(), p


def step(p: Position, *actions: str) -> Step:
    """Plays actions; the last one is the step."""
    for action in actions[:-1]:
        p.play(action, seed=2)
    before = p.copy()
    return before, p.play(actions[-1], seed=2)


def leaving(p: Position, seat: int) -> Step:
    before = p.copy()
    return before, p.leave(seat)


def laid(mode: Mode) -> Position:
    """On the way from a2 to c2, one of two cards laid."""
    return table(mode, after="W4").play("go c2", "pay up", seed=2)


def home(mode: Mode) -> Step:
    """With everything done, back on the start corner."""
    p = table(mode, "a1", after="W4", left={0: 0}, runes=[0])
    for treasure in range(12):
        if p.target[1] != treasure and sum(int(finder) for finder in p.finder) < 6:
            p.finder[treasure] = 1
    return step(p, "stay")


def last_treasure(mode: Mode) -> Step:
    p = table(mode, "a3", after="W4", targets={0: "key", 1: "wand"}, left={0: 1})
    for treasure in range(12):
        if treasure not in (p.target[0], p.target[1]) and sum(int(finder) for finder in p.finder) < 5:
            p.finder[treasure] = 1
    return step(p, "stay")


SCENES: dict[str, Callable[[Mode], Step]] = {
    "a turn": lambda mode: standing(table(mode)),
    "three seats": lambda mode: standing(scene(mode, seats=3)),
    "four seats": lambda mode: standing(scene(mode, seats=4)),
    "steep": lambda mode: standing(scene(mode, steep="yes")),
    "young": lambda mode: standing(scene(mode, young="yes")),
    "steep and young": lambda mode: standing(scene(mode, steep="yes", young="yes")),
    "laid": lambda mode: standing(laid(mode)),
    "push": lambda mode: step(table(mode), "push W2 3"),
    "push by nobody": lambda mode: step(table(mode), "push E4 1"),
    "set out": lambda mode: step(table(mode, after="W4"), "go c2"),
    "pay": lambda mode: step(table(mode, after="W4"), "go c2", "pay joker"),
    "arrive": lambda mode: step(table(mode, after="W4"), "go c2", "pay up", "pay down"),
    "stay": lambda mode: step(table(mode, after="W4"), "stay"),
    "reshuffle": lambda mode: step(table(mode, after="W4", hands={1: (7, 8, 6)}), "stay"),
    "find": lambda mode: step(table(mode, "a3", after="W4", targets={0: "key", 1: "wand"}), "stay"),
    "find the last": last_treasure,
    "rune": lambda mode: step(table(mode, "c3", after="W4"), "stay"),
    "win": home,
    "leave": lambda mode: leaving(table(mode, seats=3), 0),
    "leave while paying": lambda mode: leaving(laid(mode), 0),
    "left alone while paying": lambda mode: leaving(laid(mode), 1),
    "left alone": lambda mode: leaving(table(mode, seats=3).leave(1), 0),
}

Rows = tuple[tuple[str, str, str], ...]
"""A position, what is changed in it, and the law that is broken."""

IN_ITSELF: Rows = (
    ("a turn", "tower[b2] = M01", "TOWERS"),
    ("a turn", "tower[beside] = M17", "TOWERS"),
    ("a turn", "tower[b2] = F1", "TOWERS"),
    ("a turn", "tower[a1] = M01", "TOWERS"),
    ("a turn", "tower[a1] = F3; tower[e1] = F1", "TOWERS"),
    ("a turn", "tower[a2] = M10; tower[b2] = M01", "ALL_IS_WELL"),
    ("a turn", "steep = 1", "TOWERS"),
    ("steep", "steep = 0", "TOWERS"),
    ("a turn", "turn[M10] = 2", "TURNS"),
    ("a turn", "turn[M01] = 4", "TURNS"),
    ("a turn", "turn[M17] = 4", "TURNS"),
    ("a turn", "turn[M01] = -1", "TURNS"),
    ("a turn", "turn[M01] = 3; turn[M10] = 0", "ALL_IS_WELL"),
    ("a turn", "turn[F9] + 1", "TURNS"),
    ("a turn", "turn[F9] - 1", "TURNS"),
    ("a turn", "turn[S2] + 1", "TURNS"),
    ("a turn", "deck[up] = -1", "BELOW_ZERO"),
    ("a turn", "discard[joker] = -1", "BELOW_ZERO"),
    ("a turn", "paid[down] = -1", "BELOW_ZERO"),
    ("a turn", "hand[3, joker] = -1", "BELOW_ZERO"),
    ("a turn", "hand[0, up] = -1", "BELOW_ZERO"),
    ("a turn", "deck[up] + 1", "MAGIC"),
    ("a turn", "deck[joker] - 1", "MAGIC"),
    ("a turn", "discard[down] + 1", "MAGIC"),
    ("a turn", "hand[0, joker] - 1", "MAGIC"),
    ("a turn", "hand[3, up] + 1", "MAGIC"),
    ("a turn", "deck[up] + 1; deck[down] - 1", "MAGIC"),
    ("a turn", "deck[up] - 1; hand[1, up] + 1", "ALL_IS_WELL"),
    ("a turn", "young = 1", "MAGIC"),
    ("young", "young = 0", "MAGIC"),
    ("laid", "phase = WALKING", "LAID"),
    ("laid", "phase = OVER", "WINNER"),
    ("laid", "paid[joker] = 3", "LAID"),
    ("laid", "paid[joker] = 2", "ALL_IS_WELL"),
    ("laid", "paid[down] = 1", "LAID"),
    ("a turn", "left[0] + 1", "DEALT"),
    ("a turn", "left[1] - 1", "DEALT"),
    ("a turn", "left[2] + 1", "DEALT"),
    ("three seats", "left[2] + 1", "DEALT"),
    ("four seats", "left[3] + 1", "DEALT"),
    ("a turn", "finder[ring] = 1", "DEALT"),
    ("a turn", "finder[chalice] = 2", "DEALT"),
    ("a turn", "finder[ring] = 3", "DEALT"),
    ("a turn", "finder[ring] = 1; left[0] - 1", "ALL_IS_WELL"),
    ("a turn", "finder[key] = 2; left[1] - 1", "TARGETS"),
    ("a turn", "finder[wand] = 2; left[1] - 1", "TARGETS"),
    ("a turn", "target[0] = -1", "TARGETS"),
    ("find the last", "target[0] = -2", "TARGETS"),
    ("a turn", "target[0] = -2", "TARGETS"),
    ("a turn", "target[0] = 12", "TARGETS"),
    ("a turn", "target[0] = key", "TARGETS"),
    ("a turn", "target[0] = chalice", "ALL_IS_WELL"),
    ("a turn", "target[2] = ring", "TARGETS"),
    ("find the last", "target[0] = ring", "TARGETS"),
    ("four seats", "target[3] = -1", "TARGETS"),
    ("a turn", "at[0] = -1", "PAWNS"),
    ("a turn", "at[0] = -2", "PAWNS"),
    ("a turn", "at[1] = 25", "PAWNS"),
    ("a turn", "at[0] = a1; at[1] = e5", "ALL_IS_WELL"),
    ("a turn", "at[2] = a1", "PAWNS"),
    ("a turn", "gone[1] = 1", "PAWNS"),
    ("a turn", "gone[1] = 2", "PAWNS"),
    ("a turn", "gone[2] = 0", "PAWNS"),
    ("a turn", "gone[2] = 0; at[2] = a1", "PAWNS"),
    ("three seats", "gone[2] = 2", "PAWNS"),
    ("leave", "gone[0] = 0", "PAWNS"),
    ("leave", "at[0] = a1", "PAWNS"),
    ("a turn", "colour[1] + 1", "PAWNS"),
    ("a turn", "colour[3] + 1", "PAWNS"),
    ("a turn", "rune[0] = 2", "RUNES"),
    ("a turn", "rune[3] = -1", "RUNES"),
    ("a turn", "rune[1] = 1", "ALL_IS_WELL"),
    ("a turn", "winner = 0", "WINNER"),
    ("a turn", "phase = OVER", "WINNER"),
    ("a turn", "phase = OVER; winner = 0", "WINNER"),
    ("a turn", "phase = OVER; winner = 1", "WINNER"),
    ("win", "winner = -1", "WINNER"),
    ("win", "winner = -2", "WINNER"),
    ("win", "winner = 1", "WINNER"),
    ("win", "winner = 2", "WINNER"),
    ("win", "rune[0] = 0", "WINNER"),
    ("win", "at[0] = a2", "WINNER"),
    ("win", "finder[ring] = 0; left[0] + 1; target[0] = ring", "WINNER"),
    ("left alone", "winner = 0", "WINNER"),
    ("left alone", "winner = 1", "WINNER"),
    ("left alone", "gone[1] = 0; at[1] = a1", "WINNER"),
)

AS_TOLD: Rows = (
    ("push", "untold pushed", "PUSHES_TOLD"),
    ("push", "untold pushed; told pushed 0 6 2", "PUSHES_TOLD"),
    ("push", "untold pushed; told pushed 0 7 3", "PUSHES_TOLD"),
    ("push", "turn[M01] = 1", "PUSHES_TOLD"),
    ("push", "tower[a2] = M01; tower[b2] = M08", "PUSHES_TOLD"),
    ("push", "tower[d2] = M14; tower[e2] = M02", "PUSHES_TOLD"),
    ("push", "tower[e2] = M06; tower[beside] = M14", "PUSHES_TOLD"),
    ("stay", "tower[a2] = M10; tower[b2] = M01", "PUSHES_TOLD"),
    ("stay", "turn[M01] = 2", "PUSHES_TOLD"),
    ("stay", "told pushed 0 0 0", "PUSHES_TOLD"),
    ("push", "untold came-round", "PAWNS_TOLD"),
    ("push", "untold came-round; told came-round 0 5", "PAWNS_TOLD"),
    ("push", "told came-round 1 5", "PAWNS_TOLD"),
    ("push", "at[0] = c2", "PAWNS_TOLD"),
    ("push", "at[0] = a2", "PAWNS_TOLD"),
    ("push", "at[1] = b2", "PAWNS_TOLD"),
    ("push by nobody", "at[1] = e4", "PAWNS_TOLD"),
    ("stay", "at[1] = e4", "PAWNS_TOLD"),
    ("arrive", "untold walked", "PAWNS_TOLD"),
    ("arrive", "untold walked; told walked 1 12", "PAWNS_TOLD"),
    ("arrive", "untold walked; told walked 0 13", "PAWNS_TOLD"),
    ("leave", "untold left", "PAWNS_TOLD"),
    ("stay", "told left 1", "PAWNS_TOLD"),
    ("stay", "untold drew", "HANDS_TOLD"),
    ("stay", "hand[1, up] + 1; deck[up] - 1", "HANDS_TOLD"),
    ("stay", "hand[1, down] - 1; deck[down] + 1", "HANDS_TOLD"),
    ("stay", "told drew 1 joker", "HANDS_TOLD"),
    ("pay", "untold paid", "HANDS_TOLD"),
    ("pay", "untold paid; told paid 0 up", "HANDS_TOLD"),
    ("pay", "untold paid; told paid 1 joker", "HANDS_TOLD"),
    ("leave", "untold left; told walked 0 -1", "HANDS_TOLD"),
    ("stay", "discard[up] - 1; deck[up] + 1", "DISCARDS_TOLD"),
    ("stay", "discard[joker] + 1; deck[joker] - 1", "DISCARDS_TOLD"),
    ("stay", "told reshuffled 3", "DISCARDS_TOLD"),
    ("reshuffle", "untold reshuffled", "DISCARDS_TOLD"),
    ("leave", "discard[up] - 1; deck[up] + 1", "DISCARDS_TOLD"),
    ("pay", "discard[joker] - 1; deck[joker] + 1", "DISCARDS_TOLD"),
    ("find", "untold found", "TREASURES_TOLD"),
    ("find", "untold found; told found 1 key", "TREASURES_TOLD"),
    ("find", "untold found; told found 0 ring", "TREASURES_TOLD"),
    ("find", "untold saw-next", "TREASURES_TOLD"),
    ("find", "finder[key] = 5; left[0] + 1", "TREASURES_TOLD"),
    ("stay", "target[0] = chalice", "TREASURES_TOLD"),
    ("stay", "told saw-next 0 ring", "TREASURES_TOLD"),
    ("stay", "told saw-next 1 ring", "TREASURES_TOLD"),
    ("stay", "finder[ring] = 1; left[0] - 1", "TREASURES_TOLD"),
    ("find the last", "untold found; told found 0 ring", "TREASURES_TOLD"),
    ("rune", "untold touched-rune", "RUNES_TOLD"),
    ("rune", "untold touched-rune; told touched-rune 1", "RUNES_TOLD"),
    ("stay", "rune[1] = 1", "RUNES_TOLD"),
    ("stay", "told touched-rune 0", "RUNES_TOLD"),
)


def broken(p: Position, before: Position) -> str:
    """The name of the law that the step to a position has broken."""
    return LAWS[p.audit(before)]


@pytest.mark.parametrize("where", SCENES)
def test_positions_are_sound_before_they_are_spoilt(mode: Mode, where: str) -> None:
    """L1.2, L1.5, L2.3, L3.2, L4.6, L5.1 to L5.6, L6.1, L8.1, L8.2, L9.1  And whatever led there was told."""
    before, p = SCENES[where](mode)
    assert broken(p, before) == "ALL_IS_WELL"


@pytest.mark.parametrize(("where", "changes", "law"), IN_ITSELF)
def test_what_is_wrong_in_a_position_is_seen_by_its_law(mode: Mode, where: str, changes: str, law: str) -> None:
    """L1.2, L1.5, L2.2, L2.3, L3.4, L5.1, L6.1  Nothing is lost, doubled, miscounted or below zero."""
    _, p = SCENES[where](mode)
    p.mode.forget(p.s)
    tamper(p, changes, NAMES)
    assert broken(p, p.copy()) == law


@pytest.mark.parametrize(("where", "changes", "law"), AS_TOLD)
def test_what_was_told_otherwise_is_seen_by_its_law(mode: Mode, where: str, changes: str, law: str) -> None:
    """L3.2, L3.5, L3.6, L4.5, L4.7, L5.1 to L5.6  Nothing moves in silence, and nothing is told that was not."""
    before, p = SCENES[where](mode)
    tamper(p, changes, NAMES)
    assert broken(p, before) == law


def test_of_a_lean_record_only_the_position_is_looked_at(mode: Mode) -> None:
    before, after = table(mode), table(mode)
    tamper(after, "at[0] = c2", NAMES)
    after.mode.forget(after.s)
    assert broken(after, before) == "PAWNS_TOLD"
    assert audit_lean(before, after) == "ALL_IS_WELL"
    tamper(after, "deck[up] + 1", NAMES)
    assert audit_lean(before, after) == "MAGIC"


def audit_lean(before: Position, after: Position) -> str:
    """What is broken as records without room for notes show it."""
    positions = [before.to_bytes(), after.to_bytes()]
    if before.mode.name == "native":
        native = Native(before.game)
        return LAWS[native.kernels.audit(*native.lay(positions))]
    return LAWS[before.game.kernels.audit(*map(before.game.record.from_bytes, positions))]


def test_each_law_has_a_number_and_a_sentence() -> None:
    assert [getattr(audit, law) for law in LAWS] == list(range(len(AUDITS)))
    assert len(set(AUDITS)) == len(LAWS)
