# compiled with mypyc
"""The geometry of the pit as bit masks: squares, steps, and every pose of every shape.

A square is `row * WIDTH + column`. The columns beyond the grid stay empty in every mask, so a
square that is shifted past one edge never reappears at the other.
"""

from typing import Final

WIDTH: Final = 20
"""Bits per row: four more than the widest grid, because the longest bridge has four squares."""
ANCHORS: Final = 512
"""An upper bound for squares: a pose is `facing * ANCHORS + square of the first cell`."""
POSES: Final = 2048
WIDEST: Final = 16
"""Squares along one side of the largest grid."""
NOWHERE: Final = -1
STEPS: Final = [-WIDTH, 1, WIDTH, -1]
"""North, east, south, west."""

SHAPES: Final = ["L5", "L3", "T4", "I4", "I3", "I2"]
TYPES: Final = ["wood", "stone", "iron", "brick"]
BRIDGES: Final = 24
"""A bridge is `4 * shape + type`; each shape exists once in each type."""
ANGLES: Final = ["", "right", "half", "left"]
"""The words for 0 to 3 quarter turns to the right."""
STRAIGHT: Final = 3
"""Shapes from this one on are straight: they look the same after half a turn."""
CELLS: Final = [
    [(0, 0), (1, 0), (2, 0), (2, 1), (2, 2)],
    [(0, 0), (1, 0), (1, 1)],
    [(0, 0), (0, 1), (0, 2), (1, 1)],
    [(0, 0), (0, 1), (0, 2), (0, 3)],
    [(0, 0), (0, 1), (0, 2)],
    [(0, 0), (0, 1)],
]
"""The cells of each shape as (row, column). A cell is identified by its place in the list."""

BITS: Final = [1 << square for square in range(ANCHORS)]
_ROW: Final = (1 << WIDTH) - 1


def _offsets(cells: list[tuple[int, int]]) -> list[list[int]]:
    """For each facing, the offset of every cell from the first; each facing adds a right turn."""
    found: list[list[int]] = []
    turned = cells
    for _ in range(4):
        found.append([row * WIDTH + column for row, column in turned])
        turned = [(column, -row) for row, column in turned]
    return found


OFFSETS: Final = [_offsets(cells) for cells in CELLS]


class Ground:
    """A grid of one size, and every pose of each shape on it."""

    def __init__(self, side: int) -> None:
        self.side = side
        rows = range(0, side * WIDTH, WIDTH)
        self.squares = [row + column for row in rows for column in range(side)]
        self.grid = 0
        for square in self.squares:
            self.grid |= BITS[square]
        self.cells: list[list[list[int]]] = []
        """For each shape and pose, the squares of the cells; empty if one is outside the grid."""
        self.masks: list[list[int]] = []
        """The same as a mask; 0 if a cell is outside the grid."""
        for shape in range(len(SHAPES)):
            self._lay_out(shape)

    def _lay_out(self, shape: int) -> None:
        cells: list[list[int]] = [[] for _ in range(POSES)]
        masks = [0] * POSES
        for facing in range(4):
            for anchor in self.squares:
                covered = [anchor + offset for offset in OFFSETS[shape][facing]]
                mask = 0
                for square in covered:
                    mask |= BITS[max(0, square)] & self.grid
                if min(covered) >= 0 and mask.bit_count() == len(covered):
                    cells[facing * ANCHORS + anchor] = covered
                    masks[facing * ANCHORS + anchor] = mask
        self.cells.append(cells)
        self.masks.append(masks)


def anchors(shape: int, facing: int, free: int) -> int:
    """The squares for the first cell at which all cells lie on free squares."""
    found = free
    for offset in OFFSETS[shape][facing]:
        found &= free >> offset if offset >= 0 else free << -offset
    return found


def turned(shape: int, pose: int, pivot: int, at: int, turn: int) -> int:
    """The pose after right turns about the cell `pivot`, which lies on the square `at`.

    NOWHERE if the square of the first cell would be negative. Any other pose outside the grid has
    mask 0, which the caller has to check.
    """
    facing = (pose // ANCHORS + turn) % 4
    anchor = at - OFFSETS[shape][facing][pivot]
    return facing * ANCHORS + anchor if anchor >= 0 else NOWHERE


def spread(squares: int) -> int:
    """All squares one orthogonal step away."""
    return squares << 1 | squares >> 1 | squares << WIDTH | squares >> WIDTH


def neighbours(square: int) -> list[int]:
    """The squares one step away, without negative ones."""
    return [square + step for step in STEPS if square + step >= 0]


def squares_in(mask: int) -> list[int]:
    """The squares of a mask, row by row."""
    found: list[int] = []
    start = 0
    while mask:
        row = mask & _ROW
        square = start
        while row:
            if row & 1:
                found.append(square)
            row >>= 1
            square += 1
        mask >>= WIDTH
        start += WIDTH
    return found


def square_name(square: int) -> str:
    """A letter for the column and a number for the row: the top left square is a1."""
    return f"{chr(97 + square % WIDTH)}{square // WIDTH + 1}"


def bridge_name(bridge: int) -> str:
    """A bridge by type and shape: `wood T4`."""
    return f"{TYPES[bridge % 4]} {SHAPES[bridge // 4]}"


def square_at(row: int, column: int) -> int:
    """The square of a row and a column."""
    return row * WIDTH + column


SQUARE_OF: Final = {
    square_name(square): square for square in range(WIDEST * WIDTH) if square % WIDTH < WIDEST
}
"""The squares of the largest grid by name, row by row."""
BRIDGE_OF: Final = {bridge_name(bridge): bridge for bridge in range(BRIDGES)}
"""The bridges by name."""

_grounds: dict[int, Ground] = {}


def ground_of(side: int) -> Ground:
    """The ground with sides of this length; all tables share it."""
    if side not in _grounds:
        _grounds[side] = Ground(side)
    return _grounds[side]
