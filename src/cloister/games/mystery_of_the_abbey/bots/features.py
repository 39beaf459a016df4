"""The features that make a position good or bad for a seat. Advice is explained by them."""

from cloister.core.heuristics import Heuristics
from cloister.core.values import Feature, Seat, View

from ..components.rooms import COUNT, ROOMS
from ..knowledge.view import AbbeyView
from .heuristics import AbbeyEvaluator
from .room_tour import PER_TURN
from .value import ASKING, KEPT_BOOK, LOST_TURN, points, seen_suspects
from .worth import POINTS_PER_BIT, SECRET, Estimate


def features(heuristics: Heuristics, view: View, seat: Seat) -> list[Feature]:
    """Points, suspects seen, what a question may bring, rooms, secrets, books, lost turns."""
    evaluator = heuristics.evaluator
    assert isinstance(evaluator, AbbeyEvaluator)
    assert isinstance(view, AbbeyView)
    estimate = evaluator.estimate(view, seat)
    answer = estimate.own_question() if view.phase in ASKING else 0.0
    made, kept = points(estimate), len(view.kept)
    secrets = len([card for card in view.picked if estimate.secret(card - 1)])
    own: dict[str, int | str] = {"seat": seat}
    return [
        Feature("why-points", made, made, own),
        Feature("why-seen", len(view.seen), seen_suspects(estimate), own),
        Feature("why-news", answer / POINTS_PER_BIT, answer),
        *_rooms(view, estimate),
        Feature("why-secrets", secrets, -SECRET * secrets),
        Feature("why-books", kept, KEPT_BOOK * kept, own),
        Feature("why-owed", float(seat in view.owed), -LOST_TURN * (seat in view.owed), own),
    ]


def _rooms(view: AbbeyView, estimate: Estimate) -> list[Feature]:
    """The worth of each room, discounted by the turns it takes to get there."""
    far = estimate.facts.distance[ROOMS.index(view.pawns[estimate.seat])]
    found: list[Feature] = []
    for room in range(COUNT):
        turns = -(-far[room] // view.pace)
        worth = estimate.room(room) * PER_TURN**turns
        found.append(Feature("why-room", worth, worth, {"room": ROOMS[room]}))
    return found
