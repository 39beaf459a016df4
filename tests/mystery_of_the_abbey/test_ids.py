"""Every rule has its paragraph in RULES.md and a test that names it."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from cloister import find

from .helpers import KEY

NUMBERS = {
    "S": 5,
    "T": 5,
    "Q": 4,
    "C": 10,
    "M": 4,
    "V": 5,
    "X": 3,
    "J": 29,
    "E": 18,
    "B": 24,
    "L": 8,
}
RULES = {f"MOA-{letter}{n}" for letter, last in NUMBERS.items() for n in range(1, last + 1)}
ID = re.compile(r"\bMOA-[A-Z]\d+\b")
PARAGRAPH = re.compile(r"^- \*\*(MOA-[A-Z]\d+)\*\* (\S.*)$", re.MULTILINE)
GAME = find(KEY)
PAGE = (GAME.folder / "RULES.md").read_text("utf-8")


def test_every_rule_has_one_paragraph() -> None:
    found = [rule for rule, _ in PARAGRAPH.findall(PAGE)]
    assert sorted(found) == sorted(RULES)


def test_every_mention_of_a_rule_leads_somewhere() -> None:
    sources = [PAGE, *(path.read_text("utf-8") for path in GAME.folder.rglob("*.py"))]
    assert {rule for text in sources for rule in ID.findall(text)} <= RULES


def test_options_stand_in_the_paragraph_of_their_rule() -> None:
    paragraphs = dict(PARAGRAPH.findall(PAGE))
    for option in GAME.options:
        assert f"`{option.name}" in paragraphs[option.rule]


def test_every_rule_is_named_by_a_test() -> None:
    named: set[str] = set()
    for path in Path(__file__).parent.glob("test_*.py"):
        if path != Path(__file__):
            named |= set(ids_named(path.read_text("utf-8")))
    missing = sorted(RULES - named)
    assert not missing, f"no test names {', '.join(missing)}"


def ids_named(source: str) -> Iterator[str]:
    """The rules in docstrings of test functions."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            yield from ID.findall(ast.get_docstring(node) or "")
