"""What makes a library good or bad for a seat, thing by thing: advice is explained by it."""

from cloister.core.heuristics import Heuristics
from cloister.core.values import Feature, Seat, View

from ..knowledge.view import LibraryView
from ..rules import phase
from .appeal import read_pit
from .distance import BOOK, Way
from .heuristics import LibraryEvaluator
from .tour import Tour

WALK = 3
"""Squares that an acolyte may hope to walk in a turn."""
CARD = 0.5
"""What a card in hand is worth, in squares."""


def features(heuristics: Heuristics, view: View, seat: Seat) -> list[Feature]:
    """Books fetched and in reach, how far the next one is, and all while bridges are laid."""
    evaluator = heuristics.evaluator
    assert isinstance(evaluator, LibraryEvaluator)
    assert isinstance(view, LibraryView)
    pit = read_pit(view, evaluator.ground)
    found: list[Feature] = []
    for other, taken in enumerate(view.taken):
        weight = 1.0 if other == seat else -1.0 / len(view.taken)
        found.append(Feature("why-books", taken, weight * BOOK * taken / 2, {"seat": other}))
        if pit.lying[other]:
            way = Way(pit, other, WALK)
            reach = taken + way.taken
            found.append(Feature("why-reach", reach, weight * BOOK * reach / 2, {"seat": other}))
            if way.books:
                left = way.worth() - BOOK * way.taken
                found.append(Feature("why-way", left, weight * left, {"seat": other}))
        if view.phase < phase.MAIN:
            tour = -Tour(pit).need(other)
            found.append(Feature("why-tour", tour, weight * tour, {"seat": other}))
    cards = len(view.hand)
    return [*found, Feature("why-hand", cards, CARD * cards, {"seat": seat})]
