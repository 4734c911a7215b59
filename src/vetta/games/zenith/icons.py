"""The effects of the pack as icons, as they are printed: what a picture of a card, a level or a token is made of.

An icon has a name, what it is of, a number, and parts. `of` is a planet (`any` for a grey one, `same` for that of the
card), or a word of the pack.

  disc            so many arrows on the disc of a planet; its parts say more of that planet:
                  not (a planet), differs (from so many discs before it), opponent-side, centre
  run             discs joined by a bar
  give-disc       a red arrow on a disc
  recentre        an arrow above a disc that stands on a line
  credits, zenithium         so many; with the part opponent a silhouette stands beside it
  credits-of-card, credits-by-column, by-technologies
  steal, spend, give         so much of something: a white arrow below it, broken, with a red arrow
  transfer, exile, mobilize  so many cards with an arrow, broken, with a plus; exile has the part opponent or not
  card-on-disc    a card that stands on a disc, so many times: the card and what it brings; different planets or not
  discard, discard-hand      a hand with one broken card, with a fan
  badge           silver or gold
  token           a star, from the reserve; a star and an eye, from the board
  develop         a technology, so much cheaper, or free
  if              a plate with an exclamation mark: what has to be so, and what then happens
  chevron         price and gain; one-of: several chevrons, of which one may be taken
  slash           options, of which one is taken
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from vetta.core.lexicon import Icon
from vetta.packs.zenith import FACTIONS, PACK, Effect

SAME_NAME = {
    "influence": "disc",
    "influence_run": "run",
    "give_influence": "give-disc",
    "recenter": "recentre",
    "credits_card_cost": "credits-of-card",
    "credits_per_color": "credits-by-column",
    "gain_by_tech": "by-technologies",
    "card_then": "card-on-disc",
    "leader": "badge",
    "bonus_token": "token",
    "discard_hand": "discard-hand",
    "may": "chevron",
    "may_one": "one-of",
    "choose": "slash",
}
"""The icon of an op, where it is not called like the op."""

WORDS = {"of_card": "same", "leader_badge": "badge", "has_leader_badge": "badge", "credits_at_least": "credits"}
"""What an icon is of, where the pack says it in a longer word."""

OF = ("planet", "zone", "resource", "item", "side", "from", "tech", "cond")
"""The fields that say of what an icon is. Where there are two of them, the zone is a part."""

AMOUNT = ("amount", "count", "per", "times", "discount")
"""The fields that are the number of an icon."""


def icons() -> dict[str, tuple[Icon, ...]]:
    """By agent, technology level, token, leadership and row, as in SOURCES of the lexicon: icons in their order."""
    found = {agent.id: drawn(agent.effects) for agent in PACK.agents}
    for side in PACK.sides:
        for n, effects in enumerate(side.levels, 1):
            found[f"level-{side.letter.lower()}-{n}"] = drawn(effects)
    found |= {f"token-{token.kind.replace('_', '-')}": drawn(token.effects) for token in PACK.tokens}
    found |= {f"leadership-{faction}": drawn(getattr(PACK.leadership, faction)) for faction in FACTIONS}
    return found | {f"row-{row}": drawn(effects) for row, effects in enumerate(PACK.rows, 1)}


def drawn(effects: Iterable[Effect]) -> tuple[Icon, ...]:
    """Effects one after the other."""
    return tuple(_icon(effect) for effect in effects)


def _icon(effect: Effect) -> Icon:
    op: str = effect["op"]
    name = SAME_NAME.get(op, op)
    word = next((effect[field] for field in OF if field in effect), "")
    of = WORDS.get(word, word)
    amount = next((effect[field] for field in AMOUNT if field in effect), 0)
    return Icon(name, of, amount, (*_marks(effect), *_parts(effect)))


def _marks(effect: Effect) -> tuple[Icon, ...]:
    """What stands on an icon or beside it."""
    marks = []
    if "not" in effect:
        marks.append(Icon("not", str(effect["not"])))
    if "differs_from" in effect:
        marks.append(Icon("differs", amount=len(effect["differs_from"])))
    if "where" in effect:
        marks.append(Icon({"opponent_side": "opponent-side", "center": "centre"}[effect["where"]]))
    if "opponent" in (effect.get("to"), effect.get("zone") if "planet" in effect else ""):
        marks.append(Icon("opponent"))
    if "free" in effect:
        marks.append(Icon("free"))
    if "distinct_planets" in effect:
        marks.append(Icon("different"))
    return tuple(marks)


def _parts(effect: Effect) -> tuple[Icon, ...]:
    """The icons that an icon is made of."""
    match effect["op"]:
        case "influence_run":
            return tuple(Icon("disc", "any", amount) for amount in effect["amounts"])
        case "gain_by_tech":
            return tuple(Icon(effect["resource"], amount=amount) for amount in effect["amounts"])
        case "if":
            return drawn(effect["then"])
        case "may":
            return _deal(effect)
        case "may_one":
            return tuple(Icon("chevron", parts=_deal(tier)) for tier in effect["tiers"])
        case "choose":
            return tuple(Icon("option", parts=drawn(option)) for option in effect["options"])
        case "card_then":
            return drawn([effect["card"], *effect["gain"]])
    return ()


def _deal(tier: Mapping[str, Sequence[Effect]]) -> tuple[Icon, Icon]:
    """What stands to the left of a chevron, and what stands to the right of it."""
    return Icon("price", parts=drawn(tier["cost"])), Icon("gain", parts=drawn(tier["gain"]))
