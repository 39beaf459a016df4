# compiled with mypyc
"""What a bot decides with: its view, its moves, and worlds that it can imagine.

A bot never gets the State of its table. `imagine` gives it a separate world, dealt from what
its seat knows and remembers. It may look at everything there: that world is only a guess.
"""

import time

from mypy_extensions import mypyc_attr

from cloister.core.chance import Chance
from cloister.core.game import State
from cloister.core.heuristics import Heuristics, Plan
from cloister.core.values import Move, Seat, View


class SeatContext:
    """One seat's side of a table, and what the bot there is about to do."""

    def __init__(
        self,
        state: State,
        seat: Seat,
        memory: int,
        chance: Chance,
        heuristics: Heuristics | None = None,
    ) -> None:
        self._state = state
        self.seat = seat
        self.memory = memory
        self.chance = chance
        """The bot's own dice, independent of the table's."""
        self.heuristics = Heuristics() if heuristics is None else heuristics
        self.plan: Plan | None = None
        """The turn that this seat has decided on and is still making."""
        self.deadline = 0.0
        """When the decision is due, by time.monotonic(); 0 for no deadline."""

    def view(self) -> View:
        """What this seat may know, as far as this bot remembers it."""
        return self._state.view(self.seat, self.memory)

    def moves(self) -> list[Move]:
        """The legal moves."""
        return self._state.moves(self.seat)

    def sample(self) -> Move:
        """One of the legal moves, uniformly."""
        return self._state.sample(self.seat, self.chance)

    def imagine(self) -> State:
        """A world that looks like this one to the seat, as far as this bot remembers."""
        return self._state.imagine(self.seat, self.chance, self.memory)

    def planned(self) -> Move | None:
        """The next move of the plan; None if there is none or the turn has gone differently."""
        planner = self.heuristics.planner
        if planner is None or self.plan is None:
            return None
        return planner.follow(self.plan, self.view(), self.seat, self.moves())

    def now(self) -> float:
        """The present time, for bots with a time limit."""
        return time.monotonic()

    def time_left(self) -> float:
        """Seconds until the deadline."""
        return self.deadline - time.monotonic() if self.deadline else 1e9


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Decides for a seat. `memory` is passed to every view and every imagined world."""

    def __init__(self, memory: int = 0) -> None:
        self.memory = memory

    def choose(self, context: SeatContext) -> Move:
        """One of the legal moves of this seat."""
        raise NotImplementedError
