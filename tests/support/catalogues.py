"""Fluent catalogues as data: which sentences there are, and what each of them asks for."""

import re
from functools import cache
from pathlib import Path

from cloister.core.languages import SHELL, SOURCE
from cloister.core.registry import find
from cloister.suite.translations import messages, within
from tests.support.games import game_keys


class Catalogue:
    """The sentences of one folder in one language."""

    def __init__(self, folder: Path, language: str = SOURCE) -> None:
        self.sentences = messages(folder, language)

    def variables(self, key: str) -> set[str]:
        """All arguments that a sentence may use, including those of the sentences it refers to."""
        return {name for each in within(key, self.sentences) for name in each.chosen | each.shown}

    def optional(self, key: str) -> set[str]:
        """The arguments that a sentence, or one it refers to, can do without: its comment calls
        them optional, because not everybody who says it has to pass them."""
        comments = [each.comment.partition("Optional:")[2] for each in within(key, self.sentences)]
        return {name for comment in comments for name in re.findall(r"\$([\w-]+)", comment)}

    def lost_references(self) -> list[str]:
        """Sentences that refer to a missing one."""
        return [
            f"{key} -> {other}"
            for key, sentence in self.sentences.items()
            for other in sorted(sentence.used - self.sentences.keys())
        ]


@cache
def catalogue(folder: Path, language: str = SOURCE) -> Catalogue:
    return Catalogue(folder, language)


@cache
def folders() -> dict[str, Path]:
    """Every folder that has a catalogue, by name; the shell's is called `shell`."""
    games = {key: find(key).folder for key in game_keys()}
    return {"shell": SHELL, **games}
