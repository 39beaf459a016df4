"""One live table: decide, persist, publish, one command after the other."""

import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial

from msgspec import UNSET, Raw

from cloister.core.errors import CloisterError, GameOver, NotYourTurn, Refused
from cloister.core.table import Table
from cloister.core.values import Seat

from ..bots.advice import Advice
from ..bots.table_bots import TableBots
from ..errors import Denied, NoDraft, NotSaved, NotYours, Stale, TableFault, TooMany, place
from ..protocol import Ack, Chat, Command, Pong, encode, nack
from ..store import rows
from ..store.row_types import BOT, OVER, Line, StoredMarks, StoredTable
from ..store.writer import Write
from .advice_requests import position_for_advice
from .clean_text import tidy
from .command_queue import CommandQueue
from .room import Room
from .scene import PlayedStep, Scene
from .seats import bits, chosen_name
from .services import Services
from .visitor import Visitor

log = logging.getLogger("cloister.server")

REFUSALS = 500
"""Refusals that are remembered; commands that were carried out are never forgotten."""


class TableHost:
    """Carries out everything that happens at one table."""

    def __init__(
        self,
        stored: StoredTable,
        scene: Scene | None,
        services: Services,
        on_retire: "Callable[[TableHost], None] | None" = None,
    ) -> None:
        self.room = Room(stored, scene)
        self.services = services
        self.queue = CommandQueue()
        self.faulty = False
        self.gone = False
        """Dropped from memory; only the store is correct from now on."""
        self.idle_since = services.now()
        self._on_retire = on_retire
        self._done = {line.cmd: line.v for line in stored.lines if line.cmd}
        self._done |= {cmd: v for _, cmd, v in stored.chat}
        self._done |= {noted.cmd: noted.v for noted in stored.noted}
        self._refused: OrderedDict[str, CloisterError] = OrderedDict()
        self.bots = TableBots(self, services)
        self.advice = Advice(services, self.room.show_hint)

    def command(self, visitor: Visitor, kind: str, command: Command) -> None:
        """Carry out a visitor's command in its turn; it always gets an answer."""
        self._enqueue(partial(self._command, visitor, kind, command))

    def _enqueue(self, job: Callable[[], None]) -> None:
        self.queue.run(partial(self._guarded, job))

    def _guarded(self, job: Callable[[], None]) -> None:
        """A bug stops only this table: it is dropped from memory, and the store stays correct."""
        try:
            job()
        except Exception as bug:
            self.fault(bug)
            self.drop("table-fault")

    def _command(self, visitor: Visitor, kind: str, command: Command) -> None:
        try:
            if not self._answered(visitor, command.id) and not self.gone:
                ORDERS[kind](self, visitor, command)
        except (Denied, Refused) as refusal:
            self._refuse(visitor, command.id, refusal)
        except CloisterError as fault:
            self.fault(fault)
            self._refuse(visitor, command.id, _fault())

    # Commands

    def _ping(self, visitor: Visitor, command: Command) -> None:
        visitor.wire.push(encode(Pong(command.id)))

    def _move(self, visitor: Visitor, command: Command) -> None:
        seat, move = command.seat, command.move
        assert seat is not None
        assert isinstance(move, str)
        scene = self._scene_for(visitor, seat)
        scene.check_fresh(seat, command.v or 0)
        self._persist([scene.play(seat, move)], visitor, command.id)

    def _draft(self, visitor: Visitor, command: Command) -> None:
        """Nothing is remembered: the same moves at the same version get the same answer."""
        seat, moves = command.seat, command.draft
        assert seat is not None
        assert moves is not UNSET
        scene = self._drafting(visitor, seat, command.v or 0)
        visitor.wire.push(scene.draft(seat, moves, command.id))

    def _moves(self, visitor: Visitor, command: Command) -> None:
        seat, moves = command.seat, command.moves
        assert seat is not None
        assert moves is not UNSET
        scene = self._drafting(visitor, seat, command.v or 0)
        scene.table.check_all(seat, moves)
        try:
            made = [scene.play(seat, move) for move in moves]
        except CloisterError as bug:
            raise HalfMade from bug
        self._persist(made, visitor, command.id)

    def _drafting(self, visitor: Visitor, seat: Seat, v: int) -> Scene:
        scene = self._scene_for(visitor, seat)
        if not self.room.game.drafts:
            raise NoDraft("server-no-draft", title=self.room.game.title)
        scene.check_fresh(seat, v)
        return scene

    def _undo(self, visitor: Visitor, command: Command) -> None:
        assert command.seat is not None
        scene = self._scene_for(visitor, command.seat)
        if command.v != scene.v:
            raise Stale("server-stale")
        self._persist([scene.undo(command.seat)], visitor, command.id)

    def _scene_for(self, visitor: Visitor, seat: Seat) -> Scene:
        visitor.check_may_decide(seat)
        if self.faulty:
            raise _fault()
        if self.room.scene is None:
            raise NotYourTurn("server-not-begun")
        if self.room.row.state == OVER:
            raise GameOver("game-over")
        return self.room.scene

    def _chat(self, visitor: Visitor, command: Command) -> None:
        if not visitor.mine:
            raise NotYours("server-spectators-listen")
        if not visitor.chats.take():
            raise TooMany("server-too-many-messages")
        text = tidy(str(command.chat), self.services.limits.chat_letters)
        if not text:
            raise Denied("server-empty-message")
        room = self.room
        seat = visitor.mine[0] if visitor.seat is None else visitor.seat
        n = room.chat[-1][0].n + 1 if room.chat else 1
        name = chosen_name(seat, room.row.chairs[seat])
        chat = Chat(n, name, seat, text, self.services.clock())
        write = rows.add_chat(room.row.no, chat, bytes.fromhex(command.id), room.v)
        self._save([write], visitor, command.id, partial(room.say, chat))

    def _mark(self, visitor: Visitor, command: Command) -> None:
        seat, change = command.seat, command.mark
        assert seat is not None
        assert change is not UNSET
        scene, room = self._scene_for(visitor, seat), self.room
        change = room.sheet(seat).checked(change, command.v or 0, scene.v, self.services.limits)
        noted = StoredMarks(seat, change, scene.v, bytes.fromhex(command.id))
        write = rows.add_mark(room.row.no, noted)
        self._save([write], visitor, command.id, partial(self._note, noted))

    def _hint(self, visitor: Visitor, command: Command) -> None:
        seat, tried = command.seat, command.hint
        assert seat is not None
        assert tried is not UNSET
        scene = self._scene_for(visitor, seat)
        state = position_for_advice(self.room, visitor, scene, seat, command.v or 0, tried)
        if self.advice.knows(scene.table, seat, tried):
            visitor.wire.push(encode(Ack(command.id, self.room.v)))
            self.advice.show(scene.table, seat, tried)
        else:
            begin = partial(self.advice.begin, scene.table, state, seat, tried)
            self._remark(seat, "hint", visitor, command.id, begin)

    def remark(self, seat: Seat, code: str) -> None:
        """Tell everybody something about a seat, in its turn."""
        self._enqueue(partial(self._remark, seat, code))

    def _remark(
        self,
        seat: Seat,
        code: str,
        visitor: Visitor | None = None,
        command_id: str = "",
        then: Callable[[], None] = lambda: None,
    ) -> None:
        remark = self.room.next_remark(seat, code)

        def publish() -> None:
            self.room.remark(remark)
            then()

        self._save([rows.add_remark(self.room.row.no, remark)], visitor, command_id, publish)

    def _note(self, noted: StoredMarks) -> None:
        self.room.sheet(noted.seat).write(noted.change, noted.v)
        self.room.show_marks(noted.seat)

    def _curtain(self, visitor: Visitor, command: Command) -> None:
        assert command.curtain is not UNSET
        self.room.watched(visitor)
        visitor.open_curtain(command.curtain)
        visitor.wire.push(encode(Ack(command.id, self.room.v)))
        visitor.wire.push(self.room.snap(visitor, away=True))

    # Answers

    def _answered(self, visitor: Visitor, command_id: str) -> bool:
        """Repeat the answer to a known command id, so that nothing is carried out twice."""
        v = self._done.get(bytes.fromhex(command_id))
        if v is not None:
            visitor.wire.push(encode(Ack(command_id, v)))
            return True
        if command_id in self._refused:
            self._nack(visitor, command_id, self._refused[command_id])
            return True
        return False

    def _refuse(self, visitor: Visitor, command_id: str, refusal: CloisterError) -> None:
        self.services.tally.refuse(refusal.code)
        if not isinstance(refusal, TooMany | NotSaved):
            self._refused[command_id] = refusal
            if len(self._refused) > REFUSALS:
                self._refused.popitem(last=False)
        self._nack(visitor, command_id, refusal)

    def _nack(self, visitor: Visitor, command_id: str, refusal: CloisterError) -> None:
        """Send a refusal, with the current view if the command was stale."""
        snap = Raw(self.room.snap(visitor)) if isinstance(refusal, Stale) else UNSET
        visitor.wire.push(encode(nack(command_id, refusal, snap)))

    def fault(self, bug: Exception) -> None:
        """Stop this table. The log names the table, but nothing hidden."""
        self.faulty = True
        log.error("table %s stopped: %s at %s", self.room.row.id, type(bug).__name__, place(bug))

    # Persist, then publish

    def _persist(
        self, made: list[PlayedStep], visitor: Visitor | None, command_id: str = ""
    ) -> None:
        """Write the steps of one command in one transaction; the last one carries its id."""
        room, scene = self.room, self.room.scene
        assert scene is not None
        writes = []
        for past in made:
            last = past.step.v == scene.v
            cmd = bytes.fromhex(command_id) if last else b""
            writes.append(rows.add_line(room.row.no, self._line(scene, past, cmd or None)))
        if outcome := scene.table.outcome:
            writes.append(rows.end(room.row.no, OVER, outcome))
        self._save(writes, visitor, command_id, partial(self._publish, scene, made))

    def _line(self, scene: Scene, past: PlayedStep, cmd: bytes | None) -> Line:
        return Line(
            v=past.step.v,
            seat=past.step.by,
            cmd=cmd,
            move=past.step.move,
            draws=scene.draws(past.step.v),
            turn=bits(past.state.to_act()),
            at=self.services.clock(),
        )

    def _save(
        self,
        writes: list[Write],
        visitor: Visitor | None,
        command_id: str,
        publish: Callable[[], None],
    ) -> None:
        """Pause the queue until the writes are on disk. What was not saved has not happened."""

        def done(wrong: CloisterError | None) -> None:
            if wrong is not None:
                if visitor is not None:
                    self._refuse(visitor, command_id, wrong)
                self.drop("not-saved")
                return
            if visitor is not None:
                self._done[bytes.fromhex(command_id)] = self.room.v
                visitor.wire.push(encode(Ack(command_id, self.room.v)))
            self._guarded(publish)
            self.queue.resume()

        self.queue.pause()
        self.services.store.write(writes, done)

    def _publish(self, scene: Scene, made: list[PlayedStep]) -> None:
        self.services.tally.moves += len(made)
        outcome = scene.table.outcome
        if outcome is not None:
            self.room.row.state, self.room.row.outcome = OVER, outcome
        for past in made:
            if past.step.move is None:
                self.room.show_all()
            else:
                self.room.tell_step(scene, past)
        self.bots.wake(self.room.row.show_seconds if made[-1].step.flash else 0)

    # What the bots need from the table

    def game_in_progress(self) -> Table | None:
        """The game, or None if it has not begun or this host is retired."""
        scene = self.room.scene
        return None if scene is None or self.gone else scene.table

    def bot_decisions(self) -> dict[Seat, int]:
        """The bots that have to decide, and the version at which each decision began."""
        scene = self.room.scene
        return {seat: scene.since(seat) for seat in self.room.thinking()} if scene else {}

    def bot_level(self, seat: Seat) -> str | None:
        """The level of the bot in a seat."""
        return self.room.row.chairs[seat].level

    def last_remark(self, seat: Seat) -> str:
        """The code of the latest remark about a seat."""
        codes = [remark.code for remark in self.room.remarks if remark.seat == seat]
        return codes[-1] if codes else ""

    def play_for_bot(self, seat: Seat, v: int, move: str) -> None:
        """Play a bot's move in its turn, unless its decision has changed by then."""
        self._enqueue(partial(self._play_for_bot, seat, v, move))

    def _play_for_bot(self, seat: Seat, v: int, move: str) -> None:
        self.bots.decided(seat, v)
        scene = self.room.scene
        if scene is None or self.gone or self.faulty:
            return
        if self.room.row.chairs[seat].kind != BOT:
            return
        try:
            scene.check_fresh(seat, v)
            self._persist([self._bot_step(scene, seat, move)], None)
        except Denied:
            self.bots.wake()
        except CloisterError as fault:
            self.fault(fault)

    def _bot_step(self, scene: Scene, seat: Seat, move: str) -> PlayedStep:
        try:
            return scene.play(seat, move)
        except Refused:
            return scene.play(seat, self.bots.replace_by_chance(scene.table, seat))

    def drop(self, reason: str) -> None:
        """Discard what is in memory; visitors who come back get what the store holds."""
        self.retire(reason)
        self.queue.resume()

    def retire(self, reason: str) -> None:
        """Close this host; the next one for the table is read from the store."""
        self.gone = True
        self.bots.stop()
        self.advice.stop()
        if self._on_retire is not None:
            self._on_retire(self)
        visitors, self.room.visitors = self.room.visitors, []
        for visitor in visitors:
            visitor.wire.shut(RELOAD, reason)

    # Coming and going

    @asynccontextmanager
    async def alone(self) -> AsyncIterator[Room]:
        """For requests that change the table: nothing else happens there meanwhile."""
        async with self.queue.alone():
            if self.gone:
                raise NotSaved("server-reloading")
            try:
                yield self.room
            except NotSaved:
                self.retire("not-saved")
                raise

    def arrive(self, visitor: Visitor, seat: Seat | None, v: int | None) -> None:
        """A window was opened. It is shown the table in its turn, so that it misses no step."""
        self._enqueue(partial(self._arrive, visitor, seat, v))

    def _arrive(self, visitor: Visitor, seat: Seat | None, v: int | None) -> None:
        if self.gone:
            visitor.wire.shut(RELOAD, "reload")
        elif not visitor.left:
            self.room.enter(visitor, seat, v)

    def leave(self, visitor: Visitor) -> None:
        """A window was closed."""
        visitor.left = True
        room = self.room
        if visitor not in room.visitors:
            return
        room.visitors.remove(visitor)
        self.idle_since = self.services.now()
        writes = [rows.put_seen(room.row.no, seat, room.v) for seat in room.watched(visitor)]
        if writes:
            self.services.store.write(writes, _ignore)
        room.tell_seats()

    def is_idle(self, seconds: float) -> bool:
        """Whether nobody has watched and no bot has thought for a while."""
        busy = self.room.visitors or self.queue.paused or self.bots.busy
        return not busy and self.services.now() - self.idle_since >= seconds


class HalfMade(Exception):
    """A drafted move failed on commit: memory is wrong now, only the store is correct."""


RELOAD = 1012


def _fault() -> TableFault:
    return TableFault("server-table-fault")


def _ignore(wrong: CloisterError | None) -> None:
    """Ignore the result: nothing depends on knowing what somebody has watched."""


ORDERS: dict[str, Callable[[TableHost, Visitor, Command], None]] = {
    "move": TableHost._move,
    "draft": TableHost._draft,
    "moves": TableHost._moves,
    "undo": TableHost._undo,
    "mark": TableHost._mark,
    "hint": TableHost._hint,
    "chat": TableHost._chat,
    "curtain": TableHost._curtain,
    "ping": TableHost._ping,
}
