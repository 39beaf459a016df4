# compiled with mypyc
"""The data of a position: pit, cards, turn, and what each seat knows of hidden cards."""

from cloister.core.game import State
from cloister.core.values import Seat

from ..components.cards import NIHIL, NONE
from ..components.ground import NOWHERE
from . import phase
from .hidden_cards import HiddenCards, tally
from .pit import Pit
from .terms import BOOKS, POINTS, Terms


class Library(State):
    """Everything that makes up a position of Sator."""

    def __init__(self, terms: Terms, pit: Pit) -> None:
        seats = terms.seats
        self.terms = terms
        self.pit = pit
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        """The faces that each seat holds, sorted."""
        self.pile: list[int] = []
        """IM cards; the top card is the last."""
        self.discards: list[int] = []
        self.prayers: list[list[int]] = [[] for _ in range(seats)]
        """Each seat's face-down pile of prayers; the top card is the last."""
        self.rows: list[list[int]] = [[] for _ in range(seats)]
        """Each seat's prayers that are played or lost, face up (SAT-15)."""
        self.stock: list[list[int]] = [[] for _ in range(seats)]
        """Each seat's bridges that are not laid yet, sorted."""
        self.spare: list[int] = []
        """The bridges that three players still pick from, sorted (SAT-5)."""
        self.hidden_cards: list[HiddenCards] = [HiddenCards(seat) for seat in range(seats)]
        """What each seat knows about the IM cards that it cannot see."""
        self.colours: list[int] = [0] * seats
        self.first = 0
        self.seat = 0
        self.phase = phase.LAY
        self.turn = 0
        """Turns that have been played."""
        self.begin_turn()

    def begin_turn(self) -> None:
        """Reset everything that belongs to one turn only."""
        self.points = POINTS
        """Action points left (SAT-11)."""
        self.step = 1
        """1 swap, 2 play, 3 move."""
        self.played: list[int] = []
        """IM cards played this turn; each gives one movement point (SAT-14)."""
        self.walked = 0
        self.free = True
        """Whether the free action is still unused (SAT-17)."""
        self.moved = False
        """Whether the seat's acolyte has walked or jumped this turn (SAT-A16)."""
        self.frozen = False
        """Whether mihi was played, so that the seat's acolyte may not move (SAT-37)."""
        self.chain: list[int] = []
        """The moves of this turn, without secret ones such as the card taken in a search."""
        self.end_effect()

    def end_effect(self) -> None:
        """Reset everything that belongs to one effect only."""
        self.card = NONE
        """The card whose effect is being carried out; NONE also for the free action."""
        self.effect = 0
        self.bridge = NONE
        self.second = NONE
        """The other bridge that quin has lifted."""
        self.facing = 0
        self.pivot = NONE
        """The pivot of the first of two turns (SAT-28)."""
        self.left = 0
        """Squares, bridges, effects or discards that are still to come."""
        self.done = 0
        """Effects of mihi that are done; in a swap, prayers that were discarded."""
        self.led: list[int] = []
        """Rivals that nihil has already led."""
        self.start = NOWHERE
        """Where the walk of animi began."""
        self.purpose = 0
        """The move that the discards pay for; in a search, FROM_IM or FROM_LF for the pile."""
        self.spun: list[int] = []
        """For each bridge, the pivot that mihi may not use next; empty without mihi (SAT-A16)."""

    def take_over(self, other: "Library") -> None:
        """Copy everything but the pit from another position."""
        self.hands = [hand.copy() for hand in other.hands]
        self.pile = other.pile.copy()
        self.discards = other.discards.copy()
        self.prayers = [pile.copy() for pile in other.prayers]
        self.rows = [row.copy() for row in other.rows]
        self.stock = [bridges.copy() for bridges in other.stock]
        self.spare = other.spare.copy()
        self.hidden_cards = [known.copy() for known in other.hidden_cards]
        self.colours = other.colours.copy()
        self.first = other.first
        self.seat = other.seat
        self.phase = other.phase
        self.turn = other.turn
        self._take_over_turn(other)

    def _take_over_turn(self, other: "Library") -> None:
        self.points = other.points
        self.step = other.step
        self.played = other.played.copy()
        self.walked = other.walked
        self.free = other.free
        self.moved = other.moved
        self.frozen = other.frozen
        self.chain = other.chain.copy()
        self.card = other.card
        self.effect = other.effect
        self.bridge = other.bridge
        self.second = other.second
        self.facing = other.facing
        self.pivot = other.pivot
        self.left = other.left
        self.done = other.done
        self.led = other.led.copy()
        self.start = other.start
        self.purpose = other.purpose
        self.spun = other.spun.copy()

    def player(self, place: int) -> Seat:
        """The seat at a place in the turn order; places are counted from 0 (SAT-39)."""
        return (self.first + place) % self.terms.seats

    def round(self) -> int:
        """The current round, counted from 1; it is one turn of each player (SAT-A35)."""
        return self.turn // self.terms.seats + 1

    def books_of(self, seat: Seat) -> int:
        """How many of its books a seat has taken."""
        return self.pit.books[BOOKS * seat : BOOKS * seat + BOOKS].count(-1)

    def forget_hidden_cards(self, seat: Seat) -> None:
        """Reset what a seat knows about hidden cards to what its hand and open cards tell it."""
        pool = self.pile.copy()
        held = [0] * self.terms.seats
        for other in range(self.terms.seats):
            if other != seat:
                cards = [face for face in self.hands[other] if face < NIHIL]
                held[other] = len(cards)
                pool += cards
        self.hidden_cards[seat].begin(tally(pool), held)
