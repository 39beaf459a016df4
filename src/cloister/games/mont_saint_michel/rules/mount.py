# compiled with mypyc
"""The open part of a position: monks, tide cards, the open page, and the move in progress.

This is all that the decisions of one move can change. It is separate from decks and slips so that
a move can be tried out on a copy of this part alone.
"""

from ..components.cards import EBB, FLOOD, NO_LOCATION, NO_PAGE
from ..components.monks import BIT, NOBODY
from ..components.places import LAST, PLACES, VILLAGE
from . import phase
from .terms import Terms


class Mount:
    """The open part of a position."""

    def __init__(self, terms: Terms, place: list[int], at: list[int], tides: list[int]) -> None:
        self.terms = terms
        self.place = place
        """Where each monk stands."""
        self.at = at
        """The monk on each location. A monk about to be pushed is not in this list."""
        self.tides = tides
        """The tide cards each seat has left, as bits."""
        self.location = NO_LOCATION
        self.page = NO_PAGE
        self.phase = phase.PAGE
        self.seat = 0
        """The seat whose turn it is; another seat may be the one to look."""
        self.waiting = 0
        """Turns finished since this page was turned up (MSM-A17)."""
        self.mover = NOBODY
        self.dots = 0
        """The dots that the mover has left."""
        self.began: list[int] = []
        """Where all monks stood when the move began. Never changed in place."""
        self.pushed = NOBODY
        """The monk that has to be pushed now."""
        self.lock = 0
        """The monks that have moved in the running chain, as bits (MSM-A8)."""
        self.climber = NOBODY
        """The monk that came up the ramp and has a free step left (MSM-17)."""
        self.climber_lock = 0
        """The lock of the chain in which the climber came up."""
        self.came = VILLAGE
        """The place from which the mover stepped onto the ramp."""
        self.entered = False
        """Whether a monk has entered the open location during this move (MSM-A3)."""
        self.sailed = 0
        """Tide cards played in this turn, as bits."""

    def copy(self) -> "Mount":
        """An independent copy."""
        twin = Mount(self.terms, self.place.copy(), self.at.copy(), self.tides.copy())
        twin.location = self.location
        twin.page = self.page
        twin.phase = self.phase
        twin.seat = self.seat
        twin.waiting = self.waiting
        twin.mover = self.mover
        twin.dots = self.dots
        twin.began = self.began
        twin.pushed = self.pushed
        twin.lock = self.lock
        twin.climber = self.climber
        twin.climber_lock = self.climber_lock
        twin.came = self.came
        twin.entered = self.entered
        twin.sailed = self.sailed
        return twin

    def is_bound(self) -> bool:
        """Whether the page has been open for four rounds and has to be won now (MSM-A17)."""
        return self.waiting >= self.terms.stall_limit

    def has_landed(self) -> bool:
        """Whether a monk has landed on the open location in this move (MSM-A3)."""
        return self.entered and self.at[self.location] != NOBODY

    def turns_away(self, place: int) -> int:
        """The turns that a monk needs without help from a place to the open location."""
        return self.terms.ground.turns[self.terms.dots[self.page]][self.location][place]

    def is_locked(self, place: int, lock: int) -> bool:
        """Whether the monk there has moved in this chain and must not be pushed again (MSM-A8)."""
        monk = self.at[place]
        return monk != NOBODY and lock & BIT[monk] != 0

    def has_room(self, place: int) -> bool:
        """Whether the place is free, or the monk there can certainly be pushed on."""
        if place == VILLAGE or self.at[place] == NOBODY:
            return True
        for beside in self.terms.ways[place]:
            if beside == VILLAGE or (beside <= LAST and self.at[beside] == NOBODY):
                return True
        return False


def bare_mount(terms: Terms) -> Mount:
    """All monks in the village, all tide cards in hand, nothing turned up."""
    return Mount(terms, [VILLAGE] * 6, [NOBODY] * PLACES, [EBB + FLOOD] * terms.seats)
