"""One open window at a table: whose it is, and which seat it shows."""

from typing import Protocol

from cloister.core.values import Seat

from ..errors import CurtainClosed, NotYours
from ..limits import Bucket, Limits

STRIKES_FORGIVEN = 0.2
"""Strikes per second that are forgiven."""


class Wire(Protocol):
    """The connection to a browser, as a table uses it."""

    def push(self, message: bytes) -> None:
        """Send a message without waiting."""

    def shut(self, code: int, reason: str) -> None:
        """Close the connection with a code and a reason."""


class Visitor:
    """A player or a spectator with one window open."""

    def __init__(self, wire: Wire, person: str, limits: Limits) -> None:
        self.wire = wire
        self.person = person
        self.mine: list[Seat] = []
        self.seat: Seat | None = None
        """The seat whose view is sent here; None for the view of spectators."""
        self.curtained = False
        """Several players share this screen and have secrets: views are opened one at a time."""
        self.commands = Bucket(limits.commands_per_second, limits.commands_burst)
        self.chats = Bucket(limits.chats_per_second, limits.chats_burst)
        self.hints = Bucket(limits.hints_per_second, limits.hints_burst)
        self.strikes = Bucket(STRIKES_FORGIVEN, limits.strikes)
        self.left = False

    def sit(self, mine: list[Seat], private: bool, to_act: tuple[Seat, ...]) -> None:
        """Update the seats that this person holds."""
        self.mine = mine
        self.curtained = private and len(mine) > 1
        if self.seat not in mine:
            self.seat = None
        self.follow(to_act)

    def follow(self, to_act: tuple[Seat, ...]) -> None:
        """Show the seat of this person that has to decide, unless views are opened by hand."""
        if not self.mine or self.curtained:
            return
        if self.seat is None or (self.seat not in to_act and len(self.mine) > 1):
            turn = [seat for seat in self.mine if seat in to_act]
            self.seat = turn[0] if turn else self.mine[0] if self.seat is None else self.seat

    def check_may_decide(self, seat: Seat) -> None:
        """Refuse decisions for other people's seats, and for a seat whose curtain is closed."""
        if seat not in self.mine:
            raise NotYours("server-not-your-seat")
        if self.curtained and seat != self.seat:
            raise CurtainClosed("server-curtain")

    def open_curtain(self, seat: Seat | None) -> None:
        """Show one of this person's seats, or none."""
        if seat is not None and seat not in self.mine:
            raise NotYours("server-not-your-seat")
        self.seat = seat
        if seat is None:
            self.follow(())

    def shown_seats(self) -> list[Seat]:
        """The seats whose players can see what this window shows."""
        if self.curtained:
            return [] if self.seat is None else [self.seat]
        return self.mine
