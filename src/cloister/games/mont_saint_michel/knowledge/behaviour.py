# compiled with mypyc
"""What the play of other seats says about who they are.

Under each hypothesis "seat j is monk m" a turn of j has a probability: a player that knows its
monk gives it good pages and gives bad ones to the others; a player that does not know it plays for
all monks that it may be. A seat may also be an aimless player, whose moves mean nothing; both kinds
are weighed for each seat, so that random moves mislead nobody.

The numbers below were chosen by hand. What was measured is the calibration of the resulting
belief: how often it is right, by how sure it is (docs/mont-saint-michel.md).
"""

from math import exp
from typing import Final

from ..components.ground import Ground
from ..components.monks import BIT, NO_MONK
from ..components.places import RAMP, TOP
from ..rules.history import Entry

CHOICE_SHARPNESS: Final = 0.9
"""How fast the odds of a choice grow with each point that it is better (in the exponent)."""
RIVAL_WEIGHT: Final = 0.25
"""How much a point for another monk costs a player, in the player's own points."""
REFUSAL_COST: Final = 0.1
"""What leaving a good page to the others costs, per point of the page."""
SELF_GUESS: Final = 0.25
"""How much more than an even share of its unseen monks a player who has not seen its own monk is
assumed to suspect it, as a probability."""
ODD_CHOICE: Final = 0.03
"""The probability spread evenly over all choices, however bad."""
AIMLESS_LEAVES_PAGE: Final = 0.9
"""How often a turn of an aimless player wins no page."""
AIMLESS_PRIOR: Final = 0.3
"""The probability that a seat is an aimless player, before it has moved."""
LEAST_FIT: Final = 1e-9
"""Lower bound on the likelihood of a hypothesis relative to an aimless player."""
MOST_FIT: Final = 1e9
"""Upper bound on the same, so that later turns can still change it."""


class Behaviour:
    """What the public history says: for each seat and monk, the likelihood that they match."""

    def __init__(self, seats: int, ground: Ground, value: list[int], dots: list[int]) -> None:
        self.seats = seats
        self.ground = ground
        self.value = value
        self.dots = dots
        self.read: list[int] = []
        """The entries taken in so far."""
        self.looked: list[int] = [0] * seats
        """The monks that each seat has looked into, as bits."""
        self.fit: list[float] = [1.0] * (6 * seats)
        """By seat and monk: the likelihood, divided by that of an aimless player."""

    def copy(self) -> "Behaviour":
        """An independent copy."""
        twin = Behaviour(self.seats, self.ground, self.value, self.dots)
        twin.read = self.read.copy()
        twin.looked = self.looked.copy()
        twin.fit = self.fit.copy()
        return twin

    def is_start_of(self, history: list[int]) -> bool:
        """Whether the entries taken in so far are the beginning of that history."""
        return history[: len(self.read)] == self.read

    def take_in(self, history: list[int]) -> None:
        """Take in the new entries."""
        for code in history[len(self.read) :]:
            entry = Entry(code)
            if entry.is_look:
                if entry.monk != NO_MONK:
                    self.looked[entry.seat] |= BIT[entry.monk]
            else:
                self._take_in_turn(entry)
        self.read = history

    def weight(self, seat: int, monk: int) -> float:
        """The likelihood that this seat is that monk, over both kinds of player."""
        return AIMLESS_PRIOR + (1.0 - AIMLESS_PRIOR) * self.fit[seat * 6 + monk]

    def _take_in_turn(self, entry: Entry) -> None:
        able = attainable(self.ground, entry.places, entry.location, self.dots[entry.page])
        if entry.monk != NO_MONK:
            able[entry.monk] = True
        looked = self.looked[entry.seat]
        self.take_in_choice(entry.seat, Choice(entry.monk, looked, able, self.value[entry.page]))

    def take_in_choice(self, seat: int, choice: "Choice") -> None:
        """Update each hypothesis by how likely it makes a choice."""
        aimless = aimless_chance(choice.winner, choice.count)
        for monk in range(6):
            at = seat * 6 + monk
            fit = self.fit[at] * choice.chance_if(monk) / aimless
            self.fit[at] = min(max(fit, LEAST_FIT), MOST_FIT)


class Choice:
    """Which monk a page was won for, of those that could have won it."""

    def __init__(self, winner: int, looked: int, able: list[bool], value: int) -> None:
        self.winner = winner
        self.looked = looked
        """The monks that the player had looked into, as bits."""
        self.able = able
        """Which monks could have won it."""
        self.count = 0
        """How many could have won it."""
        closed, self.closed_able = 0, 0
        """`closed_able` counts those that the player had not looked into."""
        for monk in range(6):
            unseen = not looked & BIT[monk]
            closed += 1 if unseen else 0
            if able[monk]:
                self.count += 1
                self.closed_able += 1 if unseen else 0
        hope = (1.0 - SELF_GUESS) / max(closed, 1)
        self.other = _weight(value, 0.0)
        """The weight of a monk that the player knows is not its own."""
        self.own = _weight(value, 1.0)
        """The weight of its own monk, if the player knows it."""
        self.maybe_own = _weight(value, hope)
        """The weight of any monk that may be its own."""
        self.guessed_own = _weight(value, hope + SELF_GUESS)
        """The weight of its own monk, if the player does not know it."""
        self.nobody = exp(-CHOICE_SHARPNESS * REFUSAL_COST * max(value, 0))
        """The weight of leaving the page open."""

    def chance_if(self, own: int) -> float:
        """The probability of the choice if the player is that monk."""
        if self.looked & BIT[own]:
            total = self.nobody + self.count * self.other
            if self.able[own]:
                total += self.own - self.other
        else:
            known = self.count - self.closed_able
            total = self.nobody + known * self.other + self.closed_able * self.maybe_own
            if self.able[own]:
                total += self.guessed_own - self.maybe_own
        return ODD_CHOICE / (self.count + 1) + (1.0 - ODD_CHOICE) * self._weight_if(own) / total

    def _weight_if(self, own: int) -> float:
        if self.winner == NO_MONK:
            return self.nobody
        seen_itself = self.looked & BIT[own] != 0
        if self.winner == own:
            return self.own if seen_itself else self.guessed_own
        if seen_itself or self.looked & BIT[self.winner]:
            return self.other
        return self.maybe_own


def _weight(value: int, hope: float) -> float:
    """How much a player wants to give a page to a monk that is its own with chance `hope`."""
    return exp(CHOICE_SHARPNESS * value * (hope - RIVAL_WEIGHT * (1.0 - hope)))


def aimless_chance(winner: int, count: int) -> float:
    """The probability that an aimless player wins a page for this monk, or for nobody."""
    return AIMLESS_LEAVES_PAGE if winner == NO_MONK else (1.0 - AIMLESS_LEAVES_PAGE) / count


def attainable(ground: Ground, places: list[int], location: int, dots: int) -> list[bool]:
    """The monks that one turn can bring to a location, by a walk or by one push."""
    turns = ground.turns[dots]
    able = [turns[location][places[monk]] <= 1 for monk in range(6)]
    for monk in range(6):
        here = places[monk]
        if not able[monk] and 1 <= here < RAMP and _is_pushed_to(ground, here, location):
            for other in range(6):
                if other != monk and turns[here][places[other]] <= 1:
                    able[monk] = True
    return able


def _is_pushed_to(ground: Ground, here: int, location: int) -> bool:
    ways = ground.ways
    if location in ways[here]:
        return True
    return here != TOP and RAMP in ways[here] and (location == TOP or location in ways[TOP])
