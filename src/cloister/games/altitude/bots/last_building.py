# compiled with mypyc
"""What a hand can still build when the pile is empty (ALT-15)."""

from typing import Final

from ..components.cards import AVALANCHE, SAINT_BERNARD
from ..components.places import WIDTH
from ..rules.mountain import Mountain

LEFT_OVER: Final = 0.01
"""What each card left in the hand costs; it only breaks ties.
Chosen by hand; only whole bots were measured (docs/bots.md)."""


def points_after_building(mountain: Mountain, hand: list[int]) -> float:
    """The points of mountain and hand if the hand is built; the best of a few simple orders."""
    best = 0.0
    cards = [card for card in hand if card < AVALANCHE]
    dogs = hand.count(SAINT_BERNARD)
    lost = len(hand) - dogs - len(cards)
    for start in range(max(1, len(cards))):
        order = cards[start:] + cards[:start]
        best = max(best, _built(mountain.copy(), order, lost))
    return best + dogs


def _built(mountain: Mountain, cards: list[int], lost: int) -> float:
    """Lay cards as long as one fits, each as high as it goes."""
    rest = cards.copy()
    moved = True
    while moved and rest:
        moved = False
        for card in rest:
            place = _highest(mountain, card)
            if place >= 0:
                mountain.lay(place, card)
                rest.remove(card)
                moved = True
                break
    bonus = 1.0 if not rest and lost == 0 else 0.0
    return mountain.floors + mountain.animals + bonus - LEFT_OVER * len(rest)


def _highest(mountain: Mountain, card: int) -> int:
    """The highest open place that takes the card, on the heaviest supports; -1 if there is none."""
    best, score = -1, -1
    for place in mountain.open:
        if mountain.fits(card, place):
            worth = place // WIDTH * 1000 + mountain.need(place)
            if worth > score:
                best, score = place, worth
    return best
