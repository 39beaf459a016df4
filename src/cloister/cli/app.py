"""All commands of `cloister`, by name."""

from typing import Annotated

import typer

import cloister
from cloister.core.text import say

from . import info, lab, play, records, serve

app = typer.Typer(
    add_completion=False,
    no_args_is_help=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)


@app.callback(invoke_without_command=True, help=say("cli-app"))
def start(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help=say("cli-option-version"))] = False,
) -> int | None:
    """Runs before a command, or without one."""
    if version:
        print(f"cloister {cloister.__version__}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        return play.play()
    return None


app.command(help=say("cli-play"))(play.play)
app.command(help=say("cli-serve"))(serve.serve)
app.command(help=say("cli-games"))(info.games)
app.command(help=say("cli-rules"))(info.rules)
app.command(help=say("cli-simulate"))(lab.simulate)
app.command(help=say("cli-rate"))(lab.rate)
app.command(help=say("cli-replay"))(records.replay)
app.command(help=say("cli-verify"))(records.verify)
app.command(help=say("cli-doctor"))(info.doctor)
app.command(help=say("cli-bench"))(lab.bench)
