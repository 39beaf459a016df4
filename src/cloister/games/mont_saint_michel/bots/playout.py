# compiled with mypyc
"""A game that is played on in thought to its end, in broad strokes: who wins each page, not how
the monks walk there.

Every seat plays for the monk that it has seen itself in, or for all that it may be, against those
who it believes to be its strongest rivals. What it believes it reads out of how the others have
played (clues.py), in the reverie as before: whoever feeds its monk openly is found out.
"""

from typing import Final

from cloister.core.chance import Chance

from ..components.ground import Ground
from ..components.places import BIT, EBB, FLOOD, LAST, NOBODY, RAMP, VILLAGE
from ..knowledge.clues import Choice, Clues, attainable
from ..knowledge.opponent import PAGES, RELUCTANT, Thinking
from ..rules import phase
from ..rules.hidden import IDENTITY, NO_LOCATION, NO_PAGE, Hidden
from ..rules.history import NONE
from ..rules.state import Mount
from ..rules.terms import Terms
from .value import FOUND, MET, tide_worth

NEVER: Final = -99.0
LEFT_OPEN: Final = 0.3
"""What it costs to leave a page open that a tide card would win, in points."""
SMOOTH: Final = 0.3
"""How much the points ahead count beside the victory: they are less a matter of luck."""
CLEAR: Final = 4.0
"""A lead of so many points is half as good as any."""
BORED: Final = 2
"""After so many rounds a page goes to anybody."""


def dream(world: Hidden, seat: int, clues: Clues, dice: Chance) -> float:
    """What a world is worth to a seat."""
    assert isinstance(world, Mount)
    reverie = Reverie(world, clues, dice)
    reverie.play()
    return reverie.value(seat)


class Reverie(Thinking):
    """One world, played on."""

    def __init__(self, world: Mount, clues: Clues, dice: Chance) -> None:
        terms: Terms = world.terms
        super().__init__(clues, [world.inside.index(seat) for seat in range(terms.seats)])
        self.terms = terms
        self.ground: Ground = terms.ground
        self.dice = dice
        self.place = world.place.copy()
        self.total = world.total.copy()
        self.count = _counts(world)
        self.deck = world.deck.copy()
        self.order = world.order.copy()
        self.opened = world.opened
        self.location = world.location
        self.page = world.page
        self.waiting = world.waiting
        self.left = PAGES - len(world.taken)
        self.seat = world.seat
        self.looker = world.looker if world.phase == phase.LOOKING else NOBODY
        self.laid = world.laid.copy()
        self.tides = world.tides.copy()
        self.seen = world.seen.copy()

    def play(self) -> None:
        """To the end of the game."""
        if self.looker != NOBODY:
            self._look(self.looker)
            if self.looker == self.seat:
                self.seat = (self.seat + 1) % self.seats
        while self._turn_up():
            self._turn()
            self.seat = (self.seat + 1) % self.seats

    def value(self, seat: int) -> float:
        """The share of the victory; a clear one counts a little more than a narrow one."""
        best = -99
        for other in range(self.seats):
            if other != seat:
                best = max(best, self.total[self.monks[other]])
        lead = float(self.total[self.monks[seat]] - best)
        smooth = lead / (abs(lead) + CLEAR)
        return (1.0 - SMOOTH) * self.share(seat) + SMOOTH * 0.5 * (1.0 + smooth)

    def share(self, seat: int) -> float:
        """What a seat has of the victory."""
        best, sharing = self._rank(seat), 1
        for other in range(self.seats):
            if other != seat:
                rank = self._rank(other)
                if rank > best:
                    return 0.0
                sharing += 1 if rank == best else 0
        return 1.0 / sharing

    def _rank(self, seat: int) -> int:
        monk = self.monks[seat]
        return self.total[monk] * 64 + self.count[monk]

    # Cards

    def _turn_up(self) -> bool:
        """Turn up what is missing; False if nothing is left."""
        if self.location == NO_LOCATION:
            if self.opened == LAST and self.terms.shuffle_second:
                self.dice.shuffle(self.order)
            self.location = self.order[self.opened % LAST]
            self.opened += 1
        while self.page == NO_PAGE and self.deck:
            card = self.deck.pop()
            if card != IDENTITY:
                self.page = card
                self.waiting = 0
            else:
                self._hand_out()
        return self.page != NO_PAGE

    def _hand_out(self) -> None:
        """An identity card; who turned it up and looks has had the turn."""
        below = min(self.laid) + 1 if self.terms.fair_looks else self.terms.limit
        below = min(below, self.terms.limit)
        for ahead in range(self.seats):
            looker = (self.seat + ahead) % self.seats
            if self.laid[looker] < below:
                self._look(looker)
                if ahead == 0:
                    self.seat = (self.seat + 1) % self.seats
                return

    def _look(self, looker: int) -> None:
        """Where most is to be learnt."""
        self.believe(looker)
        most, best = 0.0, 0
        for monk in range(6):
            own, rival = self.own[monk], self.rival[monk]
            worth = FOUND * own * (1.0 - own) + MET * rival * (1.0 - rival)
            if worth > most and not self.seen[looker] & BIT[monk]:
                most, best = worth, monk
        self.laid[looker] += 1
        self.seen[looker] |= BIT[best]
        self.clues.looked[looker] |= BIT[best]

    # A turn

    def _turn(self) -> None:
        """Win the page for whom it serves best, or leave it open and bring somebody nearer."""
        terms = self.terms
        value, dots = terms.value[self.page], terms.dots[self.page]
        able = attainable(self.ground, self.place, self.location, dots)
        self.believe(self.seat)
        gains = self.gains(value)
        winner, most = NONE, -RELUCTANT
        if self.waiting >= BORED * self.seats:
            able, most = [True] * 6, NEVER
        for monk in range(6):
            if able[monk] and gains[monk] > most:
                winner, most = monk, gains[monk]
        sailor = self._sailor(gains, most, able, dots)
        if sailor != NONE:
            winner = sailor
            able[sailor] = True
        self._note(winner, able, value)
        if winner != NONE:
            self._win(winner, value, dots)
        else:
            self.waiting += 1
            self._approach(gains, dots)

    def _sailor(self, gains: list[float], most: float, able: list[bool], dots: int) -> int:
        """For whom a tide card is worth playing, if for anybody."""
        held = self.tides[self.seat]
        if held == 0:
            return NONE
        sailor, played = NONE, 0
        most = max(most, -LEFT_OPEN) + tide_worth(self.left)
        for monk in range(6):
            cards = held & self.ground.sailing[dots][self.location][self.place[monk]]
            if cards and gains[monk] > most and not able[monk]:
                sailor, most = monk, gains[monk]
                played = EBB if cards & EBB else FLOOD
        self.tides[self.seat] -= played
        return sailor

    def _note(self, winner: int, able: list[bool], value: int) -> None:
        """All draw their conclusions."""
        self.clues.conclude(self.seat, Choice(winner, self.clues.looked[self.seat], able, value))

    def _win(self, monk: int, value: int, dots: int) -> None:
        here = self.place[monk]
        turns = self.ground.turns[dots]
        if turns[self.location][here] > 1:
            for other in range(6):
                if other != monk and turns[here][self.place[other]] <= 1:
                    self.place[other] = here
                    break
        self._enter(monk, self.location)
        self.total[monk] += value
        if value < 0 or not self.terms.by_negatives:
            self.count[monk] += 1
        self.left -= 1
        self.page = NO_PAGE
        self.location = NO_LOCATION

    def _approach(self, gains: list[float], dots: int) -> None:
        """Bring the monk nearer for whom the page would serve best."""
        turns = self.ground.turns[dots][self.location]
        mover, best = NOBODY, NEVER
        for monk in range(6):
            worth = gains[monk] / (1.0 + turns[self.place[monk]])
            if turns[self.place[monk]] > 1 and worth > best:
                mover, best = monk, worth
        if mover == NOBODY:
            return
        to = self.place[mover]
        for end in self.ground.ends[dots][to]:
            if turns[end] < turns[to]:
                to = end
        self._enter(mover, to)

    def _enter(self, monk: int, to: int) -> None:
        """Whoever stands there goes where there is room."""
        if to != VILLAGE:
            for other in range(6):
                if other != monk and self.place[other] == to:
                    for beside in self.ground.ways[to]:
                        if beside == VILLAGE or (beside != RAMP and beside not in self.place):
                            self.place[other] = beside
                            break
        self.place[monk] = to


def _counts(world: Mount) -> list[int]:
    """The pages of each monk that break a tie."""
    counts = [0] * 6
    for won in world.taken:
        if not world.terms.by_negatives or world.terms.value[won // 8] < 0:
            counts[won % 8] += 1
    return counts
