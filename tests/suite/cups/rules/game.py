"""The course of the game."""

from cloister.core.chance import Chance
from cloister.core.game import Announcements
from cloister.core.values import Move, Outcome, Refusal, Seat

from .moves import CLAIM, DOUBT
from .state import Cups


class CupsGame(Cups):
    """A game of Cups in progress."""

    def to_act(self) -> tuple[Seat, ...]:
        return (self.turn,) if sum(bool(own) for own in self.dice) > 1 else ()

    def moves(self, seat: Seat) -> list[Move]:
        if seat not in self.to_act():
            return []
        claims = [CLAIM.move(n, f) for n in range(1, self.total() + 1) for f in range(1, 7)]
        higher = [move for move in claims if list(CLAIM.two(move)) > self.claim]
        return higher + ([DOUBT.move()] if self.claim[0] else [])

    def forbids(self, seat: Seat, move: Move) -> Refusal | None:
        if DOUBT.has(move):
            return None if self.claim[0] else Refusal("CUP-3", "refuse-nothing-claimed")
        count, face = CLAIM.two(move)
        if count > self.total() or [count, face] <= self.claim:
            return Refusal("CUP-2", "refuse-claim-more")
        return None

    def play(self, seat: Seat, move: Move, chance: Chance, told: Announcements) -> None:
        if DOUBT.has(move):
            self._lift(seat, chance, told)
            return
        count, face = CLAIM.two(move)
        self.claim = [count, face]
        self.turn = self.after(seat)
        told.reveal(to_others_only=True)
        told.everyone("claimed", {"seat": seat, "count": count, "face": face})

    def _lift(self, doubter: Seat, chance: Chance, told: Announcements) -> None:
        """All cups are lifted (CUP-3)."""
        count, face = self.claim
        claimant = next(at for at in self._before(doubter) if self.dice[at])
        there = sum(own.count(face) for own in self.dice)
        loser = doubter if there >= count else claimant
        self.lifted = self.dice
        told.reveal()
        for seat, own in enumerate(self.dice):
            told.everyone("lifted", {"seat": seat, "dice": " ".join(map(str, own)) or "none"})
        told.everyone("lost-die", {"seat": loser})
        self.dice = [own[1:] if seat == loser else own for seat, own in enumerate(self.dice)]
        self.claim = [0, 6]
        self.turn = loser if self.dice[loser] else self.after(loser)
        self.roll(chance)

    def _before(self, seat: Seat) -> list[Seat]:
        seats = len(self.dice)
        return [(seat - back) % seats for back in range(1, seats)]

    def outcome(self) -> Outcome | None:
        """The last with dice wins (CUP-4)."""
        if self.to_act():
            return None
        left = [len(own) for own in self.dice]
        return Outcome(tuple(left), (left.index(max(left)),), "one-left")

    def copy(self) -> "CupsGame":
        twin = CupsGame([own.copy() for own in self.dice])
        twin.knowledge = self.knowledge
        twin.turn, twin.claim = self.turn, self.claim.copy()
        twin.lifted = [own.copy() for own in self.lifted]
        return twin
