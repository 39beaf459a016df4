"""The features that make a position good or bad for a seat; advice is explained by them.

The weights were chosen by hand and decide only the order of the sentences.
"""

from cloister.core.heuristics import Heuristics
from cloister.core.values import Feature, Seat, View

from ..knowledge.view import LibraryView
from ..rules import phase
from .book_tour import Tour
from .distance import BOOK, Walk
from .heuristics import LibraryEvaluator
from .seat_table import read_pit
from .value import SQUARES

CARD = 0.5
"""The worth of a card in hand, in squares."""


def features(heuristics: Heuristics, view: View, seat: Seat) -> list[Feature]:
    """Books fetched and in reach, the way to the next, and during the laying to all of them."""
    evaluator = heuristics.evaluator
    assert isinstance(evaluator, LibraryEvaluator)
    assert isinstance(view, LibraryView)
    pit = read_pit(view, evaluator.terms.ground)
    found: list[Feature] = []
    for other, taken in enumerate(view.taken):
        weight = 1.0 if other == seat else -1.0 / len(view.taken)
        found.append(Feature("why-books", taken, weight * BOOK * taken / 2, {"seat": other}))
        if pit.lying[other]:
            walk = Walk(pit, other, SQUARES)
            reach = taken + walk.taken
            found.append(Feature("why-reach", reach, weight * BOOK * reach / 2, {"seat": other}))
            if walk.books:
                left = walk.worth() - BOOK * walk.taken
                found.append(Feature("why-way", left, weight * left, {"seat": other}))
        if view.phase < phase.MAIN:
            tour = -Tour(pit).to_go(other)
            found.append(Feature("why-tour", tour, weight * tour, {"seat": other}))
    cards = len(view.hand)
    return [*found, Feature("why-hand", cards, CARD * cards, {"seat": seat})]
