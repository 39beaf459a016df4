"""What makes a massif good or bad for a seat, thing by thing: advice is explained by it."""

from cloister.core.heuristics import Heuristics
from cloister.core.values import Feature, Seat, View

from ..knowledge.view import MassifView
from .heuristics import Glance, MassifEvaluator

WIDER = 0.06
"""What a card more in the base is worth: room for higher floors."""


def features(heuristics: Heuristics, view: View, seat: Seat) -> list[Feature]:
    """Mountains as they stand, and what may still become of them."""
    evaluator = heuristics.evaluator
    assert isinstance(evaluator, MassifEvaluator)
    assert isinstance(view, MassifView)
    glance = Glance(view, seat, evaluator)
    taste, found = evaluator.taste, [Feature("why-hope", glance.now, glance.now, {"seat": seat})]
    harm = taste.rival + taste.others
    for other, peak in enumerate(view.mountains):
        own = other == seat
        weight = 1.0 if own else -harm
        found.append(Feature("why-floors", peak.floors, weight * peak.floors, {"seat": other}))
        found.append(Feature("why-animals", peak.animals, weight * peak.animals, {"seat": other}))
        if not own:
            hope = glance.rivals[other]
            found.append(Feature("why-hope", hope, -harm * hope, {"seat": other}))
    mine: dict[str, int | str] = {"seat": seat}
    base = len(view.mountains[seat].rows[0]) if view.mountains[seat].rows else 0
    cards = len(view.hand)
    return [
        *found,
        Feature("why-base", base, WIDER * base, mine),
        Feature("why-hand", cards, taste.hold * cards, mine),
    ]
