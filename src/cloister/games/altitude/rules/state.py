# compiled with mypyc
"""The massif: all mountains, hands, pile and discards, and what each seat knows of the hidden."""

from cloister.core.chance import Chance
from cloister.core.errors import RuleBug
from cloister.core.game import State
from cloister.core.values import Seat

from ..components.cards import AVALANCHE, EMPTY, SAINT_BERNARD
from . import phase
from .invariants import check_massif
from .mountain import Mountain
from .places import WIDTH


class Terms:
    """What the table agreed on. Shared by all copies of a massif."""

    def __init__(
        self,
        seats: int,
        deck: list[int],
        in_play: int,
        species: str,
        ranks: list[int],
        avalanche_in_base: bool,
        five_counts_animals: bool,
        height_breaks_ties: bool,
        own_avalanches: bool,
    ) -> None:
        self.seats = seats
        self.deck = deck
        """All cards, sorted, those that are set aside included (ALT-R44)."""
        self.in_play = in_play
        self.species = species
        """For each value from 1 up the letter of its animal, a dot where there is none."""
        self.ranks = ranks
        """The points that each solo rank asks for; empty if there are none."""
        self.avalanche_in_base = avalanche_in_base
        self.five_counts_animals = five_counts_animals
        self.height_breaks_ties = height_breaks_ties
        self.own_avalanches = own_avalanches
        """Solo, with avalanches that hit oneself (ALT-R35)."""


class Massif(State):
    """The data of a position, and what can be said of it without the course of the game."""

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        self.mountains: list[Mountain] = []
        self.hands: list[list[int]] = []
        """Sorted. Six cards until their seat has chosen, then four."""
        self.pile: list[int] = []
        """The top card is the last."""
        self.aside: list[int] = []
        """Set aside unseen, sorted (ALT-R44)."""
        self.discards: list[int] = []
        self.returned: list[list[int]] = []
        """What each seat put back at the start and has not seen come up since: it must be in the
        pile, or have been drawn and taken into a hand (ALT-R34)."""
        self.taken: list[int] = []
        """How many drawn cards each seat has taken unseen; beyond four it makes no difference."""
        self.phase = phase.KEEPING
        self.seat = 0
        self.first = 0
        self.drawn = EMPTY
        self.picked = EMPTY
        """The hand card to be played."""
        self.draws = 1
        """Two in a double turn (ALT-14)."""
        self.draw = 1
        """Which of them this is."""
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

    # What is said of a position

    def accepts(self, mountain: Mountain, card: int, place: int) -> bool:
        """Whether an open place of a mountain takes the card, whoever lays it."""
        if card == AVALANCHE and not self.avalanche_may_hit(mountain, place):
            return False
        return mountain.fits(card, place)

    def avalanche_may_hit(self, mountain: Mountain, place: int) -> bool:
        """Only where something stands (ALT-7c), and perhaps not in the base (ALT-R9)."""
        return mountain.floors > 0 and (place >= WIDTH or self.terms.avalanche_in_base)

    def usable(self, seat: Seat, card: int) -> bool:
        """Whether a hand card can be played: built, or spent on an avalanche (ALT-R43)."""
        mountain = self.mountains[seat]
        if card == SAINT_BERNARD:
            return self.phase < phase.FINAL and len(mountain.slides) > 0
        if card == AVALANCHE:
            return False
        return mountain.fits_somewhere(card)

    def may_take(self) -> bool:
        """Whether the drawn card may go into the hand: another one has to leave it (ALT-7d)."""
        if self.drawn == AVALANCHE and self.terms.own_avalanches:
            return False
        for card in self.hands[self.seat]:
            if self.usable(self.seat, card):
                return True
        return False

    def can_hit_self(self) -> bool:
        """Whether a drawn avalanche finds a place in one's own mountain (ALT-R35)."""
        mine = self.mountains[self.seat]
        for place in mine.open:
            if self.accepts(mine, AVALANCHE, place):
                return True
        return False

    def plays_twice(self, seat: Seat) -> bool:
        """Whether the seat draws twice in a turn (ALT-14, ALT-R23)."""
        return self.mountains[seat].plays_twice(self.terms.five_counts_animals)

    def points(self, seat: Seat) -> int:
        """The score (ALT-16)."""
        mountain = self.mountains[seat]
        saint_bernards = self.hands[seat].count(SAINT_BERNARD)
        return mountain.floors + mountain.animals + saint_bernards + self.hand_bonus(seat)

    def hand_bonus(self, seat: Seat) -> int:
        """A point if nothing but Saint-Bernards is left in the hand (ALT-R18)."""
        hand = self.hands[seat]
        return 1 if hand.count(SAINT_BERNARD) == len(hand) else 0

    # What is hidden

    def seen(self, card: int, seat: Seat) -> None:
        """All but this seat see a card that may have come from the pile."""
        for other in range(len(self.returned)):
            if other != seat:
                known = self.returned[other]
                if card in known:
                    known.remove(card)

    def redeal(self, seat: Seat | None, chance: Chance) -> None:
        """Deal anew what the seat cannot know (ALT-R34).

        The pool is sorted first, so that the new world depends on what is known, not on the truth.
        """
        self._forget_returned(seat)
        if self.phase == phase.OVER:
            return
        others = [other for other in range(self.terms.seats) if other != seat]
        blind = seat != self.seat
        pool = self._pool(others, blind)
        while True:
            self._deal(seat, others, blind, pool.copy(), chance)
            if not blind or self._can_go_on(chance):
                return

    def _can_go_on(self, chance: Chance) -> bool:
        """Who has taken the drawn card, or goes on building, can play a hand card: all know that.
        Which one it has in mind nobody knows."""
        if self.phase <= phase.ACTING or self.phase == phase.FINAL:
            return True
        usable = [card for card in self.hands[self.seat] if self.usable(self.seat, card)]
        if usable and self.phase != phase.HAND:
            self.picked = usable[chance.below(len(usable))]
        return len(usable) > 0

    def _pool(self, others: list[int], blind: bool) -> list[int]:
        pool = self.pile + self.aside
        for other in others:
            pool += self.hands[other]
            if self.phase == phase.KEEPING:
                pool += self.returned[other]
        if blind and self.drawn != EMPTY:
            pool.append(self.drawn)
        pool.sort()
        return pool

    def _forget_returned(self, seat: Seat | None) -> None:
        """What others put back has long been in the pile, and only they remember it."""
        if self.phase == phase.KEEPING:
            return
        for other in range(self.terms.seats):
            if other != seat:
                self.returned[other] = []

    def _deal(
        self, seat: Seat | None, others: list[int], blind: bool, pool: list[int], chance: Chance
    ) -> None:
        placed = Placed(self.terms.seats)
        if seat is not None and self.phase != phase.KEEPING:
            self._place_returned(seat, blind, pool, placed, chance)
        chance.shuffle(pool)
        for other in others:
            hand = placed.hands[other]
            while len(hand) < len(self.hands[other]):
                hand.append(pool.pop())
            hand.sort()
            self.hands[other] = hand
            if self.phase == phase.KEEPING:
                self.returned[other] = sorted([pool.pop() for _ in self.returned[other]])
        if blind and self.drawn != EMPTY:
            self.drawn = placed.drawn if placed.drawn != EMPTY else pool.pop()
        self.aside = sorted([pool.pop() for _ in self.aside])
        self.pile = pool
        for card in placed.pile:
            pool.append(card)
            at = chance.below(len(pool))
            pool[-1], pool[at] = pool[at], pool[-1]

    def _place_returned(
        self, seat: Seat, blind: bool, pool: list[int], placed: "Placed", chance: Chance
    ) -> None:
        """Cards that the seat put back lie where cards from the pile may lie, nowhere else."""
        room = [0 if other == seat else self._room(other) for other in range(self.terms.seats)]
        on_top = 1 if blind and self.drawn != EMPTY else 0
        pile = len(self.pile)
        for card in self.returned[seat]:
            pool.remove(card)
            at = chance.below(pile + on_top + sum(room))
            if at < pile:
                placed.pile.append(card)
                pile -= 1
            elif at < pile + on_top:
                placed.drawn = card
                on_top = 0
            else:
                holder = _holder(room, at - pile - on_top)
                placed.hands[holder].append(card)
                room[holder] -= 1

    def _room(self, seat: Seat) -> int:
        """How many cards of a hand may have come from the pile."""
        return min(self.taken[seat], len(self.hands[seat]))

    def check(self) -> None:
        check_massif(self)


class Placed:
    """Where an imagined world has the cards that a seat put back."""

    def __init__(self, seats: int) -> None:
        self.pile: list[int] = []
        self.drawn = EMPTY
        hands: list[list[int]] = [[] for _ in range(seats)]
        self.hands = hands


def _holder(room: list[int], at: int) -> int:
    for seat in range(len(room)):
        at -= room[seat]
        if at < 0:
            return seat
    raise RuleBug("a card that was put back is nowhere")
