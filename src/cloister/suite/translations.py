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

    chosen: set[str] = field(default_factory=set)
    """Arguments that select a variant."""
    shown: set[str] = field(default_factory=set)
    """Arguments that appear in the sentence."""
    used: set[str] = field(default_factory=set)
    """Other sentences that it includes."""
    named: set[str] = field(default_factory=set)
    """Arguments that its comment names."""


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
                hyphen = "-" if isinstance(entry, ast.Term) else ""
                reading = _Reading()
                reading.visit(entry)
                comment = entry.comment.content if entry.comment else ""
                reading.message.named = {*map(_plain, VARIABLE.findall(str(comment)))}
                found[f"{hyphen}{entry.id.name}"] = reading.message
    return found


class _Reading(visitor.Visitor):
    """Collects what a message refers to."""

    def __init__(self) -> None:
        self.message = Message()

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            self.message.chosen.add(_plain(node.selector.id.name))
        else:
            self.visit(node.selector)
        for variant in node.variants:
            self.visit(variant.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.message.shown.add(_plain(node.id.name))

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


def _asked(key: str, catalogue: dict[str, Message]) -> Message:
    """What a sentence and all that it includes ask for. Terms take none of our arguments."""
    whole = Message()
    for message in _within(key, catalogue, set()):
        whole.chosen |= message.chosen
        whole.shown |= message.shown
        whole.named |= message.named
    return whole


def _within(key: str, catalogue: dict[str, Message], seen: set[str]) -> Iterator[Message]:
    if key in seen or key not in catalogue or key.startswith("-"):
        return
    seen.add(key)
    yield catalogue[key]
    for other in catalogue[key].used:
        yield from _within(other, catalogue, seen)


def _listed(names: set[str]) -> str:
    return ", ".join(f"${name}" for name in sorted(names))
