"""What would the master do? Asked for a seat that has to decide, answered to that seat alone.

The table has to have agreed to it, and everybody is told that somebody asked; nobody else hears
the answer. It is thought out in a worker, from what the seat knows, once for each decision.
"""

import asyncio
from typing import TYPE_CHECKING

from cloister.core.errors import NotYourTurn
from cloister.core.values import Seat

from .bots import BotFailed
from .errors import HintsOff, TooMany
from .protocol import Hint, encode
from .scene import Scene
from .standins import question_of
from .visitor import Visitor

if TYPE_CHECKING:
    from .host import TableHost

ADVISER = "apprentice"


class Counsel:
    """The hints of one table."""

    def __init__(self, host: "TableHost") -> None:
        self._host = host
        self._tasks: dict[Seat, tuple[int, asyncio.Task[None]]] = {}
        self._hints: dict[Seat, Hint] = {}

    def check(self, visitor: Visitor, scene: Scene, seat: Seat, v: int) -> None:
        """Only where hints are agreed on, for one's own decision, and not without end."""
        if not self._host.room.sheet.hints:
            raise HintsOff("at this table everybody decides without hints")
        if seat not in scene.to_act:
            raise NotYourTurn("you have nothing to decide now")
        scene.check_fresh(seat, v)
        if not visitor.hints.take():
            raise TooMany("so many hints; think for yourself a little")

    def knows(self, scene: Scene, seat: Seat) -> bool:
        """Whether this was asked before: the answer is ready, or will be."""
        thinking = seat in self._tasks and self._tasks[seat][0] == scene.v
        return thinking or (seat in self._hints and self._hints[seat].v == scene.v)

    def begin(self, scene: Scene, seat: Seat) -> None:
        """Think it over."""
        self._cancel(seat)
        task = asyncio.get_running_loop().create_task(self._think(scene, seat, scene.v))
        self._tasks[seat] = scene.v, task

    def show(self, scene: Scene, seat: Seat) -> None:
        """Every window that shows this seat, and no other."""
        hint = self._hints.get(seat)
        if hint is None or hint.v != scene.v:
            return
        for visitor in self._host.room.visitors:
            if visitor.seat == seat:
                visitor.wire.push(encode(hint))

    def stop(self) -> None:
        """Nobody waits for an answer any more."""
        for seat in list(self._tasks):
            self._cancel(seat)

    def _cancel(self, seat: Seat) -> None:
        if seat in self._tasks:
            self._tasks.pop(seat)[1].cancel()

    async def _think(self, scene: Scene, seat: Seat, v: int) -> None:
        services = self._host.services
        question = question_of(scene, seat, ADVISER, services.limits, advise=True)
        try:
            advice = (await services.pool.ask(question, services.limits.bot_seconds)).advice
        except BotFailed:
            advice = []
        self._tasks.pop(seat, None)
        self._hints[seat] = Hint(v, seat, advice)
        self.show(scene, seat)
