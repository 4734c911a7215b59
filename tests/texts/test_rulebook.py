"""The rulebooks: only here they are compared with each other, language by language."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

from vetta.core.game import Game
from vetta.core.rulebook import CLAUSE, MARKS, clause, read_rulebook, rulebook
from vetta.core.text import LANGUAGES, TextError
from vetta.games import game

ALL_LANGUAGES = pytest.mark.parametrize("language", LANGUAGES)


@ALL_LANGUAGES
def test_every_language_has_the_same_clauses_with_the_same_marks(any_game: Game, language: str) -> None:
    other, english = rulebook(any_game, language), rulebook(any_game, "en")
    assert [rule[:2] for rule in other.clauses] == [rule[:2] for rule in english.clauses]
    assert [chapter.number for chapter in other.chapters] == [chapter.number for chapter in english.chapters]


@ALL_LANGUAGES
def test_clauses_are_numbered_without_gaps_and_none_is_empty_or_lost(any_game: Game, language: str) -> None:
    book = rulebook(any_game, language)
    assert book.title
    assert book.preface
    for n, chapter in enumerate(book.chapters, 1):
        assert chapter.number[1:] == str(n)
        assert [rule.number for rule in chapter.clauses] == [
            f"{chapter.number}.{m}" for m in range(1, len(chapter.clauses) + 1)
        ]
        assert all(rule.mark in MARKS and len(rule.text) > 40 for rule in chapter.clauses)
    name = "RULES.md" if language == "en" else f"RULES.{language}.md"
    source = files(any_game.package).joinpath(name).read_text("utf-8")
    bold = re.findall(r"^\W*[A-Z]\d+\.\d+\b", source, re.MULTILINE)
    assert len(bold) == len(CLAUSE.findall(source)) == len(book.clauses)


@ALL_LANGUAGES
def test_translations_name_the_same_clauses_cells_and_numbers(any_game: Game, language: str) -> None:
    """A figure changed in one language and forgotten in another is seen here."""
    for mine, english in zip(rulebook(any_game, language).clauses, rulebook(any_game, "en").clauses, strict=True):
        assert _figures(mine.text) == _figures(english.text), mine.number


def _figures(text: str) -> list[str]:
    """Clauses, cells, arrows and numbers from ten, and every number in a table, without order."""
    tables = "\n".join(line for line in text.splitlines() if line.startswith("|"))
    named = re.findall(r"\b(?:[A-Z]\d+\.\d+|[a-e][1-5]|[NESW][b-d2-4]|\d\d+)\b", text)
    return sorted(named + re.findall(r"\b\d\b", tables))


def test_a_clause_is_found_by_its_number_and_an_unknown_one_is_an_error() -> None:
    this = game("labyrinth")
    found = clause(this, "de", "L3.3")
    assert (found.number, found.mark) == ("L3.3", "printed")
    assert "E2" in found.text
    with pytest.raises(TextError, match=r"the rulebook has no clause 'L3\.9'"):
        clause(this, "en", "L3.9")


@pytest.mark.parametrize(
    ("rules", "sentence"),
    [
        (
            "## L1 A\n\n**L1.1** (guessed) x\n",
            "RULES.md: clause L1.1 is marked 'guessed', not printed, found, designed",
        ),
        (
            "## L1 A\n\nSome words.\n\n**L1.1** (found) x\n",
            "RULES.md: in chapter L1 stands text that belongs to no clause",
        ),
    ],
)
def test_a_rulebook_with_a_mistake_says_where(
    rules: str, sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = f"package_of_{tmp_path.name}"
    folder = tmp_path / package
    folder.mkdir()
    (folder / "__init__.py").write_text("", "utf-8")
    (folder / "RULES.md").write_text(f"# A game\n\nWords.\n\n{rules}", "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(TextError, match=re.escape(sentence)):
        read_rulebook(package, "en")


@pytest.mark.parametrize(
    ("number", "mark"),
    [
        ("L1.1", "found"), ("L1.2", "printed"), ("L1.6", "printed"), ("L2.3", "printed"), ("L2.6", "printed"),
        ("L3.3", "printed"), ("L3.4", "designed"), ("L3.6", "printed"), ("L4.2", "printed"), ("L4.6", "designed"),
        ("L5.4", "printed"), ("L5.7", "designed"), ("L6.1", "printed"), ("L6.2", "designed"), ("L8.1", "printed"),
        ("L8.2", "designed"), ("L9.1", "designed"), ("L9.2", "designed"),
    ],
)  # fmt: skip
def test_the_marks_of_3d_labyrinth_are_those_of_the_facts(number: str, mark: str) -> None:
    assert clause(game("labyrinth"), "en", number).mark == mark
