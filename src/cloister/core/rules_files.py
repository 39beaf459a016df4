"""The rules text of a folder: RULES.md in English, RULES.<language>.md in another language."""

from pathlib import Path
from typing import NamedTuple

from .languages import SOURCE


class RulesFile(NamedTuple):
    """A rules text, and the language it is written in."""

    path: Path
    language: str


def rules_in(folder: Path, language: str) -> RulesFile:
    """The rules in that language, or in English if they are not translated."""
    path = folder / f"RULES.{language}.md"
    if language != SOURCE and path.is_file():
        return RulesFile(path, language)
    return RulesFile(folder / "RULES.md", SOURCE)
