# compiled with mypyc
"""How high a mountain may become.

The cost of every place is estimated from the base up: the draws until a card lies there. Both
supports have to be there, and a card higher than either has to come up. The cheapest place of
each floor gives the chance to reach it, and these chances give the worth of a mountain.
"""

from math import exp
from typing import Final

from ..components.cards import AVALANCHE, CABLE_CAR, EMPTY, SAINT_BERNARD, TOP
from ..components.places import BASE, WIDTH
from ..rules.relief import Relief
from .waits import CABLE, DRAW, FAR, HORIZON, Waits
from .weights import Weights

HOPELESS: Final = 0.01
"""Floors above one with less hope than this are ignored. Chosen by hand; only whole bots were
measured (docs/bots.md)."""


def hope_table(slope: float) -> list[float]:
    """The chance to finish something in time, by how late it is expected to be."""
    steps = range(-HORIZON, HORIZON + 1)
    return [1.0 / (1.0 + exp(late / DRAW / slope)) for late in steps]


class Potential:
    """How high a mountain may become."""

    def __init__(self, waits: Waits, weights: Weights, hopes: list[float]) -> None:
        self.waits = waits
        self.hopes = hopes
        self.second_way = weights.second_way
        self.base_weight = weights.base_weight
        self.usual_step = weights.usual_step
        self.too_heavy_by = weights.too_heavy_by
        self.ready_delay = int(DRAW * weights.ready_delay)
        self.replace_delay = 0
        """The cost of replacing a bare card that is too heavy; 0 if that is not expected."""
        self.draws = 0
        self.best = 0
        self.cables = 0
        self.dogs = 0
        """The hand's highest number, its cable cars and its Saint-Bernards."""
        self.below = [0] * WIDTH
        self.under = [0] * WIDTH
        self.row = [0] * WIDTH
        """The cost of each place and all below it, for three rows at a time."""
        self.heavy = [0] * WIDTH
        """The expected weight of the card in each place of the row."""
        self.least = 0
        self.second = 0

    def worth(self, relief: Relief, draws: float, hand: list[int], replace_delay: float) -> float:
        """The worth of a mountain in points, if its owner still has `draws` draws."""
        self.draws = int(DRAW * draws)
        self.replace_delay = int(DRAW * replace_delay)
        self._note_hand(hand)
        first = max(1, relief.right - BASE + 1)
        last = min(WIDTH - 1, relief.left + BASE - 1)
        self._base(relief, first, last)
        total = max(1.0, relief.floors) + relief.animals
        for row in range(1, BASE):
            last -= 1
            self._floor(relief, row, first, last)
            total += self.second_way * self._hope(self.second)
            if row >= relief.floors:
                hope = self._hope(self.least)
                total += hope
                if hope < HOPELESS:
                    break
            self.below, self.under, self.row = self.under, self.row, self.below
        return total

    def _note_hand(self, hand: list[int]) -> None:
        self.best = self.cables = self.dogs = 0
        for card in hand:
            if card == CABLE_CAR:
                self.cables += 1
            elif card == SAINT_BERNARD:
                self.dogs += 1
            elif card < AVALANCHE and card >> 1 > self.best:
                self.best = card >> 1

    def _hope(self, cost: int) -> float:
        """The chance to finish something of this cost in time."""
        late = cost - self.draws
        if late > HORIZON:
            return 0.0
        return self.hopes[HORIZON + late] if late > -HORIZON else 1.0

    def _base(self, relief: Relief, first: int, last: int) -> None:
        for column in range(first, last + 1):
            self.below[column] = 0
            self.under[column] = DRAW
            self.heavy[column] = self.base_weight
            if relief.cards[column] != EMPTY:
                self.under[column] = 0
                self._weigh(relief, column, column, self.base_weight, self.under, DRAW)

    def _floor(self, relief: Relief, row: int, first: int, last: int) -> None:
        """The costs of a row; whatever lies below both supports of a place counts once."""
        cards, heavy, wait = relief.cards, self.heavy, self.waits.wait
        below, under, costs = self.below, self.under, self.row
        top, best, step = self.waits.top, self.best, self.usual_step
        at = row * WIDTH
        least, second = FAR, FAR
        for column in range(first, last + 1):
            left, right = heavy[column], heavy[column + 1]
            need = left if left > right else right
            cost = under[column] + under[column + 1] - below[column + 1]
            fill = wait[need if need < top else top]
            rises = need + step if need < top else 0
            if cards[at + column] != EMPTY:
                costs[column] = cost
                self._weigh(relief, at + column, column, rises, costs, fill)
                least, second = 0, least
                continue
            cost += self.ready_delay if cost == 0 and best > need else fill
            costs[column] = cost
            heavy[column] = rises
            lacking = cost // CABLE - self.cables
            cost %= CABLE
            if lacking > 0:
                cost += lacking * self.waits.cable_car
            if cost < least:
                least, second = cost, least
            elif cost < second:
                second = cost
        self.least, self.second = least, second

    def _weigh(
        self, relief: Relief, place: int, column: int, usual: int, costs: list[int], fill: int
    ) -> None:
        """Note the weight of the card on a place, and what replacing it costs.

        Only a bare card that is far too heavy is replaced; then the usual weight is expected.
        """
        weight = relief.cards[place] >> 1
        self.heavy[column] = weight
        if weight <= usual + self.too_heavy_by or relief.is_covered(place):
            costs[column] = 0
        elif weight > TOP:
            if self.dogs > 0:
                self.heavy[column] = usual
                costs[column] += DRAW + fill
            else:
                costs[column] = 0
        elif self.replace_delay > 0:
            self.heavy[column] = usual
            costs[column] += self.replace_delay
        else:
            costs[column] = 0
