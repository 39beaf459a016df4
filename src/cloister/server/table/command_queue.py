"""One thing at a time: the queue in front of a table."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager


class Turnstile:
    """Jobs pass one by one. A job that has to wait for the store closes the gate behind it."""

    def __init__(self) -> None:
        self._waiting: deque[Callable[[], None]] = deque()
        self.closed = False

    def pass_through(self, job: Callable[[], None]) -> None:
        """Do it now if nobody is inside, else after those who came earlier."""
        if self.closed or self._waiting:
            self._waiting.append(job)
        else:
            job()

    def close(self) -> None:
        """Whoever comes now has to wait."""
        self.closed = True

    def open(self) -> None:
        """Let those who wait pass, until one of them closes the gate again."""
        self.closed = False
        while self._waiting and not self.closed:
            self._waiting.popleft()()

    @asynccontextmanager
    async def alone(self) -> AsyncIterator[None]:
        """The same for a coroutine: nobody else passes while it is inside."""
        inside: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def enter() -> None:
            if not inside.cancelled():
                self.close()
                inside.set_result(None)

        self.pass_through(enter)
        try:
            await inside
        except asyncio.CancelledError:
            if inside.done() and not inside.cancelled():
                self.open()
            raise
        try:
            yield
        finally:
            self.open()
