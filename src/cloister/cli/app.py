"""All commands of `cloister`, by name."""

from typing import Annotated

import typer

import cloister

from . import info, lab, play, records, serve

app = typer.Typer(
    add_completion=False,
    no_args_is_help=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Print the version.")] = False,
) -> int | None:
    """Out-of-print tabletop games, playable again. Without a command: play."""
    if version:
        print(f"cloister {cloister.__version__}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        return play.play()
    return None


app.command()(play.play)
app.command()(serve.serve)
app.command()(info.games)
app.command()(info.rules)
app.command()(lab.simulate)
app.command()(lab.rate)
app.command()(records.replay)
app.command()(records.verify)
app.command()(info.doctor)
app.command()(lab.bench)
