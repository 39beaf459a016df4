"""Limits on the size and shape of the source: short files, short functions, no long chains."""

import ast
from collections.abc import Iterator
from pathlib import Path
from statistics import median, quantiles

import pytest

SRC = Path(__file__).parent.parent / "src" / "cloister"
MODULES = {
    path.relative_to(SRC).as_posix(): path.read_text(encoding="utf-8")
    for path in sorted(SRC.rglob("*.py"))
}
TESTS = Path(__file__).parent
FUNCTION = (ast.FunctionDef, ast.AsyncFunctionDef)
DEFINITION = (*FUNCTION, ast.ClassDef)


def test_files_are_short() -> None:
    lines = {name: len(text.splitlines()) for name, text in MODULES.items() if text.strip()}
    check_bars(lines, middle=110, most=300, every=450)


def test_test_files_are_short_too() -> None:
    lines = {
        path.relative_to(TESTS).as_posix(): len(path.read_text(encoding="utf-8").splitlines())
        for path in sorted(TESTS.rglob("*.py"))
    }
    assert {name: count for name, count in lines.items() if count > 450} == {}


def test_functions_are_short() -> None:
    lines = {
        f"{name}:{function.lineno} {function.name}": lines_of(function)
        for name, text in MODULES.items()
        for function in functions_in(text)
    }
    check_bars(lines, middle=7, most=20, every=50)


def test_public_names_of_core_have_docstrings() -> None:
    core = {name: text for name, text in MODULES.items() if name.startswith("core/")}
    inherited = {method for text in core.values() for method in documented_methods(text)}
    silent = [
        f"{name}: {definition}"
        for name, text in core.items()
        for definition in without_docstring(text, inherited)
    ]
    assert silent == []


def test_no_long_elif_chains() -> None:
    long = [f"{name}:{line}" for name, text in MODULES.items() for line in elif_chains(text, 5)]
    assert long == []


def test_compiled_functions_do_not_shift_literals() -> None:
    """With an i64 `n`, mypyc compiles `1 << n` to a 32-bit shift; use a table of bits instead."""
    shifts = [
        f"{name}:{line}"
        for name, text in MODULES.items()
        if text.startswith("# compiled with mypyc")
        for line in literal_shifts(text)
    ]
    assert shifts == []


def test_violations_are_found() -> None:
    long = "def f(a):\n    '''Says.'''\n" + "    a += 1\n" * 51
    chain = "if a == 0: pass\n" + "".join(f"elif a == {n}: pass\n" for n in range(1, 6))
    with pytest.raises(AssertionError, match="too long"):
        check_bars({"f": lines_of(functions_in(long)[0])}, middle=60, most=60, every=50)
    silent = "def f(): ...\nclass C:\n    def g(self): ...\n"
    assert list(without_docstring(silent, {"f", "g"})) == ["module", "f", "C", "g"]
    heir = "'Says.'\nclass D(C):\n    'Says.'\n    def g(self): ...\n"
    assert list(without_docstring(heir, {"g"})) == []
    assert list(without_docstring(heir, set())) == ["g"]
    assert list(elif_chains(chain, 5)) == [1]
    assert list(elif_chains(chain, 6)) == []
    assert list(literal_shifts("BIT = 1 << n\ndef f(n):\n    return 1 << n\n")) == [3]


def check_bars(lines: dict[str, int], middle: int, most: int, every: int) -> None:
    """Half are at most `middle` long, nine of ten at most `most`, and each at most `every`."""
    too_long = [f"{name} is too long: {count}" for name, count in lines.items() if count > every]
    assert not too_long, "\n".join(too_long)
    assert median(lines.values()) <= middle
    assert len(lines) < 2 or quantiles(lines.values(), n=10)[-1] <= most


def functions_in(text: str) -> list[ast.FunctionDef | ast.AsyncFunctionDef]:
    return [node for node in ast.walk(ast.parse(text)) if isinstance(node, FUNCTION)]


def lines_of(function: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    """The lines of a function without its docstring: nobody should shorten that to pass."""
    total = (function.end_lineno or function.lineno) - function.lineno + 1
    if ast.get_docstring(function) is None:
        return total
    docstring = function.body[0]
    return total - ((docstring.end_lineno or docstring.lineno) - docstring.lineno + 1)


def documented_methods(text: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.ClassDef):
            methods = [method for method in node.body if isinstance(method, FUNCTION)]
            yield from (method.name for method in methods if ast.get_docstring(method))


def without_docstring(text: str, inherited: set[str]) -> Iterator[str]:
    module = ast.parse(text)
    if ast.get_docstring(module) is None:
        yield "module"
    yield from silent_names(module, inherited)


def silent_names(parent: ast.Module | ast.ClassDef, inherited: set[str]) -> Iterator[str]:
    """Public names without a docstring; an overriding method may inherit one."""
    excused = inherited if isinstance(parent, ast.ClassDef) and parent.bases else set()
    for node in parent.body:
        if isinstance(node, DEFINITION) and not node.name.startswith("_"):
            if ast.get_docstring(node) is None and node.name not in excused:
                yield node.name
            if isinstance(node, ast.ClassDef):
                yield from silent_names(node, inherited)


def literal_shifts(text: str) -> Iterator[int]:
    for function in functions_in(text):
        for node in ast.walk(function):
            match node:
                case ast.BinOp(left=ast.Constant(), op=ast.LShift(), right=ast.Constant()):
                    pass
                case ast.BinOp(left=ast.Constant(), op=ast.LShift()):
                    yield node.lineno


def elif_chains(text: str, limit: int) -> Iterator[int]:
    """The lines on which a chain of `limit` or more `elif` begins."""
    nodes = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.If)]
    continued = {id(following) for node in nodes if (following := next_elif(node))}
    for node in nodes:
        if id(node) not in continued and chain_length(node) >= limit:
            yield node.lineno


def chain_length(node: ast.If) -> int:
    following = next_elif(node)
    return 1 + chain_length(following) if following else 0


def next_elif(node: ast.If) -> ast.If | None:
    if len(node.orelse) == 1 and isinstance(node.orelse[0], ast.If):
        return node.orelse[0]
    return None
