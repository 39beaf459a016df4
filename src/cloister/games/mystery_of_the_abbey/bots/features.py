"""What makes an inquest good or bad for a seat, thing by thing: advice is explained by it."""

from cloister.core.heuristics import Heuristics
from cloister.core.values import Feature, Seat, View

from ..components.rooms import COUNT, ROOMS
from ..knowledge.view import AbbeyView
from .heuristics import AbbeyEvaluator
from .value import FAR, NEWS, Sight

ASKING = ("topic", "parts", "reply")
BOOK = 0.15
SECRET = 0.1


def features(heuristics: Heuristics, view: View, seat: Seat) -> list[Feature]:
    """What was revealed and seen, what a question may bring, and where the pawn stands."""
    evaluator = heuristics.evaluator
    assert isinstance(evaluator, AbbeyEvaluator)
    assert isinstance(view, AbbeyView)
    if seat not in evaluator.opinions:
        evaluator.opinion(view, seat)
    sight = Sight(evaluator.facts, view, seat, evaluator.opinions[seat])
    news = sight._draft() if view.phase in ASKING else 0.0
    points, kept = sight._points(), len(view.kept)
    secrets = len([card for card in view.picked if sight._secret(card - 1)])
    own: dict[str, int | str] = {"seat": seat}
    return [
        Feature("why-points", points, points, own),
        Feature("why-seen", len(view.seen), sight._learnt(), own),
        Feature("why-news", news / NEWS, news),
        *_rooms(evaluator, view, sight),
        Feature("why-secrets", secrets, -SECRET * secrets),
        Feature("why-books", kept, BOOK * kept, own),
        Feature("why-owed", float(seat in view.owed), -1.0 * (seat in view.owed), own),
    ]


def _rooms(evaluator: AbbeyEvaluator, view: AbbeyView, sight: Sight) -> list[Feature]:
    """Every room that has something to offer, worth less the longer it takes to get there."""
    far = evaluator.facts.distance[ROOMS.index(view.pawns[sight.seat])]
    found: list[Feature] = []
    for room in range(COUNT):
        turns = -(-far[room] // view.pace)
        worth = sight.wish(room, turns) * FAR**turns
        found.append(Feature("why-room", worth, worth, {"room": ROOMS[room]}))
    return found
