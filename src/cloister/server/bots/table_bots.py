"""The bots of one table: they are woken when they have to decide, and take their time."""

import asyncio
from typing import TYPE_CHECKING

from cloister.core.chance import derive, fast
from cloister.core.errors import Refused
from cloister.core.game import State
from cloister.core.values import Seat

from ..limits import Limits
from ..table.scene import Past, Scene
from ..table.steps import Step
from .pool import BotFailed
from .worker import Question

if TYPE_CHECKING:
    from ..table.host import TableHost

NO_THOUGHT, SIMPLER = "uniform", "novice"


class StandIns:
    """Asks the workers for moves and brings them to the table at a pace people can follow."""

    def __init__(self, host: "TableHost") -> None:
        self._host = host
        self._tasks: dict[Seat, tuple[int, asyncio.Task[None]]] = {}
        self._not_before = 0.0

    @property
    def busy(self) -> bool:
        """Some bot has to decide."""
        return bool(self._tasks)

    def wake(self, step: Step | None = None) -> None:
        """Let every bot think that has to decide now."""
        host = self._host
        services, scene = host.services, host.room.scene
        if scene is None or host.gone:
            return
        if step is not None and step.flash and services.pace.flashes:
            self._not_before = services.now() + host.room.sheet.show_seconds
        for seat in host.room.thinking():
            since = scene.since(seat)
            if seat not in self._tasks or self._tasks[seat][0] != since:
                self._cancel(seat)
                task = asyncio.get_running_loop().create_task(self._decide(scene, seat, since))
                self._tasks[seat] = since, task

    def stop(self) -> None:
        """Nobody decides any more."""
        for seat in list(self._tasks):
            self._cancel(seat)

    def _cancel(self, seat: Seat) -> None:
        if seat in self._tasks:
            self._tasks.pop(seat)[1].cancel()

    def decided(self, seat: Seat, since: int) -> None:
        """Its move is made now, or none will come; until then it would be wrong to ask again."""
        if seat in self._tasks and self._tasks[seat][0] == since:
            del self._tasks[seat]

    def play(self, scene: Scene, seat: Seat, move: str) -> Past:
        """Make a bot's move; where a bot breaks the rules, chance decides."""
        try:
            return scene.play(seat, move)
        except Refused:
            self._host.services.tally.bots_replaced += 1
            self._say(seat, "bot-chance")
            return scene.play(seat, _by_chance(scene, seat))

    async def _decide(self, scene: Scene, seat: Seat, v: int) -> None:
        services = self._host.services
        start = services.now()
        try:
            move = await self._think(scene, seat)
        except Exception as bug:
            self.decided(seat, v)
            self._host.fault(bug)
            return
        ready = max(start + services.pace.seconds, self._not_before)
        if ready > services.now():
            await asyncio.sleep(ready - services.now())
        self._host.play_for_bot(seat, v, move)

    async def _think(self, scene: Scene, seat: Seat) -> str:
        """A bot that stops is replaced: by its like, then by a simpler one, then by chance."""
        by_chance = _by_chance(scene, seat)
        level = self._host.room.sheet.chairs[seat].level or NO_THOUGHT
        if level == NO_THOUGHT:
            return by_chance
        slow = False
        for bot, code in ((level, ""), (level, "bot-replaced"), (SIMPLER, "bot-simpler")):
            if slow and bot == level:
                continue  # it would take too long once more
            try:
                move = await self._ask(scene, seat, bot)
            except BotFailed as failed:
                slow = failed.slow
                self._host.services.tally.bots_replaced += 1
                continue
            if code:
                self._say(seat, code)
            return move
        self._say(seat, "bot-chance")
        return by_chance

    async def _ask(self, scene: Scene, seat: Seat, level: str) -> str:
        services = self._host.services
        question = question_of(scene, scene.table.state, seat, level, services.limits)
        return (await services.pool.ask(question, services.limits.bot_seconds)).move

    def _say(self, seat: Seat, code: str) -> None:
        """Everybody is told, but not with every move."""
        told = [remark.code for remark in self._host.room.remarks if remark.seat == seat]
        if code == "bot-replaced" or told[-1:] != [code]:
            self._host.remark(seat, code)


def _dice(scene: Scene, seat: Seat, whose: str) -> bytes:
    """They follow from the table's seed, so that a game can be looked into afterwards."""
    seed = bytes.fromhex(scene.table.header.seed)
    return derive(seed, f"{whose}/{seat}/{scene.v}")


def _by_chance(scene: Scene, seat: Seat) -> str:
    table = scene.table
    return table.game.write(table.state.sample(seat, fast(_dice(scene, seat, "bot"))))


def question_of(
    scene: Scene, state: State, seat: Seat, level: str, limits: Limits, *, advise: bool = False
) -> Question:
    """What a worker is asked for a seat in a position: a move, or advice."""
    header = scene.table.header
    return Question(
        game=header.game,
        rules=header.rules,
        pack=header.pack,
        seats=header.seats,
        options=header.options,
        position=state.position(),
        seat=seat,
        level=level,
        dice=_dice(scene, seat, "hint" if advise else "bot").hex(),
        seconds=limits.think_seconds,
        table=header.commitment,
        advise=advise,
    )
