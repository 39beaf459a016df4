"""The queue of a table: everything there happens one job after the other."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager


class CommandQueue:
    """Runs jobs one by one. A job that waits for the store pauses the queue until it is done."""

    def __init__(self) -> None:
        self._waiting: deque[Callable[[], None]] = deque()
        self.paused = False

    def run(self, job: Callable[[], None]) -> None:
        """Run a job now if nothing else is waiting, otherwise in its turn."""
        if self.paused or self._waiting:
            self._waiting.append(job)
        else:
            job()

    def pause(self) -> None:
        """Keep all further jobs waiting."""
        self.paused = True

    def resume(self) -> None:
        """Run the waiting jobs until one of them pauses the queue again."""
        self.paused = False
        while self._waiting and not self.paused:
            self._waiting.popleft()()

    @asynccontextmanager
    async def alone(self) -> AsyncIterator[None]:
        """`run` for a coroutine: wait for its turn, and keep all other jobs waiting."""
        entered: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def enter() -> None:
            if not entered.cancelled():
                self.pause()
                entered.set_result(None)

        self.run(enter)
        try:
            await entered
        except asyncio.CancelledError:
            if entered.done() and not entered.cancelled():
                self.resume()
            raise
        try:
            yield
        finally:
            self.resume()
