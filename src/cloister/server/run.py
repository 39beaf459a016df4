"""Starts the server: uvicorn with our socket protocol, and a browser if one is wanted."""

import logging
import sys
import threading
import time
import webbrowser
from pathlib import Path

import uvicorn

from .app import Cloister, Settings
from .network import lan_address
from .wire import FastWire

HANDOVER = 0.0005
"""Seconds: the writer comes back from its fsync and must not wait long for the interpreter."""
LOOPBACK = {"127.0.0.1", "localhost", "::1"}


def serve(host: str, port: int, store: Path, open_browser: bool = False) -> None:
    """Run the server until it is told to stop."""
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(levelname)s %(message)s")
    logging.getLogger("uvicorn").setLevel(logging.WARNING)
    app = Cloister(Settings(store=store, wide=host not in LOOPBACK))
    server = uvicorn.Server(config(app, host, port))
    print(f"Cloister is open at {_address(host, port)}  (Ctrl-C ends it)", flush=True)
    if open_browser:
        threading.Thread(target=_open, args=(server, _address(host, port)), daemon=True).start()
    server.run()


def config(app: Cloister, host: str, port: int) -> uvicorn.Config:
    """How uvicorn is to run: no compression of sockets, no line in the log for each request."""
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
    shown = lan_address() if host in ("0.0.0.0", "::") else host
    return f"http://{shown}:{port}/"


def _open(server: uvicorn.Server, address: str) -> None:
    while not server.started and not server.should_exit:
        time.sleep(0.05)
    if server.started:
        webbrowser.open(address)
