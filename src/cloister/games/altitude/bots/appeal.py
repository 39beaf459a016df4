# compiled with mypyc
"""The appeal of a move: what it adds to the worth of the mountains, found by trying it."""

from typing import Final

from cloister.core.values import Move, Seat

from ..components.cards import AVALANCHE, EMPTY, SAINT_BERNARD
from ..rules import moves as kinds
from ..rules import phase
from ..rules.moves import CARD, RETURN, SEND, SPAN, TAKE
from ..rules.relief import Relief
from .seat_table import SeatTable

NEVER: Final = -9.0
"""Worse than any legal move."""


def appeals(table: SeatTable, moves: list[Move]) -> list[float]:
    """What each of the moves gains, in points."""
    return [_appeal(table, move) for move in moves]


def _appeal(table: SeatTable, move: Move) -> float:
    """What a move gains, in points."""
    place = move % SPAN
    if move >= RETURN:
        return _returning(table, (move - RETURN) // SPAN, place)
    if move >= SEND:
        return _sending(table, (move - SEND) // SPAN, place)
    match move - place:
        case kinds.BUILD | kinds.REPLACE:
            return _worth_with(table, place, table.drawn, table.hand) - table.now
        case kinds.RESCUE:
            return _worth_without(table, place, table.hand) - table.now
        case kinds.CARD:
            return _best_place(table, move - CARD)
        case kinds.AT:
            return _placing(table, table.picked, place)
        case _:
            return best_from_hand(table) if move == TAKE else 0.0


def best_from_hand(table: SeatTable) -> float:
    """The most that any hand card gains; once one is chosen, only that card."""
    best = NEVER
    last = EMPTY
    for card in table.hand:
        if card != last and (table.phase != phase.SLOT or card == table.picked):
            best = max(best, _best_place(table, card))
        last = card
    return best


def _best_place(table: SeatTable, card: int) -> float:
    """The most that a hand card gains at any place."""
    best = NEVER
    if card == AVALANCHE:
        return best
    mine = table.my_places()
    places = mine.slides if card == SAINT_BERNARD else mine.open
    for place in places:
        if card == SAINT_BERNARD or mine.fits(card, place):
            best = max(best, _placing(table, card, place))
    return best


def _placing(table: SeatTable, card: int, place: int) -> float:
    rest = table.hand.copy()
    rest.remove(card)
    if table.drawn != EMPTY:
        rest.append(table.drawn)
    if card == SAINT_BERNARD:
        return _worth_without(table, place, rest) - table.now
    return _worth_with(table, place, card, rest) - table.now


def _worth_with(table: SeatTable, place: int, card: int, hand: list[int]) -> float:
    """The seat's own worth with a card put on a place."""
    mine = table.mine
    before = Before(mine, place)
    mine.put(place, card)
    worth = table.own_worth(hand)
    before.restore(mine)
    return worth


def _worth_without(table: SeatTable, place: int, hand: list[int]) -> float:
    """The seat's own worth without an avalanche."""
    mine = table.mine
    after = table.my_places().copy()
    after.lift(place)
    table.mine = after
    worth = table.own_worth(hand)
    table.mine = mine
    return worth


def _returning(table: SeatTable, low: int, high: int) -> float:
    rest = table.hand.copy()
    rest.remove(low)
    rest.remove(high)
    return table.own_worth(rest) - table.now


def _sending(table: SeatTable, to: Seat, place: int) -> float:
    relief = table.reliefs[to]
    before = Before(relief, place)
    relief.put(place, table.drawn)
    worth = table.rivals.copy()
    worth[to] = table.rival_worth(to)
    before.restore(relief)
    return table.danger(table.rivals) - table.danger(worth) - table.weights.sent_card


class Before:
    """Saves a mountain so that a trial card can be taken off again."""

    def __init__(self, relief: Relief, place: int) -> None:
        self.place = place
        self.card = relief.cards[place]
        self.left = relief.left
        self.right = relief.right
        self.floors = relief.floors
        self.animals = relief.animals

    def restore(self, relief: Relief) -> None:
        """Take the card away again."""
        relief.cards[self.place] = self.card
        relief.left = self.left
        relief.right = self.right
        relief.floors = self.floors
        relief.animals = self.animals
