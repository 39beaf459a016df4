"""Compares our server with boardgame.io's, one after the other, each on one core."""

import argparse
import contextlib
import hashlib
import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
PEER = HERE / "boardgameio"
ROOT = HERE.parents[1]
INSTALLED = ROOT / ".bench" / "boardgameio"
OURS, THEIRS = "cloister", "boardgame.io"
CORES = sorted(os.sched_getaffinity(0))
SERVER_CORE, CLIENT_CORE = CORES[0], CORES[-1]
TICK = os.sysconf("SC_CLK_TCK")
START_SECONDS = 30.0
HEADINGS = (
    *("server", "tables", "mode", "moves/s", "p50 ms", "p99 ms", "max ms", "CPU s/1000"),
    *("moves/CPU s", "CPU %", "starved %", "bytes/upd", "lost", "doubled", "unseen", "load"),
)
TEXT_COLUMNS = {0, 2}


class CannotMeasure(Exception):
    """A server that cannot be installed or run; the message is one line."""


@dataclass
class Row:
    """One server with this many tables in one mode."""

    server: str
    tables: int
    mode: str
    seconds: float
    moves: int
    moves_per_second: float
    p50_ms: float
    p99_ms: float
    max_ms: float
    server_cpu: float
    starved: float
    """Seconds that the server's threads were ready to run but had no core, because of other work
    or of each other."""
    client_cpu: float
    bytes_per_update: float
    load: float
    lost: int = 0
    doubled: int = 0
    unseen: int = 0
    refused: dict[str, int] | None = None

    @property
    def cpu_per_thousand(self) -> float:
        return 1000 * self.server_cpu / max(1, self.moves)

    @property
    def moves_per_cpu_second(self) -> float:
        return self.moves / max(1e-9, self.server_cpu)

    def cells(self) -> tuple[str, ...]:
        return (
            *(self.server, str(self.tables), self.mode, f"{self.moves_per_second:,.0f}"),
            *(f"{self.p50_ms:.1f}", f"{self.p99_ms:.1f}", f"{self.max_ms:.1f}"),
            *(f"{self.cpu_per_thousand:.2f}", f"{self.moves_per_cpu_second:,.0f}"),
            f"{100 * self.server_cpu / self.seconds:.0f}",
            f"{100 * self.starved / self.seconds:.0f}",
            f"{self.bytes_per_update:,.0f}",
            *(str(self.lost), str(self.doubled), str(self.unseen), f"{self.load:.1f}"),
        )


def measure(server: str, tables: int, seconds: float) -> list[Row]:
    """Both modes of one server, freshly started, with an empty store."""
    port = _free_port()
    with tempfile.TemporaryDirectory(dir=_disk()) as folder:
        store = str(Path(folder) / "tables.db")
        serve, play = _commands(server, port, store, tables, seconds)
        with _started(serve, server, SERVER_CORE) as process:
            _wait_for(process, port, server)
            with _started(play, server, CLIENT_CORE, reading=True) as clients:
                rows = _follow(clients, process.pid, server, tables)
    if not rows:
        raise CannotMeasure(f"{server}: the clients ended without figures")
    return rows


def _disk() -> Path:
    """A folder on a real disk: in a temporary folder in memory, fsync would cost nothing."""
    folder = ROOT / ".bench"
    folder.mkdir(exist_ok=True)
    return folder


def _commands(
    server: str, port: int, store: str, tables: int, seconds: float
) -> tuple[list[str], list[str]]:
    if server == OURS:
        serve = [sys.executable, str(HERE / "ours.py"), str(port), store]
        load = [sys.executable, "-m", "benchmarks.server.load"]
        return serve, [*load, str(port), store, str(tables), str(seconds)]
    serve = ["node", str(PEER / "server.mjs"), str(port)]
    return serve, ["node", str(PEER / "load.mjs"), str(port), str(tables), str(seconds)]


@contextlib.contextmanager
def _started(
    command: list[str], server: str, core: int, reading: bool = False
) -> Iterator[subprocess.Popen[str]]:
    out = subprocess.PIPE if reading else subprocess.DEVNULL
    folder = ROOT if server == OURS else INSTALLED
    environment = os.environ | {"NODE_ENV": "production"}
    # Pinned before it starts, so that its threads and worker processes are too.
    os.sched_setaffinity(0, {core})
    try:
        process = subprocess.Popen(command, stdout=out, text=True, cwd=folder, env=environment)
    finally:
        os.sched_setaffinity(0, {CLIENT_CORE})
    with process:
        try:
            yield process
        finally:
            process.terminate()


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port: int = free.getsockname()[1]
    return port


def _wait_for(process: subprocess.Popen[str], port: int, server: str) -> None:
    end = time.monotonic() + START_SECONDS
    while process.poll() is None and time.monotonic() < end:
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
            return
        time.sleep(0.05)
    raise CannotMeasure(f"{server}: the server does not start")


def _follow(clients: subprocess.Popen[str], pid: int, server: str, tables: int) -> list[Row]:
    """The clients say when a measurement begins and ends; the server's clock is read then."""
    rows: list[Row] = []
    before = waited = 0.0
    assert clients.stdout is not None
    for text in clients.stdout:
        line = json.loads(text)
        if "begin" in line:
            before, waited = cpu_seconds(pid), starved_seconds(pid)
        elif "end" in line:
            used, starved = cpu_seconds(pid) - before, starved_seconds(pid) - waited
            rows.append(_row(server, tables, line, used, starved))
        else:
            _add_check(rows, line["check"])
    if clients.wait() != 0:
        raise CannotMeasure(f"{server}: the clients failed")
    return rows


def _row(server: str, tables: int, line: dict[str, Any], cpu: float, starved: float) -> Row:
    waits = sorted(line["waits_ms"])
    if not waits:
        raise CannotMeasure(f"{server}: no move was answered")
    return Row(
        server=server,
        tables=tables,
        mode=line["end"],
        seconds=line["seconds"],
        moves=len(waits),
        moves_per_second=len(waits) / line["seconds"],
        p50_ms=_quantile(waits, 0.5),
        p99_ms=_quantile(waits, 0.99),
        max_ms=waits[-1],
        server_cpu=cpu,
        starved=starved,
        client_cpu=line["client_cpu"],
        bytes_per_update=line["bytes"] / max(1, line["updates"]),
        load=os.getloadavg()[0],
    )


def _add_check(rows: list[Row], check: dict[str, Any]) -> None:
    """The check is made once, over both modes."""
    for row in rows:
        row.lost, row.doubled, row.unseen = check["lost"], check["doubled"], check["unseen"]
        row.refused = check["refused"]


def _quantile(ordered: Sequence[float], share: float) -> float:
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def cpu_seconds(pid: int) -> float:
    """User and system time of a process, of its threads, and of its living children."""
    total = 0.0
    for member in [pid, *_children(pid)]:
        with contextlib.suppress(OSError):
            # The name in brackets may contain spaces; the fields after it do not.
            fields = Path(f"/proc/{member}/stat").read_text().rpartition(")")[2].split()
            total += (int(fields[11]) + int(fields[12])) / TICK
    return total


def starved_seconds(pid: int) -> float:
    """How long threads of a process were ready to run but waited for a core; 0 if unknown."""
    total = 0
    for task in Path(f"/proc/{pid}/task").glob("*/schedstat"):
        with contextlib.suppress(OSError, IndexError):
            total += int(task.read_text().split()[1])
    return total / 1e9


def _children(pid: int) -> list[int]:
    found = []
    for task in Path(f"/proc/{pid}/task").glob("*/children"):
        with contextlib.suppress(OSError):
            found += [int(child) for child in task.read_text().split()]
    return found + [below for child in found for below in _children(child)]


def install() -> None:
    """boardgame.io and its client, exactly as pinned, outside the checkout's own files."""
    if shutil.which("node") is None or shutil.which("npm") is None:
        raise CannotMeasure(f"{THEIRS}: node and npm are needed; only ours is measured")
    wanted = b"".join((PEER / name).read_bytes() for name in ("package.json", "package-lock.json"))
    stamp, mark = INSTALLED / "stamp", hashlib.sha256(wanted).hexdigest()
    if stamp.is_file() and stamp.read_text() == mark:
        return
    print(f"{THEIRS}: installing, once, into .bench/boardgameio", file=sys.stderr)
    shutil.rmtree(INSTALLED, ignore_errors=True)
    INSTALLED.mkdir(parents=True)
    for name in ("package.json", "package-lock.json"):
        shutil.copy(PEER / name, INSTALLED / name)
    command = ["npm", "ci", "--no-audit", "--no-fund", "--silent"]
    done = subprocess.run(command, cwd=INSTALLED, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        reason = (done.stderr.strip().splitlines() or ["npm failed"])[-1]
        raise CannotMeasure(f"{THEIRS}: {reason}; only ours is measured")
    stamp.write_text(mark)


def table(rows: Sequence[Row]) -> str:
    lines = [HEADINGS, *(row.cells() for row in rows)]
    widths = [max(len(line[column]) for line in lines) for column in range(len(HEADINGS))]
    return "\n".join(_aligned(line, widths) for line in lines)


def _aligned(cells: Sequence[str], widths: Sequence[int]) -> str:
    padded = [
        cell.ljust(width) if column in TEXT_COLUMNS else cell.rjust(width)
        for column, (cell, width) in enumerate(zip(cells, widths, strict=True))
    ]
    return "  ".join(padded).rstrip()


def as_json(rows: Sequence[Row]) -> str:
    figures = [
        asdict(row)
        | {
            "cpu_per_thousand": row.cpu_per_thousand,
            "moves_per_cpu_second": row.moves_per_cpu_second,
        }
        for row in rows
    ]
    return json.dumps(figures, indent=2)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Compare our server with boardgame.io's.")
    parser.add_argument("--tables", default="50,200,500", help="how many, one after the other")
    parser.add_argument("--seconds", type=float, default=10.0, help="time for each row (10)")
    parser.add_argument("--only", choices=[OURS, THEIRS], help="one of the two servers")
    parser.add_argument("--json", action="store_true", help="print JSON, one list")
    return parser.parse_args()


def _servers(only: str | None) -> list[str]:
    servers = [only] if only else [OURS, THEIRS]
    if THEIRS in servers:
        try:
            install()
        except CannotMeasure as missing:
            print(missing, file=sys.stderr)
            servers.remove(THEIRS)
    return servers


def main() -> int:
    arguments = _arguments()
    if SERVER_CORE == CLIENT_CORE:
        print("one core only: servers and clients share it", file=sys.stderr)
    rows: list[Row] = []
    failed = 0
    servers = _servers(arguments.only)
    for tables in map(int, arguments.tables.split(",")):
        for server in servers:
            print(f"{server}, {tables} tables", file=sys.stderr)
            try:
                rows += measure(server, tables, arguments.seconds)
            except CannotMeasure as error:
                print(error, file=sys.stderr)
                failed = 1
    print(as_json(rows) if arguments.json else table(rows))
    broken = any(row.lost or row.doubled or row.unseen or row.refused for row in rows)
    return 1 if failed or broken else 0


if __name__ == "__main__":
    sys.exit(main())
