"""The places of the hexagon and their names, by the coordinates of B6."""

import pytest

from cloister.games.serendipity.components.cells import ACROSS, BESIDE, CELL, NAMES, PLACES

from .helpers import CELLS, ROW_LENGTHS
from .scorer import PLACES as BY_FORMULA
from .scorer import STEPS


def test_ninety_one_places() -> None:
    """SER-1: rows of 6 to 11 and back to 6, named a1 to k6."""
    assert sum(ROW_LENGTHS) == 91
    assert CELLS == NAMES
    assert {name: NAMES.index(name) for name in CELLS} == CELL


def test_coordinates_match_the_formula() -> None:
    """SER-1: q, r and q + r lie between -5 and 5; f6 is the middle."""
    assert dict(zip(NAMES, PLACES, strict=True)) == BY_FORMULA
    assert all(max(abs(q), abs(r), abs(q + r)) <= 5 for q, r in PLACES)
    corners = [PLACES[CELL[name]] for name in ("a1", "a6", "f1", "f6", "f11", "k1", "k6")]
    assert corners == [(0, -5), (5, -5), (-5, 0), (0, 0), (5, 0), (-5, 5), (0, 5)]


@pytest.mark.parametrize(
    ("cell", "across"),
    [
        ("f6", ["f7", "g6", "g5", "f5", "e5", "e6"]),
        ("e5", ["e6", "f6", "f5", "e4", "d4", "d5"]),
        ("g5", ["g6", "h5", "h4", "g4", "f5", "f6"]),
        ("a1", ["a2", "b2", "b1", "", "", ""]),
        ("a6", ["", "b7", "b6", "a5", "", ""]),
        ("f1", ["f2", "g1", "", "", "", "e1"]),
        ("f11", ["", "", "g10", "f10", "e10", ""]),
        ("k1", ["k2", "", "", "", "j1", "j2"]),
        ("k6", ["", "", "", "k5", "j6", "j7"]),
    ],
)
def test_neighbours_across_each_edge(cell: str, across: list[str]) -> None:
    """SER-1: right, lower right, lower left, left, upper left, upper right."""
    assert [NAMES[n] if n >= 0 else "" for n in ACROSS[CELL[cell]]] == across
    assert {NAMES[n] for n in BESIDE[CELL[cell]]} == {name for name in across if name}


def test_edges_lead_to_the_next_place() -> None:
    """SER-1: across edge k lies the place one step away in direction k, if there is one."""
    for cell, (q, r) in enumerate(PLACES):
        for edge, (dq, dr) in enumerate(STEPS):
            other = ACROSS[cell][edge]
            beyond = (q + dq, r + dr)
            assert (PLACES[other] == beyond) if other >= 0 else beyond not in PLACES


def test_neighbours_are_mutual() -> None:
    """SER-1: opposite edges lead back; the hexagon has 240 pairs of neighbours."""
    for cell, across in enumerate(ACROSS):
        for edge, other in enumerate(across):
            assert other < 0 or ACROSS[other][(edge + 3) % 6] == cell
    assert sum(len(cells) for cells in BESIDE) == 480
