"""Every rule has its paragraph in RULES.md and a test that names it."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from cloister import find

RULES = {f"SER-{n}" for n in range(1, 12)} | {f"SER-R{n}" for n in range(1, 41)}
ID = re.compile(r"\bSER-R?\d+\b")
PARAGRAPH = re.compile(r"^(?:- )?\*\*(SER-R?\d+)\*\* (\S.*)$", re.MULTILINE)
FOLDER = find("serendipity").folder
PAGE = (FOLDER / "RULES.md").read_text("utf-8")


def test_every_rule_has_one_paragraph() -> None:
    found = [rule for rule, _ in PARAGRAPH.findall(PAGE)]
    assert sorted(found) == sorted(RULES)


def test_every_mention_of_a_rule_leads_somewhere() -> None:
    sources = [PAGE, *(path.read_text("utf-8") for path in FOLDER.rglob("*.py"))]
    assert {rule for text in sources for rule in ID.findall(text)} <= RULES


def test_options_stand_in_the_paragraph_of_their_rule() -> None:
    paragraphs = dict(PARAGRAPH.findall(PAGE))
    for option in find("serendipity").options:
        assert f"`{option.name}" in paragraphs[option.rule]


def test_every_rule_is_named_by_a_test() -> None:
    named: set[str] = set()
    for path in Path(__file__).parent.glob("test_*.py"):
        if path != Path(__file__):
            named |= set(ids_named(path.read_text("utf-8")))
    missing = sorted(RULES - named)
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
    """The rules in docstrings of test functions and in what they are parametrized with."""
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
    """Rules in the strings of an expression, and in module constants that it uses by name."""
    for part in ast.walk(node):
        if isinstance(part, ast.Constant) and isinstance(part.value, str):
            yield from ID.findall(part.value)
        elif isinstance(part, ast.Name) and part.id in constants:
            yield from ids_in(constants[part.id], {})
