"""Plays twin worlds side by side: they must look alike until a move shows something."""

from typing import NamedTuple

from cloister.core.draft import ends
from cloister.core.draws import Recording
from cloister.core.game import Announcements, State
from cloister.core.values import EVERYTHING, Move, Seat, encode

from .hunt import Hunt
from .sent import heard, seen
from .walk import Walk, dice, walks

FRESH = 24
"""How many twins are tried to find one that is shown the same."""
FULL = 8
"""Everything visible is compared once in this many moves."""


def traces(hunt: Hunt) -> None:
    """Follow whole games in two worlds, each from one seat."""
    for walk in walks(hunt.game, hunt.budget.traces, hunt.first):
        trace = Trace(hunt, walk, walk.onlookers[walk.seed % len(walk.onlookers)])
        while walk.state.to_act():
            trace.step()


class Step(NamedTuple):
    """What a move did in one world, for one seat."""

    marked: bool
    """Whether it may show this seat something."""
    drew: bool
    """Whether something was drawn. Equal dice draw the same in both worlds, even if hidden."""
    view: bytes
    heard: bytes


class Trace:
    """One game, followed by one seat in two worlds."""

    def __init__(self, hunt: Hunt, walk: Walk, onlooker: Seat | None) -> None:
        self.hunt = hunt
        self.walk = walk
        self.onlooker = onlooker
        self._chance = dice(walk.seed, -9)
        self._twin = walk.state.imagine(onlooker, self._chance)

    def step(self) -> None:
        """Make one move in both worlds, and compare what the seat hears and sees."""
        walk = self.walk
        before = walk.state.copy()
        seat, move = walk.choose()
        ours = self._play(walk.state, seat, move)
        self._twin = self._follow(before, seat, move, ours)
        walk.made += 1
        if ours.drew:
            self._twin = walk.state.imagine(self.onlooker, self._chance)
        if walk.made % FULL == 0 or not walk.state.to_act():
            self._compare_all()

    def _compare_all(self) -> None:
        tries = self.hunt.tries(self.walk)
        here = seen(self.walk.game, self.walk.state, self.onlooker, tries)
        there = seen(self.walk.game, self._twin, self.onlooker, tries)
        self.hunt.same("trace", self.walk, self.onlooker, here, there)

    def _play(self, state: State, seat: Seat, move: Move) -> Step:
        recording, told, before = Recording(self.walk.dice()), Announcements(), state.to_act()
        state.play(seat, move, recording, told)
        undo = not told.revealed and not recording.draws and bool(state.to_act())
        view = encode(state.view(self.onlooker, EVERYTHING))
        drew, own = bool(recording.draws), seat == self.onlooker
        marked = told.revealed and (told.mover_learnt or not own)
        draft = ends(before, state, told, drew) if own else ""
        return Step(marked, drew, view, heard(told, undo, state, self.onlooker, draft))

    def _follow(self, before: State, seat: Seat, move: Move, ours: Step) -> State:
        """The twin after the same move. If something was shown that differs, another twin that
        was shown the same: an event may tell only what the view then knows."""
        twin = self._twin
        for _ in range(FRESH):
            if seat in twin.to_act() and twin.forbids(seat, move) is None:
                followed = twin if self._compare(ours, self._play(twin, seat, move)) else None
            else:
                followed = self._choose_otherwise(twin, seat, ours)
            if followed is not None:
                return followed
            twin = before.imagine(self.onlooker, self._chance)
        return self.walk.state.imagine(self.onlooker, self._chance)

    def _choose_otherwise(self, twin: State, seat: Seat, ours: Step) -> State | None:
        """The move is not legal in the twin. If it revealed nothing about itself, some other move
        in the twin has to look the same to the onlooker: find it."""
        alike = unlike = None
        for move in twin.moves(seat):
            trial = twin.copy()
            theirs = self._play(trial, seat, move)
            if theirs.view == ours.view and theirs.heard == ours.heard:
                self.hunt.comparisons += 1
                return trial
            alike = theirs if theirs.view == ours.view else alike
            unlike = theirs
        if alike is not None:
            self._compare(ours, alike)
        if unlike is not None:
            self._compare(ours, unlike)
        return None

    def _compare(self, ours: Step, theirs: Step) -> bool:
        """Whether the worlds still look alike. They may only part if the move is marked."""
        if ours.view == theirs.view:
            self.hunt.same("told", self.walk, self.onlooker, ours.heard, theirs.heard)
            return True
        if not ours.marked or not theirs.marked:
            self.hunt.same("unmarked", self.walk, self.onlooker, ours.view, theirs.view)
        self.hunt.comparisons += 1
        return False
