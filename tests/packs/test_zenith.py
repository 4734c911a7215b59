"""The pack of Zenith: only here it is counted against the printed game, damaged, and what is said of it is read."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from vetta.packs import PackError, open_pack, pack_file
from vetta.packs.zenith import PACK, VOCABULARY, Effect, Pack, check

WHOLE = pack_file("zenith").read_text("utf-8")


def inside(effects: list[Effect]) -> Iterator[Effect]:
    """Effects with all that stand inside them."""
    for effect in effects:
        yield effect
        for value in effect.values():
            yield from _inside(value)


def _inside(value: Any) -> Iterator[Effect]:
    if isinstance(value, dict):
        yield from inside([value]) if "op" in value else _inside(list(value.values()))
    elif isinstance(value, list):
        for part in value:
            yield from _inside(part)


# ------------------------------------------------------------------------------------------ counts and sums


def test_there_are_ninety_agents_six_of_each_planet_and_faction() -> None:
    assert len(PACK.agents) == 90
    assert Counter(agent.planet for agent in PACK.agents) == dict.fromkeys(PACK.planets, 18)
    assert Counter(agent.faction for agent in PACK.agents) == dict.fromkeys(PACK.factions, 30)
    pairs = Counter((agent.planet, agent.faction) for agent in PACK.agents)
    assert len(pairs) == 15
    assert set(pairs.values()) == {6}


def test_the_costs_are_the_printed_ones() -> None:
    costs = Counter(agent.cost for agent in PACK.agents)
    assert [costs[cost] for cost in range(1, 11)] == [16, 14, 13, 12, 6, 12, 4, 3, 5, 5]
    assert sum(agent.cost for agent in PACK.agents) == 380


def test_planets_factions_sides_and_tokens_stand_in_their_order() -> None:
    assert PACK.planets == ["mercury", "venus", "terra", "mars", "jupiter"]
    assert PACK.factions == ["animod", "human", "robot"]
    assert [(side.letter, side.faction) for side in PACK.sides] == [
        ("S", "animod"), ("D", "animod"), ("U", "human"), ("O", "human"), ("N", "robot"), ("P", "robot"),
    ]  # fmt: skip
    assert [agent.planet for agent in PACK.agents] == [planet for planet in PACK.planets for _ in range(18)]
    for planet in PACK.planets:
        ids = [agent.id for agent in PACK.agents if agent.planet == planet]
        assert ids == sorted(ids)


def test_there_are_thirty_technology_levels_and_every_fifth_one_is_the_same() -> None:
    assert [len(side.levels) for side in PACK.sides] == [5] * 6
    assert all(side.levels[4] == [{"op": "influence", "planet": "any", "amount": 2}] for side in PACK.sides)
    assert [row[0]["amount"] for row in PACK.rows] == [1, 2, 3]


def test_there_are_sixteen_tokens_of_eight_kinds() -> None:
    assert [(token.kind, token.count) for token in PACK.tokens] == [
        ("influence", 4), ("zenithium_1", 3), ("credits_3", 2), ("credits_4", 2),
        ("leader_badge", 2), ("mobilize_2", 1), ("exile_2", 1), ("transfer_1", 1),
    ]  # fmt: skip
    assert sum(token.count for token in PACK.tokens) == 16
    assert all(len(token.effects) == 1 for token in PACK.tokens)


def test_the_numbers_of_the_set_up_are_the_printed_ones() -> None:
    start = PACK.start
    assert (start.credits, start.zenithium, start.hand, start.sides) == (12, 1, 4, ["S", "U", "N"])
    assert [(e["planet"], e["amount"]) for e in start.second] == [("terra", 1)]
    assert [(e["planet"], e["amount"]) for e in start.second_team] == [("mars", 1), ("venus", 1)]
    assert [(e["planet"], e["amount"]) for e in start.beginner] == [("mars", 1), ("venus", 1)]
    assert (PACK.hand.none, PACK.hand.silver, PACK.hand.gold) == (4, 5, 6)
    assert (PACK.victory.absolute, PACK.victory.democratic, PACK.victory.popular) == (3, 4, 5)
    assert PACK.track.control == 4
    assert (PACK.team.technology, PACK.team.diplomacy) == (["mercury", "venus", "terra"], ["terra", "mars", "jupiter"])
    assert PACK.team.gifts == 2


def test_every_word_of_the_vocabulary_is_used_and_how_often() -> None:
    """Counted by hand on the cards, the boards and the tokens."""
    everything = [agent.effects for agent in PACK.agents] + [level for side in PACK.sides for level in side.levels]
    everything += [token.effects for token in PACK.tokens]
    times = Counter(effect["op"] for effects in everything for effect in inside(effects))
    assert set(times) == set(VOCABULARY)
    assert (times["may_one"], times["choose"], times["card_then"], times["develop"]) == (12, 4, 5, 5)
    assert (times["steal"], times["give_influence"], times["recenter"], times["gain_by_tech"]) == (2, 2, 1, 2)
    assert (times["discard"], times["discard_hand"], times["credits_card_cost"], times["influence_run"]) == (4, 1, 3, 4)


# ------------------------------------------------------------------------------------------ damage

NERO = r'(id = "nero".*\n.*\n.*)'
DAMAGE = [
    (NERO + r'"zenithium"', r'\1"zenithum"', "agent nero: there is no effect 'zenithum'"),
    (NERO + r'"zenithium", amount', r'\1"zenithium", number', "agent nero: zenithium has no field 'number'"),
    (NERO + r'"zenithium", amount = 3', r'\1"zenithium"', "agent nero: zenithium needs the field 'amount'"),
    (NERO + r'"zenithium", amount = 3', r'\1"zenithium", amount = 0', "agent nero: amount of zenithium must be"),
    (NERO + r'"zenithium"', r'\1"recenter", planet = "venus"', "agent nero: recenter has no field 'amount'"),
    (NERO + r'"zenithium", amount = 3', r'\1"mobilize", count = "two"', "agent nero: count of mobilize must"),
    (r'(name = "Nero", planet = )"mercury"', r'\1"pluto"', "agent nero: there is no planet 'pluto'"),
    (r'(name = "Nero", planet = )"mercury"', r'\1"venus"', "agent nero: the first effect must be 1 influence on venus"),
    (r'(name = "Nero".*faction = )"animod"', r'\1"animal"', "agent nero: there is no faction 'animal'"),
    (r'(name = "Nero".*cost = )7', r"\g<1>11", "agent nero: the cost 11 is not from 1 to 10"),
    (r'id = "nero"', 'id = "Nero"', "'Nero' is no id"),
    (r'name = "Nero"', 'name = "Ne{ro"', "agent nero: 'Ne{ro' is no name"),
    (r'name = "Nero"', 'name = "Khan"', "two agents have the name 'Khan'"),
    (r'id = "nero"', 'id = "khan"', "two agents have the id 'khan'"),
    (r'    \{ id = "nero"(.*\n){4}', "", "there are 17 agents of mercury; there must be 18"),
    (r'pick = "a"', 'pick = "c"', "agent cl4rke: pick of influence must be a label, not 'c'"),
    (r'differs_from = \["a"\]', 'differs_from = ["b"]', "agent cl4rke: differs_from of influence names 'b'"),
    (r'(amount = 2, )(not = "mercury")', r'\1where = "center", \2', "agent secret-kali: influence can only have one"),
    (r'cost = \[\{ op = "give"', 'cost = [{ op = "steal"', "agent cl4rke: steal has no field 'item'"),
    (r'item = "zenithium"', 'item = "hat"', "agent cl4rke: item of give cannot be 'hat'"),
    (r'item = "leader_badge", amount = 1', 'item = "leader_badge", amount = 2', "agent double-joe: there is only one"),
    (r'(Double Joe.*\n.*\n.*)"zenithium"', r'\1"spend", resource = "credits"', "agent double-joe: spend can only be"),
    (r'then = \[\{ op = "bonus_token", from = "reserve" \}', "then = [", "agent guy-gambler: if has nothing to gain"),
    (r'from = "reserve"', 'from = "table"', "agent guy-gambler: from of bonus_token cannot be 'table'"),
    (r'then = \[\{ op = "credits", amount = 3 \}', 'then = [{ op = "choose", options = []}', "agent huxl3y: choose"),
    (r'cond = "credits_at_least", amount = 6', 'cond = "credits_at_least"', "agent th0mps0n: if has an amount with"),
    (r'planet = "any", amount = 2, not', 'planet = "of_card", amount = 2, not', "agent secret-kali: influence speaks"),
    (r'planet = "any", amount = 2, not = "mercury"', 'planet = "mars", amount = 2, not = "venus"', "agent secret-kali"),
    (r'cost = \[\{ op = "discard", count = 1 \}\]', "cost = []", "agent ice-june: may has 0 costs; it must have one"),
    (r'cost = \[\{ op = "discard", count = 1', 'cost = [{ op = "mobilize", count = 1', "agent ice-june: mobilize"),
    (r'cost = \[\{ op = "discard", count = 1', 'cost = [{ op = "discard", count = 2', "agent ice-june: influence"),
    (r'card = \{ op = "transfer"', 'card = { op = "discard"', "agent caligula: discard has no field 'planet'"),
    (r'(id = "caligula"(.*\n){2}.*)count = 1', r"\1count = 2", "agent caligula: card_then must move one card"),
    (r'discount = 1', 'free = true, discount = 1', "agent archimedes: develop has either a discount or is free"),
    (r"amounts = \[4, 8, 12\]", "amounts = [4, 8]", "agent moussa: gain_by_tech needs three amounts"),
    (r'            \[\{ op = "zenithium", amount = 1 \}\],\n', "", "agent v4nc3: choose has 1 options; it must have 2"),
    (r'letter = "S"', 'letter = "s"', "'s' is no name of a technology side"),
    (r'letter = "D"', 'letter = "S"', "technology side S is there twice"),
    (r'(letter = "D".*\n.*\n.*)credits', r"\1crédits", "technology level D2: there is no effect 'crédits'"),
    (r'(letter = "D".*\n).*\n', r"\1", "technology side D has 4 levels; it must have 5"),
    (r'letter = "D", faction = "animod"', 'letter = "D", faction = "human"', "two technology sides of each faction"),
    (r'kind = "credits_3", count = 2', 'kind = "credits_3", count = 3', "there are 17 bonus tokens; there must be 16"),
    (r'kind = "credits_4"', 'kind = "credits_3"', "token credits_3 is there twice"),
    (r'kind = "credits_4"', 'kind = "4 credits"', "'4 credits' is no kind of token"),
    (r'sides = \["S", "U", "N"\]', 'sides = ["S", "D", "N"]', "the first game must use one technology side of each"),
    (r'second = \[\{ op = "influence", planet = "terra"', 'second = [{ op = "influence", planet = "any"', "start."),
    (r'"mercury", "venus", "terra", "mars"', '"venus", "mercury", "terra", "mars"', "the planets must be mercury"),
    (r'factions = \["animod", "human"', 'factions = ["human", "animod"', "the factions must be animod, human, robot"),
    (r"silver = 5", "silver = 3", "a hand is drawn up to at most 6 cards, and with a better badge never to fewer"),
    (r'diplomacy = \["terra"', 'diplomacy = ["earth"', "team: there is no planet 'earth'"),
    (r"popular = 5", "popular = 0", "every victory needs at least one disc"),
    (r"control = 4", "control = 5", "a disc is captured 5 spaces from the centre; it must be 4"),
    (r'(\nanimod = \[\{ op = )"leader"', r'\1["leader"]', "leadership of animod: there is no effect ['leader']"),
    (r"gifts = 2", "gifts = 2\nguests = 3", "contains unknown field `guests`"),
]  # fmt: skip


@pytest.fixture
def packs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of packs, still empty, that is in use."""
    (tmp_path / "zenith").mkdir()
    monkeypatch.setenv("VETTA_PACKS", str(tmp_path))
    return tmp_path / "zenith" / "pack.toml"


@pytest.mark.parametrize(("pattern", "instead", "sentence"), DAMAGE)
def test_a_wrong_pack_is_refused_in_one_sentence(packs: Path, pattern: str, instead: str, sentence: str) -> None:
    damaged, times = re.subn(pattern, instead, WHOLE, count=1, flags=re.M)
    assert times == 1
    packs.write_text(damaged, "utf-8")
    with pytest.raises(PackError) as refused:
        open_pack("zenith", Pack, check)
    said = str(refused.value)
    assert said.startswith(f"{packs}: ")
    assert sentence in said
    assert "\n" not in said


def test_the_whole_pack_is_good_wherever_it_lies(packs: Path) -> None:
    packs.write_text(WHOLE, "utf-8")
    assert open_pack("zenith", Pack, check) == PACK
