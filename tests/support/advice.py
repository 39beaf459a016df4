"""Why a move is advised."""

from collections.abc import Callable

from cloister.core.table import Table

Explain = Callable[[Table, str], tuple[list[str], bool]]
"""Half sentences, and whether they hold for sure; the fixture `explain`."""
