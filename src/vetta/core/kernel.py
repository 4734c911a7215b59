"""How a rule becomes a compiled one. Only this module, core/native.py and core/wasm know Numba.

A rule is written as a plain Python function and marked `@kernel`. As it stands it runs on plain records: that is the
plain mode. `Twins.of(rule)` gives its native twin: the same code object with the same names around it, in which every
kernel stands for its own compiled twin, every `table` for a NumPy array and every `wide` number for 64 raw bits. So
one source runs both ways, in one process if need be, and the table server never compiles anything.
"""

from __future__ import annotations

import functools
import hashlib
import os
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from types import FunctionType
from typing import Any, TypeVar, cast

from vetta.core.record import Grid, Row

F = TypeVar("F", bound=Callable[..., Any])


class CannotBuild(Exception):
    """Why rules cannot be compiled or kept, in one sentence."""


_rules: set[Callable[..., Any]] = set()
_by_type: dict[Callable[..., Any], Callable[..., Callable[..., Any]]] = {}


def kernel(rule: F) -> F:
    """Marks a function as a rule that also runs compiled. In plain mode it is just the function."""
    _rules.add(rule)
    return rule


def by_type(choose: Callable[..., Callable[..., Any]]) -> Callable[[F], F]:
    """For the two or three kernels whose compiled form depends on the type of the record, such as `note`."""

    def mark(rule: F) -> F:
        _by_type[rule] = choose
        return rule

    return mark


def table(rows: Iterable[Any]) -> Any:
    """A constant of numbers with one index or several: fast lists for the plain mode, an array when compiled."""
    listed = list(rows)
    if not listed or isinstance(listed[0], int):
        return Row(listed)
    return Grid(_cells(listed, ()))


def _cells(rows: Any, key: tuple[int, ...]) -> Iterator[tuple[tuple[int, ...], int]]:
    if isinstance(rows, int):
        yield key, rows
    else:
        for i, part in enumerate(rows):
            yield from _cells(part, (*key, i))


class Wide(int):
    """A constant of 64 raw bits."""


def wide(bits: int) -> int:
    return Wide(bits)


class _Cast:
    """A conversion between numbers that count and raw bits; in plain Python both are ints."""

    def __init__(self, compiled_name: str) -> None:
        self.compiled_name = compiled_name

    def __call__(self, number: int) -> int:
        return number


to_bits = _Cast("uint64")
to_count = _Cast("int64")


def cache_folder(game: str) -> Path:
    """Where a game's compiled rules are kept: one folder for each state of the sources that they are made of, because
    Numba does not see imports."""
    home = os.environ.get("VETTA_CACHE") or os.path.join(
        os.environ.get("XDG_CACHE_HOME") or os.path.join(os.path.expanduser("~"), ".cache"), "vetta"
    )
    return Path(home) / game / _fingerprint(game)


@functools.cache
def _fingerprint(game: str) -> str:
    import numba

    package = Path(__file__).parents[1]
    packs = Path(os.environ.get("VETTA_PACKS") or package / "packs")
    digest = hashlib.sha256(f"{sys.version} {numba.__version__} {os.environ.get('NUMBA_BOUNDSCHECK', '0')}".encode())
    for folder in dict.fromkeys((package / "core", package / "games" / game, package / "packs" / game, packs / game)):
        for path in sorted(folder.rglob("*")):
            if path.suffix in (".py", ".toml"):
                digest.update(path.name.encode() + path.read_bytes())
    return digest.hexdigest()[:16]


class Slot:
    """A kernel that a game fills in: shared loops over matches name it, without knowing the game."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __call__(self, *args: Any) -> Any:
        raise TypeError(f"{self.name} is a slot: get this loop from a game's Twins")


class Twins:
    """One game's rules, each as its twin: in plain mode with the slots filled in, in native mode compiled as well."""

    def __init__(
        self, name: str, slots: Mapping[str, Callable[..., Any]], *, native: bool, cached: bool = True
    ) -> None:
        self.name = name
        self.native = native
        self._slots = slots
        self._cached = cached
        self._made: dict[Callable[..., Any], Any] = {}
        self._names: dict[str, dict[str, Any]] = {}

    def of(self, rule: Callable[..., Any]) -> Any:
        """The twin of a rule."""
        if rule not in self._made:
            plain = cast("FunctionType", rule)
            names = self._around(plain)
            twin = FunctionType(plain.__code__, names, plain.__name__, plain.__defaults__, plain.__closure__)
            twin.__module__, twin.__qualname__, twin.__doc__ = plain.__module__, plain.__qualname__, plain.__doc__
            self._made[rule] = self._compile(twin) if self.native else twin
        return self._made[rule]

    def _compile(self, twin: FunctionType) -> Any:
        import numba

        with _cache_in(cache_folder(self.name) if self._cached else None):
            return _widened(numba.njit(cache=self._cached, nogil=True, error_model="numpy")(twin))

    def _around(self, rule: FunctionType) -> dict[str, Any]:
        """The names a rule sees, as its twin shall see them."""
        if rule.__module__ not in self._names:
            names = self._names[rule.__module__] = dict(rule.__globals__)
            for name, value in rule.__globals__.items():
                names[name] = self._as_seen(value)
        return self._names[rule.__module__]

    def _as_seen(self, value: Any) -> Any:
        if isinstance(value, Slot):
            return self.of(self._slots[value.name])
        if isinstance(value, FunctionType) and value in _rules:
            return self.of(value)
        return self._as_compiled(value) if self.native else value

    def _as_compiled(self, value: Any) -> Any:
        import numpy as np

        if isinstance(value, Row):
            return np.array(value, np.int64)
        if isinstance(value, Grid):
            array = np.zeros([1 + max(key[axis] for key in value) for axis in range(len(next(iter(value))))], np.int64)
            for key, number in value.items():
                array[key] = number
            return array
        if isinstance(value, Wide):
            return np.uint64(value)
        if isinstance(value, _Cast):
            return getattr(np, value.compiled_name)
        if isinstance(value, FunctionType) and value in _by_type:
            _teach(value)
        return value


def _widened(rule: Any) -> Any:
    """Lets compiled rules call this one with small numbers as with large ones, so that it is compiled only once."""
    from numba import types

    template = rule.get_call_template

    def widen(kind: Any) -> Any:
        return types.int64 if isinstance(kind, types.Integer) and kind != types.uint64 else kind

    rule.get_call_template = lambda args, kws: template(
        tuple(widen(kind) for kind in args), {name: widen(kind) for name, kind in dict(kws).items()}
    )
    return rule


@functools.cache
def _teach(rule: Callable[..., Any]) -> None:
    """Tells Numba, once, how to choose the compiled form of a by-type kernel."""
    from numba.extending import overload

    choose = _by_type[rule]
    choose.__annotations__ = {}  # Numba takes two signatures for different when their annotations differ

    @functools.wraps(choose)
    def chosen(*types: Any, **named: Any) -> Any:
        form = choose(*types, **named)
        form.__annotations__ = {}
        return form

    overload(rule, inline="always")(chosen)


@contextmanager
def _cache_in(folder: Path | None) -> Iterator[None]:
    import numba.core.config as config

    if folder is None:
        yield
        return
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CannotBuild(
            f"{folder}: compiled rules cannot be kept there ({error.strerror}); VETTA_CACHE can name another folder"
        ) from None
    before, config.CACHE_DIR = config.CACHE_DIR, str(folder)  # type: ignore[attr-defined]
    try:
        yield
    finally:
        config.CACHE_DIR = before  # type: ignore[attr-defined]
