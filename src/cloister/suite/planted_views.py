"""Planted leaks in what a seat sees: view, prompt, moves, refusals, outcome."""

from msgspec.structs import replace

from cloister.core.values import Move, Outcome, Refusal, Seat, View, encode

from .leaky import Leaky, with_extra


class WholePosition(Leaky):
    """The whole position in the view."""

    def view(self, seat: Seat | None, memory: int = 0) -> View:
        return with_extra(self.inner.view(seat, memory), encode(self.position()).decode())


class Hash(Leaky):
    """A hash of the position in the view."""

    def view(self, seat: Seat | None, memory: int = 0) -> View:
        return with_extra(self.inner.view(seat, memory), self.truth())


class Bit(Leaky):
    """One bit of the position in the view."""

    def view(self, seat: Seat | None, memory: int = 0) -> View:
        return with_extra(self.inner.view(seat, memory), self.odd())


class Rarely(Leaky):
    """A bit in the view of one position in five hundred."""

    def view(self, seat: Seat | None, memory: int = 0) -> View:
        return with_extra(self.inner.view(seat, memory), self.truth() % 500 == 0)


class Spectator(Leaky):
    """A bit that only the spectator sees."""

    def view(self, seat: Seat | None, memory: int = 0) -> View:
        return with_extra(self.inner.view(seat, memory), seat is None and self.odd())


class SeatNought(Leaky):
    """A bit that only seat 0 sees."""

    def view(self, seat: Seat | None, memory: int = 0) -> View:
        return with_extra(self.inner.view(seat, memory), seat == 0 and self.odd())


class Forgetful(Leaky):
    """A bit that only a seat without memory sees."""

    def view(self, seat: Seat | None, memory: int = 0) -> View:
        return with_extra(self.inner.view(seat, memory), memory == 0 and self.odd())


class Prompt(Leaky):
    """A different prompt."""

    def view(self, seat: Seat | None, memory: int = 0) -> View:
        view = self.inner.view(seat, memory)
        return replace(view, prompt="prompt-other") if self.odd() else view


class Padding(Leaky):
    """A prompt with the same words but a different length."""

    def view(self, seat: Seat | None, memory: int = 0) -> View:
        view = self.inner.view(seat, memory)
        return replace(view, prompt=view.prompt + " " * (self.truth() % 3))


class Skipped(Leaky):
    """A view in which nobody has to decide."""

    def view(self, seat: Seat | None, memory: int = 0) -> View:
        view = self.inner.view(seat, memory)
        return replace(view, to_act=()) if self.odd() else view


class Reordered(Leaky):
    """Legal moves in a different order."""

    def moves(self, seat: Seat) -> list[Move]:
        moves = self.inner.moves(seat)
        return moves[::-1] if self.odd() else moves


class OneMoveLess(Leaky):
    """A legal move that is missing."""

    def moves(self, seat: Seat) -> list[Move]:
        moves = self.inner.moves(seat)
        return moves[:-1] if self.odd() else moves


class OtherRule(Leaky):
    """A refusal that cites another rule."""

    def forbids(self, seat: Seat, move: Move) -> Refusal | None:
        refusal = self.inner.forbids(seat, move)
        return Refusal("CLO-1", refusal.reason) if refusal and self.odd() else refusal


class OtherReason(Leaky):
    """A refusal in other words."""

    def forbids(self, seat: Seat, move: Move) -> Refusal | None:
        refusal = self.inner.forbids(seat, move)
        return Refusal(refusal.rule, "refuse-other") if refusal and self.odd() else refusal


class EarlyOutcome(Leaky):
    """An outcome that is announced too early."""

    def outcome(self) -> Outcome | None:
        early = Outcome((0,), (0,), "early") if self.odd() else None
        return self.inner.outcome() or early


VIEW_LEAKS: list[type[Leaky]] = [
    WholePosition,
    Hash,
    Bit,
    Rarely,
    Spectator,
    SeatNought,
    Forgetful,
    Prompt,
    Padding,
    Skipped,
    Reordered,
    OneMoveLess,
    OtherRule,
    OtherReason,
    EarlyOutcome,
]
