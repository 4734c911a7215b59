"""The ways by which one leaves a table, and how to keep Ctrl-C from leaving it in the middle of a move."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType

from vetta.core.match import Match


class Quit(Exception):
    """The people get up."""


class Again(Exception):
    """The same people want a return match."""


class Anew(Exception):
    """Another match is to be set up."""


class Instead(Exception):
    """Another match is to be gone on with."""

    def __init__(self, match: Match, file: Path) -> None:
        super().__init__()
        self.match = match
        self.file = file


@contextmanager
def undisturbed() -> Iterator[None]:
    """What is done here is done whole; Ctrl-C waits until it is."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    pressed = False

    def remember(number: int, frame: FrameType | None) -> None:
        nonlocal pressed
        pressed = True

    before = signal.signal(signal.SIGINT, remember)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if pressed:
        raise KeyboardInterrupt
