# compiled with mypyc
"""A game of Sator in progress: whose decision it is, what a move does, how the game ends."""

from cloister.core.chance import Chance
from cloister.core.game import Announcements
from cloister.core.values import Move, Outcome, Refusal, Seat

from . import invariants, moves, phase, refusals, scoring
from .effects import carry_out
from .legal import legal_moves
from .moves import SPAN
from .opening import set_up_step
from .state import Library
from .turn import act, change_cards, draw


class Sator(Library):
    """A position with the operations that every table uses."""

    def to_act(self) -> tuple[Seat, ...]:
        return () if self.phase == phase.OVER else (self.seat,)

    def moves(self, seat: Seat) -> list[Move]:
        return legal_moves(self, seat)

    def forbids(self, seat: Seat, move: Move) -> Refusal | None:
        return None if move in self.moves(seat) else refusals.forbids(self, move)

    def play(self, seat: Seat, move: Move, chance: Chance, told: Announcements) -> None:
        if phase.MAIN <= self.phase <= phase.ANIMI and move // SPAN * SPAN != moves.SEEK:
            self.chain.append(move)
        if self.phase < phase.MAIN:
            set_up_step(self, move, chance, told)
        elif self.phase == phase.MAIN:
            act(self, move, chance, told)
        elif self.phase <= phase.SEEK:
            change_cards(self, move, chance, told)
        elif self.phase == phase.DRAW:
            draw(self, move, chance, told)
        else:
            carry_out(self, move, told)

    def outcome(self) -> Outcome | None:
        return scoring.outcome(self)

    def copy(self) -> "Sator":
        twin = Sator(self.terms, self.pit.copy())
        twin.knowledge = self.knowledge
        twin.take_over(self)
        return twin

    def check(self) -> None:
        invariants.check(self)
