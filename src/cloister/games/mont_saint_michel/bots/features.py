"""What makes a position good or bad for a seat, feature by feature, to explain advice."""

from cloister.core.heuristics import Heuristics
from cloister.core.values import Feature, Seat, View

from ..components.monks import MONKS
from ..knowledge.belief import UNSEEN
from ..knowledge.view import MountView
from .heuristics import MountEvaluator
from .lead import OWN_FOUND
from .value import open_page_worth, tides_worth


def features(heuristics: Heuristics, view: View, seat: Seat) -> list[Feature]:
    """The points of every monk, weighted by the chance that it is the seat's own; looks, tide cards
    and the open page."""
    evaluator = heuristics.evaluator
    assert isinstance(evaluator, MountEvaluator)
    assert isinstance(view, MountView)
    inferences = evaluator.inferences
    lead = inferences.lead(view, seat)
    worth = lead.gains(1)
    seen = len([who for who in view.seen if who != UNSEEN])
    cards = view.tides[seat].bit_count()
    chance = inferences.belief(view, seat).chance_of[6 * seat : 6 * seat + 6]
    monks = [
        Feature(
            "why-points",
            total,
            total * worth[monk],
            {"monk": MONKS[monk]},
            {"sure": round(100 * chance[monk])},
        )
        for monk, total in enumerate(view.totals)
    ]
    tides = tides_worth(inferences.pages_left(view), view.tides[seat])
    found = [
        *monks,
        Feature("why-seen", seen, OWN_FOUND * seen, {"seat": seat}),
        Feature("why-tides", cards, tides, {"seat": seat}),
    ]
    if view.page >= 0:
        page = open_page_worth(inferences, view, view.places, view.waiting, lead)
        found.append(Feature("why-page", page, page, {"location": view.location}))
    return found
