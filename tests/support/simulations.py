"""What two simulations are compared by."""

from typing import Any

import msgspec

from cloister.lab.tally import Result

TIMING = {"seconds", "moves_per_second"}


def numbers(result: Result) -> dict[str, Any]:
    """Everything except the timing."""
    found: dict[str, Any] = msgspec.to_builtins(result)
    return {name: value for name, value in found.items() if name not in TIMING}
