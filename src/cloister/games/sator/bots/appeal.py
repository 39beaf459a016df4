# compiled with mypyc
"""What one seat sees of a table, and what it makes of it at once."""

from typing import Final

from cloister.core.values import Move, Seat

from ..components import faces
from ..components.faces import NIHIL, NONE, prayers_in
from ..components.ground import ANCHORS, BITS, BRIDGES, Ground, anchors, squares_in
from ..knowledge.view import LibraryView
from ..rules import moves, phase
from ..rules.pit import Pit
from .distance import Way, distance, journey
from .plan import Planner, Prices, Turn

NEVER: Final = -1e6
PRAYERS_WANTED: Final = 1
"""How many prayers are good to have in hand: they give no squares to walk."""
RIVALRY: Final = 0.3
"""How much the ways of the others count while bridges are laid."""


class Sight:
    """What one seat sees of the table."""

    def __init__(self, view: LibraryView, seat: Seat, where: Ground, prices: Prices) -> None:
        self.view = view
        self.seat = seat
        self.prices = prices
        self.pit = read_pit(view, where)
        self.hand: list[int] = view.hand
        self.phase: int = view.phase
        self.steps: int = 0 if view.frozen else view.movement + (1 if view.free else 0)

    def plan(self, effort: int) -> list[Move]:
        """The moves of the rest of the turn."""
        step: int = self.view.step
        return Planner(self.seat, self.prices, effort).plan(self.pit, self._turn(), step < 3)

    def _turn(self) -> Turn:
        view = self.view
        free: bool = view.free
        frozen: bool = view.frozen
        return Turn(self.hand.copy(), view.points, view.movement, free, frozen)

    def value(self) -> float:
        """The own outlook, less that of the rivals."""
        worth = 0.0
        for seat in range(len(self.pit.acolytes)):
            taken = 4 - self.pit.lying[seat].bit_count()
            outlook = 100.0 * taken + Way(self.pit, seat, 3).worth()
            worth += outlook if seat == self.seat else -outlook / len(self.pit.acolytes)
        return worth

    # First sight of a move

    def appeals(self, legal: list[Move]) -> list[float]:
        """For each move, how promising it looks."""
        return [self._appeal(move) for move in legal]

    def _appeal(self, move: Move) -> float:
        kind = move // moves.SPAN * moves.SPAN
        if self.phase < phase.MAIN:
            return self._laying(kind, move - kind)
        match kind:
            case moves.TURN | moves.SLIDE:
                return self._moved(kind, move - kind)
            case moves.WALK | moves.FREE_WALK | moves.JUMP:
                return self._walked(move - kind) - (0.5 if kind == moves.FREE_WALK else 0.0)
            case moves.PLAY:
                return self._now() + (2.0 if move - kind < NIHIL else -5.0)
            case moves.DISCARD | moves.SEEK:
                return self._card(move - kind) * (-1.0 if kind == moves.DISCARD else 1.0)
            case moves.BRIDGE:
                return self._bridge(move - kind)
            case _:
                return self._other(kind, move)

    def _now(self) -> float:
        return Way(self.pit, self.seat, self.steps).worth()

    def _moved(self, kind: Move, number: int) -> float:
        """The outlook once the bridge is moved."""
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
            gain = 100.0
        if after.lying[self.seat] == 0:
            return 1e5
        return gain + 0.2 + Way(after, self.seat, max(0, self.steps - 1)).worth()

    def _bridge(self, bridge: int) -> float:
        """The best that one turn or a short slide of this bridge may bring."""
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
        if card == faces.JOLLY:
            return 5.0
        if card < NIHIL:
            return 3.0 - self.hand.count(card)
        return 2.5 if card == faces.ANIMI or card == faces.NEQUE else 0.5

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
                return self._now() - 8.0
            case _:
                return 0.0

    def _led(self, rival: int, square: int) -> float:
        return distance(self.pit, self.pit.lying[rival], BITS[square])

    def _plain(self, move: Move) -> float:
        match move:
            case moves.FROM_LF:
                return 1.0 if prayers_in(self.hand) < PRAYERS_WANTED else -1.0
            case moves.FROM_IM:
                return 0.0
            case moves.END:
                return self._now()
            case moves.FREE_BRIDGE:
                return self._now() + 0.1
            case _:
                return self._now() - 3.0

    # Laying bridges

    def _laying(self, kind: Move, number: int) -> float:
        match kind:
            case moves.PLACE:
                return self._laid(self.view.bridge, self.view.facing, number)
            case moves.FACING:
                return self._faced(self.view.bridge, number)
            case moves.LAY:
                return float(len(self.pit.ground.cells[number >> 2][_somewhere(self.pit, number)]))
            case _:
                return float(6 - number)

    def _faced(self, bridge: int, facing: int) -> float:
        free = self.pit.ground.grid & ~self.pit.occupied
        fits = anchors(bridge >> 2, facing, free)
        wanted = self._to_be_covered() & free
        best = NEVER
        for square in squares_in(fits):
            mask = self.pit.ground.masks[bridge >> 2][facing * ANCHORS + square]
            if wanted == 0 or mask & wanted:
                best = max(best, self._laid(bridge, facing, square))
        return best

    def _laid(self, bridge: int, facing: int, square: int) -> float:
        """What a bridge is worth at a place."""
        pit = self.pit
        own = pit.lying[self.seat] & ~pit.occupied
        pit.lay(bridge, facing * ANCHORS + square)
        worth = self._ways((own & pit.occupied).bit_count())
        pit.lift(bridge)
        return worth

    def _to_be_covered(self) -> int:
        """The books under which bridges go first."""
        return self.pit.lying[self.seat]

    def _ways(self, covered: int) -> float:
        """Short ways to the own books, long ones for the others."""
        pit = self.pit
        worth = 8.0 * covered - journey(pit, self.seat)
        others = len(pit.acolytes) - 1
        for seat in range(len(pit.acolytes)):
            if seat != self.seat:
                worth += RIVALRY * journey(pit, seat) / others
        return worth


def _somewhere(pit: Pit, bridge: int) -> int:
    """Some pose that lies on the grid."""
    masks = pit.ground.masks[bridge >> 2]
    pose = 0
    while masks[pose] == 0:
        pose += 1
    return pose


def read_pit(view: LibraryView, where: Ground) -> Pit:
    """The pit of a view."""
    entries: list[int] = view.entries
    pit = Pit(where, entries)
    poses: list[int] = view.poses
    for bridge in range(BRIDGES):
        if poses[bridge] >= 0:
            pit.lay(bridge, poses[bridge])
    books: list[int] = view.books
    acolytes: list[int] = view.acolytes
    gargoyles: list[int] = view.gargoyles
    pit.books = books.copy()
    pit.acolytes = acolytes.copy()
    pit.gargoyles = gargoyles.copy()
    pit.survey()
    states: list[int] = view.states
    last: list[int] = view.last
    paid: list[int] = view.paid
    pit.left = states.copy()
    pit.last = last.copy()
    pit.paid = paid.copy()
    return pit
