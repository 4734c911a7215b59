"""A finished module at work, run by wasmtime: what a browser does with it, from Python."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vetta.core.game import Game
from vetta.core.wasm.doors import doors

if TYPE_CHECKING:
    import wasmtime

PAGE = 65536


class Wasm:
    """One instance of a game's module. Addresses are numbers; `room` hands out memory that is never given back."""

    def __init__(self, game: Game, module: bytes) -> None:
        import wasmtime

        self.game = game
        self._store = wasmtime.Store()
        instance = wasmtime.Instance(self._store, wasmtime.Module(self._store.engine, module), [])
        exports = instance.exports(self._store)
        self._functions = {name: exports[name] for name in doors(game)}
        memory, heap = exports["memory"], exports["__heap_base"]
        assert isinstance(memory, wasmtime.Memory) and isinstance(heap, wasmtime.Global)  # noqa: S101, PT018
        self._memory: wasmtime.Memory = memory
        self._free = int(heap.value(self._store))
        self.record = self.room(game.record.noted_size)
        """The match on the table."""

    def room(self, size: int) -> int:
        """The address of so many bytes of 0."""
        address = -(-self._free // 16) * 16
        self._free = address + size
        wanting = self._free - self._memory.data_len(self._store)
        if wanting > 0:
            self._memory.grow(self._store, -(-wanting // PAGE))
        return address

    def read(self, address: int, size: int) -> bytes:
        return bytes(self._memory.read(self._store, address, address + size))

    def write(self, address: int, data: bytes) -> None:
        self._memory.write(self._store, data, address)

    def call(self, name: str, *numbers: int) -> int | None:
        """Calls an export, with a number for each of its arguments."""
        function = self._functions[name]
        answer: int | None = function(self._store, *numbers)  # type: ignore[operator, unused-ignore]
        return answer
