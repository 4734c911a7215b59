"""Runs every test that asks for a `mode` in plain and in native mode: `pytest --mode plain|native|both`."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests.modes import Both, Mode, NativeMode
from vetta.core.game import Game
from vetta.games import CATALOGUE, game

settings.register_profile(
    "vetta", derandomize=True, deadline=None, database=None, max_examples=20, suppress_health_check=list(HealthCheck)
)
settings.register_profile("explore", settings.get_profile("vetta"), derandomize=False, max_examples=500)
settings.load_profile("vetta")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--mode", choices=("plain", "native", "both"), default="both", help="how the rules are run")
    parser.addoption("--game", action="append", choices=list(CATALOGUE), help="the laws for this game only")


def found(name: str) -> Game:
    """A game of the catalogue, or one in the making that has tests of its own already."""
    return game(name) if name in CATALOGUE else import_module(f"vetta.games.{name}").GAME


@cache
def plain(name: str) -> Mode:
    return Mode(found(name))


@cache
def native(name: str) -> Mode:
    return NativeMode(found(name))


def _games_of(path: Path, asked: list[str] | None) -> list[str]:
    """A test in games/<name> is about that game, every other one about all of them."""
    return [path.parent.name] if path.parent.parent.name == "games" else asked or list(CATALOGUE)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    chosen = metafunc.config.getoption("--mode")
    names = _games_of(metafunc.definition.path, metafunc.config.getoption("--game"))
    if "mode" in metafunc.fixturenames:
        modes = [make(name) for name in names for make in (plain, native) if chosen in ("both", make.__name__)]
        metafunc.parametrize("mode", modes, ids=repr)
    if "both" in metafunc.fixturenames:
        metafunc.parametrize("both", [Both(plain(name), native(name)) for name in names], ids=names)
    if "any_game" in metafunc.fixturenames:
        metafunc.parametrize("any_game", [found(name) for name in names], ids=names)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Comparing both modes belongs to the native run; the plain one compiles nothing."""
    if config.getoption("--mode") == "plain":
        compared = [item for item in items if "both" in getattr(item, "fixturenames", ())]
        config.hook.pytest_deselected(items=compared)
        items[:] = [item for item in items if item not in compared]
