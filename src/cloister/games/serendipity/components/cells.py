# compiled with mypyc
"""The 91 places: a hexagon of side 6, rows a to k from the top, places from the left (SER-1).

Tiles stand on a point. Edges are counted clockwise from 0, the right-hand one.
"""

from typing import Final

SIDE: Final = 6
CELLS: Final = 91
ROWS: Final = "abcdefghijk"
STEPS: Final = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
"""The step (q, r) across each edge."""


def _places() -> list[tuple[int, int]]:
    reach = SIDE - 1
    return [
        (q, r)
        for r in range(-reach, reach + 1)
        for q in range(max(-reach, -reach - r), min(reach, reach - r) + 1)
    ]


def _names() -> list[str]:
    names: list[str] = []
    for _, r in PLACES:
        row = ROWS[r + SIDE - 1]
        count = sum(1 for name in names if name[0] == row)
        names.append(f"{row}{count + 1}")
    return names


def _neighbours() -> list[list[int]]:
    index = {place: cell for cell, place in enumerate(PLACES)}
    return [[index.get((q + dq, r + dr), -1) for dq, dr in STEPS] for q, r in PLACES]


PLACES: Final[list[tuple[int, int]]] = _places()
"""The axial coordinates (q, r) of every cell."""
NAMES: Final[list[str]] = _names()
"""a1 ... k6."""
CELL: Final[dict[str, int]] = {name: cell for cell, name in enumerate(NAMES)}
"""The cell of a name."""
ACROSS: Final[list[list[int]]] = _neighbours()
"""For each cell, the cell across each edge, or -1."""
BESIDE: Final[list[list[int]]] = [[cell for cell in cells if cell >= 0] for cells in ACROSS]
"""For each cell, its neighbours."""
