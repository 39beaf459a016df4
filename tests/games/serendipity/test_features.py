"""Why a move is advised, and whether the reasons are certain."""

from cloister import Table
from tests.support.advice import Explain

from .helpers import garden


def test_advice_counts_carpets(explain: Explain) -> None:
    """A blue flower whose place everybody has seen joins two others."""
    tiles = {"f5": "b", "f6": "b", "f7": "B"}
    rows = garden(tiles)
    table = Table.set_up("serendipity", 6, {"rows": list(rows), "seen": {"f7": 1}})
    assert explain(table, "uncover f7")[0][0] == "you gain a point"
    assert explain(table, "uncover f7")[1]


def test_advice_about_an_unknown_tile_is_not_certain(explain: Explain) -> None:
    table = Table.set_up("serendipity", 6, {"rows": list(garden({"f5": "b", "f6": "b"}))})
    assert not explain(table, "uncover f7")[1]
