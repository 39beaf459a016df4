"""Making tables, sitting down, getting up. Every change is written down before it is told."""

import asyncio
from collections import OrderedDict

import msgspec

from cloister.core import registry
from cloister.core.card import AnyGame
from cloister.core.errors import CloisterError, GameOver, UnknownGame
from cloister.core.options import Value
from cloister.core.table import Table
from cloister.core.values import Seat

from ..errors import BadRequest, NoSheet, NotYours, WrongMoment
from ..http.people import tidy
from ..protocol import NewSeat, NewTable
from ..store import rows
from ..store.rows import Kept
from ..store.store import Store
from ..store.writer import Write
from .hosts import Hosts
from .room import Room
from .scene import Scene
from .seats import (
    BOT,
    OPEN,
    OVER,
    PERSON,
    PLAYING,
    WAITING,
    Chair,
    Sheet,
    bits,
    bot_chair,
    new_table_id,
    new_token,
    seat_of_token,
)
from .services import Services

GUEST = "Guest"
PLAY_NOW_SEATS = 3
ASSIST = "pencil"
REMEMBERED = 1000


class Lobby:
    """What happens round the tables rather than at them."""

    def __init__(
        self, hosts: Hosts, store: Store, services: Services, *, unlisted: bool = False
    ) -> None:
        self._hosts = hosts
        self._store = store
        self._services = services
        self._unlisted = unlisted
        self._made: OrderedDict[tuple[str, str], asyncio.Task[tuple[str, Seat]]] = OrderedDict()

    def game(self, key: str) -> AnyGame:
        """A game that may be played here."""
        listed = registry.keys()
        if not self._unlisted and key not in listed:
            raise UnknownGame(f"no game '{key}'; there are: {', '.join(listed)}")
        return registry.find(key)

    async def name_of(self, person: str) -> str:
        """What a person wants to be called."""
        return await self._store.read(lambda connection: rows.name_of(connection, person))

    # Making a table

    async def make(self, person: str, wish: NewTable) -> tuple[str, Seat]:
        """A new table; the same wish of the same browser twice is one table."""
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
        sheet = self._sheet(game, chairs, wish.options, person)
        sheet.show_seconds, sheet.public = wish.show_seconds, wish.public
        sheet.assist, sheet.hints = _assist(game, wish), wish.hints
        held = sheet.held_by(person)
        if not held:
            raise BadRequest("one seat of the table has to be yours")
        await self._open(sheet)
        return sheet.id, held[0]

    async def play_now(self, person: str, key: str, nonce: str) -> tuple[str, Seat]:
        """A table against apprentices, dealt at once."""
        seats = self.game(key).seats
        count = PLAY_NOW_SEATS if PLAY_NOW_SEATS in seats else seats[0]
        bots = [NewSeat("bot", level="apprentice")] * (count - 1)
        return await self.make(person, NewTable(key, [NewSeat("me"), *bots], nonce=nonce))

    def _chair(self, at: Seat, new: NewSeat, person: str, name: str, wish: NewTable) -> Chair:
        if new.kind == "bot":
            return bot_chair(new.level, at)
        if new.kind == "friend":
            return Chair(OPEN)
        if new.kind == "here":
            named = tidy(new.name or "", self._services.limits.name_letters)
            return Chair(PERSON, person=person, name=named or f"{GUEST} {at + 1}")
        return Chair(PERSON, person=person, name=name, nonce=wish.nonce)

    def _sheet(
        self, game: AnyGame, chairs: list[Chair], options: dict[str, Value], host: str
    ) -> Sheet:
        """The seed is drawn now, and its commitment binds it to this table."""
        table = new_table_id()
        header = Table.new(game.key, len(chairs), options=options, table=table).header
        return Sheet(
            no=self._store.take_no(),
            id=table,
            host=host,
            state=WAITING,
            header=msgspec.structs.replace(header, deal=[]),
            chairs=chairs,
            made=self._services.clock(),
        )

    async def _open(self, sheet: Sheet, *besides: Write) -> None:
        scene = self._deal(sheet) if sheet.is_full() else None
        await self._store.save([*rows.add_sheet(sheet), *besides])
        self._hosts.add(Kept(sheet, [], []), scene)

    def _deal(self, sheet: Sheet) -> Scene:
        """The last seat is taken: the deal follows from the seed and the nonces."""
        header = sheet.header
        table = Table.new(
            header.game,
            header.seats,
            bytes.fromhex(header.seed),
            header.options,
            table=sheet.id,
            nonces=tuple(chair.nonce for chair in sheet.chairs),
        )
        if table.header.commitment != header.commitment:
            raise WrongMoment("the rules or the components have changed; make a new table")
        sheet.header, sheet.state, sheet.first = table.header, PLAYING, bits(table.to_act)
        return Scene(table)

    # Sitting down and getting up

    async def invite(self, person: str, table: str, seat: Seat) -> str:
        """A fresh token for a seat; the one before is worth nothing any more."""
        host = await self._hosts.get(table)
        async with host.alone() as room:
            room.sheet.check_host(person)
            chair = room.sheet.chair(seat)
            if chair.kind != OPEN:
                raise WrongMoment(f"seat {seat} is taken")
            token, stored = new_token()
            changed = msgspec.structs.replace(chair, invite=stored)
            await self._store.save([rows.put_chair(room.sheet.no, seat, changed)])
            room.sheet.chairs[seat] = changed
        return token

    async def join(self, person: str, table: str, token: str, nonce: str) -> Seat:
        """Sit down with an invitation. Whoever sits there already, sits there already."""
        host = await self._hosts.get(table)
        name = await self.name_of(person) or GUEST
        async with host.alone() as room:
            if held := room.sheet.held_by(person):
                return held[0]
            seat = seat_of_token(room.sheet.chairs, token)
            chair = Chair(PERSON, person=person, name=name, nonce=nonce)
            await self._seat(room, seat, chair)
        host.standins.wake()
        return seat

    async def put_bot(self, person: str, table: str, seat: Seat, level: str | None) -> None:
        """The host puts a bot in the place of somebody who left or never came."""
        host = await self._hosts.get(table)
        async with host.alone() as room:
            room.sheet.check_host(person)
            chair, bot = room.sheet.chair(seat), bot_chair(level, seat)
            if room.sheet.state == OVER:
                raise GameOver("the game is over")
            if chair.person != person and room.is_here(seat):
                raise WrongMoment(f"{chair.name} is here")
            if chair.person:
                bot = msgspec.structs.replace(chair, kind=BOT, level=bot.level)
            await self._seat(room, seat, bot)
        host.standins.wake()

    async def come_back(self, person: str, table: str, seat: Seat) -> None:
        """A player takes the seat back from the bot."""
        host = await self._hosts.get(table)
        async with host.alone() as room:
            chair = room.sheet.chair(seat)
            if not person or chair.person != person:
                raise NotYours(f"seat {seat} is not yours")
            back = msgspec.structs.replace(chair, kind=PERSON, level=None)
            await self._seat(room, seat, back)

    async def _seat(self, room: Room, seat: Seat, chair: Chair) -> None:
        """Put somebody on a chair, deal if it was the last one, and tell everybody."""
        after = msgspec.structs.replace(room.sheet, chairs=room.sheet.chairs.copy())
        after.chairs[seat] = chair
        writes = [rows.put_chair(after.no, seat, chair)]
        scene = room.scene
        if after.state == WAITING and after.is_full():
            scene = self._deal(after)
            writes.append(rows.deal(after))
        await self._store.save(writes)
        room.sheet, room.scene = after, scene
        room.show_all()
        room.tell_seats()

    # Afterwards

    async def rematch(self, person: str, table: str, nonce: str) -> tuple[str, Seat]:
        """The same again: whoever asks first makes the table, the others find it."""
        host = await self._hosts.get(table)
        async with host.alone() as room:
            sheet = room.sheet
            seats = [k for k, chair in enumerate(sheet.chairs) if chair.person == person]
            if not person or not seats:
                raise NotYours("only those who sat at this table can ask for a rematch")
            if sheet.state != OVER:
                raise WrongMoment("this game is not over yet")
            if not sheet.successor:
                await self._succeed(room, person, nonce)
            return room.sheet.successor, seats[0]

    async def _succeed(self, room: Room, person: str, nonce: str) -> None:
        old = room.sheet
        chairs = [_again(chair, nonce if chair.person == person else "") for chair in old.chairs]
        game = registry.find(old.header.game)
        sheet = self._sheet(game, chairs, old.header.options, person)
        sheet.show_seconds, sheet.public = old.show_seconds, old.public
        sheet.assist, sheet.hints = old.assist, old.hints
        await self._open(sheet, rows.put_successor(old.no, sheet.id))
        old.successor = sheet.id
        room.note("rematch", "There is a rematch.", sheet.id)

    async def rename(self, person: str, name: str) -> str:
        """A person wants to be called otherwise, also where they sit already."""
        tidied = tidy(name, self._services.limits.name_letters)
        before, after = await self.name_of(person) or GUEST, tidied or GUEST
        named = rows.put_name(person, tidied, self._services.clock())
        await self._store.save([named, rows.rename_chairs(person, before, after)])
        for host in list(self._hosts.live.values()):
            if host.room.sheet.held_by(person) and host.room.sheet.state != OVER:
                _rename(host.room, person, before, after)
        return tidied


def _assist(game: AnyGame, wish: NewTable) -> str:
    """How much the sheets of a new table help."""
    if game.sheet:
        return wish.assist or ASSIST
    if wish.assist:
        raise NoSheet(f"{game.title} has no deduction sheet")
    return ""


def _rename(room: Room, person: str, before: str, after: str) -> None:
    for seat, chair in enumerate(room.sheet.chairs):
        if chair.person == person and chair.name == before:
            room.sheet.change(seat, name=after)
    room.tell_seats()


def _again(chair: Chair, nonce: str) -> Chair:
    """The chair at the next table: whoever was replaced by a bot is expected back."""
    if chair.kind == BOT and not chair.away:
        return msgspec.structs.replace(chair, seen=0, nonce="", invite="")
    return Chair(PERSON, person=chair.person, name=chair.name, nonce=nonce)
