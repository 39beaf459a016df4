"""Keys and plain sentences in Python code."""

import ast
import re
from collections.abc import Collection, Iterator
from functools import cache
from pathlib import Path

from cloister.core.languages import SHELL
from tests.support.said import Said
from tests.support.said_in_javascript import LETTERS, html_words

KEY_AT = {
    "say": 0,
    "sentence": 1,
    "event_sentence": 1,
    "Refusal": 1,
    "Event": 0,
    "check": 0,
    "quick_check": 0,
}
"""Where the key stands in a call of these names."""
METHOD_KEY_AT = {"wrong": 1, "everyone": 0, "show": 0}
"""The same for methods of anything."""
EVENTS = {"Event", "everyone", "show"}
"""What takes a key and a dictionary of arguments."""
SENTENCE = re.compile(
    r"\b[A-Za-z][a-z'’]+[,;:.]? [a-z]{2,}|^[A-Z][a-z]+[ :,]|\* [a-z]{3,}|^[A-Z][a-z]+[.!?…]$"
)
"""Two words in a row, one that begins with a capital letter, or one after something filled in."""
DEVELOPERS = {"RuleBug", "HalfMade", "_complain", "AssertionError", "TypeError", "ValueError"}
"""What these are given is for developers, in a log or a traceback."""
LOGGERS = {"debug", "info", "warning", "error", "exception", "log"}
CHANCE = {"below", "shuffle"}
"""Draws have labels, which stand in records."""
TECHNICAL = re.compile(
    r"\s*(SELECT|INSERT|UPDATE|DELETE|CREATE|PRAGMA|ALTER|WITH|BEGIN)\b"  # SQL
    r"|.*charset=|attachment; filename=|accept-language|default-src|dict\[|list\["
    r"|text/plain|CLOISTER_PURE|cloister [a-z]+ --|model name$|.*\.game$|.*serif$|<[A-Z]"
)
MARKUP = re.compile(r"[\s*]*<[a-z!*/]")
"""The beginning of HTML or SVG."""
ATTRIBUTE = re.compile(r"(?<![\w-])(?!(?:aria-\w+|title|alt)=)[\w:*-]+=\"[^\"]*\"?|<[^<>]*$")
"""Attributes that nobody reads, and the beginning of a tag."""
NOT_FOR_PEOPLE = {"invariants.py", "notation.py", "move_words.py", "playthrough.py", "_compiled.py"}
"""Broken invariants, golden games and builds are described for developers; moves are written as
they are typed."""


@cache
def error_names() -> frozenset[str]:
    """The errors and findings whose first argument is a key; RuleBug names what broke instead.

    They are read from the sources, because a class counts even if no test has imported it.
    """
    bases = {
        node.name: {base.id for base in node.bases if isinstance(base, ast.Name)}
        for path in SHELL.rglob("*.py")
        for node in parsed(path).body
        if isinstance(node, ast.ClassDef)
    }
    names = {"CloisterError", "Finding"}
    while more := {name for name, above in bases.items() if above & names} - names:
        names |= more
    return frozenset(names - {"RuleBug"})


@cache
def error_codes() -> frozenset[str]:
    """The codes of errors, which look like keys."""
    return frozenset(
        text
        for path in SHELL.rglob("errors.py")
        for node in ast.walk(parsed(path))
        if isinstance(node, ast.Assign) and "code" in ast.unparse(node.targets[0])
        for each in ast.walk(node.value)
        for text in _keys(each)
    )


def keys_in(path: Path) -> Iterator[Said]:
    """Every key that a module passes on."""
    for node in ast.walk(parsed(path)):
        if isinstance(node, ast.Call) and (at := _key_at(node)) is not None and at < len(node.args):
            given = _given(node)
            told = not isinstance(node.func, ast.Name) or node.func.id != "say"
            for key in filter(None, _keys(node.args[at])):
                yield Said(key, f"{path.name}:{node.lineno}", given, told)


def mentions_in(path: Path) -> Iterator[Said]:
    """Strings that are passed on beside named arguments: keys, perhaps, for a helper to say."""
    for node in ast.walk(parsed(path)):
        if isinstance(node, ast.Call) and _key_at(node) is None:
            names = frozenset(keyword.arg for keyword in node.keywords if keyword.arg)
            if names and len(names) == len(node.keywords):
                for key in (key for arg in node.args for key in _keys(arg) if "-" in key):
                    yield Said(key, f"{path.name}:{node.lineno}", names)


def literals_in(path: Path) -> set[str]:
    """Every string in a module; a `*` stands for what an f-string fills in."""
    return {key for node in ast.walk(parsed(path)) for key in _keys(node)}


def sentences_in(path: Path, names: Collection[str] = ()) -> Iterator[str]:
    """Strings that look like sentences for people: not docstrings, logs, assertions or names."""
    if path.name in NOT_FOR_PEOPLE:
        return
    tree = parsed(path)
    ignored = {id(node) for node in _ignored(tree)}
    printed = {id(node) for node in _printed(tree)}
    for node in ast.walk(tree):
        if id(node) in ignored or not isinstance(node, ast.Constant | ast.JoinedStr):
            continue
        text = "".join(_parts(node))
        shown = id(node) in printed and LETTERS.search(text.replace("cloister", ""))
        if text not in names and (shown or _has_words(text)):
            yield f"{path.name}:{node.lineno}: {text[:70]!r}"


def _has_words(text: str) -> bool:
    if TECHNICAL.match(text):
        return False
    rest = ATTRIBUTE.sub("", text)
    if MARKUP.match(text):
        return any(html_words(rest.replace("*", " ")))
    return SENTENCE.search(rest) is not None


@cache
def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"))


def _key_at(call: ast.Call) -> int | None:
    match call.func:
        case ast.Name(name):
            return 0 if name in error_names() else KEY_AT.get(name)
        case ast.Attribute(attr=name):
            return 0 if name in error_names() else METHOD_KEY_AT.get(name)
    return None


def _given(call: ast.Call) -> frozenset[str] | None:
    if any(keyword.arg is None for keyword in call.keywords):
        return None
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    if name in EVENTS:
        return _names_in(call.args[1]) if len(call.args) > 1 else None
    if isinstance(call.func, ast.Attribute) or (name != "say" and name not in error_names()):
        return None
    return frozenset(keyword.arg for keyword in call.keywords if keyword.arg)


def _names_in(node: ast.expr) -> frozenset[str] | None:
    """The keys of a dictionary that is written out; others are only known when the code runs."""
    if not isinstance(node, ast.Dict):
        return None
    names = [key.value for key in node.keys if isinstance(key, ast.Constant)]
    return frozenset(map(str, names)) if len(names) == len(node.keys) else None


def _keys(node: ast.AST) -> Iterator[str]:
    """The keys that an expression may be."""
    match node:
        case ast.Constant(value=str(text)):
            yield text
        case ast.JoinedStr():
            yield "".join(part if isinstance(part, str) else "*" for part in _pieces(node))
        case ast.IfExp(body=body, orelse=orelse):
            yield from _keys(body)
            yield from _keys(orelse)


def _pieces(node: ast.JoinedStr) -> Iterator[str | None]:
    for value in node.values:
        yield str(value.value) if isinstance(value, ast.Constant) else None


def _parts(node: ast.Constant | ast.JoinedStr) -> Iterator[str]:
    if isinstance(node, ast.JoinedStr):
        for part in _pieces(node):
            yield "*" if part is None else part
    elif isinstance(node.value, str):
        yield node.value


def _ignored(tree: ast.Module) -> Iterator[ast.AST]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            yield node.value  # a docstring
        elif isinstance(node, ast.JoinedStr):
            yield from node.values
        elif isinstance(node, ast.Assert) and node.msg is not None:
            yield from ast.walk(node.msg)
        elif isinstance(node, ast.Call) and _is_for_developers(node):
            yield from ast.walk(node)


def _printed(tree: ast.Module) -> Iterator[ast.AST]:
    """What is printed as it is: even one word of it is read."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            match node.func:
                case ast.Name("print") | ast.Attribute(attr="print" | "echo"):
                    yield from node.args


def _is_for_developers(call: ast.Call) -> bool:
    match call.func:
        case ast.Name(name):
            return name in DEVELOPERS
        case ast.Attribute(value=ast.Name("log" | "logging"), attr=name):
            return name in LOGGERS
        case ast.Attribute(attr=name):
            return name in CHANCE
    return False
