"""Sentences for people are in catalogues, never in code."""

import re
from pathlib import Path

import pytest

from cloister.core.languages import SHELL
from cloister.core.registry import find
from tests.support import said_in_javascript, said_in_python
from tests.support.games import game_keys
from tests.support.said_in_javascript import FILLED, LETTERS, class_names
from tests.support.shown_in_javascript import shown_in

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
STYLES = [path for path in sorted(SHELL.rglob("*.css")) if "vendor" not in path.parts]
ICONS = [path for path in sorted(SHELL.rglob("*.svg")) if "vendor" not in path.parts]
EXPRESSION = re.compile(r"\{%.*?%\}|\{\{.*?\}\}", re.DOTALL)
SHOWN_IN_TEMPLATE = re.compile(
    r"(?:\{\{|\bor\b|\belse\b|(?<![!=<>])=(?!=)|~|\()\s*([\"'][^\"']*[A-Za-z]{2}[^\"']*[\"'])"
)
"""A text in an expression of a template, other than one that something is compared with."""
DATA = re.compile(r"\b(?:data-[\w-]+=\"|content=\"(?=[A-Z]))([^\"]*)\"")
"""Attributes that may hold words to show. A `content` in lower case is for browsers."""
NAME = "Cloister"
TITLES = {find(key).title for key in game_keys()}


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
    assert list(said_in_python.sentences_in(path, TITLES)) == []


@pytest.mark.parametrize("path", SCRIPTS, ids=_name)
def test_scripts_contain_no_sentences(path: Path) -> None:
    technical = class_names() | notation(path) | {NAME}
    assert list(said_in_javascript.sentences_in(path, technical)) == []


@pytest.mark.parametrize("path", SCRIPTS, ids=_name)
def test_scripts_show_only_what_a_catalogue_says(path: Path) -> None:
    assert list(shown_in(path)) == []


@pytest.mark.parametrize("path", TEMPLATES, ids=_name)
def test_templates_contain_no_sentences(path: Path) -> None:
    source = re.sub(r"\{% block page %\}.*?\{% endblock %\}", "", path.read_text("utf-8"))
    filled = [re.sub(r"\bsay\(\"[\w-]+\"", "", each) for each in EXPRESSION.findall(source)]
    assert [text for each in filled for text in SHOWN_IN_TEMPLATE.findall(each)] == []
    source = EXPRESSION.sub(FILLED, source).replace(NAME, "")
    assert list(said_in_javascript.html_words(source)) == []
    assert [text for text in DATA.findall(source) if LETTERS.search(text)] == []


@pytest.mark.parametrize("path", STYLES, ids=_name)
def test_styles_contain_no_sentences(path: Path) -> None:
    found = re.findall(r"\bcontent:[^;}]*", path.read_text("utf-8"))
    texts = [text for each in found for text in re.findall(r"\"[^\"]*\"|'[^']*'", each)]
    assert [text for text in texts if LETTERS.search(re.sub(r"\\[0-9a-fA-F]+", "", text))] == []


@pytest.mark.parametrize("path", ICONS, ids=_name)
def test_icons_contain_no_sentences(path: Path) -> None:
    assert list(said_in_javascript.html_words(path.read_text("utf-8"))) == []
