"""A seat's deduction sheet: marks, undo and snapshots are kept, and nobody else sees them."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from cloister.server.store import rows
from cloister.server.store.writer import connect

from ..deduction_game import VIGIL, sheets
from ..faults import FailingCloister
from ..harness import Message, Person, Server, Sitting, bot, fresh_id, friends, play_out


@pytest.fixture(autouse=True)
def deduction() -> Iterator[None]:
    with sheets():
        yield


def put(sitting: Sitting, **marks: str) -> Message:
    return mark(sitting, put=marks)


def mark(sitting: Sitting, **change: Any) -> Message:
    return sitting.ask(v=sitting.now["v"], seat=sitting.now["seat"], mark=change)


def after(sitting: Sitting, **change: Any) -> Message:
    """The sheet after a change."""
    assert mark(sitting, **change)["t"] == "ack"
    return sheet(sitting)


def sheet(sitting: Sitting) -> Message:
    """The sheet in the next message."""
    found: Message = sitting.until("marks")["sheet"]
    return found


def states(shown: Message) -> dict[str, str]:
    return {key: found["state"] for key, found in shown["marks"].items()}


def test_marks_are_acknowledged_and_shown_in_every_window_of_the_seat(server: Server) -> None:
    table, (ana, _) = friends(server, 2, game=VIGIL)
    with ana.sit(table) as desk, ana.sit(table) as phone:
        assert desk.until("snap")["sheet"] == {"marks": {}, "kept": [], "undo": False}
        phone.until("snap")
        assert put(desk, **{"1.0": "x", "1.1": "o"})["v"] == 0
        shown = {
            "marks": {
                "1.0": {"state": "x", "why": 0, "at": 0},
                "1.1": {"state": "o", "why": 0, "at": 0},
            },
            "kept": [],
            "undo": True,
        }
        assert sheet(desk) == sheet(phone) == shown
        assert mark(phone, undo=True)["t"] == "ack"
        assert sheet(desk) == sheet(phone) == {"marks": {}, "kept": [], "undo": False}
        assert mark(phone, undo=True)["code"] == "denied"


def test_snapshots_can_be_kept_restored_and_dropped(ana: Person) -> None:
    with ana.sit(ana.open_table("me", bot(), game=VIGIL)) as here:
        here.until("snap")
        assert states(after(here, put={"a": "x"})) == {"a": "x"}
        assert after(here, keep="  what\tif ")["kept"] == ["what if"]
        assert states(after(here, put={"a": "o", "b": "o"})) == {"a": "o", "b": "o"}
        assert states(after(here, back="what if")) == {"a": "x"}
        assert states(after(here, undo=True)) == {"a": "o", "b": "o"}
        assert after(here, drop="what if")["kept"] == []
        assert mark(here, keep=" \t ")["code"] == "denied"


def test_why_is_the_version_on_the_screen_unless_given(ana: Person) -> None:
    with ana.sit(ana.open_table("me", "here", game=VIGIL, assist="inspector")) as here:
        assert here.until("snap")["assist"] == "inspector"
        here.ask(curtain=0)
        here.until("snap")
        here.move()
        here.until("upd")
        for seen, change, why in ((0, {}, 0), (1, {}, 1), (1, {"why": 0}, 0)):
            here.ask(v=seen, seat=0, mark={"put": {"a": "x"}, **change})
            assert sheet(here)["marks"]["a"] == {"state": "x", "why": why, "at": 1}
        assert mark(here, put={"a": "x"}, why=2)["code"] == "denied"


def test_undoing_a_move_changes_no_sheet(ana: Person) -> None:
    with sheets("serendipity"), ana.sit(ana.open_table("me", "here")) as here:
        here.play_until("leave", "swap")
        here.move("swap")
        here.until("upd")
        written = after(here, put={"a": "x"})
        assert written["marks"]["a"]["at"] == here.now["v"]
        here.undo()
        assert here.until("snap")["sheet"] == written


def test_the_same_command_twice_makes_one_mark(server: Server) -> None:
    table, (ana, _) = friends(server, 2, game=VIGIL)
    with ana.sit(table) as here:
        here.until("snap")
        twice = {"id": fresh_id(), "v": 0, "seat": 0, "mark": {"put": {"a": "x"}}}
        assert here.ask(**twice) == here.ask(**twice) == {"t": "ack", "id": twice["id"], "v": 0}
        mark(here, undo=True)
        assert mark(here, undo=True)["code"] == "denied", "it was carried out twice"


def test_a_game_without_a_sheet_says_so(ana: Person) -> None:
    table = ana.open_table("me", "here")
    with ana.sit(table) as here:
        snap = here.until("snap")
        assert (snap["assist"], snap["sheet"]) == ("", None)
        assert put(here, a="x")["code"] == "no-sheet"
    wish = {"game": "serendipity", "seats": [{"kind": "me"}, bot()], "assist": "paper"}
    assert ana.refused("/api/tables", **wish) == (400, "no-sheet")
    wish = {"game": VIGIL, "seats": [{"kind": "me"}, bot()], "assist": "solver"}
    assert ana.refused("/api/tables", **wish) == (400, "bad-request")


def test_games_say_whether_they_have_a_board_and_a_sheet(ana: Person) -> None:
    cards = {card["key"]: card for card in ana.get("/api/games")}
    assert cards["serendipity"]["board"] is True
    assert cards["serendipity"]["sheet"] is False


def test_who_may_write_on_a_sheet(server: Server) -> None:
    table, (ana, ben) = friends(server, 2, game=VIGIL)
    wish: Message = {"v": 0, "seat": 0, "mark": {"put": {"a": "x"}}}
    for person in (ben, server.person("Zoe")):
        with person.sit(table) as sitting:
            sitting.until("snap")
            assert sitting.ask(**wish)["code"] == "not-yours"
    with ana.sit(table) as here:
        here.until("snap")
        for part in ("v", "seat"):
            incomplete = {name: value for name, value in wish.items() if name != part}
            assert here.ask(**incomplete)["code"] == "bad-frame"


def test_sheets_are_closed_before_the_deal_and_after_the_end(server: Server) -> None:
    ana, ben = server.person("Ana"), server.person("Ben")
    table = ana.open_table("me", "friend", game=VIGIL, options={"rounds": 1})
    with ana.sit(table) as here:
        here.until("snap")
        wish: Message = {"v": 0, "seat": 0, "mark": {"put": {"a": "x"}}}
        assert here.ask(**wish)["code"] == "not-your-turn"
        ben.join(table, ana.invite(table, 1))
        here.until("snap")
        assert here.ask(**wish)["t"] == "ack"
        with ben.sit(table) as there:
            play_out(here, there)
        assert here.ask(**wish)["code"] == "game-over"


def test_at_one_screen_the_sheet_goes_with_the_curtain(ana: Person) -> None:
    table = ana.open_table("me", "here", game=VIGIL)
    with ana.sit(table) as here, ana.sit(table) as other:
        assert here.until("snap")["sheet"] is None, "no curtain is open"
        other.until("snap")
        other.ask(curtain=1)
        other.until("snap")
        wish: Message = {"v": 0, "mark": {"put": {"a": "x"}}}
        assert here.ask(seat=0, **wish)["code"] == "curtain"
        here.ask(curtain=0)
        assert states(here.until("snap")["sheet"]) == {}
        assert here.ask(seat=1, **wish)["code"] == "curtain"
        assert here.ask(seat=0, **wish)["t"] == "ack"
        assert states(sheet(here)) == {"a": "x"}
        here.ask(curtain=1)
        assert states(here.until("snap")["sheet"]) == {}
        here.ask(curtain=None)
        assert here.until("snap")["sheet"] is None
        other.ask(ping=1)
        assert not [frame for frame in other.frames if '"t":"marks"' in frame]


def test_without_secrets_the_sheet_follows_the_turn(ana: Person) -> None:
    with sheets(private=False), ana.sit(ana.open_table("me", "here", game=VIGIL)) as here:
        assert here.until("snap")["seat"] == 0
        put(here, a="x")
        sheet(here)
        here.move()
        assert here.until("marks")["seat"] == 1
        assert here.now["seat"] == 1


# Storage


def test_marks_survive_a_restart_and_a_resume(store: Path) -> None:
    with Server(store) as server:
        table, people = friends(server, 2, game=VIGIL, assist="paper")
        sids = [person.sid for person in people]
        with people[0].sit(table) as here, people[1].sit(table) as there:
            for sitting in (here, there):
                sitting.until("snap")
            sent: Message = {"id": fresh_id(), "v": 0, "seat": 0, "mark": {"put": {"a": "x"}}}
            assert here.ask(**sent)["t"] == "ack"
            after(here, keep="early")
            before = after(here, put={"a": "o", "b": "x"})
        with people[0].sit(table, seat=0, v=0) as back:
            assert sheet(back) == before
            assert not [frame for frame in back.frames if '"t":"snap"' in frame]
    with Server(store) as server:
        ana, ben = (server.person(sid=sid) for sid in sids)
        with ana.sit(table) as here, ben.sit(table) as there:
            snap = here.until("snap")
            assert (snap["assist"], snap["sheet"]) == ("paper", before)
            assert there.until("snap")["sheet"] == {"marks": {}, "kept": [], "undo": False}
            assert here.ask(**sent)["t"] == "ack", "the id is still known"
            assert states(after(here, back="early")) == {"a": "x"}


def test_a_bot_that_stands_in_leaves_the_sheet_alone(server: Server) -> None:
    table, (ana, ben) = friends(server, 2, game=VIGIL)
    with ben.sit(table) as there:
        there.until("snap")
        put(there, a="x")
        sheet(there)
    with ana.sit(table) as here:
        here.until("snap")
        assert ana.post(f"/api/tables/{table}/seat", seat=1, kind="bot", level="uniform") == {}
    with ben.sit(table) as there:
        assert there.until("snap")["sheet"] is None
        ben.post(f"/api/tables/{table}/seat", seat=1, kind="back")
        assert states(there.until("snap")["sheet"]) == {"a": "x"}


def test_a_rematch_has_the_same_help_and_empty_sheets(ana: Person) -> None:
    table = ana.open_table("me", bot(), game=VIGIL, assist="paper", options={"rounds": 1})
    with ana.sit(table) as here:
        here.until("snap")
        put(here, a="x")
        play_out(here)
    again = ana.post(f"/api/tables/{table}/rematch", nonce="again")["table"]
    with ana.sit(again) as here:
        snap = here.until("snap")
        assert (snap["assist"], snap["sheet"]["marks"]) == ("paper", {})


def test_a_mark_that_could_not_be_saved_is_not_on_the_sheet(store: Path) -> None:
    with Server(store, FailingCloister) as server:
        ana = server.person("Ana")
        table = ana.open_table("me", "friend", game=VIGIL)
        server.person("Ben").join(table, ana.invite(table, 1))
        assert isinstance(server.app, FailingCloister)
        with ana.sit(table) as here:
            here.until("snap")
            server.app.faults.before = lambda sql: sql.startswith("INSERT INTO mark")
            sent: Message = {"id": fresh_id(), "v": 0, "seat": 0, "mark": {"put": {"a": "x"}}}
            assert here.ask(**sent)["code"] == "not-saved"
            assert here.closed() == (1012, "not-saved")
        server.app.faults.heal()
        with ana.sit(table) as back:
            assert states(back.until("snap")["sheet"]) == {}
            assert back.ask(**sent)["t"] == "ack"
            assert states(sheet(back)) == {"a": "x"}


def test_a_store_older_than_the_sheets_can_be_opened(store: Path) -> None:
    with Server(store) as server:
        ana = server.person("Ana")
        sid, table = ana.sid, ana.open_table("me", bot())
    old = sqlite3.connect(store)
    old.executescript(
        """ALTER TABLE sheet DROP COLUMN assist; ALTER TABLE sheet DROP COLUMN hints;
           DROP TABLE mark; DROP TABLE remark; PRAGMA user_version=1;"""
    )
    old.close()
    with Server(store) as server, server.person(sid=sid).sit(table) as here:
        snap = here.until("snap")
        assert (snap["assist"], snap["hints"], snap["remarks"]) == ("", False, [])
    connection = connect(store, reading=True)
    assert connection.execute("PRAGMA user_version").fetchone() == (3,)
    assert rows.noted(connection, 1) == []
    connection.close()


# After the end


def test_after_the_end_players_can_read_all_sheets(server: Server) -> None:
    table, (ana, ben) = friends(server, 2, game=VIGIL, options={"rounds": 1})
    stranger = server.person("Zoe")
    with ana.sit(table) as here, ben.sit(table) as there:
        here.until("snap")
        there.until("snap")
        put(here, a="x", b="x")
        put(there, c="o")
        for person in (ana, ben):
            assert person.get(f"/api/tables/{table}/replay")["sheets"] == []
        here.move()
        here.until("upd")
        there.until("upd")
        mark(here, undo=True)
        mark(here, put={"a": "o"}, why=0)
        play_out(here, there)
    wanted = [
        {
            "seat": 0,
            "written": [
                {"v": 0, "why": 0, "marks": {"a": "x", "b": "x"}},
                {"v": 1, "why": 1, "marks": {"a": "", "b": ""}},
                {"v": 1, "why": 0, "marks": {"a": "o"}},
            ],
        },
        {"seat": 1, "written": [{"v": 0, "why": 0, "marks": {"c": "o"}}]},
    ]
    for person in (ana, ben):
        for seat in ("", "0", "1", "open"):
            told = person.get(f"/api/tables/{table}/replay?seat={seat}")
            assert (told["sheets"], told["assist"]) == (wanted, "pencil")
        assert person.get(f"/api/tables/{table}/replay?from=1")["sheets"] == []
    assert stranger.get(f"/api/tables/{table}/replay")["sheets"] == []
