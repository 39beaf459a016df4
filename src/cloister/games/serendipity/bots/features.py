"""What makes a garden good or bad for a seat, thing by thing: advice is explained by it."""

from cloister.core.heuristics import Heuristics
from cloister.core.values import Feature, Seat, View

from ..knowledge.view import GardenView
from ..rules.carpet import best_carpet, room_beside
from .heuristics import RIVAL, GardenEvaluator, _tempo
from .patches import ROOM, STRAY


def features(heuristics: Heuristics, view: View, seat: Seat) -> list[Feature]:
    """Carpets of everybody, and what the own ones may still become."""
    evaluator = heuristics.evaluator
    assert isinstance(evaluator, GardenEvaluator)
    assert isinstance(view, GardenView)
    points = [0] * evaluator.seats
    room = strays = 0
    for colour, holder in enumerate(view.owner):
        if holder < 0:
            continue
        carpet = best_carpet(
            view.shown, view.turned, colour, evaluator.edge_of[colour], evaluator.chain
        )
        added = max(points[holder], carpet.points) - points[holder]
        points[holder] += added if evaluator.best_only else carpet.points
        if holder == seat:
            room += room_beside(carpet, view.shown)
            strays += view.shown.count(colour) - len(carpet.flowers)
    carpets = [
        Feature("why-carpet", own, own if other == seat else -RIVAL * own, {"seat": other})
        for other, own in enumerate(points)
    ]
    return [
        *carpets,
        Feature("why-room", room, ROOM * room, {"seat": seat}),
        Feature("why-strays", strays, STRAY * strays, {"seat": seat}),
        Feature("why-turn", float(seat in view.to_act), _tempo(view, seat), {"seat": seat}),
    ]
