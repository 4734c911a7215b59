"""A game's rulebook, clause by clause, read from RULES.md (RULES.it.md, RULES.de.md) in the game's package.

A chapter begins with `## L3 Push`. A clause begins with its number and its mark, `**L3.2** (printed)`, and goes on to
the next clause or chapter. What stands before the first chapter is the preface.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from vetta.core.game import Game
from vetta.core.text import TextError, Texts

MARKS = ("printed", "found", "designed")
"""Where a clause comes from: the game's own rulebook, another source, or our choice where nobody says anything."""

CHAPTER = re.compile(r"^## (?P<number>[A-Z]\d+) (?P<title>.+)$", re.MULTILINE)
CLAUSE = re.compile(r"^\*\*(?P<number>[A-Z]\d+\.\d+)\*\* \((?P<mark>.+?)\) ", re.MULTILINE)


class Clause(NamedTuple):
    """One numbered rule. Its text is Markdown; its mark is one of MARKS in every language."""

    number: str
    mark: str
    text: str


class Chapter(NamedTuple):
    """Rules that belong together."""

    number: str
    title: str
    clauses: tuple[Clause, ...]


class Rulebook(NamedTuple):
    """A whole rulebook in one language."""

    title: str
    preface: str
    chapters: tuple[Chapter, ...]

    @property
    def clauses(self) -> tuple[Clause, ...]:
        return tuple(clause for chapter in self.chapters for clause in chapter.clauses)

    def clause(self, number: str) -> Clause:
        for clause in self.clauses:
            if clause.number == number:
                return clause
        raise TextError(f"the rulebook has no clause {number!r}")


def rulebook(game: Game, language: str) -> Rulebook:
    """The rulebook of a game."""
    return read_rulebook(game.package, language)


def clause(game: Game, language: str, number: str) -> Clause:
    """One clause of a game's rulebook."""
    return rulebook(game, language).clause(number)


@cache
def read_rulebook(package: str, language: str, part: str = "RULES") -> Rulebook:
    """Reads the rulebook that lies in a package, or another part of it, which has the same form."""
    texts = Texts(None, language)
    name = f"{part}.md" if language == "en" else f"{part}.{language}.md"
    text = files(package).joinpath(name).read_text("utf-8")
    title, rest = text.removeprefix("# ").split("\n", 1)
    return _parse(name, title, rest, {texts.say(f"mark-{mark}"): mark for mark in MARKS})


def _parse(name: str, title: str, text: str, marks: dict[str, str]) -> Rulebook:
    """`marks` are the words for MARKS in the language of the text."""
    preface, parts = _cut(CHAPTER, text)
    chapters = []
    for chapter, body in parts:
        before, rules = _cut(CLAUSE, body)
        if before:
            raise TextError(f"{name}: in chapter {chapter['number']} stands text that belongs to no clause")
        for rule, _ in rules:
            if rule["mark"] not in marks:
                raise TextError(f"{name}: clause {rule['number']} is marked {rule['mark']!r}, not {', '.join(marks)}")
        clauses = tuple(Clause(rule["number"], marks[rule["mark"]], wording) for rule, wording in rules)
        chapters.append(Chapter(chapter["number"], chapter["title"], clauses))
    return Rulebook(title, preface, tuple(chapters))


def _cut(pattern: re.Pattern[str], text: str) -> tuple[str, list[tuple[re.Match[str], str]]]:
    """What stands before the first match, and each match with what follows it up to the next."""
    found = list(pattern.finditer(text))
    starts = [match.start() for match in found] + [len(text)]
    after = [text[match.end() : starts[i + 1]].strip() for i, match in enumerate(found)]
    return text[: starts[0]].strip(), list(zip(found, after, strict=True))
