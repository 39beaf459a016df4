"""`cloister replay` and `verify`: show a record, and prove it."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from cloister.core.card import AnyGame
from cloister.core.draws import Replaying
from cloister.core.errors import FileError, UsageError
from cloister.core.game import Announcements
from cloister.core.log import UNDO
from cloister.core.table import Table
from cloister.core.table import verify as prove
from cloister.core.text import language_of, listed, say, seat_name, seat_names, sentence
from cloister.core.values import Outcome, Seat, View
from cloister.terminal import as_text
from cloister.terminal.console import Screen

from .arguments import Pack

File = Annotated[Path, typer.Argument(help=say("cli-option-record-file"))]


def replay(
    file: File,
    at: Annotated[int | None, typer.Option(help=say("cli-option-at"))] = None,
    seat: Annotated[int | None, typer.Option(help=say("cli-option-as-seat"))] = None,
    svg: Annotated[Path | None, typer.Option(help=say("cli-option-svg"))] = None,
    pack: Pack = None,
) -> None:
    """Replay a game move by move and show the board."""
    table = Table.load(file, pack)
    last = len(table.log) if at is None else at
    if not 0 <= last <= len(table.log):
        raise UsageError("cli-at-out-of-range", at=last, moves=len(table.log))
    view = table.at(last).view(seat)
    screen = Screen()
    for line in _told(table, last, view):
        screen.say(line)
    screen.draw(as_text.board(table.game, view))
    if view.outcome is not None:
        screen.say(_result(table.game, view.outcome, seat), "bold")
    if svg is not None:
        svg.write_text(as_text.picture(table.game, view), "utf-8")


def verify(file: File, pack: Pack = None) -> int:
    """Verify a record: its chain, its commitment, every draw, every move and the outcome."""
    try:
        table = prove(file, pack)
    except FileError as untrue:
        why = say("cli-file-failed", file=str(file), why=str(untrue))
        print(f"cloister: [{untrue.code}] {why}", file=sys.stderr)
        return 1
    game, moves = table.game, len(table.log)
    result = _result(game, table.outcome, None) if table.outcome else say("cli-not-finished")
    print(say("cli-verified", file=str(file), title=game.title, moves=moves, result=result))
    return 0


def _told(table: Table, last: int, view: View) -> list[str]:
    """What the seat with this view, or a spectator, was told of each move.

    What was shown only for a moment is repeated once the game is over, not before.
    """
    line = as_text.log_line if table.outcome is None else as_text.live_line
    game, seat, name = table.game, view.seat, seat_names(table.game.folder)
    lines: list[str] = []
    state = table.at(0).state
    for n, entry in zip(range(1, last + 1), table.log, strict=False):
        if entry.move == UNDO:
            state = table.at(n).state
            lines.append(f"{n:4}  {_took_back(entry.seat, seat)}")
            continue
        told = Announcements()
        state.play(entry.seat, entry.move, Replaying(entry.draws), told)
        events = as_text.retold(game, told.heard_by(seat), view)
        heard = [line(game, event, name, seat) for event in events]
        if heard:
            lines.append(f"{n:4}  {' '.join(heard)}")
    return lines


def _took_back(mover: Seat, onlooker: Seat | None) -> str:
    told_to = "you" if mover == onlooker else "other"
    return say("cli-took-back", who=told_to, name=seat_name(mover, language_of("cli-took-back")))


def _result(game: AnyGame, outcome: Outcome, onlooker: Seat | None) -> str:
    winners = sorted(outcome.winners, key=lambda seat: seat != onlooker)
    language = language_of("cli-result")
    return say(
        "cli-result",
        winners=listed([_winner(seat, onlooker, language) for seat in winners], language),
        scores=", ".join(map(str, outcome.scores)),
        end=sentence(game.folder, f"end-{outcome.reason}", language=language),
    )


def _winner(seat: Seat, onlooker: Seat | None, language: str) -> str:
    return say("cli-result-you") if seat == onlooker else seat_name(seat, language)
