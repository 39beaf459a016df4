"""Checks on RULES.md: every cited rule exists, and every rule is tested."""

import re
from functools import cache
from pathlib import Path

import cloister
from cloister.core.card import AnyGame
from cloister.core.text import say

from .checks import Budget, Missing, check, note, quick_check
from .observed import observe

_ID = r"[A-Z]{2,5}-[A-Z]?\d+[a-z]?"
_DEFINED = re.compile(rf"^[\s>*#|-]*({_ID})(?![\w-])", re.MULTILINE)
_NAMED = re.compile(rf"(?<![\w-]){_ID}(?![\w-])")
_COMMON = Path(cloister.__file__).parent / "core" / "RULES.md"


@cache
def rule_ids(path: Path) -> frozenset[str]:
    """The ids that a rules text defines: those at the start of a line."""
    return frozenset(_DEFINED.findall(path.read_text("utf-8"))) if path.is_file() else frozenset()


def known_ids(game: AnyGame) -> frozenset[str]:
    """The ids of a game, and those of every table."""
    return rule_ids(game.folder / "RULES.md") | rule_ids(_COMMON)


@check("doctor-check-cited-rules")
def cited_rules_exist(game: AnyGame, budget: Budget) -> None:
    if not rule_ids(game.folder / "RULES.md"):
        raise Missing("doctor-no-rules")
    cited = {option.rule for option in game.options}
    cited |= {refusal.rule for refusal in observe(game, budget.sample).refusals}
    unknown = sorted(cited - known_ids(game))
    if unknown:
        raise Missing("doctor-rules-unexplained", rules=", ".join(unknown))


@quick_check("doctor-check-rules-tested")
def rules_are_tested(game: AnyGame) -> None:
    untested = _untested(game)
    if untested and _has_tests(game):
        raise Missing("doctor-rules-untested", rules=", ".join(untested))


@note
def no_tests(game: AnyGame) -> str | None:
    """A new game may have no tests; once it has some, they have to name every rule."""
    if not _untested(game) or _has_tests(game):
        return None
    return say("doctor-note-no-tests", game=game.key)


def _untested(game: AnyGame) -> list[str]:
    """The rules that no test names; none if there are no tests to search."""
    tests = checkout()
    if tests is None:
        return []
    named = _named_in([tests, game.folder / "tests", game.folder / "golden"])
    return sorted(rule_ids(game.folder / "RULES.md") - named, key=_by_number)


def _has_tests(game: AnyGame) -> bool:
    tests = checkout()
    if tests is None:
        return False
    homes = [tests / "games" / game.key, game.folder / "tests"]
    return any(home.exists() for home in homes)


def checkout() -> Path | None:
    """The tests of the checkout that this package is in; an installed copy has none."""
    root = Path(cloister.__file__).parents[2]
    return root / "tests" if (root / "pyproject.toml").is_file() else None


def _named_in(folders: list[Path]) -> set[str]:
    named: set[str] = set()
    for path in (path for folder in folders for path in folder.rglob("*") if path.is_file()):
        named |= set(_NAMED.findall(path.stem))
        if path.suffix in {".py", ".txt"}:
            named |= set(_NAMED.findall(path.read_text("utf-8")))
    return named


def _by_number(rule: str) -> tuple[int, int]:
    return "-R" in rule, int(re.sub(r"\D", "", rule))
