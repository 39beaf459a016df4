"""Every core rule is named by a test that tests it, and tests name only rules that exist."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from cloister.core import errors

TESTS = Path(__file__).parent.parent
CORE = Path(errors.__file__).parent
ID = re.compile(r"\bCLO-\d+\b")


def rules(text: str) -> list[str]:
    """The ids that a rules text defines, in its order."""
    return re.findall(r"^- \*\*(CLO-\d+) ", text, re.M)


def named_by_tests(text: str) -> Iterator[tuple[str, str]]:
    """(id, test) for each test function whose docstring names an id."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            for found in ID.findall(ast.get_docstring(node) or ""):
                yield found, node.name


@cache
def all_named() -> dict[str, list[str]]:
    named: dict[str, list[str]] = {}
    for path in sorted(TESTS.rglob("test_*.py")):
        for found, test in named_by_tests(path.read_text("utf-8")):
            named.setdefault(found, []).append(f"{path.name}::{test}")
    return named


def test_every_core_rule_has_a_test() -> None:
    defined = rules((CORE / "RULES.md").read_text("utf-8"))
    assert defined == [f"CLO-{n}" for n in range(1, len(defined) + 1)]
    assert [rule for rule in defined if rule not in all_named()] == []


def test_tests_and_code_name_only_existing_rules() -> None:
    defined = set(rules((CORE / "RULES.md").read_text("utf-8")))
    cited = {found for path in CORE.rglob("*.py") for found in ID.findall(path.read_text("utf-8"))}
    assert (cited | set(all_named())) - defined == set()


def test_a_rule_without_a_test_would_be_found() -> None:
    text = 'def test_a():\n    """CLO-1: so."""\ndef helper():\n    """CLO-2"""\n# CLO-3\n'
    assert list(named_by_tests(text)) == [("CLO-1", "test_a")]
    assert rules("- **CLO-1 Notation.** As in CLO-2.\n- **CLO-2 Turns.** So.") == ["CLO-1", "CLO-2"]
