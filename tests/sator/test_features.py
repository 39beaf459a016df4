"""Why a move is advised: books, and the way to them."""

from collections.abc import Callable

from cloister import Table

from .helpers import at

Explain = Callable[[Table, str], tuple[list[str], bool]]


def test_it_fetches_books(explain: Explain) -> None:
    table = at(
        {"wood I4": "c3 0"},
        acolytes=("c3",),
        books={0: ("d3", "a14"), 1: ("b14",)},
        now={"played": ["rotas L5", "rotas L5"], "step": 2},
    )
    assert explain(table, "walk d3")[0][0] == "seat 0 takes a book"
