"""Compiles a game's kernels into the wasm32 object code that a linker makes a module of.

Runs in a process of its own, in which Numba is told (`PLAIN_CODE`) to optimise nothing and to assume no particular
machine. LLVM then optimises for wasm32 what Numba would have optimised for this one.
"""

from __future__ import annotations

import re
from typing import Any

from vetta.core.game import Game
from vetta.core.kernel import Twins
from vetta.core.wasm import ir
from vetta.core.wasm.doors import Door, Memory, doors
from vetta.core.wasm.ir import Answer, WasmError

PLAIN_CODE = {
    "NUMBA_OPT": "0",
    "NUMBA_CPU_NAME": "generic",
    "NUMBA_CPU_FEATURES": "",
    "NUMBA_LOOP_VECTORIZE": "0",
    "NUMBA_SLP_VECTORIZE": "0",
    "PYTHONHASHSEED": "0",
}
"""The environment of that process: no host features in the code, and one order of everything."""

CPU = "mvp"
FEATURES = "+mutable-globals,+sign-ext,+bulk-memory,+bulk-memory-opt,+nontrapping-fptoint"
"""What every browser has had for years. Named one by one, so that a new LLVM does not quietly ask for more."""

_WHY_MISSING = {
    "NRT_": "makes an array, or assigns a slice",
    "numba.dynamic.globals": "reads a table of over 1 MB",
    "numba_gil": "prints, or leaves compiled code",
    ".numba.unresolved": "is one of several that call each other in a circle",
}
"""What a rule does that asks for a symbol which a module does not have."""


_CANNOT = {
    r"call void @llvm\.trap\(\)": "raises an exception",
    r"= (mul|[us]div|[us]rem) .*\bi(6[5-9]|[7-9]\d|\d{3}) ": "counts in over 64 bits (LLVM does, to sum a range)",
}
"""What is left in the text of a rule that does what a module cannot."""


def object_code(game: Game) -> bytes:
    """The object code of a game's module."""
    import llvmlite.binding as llvm

    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple(ir.TRIPLE).create_target_machine(cpu=CPU, features=FEATURES, opt=2)
    layout = f'target datalayout = "{machine.target_data}"\ntarget triple = "{ir.TRIPLE}"\n'
    module = llvm.parse_assembly(layout)
    twins = Twins(game.name, game.kernels._asdict(), native=True, cached=False)
    exports = doors(game)
    for name, door in exports.items():
        # The entry first: LLVM takes from the kernel's module only what something already asks for.
        for text in _compiled(twins, name, door):
            module.link_in(llvm.parse_assembly(layout + text))
    module.link_in(llvm.parse_assembly(layout + ir.RUNTIME))
    _hide_all_but(module, set(exports))
    module.verify()
    _optimise(llvm, machine, module)
    _check(module)
    return bytes(machine.emit_object(module))


def _compiled(twins: Twins, name: str, door: Door) -> tuple[str, str]:
    """The text of an export: the function the host calls, and the kernel with all that it calls."""
    dispatcher = twins.of(door.kernel)
    signature = tuple(_numba_type(takes) for takes in door.arguments.values())
    dispatcher.compile(signature)
    overload = dispatcher.overloads[signature]
    module = overload.library._get_module_for_linking()
    symbol = overload.fndesc.llvm_func_name
    entry = ir.entry(name, symbol, door, _answer(name, overload.signature.return_type))
    # LLVM does not notice a call with other words than the function has: pointers have no type.
    wanted = [str(argument.type) for argument in module.get_function(symbol).arguments]
    if wanted != ir.words_passed(entry):
        raise WasmError(f"{name}: this version of Numba passes its arguments in another way")
    return entry, ir.for_wasm(str(module))


def _numba_type(takes: Any) -> Any:
    import numba

    if not isinstance(takes, Memory):
        return numba.int64
    one: Any = numba.from_dtype(takes.dtype)
    return numba.types.Array(one, len(takes.shape), "C") if takes.shape else one


def _answer(name: str, result: Any) -> Answer:
    from numba import types

    if isinstance(result, types.NoneType):
        return Answer(0)
    if isinstance(result, types.Boolean):
        return Answer(8)
    number: Any = result
    if isinstance(result, types.Integer):
        return Answer(number.bitwidth, number.signed)
    raise WasmError(f"{name} answers with {result}, but a kernel answers with a whole number, yes or no, or nothing")


def _hide_all_but(module: Any, exports: set[str]) -> None:
    """Makes all the rest internal, so that it can be inlined or dropped, Numba's doors to Python first of all."""
    for value in [*module.functions, *module.global_variables]:
        if not value.is_declaration and value.name not in exports and not value.name.startswith("llvm."):
            value.linkage = "internal"


def _optimise(llvm: Any, machine: Any, module: Any) -> None:
    """LLVM's usual optimisation, for wasm32. No vectors: not every browser has them; and loops stay loops, because a
    module has to be fetched before it can be fast."""
    tuning = llvm.create_pipeline_tuning_options(speed_level=2)
    tuning.loop_vectorization = False
    tuning.slp_vectorization = False
    tuning.loop_interleaving = False
    tuning.loop_unrolling = False
    tuning.inlining_threshold = 175
    builder = llvm.create_pass_builder(machine, tuning)
    builder.getModulePassManager().run(module, builder)


def _check(module: Any) -> None:
    """Refuses rules that need more than a module has. What they never reach is gone by now."""
    text = str(module)
    missing = [f.name for f in module.functions if f.is_declaration and not f.name.startswith("llvm.")]
    missing += [g.name for g in module.global_variables if g.is_declaration]
    for symbol in missing:
        why = next((why for start, why in _WHY_MISSING.items() if symbol.startswith(start)), f"needs {symbol}")
        raise WasmError(f"{_user(text, re.escape(symbol))} {why}, which a module cannot")
    for mark, why in _CANNOT.items():
        if re.search(mark, text):
            raise WasmError(f"{_user(text, mark)} {why}, which a module cannot")


def _user(text: str, mark: str) -> str:
    """The first function in which a mark stands."""
    for symbol, body in re.findall(r'^define [^@]*@"?([^\s("]+)"?(\(.*?)^}', text, re.MULTILINE | re.DOTALL):
        if re.search(mark, body):
            return _source_name(symbol)
    return "a rule"


def _source_name(symbol: str) -> str:
    """vetta.games.labyrinth.rules.push, from Numba's _ZN5vetta5games9labyrinth5rules4push and so on."""
    parts, rest = [], symbol.removeprefix("_ZN")
    while length := re.match(r"\d+", rest):
        end = length.end() + int(length[0])
        parts.append(rest[length.end() : end])
        rest = rest[end:]
    return ".".join(parts) or symbol
