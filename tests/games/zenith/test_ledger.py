"""Only this sees the audit notice that what was told of a step and what has changed by it are not the same."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.games.zenith.scene import DECK, DISCARD, HAND, TOKENS, agent, scene
from tests.games.zenith.test_audit import Step, broken, names_of, reserve_of, step, swapped, team
from tests.modes import Mode, Position
from tests.tamper import tamper

MORE = ("m4rt1n", "bish0p", "c1x1n", "m4th3s0n", "milady-jones", "don-dune", "p-k-d1ck")
"""So many cards that nobody draws at the end of the turn."""


def table(mode: Mode, card: str, **changes: Any) -> Position:
    """Something of everything, and a card to play."""
    given: dict[str, Any] = {
        "hands": {0: [card, *MORE], 1: ["w4ts0n", "wul"]},
        "columns": {0: ["w3lls", "khan", "felis"], 1: ["ivan", "cresus", "archimedes"]},
        "discards": ["chaka", "lula-smart"],
        "discs": {"terra": -2, "mars": 3, "venus": -3},
        "captured": {0: (1, 0, 0, 0, 1), 1: (0, 1, 0, 0, 0)},
        "coins": (20, 2),
        "zenithium": (6, 1),
        "levels": {0: (1, 1, 4), 1: (0, 2, 0)},
        "tokens": {"mars": "mobilize-2", "terra": "credits-3", "venus": "credits-4", "animod-level-2": "transfer-1"},
    }
    return scene(mode, **{**given, **changes})


def playing(action: str, *answers: str, **changes: Any) -> Callable[[Mode], Step]:
    """A step at that table: the last answer, or the action itself."""
    return lambda mode: step(table(mode, action.split()[1], **changes), action, *answers)


def with_deck(mode: Mode, action: str, deck: tuple[str, ...], pile: tuple[str, ...], **changes: Any) -> Step:
    """All agents but these are in the other seat's hand, so that the deck runs dry."""
    p = table(mode, action.split()[1], hands={0: [action.split()[1]], 1: []}, columns={}, discards=pile, **changes)
    for number in range(90):
        if p.where[number] == DECK and number not in [agent(p, name) for name in deck]:
            p.where[number] = HAND + 1
    p.hand[1] = sum(int(place) == HAND + 1 for place in p.where)
    p.deck = len(deck)
    assert sum(int(place) == DISCARD for place in p.where) == len(pile)
    return step(p, action)


def drawing(mode: Mode, kind: str) -> Step:
    """ORW3LL draws a token of a kind."""
    return step(reserve_of(table(mode, "orw3ll", tokens={}), kind), "recruit orw3ll")


def without_reserve(mode: Mode) -> Step:
    """All tokens are used when ORW3LL draws one."""
    p = table(mode, "orw3ll", tokens={})
    for number in range(len(TOKENS)):
        p.used[number], p.reserve[number] = int(p.reserve[number]), 0
    return step(p, "recruit orw3ll")


def handing_to_the_other_member(mode: Mode) -> Step:
    """The diplomacy member of a team gives the badge to a team whose technology member has left."""
    p = scene(mode, seats=4, acting=3, hands={3: ["annie", *MORE]}, badge=1, gold=1).leave(0)
    return step(p, "recruit annie", "yes")


def giving(mode: Mode) -> Step:
    return step(team(mode), "lead nero", "give wul")


def leaving(mode: Mode) -> Step:
    p = team(mode)
    before = p.copy()
    return before, p.leave(1)


def leaving_early(mode: Mode) -> Step:
    """A member of a team has set a card aside in secret, and leaves."""
    _, p = swapped(mode, "discard", seats=4, options={"mulligan_order": "in-secret"})
    before = p.copy()
    return before, p.leave(0)


SECRET, TO_DECK = {"mulligan_order": "in-secret"}, {"mulligan_discards": "deck"}
STEPS: dict[str, Callable[[Mode], Step]] = {
    "zenon": playing("recruit zenon"),
    "develop": playing("develop nero"),
    "advance": playing("recruit doc-wissen", "advance human"),
    "steal credits": playing("develop double-joe", levels={0: (0, 2, 0)}),
    "steal what is there": playing("develop double-joe", levels={0: (0, 2, 0)}, steal_shortfall="what-is-there"),
    "steal zenithium": playing("develop double-joe", levels={0: (0, 1, 0)}, boards="S-O-N"),
    "hand credits": playing("recruit secret-kali", "yes"),
    "hand zenithium": playing("recruit agent-ezra", "yes"),
    "pay credits": playing("recruit suleiman", "price 1"),
    "pay zenithium": playing("recruit stessy-power", "price 2"),
    "lead": playing("lead nero", badge=0),
    "hand badge": playing("recruit annie", "yes", badge=0, gold=1),
    "hand badge as it lies": playing("recruit annie", "yes", badge=0, gold=1, given_badge_side="as-it-lay"),
    "hand badge to a team": handing_to_the_other_member,
    "transfer": playing("recruit charlize-gun", "column venus"),
    "exile": playing("recruit charlize-gun", "column venus", "column venus"),
    "mobilize": playing("recruit h4milt0n"),
    "discard": playing("recruit elisabeth", "discard m4rt1n"),
    "discard hand": playing("recruit punk-mari"),
    "capture": playing("recruit little-bob"),
    "captured by the other": playing("recruit titus", "planet venus"),
    "new disc": playing("recruit little-bob", "planet terra"),
    "centre": playing("recruit sir-sam", "planet mars"),
    "shuffle": lambda mode: with_deck(mode, "recruit nero", ("zenon",), ("chaka", "ivan", "felis", "titus")),
    "draw influence": lambda mode: drawing(mode, "influence"),
    "draw transfer": lambda mode: drawing(mode, "transfer-1"),
    "shuffle tokens": without_reserve,
    "exchange": lambda mode: swapped(mode, "discard", options={}),
    "redraw": lambda mode: swapped(mode, "discard", "ready", options={}),
    "set aside": lambda mode: swapped(mode, "discard", options=SECRET),
    "show": lambda mode: swapped(mode, "discard", "ready", "ready", options=SECRET),
    "put back": lambda mode: swapped(mode, "discard", "ready", options=TO_DECK),
    "give": giving,
    "leave": leaving,
    "leave early": leaving_early,
}

Rows = tuple[tuple[str, str, str], ...]
"""A step, what is changed in what was told or in the position after it, and the law that is broken."""

AGENTS: Rows = (
    ("zenon", "untold recruited", "AGENTS_TOLD"),
    ("zenon", "where[amytis] = DISCARD; deck - 1; discards + 1", "AGENTS_TOLD"),
    ("zenon", "where[th0mps0n] = HAND; deck - 1; hand[0] + 1", "AGENTS_TOLD"),
    ("zenon", "told discarded 0 amytis", "AGENTS_TOLD"),
    ("zenon", "told drew 0 th0mps0n", "AGENTS_TOLD"),
    ("zenon", "told shuffled 2", "AGENTS_TOLD"),
    ("zenon", "told left 0", "AGENTS_TOLD"),
    ("zenon", "told left 2", "ALL_IS_WELL"),
    ("develop", "untold developed; told advanced 0 animod 2 2", "AGENTS_TOLD"),
    ("lead", "untold led", "AGENTS_TOLD"),
    ("lead", "untold mobilized", "AGENTS_TOLD"),
    ("transfer", "untold transferred", "AGENTS_TOLD"),
    ("transfer", "untold transferred; told transferred 1 0 archimedes", "AGENTS_TOLD"),
    ("exile", "untold exiled", "AGENTS_TOLD"),
    ("exile", "untold exiled; told mobilized 0 cresus", "AGENTS_TOLD"),
    ("mobilize", "untold mobilized", "AGENTS_TOLD"),
    ("discard", "untold discarded", "AGENTS_TOLD"),
    ("discard hand", "untold discarded", "AGENTS_TOLD"),
    ("shuffle", "untold shuffled", "AGENTS_TOLD"),
    ("shuffle", "untold drew", "AGENTS_TOLD"),
    ("exchange", "untold exchanged", "AGENTS_TOLD"),
    ("redraw", "untold drew", "AGENTS_TOLD"),
    ("set aside", "untold set-aside", "AGENTS_TOLD"),
    ("set aside", "where[as1m0v] = DECK; deck + 1", "AGENTS_TOLD"),
    ("show", "untold shown", "AGENTS_TOLD"),
    ("put back", "mulligan_discards = 0", "AGENTS_TOLD"),
    ("put back", "where[as1m0v] = DISCARD; below[as1m0v] = -1; deck - 1; discards + 1", "AGENTS_TOLD"),
    ("give", "untold gave", "AGENTS_TOLD"),
    ("give", "where[wul] = 5", "AGENTS_TOLD"),
    ("leave", "untold left", "AGENTS_TOLD"),
    ("leave early", "untold left", "AGENTS_TOLD"),
)

TOKENS_AND_DISCS: Rows = (
    ("zenon", "slot[mars] = credits-3; slot[terra] = mobilize-2", "TOKENS_TOLD"),
    ("zenon", "slot[5] = -1; used[transfer-1] + 1", "TOKENS_TOLD"),
    ("zenon", "reserve[influence] - 1; used[influence] + 1", "TOKENS_TOLD"),
    ("zenon", "told token-taken 0 mobilize-2 mars", "TOKENS_TOLD"),
    ("zenon", "told token-drawn 0 exile-2", "TOKENS_TOLD"),
    ("capture", "untold token-taken", "TOKENS_TOLD"),
    ("capture", "untold token-taken; told token-taken 0 credits-3 mars", "TOKENS_TOLD"),
    ("capture", "untold token-taken; told token-taken 0 mobilize-2 terra", "TOKENS_TOLD"),
    ("draw influence", "untold token-drawn", "TOKENS_TOLD"),
    ("draw influence", "untold token-drawn; told token-drawn 0 zenithium-1", "TOKENS_TOLD"),
    ("draw transfer", "untold token-drawn", "TOKENS_TOLD"),
    ("shuffle tokens", "untold tokens-shuffled", "TOKENS_TOLD"),
    ("zenon", "disc[terra] + 1", "DISCS_TOLD"),
    ("zenon", "disc[mercury] = 1", "DISCS_TOLD"),
    ("zenon", "disc[jupiter] - 1", "DISCS_TOLD"),
    ("zenon", "untold pulled", "DISCS_TOLD"),
    ("zenon", "untold pulled; told pulled 0 2 terra", "DISCS_TOLD"),
    ("zenon", "untold pulled; told pulled 1 1 terra", "DISCS_TOLD"),
    ("zenon", "untold pulled; told pulled 0 1 venus", "DISCS_TOLD"),
    ("zenon", "told centred 0 mars", "DISCS_TOLD"),
    ("zenon", "told new-disc mars", "DISCS_TOLD"),
    ("capture", "untold pulled", "DISCS_TOLD"),
    ("capture", "untold captured", "DISCS_TOLD"),
    ("capture", "untold captured; told captured 1 mars 1", "DISCS_TOLD"),
    ("captured by the other", "untold captured; told new-disc venus", "CAPTURES_TOLD"),
    ("new disc", "untold new-disc", "DISCS_TOLD"),
    ("new disc", "untold new-disc; told new-disc venus", "DISCS_TOLD"),
    ("centre", "untold centred", "DISCS_TOLD"),
    ("centre", "untold centred; told centred 0 terra", "DISCS_TOLD"),
    ("zenon", "captured[0, mars] + 1", "CAPTURES_TOLD"),
    ("zenon", "captured[1, venus] - 1", "CAPTURES_TOLD"),
    ("zenon", "captured[1, jupiter] + 1", "CAPTURES_TOLD"),
    ("capture", "captured[0, mars] - 1", "CAPTURES_TOLD"),
    ("capture", "untold captured; told captured 0 mars 2", "CAPTURES_TOLD"),
    ("capture", "untold captured; told captured 0 mars 0", "CAPTURES_TOLD"),
)

OWNED: Rows = (
    ("zenon", "badge = 0", "BADGE_TOLD"),
    ("lead", "gold = 0", "BADGE_TOLD"),
    ("lead", "badge = 1", "BADGE_TOLD"),
    ("lead", "untold badge", "BADGE_TOLD"),
    ("lead", "untold badge; told badge 0 0", "BADGE_TOLD"),
    ("lead", "untold badge; told badge 1 1", "BADGE_TOLD"),
    ("hand badge", "untold badge-handed", "BADGE_TOLD"),
    ("hand badge", "untold badge-handed; told badge-handed 1 0", "BADGE_TOLD"),
    ("hand badge", "badge = 0", "BADGE_TOLD"),
    ("hand badge", "gold = 1", "BADGE_TOLD"),
    ("hand badge", "given_badge_side = 1", "BADGE_TOLD"),
    ("hand badge as it lies", "gold = 0", "BADGE_TOLD"),
    ("hand badge to a team", "badge = 1", "BADGE_TOLD"),
    ("zenon", "level[0, animod] + 1", "LEVELS_TOLD"),
    ("zenon", "level[1, robot] + 1", "LEVELS_TOLD"),
    ("develop", "level[0, animod] - 1", "LEVELS_TOLD"),
    ("develop", "untold developed; told led 0 nero", "LEVELS_TOLD"),
    ("develop", "untold developed; told developed 1 nero animod 2 2", "LEVELS_TOLD"),
    ("develop", "untold developed; told developed 0 nero human 2 2", "LEVELS_TOLD"),
    ("develop", "untold developed; told developed 0 nero animod 3 2", "LEVELS_TOLD"),
    ("advance", "untold advanced", "LEVELS_TOLD"),
    ("advance", "untold advanced; told advanced 0 robot 5 1", "LEVELS_TOLD"),
    ("advance", "untold advanced; told advanced 0 human 1 1", "LEVELS_TOLD"),
    ("zenon", "credits[0] + 1", "CREDITS_TOLD"),
    ("zenon", "credits[1] - 1", "CREDITS_TOLD"),
    ("zenon", "untold gained", "CREDITS_TOLD"),
    ("zenon", "untold gained; told gained 1 8 0", "CREDITS_TOLD"),
    ("zenon", "untold gained; told gained 0 8 1", "CREDITS_TOLD"),
    ("zenon", "untold gained; told gained 0 7 0", "CREDITS_TOLD"),
    ("zenon", "untold recruited; told recruited 0 zenon 2", "CREDITS_TOLD"),
    ("steal credits", "untold stole", "CREDITS_TOLD"),
    ("steal credits", "credits[1] = 1", "CREDITS_TOLD"),
    ("steal credits", "untold stole; told stole 0 1 3 0", "CREDITS_TOLD"),
    ("steal credits", "untold stole; told stole 1 0 2 0", "CREDITS_TOLD"),
    ("steal credits", "untold stole; told stole 0 1 2 1", "CREDITS_TOLD"),
    ("steal what is there", "untold stole; told stole 0 1 1 0", "CREDITS_TOLD"),
    ("hand credits", "untold handed", "CREDITS_TOLD"),
    ("hand credits", "untold handed; told handed 1 0 3 0", "CREDITS_TOLD"),
    ("pay credits", "untold paid", "CREDITS_TOLD"),
    ("pay credits", "untold paid; told paid 1 3 0", "CREDITS_TOLD"),
    ("pay credits", "untold paid; told paid 0 3 1", "CREDITS_TOLD"),
    ("zenon", "zenithium[0] - 1", "ZENITHIUM_TOLD"),
    ("zenon", "zenithium[1] + 1", "ZENITHIUM_TOLD"),
    ("discard", "untold gained", "ZENITHIUM_TOLD"),
    ("develop", "untold developed; told developed 0 nero animod 2 1", "ZENITHIUM_TOLD"),
    ("advance", "untold advanced; told advanced 0 human 2 0", "ZENITHIUM_TOLD"),
    ("steal zenithium", "untold stole", "ZENITHIUM_TOLD"),
    ("hand zenithium", "untold handed", "ZENITHIUM_TOLD"),
    ("pay zenithium", "untold paid", "ZENITHIUM_TOLD"),
    ("pay zenithium", "untold paid; told paid 0 3 1", "ZENITHIUM_TOLD"),
)


@pytest.mark.parametrize("where", STEPS)
def test_what_was_told_of_a_step_is_what_has_changed(mode: Mode, where: str) -> None:
    """Z3.2, Z3.3, Z4.2, Z4.3, Z5.2, Z5.4, Z7.7 to Z7.17, Z9.5, Z12.1  Each way by which something moves."""
    before, p = STEPS[where](mode)
    assert p.told
    assert broken(p, before) == "ALL_IS_WELL"


@pytest.mark.parametrize(("where", "changes", "law"), [*AGENTS, *TOKENS_AND_DISCS, *OWNED])
def test_what_was_told_otherwise_is_seen_by_its_law(mode: Mode, where: str, changes: str, law: str) -> None:
    """Z1.4 to Z1.7  Nothing goes anywhere in silence, and nothing is told that has not happened."""
    before, p = STEPS[where](mode)
    tamper(p, changes, names_of(p))
    assert broken(p, before) == law
