# compiled with mypyc
"""What the play of the others says about who they are.

Under each hypothesis "seat j is monk m" a turn of j has a probability: whoever knows its monk
feeds it and burdens the others, whoever does not know it plays for all that it may be. A seat may
also be one that plays without a thought; both kinds are weighed for each seat, so that nobody is
taken in by players whose moves mean nothing.
"""

from math import exp
from typing import Final

from ..components.ground import Ground
from ..components.places import BIT, RAMP, TOP
from ..rules.history import NONE, Entry

SHARP: Final = 0.9
"""How much more likely a choice is for each point that it is better."""
RIVAL: Final = 0.25
"""What a point for another monk costs whoever plays for its own."""
REFUSE: Final = 0.1
"""What it costs, for each point, to leave a good page to the others."""
GUESS: Final = 0.25
"""How far a player who has not seen itself is taken to know itself all the same."""
SLIP: Final = 0.03
"""The weight of any choice, however foolish."""
IDLE: Final = 0.9
"""How often a turn without a thought wins no page."""
THOUGHTLESS: Final = 0.3
"""The weight that a seat plays without a thought, before it has moved."""


class Clues:
    """What the public history says: for each seat and monk, how well it fits that they are one."""

    def __init__(self, seats: int, ground: Ground, value: list[int], dots: list[int]) -> None:
        self.seats = seats
        self.ground = ground
        self.value = value
        self.dots = dots
        self.read: list[int] = []
        """The entries that have been worked in."""
        self.looked: list[int] = [0] * seats
        self.fit: list[float] = [1.0] * (6 * seats)
        """By seat and monk: the likelihood, over that of a player without a thought."""

    def copy(self) -> "Clues":
        """An independent copy."""
        twin = Clues(self.seats, self.ground, self.value, self.dots)
        twin.read = self.read.copy()
        twin.looked = self.looked.copy()
        twin.fit = self.fit.copy()
        return twin

    def begins(self, history: list[int]) -> bool:
        """Whether these clues are the beginning of that history."""
        return history[: len(self.read)] == self.read

    def take_in(self, history: list[int]) -> None:
        """Work in the entries that are new."""
        for code in history[len(self.read) :]:
            entry = Entry(code)
            if entry.is_look:
                if entry.monk != NONE:
                    self.looked[entry.seat] |= BIT[entry.monk]
            else:
                self._take_in_turn(entry)
        self.read = history

    def weight(self, seat: int, monk: int) -> float:
        """How well it fits that this seat is that monk, whatever kind of player it is."""
        return THOUGHTLESS + (1.0 - THOUGHTLESS) * self.fit[seat * 6 + monk]

    def _take_in_turn(self, entry: Entry) -> None:
        """The more likely a choice is under a hypothesis, the better it fits."""
        able = attainable(self.ground, entry.places, entry.location, self.dots[entry.page])
        if entry.monk != NONE:
            able[entry.monk] = True
        looked = self.looked[entry.seat]
        self.conclude(entry.seat, Choice(entry.monk, looked, able, self.value[entry.page]))

    def conclude(self, seat: int, choice: "Choice") -> None:
        """What a choice says of the seat that made it."""
        blind = IDLE if choice.winner == NONE else (1.0 - IDLE) / choice.count
        for monk in range(6):
            at = seat * 6 + monk
            fit = self.fit[at] * choice.chance_if(monk) / blind
            self.fit[at] = min(max(fit, 1e-9), 1e9)


class Choice:
    """Whom a page was won for, out of those who could have got it."""

    def __init__(self, winner: int, looked: int, able: list[bool], worth: int) -> None:
        self.winner = winner
        self.looked = looked
        """The monks that the player had looked into, as bits."""
        self.able = able
        self.count = 0
        """How many could have got it."""
        closed, self.closed_able = 0, 0
        for monk in range(6):
            unseen = not looked & BIT[monk]
            closed += 1 if unseen else 0
            if able[monk]:
                self.count += 1
                self.closed_able += 1 if unseen else 0
        hope = (1.0 - GUESS) / max(closed, 1)
        self.other = _weight(worth, 0.0)
        """The weight of a monk that the player knows it is not, and so on."""
        self.own = _weight(worth, 1.0)
        self.perhaps = _weight(worth, hope)
        self.likely = _weight(worth, hope + GUESS)
        self.nobody = exp(-SHARP * REFUSE * max(worth, 0))

    def chance_if(self, own: int) -> float:
        """The probability of the choice if the player is that monk."""
        if self.looked & BIT[own]:
            total = self.nobody + self.count * self.other
            if self.able[own]:
                total += self.own - self.other
        else:
            known = self.count - self.closed_able
            total = self.nobody + known * self.other + self.closed_able * self.perhaps
            if self.able[own]:
                total += self.likely - self.perhaps
        return SLIP / (self.count + 1) + (1.0 - SLIP) * self._weight_if(own) / total

    def _weight_if(self, own: int) -> float:
        if self.winner == NONE:
            return self.nobody
        seen_itself = self.looked & BIT[own] != 0
        if self.winner == own:
            return self.own if seen_itself else self.likely
        if seen_itself or self.looked & BIT[self.winner]:
            return self.other
        return self.perhaps


def _weight(worth: int, hope: float) -> float:
    """How much a player likes to give a page to a monk that it hopes to be."""
    return exp(SHARP * worth * (hope - RIVAL * (1.0 - hope)))


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
