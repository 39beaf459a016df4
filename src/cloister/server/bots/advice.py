"""What would the master do? Asked for a seat that has to decide, answered to that seat alone.

The table has to have agreed to it, and everybody is told that somebody asked; nobody else hears
the answer. It is thought out in a worker, from what the seat knows, once for each decision.
"""

import asyncio
from typing import TYPE_CHECKING

from cloister.core.errors import DraftOver, NotYourTurn
from cloister.core.game import State
from cloister.core.values import Seat

from ..errors import HintsOff, NoDraft, TooMany
from ..protocol import Hint, encode
from ..table.scene import Scene
from ..table.visitor import Visitor
from .pool import BotFailed
from .table_bots import question_of
from .worker import Question

if TYPE_CHECKING:
    from ..table.host import TableHost

ADVISER = "master"

Asked = tuple[int, list[str]]
"""A version of the table, and what is tried on it."""


class Counsel:
    """The hints of one table."""

    def __init__(self, host: "TableHost") -> None:
        self._host = host
        self._tasks: dict[Seat, tuple[Asked, asyncio.Task[None]]] = {}
        self._hints: dict[Seat, Hint] = {}

    def check(self, visitor: Visitor, scene: Scene, seat: Seat, v: int, tried: list[str]) -> State:
        """Only where hints are agreed on, for one's own decision, and not without end; the
        position that it is about."""
        if not self._host.room.sheet.hints:
            raise HintsOff("at this table everybody decides without hints")
        if seat not in scene.to_act:
            raise NotYourTurn("you have nothing to decide now")
        scene.check_fresh(seat, v)
        state = self._drafted(scene, seat, tried) if tried else scene.table.state
        if not visitor.hints.take():
            raise TooMany("so many hints; think for yourself a little")
        return state

    def _drafted(self, scene: Scene, seat: Seat, tried: list[str]) -> State:
        if not self._host.room.game.drafts:
            raise NoDraft(f"moves are made one by one in {self._host.room.game.title}")
        state, _, ends = scene.table.draft(seat, tried)
        if ends:
            raise DraftOver("there is nothing to decide before this draft is confirmed")
        return state

    def knows(self, scene: Scene, seat: Seat, tried: list[str]) -> bool:
        """Whether this was asked before: the answer is ready, or will be."""
        thinking = seat in self._tasks and self._tasks[seat][0] == (scene.v, tried)
        return thinking or self._told(scene, seat, tried) is not None

    def begin(self, scene: Scene, seat: Seat, tried: list[str], state: State) -> None:
        """Think it over."""
        self._cancel(seat)
        limits = self._host.services.limits
        question = question_of(scene, state, seat, ADVISER, limits, advise=True)
        asked = scene.v, tried
        task = asyncio.get_running_loop().create_task(self._think(scene, seat, asked, question))
        self._tasks[seat] = asked, task

    def show(self, scene: Scene, seat: Seat, tried: list[str]) -> None:
        """Every window that shows this seat, and no other."""
        hint = self._told(scene, seat, tried)
        if hint is None:
            return
        for visitor in self._host.room.visitors:
            if visitor.seat == seat:
                visitor.wire.push(encode(hint))

    def _told(self, scene: Scene, seat: Seat, tried: list[str]) -> Hint | None:
        hint = self._hints.get(seat)
        return hint if hint and (hint.v, hint.tried) == (scene.v, tried) else None

    def stop(self) -> None:
        """Nobody waits for an answer any more."""
        for seat in list(self._tasks):
            self._cancel(seat)

    def _cancel(self, seat: Seat) -> None:
        if seat in self._tasks:
            self._tasks.pop(seat)[1].cancel()

    async def _think(self, scene: Scene, seat: Seat, asked: Asked, question: Question) -> None:
        services, (v, tried) = self._host.services, asked
        try:
            advice = (await services.pool.ask(question, services.limits.bot_seconds)).advice
        except BotFailed:
            advice = []
        self._tasks.pop(seat, None)
        self._hints[seat] = Hint(v, seat, tried, advice)
        self.show(scene, seat, tried)
