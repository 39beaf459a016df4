"""The reasons that advice gives: books, and the way to them."""

from cloister import Table
from cloister.bots.advice import advise
from cloister.bots.context import SeatContext
from cloister.bots.master import Master
from cloister.core.chance import Fast
from cloister.core.values import EVERYTHING
from cloister.games.sator.bots.heuristics import make
from tests.support.advice import Explain

from .helpers import at


def test_advice_names_the_book_that_a_step_takes(explain: Explain) -> None:
    table = at(
        {"wood I4": "c3 0"},
        acolytes=("c3",),
        books={0: ("d3", "a14"), 1: ("b14",)},
        now={"played": ["rotas L5", "rotas L5"], "step": 2},
    )
    assert explain(table, "walk d3")[0][0] == "you take a book"


def test_advice_on_laying_names_the_way_to_all_books(explain: Explain) -> None:
    """Different places for a bridge get different values."""
    table = Table.new("sator", 2, bytes(32))
    heuristics = make(table.setting)
    for _ in range(6):
        seat = table.to_act[0]
        context = SeatContext(table.state, seat, EVERYTHING, Fast(1), heuristics)
        told = advise(context, Master(1e6, 24), None)
        table.play_move(seat, told[0].move)
    assert len({advice.value for advice in told}) > 1
    why = explain(table, table.moves(table.to_act[0])[0])[0]
    assert any("way to all books" in sentence for sentence in why)
