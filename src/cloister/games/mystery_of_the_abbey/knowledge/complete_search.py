# compiled with mypyc
"""Finds a world by complete search: supposes something, works out what follows, and goes on.

The search leaves nothing out: if it ends without a world, that is a proof that there is none.
"""

from typing import Final

from cloister.core.chance import Chance

from ..components.traits import BIT, count, nth
from ..rules.chronicle import PLACES
from .possibilities import Possibilities

DEAD_ENDS_BEFORE_RESTART: Final = 60
"""Dead ends after which the search restarts with other suppositions and twice this limit.
Chosen by hand."""


class CompleteSearch:
    """Looks for a world within the possibilities."""

    def __init__(self, chance: Chance, budget: int) -> None:
        self.chance = chance
        self.left = budget
        """Suppositions that may still be made."""
        self.ended = False
        """Whether everything has been tried."""

    def find(self, possible: Possibilities) -> Possibilities | None:
        """Find possibilities that leave nothing open: a world.

        Returns None if there is no world (`ended` is then true) or if the search was given up.
        """
        dead_ends = DEAD_ENDS_BEFORE_RESTART
        while self.left > 0:
            found = self._dive(possible.copy(), dead_ends)
            if found is not None:
                return found
            if self.ended:
                return None
            dead_ends *= 2
        return None

    def _dive(self, possible: Possibilities, dead_ends: int) -> Possibilities | None:
        """Search depth first until this many dead ends."""
        self.ended = False
        open_ones = [possible]
        while open_ones and dead_ends > 0 and self.left > 0:
            self.left -= 1
            possible = open_ones.pop()
            if not possible.eliminate():
                dead_ends -= 1
            elif not self._suppose(possible, open_ones):
                return possible
        self.ended = not open_ones
        return None

    def _suppose(self, possible: Possibilities, open_ones: list[Possibilities]) -> bool:
        """Branch on whether a suspect is at a place. False if everything is certain."""
        now, place = self._tightest(possible)
        if now < 0:
            return self._suppose_shown(possible, open_ones)
        must = possible.must(now)[place]
        free = possible.may[now][place] & ~must
        card = BIT[nth(free, self.chance.below(count(free)))]
        there = possible.copy()
        there.pin(card, now, place)
        possible.bar(card, now, place)
        room = possible.timeline.sizes[now][place] - count(must)
        if self.chance.below(count(free)) < room:
            open_ones += [possible, there]
        else:
            open_ones += [there, possible]
        return True

    def _tightest(self, possible: Possibilities) -> tuple[int, int]:
        """The moment and place with the fewest open suspects; (-1, -1) if nothing is open."""
        best = 99
        found = (-1, -1)
        moments = possible.timeline.moments
        first = self.chance.below(moments)
        for n in range(moments):
            now = (first + n) % moments
            row = possible.may[now]
            must = possible.must(now)
            for place in range(PLACES):
                free = row[place] & ~must[place]
                if free and count(free) < best:
                    best = count(free)
                    found = (now, place)
        return found

    def _suppose_shown(self, possible: Possibilities, open_ones: list[Possibilities]) -> bool:
        """Branch on whether a card was the one shown. False if everything is certain."""
        for at in range(len(possible.shown)):
            cards = possible.shown[at]
            if count(cards) > 1:
                card = BIT[nth(cards, self.chance.below(count(cards)))]
                there = possible.copy()
                there.shown[at] = card
                possible.shown[at] &= ~card
                open_ones += [possible, there]
                return True
        return False
