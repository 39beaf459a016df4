"""A bug in one game stops one table, keeps its record, and affects nothing else."""

import logging
import time
from typing import Any

import pytest

from cloister.core.errors import RuleBug
from cloister.core.table import Table
from cloister.server.bots import table_bots
from cloister.server.table.scene import Scene

from .harness import PATIENT, Person, Server, bot, play_out

SECRET = "the violet flower lies on f6"


@pytest.fixture
def tables(ana: Person) -> tuple[str, str]:
    return ana.open_table("me", "here"), ana.open_table("me", "here")


def break_table(
    patch: pytest.MonkeyPatch, owner: type, name: str, table: str, bug: Exception
) -> None:
    """Make one method fail, at one table only."""
    real = getattr(owner, name)

    def broken(self: Any, *args: Any, **kwargs: Any) -> Any:
        game = self if isinstance(self, Table) else self.table
        if game.header.table == table:
            raise bug
        return real(self, *args, **kwargs)

    patch.setattr(owner, name, broken)


def test_a_bug_in_the_rules_stops_one_table(
    server: Server,
    ana: Person,
    tables: tuple[str, str],
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    sick, well = tables
    caplog.set_level(logging.INFO)
    with ana.sit(sick) as here, ana.sit(well) as there:
        play_out(here, most=5)
        with monkeypatch.context() as patch:
            break_table(patch, Table, "play", sick, RuleBug(SECRET))
            answer = here.move()
            assert answer["code"] == "table-fault"
            assert "record is kept" in answer["text"]
            assert here.move()["code"] == "table-fault"
            play_out(there, most=5)
        assert here.ask(ping=1)["t"] == "pong"
        assert here.ask(chat="what now?")["t"] == "ack"
    assert [record.getMessage() for record in caplog.records if sick in record.getMessage()]
    assert SECRET not in caplog.text
    server.app.hosts.live[sick].retire("mended")
    with ana.sit(sick) as back:
        assert back.until("snap")["v"] == 5
        assert back.move()["t"] == "ack", "with the bug mended the game goes on"


@pytest.mark.parametrize("name", ["upd", "moves"])
def test_a_bug_while_publishing_stops_one_table(
    server: Server,
    ana: Person,
    tables: tuple[str, str],
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    name: str,
) -> None:
    sick, well = tables
    with ana.sit(sick) as here, ana.sit(well) as there:
        play_out(here, most=5)
        with monkeypatch.context() as patch:
            break_table(patch, Scene, name, sick, KeyError(SECRET))
            if name == "upd":
                assert here.move()["t"] == "ack", "it is written down"
                assert here.closed() == (1012, "table-fault")
            else:
                with ana.sit(sick) as late:
                    assert late.closed() == (1012, "table-fault")
            play_out(there, most=5)
    assert SECRET not in caplog.text
    with ana.sit(sick) as back:
        assert back.until("snap")["v"] == 5 + (name == "upd")
        assert back.move()["t"] == "ack"


def test_a_bug_while_a_bot_thinks_leaves_nobody_thinking(
    server: Server, ana: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise the table would count as busy and stay in memory forever."""

    def broken(*_: object) -> str:
        raise RuleBug(SECRET)

    monkeypatch.setattr(table_bots, "_by_chance", broken)
    table = ana.open_table(bot(), "me", game="_template")
    host = server.app.hosts.live[table]
    deadline = time.monotonic() + PATIENT
    while not host.faulty:
        assert time.monotonic() < deadline, "the bug was not noticed"
        time.sleep(0.01)
    assert not host.bots.busy


def test_a_bug_in_a_request_shows_no_code(
    server: Server, ana: Person, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: Any) -> Any:
        raise KeyError(SECRET)

    monkeypatch.setattr(server.app.lobby, "rename", broken)
    answer = ana.http.post("/api/me", json={"name": "x"})
    assert (answer.status_code, answer.json()["code"]) == (500, "broken")
    assert SECRET not in answer.text
    assert SECRET not in caplog.text
    assert "Traceback" not in caplog.text
    assert "KeyError" in caplog.text
