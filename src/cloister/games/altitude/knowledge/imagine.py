# compiled with mypyc
"""Sample worlds that look the same to a seat: deal again what it cannot know (ALT-R34).

A seat knows the two cards that it put back at the start: each of them is in the pile, has just
been drawn, or was taken unseen into a hand. All other hidden cards may lie anywhere.
"""

from cloister.core.chance import Chance
from cloister.core.errors import RuleBug
from cloister.core.values import Seat

from ..components.cards import EMPTY
from ..rules import phase
from ..rules.legal import usable
from ..rules.state import Massif


def imagine(massif: Massif, seat: Seat | None, chance: Chance) -> Massif:
    """A world that looks the same to the seat."""
    world = massif.copy()
    assert isinstance(world, Massif)
    _redeal(world, seat, chance)
    return world


def _redeal(massif: Massif, seat: Seat | None, chance: Chance) -> None:
    """Deal again, in place, what the seat cannot know.

    The pool is sorted first, otherwise the original order leaks.
    """
    _forget_returned(massif, seat)
    if massif.phase == phase.OVER:
        return
    others = [other for other in range(massif.terms.seats) if other != seat]
    blind = seat != massif.seat
    pool = _pool(massif, others, blind)
    while True:
        _deal(massif, seat, others, blind, pool.copy(), chance)
        if not blind or _can_go_on(massif, chance):
            return


class Placed:
    """Where the cards that a seat put back lie in an imagined world."""

    def __init__(self, seats: int) -> None:
        self.pile: list[int] = []
        self.drawn = EMPTY
        hands: list[list[int]] = [[] for _ in range(seats)]
        self.hands = hands


def _can_go_on(massif: Massif, chance: Chance) -> bool:
    """Whether the seat to act can play a hand card, if it has committed itself to doing so.

    All know that it can: it took the drawn card, or it goes on building. Nobody knows which card
    it has chosen, so a playable one is chosen here at random.
    """
    if massif.phase <= phase.ACTING or massif.phase == phase.FINAL:
        return True
    playable = [card for card in massif.hands[massif.seat] if usable(massif, massif.seat, card)]
    if playable and massif.phase != phase.HAND:
        massif.picked = playable[chance.below(len(playable))]
    return len(playable) > 0


def _pool(massif: Massif, others: list[int], blind: bool) -> list[int]:
    """All cards that the seat does not see, sorted."""
    pool = massif.pile + massif.aside
    for other in others:
        pool += massif.hands[other]
        if massif.phase == phase.KEEPING:
            pool += massif.returned[other]
    if blind and massif.drawn != EMPTY:
        pool.append(massif.drawn)
    pool.sort()
    return pool


def _forget_returned(massif: Massif, seat: Seat | None) -> None:
    """What others put back is in the pile by now, and only they remember it."""
    if massif.phase == phase.KEEPING:
        return
    for other in range(massif.terms.seats):
        if other != seat:
            massif.returned[other] = []


def _deal(
    massif: Massif,
    seat: Seat | None,
    others: list[int],
    blind: bool,
    pool: list[int],
    chance: Chance,
) -> None:
    placed = Placed(massif.terms.seats)
    if seat is not None and massif.phase != phase.KEEPING:
        _place_returned(massif, seat, blind, pool, placed, chance)
    chance.shuffle(pool)
    for other in others:
        hand = placed.hands[other]
        while len(hand) < len(massif.hands[other]):
            hand.append(pool.pop())
        hand.sort()
        massif.hands[other] = hand
        if massif.phase == phase.KEEPING:
            massif.returned[other] = sorted([pool.pop() for _ in massif.returned[other]])
    if blind and massif.drawn != EMPTY:
        massif.drawn = placed.drawn if placed.drawn != EMPTY else pool.pop()
    massif.aside = sorted([pool.pop() for _ in massif.aside])
    massif.pile = pool
    for card in placed.pile:
        pool.append(card)
        at = chance.below(len(pool))
        pool[-1], pool[at] = pool[at], pool[-1]


def _place_returned(
    massif: Massif, seat: Seat, blind: bool, pool: list[int], placed: Placed, chance: Chance
) -> None:
    """Place the cards that the seat put back: only where cards from the pile may be."""
    seats = massif.terms.seats
    room = [0 if other == seat else _room(massif, other) for other in range(seats)]
    on_top = 1 if blind and massif.drawn != EMPTY else 0
    pile = len(massif.pile)
    for card in massif.returned[seat]:
        pool.remove(card)
        at = chance.below(pile + on_top + sum(room))
        if at < pile:
            placed.pile.append(card)
            pile -= 1
        elif at < pile + on_top:
            placed.drawn = card
            on_top = 0
        else:
            holder = _holder(room, at - pile - on_top)
            placed.hands[holder].append(card)
            room[holder] -= 1


def _room(massif: Massif, seat: Seat) -> int:
    """How many cards of a hand may have come from the pile."""
    return min(massif.taken[seat], len(massif.hands[seat]))


def _holder(room: list[int], at: int) -> int:
    """The seat whose hand holds free slot number `at`."""
    for seat in range(len(room)):
        at -= room[seat]
        if at < 0:
            return seat
    raise RuleBug("a card that was put back is nowhere")
