# compiled with mypyc
"""The State of Mystery of the Abbey. The rules themselves are in the files around it.

A move is carried out (apply_move.py, kept_books.py) and puts what follows from it on the agenda.
Then the agenda is worked through until somebody has to decide (run_agenda.py).
"""

from cloister.core.chance import Chance
from cloister.core.game import Announcements
from cloister.core.values import Move, Outcome, Refusal, Seat

from . import apply_move, invariants, kept_books, legal, moves, refusals, run_agenda, scoring
from .state import Abbey


class MysteryOfTheAbbey(Abbey):
    """A game in progress."""

    def to_act(self) -> tuple[Seat, ...]:
        return legal.to_act(self)

    def moves(self, seat: Seat) -> list[Move]:
        return legal.legal_moves(self, seat)

    def sample(self, seat: Seat, chance: Chance) -> Move:
        return legal.sample(self, seat, chance)

    def forbids(self, seat: Seat, move: Move) -> Refusal | None:
        return None if move in self.moves(seat) else refusals.forbids(self, seat, move)

    def play(self, seat: Seat, move: Move, chance: Chance, told: Announcements) -> None:
        if self.kept[seat] and self.phase in kept_books.PHASES:
            told.reveal()
        if moves.PLAY <= move < moves.PLAY + moves.SPAN:
            kept_books.play(self, seat, move - moves.PLAY, told)
        else:
            apply_move.carry_out(self, seat, move, chance, told)
        run_agenda.run(self, chance, told)

    def outcome(self) -> Outcome | None:
        return scoring.outcome(self)

    def copy(self) -> "MysteryOfTheAbbey":
        twin = MysteryOfTheAbbey(self.terms)
        twin.take_over(self)
        twin.knowledge = self.knowledge
        return twin

    def check(self) -> None:
        invariants.check(self)
