"""No frame or body holds the face of a hidden tile, except where it is shown for a moment.

Whole games are played through the socket, and every frame of every seat and of a spectator is
kept. Afterwards each frame is compared with the truth at its version, taken from the record.
"""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from cloister.core.chance import Fast
from cloister.core.table import Table
from cloister.core.values import EVERYTHING
from cloister.games.serendipity.components.cells import NAMES
from cloister.games.serendipity.components.tiles import COLOURS
from cloister.server.protocol import raw
from cloister.server.table import steps
from cloister.server.table.scene import Scene
from cloister.server.table.steps import Step, replay_lines

from .fakes import FakeStore, open_host, visit
from .harness import Message, Server, friends, play_out

GAMES = 8
FACES = {*COLOURS, "serendip"}
VIEW = {
    *("seat", "to_act", "prompt", "outcome", "phase", "shown", "turned", "recalled", "owner"),
    *("up", "picked", "may_stop", "turns", "first", "edge_of", "chain"),
}


class Truth:
    """The face of every tile, and which tiles were hidden, after each line of the log."""

    def __init__(self, table: Table) -> None:
        start: Any = table.at(0).state
        self.hidden = [{cell for cell in range(91) if start.shown[cell] < 0}]
        self.faces: list[list[int]] = [list(start.face)]
        for line in replay_lines(table):
            state: Any = line.state
            self.hidden.append({cell for cell in range(91) if state.shown[cell] < 0})
            self.faces.append(list(state.face))

    def check(self, message: Message) -> None:
        """Check a frame that a seat received."""
        if "snap" in message:
            self.check(message["snap"])
        if message.get("view"):
            self._check_view(message["v"], message["view"])
        for step in message.get("away", []):
            self._check_flashes(step["v"], step["events"])
        if message["t"] == "upd":
            self._check_flashes(message["v"], message["events"])
        assert not list(faces_in(without_flashes(message))), "a face outside of a flash"

    def _check_view(self, v: int, view: Message) -> None:
        assert set(view) == VIEW, "the view has a field that this test does not know"
        for cell in self.hidden[v]:
            assert view["shown"][cell] == -1, "a hidden tile shows its face"
            assert view["recalled"][cell] == -1, "a hidden tile is remembered for the player"
            assert view["turned"][cell] == 0, "a hidden tile shows how it is turned"

    def _check_flashes(self, v: int, events: list[Message]) -> None:
        for event in events:
            if "flash" in event:
                face = self.faces[v][NAMES.index(event["args"]["cell"])]
                assert event["name"] == "uncovered"
                assert event["flash"] == {"face": [*COLOURS, "serendip"][face]}


def without_flashes(message: Message) -> Message:
    """The message without flashes: `upd` and `away` may have them, `log` may not."""
    kept = {name: value for name, value in message.items() if name not in ("events", "away")}
    for name in ("events", "away"):
        kept[name] = json.loads(json.dumps(message.get(name, [])), object_hook=_no_flash)
    return kept


def _no_flash(found: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in found.items() if name != "flash"}


def faces_in(value: Any) -> Iterator[str]:
    """Every name of a face and every flash, at any depth."""
    if isinstance(value, dict):
        yield from ("flash" for name in value if name == "flash")
        for inner in value.values():
            yield from faces_in(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from faces_in(inner)
    elif isinstance(value, str) and value in FACES:
        yield value


def play(server: Server, seed: int, most: int = 10**6) -> tuple[Table, list[Message]]:
    """Play one game; return it with everything that anybody received during it."""
    dice = Random(seed)
    count = dice.randrange(2, 7)
    table, people = friends(server, count)
    seats = [person.sit(table) for person in people]
    watcher = server.person().sit(table)
    received: list[Message] = []
    while not seats[0].now.get("end") and seats[0].now.get("v", 0) < most:
        play_out(*seats, watcher, seed=dice.randrange(10**6), most=dice.randrange(20, 300))
        if not seats[0].now.get("end"):
            received += look_around(server, table, people)
            again = dice.randrange(count)
            seats[again].socket.close()
            received += map(json.loads, seats[again].frames)
            seats[again] = people[again].sit(table)
    received += [json.loads(frame) for sitting in (*seats, watcher) for frame in sitting.frames]
    scene = server.app.hosts.live[table].room.scene
    assert scene is not None
    return scene.table, received


def look_around(server: Server, table: str, people: list[Any]) -> Iterator[Message]:
    """The bodies that can be requested during a game, as if they were frames."""
    for person in people[:2]:
        told = person.get(f"/api/tables/{table}/replay")
        yield from ({"t": "replay", **step} for step in told["steps"])
        yield {"t": "body", **person.get("/api/me")}
        page = person.http.get(f"/t/{table}").text
        assert server.app.hosts.live[table].room.row.header.seed not in page


def check_games(server: Server, seeds: range, most: int = 10**6) -> int:
    frames = 0
    for seed in seeds:
        table, received = play(server, seed, most)
        truth = Truth(table)
        for message in received:
            truth.check(message)
        frames += len(received)
    return frames


@pytest.mark.parametrize("part", range(4))
def test_whole_games_show_no_hidden_tile(server: Server, part: int) -> None:
    assert check_games(server, range(part * GAMES // 4, (part + 1) * GAMES // 4)) > 2000


@pytest.mark.soak
@pytest.mark.parametrize("part", range(50))
def test_a_thousand_games_show_no_hidden_tile(server: Server, part: int) -> None:
    check_games(server, range(1000 + part * 20, 1000 + (part + 1) * 20))


def log_with_flashes(patch: pytest.MonkeyPatch) -> None:
    real = Step.line
    patch.setattr(Step, "line", lambda self, seat, *, flashed=False: real(self, seat, flashed=True))


def view_with_memory(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Scene, "view", lambda s, seat: raw(s.table.view(seat, EVERYTHING)))


def stable_ids(patch: pytest.MonkeyPatch) -> None:
    """The event names the tile itself."""

    def leaky(value: Any) -> msgspec.Raw:
        told = msgspec.to_builtins(value)
        for event in told if isinstance(told, list) else []:
            if isinstance(event, dict) and "flash" in event:
                event["args"]["tile"] = event["flash"]["face"]
        return raw(told)

    patch.setattr(steps, "raw", leaky)


def truth_in_the_view(patch: pytest.MonkeyPatch) -> None:
    def leaky(self: Scene, seat: Any) -> msgspec.Raw:
        return raw({**msgspec.to_builtins(self.table.view(seat)), "x": self.table.header.seed})

    patch.setattr(Scene, "view", leaky)


LEAKS = {
    log_with_flashes: "a face outside of a flash",
    view_with_memory: "a hidden tile is remembered for the player",
    stable_ids: "a face outside of a flash",
    truth_in_the_view: "a field that this test does not know",
}


@pytest.mark.parametrize("leak", LEAKS)
def test_planted_leaks_are_found(
    server: Server, monkeypatch: pytest.MonkeyPatch, leak: Any
) -> None:
    leak(monkeypatch)
    with pytest.raises(AssertionError, match=LEAKS[leak]):
        check_games(server, range(3), most=150)


def test_snapshots_do_not_depend_on_hidden_tiles() -> None:
    """With all hidden tiles dealt again, everybody gets the same bytes."""
    compared = 0
    for seed in range(60):
        dice = Random(seed)
        table = Table.new("serendipity", 4, seed.to_bytes(32, "big"))
        for _ in range(dice.randrange(400)):
            if not table.to_act:
                break
            seat = table.to_act[0]
            table.play(seat, dice.choice(table.moves(seat)))
        if not table.to_act:
            continue
        for onlooker in (None, 0, 1, 2, 3):
            other = table.state.imagine(onlooker, Fast(dice.getrandbits(60)), 0)
            assert other.position() != table.state.position()
            assert shown(table.state.position(), onlooker) == shown(other.position(), onlooker)
            compared += 1
    assert compared > 200


def shown(position: dict[str, Any], seat: int | None) -> bytes:
    made = Table.set_up("serendipity", 4, position, seed=bytes(32))
    made.header = msgspec.structs.replace(made.header, commitment="")
    host = open_host(FakeStore(), made, [])
    _, wire = visit(host, "" if seat is None else f"p{seat}", seat)
    return b"".join(wire.sent)
