"""Who may do what: every message of the protocol, from everybody who might send it.

The rows come from protocol.py and api.py; a message without a row fails the test.
"""

from dataclasses import dataclass
from typing import Any

import httpx
import pytest

from cloister.server import protocol
from cloister.server.http.api import REQUESTS

from .harness import Person, Server, Sitting, bot, friends, play_out

ROLES = ("player", "no cookie", "forged cookie", "other seat", "spectator", "other table", "ended")

COMMANDS: dict[str, dict[str, Any]] = {
    "move": {"v": 0, "seat": 0, "move": "uncover a1"},
    "draft": {"v": 0, "seat": 0, "draft": ["uncover a1"]},
    "moves": {"v": 0, "seat": 0, "moves": ["uncover a1"]},
    "undo": {"v": 0, "seat": 0, "undo": True},
    "mark": {"v": 0, "seat": 0, "mark": {"put": {"a": "x"}}},
    "hint": {"v": 0, "seat": 0, "hint": []},
    "chat": {"chat": "hello"},
    "curtain": {"curtain": 0},
    "ping": {"ping": 1},
}
STRANGER = "not-yours"
ANSWERS: dict[str, dict[str, str]] = {
    "move": {"player": "ack", "ended": "game-over"},
    "draft": {"player": "no-draft", "ended": "game-over"},
    "moves": {"player": "no-draft", "ended": "game-over"},
    "undo": {"player": "no-undo", "ended": "game-over"},
    "mark": {"player": "no-sheet", "ended": "game-over"},
    "hint": {"player": "ack", "ended": "game-over"},
    "chat": {"player": "ack", "other seat": "ack", "ended": "ack"},
    "curtain": {"player": "ack", "ended": "ack"},
    "ping": dict.fromkeys(ROLES, "pong"),
}

BODIES: dict[str, dict[str, Any]] = {
    "POST /api/me": {"name": "Zoe"},
    "POST /api/tables": {"game": "serendipity", "seats": [{"kind": "me"}, bot()]},
    "POST /api/play-now": {"game": "serendipity"},
    "POST /api/tables/{table}/invite": {"seat": 1},
    "POST /api/tables/{table}/join": {"token": "guess"},
    "POST /api/tables/{table}/seat": {"seat": 0, "kind": "back"},
    "POST /api/tables/{table}/rematch": {},
}
EVERYBODY = dict.fromkeys(ROLES, "200")
STATUSES: dict[str, dict[str, str]] = {
    "GET /api/me": EVERYBODY,
    "POST /api/me": EVERYBODY,
    "GET /api/games": EVERYBODY,
    "POST /api/tables": EVERYBODY,
    "POST /api/play-now": EVERYBODY,
    "POST /api/tables/{table}/invite": {"player": "wrong-moment", "ended": "wrong-moment"},
    "POST /api/tables/{table}/join": {
        **dict.fromkeys(ROLES, "bad-token"),
        **{"player": "200", "other seat": "200", "ended": "200"},
    },
    "POST /api/tables/{table}/seat": {"player": "200", "ended": "200"},
    "POST /api/tables/{table}/rematch": {
        "player": "wrong-moment",
        "other seat": "wrong-moment",
        "ended": "200",
    },
    "GET /api/tables/{table}/record": {**dict.fromkeys(ROLES, "wrong-moment"), "ended": "200"},
    "GET /api/tables/{table}/replay": {"player": "200", "other seat": "200", "ended": "200"},
    "GET /api/tables/{table}/insight": {
        "player": "wrong-moment",
        "other seat": "wrong-moment",
        "ended": "200",
    },
}


@dataclass
class Cast:
    """The tables and people that the tests use."""

    server: Server
    table: str
    ended: str
    people: dict[str, Person]

    def table_of(self, role: str) -> str:
        return self.ended if role == "ended" else self.table

    def cookie_of(self, role: str) -> str:
        if role == "no cookie":
            return ""
        cookie = self.people.get(role, self.people["player"]).cookie
        return f"{cookie[:-4]}AAAA" if role == "forged cookie" else cookie


@pytest.fixture
def cast(server: Server) -> Cast:
    table, (ana, ben) = friends(server, 2, hints=True)
    ended = ana.open_table("me", bot(), game="_template", options={"rounds": 1})
    with ana.sit(ended) as sitting:
        play_out(sitting)
    elsewhere = server.person("Eve")
    elsewhere.open_table("me", bot())
    people = {
        "player": ana,
        "ended": ana,
        "other seat": ben,
        "spectator": server.person("Zoe"),
        "other table": elsewhere,
    }
    return Cast(server, table, ended, people)


def test_every_message_has_a_row() -> None:
    assert set(COMMANDS) == set(ANSWERS) == set(protocol.KINDS)
    assert set(STATUSES) == {f"{method} {path}" for method, path, _ in REQUESTS}
    assert set(BODIES) == {row for row in STATUSES if row.startswith("POST")}


@pytest.mark.parametrize("kind", protocol.KINDS)
def test_every_role_gets_the_right_answer_to_a_command(cast: Cast, kind: str) -> None:
    for role in ROLES:
        if role != "player":
            assert answer(cast, role, kind) == ANSWERS[kind].get(role, STRANGER), role
    assert answer(cast, "player", kind) == ANSWERS[kind]["player"]


def answer(cast: Cast, role: str, kind: str) -> str:
    with Sitting(cast.server.url, cast.table_of(role), cast.cookie_of(role)) as sitting:
        sitting.until("snap")
        said = sitting.ask(**COMMANDS[kind])
        return str(said.get("code", said["t"]))


def test_the_seat_in_the_address_has_to_be_ones_own(cast: Cast) -> None:
    for role in ROLES:
        with Sitting(cast.server.url, cast.table_of(role), cast.cookie_of(role), seat=0) as sitting:
            first = sitting.next()
            if role in ("player", "ended"):
                assert (first["t"], first["seat"]) == ("snap", 0)
            else:
                assert (first["t"], first["code"]) == ("nack", "not-yours")
                assert sitting.until("snap")["seat"] == (1 if role == "other seat" else None)


def test_strangers_see_the_spectators_view(cast: Cast) -> None:
    for role in ("no cookie", "forged cookie", "spectator", "other table"):
        with Sitting(cast.server.url, cast.table, cast.cookie_of(role)) as sitting:
            snap = sitting.until("snap")
            assert (snap["seat"], snap["mine"], snap["moves"]) == (None, [], [])
            assert (snap["host"], snap["undo"], snap["away"]) == (False, False, [])


@pytest.mark.parametrize("row", sorted(STATUSES))
def test_every_role_gets_the_right_status_of_a_request(cast: Cast, row: str) -> None:
    method, path = row.split(" ")
    for role in ROLES:
        url = cast.server.url
        found = httpx.request(
            method,
            url + path.format(table=cast.table_of(role)),
            json=BODIES.get(row),
            headers={"origin": url, "cookie": cast.cookie_of(role)},
        )
        expected = STATUSES[row].get(role, STRANGER)
        told = "200" if found.status_code == 200 else found.json()["code"]
        assert told == expected, (role, found.text[:200])


def test_a_missing_table_is_not_found(server: Server, ana: Person) -> None:
    for table in ("0" * 32, "x", "..", "%00", "a" * 5000):
        for row in STATUSES:
            if "{table}" in row:
                method, path = row.split(" ")
                found = ana.http.request(method, path.format(table=table), json=BODIES.get(row))
                assert found.status_code == 404, (row, table)
                assert found.json()["code"] in ("unknown-table", "unknown-page")
    with ana.sit("0" * 32) as sitting:
        assert sitting.next()["code"] == "unknown-table"
        assert sitting.closed() == (1008, "unknown-table")


def test_nobody_gets_a_live_record_or_seed(server: Server) -> None:
    """The seed is in nothing that is sent while the game goes on."""
    table, people = friends(server, 2)
    seats = [person.sit(table) for person in people]
    play_out(*seats, most=30)
    seed = server.app.hosts.live[table].room.row.header.seed
    for person in people:
        bodies = [
            person.http.get(path).text
            for path in (
                "/api/me",
                "/metrics",
                f"/t/{table}",
                f"/api/tables/{table}/record",
                f"/api/tables/{table}/replay",
                f"/api/tables/{table}/replay?seat=open",
            )
        ]
        assert not any(seed in body for body in bodies)
    assert not any(seed in frame for sitting in seats for frame in sitting.frames)
