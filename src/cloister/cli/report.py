"""Results of the lab as tables."""

from typing import Any

from rich.table import Table as Grid

from cloister.core.registry import find
from cloister.core.text import language_of, say, sentence
from cloister.lab.bench import Bench
from cloister.lab.measure import Figures
from cloister.lab.rate import Matchup, Rating, Standing
from cloister.lab.tally import Result
from cloister.terminal.console import QuietConsole

WIDE = 130
"""The width of tables written to a pipe."""


def show_result(result: Result) -> None:
    """A line for each seat, then what holds for all games."""
    grid = _grid(say("cli-column-seat"), say("cli-column-bot"))
    _add_figures(
        grid, say("cli-column-wins"), say("cli-column-share"), say("cli-column-mean-score")
    )
    for seat, bot in enumerate(result.bots):
        wins, score = result.wins[seat], result.mean_scores[seat]
        share = say("cli-percent", share=f"{100 * wins / result.games:.1f}")
        grid.add_row(str(seat), bot, f"{wins:,}", share, f"{score:.2f}")
    console = _console()
    title = say("cli-simulated", game=result.game, games=result.games, seed=str(result.seed))
    console.print(title, markup=False)
    console.print(grid)
    folder, language = find(result.game).folder, language_of("cli-ended")
    for reason, count in result.end_reasons.items():
        end = sentence(folder, f"end-{reason}", language=language)
        console.print(say("cli-ended", count=count, end=end), markup=False)
    console.print(say("cli-shared", ties=result.ties))
    console.print(
        say(
            "cli-moves-played",
            mean=f"{result.mean_moves:,.1f}",
            moves=result.moves,
            seconds=f"{result.seconds:.2f}",
            rate=f"{result.moves_per_second:,.0f}",
        )
    )


def show_rating(rating: Rating) -> None:
    """The bots by strength, then how each fared alone against each."""
    console = _console()
    title = say(
        "cli-rated",
        game=rating.game,
        seats=rating.seats,
        games=rating.games,
        seed=str(rating.seed),
    )
    console.print(title, markup=False)
    console.print(_standings(rating.standings))
    console.print()
    console.print(_meetings(rating.meetings))
    console.print(say("cli-seconds", seconds=f"{rating.seconds:.1f}"))


def _standings(standings: list[Standing]) -> Grid:
    grid = _grid(say("cli-column-bot"))
    _add_figures(grid, say("cli-column-rating"), say("cli-column-interval"))
    for standing in standings:
        interval = say("cli-interval", low=f"{standing.low:.1f}", high=f"{standing.high:.1f}")
        grid.add_row(standing.bot, f"{standing.rating:.1f}", interval)
    return grid


def _meetings(meetings: list[Matchup]) -> Grid:
    grid = _grid(say("cli-column-alone"), say("cli-column-against"))
    _add_figures(
        grid,
        say("cli-column-games"),
        say("cli-column-won"),
        say("cli-column-interval"),
        say("cli-column-fair"),
    )
    for meeting in meetings:
        low, high = f"{100 * meeting.low:.1f}", f"{100 * meeting.high:.1f}"
        grid.add_row(
            meeting.bot,
            meeting.against,
            f"{meeting.games:,}",
            say("cli-percent", share=f"{100 * meeting.share:.1f}"),
            say("cli-interval", low=low, high=high),
            say("cli-percent", share=f"{100 * meeting.fair:.0f}"),
        )
    return grid


def show_bench(bench: Bench) -> None:
    """Our games, the peers, the ratios, and the machine."""
    console = _console()
    console.print(_games(bench.games))
    if bench.peers:
        console.print()
        console.print(_peers(bench.peers))
        console.print()
    for ratio in bench.ratios:
        mode, times = _mode(ratio.compiled), f"{ratio.times:,.1f}"
        console.print(say("cli-ratio", game=ratio.game, mode=mode, times=times, peer=ratio.over))
    for note in bench.notes:
        console.print(say("cli-note", note=note), markup=False)
    machine = bench.machine
    measured_on = say(
        "cli-measured-on",
        cpu=machine.cpu,
        cores=machine.cores,
        load=f"{machine.load:.1f}",
        python=machine.python,
        system=machine.system,
    )
    console.print(measured_on, markup=False)


def _games(measured: list[Figures]) -> Grid:
    grid = _grid(say("cli-column-game"), say("cli-column-mode"), say("cli-column-seats"))
    _add_figures(
        grid,
        say("cli-column-playout"),
        say("cli-column-simulate"),
        say("cli-column-copy"),
        say("cli-column-imagine"),
        say("cli-column-playouts"),
        say("cli-column-search"),
        say("cli-column-view"),
        say("cli-column-table"),
    )
    for figures in measured:
        grid.add_row(
            figures.game,
            _mode(figures.compiled),
            str(figures.seats),
            f"{figures.playout_moves_per_second:,.0f}",
            f"{figures.simulate_moves_per_second:,.0f}",
            f"{figures.copy_us:.2f}",
            f"{figures.imagine_us:.2f}",
            f"{figures.playouts_per_second:,.0f}",
            f"{figures.search_per_second:,.0f}",
            f"{figures.view_us:.1f}",
            f"{figures.table_kb:.1f}",
        )
    return grid


def _peers(measured: list[dict[str, Any]]) -> Grid:
    grid = _grid(say("cli-column-peer"), say("cli-column-what"))
    _add_figures(grid, say("cli-column-moves"), say("cli-column-copy"), say("cli-column-resample"))
    for peer in measured:
        for row in peer["rows"]:
            rate, copied, dealt = row["moves_per_second"], row["copy_us"], row.get("resample_us")
            grid.add_row(
                f"{peer['peer']} {peer['version']}",
                row["what"],
                f"{rate:,.0f}",
                "-" if copied is None else f"{copied:,.2f}",
                "-" if dealt is None else f"{dealt:,.2f}",
            )
    return grid


def _grid(*headings: str) -> Grid:
    return Grid(*headings, box=None, pad_edge=False)


def _add_figures(grid: Grid, *headings: str) -> None:
    """Add columns of numbers."""
    for heading in headings:
        grid.add_column(heading, justify="right")


def _mode(compiled: bool) -> str:
    return say("cli-compiled") if compiled else say("cli-interpreted")


def _console() -> QuietConsole:
    console = QuietConsole(highlight=False)
    return console if console.is_terminal else QuietConsole(highlight=False, width=WIDE)
