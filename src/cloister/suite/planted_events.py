"""Planted leaks in what a seat hears of a move: its events, and whether it can be taken back."""

from collections.abc import Callable

from cloister.core.chance import Chance
from cloister.core.game import Announcements
from cloister.core.values import Event, Move, Seat

from .leaky import Leaky, spoil_events, with_argument


class Events(Leaky):
    """The truth in an argument of every event."""

    def play(self, seat: Seat, move: Move, chance: Chance, told: Announcements) -> None:
        since = len(told._heard)
        self.inner.play(seat, move, chance, told)
        if self.spoils(told):
            spoil_events(told, since, self.spoiler())

    def spoils(self, told: Announcements) -> bool:
        """Whether this move is spoilt."""
        return True

    def spoiler(self) -> Callable[[Event], Event]:
        """The function that spoils its events."""
        truth = self.truth()
        return lambda event: with_argument(event, truth)


class PaddedEvents(Events):
    """Events that differ in length."""

    def spoiler(self) -> Callable[[Event], Event]:
        length = self.truth() % 4
        return lambda event: with_argument(event, "." * length)


class RenamedEvents(Events):
    """Events that differ in name."""

    def spoiler(self) -> Callable[[Event], Event]:
        odd = self.odd()
        return lambda event: Event(event.name + "-too", event.args) if odd else event


class RevealingEvents(Events):
    """The truth in events of moves that show something anyway."""

    def spoils(self, told: Announcements) -> bool:
        return told.revealed


class RareEvents(Events):
    """The truth in one move out of twenty."""

    def spoils(self, told: Announcements) -> bool:
        return self.truth() % 20 == 0


class ExtraEvent(Leaky):
    """An extra event."""

    def play(self, seat: Seat, move: Move, chance: Chance, told: Announcements) -> None:
        self.inner.play(seat, move, chance, told)
        if self.odd():
            told.everyone("extra", {})


class SpectatorEvent(Leaky):
    """An extra event that only spectators hear."""

    def play(self, seat: Seat, move: Move, chance: Chance, told: Announcements) -> None:
        self.inner.play(seat, move, chance, told)
        if self.odd():
            told._heard.append((Event("nothing", {}), tuple(range(99)), Event("extra", {})))


class Undo(Leaky):
    """An undo that depends on the truth."""

    def play(self, seat: Seat, move: Move, chance: Chance, told: Announcements) -> None:
        self.inner.play(seat, move, chance, told)
        told.revealed = told.revealed != self.odd()


class Unmarked(Leaky):
    """A move that shows something but can be taken back."""

    def play(self, seat: Seat, move: Move, chance: Chance, told: Announcements) -> None:
        self.inner.play(seat, move, chance, told)
        told.revealed = False


class Draft(Leaky):
    """A draft whose end depends on the truth."""

    def play(self, seat: Seat, move: Move, chance: Chance, told: Announcements) -> None:
        self.inner.play(seat, move, chance, told)
        told.mover_learnt = told.mover_learnt != self.odd()


class NoNews(Leaky):
    """A move that shows its mover something, but is marked as showing it only to others."""

    def play(self, seat: Seat, move: Move, chance: Chance, told: Announcements) -> None:
        self.inner.play(seat, move, chance, told)
        told.mover_learnt = False


EVENT_LEAKS: list[type[Leaky]] = [
    Events,
    PaddedEvents,
    RenamedEvents,
    RevealingEvents,
    RareEvents,
    ExtraEvent,
    SpectatorEvent,
    Undo,
    Unmarked,
]

DRAFT_LEAKS: list[type[Leaky]] = [Draft, NoNews]
"""For the tests of games with drafts. In other games these leak nothing, so they are not in
`planted.PLANTED`, and the doctor does not plant them."""
