# compiled with mypyc
"""Fast rollout to the end of the game: who wins each page, not how the monks walk there.

Every seat plays for the monk that it has seen to be its own, or for all that it may be, against
the rivals that it believes to be strongest. It infers its beliefs from how the others play
(behaviour.py), in the playout as before it: a seat that openly gives good pages to its monk is
recognised.

The numbers were chosen by hand; the master that uses these playouts was measured as a whole
(docs/bots.md).
"""

from typing import Final

from cloister.core.chance import Chance

from ..components.cards import EBB, FLOOD, IDENTITY, NO_LOCATION, NO_PAGE
from ..components.ground import Ground
from ..components.monks import BIT, NO_MONK, NOBODY
from ..components.places import LAST, RAMP, VILLAGE
from ..knowledge.behaviour import Behaviour, Choice, attainable
from ..rules import phase
from ..rules.scoring import tie_breakers
from ..rules.state import MountState
from ..rules.terms import Terms
from .lead import discovery_worth
from .opponent import GIVEAWAY_LIMIT, PAGES, OpponentModel
from .value import tide_worth

WORSE_THAN_ANY: Final = -99.0
"""Less than any page can be worth, in points."""
LEFT_OPEN_COST: Final = 0.3
"""What leaving a page open that a tide card would win costs, in points."""
LEAD_SHARE: Final = 0.3
"""The share of the value that is the lead in points, which depends less on luck than winning."""
HALF_LEAD: Final = 4.0
"""Lead, in points, at which that part is halfway from an even game to its maximum."""
ROUNDS_BEFORE_GIVEAWAY: Final = 2
"""Rounds after which a page that is still open is won for any monk."""


def play_out(world: MountState, seat: int, behaviour: Behaviour, dice: Chance) -> float:
    """What a world is worth to a seat after a playout to the end. `behaviour` is changed."""
    playout = Playout(world, behaviour, dice)
    playout.play()
    return playout.value(seat)


class Playout:
    """One world, played on to the end of the game."""

    def __init__(self, world: MountState, behaviour: Behaviour, dice: Chance) -> None:
        terms: Terms = world.terms
        mount = world.mount
        self.terms = terms
        self.seats: int = terms.seats
        self.ground: Ground = terms.ground
        self.behaviour = behaviour
        self.dice = dice
        self.monks: list[int] = [world.inside.index(seat) for seat in range(terms.seats)]
        """The monk of each seat."""
        self.total = world.total.copy()
        self.seen = world.seen.copy()
        self.model = OpponentModel(behaviour, self.monks)
        """What the seats believe and want. Shares this playout's points and looks."""
        self.model.total = self.total
        self.model.seen = self.seen
        self.model.left = PAGES - len(world.taken)
        self.place = mount.place.copy()
        self.count = tie_breakers(world)
        self.deck = world.deck.copy()
        self.order = world.order.copy()
        self.opened = world.opened
        self.location = mount.location
        self.page = mount.page
        self.waiting = mount.waiting
        self.seat = mount.seat
        self.looker = world.looker if mount.phase == phase.LOOKING else NOBODY
        self.laid = world.laid.copy()
        self.tides = mount.tides.copy()

    def play(self) -> None:
        """Play to the end of the game."""
        if self.looker != NOBODY:
            self._look(self.looker)
            if self.looker == self.seat:
                self.seat = (self.seat + 1) % self.seats
        while self._turn_up():
            self._turn()
            self.seat = (self.seat + 1) % self.seats

    def value(self, seat: int) -> float:
        """The share of the victory; clear wins count a little more than narrow ones."""
        best = -99
        for other in range(self.seats):
            if other != seat:
                best = max(best, self.total[self.monks[other]])
        lead = float(self.total[self.monks[seat]] - best)
        bounded = lead / (abs(lead) + HALF_LEAD)
        return (1.0 - LEAD_SHARE) * self.share(seat) + LEAD_SHARE * 0.5 * (1.0 + bounded)

    def share(self, seat: int) -> float:
        """The seat's share of the victory."""
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
        """Turn up the missing cards; False if no page is left."""
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
        """Hand out an identity card; a seat that turned it up and looks has had its turn."""
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
        """Look into the monk where most can be learnt."""
        model = self.model
        model.believe(looker)
        most, best = 0.0, 0
        for monk in range(6):
            worth = discovery_worth(model.own[monk], model.rival[monk])
            if worth > most and not self.seen[looker] & BIT[monk]:
                most, best = worth, monk
        self.laid[looker] += 1
        self.seen[looker] |= BIT[best]
        self.behaviour.looked[looker] |= BIT[best]

    # A turn

    def _turn(self) -> None:
        """Win the page for the monk that serves best, or leave it open and bring a monk nearer."""
        terms = self.terms
        value, dots = terms.value[self.page], terms.dots[self.page]
        able = attainable(self.ground, self.place, self.location, dots)
        self.model.believe(self.seat)
        gains = self.model.gains(value)
        winner, most = NO_MONK, -GIVEAWAY_LIMIT
        if self.waiting >= ROUNDS_BEFORE_GIVEAWAY * self.seats:
            able, most = [True] * 6, WORSE_THAN_ANY
        for monk in range(6):
            if able[monk] and gains[monk] > most:
                winner, most = monk, gains[monk]
        sailor = self._sailor(gains, most, able, dots)
        if sailor != NO_MONK:
            winner = sailor
            able[sailor] = True
        looked = self.behaviour.looked[self.seat]
        self.behaviour.take_in_choice(self.seat, Choice(winner, looked, able, value))
        if winner != NO_MONK:
            self._win(winner, value, dots)
        else:
            self.waiting += 1
            self._approach(gains, dots)

    def _sailor(self, gains: list[float], most: float, able: list[bool], dots: int) -> int:
        """The monk for which a tide card is worth playing, if any."""
        held = self.tides[self.seat]
        if held == 0:
            return NO_MONK
        sailor, played = NO_MONK, 0
        most = max(most, -LEFT_OPEN_COST) + tide_worth(self.model.left)
        for monk in range(6):
            cards = held & self.ground.sailing[dots][self.location][self.place[monk]]
            if cards and gains[monk] > most and not able[monk]:
                sailor, most = monk, gains[monk]
                played = EBB if cards & EBB else FLOOD
        self.tides[self.seat] -= played
        return sailor

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
        self.model.left -= 1
        self.page = NO_PAGE
        self.location = NO_LOCATION

    def _approach(self, gains: list[float], dots: int) -> None:
        """Bring the monk nearer that the seat would most like to win the page."""
        turns = self.ground.turns[dots][self.location]
        mover, best = NOBODY, WORSE_THAN_ANY
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
        """Enter a place; a monk that stands there goes where there is room."""
        if to != VILLAGE:
            for other in range(6):
                if other != monk and self.place[other] == to:
                    for beside in self.ground.ways[to]:
                        if beside == VILLAGE or (beside != RAMP and beside not in self.place):
                            self.place[other] = beside
                            break
        self.place[monk] = to
