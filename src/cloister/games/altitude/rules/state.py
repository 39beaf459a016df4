# compiled with mypyc
"""The massif: mountains, hands, pile, discards, and what each seat knows of hidden cards."""

from typing import Final

from cloister.core.game import State
from cloister.core.values import Seat

from ..components.cards import EMPTY
from . import phase
from .mountain import Mountain
from .terms import Terms

DEALT: Final = 6
"""Cards that are dealt to each seat (ALT-6)."""
HAND: Final = 4
"""Cards in a hand after two have gone back (ALT-6)."""


class Massif(State):
    """The data of a position."""

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        self.mountains: list[Mountain] = []
        self.hands: list[list[int]] = []
        """Sorted. Six cards until the seat has chosen, then four."""
        self.pile: list[int] = []
        """The top card is the last."""
        self.aside: list[int] = []
        """Set aside unseen, sorted (ALT-R44)."""
        self.discards: list[int] = []
        self.returned: list[list[int]] = []
        """The cards each seat put back at the start and has not seen since: each is in the pile, or
        was drawn and taken into a hand (ALT-R34)."""
        self.taken: list[int] = []
        """How many drawn cards each seat has taken unseen; counted up to four."""
        self.phase = phase.KEEPING
        self.seat = 0
        self.first = 0
        self.drawn = EMPTY
        self.picked = EMPTY
        """The hand card to be played."""
        self.draws = 1
        """Two in a double turn (ALT-14)."""
        self.draw = 1
        """Which draw of the turn this is."""
        self.turns = 0

    def take_over(self, other: "Massif") -> None:
        """Become like another massif."""
        self.mountains = [mountain.copy() for mountain in other.mountains]
        self.hands = [hand.copy() for hand in other.hands]
        self.pile = other.pile.copy()
        self.aside = other.aside.copy()
        self.discards = other.discards.copy()
        self.returned = [cards.copy() for cards in other.returned]
        self.taken = other.taken.copy()
        self.phase = other.phase
        self.seat = other.seat
        self.first = other.first
        self.drawn = other.drawn
        self.picked = other.picked
        self.draws = other.draws
        self.draw = other.draw
        self.turns = other.turns

    def plays_twice(self, seat: Seat) -> bool:
        """Whether the seat draws twice in a turn (ALT-14, ALT-R23)."""
        return self.mountains[seat].plays_twice(self.terms.five_counts_animals)

    def note_seen(self, card: int, by_all_but: Seat) -> None:
        """Note that all other seats see a card that may have come from the pile."""
        for other in range(len(self.returned)):
            if other != by_all_but:
                known = self.returned[other]
                if card in known:
                    known.remove(card)
