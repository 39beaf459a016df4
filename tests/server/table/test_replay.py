"""Replays and records: a finished game from every seat, a live one as the person saw it."""

import json
from pathlib import Path

import pytest

from cloister.core.errors import FileError
from cloister.core.table import verify
from cloister.server.table import replay

from ..harness import Person, Server, friends, play_out


@pytest.fixture
def finished(server: Server) -> tuple[str, list[Person]]:
    table, people = friends(server, 3, options={"turn_limit": 100})
    play_out(*[person.sit(table) for person in people])
    return table, people


def test_the_record_verifies(
    server: Server, finished: tuple[str, list[Person]], tmp_path: Path
) -> None:
    table, _ = finished
    answer = server.person().http.get(f"/api/tables/{table}/record")
    assert answer.status_code == 200
    assert answer.headers["content-disposition"].endswith('.game"')
    path = tmp_path / "x.game"
    path.write_bytes(answer.content)
    played = verify(path)
    assert played.header.table == table
    assert played.header.nonces[1:] == ("joined", "joined")
    scene = server.app.hosts.live[table].room.scene
    assert scene is not None
    assert played == scene.table
    path.write_bytes(answer.content.replace(b"uncover", b"Uncover", 1))
    with pytest.raises(FileError):
        verify(path)


def test_a_finished_game_is_shown_from_every_seat(
    server: Server, finished: tuple[str, list[Person]]
) -> None:
    table, _ = finished
    stranger = server.person()
    scene = server.app.hosts.live[table].room.scene
    assert scene is not None
    for seat in ("0", "1", "2", "open", ""):
        told = stranger.get(f"/api/tables/{table}/replay?seat={seat}")
        assert [step["v"] for step in told["steps"]] == list(range(scene.v + 1))
        assert told["end"]["seed"] == scene.table.header.seed
        assert any("flash" in event for step in told["steps"] for event in step["events"])
        assert ("truth" in told["steps"][0]) == (seat == "open")
        assert told["steps"][-1]["view"]["outcome"] == told["outcome"]
    for seat in ("3", "x", "0003", "0" * 5000, "-1"):
        assert stranger.http.get(f"/api/tables/{table}/replay?seat={seat}").status_code == 400
    assert stranger.http.get(f"/api/tables/{table}/replay?from=-1").status_code == 400


def test_a_live_game_is_shown_to_its_seats_without_flashes(server: Server) -> None:
    table, (ana, ben) = friends(server, 2)
    seats = [ana.sit(table), ben.sit(table)]
    play_out(*seats, most=40)
    told = ben.get(f"/api/tables/{table}/replay")
    assert told["seat"] == 1
    assert len(told["steps"]) == 41
    assert not any("flash" in event for step in told["steps"] for event in step["events"])
    assert told["steps"][-1]["view"] == seats[1].now["view"]
    for path in ("?seat=0", "?seat=open"):
        assert ben.http.get(f"/api/tables/{table}/replay{path}").json()["code"] == "not-yours"
    answer = server.person().http.get(f"/api/tables/{table}/replay")
    assert answer.json()["code"] == "not-yours"


def test_undone_moves_are_part_of_the_replay(ana: Person) -> None:
    table = ana.open_table("me", "here")
    with ana.sit(table) as here:
        before = here.play_until("leave", "swap")
        here.move("swap")
        here.until("upd")
        here.undo()
        here.until("snap")
        here.move("leave")
        here.until("upd")
    told = ana.get(f"/api/tables/{table}/replay?seat={before['seat']}")["steps"]
    assert [(step["move"], step.get("undo", False)) for step in told[-3:]] == [
        ("swap", False),
        (None, True),
        ("leave", False),
    ]
    assert told[-2]["view"] == before["view"]


def test_long_replays_come_in_parts(finished: tuple[str, list[Person]], server: Server) -> None:
    table, _ = finished
    room = server.app.hosts.live[table].room
    assert room.scene is not None
    chosen = replay.perspective(room, "", "")
    steps: list[object] = []
    first: int | None = 0
    while first is not None:
        part = json.loads(replay.replay(room, room.scene.table, chosen, first, 50))
        steps += part["steps"]
        first = part["next"]
    whole = json.loads(replay.replay(room, room.scene.table, chosen, 0, 10**6))
    assert steps == whole["steps"]
