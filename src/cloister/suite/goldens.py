"""Goldens: recorded games that must replay unchanged, one for each way that a game can end."""

from collections.abc import Iterator, Mapping
from pathlib import Path

from cloister.core import record
from cloister.core.card import AnyGame
from cloister.core.errors import CloisterError
from cloister.core.table import Table, verify
from cloister.core.text import listed

from .checks import Missing, Wrong, quick_check
from .playthrough import playthrough
from .records import play_on
from .walk import dice, values_of

SEEDS = 12
"""Games that are tried for each choice of options; the shortest becomes a golden."""


def golden_files(folder: Path) -> list[Path]:
    """The recorded games of a folder."""
    return sorted((folder / "golden").glob("*.game"))


@quick_check("doctor-check-goldens")
def goldens_replay(game: AnyGame) -> None:
    files = golden_files(game.folder)
    if not files:
        raise Missing("doctor-no-golden", game=game.key)
    for path in files:
        _check_golden(game, path, game.rules)


def _check_golden(game: AnyGame, path: Path, rules: int) -> None:
    try:
        header = record.read_file(path).header
        if header.game != game.key:
            raise Wrong(
                "doctor-golden-of-other-game", file=path.name, other=header.game, game=game.key
            )
        if header.rules != rules:
            raise Wrong(
                "doctor-golden-of-other-rules",
                file=path.name,
                played=str(header.rules),
                rules=str(rules),
            )
        verify(path)
    except CloisterError as wrong:
        raise Wrong("doctor-golden-differs", file=path.name, why=str(wrong)) from None


@quick_check("doctor-check-golden-ends")
def every_end_has_a_golden(game: AnyGame) -> None:
    lacking = _uncovered(game)
    if lacking:
        ends = listed(lacking, choice=True)
        raise Missing("doctor-end-without-golden", ends=ends, game=game.key)


def _uncovered(game: AnyGame) -> list[str]:
    ends = [record.read_file(path).end.outcome for path in golden_files(game.folder)]
    covered = {outcome.reason for outcome in ends if outcome}
    return [reason for reason in game.end_reasons if reason not in covered]


@quick_check("doctor-check-playthroughs")
def playthroughs_match(game: AnyGame) -> None:
    texts = sorted((game.folder / "golden").glob("*.txt"))
    if not texts:
        raise Missing("doctor-no-playthrough", game=game.key)
    for path in texts:
        recorded = path.with_suffix(".game")
        if not recorded.is_file():
            raise Missing("doctor-playthrough-alone", file=path.name, game=recorded.name)
        _check_text(path, playthrough(Table.load(recorded)))


def _check_text(path: Path, now: str) -> None:
    before = path.read_text("utf-8").split("\n")
    for n, (wanted, line) in enumerate(zip(before, now.split("\n"), strict=False), start=1):
        if wanted != line:
            raise Wrong(
                "doctor-playthrough-differs",
                file=path.name,
                line=str(n),
                before=wanted,
                now=line,
            )
    if len(before) != len(now.split("\n")):
        raise Wrong("doctor-playthrough-length", file=path.name)


@quick_check("doctor-check-past-rules")
def past_rules_replay(game: AnyGame) -> None:
    for past in sorted((game.folder / "past").glob("r*")):
        if not golden_files(past):
            raise Missing("doctor-past-without-golden", folder=past.name)
        for path in golden_files(past):
            _check_golden(game, path, int(past.name[1:]))


def record_goldens(game: AnyGame) -> list[Path]:
    """Record what is missing: a short game for every way to end, and one of them as a text.

    An existing golden is kept: it may be the only one that shows that the rules have changed.
    """
    folder = game.folder / "golden"
    folder.mkdir(exist_ok=True)
    _clear_away(game)
    lacking = _uncovered(game)
    found = _search(game, lacking) if lacking else {}
    written = [found[end].save(folder / f"{end}.game") for end in lacking if end in found]
    if golden_files(game.folder) and not list(folder.glob("*.txt")):
        shortest = min(golden_files(game.folder), key=lambda path: path.stat().st_size)
        written.append(shortest.with_suffix(".txt"))
        written[-1].write_text(playthrough(Table.load(shortest)), "utf-8", newline="\n")
    return written


def _clear_away(game: AnyGame) -> None:
    """Remove goldens of another game, which come with a copied folder and can never replay here."""
    for path in golden_files(game.folder):
        if record.read_file(path).header.game != game.key:
            path.unlink()
            path.with_suffix(".txt").unlink(missing_ok=True)


def _search(game: AnyGame, wanted: list[str]) -> dict[str, Table]:
    """The shortest game found for each reason; other options only if the standard ones fail."""
    shortest: dict[str, Table] = {}
    for options in _choices(game):
        shortest = _shortest(game, options) | shortest
        if set(wanted) <= shortest.keys():
            break
    return shortest


def _choices(game: AnyGame) -> Iterator[dict[str, object]]:
    yield {}
    seats = game.seats[0]
    for option in game.options:
        for value in values_of(option, seats):
            if value != option.standard(seats):
                yield {option.name: value}


def _shortest(game: AnyGame, options: Mapping[str, object]) -> dict[str, Table]:
    shortest: dict[str, Table] = {}
    for seed in range(SEEDS):
        table = Table.new(game.key, game.seats[0], seed.to_bytes(32, "big"), options)
        for _ in play_on(table, dice(seed, 1), game.longest):
            pass
        reason = table.outcome.reason if table.outcome else ""
        best = shortest.get(reason)
        if reason and (best is None or len(table.log) < len(best.log)):
            shortest[reason] = table
    return shortest
