"""The pack of Zenith: its form, the words its effects are written in, and what makes it playable.

An effect is a table with an `op` and the fields of that op. Lists of effects are applied in their order.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from vetta.packs import open_pack

Effect = dict[str, Any]

PLANETS = ("mercury", "venus", "terra", "mars", "jupiter")
FACTIONS = ("animod", "human", "robot")
LABELS = ("a", "b")
"""Names for a planet that was picked, so that a later effect of the same list can keep off it."""


class Agent(Struct, forbid_unknown_fields=True):
    id: str
    name: str
    planet: str
    faction: str
    cost: int
    effects: list[Effect]


class Side(Struct, forbid_unknown_fields=True):
    """One side of a section of the technology board; its levels 1 to 5."""

    letter: str
    faction: str
    levels: list[list[Effect]]


class Token(Struct, forbid_unknown_fields=True):
    kind: str
    count: int
    effects: list[Effect]


class Track(Struct, forbid_unknown_fields=True):
    control: int


class Start(Struct, forbid_unknown_fields=True):
    credits: int
    zenithium: int
    hand: int
    sides: list[str]
    second: list[Effect]
    second_team: list[Effect]
    beginner: list[Effect]


class Hand(Struct, forbid_unknown_fields=True):
    none: int
    silver: int
    gold: int


class Leadership(Struct, forbid_unknown_fields=True):
    animod: list[Effect]
    human: list[Effect]
    robot: list[Effect]


class Victory(Struct, forbid_unknown_fields=True):
    absolute: int
    democratic: int
    popular: int


class Team(Struct, forbid_unknown_fields=True):
    technology: list[str]
    diplomacy: list[str]
    gifts: int


class Pack(Struct, forbid_unknown_fields=True):
    name: str
    planets: list[str]
    factions: list[str]
    agents: list[Agent]
    sides: list[Side]
    rows: list[list[Effect]]
    tokens: list[Token]
    track: Track
    start: Start
    hand: Hand
    leadership: Leadership
    victory: Victory
    team: Team


# ---------------------------------------------------------------------------------------------- the vocabulary

NUMBER, NUMBERS, FLAG, LABEL, LABELLED = "a number", "a list of numbers", "true or false", "a label", "a list of labels"
EFFECTS, LISTS, TIERS, CARD = "a list of effects", "a list of lists of effects", "a list of tiers", "an effect"

Field = str | tuple[str, ...]
"""What a field may hold: one of these words, or anything of a kind named above."""

ANY_PLANET = (*PLANETS, "any")
RESOURCES = ("credits", "zenithium")
ZONES = ("self", "opponent")

VOCABULARY: dict[str, dict[str, Field]] = {
    "influence": {
        "planet": (*ANY_PLANET, "of_card"),
        "amount": NUMBER,
        "not?": PLANETS,
        "where?": ("opponent_side", "center"),
        "pick?": LABEL,
        "differs_from?": LABELLED,
    },
    "influence_run": {"amounts": NUMBERS, "clip?": FLAG},
    "give_influence": {"planet": ("any",), "amount": NUMBER, "not": PLANETS},
    "recenter": {"planet": ("any",)},
    "credits": {"amount": NUMBER, "to?": ("opponent",)},
    "zenithium": {"amount": NUMBER, "to?": ("opponent",)},
    "credits_card_cost": {},
    "credits_per_color": {"per": NUMBER, "zone": ZONES},
    "gain_by_tech": {"resource": RESOURCES, "amounts": NUMBERS},
    "steal": {"resource": RESOURCES, "amount": NUMBER},
    "spend": {"resource": RESOURCES, "amount": NUMBER},
    "give": {"item": (*RESOURCES, "leader_badge"), "amount": NUMBER},
    "transfer": {"planet": ANY_PLANET, "count": NUMBER},
    "exile": {"zone": ZONES, "planet": ANY_PLANET, "count": NUMBER, "not?": PLANETS},
    "mobilize": {"count": NUMBER},
    "discard": {"count": NUMBER},
    "discard_hand": {},
    "leader": {"side": ("silver", "gold")},
    "bonus_token": {"from": ("reserve", "board")},
    "develop": {"tech": (*FACTIONS, "any", "lowest"), "discount?": NUMBER, "free?": FLAG},
    "if": {"cond": ("has_leader_badge", "credits_at_least"), "amount?": NUMBER, "then": EFFECTS},
    "may": {"cost": EFFECTS, "gain": EFFECTS},
    "may_one": {"tiers": TIERS},
    "choose": {"options": LISTS},
    "card_then": {"times": NUMBER, "card": CARD, "gain": EFFECTS, "distinct_planets?": FLAG},
}
"""The fields of each op. A question mark says that a field may be missing."""

COMBINATORS = ("if", "may", "may_one", "choose", "card_then")
"""Ops made of other effects. None of them stands inside another."""
PRICES = ("spend", "give")
"""Ops that are only there to pay for something."""
COSTS = (*PRICES, "exile", "transfer", "discard")
"""Ops that something can be paid with. A cost is one of them, all or nothing."""
DRAWN = ("transfer", "exile", "mobilize")
"""Ops that `card_then` may carry out, one card at a time."""
MOVES = (*DRAWN, "discard")
"""Ops that move a card: what follows may speak of that card, if it is a single one."""


def check(pack: Pack) -> str | None:
    """The first thing that is wrong with a pack, in one sentence."""
    return next(_faults(pack), None)


def _faults(pack: Pack) -> Iterator[str]:
    if tuple(pack.planets) != PLANETS:
        yield f"the planets must be {', '.join(PLANETS)}, in this order"
    if tuple(pack.factions) != FACTIONS:
        yield f"the factions must be {', '.join(FACTIONS)}, in this order"
    yield from _faults_of_agents(pack.agents)
    yield from _faults_of_sides(pack.sides)
    yield from _faults_of_tokens(pack.tokens)
    if len(pack.rows) != 3:
        yield f"there are {len(pack.rows)} row bonuses; there must be 3"
    for n, effects in enumerate(pack.rows, 1):
        yield from _faults_of_effects(f"row {n}", effects)
    for faction in FACTIONS:
        yield from _faults_of_effects(f"leadership of {faction}", getattr(pack.leadership, faction))
    yield from _faults_of_numbers(pack)


def _faults_of_agents(agents: list[Agent]) -> Iterator[str]:
    for agent in agents:
        who = f"agent {agent.id}"
        if not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", agent.id):
            yield f"{agent.id!r} is no id; an id is small letters, digits and hyphens between them"
        if not re.fullmatch(r"\w[\w. ]*", agent.name):
            yield f"{who}: {agent.name!r} is no name; a name is letters, digits, dots and spaces"
        if agent.planet not in PLANETS:
            yield f"{who}: there is no planet {agent.planet!r}"
        if agent.faction not in FACTIONS:
            yield f"{who}: there is no faction {agent.faction!r}"
        if not 1 <= agent.cost <= 10:
            yield f"{who}: the cost {agent.cost} is not from 1 to 10"
        yield from _faults_of_effects(who, agent.effects)
        if agent.effects[0] != {"op": "influence", "planet": agent.planet, "amount": 1}:
            yield f"{who}: the first effect must be 1 influence on {agent.planet}"
    for what, words in (("id", [agent.id for agent in agents]), ("name", [agent.name for agent in agents])):
        if twice := _twice(words):
            yield f"two agents have the {what} {twice!r}"
    for planet in PLANETS:
        there = sum(agent.planet == planet for agent in agents)
        if there != 18:
            yield f"there are {there} agents of {planet}; there must be 18"


def _faults_of_sides(sides: list[Side]) -> Iterator[str]:
    for side in sides:
        if not re.fullmatch(r"[A-Z]", side.letter):
            yield f"{side.letter!r} is no name of a technology side; it is one capital letter"
        if len(side.levels) != 5:
            yield f"technology side {side.letter} has {len(side.levels)} levels; it must have 5"
        for n, effects in enumerate(side.levels, 1):
            yield from _faults_of_effects(f"technology level {side.letter}{n}", effects)
    if twice := _twice([side.letter for side in sides]):
        yield f"technology side {twice} is there twice"
    if [side.faction for side in sides] != [faction for faction in FACTIONS for _ in range(2)]:
        yield f"there must be two technology sides of each faction, in the order {', '.join(FACTIONS)}"


def _faults_of_tokens(tokens: list[Token]) -> Iterator[str]:
    for token in tokens:
        if not re.fullmatch(r"[a-z]\w*", token.kind):
            yield f"{token.kind!r} is no kind of token; it is small letters, digits and underscores"
        if token.count < 1:
            yield f"token {token.kind}: there must be at least one"
        yield from _faults_of_effects(f"token {token.kind}", token.effects)
    if twice := _twice([token.kind for token in tokens]):
        yield f"token {twice} is there twice"
    there = sum(token.count for token in tokens)
    if there != 16:
        yield f"there are {there} bonus tokens; there must be 16"


def _faults_of_numbers(pack: Pack) -> Iterator[str]:
    start, hand, victory, team = pack.start, pack.hand, pack.victory, pack.team
    if min(start.credits, start.zenithium) < 0 or not 1 <= start.hand <= 4:
        yield "a side starts with 1 to 4 cards, and with no less than 0 credits and 0 zenithium"
    if [[side.faction for side in pack.sides if side.letter == letter] for letter in start.sides] != [
        [faction] for faction in FACTIONS
    ]:
        yield f"the first game must use one technology side of each faction, not {', '.join(start.sides)}"
    for who, effects in (("second", start.second), ("second_team", start.second_team), ("beginner", start.beginner)):
        for effect in effects:
            if (effect.get("op"), effect.get("planet") in PLANETS) != ("influence", True):
                yield f"start.{who}: there can only be influence on a planet that is named"
        yield from _faults_of_effects(f"start.{who}", effects)
    if not start.hand <= hand.none <= hand.silver <= hand.gold <= 6:
        yield "a hand is drawn up to at most 6 cards, and with a better badge never to fewer"
    if pack.track.control != 4:
        yield f"a disc is captured {pack.track.control} spaces from the centre; it must be 4"
    if min(victory.absolute, victory.democratic, victory.popular) < 1 or victory.democratic > len(PLANETS):
        yield "every victory needs at least one disc, and the democratic one at most as many as there are planets"
    for planet in team.technology + team.diplomacy:
        if planet not in PLANETS:
            yield f"team: there is no planet {planet!r}"
    if team.gifts < 0:
        yield f"team: nobody can give {team.gifts} cards"


def _twice(words: list[str]) -> str | None:
    """The first word that is there more than once."""
    return next((word for word in words if words.count(word) > 1), None)


# ---------------------------------------------------------------------------------------------- effects


def _faults_of_effects(who: str, effects: list[Effect]) -> Iterator[str]:
    """What is wrong with the effects of a card, a level or a token."""
    picked: set[str] = set()
    if not effects:
        yield f"{who}: there is no effect"
    for effect in effects:
        yield from _faults_of_words(who, effect)
        op = effect["op"]
        if op in PRICES:
            yield f"{who}: {op} can only be a cost"
        if op not in COMBINATORS:
            yield from _faults_of_sense(who, effect, picked, of_card=False)
        for cost, gain, one_card in _parts(effect):
            yield from _faults_of_part(who, effect, cost, gain, picked, of_card=one_card)
        if op == "choose" and len(effect["options"]) != 2:
            yield f"{who}: choose has {len(effect['options'])} options; it must have 2"
        if op == "may_one" and not 2 <= len(effect["tiers"]) <= 3:
            yield f"{who}: may_one has {len(effect['tiers'])} tiers; it must have 2 or 3"
        if op == "if" and (effect["cond"] == "credits_at_least") != ("amount" in effect):
            yield f"{who}: if has an amount with the condition credits_at_least and only then"


def _parts(effect: Effect) -> Iterator[tuple[list[Effect], list[Effect], bool]]:
    """What an effect is made of: costs and gains, and whether a gain may speak of a card that was moved."""
    op = effect["op"]
    if op == "if":
        yield [], effect["then"], False
    elif op == "choose":
        for option in effect["options"]:
            yield [], option, False
    elif op == "card_then":
        yield [effect["card"]], effect["gain"], True
    elif op in ("may", "may_one"):
        for tier in effect.get("tiers", [effect]):
            cost = tier["cost"]
            yield cost, tier["gain"], any(c.get("op") in MOVES and c.get("count") == 1 for c in cost)


def _faults_of_part(
    who: str, effect: Effect, cost: list[Effect], gain: list[Effect], picked: set[str], *, of_card: bool
) -> Iterator[str]:
    op = effect["op"]
    if op in ("may", "may_one") and len(cost) != 1:
        yield f"{who}: {op} has {len(cost)} costs; it must have one"
    if not gain:
        yield f"{who}: {op} has nothing to gain"
    for part in cost + gain:
        yield from _faults_of_words(who, part)
        if part["op"] in COMBINATORS:
            yield f"{who}: {part['op']} cannot stand inside {op}"
    for part in cost:
        if op == "card_then":
            if part["op"] not in DRAWN or part["count"] != 1:
                yield f"{who}: card_then must move one card, not {part['op']}"
        elif part["op"] not in COSTS:
            yield f"{who}: {part['op']} cannot be a cost"
        yield from _faults_of_sense(who, part, picked, of_card=False)
    for part in gain:
        if part["op"] in PRICES:
            yield f"{who}: {part['op']} can only be a cost"
        yield from _faults_of_sense(who, part, picked, of_card=of_card)


def _faults_of_words(who: str, effect: Effect) -> Iterator[str]:
    """An op that is not in the vocabulary, fields it does not have, and what they may not hold."""
    op = effect.get("op")
    if not isinstance(op, str) or op not in VOCABULARY:
        yield f"{who}: there is no effect {op!r}"
        return
    fields = {name.removesuffix("?"): (name.endswith("?"), holds) for name, holds in VOCABULARY[op].items()}
    for name in effect:
        if name not in fields and name != "op":
            yield f"{who}: {op} has no field {name!r}"
    for name, (optional, holds) in fields.items():
        if name not in effect:
            if not optional:
                yield f"{who}: {op} needs the field {name!r}"
        elif isinstance(holds, tuple):
            if effect[name] not in holds:
                yield f"{who}: {name} of {op} cannot be {effect[name]!r}"
        elif not _holds(effect[name], holds):
            yield f"{who}: {name} of {op} must be {holds}, not {effect[name]!r}"


def _holds(value: Any, kind: str) -> bool:
    """Whether a field holds what it should."""
    if kind == NUMBER:
        return type(value) is int and 1 <= value <= 20
    if kind == NUMBERS:
        return _is_list(value, NUMBER) and 2 <= len(value) <= 3
    if kind == FLAG:
        return value is True
    if kind == LABEL:
        return value in LABELS
    if kind == LABELLED:
        return _is_list(value, LABEL)
    if kind == CARD:
        return isinstance(value, dict)
    if kind == EFFECTS:
        return _is_list(value, CARD)
    if kind == LISTS:
        return _is_list(value, EFFECTS)
    return _is_list(value, CARD) and all(
        tier.keys() == {"cost", "gain"} and all(_holds(tier[part], EFFECTS) for part in tier) for tier in value
    )


def _is_list(value: Any, kind: str) -> bool:
    return isinstance(value, list) and all(_holds(part, kind) for part in value)


def _faults_of_sense(who: str, effect: Effect, picked: set[str], *, of_card: bool) -> Iterator[str]:
    """What no list of fields can say: fields that do not go together, and words for what is not there."""
    op = effect["op"]
    if (op == "credits_card_cost" or effect.get("planet") == "of_card") and not of_card:
        yield f"{who}: {op} speaks of a card, but no single card is moved before it"
    for name in ("not", "where", "pick", "differs_from"):
        if op in ("influence", "exile") and name in effect and effect["planet"] != "any":
            yield f"{who}: {name} of {op} needs the planet any"
    if sum(name in effect for name in ("not", "where", "differs_from")) > 1:
        yield f"{who}: {op} can only have one of not, where and differs_from"
    for label in effect.get("differs_from", []):
        if label not in picked:
            yield f"{who}: differs_from of {op} names {label!r}, which no effect before it picks"
    if "pick" in effect:
        picked.add(effect["pick"])
    if op == "gain_by_tech" and len(effect["amounts"]) != 3:
        yield f"{who}: gain_by_tech needs three amounts"
    if op == "give" and effect["item"] == "leader_badge" and effect["amount"] != 1:
        yield f"{who}: there is only one leader_badge to give"
    if op == "develop" and ("discount" in effect) == ("free" in effect):
        yield f"{who}: develop has either a discount or is free"


PACK = open_pack("zenith", Pack, check)
