"""How long a bot waits before it moves: a clock that only moves when the test says so."""

import asyncio

import pytest

from cloister.core.table import Table
from cloister.core.values import Seat
from cloister.server.bots.pool import Pool
from cloister.server.bots.table_bots import Pace, TableBots
from cloister.server.bots.worker_messages import Answer, Question
from cloister.server.health import Tally
from cloister.server.limits import Limits


class SlowPool(Pool):
    """Answers after a time on the fake clock."""

    def __init__(self, services: "FakeServices", seconds: float) -> None:
        self._services, self._seconds = services, seconds

    async def ask(self, question: Question, seconds: float) -> Answer:
        self._services.time += self._seconds
        return Answer(move="uncover a1")


class FakeServices:
    """A clock, and bots that think for some seconds."""

    def __init__(self, pace: Pace, thinking: float) -> None:
        self.pool: Pool = SlowPool(self, thinking)
        self.limits, self.pace, self.tally = Limits(), pace, Tally()
        self.time = 100.0

    def now(self) -> float:
        return self.time


class OneDecision:
    """A table at which one bot has to decide."""

    def __init__(self) -> None:
        self.table = Table.new("serendipity", 2, bytes(32))
        self.played: list[str] = []

    def game_in_progress(self) -> Table | None:
        return self.table

    def bot_decisions(self) -> dict[Seat, int]:
        return {} if self.played else {0: 0}

    def bot_level(self, seat: Seat) -> str | None:
        return "novice"

    def play_for_bot(self, seat: Seat, v: int, move: str) -> None:
        self.played.append(move)

    def remark(self, seat: Seat, code: str) -> None:
        raise AssertionError(code)

    def last_remark(self, seat: Seat) -> str:
        return ""

    def fault(self, bug: Exception) -> None:
        raise bug


@pytest.mark.parametrize(
    ("thinking", "shown", "pauses"),
    [
        pytest.param(0.1, 0, 0.3, id="the pause includes the thinking"),
        pytest.param(2, 0, 0, id="no pause after long thinking"),
        pytest.param(0.1, 3, 2.9, id="something is shown for a moment"),
    ],
)
def test_a_bot_waits_until_people_can_follow(
    thinking: float, shown: float, pauses: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, waited = OneDecision(), list[float]()
    bots = TableBots(table, FakeServices(Pace(seconds=0.4), thinking))

    async def sleep(seconds: float) -> None:
        waited.append(seconds)

    async def decide() -> None:
        bots.wake(shown)
        _, task = bots._tasks[0]
        await task

    monkeypatch.setattr(asyncio, "sleep", sleep)
    asyncio.run(decide())
    assert table.played == ["uncover a1"]
    assert sum(waited) == pytest.approx(pauses)
