"""Why a move is advised."""

from collections.abc import Callable

from cloister.core.table import Table

Explain = Callable[[Table, str], tuple[list[str], bool]]
"""Returns half sentences and whether they are certain; see the fixture `explain`."""
