"""Too fast, too large, too many: a refusal with a code, then the connection is closed."""

import socket
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from cloister.server.limits import Bucket, Buckets, Limits

from .harness import GENEROUS, Server, bot, fresh_id


def test_too_many_commands_are_refused_then_the_socket_is_closed(store: Path) -> None:
    with Server(store, limits=replace(Limits(), tables_per_hour=1e6)) as server:
        ana = server.person("Ana")
        with ana.sit(ana.open_table("me", bot())) as here:
            here.until("snap")
            with suppress(ConnectionClosed):  # the socket may close before all are sent
                for _ in range(60):
                    here.send(ping=1)
            answers = [here.until("pong", "nack")["t"] for _ in range(40)]
            assert answers[:30] == ["pong"] * 30
            assert answers.count("nack") >= 9
            assert here.closed() == (1008, "rate")


def test_bad_frames_are_answered_then_the_socket_is_closed(store: Path) -> None:
    with Server(store) as server:
        ana = server.person("Ana")
        server.app.services.limits = replace(GENEROUS, strikes=3)
        with ana.sit(ana.open_table("me", bot())) as here:
            here.until("snap")
            with suppress(ConnectionClosed):  # the socket may close before all are sent
                for _ in range(5):
                    here.socket.send("nonsense")
            assert here.until("nack")["code"] == "bad-frame"
            assert here.closed() == (1008, "bad-frame")


def test_chat_has_a_lower_limit(store: Path) -> None:
    limits = replace(GENEROUS, chats_per_second=0.01, chats_burst=2)
    with Server(store, limits=limits) as server:
        ana = server.person("Ana")
        with ana.sit(ana.open_table("me", bot())) as here:
            said = {"id": fresh_id(), "chat": "a"}
            assert here.ask(**said)["t"] == "ack"
            assert here.ask(chat="b")["t"] == "ack"
            assert here.ask(chat="c")["code"] == "rate"
            assert here.ask(**said)["t"] == "ack", "what was said is said"


@pytest.mark.parametrize("size", [8 * 1024 + 1, 1024 * 1024])
def test_an_oversized_frame_closes_the_socket(server: Server, size: int) -> None:
    ana = server.person("Ana")
    table = ana.open_table("me", bot())
    with ana.sit(table) as here:
        here.until("snap")
        here.socket.send("x" * size)
        assert here.closed()[0] == 1009
    with ana.sit(table) as here:
        here.until("snap")
        here.socket.send(b"binary")
        assert here.closed()[0] == 1003


def test_fragments_count_as_one_frame(server: Server) -> None:
    ana = server.person("Ana")
    with ana.sit(ana.open_table("me", bot())) as here:
        here.until("snap")
        here.socket.send(iter(['{"id":"', fresh_id(), '","ping":1}']))
        assert here.until("pong")
        with suppress(ConnectionClosed):  # the server may be faster than the last fragment
            here.socket.send("x" * 1024 for _ in range(9))
        assert here.closed()[0] == 1009


def test_the_number_of_windows_is_limited(server: Server) -> None:
    ana = server.person("Ana")
    table = ana.open_table("me", bot())
    windows = [ana.sit(table) for _ in range(5)]
    for window in windows:
        window.until("snap")
    with ana.sit(table) as sixth:
        assert sixth.next()["code"] == "rate"
        assert sixth.closed() == (1008, "rate")
    windows[0].socket.close()
    windows[1].until("seats")
    with ana.sit(table) as again:
        assert again.next()["t"] == "snap"


def test_the_number_of_sockets_of_an_address_is_limited(store: Path) -> None:
    with Server(store, limits=replace(GENEROUS, sockets_per_address=3)) as server:
        ana = server.person("Ana")
        tables = [ana.open_table("me", bot()) for _ in range(4)]
        sittings = [ana.sit(table) for table in tables]
        assert [sitting.next()["t"] for sitting in sittings] == ["snap"] * 3 + ["nack"]


def test_the_number_of_tables_is_limited(store: Path) -> None:
    with Server(store, limits=replace(GENEROUS, tables_per_hour=3)) as server:
        for _ in range(3):
            server.person().open_table("me", bot())
        wish = {"game": "serendipity", "seats": [{"kind": "me"}, bot()]}
        assert server.person().refused("/api/tables", **wish) == (429, "rate")
        assert server.person().refused("/api/play-now", game="serendipity") == (429, "rate")


def test_the_number_of_requests_is_limited(store: Path) -> None:
    with Server(
        store, limits=replace(GENEROUS, requests_per_second=0.1, requests_burst=20)
    ) as server:
        http = server.person().http
        answers = [http.get("/api/games").status_code for _ in range(25)]
        assert answers[:10] == [200] * 10
        assert answers[-1] == 429


def test_a_large_body_is_refused(server: Server) -> None:
    ana = server.person("Ana")
    answer = ana.http.post("/api/me", json={"name": "x" * 65536})
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")
    assert ana.refused("/api/me", name="x" * 60000) == (400, "bad-request")


def test_slow_readers_are_dropped_and_others_play_on(store: Path) -> None:
    with Server(store, limits=replace(GENEROUS, queued_messages=8)) as server:
        ana = server.person("Ana")
        table = ana.open_table("me", "here")
        with deaf(server, table), ana.sit(table) as here:
            here.until("snap")
            text = "x" * 490
            for _ in range(20_000):
                here.send(chat=text)
                here.until("chat")
                if server.app.tally.dropped:
                    break
            assert server.app.tally.dropped == 1
            assert here.move("uncover a1")["t"] == "ack"


def deaf(server: Server, table: str) -> socket.socket:
    """A client that opens a socket and never reads from it."""
    wire = socket.create_connection(("127.0.0.1", server.port))
    host = f"127.0.0.1:{server.port}"
    wire.sendall(
        f"GET /ws/{table} HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n".encode()
    )
    assert wire.recv(12) == b"HTTP/1.1 101"
    return wire


def test_full_buckets_are_dropped_from_memory() -> None:
    buckets = Buckets(1e9, 2)
    for address in range(Buckets.MOST + 5):
        assert buckets.take(address)
    assert len(buckets._buckets) < 10
    slow = Buckets(1e-9, 1)
    for address in range(Buckets.MOST + 1):
        assert slow.take(address)
    assert len(slow._buckets) == 1


def test_a_bucket_fills_up_to_its_burst() -> None:
    bucket = Bucket(rate=1e-9, burst=2)
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    assert not bucket.full
