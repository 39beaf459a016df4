# compiled with mypyc
"""What a mountain and a hand promise: the estimates behind the hints.

For every place of a mountain, filled or not, one asks how likely a card will lie there in the
end and how heavy it will be, from the base up: a place is filled if both of its supports are and
some card fits on them. The expected number of floors follows, and that is what a mountain is
worth. The weights were found by letting many of them play against each other.
"""

from math import exp
from typing import Final

from .cards import ANYWHERE, AVALANCHE, CABLE_CAR, EMPTY, SAINT_BERNARD, TOP, is_animal, strength
from .mountain import Mountain
from .places import BASE, WIDTH


class Taste:
    """What things are worth, in points and in draws."""

    def __init__(self) -> None:
        self.hard = 0.25
        """How much longer one waits for a card that is rare, in draws."""
        self.most = 12.0
        """The longest that one waits for a card."""
        self.ready = 0.6
        """How long it takes to build a card that one holds."""
        self.light = 3.0
        """How heavy a card of the base will be."""
        self.step = 2.0
        """By how much a card exceeds what it rests on."""
        self.pace = 1.0
        self.spare = 3.0
        """How many draws one has more than are left: the hand is built at the end."""
        self.slope = 3.0
        """How slowly hope for a floor fades, in draws."""
        self.broad = 0.2
        """What a second way to a floor is worth."""
        self.patch = 0.8
        """How long it takes to replace a card that is too heavy."""
        self.margin = 3.0
        """By how much a card has to be too heavy for that."""
        self.rival = 0.2
        self.grudge = 0.05
        """What harm has to be worth more than: the others will remember it."""
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


class Odds:
    """How long one waits for a card that is strong enough for a place."""

    def __init__(self, deck: list[int]) -> None:
        self.count = [0] * (ANYWHERE + 1)
        """How many unseen cards there are of each strength; nothing else can be built."""
        self.unseen = 0
        self.top = 0
        """The highest number that is left."""
        self.wait: list[float] = []
        """For each need, how many draws."""
        for card in deck:
            self.add(card, 1)

    def add(self, card: int, times: int) -> None:
        """Count a card in or out."""
        self.unseen += times
        if card < AVALANCHE:
            self.count[strength(card)] += times

    def settle(self, taste: Taste) -> None:
        """Work the waiting out."""
        self.wait = [taste.most] * (ANYWHERE + 1)
        better = 0
        for need in range(ANYWHERE - 1, -1, -1):
            better += self.count[need + 1]
            if self.top == 0 and better > self.count[ANYWHERE]:
                self.top = need + 1
            if better > 0:
                wait = 1.0 + taste.hard * (self.unseen / better - 1.0)
                self.wait[need] = min(taste.most, wait)


class Outlook:
    """How high a mountain may become in the draws that are left."""

    def __init__(self, odds: Odds, taste: Taste, draws: float) -> None:
        self.odds = odds
        self.taste = taste
        self.draws = draws * taste.pace + taste.spare
        self.below = [0.0] * WIDTH
        self.under = [0.0] * WIDTH
        self.row = [0.0] * WIDTH
        """Draws to complete everything below a place, in three rows at a time."""
        self.heavy = [0.0] * WIDTH
        self.best = 0
        self.patient = False

    def rival(self, mountain: Mountain) -> float:
        """The same for somebody else's: one expects the owner to mend it where that is easy."""
        self.patient = True
        found = self.worth(mountain, 0)
        self.patient = False
        return found

    def worth(self, mountain: Mountain, best: int) -> float:
        """In points; `best` is the strength of the strongest card at hand."""
        self.best = best
        first = max(1, mountain.right - BASE + 1)
        last = min(WIDTH - 1, mountain.left + BASE - 1)
        self._base(mountain, first, last)
        total = max(1.0, mountain.floors) + mountain.animals
        for row in range(1, BASE):
            last -= 1
            least, second = 999.0, 999.0
            for column in range(first, last + 1):
                cost = self._place(mountain, row, column)
                if cost < least:
                    least, second = cost, least
                elif cost < second:
                    second = cost
            total += self.taste.broad * self._hope(second)
            if row >= mountain.floors:
                hope = self._hope(least)
                total += hope
                if hope < 0.01:
                    break
            self.below, self.under, self.row = self.under, self.row, self.below
        return total

    def _hope(self, cost: float) -> float:
        """That something which takes so many draws is done in time."""
        return 1.0 / (1.0 + exp((cost - self.draws) / self.taste.slope))

    def _base(self, mountain: Mountain, first: int, last: int) -> None:
        light = self.taste.light
        for column in range(first, last + 1):
            card = mountain.cards[column]
            self.below[column] = 0.0
            self.under[column] = 1.0 if card == EMPTY else 0.0
            self.heavy[column] = light
            if card != EMPTY:
                self._settle(mountain, column, column, light, self.under)

    def _place(self, mountain: Mountain, row: int, column: int) -> float:
        """The draws for a place and all below it; what is below both supports counts once."""
        card = mountain.cards[row * WIDTH + column]
        need = max(self.heavy[column], self.heavy[column + 1])
        rises = need + self.taste.step if need < self.odds.top else 0.0
        cost = self.under[column] + self.under[column + 1]
        if row > 1:
            cost -= self.below[column + 1]
        self.row[column] = cost
        if card != EMPTY:
            self._settle(mountain, row * WIDTH + column, column, rises, self.row)
            return 0.0
        self.heavy[column] = rises
        wait = self.odds.wait[min(int(need), ANYWHERE)]
        if cost == 0.0 and self.best > need:
            wait = self.taste.ready
        self.row[column] = cost + wait
        return cost + wait

    def _settle(
        self, mountain: Mountain, place: int, column: int, usual: float, costs: list[float]
    ) -> None:
        """A card that lies there. If it is too heavy and bare, it takes a draw to replace it."""
        weight = float(mountain.cards[place] >> 1)
        heavy = self.patient and usual + self.taste.margin < weight <= TOP
        if heavy and not mountain.is_covered(place):
            self.heavy[column] = usual
            costs[column] += self.taste.patch
        else:
            self.heavy[column] = weight
            costs[column] = 0.0


def strongest(hand: list[int]) -> int:
    """The strength of the best card for building."""
    best = 0
    for card in hand:
        if card < AVALANCHE:
            best = max(best, strength(card))
    return best


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


def finish(mountain: Mountain, hand: list[int]) -> float:
    """The points of mountain and hand if the hand is built as high as one sees at a glance."""
    best = 0.0
    cards = [card for card in hand if card < AVALANCHE]
    dogs = hand.count(SAINT_BERNARD)
    lost = len(hand) - dogs - len(cards)
    for start in range(max(1, len(cards))):
        order = cards[start:] + cards[:start]
        best = max(best, _laid(mountain.copy(), order, lost))
    return best + dogs


def _laid(mountain: Mountain, cards: list[int], lost: int) -> float:
    """Lay card after card as high as it goes, as often as one fits."""
    rest = cards.copy()
    moved = True
    while moved and rest:
        moved = False
        for card in rest:
            place = highest(mountain, card)
            if place >= 0:
                mountain.lay(place, card)
                rest.remove(card)
                moved = True
                break
    bonus = 1.0 if not rest and lost == 0 else 0.0
    return mountain.floors + mountain.animals + bonus - 0.01 * len(rest)


def highest(mountain: Mountain, card: int) -> int:
    """The highest open place that takes the card, on the heaviest supports; -1 if there is none."""
    best, score = -1, -1
    for place in mountain.open:
        if mountain.fits(card, place):
            worth = place // WIDTH * 1000 + mountain.need(place)
            if worth > score:
                best, score = place, worth
    return best
