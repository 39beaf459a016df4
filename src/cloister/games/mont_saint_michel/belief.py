# compiled with mypyc
"""Who is who, as far as a seat can tell: an exact posterior over all assignments.

A seat knows what it has seen inside monks. Of the others it knows where they looked and for whom
they played. Under each hypothesis "seat j is monk m" a turn of j has a probability: whoever knows
its monk feeds it and burdens the others, whoever does not know it plays for all that it may be.
A seat may also be one that plays without a thought; both kinds are weighed for each seat, so
that nobody is taken in by players whose moves mean nothing.
"""

from math import exp
from typing import Final

from .ground import Ground
from .history import NONE, Entry
from .places import BIT, RAMP, TOP

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
IDLE: Final = 0.85
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
        count = able.count(True)
        blind = IDLE if entry.monk == NONE else (1.0 - IDLE) / count
        worth = self.value[entry.page]
        for monk in range(6):
            chosen = self._chance_of_choice(entry, monk, able, worth)
            at = entry.seat * 6 + monk
            fit = self.fit[at] * chosen / blind
            self.fit[at] = min(max(fit, 1e-9), 1e9)

    def _chance_of_choice(self, entry: Entry, own: int, able: list[bool], worth: int) -> float:
        hopes = self._hopes(entry.seat, own)
        nothing = exp(-SHARP * REFUSE * max(worth, 0))
        chosen = nothing if entry.monk == NONE else 0.0
        total = nothing
        count = 1
        for monk in range(6):
            if able[monk]:
                good = worth * (hopes[monk] - RIVAL * (1.0 - hopes[monk]))
                weight = exp(SHARP * good)
                total += weight
                count += 1
                if monk == entry.monk:
                    chosen = weight
        return SLIP / count + (1.0 - SLIP) * chosen / total

    def _hopes(self, seat: int, own: int) -> list[float]:
        """What a seat that is that monk believes of itself, by its own looks."""
        looked = self.looked[seat]
        if looked & BIT[own]:
            return [1.0 if monk == own else 0.0 for monk in range(6)]
        closed = [monk for monk in range(6) if not looked & BIT[monk]]
        hopes = [0.0] * 6
        for monk in closed:
            hopes[monk] = (1.0 - GUESS) / len(closed)
        hopes[own] += GUESS
        return hopes


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


class Roles:
    """All assignments of seats to monks, and who is up against whom in each."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.monk_of: list[list[int]] = []
        """For each assignment the monk of each seat."""
        self._assign([])

    def _assign(self, chosen: list[int]) -> None:
        if len(chosen) == self.seats:
            self.monk_of.append(chosen)
            return
        for monk in range(6):
            if monk not in chosen:
                self._assign(chosen + [monk])


class Belief:
    """The posterior of one seat."""

    def __init__(self, roles: Roles, clues: Clues, seat: int, seen: list[int]) -> None:
        self.seat = seat
        self.seen = seen
        self.odds: list[float] = []
        """The probability of each assignment."""
        seats = roles.seats
        weights = [
            1.0 if other == seat else clues.weight(other, monk)
            for other in range(seats)
            for monk in range(6)
        ]
        self.chance_of: list[float] = [0.0] * (6 * seats)
        """By seat and monk: the probability that they are one."""
        self.thinks: list[float] = [0.0] * seats
        """For each seat the probability that it does not play without a thought."""
        total = 0.0
        for monks in roles.monk_of:
            odds = 1.0 if _fits(monks, seen) else 0.0
            if odds > 0.0:
                for other in range(seats):
                    odds *= weights[other * 6 + monks[other]]
            self.odds.append(odds)
            total += odds
        for at in range(len(self.odds)):
            self.odds[at] /= total
            self._add_up(roles.monk_of[at], self.odds[at], weights)

    def _add_up(self, monks: list[int], odds: float, weights: list[float]) -> None:
        if odds > 0.0:
            for seat in range(len(monks)):
                at = seat * 6 + monks[seat]
                self.chance_of[at] += odds
                self.thinks[seat] += odds * (1.0 - THOUGHTLESS / weights[at])


def _fits(monks: list[int], seen: list[int]) -> bool:
    """Whether an assignment agrees with what was seen: -2 unseen, -1 an X, else a seat."""
    for monk in range(6):
        inside = seen[monk]
        if inside >= 0:
            if monks[inside] != monk:
                return False
        elif inside == -1 and monk in monks:
            return False
    return True
