"""Plays the chunks of a simulation in this process, in several, or on a Ray cluster.

Chunks come back in any order, and no result may depend on it.
"""

import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from importlib import import_module
from itertools import islice
from typing import Any, TypeAlias

from cloister.core.errors import CloisterError, MissingExtra

from .chunk import Chunk, Run, play_chunk

Part: TypeAlias = tuple[int, int]
"""The first game of a chunk, and how many games it has."""

SECONDS_ALONE = 1.0
"""Seconds of play in this process before it is worth starting others."""
AHEAD = 3
"""Chunks handed out per worker, so that none has to wait for the next."""


def play_chunks(
    run: Run, parts: Iterator[Part], workers: int | None, ray: str | None
) -> Iterator[Chunk]:
    """Play the parts. `workers=None` uses all cores if it takes long."""
    if ray is not None:
        return _on_cluster(run, parts, ray)
    if workers is None:
        return _patiently(run, parts)
    return _here(run, parts) if workers == 1 else _in_processes(run, parts, workers)


def cores() -> int:
    """The cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def load_ray() -> Any:
    """Ray, if it is installed."""
    try:
        return import_module("ray")
    except ImportError:
        raise MissingExtra("lab-needs-ray") from None


def _here(run: Run, parts: Iterator[Part]) -> Iterator[Chunk]:
    for first, count in parts:
        yield play_chunk(run, first, count)


def _patiently(run: Run, parts: Iterator[Part]) -> Iterator[Chunk]:
    started = time.monotonic()
    for chunk in _here(run, parts):
        yield chunk
        if cores() > 1 and time.monotonic() - started > SECONDS_ALONE:
            break
    yield from _in_processes(run, parts, cores())


def _in_processes(run: Run, parts: Iterator[Part], workers: int) -> Iterator[Chunk]:
    others = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), _serve)
    try:
        yield from _collect(pool, run, parts, AHEAD * workers)
    except BrokenProcessPool:
        raise CloisterError("lab-worker-died") from None
    except BaseException:
        for child in set(multiprocessing.active_children()) - others:
            child.terminate()
        raise
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _collect(
    pool: ProcessPoolExecutor, run: Run, parts: Iterator[Part], ahead: int
) -> Iterator[Chunk]:
    waiting = _hand_out(pool, run, islice(parts, ahead))
    while waiting:
        done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
        waiting |= _hand_out(pool, run, islice(parts, len(done)))
        for future in done:
            yield future.result()


def _hand_out(pool: ProcessPoolExecutor, run: Run, parts: Iterator[Part]) -> set[Future[Chunk]]:
    with _undisturbed():
        return {pool.submit(play_chunk, run, *part) for part in parts}


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Start processes that ignore Ctrl-C; this process handles it once they have started.

    A new process inherits a blocked signal. The handler is replaced as well, because threads of
    other libraries may receive the signal.
    """
    alone = threading.current_thread() is threading.main_thread()
    if not alone or not hasattr(signal, "pthread_sigmask"):
        yield
        return
    came: list[int] = []
    answer = signal.signal(signal.SIGINT, lambda number, _: came.append(number))
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
        signal.signal(signal.SIGINT, answer)
    if came:
        signal.raise_signal(signal.SIGINT)


def _serve() -> None:
    """Set up a worker: the parent handles Ctrl-C, and the worker ends with its parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _on_cluster(run: Run, parts: Iterator[Part], address: str) -> Iterator[Chunk]:
    ray = load_ray()
    try:
        ray.init(address=address, log_to_driver=False, logging_level="ERROR")
    except (ConnectionError, RuntimeError, ValueError) as failed:
        raise CloisterError("lab-no-cluster", address=address, why=str(failed)) from None
    try:
        yield from _collect_from(ray, run, parts)
    except ray.exceptions.RayTaskError as failed:
        raise failed.cause from None
    except ray.exceptions.RayError as failed:
        raise CloisterError("lab-cluster-failed", why=str(failed)) from None
    finally:
        ray.shutdown()


def _collect_from(ray: Any, run: Run, parts: Iterator[Part]) -> Iterator[Chunk]:
    play = ray.remote(play_chunk)
    ahead = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
    waiting = [play.remote(run, *at) for at in islice(parts, ahead)]
    while waiting:
        done, waiting = ray.wait(waiting, num_returns=1)
        waiting += [play.remote(run, *at) for at in islice(parts, len(done))]
        yield from ray.get(done)
