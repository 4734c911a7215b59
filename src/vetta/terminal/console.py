"""Where a table reads what is typed and writes what it says: a terminal, or two streams of text."""

from __future__ import annotations

import importlib
import os
import re
import shutil
import sys
import textwrap
from collections.abc import Sequence
from typing import Any, TextIO

LONGEST_LINE = 500
"""Nothing typed at a table is longer than this many characters."""

CLEAR = "\x1b[H\x1b[2J\x1b[3J"
"""Empties the screen and what can be scrolled back to."""

BOLD, LIT, PLAIN = "\x1b[1m", "\x1b[1;33m", "\x1b[0m"
NO_BREAK = "\u00a0"
"""A space at which no line ends; it is written as an ordinary one."""
MARKED = re.compile(r">\S+")


class Closed(Exception):
    """Nothing more will be typed."""


class Console:
    """A table's mouth and ear. With streams every line typed is written too, so that what comes out can be read."""

    def __init__(self, source: TextIO, target: TextIO, *, width: int = 0) -> None:
        self._source = source
        self._target = target
        self._width = width
        self.tty = source.isatty() and target.isatty()
        self.colour = self.tty and "NO_COLOR" not in os.environ and os.environ.get("TERM") != "dumb"
        self._readline = _readline() if self.tty and source is sys.stdin and target is sys.stdout else None

    @property
    def width(self) -> int:
        if self._width:
            return self._width
        return max(36, min(100, shutil.get_terminal_size().columns)) if self.tty else 80

    @property
    def draws(self) -> bool:
        """Whether the lines of a drawn board can be written here."""
        try:
            "╬".encode(getattr(self._target, "encoding", None) or "utf-8")
        except UnicodeEncodeError:
            return False
        return True

    # ------------------------------------------------------------------------------------------ writing

    def say(self, text: str = "", *, mark: str = "", indent: int = 0, strong: bool = False) -> None:
        """One paragraph, its lines no longer than the screen is wide, later lines standing under the first word."""
        first = " " * indent + mark
        for line in textwrap.wrap(
            text,
            self.width,
            initial_indent=first,
            subsequent_indent=" " * len(first),
            break_long_words=False,
            break_on_hyphens=False,
        ) or [first.rstrip()]:
            whole = line.replace(NO_BREAK, " ")
            self._write(f"{BOLD}{whole}{PLAIN}\n" if strong and self.colour else f"{whole}\n")

    def draw(self, lines: Sequence[str]) -> None:
        """Lines as they are; what is marked with > shines where colours are to be had."""
        for line in lines:
            self._write((MARKED.sub(rf"{LIT}\g<0>{PLAIN}", line) if self.colour else line) + "\n")

    def clear(self) -> None:
        """Leaves nothing to be seen of what was here, typed lines included."""
        if self.tty:
            self._write(CLEAR)
        else:
            self._write("\n" * 3)
        if self._readline:
            self._readline.clear_history()
        self._target.flush()

    def _write(self, text: str) -> None:
        self._target.write(text)

    # ------------------------------------------------------------------------------------------ reading

    def ask(self, prompt: str) -> str:
        """The next line typed, without the spaces around it. Raises Closed when there is none."""
        if self._readline:
            self._target.flush()
            try:
                return input(prompt).strip()[:LONGEST_LINE]
            except EOFError:
                raise Closed from None
        self._write(prompt)
        self._target.flush()
        line = self._source.readline()
        if not line:
            raise Closed
        typed = "".join(sign for sign in line.strip()[:LONGEST_LINE] if sign.isprintable())
        if not self.tty:
            self._write(f"{typed}\n")
        return typed


def _readline() -> Any:
    """The line editor, where Python has one."""
    try:
        return importlib.import_module("readline")
    except ImportError:
        return None
