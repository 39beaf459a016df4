"""Every language of every catalogue says what English says, with what English is given."""

import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, visitor

from cloister.core.languages import SHELL, SOURCE, languages
from cloister.core.registry import find
from cloister.core.text import catalogue_files
from tests.support.games import game_keys

FOLDERS = [SHELL, *(find(key).folder for key in game_keys())]
OTHERS = [
    pytest.param(folder, language, id=f"{folder.name}-{language}")
    for folder in FOLDERS
    for language in languages(folder)
    if language != SOURCE
]
RULES = [
    pytest.param(path, id=f"{path.parent.name}-{path.name}")
    for folder in (SHELL / "core", *FOLDERS[1:])
    for path in sorted(folder.glob("RULES.*.md"))
]
GRAMMAR = re.compile(r"-(is|name|list)$")
"""What a language may need of an argument or not: `$seat-is`, `$seat-name`, `$cards-list`."""
ANCHOR = re.compile(r"^[\s>*#|-]*([A-Z]{2,5}-[A-Z]?\d+[a-z]?)(?![\w-])", re.MULTILINE)
CODE = re.compile(r"`([^`\n]+)`")


class Asked(visitor.Visitor):
    """What a message asks for: arguments, and other messages."""

    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.arguments.add(GRAMMAR.sub("", node.id.name))

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


@cache
def entries(folder: Path, language: str) -> list[tuple[str, ast.EntryType]]:
    """All entries of a catalogue, each with the name of its file."""
    return [
        (path.name, entry)
        for path in catalogue_files(folder, language)
        for entry in FluentParser().parse(path.read_text("utf-8")).body
    ]


@cache
def messages(folder: Path, language: str) -> dict[str, tuple[str, Asked]]:
    """The file of each message, and what it asks for."""
    found: dict[str, tuple[str, Asked]] = {}
    for file, entry in entries(folder, language):
        if isinstance(entry, ast.Message):
            asked = Asked()
            asked.visit(entry)
            found[entry.id.name] = (file, asked)
    return found


def arguments(folder: Path, language: str, key: str) -> set[str]:
    """What a message asks for, with the messages that it is made of."""
    known, waiting, done = messages(folder, language), [key], set[str]()
    found: set[str] = set()
    while waiting:
        name = waiting.pop()
        done.add(name)
        asked = known[name][1]
        found |= asked.arguments
        waiting += asked.messages - done
    return found


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_every_catalogue_can_be_read_and_says_nothing_twice(folder: Path) -> None:
    for language in languages(folder):
        found = [entry for _, entry in entries(folder, language)]
        assert [entry.content for entry in found if isinstance(entry, ast.Junk)] == []
        names = Counter(entry.id.name for entry in found if isinstance(entry, ast.Message))
        assert [name for name, count in names.items() if count > 1] == []


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_a_message_is_made_of_messages_of_its_own_catalogue(folder: Path) -> None:
    for language in languages(folder):
        known = messages(folder, language)
        used = {name for _, asked in known.values() for name in asked.messages}
        assert used <= known.keys()


@pytest.mark.parametrize(("folder", "language"), OTHERS)
def test_a_language_has_the_sentences_of_english_in_the_same_files(
    folder: Path, language: str
) -> None:
    """The file matters: some are never sent to a browser."""
    english, other = messages(folder, SOURCE), messages(folder, language)
    assert {name: file for name, (file, _) in other.items()} == {
        name: file for name, (file, _) in english.items()
    }


@pytest.mark.parametrize(("folder", "language"), OTHERS)
def test_a_language_uses_the_arguments_that_english_uses(folder: Path, language: str) -> None:
    both = messages(folder, SOURCE).keys() & messages(folder, language).keys()
    assert both
    assert {key: arguments(folder, language, key) for key in both} == {
        key: arguments(folder, SOURCE, key) for key in both
    }


@pytest.mark.parametrize(("folder", "language"), OTHERS)
def test_a_game_in_a_language_has_its_rules_in_it(folder: Path, language: str) -> None:
    rules = SHELL / "core" if folder == SHELL else folder
    assert (rules / f"RULES.{language}.md").is_file()


@pytest.mark.parametrize("path", RULES)
def test_translated_rules_have_the_same_rules_in_the_same_order(path: Path) -> None:
    english = (path.parent / "RULES.md").read_text("utf-8")
    other = path.read_text("utf-8")
    assert ANCHOR.findall(other) == ANCHOR.findall(english) != []


@pytest.mark.parametrize("path", RULES)
def test_translated_rules_name_the_same_options_and_places(path: Path) -> None:
    """What stands in code marks is written, not said."""
    english = (path.parent / "RULES.md").read_text("utf-8")
    assert set(CODE.findall(path.read_text("utf-8"))) == set(CODE.findall(english))
