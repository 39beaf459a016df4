# compiled with mypyc
"""Points, and who has won."""

from cloister.core.values import Outcome, Seat

from ..components.cards import SAINT_BERNARD
from . import phase
from .state import Massif


def points(massif: Massif, seat: Seat) -> int:
    """The score of a seat (ALT-16)."""
    mountain = massif.mountains[seat]
    saint_bernards = massif.hands[seat].count(SAINT_BERNARD)
    return mountain.floors + mountain.animals + saint_bernards + hand_bonus(massif, seat)


def hand_bonus(massif: Massif, seat: Seat) -> int:
    """A point if nothing but Saint-Bernards is left in the hand (ALT-R18)."""
    hand = massif.hands[seat]
    return 1 if hand.count(SAINT_BERNARD) == len(hand) else 0


def outcome(massif: Massif) -> Outcome | None:
    """Most points win (ALT-16); ties are shared, or broken by height (ALT-R31)."""
    if massif.phase != phase.OVER:
        return None
    seats = massif.terms.seats
    scores = [points(massif, seat) for seat in range(seats)]
    ranking = [_ranking(massif, seat, scores[seat]) for seat in range(seats)]
    best = max(ranking)
    winners = [seat for seat in range(seats) if ranking[seat] == best]
    return Outcome(tuple(scores), tuple(winners), "pile_empty")


def _ranking(massif: Massif, seat: Seat, score: int) -> int:
    if not massif.terms.height_breaks_ties:
        return score
    mountain = massif.mountains[seat]
    return (score * 100 + mountain.floors) * 100 + mountain.size()
