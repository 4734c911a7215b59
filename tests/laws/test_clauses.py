"""The ledger of clauses: only here the rulebook, the code and the tests of a game are held against each other."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from tests.laws.matches import game_folder
from vetta.core.game import Game
from vetta.core.lexicon import Happening, Reason

CLAUSE = re.compile(r"\b([A-Z]\d+\.\d+)\b")
HEADING = re.compile(r"^\*\*([A-Z]\d+\.\d+)\*\* \(", re.MULTILINE)
TESTS = Path(__file__).parents[1] / "games"


def in_rulebook(game: Game) -> list[str]:
    return HEADING.findall((game_folder(game) / "RULES.md").read_text("utf-8"))


def in_code(game: Game) -> set[str]:
    """Clauses named in docstrings and comments of the rules and of the pack. What is told to clients does not count."""
    named = set()
    for path in (*game_folder(game).glob("*.py"), *pack_folder(game).glob("*.toml")):
        for line in path.read_text("utf-8").splitlines():
            if not line.lstrip().startswith(("Happening(", "Reason(")):
                named |= set(CLAUSE.findall(line))
    return named


def pack_folder(game: Game) -> Path:
    from vetta.packs import pack_file

    return pack_file(game.name).parent


def in_tests(game: Game) -> dict[str, set[str]]:
    """For each clause the tests that name it."""
    named: dict[str, set[str]] = {}
    for path in sorted((TESTS / game.name).glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for clause in CLAUSE.findall(ast.get_docstring(node) or ""):
                    named.setdefault(clause, set()).add(node.name)
    return named


def test_clauses_are_numbered_in_order_without_gaps(any_game: Game) -> None:
    clauses = in_rulebook(any_game)
    assert clauses
    assert len(set(clauses)) == len(clauses)
    last = ("", 0, 0)
    for clause in clauses:
        letter, chapter, number = clause[0], *map(int, clause[1:].split("."))
        follows = (letter, chapter, number - 1) == last if number > 1 else chapter in (last[1] + 1, 1)
        assert follows, f"{clause} after {last}"
        last = (letter, chapter, number)


def test_every_clause_is_named_by_the_code_that_does_it(any_game: Game) -> None:
    clauses = set(in_rulebook(any_game))
    assert clauses - in_code(any_game) == set(), "in the rulebook, but nowhere in the code"
    assert in_code(any_game) - clauses == set(), "in the code, but not in the rulebook"


def test_every_clause_has_a_test_that_names_it(any_game: Game) -> None:
    clauses = set(in_rulebook(any_game))
    assert clauses - set(in_tests(any_game)) == set(), "in the rulebook, but in no test"
    assert set(in_tests(any_game)) - clauses == set(), "in a test, but not in the rulebook"


def test_what_is_told_names_clauses_of_the_rulebook(any_game: Game) -> None:
    clauses = set(in_rulebook(any_game))
    events_and_reasons: list[Happening | Reason] = [*any_game.lexicon.events, *any_game.lexicon.reasons]
    told = {told.clause for told in events_and_reasons if told.clause}
    assert told <= clauses
