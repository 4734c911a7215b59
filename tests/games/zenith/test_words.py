"""The texts of agents, levels and tokens: only here they are read, by rules of grammar and against ones by hand."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from tests.games.zenith.by_hand import AGENTS, FIRST, LEVELS, TOKEN_TEXTS, TOKENS, UNPRINTED
from vetta.core.rulebook import clause
from vetta.core.text import LANGUAGES, Texts, Value, messages
from vetta.games import game
from vetta.games.zenith.words import Words, composed
from vetta.packs.zenith import PACK, PLANETS, Effect

ALL_LANGUAGES = pytest.mark.parametrize("language", LANGUAGES)

WRONG = {
    "en": (
        r"\b1 (more )?(credits|cards)\b",
        r"\b(?!1 )\d+ (more )?(credit|card)\b",
        r"\ba [aeiou]|\ban [^aeiou]",
        r"\b(may|to|you) gains\b|opponent gain\b(?<!let your opponent gain)",
    ),
    "it": (
        r"\b1 (altri |altre )?(Crediti|carte|tuoi|Agenti)\b|\b1 altr[ie]\b",
        r"\b(?!1 )\d+ (altr[oa] )?(Credito|carta|tuo|Agente)\b",
        r"\baltr[io] (\d+ )?(Influenza|cart[ae])\b|\baltr[ae] (\d+ )?(Agent|Credit|Zenithium|tuo)",
        r"\b(su|da|di) (Terra|il|lo|la|i|gli|le|l’)\b|\b[sd][ua]lla (Mercurio|Venere|Marte|Giove)\b",
        r"\b(un|ognuno|quello|il|dal) (Influenza|carta|Tecnologia)\b|\b(una|quella|la) (pianeta|Agente|badge)\b",
        r"\b(quello|quella|lo|la|della|dello) [AEIOUaeiou]",
        r"(?i)\b(puoi|per) (ottieni|mobilita|esilia|trasferisci|scarta|prendi|ruba|da’|metti|spendi)\b",
    ),
    "de": (
        r"\b1 (weitere )?(Credits|Karten|eigene)\b|\b1 weitere [^K]",
        r"\b(?!1 )\d+ (Credit|Karte|eigenen)\b|\b(?!1 )\d+ weitere[ns]\b",
        r"\bauf (einen|den|dem|der|die) (Merkur|Venus|Terra|Mars|Jupiter)\b|\bauf (einen|den) |\beinem Planet\b",
        r"\b(der|dem|die|diesem) Agenten?\b|\b(den|das|dieses|jedes) Karte\b|\b(die|der|den) Führungsabzeichen\b",
        r"\bzu (ab|aus)(geb|werb|leg)|\bdarfst [^,.]* zu [a-z]+en\b",
        r"(?<!,) (um|dessen|die nicht|der nicht|wenn) |(?<!^)\bWenn [^,]*\.",
    ),
}
"""What is never right in a language: numbers with the wrong form of a word, wrong articles, prepositions and forms."""

MISTAKES = {
    "en": ("Gain 1 credits.", "Mobilize 2 card.", "Take a influence.", "You may gains 2 credits."),
    "it": (
        "Ottieni 1 Crediti.", "Mobilita 2 carta.", "Ottieni altri 2 Influenza.", "Ottieni 1 Influenza su Terra.",
        "Ottieni 1 Influenza sulla Marte.", "Esilia una Agente.", "Il costo di quello Agente.", "Puoi ottieni 2.",
    ),
    "de": (
        "Erhalte 1 Credits.", "Erhalte 2 weiteren Credits.", "Erhalte 1 Einfluss auf dem Mars.",
        "Nimm den Führungsabzeichen.", "Du darfst 1 Karte zu verbannen.", "Du darfst 1 Agenten verbannen um zu gehen.",
    ),
}  # fmt: skip
"""Sentences that the rules above must find fault with."""

NAMES = {
    "en": ("Mercury", "Venus", "Terra", "Mars", "Jupiter"),
    "it": ("Mercurio", "Venere", "Terra", "Marte", "Giove"),
    "de": ("Merkur", "Venus", "Terra", "Mars", "Jupiter"),
}
OTHERS = {
    "en": r"\b(un|il|su|und|auf|der|die|puoi|du)\b",
    "it": r"\b(the|you|your|on|of|und|auf|der|die)\b",
    "de": r"\b(the|you|your|of|un|il|su|puoi)\b",
}
"""Words of the two other languages."""


def read(written: str) -> list[Effect]:
    """Effects as a pack writes them."""
    effects: list[Effect] = tomllib.loads(f"effects = [{written}]")["effects"]
    return effects


@cache
def said(language: str) -> Mapping[str, str]:
    return composed(language)


def everything() -> list[tuple[str, list[Effect]]]:
    """Every text by the name of its message, with its effects."""
    found = [(f"agent-{agent.id}", agent.effects) for agent in PACK.agents]
    found += [(f"level-{s.letter.lower()}-{n}", level) for s in PACK.sides for n, level in enumerate(s.levels, 1)]
    return found + [(f"token-{token.kind.replace('_', '-')}", token.effects) for token in PACK.tokens]


def numbers(value: Any) -> Iterator[int]:
    """The numbers that a text must tell: not that a badge is one, nor that a card goes with each gain."""
    if isinstance(value, dict):
        for name, part in value.items():
            badge = name == "amount" and value.get("item") == "leader_badge"
            if name != "card" and not badge and (name, part) != ("times", 1):
                yield from numbers(part)
    elif isinstance(value, list):
        for part in value:
            yield from numbers(part)
    elif type(value) is int:
        yield value


def planets(value: Any) -> set[str]:
    """The planets that effects name."""
    if isinstance(value, dict):
        return planets(list(value.values()))
    if isinstance(value, list):
        return {planet for part in value for planet in planets(part)}
    return {value} & set(PLANETS) if isinstance(value, str) else set()


# ------------------------------------------------------------------------------------------ by hand


@pytest.mark.parametrize("agent", AGENTS)
@ALL_LANGUAGES
def test_an_agent_says_what_is_written_by_hand(language: str, agent: str) -> None:
    (found,) = (one for one in PACK.agents if one.id == agent)
    n = LANGUAGES.index(language)
    assert said(language)[f"agent-{agent}.text"] == f"{FIRST[found.planet][n]} {AGENTS[agent][n]}"
    assert said(language)[f"agent-{agent}"] == found.name


@ALL_LANGUAGES
def test_every_agent_begins_with_influence_on_its_planet(language: str) -> None:
    for agent in PACK.agents:
        first = FIRST[agent.planet][LANGUAGES.index(language)]
        assert said(language)[f"agent-{agent.id}.text"].startswith(f"{first} "), agent.id


@ALL_LANGUAGES
def test_levels_and_tokens_say_what_is_written_by_hand(language: str) -> None:
    n = LANGUAGES.index(language)
    for level, texts in LEVELS.items():
        assert said(language)[f"level-{level}.text"] == texts[n]
    for token, names in TOKENS.items():
        assert said(language)[f"token-{token}"] == names[n]
        assert said(language)[f"token-{token}.text"] == TOKEN_TEXTS[token][n]
    assert said(language)["level-p-4"] == ("Level P4", "Livello P4", "Stufe P4")[n]


@pytest.mark.parametrize("written", UNPRINTED)
@ALL_LANGUAGES
def test_effects_that_no_card_has_can_be_said_too(language: str, written: tuple[str, ...]) -> None:
    assert Words(language).text(read(written[0])) == written[1 + LANGUAGES.index(language)]


def test_a_token_of_another_kind_is_named_after_what_it_does() -> None:
    effects: list[Effect] = [{"op": "discard_hand"}]
    assert [Words(language).short(effects) for language in LANGUAGES] == [
        "Discard your whole hand", "Scarta tutta la tua mano", "Leg deine ganze Hand ab",
    ]  # fmt: skip
    two: list[Effect] = [{"op": "credits", "amount": 1}, {"op": "zenithium", "amount": 1}]
    assert [Words(language).short(two) for language in LANGUAGES] == [
        "1 credit and 1 zenithium", "1 Credito e 1 Zenithium", "1 Credit und 1 Zenithium",
    ]  # fmt: skip


# ------------------------------------------------------------------------------------------ by rules


@ALL_LANGUAGES
def test_every_agent_level_and_token_has_a_name_and_a_text(language: str) -> None:
    names = [name for name, _ in everything()]
    assert list(said(language)) == [message for name in names for message in (name, f"{name}.text")]
    assert len(names) == 90 + 30 + 8


@ALL_LANGUAGES
def test_every_text_is_made_of_finished_sentences(language: str) -> None:
    for name, _ in everything():
        text = said(language)[f"{name}.text"]
        assert re.fullmatch(r"[A-ZÀ-Ü].*[a-zà-ü0-9]\.", text), text
        assert not re.search(r"[{}$_\n]|  |\s[,.:;]|[,.:;]{2}|\?|None|[,:;][a-zA-Z]|\.[A-Za-z]", text), text
        assert all(re.match(r"[A-ZÀ-Ü]", sentence) for sentence in text.split(". ")), text


@ALL_LANGUAGES
def test_the_rules_of_a_language_find_its_mistakes(language: str) -> None:
    found = {m: [wrong for wrong in WRONG[language] if re.search(wrong, m)] for m in MISTAKES[language]}
    assert all(found.values())
    assert {wrong for wrongs in found.values() for wrong in wrongs} == set(WRONG[language])


@ALL_LANGUAGES
def test_no_text_breaks_a_rule_of_its_language(language: str) -> None:
    for text in [*said(language).values(), *(written[1 + LANGUAGES.index(language)] for written in UNPRINTED)]:
        assert not [wrong for wrong in WRONG[language] if re.search(wrong, text)], text
    for name, _ in everything():
        text = said(language)[f"{name}.text"]
        assert not re.search(OTHERS[language], text.lower()), text


@ALL_LANGUAGES
def test_every_number_and_every_planet_of_the_effects_stands_in_the_text_and_no_other(language: str) -> None:
    for name, effects in everything():
        text = said(language)[f"{name}.text"]
        assert set(numbers(effects)) <= {int(found) for found in re.findall(r"\d+", text)}, text
        named = {planet for planet, word in zip(PLANETS, NAMES[language], strict=True) if word in text}
        assert named == planets(effects), text


def test_the_languages_tell_the_same_numbers() -> None:
    for name, _ in everything():
        told = {tuple(sorted(re.findall(r"\d+", said(language)[f"{name}.text"]))) for language in LANGUAGES}
        assert len(told) == 1, name


@ALL_LANGUAGES
def test_different_effects_are_told_apart_and_the_same_ones_read_the_same(language: str) -> None:
    by_text: dict[str, set[str]] = {}
    for name, effects in everything():
        by_text.setdefault(said(language)[f"{name}.text"], set()).add(json.dumps(effects, sort_keys=True))
    assert all(len(same) == 1 for same in by_text.values())
    assert len(by_text) == len({json.dumps(effects, sort_keys=True) for _, effects in everything()})


# ------------------------------------------------------------------------------------------ the pieces


class References(Visitor):
    """The messages that a pattern refers to."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


class Heard(Words):
    """Remembers what was said."""

    def __init__(self, language: str) -> None:
        super().__init__(language)
        self.heard: set[str] = set()

    def _format(self, message: str, args: Mapping[str, Value], attribute: str = "") -> str:
        self.heard.add(message)
        return super()._format(message, args, attribute)


def pieces(language: str) -> dict[str, ast.Message]:
    body = messages("vetta.games.zenith", language, "words").body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


@ALL_LANGUAGES
def test_every_piece_is_used_and_none_is_missing(language: str) -> None:
    words = Heard(language)
    for _, effects in everything():
        words.text(effects)
    for written in UNPRINTED:
        words.text(read(written[0]))
    for token in PACK.tokens:
        words.short(token.effects)
    used = words.heard | {"level"}
    there = pieces(language)
    waiting = set(used)
    while waiting:
        references = References()
        references.visit(there[waiting.pop()])
        waiting |= references.found - used
        used |= references.found
    assert sorted(there.keys() - used) == []


# ------------------------------------------------------------------------------------------ the rulebook


@ALL_LANGUAGES
def test_the_rulebook_has_the_six_sides_of_the_technology_board_as_they_read_in_play(language: str) -> None:
    """Z1.3  A table for each side, level by level, copied from the texts that are made out of the pack."""
    this = game("zenith")
    texts = Texts(this, language)
    tables = ""
    for side in PACK.sides:
        letter = side.letter.lower()
        levels = {f"{side.letter}{n}": f"level-{letter}-{n}" for n in range(1, 6)}
        tables += f"\n\n| {side.letter} | {texts.place(f'technology-{side.faction}')} |\n|---|---|"
        tables += "".join(f"\n| {name} | {said(language)[f'{level}.text']} |" for name, level in levels.items())
        text = " ".join(f"{said(language)[level]}: {said(language)[f'{level}.text']}" for level in levels.values())
        assert texts.kind_form(f"side-{letter}", "text") == text
    assert clause(this, language, "Z1.3").text.endswith(tables)
