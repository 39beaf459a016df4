"""The pseudo-language keeps every catalogue's keys and arguments, and needs more room."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, visitor

from cloister.core import registry
from cloister.core.languages import PSEUDO, SHELL
from cloister.core.pseudo import pseudo
from cloister.core.text import catalogue_files, sentence

FILES = [
    path
    for folder in (SHELL, *(registry.find(key).folder for key in (*registry.keys(), "_template")))
    for path in catalogue_files(folder, "en")
]
LONGER = 1.3


def name(path: Path) -> str:
    return path.relative_to(SHELL).as_posix()


class Found(visitor.Visitor):
    """The parts of a sentence."""

    def __init__(self, of: ast.BaseNode) -> None:
        self.text = ""
        self.used: list[str] = []
        self.choices: list[str] = []
        self.visit(of)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.text += node.value

    def visit_Identifier(self, node: ast.Identifier) -> None:  # noqa: N802
        self.used.append(node.name)

    def visit_NumberLiteral(self, node: ast.NumberLiteral) -> None:  # noqa: N802
        self.choices.append(node.value)


def entries(source: str) -> dict[str, ast.Message | ast.Term]:
    body = FluentParser().parse(source).body
    assert [entry for entry in body if isinstance(entry, ast.Junk)] == []
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message | ast.Term)}


@pytest.mark.parametrize("path", FILES, ids=name)
def test_a_catalogue_keeps_its_keys_and_arguments(path: Path) -> None:
    english = path.read_text("utf-8")
    before, after = entries(english), entries(pseudo(english))
    assert list(after) == list(before)
    for key, entry in before.items():
        one, other = Found(entry), Found(after[key])
        assert (other.used, other.choices) == (one.used, one.choices), key


@pytest.mark.parametrize("path", FILES, ids=name)
def test_a_catalogue_needs_a_third_more_room(path: Path) -> None:
    english = path.read_text("utf-8")
    before, after = entries(english), entries(pseudo(english))
    lengths = [sum(len(Found(entry).text) for entry in found.values()) for found in (before, after)]
    assert lengths[1] >= LONGER * lengths[0]


@pytest.mark.parametrize("path", FILES, ids=name)
def test_every_sentence_is_marked(path: Path) -> None:
    for key, entry in entries(pseudo(path.read_text("utf-8"))).items():
        if isinstance(entry, ast.Message) and entry.value is not None:
            for pattern in whole_sentences(entry.value):
                first, last = pattern.elements[0], pattern.elements[-1]
                assert isinstance(first, ast.TextElement), key
                assert isinstance(last, ast.TextElement), key
                assert (first.value[0], last.value[-1]) == ("⟦", "⟧"), key


def whole_sentences(pattern: ast.Pattern) -> Iterator[ast.Pattern]:
    """A sentence, or each variant that it selects from; empty ones are left out."""
    match pattern.elements:
        case [ast.Placeable(expression=ast.SelectExpression(variants=variants))]:
            for variant in variants:
                yield from whole_sentences(variant.value)
        case [ast.Placeable(expression=ast.StringLiteral(value=""))]:
            return
        case _:
            yield pattern


@pytest.mark.parametrize(
    ("english", "foreign"),
    [
        ("a = Go\n", "⟦Ĝöö⟧"),
        ('a = { "" }\n', '{ "" }'),
        ("a = { $n } go\n", "⟦{ $n } ĝöö⟧"),
        ("a = { b }\n", "⟦{ b }⟧"),
    ],
)
def test_how_sentences_are_marked(english: str, foreign: str) -> None:
    assert pseudo(english) == f"a = {foreign}\n"


def test_each_variant_of_a_sentence_is_marked() -> None:
    source = "a = { $n ->\n    [one] One\n   *[other] Some\n}\n"
    assert pseudo(source) == (
        "a =\n    { $n ->\n        [one] ⟦ÖÖñéé⟧\n       *[other] ⟦Šööméé⟧\n    }\n"
    )


def test_a_pseudo_sentence_looks_foreign_but_can_be_read() -> None:
    assert sentence(SHELL, "game-over", language=PSEUDO) == "⟦Ţĥéé ĝååméé îîš öövééŕ.⟧"
    said = sentence(SHELL, "no-such-seat", {"seat": "7", "last": "3"}, PSEUDO)
    assert "7" in said
    assert "3" in said
