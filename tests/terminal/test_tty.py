"""Only here the table stands in a real terminal: the questions before a match, Ctrl-C, Ctrl-D, cleared screens, and
colour or none."""

from __future__ import annotations

import os
import pty
import select
import signal
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from tests.terminal.typist import flat
from vetta.core.match_file import read_match
from vetta.games import game

PATIENCE = 20
CLEARED = "\x1b[H\x1b[2J\x1b[3J"


class Terminal:
    """A terminal with a table in it."""

    def __init__(self, arguments: str, environment: Mapping[str, str], folder: Path | None) -> None:
        program = f"import sys; from vetta.terminal import run; sys.exit(run({arguments}))"
        self.process, self.door = pty.fork()
        if self.process == 0:
            signal.signal(signal.SIGINT, signal.SIG_DFL)  # whoever runs the tests in the background has it ignored
            os.environ.update({"LANG": "en_GB.UTF-8", "LC_ALL": "en_GB.UTF-8", "TERM": "xterm", **environment})
            if folder:
                os.chdir(folder)
            os.execv(  # noqa: S606  # its own terminal
                sys.executable, [sys.executable, "-X", "utf8", "-c", program]
            )
        self.seen = ""
        self._bytes = b""

    def until(self, text: str) -> str:
        """Reads until this is written, and returns what was written since the last time."""
        while text not in flat(self._new()):
            assert self._read(), f"{text!r} never came; instead: {self._new()!r}"
        new = self._new()
        self.seen += new
        self._bytes = b""
        return new

    def _new(self) -> str:
        return self._bytes.decode("utf-8", "replace").replace("\r\n", "\n")

    def _read(self) -> bool:
        if self.door < 0:
            return False
        ready, _, _ = select.select([self.door], [], [], PATIENCE)
        if not ready:
            return False
        with suppress(OSError):
            data = os.read(self.door, 65536)
            self._bytes += data
            return bool(data)
        return False

    def type(self, text: str) -> None:
        os.write(self.door, text.encode())

    def interrupt(self) -> None:
        """Ctrl-C once the table really waits."""
        self.wait_for_it_to_wait()
        self.type("\x03")

    def wait_for_it_to_wait(self) -> None:
        """Between writing a prompt and waiting, Python would not notice a signal."""
        status = Path(f"/proc/{self.process}/stat")
        calm = 0
        while calm < 5:
            time.sleep(0.02)
            calm = calm + 1 if status.read_text().rpartition(")")[2].split()[0] == "S" else 0

    def code(self) -> int:
        """The exit code, once everything is read."""
        while self._read():
            pass
        for _ in range(10 * PATIENCE):
            ended, status = os.waitpid(self.process, os.WNOHANG)
            if ended:
                break
            time.sleep(0.1)
        else:
            raise AssertionError(f"it did not end; at last it wrote {self._new()[-500:]!r}")
        self.process = 0
        return os.waitstatus_to_exitcode(status)

    def close(self) -> None:
        if self.process:
            os.kill(self.process, signal.SIGKILL)
            os.waitpid(self.process, 0)
        if self.door >= 0:
            os.close(self.door)


@contextmanager
def terminal(arguments: str, folder: Path | None = None, **environment: str) -> Iterator[Terminal]:
    opened = Terminal(arguments, environment, folder)
    try:
        yield opened
    finally:
        opened.close()


def test_enter_enter_plays_and_the_keys_for_leaving_work() -> None:
    with terminal("'labyrinth', secret=b's'") as table:
        table.until("Enter: you and a bot. >")
        table.type("\r")
        table.until("Enter begins: >")
        table.type("\r")
        first = table.until("Seat 1>")
        assert "\x1b[1mSeat 1, push a line of towers" in first
        table.interrupt()
        table.until("Leave the table? What is not saved is lost. [y/n]")
        table.type("n\r")
        table.until("Seat 1>")
        table.type("look c3\r")
        assert "rune stone" in table.until("Seat 1>")
        table.type("\x04")
        assert table.code() == 0


def test_a_match_is_put_into_a_file_when_the_terminal_goes_away(tmp_path: Path) -> None:
    """Ctrl-D, or a window that is closed: nobody loses a move, and what lies there already stays."""
    kept = tmp_path / "labyrinth-unfinished.vetta"
    kept.write_text("mine")
    arguments = "'labyrinth', players=['Ada', 'bot'], options={'first': 'seat-1'}, secret=b's'"
    with terminal(arguments, folder=tmp_path) as table:
        table.until("Ada>")
        table.type("push W2 0\r")
        table.until("Ada>")
        table.type("\x04")
        table.until("This match was not saved. It is in labyrinth-unfinished-2.vetta now")
        assert table.code() == 0
    assert kept.read_text() == "mine"
    match = read_match((tmp_path / "labyrinth-unfinished-2.vetta").read_text(), game)
    assert [move.text for move in match.moves] == ["push W2 0"]


def ask_to_end(table: Terminal) -> None:
    os.kill(table.process, signal.SIGTERM)


def hang_up_twice(table: Terminal) -> None:
    """The way it often comes: once from the kernel, once from the shell."""
    os.kill(table.process, signal.SIGHUP)
    os.kill(table.process, signal.SIGHUP)


def close_the_window(table: Terminal) -> None:
    """Nothing can be read or written any more."""
    os.close(table.door)
    table.door = -1


@pytest.mark.parametrize("end", [ask_to_end, hang_up_twice, close_the_window])
def test_a_window_that_is_closed_loses_no_move(tmp_path: Path, end: Callable[[Terminal], None]) -> None:
    arguments = "'labyrinth', players=['Ada', 'bot'], options={'first': 'seat-1'}, secret=b's'"
    with terminal(arguments, folder=tmp_path) as table:
        table.until("Ada>")
        table.type("push W2 0\r")
        table.until("Ada>")
        table.wait_for_it_to_wait()
        end(table)
        assert table.code() == 0
    match = read_match((tmp_path / "labyrinth-unfinished.vetta").read_text(), game)
    assert [move.text for move in match.moves] == ["push W2 0"]


def test_a_folder_that_cannot_be_written_is_no_reason_to_lose_a_match(tmp_path: Path) -> None:
    home = tmp_path / "home"
    home.mkdir()
    arguments = "'labyrinth', players=['Ada', 'bot'], options={'first': 'seat-1'}, secret=b's'"
    with terminal(arguments, folder=Path("/proc"), HOME=str(home)) as table:
        table.until("Ada>")
        table.type("push W2 0\r")
        table.until("Ada>")
        table.type("\x04")
        table.until("This match was not saved. It is in")
        assert table.code() == 0
    assert [path.name for path in home.iterdir()] == ["labyrinth-unfinished.vetta"]


def test_what_was_not_to_be_saved_is_not_saved(tmp_path: Path) -> None:
    with terminal("'labyrinth', players=['Ada', 'bot'], options={'first': 'seat-1'}", folder=tmp_path) as table:
        table.until("Ada>")
        table.type("push W2 0\r")
        table.until("Ada>")
        table.type("new\r")
        table.until("Save this match first?")
        table.type("n\r")
        table.until("Which game?")
        table.wait_for_it_to_wait()
        table.type("\x04")
        assert table.code() == 0
    assert list(tmp_path.iterdir()) == []


def test_nothing_is_written_when_there_is_nothing_to_lose(tmp_path: Path) -> None:
    with terminal("'labyrinth', players=['Ada', 'bot'], options={'first': 'seat-1'}", folder=tmp_path) as table:
        table.until("Ada>")
        table.type("\x04")
        assert table.code() == 0
    assert list(tmp_path.iterdir()) == []


def test_ctrl_c_twice_leaves() -> None:
    with terminal("'labyrinth', players=['Ada', 'bot'], secret=b's'") as table:
        table.until("Ada>")
        table.interrupt()
        table.until("[y/n]")
        table.interrupt()
        assert table.code() == 0


def test_the_screen_is_cleared_between_two_people() -> None:
    with terminal("'labyrinth', players=['Ada', 'Bo'], options={'first': 'seat-1'}, secret=b's'") as table:
        table.until("Ada, press Enter.")
        table.type("\r")
        assert CLEARED in table.until("Ada>")
        table.type("push W2 0\r")
        table.until("Ada>")
        table.type("stay\r")
        table.until("pass the device to Bo. >")
        table.type("\r")
        between = table.until("Bo, press Enter.")
        assert "Ada" not in between.partition(CLEARED)[2]
        table.type("\x1b[A\x1b[A")
        table.type("\r")
        last = table.until("Bo>")
        assert CLEARED in last
        assert "push W2 0" not in last
        table.type("quit\r")
        table.until("Save this match first?")
        table.type("n\r")
        assert table.code() == 0


def test_who_wants_no_colour_gets_none() -> None:
    with terminal("'labyrinth', players=['Ada', 'bot'], secret=b's'", NO_COLOR="1") as table:
        assert "\x1b[1m" not in table.until("Ada>")


def test_bots_can_be_interrupted() -> None:
    with terminal("'labyrinth', players=['bot', 'bot'], secret=b's'") as table:
        table.until("draws")
        table.interrupt()
        table.until("Leave the table?")
        table.type("y\r")
        assert table.code() == 0
