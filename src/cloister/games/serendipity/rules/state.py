# compiled with mypyc
"""The garden: where every tile lies, which are open, and what was ever shown of them."""

from typing import Final

from cloister.core.chance import Chance
from cloister.core.errors import RuleBug
from cloister.core.game import State

from ..components.cells import CELLS
from . import phase
from .carpet import EACH, HIDDEN, SERENDIP, Carpet, best_carpet

NOBODY: Final = -1


class Terms:
    """What the table agreed on. Shared by all copies of a garden."""

    def __init__(
        self,
        seats: int,
        colours_each: int,
        edge_of: list[int],
        stay_open_from: int,
        rotate_on_move: bool,
        chain_scores: bool,
        best_only: bool,
        turn_limit: int,
        show_seen: bool,
    ) -> None:
        self.seats = seats
        self.colours_each = colours_each
        self.edge_of = edge_of
        self.stay_open_from = stay_open_from
        """Ownerless flowers stay open once so many Serendips are; 14 = never (SER-R34)."""
        self.rotate_on_move = rotate_on_move
        self.chain_scores = chain_scores
        self.best_only = best_only
        self.turn_limit = turn_limit
        self.show_seen = show_seen


class Garden(State):
    """The data of a position, and what can be said of it without the course of the game."""

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        self.face: list[int] = []
        """The truth: 0 to 5 a flower, 6 a Serendip."""
        self.shown: list[int] = []
        """The face where it lies open, else HIDDEN."""
        self.turned: list[int] = []
        """The rotation of a Serendip; it counts once the Serendip is open."""
        self.seen: list[int] = []
        """When the tile that lies here was last shown, counted in uncoverings; 0 = never.
        All have seen it (SER-R36), and what is known travels with the tile (SER-R9)."""
        self.hidden: list[int] = []
        """The hidden cells, in no order of meaning, for quick draws."""
        self.place: list[int] = []
        """Where a cell stands in `hidden`, or -1."""
        self.owner: list[int] = [NOBODY] * 6
        self.open: list[int] = [0] * 7
        """How many tiles of each face lie open."""
        self.phase = phase.UNCOVERING
        self.seat = 0
        self.first = 0
        self.up = -1
        """The tile that was turned up and is not yet placed."""
        self.picked = -1
        """The first of the two tiles to be exchanged."""
        self.moved = False
        """The Serendip in hand was moved (SER-6b), so the turn goes on."""
        self.may_stop = False
        self.uncovered = 0
        self.turns = 0
        self.complete = False

    def lay(self, faces: list[int], rotations: list[int]) -> None:
        """Lay all tiles out face down (SER-1)."""
        self.face = faces
        self.turned = rotations
        self.shown = [HIDDEN] * CELLS
        self.seen = [0] * CELLS
        self.hidden = list(range(CELLS))
        self.place = list(range(CELLS))

    def take_over(self, other: "Garden") -> None:
        """Become like another garden."""
        self.face = other.face.copy()
        self.shown = other.shown.copy()
        self.turned = other.turned.copy()
        self.seen = other.seen.copy()
        self.hidden = other.hidden.copy()
        self.place = other.place.copy()
        self.owner = other.owner.copy()
        self.open = other.open.copy()
        self.phase = other.phase
        self.seat = other.seat
        self.first = other.first
        self.up = other.up
        self.picked = other.picked
        self.moved = other.moved
        self.may_stop = other.may_stop
        self.uncovered = other.uncovered
        self.turns = other.turns
        self.complete = other.complete

    def turn_up(self, cell: int) -> None:
        """Leave the tile open."""
        face = self.face[cell]
        self.shown[cell] = face
        self.open[face] += 1
        last = self.hidden.pop()
        at = self.place[cell]
        if last != cell:
            self.hidden[at] = last
            self.place[last] = at
        self.place[cell] = -1

    def swap(self, a: int, b: int) -> None:
        """Exchange two places; hidden stays hidden, open stays open (SER-7, SER-R40)."""
        self.face[a], self.face[b] = self.face[b], self.face[a]
        self.shown[a], self.shown[b] = self.shown[b], self.shown[a]
        self.turned[a], self.turned[b] = self.turned[b], self.turned[a]
        self.seen[a], self.seen[b] = self.seen[b], self.seen[a]
        at_a, at_b = self.place[a], self.place[b]
        if at_a >= 0:
            self.hidden[at_a] = b
        if at_b >= 0:
            self.hidden[at_b] = a
        self.place[a], self.place[b] = at_b, at_a

    def redeal(self, chance: Chance, memory: int) -> None:
        """Deal the tiles that nobody remembers anew among their places (SER-R36).

        The pool is sorted first, so that the new world depends on what is known, not on the truth.
        """
        cells = [cell for cell in range(CELLS) if not self.remembered(cell, memory)]
        pool = [self.face[cell] for cell in cells]
        pool.sort()
        chance.shuffle(pool)
        dealt_rotations = not self.terms.rotate_on_move
        for at in range(len(cells)):
            cell = cells[at]
            self.face[cell] = pool[at]
            self.seen[cell] = 0
            if dealt_rotations:
                self.turned[cell] = chance.below(6) if pool[at] == SERENDIP else 0

    def remembered(self, cell: int, memory: int) -> bool:
        """Whether an onlooker of that memory knows the tile."""
        if self.shown[cell] != HIDDEN:
            return True
        seen = self.seen[cell]
        return seen > 0 and self.uncovered - seen < memory

    def recall(self, memory: int) -> list[int]:
        """The face of each hidden tile that an onlooker of that memory knows, else HIDDEN."""
        recalled = [HIDDEN] * CELLS
        if memory > 0:
            for cell in self.hidden:
                if self.remembered(cell, memory):
                    recalled[cell] = self.face[cell]
        return recalled

    def visible_rotations(self) -> list[int]:
        """The rotation of each open Serendip, 0 elsewhere."""
        visible = [0] * CELLS
        for cell in range(CELLS):
            if self.shown[cell] == SERENDIP:
                visible[cell] = self.turned[cell]
        return visible

    def carpet(self, colour: int) -> Carpet:
        """The most valuable carpet of a colour."""
        terms = self.terms
        return best_carpet(
            self.shown, self.turned, colour, terms.edge_of[colour], terms.chain_scores
        )

    def score(self, seat: int) -> int:
        """The points of a seat: its colours added up, or the best of them (SER-R17)."""
        total = 0
        for colour in range(6):
            if self.owner[colour] == seat:
                points = self.carpet(colour).points
                total = max(total, points) if self.terms.best_only else total + points
        return total

    def check(self) -> None:
        counts = [0] * 7
        opened = [0] * 7
        hidden = 0
        for cell in range(CELLS):
            face = self.face[cell]
            counts[face] += 1
            at = self.place[cell]
            if self.shown[cell] == HIDDEN:
                hidden += 1
                _require(at >= 0 and self.hidden[at] == cell, "the list of hidden cells is wrong")
            else:
                opened[face] += 1
                _require(self.shown[cell] == face and at == -1, "an open tile shows another face")
                _require(self.seen[cell] > 0, "an open tile that nobody has seen")
        for face in range(7):
            _require(counts[face] == EACH, "tiles were lost or doubled")
        _require(opened == self.open, "open tiles are counted wrongly")
        _require(hidden == len(self.hidden), "hidden tiles are counted wrongly")
        self._check_phase()

    def _check_phase(self) -> None:
        in_hand = phase.OWN <= self.phase <= phase.EXCHANGING_WITH
        _require((self.up >= 0) == in_hand, "a tile is in hand at the wrong time")
        _require(not in_hand or self.shown[self.up] != HIDDEN, "the tile in hand is hidden")
        picking = self.phase == phase.EXCHANGING_WITH
        _require((self.picked >= 0) == picking, "a tile is picked at the wrong time")
        _require(not picking or self.shown[self.picked] != SERENDIP, "a fixed Serendip is picked")
        if self.phase == phase.OWN or self.phase == phase.OWN_TARGET:
            face = self.face[self.up]
            own = face != SERENDIP and self.owner[face] == self.seat
            _require(own, "not an own flower in hand")
        elif in_hand:
            _require(self.face[self.up] == SERENDIP, "a flower in hand in place of a Serendip")
        _require(0 <= self.seat < self.terms.seats, "no such seat")
        _require(self.turns <= self.terms.turn_limit, "more turns than the limit")


def _require(holds: bool, what: str) -> None:
    if not holds:
        raise RuleBug(what)
