"""The ways by which one leaves a table, and how to keep Ctrl-C from leaving it in the middle of a move."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType

from vetta.core.match import Match
from vetta.terminal.console import Closed


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


HANG_UPS = tuple(getattr(signal, name) for name in ("SIGHUP", "SIGTERM") if hasattr(signal, name))
"""What a terminal window says when it is closed, and a machine when it is shut down."""


def hear_hang_ups() -> None:
    """From now on a terminal that goes away raises Closed, so that the match is put into a file first."""
    if threading.current_thread() is threading.main_thread():
        for number in HANG_UPS:
            signal.signal(number, _hung_up)


def _hung_up(number: int, frame: FrameType | None) -> None:
    deaf()
    raise Closed


def deaf() -> None:
    """From now on nothing disturbs what is done last: a hang-up often comes twice, and Ctrl-C in between."""
    if threading.current_thread() is threading.main_thread():
        for number in (signal.SIGINT, *HANG_UPS):
            signal.signal(number, signal.SIG_IGN)


@contextmanager
def undisturbed() -> Iterator[None]:
    """What is done here is done whole; Ctrl-C and hang-ups wait until it is."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    waiting: list[int] = []
    before = {number: signal.getsignal(number) for number in (signal.SIGINT, *HANG_UPS)}
    for number in before:
        signal.signal(number, lambda number, frame: waiting.append(number))
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, signal.SIG_DFL if handler is None else handler)
        for number in waiting:
            signal.raise_signal(number)
