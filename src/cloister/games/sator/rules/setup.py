# compiled with mypyc
"""How a table is laid out before the first decision."""

from cloister.core.card import Setting
from cloister.core.chance import Chance
from cloister.core.values import Seat

from ..components.ground import Ground
from ..components.pack import Components
from .laying import quarter_turn
from .pit import Pit
from .state import Library, Terms

_grounds: dict[int, Ground] = {}
"""A ground is the same for all tables of its size."""


def ground(side: int) -> Ground:
    """The ground of that size."""
    if side not in _grounds:
        _grounds[side] = Ground(side)
    return _grounds[side]


def layout(setting: Setting[Components], first: Seat) -> tuple[Terms, Pit, list[int]]:
    """The terms of a table, its empty pit, and the colour of each seat (SAT-3, SAT-A28)."""
    pack, options, seats = setting.components, setting.options, setting.seats
    terms = Terms(
        seats=seats,
        ground=ground(pack.side),
        deck=list(pack.deck),
        dealt=list(pack.dealt[seats]),
        turn_prices=list(pack.turn_prices),
        slide_prices=list(pack.slide_prices),
        prices={card: list(prices) for card, prices in pack.prices.items()},
        amounts={card: list(amounts) for card, amounts in pack.amounts.items()},
        rivals=list(pack.rivals),
        names=list(pack.names),
        rounds=options.number("rounds"),
        first_lays=options.word("laying_begins") == "first",
        late_prayers=options.word("early_prayers") == "second_round",
    )
    colours = [pack.colours[seats][(seat - first) % seats] for seat in range(seats)]
    entries = [pack.entries[colour] for colour in colours]
    return terms, Pit(terms.ground, entries), colours


def deal_books(library: Library, pack: Components, chance: Chance) -> None:
    """One positioning card for each quadrant; only books of colours in play are laid (SAT-4)."""
    for quadrant in range(4):
        pattern = list(pack.patterns[chance.below(len(pack.patterns), f"books {quadrant}")])
        for slot in range(4):
            square = pattern[slot]
            for _ in range(quadrant):
                square = quarter_turn(library.terms.ground, square)
            colour = (slot + quadrant) % 4
            if colour in library.colours:
                seat = library.colours.index(colour)
                library.pit.put_book(4 * seat + quadrant, square)


def deal_bridges(library: Library, chance: Chance) -> None:
    """Face down and by shape; what three players have left over lies aside (SAT-5)."""
    seats = library.terms.seats
    each = 2 if seats == 2 else 1
    for shape in range(6):
        bridges = [4 * shape, 4 * shape + 1, 4 * shape + 2, 4 * shape + 3]
        chance.shuffle(bridges, f"bridges {shape}")
        for place in range(seats):
            for _ in range(each):
                library.stock[library.player(place)].append(bridges.pop())
        library.spare += bridges
    for stock in library.stock:
        stock.sort()
