"""What a language says, it says with the arguments of English; its rules have the same anchors."""

import re
from pathlib import Path

import pytest

from cloister.core.languages import SHELL, SOURCE, languages
from tests.support.catalogues import Catalogue, catalogue, folders

OTHERS = [
    pytest.param(folder, language, id=f"{name}-{language}")
    for name, folder in folders().items()
    for language in languages(folder)
    if language != SOURCE
]
RULES = [
    pytest.param(path, id=f"{path.parent.name}-{path.name}")
    for folder in (SHELL / "core", *folders().values())
    for path in sorted(folder.glob("RULES.*.md"))
]
GRAMMAR = re.compile(r"-(is|name|list)$")
"""What a language may need of an argument or not: `$seat-is`, `$seat-name`, `$cards-list`."""
ANCHOR = re.compile(r"^[\s>*#|-]*([A-Z]{2,5}-[A-Z]?\d+[a-z]?)(?![\w-])", re.MULTILINE)
CODE = re.compile(r"`([^`\n]+)`")


@pytest.mark.parametrize(("folder", "language"), OTHERS)
def test_a_file_is_translated_whole_and_says_nothing_else(folder: Path, language: str) -> None:
    """The file matters: some are never sent to a browser."""
    english, other = catalogue(folder).sentences, catalogue(folder, language).sentences
    files = {sentence.file for sentence in other.values()}
    assert {key: sentence.file for key, sentence in other.items()} == {
        key: sentence.file for key, sentence in english.items() if sentence.file in files
    }


@pytest.mark.parametrize(("folder", "language"), OTHERS)
def test_a_language_uses_the_arguments_of_english(folder: Path, language: str) -> None:
    """It may also use those that the comment above the English sentence names."""
    english, other = catalogue(folder), catalogue(folder, language)
    wrong = {}
    for key in other.sentences:
        offered = english.sentences[key].offered
        if arguments(other, key) - offered != arguments(english, key) - offered:
            wrong[key] = arguments(other, key), arguments(english, key)
    assert wrong == {}


def arguments(found: Catalogue, key: str) -> set[str]:
    return {GRAMMAR.sub("", variable) for variable in found.variables(key)}


@pytest.mark.parametrize(("folder", "language"), OTHERS)
def test_a_game_in_a_language_has_its_rules_in_it(folder: Path, language: str) -> None:
    rules = SHELL / "core" if folder == SHELL else folder
    assert (rules / f"RULES.{language}.md").is_file()


@pytest.mark.parametrize("path", RULES)
def test_translated_rules_have_the_same_rules_in_the_same_order(path: Path) -> None:
    english = (path.parent / "RULES.md").read_text("utf-8")
    assert ANCHOR.findall(path.read_text("utf-8")) == ANCHOR.findall(english) != []


@pytest.mark.parametrize("path", RULES)
def test_translated_rules_name_the_same_options_and_places(path: Path) -> None:
    """What stands in code marks is typed, not said."""
    english = (path.parent / "RULES.md").read_text("utf-8")
    assert set(CODE.findall(path.read_text("utf-8"))) == set(CODE.findall(english))
