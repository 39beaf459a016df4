"""Positions to start from, and shortcuts for playing them.

The pages and the layers are repeated here from the specification and not taken from the engine,
so that they can contradict it.
"""

from collections.abc import Mapping, Sequence
from functools import cache

from cloister import Table, find
from cloister.core.heuristics import Heuristics
from cloister.core.packs import standard
from cloister.core.values import EVERYTHING, Json
from cloister.games.mont_saint_michel.bots.heuristics import MountEvaluator
from cloister.games.mont_saint_michel.components.pack import Components, read
from cloister.games.mont_saint_michel.knowledge.belief import Belief
from cloister.games.mont_saint_michel.knowledge.view import MountView

KEY = "mont_saint_michel"
MONKS = ("black", "blue", "green", "yellow", "red", "white")
YELLOW = [f"y+{value}{dots}" for dots in (".", "..") for value in (1, 2, 3, 4) for _ in range(2)]
GREEN = [
    f"g{value:+d}{dots}"
    for dots in (".", "..")
    for value in (1, 2, 3, 4, -1, -2, -3, -4)
    if (value, dots) != (1, ".")
]
LAYERS = {2: (16, 4, 13, 4, 2), 3: (16, 6, 12, 3, 3), 4: (16, 8, 11, 4, 4), 5: (16, 10, 10, 5, 5)}
"""Yellow pages and identity cards, green pages and identity cards, green pages at the bottom."""
INSIDE = {2: "01xxxx", 3: "012xxx", 4: "0123xx", 5: "01234x"}


@cache
def ours() -> Components:
    """The components that come with the game."""
    return read(standard(KEY, find(KEY).folder))


def deck_of(seats: int, out: Sequence[str], ids_out: int) -> list[str]:
    """The second deck, top card first, without the cards that are elsewhere."""
    yellow, green = YELLOW.copy(), GREEN.copy()
    for card in out:
        (yellow if card[0] == "y" else green).remove(card)
    _, top_ids, _, middle_ids, bottom = LAYERS[seats]
    gone_on_top = min(ids_out, top_ids)
    top = yellow + ["id"] * (top_ids - gone_on_top)
    middle = green[: max(0, len(green) - bottom)] + ["id"] * (middle_ids - ids_out + gone_on_top)
    return top + middle + green[max(0, len(green) - bottom) :]


def position(
    places: Mapping[str, int | str] | None = None,
    location: int = 16,
    page: str = "y+3.",
    seats: int = 4,
    taken: Sequence[tuple[str, str]] = (),
    looked: Sequence[tuple[int, str]] = (),
    peeks: int = 0,
    top: Sequence[str] = (),
    **more: Json,
) -> dict[str, Json]:
    """A position in which a page is open and seat 0 begins its turn; `top` lies on the deck."""
    out = [page, *(won for _, won in taken)]
    deck = deck_of(seats, out, len(looked) - peeks)
    for card in top:
        deck.remove(card)
    rest = [other for other in range(1, 17) if other != location]
    return {
        "inside": INSIDE[seats],
        "locations": [location, *rest],
        "opened": 1,
        "deck": [*top, *deck],
        "page": page,
        "taken": [list(won) for won in taken],
        "places": {monk: str(place) for monk, place in (places or {}).items()},
        "looked": [list(look) for look in looked],
        "peeks": peeks,
        **more,
    }


def at(
    places: Mapping[str, int | str] | None = None,
    location: int = 16,
    page: str = "y+3.",
    *,
    seats: int = 4,
    options: Mapping[str, object] | None = None,
    taken: Sequence[tuple[str, str]] = (),
    looked: Sequence[tuple[int, str]] = (),
    peeks: int = 0,
    top: Sequence[str] = (),
    **more: Json,
) -> Table:
    """A table with this position. Monks that are not named are in the village."""
    written = position(places, location, page, seats, taken, looked, peeks, top, **more)
    table = Table.set_up(KEY, seats, written, options)
    table.state.check()
    return table


def everything_but(cards: Sequence[str]) -> list[str]:
    """All pages but these."""
    rest = YELLOW + GREEN
    for card in cards:
        rest.remove(card)
    return rest


def last_page(
    won: dict[str, list[str]],
    page: str,
    *,
    seats: int = 4,
    inside: str = "",
    options: Mapping[str, object] | None = None,
    rest: str = "white",
) -> Table:
    """The last page is open on 8. `won` says which monks have which pages; `rest` has all others.

    Seat 0 acts, and all monks are in the village: `step 8` wins the last page.
    """
    given = [card for cards in won.values() for card in cards]
    taken = [(monk, card) for monk, cards in won.items() for card in cards]
    taken += [(rest, card) for card in everything_but([page, *given])]
    looks = LAYERS[seats][1] + LAYERS[seats][3]
    looked = [(n % seats, "") for n in range(looks)]
    written = position(None, 8, page, seats, taken, looked, inside=inside or INSIDE[seats])
    return Table.set_up(KEY, seats, written | {"opened": 1}, options)


def look(table: Table, seat: int | None = None, memory: int = 0) -> MountView:
    view = table.view(seat, memory)
    assert isinstance(view, MountView)
    return view


def where(table: Table, *monks: str) -> list[int]:
    """Where these monks stand; the village is 0, the ramp 17."""
    return [look(table).places[MONKS.index(monk)] for monk in monks]


def pages(table: Table, monk: str) -> list[int]:
    """The values of the pages that a monk has won."""
    return look(table).pages[MONKS.index(monk)]


def truth(table: Table) -> dict[str, Json]:
    return table.state.position()


def heuristics(table: Table) -> Heuristics:
    return table.game.heuristics_at(table.setting)


def evaluator(table: Table) -> MountEvaluator:
    made = heuristics(table).evaluator
    assert isinstance(made, MountEvaluator)
    return made


def belief(table: Table, seat: int) -> Belief:
    """What a seat that remembers everything believes about who is who."""
    return evaluator(table).inferences.belief(look(table, seat, EVERYTHING), seat)
