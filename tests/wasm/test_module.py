"""Sees the module as a browser does: what it needs and offers, its size, its bytes, and the sheet that explains it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
import wasmtime

from vetta.core import notation
from vetta.core.drive import Stroller
from vetta.core.game import Game, Kernels, Setup
from vetta.core.record import NOTE_WORDS
from vetta.core.view import SPECTATOR
from vetta.core.wasm.doors import NUMBERS, THINGS
from vetta.core.wasm.run import Wasm
from vetta.lab.wasm import build, module, write_modules

DOORS = {*Kernels._fields, "stroll", "perft"} - {"audit"}
"""A browser counts nobody's pieces: the audit belongs to the tests and the lab, and no module grows by it."""
SEED = bytes(range(16))
MOST_KIB = {"labyrinth": 60, "dice": 60}
"""Where an issue sets a bound; any other game may have four times that."""


@pytest.fixture
def code(any_game: Game) -> bytes:
    return module(any_game.name)


@pytest.fixture
def sheet(any_game: Game, tmp_path: Path) -> Any:
    write_modules(tmp_path, (any_game.name,))
    return json.loads((tmp_path / f"{any_game.name}.json").read_text("utf-8"))


def test_it_needs_nothing_and_offers_the_doors_and_its_memory(code: bytes) -> None:
    compiled = wasmtime.Module(wasmtime.Engine(), code)
    assert list(compiled.imports) == []
    assert {export.name for export in compiled.exports} == {*DOORS, "memory", "__heap_base"}


def test_a_host_passes_and_gets_only_numbers_of_32_bits(code: bytes) -> None:
    i32 = wasmtime.ValType.i32()
    for export in wasmtime.Module(wasmtime.Engine(), code).exports:
        if isinstance(export.type, wasmtime.FuncType):
            assert all(kind == i32 for kind in [*export.type.params, *export.type.results]), export.name


def test_it_is_small(any_game: Game, code: bytes) -> None:
    assert len(code) < MOST_KIB.get(any_game.name, 240) * 1024


def test_the_same_sources_give_the_same_bytes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the environment says: it is built anew, and is what was built before."""
    before = module("labyrinth")
    for name, value in {"NUMBA_OPT": "3", "NUMBA_BOUNDSCHECK": "1", "PYTHONHASHSEED": "7", "LANG": "de_DE"}.items():
        monkeypatch.setenv(name, value)
    assert build("labyrinth") == before


def test_it_tells_nothing_of_the_place_where_it_was_built(code: bytes) -> None:
    assert str(Path.home()).encode() not in code
    assert b"vetta" not in code
    assert b".py" not in code


def test_writing_gives_two_files_for_each_game(any_game: Game, tmp_path: Path) -> None:
    folder = tmp_path / "new" / "folder"
    written = write_modules(folder, (any_game.name,))
    assert written == [folder / f"{any_game.name}.wasm", folder / f"{any_game.name}.json"]
    assert sorted(folder.iterdir()) == sorted(written)
    assert written[0].read_bytes() == module(any_game.name)


def test_the_sheet_says_whose_module_it_is(any_game: Game, sheet: Any, code: bytes) -> None:
    assert (sheet["game"], sheet["rules"]) == (any_game.name, any_game.rules)
    assert (sheet["pack"], sheet["pack_hash"]) == (any_game.pack, any_game.pack_hash)
    assert sheet["seats"] == list(any_game.seats)
    assert sheet["module_bytes"] == len(code)


def test_the_sheet_lists_every_action(any_game: Game, sheet: Any) -> None:
    assert len(sheet["actions"]) == sheet["sizes"]["actions"] == any_game.actions
    for number, action in enumerate(sheet["actions"]):
        assert notation.read(any_game.lexicon, action["text"]) == number
        assert " ".join([action["verb"], *action["args"].values()]) == action["text"]


def test_the_sheet_has_all_the_words(any_game: Game, sheet: Any) -> None:
    for part in any_game.lexicon.__struct_fields__:
        assert len(sheet["lexicon"][part]) == len(getattr(any_game.lexicon, part)), part


def test_the_sheet_names_the_arguments_of_every_door(sheet: Any) -> None:
    assert set(sheet["exports"]) == DOORS
    assert sheet["exports"]["play"] == ["s", "action"]
    assert sheet["exports"]["look"] == ["s", "seat", "rows"]
    assert sheet["exports"]["stroll"] == ["games", "i", "fresh", "strollers", "mask", "steps"]


def test_the_sheet_describes_the_record_to_the_byte(any_game: Game, sheet: Any) -> None:
    """A position that plain has played is read from its bytes with the sheet alone."""
    s = any_game.start(Setup(any_game.seats[-1]), SEED)
    any_game.play(s, any_game.legal(s)[0], SEED)
    data = s.to_bytes()
    assert len(data) == sheet["sizes"]["position"]
    fields = {field["name"]: field for field in sheet["record"]}
    assert set(fields) == {field.name for field in any_game.record.fields} | {"noted", "notes"}
    for field in any_game.record.fields:
        value = getattr(s, field.name)
        values = [value] if not field.shape else list(value) if len(field.shape) == 1 else list(value.values())
        assert read_field(fields[field.name], data) == values, field.name


def read_field(field: Any, data: bytes) -> list[int]:
    signed = not field["width"].startswith("u")
    width = int(field["width"].lstrip("uint")) // 8
    length = 1
    for extent in field["shape"]:
        length *= extent
    starts = range(field["offset"], field["offset"] + width * length, width)
    return [int.from_bytes(data[at : at + width], "little", signed=signed) for at in starts]


def test_a_browser_can_play_with_the_sheet_alone(any_game: Game, sheet: Any, code: bytes) -> None:
    """Set-up by fields, legal actions, an action and its notes: all as in plain."""
    plain = any_game.start(Setup(any_game.seats[-1]), SEED)
    wasm = Wasm(any_game, code)
    fields = {field["name"]: field for field in sheet["record"]}
    s, mask = wasm.record, wasm.room(sheet["sizes"]["actions"])
    for name, value in any_game.settle(Setup(any_game.seats[-1])).items():
        wasm.write(s + fields[name]["offset"], bytes([value]))
    wasm.write(s + fields["die"]["offset"], SEED)
    wasm.call("start", s)
    for _ in range(200):
        if any_game.over(plain):
            break
        record = wasm.read(s, sheet["sizes"]["record"])
        count = read_field(fields["noted"], record)[0]
        notes = read_field(fields["notes"], record)
        assert record[: sheet["sizes"]["position"]] == plain.to_bytes()
        assert [tuple(notes[NOTE_WORDS * n : NOTE_WORDS * (n + 1)]) for n in range(count)] == plain.notes
        wasm.call("legal", s, mask)
        legal = [action for action, may in enumerate(wasm.read(mask, any_game.actions)) if may]
        assert legal == any_game.legal(plain)
        action = legal[len(record) * 7 % len(legal)]
        any_game.kernels.play(forgotten(plain), action)
        wasm.call("play", s, action)


def forgotten(s: Any) -> Any:
    s.notes.clear()
    return s


def test_kernels_have_room_for_what_they_write(any_game: Game, sheet: Any) -> None:
    """`look` writes no more rows than there are pieces, and prompts and objections no more numbers than fit."""
    sizes = sheet["sizes"]
    assert (sizes["rows"], sizes["things"], sizes["numbers"]) == (len(any_game.lexicon.pieces), THINGS, NUMBERS)
    assert sizes["stroller"] == Stroller.size
    for prompt in any_game.lexicon.prompts:
        assert len(prompt.args) <= sizes["numbers"]
    for reason in any_game.lexicon.reasons:
        assert len(reason.args) <= sizes["numbers"]
    for remark in any_game.lexicon.remarks:
        assert len(remark.args) <= sizes["numbers"]
    for happening in any_game.lexicon.events:
        assert len(happening.args) <= NOTE_WORDS - 1
    for seats in any_game.seats:
        s = any_game.start(Setup(seats), SEED)
        for seat in (SPECTATOR, *range(seats)):
            assert len(any_game.view(s, seat).pieces) <= sizes["rows"]
