"""Packs that cannot be played: only here the pack of 3D Labyrinth is damaged, and what is said of it is read."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from vetta.packs import PackError, open_pack, pack_file, pack_hash
from vetta.packs.labyrinth import Pack, check

WHOLE = pack_file("labyrinth").read_text("utf-8")

DAMAGE = [
    (r'"M01", shape = "bend", height = 1', '"M01", shape = "bend", height = 6', "tower M01 has height 6"),
    (r'"M01", shape = "bend"', '"M01", shape = "round"', "Invalid enum value 'round' - at `$.movable[0].shape`"),
    (r'"M01", shape = "bend",', '"M01", shape = "bend", turn = 4,', "tower M01 has turn 4"),
    (r'"M01", shape', '"M01", cell = [1, 1], shape', "tower M01 is movable and must not have a cell"),
    (r'"M02", shape', '"M01", shape', "tower M01 is there twice"),
    (r'"M02", shape', '"", shape', "'' is no name"),
    (r'name = "red"', 'name = ""', "'' is no name"),
    (r'name = "red"', 'name = "blue"', "must have different names"),
    (r'figure = "witch"', 'figure = "wizard"', "must have different names and different figures"),
    (r'name = "red", start = \[0, 0\]', 'name = "red", start = [0, 1]', "starting in the four corners"),
    (r'    \{ id = "M17".*\n', "", "there are 16 movable towers; there must be 17"),
    (r'treasure = "wand"', 'treasure = "spoon"', "tower M17 carries 'spoon', which is not in the list of treasures"),
    (r'treasure = "wand"', 'treasure = "ring"', "each treasure must be carried by exactly one tower"),
    (r'"F5", cell = \[2, 2\]', '"F5", cell = [2, 3]', "the rooted towers must stand on the nine cells"),
    (
        r'"S2", cell = \[0, 2\]',
        '"S2", cell = [0, 1]',
        "tower S2 of the steep labyrinth takes the place of no rooted tower",
    ),
    (r'("F1".*height = 1) \}', r'\1, treasure = "chest" }', "tower F1 is a start and must not|exactly one tower"),
    (r'("M0[1-7]".*)height = [12]', r"\1height = 4", "there are 14 towers of three floors or more; there can be 13"),
    (r"standard = \{ up = 8", "standard = { up = 9", "the deck 'standard' must hold 24 magic cards"),
    (r"steep = \{ up = 10, down = 10, joker = 4", "steep = { up = 30, down = -10, joker = 4", "the deck 'steep'"),
    (r"young = \{ up = 0, ", "young = { ", "missing required field `up` - at `$.decks.young`"),
    (r"height = 1 \}", "height = 1, colour = 2 }", "contains unknown field `colour`"),
    (r"^movable", "moveable", "unknown field `moveable`|missing required field `movable`"),
    (r"\[decks\]", "[decks", "is not valid TOML"),
]


@pytest.fixture
def packs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of packs, still empty, that is in use."""
    (tmp_path / "labyrinth").mkdir()
    monkeypatch.setenv("VETTA_PACKS", str(tmp_path))
    return tmp_path / "labyrinth" / "pack.toml"


@pytest.mark.parametrize(("pattern", "instead", "sentence"), DAMAGE)
def test_a_wrong_pack_is_refused_in_one_sentence(packs: Path, pattern: str, instead: str, sentence: str) -> None:
    damaged, times = re.subn(pattern, instead, WHOLE, count=1, flags=re.M)
    assert times == 1
    packs.write_text(damaged, "utf-8")
    with pytest.raises(PackError) as refused:
        open_pack("labyrinth", Pack, check)
    said = str(refused.value)
    assert any(part in said for part in sentence.split("|"))
    assert said.startswith(f"{packs}: ")
    assert "\n" not in said


def test_a_pack_that_is_not_there_or_no_text_is_refused(packs: Path) -> None:
    with pytest.raises(PackError, match="cannot be read"):
        open_pack("labyrinth", Pack, check)
    packs.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(PackError, match="is not valid TOML"):
        open_pack("labyrinth", Pack, check)


def test_the_whole_pack_is_good_wherever_it_lies(packs: Path) -> None:
    packs.write_text(WHOLE, "utf-8")
    assert open_pack("labyrinth", Pack, check).name == "standard"


def test_a_pack_is_known_by_its_content_and_not_by_its_comments(packs: Path) -> None:
    packs.write_text(WHOLE, "utf-8")
    whole = pack_hash("labyrinth")
    packs.write_text(re.sub(r"^#.*\n", "", WHOLE, flags=re.M).replace(" = ", "  =  "), "utf-8")
    assert pack_hash("labyrinth") == whole
    packs.write_text(WHOLE.replace("height = 1", "height = 2", 1), "utf-8")
    assert pack_hash("labyrinth") != whole


@pytest.mark.parametrize("words", [["play", "labyrinth", "--player", "bot"], ["bench", "labyrinth"], ["wasm", "out"]])
def test_the_command_ends_with_the_sentence_and_writes_nothing(packs: Path, tmp_path: Path, words: list[str]) -> None:
    packs.write_text(WHOLE.replace("height = 1", "height = 9", 1), "utf-8")
    before = sorted(tmp_path.rglob("*"))
    command = [sys.executable, "-m", "vetta", "--packs", str(tmp_path), *words]
    run = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert (run.returncode, run.stdout) == (2, "")
    assert run.stderr.startswith("vetta: ")
    assert run.stderr.endswith(f"{packs}: tower F1 has height 9; towers have 1 to 5 floors\n")
    assert run.stderr.count("\n") == 1
    assert sorted(tmp_path.rglob("*")) == before
