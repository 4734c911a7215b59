"""Only this sees whether the documents are true: their code runs, their pages are fresh, their examples work."""

from __future__ import annotations

import doctest
import importlib.util
import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

import vetta
from vetta.core.match_file import read_match, write_match

ROOT = Path(__file__).parents[2]


def _load(path: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("name", ["README.md", "docs/tutorial.md"])
def test_every_line_of_code_in_the_documents_does_what_it_says(name: str) -> None:
    result = doctest.testfile(str(ROOT / name), module_relative=False)
    assert result.attempted > 0
    assert result.failed == 0


@pytest.mark.parametrize("name", list(vetta.CATALOGUE))
def test_the_generated_page_of_each_game_is_fresh(name: str) -> None:
    page = _load(ROOT / "docs" / "make.py").page(vetta.game(name))
    assert (ROOT / "docs" / "games" / f"{name}.md").read_text("utf-8") == page, "run make docs"


def test_the_match_in_the_documents_is_a_match() -> None:
    text = (ROOT / "docs" / "match-file.md").read_text("utf-8").split("```")[1].lstrip()
    match = read_match(text, vetta.game, "match-file.md")
    assert write_match(match, with_secret=True) == text


def test_the_first_example_prints_a_match_that_can_be_verified(tmp_path: Path) -> None:
    run = [sys.executable, str(ROOT / "examples" / "play_a_match.py"), "5"]
    text = subprocess.run(run, capture_output=True, text=True, check=True).stdout
    (tmp_path / "match.txt").write_text(text, "utf-8")
    verify = [sys.executable, "-m", "vetta", "verify", str(tmp_path / "match.txt")]
    assert "all as recorded" in subprocess.run(verify, capture_output=True, text=True, check=True).stdout


def test_the_second_example_counts_every_match_once() -> None:
    assert _load(ROOT / "examples" / "who_wins.py").main(20, 4).total() == 20


def test_examples_stay_short() -> None:
    for path in (ROOT / "examples").glob("*.py"):
        assert len(path.read_text("utf-8").splitlines()) <= 40, path.name


def test_the_changelog_names_this_version() -> None:
    newest = re.search(r"^## (\d+\.\d+\.\d+)", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.M)
    assert newest
    assert newest[1] == vetta.__version__


def test_links_between_documents_lead_somewhere() -> None:
    for path in [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]:
        for link in re.findall(r"\]\(([^)#:]+)\)", path.read_text("utf-8")):
            assert (path.parent / link).exists(), f"{path.name}: {link}"
