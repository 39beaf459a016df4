# compiled with mypyc
"""A world by complete search: one supposition after another, each with all that follows from it.

Nothing is left out: if the search ends without a world there is none, and that is a proof.
"""

from typing import Final

from cloister.core.chance import Chance

from ..components.traits import BIT, count, nth
from ..rules.chronicle import PLACES
from .possibilities import Possibilities

DEAD_ENDS_BEFORE_RESTART: Final = 60
"""Dead ends after which the search starts over with other suppositions and twice the patience.
Chosen by hand."""


class CompleteSearch:
    """Looks for a world that the possibilities leave."""

    def __init__(self, chance: Chance, budget: int) -> None:
        self.chance = chance
        self.left = budget
        """Suppositions that may still be made."""
        self.ended = False
        """Everything has been tried."""

    def find(self, possible: Possibilities) -> Possibilities | None:
        """Possibilities that leave nothing to choose.

        None means that there is no world if the search has `ended`, else that it was given up.
        """
        patience = DEAD_ENDS_BEFORE_RESTART
        while self.left > 0:
            found = self._dive(possible.copy(), patience)
            if found is not None:
                return found
            if self.ended:
                return None
            patience *= 2
        return None

    def _dive(self, possible: Possibilities, patience: int) -> Possibilities | None:
        """Search depth first until this many dead ends."""
        self.ended = False
        open_ones = [possible]
        while open_ones and patience > 0 and self.left > 0:
            self.left -= 1
            possible = open_ones.pop()
            if not possible.eliminate():
                patience -= 1
            elif not self._suppose(possible, open_ones):
                return possible
        self.ended = not open_ones
        return None

    def _suppose(self, possible: Possibilities, open_ones: list[Possibilities]) -> bool:
        """Suppose that a suspect is somewhere, or is not. False if everything is certain."""
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
        """The moment and place that leave the least to choose; -1 if nothing is left to choose."""
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
        """Suppose that a card was the one shown, or was not. False if everything is certain."""
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
