"""Reading and writing match files so that no accident destroys one."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path

from vetta.core.match import Match
from vetta.core.match_file import LONGEST, read_match
from vetta.games import game


class FileTrouble(Exception):
    """A file that cannot be read or written: which, and why."""

    def __init__(self, path: Path, problem: str) -> None:
        super().__init__(f"{path}: {problem}")
        self.path = path
        self.problem = problem


def load(path: Path) -> Match:
    """The match in a file. Raises FileTrouble or MatchFileError."""
    return read_match(read(path), game, str(path))


def read(path: Path) -> str:
    """The text in a file, of a longer one only more than can be right."""
    try:
        with path.expanduser().open(encoding="utf-8") as file:
            return file.read(LONGEST + 1)
    except OSError as error:
        raise FileTrouble(path, error.strerror or str(error)) from None
    except (UnicodeDecodeError, ValueError):
        raise FileTrouble(path, "not a text file") from None


def remove(path: Path) -> None:
    """Clears a file away, if it is there and can be."""
    with contextlib.suppress(OSError, ValueError, RuntimeError):
        path.expanduser().unlink(missing_ok=True)


def exists(path: Path) -> bool:
    try:
        return os.path.lexists(path.expanduser())
    except (OSError, ValueError, RuntimeError):
        return False


def free(path: Path) -> Path:
    """This path, or the first like it at which there is nothing yet."""
    number = 1
    found = path
    while exists(found):
        number += 1
        found = path.with_stem(f"{path.stem}-{number}")
    return found


def write(path: Path, text: str) -> None:
    """Puts a text into a file, whole or not at all: it is written beside it first and then takes its place."""
    try:
        target = path.expanduser().resolve()
        if target.is_dir():
            raise FileTrouble(path, "is a folder")
        beside = target.with_name(f".{target.name}.{os.getpid()}.new")
        try:
            with beside.open("x", encoding="utf-8", newline="\n") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            beside.replace(target)
        finally:
            with contextlib.suppress(OSError):
                beside.unlink(missing_ok=True)
    except (OSError, ValueError, RuntimeError) as error:
        raise FileTrouble(path, getattr(error, "strerror", None) or str(error)) from None
