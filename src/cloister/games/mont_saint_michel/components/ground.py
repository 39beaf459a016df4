# compiled with mypyc
"""The map, precomputed for the rules: where each step leads, and how far everything is."""

from typing import Final

from .cards import EBB, FLOOD
from .places import FEET, LAST, PLACES, RAMP, TOP, VILLAGE

FAR: Final = 99


class Ground:
    """Immutable; shared by all games on a map."""

    def __init__(self, paths: list[tuple[int, int]], sea: list[tuple[int, int]]) -> None:
        self.ways = _ways(paths)
        """The places beside each place, the ramp included."""
        self.sea = _joined(sea)
        """The landing places one sea line away (MSM-23)."""
        self.reach = [_afloat(self.sea, place) for place in range(PLACES)]
        """The landing places that a flood card can reach."""
        self.ends = _ends(self.ways)
        """Where a monk alone can be after 0, 1 or 2 dots, from each place but the ramp."""
        self.turns: list[list[list[int]]] = [[], _turns(self.ends, 1), _turns(self.ends, 2)]
        """The turns that a monk needs without help: by dots, by location, by place (MSM-A17)."""
        self.nearest: list[list[list[list[int]]]] = [
            [],
            [_nearest(self.ends, turns) for turns in self.turns[1]],
            [_nearest(self.ends, turns) for turns in self.turns[2]],
        ]
        """The turns still needed after the best use of some dots: by the dots of the page, by
        location, by dots left, by place."""
        self.sailing: list[list[list[int]]] = [[], self._by_sea(1), self._by_sea(2)]
        """The tide cards that bring a monk to a location in one turn: by dots, location, place."""

    def _by_sea(self, dots: int) -> list[list[int]]:
        """`sailing` for one number of dots; the sea leg comes after the last dot or between two
        (MSM-A11)."""
        cards = [[0] * PLACES for _ in range(LAST + 1)]
        for place in range(RAMP):
            for card, legs in ((EBB, self.sea), (FLOOD, self.reach)):
                for landing in self._landings(dots, legs, place):
                    cards[landing][place] |= card
        return cards

    def _landings(self, dots: int, legs: list[list[int]], place: int) -> list[int]:
        """Where the dots and a sea leg lead; two dots may lead back to their start."""
        ends = self.ends[1][place] if dots == 1 else [place, *self.ends[2][place]]
        found: list[int] = []
        for end in ends:
            found += legs[end]
        for between in self.ends[1][place] if dots == 2 else []:
            for shore in legs[between]:
                found += [shore, *self.ends[1][shore]]
        return [landing for landing in found if landing != VILLAGE]


def _ways(paths: list[tuple[int, int]]) -> list[list[int]]:
    ways = _joined(paths)
    for end in [TOP, *FEET]:
        ways[end].append(RAMP)
        ways[RAMP].append(end)
    return ways


def _joined(lines: list[tuple[int, int]]) -> list[list[int]]:
    beside: list[list[int]] = [[] for _ in range(PLACES)]
    for a, b in lines:
        beside[a].append(b)
        beside[b].append(a)
    return [sorted(others) for others in beside]


def _afloat(sea: list[list[int]], start: int) -> list[int]:
    reached = [start]
    for place in reached:
        reached += [other for other in sea[place] if other not in reached]
    return sorted(reached[1:])


def _ends(ways: list[list[int]]) -> list[list[list[int]]]:
    none = [[place] for place in range(PLACES)]
    one = [_after_dot(ways, place) for place in range(RAMP)]
    two = [_after_two(ways, one, place) for place in range(RAMP)]
    return [none, one, two]


def _after_dot(ways: list[list[int]], place: int) -> list[int]:
    """Where one dot leads, free steps from the ramp included (MSM-17)."""
    ends = [other for other in ways[place] if other != RAMP]
    if place in FEET:
        ends.append(TOP)
        ends += [other for other in ways[TOP] if other != RAMP]
    return ends


def _after_two(ways: list[list[int]], one: list[list[int]], place: int) -> list[int]:
    ends: set[int] = set()
    for between in one[place]:
        ends.update(one[between])
    if RAMP in ways[place]:
        ends.update(ways[RAMP])
    return sorted(ends - {place})


def _turns(ends: list[list[list[int]]], dots: int) -> list[list[int]]:
    """The turns needed: a turn uses all its dots unless it reaches the location (MSM-A4)."""
    table: list[list[int]] = [[FAR] * PLACES]
    for location in range(TOP, LAST + 1):
        table.append(_turns_to(location, ends[dots], ends[1]))
    return table


def _turns_to(location: int, ends: list[list[int]], soon: list[list[int]]) -> list[int]:
    turns = [FAR] * PLACES
    turns[location] = 0
    for place in range(RAMP):
        if place != location and (location in ends[place] or location in soon[place]):
            turns[place] = 1
    for count in range(2, FAR):
        late = [place for place in range(RAMP) if turns[place] == FAR]
        nearer = [place for place in late if _least(turns, ends[place]) == count - 1]
        for place in nearer:
            turns[place] = count
        if not nearer:
            break
    return turns


def _nearest(ends: list[list[list[int]]], turns: list[int]) -> list[list[int]]:
    location = turns.index(min(turns))
    nearest = [turns]
    for dots in (1, 2):
        best = [FAR] * PLACES
        for place in range(RAMP):
            soon = location in ends[dots - 1][place] or location in ends[1][place]
            best[place] = 0 if soon else _least(turns, ends[dots][place])
        nearest.append(best)
    return nearest


def _least(turns: list[int], places: list[int]) -> int:
    least = FAR
    for place in places:
        least = min(least, turns[place])
    return least
