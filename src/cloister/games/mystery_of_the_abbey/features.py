"""What makes an inquest good or bad for a seat, thing by thing: advice is explained by it."""

from cloister.core.game import Hints
from cloister.core.values import Feature, Seat, View

from .hints import NEWS, AbbeyHints, Sight
from .view import AbbeyView

ASKING = ("topic", "parts", "reply")
BOOK = 0.15
SECRET = 0.1


def features(hints: Hints, view: View, seat: Seat) -> list[Feature]:
    """What was revealed and seen, what a question may bring, and where the pawn stands."""
    assert isinstance(hints, AbbeyHints)
    assert isinstance(view, AbbeyView)
    if seat not in hints.opinions:
        hints._opinion(view, seat)
    sight = Sight(hints, view, seat, hints.opinions[seat])
    news = sight._draft() if view.phase in ASKING else 0.0
    points, outlook, kept = sight._points(), sight._outlook(), len(view.kept)
    secrets = len([card for card in view.picked if sight._secret(card - 1)])
    own: dict[str, int | str] = {"seat": seat}
    return [
        Feature("points", points, points, own),
        Feature("seen", len(view.seen), sight._learnt(), own),
        Feature("news", news / NEWS, news),
        Feature("room", outlook, outlook, own),
        Feature("secrets", secrets, -SECRET * secrets),
        Feature("books", kept, BOOK * kept, own),
        Feature("owed", float(seat in view.owed), -1.0 * (seat in view.owed), own),
    ]
