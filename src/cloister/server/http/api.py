"""The requests of docs/protocol.md, each as one function."""

import asyncio
import io
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

import segno
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from cloister.core.record import write
from cloister.core.table import Table

from .. import protocol
from ..bots.deductions import afterwards, check_inspector, during
from ..errors import BadRequest, TooMany, WrongMoment
from ..origin import client_address
from ..protocol import encode, read_body
from ..store import rows
from ..store.row_types import OVER, WAITING, StoredMarks
from ..table.replay import may_read_sheets, perspective, replay
from ..table.room import Room
from . import summaries
from .site import Site


class ApiRequest(NamedTuple):
    """A request, and the person who sent it."""

    site: Site
    request: Request
    person: str

    @property
    def table(self) -> str:
        """The id of the table in the address."""
        return str(self.request.path_params["table"])


Handler = Callable[[ApiRequest], Awaitable[Response]]


def answer(value: object) -> Response:
    """A JSON answer that caches must not keep."""
    return Response(encode(value), media_type="application/json", headers=FRESH)


FRESH = {"cache-control": "no-store"}


async def get_me(asked: ApiRequest) -> Response:
    """The name and the tables of the person who asks."""
    person, language = asked.person, asked.request.scope["language"]
    return answer(
        await asked.site.store.read(lambda found: summaries.home(found, person, language))
    )


async def post_me(asked: ApiRequest) -> Response:
    """Change the name of the person who asks."""
    wish = read_body(await asked.request.body(), protocol.Me)
    return answer({"name": await asked.site.lobby.rename(asked.person, wish.name)})


async def get_games(asked: ApiRequest) -> Response:
    """The games that can be played here."""
    seats = asked.request.query_params.get("seats", "")
    language = asked.request.scope["language"]
    return answer(summaries.cards(_number(seats) if seats else None, language))


async def post_tables(asked: ApiRequest) -> Response:
    """Make a table."""
    wish = read_body(await asked.request.body(), protocol.NewTable)
    _check_tables(asked)
    table, seat = await asked.site.lobby.make(asked.person, wish)
    return answer({"table": table, "seat": seat})


async def post_play_now(asked: ApiRequest) -> Response:
    """Make a table against bots."""
    wish = read_body(await asked.request.body(), protocol.PlayNow)
    _check_tables(asked)
    table, seat = await asked.site.lobby.play_now(asked.person, wish.game, wish.nonce)
    return answer({"table": table, "seat": seat})


async def post_invite(asked: ApiRequest) -> Response:
    """An invitation for a friend, as a link and a QR code."""
    wish, table = read_body(await asked.request.body(), protocol.Invite), asked.table
    token = await asked.site.lobby.invite(asked.person, table, wish.seat)
    link = f"{asked.site.base(asked.request)}/t/{table}#{token}"
    return answer({"link": link, "qr": _qr(link)})


async def post_join(asked: ApiRequest) -> Response:
    """Take a seat with an invitation."""
    wish, table = read_body(await asked.request.body(), protocol.Join), asked.table
    return answer(
        {"seat": await asked.site.lobby.join(asked.person, table, wish.token, wish.nonce)}
    )


async def post_seat(asked: ApiRequest) -> Response:
    """Put a bot in a seat, or give it back to its player."""
    wish, table = read_body(await asked.request.body(), protocol.SeatChange), asked.table
    if wish.kind == "bot":
        await asked.site.lobby.put_bot(asked.person, table, wish.seat, wish.level)
    else:
        await asked.site.lobby.come_back(asked.person, table, wish.seat)
    return answer({})


async def post_rematch(asked: ApiRequest) -> Response:
    """Make a table for a rematch, or find the one that was made."""
    wish, table = read_body(await asked.request.body(), protocol.Rematch), asked.table
    again, seat = await asked.site.lobby.rematch(asked.person, table, wish.nonce)
    return answer({"table": again, "seat": seat})


async def get_record(asked: ApiRequest) -> Response:
    """The record of a finished game; running games give none."""
    room = (await asked.site.hosts.get(asked.table)).room
    if room.scene is None or room.row.state != OVER:
        raise WrongMoment("server-record-later")
    text = await asyncio.to_thread(write, room.scene.table.record())
    name = f"{room.row.header.game}-{room.row.id[:8]}.game"
    headers = {"content-disposition": f'attachment; filename="{name}"', **FRESH}
    return Response(text, media_type="application/x-ndjson", headers=headers)


async def get_replay(asked: ApiRequest) -> Response:
    """A replay of a game, step by step."""
    room = (await asked.site.hosts.get(asked.table)).room
    if room.scene is None or room.row.state == WAITING:
        raise WrongMoment("server-not-begun")
    _check_replays(asked)
    chosen = perspective(room, asked.person, asked.request.query_params.get("seat", ""))
    first = _number(asked.request.query_params.get("from", "0"))
    record = room.scene.table.record()
    most = asked.site.services.limits.replay_steps
    noted = await _noted(asked, room) if first == 0 else []

    def tell() -> bytes:
        return replay(room, Table.resume(record.header, record.acts), chosen, first, most, noted)

    body = await asyncio.to_thread(tell)
    return Response(body, media_type="application/json", headers=FRESH)


async def get_deductions(asked: ApiRequest) -> Response:
    """What can be deduced: during the game for the person's own seat, after it for all."""
    room = (await asked.site.hosts.get(asked.table)).room
    if room.scene is None or room.row.state == WAITING:
        raise WrongMoment("server-not-begun")
    _check_replays(asked)
    seat = perspective(room, asked.person, asked.request.query_params.get("seat", "")).seat
    table = room.scene.table
    if room.row.state == OVER:
        return answer(await asyncio.to_thread(afterwards, table.record()))
    check_inspector(room.row.assist)
    return answer(await asyncio.to_thread(during, room.game, table.view(seat), room.scene.v))


async def _noted(asked: ApiRequest, room: Room) -> list[StoredMarks]:
    """The changes of the deduction sheets, if the person who asks may read them."""
    if not may_read_sheets(room, asked.person):
        return []
    return await asked.site.store.read(lambda found: rows.noted(found, room.row.no))


def _check_replays(asked: ApiRequest) -> None:
    """Limit replays and deductions: both are expensive."""
    if not asked.site.replays.take(client_address(asked.request.scope)):
        raise TooMany("server-too-many-replays")


def _check_tables(asked: ApiRequest) -> None:
    if not asked.site.tables_made.take(client_address(asked.request.scope)):
        raise TooMany("server-too-many-tables")


def _number(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 10):
        raise BadRequest("server-not-a-number")
    return int(text)


def _qr(link: str) -> str:
    drawn = io.BytesIO()
    segno.make(link, micro=False).save(
        drawn, kind="svg", xmldecl=False, svgns=True, scale=4, border=2, unit=None
    )
    return drawn.getvalue().decode()


REQUESTS: list[tuple[str, str, Handler]] = [
    ("GET", "/api/me", get_me),
    ("POST", "/api/me", post_me),
    ("GET", "/api/games", get_games),
    ("POST", "/api/tables", post_tables),
    ("POST", "/api/play-now", post_play_now),
    ("POST", "/api/tables/{table}/invite", post_invite),
    ("POST", "/api/tables/{table}/join", post_join),
    ("POST", "/api/tables/{table}/seat", post_seat),
    ("POST", "/api/tables/{table}/rematch", post_rematch),
    ("GET", "/api/tables/{table}/record", get_record),
    ("GET", "/api/tables/{table}/replay", get_replay),
    ("GET", "/api/tables/{table}/insight", get_deductions),
]


def routes(site: Site) -> list[Route]:
    """All requests as routes."""

    def bound(handler: Handler) -> Any:
        async def endpoint(request: Request) -> Response:
            return await handler(ApiRequest(site, request, request.scope["person"]))

        return endpoint

    return [Route(path, bound(handler), methods=[method]) for method, path, handler in REQUESTS]
