"""The requests of docs/protocol.md, one function each."""

import asyncio
import io
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, NamedTuple

import segno
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from cloister.core.record import write
from cloister.core.table import Table

from .. import protocol
from ..bots.deductions import afterwards, check_inspector, during
from ..errors import BadRequest, TooMany, WrongMoment
from ..protocol import encode, read_body
from ..store import rows
from ..table.marks import Noted
from ..table.replay import angle, may_read_sheets, replay
from ..table.room import Room
from ..table.seats import OVER, WAITING
from . import summaries
from .gate import address

if TYPE_CHECKING:
    from ..app import Cloister


class Asked(NamedTuple):
    """A request, and who asks."""

    cloister: "Cloister"
    request: Request
    person: str

    @property
    def table(self) -> str:
        """The table in the address."""
        return str(self.request.path_params["table"])


Handler = Callable[[Asked], Awaitable[Response]]


def answer(value: object) -> Response:
    """JSON, never kept by caches."""
    return Response(encode(value), media_type="application/json", headers=FRESH)


FRESH = {"cache-control": "no-store"}


async def get_me(asked: Asked) -> Response:
    """Who I am and where I play."""
    return answer(
        await asked.cloister.store.read(lambda found: summaries.home(found, asked.person))
    )


async def post_me(asked: Asked) -> Response:
    """What I want to be called."""
    wish = read_body(await asked.request.body(), protocol.Me)
    return answer({"name": await asked.cloister.lobby.rename(asked.person, wish.name)})


async def get_games(asked: Asked) -> Response:
    """What can be played here."""
    seats = asked.request.query_params.get("seats", "")
    return answer(summaries.cards(_number(seats) if seats else None))


async def post_tables(asked: Asked) -> Response:
    """A new table."""
    wish = read_body(await asked.request.body(), protocol.NewTable)
    _check_tables(asked)
    table, seat = await asked.cloister.lobby.make(asked.person, wish)
    return answer({"table": table, "seat": seat})


async def post_play_now(asked: Asked) -> Response:
    """A table against bots."""
    wish = read_body(await asked.request.body(), protocol.PlayNow)
    _check_tables(asked)
    table, seat = await asked.cloister.lobby.play_now(asked.person, wish.game, wish.nonce)
    return answer({"table": table, "seat": seat})


async def post_invite(asked: Asked) -> Response:
    """A link for a friend."""
    wish, table = read_body(await asked.request.body(), protocol.Invite), asked.table
    token = await asked.cloister.lobby.invite(asked.person, table, wish.seat)
    link = f"{asked.cloister.base(asked.request)}/t/{table}#{token}"
    return answer({"link": link, "qr": _qr(link)})


async def post_join(asked: Asked) -> Response:
    """Sit down."""
    wish, table = read_body(await asked.request.body(), protocol.Join), asked.table
    return answer(
        {"seat": await asked.cloister.lobby.join(asked.person, table, wish.token, wish.nonce)}
    )


async def post_seat(asked: Asked) -> Response:
    """A bot for a player, or the player back."""
    wish, table = read_body(await asked.request.body(), protocol.SeatChange), asked.table
    if wish.kind == "bot":
        await asked.cloister.lobby.put_bot(asked.person, table, wish.seat, wish.level)
    else:
        await asked.cloister.lobby.come_back(asked.person, table, wish.seat)
    return answer({})


async def post_rematch(asked: Asked) -> Response:
    """The same again."""
    wish, table = read_body(await asked.request.body(), protocol.Rematch), asked.table
    again, seat = await asked.cloister.lobby.rematch(asked.person, table, wish.nonce)
    return answer({"table": again, "seat": seat})


async def get_record(asked: Asked) -> Response:
    """The record of a finished game; nobody sees a live one."""
    room = (await asked.cloister.hosts.get(asked.table)).room
    if room.scene is None or room.sheet.state != OVER:
        raise WrongMoment("the record is given out when the game is over")
    text = await asyncio.to_thread(write, room.scene.table.record())
    name = f"{room.sheet.header.game}-{room.sheet.id[:8]}.game"
    headers = {"content-disposition": f'attachment; filename="{name}"', **FRESH}
    return Response(text, media_type="application/x-ndjson", headers=headers)


async def get_replay(asked: Asked) -> Response:
    """A game step by step."""
    room = (await asked.cloister.hosts.get(asked.table)).room
    if room.scene is None or room.sheet.state == WAITING:
        raise WrongMoment("the game has not begun")
    _check_replays(asked)
    chosen = angle(room, asked.person, asked.request.query_params.get("seat", ""))
    first = _number(asked.request.query_params.get("from", "0"))
    record = room.scene.table.record()
    most = asked.cloister.services.limits.replay_steps
    noted = await _noted(asked, room) if first == 0 else []

    def tell() -> bytes:
        return replay(room, Table.resume(record.header, record.acts), chosen, first, most, noted)

    body = await asyncio.to_thread(tell)
    return Response(body, media_type="application/json", headers=FRESH)


async def get_insight(asked: Asked) -> Response:
    """What an inspector concludes: during the game for one's own seat, after it for all."""
    room = (await asked.cloister.hosts.get(asked.table)).room
    if room.scene is None or room.sheet.state == WAITING:
        raise WrongMoment("the game has not begun")
    _check_replays(asked)
    seat = angle(room, asked.person, asked.request.query_params.get("seat", "")).seat
    table = room.scene.table
    if room.sheet.state == OVER:
        return answer(await asyncio.to_thread(afterwards, table.record()))
    check_inspector(room)
    return answer(await asyncio.to_thread(during, room, table.view(seat), room.scene.v))


async def _noted(asked: Asked, room: Room) -> list[Noted]:
    """What is written on the sheets, as far as the asking person may read it."""
    if not may_read_sheets(room, asked.person):
        return []
    return await asked.cloister.store.read(lambda found: rows.noted(found, room.sheet.no))


def _check_replays(asked: Asked) -> None:
    """Both play the game again or think about it: work that nobody may ask for without end."""
    if not asked.cloister.replays.take(address(asked.request.scope)):
        raise TooMany("one replay after the other, please")


def _check_tables(asked: Asked) -> None:
    if not asked.cloister.tables_made.take(address(asked.request.scope)):
        raise TooMany("so many new tables; wait a while")


def _number(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 10):
        raise BadRequest("that is not a number")
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
    ("GET", "/api/tables/{table}/insight", get_insight),
]


def routes(cloister: "Cloister") -> list[Route]:
    """All requests as routes."""

    def bound(handler: Handler) -> Any:
        async def endpoint(request: Request) -> Response:
            return await handler(Asked(cloister, request, request.scope["person"]))

        return endpoint

    return [Route(path, bound(handler), methods=[method]) for method, path, handler in REQUESTS]
