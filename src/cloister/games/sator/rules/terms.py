# compiled with mypyc
"""The settings of a table as the rules use them, and the numbers that the rulebook prints."""

from typing import Final

from cloister.core.card import Setting

from ..components.ground import Ground, ground_of
from ..components.pack import Components

POINTS: Final = 6
"""Action points of a turn (SAT-11)."""
HAND: Final = 6
"""Cards in a hand after it is filled up (SAT-16)."""
PRAYERS_IN_HAND: Final = 3
"""Most prayers in a hand (SAT-10)."""
PRAYER_DISCARDS: Final = 3
"""Cards that are discarded to pray a gargoyle away (SAT-33)."""
SWAP_DISCARDS: Final = 2
"""Cards that are discarded in a swap (SAT-12)."""
SWAP_DRAW_PRICE: Final = 1
"""Action points for a swap that draws (SAT-12)."""
SWAP_SEARCH_PRICE: Final = 2
"""Action points for a swap that searches (SAT-12)."""
BOOKS: Final = 4
"""Books of each seat; whoever has taken all of them wins (SAT-38)."""


class Terms:
    """The settings of a table. All copies of a position share them."""

    def __init__(
        self,
        seats: int,
        ground: Ground,
        deck: list[int],
        dealt: list[int],
        turn_prices: list[int],
        slide_prices: list[int],
        prices: dict[int, list[int]],
        amounts: dict[int, list[int]],
        rivals: list[int],
        names: list[str],
        rounds: int,
        first_lays: bool,
        late_prayers: bool,
    ) -> None:
        self.seats = seats
        self.ground = ground
        self.deck = deck
        """All IM cards, sorted."""
        self.dealt = dealt
        """How many IM cards each player is dealt, in turn order (SAT-9)."""
        self.turn_prices = turn_prices
        self.slide_prices = slide_prices
        self.prices = prices
        """For each prayer, the price of each effect."""
        self.amounts = amounts
        """For each prayer, how many squares, bridges or effects each effect gives."""
        self.rivals = rivals
        """How many rivals each effect of nihil may lead."""
        self.names = names
        """The names of the colours."""
        self.rounds = rounds
        """Rounds after which the game ends (SAT-38)."""
        self.first_lays = first_lays
        """Whether the first player begins to lay, rather than the last player (SAT-A2)."""
        self.late_prayers = late_prayers
        """Whether prayers cannot be drawn in the whole first round (SAT-A4)."""


def terms_of(setting: Setting[Components]) -> Terms:
    """The terms of a setting."""
    pack, options, seats = setting.components, setting.options, setting.seats
    return Terms(
        seats=seats,
        ground=ground_of(pack.side),
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
