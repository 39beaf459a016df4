# compiled with mypyc
"""The pit: bridges, books, acolytes and gargoyles, how they move, and what was moved this turn.

All of this is public.
"""

from typing import Final

from ..components.cards import NONE
from ..components.ground import (
    ANCHORS,
    BITS,
    BRIDGES,
    NOWHERE,
    POSES,
    STEPS,
    STRAIGHT,
    Ground,
    anchors,
    neighbours,
    spread,
    squares_in,
    turned,
)

LEDGE: Final = -1
"""Where an acolyte stands before its first step (SAT-18)."""
IN_HAND: Final = -1
"""Where a gargoyle is before clara; after it is prayed away, TO_THE_BOX (SAT-33)."""
TO_THE_BOX: Final = -2
TAKEN: Final = -1
LOAD: Final = 32
"""An upper bound for the load of a cell: nothing, one of 16 books or one of 4 acolytes."""
EVERY: Final = 1 << 30
"""A limit that is never reached, so a list is complete."""


class Pit:
    """Everything in the pit."""

    def __init__(self, ground: Ground, entries: list[int]) -> None:
        self.ground = ground
        self.entries = entries
        """For each seat, the square that its ledge opens to."""
        self.pose = [NOWHERE] * BRIDGES
        self.mask = [0] * BRIDGES
        self.occupied = 0
        """All squares with a bridge."""
        self.books = [TAKEN] * (4 * len(entries))
        """The square of book `4 * seat + quadrant`."""
        self.lying = [0] * len(entries)
        """For each seat, the squares of its books."""
        self.volumes = 0
        """The squares of all books."""
        self.acolytes = [LEDGE] * len(entries)
        self.standing = 0
        self.gargoyles = [IN_HAND] * len(entries)
        self.closed = 0
        """The squares of gargoyles."""
        self.left: list[int] = []
        """The states that bridges were moved out of this turn (SAT-26, SAT-A12)."""
        self.last = [NONE] * BRIDGES
        """The face that last moved each bridge this turn (SAT-25)."""
        self.paid = [0] * BRIDGES
        """For each bridge, how many acolytes were paid for this turn (SAT-24)."""

    def copy(self) -> "Pit":
        """An independent copy."""
        twin = Pit(self.ground, self.entries)
        twin.pose = self.pose.copy()
        twin.mask = self.mask.copy()
        twin.occupied = self.occupied
        twin.books = self.books.copy()
        twin.lying = self.lying.copy()
        twin.volumes = self.volumes
        twin.acolytes = self.acolytes.copy()
        twin.standing = self.standing
        twin.gargoyles = self.gargoyles.copy()
        twin.closed = self.closed
        twin.left = self.left.copy()
        twin.last = self.last.copy()
        twin.paid = self.paid.copy()
        return twin

    def forget_turn(self) -> None:
        """Forget what was moved, for a new turn."""
        if self.left:
            self.left = []
            self.last = [NONE] * BRIDGES
            self.paid = [0] * BRIDGES

    # Pieces

    def put_book(self, book: int, square: int) -> None:
        """Put a book on a square, with or without a bridge below."""
        self.books[book] = square
        self.lying[book // 4] |= BITS[square]
        self.volumes |= BITS[square]

    def take_book(self, book: int) -> None:
        """Take a book out of the pit."""
        bit = BITS[self.books[book]]
        self.books[book] = TAKEN
        self.lying[book // 4] ^= bit
        self.volumes ^= bit

    def put_acolyte(self, seat: int, square: int) -> None:
        """Move an acolyte to a square, from its ledge or from another square."""
        if self.acolytes[seat] != LEDGE:
            self.standing ^= BITS[self.acolytes[seat]]
        self.acolytes[seat] = square
        self.standing |= BITS[square]

    def put_gargoyle(self, seat: int, square: int) -> None:
        """Place a gargoyle, which closes a square and freezes a bridge (SAT-33)."""
        self.gargoyles[seat] = square
        self.closed |= BITS[square]

    def remove_gargoyle(self, seat: int) -> None:
        """Put a gargoyle back in the box for good (SAT-A14)."""
        self.closed ^= BITS[self.gargoyles[seat]]
        self.gargoyles[seat] = TO_THE_BOX

    # Bridges

    def lay(self, bridge: int, pose: int) -> None:
        """Put a bridge down."""
        mask = self.ground.masks[bridge >> 2][pose]
        self.pose[bridge] = pose
        self.mask[bridge] = mask
        self.occupied |= mask

    def lift(self, bridge: int) -> None:
        """Take a bridge off the board."""
        self.occupied ^= self.mask[bridge]
        self.pose[bridge] = NOWHERE
        self.mask[bridge] = 0

    def shift(self, bridge: int, pose: int) -> None:
        """Move a bridge; books and acolytes stay on their cells (SAT-21)."""
        old = self.mask[bridge]
        cells = self.ground.cells[bridge >> 2]
        before = cells[self.pose[bridge]]
        self.occupied ^= old
        self.lay(bridge, pose)
        if old & (self.volumes | self.standing):
            self._carry(before, cells[pose])

    def _carry(self, before: list[int], after: list[int]) -> None:
        for book in range(len(self.books)):
            square = self.books[book]
            if square >= 0 and square in before:
                self.books[book] = after[before.index(square)]
        for seat in range(len(self.acolytes)):
            square = self.acolytes[seat]
            if square >= 0 and square in before:
                self.acolytes[seat] = after[before.index(square)]
        self.survey()

    def survey(self) -> None:
        """Compute the masks of all pieces from their squares."""
        self.volumes = 0
        self.standing = 0
        self.closed = 0
        for seat in range(len(self.acolytes)):
            self.lying[seat] = 0
            for book in range(4 * seat, 4 * seat + 4):
                if self.books[book] >= 0:
                    self.lying[seat] |= BITS[self.books[book]]
            self.volumes |= self.lying[seat]
            if self.acolytes[seat] >= 0:
                self.standing |= BITS[self.acolytes[seat]]
            if self.gargoyles[seat] >= 0:
                self.closed |= BITS[self.gargoyles[seat]]

    def riders(self, bridge: int) -> int:
        """How many acolytes stand on a bridge."""
        on_it = self.mask[bridge] & self.standing
        return on_it.bit_count() if on_it else 0

    def surcharge(self, bridge: int) -> int:
        """Points for moving a bridge: one for each acolyte not yet paid for (SAT-24, SAT-A10)."""
        return max(0, self.riders(bridge) - self.paid[bridge])

    def is_movable(self, bridge: int) -> bool:
        """Whether a bridge is on the board and not frozen by a gargoyle (SAT-23)."""
        mask = self.mask[bridge]
        return mask != 0 and not mask & self.closed

    def is_light(self, bridge: int) -> bool:
        """Whether a bridge is movable and bears no acolyte (SAT-17, SAT-32, SAT-37)."""
        return self.is_movable(bridge) and not self.mask[bridge] & self.standing

    def is_bare(self, bridge: int) -> bool:
        """Whether a bridge is free of books, acolytes and gargoyles (SAT-34, SAT-35, SAT-A15)."""
        return self.is_light(bridge) and not self.mask[bridge] & self.volumes

    def bridge_at(self, square: int) -> int:
        """The bridge that covers a square, or NONE."""
        bit = BITS[square]
        if self.occupied & bit:
            for bridge in range(BRIDGES):
                if self.mask[bridge] & bit:
                    return bridge
        return NONE

    # States of a bridge (SAT-26, SAT-A12)

    def load(self, bridge: int) -> int:
        """The books and acolytes on the cells of a bridge, as one number."""
        if not self.mask[bridge] & (self.volumes | self.standing):
            return 0
        load, place = 0, 1
        for square in self.ground.cells[bridge >> 2][self.pose[bridge]]:
            load += place * self._piece_at(square)
            place *= LOAD
        return load

    def _piece_at(self, square: int) -> int:
        bit = BITS[square]
        if self.volumes & bit:
            return 1 + self.books.index(square)
        return 17 + self.acolytes.index(square) if self.standing & bit else 0

    def state(self, bridge: int, pose: int, load: int) -> int:
        """A number for the covered squares and their pieces, whichever cell lies where."""
        shape = bridge >> 2
        if shape >= STRAIGHT and pose >= 2 * ANCHORS:
            cells = self.ground.cells[shape][pose]
            pose += cells[-1] - cells[0] - 2 * ANCHORS
            load = _reversed(load, len(cells))
        return (load * POSES + pose) * LOAD + bridge

    def remember(self, bridge: int) -> None:
        """Remember the state of a bridge that is about to be moved."""
        self.left.append(self.state(bridge, self.pose[bridge], self.load(bridge)))

    # Turning

    def turns(self, bridge: int, barred: int, most: int = EVERY) -> list[int]:
        """The turns with different results, each as `4 * pivot square + right turns` (SAT-27).

        `barred` is the square that may not be the pivot again (SAT-28).
        """
        found: list[int] = []
        shape, pose = bridge >> 2, self.pose[bridge]
        cells = self.ground.cells[shape][pose]
        masks = self.ground.masks[shape]
        others = self.occupied ^ self.mask[bridge]
        judged = shape >= STRAIGHT or len(self.left) > 0
        load = self.load(bridge) if judged else 0
        seen = [self.state(bridge, pose, load)] if judged else []
        for pivot in range(len(cells)):
            at = cells[pivot]
            if at == barred:
                continue
            for turn in range(1, 4):
                result = turned(shape, pose, pivot, at, turn)
                if result < 0 or masks[result] == 0 or masks[result] & others:
                    continue
                if judged:
                    state = self.state(bridge, result, load)
                    if state in seen or state in self.left:
                        continue
                    seen.append(state)
                found.append(4 * at + turn)
                if len(found) == most:
                    return found
        return found

    def turn(self, bridge: int, turn: int) -> None:
        """Turn a bridge about one of its squares."""
        self.remember(bridge)
        self.shift(bridge, self.after_turn(bridge, turn))

    def after_turn(self, bridge: int, turn: int) -> int:
        """The pose of a bridge after a turn."""
        shape, pose, at = bridge >> 2, self.pose[bridge], turn // 4
        return turned(shape, pose, self.ground.cells[shape][pose].index(at), at, turn % 4)

    def double_turns(self, bridge: int, most: int = EVERY) -> list[int]:
        """First turns after which a second one about another square is possible (SAT-28)."""
        found: list[int] = []
        for turn in self.turns(bridge, NONE):
            before = self.pose[bridge]
            self.turn(bridge, turn)
            if self.turns(bridge, turn // 4, 1):
                found.append(turn)
            self.shift(bridge, before)
            self.left.pop()
            if len(found) == most:
                break
        return found

    # Sliding

    def slides(self, bridge: int, steps: int) -> int:
        """The squares at which the first cell may be after exactly this many steps (SAT-29).

        Every position on the way has to be free. A slide may turn back, but not to its start.
        """
        shape, pose = bridge >> 2, self.pose[bridge]
        facing, start = pose // ANCHORS, BITS[pose % ANCHORS]
        others = self.occupied ^ self.mask[bridge]
        masks = self.ground.masks[shape]
        if steps == 1:
            reached = 0
            for square in neighbours(pose % ANCHORS):
                mask = masks[facing * ANCHORS + square]
                if mask and not mask & others:
                    reached |= BITS[square]
        else:
            room = anchors(shape, facing, self.ground.grid & ~others)
            reached = start
            for _ in range(steps):
                reached = spread(reached) & room
        reached &= ~start
        if self.left:
            reached = self._unseen(bridge, facing, reached)
        return reached

    def _unseen(self, bridge: int, facing: int, reached: int) -> int:
        """Drop squares that would restore a state the bridge was moved out of (SAT-26)."""
        load = self.load(bridge)
        for state in self.left:
            if state % LOAD == bridge:
                for square in squares_in(reached):
                    if self.state(bridge, facing * ANCHORS + square, load) == state:
                        reached ^= BITS[square]
        return reached

    def slide(self, bridge: int, square: int) -> None:
        """Slide a bridge so that its first cell ends up on a square."""
        self.remember(bridge)
        self.shift(bridge, self.pose[bridge] // ANCHORS * ANCHORS + square)

    # Laying again (SAT-34)

    def places(self, bridge: int, facing: int) -> int:
        """Where the first cell of a lifted bridge may lie, other than where it has been."""
        found = anchors(bridge >> 2, facing, self.ground.grid & ~self.occupied)
        return self._unseen(bridge, facing, found) if self.left else found

    # Where acolytes can go (SAT-18, SAT-19)

    def path(self) -> int:
        """The squares that an acolyte may enter: bridges without acolyte and gargoyle."""
        return self.occupied & ~(self.standing | self.closed)

    def exits(self, seat: int) -> int:
        """The squares one step away that an acolyte may enter."""
        at = self.acolytes[seat]
        near = BITS[self.entries[seat]] if at == LEDGE else spread(BITS[at])
        return near & self.path()

    def layers(self, seat: int, most: int) -> list[int]:
        """The squares whose shortest way from an acolyte takes 1, 2, ... steps."""
        path = self.path()
        layer = self.exits(seat)
        found: list[int] = []
        while layer and len(found) < most:
            found.append(layer)
            path &= ~layer
            layer = spread(layer) & path
        return found

    def foreign(self, seat: int) -> int:
        """The squares of other seats' books, on which no movement may end (SAT-20)."""
        return self.volumes ^ self.lying[seat]

    def jumps(self, seat: int, most: int) -> int:
        """Where a straight jump over 1 to `most` squares of abyss lands (SAT-31, SAT-A13)."""
        at = self.acolytes[seat]
        if at == LEDGE:
            return 0
        landing = 0
        fit = self.path() & ~self.foreign(seat)
        abyss = self.ground.grid & ~self.occupied
        for step in STEPS:
            square = at + step
            length = 0
            while length < most and square >= 0 and abyss & BITS[square]:
                square += step
                length += 1
            if length > 0 and square >= 0 and fit & BITS[square]:
                landing |= BITS[square]
        return landing


def reaches(start: int, path: int, steps: int, goal: int) -> bool:
    """Whether a goal can be reached along a path in at most this many steps."""
    seen = start
    for _ in range(steps):
        if seen & goal:
            return True
        seen |= spread(seen) & path
    return seen & goal != 0


def _reversed(load: int, cells: int) -> int:
    """The same load read from the other end."""
    found = 0
    for _ in range(cells):
        found = found * LOAD + load % LOAD
        load //= LOAD
    return found
