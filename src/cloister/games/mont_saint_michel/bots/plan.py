# compiled with mypyc
"""Whole turns: all that a seat can do with an open page, by where it leaves the monks."""

from typing import Final

from cloister.core.values import Move

from ..components.places import NOBODY, VILLAGE
from ..knowledge.view import MountView
from ..rules import phase
from ..rules.history import NONE
from ..rules.moves import GIVE, MOVE, STOP
from ..rules.terms import Terms
from ..rules.walking import Walking

CROWDED: Final = 150
"""So many turns of one monk are enough to choose from."""
MOST: Final = 12
"""How many turns are compared,"""
ALIKE: Final = 4
"""and how many of them with the same winner."""


class Turn:
    """One way to play a turn."""

    def __init__(self, line: list[Move], end: Walking, winner: int) -> None:
        self.line = line
        self.places = end.place
        self.tides = end.tides[end.seat]
        self.winner = winner
        """The monk that wins the page, or NONE."""
        self.worth = 0.0


class Turns:
    """All that differ in where they end, in the fewest decisions."""

    def __init__(self, terms: Terms, view: MountView, moves: list[Move]) -> None:
        start = _walking(terms, view)
        self.found: list[Turn] = []
        self.ends: set[tuple[int, ...]] = set()
        for move in moves:
            if move == GIVE:
                self.found.append(Turn([GIVE], start, start.at[start.location]))
            else:
                begun = _copy(start)
                begun.set_out(move - MOVE)
                self._walk([move], begun, len(self.found) + CROWDED)

    def _walk(self, line: list[Move], walking: Walking, most: int) -> None:
        """Near ends first, in the order of the rules."""
        lines, open_ = [line], [walking]
        for at in range(100_000):
            if at == len(open_) or len(self.found) >= most:
                return
            walking, line = open_[at], lines[at]
            for move in walking.decisions():
                if move == STOP:
                    self._end([*line, STOP], walking)
                    continue
                after = _copy(walking)
                after.carry_on(move)
                if after.phase == phase.WALKING and after.has_only_stop():
                    self._end([*line, move], after)
                else:
                    lines.append([*line, move])
                    open_.append(after)

    def _end(self, line: list[Move], walking: Walking) -> None:
        winner = walking.at[walking.location] if walking.has_landed() else NONE
        end = (winner, walking.tides[walking.seat], *walking.place)
        if end not in self.ends:
            self.ends.add(end)
            self.found.append(Turn(line, walking, winner))


def _copy(walking: Walking) -> Walking:
    twin = Walking(walking.terms)
    twin.take_over_move(walking)
    return twin


def _walking(terms: Terms, view: MountView) -> Walking:
    """The beginning of a turn."""
    start = Walking(terms)
    places: list[int] = view.places
    tides: list[int] = view.tides
    start.place = places.copy()
    for monk in range(6):
        if places[monk] != VILLAGE:
            start.at[places[monk]] = monk
    start.tides = tides.copy()
    start.location = view.location
    start.page = view.page
    start.phase = phase.PAGE
    start.seat = view.active
    start.waiting = view.waiting
    start.mover = NOBODY
    return start


def promising(turns: list[Turn]) -> list[Turn]:
    """The best turns, not too many of them with the same winner."""
    turns.sort(key=lambda turn: -turn.worth)
    chosen: list[Turn] = []
    wins = [0] * 7
    for turn in turns:
        if wins[turn.winner] < ALIKE and len(chosen) < MOST:
            wins[turn.winner] += 1
            chosen.append(turn)
    return chosen


def stations(terms: Terms, view: MountView, line: list[Move]) -> dict[tuple[int, ...], Move]:
    """Where a turn comes to, and how it goes on from there."""
    walking = _walking(terms, view)
    found: dict[tuple[int, ...], Move] = {}
    for at in range(len(line)):
        if at == 0:
            walking.set_out(line[0] - MOVE)
            continue
        found[_station(walking, view.turns)] = line[at]
        if line[at] != STOP:
            walking.carry_on(line[at])
    return found


def _station(walking: Walking, turns: int) -> tuple[int, ...]:
    now = (turns, walking.phase, walking.mover, walking.dots, walking.pushed, walking.climber)
    return (*now, *walking.place)


def station(view: MountView) -> tuple[int, ...]:
    """Where a turn has come to."""
    now = (view.turns, view.phase, view.mover, view.dots_left, view.pushed, view.climber)
    return (*now, *view.places)
