"""`cloister doctor NAME`: runs all checks on a game, and says in plain words what is missing."""

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
from cloister.core.text import say

from .catalogue import NOTES, all_checks
from .checks import DOCTOR, Check, Finding, Wrong
from .goldens import record_goldens
from .walk import Walk, walks

SLOW = 1.0
"""Seconds after which the report says how long a check took."""


def run(key: str | None, record: bool = False, only: Sequence[str] = ()) -> bool:
    """Examine one game, or all; returns whether all passed. With `record`, record goldens first."""
    console = Console(soft_wrap=True, highlight=False)
    checks = choose(only)
    keys = registry.keys() if key is None else [key]
    well = [_examine(console, one, record, checks) for one in keys]
    return all(well)


def choose(only: Sequence[str]) -> list[Check]:
    """The checks whose title or topic contains one of these words; all if none is given."""
    words = [word.strip().lower() for given in only for word in given.split(",") if word.strip()]
    if not words:
        return all_checks()
    for word in words:
        if not any(_is_about(check, word) for check in all_checks()):
            topics = ", ".join(dict.fromkeys(check.topic for check in all_checks()))
            raise UsageError("doctor-no-such-check", word=word[:40], topics=topics)
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
        _no(console, say("doctor-cannot-be-played", game=key, why=str(finding)))
        return False
    failed = _run_all(console, checks, game)
    if len(checks) == len(all_checks()):
        for note in filter(None, (tell(game) for tell in NOTES)):
            _line(console, say("doctor-mark-note"), "yellow", note)
    _close(console, game, failed, len(checks), time.monotonic() - start)
    return not failed


def _run_all(console: Console, checks: list[Check], game: AnyGame) -> int:
    """Run the checks; returns how many fail. A terminal shows which one is running."""
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
    """The game of that key; a finding explains why its folder cannot be imported."""
    try:
        return registry.find(key)
    except UnknownGame:
        places = [Path(place) / key for place in cloister.games.__path__]
        if not key.isidentifier() or not any(place.is_dir() for place in places):
            raise
        raise Wrong("doctor-card-missing") from None
    except SyntaxError as wrong:
        raise Wrong(
            "doctor-syntax-error",
            file=str(wrong.filename),
            line=str(wrong.lineno),
            why=wrong.msg,
        ) from None
    except AttributeError as wrong:
        if wrong.name == "GAME":
            raise Wrong("doctor-card-undefined") from None
        raise Wrong("doctor-import-fails", why=describe(wrong)) from None
    except Exception as wrong:
        raise Wrong("doctor-import-fails", why=describe(wrong)) from None


def describe(wrong: Exception) -> str:
    """An unexpected error, and the line of the game that it comes from."""
    frames = traceback.extract_tb(wrong.__traceback__)
    own = [frame for frame in frames if "games" in Path(frame.filename).parts] or frames
    error = f"{type(wrong).__name__}: {wrong}"
    if not own:
        return error
    return say("doctor-error-at", file=own[-1].filename, line=str(own[-1].lineno), error=error)


def _first_deal(game: AnyGame) -> Walk:
    """Try a first deal: if it fails, every other check would report the same."""
    try:
        walk = next(walks(game, 1))
        walk.state.to_act()
        return walk
    except CloisterError as wrong:
        raise Wrong("doctor-cannot-be-dealt", why=str(wrong)) from None
    except Exception as wrong:
        raise Wrong("doctor-cannot-be-dealt", why=describe(wrong)) from None


def _record(console: Console, game: AnyGame) -> None:
    try:
        for path in record_goldens(game):
            recorded = say("doctor-recorded", file=path.name)
            _line(console, say("doctor-mark-new"), "cyan", recorded)
    except CloisterError as wrong:
        raise Wrong("doctor-cannot-record", why=str(wrong)) from None
    except Exception as wrong:
        raise Wrong("doctor-cannot-record", why=describe(wrong)) from None


def _passes(console: Console, check: Check, game: AnyGame) -> bool:
    start = time.monotonic()
    try:
        check.run(game, DOCTOR.of(game))
    except (Finding, CloisterError) as finding:
        _no(console, say("doctor-failed", title=check.title, why=str(finding)))
    except Exception as wrong:
        _no(console, say("doctor-failed", title=check.title, why=describe(wrong)))
    else:
        seconds = time.monotonic() - start
        passed = check.title
        if seconds >= SLOW:
            passed = say("doctor-passed-slowly", title=check.title, seconds=round(seconds))
        _line(console, say("doctor-mark-ok"), "green", passed)
        return True
    return False


def _no(console: Console, words: str) -> None:
    _line(console, say("doctor-mark-no"), "red", words)


def _line(console: Console, mark: str, colour: str, words: str) -> None:
    console.print(Text.assemble((f"{mark:>6}  ", colour), words))


def _close(console: Console, game: AnyGame, failed: int, total: int, seconds: float) -> None:
    took = round(seconds)
    if failed:
        words = say("doctor-summary-failed", failed=failed, total=total, seconds=took)
    elif total == len(all_checks()):
        words = say("doctor-summary-passed", game=game.title, total=total, seconds=took)
    else:
        of = len(all_checks())
        words = say("doctor-summary-chosen", game=game.title, total=total, all=of, seconds=took)
    console.print(words, style="bold", markup=False)
