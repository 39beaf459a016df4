"""Keys and plain sentences in JavaScript and in HTML."""

import re
from collections.abc import Collection, Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path

import tree_sitter_javascript
from tree_sitter import Language, Parser, TreeCursor

from cloister.core.languages import SHELL
from tests.support.said import Said

PARSER = Parser(Language(tree_sitter_javascript.language()))
LETTERS = re.compile(r"[^\W\d_]{2,}")
SENTENCE = re.compile(
    r"[A-Za-z][a-z'’]+[,;:.…]? [a-z]{2,}|^[A-Z][a-z]+(?:[.…!?]?$|[ :,])|\* [a-z]{3,}\b(?!\()"
)
"""Two words in a row, one that begins with a capital letter, or one after something filled in."""
READ_OUT_NAMES = (
    "aria-label",
    "aria-description",
    "aria-roledescription",
    "aria-valuetext",
    "title",
    "placeholder",
    "alt",
    "label",
)
READ_OUT = re.compile(rf"(?<![\w-])(?:{'|'.join(READ_OUT_NAMES)})=(?:\"([^\"]*)\"|'([^']*)')")
TAG = re.compile(r"<!--.*?-->|<[^>]*>|</?[\w-]*$|^[^<>]*>", re.DOTALL)
ENTITY = re.compile(r"&\w+;|\bCloister\b")
SELECTORS = {"querySelector", "querySelectorAll", "closest", "matches", "matchMedia"}
KEYS = {"Enter", "Escape", "Tab", "Home", "End", "Shift", "Control"}
"""Names of keys, as browsers call them."""
FILLED = "\ue000"
"""Stands for what a template fills in."""


class Node:
    """A piece of syntax, copied out of the parser, whose nodes do not outlive their tree."""

    def __init__(self, cursor: TreeCursor, parent: "Node | None" = None) -> None:
        found = cursor.node
        assert found is not None
        self.type, self.named = found.type, found.is_named
        self.start, self.end, self.line = found.start_byte, found.end_byte, found.start_point[0] + 1
        self.source = (found.text or b"").decode()
        self.parent = parent
        self.children: list[Node] = []
        self.fields: dict[str, Node] = {}
        if cursor.goto_first_child():
            self._add(cursor)
            while cursor.goto_next_sibling():
                self._add(cursor)
            cursor.goto_parent()

    def _add(self, cursor: TreeCursor) -> None:
        field = cursor.field_name
        self.children.append(Node(cursor, self))
        if field:
            self.fields[field] = self.children[-1]

    @property
    def named_children(self) -> "list[Node]":
        """The children other than punctuation."""
        return [child for child in self.children if child.named]


@cache
def class_names() -> frozenset[str]:
    """All CSS classes of boards and pages, which look like words or keys."""
    styled = [path.read_text("utf-8") for path in SHELL.rglob("*.css")]
    drawn = [path.read_text("utf-8") for path in SHELL.rglob("*.js") if "vendor" not in path.parts]
    return frozenset(
        [name for css in styled for name in re.findall(r"\.([a-z][\w-]*)", css)]
        + [
            name
            for script in drawn
            for names in re.findall(r'class="([^"$]*)"', script)
            for name in names.split()
        ]
    )


def keys_in(path: Path) -> Iterator[Said]:
    """Every key that a script passes on."""
    for node in walk(parsed(path)):
        if node.type == "call_expression" and (at := _key_at(node)) is not None:
            arguments = _arguments(node)
            if at < len(arguments):
                given = _given(arguments[at + 1] if at + 1 < len(arguments) else None)
                told = node.fields["function"].source != "say"
                for key in _keys(arguments[at]):
                    yield Said(key, f"{path.name}:{node.line}", given, told)


def mentions_in(path: Path) -> Iterator[Said]:
    """Strings that are passed on before an object: keys, perhaps, for a helper to say."""
    for node in walk(parsed(path)):
        if node.type == "call_expression" and _key_at(node) is None:
            arguments = _arguments(node)
            for said, args in pairwise(arguments):
                if args.type == "object":
                    for key in (key for key in _keys(said) if "-" in key):
                        yield Said(key, f"{path.name}:{node.line}", _given(args))


def literals_in(path: Path) -> set[str]:
    """Every string in a script; a `*` stands for what a template fills in."""
    return {key for node in walk(parsed(path)) for key in _literal(node)}


def sentences_in(path: Path, technical: Collection[str]) -> Iterator[str]:
    """Strings and texts of templates that look like words for people."""
    for node in walk(parsed(path)):
        where = f"{path.name}:{node.line}"
        if node.type == "template_string" and tag_of(node) in ("html", "svg"):
            yield from (f"{where}: {text!r}" for text in html_words(text_of(node)))
        elif node.type in ("string", "template_string") and not _is_technical(node, technical):
            text = text_of(node).replace(FILLED, "*")
            if SENTENCE.search(text):
                yield f"{where}: {text[:70]!r}"


def html_words(source: str) -> Iterator[str]:
    """Words in a piece of HTML that a person reads or hears."""
    for spoken in map("".join, READ_OUT.findall(source)):
        if LETTERS.search(spoken):
            yield spoken[:70]
    for text in ENTITY.sub("", TAG.sub("\n", source)).split("\n"):
        if LETTERS.search(text):
            yield text.strip()[:70]


@cache
def parsed(path: Path) -> Node:
    return Node(PARSER.parse(path.read_bytes()).walk())


def walk(node: Node) -> Iterator[Node]:
    yield node
    for child in node.children:
        yield from walk(child)


def _key_at(call: Node) -> int | None:
    function = call.fields.get("function")
    if function is None:
        return None
    if function.type == "identifier":
        return {"say": 0, "tell": 1}.get(function.source)
    method = function.fields.get("property")
    return {"say": 0, "tell": 0}.get(method.source) if method is not None else None


def _arguments(call: Node) -> list[Node]:
    arguments = call.fields.get("arguments")
    if arguments is None:
        return []
    return [child for child in arguments.named_children if child.type != "comment"]


def _given(node: Node | None) -> frozenset[str] | None:
    if node is None:
        return frozenset()
    if node.type != "object":
        return None
    names: set[str] = set()
    for child in node.named_children:
        if child.type == "shorthand_property_identifier":
            names.add(child.source)
        elif child.type == "pair" and (key := child.fields.get("key")) is not None:
            names.add(key.source.strip("\"'"))
        elif child.type != "comment":
            return None
    return frozenset(names)


def _keys(node: Node) -> Iterator[str]:
    """The keys that an expression may evaluate to."""
    if node.type == "ternary_expression":
        for name in ("consequence", "alternative"):
            if (child := node.fields.get(name)) is not None:
                yield from _keys(child)
    elif node.type == "parenthesized_expression":
        for child in node.named_children:
            yield from _keys(child)
    else:
        yield from _literal(node)


def _literal(node: Node) -> Iterator[str]:
    if node.type in ("string", "template_string"):
        yield text_of(node).replace(FILLED, "*")


def text_of(node: Node, until: Node | None = None) -> str:
    """The text of a string, or its beginning; what a template fills in is marked."""
    if node.type == "string":
        return node.source[1:-1]
    parts: list[str] = []
    at = node.start + 1
    whole, start = node.source.encode(), node.start
    for child in node.named_children:
        if child.type == "template_substitution":
            parts.append(whole[at - start : child.start - start].decode())
            if child is until:
                return "".join(parts)
            parts.append(FILLED)
            at = child.end
    return "".join([*parts, whole[at - start : -1].decode()])


def tag_of(node: Node) -> str:
    parent = node.parent
    function = parent.fields.get("function") if parent is not None else None
    return function.source if function is not None and function != node else ""


def _is_technical(node: Node, technical: Collection[str]) -> bool:
    """Selectors, class names, modules and console messages are not for people."""
    text = text_of(node)
    if text in KEYS or text.startswith(("Arrow", "Page")):
        return True
    if all(word in technical for word in text.replace(FILLED, "*").split()):
        return True
    above = node.parent
    while above is not None and above.type in ("arguments", "template_string", "binary_expression"):
        above = above.parent
    if above is None:
        return False
    if above.type == "import_statement":
        return True
    if above.type == "call_expression":
        called = (above.fields.get("function") or above).source
        return called.rpartition(".")[2] in SELECTORS or called.startswith("console.")
    return False
