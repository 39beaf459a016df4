"""Starts the server: uvicorn with our socket protocol, and a browser if one is wanted."""

import logging
import os
import socket
import sys
import threading
import time
import webbrowser
from pathlib import Path

import uvicorn

from cloister.core.errors import CannotServe, FileError
from cloister.core.text import say

from .app import Cloister, Settings
from .http.network import lan_address
from .socket.wire import FastWire
from .store.store import lock

HANDOVER = 0.0005
"""Seconds between thread switches: short, because the writer waits for the interpreter."""
LOOPBACK = {"127.0.0.1", "localhost", "::1"}
EVERYWHERE = {"0.0.0.0", "::"}


class StoreUnusable(FileError):
    """The store cannot be opened."""

    code = "store"


def serve(
    host: str, port: int, store: Path, open_browser: bool = False, *, pseudo: bool = False
) -> None:
    """Run the server until it is told to stop; `pseudo` offers the pseudo-language, too."""
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(levelname)s %(message)s")
    logging.getLogger("uvicorn").setLevel(logging.ERROR)
    app = _open(Settings(store=store, wide=host not in LOOPBACK, pseudo=pseudo))
    with _listen(host, port) as listening:
        address = _address(host, listening.getsockname()[1])
        server = uvicorn.Server(config(app, host, port))
        print(say("server-open", address=address), flush=True)
        if open_browser:
            threading.Thread(target=_browse, args=(server, address), daemon=True).start()
        _run(server, listening, app)


def _run(server: uvicorn.Server, listening: socket.socket, app: Cloister) -> None:
    try:
        server.run([listening])
    except SystemExit:
        if app.failed:
            raise _unusable(app.settings.store, app.failed) from None
        raise


def _open(settings: Settings) -> Cloister:
    """Report an unusable store before anything else happens."""
    try:
        app = Cloister(settings)
        os.close(lock(settings.store))
    except OSError as wrong:
        raise _unusable(settings.store, wrong.strerror or type(wrong).__name__) from None
    return app


def _unusable(store: Path, why: str) -> StoreUnusable:
    return StoreUnusable("server-store-unusable", store=str(store), why=why)


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=2048)
    except (OSError, OverflowError) as wrong:
        why = str(getattr(wrong, "strerror", None) or wrong)
        raise CannotServe("server-cannot-listen", host=host, port=str(port), why=why) from None


def config(app: Cloister, host: str, port: int) -> uvicorn.Config:
    """The settings of uvicorn: no compression of sockets, no log line for each request."""
    FastWire.queued_messages = app.settings.limits.queued_messages
    sys.setswitchinterval(HANDOVER)
    return uvicorn.Config(
        app,
        host=host,
        port=port,
        ws=FastWire,
        ws_max_size=app.settings.limits.frame_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        lifespan="on",
        access_log=False,
        log_config=None,
        server_header=False,
        timeout_graceful_shutdown=2,
    )


def _address(host: str, port: int) -> str:
    shown = lan_address() if host in EVERYWHERE else host
    return f"http://[{shown}]:{port}/" if ":" in shown else f"http://{shown}:{port}/"


def _browse(server: uvicorn.Server, address: str) -> None:
    while not server.started and not server.should_exit:
        time.sleep(0.05)
    if server.started:
        webbrowser.open(address)
