"""No sentence for people stands in code: all of them stand in catalogues."""

import re
from pathlib import Path

import pytest

from cloister.core.languages import SHELL
from tests.support import said_in_javascript, said_in_python

PYTHON = sorted(SHELL.rglob("*.py"))
SCRIPTS = [path for path in sorted(SHELL.rglob("*.js")) if "vendor" not in path.parts]
TEMPLATES = sorted((SHELL / "web" / "templates").glob("*.html"))
CLASSES = {
    name
    for path in SHELL.rglob("*.css")
    for name in re.findall(r"\.([a-z][\w-]*)", path.read_text("utf-8"))
}


def _name(path: Path) -> str:
    return path.relative_to(SHELL).as_posix()


@pytest.mark.parametrize("path", PYTHON, ids=_name)
def test_python_says_no_sentence_itself(path: Path) -> None:
    assert list(said_in_python.sentences_in(path)) == []


@pytest.mark.parametrize("path", SCRIPTS, ids=_name)
def test_scripts_say_no_sentence_themselves(path: Path) -> None:
    assert list(said_in_javascript.sentences_in(path, CLASSES)) == []


@pytest.mark.parametrize("path", TEMPLATES, ids=_name)
def test_templates_say_no_sentence_themselves(path: Path) -> None:
    source = re.sub(r"\{%.*?%\}|\{\{.*?\}\}", "\ue000", path.read_text("utf-8"), flags=re.DOTALL)
    assert list(said_in_javascript.html_words(source)) == []
