"""Every rule of a game has a paragraph in RULES.md, and a test of that game that names it."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from cloister import find

LAST: dict[str, dict[str, int]] = {
    "altitude": {"ALT-": 17, "ALT-R": 44},
    "mont_saint_michel": {"MSM-": 30, "MSM-V": 4, "MSM-A": 30},
    "mystery_of_the_abbey": {
        **{"MOA-S": 5, "MOA-T": 5, "MOA-Q": 4, "MOA-C": 10, "MOA-M": 4, "MOA-V": 5, "MOA-X": 3},
        **{"MOA-J": 29, "MOA-E": 18, "MOA-B": 24, "MOA-L": 8},
    },
    "sator": {"SAT-": 39, "SAT-A": 35},
    "serendipity": {"SER-": 11, "SER-R": 40},
}
"""The number of the last rule of each kind."""
PARTS = {"altitude": {f"ALT-7{letter}" for letter in "abcdef"}}
HALVES = {"serendipity": {"SER-5a", "SER-5b", "SER-6a", "SER-6b"}}
"""Named apart, within the paragraph of the whole."""
ID = re.compile(r"\b[A-Z]{3}-[A-Z]?\d+[a-z]?\b")
PARAGRAPH = re.compile(r"^(?:- )?\*\*([A-Z]{3}-[A-Z]?\d+[a-z]?)\*\* (\S.*)$", re.MULTILINE)
TESTS = Path(__file__).parent


@pytest.fixture(params=LAST)
def key(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def rules(key: str) -> set[str]:
    numbered = {f"{kind}{n}" for kind, last in LAST[key].items() for n in range(1, last + 1)}
    return numbered | PARTS.get(key, set())


def page(key: str) -> str:
    return (find(key).folder / "RULES.md").read_text("utf-8")


def test_every_rule_has_one_paragraph(key: str) -> None:
    found = [rule for rule, _ in PARAGRAPH.findall(page(key))]
    assert sorted(found) == sorted(rules(key))


def test_every_rule_that_is_mentioned_exists(key: str) -> None:
    sources = [page(key), *(path.read_text("utf-8") for path in find(key).folder.rglob("*.py"))]
    mentioned = {rule for text in sources for rule in ID.findall(text)}
    own = {rule for rule in mentioned if rule[:3] == next(iter(LAST[key]))[:3]}
    assert own <= rules(key) | HALVES.get(key, set())


def test_every_option_is_named_in_the_paragraph_of_its_rule(key: str) -> None:
    paragraphs = dict(PARAGRAPH.findall(page(key)))
    for option in find(key).options:
        assert f"`{option.name}" in paragraphs[option.rule]


def test_every_rule_is_named_by_a_test(key: str) -> None:
    named: set[str] = set()
    for path in (TESTS / "games" / key).glob("test_*.py"):
        named |= set(ids_named(path.read_text("utf-8")))
    missing = sorted(rules(key) - named)
    assert not missing, f"no test names {', '.join(missing)}"


def test_a_rule_without_a_test_would_be_noticed() -> None:
    source = '''
SER = "SER-1"
CASES = [("SER-R7", 1)]
# SER-2
def helper():
    """SER-3"""
def test_one():
    """SER-4, SER-R12: yes."""
    assert "SER-5"
class TestMore:
    """SER-6"""
    @parametrize("rule", ["SER-8"])
    @parametrize("rule", CASES)
    def test_two(self):
        pass
'''
    assert set(ids_named(source)) == {"SER-4", "SER-R12", "SER-8", "SER-R7"}


def ids_named(source: str) -> Iterator[str]:
    """The rules named in docstrings of test functions and in their parameters."""
    tree = ast.parse(source)
    constants = {
        target.id: node.value
        for node in tree.body
        if isinstance(node, ast.Assign | ast.AnnAssign)
        for target in targets(node)
        if node.value is not None
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            yield from ID.findall(ast.get_docstring(node) or "")
            for decorator in node.decorator_list:
                yield from ids_in(decorator, constants)


def targets(node: ast.Assign | ast.AnnAssign) -> list[ast.Name]:
    found = node.targets if isinstance(node, ast.Assign) else [node.target]
    return [target for target in found if isinstance(target, ast.Name)]


def ids_in(node: ast.AST, constants: dict[str, ast.expr]) -> Iterator[str]:
    """Rules in the strings of an expression, and in the module constants that it uses."""
    for part in ast.walk(node):
        if isinstance(part, ast.Constant) and isinstance(part.value, str):
            yield from ID.findall(part.value)
        elif isinstance(part, ast.Name) and part.id in constants:
            yield from ids_in(constants[part.id], {})
