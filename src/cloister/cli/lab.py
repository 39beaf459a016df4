"""`cloister simulate`, `rate` and `bench`: the laboratory from the command line."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console

from cloister.core import registry
from cloister.core.errors import UsageError
from cloister.core.text import say

from .arguments import NAMES, Json, Options, Pack, read_bots, read_options

SHORTEST, LONGEST = 0.05, 600.0


def simulate(
    game: Annotated[str, typer.Argument(help=say("cli-option-game"))],
    seats: Annotated[int | None, typer.Option(help=say("cli-option-seats"))] = None,
    bots: Annotated[str, typer.Option(help=say("cli-option-bots", levels=NAMES))] = "uniform",
    games: Annotated[int, typer.Option(help=say("cli-option-games-to-play"))] = 1000,
    seed: Annotated[str, typer.Option(help=say("cli-option-seed"))] = "0",
    workers: Annotated[int | None, typer.Option(help=say("cli-option-workers"))] = None,
    ray: Annotated[str | None, typer.Option(metavar="ADDR", help=say("cli-option-ray"))] = None,
    options: Options = None,
    pack: Pack = None,
    json: Json = False,
    out: Annotated[
        Path | None, typer.Option(metavar="F.parquet", help=say("cli-option-out"))
    ] = None,
    records: Annotated[
        Path | None, typer.Option(metavar="DIR", help=say("cli-option-records"))
    ] = None,
) -> None:
    """Let bots play many games; the same seed gives the same numbers."""
    from cloister.lab.simulate import simulate as play_many

    number = registry.find(game).seats[0] if seats is None else seats
    with _progress(games, resumable=bool(out or records)) as progress:
        result = play_many(
            game,
            number,
            read_bots(bots),
            games,
            seed,
            workers=workers,
            ray=ray,
            options=read_options(options),
            pack=pack,
            records=records,
            out=out,
            progress=progress,
        )
    if json:
        print(msgspec.json.encode(result).decode())
        return
    from .report import show_result

    show_result(result)


def rate(
    game: Annotated[str, typer.Argument(help=say("cli-option-game"))],
    bots: Annotated[str, typer.Option(help=say("cli-option-bots-to-rate", levels=NAMES))],
    games: Annotated[int, typer.Option(help=say("cli-option-least-games"))] = 400,
    seats: Annotated[int | None, typer.Option(help=say("cli-option-seats"))] = None,
    seed: Annotated[str, typer.Option(help=say("cli-option-seed"))] = "0",
    workers: Annotated[int | None, typer.Option(help=say("cli-option-workers"))] = None,
    ray: Annotated[str | None, typer.Option(metavar="ADDR", help=say("cli-option-ray"))] = None,
    options: Options = None,
    pack: Pack = None,
    json: Json = False,
) -> None:
    """Rate bots against each other; each plays every seat and deal. Resumable."""
    from cloister.lab.rate import rate as play_all
    from cloister.lab.rate import round_up_to_seatings

    number = max(2, registry.find(game).seats[0]) if seats is None else seats
    named = read_bots(bots)
    with _progress(round_up_to_seatings(named, number, games), resumable=True) as progress:
        result = play_all(
            game,
            number,
            named,
            games,
            seed,
            workers=workers,
            ray=ray,
            options=read_options(options),
            pack=pack,
            progress=progress,
        )
    if json:
        print(msgspec.json.encode(result).decode())
        return
    from .report import show_rating

    show_rating(result)


@contextmanager
def _progress(games: int, resumable: bool) -> Iterator[Callable[[int], None]]:
    """A bar on a real terminal, and a message about how far it got if it is stopped."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    done = 0
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    bar = Progress(*columns, console=Console(stderr=True), transient=True)
    bar.disable = not sys.stderr.isatty()
    task = bar.add_task("", total=games)

    def show(count: int) -> None:
        nonlocal done
        done = count
        bar.update(task, completed=count)

    try:
        with bar:
            yield show
    except KeyboardInterrupt:
        key = "cli-stopped-resumable" if resumable else "cli-stopped-after"
        raise KeyboardInterrupt(say(key, done=done, games=games)) from None


def bench(
    game: Annotated[str | None, typer.Option(help=say("cli-option-only-game"))] = None,
    seconds: Annotated[float, typer.Option(help=say("cli-option-seconds"))] = 5.0,
    json: Json = False,
    peers: Annotated[bool, typer.Option("--peers/--no-peers", help=say("cli-option-peers"))] = True,
) -> None:
    """Measure how fast the games run here, compared with other frameworks."""
    from cloister.lab.bench import bench as measure

    if not SHORTEST <= seconds <= LONGEST:
        raise UsageError(
            "cli-seconds-out-of-range", seconds=str(seconds), least=SHORTEST, most=LONGEST
        )
    with Console(stderr=True).status(say("cli-measuring")) as status:
        measured = measure(game, seconds, peers, status.update)
    if json:
        print(msgspec.json.encode(measured).decode())
        return
    from .report import show_bench

    show_bench(measured)
