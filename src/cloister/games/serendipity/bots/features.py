"""What makes a garden good or bad for a seat, feature by feature, to explain advice."""

from cloister.core.heuristics import Heuristics
from cloister.core.values import Feature, Seat, View

from ..knowledge.view import GardenView
from ..rules.carpet import best_carpet, room_beside
from .groups import ROOM, STRAY_FLOWER
from .heuristics import GardenEvaluator
from .value import RIVAL_WEIGHT, turn_value


def features(heuristics: Heuristics, view: View, seat: Seat) -> list[Feature]:
    """Everybody's carpets, and how the seat's own may still grow."""
    evaluator = heuristics.evaluator
    assert isinstance(evaluator, GardenEvaluator)
    assert isinstance(view, GardenView)
    scoring = evaluator.scoring
    points = [0] * scoring.seats
    room = strays = 0
    for colour, holder in enumerate(view.owner):
        if holder < 0:
            continue
        edge = scoring.edge_of[colour]
        carpet = best_carpet(view.shown, view.turned, colour, edge, scoring.chain)
        added = max(points[holder], carpet.points) - points[holder]
        points[holder] += added if scoring.best_only else carpet.points
        if holder == seat:
            room += room_beside(carpet, view.shown)
            strays += view.shown.count(colour) - len(carpet.flowers)
    carpets = [
        Feature("why-carpet", own, own if other == seat else -RIVAL_WEIGHT * own, {"seat": other})
        for other, own in enumerate(points)
    ]
    return [
        *carpets,
        Feature("why-room", room, ROOM * room, {"seat": seat}),
        Feature("why-strays", strays, STRAY_FLOWER * strays, {"seat": seat}),
        Feature("why-turn", float(seat in view.to_act), turn_value(view, seat), {"seat": seat}),
    ]
