"""Only here matches are saved, loaded and exported by people at the table, and files are damaged to see what is said
and that nothing on disk changes."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from tests.terminal.typist import SECRET, Typist, flat, typed
from vetta.core.match import Match
from vetta.core.match_file import read_match, write_match
from vetta.core.text import LANGUAGES, Texts
from vetta.games import game
from vetta.terminal import run
from vetta.terminal.table import Table

FIRST = {"first": "seat-1"}


def paying(table: Table) -> bool:
    return table.match.view(table.match.seat).prompt.name == "pay" and table.viewer == table.match.seat


def play_on(path: Path, *lines: str, language: str = "en") -> tuple[int, str, str]:
    """What happens when a file is loaded from the command line: the exit code, the table's words and the errors."""
    target, errors = io.StringIO(), io.StringIO()
    source = io.StringIO("".join(f"{line}\n" for line in lines))
    code = run(load=path, language=language, secret=SECRET, source=source, target=target, errors=errors)
    return code, target.getvalue(), errors.getvalue()


def saved(path: Path, players: tuple[str, ...] = ("Ada", "bot"), stop: object = paying) -> Match:
    """A match that was saved in the middle of paying for a walk."""
    typist = Typist(players, seed=1, stop=stop, after=[f"save {path}"])  # type: ignore[arg-type]
    typist.play()
    return typist.table.match


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_goes_on_where_it_was_saved(tmp_path: Path, language: str) -> None:
    path = tmp_path / "match.vetta"
    match = saved(path)
    assert read_match(path.read_text(), game).digest() == match.digest()
    code, written, errors = play_on(path, "", "guarda", "quit", language=language)
    assert (code, errors) == (0, "")
    texts = Texts(game("labyrinth"), language)
    names = ["Ada", "Bot 2"]
    asked = flat(texts.prompt(match.view(match.seat).prompt, names))
    assert asked in flat(written)
    assert f"({texts.say('terminal-by-enter')})" in written
    assert "Bot 2" in written


def test_who_comes_back_reads_what_happened_meanwhile(tmp_path: Path) -> None:
    path = tmp_path / "match.vetta"
    lines = ["", "push W2 0", "stay", "", "", "push W4 0", "stay", "", "", f"save {path}"]
    typed(lines, ("Ada", "Bo"), options=FIRST)
    written = flat(play_on(path, "")[1])
    assert "Since your last turn: Bo pushes" in written
    assert "Ada pushes" not in written


def test_two_people_find_their_secrets_apart_again(tmp_path: Path) -> None:
    path = tmp_path / "match.vetta"
    saved(path, ("Ada", "Bo"))
    _, written, _ = play_on(path)
    assert "Only you see this" not in written
    assert "press Enter." in written


def test_loading_in_the_match_takes_the_other_ones_place(tmp_path: Path) -> None:
    path = tmp_path / "match.vetta"
    match = saved(path)
    before = path.read_text()
    written, _ = typed(["push W2 0", f"load {path}", "", f"load {path}", "n", "save", "y", "quit"], options=FIRST)
    assert "Everything stays as it is." in written
    assert "choose a magic card to lay" in flat(written)
    assert f"Saved as {path}." in flat(written)
    assert path.read_text() == before
    assert match.moves


def test_an_undone_match_is_loaded_with_its_log(tmp_path: Path) -> None:
    path = tmp_path / "match.vetta"
    typed(["push W2 0", "undo", "push W4 0", "stay", "undo", "y", f"save {path}"], options=FIRST)
    _, written, _ = play_on(path, "log", "undo", "y")
    assert flat(written).count("Ada takes back a move.") == 2
    assert flat(written).count("Ada takes back 3 moves.") == 1
    assert "Ada, push a line of towers" in flat(written.rpartition("y\n")[2])


def test_a_file_that_is_there_is_never_written_over_unasked(tmp_path: Path) -> None:
    path = tmp_path / "precious.txt"
    path.write_text("my diary")
    written, _ = typed([f"save {path}", "n", f"save {path}", ""], options=FIRST)
    assert flat(written).count("is there already. Write over it?") == 2
    assert written.count("Not saved.") == 2
    assert path.read_text() == "my diary"
    typed([f"save {path}", "y"], options=FIRST)
    assert path.read_text().startswith("vetta match 1")
    assert list(tmp_path.iterdir()) == [path]


def test_what_cannot_be_written_is_said_and_the_match_goes_on(tmp_path: Path) -> None:
    written, _ = typed([f"save {tmp_path}", "y", f"save {tmp_path}/none/x", "save /proc/x", "1"], options=FIRST)
    assert written.count("The match goes on.") == 3
    assert "Picked: position 1" in written
    assert list(tmp_path.iterdir()) == []


def damaged(text: str) -> dict[str, str]:
    lines = text.splitlines()
    return {
        "empty": "",
        "half": text[: len(text) // 2],
        "other": "Dear diary,\n",
        "binary": "vetta match 1\n\x00\x01",
        "game": text.replace("game labyrinth", "game chess"),
        "rules": text.replace("rules 1", "rules 99"),
        "move": text.replace("push", "shove", 1),
        "turn": text.replace("\n0 1 ", "\n0 2 ").replace("\n0 2 push", "\n0 1 push")
        if "\n0 2" in text
        else text.replace("\n0 1 ", "\n0 2 "),
        "bot": text.replace("bot random", "bot clever"),
        "option": text.replace("option steep no", "option steep maybe"),
        "secret": text.replace("secret ", "secret 0", 1),
        "missing": "\n".join(lines[:-3] + lines[-2:]),
    }


@pytest.mark.parametrize("harm", [*damaged("x\ny\nz\nw")])
def test_a_damaged_file_is_one_clear_sentence_and_exit_code_2(tmp_path: Path, harm: str) -> None:
    good = tmp_path / "good.vetta"
    saved(good)
    text = damaged(good.read_text())[harm]
    assert text != good.read_text()
    bad = tmp_path / "bad.vetta"
    bad.write_text(text)
    code, written, errors = play_on(bad)
    if harm == "half" and code == 0:
        pytest.fail("half a file is no match")
    assert (code, written) == (2, "")
    assert errors.startswith("vetta: ")
    assert errors.count("\n") == 1
    assert sorted(path.name for path in tmp_path.iterdir()) == ["bad.vetta", "good.vetta"]
    assert bad.read_text() == text
    inside, _ = typed([f"load {bad}", "1"], options=FIRST)
    assert "That match cannot be loaded (" in flat(inside)
    assert "Picked: position 1" in inside


@pytest.mark.parametrize(
    "content", [None, b"\xff\xfe\x00", b"vetta match 1\n" + b"0" * 3_000_000], ids=["none", "bytes", "big"]
)
def test_what_is_no_match_file_at_all(tmp_path: Path, content: bytes | None) -> None:
    path = tmp_path / "x"
    if content is not None:
        path.write_bytes(content)
    code, written, errors = play_on(path)
    assert (code, written) == (2, "")
    assert errors.startswith(f"vetta: {path}: ")
    inside, _ = typed([f"load {path}", f"load {tmp_path}", "1"], options=FIRST)
    assert "Picked: position 1" in inside


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"name": "chess"}, "there is no game 'chess'"),
        ({"name": None}, "say which game"),
        ({"seats": 7}, "labyrinth is played with 2, 3, 4 seats, not 7"),
        ({"players": ["a", "b", "c"], "seats": 2}, "there are 3 players for 2 seats"),
        ({"players": ["Ada", "bot genius"]}, "there is no bot 'genius'; there is random"),
        ({"options": {"colour": "red"}}, "labyrinth has no option 'colour'"),
        ({"options": {"steep": "very"}}, "option steep cannot be 'very'"),
        ({"language": "fr"}, "there are no texts in 'fr'"),
    ],
    ids=lambda value: str(value)[:20],
)
def test_what_is_wrong_from_the_start_is_one_sentence_and_exit_code_2(wrong: dict[str, object], sentence: str) -> None:
    target, errors = io.StringIO(), io.StringIO()
    wishes = {"name": "labyrinth", "language": "en"} | wrong
    code = run(**wishes, source=io.StringIO(), target=target, errors=errors)  # type: ignore[arg-type]
    assert code == 2
    assert errors.getvalue().startswith(f"vetta: {sentence}")
    assert errors.getvalue().count("\n") == 1
    assert target.getvalue() == ""


def test_a_finished_match_is_exported_with_its_secret(tmp_path: Path) -> None:
    path = tmp_path / "match.txt"
    early, _ = typed([f"export {path}"], options=FIRST)
    assert "A match can be exported when it is over." in early
    assert not path.exists()
    typist = Typist(("Ada", "bot"), seed=1, after=[f"export {path}", "quit"])
    typist.play()
    assert path.read_text() == write_match(typist.table.match)
    assert read_match(path.read_text(), game).scores == typist.table.match.scores


def test_names_from_a_file_cannot_paint_the_screen(tmp_path: Path) -> None:
    path = tmp_path / "match.vetta"
    saved(path)
    path.write_text(path.read_text().replace("player 1 Ada", "player 1 \x1b[31mAda" + "a" * 100))
    _, written, _ = play_on(path)
    assert "\x1b" not in written
    assert "[31mAdaaaaaaaaaaaaaaaaaaaaaa, " not in written
