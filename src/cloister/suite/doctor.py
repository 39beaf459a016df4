"""`cloister doctor NAME`: all checks on one game, and in words what is missing."""

import time
import traceback
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, Progress, SpinnerColumn, TextColumn, TimeElapsedColumn
from rich.text import Text

import cloister.games
from cloister.core import registry
from cloister.core.card import AnyGame
from cloister.core.errors import CloisterError, UnknownGame, UsageError

from .catalogue import NOTES, all_checks
from .checks import DOCTOR, Check, Finding, Wrong
from .goldens import record_goldens
from .walk import Walk, walks

SLOW = 1.0
"""Seconds from which on it is told how long a check took."""


def run(key: str | None, record: bool = False, only: Sequence[str] = ()) -> bool:
    """Examine one game, or all; whether all is well. With `record`, record goldens first."""
    console = Console(soft_wrap=True, highlight=False)
    checks = choose(only)
    keys = registry.keys() if key is None else [key]
    well = [_examine(console, one, record, checks) for one in keys]
    return all(well)


def choose(only: Sequence[str]) -> list[Check]:
    """The checks whose title or topic has one of these words in it; all if no word is given."""
    words = [word.strip().lower() for given in only for word in given.split(",") if word.strip()]
    if not words:
        return all_checks()
    for word in words:
        if not any(_is_about(check, word) for check in all_checks()):
            topics = ", ".join(dict.fromkeys(check.topic for check in all_checks()))
            raise UsageError(f"no check is about '{word[:40]}'; the topics are {topics}")
    return [check for check in all_checks() if any(_is_about(check, word) for word in words)]


def _is_about(check: Check, word: str) -> bool:
    return word in check.topic or word in check.title.lower()


def _examine(console: Console, key: str, record: bool, checks: list[Check]) -> bool:
    start = time.monotonic()
    try:
        game = load(key)
        console.print(f"{game.title} ({key})", style="bold", markup=False)
        _first_deal(game)
        if record:
            _record(console, game)
    except Finding as finding:
        _line(console, "no", "red", f"{key} cannot be played yet: {finding}")
        return False
    failed = _run_all(console, checks, game)
    if len(checks) == len(all_checks()):
        for note in filter(None, (tell(game) for tell in NOTES)):
            _line(console, "note", "yellow", note)
    _close(console, game, failed, len(checks), time.monotonic() - start)
    return not failed


def _run_all(console: Console, checks: list[Check], game: AnyGame) -> int:
    """Run the checks; how many do not pass. A terminal shows which one is running."""
    failed = 0
    columns = (SpinnerColumn(), TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    quiet = not console.is_terminal
    with Progress(*columns, console=console, transient=True, disable=quiet) as progress:
        task = progress.add_task("", total=len(checks))
        for check in checks:
            progress.update(task, description=escape(check.title))
            failed += not _passes(console, check, game)
            progress.advance(task)
    return failed


def load(key: str) -> AnyGame:
    """The game of that key; whatever keeps its folder from being imported is said in words."""
    try:
        return registry.find(key)
    except UnknownGame:
        places = [Path(place) / key for place in cloister.games.__path__]
        if not key.isidentifier() or not any(place.is_dir() for place in places):
            raise
        raise Wrong("__init__.py is missing: write the id card, GAME, there") from None
    except SyntaxError as wrong:
        raise Wrong(f"{wrong.filename}, line {wrong.lineno}: {wrong.msg}: correct this") from None
    except AttributeError as wrong:
        if wrong.name == "GAME":
            raise Wrong("__init__.py does not define GAME, the id card: write it") from None
        raise Wrong(describe(wrong)) from None
    except Exception as wrong:
        raise Wrong(describe(wrong)) from None


def describe(wrong: Exception) -> str:
    """An error that nobody foresaw, and the line of a game that it comes from."""
    frames = traceback.extract_tb(wrong.__traceback__)
    own = [frame for frame in frames if "games" in Path(frame.filename).parts] or frames
    place = f"{own[-1].filename}, line {own[-1].lineno}: " if own else ""
    return f"{place}{type(wrong).__name__}: {wrong}"


def _first_deal(game: AnyGame) -> Walk:
    """Without a first deal all other checks would say the same again."""
    try:
        walk = next(walks(game, 1))
        walk.state.to_act()
        return walk
    except CloisterError as wrong:
        raise Wrong(f"it cannot be dealt: {wrong}") from None
    except Exception as wrong:
        raise Wrong(f"it cannot be dealt: {describe(wrong)}") from None


def _record(console: Console, game: AnyGame) -> None:
    try:
        for path in record_goldens(game):
            _line(console, "new", "cyan", f"golden/{path.name}: read it, keep it if it is right")
    except CloisterError as wrong:
        raise Wrong(f"no golden can be recorded: {wrong}") from None
    except Exception as wrong:
        raise Wrong(f"no golden can be recorded: {describe(wrong)}") from None


def _passes(console: Console, check: Check, game: AnyGame) -> bool:
    start = time.monotonic()
    try:
        check.run(game, DOCTOR.of(game))
    except (Finding, CloisterError) as finding:
        _line(console, "no", "red", f"{check.title}: {finding}")
    except Exception as wrong:
        _line(console, "no", "red", f"{check.title}: {describe(wrong)}")
    else:
        seconds = time.monotonic() - start
        took = f" ({seconds:.0f} s)" if seconds >= SLOW else ""
        _line(console, "ok", "green", check.title + took)
        return True
    return False


def _line(console: Console, mark: str, colour: str, words: str) -> None:
    console.print(Text.assemble((f"{mark:>6}  ", colour), words))


def _close(console: Console, game: AnyGame, failed: int, total: int, seconds: float) -> None:
    took = f"({seconds:.0f} s)"
    if failed:
        words = f"{failed} of {total} checks do not pass {took}; each line above says what to do."
    elif total == len(all_checks()):
        words = f"{game.title} passes all {total} checks {took}."
    else:
        words = f"{game.title} passes the {total} chosen of {len(all_checks())} checks {took}."
    console.print(words, style="bold", markup=False)
