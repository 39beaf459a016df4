"""A table and the windows that are open at it: what each of them is shown."""

from msgspec import UNSET, Raw

from cloister.core import registry
from cloister.core.languages import SHELL, SOURCE
from cloister.core.text import sentence
from cloister.core.values import Seat

from ..errors import NoSheet
from ..protocol import (
    EMPTY,
    NOTHING,
    Chat,
    Hint,
    Marks,
    Note,
    Remark,
    SeatInfo,
    Seats,
    SheetState,
    Snap,
    encode,
)
from ..store.row_types import BOT, StoredTable
from .scene import PlayedStep, Scene
from .seats import seat_info
from .sheets import Sheet, sheets
from .visitor import Visitor

CHATS = 50


class Room:
    """The row of the table, the scene once the game is dealt, and the open windows."""

    def __init__(self, stored: StoredTable, scene: Scene | None) -> None:
        self.row = stored.row
        self.scene = scene
        self.game = registry.find(self.row.header.game, self.row.header.rules)
        self.chat = [(chat, v) for chat, _, v in stored.chat]
        self.remarks = list(stored.remarks)
        self._sheets = sheets(stored.noted, len(self.row.chairs)) if self.game.sheet else []
        self.visitors: list[Visitor] = []

    @property
    def v(self) -> int:
        """The version of the table."""
        return self.scene.v if self.scene else 0

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seats that have to decide."""
        return self.scene.to_act if self.scene else ()

    def thinking(self) -> list[Seat]:
        """The bots that have to decide."""
        chairs = self.row.chairs
        return [seat for seat in self.to_act if chairs[seat].kind == BOT]

    # Coming and going

    def enter(self, visitor: Visitor, seat: Seat | None, v: int | None) -> None:
        """Show everything, or only what was missed since a version."""
        self.place(visitor)
        if seat is not None and (v is not None or not visitor.curtained):
            visitor.open_curtain(seat)
            visitor.follow(self.to_act)
        self.visitors.append(visitor)
        if v is None or visitor.seat != seat or not self._resume(visitor, v):
            visitor.wire.push(self.snap(visitor, away=True))
        self.tell_seats()

    def place(self, visitor: Visitor) -> None:
        """Look up which seats a visitor holds."""
        visitor.sit(self.row.held_by(visitor.person), self.game.private, self.to_act)

    def _resume(self, visitor: Visitor, v: int) -> bool:
        if self.scene is None:
            return False
        missed = self.scene.upds_after(v, visitor.seat, self.thinking())
        if missed is None:
            return False
        said = [encode(chat) for chat, at in self.chat if at >= v]
        said += [encode(remark) for remark in self.remarks if remark.v >= v]
        for frame in missed + said:
            visitor.wire.push(frame)
        self._show_marks(visitor)
        self.watched(visitor)
        return True

    def watched(self, visitor: Visitor) -> list[Seat]:
        """Remember what a window has shown; returns the seats for which that was new."""
        seats = visitor.shown_seats()
        new = [seat for seat in seats if self.row.chairs[seat].seen < self.v]
        for seat in new:
            self.row.change(seat, seen=self.v)
        return new

    def is_here(self, seat: Seat) -> bool:
        """Whether the person of that seat has a window open."""
        return any(seat in visitor.mine for visitor in self.visitors)

    # Telling

    def tell(self, message: bytes) -> None:
        """Send the same message to everybody."""
        for visitor in self.visitors:
            visitor.wire.push(message)

    def note(self, code: str, table: str = "") -> None:
        """Send everybody a message from the table itself."""
        text = sentence(SHELL, f"note-{code}", language=SOURCE)
        self.tell(encode(Note(text, code, table or UNSET)))

    def say(self, chat: Chat) -> None:
        """Send everybody a chat message."""
        self.chat = [*self.chat, (chat, self.v)][-CHATS:]
        self.tell(encode(chat))

    def remark(self, remark: Remark) -> None:
        """Send everybody a remark about a seat, and remember it."""
        self.remarks.append(remark)
        self.tell(encode(remark))

    def next_remark(self, seat: Seat, code: str) -> Remark:
        """Make the next remark, about a seat."""
        return Remark(len(self.remarks) + 1, self.v, seat, code)

    def tell_seats(self) -> None:
        """Tell everybody who sits where."""
        self.tell(encode(Seats(self.seats(), self.row.state)))

    def seats(self) -> list[SeatInfo]:
        """The chairs as everybody sees them."""
        chairs = enumerate(self.row.chairs)
        return [seat_info(seat, chair, self.is_here(seat)) for seat, chair in chairs]

    def tell_step(self, scene: Scene, past: PlayedStep) -> None:
        """Send a step to everybody, encoded once for each seat that is shown."""
        to_act, thinking = past.state.to_act(), self.thinking()
        frames: dict[Seat | None, bytes] = {}
        for visitor in self.visitors:
            before = visitor.seat
            if len(visitor.mine) > 1:
                visitor.follow(to_act)
            seat = visitor.seat
            if seat not in frames:
                frames[seat] = scene.upd(past, seat, thinking)
            visitor.wire.push(frames[seat])
            if seat != before:
                self._show_marks(visitor)

    def show_hint(self, hint: Hint) -> None:
        """Send advice to every window that shows its seat, and to no other."""
        for visitor in self.visitors:
            if visitor.seat == hint.seat:
                visitor.wire.push(encode(hint))

    def show_all(self) -> None:
        """Send everybody a full snapshot."""
        for visitor in self.visitors:
            self.place(visitor)
            visitor.wire.push(self.snap(visitor))

    # Deduction sheets: each is shown where its seat is shown, and nowhere else

    def sheet(self, seat: Seat) -> Sheet:
        """The deduction sheet of a seat."""
        if not self._sheets:
            raise NoSheet("server-no-sheet", title=self.game.title)
        return self._sheets[seat]

    def sheet_of(self, visitor: Visitor) -> SheetState | None:
        """The deduction sheet of the seat that a window shows."""
        if visitor.seat is None or not self._sheets:
            return None
        return self._sheets[visitor.seat].shown()

    def show_marks(self, seat: Seat) -> None:
        """Send a changed deduction sheet to every window that shows its seat."""
        for visitor in self.visitors:
            if visitor.seat == seat:
                self._show_marks(visitor)

    def _show_marks(self, visitor: Visitor) -> None:
        sheet = self.sheet_of(visitor)
        if sheet is not None and visitor.seat is not None:
            visitor.wire.push(encode(Marks(visitor.seat, sheet)))

    def _missed(self, visitor: Visitor) -> list[Raw]:
        """What this person has not watched yet; nothing if another of their windows showed it."""
        scene, seat = self.scene, visitor.seat
        if scene is None or seat is None:
            return []
        others = (other for other in self.visitors if other is not visitor)
        if any(seat in other.shown_seats() for other in others):
            return []
        missed = scene.away(seat, self.row.chairs[seat].seen)
        self.watched(visitor)
        return missed

    def snap(self, visitor: Visitor, *, away: bool = False) -> bytes:
        """Everything that a visitor may know."""
        scene, row, seat = self.scene, self.row, visitor.seat
        missed = self._missed(visitor) if away else []
        return encode(
            Snap(
                v=self.v,
                seat=seat,
                mine=visitor.mine,
                state=row.state,
                view=scene.view(seat) if scene else NOTHING,
                moves=scene.moves(seat) if scene else EMPTY,
                undo=scene is not None and seat is not None and scene.table.can_undo(seat),
                seats=self.seats(),
                host=visitor.person != "" and visitor.person == row.host,
                log=scene.log(seat) if scene else [],
                away=missed,
                chat=[chat for chat, _ in self.chat],
                game=row.header.game,
                title=self.game.title,
                private=self.game.private,
                drafts=self.game.drafts,
                options=row.header.options,
                commitment=row.header.commitment,
                show_seconds=row.show_seconds,
                thinking=self.thinking(),
                end=scene.end() if scene else None,
                rematch=row.successor,
                assist=row.assist,
                sheet=self.sheet_of(visitor),
                hints=row.hints,
                remarks=self.remarks,
            )
        )
