"""`vetta wasm`: builds each game of the catalogue as a WebAssembly module with its sheet.

A module is compiled in a process of its own and linked by wasm-ld, which comes with the package ziglang. It imports
nothing and exports its memory, `__heap_base` (the first byte that the host may use) and the doors of its game. The
same sources give the same bytes. A module once built is kept beside the compiled rules.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from contextlib import suppress
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from pathlib import Path

import msgspec

from vetta.core.game import Game
from vetta.core.kernel import cache_folder
from vetta.core.wasm.doors import doors
from vetta.core.wasm.ir import WasmError
from vetta.core.wasm.objects import PLAIN_CODE, object_code
from vetta.core.wasm.sheet import sheet
from vetta.games import CATALOGUE, game
from vetta.packs import PackError

STACK = 65536
"""Bytes of stack. It lies below the data, so that too deep a call traps and overwrites nothing."""


def write_modules(folder: Path, names: tuple[str, ...] = tuple(CATALOGUE)) -> list[Path]:
    """Writes <game>.wasm and <game>.json for each game; the files written. Nothing is written unless all are built."""
    files = {}
    for name in names:
        code = module(name)
        files[folder / f"{name}.wasm"] = code
        files[folder / f"{name}.json"] = msgspec.json.encode(sheet(game(name), code)) + b"\n"
    for path, data in files.items():
        _put(path, data)
    return list(files)


def module(name: str) -> bytes:
    """The module of a game, built now unless it was built from the same sources before."""
    kept = cache_folder(name) / f"{_tools()}.wasm"
    if not kept.exists():
        _put(kept, build(name))
    return kept.read_bytes()


def build(name: str) -> bytes:
    """The module of a game, built now."""
    linker = _linker()
    return _link(linker, _compile(name), game(name))


def _put(path: Path, data: bytes) -> None:
    """Writes a file in one go, so that nobody ever reads half of it."""
    half = path.with_name(f".{path.name}.{os.getpid()}.new")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        half.write_bytes(data)
        half.replace(path)
    except OSError as error:
        with suppress(OSError):
            half.unlink(missing_ok=True)
        raise WasmError(f"{path}: cannot be written ({error.strerror})") from None


def _tools() -> str:
    """Names what the fingerprint of the rules leaves out: this file, the compiler and the linker."""
    try:
        tools = f"{version('llvmlite')} {version('ziglang')}"
    except PackageNotFoundError:
        tools = ""
    return hashlib.sha256(tools.encode() + Path(__file__).read_bytes()).hexdigest()[:16]


def _linker() -> list[str]:
    found = find_spec("ziglang")
    if found is None or found.origin is None:
        raise WasmError("wasm-ld is missing, which links the modules: pip install 'vetta[wasm]' brings it")
    return [str(Path(found.origin).parent / "zig"), "wasm-ld"]


def _compile(name: str) -> bytes:
    """The object code of a game, from a process that knows nothing of this one's Numba."""
    ours = {
        key: value
        for key, value in os.environ.items()
        if key == "PYTHONPATH" or not key.startswith(("NUMBA_", "LLVM", "PYTHON"))
    }
    child = subprocess.run(  # noqa: S603
        [sys.executable, "-P", "-m", __name__, name], capture_output=True, check=False, env={**ours, **PLAIN_CODE}
    )
    if child.returncode:
        told = child.stderr.decode(errors="replace").strip().splitlines() or ["the compiler said nothing"]
        raise WasmError(f"{name}: {told[-1]}")
    return child.stdout


def _link(linker: list[str], code: bytes, found: Game) -> bytes:
    flags = ["--no-entry", "--strip-all", "--gc-sections", "--fatal-warnings", "-O2"]
    flags += ["--stack-first", "-z", f"stack-size={STACK}"]
    flags += [f"--export={name}" for name in ("__heap_base", *doors(found))]
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "rules.o").write_bytes(code)
        command = [*linker, *flags, "-o", "rules.wasm", "rules.o"]
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)  # noqa: S603
        if done.returncode:
            raise WasmError(f"{found.name}: {done.stderr.strip()}")
        return (Path(folder) / "rules.wasm").read_bytes()


def main(name: str, write: Callable[[bytes], object]) -> int:
    """The process that compiles."""
    try:
        write(object_code(game(name)))
    except (WasmError, PackError) as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.stdout.buffer.write))
