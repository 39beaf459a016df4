# compiled with mypyc
"""The garden: where every tile lies, which are open, and when each was last shown."""

from cloister.core.game import State

from ..components.cells import CELLS
from ..components.tiles import HIDDEN, NOBODY
from . import phase
from .terms import Terms


class Garden(State):
    """The data of a position, and how tiles are turned up and moved."""

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        self.face: list[int] = []
        """The true face of each tile: 0 to 5 a flower, 6 a Serendip."""
        self.shown: list[int] = []
        """The face of each open tile, else HIDDEN."""
        self.turned: list[int] = []
        """The rotation of each Serendip; it counts once the Serendip is open."""
        self.seen: list[int] = []
        """When the tile that lies here was last shown, counted in uncoverings; 0 = never.
        All have seen it (SER-R36), and what is known travels with the tile (SER-R9)."""
        self.hidden: list[int] = []
        """The hidden cells, in arbitrary order, for quick draws."""
        self.place: list[int] = []
        """The index of each cell in `hidden`, or -1."""
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
