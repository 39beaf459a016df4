# compiled with mypyc
"""The appeal of a move: how promising it looks before anything is tried.

Apprentice and master differ in a style; that of the master is in master_appeal.py.
All weights are in squares and were chosen by hand; only whole bots were measured (docs/bots.md).
"""

from typing import Final

from cloister.core.values import Move

from ..components import cards
from ..components.cards import NIHIL, NONE, prayers_in
from ..components.ground import ANCHORS, BITS, CELLS, anchors, squares_in
from ..rules import moves, phase
from ..rules.laying import facings
from ..rules.pit import Pit
from .distance import BOOK, Walk, distance, ways_from_ledge
from .seat_table import SeatTable

NEVER: Final = -1e6
"""Worse than any possible move."""
LAST_BOOK: Final = 1e5
"""Taking the last book: better than any other move, because it wins."""
STEP: Final = 0.2
"""A step is better than standing still."""
FREE_STEP: Final = -0.5
"""A free step: the free action is kept for later if another step is as good."""
IM_CARD: Final = 2.0
"""Playing an IM card: it gives a square to walk."""
PRAYER: Final = -5.0
"""Playing a prayer: it gives no square to walk."""
PRAYING_AWAY: Final = -8.0
"""Discarding three cards for a gargoyle."""
SWAP: Final = -3.0
"""A swap: it costs points and two cards."""
FREE_BRIDGE: Final = 0.1
"""Moving a bridge by the free action, rather than ending the turn without it."""
HELD_JOLLY: Final = 5.0
"""A jolly in the hand."""
HELD_IM_CARD: Final = 3.0
"""Another IM card in the hand, less one for each card of its face that is held."""
HELD_MOVER: Final = 2.5
"""Animi or neque in the hand: they move the acolyte."""
HELD_PRAYER: Final = 0.5
"""Another prayer in the hand."""
PRAYERS_WANTED: Final = 1
"""The most prayers wanted in hand: they give no squares to walk."""
COVERED_BOOK: Final = 8.0
"""Laying a bridge under one of the seat's books."""
LAYING_RIVAL_WEIGHT: Final = 0.3
"""The weight of the rivals' ways while an apprentice lays bridges."""


class AppealStyle:
    """The choices in which an apprentice and a master differ."""

    def __init__(self, own_books_first: bool, every_facing: bool) -> None:
        self.own_books_first = own_books_first
        """While a book of the seat is bare, a facing is judged only by places that cover one."""
        self.every_facing = every_facing
        """Whether a bridge is chosen by its best place rather than by its size."""

    def wants_prayer(self, table: SeatTable) -> bool:
        """Whether to draw a prayer rather than an IM card."""
        raise NotImplementedError

    def laid_worth(self, pit: Pit, seat: int, covered: int) -> float:
        """The worth of a pit after laying a bridge that covers this many books of the seat."""
        raise NotImplementedError


class ApprenticeStyle(AppealStyle):
    """Holds one prayer at a time; lays bridges under its books, for short ways from its ledge."""

    def __init__(self) -> None:
        super().__init__(own_books_first=True, every_facing=False)

    def wants_prayer(self, table: SeatTable) -> bool:
        return prayers_in(table.hand) < PRAYERS_WANTED

    def laid_worth(self, pit: Pit, seat: int, covered: int) -> float:
        worth = COVERED_BOOK * covered - ways_from_ledge(pit, seat)
        others = len(pit.acolytes) - 1
        for other in range(len(pit.acolytes)):
            if other != seat:
                worth += LAYING_RIVAL_WEIGHT * ways_from_ledge(pit, other) / others
        return worth


def appeals(table: SeatTable, style: AppealStyle, legal: list[Move]) -> list[float]:
    """For each move, how promising it looks."""
    appeal = MoveAppeal(table, style)
    return [appeal.of(move) for move in legal]


class MoveAppeal:
    """The appeal of the moves of one decision."""

    def __init__(self, table: SeatTable, style: AppealStyle) -> None:
        self.table = table
        self.view = table.view
        self.seat = table.seat
        self.pit = table.pit
        self.hand = table.hand
        self.steps = table.steps
        self.style = style

    def of(self, move: Move) -> float:
        """How promising a move looks."""
        kind = move // moves.SPAN * moves.SPAN
        if self.table.phase < phase.MAIN:
            return self._laying(kind, move - kind)
        match kind:
            case moves.TURN | moves.SLIDE:
                return self._moved(kind, move - kind)
            case moves.WALK | moves.FREE_WALK | moves.JUMP:
                return self._walked(move - kind) + (FREE_STEP if kind == moves.FREE_WALK else 0.0)
            case moves.PLAY:
                return self._now() + (IM_CARD if move - kind < NIHIL else PRAYER)
            case moves.DISCARD | moves.SEEK:
                return self._card(move - kind) * (-1.0 if kind == moves.DISCARD else 1.0)
            case moves.BRIDGE:
                return self._bridge(move - kind)
            case _:
                return self._other(kind, move)

    def _now(self) -> float:
        """The worth of the pit as it is."""
        return Walk(self.pit, self.seat, self.steps).worth()

    def _moved(self, kind: Move, number: int) -> float:
        """The worth of the pit after the bridge is moved."""
        bridge: int = self.view.bridge
        before = self.pit.pose[bridge]
        if kind == moves.TURN:
            self.pit.shift(bridge, self.pit.after_turn(bridge, number))
        else:
            self.pit.shift(bridge, before // ANCHORS * ANCHORS + number)
        worth = self._now()
        self.pit.shift(bridge, before)
        return worth

    def _walked(self, square: int) -> float:
        after = self.pit.copy()
        after.put_acolyte(self.seat, square)
        gain = 0.0
        if after.lying[self.seat] & BITS[square]:
            after.take_book(after.books.index(square))
            gain = BOOK
        if after.lying[self.seat] == 0:
            return LAST_BOOK
        return gain + STEP + Walk(after, self.seat, max(0, self.steps - 1)).worth()

    def _bridge(self, bridge: int) -> float:
        """The best worth after one turn of this bridge or a slide by one square."""
        pit = self.pit
        before = pit.pose[bridge]
        best = NEVER
        for turn in pit.turns(bridge, NONE):
            pit.shift(bridge, pit.after_turn(bridge, turn))
            best = max(best, self._now())
            pit.shift(bridge, before)
        for square in squares_in(pit.slides(bridge, 1)):
            pit.shift(bridge, before // ANCHORS * ANCHORS + square)
            best = max(best, self._now())
            pit.shift(bridge, before)
        return best

    def _card(self, card: int) -> float:
        """How useful a card is in the hand."""
        if card == cards.JOLLY:
            return HELD_JOLLY
        if card < NIHIL:
            return HELD_IM_CARD - self.hand.count(card)
        return HELD_MOVER if card == cards.ANIMI or card == cards.NEQUE else HELD_PRAYER

    def _other(self, kind: Move, move: Move) -> float:
        match kind:
            case moves.EFFECT:
                return -float(move - kind) if move < moves.PRAYER_EFFECT else float(move)
            case moves.GARGOYLE:
                return 1.0 if BITS[move - kind] & self.pit.foreign(self.seat) else 0.0
            case moves.LEAD:
                return self._led((move - kind) // ANCHORS, (move - kind) % ANCHORS)
            case moves.PLAIN:
                return self._plain(move)
            case moves.PRAY:
                return self._now() + PRAYING_AWAY
            case _:
                return 0.0

    def _led(self, rival: int, square: int) -> float:
        return distance(self.pit, self.pit.lying[rival], BITS[square])

    def _plain(self, move: Move) -> float:
        match move:
            case moves.FROM_LF:
                return 1.0 if self.style.wants_prayer(self.table) else -1.0
            case moves.FROM_IM:
                return 0.0
            case moves.END:
                return self._now()
            case moves.FREE_BRIDGE:
                return self._now() + FREE_BRIDGE
            case _:
                return self._now() + SWAP

    # Laying bridges

    def _laying(self, kind: Move, number: int) -> float:
        match kind:
            case moves.PLACE:
                return self._laid(self.view.bridge, self.view.facing, number)
            case moves.FACING:
                return self._faced(self.view.bridge, number)
            case moves.LAY:
                if self.style.every_facing:
                    ways = range(facings(number))
                    return max([self._faced(number, facing) for facing in ways])
                return float(len(CELLS[number >> 2]))
            case _:
                return float(6 - number)

    def _faced(self, bridge: int, facing: int) -> float:
        """The worth of a bridge at its best place in this facing."""
        free = self.pit.ground.grid & ~self.pit.occupied
        fits = anchors(bridge >> 2, facing, free)
        wanted = self.pit.lying[self.seat] & free if self.style.own_books_first else 0
        best = NEVER
        for square in squares_in(fits):
            mask = self.pit.ground.masks[bridge >> 2][facing * ANCHORS + square]
            if wanted == 0 or mask & wanted:
                best = max(best, self._laid(bridge, facing, square))
        return best

    def _laid(self, bridge: int, facing: int, square: int) -> float:
        """The worth of a bridge at a place."""
        pit = self.pit
        own = pit.lying[self.seat] & ~pit.occupied
        pit.lay(bridge, facing * ANCHORS + square)
        worth = self.style.laid_worth(pit, self.seat, (own & pit.occupied).bit_count())
        pit.lift(bridge)
        return worth
