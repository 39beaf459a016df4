"""The bots of one table: asked for a move when they have to decide, at a pace people can follow."""

import asyncio
from dataclasses import dataclass
from typing import Protocol

from cloister.core.chance import fast
from cloister.core.table import Table
from cloister.core.values import Seat

from ..health import Tally
from ..limits import Limits
from .pool import BotFailed, Pool
from .worker_messages import dice_for, question_for

WITHOUT_SEARCH, SIMPLER = "uniform", "novice"


@dataclass(frozen=True)
class Pace:
    """How long bots wait, so that people can follow."""

    seconds: float = 0.4
    flashes: bool = True
    """Whether to wait until something that is shown for a moment is hidden again."""


class BotServices(Protocol):
    """What bots need from the server."""

    @property
    def pool(self) -> Pool:
        """The worker processes."""

    @property
    def limits(self) -> Limits:
        """How long a bot may think."""

    @property
    def pace(self) -> Pace:
        """How long bots wait before they move."""

    @property
    def tally(self) -> Tally:
        """Where replaced bots are counted."""

    def now(self) -> float:
        """The time of the event loop."""


class BotTable(Protocol):
    """What bots need from the table they play at."""

    def game_in_progress(self) -> Table | None:
        """The game, or None if there is nothing to play."""

    def bot_decisions(self) -> dict[Seat, int]:
        """The bots that have to decide, and the version at which each decision began."""

    def bot_level(self, seat: Seat) -> str | None:
        """The level of the bot in a seat."""

    def play_for_bot(self, seat: Seat, v: int, move: str) -> None:
        """Play a bot's move, unless its decision has changed meanwhile."""

    def remark(self, seat: Seat, code: str) -> None:
        """Tell everybody something about a seat."""

    def last_remark(self, seat: Seat) -> str:
        """The code of the latest remark about a seat."""

    def fault(self, bug: Exception) -> None:
        """Stop the table because of a bug."""


class TableBots:
    """Asks the workers for moves and plays them at the table."""

    def __init__(self, table: BotTable, services: BotServices) -> None:
        self._table = table
        self._services = services
        self._tasks: dict[Seat, tuple[int, asyncio.Task[None]]] = {}
        self._not_before = 0.0

    @property
    def busy(self) -> bool:
        """Whether some bot has to decide."""
        return bool(self._tasks)

    def wake(self, shown_seconds: float = 0) -> None:
        """Start every bot that has to decide now; wait while something is shown for a moment."""
        game = self._table.game_in_progress()
        if game is None:
            return
        if shown_seconds and self._services.pace.flashes:
            self._not_before = self._services.now() + shown_seconds
        for seat, since in self._table.bot_decisions().items():
            if seat not in self._tasks or self._tasks[seat][0] != since:
                self._cancel(seat)
                task = asyncio.get_running_loop().create_task(self._decide(game, seat, since))
                self._tasks[seat] = since, task

    def stop(self) -> None:
        """Cancel all decisions."""
        for seat in list(self._tasks):
            self._cancel(seat)

    def _cancel(self, seat: Seat) -> None:
        if seat in self._tasks:
            self._tasks.pop(seat)[1].cancel()

    def decided(self, seat: Seat, since: int) -> None:
        """A decision is finished; before this call the bot must not be asked again."""
        if seat in self._tasks and self._tasks[seat][0] == since:
            del self._tasks[seat]

    def replace_by_chance(self, game: Table, seat: Seat) -> str:
        """A random legal move instead of a bot's illegal one."""
        self._services.tally.bots_replaced += 1
        self._say(seat, "bot-chance")
        return _by_chance(game, seat)

    async def _decide(self, game: Table, seat: Seat, v: int) -> None:
        services = self._services
        start = services.now()
        try:
            move = await self._think(game, seat)
        except Exception as bug:
            self.decided(seat, v)
            self._table.fault(bug)
            return
        ready = max(start + services.pace.seconds, self._not_before)
        if ready > services.now():
            await asyncio.sleep(ready - services.now())
        self._table.play_for_bot(seat, v, move)

    async def _think(self, game: Table, seat: Seat) -> str:
        """A failed bot is replaced by one of its level, then by a simpler one, then by chance."""
        by_chance = _by_chance(game, seat)
        level = self._table.bot_level(seat) or WITHOUT_SEARCH
        if level == WITHOUT_SEARCH:
            return by_chance
        slow = False
        for bot, code in ((level, ""), (level, "bot-replaced"), (SIMPLER, "bot-simpler")):
            if slow and bot == level:
                continue  # it would take too long again
            try:
                move = await self._ask(game, seat, bot)
            except BotFailed as failed:
                slow = failed.slow
                self._services.tally.bots_replaced += 1
                continue
            if code:
                self._say(seat, code)
            return move
        self._say(seat, "bot-chance")
        return by_chance

    async def _ask(self, game: Table, seat: Seat, level: str) -> str:
        limits = self._services.limits
        question = question_for(game, game.state, seat, level, limits)
        return (await self._services.pool.ask(question, limits.bot_seconds)).move

    def _say(self, seat: Seat, code: str) -> None:
        """Tell everybody, but do not repeat the same remark with every move."""
        if code == "bot-replaced" or self._table.last_remark(seat) != code:
            self._table.remark(seat, code)


def _by_chance(game: Table, seat: Seat) -> str:
    return game.game.write(game.state.sample(seat, fast(dice_for(game, seat, "bot"))))
