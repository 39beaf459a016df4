"""`cloister replay` and `verify`: what a record tells, and whether it is true."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from cloister.core.draws import Replaying
from cloister.core.errors import FileError, UsageError
from cloister.core.game import Announcements
from cloister.core.log import UNDO
from cloister.core.table import Table
from cloister.core.table import verify as prove
from cloister.core.values import Outcome, Seat
from cloister.terminal import as_text
from cloister.terminal.console import Screen

from .arguments import Pack

File = Annotated[Path, typer.Argument(help="The record of a game.")]


def replay(
    file: File,
    at: Annotated[int | None, typer.Option(help="Only so many moves.")] = None,
    seat: Annotated[int | None, typer.Option(help="As this seat saw it.")] = None,
    svg: Annotated[Path | None, typer.Option(help="Draw the board into this file.")] = None,
    pack: Pack = None,
) -> None:
    """Tell a game move by move, and show the board."""
    table = Table.load(file, pack)
    last = len(table.log) if at is None else at
    if not 0 <= last <= len(table.log):
        raise UsageError(f"--at {last}: this game has 0 to {len(table.log)} moves")
    view = table.at(last).view(seat)
    screen = Screen()
    for line in _told(table, last, seat):
        screen.say(line)
    screen.draw(as_text.board(table.game, view))
    if view.outcome is not None:
        screen.say(_result(view.outcome), "bold")
    if svg is not None:
        svg.write_text(as_text.picture(table.game, view), "utf-8")


def verify(file: File, pack: Pack = None) -> int:
    """Prove a record: its chain, its commitment, every draw, every move and the outcome."""
    try:
        table = prove(file, pack)
    except FileError as untrue:
        print(f"cloister: [{untrue.code}] {file}: {untrue}", file=sys.stderr)
        return 1
    ended = _result(table.outcome) if table.outcome else "not finished"
    print(f"{file}: true. {table.game.title}, {len(table.log)} moves; {ended}")
    return 0


def _told(table: Table, last: int, seat: Seat | None) -> list[str]:
    """What this seat, or a spectator, was told of each move.

    What was shown for a moment only is told again when the game is over, not before.
    """
    line = as_text.log_line if table.outcome is None else as_text.live_line
    lines: list[str] = []
    state = table.at(0).state
    for n, entry in zip(range(1, last + 1), table.log, strict=False):
        if entry.move == UNDO:
            state = table.at(n).state
            lines.append(f"{n:4}  Seat {entry.seat} takes the last move back.")
            continue
        told = Announcements()
        state.play(entry.seat, entry.move, Replaying(entry.draws), told)
        heard = [line(table.game, event) for event in told.heard_by(seat)]
        if heard:
            lines.append(f"{n:4}  {' '.join(heard)}")
    return lines


def _result(outcome: Outcome) -> str:
    winners = " and ".join(f"seat {seat}" for seat in outcome.winners)
    scores = ", ".join(map(str, outcome.scores))
    return f"won by {winners} ({outcome.reason}; points: {scores})"
