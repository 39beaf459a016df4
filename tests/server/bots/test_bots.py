"""Bots run in other processes; a bot that fails is replaced, and the table says so."""

import asyncio
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from cloister.core.table import Table
from cloister.server.app import Cloister
from cloister.server.bots.pool import BotFailed, Pool
from cloister.server.bots.table_bots import Pace
from cloister.server.bots.worker import answer, think
from cloister.server.bots.worker_messages import Answer, Question

from ..harness import GENEROUS, Server, Sitting, bot, play_out
from .workers import BABBLING, CHEATING, DEAD, HUNG, python, question


@pytest.mark.parametrize("game", ["serendipity", "_template"])
@pytest.mark.parametrize("level", ["uniform", "novice", "apprentice", "master:40"])
def test_every_level_answers_the_same_question_with_the_same_legal_move(
    level: str, game: str
) -> None:
    asked = msgspec.json.decode(msgspec.json.encode(question(level, game)), type=Question)
    moves = {think(asked).move for _ in range(3)}
    assert len(moves) == 1, "the same question has the same answer"
    assert moves <= set(Table.new(game, 3, bytes(32)).moves(0))


def test_a_worker_reports_the_kind_of_fault_and_nothing_else() -> None:
    assert answer(b"nonsense") == Answer(wrong="DecodeError")
    told = answer(msgspec.json.encode(question(position={"rows": ["secret"]})))
    assert told == Answer(wrong="BadPosition")


def test_a_worker_ends_with_its_server() -> None:
    worker = subprocess.Popen(
        [sys.executable, "-m", "cloister.server.bots.worker"], stdin=subprocess.PIPE
    )
    assert worker.stdin is not None
    worker.stdin.close()
    assert worker.wait(20) == 0


def ask(pool: Pool, seconds: float) -> Answer:
    async def asked() -> Answer:
        try:
            return await pool.ask(question(), seconds)
        finally:
            await pool.close()

    return asyncio.run(asked())


def test_a_real_worker_answers() -> None:
    async def many() -> list[Answer]:
        pool = Pool(2)
        found = await asyncio.gather(*[pool.ask(question(), 30) for _ in range(20)])
        await pool.close()
        return found

    assert len({answer.move for answer in asyncio.run(many())}) == 1


@pytest.mark.parametrize("command", [HUNG, DEAD, BABBLING])
def test_a_failing_worker_raises_and_is_removed(command: tuple[str, ...]) -> None:
    start = time.monotonic()
    with pytest.raises(BotFailed):
        ask(Pool(1, command), 0.3)
    assert time.monotonic() - start < 50  # a hung one sleeps for 60


@pytest.mark.parametrize("command", [HUNG, DEAD, BABBLING, CHEATING])
def test_a_failed_bot_is_replaced_by_chance_and_the_table_is_told(
    store: Path, command: tuple[str, ...]
) -> None:
    class Failing(Cloister):
        def make_pool(self) -> Pool:
            return Pool(1, command)

    limits = replace(GENEROUS, bot_seconds=0.3)
    with Server(store, Failing, limits=limits) as server:
        ana = server.person("Ana")
        table = ana.open_table("me", bot("apprentice"))
        with ana.sit(table) as here:
            here.until("snap")
            while here.now["moves"]:
                here.move()
                here.until("upd")
            remark = here.until("remark")
            assert (remark["seat"], remark["code"]) == (1, "bot-chance")
            assert here.until("upd")["by"] == 1
            assert server.app.tally.bots_replaced >= 1
            with ana.sit(table) as again:
                assert again.until("snap")["remarks"][0] == remark


MORTAL = """
import os, pathlib, sys
deaths = pathlib.Path({deaths!r})
left = int(deaths.read_text())
if left:
    deaths.write_text(str(left - 1))
    sys.stdin.readline()
    os.kill(os.getpid(), 9)
from cloister.server.bots.worker import main
main()
"""


@pytest.mark.parametrize(("deaths", "code"), [(1, "bot-replaced"), (2, "bot-simpler")])
def test_a_killed_bot_is_replaced_by_the_same_level_then_by_a_simpler_one(
    store: Path, deaths: int, code: str
) -> None:
    left = store.with_name("deaths")
    left.write_text(str(deaths))

    class Deadly(Cloister):
        def make_pool(self) -> Pool:
            return Pool(1, python(MORTAL.format(deaths=str(left))))

    with Server(store, Deadly) as server:
        ana = server.person("Ana")
        with ana.sit(ana.open_table("me", bot("apprentice"), game="_template")) as here:
            here.until("snap")
            here.move()
            remark = here.until("remark")
            assert (remark["seat"], remark["code"]) == (1, code)
            assert here.until("upd")["by"] == 1
            assert server.app.tally.bots_replaced == deaths


def test_a_worker_that_dies_while_idle_is_not_asked() -> None:
    async def kill_and_ask() -> Answer:
        pool = Pool(1)
        await pool.ask(question(), 30)
        (idle,) = pool._running
        idle.kill()
        await idle.wait()
        try:
            return await pool.ask(question(), 30)
        finally:
            await pool.close()

    assert asyncio.run(kill_and_ask()).move


def test_workers_start_before_they_are_asked() -> None:
    async def warm() -> tuple[int, int]:
        pool = Pool(2)
        pool.warm()
        pool.warm()
        while not pool._running:
            await asyncio.sleep(0.01)
        answer = await pool.ask(question(), 30)
        assert answer.move
        count = len(pool._running)
        await pool.close()
        return count, len(pool._running)

    assert asyncio.run(warm()) == (1, 0)


def test_bots_pause_and_wait_until_shown_tiles_are_covered(store: Path) -> None:
    with Server(store, pace=Pace(seconds=0.2)) as server:
        ana = server.person("Ana")
        with ana.sit(ana.open_table("me", bot(), show_seconds=1)) as here:
            here.until("snap")
            while here.now["moves"]:
                here.move()
                here.until("upd")
            assert waited(here) > 0.95
            while not here.now["moves"]:
                seen = here.now
                took = waited(here)
                flashed = any("flash" in event for event in seen["events"])
                assert took > (0.95 if flashed else 0.15)


def waited(sitting: Sitting) -> float:
    start = time.monotonic()
    sitting.until("upd")
    return time.monotonic() - start


def test_asking_a_bot_costs_the_event_loop_little() -> None:
    """The loop only sends the position, which stays small until the end of the game."""
    table = Table.new("serendipity", 6, bytes(32))
    while table.to_act:
        assert len(msgspec.json.encode(question(position=table.state.position()))) < 4_000
        seat = table.to_act[0]
        table.play_move(seat, table.state.moves(seat)[0])


def test_bots_play_on_between_turns_of_people(server: Server) -> None:
    ana = server.person("Ana")
    table = ana.open_table("me", bot(), bot("novice"), options={"turn_limit": 100})
    with ana.sit(table) as here:
        play_out(here)
        assert here.now["end"]


def test_bots_that_decide_at_the_same_time_are_asked_once_each(server: Server) -> None:
    """While one bot's move is being written, another's waits, and that bot is not asked again."""
    ana = server.person("Ana")
    for _ in range(4):
        bots = [bot() for _ in range(5)]
        table = ana.open_table("me", *bots, game="altitude", options={"deck_size": 120})
        with ana.sit(table) as here:
            here.until("snap")
            while here.now["view"]["to_act"] != [0]:
                here.next()
            assert here.now["v"] == 5
    assert server.app.tally.bots_replaced == 0
