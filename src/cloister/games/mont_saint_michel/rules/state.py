# compiled with mypyc
"""A whole position: what lies open, what lies face down, and what each seat has seen of it."""

from cloister.core.game import State

from .mount import Mount
from .terms import Terms


class MountState(State):
    """The data of a position."""

    def __init__(self, terms: Terms, mount: Mount) -> None:
        self.terms = terms
        self.mount = mount
        """What lies open, and the move in progress."""
        self.first = 0
        """The start player."""
        self.looker = 0
        """The seat that looks now, or was last handed an identity card."""
        self.turns = 0
        self.inside: list[int] = []
        """For each monk, the seat whose slip is in it; NOBODY for an X."""
        self.order: list[int] = []
        """The location deck, from the first card of the first pass on."""
        self.opened = 0
        """How many location cards have been turned up, over all passes."""
        self.shuffled = False
        """Whether the location deck has been shuffled for the second pass (MSM-V2)."""
        self.deck: list[int] = []
        """The second deck; its top is the end of the list."""
        self.taken: list[int] = []
        """The pages won, in order: kind * 8 + monk."""
        self.total: list[int] = [0] * 6
        """The points of each monk."""
        self.looked: list[int] = []
        """Each look in order: seat * 8 + monk, or + NO_MONK if declined."""
        self.looked_on: list[int] = []
        """The turn of each of these looks, counted from 0."""
        self.peeks = 0
        """How many of these were first peeks (MSM-V1)."""
        self.laid: list[int] = [0] * terms.seats
        """Identity cards laid down by each seat."""
        self.seen: list[int] = [0] * terms.seats
        """The monks that each seat has looked into, as bits."""
        self.gone = 0
        """Identity cards that left the game unused (MSM-A28)."""
        self.history: list[int] = []
        """What everybody has seen of each turn (history.py)."""

    def take_over(self, other: "MountState") -> None:
        """Become like another position, except for the open part."""
        self.first = other.first
        self.looker = other.looker
        self.turns = other.turns
        self.inside = other.inside.copy()
        self.order = other.order.copy()
        self.opened = other.opened
        self.shuffled = other.shuffled
        self.deck = other.deck.copy()
        self.taken = other.taken.copy()
        self.total = other.total.copy()
        self.looked = other.looked.copy()
        self.looked_on = other.looked_on.copy()
        self.peeks = other.peeks
        self.laid = other.laid.copy()
        self.seen = other.seen.copy()
        self.gone = other.gone
        self.history = other.history.copy()
