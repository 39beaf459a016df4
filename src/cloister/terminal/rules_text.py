"""The rules text of a game, whole or by the id of a rule."""

import re
from pathlib import Path

import cloister
from cloister.core.card import AnyGame
from cloister.core.errors import UnknownRule
from cloister.core.languages import own_language
from cloister.core.rules_files import rules_in

_COMMON = Path(cloister.__file__).parent / "core"
_NEXT = re.compile(r"\s*$|[\s>]*[-*] |#|[\s>*|-]*[A-Z]{2,5}-[A-Z]?\d")
"""A line that ends the paragraph before it."""


def whole(game: AnyGame) -> str:
    """All rules of a game, in the language of the terminal."""
    path = rules_in(game.folder, own_language()).path
    if not path.is_file():
        raise UnknownRule("terminal-no-rules", game=game.title)
    return path.read_text("utf-8")


def paragraph(game: AnyGame, rule: str) -> str:
    """The paragraphs of one rule, from the game's rules or those of every table."""
    wanted = rule.strip().upper()
    for folder in (game.folder, _COMMON):
        found = _paragraphs(rules_in(folder, own_language()).path, wanted)
        if found:
            return "\n\n".join(found)
    raise UnknownRule("terminal-no-such-rule", game=game.title, rule=rule[:20])


def _paragraphs(path: Path, rule: str) -> list[str]:
    lines = path.read_text("utf-8").splitlines() if path.is_file() else []
    starts = re.compile(rf"[\s>*#|-]*{re.escape(rule)}(?![\w-])", re.IGNORECASE)
    return [_from(lines, at) for at, line in enumerate(lines) if starts.match(line)]


def _from(lines: list[str], start: int) -> str:
    end = start + 1
    while end < len(lines) and not _NEXT.match(lines[end]):
        end += 1
    return "\n".join(line.strip() for line in lines[start:end]).removeprefix("- ")
