# compiled with mypyc
"""The course of the game: whose decision it is, what a move does, how it ends."""

from typing import Final

from cloister.core.chance import Chance
from cloister.core.game import Announcements
from cloister.core.values import Move, Outcome, Refusal, Seat

from . import events, invariants, legal, looking, phase, refusals, scoring, turn
from .moves import GIVE, MOVE
from .state import MountState
from .steps import set_out

ALONE: Final = [(seat,) for seat in range(5)]
"""`to_act` for each seat, built once because it is called so often."""


class MontSaintMichel(MountState):
    """A game of Mont Saint Michel in progress."""

    def to_act(self) -> tuple[Seat, ...]:
        mount = self.mount
        if mount.phase >= phase.PAGE:
            return () if mount.phase == phase.OVER else ALONE[mount.seat]
        return ALONE[self.looker]

    def moves(self, seat: Seat) -> list[Move]:
        return legal.legal_moves(self, seat)

    def sample(self, seat: Seat, chance: Chance) -> Move:
        return legal.sample(self, chance)

    def forbids(self, seat: Seat, move: Move) -> Refusal | None:
        return refusals.forbids(self, move)

    def play(self, seat: Seat, move: Move, chance: Chance, told: Announcements) -> None:
        match self.mount.phase:
            case phase.PEEKING:
                looking.peek(self, move, told)
            case phase.LOOKING:
                looking.look(self, move, told)
            case phase.PAGE:
                if move == GIVE:
                    turn.give(self, chance, told)
                else:
                    set_out(self.mount, move - MOVE)
                    if told.listening:
                        events.set_out(self.mount, told)
            case _:
                turn.move_on(self, move, chance, told)

    def outcome(self) -> Outcome | None:
        return scoring.outcome(self)

    def copy(self) -> "MontSaintMichel":
        twin = MontSaintMichel(self.terms, self.mount.copy())
        twin.take_over(self)
        twin.knowledge = self.knowledge
        return twin

    def check(self) -> None:
        invariants.check(self)
