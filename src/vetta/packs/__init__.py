"""Packs: the content of each game as data, one folder a game. A pack is read once, checked, and known by its hash."""

from __future__ import annotations

import hashlib
import json
import os
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import msgspec

T = TypeVar("T")


class PackError(Exception):
    """A pack that cannot be played, in one sentence: where and what."""


def home() -> Path:
    """The folder of the packs in use: the ones that come with Vetta, or those of VETTA_PACKS."""
    return Path(os.environ.get("VETTA_PACKS") or Path(__file__).parent)


def pack_file(game: str) -> Path:
    return home() / game / "pack.toml"


def pack_hash(game: str) -> str:
    """Names this exact content, however it is laid out: the first 16 hexadecimal digits of a SHA-256."""
    content = json.dumps(tomllib.loads(pack_file(game).read_text("utf-8")), sort_keys=True, default=str)
    return hashlib.sha256(content.encode()).hexdigest()[:16]


def open_pack(game: str, form: type[T], check: Callable[[T], str | None]) -> T:
    """The pack of a game, in the given form. `check` names the first thing that is wrong, if any."""
    path = pack_file(game)
    try:
        pack = msgspec.convert(tomllib.loads(path.read_text("utf-8")), form)
    except OSError as error:
        raise PackError(f"{path}: cannot be read ({error.strerror})") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise PackError(f"{path}: is not valid TOML: {error}") from None
    except msgspec.ValidationError as error:
        raise PackError(f"{path}: {error}") from None
    if wrong := check(pack):
        raise PackError(f"{path}: {wrong}")
    return pack
