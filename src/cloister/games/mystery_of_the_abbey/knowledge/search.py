# compiled with mypyc
"""A world by complete search: one supposition after another, each with all that follows from it.

It leaves out nothing: if it ends without a world there is none, and that is a proof.
"""

from typing import Final

from cloister.core.chance import Chance

from ..components.traits import BIT, count, nth
from ..rules.entry import PLACES
from .chart import Chart

PATIENCE: Final = 60
"""So many dead ends, then all begins anew with other suppositions, and twice the patience."""


class Search:
    """Looks for a world that a chart leaves."""

    def __init__(self, chance: Chance, budget: int) -> None:
        self.chance = chance
        self.left = budget
        """So many suppositions may still be made."""
        self.ended = False
        """Everything has been tried."""

    def find(self, chart: Chart) -> Chart | None:
        """A chart that leaves nothing to choose. None: there is none if the search has `ended`;
        else nobody knows."""
        patience = PATIENCE
        while self.left > 0:
            found = self._dive(chart.copy(), patience)
            if found is not None:
                return found
            if self.ended:
                return None
            patience *= 2
        return None

    def _dive(self, chart: Chart, patience: int) -> Chart | None:
        self.ended = False
        open_ones = [chart]
        while open_ones and patience > 0 and self.left > 0:
            self.left -= 1
            chart = open_ones.pop()
            if not chart.settle():
                patience -= 1
            elif not self._suppose(chart, open_ones):
                return chart
        self.ended = not open_ones
        return None

    def _suppose(self, chart: Chart, open_ones: list[Chart]) -> bool:
        """Somebody is somewhere, or is not. False if everything is certain."""
        now, place = self._tightest(chart)
        if now < 0:
            return self._suppose_shown(chart, open_ones)
        must = chart.must(now)[place]
        free = chart.may[now][place] & ~must
        card = BIT[nth(free, self.chance.below(count(free)))]
        there = chart.copy()
        there.pin(card, now, place)
        chart.bar(card, now, place)
        room = chart.paths.sizes[now][place] - count(must)
        if self.chance.below(count(free)) < room:
            open_ones += [chart, there]
        else:
            open_ones += [there, chart]
        return True

    def _tightest(self, chart: Chart) -> tuple[int, int]:
        """The moment and place that leave the least to choose."""
        best = 99
        found = (-1, -1)
        moments = chart.paths.moments
        first = self.chance.below(moments)
        for n in range(moments):
            now = (first + n) % moments
            row = chart.may[now]
            must = chart.must(now)
            for place in range(PLACES):
                free = row[place] & ~must[place]
                if free and count(free) < best:
                    best = count(free)
                    found = (now, place)
        return found

    def _suppose_shown(self, chart: Chart, open_ones: list[Chart]) -> bool:
        for at in range(len(chart.shown)):
            cards = chart.shown[at]
            if count(cards) > 1:
                card = BIT[nth(cards, self.chance.below(count(cards)))]
                there = chart.copy()
                there.shown[at] = card
                chart.shown[at] &= ~card
                open_ones += [chart, there]
                return True
        return False
