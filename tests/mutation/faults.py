"""Deliberate faults in the kernels of a game, made one at a time in the tree of their source."""

from __future__ import annotations
import __future__

import ast
import copy
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from types import CodeType, FunctionType

from vetta.core.game import Game

ANNOTATIONS_ARE_TEXT = __future__.annotations.compiler_flag

Swap = dict[type[ast.AST], type[ast.AST]]

COMPARISONS: Swap = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
}  # fmt: skip
OPERATIONS: Swap = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.FloorDiv: ast.Mult, ast.Mod: ast.FloorDiv,
    ast.LShift: ast.RShift, ast.RShift: ast.LShift, ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd, ast.BitXor: ast.BitOr,
}  # fmt: skip
JOINS: Swap = {ast.And: ast.Or, ast.Or: ast.And}


@dataclass(frozen=True)
class Fault:
    """One kernel as it is, and as it is with one thing wrong."""

    file: str
    rule: str
    said: str
    """What is wrong, as a line: the statement before and after."""
    function: FunctionType
    code: CodeType

    @property
    def name(self) -> str:
        return f"{self.file} {self.rule}: {self.said}"


def faults(game: Game) -> list[Fault]:
    """Every fault in every kernel of a game, in the order of the sources."""
    found: list[Fault] = []
    folder = Path(str(import_module(game.package).__file__)).parent
    for path in sorted(folder.glob("*.py")):
        tree = ast.parse(path.read_text("utf-8"))
        module = import_module(f"{game.package}.{path.stem}")
        for node in tree.body:
            if isinstance(node, ast.FunctionDef) and _is_kernel(node):
                found += _in_rule(path, node, getattr(module, node.name))
    return found


def _is_kernel(node: ast.FunctionDef) -> bool:
    return any(isinstance(mark, ast.Name) and mark.id == "kernel" for mark in node.decorator_list)


def _in_rule(path: Path, rule: ast.FunctionDef, function: FunctionType) -> Iterator[Fault]:
    bare = copy.deepcopy(rule)
    bare.decorator_list = []
    if ast.get_docstring(bare) is not None and len(bare.body) > 1:
        del bare.body[0]
    statements = _statements(bare)
    seen: dict[str, int] = {}
    for index, node in enumerate(ast.walk(bare)):
        within = statements.get(index)
        for change in CHANGES if within is not None else ():
            if not change(bare, copy.copy(node)):
                continue
            broken = copy.deepcopy(bare)
            nodes = list(ast.walk(broken))
            before, after = _line(nodes[within or 0]), "nothing"
            change(broken, nodes[index])
            if change is not _drop:
                after = _line(nodes[within or 0])
            said = f"{before} -> {after}"
            seen[said] = seen.get(said, 0) + 1
            if seen[said] > 1:
                said += f" ({seen[said]})"
            yield Fault(path.name, rule.name, said, function, _compiled(broken, path))


def _statements(rule: ast.FunctionDef) -> dict[int, int]:
    """For each node inside the rule, both by their place in a walk, the innermost statement it belongs to."""
    places = {id(node): index for index, node in enumerate(ast.walk(rule))}
    found: dict[int, int] = {}

    def enter(node: ast.AST, statement: int) -> None:
        found[places[id(node)]] = statement
        for child in ast.iter_child_nodes(node):
            enter(child, places[id(child)] if isinstance(child, ast.stmt) else statement)

    for child in rule.body:
        enter(child, places[id(child)])
    return found


def _swap(_: ast.FunctionDef, node: ast.AST) -> bool:
    """Makes another operator or constant of one, in place; False if this node is neither."""
    match node:
        case ast.Compare(ops=[op]) if type(op) in COMPARISONS:
            node.ops = [COMPARISONS[type(op)]()]  # type: ignore[list-item]
        case ast.BinOp(op=op) | ast.AugAssign(op=op) if type(op) in OPERATIONS:
            node.op = OPERATIONS[type(op)]()  # type: ignore[assignment]
        case ast.BoolOp(op=op):
            node.op = JOINS[type(op)]()  # type: ignore[assignment]
        case ast.Constant(value=bool(value)):
            node.value = not value
        case ast.Constant(value=int(value)):
            node.value = value + 1
        case ast.UnaryOp(op=ast.Not()):
            node.op = ast.UAdd()
        case _:
            return False
    return True


def _turn_round(_: ast.FunctionDef, node: ast.AST) -> bool:
    """Makes a condition its opposite, where no operator in it is swapped already."""
    match node:
        case ast.If(test=ast.Call() | ast.Name()) | ast.While(test=ast.Call()):
            node.test = ast.UnaryOp(ast.Not(), node.test)
            return True
    return False


def _drop(rule: ast.FunctionDef, gone: ast.AST) -> bool:
    """Leaves out a statement."""
    match gone:
        case ast.Break() | ast.Continue() | ast.Assign() | ast.AugAssign() | ast.Expr(value=ast.Call()):
            for node in ast.walk(rule):
                for block in (getattr(node, "body", None), getattr(node, "orelse", None)):
                    if isinstance(block, list) and gone in block:
                        block[block.index(gone)] = ast.Pass()
            return True
    return False


CHANGES = (_swap, _turn_round, _drop)


def _line(statement: ast.AST) -> str:
    """A statement as one line, without the block that hangs under it."""
    return ast.unparse(statement).splitlines()[0]


def _compiled(rule: ast.FunctionDef, path: Path) -> CodeType:
    module = ast.fix_missing_locations(ast.Module([rule], []))
    code = compile(module, str(path), "exec", flags=ANNOTATIONS_ARE_TEXT, dont_inherit=True)
    return next(part for part in code.co_consts if isinstance(part, CodeType) and part.co_name == rule.name)
