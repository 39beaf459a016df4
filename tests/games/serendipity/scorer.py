"""A second scorer, written from SER-9 alone. It can also misread the rules on request."""

from itertools import pairwise

from .helpers import CELLS, LETTERS, ROW_LENGTHS

STEPS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
WHEEL = "bvroyg"
"""The colours of a Serendip of rotation 0, clockwise from its right edge."""

Place = tuple[int, int]


def places() -> list[Place]:
    """(q, r) of each cell, by the formula of B6."""
    return [
        (max(-5, -5 - r) + j, r)
        for r, length in zip(range(-5, 6), ROW_LENGTHS, strict=True)
        for j in range(length)
    ]


PLACES = dict(zip(CELLS, places(), strict=True))


class Scorer:
    """Scores rows of tiles. `chains_score` is an option; all other flags misread the rules."""

    def __init__(
        self,
        rows: list[str],
        *,
        hidden_count: bool = False,
        never_link: bool = False,
        no_chains: bool = False,
        only_touching_link: bool = False,
        edges_anticlockwise: bool = False,
        rotation_anticlockwise: bool = False,
        wheel: str = WHEEL,
        chains_score: bool = False,
    ) -> None:
        self.tiles = dict(zip(places(), "".join(rows), strict=True))
        self.hidden_count = hidden_count
        self.never_link = never_link
        self.no_chains = no_chains
        self.only_touching_link = only_touching_link
        self.edges_anticlockwise = edges_anticlockwise
        self.rotation_anticlockwise = rotation_anticlockwise
        self.wheel = wheel
        self.chains_score = chains_score

    def points(self, colour: str) -> int:
        """The points of the best carpet of a colour."""
        flowers = {place for place in self.tiles if self.is_flower(place, colour)}
        best = 0
        while flowers:
            group = self.group(flowers.pop(), colour)
            flowers -= group
            best = max(best, self.worth(group, colour))
        return best

    def all_points(self) -> dict[str, int]:
        return {colour: self.points(colour) for colour in LETTERS}

    def group(self, start: Place, colour: str) -> set[Place]:
        """This flower and all flowers and Serendips that are connected to it."""
        found, edge = {start}, [start]
        while edge:
            place = edge.pop()
            for other in beside(place):
                if other not in found and self.hangs_on(place, other, colour):
                    found.add(other)
                    edge.append(other)
        return found

    def hangs_on(self, place: Place, other: Place, colour: str) -> bool:
        if self.is_flower(other, colour):
            return True
        if self.never_link or not self.is_serendip(other):
            return False
        if self.no_chains and self.is_serendip(place):
            return False
        return not self.only_touching_link or self.touches(other, colour)

    def touches(self, place: Place, colour: str) -> bool:
        return any(self.is_flower(other, colour) for other in beside(place))

    def worth(self, group: set[Place], colour: str) -> int:
        flowers = {place for place in group if self.is_flower(place, colour)}
        serendips = [place for place in self.tiles if self.is_serendip(place)]
        touching = [place for place in serendips if flowers.intersection(beside(place))]
        matching = [place for place in serendips if self.faced(place, colour) in flowers]
        scoring = len(group) - len(flowers) if self.chains_score else len(touching)
        return len(flowers) + 2 * scoring + 2 * len(matching)

    def faced(self, place: Place, colour: str) -> Place:
        """The place that a Serendip's edge of this colour faces."""
        turned = int(self.tiles[place]) * (-1 if self.rotation_anticlockwise else 1)
        edge = self.wheel.index(colour) + turned
        return step(place, -edge if self.edges_anticlockwise else edge)

    def is_flower(self, place: Place, colour: str) -> bool:
        tile = self.tiles.get(place, "")
        return (tile.lower() if self.hidden_count else tile) == colour

    def is_serendip(self, place: Place) -> bool:
        return self.tiles.get(place, "").isdigit()


def step(place: Place, edge: int) -> Place:
    dq, dr = STEPS[edge % 6]
    return place[0] + dq, place[1] + dr


def beside(place: Place) -> list[Place]:
    return [step(place, edge) for edge in range(6)]


def in_a_row(cells: list[str]) -> bool:
    """Whether each cell is a neighbour of the next."""
    return all(PLACES[b] in beside(PLACES[a]) for a, b in pairwise(cells))
