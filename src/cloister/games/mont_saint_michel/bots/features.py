"""What makes a mount good or bad for a seat, thing by thing: advice is explained by it."""

from cloister.core.game import Hints
from cloister.core.values import Feature, Seat, View

from ..components.places import MONKS
from ..knowledge.belief import UNSEEN
from ..knowledge.view import MountView
from .heuristics import MountHints
from .value import FOUND


def features(hints: Hints, view: View, seat: Seat) -> list[Feature]:
    """The points of every monk, as likely as it is one's own, and what else one has."""
    assert isinstance(hints, MountHints)
    assert isinstance(view, MountView)
    outlook = hints._outlook(seat, view.history, view.seen, view)
    worth = outlook.gains(1)
    seen = len([who for who in view.seen if who != UNSEEN])
    cards = view.tides[seat].bit_count()
    chance = hints.belief(view, seat).chance_of[6 * seat : 6 * seat + 6]
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
        Feature("why-tides", cards, hints._tides(view, view.tides[seat]), {"seat": seat}),
    ]
    if view.page >= 0:
        page = hints._open_page(view, view.places, view.waiting, outlook)
        found.append(Feature("why-page", page, page, {"location": view.location}))
    return found
