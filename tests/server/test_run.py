"""Starting and stopping the server from the command line."""

import re
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx

from .harness import Server


def command(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "cloister.server", *arguments]


def complaint(*arguments: str) -> str:
    """The message of a server that cannot start."""
    ended = subprocess.run(
        command(*arguments), capture_output=True, text=True, timeout=60, check=False
    )
    assert ended.returncode == 1
    assert "Traceback" not in ended.stderr
    return ended.stderr.strip().splitlines()[-1]


def test_a_server_says_where_it_is_and_stops_on_a_signal(folder: Path) -> None:
    started = subprocess.Popen(
        command("--port", "0", "--store", str(folder / "deep" / "tables.db")),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert started.stdout is not None
    said = re.match(r"Cloister is open at (http://127.0.0.1:\d+)/", started.stdout.readline())
    assert said
    assert httpx.get(f"{said[1]}/healthz", timeout=30).json() == {"ok": True, "tables": 0}
    started.send_signal(signal.SIGTERM)
    _, errors = started.communicate(timeout=30)
    assert "Traceback" not in errors


def test_an_address_in_use_is_refused(folder: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        assert "[cannot-serve]" in complaint("--port", port, "--store", str(folder / "x.db"))
    assert "[cannot-serve]" in complaint("--port", "99999", "--store", str(folder / "x.db"))


def test_a_store_in_use_is_refused(server: Server, store: Path) -> None:
    assert "[store-busy]" in complaint("--port", "0", "--store", str(store))


def test_a_file_that_is_not_a_store_is_refused(folder: Path) -> None:
    path = folder / "x.db"
    path.write_text("this is not a database" * 100)
    assert "[store]" in complaint("--port", "0", "--store", str(path))
    assert path.read_text().startswith("this is not")


def test_a_folder_in_place_of_a_store_is_refused(folder: Path) -> None:
    (folder / "x.db").mkdir()
    assert "[store]" in complaint("--port", "0", "--store", str(folder / "x.db"))
