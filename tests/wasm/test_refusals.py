"""Sees that what cannot become a module is refused in one sentence that says where and what, and writes nothing."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from vetta.core.wasm.ir import WasmError
from vetta.core.wasm.objects import PLAIN_CODE
from vetta.lab.wasm import build, write_modules

REFUSED = {
    "raising": "usual raises an exception, which a module cannot",
    "making": "usual makes an array, or assigns a slice, which a module cannot",
    "reading": "usual reads a table of over 1 MB, which a module cannot",
    "halving": "usual answers with float64, but a kernel answers with a whole number, yes or no, or nothing",
    "summing": "usual counts in over 64 bits (LLVM does, to sum a range), which a module cannot",
    "circling": "usual is one of several that call each other in a circle, which a module cannot",
}


def test_rules_that_a_module_cannot_have_are_named() -> None:
    """Each rule of the toy is refused for its own reason; the toy without them is built."""
    command = [sys.executable, "-m", "tests.wasm.toy", "answer", *REFUSED]
    said = subprocess.run(command, env={**os.environ, **PLAIN_CODE}, capture_output=True, text=True, check=True)
    lines = dict(line.split(": ", 1) for line in said.stdout.splitlines())
    assert lines == {"answer": "built", **REFUSED}


def test_without_the_linker_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    """None for a module is how Python is told that it is not there."""
    monkeypatch.setitem(sys.modules, "ziglang", None)
    with pytest.raises(WasmError) as refused:
        build("labyrinth")
    assert str(refused.value) == "wasm-ld is missing, which links the modules: pip install 'vetta[wasm]' brings it"


def test_a_folder_that_cannot_be_is_named(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("mine")
    with pytest.raises(WasmError) as refused:
        write_modules(file / "folder", ("labyrinth",))
    assert str(refused.value) == f"{file / 'folder' / 'labyrinth.wasm'}: cannot be written (Not a directory)"
    assert list(tmp_path.iterdir()) == [file]
    assert file.read_text() == "mine"
