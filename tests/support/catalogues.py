"""Fluent catalogues as data: which sentences there are, and what each of them asks for."""

import re
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast, visitor

from cloister.core.languages import SHELL, SOURCE
from cloister.core.registry import find
from tests.support.games import game_keys


@dataclass
class Sentence:
    """One message of a catalogue."""

    file: str
    variables: set[str] = field(default_factory=set)
    refers_to: set[str] = field(default_factory=set)
    optional: set[str] = field(default_factory=set)
    """Arguments that its comment calls optional; not everybody who says it has to pass them."""


class _Parts(visitor.Visitor):
    def __init__(self, sentence: Sentence) -> None:
        self._sentence = sentence

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self._sentence.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self._sentence.refers_to.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self._sentence.refers_to.add(f"-{node.id.name}")


class Catalogue:
    """The sentences of one folder in one language."""

    def __init__(self, folder: Path, language: str = SOURCE) -> None:
        self.sentences: dict[str, Sentence] = {}
        self.problems: list[str] = []
        for path in sorted((folder / "words" / language).glob("*.ftl")):
            self._read(path)

    def _read(self, path: Path) -> None:
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            if isinstance(entry, ast.Junk):
                self.problems.append(f"{path.name}: cannot be read: {str(entry.content)[:60]!r}")
            elif isinstance(entry, ast.Message | ast.Term):
                term = isinstance(entry, ast.Term)
                name = f"-{entry.id.name}" if term else entry.id.name
                if name in self.sentences:
                    self.problems.append(f"{path.name}: {name} is written twice")
                said = str(entry.comment.content) if entry.comment else ""
                optional = re.findall(r"\$([\w-]+)", said.partition("Optional:")[2])
                self.sentences[name] = Sentence(path.name, optional={*optional})
                _Parts(self.sentences[name]).visit(entry)

    def variables(self, key: str) -> set[str]:
        """All arguments that a sentence may use, including those of the sentences it refers to."""
        return set[str]().union(*(sentence.variables for sentence in self._behind(key)))

    def optional(self, key: str) -> set[str]:
        """The arguments that a sentence, or one it refers to, can do without."""
        return set[str]().union(*(sentence.optional for sentence in self._behind(key)))

    def _behind(self, key: str) -> list[Sentence]:
        """A sentence and all those it refers to, directly or not."""
        found = {key}
        todo = [key]
        while todo:
            sentence = self.sentences.get(todo.pop())
            more = sentence.refers_to - found if sentence else set()
            found |= more
            todo += more
        return [self.sentences[each] for each in found if each in self.sentences]

    def lost_references(self) -> list[str]:
        """Sentences that refer to a missing one."""
        return [
            f"{key} -> {other}"
            for key, sentence in self.sentences.items()
            for other in sorted(sentence.refers_to - self.sentences.keys())
        ]


@cache
def catalogue(folder: Path, language: str = SOURCE) -> Catalogue:
    return Catalogue(folder, language)


@cache
def folders() -> dict[str, Path]:
    """Every folder that has a catalogue, by name; the shell's is called `shell`."""
    games = {key: find(key).folder for key in game_keys()}
    return {"shell": SHELL, **games}
