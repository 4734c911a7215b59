"""LLVM's intermediate representation, the text between Numba and WebAssembly: what is rewritten in it and added."""

from __future__ import annotations

import re
from typing import NamedTuple

from vetta.core.kernel import CannotBuild
from vetta.core.wasm.doors import Door, Memory

TRIPLE = "wasm32-unknown-unknown"


class WasmError(CannotBuild):
    """Why there is no module, in one sentence."""


RUNTIME = """
define void @NRT_incref(ptr %0) alwaysinline "no-builtins" { ret void }
define void @NRT_decref(ptr %0) alwaysinline "no-builtins" { ret void }
"""
"""What kernels call besides kernels. All memory belongs to the host, so nothing counts the references to it."""

_HOST_TARGET = re.compile(r"^target (?:datalayout|triple) = .*\n", re.MULTILINE)
_HOST_ADDRESS = re.compile(r"^(@numba\.dynamic\.globals\.\S+) = .*", re.MULTILINE)
_HOST_ALIGNMENT = re.compile(r"^(.* = load ptr, .*|  store ptr .*|.* = alloca .*), align 8$", re.MULTILINE)
_EXCEPTION = re.compile(r"^  store ptr @\.const\.picklebuf\..*\n", re.MULTILINE)
_FUNCTION_HEAD = re.compile(r"^(define .*\)[^{}]*) \{$", re.MULTILINE)


def for_wasm(ir: str) -> str:
    """What Numba wrote for a 64-bit machine, fit to be read with the layout of wasm32."""
    # It names the machine it was made for; the reader puts wasm32 there.
    ir = _HOST_TARGET.sub("", ir)
    # A table of over 1 MB is held by its address in the building process, which LLVM would fold into a wild address
    # of the module. Most such names are never used, so each becomes undefined: it is missed only where it is used.
    ir = _HOST_ADDRESS.sub(r"\1 = external global ptr", ir)
    # A pointer lies at multiples of 8 on that machine and of 4 in wasm32: the right one is put in when it is read.
    ir = _HOST_ALIGNMENT.sub(r"\1", ir)
    # What would be raised is a pickle with the path of the source in it. A range with a step has one in case the step
    # is 0, so most are never reached; `entry` sees to those that are.
    ir = _EXCEPTION.sub("", ir)
    # LLVM makes calls of the C library (memset, strlen) out of loops, and a module has no C library.
    ir = _FUNCTION_HEAD.sub(r'\1 "no-builtins" {', ir)
    if "inttoptr (" in ir:
        raise WasmError("the rules hold an address in the process that compiled them")
    return ir


class Answer(NamedTuple):
    """How Numba stores what a kernel answers: in so many bits, 0 if nothing. A yes or no has 8 and no sign."""

    bits: int
    signed: bool = False


def entry(name: str, symbol: str, door: Door, answer: Answer) -> str:
    """The function that the host calls: it widens the numbers, calls Numba's function and narrows the answer.

    Numba's own convention: where to put the answer, where to put an exception, then the arguments, each as one word
    or several; the result is 0, or -2 for an answer of None, or tells that something was raised, and then it traps.
    """
    host, body, words = [], [], [("ptr", "%answer"), ("ptr", "%exception")]
    for i, (argument, takes) in enumerate(door.arguments.items()):
        given = f"%{argument}"
        if isinstance(takes, Memory):
            host.append(f"ptr {given}")
            words += _pointer(takes, given)
        else:
            host.append(f"i32 {given}")
            body.append(f"%wide{i} = sext i32 {given} to i64")
            words.append(("i64", f"%wide{i}"))
    passed = ", ".join(f"{kind} {word}" for kind, word in words)
    body += [
        f"%answer = alloca {f'i{answer.bits}' if answer.bits else 'ptr'}",
        "%exception = alloca ptr",
        f"%status = call i32 @{symbol}({passed})",
        "switch i32 %status, label %raised [i32 0, label %done i32 -2, label %done]",
        "raised:",
        "call void @llvm.trap()",
        "unreachable",
        "done:",
        *_give(answer),
    ]
    return "\n".join(
        [
            f"declare i32 @{symbol}({', '.join(kind for kind, _ in words)})",
            "declare void @llvm.trap()",
            f'define {"i32" if answer.bits else "void"} @{name}({", ".join(host)}) "no-builtins" {{',
            *body,
            "}",
        ]
    )


def words_passed(entry_ir: str) -> list[str]:
    """The types of the words with which an entry calls Numba's function."""
    declared = re.match(r"declare i32 @\S+?\((.*)\)", entry_ir)
    assert declared  # noqa: S101  entry() wrote it
    return declared[1].split(", ")


def _pointer(takes: Memory, at: str) -> list[tuple[str, str]]:
    """A record is its address. An array is: owner, parent, items, bytes an item, address, extents, strides."""
    if not takes.shape:
        return [("ptr", at)]
    step = takes.dtype.itemsize
    items, strides = 1, list[int]()
    for extent in reversed(takes.shape):
        strides.insert(0, items * step)
        items *= extent
    numbers = [("i64", str(n)) for n in (*takes.shape, *strides)]
    return [("ptr", "null"), ("ptr", "null"), ("i64", str(items)), ("i64", str(step)), ("ptr", at), *numbers]


def _give(answer: Answer) -> list[str]:
    """Makes a 32-bit integer of what Numba has stored."""
    if answer.bits == 0:
        return ["ret void"]
    cast = "bitcast" if answer.bits == 32 else "trunc" if answer.bits > 32 else "sext" if answer.signed else "zext"
    return [
        f"%stored = load i{answer.bits}, ptr %answer",
        f"%given = {cast} i{answer.bits} %stored to i32",
        "ret i32 %given",
    ]
