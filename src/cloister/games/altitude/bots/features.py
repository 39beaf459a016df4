"""What makes a massif good or bad for a seat, feature by feature, to explain advice."""

from cloister.core.heuristics import Heuristics
from cloister.core.values import Feature, Seat, View

from ..knowledge.view import MassifView
from .heuristics import MassifEvaluator
from .weights import WEIGHTS

WIDER = 0.06
"""What one more card in the base is worth, as room for higher floors. Chosen by hand; it only
explains advice."""


def features(heuristics: Heuristics, view: View, seat: Seat) -> list[Feature]:
    """The mountains as they stand, and how they may still grow."""
    evaluator = heuristics.evaluator
    assert isinstance(evaluator, MassifEvaluator)
    assert isinstance(view, MassifView)
    table = evaluator.table_of(view, seat)
    found = [Feature("why-hope", table.now, table.now, {"seat": seat})]
    harm = WEIGHTS.strongest_rival + WEIGHTS.every_rival
    for other, mountain in enumerate(view.mountains):
        own = other == seat
        weight = 1.0 if own else -harm
        found.append(
            Feature("why-floors", mountain.floors, weight * mountain.floors, {"seat": other})
        )
        found.append(
            Feature("why-animals", mountain.animals, weight * mountain.animals, {"seat": other})
        )
        if not own:
            hope = table.rivals[other]
            found.append(Feature("why-hope", hope, -harm * hope, {"seat": other}))
    mine: dict[str, int | str] = {"seat": seat}
    base = len(view.mountains[seat].rows[0]) if view.mountains[seat].rows else 0
    cards = len(view.hand)
    return [
        *found,
        Feature("why-base", base, WIDER * base, mine),
        Feature("why-hand", cards, WEIGHTS.held_card * cards, mine),
    ]
