"""Only this sees the audit notice that something is missing, doubled or miscounted: each thing once, by its law."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.games.zenith import scene as places
from tests.games.zenith.scene import FACTIONS, PLANETS, TOKENS, agent, scene
from tests.modes import Mode, Position
from tests.tamper import tamper
from vetta.core.game import Setup
from vetta.core.native import Native
from vetta.games.zenith import audit
from vetta.games.zenith.audit import AUDITS

LAWS = (
    "ALL_IS_WELL", "PLACES", "PILES", "COLUMNS", "SHUFFLES", "BELOW_ZERO", "EFFECTS", "TOKENS_THERE", "TRACKS",
    "WAITING", "ONE_BADGE", "TECHNOLOGIES", "VICTORY", "WINNER", "AGENTS_TOLD", "TOKENS_TOLD", "DISCS_TOLD",
    "CAPTURES_TOLD", "BADGE_TOLD", "LEVELS_TOLD", "CREDITS_TOLD", "ZENITHIUM_TOLD",
)  # fmt: skip

Step = tuple[Position, Position]
"""How a match stood before and after a step."""

NAMES = {
    name: getattr(places, name)
    for name in (
        "SWAPPING", "TURN", "ASKING", "GIVING", "ORDERING", "OVER", "DECK", "DISCARD", "HAND", "COLUMN", "GIVEN",
        "ASIDE", "GONE",
    )
} | {name: number for names in (PLANETS, FACTIONS, TOKENS) for number, name in enumerate(names)}  # fmt: skip


def step(p: Position, *actions: str) -> Step:
    """Plays actions; the last one is the step."""
    for action in actions[:-1]:
        p.play(action, seed=2)
    before = p.copy()
    return before, p.play(actions[-1], seed=2)


def standing(p: Position) -> Step:
    """A position at rest, in which nothing was told."""
    return p.copy(), p


# ---------------------------------------------------------------------------------------- positions


def turn(mode: Mode, **options: Any) -> Position:
    return scene(
        mode,
        hands={0: ["nero", "zenon", "elisabeth", "hiroshi-sun", "titus"], 1: ["w4ts0n", "wul", "annie"]},
        columns={0: ["w3lls", "khan", "felis"], 1: ["ivan", "cresus", "archimedes"]},
        discards=["chaka", "lula-smart"],
        discs={"terra": -2, "mars": 3},
        captured={0: (1, 0, 0, 0, 1), 1: (0, 1, 0, 0, 0)},
        coins=(20, 9),
        zenithium=(6, 3),
        badge=1,
        levels={0: (1, 0, 5), 1: (0, 2, 0)},
        tokens={"mars": "influence", "terra": "credits-3", "robot-level-2": "leader-badge"},
        **options,
    )


def team(mode: Mode) -> Position:
    """The technology member of the second team is on turn and holds a card that it was given."""
    p = scene(
        mode,
        seats=4,
        acting=1,
        hands={1: ["wul", "nero", "titus"], 0: ["zenon"], 2: ["ivan"], 3: ["felis"]},
        columns={1: ["w3lls"]},
    )
    p.where[agent(p, "titus")] = places.GIVEN + 1
    p.kept[agent(p, "nero")] = 2
    return p


def one_left(mode: Mode) -> Step:
    p = team(mode)
    before = p.copy()
    return before, p.leave(3)


def reserve_of(p: Position, kind: str) -> Position:
    """All tokens that lie in the reserve are used, but for one kind."""
    for number, name in enumerate(TOKENS):
        if name != kind:
            p.used[number], p.reserve[number] = int(p.reserve[number]), 0
    return p


def asked(mode: Mode) -> Step:
    """ORW3LL is under way, and so is the token that it brought, which asks for a planet."""
    p = reserve_of(scene(mode, hands={0: ["orw3ll", "nero"]}, badge=1), "influence")
    return step(p, "recruit orw3ll")


def run(mode: Mode) -> Step:
    """Augustus has captured Venus and Mars; the token of Venus is under way, that of Mars waits."""
    p = scene(
        mode,
        hands={0: ["augustus", "nero"]},
        discs={"venus": 3, "mars": 3},
        tokens={"venus": "influence", "mars": "credits-3", "jupiter": "credits-4", "animod-level-2": "credits-4"},
        token_interrupts="after-the-run",  # noqa: S106
    )
    return step(p, "recruit augustus", "planet terra")


def won(mode: Mode, *before: int, disc: str = "mercury", **options: Any) -> Step:
    """The first side captures Mercury with Nero and has won."""
    captured = {0: before, 1: (0, 1, 1, 0, 1)}
    return step(scene(mode, hands={0: ["nero"]}, discs={disc: 3}, captured=captured, **options), "recruit nero")


def last_turn(mode: Mode, own: tuple[int, ...], theirs: tuple[int, ...], **options: Any) -> Step:
    """The last of 300 turns."""
    p = scene(mode, hands={0: ["nero", "zenon"]}, captured={0: own, 1: theirs}, **options)
    p.turns = 299
    return step(p, "lead nero")


def left(mode: Mode, seat: int) -> Step:
    p = turn(mode)
    before = p.copy()
    return before, p.leave(seat)


def team_left(mode: Mode) -> Step:
    p = team(mode).leave(1)
    before = p.copy()
    return before, p.leave(3)


def swapped(mode: Mode, *actions: str, options: dict[str, str], seats: int = 2) -> Step:
    p = mode.new(Setup(seats, {"first": "seat-1", **options}), 7)
    mine = sorted(choice for choice in p.choices() if choice.startswith("discard"))
    return step(p, *(mine[0] if action == "discard" else action for action in actions))


SCENES: dict[str, Callable[[Mode], Step]] = {
    "a turn": lambda mode: standing(turn(mode)),
    "a team": lambda mode: standing(team(mode)),
    "one left": one_left,
    "asked": asked,
    "a run": run,
    "a round": lambda mode: standing(mode.new(Setup(4), 7).play(*["ready"] * 4)),
    "won absolute": lambda mode: won(mode, 2, 0, 0, 0, 0),
    "won democratic": lambda mode: won(mode, 0, 1, 0, 1, 1),
    "won popular": lambda mode: won(mode, 1, 2, 1, 0, 0),
    "unfinished": lambda mode: last_turn(mode, (2, 0, 0, 0, 0), (0, 1, 0, 0, 0)),
    "unfinished, the other": lambda mode: last_turn(mode, (0, 1, 0, 0, 0), (2, 1, 0, 0, 0)),
    "ahead by planets": lambda mode: last_turn(mode, (2, 0, 0, 0, 0), (0, 1, 1, 0, 0)),
    "drawn": lambda mode: last_turn(mode, (1, 1, 0, 0, 0), (0, 1, 1, 0, 0)),
    "left": lambda mode: left(mode, 0),
    "the other left": lambda mode: left(mode, 1),
    "a team left": team_left,
    "set aside": lambda mode: swapped(mode, "discard", options={"mulligan_order": "in-secret"}),
    "set aside for the deck": lambda mode: swapped(mode, "discard", options={"mulligan_discards": "deck"}),
    "back into the deck": lambda mode: swapped(mode, "discard", "ready", options={"mulligan_discards": "deck"}),
    "exchanged": lambda mode: swapped(mode, "discard", options={}),
}


def broken(p: Position, before: Position) -> str:
    """The name of the law that the step to a position has broken."""
    return LAWS[p.audit(before)]


def names_of(p: Position) -> dict[str, int]:
    return NAMES | {name: number for number, name in enumerate(p.game.lexicon.lists["agent"])}


# ---------------------------------------------------------------------------------------- tables

Rows = tuple[tuple[str, str, str], ...]
"""A position, what is changed in it, and the law that is broken."""

AGENTS: Rows = (
    ("a turn", "where[amytis] = -1", "PLACES"),
    ("a turn", "where[th0mps0n] = 16", "PLACES"),
    ("a turn", "where[th0mps0n] = 14", "PLACES"),
    ("a turn", "where[amytis] = 4", "PLACES"),
    ("a turn", "where[amytis] = 5", "PLACES"),
    ("a turn", "where[nero] = GIVEN", "PLACES"),
    ("a turn", "where[nero] = ASIDE", "PLACES"),
    ("a team", "where[nero] = ASIDE", "PLACES"),
    ("a turn", "left[0] = 1", "PLACES"),
    ("a team", "left[1] = 1; where[wul] = DECK; where[nero] = DECK", "PLACES"),
    ("one left", "where[felis] = 5", "PLACES"),
    ("one left", "where[felis] = 11", "PLACES"),
    ("set aside", "phase = TURN", "PLACES"),
    ("set aside", "phase = OVER", "ALL_IS_WELL"),
    ("set aside", "where[amytis] = 14", "PLACES"),
    ("set aside", "where[amytis] = 16", "PLACES"),
    ("a turn", "deck + 1", "PILES"),
    ("a turn", "deck - 1", "PILES"),
    ("a turn", "discards + 1", "PILES"),
    ("a turn", "discards - 1", "PILES"),
    ("a turn", "hand[0] + 1", "PILES"),
    ("a turn", "hand[1] - 1", "PILES"),
    ("a turn", "hand[2] + 1", "PILES"),
    ("a team", "hand[3] + 1", "PILES"),
    ("a turn", "where[amytis] = HAND", "PILES"),
    ("a turn", "where[nero] = DISCARD", "PILES"),
    ("a team", "where[titus] = 3", "ALL_IS_WELL"),
    ("a turn", "height[0, mercury] + 1", "COLUMNS"),
    ("a turn", "height[0, mercury] - 1", "COLUMNS"),
    ("a turn", "height[1, jupiter] - 1", "COLUMNS"),
    ("a turn", "height[1, terra] + 1", "COLUMNS"),
    ("a turn", "height[0, mercury] - 1; height[0, venus] + 1", "COLUMNS"),
    ("a turn", "top[0, mercury] = w3lls", "COLUMNS"),
    ("a turn", "top[0, mercury] = -1", "COLUMNS"),
    ("a turn", "top[0, mercury] = -2", "COLUMNS"),
    ("a turn", "top[0, mercury] = 90", "COLUMNS"),
    ("a turn", "top[0, terra] = khan", "COLUMNS"),
    ("a turn", "below[w3lls] = khan", "COLUMNS"),
    ("a turn", "below[w3lls] = w3lls", "COLUMNS"),
    ("a turn", "below[w3lls] = amytis; height[0, mercury] + 1", "COLUMNS"),
    ("a turn", "below[w3lls] = felis; height[0, mercury] + 1; height[0, venus] - 1; top[0, venus] = -1", "COLUMNS"),
    ("a turn", "where[khan] = 7; where[ivan] = COLUMN", "COLUMNS"),
    ("a turn", "where[amytis] = COLUMN; deck - 1", "COLUMNS"),
    ("a turn", "where[amytis] = 7; deck - 1", "COLUMNS"),
    ("a turn", "below[amytis] = w3lls", "COLUMNS"),
    ("a turn", "below[nero] = amytis", "COLUMNS"),
    ("a turn", "below[chaka] = amytis", "COLUMNS"),
    ("a turn", "kept[amytis] = 1", "SHUFFLES"),
    ("a turn", "kept[chaka] = 1", "SHUFFLES"),
    ("a turn", "kept[khan] = 1", "SHUFFLES"),
    ("a turn", "kept[ivan] = 1", "SHUFFLES"),
    ("a turn", "kept[nero] = -1", "SHUFFLES"),
    ("a turn", "kept[nero] = 3", "ALL_IS_WELL"),
    ("a turn", "kept[wul] = 3", "ALL_IS_WELL"),
    ("a team", "kept[titus] = 1", "ALL_IS_WELL"),
    ("set aside", "kept[as1m0v] = 1", "ALL_IS_WELL"),
    ("a turn", "kept[nero] = 67", "SHUFFLES"),
    ("a team", "kept[titus] = 67", "ALL_IS_WELL"),
    ("a turn", "below[nero] = -17", "ALL_IS_WELL"),
    ("a turn", "below[nero] = -49", "SHUFFLES"),
    ("a turn", "below[nero] = -4", "ALL_IS_WELL"),
    ("a turn", "below[nero] = -5", "SHUFFLES"),
    ("a turn", "below[amytis] = -17", "ALL_IS_WELL"),
    ("a turn", "below[amytis] = -2", "SHUFFLES"),
    ("a turn", "below[chaka] = -17", "SHUFFLES"),
)

OWNED: Rows = (
    ("a turn", "credits[0] = -1", "BELOW_ZERO"),
    ("a turn", "credits[1] = -1", "BELOW_ZERO"),
    ("a turn", "zenithium[0] = -1", "BELOW_ZERO"),
    ("a turn", "zenithium[1] = -1", "BELOW_ZERO"),
    ("a turn", "credits[0] = 0; zenithium[1] = 0", "ALL_IS_WELL"),
    ("a turn", "captured[0, venus] = -1", "BELOW_ZERO"),
    ("a turn", "captured[1, jupiter] = -1", "BELOW_ZERO"),
    ("a turn", "reserve[influence] = -1", "BELOW_ZERO"),
    ("a turn", "reserve[transfer-1] = -1", "BELOW_ZERO"),
    ("a turn", "used[influence] = -1", "BELOW_ZERO"),
    ("a turn", "used[transfer-1] = -1", "BELOW_ZERO"),
    ("a turn", "badge = 2", "ONE_BADGE"),
    ("a turn", "badge = -2", "ONE_BADGE"),
    ("a turn", "gold = 2", "ONE_BADGE"),
    ("a turn", "gold = -1", "ONE_BADGE"),
    ("a turn", "gold = 1; badge = 0", "ALL_IS_WELL"),
    ("a team", "gold = 1", "ONE_BADGE"),
    ("a team", "gold = -1", "ONE_BADGE"),
    ("a turn", "badge = -1", "ALL_IS_WELL"),
    ("a turn", "level[0, robot] + 1", "TECHNOLOGIES"),
    ("a turn", "level[1, animod] = -1", "TECHNOLOGIES"),
    ("a turn", "level[1, robot] = 6", "TECHNOLOGIES"),
)

UNDER_WAY: Rows = (
    ("a turn", "depth = 1", "EFFECTS"),
    ("a turn", "depth = -1", "EFFECTS"),
    ("a turn", "phase = -1", "EFFECTS"),
    ("a turn", "phase = 6", "EFFECTS"),
    ("a turn", "phase = 7", "EFFECTS"),
    ("a turn", "phase = ASKING", "EFFECTS"),
    ("asked", "phase = TURN", "EFFECTS"),
    ("asked", "phase = GIVING", "EFFECTS"),
    ("asked", "phase = OVER", "ALL_IS_WELL"),
    ("asked", "depth = 0", "EFFECTS"),
    ("asked", "depth = 9", "EFFECTS"),
    ("asked", "depth = 8", "TOKENS_THERE"),
    ("a turn", "reserve[influence] + 1", "TOKENS_THERE"),
    ("a turn", "reserve[transfer-1] - 1", "TOKENS_THERE"),
    ("a turn", "used[influence] + 1", "TOKENS_THERE"),
    ("a turn", "used[transfer-1] + 1", "TOKENS_THERE"),
    ("a turn", "slot[mars] = -1", "TOKENS_THERE"),
    ("a turn", "slot[7] = credits-3", "TOKENS_THERE"),
    ("a turn", "slot[mercury] = influence", "TOKENS_THERE"),
    ("a turn", "slot[mars] = 8", "TOKENS_THERE"),
    ("asked", "token[1] = -1", "TOKENS_THERE"),
    ("asked", "token[1] = zenithium-1", "TOKENS_THERE"),
    ("asked", "token[0] = influence", "TOKENS_THERE"),
    ("asked", "token[2] = transfer-1", "ALL_IS_WELL"),
    ("a turn", "disc[terra] = 4", "TRACKS"),
    ("a turn", "disc[jupiter] = -4", "TRACKS"),
    ("a turn", "disc[terra] = -3; disc[jupiter] = 3", "ALL_IS_WELL"),
    ("a turn", "disc[jupiter] = GONE", "TRACKS"),
    ("set aside", "disc[mercury] = GONE", "TRACKS"),
    ("a round", "disc[mercury] = GONE", "TRACKS"),
    ("asked", "disc[jupiter] = GONE", "ALL_IS_WELL"),
    ("a run", "late[0] = 0", "ALL_IS_WELL"),
    ("a run", "late[0] = 9", "WAITING"),
    ("a run", "late[0] = 40", "WAITING"),
    ("a run", "late[0] = -120", "WAITING"),
    ("a run", "late[0] = 24", "WAITING"),
    ("a run", "late[1] = 16; disc[jupiter] = GONE", "ALL_IS_WELL"),
    ("a run", "late[2] = 1", "ALL_IS_WELL"),
    ("a run", "slot[mars] = -1; used[credits-3] + 1", "WAITING"),
    ("a run", "disc[mars] = 0", "WAITING"),
    ("a run", "slot[mars] = influence; reserve[influence] - 1; used[credits-3] + 1", "ALL_IS_WELL"),
    ("a run", "token_interrupts = 0", "WAITING"),
    ("a run", "late[0] = 1; slot[mercury] = credits-3; slot[mars] = -1; disc[mercury] = GONE", "ALL_IS_WELL"),
    (
        "a run",
        "late[0] = 1; slot[mercury] = credits-3; slot[mars] = -1; disc[mercury] = GONE; token_interrupts = 0",
        "WAITING",
    ),
)

VICTORIES: Rows = (
    ("a turn", "captured[0, mercury] = 3", "VICTORY"),
    ("a turn", "captured[1, jupiter] = 3", "VICTORY"),
    ("a turn", "captured[0, venus] = 3; winner = 0; victory = 1", "VICTORY"),
    ("a turn", "captured[0, venus] = 1; captured[0, terra] = 1", "VICTORY"),
    ("a turn", "captured[0, mercury] = 2; captured[0, jupiter] = 2; captured[0, venus] = 1", "VICTORY"),
    ("a turn", "captured[0, mercury] = 2; captured[0, venus] = 1", "ALL_IS_WELL"),
    ("a turn", "victory = 1", "VICTORY"),
    ("won absolute", "victory = 0", "VICTORY"),
    ("won absolute", "victory = 2", "VICTORY"),
    ("won absolute", "winner = 1", "VICTORY"),
    ("won absolute", "winner = -1", "VICTORY"),
    ("won absolute", "captured[0, mercury] = 2", "VICTORY"),
    ("won absolute", "captured[1, venus] = 3", "VICTORY"),
    ("won absolute", "captured[0, venus] = 2", "VICTORY"),
    ("won absolute", "captured[0, venus] = 2; victory = 5", "ALL_IS_WELL"),
    ("won democratic", "victory = 4", "VICTORY"),
    ("won democratic", "captured[0, jupiter] = 0", "VICTORY"),
    ("won democratic", "captured[0, jupiter] = 2; victory = 6", "ALL_IS_WELL"),
    ("won popular", "victory = 1", "VICTORY"),
    ("won popular", "captured[0, venus] = 1", "VICTORY"),
    ("won popular", "captured[0, mars] = 1; captured[0, mercury] = 3; victory = 7", "ALL_IS_WELL"),
    ("a turn", "winner = 0", "WINNER"),
    ("a turn", "winner = 1", "WINNER"),
    ("unfinished", "winner = 1", "WINNER"),
    ("unfinished", "winner = -1", "WINNER"),
    ("unfinished", "winner = -2", "WINNER"),
    ("unfinished", "winner = 2", "WINNER"),
    ("unfinished", "unfinished_winner = 1", "WINNER"),
    ("unfinished", "unfinished_winner = 1; winner = -1", "ALL_IS_WELL"),
    ("unfinished", "stalemate = 1; winner = -1", "ALL_IS_WELL"),
    ("unfinished, the other", "winner = 0", "WINNER"),
    ("unfinished, the other", "winner = -1", "WINNER"),
    ("ahead by planets", "winner = 0", "WINNER"),
    ("ahead by planets", "winner = -1", "WINNER"),
    ("drawn", "winner = 0", "WINNER"),
    ("drawn", "winner = 1", "WINNER"),
    ("left", "winner = 0", "WINNER"),
    ("left", "winner = -1", "WINNER"),
    ("the other left", "winner = 1", "WINNER"),
    ("a team left", "winner = 1", "WINNER"),
    ("a team left", "left[1] = 0; left[0] = 1; hand[0] = 0; where[zenon] = DECK; deck + 1", "WINNER"),
)


@pytest.mark.parametrize("where", SCENES)
def test_positions_are_sound_before_they_are_spoilt(mode: Mode, where: str) -> None:
    """Z1.1 to Z1.7  Wherever the match stands, and whatever led there was told."""
    before, p = SCENES[where](mode)
    assert p.audit(before) == 0


@pytest.mark.parametrize(("where", "changes", "law"), [*AGENTS, *OWNED, *UNDER_WAY, *VICTORIES])
def test_what_is_wrong_in_a_position_is_seen_by_its_law(mode: Mode, where: str, changes: str, law: str) -> None:
    """Z1.1 to Z1.8  Nothing is lost, doubled, miscounted or below zero, and who has won has won by discs."""
    _, p = SCENES[where](mode)
    p.mode.forget(p.s)
    tamper(p, changes, names_of(p))
    assert broken(p, p.copy()) == law


def test_of_a_lean_record_only_the_position_is_looked_at(mode: Mode) -> None:
    before, after = turn(mode), turn(mode)
    tamper(after, "credits[0] + 1; zenithium[1] + 2", {})
    assert broken(after, before) == "CREDITS_TOLD"
    assert audit_lean(before, after) == "ALL_IS_WELL"
    tamper(after, "hand[1] + 1", {})
    assert audit_lean(before, after) == "PILES"


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
