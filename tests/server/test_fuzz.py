"""Whatever is sent, the answer has a code, nothing breaks, and other tables play on."""

import json
import logging
from collections.abc import Callable
from random import Random
from typing import Any

import httpx
import pytest

from cloister.server.http.api import REQUESTS

from .deduction_game import VIGIL, sheets
from .harness import Person, Server, Sitting, bot, fresh_id, friends

FRAMES = 27_000
SHEET_FRAMES = 3_000
DRAFT_FRAMES = 1_000
BODIES = 3_000
SOAK = 10
BATCH = 100

CODES = {
    *("stale", "illegal", "not-your-turn", "game-over", "bad-notation", "no-undo", "not-yours"),
    *(
        "curtain",
        "bad-frame",
        "denied",
        "no-sheet",
        "sheet-full",
        "no-draft",
        "draft-over",
        "hints-off",
    ),
}
KEYS = ["a", "1.0", "k" * 48, "", "A", "a\n", "é", ".", "k" * 49]
WORDS = ["uncover a1", "uncover f6", "stop", "leave", "swap", "with b2", "turn 3", "no exchange"]
LAID = ["lay wood L5", "lay stone I2", "facing 0", "facing 1", "place c3", "place g7", "end"]
ODD: list[Callable[[Random], Any]] = [
    lambda dice: None,
    lambda dice: dice.choice([True, False]),
    lambda dice: dice.choice([0, 1, 2, -1, 63, 64, 2**31, 2**53, 2**64, 10**30, -(10**18)]),
    lambda dice: dice.choice([0.5, -0.0, 1e308, 5e-324]),
    lambda dice: "".join(chr(dice.randrange(1, 0xD800)) for _ in range(dice.randrange(20))),
    lambda dice: dice.choice(["", "\x00", "a" * 4097, "\ud800", "🂡", "../..", "{}", "null"]),
    lambda dice: [odd(dice) for _ in range(dice.randrange(4))],
    lambda dice: {str(k): odd(dice) for k in range(dice.randrange(3))},
]


def odd(dice: Random) -> Any:
    return dice.choice(ODD[: dice.choice([6, len(ODD)])])(dice)


def frame(dice: Random, v: int) -> bytes:
    """Something like a command: right, nearly right, or entirely wrong."""
    command: dict[str, Any] = {"id": fresh_id()}
    for name, value in (("v", v), ("seat", dice.randrange(3)), ("move", dice.choice(WORDS))):
        command[name] = value
    kind = dice.randrange(5)
    if kind == 1:
        del command["move"]
        command[
            dice.choice(["draft", "moves", "undo", "chat", "curtain", "ping", "mark", "hint"])
        ] = odd(dice)
    if kind >= 2:
        name = dice.choice([*command, "draft", "undo", "hint", "chat", "curtain", "ping", "extra"])
        command[name] = odd(dice)
    if dice.random() < 0.15:
        command.pop("move", None)
        command["mark"] = change(dice)
    if dice.random() < 0.15:
        command.pop("move", None)
        command[dice.choice(["draft", "moves"])] = [dice.choice(LAID) for _ in range(kind)]
    text = json.dumps(command).encode("utf-8", "surrogatepass")
    return (broken(dice, text) if kind == 4 else text)[:8192]


def change(dice: Random) -> Any:
    """Something like a change to a sheet."""
    keys = [dice.choice(KEYS[: dice.choice([3, len(KEYS)])]) for _ in range(dice.randrange(4))]
    marks = {key: dice.choice(["x", "o", "", "x" * 33, odd(dice)]) for key in keys}
    whole: dict[str, Any] = dice.choice(
        [{"put": marks}, {"undo": True}, {"keep": "s"}, {"back": "s"}, {"drop": "s"}]
    )
    if dice.random() < 0.3:
        whole[dice.choice(["put", "why", "undo", "keep", "back", "drop", "x"])] = odd(dice)
    return whole


def broken(dice: Random, text: bytes) -> bytes:
    """Bytes cut out, repeated or changed, or pure noise."""
    at, to = sorted((dice.randrange(len(text)), dice.randrange(len(text))))
    return dice.choice(
        [
            text[:at],
            text[:at] + text[to:],
            text + text,
            text[:at] + bytes([dice.randrange(256)]) + text[at + 1 :],
            dice.randbytes(dice.randrange(1, 60)),
            b"[" * dice.randrange(1, 4000),
            b'{"id":' * dice.randrange(1, 900),
            b"",
        ]
    )


@pytest.fixture
def quiet(caplog: pytest.LogCaptureFixture) -> pytest.LogCaptureFixture:
    caplog.set_level(logging.WARNING)
    return caplog


def check_frames(server: Server, seed: int, count: int, **more: Any) -> None:
    dice = Random(seed)
    table, (ana, ben) = friends(server, 2, **more)
    sittings = [ana.sit(table), ben.sit(table), server.person().sit(table)]
    for sitting in sittings:
        sitting.until("snap")
    for _ in range(count // BATCH):
        sitting = dice.choice(sittings)
        for _ in range(BATCH):
            v = max(0, sitting.now["v"] - dice.choice([0, 0, 0, 1, 5]))
            sitting.socket.send(frame(dice, v), text=True)
        answers = [sitting.until("ack", "nack", "pong", "draft") for _ in range(BATCH)]
        codes = {answer["code"] for answer in answers if answer["t"] == "nack"}
        assert codes <= CODES, codes - CODES
        for other in sittings:
            drain(other)
    assert sittings[0].ask(ping=1)["t"] == "pong"


def drain(sitting: Sitting) -> None:
    """Read what has arrived; the answer to a ping is the last of it."""
    sitting.ask(ping=1)


@pytest.mark.parametrize("seed", range(3))
def test_odd_frames_are_answered(
    server: Server, quiet: pytest.LogCaptureFixture, seed: int
) -> None:
    check_frames(server, seed, FRAMES // 3)
    assert quiet.records == []


@pytest.mark.parametrize("seed", range(2))
def test_odd_frames_are_answered_in_a_game_with_sheets(
    server: Server, quiet: pytest.LogCaptureFixture, seed: int
) -> None:
    with sheets():
        check_frames(server, seed, SHEET_FRAMES, game=VIGIL)
    assert quiet.records == []


def test_odd_frames_are_answered_in_a_game_with_drafts(
    server: Server, quiet: pytest.LogCaptureFixture
) -> None:
    check_frames(server, 7, DRAFT_FRAMES, game="sator")
    assert quiet.records == []


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(3 * SOAK))
def test_many_odd_frames_are_answered(
    server: Server, quiet: pytest.LogCaptureFixture, seed: int
) -> None:
    check_frames(server, 100 + seed, FRAMES // 3)
    assert quiet.records == []


def request(dice: Random, ana: Person, table: str) -> httpx.Request:
    """Something like a request."""
    method, path, _ = dice.choice(REQUESTS)
    method = dice.choice([method] * 6 + ["GET", "POST", "PUT", "DELETE", "PATCH", "HEAD"])
    gap = dice.choice([table] * 4 + ["0" * 32, "x", "%00", "%ff", "..%2f..", "a" * 300])
    path = path.replace("{table}", gap)
    if dice.random() < 0.2:
        path = dice.choice([f"/t/{gap}", f"/rules/{gap}", f"/games/{gap}/board.js", f"/{gap}"])
    if dice.random() < 0.3:
        query = {dice.choice(["seat", "from", "seats", "v"]): str(odd(dice))[:200]}
        path += "?" + str(
            httpx.QueryParams({k: v.encode("utf-8", "replace") for k, v in query.items()})
        )
    return ana.http.build_request(
        method, path, content=body(dice), headers={"content-type": "application/json"}
    )


def body(dice: Random) -> bytes:
    fields: dict[str, Any] = {
        "game": "serendipity",
        "seats": [{"kind": dice.choice(["me", "friend", "here"])}, bot()],
        "options": {},
        "nonce": "n",
        "name": "Ana",
        "seat": dice.randrange(3),
        "kind": dice.choice(["bot", "back"]),
        "level": "uniform",
        "token": "t",
    }
    chosen = {name: fields[name] for name in fields if dice.random() < 0.4}
    if dice.random() < 0.6 and chosen:
        chosen[dice.choice([*chosen])] = odd(dice)
    text = json.dumps(chosen).encode("utf-8", "surrogatepass")
    return broken(dice, text) if dice.random() < 0.3 else text


def check_requests(server: Server, seed: int, count: int) -> None:
    dice = Random(seed)
    ana = server.person("Ana")
    table = ana.open_table("me", "friend", bot())
    for _ in range(count):
        asked = request(dice, ana, table)
        answer = ana.http.send(asked)
        assert answer.status_code < 500, (asked.method, asked.url, asked.content)
        if answer.status_code >= 400 and asked.url.path.startswith("/api/") and answer.content:
            assert set(answer.json()) == {"code", "text", "key", "args", "rule"}
    with ana.sit(table) as here:
        assert here.until("snap")["t"] == "snap"


@pytest.mark.parametrize("seed", range(2))
def test_odd_requests_are_answered(
    server: Server, quiet: pytest.LogCaptureFixture, seed: int
) -> None:
    check_requests(server, seed, BODIES // 2)
    assert quiet.records == []


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(2 * SOAK))
def test_many_odd_requests_are_answered(
    server: Server, quiet: pytest.LogCaptureFixture, seed: int
) -> None:
    check_requests(server, 100 + seed, BODIES // 2)
    assert quiet.records == []
