# compiled with mypyc
"""The data of a position: the pit, the cards, the turn, and what each seat knows of the hidden."""

from cloister.core.chance import Chance
from cloister.core.game import State
from cloister.core.values import Seat

from ..components.faces import NIHIL, NONE, prayers_in
from ..components.ground import NOWHERE, Ground
from . import phase
from .hidden_cards import Lore, spelled, tally
from .invariants import check_library
from .pit import Pit


class Terms:
    """What the table agreed on. Shared by all copies of a position."""

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
        """IM cards of the first hands, in turn order (SAT-9)."""
        self.turn_prices = turn_prices
        self.slide_prices = slide_prices
        self.prices = prices
        """For each prayer the price of each effect."""
        self.amounts = amounts
        """For each prayer the squares, bridges or effects of each effect."""
        self.rivals = rivals
        self.names = names
        """The names of the colours."""
        self.rounds = rounds
        """After so many the game ends (SAT-38)."""
        self.first_lays = first_lays
        """The first player lays the first bridge, not the last one (SAT-A2)."""
        self.late_prayers = late_prayers
        """Nobody draws a prayer in the first round (SAT-A4)."""


class Library(State):
    """All that a game of Sator consists of at one moment."""

    def __init__(self, terms: Terms, pit: Pit) -> None:
        seats = terms.seats
        self.terms = terms
        self.pit = pit
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        """Faces, sorted."""
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
        self.lore: list[Lore] = [Lore(seat) for seat in range(seats)]
        self.colours: list[int] = [0] * seats
        self.first = 0
        self.seat = 0
        self.phase = phase.LAY
        self.turn = 0
        """Turns that are over."""
        self.begin_turn()

    def begin_turn(self) -> None:
        """Everything that holds for one turn only."""
        self.points = 6
        """Action points left (SAT-11)."""
        self.step = 1
        """1 swap, 2 play, 3 move."""
        self.played: list[int] = []
        """IM cards on the table: as many movement points (SAT-14)."""
        self.walked = 0
        self.free = True
        """The free action is still to be had (SAT-17)."""
        self.moved = False
        """The own acolyte has walked or jumped this turn (SAT-A16)."""
        self.frozen = False
        """mihi was played: the own acolyte may not move (SAT-37)."""
        self.chain: list[int] = []
        """The moves of this turn that everybody saw."""
        self.end_effect()

    def end_effect(self) -> None:
        """Everything that holds for one effect only."""
        self.card = NONE
        """The card whose effect is being carried out; NONE also for the free action."""
        self.effect = 0
        self.bridge = NONE
        self.second = NONE
        """The other bridge that quin has lifted."""
        self.facing = 0
        self.pivot = NONE
        """The square about which the first turn was made (SAT-28)."""
        self.left = 0
        """Squares, bridges, effects or discards that are still to come."""
        self.done = 0
        """Effects of mihi and bridges of quin that are done, discards that were made."""
        self.led: list[int] = []
        """Rivals that nihil has led."""
        self.start = NOWHERE
        """Where the walk of animi began."""
        self.purpose = 0
        """The move that the discards are for."""
        self.spun: list[int] = []
        """For each bridge the pivot of its last turn by mihi (SAT-A16)."""

    def take_over(self, other: "Library") -> None:
        """Become like another position."""
        self.hands = [hand.copy() for hand in other.hands]
        self.pile = other.pile.copy()
        self.discards = other.discards.copy()
        self.prayers = [pile.copy() for pile in other.prayers]
        self.rows = [row.copy() for row in other.rows]
        self.stock = [bridges.copy() for bridges in other.stock]
        self.spare = other.spare.copy()
        self.lore = [lore.copy() for lore in other.lore]
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

    def to_act(self) -> tuple[Seat, ...]:
        return () if self.phase == phase.OVER else (self.seat,)

    # What is said of a position

    def player(self, place: int) -> Seat:
        """The seat of P1, P2, ..., counted from 0 (SAT-39)."""
        return (self.first + place) % self.terms.seats

    def round(self) -> int:
        """A round is one turn of each player (SAT-A35)."""
        return self.turn // self.terms.seats + 1

    def books_of(self, seat: Seat) -> int:
        """How many of its books a seat has taken."""
        return self.pit.books[4 * seat : 4 * seat + 4].count(-1)

    def may_take_prayer(self) -> bool:
        """The pile is not empty, and the hand holds no three yet (SAT-10)."""
        hand = self.hands[self.seat]
        if not self.prayers[self.seat] or prayers_in(hand) >= 3:
            return False
        early = self.turn < self.terms.seats
        return not early or (self.phase == phase.DRAW and not self.terms.late_prayers)

    # What is hidden

    def redeal(self, seat: Seat | None, chance: Chance) -> None:
        """Deal anew what the seat cannot know (SAT-A1, SAT-A34).

        Whatever is shuffled is sorted first, so that the new world depends on what is known.
        """
        if self.phase < phase.MAIN:
            self._redeal_bridges(seat, chance)
            return
        kept: list[list[int]] = [[] for _ in self.hands]
        for other in range(self.terms.seats):
            self._redeal_prayers(other, seat, kept[other], chance)
        if seat is None:
            self._redeal_blindly(kept, chance)
        else:
            kept[seat] = [face for face in self.hands[seat] if face < NIHIL]
            self._redeal_cards(self.lore[seat], kept, chance)
        for other in range(self.terms.seats):
            prayers = [face for face in self.hands[other] if face >= NIHIL]
            self.hands[other] = sorted(kept[other]) + prayers
        for other in range(self.terms.seats):
            if other != seat:
                self.guess_lore(other)

    def _redeal_prayers(
        self, other: Seat, seat: Seat | None, cards: list[int], chance: Chance
    ) -> None:
        """A seat knows which of its prayers are in its pile; of others only how many."""
        hand = self.hands[other]
        if other == seat:
            self.prayers[other].sort()
            chance.shuffle(self.prayers[other])
            return
        held = prayers_in(hand)
        hidden = self.prayers[other] + hand[len(hand) - held :]
        hidden.sort()
        chance.shuffle(hidden)
        self.prayers[other] = hidden[held:]
        self.hands[other] = hand[: len(hand) - held] + sorted(hidden[:held])

    def _redeal_cards(self, lore: Lore, kept: list[list[int]], chance: Chance) -> None:
        ages = lore.cleared(chance)
        for at in range(len(ages)):
            cards = spelled(ages[at].pool)
            chance.shuffle(cards)
            for other in range(self.terms.seats):
                for _ in range(ages[at].held[other]):
                    kept[other].append(cards.pop())
            if at == len(ages) - 1:
                self.pile = cards

    def _redeal_blindly(self, kept: list[list[int]], chance: Chance) -> None:
        """A spectator sees nothing but what lies open."""
        cards = self.pile.copy()
        for hand in self.hands:
            cards += [face for face in hand if face < NIHIL]
        cards.sort()
        chance.shuffle(cards)
        for other in range(self.terms.seats):
            hand = self.hands[other]
            for _ in range(len(hand) - prayers_in(hand)):
                kept[other].append(cards.pop())
        self.pile = cards

    def guess_lore(self, seat: Seat) -> None:
        """What a seat knows who has seen nothing but its hand and what lies open."""
        pool = self.pile.copy()
        held = [0] * self.terms.seats
        for other in range(self.terms.seats):
            if other != seat:
                cards = [face for face in self.hands[other] if face < NIHIL]
                held[other] = len(cards)
                pool += cards
        self.lore[seat].begin(tally(pool), held)

    def _redeal_bridges(self, seat: Seat | None, chance: Chance) -> None:
        """The shape of an unlaid bridge is open, its type only to its owner (SAT-A1)."""
        lifted = self.bridge
        hidden: list[int] = self.spare.copy()
        for other in range(self.terms.seats):
            if other != seat:
                hidden += self.stock[other]
        hidden.sort()
        chance.shuffle(hidden)
        by_shape: list[list[int]] = [[] for _ in range(6)]
        for bridge in hidden:
            by_shape[bridge >> 2].append(bridge)
        self.spare = sorted([by_shape[bridge >> 2].pop() for bridge in self.spare])
        for other in range(self.terms.seats):
            if other != seat:
                dealt = [by_shape[bridge >> 2].pop() for bridge in self.stock[other]]
                self.stock[other] = sorted(dealt)
        if lifted != NONE and self.seat != seat:
            alike = [bridge for bridge in self.stock[self.seat] if bridge >> 2 == lifted >> 2]
            self.bridge = alike[chance.below(len(alike))]

    def check(self) -> None:
        check_library(self)
