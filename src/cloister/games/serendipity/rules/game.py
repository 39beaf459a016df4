# compiled with mypyc
"""The course of the game: whose decision it is, what a move does, how it ends."""

from typing import Final

from cloister.core.chance import Chance
from cloister.core.game import Announcements
from cloister.core.values import Move, Outcome, Refusal, Seat

from ..components.cells import CELLS, NAMES
from ..components.tiles import EACH, NOBODY, SERENDIP
from . import events, invariants, legal, phase, refusals, scoring
from .legal import free_colours, sample_loose
from .moves import CHOOSE, EXCHANGE, LEAVE, NO_EXCHANGE, STOP, SWAP, TURN, UNCOVER, WITH
from .state import Garden

ALONE: Final = [(seat,) for seat in range(6)]
"""Each seat as the only one that has to decide."""


class Serendipity(Garden):
    """A game of Serendipity in progress."""

    def to_act(self) -> tuple[Seat, ...]:
        return () if self.phase == phase.OVER else ALONE[self.seat]

    def moves(self, seat: Seat) -> list[Move]:
        return legal.legal_moves(self, seat)

    def sample(self, seat: Seat, chance: Chance) -> Move:
        if self.phase == phase.UNCOVERING:
            count = len(self.hidden)
            at = chance.below(count + 1 if self.may_stop else count)
            return STOP if at == count else UNCOVER + self.hidden[at]
        match self.phase:
            case phase.CHOOSING:
                free = free_colours(self)
                return CHOOSE + free[chance.below(len(free))]
            case phase.OWN:
                return LEAVE if not self.hidden or chance.below(2) == 0 else SWAP
            case phase.OWN_TARGET:
                return WITH + self.hidden[chance.below(len(self.hidden))]
            case phase.FOUND:
                return LEAVE + chance.below(2)
            case phase.TURNING:
                return TURN + chance.below(6)
            case phase.EXCHANGING:
                cell = sample_loose(self, chance, CELLS + 1)
                return NO_EXCHANGE if cell == CELLS else EXCHANGE + cell
            case _:
                return WITH + sample_loose(self, chance, CELLS)

    def forbids(self, seat: Seat, move: Move) -> Refusal | None:
        return refusals.forbids(self, move)

    def play(self, seat: Seat, move: Move, chance: Chance, told: Announcements) -> None:
        if move < UNCOVER + CELLS:
            self._uncover(move - UNCOVER, told)
            return
        if told.listening:
            events.acted(told, self, move)
        match self.phase:
            case phase.CHOOSING:
                self._choose(move - CHOOSE)
            case phase.UNCOVERING:
                self._end_turn()
            case phase.OWN | phase.OWN_TARGET:
                self._place_own(move)
            case phase.FOUND | phase.FOUND_TARGET:
                self._place_serendip(move)
            case phase.TURNING:
                self.turned[self.up] = move - TURN
                self._serendip_turned()
            case _:
                self._exchange(move)
        if told.listening and self.phase == phase.OVER:
            events.ended(told, self)

    def outcome(self) -> Outcome | None:
        return scoring.outcome(self)

    def copy(self) -> "Serendipity":
        twin = Serendipity(self.terms)
        twin.knowledge = self.knowledge
        twin.take_over(self)
        return twin

    def check(self) -> None:
        invariants.check(self)

    # Uncovering

    def _uncover(self, cell: int, told: Announcements) -> None:
        """Turn a hidden tile up for all to see (SER-3)."""
        face = self.face[cell]
        self.uncovered += 1
        self.seen[cell] = self.uncovered
        told.reveal()
        if told.listening:
            events.uncovered(told, self, cell, face)
        if face == SERENDIP:
            self._take_up(cell, phase.FOUND)
        elif self.owner[face] == self.seat:
            self._take_up(cell, phase.OWN)
        else:
            self._foreign(cell, face, told)

    def _take_up(self, cell: int, next_phase: int) -> None:
        self.turn_up(cell)
        self.up = cell
        self.phase = next_phase

    def _foreign(self, cell: int, face: int, told: Announcements) -> None:
        """Turn a foreign flower back (SER-4); an ownerless one may stay (SER-11, SER-R34)."""
        stays = self.owner[face] == NOBODY and self.open[SERENDIP] >= self.terms.stay_open_from
        if stays:
            self.turn_up(cell)
        if told.listening:
            told.everyone("stays-open" if stays else "turned-back", {"cell": NAMES[cell]})
        self._end_turn()
        if told.listening and self.phase == phase.OVER:
            events.ended(told, self)

    # Placing what was turned up

    def _place_own(self, move: Move) -> None:
        """Leave it and perhaps go on (SER-5a), or swap it with a hidden tile and end (SER-5b)."""
        if move == SWAP:
            self.phase = phase.OWN_TARGET
        elif move == LEAVE:
            self._resolved(goes_on=True)
        else:
            self.swap(self.up, move - WITH)
            self._resolved(goes_on=False)

    def _place_serendip(self, move: Move) -> None:
        """Leave it (SER-6a), or swap it with any tile but an open Serendip (SER-6b)."""
        if move == SWAP:
            self.phase = phase.FOUND_TARGET
            return
        self.moved = move != LEAVE
        if self.moved:
            cell = move - WITH
            self.swap(self.up, cell)
            self.up = cell
        if self.moved and not self.terms.rotate_on_move:
            self._serendip_turned()
        else:
            self.phase = phase.TURNING

    def _serendip_turned(self) -> None:
        """Moved: the turn may go on. Left: two other tiles may be exchanged (SER-6, SER-R39)."""
        if self.moved:
            self._resolved(goes_on=True)
        else:
            self.phase = phase.EXCHANGING

    def _exchange(self, move: Move) -> None:
        if self.phase == phase.EXCHANGING_WITH:
            self.swap(self.picked, move - WITH)
            self.picked = -1
        elif move != NO_EXCHANGE:
            self.picked = move - EXCHANGE
            self.phase = phase.EXCHANGING_WITH
            return
        self._resolved(goes_on=False)

    # The turn and the end

    def _resolved(self, goes_on: bool) -> None:
        """A tile was placed; only now is the end checked (SER-R22)."""
        self.up = -1
        self.moved = False
        if self._is_complete():
            self.complete = True
            self.turns += 1
            self.phase = phase.OVER
        elif goes_on:
            self.phase = phase.UNCOVERING
            self.may_stop = True
        else:
            self._end_turn()

    def end_if_complete(self) -> None:
        """End a game whose garden was set up complete (SER-8, SER-R24)."""
        if self.phase == phase.UNCOVERING and self._is_complete():
            self.complete = True
            self.phase = phase.OVER

    def _is_complete(self) -> bool:
        """All Serendips and all flowers of an owned colour are open (SER-8, SER-R21)."""
        if self.open[SERENDIP] < EACH:
            return False
        for colour in range(6):
            if self.open[colour] == EACH and self.owner[colour] != NOBODY:
                return True
        return False

    def _end_turn(self) -> None:
        """Go on to the next seat, clockwise (SER-3), unless the turn limit is reached (SER-R25)."""
        self.may_stop = False
        self.turns += 1
        if self.turns >= self.terms.turn_limit:
            self.phase = phase.OVER
            return
        self.phase = phase.UNCOVERING
        self.seat = self.seat + 1 if self.seat + 1 < self.terms.seats else 0

    def _choose(self, colour: int) -> None:
        """Take one colour at a time, in seat order, round after round (SER-R20)."""
        self.owner[colour] = self.seat
        self.seat = (self.seat + 1) % self.terms.seats
        if self.owner.count(NOBODY) == 6 - self.terms.seats * self.terms.colours_each:
            self.seat = self.first
            self.phase = phase.UNCOVERING
