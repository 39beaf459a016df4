"""What would the master do? Answers for a seat that has to decide, shown to that seat alone.

A worker thinks about it, using only what the seat knows, once for each decision.
"""

import asyncio
from collections.abc import Callable

from cloister.core.game import State
from cloister.core.table import Table
from cloister.core.values import Seat

from ..protocol import Hint
from .pool import BotFailed
from .table_bots import BotServices
from .worker_messages import Question, question_for

ADVISER = "master"

Asked = tuple[int, list[str]]
"""A version of the table, and the draft that is tried on it."""


class Advice:
    """The advice of one table: what was given, and what is being worked out."""

    def __init__(self, services: BotServices, show: Callable[[Hint], None]) -> None:
        self._services = services
        self._show = show
        self._tasks: dict[Seat, tuple[Asked, asyncio.Task[None]]] = {}
        self._answers: dict[Seat, Hint] = {}

    def knows(self, game: Table, seat: Seat, tried: list[str]) -> bool:
        """Whether this was asked before: the answer is there or being worked out."""
        thinking = seat in self._tasks and self._tasks[seat][0] == (len(game.log), tried)
        return thinking or self._given(game, seat, tried) is not None

    def begin(self, game: Table, state: State, seat: Seat, tried: list[str]) -> None:
        """Let a worker think about a position."""
        self._cancel(seat)
        question = question_for(game, state, seat, ADVISER, self._services.limits, advise=True)
        asked = len(game.log), tried
        task = asyncio.get_running_loop().create_task(self._think(game, seat, asked, question))
        self._tasks[seat] = asked, task

    def show(self, game: Table, seat: Seat, tried: list[str]) -> None:
        """Show the advice, if it is there and still about the present position."""
        answer = self._given(game, seat, tried)
        if answer is not None:
            self._show(answer)

    def _given(self, game: Table, seat: Seat, tried: list[str]) -> Hint | None:
        answer = self._answers.get(seat)
        same = answer and (answer.v, answer.tried) == (len(game.log), tried)
        return answer if same else None

    def stop(self) -> None:
        """Cancel everything that is being worked out."""
        for seat in list(self._tasks):
            self._cancel(seat)

    def _cancel(self, seat: Seat) -> None:
        if seat in self._tasks:
            self._tasks.pop(seat)[1].cancel()

    async def _think(self, game: Table, seat: Seat, asked: Asked, question: Question) -> None:
        services, (v, tried) = self._services, asked
        try:
            advice = (await services.pool.ask(question, services.limits.bot_seconds)).advice
        except BotFailed:
            advice = []
        self._tasks.pop(seat, None)
        self._answers[seat] = Hint(v, seat, tried, advice)
        self.show(game, seat, tried)
