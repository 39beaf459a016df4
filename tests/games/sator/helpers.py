"""Tables to start from, and functions that read them.

A bridge is called `wood T4` and lies at `c3 0`: the square of its first cell, then its facing.
Facing 0 is the shape as the pack lists it; each further facing is a quarter turn to the right.
Unless a test says otherwise, every seat has one book left, on the brick I4 in the bottom left
corner.
"""

from typing import Any

from cloister import Table
from cloister.games.sator.knowledge.view import LibraryView
from cloister.games.sator.rules.game import Sator

KEY = "sator"
SHAPES = ("L5", "L3", "T4", "I4", "I3", "I2")
TYPES = ("wood", "stone", "iron", "brick")
DECK = (
    [f"rotas {shape}" for shape in SHAPES for _ in range(6)]
    + [f"moves {kind}" for kind in TYPES for _ in range(9)]
    + ["jolly"] * 6
)
PRAYERS = ("nihil", "clara", "neque", "mihi", "omnia", "quin", "animi", "victoria")
CORNER = ("a14", "b14", "c14", "d14")
"""Where the last book of each seat lies, unless a test says otherwise."""


def at(
    bridges: dict[str, str],
    hand: tuple[str, ...] = (),
    *,
    seats: int = 2,
    acolytes: tuple[str, ...] = (),
    books: dict[int, tuple[str, ...]] | None = None,
    gargoyles: tuple[str, ...] = (),
    rivals: tuple[tuple[str, ...], ...] = (),
    top: tuple[str, ...] = (),
    discards: tuple[str, ...] = (),
    rows: tuple[tuple[str, ...], ...] = (),
    turn: int | None = None,
    now: dict[str, Any] | None = None,
    more: dict[str, Any] | None = None,
    options: dict[str, object] | None = None,
) -> Table:
    """A table in step 1 of a turn of seat 0. Cards that are not named lie in the piles."""
    rest = list(DECK)
    hands = [hand, *rivals]
    hands += [()] * (seats - len(hands))
    played = tuple((now or {}).get("played", ()))
    for cards in (*hands, top, discards, played):
        for card in cards:
            if card in rest:
                rest.remove(card)
    lost = [*rows] + [()] * (seats - len(rows))
    prayers = [
        [word for word in PRAYERS if word not in hands[seat] and word not in lost[seat]]
        for seat in range(seats)
    ]
    left = {seat: (CORNER[seat],) for seat in range(seats)} | (books or {})
    position: dict[str, Any] = {
        "bridges": {"brick I4": "a14 0", **bridges},
        "books": [[*left[seat], *[""] * (4 - len(left[seat]))] for seat in range(seats)],
        "acolytes": [*acolytes, *["ledge"] * (seats - len(acolytes))],
        "gargoyles": [*gargoyles, *["hand"] * (seats - len(gargoyles))],
        "hands": [list(cards) for cards in hands],
        "pile": [*top, *rest],
        "discards": list(discards),
        "prayers": [list(cards) for cards in prayers],
        "rows": [list(cards) for cards in lost],
        "turn": 2 * seats if turn is None else turn,
        "now": now or {},
        **(more or {}),
    }
    return Table.set_up(KEY, seats, position, options)


def look(table: Table, seat: int | None = 0) -> LibraryView:
    view = table.view(seat)
    assert isinstance(view, LibraryView)
    return view


def library(table: Table) -> Sator:
    state = table.state
    assert isinstance(state, Sator)
    return state


def name(square: int) -> str:
    return f"{'abcdefghijklmnop'[square % 20]}{square // 20 + 1}"


def cells(table: Table, bridge: str) -> list[str]:
    """The squares of a bridge, cell by cell."""
    kind, shape = bridge.split()
    found = look(table).bridges[4 * SHAPES.index(shape) + TYPES.index(kind)]
    return [name(square) for square in found]


def where(table: Table, seat: int = 0) -> str:
    """Where an acolyte stands."""
    square = look(table).acolytes[seat]
    return "ledge" if square < 0 else name(square)


def books(table: Table, seat: int = 0) -> list[str]:
    """Where the books of a seat lie."""
    return [name(square) for square in look(table).books[4 * seat : 4 * seat + 4] if square >= 0]


def written(table: Table, part: str) -> list[str]:
    """A list in the full position, hidden parts included."""
    found = table.state.position().get(part, [])
    assert isinstance(found, list)
    return [str(entry) for entry in found]


def hand(table: Table, seat: int = 0) -> list[str]:
    hands = table.state.position()["hands"]
    assert isinstance(hands, list)
    found = hands[seat]
    assert isinstance(found, list)
    return [str(card) for card in found]
