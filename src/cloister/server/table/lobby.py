"""Making tables and taking seats. Every change is stored before anybody is told."""

import asyncio
from collections import OrderedDict

import msgspec

from cloister.core import registry
from cloister.core.card import AnyGame
from cloister.core.errors import CloisterError, GameOver, UnknownGame
from cloister.core.options import Value
from cloister.core.said import quote
from cloister.core.table import Table
from cloister.core.values import Seat

from ..errors import BadRequest, NoSheet, NotYours, WrongMoment
from ..protocol import NewSeat, NewTable
from ..store import rows
from ..store.row_types import (
    BOT,
    OPEN,
    OVER,
    PERSON,
    PLAYING,
    WAITING,
    Chair,
    StoredTable,
    TableRow,
)
from ..store.store import Store
from ..store.writer import Write
from .clean_text import tidy
from .hosts import Hosts
from .room import Room
from .scene import Scene
from .seats import GUEST, bits, bot_chair, guest_name, new_table_id, new_token, seat_of_token
from .services import Services

PLAY_NOW_SEATS = 3
ASSIST = "pencil"
REMEMBERED = 1000


class Lobby:
    """Everything about tables that is not play: making, joining, leaving, renaming, rematches."""

    def __init__(
        self, hosts: Hosts, store: Store, services: Services, *, unlisted: bool = False
    ) -> None:
        self._hosts = hosts
        self._store = store
        self._services = services
        self._unlisted = unlisted
        self._made: OrderedDict[tuple[str, str], asyncio.Task[tuple[str, Seat]]] = OrderedDict()

    def game(self, key: str) -> AnyGame:
        """A game that may be played on this server, or a refusal."""
        listed = registry.keys()
        if not self._unlisted and key not in listed:
            raise UnknownGame("no-such-game", key=quote(key), games=", ".join(listed))
        return registry.find(key)

    async def name_of(self, person: str) -> str:
        """The name that a person has chosen, or an empty one."""
        return await self._store.read(lambda connection: rows.name_of(connection, person))

    # Making a table

    async def make(self, person: str, wish: NewTable) -> tuple[str, Seat]:
        """Make a table; the same request sent twice makes one table."""
        key = person, wish.nonce
        if not wish.nonce:
            return await self._make(person, wish)
        if key not in self._made:
            self._made[key] = asyncio.get_running_loop().create_task(self._make(person, wish))
            if len(self._made) > REMEMBERED:
                self._made.popitem(last=False)
        try:
            return await asyncio.shield(self._made[key])
        except CloisterError:
            self._made.pop(key, None)
            raise

    async def _make(self, person: str, wish: NewTable) -> tuple[str, Seat]:
        game = self.game(wish.game)
        name = await self.name_of(person) or GUEST
        chairs = [self._chair(at, new, person, name, wish) for at, new in enumerate(wish.seats)]
        row = self._row(game, chairs, wish.options, person)
        row.show_seconds, row.public = wish.show_seconds, wish.public
        row.assist, row.hints = _assist(game, wish), wish.hints
        held = row.held_by(person)
        if not held:
            raise BadRequest("server-no-seat-of-yours")
        await self._open(row)
        return row.id, held[0]

    async def play_now(self, person: str, key: str, nonce: str) -> tuple[str, Seat]:
        """Make a table against apprentices, and deal at once."""
        seats = self.game(key).seats
        count = PLAY_NOW_SEATS if PLAY_NOW_SEATS in seats else seats[0]
        bots = [NewSeat("bot", level="apprentice")] * (count - 1)
        return await self.make(person, NewTable(key, [NewSeat("me"), *bots], nonce=nonce))

    def _chair(self, at: Seat, new: NewSeat, person: str, name: str, wish: NewTable) -> Chair:
        if new.kind == "bot":
            return bot_chair(new.level)
        if new.kind == "friend":
            return Chair(OPEN)
        if new.kind == "here":
            named = tidy(new.name or "", self._services.limits.name_letters)
            return Chair(PERSON, person=person, name=named or guest_name(at))
        return Chair(PERSON, person=person, name=name, nonce=wish.nonce)

    def _row(
        self, game: AnyGame, chairs: list[Chair], options: dict[str, Value], host: str
    ) -> TableRow:
        """The row of a new table. Its seed is drawn here, and committed to together with its id."""
        table = new_table_id()
        header = Table.new(game.key, len(chairs), options=options, table=table).header
        return TableRow(
            no=self._store.take_no(),
            id=table,
            host=host,
            state=WAITING,
            header=msgspec.structs.replace(header, deal=[]),
            chairs=chairs,
            made=self._services.clock(),
        )

    async def _open(self, row: TableRow, *besides: Write) -> None:
        scene = self._deal(row) if row.is_full() else None
        await self._store.save([*rows.add_table(row), *besides])
        self._hosts.add(StoredTable(row, [], []), scene)

    def _deal(self, row: TableRow) -> Scene:
        """Deal, from the seed and the nonces of all seats, once the last seat is taken."""
        header = row.header
        table = Table.new(
            header.game,
            header.seats,
            bytes.fromhex(header.seed),
            header.options,
            table=row.id,
            nonces=tuple(chair.nonce for chair in row.chairs),
        )
        if table.header.commitment != header.commitment:
            raise WrongMoment("server-rules-changed")
        row.header, row.state, row.first = table.header, PLAYING, bits(table.to_act)
        return Scene(table)

    # Sitting down and getting up

    async def invite(self, person: str, table: str, seat: Seat) -> str:
        """A new invitation for a seat; the one before it becomes invalid."""
        host = await self._hosts.get(table)
        async with host.alone() as room:
            room.row.check_host(person)
            chair = room.row.chair(seat)
            if chair.kind != OPEN:
                raise WrongMoment("server-seat-taken")
            token, stored = new_token()
            changed = msgspec.structs.replace(chair, invite=stored)
            await self._store.save([rows.put_chair(room.row.no, seat, changed)])
            room.row.chairs[seat] = changed
        return token

    async def join(self, person: str, table: str, token: str, nonce: str) -> Seat:
        """Sit down with an invitation; a person who has a seat already keeps it."""
        host = await self._hosts.get(table)
        name = await self.name_of(person) or GUEST
        async with host.alone() as room:
            if held := room.row.held_by(person):
                return held[0]
            seat = seat_of_token(room.row.chairs, token)
            chair = Chair(PERSON, person=person, name=name, nonce=nonce)
            await self._seat(room, seat, chair)
        host.bots.wake()
        return seat

    async def put_bot(self, person: str, table: str, seat: Seat, level: str | None) -> None:
        """Let the host put a bot in the seat of somebody who left or never came."""
        host = await self._hosts.get(table)
        async with host.alone() as room:
            room.row.check_host(person)
            chair, bot = room.row.chair(seat), bot_chair(level)
            if room.row.state == OVER:
                raise GameOver("game-over")
            if chair.person != person and room.is_here(seat):
                raise WrongMoment("server-player-present")
            if chair.person:
                bot = msgspec.structs.replace(chair, kind=BOT, level=bot.level)
            await self._seat(room, seat, bot)
        host.bots.wake()

    async def come_back(self, person: str, table: str, seat: Seat) -> None:
        """Give a seat back to its player."""
        host = await self._hosts.get(table)
        async with host.alone() as room:
            chair = room.row.chair(seat)
            if not person or chair.person != person:
                raise NotYours("server-not-your-seat")
            back = msgspec.structs.replace(chair, kind=PERSON, level=None)
            await self._seat(room, seat, back)

    async def _seat(self, room: Room, seat: Seat, chair: Chair) -> None:
        """Change who sits in a chair, deal if that was the last open one, and tell everybody."""
        after = msgspec.structs.replace(room.row, chairs=room.row.chairs.copy())
        after.chairs[seat] = chair
        writes = [rows.put_chair(after.no, seat, chair)]
        scene = room.scene
        if after.state == WAITING and after.is_full():
            scene = self._deal(after)
            writes.append(rows.deal(after))
        await self._store.save(writes)
        room.row, room.scene = after, scene
        room.show_all()
        room.tell_seats()

    # Afterwards

    async def rematch(self, person: str, table: str, nonce: str) -> tuple[str, Seat]:
        """The same table again: the first person who asks makes it, the others find it."""
        host = await self._hosts.get(table)
        async with host.alone() as room:
            row = room.row
            seats = [k for k, chair in enumerate(row.chairs) if chair.person == person]
            if not person or not seats:
                raise NotYours("server-rematch-players")
            if row.state != OVER:
                raise WrongMoment("server-rematch-later")
            if not row.successor:
                await self._succeed(room, person, nonce)
            return room.row.successor, seats[0]

    async def _succeed(self, room: Room, person: str, nonce: str) -> None:
        old = room.row
        chairs = [_again(chair, nonce if chair.person == person else "") for chair in old.chairs]
        game = registry.find(old.header.game)
        row = self._row(game, chairs, old.header.options, person)
        row.show_seconds, row.public = old.show_seconds, old.public
        row.assist, row.hints = old.assist, old.hints
        await self._open(row, rows.put_successor(old.no, row.id))
        old.successor = row.id
        room.note("rematch", row.id)

    async def rename(self, person: str, name: str) -> str:
        """Change a person's name, also at the tables where they are playing."""
        tidied = tidy(name, self._services.limits.name_letters)
        before, after = await self.name_of(person) or GUEST, tidied or GUEST
        named = rows.put_name(person, tidied, self._services.clock())
        await self._store.save([named, rows.rename_chairs(person, before, after)])
        for host in list(self._hosts.live.values()):
            if host.room.row.held_by(person) and host.room.row.state != OVER:
                _rename(host.room, person, before, after)
        return tidied


def _assist(game: AnyGame, wish: NewTable) -> str:
    """How much the deduction sheets of a new table help."""
    if game.sheet:
        return wish.assist or ASSIST
    if wish.assist:
        raise NoSheet("server-no-sheet", title=game.title)
    return ""


def _rename(room: Room, person: str, before: str, after: str) -> None:
    for seat, chair in enumerate(room.row.chairs):
        if chair.person == person and chair.name == before:
            room.row.change(seat, name=after)
    room.tell_seats()


def _again(chair: Chair, nonce: str) -> Chair:
    """The same chair at a rematch; a person who was replaced by a bot gets it back."""
    if chair.kind == BOT and not chair.away:
        return msgspec.structs.replace(chair, seen=0, nonce="", invite="")
    return Chair(PERSON, person=chair.person, name=chair.name, nonce=nonce)
