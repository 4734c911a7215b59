"""The numbers in the rulebook: only here the tables and counts that people read are compared with the game's own."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from tests.games.labyrinth.facts import MOVABLE, ROOTED, SHAPE_NAMES, STANDARD_DECK, STEEP_DECK, TREASURES
from vetta.core.rulebook import clause
from vetta.core.text import LANGUAGES, Texts
from vetta.games import game

LABYRINTH = game("labyrinth")
ALL_LANGUAGES = pytest.mark.parametrize("language", LANGUAGES)
NUMERALS = {
    "en": ("two", "three", "four", "six", "twelve", "sixteen", "seventeen", "nine", "eight"),
    "it": ("due", "tre", "quattro", "sei", "dodici", "sedici", "diciassette", "nove", "otto"),
    "de": ("zwei", "drei", "vier", "sechs", "zwölf", "sechzehn", "siebzehn", "neun", "acht"),
}
VALUES = (2, 3, 4, 6, 12, 16, 17, 9, 8)


def rule(number: str, language: str) -> str:
    found = clause(LABYRINTH, language, number)
    assert found
    return found.text


def rows(text: str) -> list[list[str]]:
    """The rows of the tables in a text, their heads left out."""
    lines = [line.strip("|").split("|") for line in text.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line] for line in lines]


def tables(language: str) -> tuple[list[list[str]], list[list[str]]]:
    found = rows(rule("L1.3", language))
    second = next(n for n, row in enumerate(found[2:], 2) if set(found[n + 1 if n + 1 < len(found) else n][0]) == {"-"})
    return found[2:second], found[second + 2 :]


def numbers(text: str, language: str) -> list[int]:
    """The numbers in a text, written as figures or words, in order."""
    words = dict(zip(NUMERALS[language], VALUES, strict=True)) | {"zweit": 2, "dritt": 3, "viert": 4}
    found = re.findall(r"\d+|\w+", text.casefold())
    return [int(word) if word.isdigit() else words[word] for word in found if word.isdigit() or word in words]


@ALL_LANGUAGES
def test_the_table_of_rooted_towers(language: str) -> None:
    """L1.3"""
    texts = Texts(LABYRINTH, language)
    told = {}
    for cells, floors, _ways, treasure in tables(language)[0]:
        for name in re.findall(r"\b[a-e][1-5]\b", cells):
            carried = [one for one in TREASURES if texts.kind(one) in treasure]
            told[name] = (int(floors), carried)
    assert told == {tower.cell: (tower.height, [tower.treasure] if tower.treasure else []) for tower in ROOTED.values()}


@ALL_LANGUAGES
def test_the_table_of_movable_towers(language: str) -> None:
    """L1.3"""
    texts = Texts(LABYRINTH, language)
    table = tables(language)[1]
    assert len(table) == 5
    for row, height in zip(table, range(1, 6), strict=True):
        assert str(height) in row[0]
        for told, shape in zip(row[1:], "ILT", strict=True):
            towers = [tower for tower in MOVABLE.values() if (tower.height, tower.shape) == (height, shape)]
            assert sum(map(int, re.findall(r"\d+", told))) == len(towers), (height, SHAPE_NAMES[shape])
            carried = sorted(one for one in TREASURES if re.search(rf"\b{texts.kind(one)}\b", told))
            assert carried == sorted(tower.treasure for tower in towers if tower.treasure)


@ALL_LANGUAGES
def test_the_counts_in_the_rules(language: str) -> None:
    """L1.2, L1.5, L2.3, L8.2"""
    assert Counter(numbers(rule("L1.2", language), language)) >= Counter([len(ROOTED), len(MOVABLE), 16])
    cards = numbers(rule("L1.5", language), language)
    assert Counter(cards) >= Counter([4, 12, 4, 24, 8])
    assert STANDARD_DECK == (8, 8, 8)
    assert sum(STANDARD_DECK) == 24
    dealt = Counter(numbers(rule("L2.3", language), language))
    assert dealt >= Counter([12, 6, 2, 4, 3, 3, 4])
    assert all(seats * each == len(TREASURES) for seats, each in ((2, 6), (3, 4), (4, 3)))
    steep = numbers(rule("L8.2", language).rpartition("a3")[2], language)
    assert steep[-3:] == list(STEEP_DECK)
