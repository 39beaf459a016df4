# compiled with mypyc
"""What a mountain promises: the estimates behind the hints.

For every place of a mountain one asks how many draws it takes until a card lies there, from the
base up: both supports have to be there, and a card that is higher than either has to come. The
hope for each floor follows, and that is what a mountain is worth.

A cost counts draws in its low bits, in fractions of a draw, and cable cars in its high bits: where
no number goes, nothing but a cable car helps, and these are few. So costs can be added at once.
"""

from math import exp
from typing import Final

from ..components.cards import (
    ANYWHERE,
    AVALANCHE,
    CABLE_CAR,
    EMPTY,
    SAINT_BERNARD,
    TOP,
    is_animal,
    strength,
)
from ..rules.places import BASE, WIDTH
from ..rules.relief import Relief

DRAW: Final = 32
CABLE: Final = 1 << 16
FAR: Final = 2000 * DRAW
HORIZON: Final = 20 * DRAW


class Taste:
    """What things are worth, in points and in draws."""

    def __init__(self) -> None:
        self.hard = 0.25
        """How much longer one waits for a card that is rare, in draws."""
        self.most = 6.0
        """The longest that one waits for a number."""
        self.cable = 0.25
        """The same for a cable car beyond those at hand."""
        self.ready = 0.6
        """How long it takes to build a card that one holds."""
        self.light = 4
        """How heavy a card of the base will be."""
        self.step = 3
        """By how much a card exceeds what it rests on."""
        self.spare = 1.0
        """How many draws one has more than are left: the hand is built at the end."""
        self.slope = 3.0
        """How slowly hope for a floor fades, in draws."""
        self.broad = 0.2
        """What a second way to a floor is worth."""
        self.patch = 0.8
        """How long it takes to replace a card that is too heavy."""
        self.own_patch = 1.0
        """The same for oneself, who has better things to do."""
        self.margin = 5
        """By how much a card has to be too heavy for that."""
        self.rival = 0.2
        self.gift = 0.2
        """What harm has to be worth more than: a card that one sends is a card that one gives."""
        self.others = 0.05
        self.hold = 0.1
        self.hold_high = 0.02
        self.hold_cable = 0.4
        self.hold_dog = 0.9
        self.hold_avalanche = -0.6
        self.animal = 0.3
        self.late = 1.0
        """With fewer draws left one counts what the hand can still build."""


TASTE: Final = Taste()


def fading(slope: float) -> list[float]:
    """The hope for something, by how late it comes."""
    steps = range(-HORIZON, HORIZON + 1)
    return [1.0 / (1.0 + exp(late / DRAW / slope)) for late in steps]


class Odds:
    """How long one waits for a card that is strong enough for a place."""

    def __init__(self, deck: list[int]) -> None:
        self.count = [0] * (ANYWHERE + 1)
        """How many unseen cards there are of each strength; nothing else can be built."""
        self.unseen = 0
        self.top = 0
        """The highest number that is left: above it there are only cable cars."""
        self.wait: list[int] = []
        """The cost of a card, for each need."""
        self.cable = 0
        """What a cable car costs more if one has none."""
        for card in deck:
            self.add(card)
        for value in range(1, TOP + 1):
            if self.count[value] > 0:
                self.top = value

    def without(self) -> "Odds":
        """A copy to take cards out of."""
        twin = Odds([])
        twin.count = self.count.copy()
        twin.unseen = self.unseen
        twin.top = self.top
        return twin

    def add(self, card: int) -> None:
        """Count a card in."""
        self.unseen += 1
        if card < AVALANCHE:
            self.count[strength(card)] += 1

    def remove(self, cards: list[int]) -> None:
        """Count cards out."""
        for card in cards:
            if card != EMPTY:
                self.unseen -= 1
                if card < AVALANCHE:
                    self.count[strength(card)] -= 1

    def settle(self, taste: Taste) -> None:
        """Work the waiting out."""
        while self.top > 0 and self.count[self.top] <= 0:
            self.top -= 1
        cables = self.count[ANYWHERE]
        rare = self.unseen / cables if cables > 0 else 100.0
        self.cable = int(DRAW * taste.cable * rare)
        self.wait = [CABLE + DRAW] * (self.top + 1)
        better = cables
        for need in range(self.top - 1, -1, -1):
            better += self.count[need + 1]
            wait = 1.0 + taste.hard * (self.unseen / better - 1.0)
            self.wait[need] = int(DRAW * min(taste.most, wait))


class Outlook:
    """How high a mountain may become."""

    def __init__(self, odds: Odds, taste: Taste, fading: list[float]) -> None:
        self.odds = odds
        self.fading = fading
        self.broad = taste.broad
        self.light = taste.light
        self.step = taste.step
        self.margin = taste.margin
        self.ready = int(DRAW * taste.ready)
        self.patch = 0
        """What it costs to replace a bare card that is too heavy; nobody does if it is nothing."""
        self.draws = 0
        self.best = 0
        self.cables = 0
        self.dogs = 0
        """Of the hand: the strength of its highest number, its cable cars and Saint-Bernards."""
        self.below = [0] * WIDTH
        self.under = [0] * WIDTH
        self.row = [0] * WIDTH
        """The cost of each place and all below it, in three rows at a time."""
        self.heavy = [0] * WIDTH
        """How heavy the card in each place of the row will be."""
        self.least = 0
        self.second = 0

    def worth(self, relief: Relief, draws: float, hand: list[int], patch: float) -> float:
        """In points, with so many draws to come."""
        self.draws = int(DRAW * draws)
        self.patch = int(DRAW * patch)
        self._hold(hand)
        first = max(1, relief.right - BASE + 1)
        last = min(WIDTH - 1, relief.left + BASE - 1)
        self._base(relief, first, last)
        total = max(1.0, relief.floors) + relief.animals
        for row in range(1, BASE):
            last -= 1
            self._floor(relief, row, first, last)
            total += self.broad * self._hope(self.second)
            if row >= relief.floors:
                hope = self._hope(self.least)
                total += hope
                if hope < 0.01:
                    break
            self.below, self.under, self.row = self.under, self.row, self.below
        return total

    def _hold(self, hand: list[int]) -> None:
        self.best = self.cables = self.dogs = 0
        for card in hand:
            if card == CABLE_CAR:
                self.cables += 1
            elif card == SAINT_BERNARD:
                self.dogs += 1
            elif card < AVALANCHE and card >> 1 > self.best:
                self.best = card >> 1

    def _hope(self, cost: int) -> float:
        """That something which takes so many draws is done in time."""
        late = cost - self.draws
        if late > HORIZON:
            return 0.0
        return self.fading[HORIZON + late] if late > -HORIZON else 1.0

    def _base(self, relief: Relief, first: int, last: int) -> None:
        for column in range(first, last + 1):
            self.below[column] = 0
            self.under[column] = DRAW
            self.heavy[column] = self.light
            if relief.cards[column] != EMPTY:
                self.under[column] = 0
                self._settle(relief, column, column, self.light, self.under, DRAW)

    def _floor(self, relief: Relief, row: int, first: int, last: int) -> None:
        """The costs of a row; what is below both supports of a place counts once."""
        cards, heavy, wait = relief.cards, self.heavy, self.odds.wait
        below, under, costs = self.below, self.under, self.row
        top, best, step = self.odds.top, self.best, self.step
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
                self._settle(relief, at + column, column, rises, costs, fill)
                least, second = 0, least
                continue
            cost += self.ready if cost == 0 and best > need else fill
            costs[column] = cost
            heavy[column] = rises
            lacking = cost // CABLE - self.cables
            cost %= CABLE
            if lacking > 0:
                cost += lacking * self.odds.cable
            if cost < least:
                least, second = cost, least
            elif cost < second:
                second = cost
        self.least, self.second = least, second

    def _settle(
        self, relief: Relief, place: int, column: int, usual: int, costs: list[int], fill: int
    ) -> None:
        """A card that lies there. If it is too heavy and bare, it takes a draw to replace it."""
        weight = relief.cards[place] >> 1
        self.heavy[column] = weight
        if weight <= usual + self.margin or relief.is_covered(place):
            costs[column] = 0
        elif weight > TOP:
            if self.dogs > 0:
                self.heavy[column] = usual
                costs[column] += DRAW + fill
            else:
                costs[column] = 0
        elif self.patch > 0:
            self.heavy[column] = usual
            costs[column] += self.patch
        else:
            costs[column] = 0


def keepsake(card: int, taste: Taste) -> float:
    """What a card in the hand is worth."""
    if card == CABLE_CAR:
        return taste.hold_cable
    if card == SAINT_BERNARD:
        return taste.hold_dog
    if card == AVALANCHE:
        return taste.hold_avalanche
    worth = taste.hold + taste.hold_high * (card >> 1)
    return worth + taste.animal if is_animal(card) else worth
