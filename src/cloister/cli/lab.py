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

from .arguments import NAMES, Json, Options, Pack, read_bots, read_options

SHORTEST, LONGEST = 0.05, 600.0


def simulate(
    game: Annotated[str, typer.Argument(help="Which game.")],
    seats: Annotated[int | None, typer.Option(help="How many play.")] = None,
    bots: Annotated[
        str, typer.Option(help=f"One for all seats, or one for each: {NAMES}.")
    ] = "uniform",
    games: Annotated[int, typer.Option(help="How many games.")] = 1000,
    seed: Annotated[str, typer.Option(help="A number or any text; the same gives the same.")] = "0",
    workers: Annotated[int | None, typer.Option(help="Processes; else as many as cores.")] = None,
    ray: Annotated[str | None, typer.Option(metavar="ADDR", help="Use a Ray cluster.")] = None,
    options: Options = None,
    pack: Pack = None,
    json: Json = False,
    out: Annotated[
        Path | None, typer.Option(metavar="F.parquet", help="Write a row for each game.")
    ] = None,
    records: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Write a record of each game.")
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
    game: Annotated[str, typer.Argument(help="Which game.")],
    bots: Annotated[str, typer.Option(help=f"With commas between them: {NAMES}.")],
    games: Annotated[int, typer.Option(help="How many games, at least.")] = 400,
    seats: Annotated[int | None, typer.Option(help="How many play.")] = None,
    seed: Annotated[str, typer.Option(help="A number or any text; the same gives the same.")] = "0",
    workers: Annotated[int | None, typer.Option(help="Processes; else as many as cores.")] = None,
    ray: Annotated[str | None, typer.Option(metavar="ADDR", help="Use a Ray cluster.")] = None,
    options: Options = None,
    pack: Pack = None,
    json: Json = False,
) -> None:
    """Rate bots against each other, every seat and deal played by each; resumable."""
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
    """A bar on a real terminal, and a word about how far it came if it is stopped."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    done = 0
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    bar = Progress(*columns, console=Console(stderr=True), transient=True)
    bar.disable = not sys.stderr.isatty()
    task = bar.add_task("games", total=games)

    def show(count: int) -> None:
        nonlocal done
        done = count
        bar.update(task, completed=count)

    try:
        with bar:
            yield show
    except KeyboardInterrupt:
        further = "; the same command goes on from there" if resumable else ""
        raise KeyboardInterrupt(f"stopped after {done} of {games} games{further}") from None


def bench(
    game: Annotated[str | None, typer.Option(help="Only this game.")] = None,
    seconds: Annotated[float, typer.Option(help="CPU time for each rate of play.")] = 5.0,
    json: Json = False,
    peers: Annotated[bool, typer.Option("--peers/--no-peers", help="Measure others too.")] = True,
) -> None:
    """Measure how fast the games run here, beside other frameworks."""
    from cloister.lab.bench import bench as measure

    if not SHORTEST <= seconds <= LONGEST:
        raise UsageError(f"--seconds {seconds}: give {SHORTEST} to {LONGEST}")
    with Console(stderr=True).status("measuring") as status:
        measured = measure(game, seconds, peers, status.update)
    if json:
        print(msgspec.json.encode(measured).decode())
        return
    from .report import show_bench

    show_bench(measured)
