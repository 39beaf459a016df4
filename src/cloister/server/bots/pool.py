"""The pool of worker processes in which bots think, so that no table has to wait for them.

A worker is a Python process that reads one question per line and answers with one line. A worker
that takes too long or dies is killed, and the next question gets a new one.
"""

import asyncio
import logging
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Coroutine

import msgspec

from .worker_messages import Answer, Question

log = logging.getLogger("cloister.server")

LONGEST = 1 << 20
FEWEST = 2
"""Minimum workers: while one thinks for long, another answers quick questions."""


DEATHS = (OSError, ValueError, RuntimeError, msgspec.DecodeError)
"""The errors that a dead worker causes; uvloop raises RuntimeError for a closed pipe."""

WORKER = (sys.executable, "-m", "cloister.server.bots.worker")


class BotFailed(Exception):
    """A worker died, or took too long."""

    def __init__(self, wrong: str, *, slow: bool = False) -> None:
        super().__init__(wrong)
        self.slow = slow


class Pool:
    """As many workers as there are spare cores, each started when it is first needed."""

    def __init__(self, size: int | None = None, command: tuple[str, ...] = WORKER) -> None:
        self._command = command
        self._size = size or max(FEWEST, (os.cpu_count() or 2) - 1)
        self._free: asyncio.LifoQueue[Process | None] = asyncio.LifoQueue()
        for _ in range(self._size):
            self._free.put_nowait(None)
        self._running: set[Process] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self.closed = False

    def warm(self) -> None:
        """Start a worker before the first question, because starting one takes a while."""
        if not self._running and not self._tasks and not self.closed:
            self._keep(self._start_one())

    async def _start_one(self) -> None:
        process = await self._free.get()
        try:
            process = process or await self._start()
        except OSError:
            log.warning("cannot start a worker process")
        finally:
            self._free.put_nowait(process)

    async def ask(self, question: Question, seconds: float) -> Answer:
        """The answer of a worker, or BotFailed."""
        process = await self._free.get()
        kept: Process | None = None
        try:
            if self.closed:
                raise BotFailed("closed")
            if process is not None and process.returncode is not None:
                self._end(process)  # it died while idle
                process = None
            process = process or await self._start()
            answer = await asyncio.wait_for(_exchange(process, question), seconds)
            kept = process
        except (TimeoutError, *DEATHS) as wrong:
            slow = isinstance(wrong, TimeoutError)
            raise BotFailed(type(wrong).__name__, slow=slow) from None
        finally:
            if kept is None and process is not None:
                self._end(process)
            self._free.put_nowait(kept)
        return answer

    async def _start(self) -> Process:
        process = await asyncio.create_subprocess_exec(
            *self._command,
            stdin=PIPE,
            stdout=PIPE,
            start_new_session=True,
            limit=LONGEST,
        )
        self._running.add(process)
        return process

    def _end(self, process: Process) -> None:
        self._running.discard(process)
        self._keep(_kill(process))

    def _keep(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """End all workers."""
        self.closed = True
        for process in list(self._running):
            self._end(process)
        await asyncio.gather(*self._tasks)


async def _kill(process: Process) -> None:
    """Kill a worker and wait for its end."""
    if process.returncode is None:
        process.kill()
    if process.stdin is not None:
        process.stdin.close()
    await process.wait()


async def _exchange(process: Process, question: Question) -> Answer:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(msgspec.json.encode(question) + b"\n")
    await process.stdin.drain()
    answer = msgspec.json.decode(await process.stdout.readline(), type=Answer)
    if answer.wrong:
        log.warning("a bot failed: %s", answer.wrong)
        raise ValueError(answer.wrong)
    return answer
