"""`cloister serve`, and `cloister play` without a game: the table in the browser."""

import socket
from pathlib import Path
from typing import Annotated

import typer

from cloister.core.errors import CannotServe
from cloister.core.packs import home
from cloister.core.text import say

HERE = "127.0.0.1"
PORT = 8731


def serve(
    host: Annotated[str, typer.Option(help=say("cli-option-host"))] = HERE,
    port: Annotated[int, typer.Option(min=1, max=65535, help=say("cli-option-port"))] = PORT,
    store: Annotated[Path | None, typer.Option(help=say("cli-option-store"))] = None,
    pseudo: Annotated[bool, typer.Option("--pseudo", help=say("cli-option-pseudo"))] = False,
) -> int:
    """Open the table for friends on the network."""
    problem = _problem(host, port)
    if problem:
        raise CannotServe("cli-address-taken", host=host, port=str(port), why=problem)
    return _serve(host, port, store, open_browser=False, pseudo=pseudo)


def open_table() -> int:
    """Serve the table on this machine and open a browser."""
    port = PORT if not _problem(HERE, PORT) else _free_port()
    return _serve(HERE, port, None, open_browser=True)


def _serve(
    host: str, port: int, store: Path | None, open_browser: bool, pseudo: bool = False
) -> int:
    # Imported here, because the other commands do not need the server.
    from cloister.server import run

    kept = store or home() / "tables.db"
    kept.parent.mkdir(parents=True, exist_ok=True)
    run.serve(host, port, kept, open_browser, pseudo=pseudo)
    return 0


def _problem(host: str, port: int) -> str:
    try:
        with socket.create_server((host, port)):
            return ""
    except OSError as wrong:
        return wrong.strerror or str(wrong)


def _free_port() -> int:
    with socket.create_server((HERE, 0)) as free:
        port: int = free.getsockname()[1]
    return port
