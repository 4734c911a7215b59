"""Where compiled rules are kept: only here it is seen that other rules are kept in another place."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from vetta.core import kernel
from vetta.packs import home


def fingerprint() -> str:
    return kernel._fingerprint.__wrapped__("labyrinth")


def test_another_pack_is_compiled_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.copytree(home() / "labyrinth", tmp_path / "labyrinth")
    own = fingerprint()
    monkeypatch.setenv("VETTA_PACKS", str(tmp_path))
    pack = tmp_path / "labyrinth" / "pack.toml"
    pack.write_text(pack.read_text("utf-8").replace("height = 1", "height = 2", 1), "utf-8")
    assert fingerprint() != own


def test_rules_that_check_their_indexes_are_compiled_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NUMBA_BOUNDSCHECK", raising=False)
    unchecked = fingerprint()
    monkeypatch.setenv("NUMBA_BOUNDSCHECK", "1")
    assert fingerprint() != unchecked


def test_the_same_rules_are_found_again() -> None:
    assert fingerprint() == fingerprint()


def test_the_folder_can_be_chosen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VETTA_CACHE", str(tmp_path))
    assert kernel.cache_folder("labyrinth").is_relative_to(tmp_path)
    monkeypatch.delenv("VETTA_CACHE")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "xdg"))
    assert kernel.cache_folder("labyrinth").is_relative_to(tmp_path / "xdg" / "vetta")
