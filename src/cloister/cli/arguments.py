"""Arguments that several commands share, and how they are read."""

from pathlib import Path
from typing import Annotated

import typer

from cloister.bots.levels import LEVELS
from cloister.core.errors import BadSeed, UsageError
from cloister.core.text import language_of, listed, say

NAMES = listed(list(LEVELS), language_of("cli-option-bots"), choice=True)
"""The names of bots, for the help."""

Options = Annotated[
    list[str] | None,
    typer.Option("--set", metavar="OPTION=VALUE", help=say("cli-option-set")),
]
Pack = Annotated[Path | None, typer.Option("--pack", metavar="FILE", help=say("cli-option-pack"))]
Json = Annotated[bool, typer.Option("--json", help=say("cli-option-json"))]


def read_options(settings: list[str] | None) -> dict[str, object]:
    """Read repeated OPTION=VALUE settings."""
    options: dict[str, object] = {}
    for setting in settings or []:
        name, equals, value = setting.partition("=")
        if not equals or not name:
            raise UsageError("cli-set-needs-value", setting=setting)
        options[name] = value
    return options


def read_bots(bots: str) -> list[str]:
    """Read comma-separated names."""
    return [name.strip() for name in bots.split(",")]


def read_seed(seed: str | None) -> bytes | None:
    """The 32 bytes of a table's seed, in hexadecimal digits."""
    try:
        return None if seed is None else bytes.fromhex(seed)
    except ValueError:
        raise BadSeed("cli-seed-not-hex") from None
