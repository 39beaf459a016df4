"""Checks on translations: only sentences that English has, using only the same arguments.

A language may lack sentences, which are then said in English. It may leave out a variable that
English uses only to select, such as for a plural or an article, but none that English shows. If it
needs one that English does not, the comment above the English sentence has to name it, as in
`# $count: ...`.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser, ast, visitor

from cloister.core.card import AnyGame
from cloister.core.languages import PSEUDO, SOURCE, languages
from cloister.core.text import catalogue_files, catalogue_source

from .checks import Wrong, quick_check

DERIVED = ("-name", "-is", "-list")
"""Suffixes of variables that the engine derives from an argument: each counts as that argument."""

VARIABLE = re.compile(r"\$([a-z][\w-]*)")


@dataclass
class Message:
    """What a sentence asks for."""

    file: str = ""
    comment: str = ""
    chosen: set[str] = field(default_factory=set)
    """Variables that select a variant."""
    shown: set[str] = field(default_factory=set)
    """Variables that appear in the sentence."""
    used: set[str] = field(default_factory=set)
    """Other sentences that it includes."""


@quick_check("doctor-check-translations")
def translations_fit(game: AnyGame) -> None:
    check_folder(game.folder)


def check_folder(folder: Path) -> None:
    """Check all languages of one folder."""
    english = messages(folder, SOURCE)
    for language in languages(folder):
        if language not in (SOURCE, PSEUDO):
            _check_language(language, messages(folder, language), english)


def _check_language(language: str, ours: dict[str, Message], english: dict[str, Message]) -> None:
    for key, message in ours.items():
        if key not in english:
            if not key.startswith("-"):
                raise Wrong("doctor-translation-unknown", language=language, name=key)
            continue
        lost = sorted(message.used - ours.keys())
        if lost:
            raise Wrong(
                "doctor-translation-refers", language=language, name=key, other=", ".join(lost)
            )
        asked, given = _asked(key, ours), _asked(key, english)
        more = (asked.chosen | asked.shown) - (given.chosen | given.shown | given.named)
        if more:
            raise Wrong(
                "doctor-translation-asks", language=language, name=key, variables=_listed(more)
            )
        less = given.shown - (asked.chosen | asked.shown)
        if less:
            raise Wrong(
                "doctor-translation-lacks", language=language, name=key, variables=_listed(less)
            )


def messages(folder: Path, language: str) -> dict[str, Message]:
    """Every sentence of a catalogue; names of terms keep their hyphen."""
    found: dict[str, Message] = {}
    for path in catalogue_files(folder, language):
        resource = FluentParser().parse(catalogue_source(path, language))
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                broken = str(entry.content)[:80]
                raise Wrong("doctor-catalogue-broken", file=str(path), text=broken)
            if isinstance(entry, ast.Message | ast.Term):
                name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else str(entry.id.name)
                if name in found:
                    raise Wrong("doctor-catalogue-twice", file=str(path), name=name)
                comment = entry.comment.content if entry.comment else ""
                found[name] = Message(path.name, str(comment))
                _Reading(found[name]).visit(entry)
    return found


class _Reading(visitor.Visitor):
    """Collects what a message refers to."""

    def __init__(self, message: Message) -> None:
        self.message = message

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            self.message.chosen.add(node.selector.id.name)
        else:
            self.visit(node.selector)
        for variant in node.variants:
            self.visit(variant.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.message.shown.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.message.used.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.message.used.add(f"-{node.id.name}")
        self.generic_visit(node)


def _plain(variable: str) -> str:
    """The argument that a variable is derived from."""
    for ending in DERIVED:
        variable = variable.removesuffix(ending)
    return variable


class _Asked(NamedTuple):
    """Arguments, by what a sentence and all that it includes do with them."""

    chosen: set[str]
    shown: set[str]
    named: set[str]
    """Those that a comment names."""


def _asked(key: str, catalogue: dict[str, Message]) -> _Asked:
    """What a sentence asks for. Terms take none of our arguments."""
    asked = _Asked(set(), set(), set())
    for message in within(key, catalogue):
        asked.chosen.update(map(_plain, message.chosen))
        asked.shown.update(map(_plain, message.shown))
        asked.named.update(map(_plain, VARIABLE.findall(message.comment)))
    return asked


def within(key: str, catalogue: dict[str, Message]) -> Iterator[Message]:
    """A sentence and all that it includes, directly or not, except terms."""
    seen: set[str] = set()
    todo = [key]
    while todo:
        name = todo.pop()
        if name not in seen and name in catalogue and not name.startswith("-"):
            seen.add(name)
            yield catalogue[name]
            todo += catalogue[name].used


def _listed(names: set[str]) -> str:
    return ", ".join(f"${name}" for name in sorted(names))
