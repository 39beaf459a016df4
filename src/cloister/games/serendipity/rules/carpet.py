# compiled with mypyc
"""The score: the most valuable carpet of a colour (SER-9).

`shown` holds for each cell the face that lies open there, or -1: hidden tiles neither count nor
link (SER-R37). Flowers of the colour that touch are connected, and so are groups joined by one
or more Serendips, whichever way these are turned (SER-R10, SER-R11).
"""

from ..components.cells import ACROSS, BESIDE, CELLS
from ..components.tiles import HIDDEN, SERENDIP


class Carpet:
    """One connected carpet and what it is worth."""

    def __init__(self) -> None:
        self.flowers: list[int] = []
        self.serendips: list[int] = []
        """The Serendips that hold the carpet together or lie at its edge."""
        self.touching: list[int] = []
        """The Serendips that touch one of its flowers."""
        self.matching: list[int] = []
        """The Serendips that touch one of its flowers with its colour."""
        self.points = 0


def best_carpet(shown: list[int], turned: list[int], colour: int, edge: int, chain: bool) -> Carpet:
    """The carpet with the most points (SER-R14); empty if no flower is open (SER-R16).

    `edge` is the edge on which a Serendip of rotation 0 shows the colour; `chain` lets every
    Serendip of the carpet score, not only those that touch a flower (SER-R12).
    """
    best = Carpet()
    for carpet in carpets(shown, turned, colour, edge, chain):
        if carpet.points > best.points:
            best = carpet
    return best


def carpets(
    shown: list[int], turned: list[int], colour: int, edge: int, chain: bool
) -> list[Carpet]:
    """All carpets of a colour."""
    found: list[Carpet] = []
    done = [False] * CELLS
    for cell in range(CELLS):
        if shown[cell] == colour and not done[cell]:
            carpet = _grow(shown, cell, colour, done)
            _count(carpet, shown, turned, colour, edge, chain)
            found.append(carpet)
    return found


def room_beside(carpet: Carpet, shown: list[int]) -> int:
    """How many hidden places lie beside a carpet's flowers."""
    room = 0
    counted = [False] * CELLS
    for flower in carpet.flowers:
        for cell in BESIDE[flower]:
            if shown[cell] == HIDDEN and not counted[cell]:
                counted[cell] = True
                room += 1
    return room


def _grow(shown: list[int], start: int, colour: int, done: list[bool]) -> Carpet:
    carpet = Carpet()
    done[start] = True
    edge = [start]
    while edge:
        cell = edge.pop()
        if shown[cell] == colour:
            carpet.flowers.append(cell)
        else:
            carpet.serendips.append(cell)
        for other in BESIDE[cell]:
            face = shown[other]
            if (face == colour or face == SERENDIP) and not done[other]:
                done[other] = True
                edge.append(other)
    return carpet


def _count(
    carpet: Carpet, shown: list[int], turned: list[int], colour: int, edge: int, chain: bool
) -> None:
    """One point a flower, two a Serendip, two more where its colour matches (SER-9, SER-R13)."""
    for cell in carpet.serendips:
        for other in BESIDE[cell]:
            if shown[other] == colour:
                carpet.touching.append(cell)
                break
        facing = ACROSS[cell][(edge + turned[cell]) % 6]
        if facing >= 0 and shown[facing] == colour:
            carpet.matching.append(cell)
    scoring = carpet.serendips if chain else carpet.touching
    carpet.points = len(carpet.flowers) + 2 * len(scoring) + 2 * len(carpet.matching)
