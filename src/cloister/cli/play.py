"""`cloister play`: the table in the browser, or a game in the terminal."""

from pathlib import Path
from typing import Annotated

import typer

from cloister.core import registry
from cloister.core.errors import GameOver, UsageError
from cloister.core.table import Table
from cloister.core.text import say
from cloister.terminal.opponents import Opponents
from cloister.terminal.session import Session

from .arguments import NAMES, Options, Pack, read_bots, read_options, read_seed
from .serve import open_table


def play(
    game: Annotated[str | None, typer.Argument(help=say("cli-option-game-to-play"))] = None,
    seats: Annotated[int | None, typer.Option(help=say("cli-option-seats-with-you"))] = None,
    bots: Annotated[str, typer.Option(help=say("cli-option-opponents", levels=NAMES))] = (
        "apprentice"
    ),
    seat: Annotated[int, typer.Option(help=say("cli-option-seat"))] = 0,
    seed: Annotated[str | None, typer.Option(help=say("cli-option-deal-seed"))] = None,
    options: Options = None,
    pack: Pack = None,
    save: Annotated[Path | None, typer.Option(help=say("cli-option-save"))] = None,
    load: Annotated[Path | None, typer.Option(help=say("cli-option-load"))] = None,
) -> int:
    """Open the table in the browser; with a GAME, play it in the terminal."""
    if load is not None:
        if game or seats or seed or options:
            raise UsageError("cli-load-alone")
        table = _load(load, pack)
    elif game is not None:
        number = registry.find(game).seats[0] if seats is None else seats
        table = Table.new(game, number, read_seed(seed), read_options(options), pack)
    else:
        return open_table()
    table.view(seat)
    Session(table, seat, Opponents(table, seat, read_bots(bots)), save or load).play()
    return 0


def _load(path: Path, pack: Path | None) -> Table:
    table = Table.load(path, pack)
    if table.outcome is not None:
        raise GameOver("cli-game-is-over", file=str(path))
    return table
