# compiled with mypyc
"""The table as one seat sees it, with the potential of every mountain."""

from cloister.core.values import Seat

from ..components.cards import EMPTY
from ..components.places import FIRST, PLACES, WIDTH
from ..knowledge.view import MassifView, MountainView
from ..rules import phase
from ..rules.mountain import Mountain
from ..rules.relief import Relief
from .last_building import points_after_building
from .potential import Potential
from .waits import Waits
from .weights import WEIGHTS, held_worth


class SeatTable:
    """The table as one seat sees it, and what every mountain on it is worth."""

    def __init__(
        self,
        view: MassifView,
        seat: Seat,
        deck: Waits,
        hopes: list[float],
        five_counts_animals: bool,
    ) -> None:
        self.weights = WEIGHTS
        self.five_counts_animals = five_counts_animals
        self.seat = seat
        self.phase: int = view.phase
        self.acts = view.to_act == (seat,)
        self.hand: list[int] = view.hand
        self.drawn: int = view.drawn
        self.picked: int = view.picked
        pile: int = view.pile
        self.to_come = pile + 1 if self.phase == phase.ACTING else pile
        """Cards still to be drawn, plus the drawn card that is being played."""
        waits = deck.fresh_copy()
        discards: list[int] = view.discards
        waits.remove(discards)
        waits.remove(self.hand)
        waits.remove([self.drawn])
        self.reliefs: list[Relief] = [relief_of(mountain, waits) for mountain in view.mountains]
        waits.work_out(self.weights)
        self.mine = self.reliefs[seat]
        self._surveyed: Mountain | None = None
        self.paces = [self._pace(relief) for relief in self.reliefs]
        self.potential = Potential(waits, self.weights, hopes)
        self.last_draws = self._draws(seat, self.mine) < self.weights.last_draws
        self.rivals = [self.rival_worth(other) for other in range(len(self.reliefs))]
        self.now = self.own_worth(self.hand)

    def _pace(self, relief: Relief) -> int:
        """How many cards the owner draws in a turn (ALT-14)."""
        return 2 if relief.plays_twice(self.five_counts_animals) else 1

    def _draws(self, seat: Seat, relief: Relief) -> float:
        """How many draws a seat has left."""
        pace = self._pace(relief)
        return self.to_come * pace / (sum(self.paces) - self.paces[seat] + pace)

    def lead(self) -> float:
        """How far ahead the seat is, with rivals counted by the danger they are."""
        return self.now - self.danger(self.rivals) - self.weights.sent_card * self._given()

    def plays_from_hand(self) -> bool:
        """Whether the seat has taken a card and now has to play another one."""
        return self.acts and (self.phase == phase.HAND or self.phase == phase.SLOT)

    def _given(self) -> int:
        """How many cards lie in the mountains of rivals."""
        given = 0
        for other in range(len(self.reliefs)):
            if other != self.seat:
                given += PLACES - self.reliefs[other].cards.count(EMPTY)
        return given

    def own_worth(self, hand: list[int]) -> float:
        """The worth of the seat's mountain and a hand; near the end, what building would score."""
        weights, relief = self.weights, self.mine
        draws = self._draws(self.seat, relief) + weights.spare_draws
        total = self.potential.worth(relief, draws, hand, weights.own_replace_delay)
        if self.last_draws:
            return points_after_building(surveyed(relief), hand) + weights.late_potential * total
        for card in hand:
            total += held_worth(card, weights)
        return total

    def rival_worth(self, seat: Seat) -> float:
        """What the mountain of another seat is worth; its hand is unknown."""
        if seat == self.seat:
            return 0.0
        relief = self.reliefs[seat]
        draws = self._draws(seat, relief) + self.weights.spare_draws
        return self.potential.worth(relief, draws, [], self.weights.rival_replace_delay)

    def danger(self, worth: list[float]) -> float:
        """How much the rivals' mountains hurt, above all the strongest."""
        most, total = 0.0, 0.0
        for other in range(len(worth)):
            if other != self.seat:
                total += worth[other]
                most = max(most, worth[other])
        return self.weights.strongest_rival * most + self.weights.every_rival * total

    def my_places(self) -> Mountain:
        """The seat's mountain with its open places."""
        if self._surveyed is None:
            self._surveyed = surveyed(self.mine)
        return self._surveyed


def relief_of(mountain: MountainView, waits: Waits) -> Relief:
    """A mountain from its view; its cards are removed from `waits`."""
    relief = Relief([EMPTY] * PLACES)
    rows: list[list[int]] = mountain.rows
    if not rows:
        return relief
    left: int = mountain.left
    relief.left = FIRST + left
    relief.right = relief.left + len(rows[0]) - 1
    relief.floors = len(rows)
    animals: int = mountain.animals
    relief.animals = animals
    start = relief.left
    for row in rows:
        waits.remove(row)
        relief.cards[start : start + len(row)] = row
        start += WIDTH
    return relief


def surveyed(relief: Relief) -> Mountain:
    """A copy of a mountain that knows its open places."""
    mountain = Mountain(relief.cards.copy())
    mountain.survey()
    return mountain
