"""Cloister: five out-of-print tabletop games on one engine."""

from . import _compiled

compiled = _compiled.choose()
"""Whether rules and search run compiled."""

from .core.errors import (  # noqa: E402
    CloisterError,
    GameOver,
    IllegalMove,
    NotYourTurn,
)
from .core.registry import find, keys  # noqa: E402
from .core.table import Table, verify  # noqa: E402

__version__ = "0.2.0"

__all__ = [
    "CloisterError",
    "GameOver",
    "IllegalMove",
    "NotYourTurn",
    "Table",
    "compiled",
    "find",
    "keys",
    "verify",
]
