# compiled with mypyc
"""What a hand is still good for when the pile is empty (ALT-15)."""

from ..components.cards import AVALANCHE, SAINT_BERNARD
from ..rules.mountain import Mountain
from ..rules.places import WIDTH


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
