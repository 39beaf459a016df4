"""Why a move is advised: a higher mountain or a wider base."""

from tests.support.advice import Explain
from tests.support.playing import legal

from .helpers import at


def test_advice_to_build_upwards(explain: Explain) -> None:
    table = at(["3 4"], ["2 3"], drawn="9")
    build = next(move for move in legal(table, "build") if move.split()[1][0] == "2")
    assert "your mountain is a floor higher" in explain(table, build)[0]


def test_advice_to_widen_the_base(explain: Explain) -> None:
    table = at(["3 4"], ["2 3"], drawn="2")
    build = next(move for move in legal(table, "build") if move.split()[1][0] == "1")
    assert "the base of your mountain is a card wider" in explain(table, build)[0]
