"""Results of the laboratory as tables."""

from typing import Any

from rich.table import Table as Grid

from cloister.lab.bench import Bench
from cloister.lab.measure import Figures
from cloister.lab.rate import Rating
from cloister.lab.tally import Result
from cloister.terminal.console import QuietConsole

WIDE = 130
"""The width of tables that go into a pipe."""


def show_result(result: Result) -> None:
    """A line for each seat, then what holds for all games."""
    grid = Grid("seat", "bot", box=None, pad_edge=False)
    for heading in ("wins", "share", "mean score"):
        grid.add_column(heading, justify="right")
    for seat, bot in enumerate(result.bots):
        wins, score = result.wins[seat], result.mean_scores[seat]
        share = f"{100 * wins / result.games:.1f} %"
        grid.add_row(str(seat), bot, f"{wins:,}", share, f"{score:.2f}")
    reasons = ", ".join(f"{reason} {count:,}" for reason, count in result.end_reasons.items())
    console = _console()
    console.print(f"{result.game}, {result.games:,} games, seed {result.seed}", markup=False)
    console.print(grid)
    console.print(f"ended: {reasons}; shared victories {result.ties:,}")
    console.print(
        f"{result.mean_moves:,.1f} moves a game; {result.moves:,} moves in "
        f"{result.seconds:.2f} s, {result.moves_per_second:,.0f} a second"
    )


def show_rating(rating: Rating) -> None:
    """The bots by strength, then how each fared alone against each."""
    console = _console()
    console.print(
        f"{rating.game}, {rating.seats} seats, {rating.games:,} games, seed {rating.seed}"
    )
    grid = Grid("bot", box=None, pad_edge=False)
    for heading in ("rating", "95 % of"):
        grid.add_column(heading, justify="right")
    for standing in rating.standings:
        interval = f"{standing.low:.1f} to {standing.high:.1f}"
        grid.add_row(standing.bot, f"{standing.rating:.1f}", interval)
    console.print(grid)
    console.print()
    grid = Grid("alone", "against", box=None, pad_edge=False)
    for heading in ("games", "won", "95 % of", "fair"):
        grid.add_column(heading, justify="right")
    for meeting in rating.meetings:
        grid.add_row(
            meeting.bot,
            meeting.against,
            f"{meeting.games:,}",
            f"{100 * meeting.share:.1f} %",
            f"{100 * meeting.low:.1f} to {100 * meeting.high:.1f}",
            f"{100 * meeting.fair:.0f} %",
        )
    console.print(grid)
    console.print(f"{rating.seconds:.1f} s")


def show_bench(bench: Bench) -> None:
    """Our games, the peers, the ratios, and what it was measured on."""
    console = _console()
    console.print(_games(bench.games))
    if bench.peers:
        console.print()
        console.print(_peers(bench.peers))
        console.print()
    for ratio in bench.ratios:
        console.print(
            f"{ratio.game}, {_mode(ratio.compiled)}: simulate plays {ratio.times:,.1f} times "
            f"as many moves a second as {ratio.over}"
        )
    for note in bench.notes:
        console.print(f"note: {note}", markup=False)
    machine = bench.machine
    console.print(
        f"measured on {machine.cpu}, one of {machine.cores} cores (load {machine.load:.1f}), "
        f"Python {machine.python}, {machine.system}",
        markup=False,
    )


def _games(measured: list[Figures]) -> Grid:
    grid = Grid("game", "mode", "seats", box=None, pad_edge=False)
    headings = (
        "playout moves/s",
        "simulate moves/s",
        "copy us",
        "imagine us",
        "playouts/s",
        "search/s",
        "view us",
        "table KB",
    )
    for heading in headings:
        grid.add_column(heading, justify="right")
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
    grid = Grid("peer", "what", box=None, pad_edge=False)
    for heading in ("moves/s", "copy us", "resample us"):
        grid.add_column(heading, justify="right")
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


def _mode(compiled: bool) -> str:
    return "compiled" if compiled else "interpreted"


def _console() -> QuietConsole:
    console = QuietConsole(highlight=False)
    return console if console.is_terminal else QuietConsole(highlight=False, width=WIDE)
