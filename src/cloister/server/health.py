"""Counters of the server, and their format for Prometheus."""

from collections import Counter
from statistics import quantiles


class Tally:
    """The counters of a running server."""

    def __init__(self) -> None:
        self.moves = 0
        self.refusals: Counter[str] = Counter()
        self.sockets = 0
        self.dropped = 0
        self.bots_replaced = 0

    def refuse(self, code: str) -> None:
        """Count a refusal."""
        self.refusals[code] += 1


def percentiles(seconds: list[float]) -> tuple[float, float]:
    """The median and the 99th percentile."""
    if len(seconds) < 2:
        return (seconds[0], seconds[0]) if seconds else (0.0, 0.0)
    cuts = quantiles(seconds, n=100)
    return cuts[49], cuts[98]


def metrics(tally: Tally, tables: int, commits: int, failures: int, latencies: list[float]) -> str:
    """The text that Prometheus reads."""
    half, most = percentiles(latencies)
    lines = [
        _line("tables", "gauge", tables),
        _line("sockets", "gauge", tally.sockets),
        _line("moves_total", "counter", tally.moves),
        _line("dropped_sockets_total", "counter", tally.dropped),
        _line("bots_replaced_total", "counter", tally.bots_replaced),
        _line("commits_total", "counter", commits),
        _line("failed_commits_total", "counter", failures),
        "# TYPE cloister_refusals_total counter",
        *(
            f'cloister_refusals_total{{code="{code}"}} {count}'
            for code, count in sorted(tally.refusals.items())
        ),
        "# TYPE cloister_commit_seconds summary",
        f'cloister_commit_seconds{{quantile="0.5"}} {half:.6f}',
        f'cloister_commit_seconds{{quantile="0.99"}} {most:.6f}',
    ]
    return "\n".join(lines) + "\n"


def _line(name: str, kind: str, value: int) -> str:
    return f"# TYPE cloister_{name} {kind}\ncloister_{name} {value}"
