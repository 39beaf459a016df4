"""After any failure you are back in exactly the state you would have had without it."""

import time
from pathlib import Path
from random import Random

import pytest

from ..harness import PATIENT, Message, Person, Server, Sitting, bot, fresh_id, friends, play_out

PICTURE = ("v", "seat", "view", "moves", "undo", "thinking")


def picture(message: Message) -> Message:
    return {part: message[part] for part in PICTURE}


def test_resuming_by_version_equals_never_having_been_away(server: Server) -> None:
    """A twin stays connected; the other drops out at random and reconnects with its version."""
    table, (ana, ben) = friends(server, 2)
    dice = Random(5)
    with ana.sit(table) as twin, ben.sit(table) as other:
        broken = ana.sit(table, seat=0)
        for sitting in (twin, other, broken):
            sitting.until("snap")
        for _ in range(40):
            last = broken.now
            broken.socket.close()
            play_out(twin, other, seed=dice.randrange(10**6), most=dice.randrange(1, 9))
            broken = ana.sit(table, seat=0, v=last["v"])
            broken.now = last
            missed = read_up_to(broken, twin.now["v"])
            assert [upd["v"] for upd in missed] == list(range(last["v"] + 1, twin.now["v"] + 1))
            assert picture(broken.now) == picture(twin.now)
            same = [frame for frame in twin.frames if frame.startswith('{"t":"upd"')]
            assert broken.frames[len(missed) - 1] == same[-1]


def read_up_to(sitting: Sitting, v: int) -> list[Message]:
    """All steps up to a version; no snapshot may be among them."""
    missed = []
    while sitting.now["v"] < v:
        message = sitting.next()
        assert message["t"] != "snap"
        if message["t"] == "upd":
            missed.append(message)
    return missed


def test_a_large_gap_or_a_wrong_version_gets_a_snapshot(ana: Person) -> None:
    table = ana.open_table("me", "here")
    with ana.sit(table) as here:
        play_out(here, most=30)
        for v in (0, 5, 31, 10**9):
            with ana.sit(table, seat=here.now["seat"], v=v) as back:
                assert back.next()["t"] == "snap"
                assert picture(back.now) == picture(here.now)


def test_after_an_undo_a_resume_gets_a_snapshot(ana: Person) -> None:
    table = ana.open_table("me", "here")
    with ana.sit(table) as here:
        seen = here.play_until("leave", "swap")
        here.move("swap")
        here.until("upd")
        here.undo()
        here.until("snap")
        with ana.sit(table, seat=seen["seat"], v=seen["v"]) as back:
            assert back.next()["t"] == "snap"


def test_missed_chat_is_sent_on_resume(server: Server) -> None:
    table, (ana, ben) = friends(server, 2)
    with ben.sit(table) as there:
        with ana.sit(table) as here:
            here.until("snap")
        there.ask(chat="are you there?")
        with ana.sit(table, seat=0, v=0) as back:
            assert back.until("chat")["text"] == "are you there?"


@pytest.mark.parametrize("moves", [0, 7, 60])
def test_a_restart_loses_nothing(store: Path, moves: int) -> None:
    with Server(store) as server:
        table, people = friends(server, 2)
        sids = [person.sid for person in people]
        seats = [person.sit(table) for person in people]
        play_out(*seats, most=moves, seed=3)
        answered = {"id": fresh_id(), "v": seats[0].now["v"], "seat": 0, "move": "nonsense"}
        assert seats[0].ask(**answered)["t"] == "nack"
        before = [picture(sitting.now) for sitting in seats]
        log = seats[0].now.get("log")
    with Server(store) as server:
        seats = [server.person(sid=sid).sit(table) for sid in sids]
        snaps = [sitting.until("snap") for sitting in seats]
        assert [picture(snap) for snap in snaps] == before
        assert log is None or snaps[0]["log"][: len(log)] == log
        assert [entry["v"] for entry in snaps[0]["log"]] == list(range(1, snaps[0]["v"] + 1))
        play_out(*seats)
        assert seats[0].now["end"]


def test_a_server_that_stops_says_so(store: Path) -> None:
    with Server(store) as server:
        ana = server.person("Ana")
        with ana.sit(ana.open_table("me", "here")) as here:
            here.until("snap")
            server.stop()
            assert here.closed() == (1001, "going-away")


def test_command_ids_are_known_after_a_restart(store: Path) -> None:
    with Server(store) as server:
        ana = server.person("Ana")
        sid = ana.sid
        table = ana.open_table("me", "here")
        with ana.sit(table) as here:
            here.until("snap")
            sent = {"id": fresh_id(), "v": 0, "seat": 0, "move": "uncover f6"}
            answer = here.ask(**sent)
            said = {"id": fresh_id(), "chat": "once"}
            here.ask(**said)
    with Server(store) as server:
        ana = server.person(sid=sid)
        with ana.sit(table) as here:
            here.until("snap")
            assert here.ask(**sent) == answer
            assert here.ask(**said)["t"] == "ack"
            assert here.now["v"] == 1
        assert [chat["text"] for chat in ana.sit(table).until("snap")["chat"]] == ["once"]


def test_bots_go_on_after_a_restart(store: Path) -> None:
    with Server(store) as server:
        ana = server.person("Ana")
        sid = ana.sid
        table = ana.open_table("me", bot(), options={"turn_limit": 100})
        with ana.sit(table) as here:
            play_out(here, most=3)
    with Server(store) as server:
        ana = server.person(sid=sid)
        with ana.sit(table) as here:
            play_out(here)
            assert here.now["end"]


def test_missed_steps_are_told_once_with_what_was_shown(server: Server) -> None:
    table, (ana, ben) = friends(server, 2)
    with ana.sit(table) as here, ben.sit(table) as there:
        while not there.now.get("moves"):
            play_out(here, there, most=1)
        here.socket.close()
        there.until("seats")
        gone = here.now["v"]
        while there.now["moves"]:
            there.move()
            there.until("upd")
        assert there.now["v"] > gone
    with ana.sit(table) as back:
        snap = back.until("snap")
        assert [step["v"] for step in snap["away"]] == list(range(gone + 1, snap["v"] + 1))
        assert any("flash" in event for step in snap["away"] for event in step["events"])
        assert not any("flash" in event for step in snap["log"] for event in step["events"])
    with ana.sit(table) as again:
        assert again.until("snap")["away"] == []


def test_a_second_window_gives_no_second_look(server: Server) -> None:
    """What one window has shown is not shown again in another."""
    table, (ana, ben) = friends(server, 2)
    with ana.sit(table) as here, ben.sit(table) as there:
        play_out(here, there, most=6)
        with ana.sit(table) as second:
            assert second.until("snap")["away"] == []
    with ana.sit(table) as reloaded:
        assert reloaded.until("snap")["away"] == []


def test_at_one_screen_a_reconnect_shows_the_seat_whose_turn_it_is(ana: Person) -> None:
    table = ana.open_table("me", "here")
    with ana.sit(table) as here:
        here.until("snap")
        while here.now["seat"] == 0:
            here.move()
            here.until("upd")
        with ana.sit(table, seat=0, v=0) as back:
            back.next()
            assert picture(back.now) == picture(here.now)


def test_idle_tables_leave_memory_and_come_back(server: Server, ana: Person) -> None:
    table = ana.open_table("me", "here")
    with ana.sit(table) as here:
        play_out(here, most=5)
        before = picture(here.now)
        host = server.app.hosts.live[table]
        assert not host.is_idle(0)
    wait_until_idle(server, table)
    host.retire("idle")
    assert table not in server.app.hosts.live
    with ana.sit(table) as back:
        assert picture(back.until("snap")) == before
        assert server.app.hosts.live[table] is not host


def wait_until_idle(server: Server, table: str) -> None:
    deadline = time.monotonic() + PATIENT
    while server.app.hosts.live[table].room.visitors:
        assert time.monotonic() < deadline
        time.sleep(0.01)
