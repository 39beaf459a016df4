"""What the pages for game authors show is true."""

import doctest
import re
from pathlib import Path

import pytest

from cloister.core.heuristics import Evaluator, Rollout, TurnPlanner
from cloister.core.registry import find
from cloister.suite.folder import FILES

DOCS = Path(__file__).parents[2] / "docs"
PAGES = ("adding-a-game.md", "heuristics.md")


@pytest.mark.parametrize("page", PAGES)
def test_the_examples_run(page: str) -> None:
    failed, tried = doctest.testfile(
        str(DOCS / page), module_relative=False, optionflags=doctest.IGNORE_EXCEPTION_DETAIL
    )
    assert tried >= 15
    assert failed == 0


@pytest.mark.parametrize("page", PAGES)
def test_links_of_the_pages_exist(page: str) -> None:
    linked = re.findall(r"\]\(([^)#:]+)\)", (DOCS / page).read_text("utf-8"))
    assert linked
    assert [link for link in linked if not (DOCS / link).exists()] == []


def test_the_table_of_files_matches_the_template() -> None:
    page = (DOCS / "adding-a-game.md").read_text("utf-8")
    named = set(re.findall(r"^\| `([\w./]+)`", page, re.MULTILINE))
    assert set(FILES) <= named
    folder = find("_template").folder
    optional = {"bots/", "web/board.js"}
    assert [file for file in named - optional if not (folder / file).exists()] == []


def test_every_hook_is_explained() -> None:
    page = (DOCS / "heuristics.md").read_text("utf-8")
    hooks = [
        name
        for interface in (Evaluator, Rollout, TurnPlanner)
        for name in vars(interface)
        if not name.startswith("_") and callable(getattr(interface, name))
    ]
    assert len(hooks) == 12
    assert [hook for hook in hooks if f"| `{hook}(" not in page] == []
    assert [hook for hook in hooks if f"def {hook}(" not in page] == []
