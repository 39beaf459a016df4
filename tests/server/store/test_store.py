"""Nothing is falsely acknowledged, whatever the disk does."""

import sqlite3
import time
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed

from cloister.core.table import Table
from cloister.server.errors import StoreBusy
from cloister.server.store import rows
from cloister.server.store import store as store_module
from cloister.server.store.row_types import StoredTable
from cloister.server.store.store import Store
from cloister.server.store.writer import connect

from ..faults import FailingCloister, Faults
from ..harness import Person, Server, Sitting, bot, fresh_id, play_out


def kept(store: Path, table: str) -> StoredTable:
    connection = connect(store, reading=True)
    found = rows.stored_table(connection, table)
    connection.close()
    assert found is not None
    return found


def faults_of(server: Server) -> Faults:
    assert isinstance(server.app, FailingCloister)
    return server.app.faults


@pytest.mark.parametrize("statement", ["BEGIN", "INSERT INTO line", "COMMIT"])
def test_a_move_that_could_not_be_saved_has_not_happened(store: Path, statement: str) -> None:
    with Server(store, FailingCloister) as server:
        ana = server.person("Ana")
        table = ana.open_table("me", "here")
        other = ana.open_table("me", "here")
        with ana.sit(table) as here, ana.sit(other) as elsewhere:
            play_out(here, most=3)
            elsewhere.until("snap")
            before = here.now
            faults_of(server).before = lambda sql: sql.startswith(statement)
            command = {
                "id": fresh_id(),
                "v": 3,
                "seat": here.now["seat"],
                "move": before["moves"][0],
            }
            assert here.ask(**command)["code"] == "not-saved"
            assert here.closed() == (1012, "not-saved")
            assert len(kept(store, table).lines) == 3
            faults_of(server).heal()
            with ana.sit(table) as back:
                snap = back.until("snap")
                assert (snap["v"], snap["view"]) == (3, before["view"])
                assert back.ask(**command) == {"t": "ack", "id": command["id"], "v": 4}
            assert elsewhere.move("uncover a1")["t"] == "ack", "other tables play on"


def test_a_commit_that_reports_a_fault_but_succeeded_is_noticed(store: Path) -> None:
    """The worst case: the disk reports a fault after writing everything."""
    with Server(store, FailingCloister) as server:
        ana = server.person("Ana")
        table = ana.open_table("me", "here")
        with ana.sit(table) as here:
            here.until("snap")
            faults_of(server).after = lambda sql: sql == "COMMIT"
            command = {"id": fresh_id(), "v": 0, "seat": 0, "move": "uncover f6"}
            assert here.ask(**command)["code"] == "not-saved"
            here.closed()
        faults_of(server).heal()
        with ana.sit(table) as back:
            assert back.until("snap")["v"] == 1
            assert back.ask(**command) == {"t": "ack", "id": command["id"], "v": 1}
        assert len(kept(store, table).lines) == 1


@pytest.mark.parametrize("after", [False, True])
def test_after_a_fault_memory_and_disk_agree_on_who_is_seated(store: Path, after: bool) -> None:
    """After a failed save of a seat, memory follows the disk, whichever way it went."""
    with Server(store, FailingCloister) as server:
        ana, ben = server.person("Ana"), server.person("Ben")
        table = ana.open_table("me", "friend")
        token = ana.invite(table, 1)
        with ana.sit(table) as here:
            here.until("snap")
            setattr(faults_of(server), "after" if after else "before", lambda sql: sql == "COMMIT")
            refused = ben.refused(f"/api/tables/{table}/join", token=token)
            assert refused == (503, "not-saved")
            assert here.closed() == (1012, "not-saved")
            faults_of(server).heal()
        with ben.sit(table) as there:
            assert there.until("snap")["mine"] == ([1] if after else [])
        assert ben.join(table, token) == 1
        with ben.sit(table) as there:
            assert there.until("snap")["state"] == "playing"


def test_a_fault_of_one_table_does_not_fail_others_in_the_same_commit(store: Path) -> None:
    with Server(store, FailingCloister) as server:
        ana = server.person("Ana")
        tables = [ana.open_table("me", "here") for _ in range(8)]
        sittings = [ana.sit(table) for table in tables]
        for sitting in sittings:
            sitting.until("snap")
        sick = server.app.hosts.live[tables[3]].room.row.no
        connection = sqlite3.connect(store)
        connection.execute(
            f"""CREATE TRIGGER sick BEFORE INSERT ON line WHEN new.sheet={sick}
                BEGIN SELECT raise(ABORT, 'sick'); END"""
        )
        connection.close()
        for sitting in sittings:
            sitting.send(v=0, seat=0, move="uncover a1")
        answers = [sitting.until("ack", "nack") for sitting in sittings]
        assert [answer.get("code", "ack") for answer in answers] == [
            "not-saved" if at == 3 else "ack" for at in range(8)
        ]


def test_a_full_disk_is_reported_and_survived(store: Path) -> None:
    with Server(store) as server:
        ana = server.person("Ana")
        table = ana.open_table("me", "here")
        acked: list[int] = []

        writer = server.app.store.writer
        writer.put([("PRAGMA max_page_count=1", ())], lambda _: None)
        here = ana.sit(table)
        here.until("snap")
        code = "ack"
        while code == "ack":
            answer = here.move()
            code = answer.get("code", "ack")
            if code == "ack":
                acked.append(answer["v"])
                here.until("upd")
        assert code == "not-saved"
        assert [line.v for line in kept(store, table).lines] == acked
        wish = {"game": "serendipity", "seats": [{"kind": "me"}, bot()]}
        answers = [ana.http.post("/api/tables", json=wish) for _ in range(100)]
        assert (answers[-1].status_code, answers[-1].json()["code"]) == (503, "not-saved")
        writer.put([("PRAGMA max_page_count=1000000", ())], lambda _: None)
        with ana.sit(table) as back:
            assert back.until("snap")["v"] == len(acked)
            assert back.move()["t"] == "ack"


@pytest.mark.parametrize("seed", range(3))
def test_random_faults_never_give_a_false_answer(store: Path, seed: int) -> None:
    """Clients resend what has no answer; at the end the log holds what was acknowledged."""
    dice = Random(seed)
    with Server(store, FailingCloister) as server:
        ana = server.person("Ana")
        table = ana.open_table("me", "here", options={"turn_limit": 100})
        faults_of(server).before = lambda _: dice.random() < 0.01
        faults_of(server).after = lambda sql: sql == "COMMIT" and dice.random() < 0.02
        acked = stubborn(ana, table, dice, 120)
        faults_of(server).heal()
    lines = kept(store, table).lines
    ids = [line.cmd.hex() for line in lines if line.cmd]
    assert len(set(ids)) == len(ids)
    assert {line.cmd.hex(): line.v for line in lines if line.cmd} == acked
    game = Table.resume(kept(store, table).row.header, [line.act() for line in lines])
    assert len(game.log) == len(acked)


def stubborn(person: Person, table: str, dice: Random, moves: int) -> dict[str, int]:
    """Play on through all faults; return what was acknowledged, by command id."""
    acked: dict[str, int] = {}
    sitting: Sitting | None = None
    command: dict[str, object] = {}
    while len(acked) < moves:
        try:
            if sitting is None:
                sitting = person.sit(table)
                sitting.until("snap")
            if not sitting.now["moves"]:
                break
            command = command or {
                "id": fresh_id(),
                "v": sitting.now["v"],
                "seat": sitting.now["seat"],
                "move": dice.choice(sitting.now["moves"]),
            }
            answer = sitting.ask(**command)
            if answer["t"] == "ack":
                acked[str(command["id"])] = answer["v"]
                while sitting.now["v"] < answer["v"]:
                    sitting.until("upd")
                command = {}
            else:
                assert answer["code"] in ("not-saved", "stale"), answer
        except ConnectionClosed:
            sitting = None
    return acked


def test_a_store_serves_one_server_at_a_time(server: Server, store: Path) -> None:
    with pytest.raises(StoreBusy, match=f"^Another server is using {store}"):
        Store(store)


def test_a_damaged_table_is_refused_and_others_go_on(store: Path) -> None:
    with Server(store) as server:
        ana = server.person("Ana")
        sid, sick, well = ana.sid, ana.open_table("me", "here"), ana.open_table("me", "here")
        with ana.sit(sick) as here:
            play_out(here, most=4)
    connection = sqlite3.connect(store)
    connection.execute("UPDATE line SET move='stop' WHERE v=2")
    connection.commit()
    connection.close()
    with Server(store) as server:
        ana = server.person(sid=sid)
        with ana.sit(sick) as here:
            assert here.next()["code"] == "table-fault"
        assert ana.refused(f"/api/tables/{sick}/rematch") == (409, "table-fault")
        with ana.sit(well) as here:
            play_out(here, most=2)
        assert len(ana.get("/api/me")["tables"]) == 2


def test_the_write_ahead_log_stays_small(store: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store_module, "CHECKPOINT_SECONDS", 0.02)
    monkeypatch.setattr(store_module, "LOG_PAGES", 50)
    with Server(store) as server:
        ana = server.person("Ana")
        with ana.sit(ana.open_table("me", "here")) as here:
            play_out(here, most=400)
            time.sleep(0.1)
            play_out(here, most=5)
        assert store.with_name(f"{store.name}-wal").stat().st_size < 400 * 8192 / 2


def test_a_clean_stop_leaves_one_file(store: Path) -> None:
    with Server(store) as server:
        ana = server.person("Ana")
        with ana.sit(ana.open_table("me", "here")) as here:
            play_out(here, most=5)
    left = {path.name for path in store.parent.iterdir()}
    assert left == {"tables.db", "tables.db.key", "tables.db.lock"}
