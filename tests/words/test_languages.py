"""Translations use the arguments of the English, and translated rules have the same anchors."""

import re
from pathlib import Path

import pytest

from cloister.core.languages import SHELL, SOURCE, languages
from cloister.suite.translations import check_folder
from tests.support.catalogues import catalogue, folders

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
ANCHOR = re.compile(r"^[\s>*#|-]*([A-Z]{2,5}-[A-Z]?\d+[a-z]?)(?![\w-])", re.MULTILINE)
CODE = re.compile(r"`([^`\n]+)`")


@pytest.mark.parametrize(("folder", "language"), OTHERS)
def test_a_translated_file_has_the_sentences_of_its_english(folder: Path, language: str) -> None:
    """File by file, because some files are never sent to a browser."""
    english, other = catalogue(folder).sentences, catalogue(folder, language).sentences
    files = {sentence.file for sentence in other.values()}
    assert {key: sentence.file for key, sentence in other.items()} == {
        key: sentence.file for key, sentence in english.items() if sentence.file in files
    }


@pytest.mark.parametrize("folder", folders().values(), ids=folders())
def test_a_translation_uses_the_arguments_of_english(folder: Path) -> None:
    check_folder(folder)


@pytest.mark.parametrize(("folder", "language"), OTHERS)
def test_a_translated_game_has_translated_rules(folder: Path, language: str) -> None:
    rules = SHELL / "core" if folder == SHELL else folder
    assert (rules / f"RULES.{language}.md").is_file()


@pytest.mark.parametrize("path", RULES)
def test_translated_rules_have_the_same_rules_in_the_same_order(path: Path) -> None:
    english = (path.parent / "RULES.md").read_text("utf-8")
    assert ANCHOR.findall(path.read_text("utf-8")) == ANCHOR.findall(english) != []


@pytest.mark.parametrize("path", RULES)
def test_translated_rules_name_the_same_options_and_places(path: Path) -> None:
    """Words in code marks are typed, so they are not translated."""
    english = (path.parent / "RULES.md").read_text("utf-8")
    assert set(CODE.findall(path.read_text("utf-8"))) == set(CODE.findall(english))
