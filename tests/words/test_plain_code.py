"""Sentences for people are in catalogues, never in code."""

import re
from pathlib import Path

import pytest

from cloister.core.languages import SHELL
from tests.support import said_in_javascript, said_in_python

GAMES = SHELL / "games"
PYTHON = [
    path
    for path in sorted(SHELL.rglob("*.py"))
    if path.parent.parent != GAMES or path.name != "__init__.py"  # titles and makers are data
]
SCRIPTS = [
    path
    for path in sorted(SHELL.rglob("*.js"))
    if "vendor" not in path.parts and path.name != "verifier.js"
]
TEMPLATES = sorted((SHELL / "web" / "templates").glob("*.html"))
CLASSES = {
    name
    for path in SHELL.rglob("*.css")
    for name in re.findall(r"\.([a-z][\w-]*)", path.read_text("utf-8"))
} | {
    name
    for path in SCRIPTS
    for names in re.findall(r'class="([^"$]*)"', path.read_text("utf-8"))
    for name in names.split()
}
NAME = "Cloister"


def _name(path: Path) -> str:
    return path.relative_to(SHELL).as_posix()


def notation(path: Path) -> set[str]:
    """The words of a game's moves, as they are typed; scripts compare moves with them."""
    if not path.is_relative_to(GAMES):
        return set()
    folder = GAMES / path.relative_to(GAMES).parts[0]
    sources = [folder / "words" / "notation.py", folder / "rules" / "move_words.py"]
    sources += sorted((folder / "components").glob("*.py"))
    literals = {
        text
        for source in sources
        if source.exists()
        for text in said_in_python.literals_in(source)
        if len(text) < 24
    }
    return {"*", *(word for text in literals for word in text.split())}


@pytest.mark.parametrize("path", PYTHON, ids=_name)
def test_python_contains_no_sentences(path: Path) -> None:
    assert list(said_in_python.sentences_in(path)) == []


@pytest.mark.parametrize("path", SCRIPTS, ids=_name)
def test_scripts_contain_no_sentences(path: Path) -> None:
    technical = CLASSES | notation(path) | {NAME}
    assert list(said_in_javascript.sentences_in(path, technical)) == []


@pytest.mark.parametrize("path", TEMPLATES, ids=_name)
def test_templates_contain_no_sentences(path: Path) -> None:
    source = re.sub(r"\{% block page %\}.*?\{% endblock %\}", "", path.read_text("utf-8"))
    source = re.sub(r"\{%.*?%\}|\{\{.*?\}\}", "\ue000", source, flags=re.DOTALL)
    assert list(said_in_javascript.html_words(source.replace(NAME, ""))) == []
