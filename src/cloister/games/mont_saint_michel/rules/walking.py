# compiled with mypyc
"""How monks walk, push, climb and sail: one decision at a time, and what is legal of it.

Whether a choice can still be finished (MSM-A26) is searched for only where it is in doubt: a step
along a path can always be answered by pushing back the way it came (MSM-A7), so the doubtful
cases are crowded chains, moves that come back to where they began, and bound turns (MSM-A17).
"""

from cloister.core.errors import RuleBug
from cloister.core.values import Move

from ..components.places import BIT, EBB, FLOOD, LAST, NOBODY, RAMP, TOP, VILLAGE
from . import phase
from .moves import EBB_TO, FLOOD_TO, ON, PUSH, STAY, STEP, STOP, UP
from .refusals import (
    ALLOWED,
    BOUND,
    BOUND_TIDE,
    CLIMB_WHERE,
    DEAD_END,
    LOCKED,
    NO_CARD,
    NO_DOTS,
    NO_FREE_STEP,
    NO_LANDING,
    NO_SEA_LINE,
    NO_SEA_WAY,
    NOT_BESIDE,
    NOTHING_MOVED,
    ONE_TIDE,
    PUSH_BESIDE,
    PUSH_DOWN,
    RAMP_END,
    STOP_DOTS,
    STOP_EARLY,
    TIDE_EARLY,
)
from .state import Mount


class Walking(Mount):
    """The part of the rules that moves monks."""

    # Doing

    def set_out(self, monk: int) -> None:
        """Begin a move (MSM-11)."""
        self.mover = monk
        self.dots = self.terms.dots[self.page]
        self.began = self.place.copy()
        self.entered = False
        self.sailed = 0
        self.phase = phase.WALKING

    def carry_on(self, move: Move) -> None:
        """One decision of a move."""
        kind = move // 32
        match kind:
            case 1:
                self._step(move - STEP)
            case 2:
                self._walk_on(move - ON)
            case 3:
                self._push(move - PUSH)
            case 4:
                self._sail(EBB, move - EBB_TO)
            case 5:
                self._sail(FLOOD, move - FLOOD_TO)
            case _:
                if move == UP:
                    self._climb()
                elif move == STAY:
                    self.climber = NOBODY
                    self.phase = phase.WALKING

    def _step(self, to: int) -> None:
        """A dot. With the last one nobody can leave the ramp but upwards (MSM-17, MSM-A5)."""
        self.dots -= 1
        here = self.place[self.mover]
        if to != RAMP:
            self._enter(self.mover, to, BIT[self.mover])
            return
        self.came = here
        self.at[here] = NOBODY
        self.place[self.mover] = RAMP
        self.phase = phase.ON_RAMP
        if self.dots == 0:
            self._climb()

    def _climb(self) -> None:
        self.climber = self.mover
        self.climber_lock = BIT[self.mover]
        self._enter(self.mover, TOP, self.climber_lock)

    def _walk_on(self, to: int) -> None:
        """The further free step begins a chain of its own; an outer lock stays (MSM-A8)."""
        monk = self.climber
        self.climber = NOBODY
        self._enter(monk, to, self.climber_lock)

    def _push(self, to: int) -> None:
        """Whoever is pushed onto the ramp goes up it (MSM-21, MSM-A9)."""
        monk = self.pushed
        lock = self.lock | BIT[monk]
        self.pushed = NOBODY
        if to == RAMP:
            self.climber = monk
            self.climber_lock = lock
            to = TOP
        self._enter(monk, to, lock)

    def _sail(self, card: int, to: int) -> None:
        """The card is played when its leg begins (MSM-A14)."""
        self.tides[self.seat] -= card
        self.sailed |= card
        self._enter(self.mover, to, BIT[self.mover])

    def _enter(self, monk: int, to: int, lock: int) -> None:
        """Whoever stands there has to be pushed (MSM-19); the village holds all (MSM-A1)."""
        here = self.place[monk]
        if self.at[here] == monk:
            self.at[here] = NOBODY
        self.place[monk] = to
        if to == self.location:
            self.entered = True
        other = NOBODY
        if to != VILLAGE:
            other = self.at[to]
            self.at[to] = monk
        self.pushed = other
        self.lock = lock
        if other != NOBODY:
            self.phase = phase.PUSHING
        else:
            self.phase = phase.WALKING if self.climber == NOBODY else phase.CLIMBED

    # What is forbidden

    def why_not(self, move: Move) -> int:
        """Why this decision of a running move is forbidden, or ALLOWED."""
        kind = move // 32
        match kind:
            case 1:
                return self.why_not_step(move - STEP)
            case 2:
                return self._why_not_walk_on(move - ON)
            case 3:
                return self._why_not_push(move - PUSH)
            case 4:
                return self._why_not_sail(EBB, move - EBB_TO)
            case 5:
                return self._why_not_sail(FLOOD, move - FLOOD_TO)
            case _:
                if move == STOP:
                    return self.why_not_stop()
                return self._why_not_up() if move == UP else self._why_not_stay()

    def why_not_step(self, to: int) -> int:
        """MSM-15 to MSM-18."""
        here = self.place[self.mover]
        if self.dots == 0:
            return NO_DOTS
        if to not in self.terms.ways[here]:
            return NOT_BESIDE
        if to == RAMP:
            return self._why_not_onto_ramp(here)
        if self._must_think(to, self.dots - 1):
            hopeless = self.dots == 1 and not self._may_land_from(to)
            return BOUND if hopeless or not self._leads_on(STEP + to) else ALLOWED
        if self.dots == 1 and to == self.began[self.mover]:
            return ALLOWED if self._leads_on(STEP + to) else NOTHING_MOVED
        if here == RAMP and not self._has_room(to):
            return ALLOWED if self._leads_on(STEP + to) else DEAD_END
        return ALLOWED

    def _why_not_onto_ramp(self, here: int) -> int:
        if here == TOP and self.dots < 2:
            return RAMP_END
        doubtful = self.is_bound() or here == TOP or not self._has_room(TOP)
        if not doubtful or self._leads_on(STEP + RAMP):
            return ALLOWED
        return BOUND if self.is_bound() else DEAD_END

    def _why_not_up(self) -> int:
        """Only who came from below is carried on (MSM-17)."""
        if self.came == TOP:
            return NO_FREE_STEP
        doubtful = self.is_bound() or not self._has_room(TOP)
        if not doubtful or self._leads_on(UP):
            return ALLOWED
        return BOUND if self.is_bound() else DEAD_END

    def _why_not_walk_on(self, to: int) -> int:
        """Only to what is beside the Église, never back onto the ramp (MSM-A5)."""
        if to == RAMP or to not in self.terms.ways[TOP]:
            return CLIMB_WHERE
        if self._is_locked(to, self.climber_lock):
            return LOCKED
        after = to if self.climber == self.mover else self.place[self.mover]
        return self._why_not_after(ON + to, after, to)

    def _why_not_stay(self) -> int:
        if self.is_bound():
            return ALLOWED if self._leads_on(STAY) else BOUND
        return self._why_not_after(STAY, self.place[self.mover], TOP)

    def _why_not_push(self, to: int) -> int:
        """One space in any direction (MSM-19), not at who has moved (MSM-A8)."""
        here = self.place[self.pushed]
        if to not in self.terms.ways[here]:
            return PUSH_BESIDE
        if to == RAMP and here == TOP:
            return PUSH_DOWN
        into = TOP if to == RAMP else to
        if self._is_locked(into, self.lock):
            return LOCKED
        why = self._why_not_after(PUSH + to, self.place[self.mover], to)
        if why != ALLOWED or self._has_room(into):
            return why
        return ALLOWED if self._leads_on(PUSH + to) else DEAD_END

    def _why_not_sail(self, card: int, to: int) -> int:
        """MSM-23, MSM-A11 to MSM-A14."""
        why = self._why_no_tide(card)
        if why != ALLOWED:
            return why
        here = self.place[self.mover]
        if card == EBB and to not in self.terms.ground.sea[here]:
            return NO_SEA_LINE
        if card == FLOOD and to not in self.terms.ground.reach[here]:
            return NO_SEA_WAY
        if self.dots == 0 and to == self.began[self.mover]:
            return ALLOWED if self._leads_on(_sailing(card, to)) else NOTHING_MOVED
        if self._has_room(to):
            return ALLOWED
        return ALLOWED if self._leads_on(_sailing(card, to)) else DEAD_END

    def _why_no_tide(self, card: int) -> int:
        if self.is_bound():
            return BOUND_TIDE
        if not self.tides[self.seat] & card:
            return NO_CARD
        if self.sailed and self.terms.one_tide:
            return ONE_TIDE
        if not self.terms.tide_first and self.dots == self.terms.dots[self.page]:
            return TIDE_EARLY
        return ALLOWED if self.terms.ground.sea[self.place[self.mover]] else NO_LANDING

    def why_not_stop(self) -> int:
        """All dots are spent, or somebody has landed (MSM-16, MSM-A4); and not as it was."""
        if self.dots == self.terms.dots[self.page]:
            return STOP_EARLY
        if self.dots > 0 and not self.has_landed():
            return STOP_DOTS
        if self.place == self.began:
            return NOTHING_MOVED
        return BOUND if self.is_bound() and not self._comes_nearer() else ALLOWED

    def _why_not_after(self, move: Move, mover_at: int, into: int) -> int:
        """Moves that come back to where they began, and bound ones, have to be thought through."""
        if self._must_think(mover_at, self.dots):
            hopeless = self.dots == 0 and not self._may_land_from(into)
            return BOUND if hopeless or not self._leads_on(move) else ALLOWED
        if self.dots > 0 or mover_at != self.began[self.mover]:
            return ALLOWED
        return ALLOWED if self._leads_on(move) else NOTHING_MOVED

    # What can be said of the running move

    def is_bound(self) -> bool:
        """The page has been open for four rounds: it has to be won now (MSM-A17)."""
        return self.waiting >= self.terms.patience

    def has_landed(self) -> bool:
        """A monk has come to stand on the open location in this move (MSM-A3)."""
        return self.entered and self.at[self.location] != NOBODY

    def turns_away(self, place: int) -> int:
        """Turns that a monk alone needs from there to the open location."""
        return self.terms.ground.turns[self.terms.dots[self.page]][self.location][place]

    def _comes_nearer(self) -> bool:
        if self.has_landed():
            return True
        mover = self.mover
        return self.turns_away(self.place[mover]) < self.turns_away(self.began[mover])

    def _must_think(self, place: int, dots: int) -> bool:
        """The turn is bound, and the mover itself does not come near enough from there.

        While others are pushed about, the mover goes its way undisturbed.
        """
        if not self.is_bound():
            return False
        nearest = self.terms.ground.nearest[self.terms.dots[self.page]][self.location]
        goal = nearest[0][self.began[self.mover]]
        if nearest[dots][place] < goal:
            return False
        if place == TOP and self.climber == self.mover:
            for beside in self.terms.ways[TOP]:
                if nearest[dots][beside] < goal:
                    return False
        return True

    def _may_land_from(self, place: int) -> bool:
        """Whether a chain that goes on at a place could bring anybody to the open location.

        A quick no to most of what is hopeless: without the ramp, pushes spread over occupied
        places only.
        """
        if place == RAMP or self.climber != NOBODY or self.has_landed():
            return True
        reached = [place]
        for at in reached:
            if at == self.location:
                return True
            if at == VILLAGE or self.at[at] == NOBODY:
                continue
            for beside in self.terms.ways[at]:
                if beside == RAMP and at != TOP:
                    return True
                if beside != RAMP and beside not in reached:
                    reached.append(beside)
        return False

    def _is_locked(self, place: int, lock: int) -> bool:
        monk = self.at[place]
        return monk != NOBODY and lock & BIT[monk] != 0

    def _has_room(self, place: int) -> bool:
        """Nobody stands there, or whoever does can surely be pushed on."""
        if place == VILLAGE or self.at[place] == NOBODY:
            return True
        for beside in self.terms.ways[place]:
            if beside == VILLAGE or (beside <= LAST and self.at[beside] == NOBODY):
                return True
        return False

    def tide_is_open(self) -> bool:
        """A tide card can be played now."""
        return self._why_no_tide(EBB) == ALLOWED or self._why_no_tide(FLOOD) == ALLOWED

    def has_only_stop(self) -> bool:
        """When stopping is all that is left, the move ends by itself (MSM-A25)."""
        if self.dots == 0 and not self.tide_is_open():
            return True
        if self.dots > 0 and (not self.is_bound() or self.why_not_stop() != ALLOWED):
            return False
        found = self.decisions()
        if not found:
            raise RuleBug("a move that cannot be finished")
        return len(found) == 1 and found[0] == STOP

    # Looking ahead

    def _leads_on(self, move: Move) -> bool:
        """Whether the move can be finished after this decision (MSM-A26)."""
        trial = Walking(self.terms)
        trial.take_over_move(self)
        trial.carry_on(move)
        return trial._can_finish()

    def _can_finish(self) -> bool:
        if self.phase == phase.WALKING and self.why_not_stop() == ALLOWED:
            return True
        for move in self.open_decisions():
            if self.why_not(move) == ALLOWED:
                return True
        return False

    def decisions(self) -> list[Move]:
        """All legal decisions of a running move, in their order."""
        return [move for move in self.open_decisions() if self.why_not(move) == ALLOWED]

    def open_decisions(self) -> list[Move]:
        """What may be considered at all."""
        ways = self.terms.ways
        match self.phase:
            case phase.PUSHING:
                return [PUSH + to for to in ways[self.place[self.pushed]]]
            case phase.CLIMBED:
                return [ON + to for to in ways[TOP] if to != RAMP] + [STAY]
            case phase.ON_RAMP:
                return [UP] + [STEP + to for to in ways[RAMP]]
            case _:
                here = self.place[self.mover]
                found = [STEP + to for to in ways[here]] if self.dots > 0 else []
                if self._why_no_tide(EBB) == ALLOWED:
                    found += [EBB_TO + to for to in self.terms.ground.sea[here]]
                if self._why_no_tide(FLOOD) == ALLOWED:
                    found += [FLOOD_TO + to for to in self.terms.ground.reach[here]]
                return found + [STOP]


def _sailing(card: int, to: int) -> Move:
    return (EBB_TO if card == EBB else FLOOD_TO) + to
