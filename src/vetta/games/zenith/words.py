"""The texts of agents, technology levels and bonus tokens, made out of the pack: what a card says is written once.

`composed` gives them as messages: `agent-nero` is his name and `agent-nero.text` what he does; `level-s-1` and
`level-s-1.text`; `token-credits-3` and `token-credits-3.text`. They are put together from the pieces of sentences in
`text/words.en.ftl`, where each language has its own order, gender, number and case.

A phrase says what is done, "gain 3 credits", and can take several forms: plain, as it stands at the head of a sentence;
`bare`, after "you may"; `to`, after "in order to"; `then`, after "if ...". A language that needs fewer leaves them out.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import NamedTuple

from vetta.core.text import Messages, Value, variants
from vetta.packs.zenith import PACK, PLANETS, Effect

PLAIN, BARE, TO, THEN = "", "bare", "to", "then"
INSTEAD = {TO: BARE, BARE: PLAIN, THEN: PLAIN}
"""The form to take where a phrase has not the one that is asked for."""
AMOUNTS = ("influence", "credits", "zenithium")
"""Gains that are a number of things."""
GAINS = (*AMOUNTS, "influence_run", "credits_card_cost", "credits_per_color", "gain_by_tech")
SHORT = (*AMOUNTS, "leader", "mobilize", "exile", "transfer")
"""Effects that have a short name, for tokens."""


def composed(language: str) -> Mapping[str, str]:
    """The names and texts of the pack in a language, by message."""
    words = Words(language)
    texts: dict[str, str] = {}
    for agent in PACK.agents:
        texts[f"agent-{agent.id}"] = agent.name
        texts[f"agent-{agent.id}.text"] = words.text(agent.effects)
    for side in PACK.sides:
        for n, effects in enumerate(side.levels, 1):
            level = f"level-{side.letter.lower()}-{n}"
            texts[level] = words.say("level", side=side.letter, level=str(n))
            texts[f"{level}.text"] = words.text(effects)
    for token in PACK.tokens:
        kind = f"token-{token.kind.replace('_', '-')}"
        texts[kind] = words.short(token.effects)
        texts[f"{kind}.text"] = words.text(token.effects)
    return texts


class Before(NamedTuple):
    """What an effect may refer back to."""

    had: tuple[str, ...] = ()
    """What there was some of already, so that it is some more now."""
    card: str = ""
    """The card that has just been moved: `agent` or `card`, or one of several: `each-agent`, `each-card`."""


class Words(Messages):
    """The pieces of sentences in one language, and how they are put together."""

    def __init__(self, language: str) -> None:
        super().__init__(language, "vetta.games.zenith", part="words")

    def text(self, effects: Sequence[Effect]) -> str:
        """Effects as sentences, in their order."""
        sentences = []
        had: tuple[str, ...] = ()
        for planets, effect in in_turn(effects):
            said = self._sentence(effect, Before(had))
            if planets:
                said = self.say("in-turn", planets=self.listed(planets), phrase=said, sentence=capital(said))
            sentences.append(f"{capital(one_comma(said))}.")
            had = (*had, kind_of(effect))
        return " ".join(sentences)

    def short(self, effects: Sequence[Effect]) -> str:
        """A name of a few words for a token."""
        if any(effect["op"] not in SHORT for effect in effects):
            return self.text(effects).removesuffix(".")
        names = [self.say(f"short-{effect['op']}", **number(effect), more="no") for effect in effects]
        return self._listed("and", names)

    def part(self, cost: Sequence[Effect], gain: Sequence[Effect]) -> str:
        """A price and what it is for, or an option, in brackets behind a choice."""
        if not cost:
            return one_comma(self._phrases(gain, PLAIN, Before()))
        price, what = self._deal({"cost": cost, "gain": gain}, Before())
        return one_comma(self.say("deal", cost=price, gain=what))

    def listed(self, planets: Sequence[str]) -> str:
        """Several planets, the last one after an "and"."""
        return self._listed("and", [self.say(f"planet-{planet}") for planet in planets])

    # ------------------------------------------------------------------------------------------ sentences

    def _sentence(self, effect: Effect, before: Before) -> str:
        op = effect["op"]
        if op == "if":
            then = self._phrases(effect["then"], THEN, before)
            if effect["cond"] == "has_leader_badge":
                return self.say("if-badge", then=then)
            return self.say("if-credits", n=effect["amount"], then=then)
        if op == "may":
            cost, gain = self._deal(effect, before)
            return self.say("may-for", cost=cost, gain=gain)
        if op == "may_one":
            return self._ladder(effect["tiers"]) if is_ladder(effect["tiers"]) else self._one_of(effect["tiers"])
        if op == "choose":
            return self._choice(effect["options"], before)
        if op == "card_then":
            return self._card_then(effect)
        return self._phrase(effect, PLAIN, before)

    def _deal(self, effect: Effect, before: Before) -> tuple[str, str]:
        """A price after "you may", and what it is for."""
        (cost,) = effect["cost"]
        gain = self._phrases(effect["gain"], TO, before._replace(card=noun(cost)))
        return self._phrase(cost, BARE, Before()), gain

    def _one_of(self, tiers: Sequence[Effect]) -> str:
        """Several prices, each for something of its own."""
        deals = []
        for tier in tiers:
            cost, gain = self._deal(tier, Before())
            deals.append(self.say("deal", cost=cost, gain=gain))
        return self.say("one-of", deals=self._listed("or", deals))

    def _ladder(self, tiers: Sequence[Effect]) -> str:
        """Prices of one kind, each for more of the same: only the first gain is said in full."""
        (cost,) = tiers[0]["cost"]
        if cost["op"] == "exile":
            what = self.say("ladder-exile", **self._planet(cost["planet"]))
        else:
            what = self.say("ladder-spend", resource=self.say(f"resource-{cost['resource']}"))
        steps = []
        for tier in tiers:
            (price,), (gain,) = tier["cost"], tier["gain"]
            first = tier is tiers[0]
            amount = self._thing(gain, Before())[PLAIN] if first else str(gain["amount"])
            step = "ladder-first" if first else "ladder-next"
            steps.append(self.say(step, price=str(number(price)["n"]), gain=amount))
        return self.say("ladder", what=what, steps=self._listed("step", steps))

    def _choice(self, options: Sequence[Sequence[Effect]], before: Before) -> str:
        """One of several; several things to gain share their verb."""
        if all(len(option) == 1 and option[0]["op"] in AMOUNTS and "to" not in option[0] for option in options):
            things = [self._thing(option[0], before) for option in options]
            if not any(thing["tail"] for thing in things):
                return self.say("gain", what=self._listed("or", [thing[PLAIN] for thing in things]), tail="")
        return self._listed("or", [self._phrases(option, PLAIN, before) for option in options])

    def _card_then(self, effect: Effect) -> str:
        """A card is moved and something gained for it, once or several times."""
        times, card = effect["times"], effect["card"]
        place = "different" if effect.get("distinct_planets") and times > 1 else ""
        move = self._phrase(card | {"count": times}, PLAIN, Before(), place=place)
        which = noun(card | {"count": 1})
        if times == 1:
            return self.say("at-once", move=move, gain=self._phrases(effect["gain"], PLAIN, Before(card=which)))
        gain = self._phrases(effect["gain"], PLAIN, Before(card=f"each-{which}"))
        return self.say("one-by-one", move=move, gain=gain, noun=which)

    # ------------------------------------------------------------------------------------------ phrases

    def _phrases(self, effects: Sequence[Effect], form: str, before: Before) -> str:
        return self._listed("and", [self._phrase(effect, form, before) for effect in effects])

    def _phrase(self, effect: Effect, form: str, before: Before, place: str = "") -> str:
        """What is done by a single effect, in a form."""
        op = effect["op"]
        more: Mapping[str, Value] = {"more": "yes" if is_more(effect, before) else "no"}
        if op in GAINS:
            verb = "opponent-gains" if effect.get("to") == "opponent" else "gain"
            return self._formed(verb, form, variants("what", self._thing(effect, before)))
        if op in ("transfer", "exile"):
            agents = self.forms(f"agents-{effect.get('zone', 'opponent')}", {**self._agents(effect, place), **more})
            return self._formed(op, form, variants("agents", agents))
        if op == "give" and effect["item"] == "leader_badge":
            return self._formed("give", form, {"what": self.say("the-badge")})
        if op in ("steal", "spend", "give"):
            resource = effect["item"] if op == "give" else effect["resource"]
            return self._formed(op, form, {"what": self.say(resource, n=effect["amount"], more="no")})
        args: dict[str, Value] = {name: value for name, value in effect.items() if isinstance(value, str)}
        if op == "give_influence":
            args |= self._where(effect, before)
        if op == "develop":
            args["discount"] = 0 if effect.get("free") else effect["discount"]
        return self._formed(op.replace("_", "-"), form, {**args, **number(effect), **more})

    def _thing(self, effect: Effect, before: Before) -> dict[str, str]:
        """What is gained, with what is only said of it after the verb: its tail."""
        op = effect["op"]
        args: dict[str, Value] = {"more": "yes" if is_more(effect, before) else "no"}
        if op == "influence":
            said = self.forms("influence", number(effect) | args | self._where(effect, before))
        elif op == "influence_run":
            said = {PLAIN: self._run(effect["amounts"], clipped="clip" in effect)}
        elif op == "credits_card_cost":
            said = {PLAIN: self.say("credits-of-card", which=before.card)}
        elif op == "credits_per_color":
            said = {PLAIN: self.say("credits-by-column", n=effect["per"], zone=effect["zone"], more="no")}
        elif op == "gain_by_tech":
            first, second, third = effect["amounts"]
            named = self.say(effect["resource"], n=first, more="no")
            said = self.forms("by-technologies", {"first": named, "second": str(second), "third": str(third)})
        else:
            said = {PLAIN: self.say(op, **number(effect), **args)}
        return {"tail": ""} | said

    def _run(self, amounts: Sequence[int], *, clipped: bool) -> str:
        """Influence on neighbours: the same on each, or most in the middle and the same on both sides of it."""
        if len(set(amounts)) == 1:
            return self.say("influence-side-by-side", n=amounts[0], planets=str(len(amounts)), more="no")
        if clipped and len(amounts) == 3 and amounts[0] == amounts[2]:
            return self.say("influence-around", n=amounts[1], beside=str(amounts[0]), more="no")
        named = self._listed("and", [str(amount) for amount in amounts])
        return self.say("influence-in-a-row", amounts=named, planets=str(len(amounts)))

    def _where(self, effect: Effect, before: Before) -> dict[str, Value]:
        """On which planet, and what has to be known of it to say so."""
        planet = effect["planet"]
        if planet == "of_card":
            return {"place": before.card}
        if planet != "any":
            return {"place": "there" if planet == THERE else "planet", **self._planet(planet)}
        if "not" in effect:
            return {"place": "not", **self._planet(effect["not"])}
        if "differs_from" in effect:
            return {"place": "different", "chosen": len(effect["differs_from"])}
        return {"place": effect.get("where", "any")}

    def _agents(self, effect: Effect, place: str) -> dict[str, Value]:
        """How many agents, and in which columns."""
        args = number(effect)
        if "not" in effect:
            return {**args, "place": "not", **self._planet(effect["not"])}
        planet = str(effect["planet"])
        return {**args, "place": place or ("planet" if planet in PLANETS else planet), **self._planet(planet)}

    def _planet(self, planet: str) -> dict[str, Value]:
        return self.variables("planet", f"planet-{planet}") if planet in PLANETS else {}

    def _formed(self, message: str, form: str, args: Mapping[str, Value]) -> str:
        """A message in a form, or in the one that it has instead. A tail that its things have goes with it."""
        tail = next((value for name, value in args.items() if name.endswith("-tail")), "")
        forms = self.forms(message, {**args, "tail": tail})
        while form not in forms:
            form = INSTEAD[form]
        return forms[form]

    def _listed(self, word: str, parts: Sequence[str]) -> str:
        """Several parts with commas and a last "and" or "or"."""
        if len(parts) == 1:
            return parts[0]
        return self.say(f"two-{word}", one=", ".join(parts[:-1]), other=parts[-1])


# ---------------------------------------------------------------------------------------------- what effects share

THERE = "there"
"""Stands for a planet that has been named at the head of the sentence."""


def in_turn(effects: Sequence[Effect]) -> Iterator[tuple[tuple[str, ...], Effect]]:
    """Effects one by one; three or more in a row that differ only by their planet are one effect with all of them."""
    for _, group in groupby(effects, lambda effect: (planet_of(effect) in PLANETS, elsewhere(effect))):
        alike = list(group)
        planets = tuple(planet_of(effect) for effect in alike)
        if len(alike) > 2 and planets[0] in PLANETS:
            yield planets, elsewhere(alike[0])
        else:
            for effect in alike:
                yield (), effect


def planet_of(effect: Effect) -> str:
    """The planet that an effect, or what it costs, names."""
    (part,) = effect["cost"] if effect["op"] == "may" else [effect]
    return str(part.get("planet", ""))


def elsewhere(effect: Effect) -> Effect:
    """The same effect on a planet that is named elsewhere."""
    planet = planet_of(effect)
    if planet not in PLANETS:
        return effect

    def moved(part: Effect) -> Effect:
        return part | {"planet": THERE} if part.get("planet") == planet else part

    if effect["op"] == "may":
        return effect | {name: [moved(part) for part in effect[name]] for name in ("cost", "gain")}
    return moved(effect)


def is_ladder(tiers: Sequence[Effect]) -> bool:
    """Whether the prices differ only by how much is paid and the gains only by how much is gained."""
    parts = [(*tier["cost"], *tier["gain"]) for tier in tiers]
    if any(len(part) != 2 or part[1]["op"] not in AMOUNTS for part in parts):
        return False
    price = parts[0][0]
    alike = len({(kind_of(cost), kind_of(gain)) for cost, gain in parts}) == 1
    own = price["op"] == "exile" and price["zone"] == "self" and price["planet"] in PLANETS
    return alike and (price["op"] == "spend" or own)


def kind_of(effect: Effect) -> str:
    """What an effect is apart from how much there is of it."""
    return str(sorted((effect | {"amount": 0, "count": 0}).items()))


def is_more(effect: Effect, before: Before) -> bool:
    """Whether there was some of the same already. Influence on a planet of one's choice is never the same."""
    return kind_of(effect) in before.had and (effect["op"] != "influence" or effect["planet"] in PLANETS)


def noun(effect: Effect) -> str:
    """What the card is called that an effect moves, if it is a single one."""
    if effect.get("count") != 1:
        return ""
    return "agent" if effect["op"] in ("transfer", "exile") else "card"


def number(effect: Effect) -> dict[str, Value]:
    """How many, if an effect says so."""
    many = effect.get("amount", effect.get("count"))
    return {} if many is None else {"n": many}


def one_comma(text: str) -> str:
    """A text in which clauses that end with a comma have met others, and its end."""
    return re.sub(r",+", ",", text).removesuffix(",")


def capital(text: str) -> str:
    """A text as it begins a sentence."""
    return text[:1].upper() + text[1:]
