"""The effects of the pack as programmes: lists of lines of numbers that `effects.py` carries out one after the other.

A line is OP A B C D E TO. Whatever may be declined, or holds only sometimes, is a line that may jump to TO. A
technology level runs on into the level below it, so that a development is one programme.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from vetta.packs.zenith import FACTIONS, PLANETS, Effect

OP, A, B, C, D, E, TO = range(7)
"""The columns of a line."""

(
    END,  # the effect is finished
    JUMP,  # on with line TO
    LEVEL,  # technology level A begins: what was chosen before is forgotten
    LEVEL_TOKEN,  # the token of level 2, if this development has reached level 2
    ROW_BONUS,  # the bonus of a row that this development has completed
    RULING,  # on if ruling A is played the other way, else line TO
    INFLUENCE,  # B influence on planet A
    PICK,  # A influence on a planet WHERE B, not C, remembered as D, other than those of the set E
    OF_CARD,  # A influence on the planet of the agent moved last
    RUN,  # choose where A neighbouring planets begin; B: they may hang over an edge
    STEP,  # B influence on the planet A places after the first
    RUN_END,  # the tokens that have waited
    GIVE_INFLUENCE,  # A influence for the other side on a planet, not C
    RECENTER,  # a disc goes to its centre
    CREDITS,  # A credits; B: for the other side
    ZENITHIUM,  # A zenithium; B: for the other side
    CARD_COST,  # credits for the cost of the agent moved last
    PER_COLUMN,  # A credits for each column of side B (0 own, 1 other) that is not empty
    BY_LEVEL,  # resource A: B, C or D of it for one, two, three technologies begun
    STEAL,  # B of resource A
    SPEND,  # B of resource A
    HAND_OVER,  # B of item A
    TRANSFER,  # the last agent of column A (-1 any) of the other side
    EXILE,  # the last agent of column B (-1 any) of side A, not C, remembered as D, other than those of the set E
    MOBILIZE,  # the next agent of the deck
    DISCARD,  # one card of the hand
    DISCARD_HAND,
    LEADER,  # A: 0 silver, 1 gold
    BONUS_TOKEN,  # A: 0 from the reserve, 1 from the board
    ADVANCE,  # a level of technology A (ANY, LOWEST), B cheaper, free if C
    IF,  # condition A with the number B, else line TO
    MAY,  # if the price A B C D is paid, else line TO; what it is and what it is for: part E
    PRICES,  # one of A prices, which are the next lines, else line TO
    PRICE,  # a price A B C D, its lines are at TO; what it is and what it is for: part E
    CHOOSE,  # one of A options, which are the next lines
    OPTION,  # its lines are at TO; what it is: part E
) = range(36)

ANYWHERE, OPPONENT_SIDE, CENTRE = range(3)
ANY, LOWEST = 3, 4
CREDITS_ITEM, ZENITHIUM_ITEM, BADGE_ITEM = range(3)
HAS_BADGE, HAS_CREDITS = range(2)

BY_EXILE, BY_ITEM, BY_SPENDING, BY_DISCARD, BY_HAND, BY_TRANSFER, BY_INFLUENCE = range(7)
"""How a price is paid: A of MAY and PRICE."""

SPLIT_PAID, GIVE_OPTIONAL, DISCARD_OPTIONAL, EXILE_OPTIONAL, INFLUENCE_FIRST = range(5)
"""The rulings that change a programme: A of RULING."""

LABELS = {"a": 1, "b": 2}


class Part(NamedTuple):
    """Z6.2, Z7.21  A piece of an effect that somebody is asked about: a price and what it is for, or an option."""

    name: str
    """Whose piece it is, and the number of it: nero-1."""
    cost: Sequence[Effect]
    """Nothing for an option."""
    gain: Sequence[Effect]


class Programmes:
    """All lines, where each effect begins, and the parts that questions are about."""

    def __init__(self) -> None:
        self.lines: list[list[int]] = []
        self.parts: list[Part] = []
        self._source = ""

    def add(self, source: str, effects: Sequence[Effect]) -> int:
        """A programme of its own; the number of its first line."""
        self._source = source
        start = len(self.lines)
        self.write(effects)
        self._line(END)
        return start

    def add_technology(self, letter: str, levels: Sequence[Sequence[Effect]], *, reversed_third: bool) -> list[int]:
        """A side of a technology: the highest level first, each running on into the one below. Where each begins."""
        starts = [0] * len(levels)
        for number in range(len(levels), 0, -1):
            self._source = f"level-{letter.lower()}-{number}"
            starts[number - 1] = self._line(LEVEL, number)
            if number == 3 and reversed_third:
                self._either(INFLUENCE_FIRST, levels[2][::-1], levels[2])
            else:
                self.write(levels[number - 1])
            if number == 2:
                self._line(LEVEL_TOKEN)
        self._line(ROW_BONUS)
        self._line(END)
        return starts

    def write(self, effects: Sequence[Effect]) -> None:
        for number, effect in enumerate(effects):
            rest = effects[number + 1 :]
            if effect["op"] == "give_influence":
                self._perhaps(GIVE_OPTIONAL, (BY_INFLUENCE, 0, 0, _planet(effect.get("not"))), [effect, *rest])
                return
            if effect["op"] in ("discard", "discard_hand") and rest:
                how = BY_DISCARD if effect["op"] == "discard" else BY_HAND
                self._perhaps(DISCARD_OPTIONAL, (how, 0, 0, 0), [effect, *rest])
                return
            self._one(effect)

    # ------------------------------------------------------------------------------------------ lines

    def _line(self, op: int, *numbers: int) -> int:
        self.lines.append([op, *numbers, *[0] * (6 - len(numbers))])
        return len(self.lines) - 1

    def _part(self, cost: Sequence[Effect], gain: Sequence[Effect]) -> int:
        """The number of a part of the effect that is being written."""
        before = sum(part.name.rpartition("-")[0] == self._source for part in self.parts)
        self.parts.append(Part(f"{self._source}-{before + 1}", cost, gain))
        return len(self.parts) - 1

    def _land(self, *lines: int) -> None:
        """Jumps lead here."""
        for line in lines:
            self.lines[line][TO] = len(self.lines)

    def _perhaps(self, ruling: int, price: tuple[int, ...], effects: Sequence[Effect]) -> None:
        """Effects that must happen; if the ruling is played the other way, only for who wants them."""
        must = self._line(RULING, ruling)
        declined = self._line(MAY, *price, self._part(effects[:1], effects[1:]))
        self._land(must)
        for effect in effects:
            self._one(effect)
        self._land(declined)

    def _either(self, ruling: int, other: Sequence[Effect], usual: Sequence[Effect]) -> None:
        as_usual = self._line(RULING, ruling)
        self.write(other)
        done = self._line(JUMP)
        self._land(as_usual)
        self.write(usual)
        self._land(done)

    def _one(self, effect: Effect) -> None:
        getattr(self, f"_{effect['op']}")(effect)

    # ------------------------------------------------------------------------------------------ atoms

    def _influence(self, effect: Effect) -> None:
        planet, amount = effect["planet"], effect["amount"]
        if planet == "of_card":
            self._line(OF_CARD, amount)
        elif planet == "any":
            where = {None: ANYWHERE, "opponent_side": OPPONENT_SIDE, "center": CENTRE}[effect.get("where")]
            others = sum(LABELS[label] for label in effect.get("differs_from") or ())
            label = LABELS.get(effect.get("pick") or "", 0)
            self._line(PICK, amount, where, _planet(effect.get("not")), label, others)
        else:
            self._line(INFLUENCE, _planet(planet), amount)

    def _influence_run(self, effect: Effect) -> None:
        amounts = effect["amounts"]
        start = self._line(RUN, len(amounts), int(bool(effect.get("clip"))))
        for step, amount in enumerate(amounts):
            self._line(STEP, step, amount)
        self._line(RUN_END)
        self._land(start)

    def _give_influence(self, effect: Effect) -> None:
        self._line(GIVE_INFLUENCE, effect["amount"], 0, _planet(effect.get("not")))

    def _recenter(self, effect: Effect) -> None:
        self._line(RECENTER)

    def _credits(self, effect: Effect) -> None:
        self._line(CREDITS, effect["amount"], int(effect.get("to") == "opponent"))

    def _zenithium(self, effect: Effect) -> None:
        self._line(ZENITHIUM, effect["amount"], int(effect.get("to") == "opponent"))

    def _credits_card_cost(self, effect: Effect) -> None:
        self._line(CARD_COST)

    def _credits_per_color(self, effect: Effect) -> None:
        self._line(PER_COLUMN, effect["per"], int(effect["zone"] == "opponent"))

    def _gain_by_tech(self, effect: Effect) -> None:
        self._line(BY_LEVEL, _item(effect["resource"]), *effect["amounts"])

    def _steal(self, effect: Effect) -> None:
        self._line(STEAL, _item(effect["resource"]), effect["amount"])

    def _spend(self, effect: Effect) -> None:
        self._line(SPEND, _item(effect["resource"]), effect["amount"])

    def _give(self, effect: Effect) -> None:
        self._line(HAND_OVER, _item(effect["item"]), effect["amount"])

    def _transfer(self, effect: Effect) -> None:
        for _ in range(effect["count"]):
            self._line(TRANSFER, _planet(effect["planet"]))

    def _exile(self, effect: Effect, label: int = 0, others: int = 0) -> None:
        zone = int(effect["zone"] == "opponent")
        for _ in range(effect["count"]):
            self._line(EXILE, zone, _planet(effect["planet"]), _planet(effect.get("not")), label, others)

    def _mobilize(self, effect: Effect) -> None:
        for _ in range(effect["count"]):
            self._line(MOBILIZE)

    def _discard(self, effect: Effect) -> None:
        for _ in range(effect["count"]):
            self._line(DISCARD)

    def _discard_hand(self, effect: Effect) -> None:
        self._line(DISCARD_HAND)

    def _leader(self, effect: Effect) -> None:
        self._line(LEADER, int(effect["side"] == "gold"))

    def _bonus_token(self, effect: Effect) -> None:
        self._line(BONUS_TOKEN, int(effect["from"] == "board"))

    def _develop(self, effect: Effect) -> None:
        technology = {"any": ANY, "lowest": LOWEST}.get(effect["tech"])
        number = FACTIONS.index(effect["tech"]) if technology is None else technology
        self._line(ADVANCE, number, effect.get("discount") or 0, int(bool(effect.get("free"))))

    # ------------------------------------------------------------------------------------------ combinators

    def _if(self, effect: Effect) -> None:
        condition = {"has_leader_badge": HAS_BADGE, "credits_at_least": HAS_CREDITS}[effect["cond"]]
        no = self._line(IF, condition, effect.get("amount") or 0)
        self.write(effect["then"])
        self._land(no)

    def _may(self, effect: Effect) -> None:
        declined = self._line(MAY, *_price(effect["cost"]), self._part(effect["cost"], effect["gain"]))
        self.write(effect["cost"])
        self.write(effect["gain"])
        self._land(declined)

    def _may_one(self, effect: Effect) -> None:
        tiers = effect["tiers"]
        declined = self._line(PRICES, len(tiers))
        prices = [self._line(PRICE, *_price(tier["cost"]), self._part(tier["cost"], tier["gain"])) for tier in tiers]
        ends = []
        for price, tier in zip(prices, tiers, strict=True):
            self._land(price)
            self.write(tier["cost"])
            self._gain(tier)
            ends.append(self._line(JUMP))
        self._land(declined, *ends)

    def _gain(self, tier: Effect) -> None:
        """The gain of a price; influence that was spent for may be split if it is so agreed."""
        gain = tier["gain"]
        amount = gain[0].get("amount", 0)
        if tier["cost"][0]["op"] == "spend" and gain[0]["op"] == "influence" and amount > 1:
            self._either(SPLIT_PAID, [{**gain[0], "amount": 1}] * amount, gain)
        else:
            self.write(gain)

    def _choose(self, effect: Effect) -> None:
        options = effect["options"]
        self._line(CHOOSE, len(options))
        lines = [self._line(OPTION, 0, 0, 0, 0, self._part((), option)) for option in options]
        ends = []
        for line, option in zip(lines, options, strict=True):
            self._land(line)
            self.write(option)
            ends.append(self._line(JUMP))
        self._land(*ends)

    def _card_then(self, effect: Effect) -> None:
        own_exile = effect["card"]["op"] == "exile" and effect["card"]["zone"] == "self"
        declined = []
        for time in range(effect["times"]):
            if own_exile:
                must = self._line(RULING, EXILE_OPTIONAL)
                price = [effect["card"]]
                declined.append(self._line(MAY, *_price(price), self._part(price, effect["gain"])))
                self._land(must)
            if effect.get("distinct_planets"):
                self._exile(effect["card"], label=1 if time == 0 else 0, others=0 if time == 0 else 1)
            else:
                self._one(effect["card"])
            self.write(effect["gain"])
        self._land(*declined)


def _planet(name: str | None) -> int:
    return PLANETS.index(name) if name in PLANETS else -1


def _item(name: str) -> int:
    return {"credits": CREDITS_ITEM, "zenithium": ZENITHIUM_ITEM, "leader_badge": BADGE_ITEM}[name]


def _price(cost: Sequence[Effect]) -> tuple[int, int, int, int]:
    """A price as the numbers of a line: how it is paid, and three numbers that say what."""
    (effect,) = cost
    match effect["op"]:
        case "exile":
            zone = int(effect["zone"] == "opponent")
            if effect.get("not"):
                return BY_EXILE, zone, -2 - _planet(effect["not"]), effect["count"]
            return BY_EXILE, zone, _planet(effect["planet"]), effect["count"]
        case "give":
            return BY_ITEM, _item(effect["item"]), effect["amount"], 0
        case "spend":
            return BY_SPENDING, _item(effect["resource"]), effect["amount"], 0
        case "discard":
            return BY_DISCARD, 0, 0, 0
        case "transfer":
            return BY_TRANSFER, 0, 0, 0
    raise ValueError(f"{effect['op']} is no price")
