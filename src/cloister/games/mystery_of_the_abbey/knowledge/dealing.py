# compiled with mypyc
"""Deals a world: one suspect after another gets a path along ways that are still free.

It respects every count as long as it can. repair.py corrects what is wrong in the end.
"""

from typing import Final

from cloister.core.errors import RuleBug

from ..components.traits import BIT, SUSPECTS, count
from ..rules.chronicle import PLACES
from .constraints import HELD, SEEN, WENT, Count
from .world import World

ORDERS: Final = 24
"""Orders of the suspects that are tried before rules are broken. Chosen by hand; see
docs/mystery-of-the-abbey.md for the speed of the whole."""
VISITS: Final = 4
"""Attempts at a path for one suspect. They differ if a seat must have seen it. Chosen by hand."""


def deal_world(world: World) -> None:
    """Give the world new paths, and draw the cards shown to others from those that fit."""
    Dealing(world).deal()
    for showing in world.timeline.shown:
        showing.card = world.pick_shown(showing)


class Dealing:
    """One deal. It keeps track of the places and ways that are still free."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.known = world.known
        self.chance = world.chance
        self.moments = world.moments
        self.aims = world.timeline.aims
        self.stay: list[list[int]] = []
        """For each moment and place, how many may still stay there."""
        self.closed: list[int] = [0] * world.moments
        """For each move, the places that the current suspect may not leave, as a set."""
        self.left: list[int] = []
        """For each moment, the places at which somebody may still stay, as a set."""
        self.reach: list[int] = [0] * world.moments
        """For each moment, the places from which the current suspect can reach the end."""
        self.go: list[list[int]] = []
        """For each move and place, how many may still go."""

    def deal(self) -> None:
        """Find a path for every suspect. One that finds none goes first in the next order."""
        order = self._order()
        stuck = -1
        for _ in range(ORDERS):
            stuck = self._deal_in(order, False)
            if stuck < 0:
                return
            order.remove(stuck)
            order.insert(0, stuck)
        self._deal_in(order, True)

    def _deal_in(self, order: list[int], anyhow: bool) -> int:
        """Deal the suspects in this order. Returns the first that finds no path, or -1.

        The ways of cards are a flow: as long as each suspect takes only what is left of it, the
        others find a path too, though not always an allowed one. With `anyhow` they take any.
        """
        known = self.known
        world = self.world
        self.stay = [row.copy() for row in known.stays]
        self.left = known.left.copy()
        self.go = [row.copy() for row in world.timeline.numbers]
        world.path = [[-1] * self.moments for _ in range(SUSPECTS)]
        for clue in known.open:
            _make_room(clue)
        for card in order:
            if self._find_path(card):
                continue
            if not anyhow:
                return card
            self.closed = [0] * self.moments
            if not self._follow(card, known.allowed[card]):
                self._follow(card, [0xFFF] * self.moments)
        return -1

    def _find_path(self, card: int) -> bool:
        """Take a path that breaks no count. A suspect that a seat must have seen visits it."""
        for _ in range(VISITS):
            row = self._free_places(card)
            for clue in self.known.open:
                if clue.kind == SEEN and clue.outside <= 0 and clue.mask >> card & 1:
                    self._call_in(row, clue, card)
            if self._follow(card, row):
                return True
        return False

    def _call_in(self, row: list[int], clue: Count, card: int) -> None:
        """Make the suspect visit the seat at a random moment."""
        if clue.sure >> card & 1:
            return
        moments = [now for now in range(clue.at + 1) if row[now] >> clue.place & 1]
        if moments:
            row[moments[self.chance.below(len(moments))]] &= BIT[clue.place]

    def _free_places(self, card: int) -> list[int]:
        """For each moment, where the suspect may be without breaking a count."""
        row = self.known.allowed[card].copy()
        self.closed = self.known.closed[card].copy()
        for clue in self.known.open:
            inside = clue.mask >> card & 1
            if clue.kind == HELD and (clue.missing if inside else clue.others) <= 0:
                row[clue.at] &= BIT[clue.place]
            if (clue.inside if inside else clue.outside) > 0:
                continue
            if clue.kind == HELD:
                row[clue.at] &= ~BIT[clue.place]
            elif clue.kind == WENT:
                self.closed[clue.at] |= BIT[clue.place]
            elif clue.kind == SEEN and inside and not clue.sure >> card & 1:
                for now in range(clue.at + 1):
                    row[now] &= ~BIT[clue.place]
        return row

    def _order(self) -> list[int]:
        """A random order, in which suspects with less freedom come first."""
        order = list(range(SUSPECTS))
        self.chance.shuffle(order)
        slack = self.known.slack
        order.sort(key=lambda card: slack[card])
        return order

    def _follow(self, card: int, allowed: list[int]) -> bool:
        """Find a path through allowed places along what is left of the flow, and take it."""
        last = self.moments - 1
        left = self.left
        closed = self.closed
        reach = self.reach
        later = allowed[last] & left[last]
        if not later:
            return False
        reach[last] = later
        for now in range(last - 1, -1, -1):
            found = later & left[now]
            go = self.go[now]
            aims = self.aims[now]
            for place in self.known.ways_out[now]:
                if go[place] > 0 and later >> aims[place] & 1 and not closed[now] >> place & 1:
                    found |= BIT[place]
            later = found & allowed[now]
            if not later:
                return False
            reach[now] = later
        self._take(card, reach)
        return True

    def _take(self, card: int, reach: list[int]) -> None:
        """Choose a path at random, weighted by how much room there is."""
        row = self.world.path[card]
        place = self._first_place(reach[0])
        row[0] = place
        for now in range(self.moments - 1):
            aim = self.aims[now][place]
            if aim >= 0 and self._goes(now, place, aim, reach[now + 1]):
                self.go[now][place] -= 1
                place = aim
            else:
                self._stay(now, place)
            row[now + 1] = place
        self._stay(self.moments - 1, place)
        self._fill(card)

    def _goes(self, now: int, place: int, aim: int, later: int) -> bool:
        """Whether a suspect leaves: if it must, or at random if it may."""
        go = self.go[now][place]
        if go == 0 or not later >> aim & 1 or self.closed[now] >> place & 1:
            return False
        if not later >> place & 1:
            return True
        stay = self.stay[now][place]
        return stay == 0 or self.chance.below(stay + go) >= stay

    def _stay(self, now: int, place: int) -> None:
        self.stay[now][place] -= 1
        if self.stay[now][place] == 0:
            self.left[now] &= ~BIT[place]

    def _fill(self, card: int) -> None:
        """Subtract the suspect's share from every open count."""
        for clue in self.known.open:
            if clue.kind == SEEN:
                if clue.mask >> card & 1:
                    if self.world.visits(clue, card):
                        clue.inside -= 1
                    else:
                        clue.outside -= 1
            elif clue.kind <= WENT:
                self._fill_count(clue, clue.mask >> card & 1 == 1, self.world.share(clue, card))

    def _fill_count(self, clue: Count, inside: bool, share: int) -> None:
        if inside:
            clue.inside -= share
            clue.missing -= 1 - share
        else:
            clue.outside -= share
            clue.others -= 1 - share

    def _first_place(self, mask: int) -> int:
        """One of these places, weighted by how much room is in it."""
        room = 0
        last = self.moments - 1
        for place in range(PLACES):
            if mask >> place & 1:
                room += self.stay[0][place] + (self.go[0][place] if last else 0)
        at = self.chance.below(room)
        for place in range(PLACES):
            if mask >> place & 1:
                at -= self.stay[0][place] + (self.go[0][place] if last else 0)
                if at < 0:
                    return place
        raise RuleBug("no place is left")


def _make_room(clue: Count) -> None:
    """Before a deal, work out how many suspects a count has room for, in its set and outside."""
    clue.weight = 1
    clue.inside = clue.most
    clue.outside = clue.size - clue.least
    clue.missing = count(clue.mask) - clue.least
    clue.others = SUSPECTS - count(clue.mask) - (clue.size - clue.most)
    if clue.kind == SEEN:
        clue.outside = clue.missing
