"""What makes a mount good or bad for a seat, thing by thing: advice is explained by it."""

from cloister.core.heuristics import Heuristics
from cloister.core.values import Feature, Seat, View

from ..components.places import MONKS
from ..knowledge.belief import UNSEEN
from ..knowledge.view import MountView
from .heuristics import MountEvaluator
from .value import FOUND


def features(heuristics: Heuristics, view: View, seat: Seat) -> list[Feature]:
    """The points of every monk, as likely as it is one's own, and what else one has."""
    evaluator = heuristics.evaluator
    assert isinstance(evaluator, MountEvaluator)
    assert isinstance(view, MountView)
    outlook = evaluator.outlook(seat, view.history, view.seen, view)
    worth = outlook.gains(1)
    seen = len([who for who in view.seen if who != UNSEEN])
    cards = view.tides[seat].bit_count()
    chance = evaluator.belief(view, seat).chance_of[6 * seat : 6 * seat + 6]
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
    found = [
        *monks,
        Feature("why-seen", seen, FOUND * seen, {"seat": seat}),
        Feature("why-tides", cards, evaluator.tides(view, view.tides[seat]), {"seat": seat}),
    ]
    if view.page >= 0:
        page = evaluator.open_page(view, view.places, view.waiting, outlook)
        found.append(Feature("why-page", page, page, {"location": view.location}))
    return found
