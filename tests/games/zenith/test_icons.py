"""The icons of cards, boards and tokens: only here they are compared with the pack, and some with the printed cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from vetta.core.lexicon import Icon
from vetta.games import game
from vetta.packs.zenith import FACTIONS, PACK, PLANETS, Effect

ICONS = game("zenith").lexicon.icons

DRAWN_AS = {
    "influence": "disc", "influence_run": "run", "give_influence": "give-disc", "recenter": "recentre",
    "credits": "credits", "zenithium": "zenithium", "credits_card_cost": "credits-of-card",
    "credits_per_color": "credits-by-column", "gain_by_tech": "by-technologies", "steal": "steal", "spend": "spend",
    "give": "give", "transfer": "transfer", "exile": "exile", "mobilize": "mobilize", "discard": "discard",
    "discard_hand": "discard-hand", "leader": "badge", "bonus_token": "token", "develop": "develop", "if": "if",
    "may": "chevron", "may_one": "one-of", "choose": "slash", "card_then": "card-on-disc",
}  # fmt: skip
"""For each word for an effect, its line in the glossary of icons."""

MARKS = {"not", "differs", "opponent-side", "centre", "opponent", "free", "different"}
HOLDERS = {"price", "gain", "option"}


def everything() -> dict[str, list[Effect]]:
    """Everything that has effects, by the name of what asks in them."""
    found = {agent.id: agent.effects for agent in PACK.agents}
    found |= {f"level-{s.letter.lower()}-{n}": level for s in PACK.sides for n, level in enumerate(s.levels, 1)}
    found |= {f"token-{token.kind.replace('_', '-')}": token.effects for token in PACK.tokens}
    found |= {f"leadership-{faction}": getattr(PACK.leadership, faction) for faction in FACTIONS}
    return found | {f"row-{row}": effects for row, effects in enumerate(PACK.rows, 1)}


def effects_in(value: Any) -> Iterator[Effect]:
    """Effects and the effects in them."""
    if isinstance(value, dict):
        if "op" in value:
            yield value
        for part in value.values():
            yield from effects_in(part)
    elif isinstance(value, list):
        for part in value:
            yield from effects_in(part)


def leaves(value: Any) -> Iterator[str | int]:
    """Every word and every number in effects."""
    if isinstance(value, dict):
        for part in value.values():
            yield from leaves(part)
    elif isinstance(value, list):
        for part in value:
            yield from leaves(part)
    elif not isinstance(value, bool):
        yield value


def icons_in(icons: tuple[Icon, ...]) -> Iterator[Icon]:
    """Icons and the icons in them."""
    for icon in icons:
        yield icon
        yield from icons_in(icon.parts)


def test_everything_that_can_ask_has_its_icons() -> None:
    assert list(ICONS) == list(game("zenith").lexicon.lists["source"]) == list(everything())
    assert all(ICONS.values())


def test_every_word_for_an_effect_has_an_icon_and_each_effect_one_of_them() -> None:
    used = set()
    for name, effects in everything().items():
        wanted = Counter(DRAWN_AS[effect["op"]] for effect in effects_in(effects))
        used |= {effect["op"] for effect in effects_in(effects)}
        wanted["chevron"] += sum(len(effect.get("tiers", ())) for effect in effects_in(effects))
        for effect in effects_in(effects):
            wanted["disc"] += len(effect["amounts"]) if effect["op"] == "influence_run" else 0
            wanted[effect.get("resource", "")] += len(effect["amounts"]) if effect["op"] == "gain_by_tech" else 0
        drawn = Counter(icon.name for icon in icons_in(ICONS[name]) if icon.name not in MARKS | HOLDERS)
        assert drawn == +wanted, name
    assert used == set(DRAWN_AS)


def test_no_number_and_no_planet_is_lost_or_added() -> None:
    for name, effects in everything().items():
        told = list(leaves(effects))
        drawn = list(icons_in(ICONS[name]))
        amounts = Counter(icon.amount for icon in drawn if icon.amount and icon.name != "differs")
        assert amounts == Counter(leaf for leaf in told if isinstance(leaf, int)), name
        planets = Counter(icon.of for icon in drawn if icon.of in PLANETS)
        assert planets == Counter(leaf for leaf in told if leaf in PLANETS), name


def test_every_condition_has_its_mark() -> None:
    """Excluded planets, other planets, halves, centres, silhouettes, what is free, different planets."""
    for name, effects in everything().items():
        wanted: Counter[str] = Counter()
        for effect in effects_in(effects):
            wanted["not"] += "not" in effect
            wanted["differs"] += "differs_from" in effect
            wanted["opponent-side"] += effect.get("where") == "opponent_side"
            wanted["centre"] += effect.get("where") == "center"
            wanted["opponent"] += effect.get("to") == "opponent"
            wanted["opponent"] += effect["op"] == "exile" and effect["zone"] == "opponent"
            wanted["free"] += "free" in effect
            wanted["different"] += "distinct_planets" in effect
        drawn = Counter(icon.name for icon in icons_in(ICONS[name]) if icon.name in MARKS)
        assert drawn == +wanted, name


def short(icons: tuple[Icon, ...]) -> str:
    """Icons in a line: "disc mercury 1 [not mars], exile any 2"."""
    told = []
    for icon in icons:
        words = [icon.name, icon.of, str(icon.amount) if icon.amount else ""]
        parts = f" [{short(icon.parts)}]" if icon.parts else ""
        told.append(" ".join(word for word in words if word) + parts)
    return ", ".join(told)


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("nero", "disc mercury 1, zenithium 3"),
        ("felis", "disc venus 1, zenithium 3, zenithium 1 [opponent]"),
        ("augustus", "disc terra 1, run [disc any 1, disc any 2, disc any 1]"),
        ("lord-creep", "disc terra 1, disc any 1 [opponent-side], badge silver"),
        ("titus", "disc mars 1, give-disc any 1 [not mars], credits 10"),
        ("geta", "disc jupiter 1, slash [option [badge gold], option [credits 8]]"),
        ("chaka", "disc mercury 1, chevron [price [exile any 2 [not mercury]], gain [credits 10]]"),
        (
            "cl4rke",
            "disc mercury 1, disc any 2, chevron [price [give zenithium 1], gain [disc any 2 [differs 1]]]",
        ),
        (
            "lady-moore",
            "disc mars 1, card-on-disc 3 [exile any 1 [opponent], disc same 1]",
        ),
        (
            "suleiman",
            "disc jupiter 1, one-of [chevron [price [spend credits 3], gain [disc any 1 [not jupiter]]], "
            "chevron [price [spend credits 7], gain [disc any 2 [not jupiter]]], "
            "chevron [price [spend credits 12], gain [disc any 3 [not jupiter]]]]",
        ),
        ("moussa", "disc venus 1, by-technologies credits [credits 4, credits 8, credits 12]"),
        ("buj0ld", "disc venus 1, develop lowest [free]"),
        ("sir-sam", "disc terra 1, recentre any"),
        ("guy-gambler", "disc mercury 1, credits 5, if badge [token reserve]"),
        ("level-s-1", "credits 2"),
        ("level-p-4", "card-on-disc 2 [different, exile any 1, disc same 2]"),
        ("token-exile-2", "exile any 2 [opponent]"),
        ("row-3", "disc any 3"),
    ],
)  # fmt: skip
def test_icons_are_those_of_the_printed_faces(name: str, line: str) -> None:
    assert short(ICONS[name]) == line
