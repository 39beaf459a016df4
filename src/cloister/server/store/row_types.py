"""What is stored about a table, as types: its row, its chairs, the lines of its log, its marks."""

import msgspec

from cloister.core.draws import Draw
from cloister.core.record import Act, Header
from cloister.core.values import Outcome, Seat

from ..errors import NotYours
from ..protocol import Change, Chat, Remark

WAITING, PLAYING, OVER = "waiting", "playing", "over"
OPEN, PERSON, BOT = "open", "person", "bot"


class Chair(msgspec.Struct, frozen=True):
    """One seat. A person keeps the chair while a bot stands in, and may come back."""

    kind: str
    person: str = ""
    name: str = ""
    level: str | None = None
    nonce: str = ""
    invite: str = ""
    """SHA-256 of the invitation's token."""
    seen: int = 0
    """The last version that this person watched."""

    @property
    def away(self) -> bool:
        """Whether a bot stands in for a person."""
        return self.kind == BOT and self.person != ""


class TableRow(msgspec.Struct):
    """The row of a table in the store, with its chairs; everything but its log, chat and marks."""

    no: int
    id: str
    host: str
    state: str
    header: Header
    chairs: list[Chair]
    show_seconds: int = 4
    public: bool = False
    assist: str = ""
    """How much the deduction sheet helps; empty if the game has none."""
    hints: bool = False
    """Whether players may ask what the master would do."""
    first: int = 0
    """The seats that have to decide after the deal, as bits."""
    successor: str = ""
    """The table of the rematch."""
    outcome: Outcome | None = None
    made: int = 0

    def held_by(self, person: str) -> list[Seat]:
        """The seats that a person decides for."""
        if not person:
            return []
        return [
            seat
            for seat, chair in enumerate(self.chairs)
            if chair.kind == PERSON and chair.person == person
        ]

    def check_host(self, person: str) -> None:
        """Refuse everybody but the host."""
        if not person or person != self.host:
            raise NotYours("server-not-the-host")

    def chair(self, seat: Seat) -> Chair:
        """The chair with that number, or a refusal."""
        if not 0 <= seat < len(self.chairs):
            raise NotYours("no-such-seat", seat=str(seat), last=str(len(self.chairs) - 1))
        return self.chairs[seat]

    def change(self, seat: Seat, **changes: object) -> Chair:
        """Replace some fields of a chair."""
        changed = msgspec.structs.replace(self.chairs[seat], **changes)
        self.chairs[seat] = changed
        return changed

    def is_full(self) -> bool:
        """Whether every chair is taken."""
        return all(chair.kind != OPEN for chair in self.chairs)


class Line(msgspec.Struct, frozen=True):
    """One line of a table's log as it is stored."""

    v: int
    seat: Seat
    cmd: bytes | None
    move: str | None
    """None for an undo."""
    draws: list[Draw]
    turn: int
    """The seats that have to decide after it, as bits."""
    at: int

    def act(self) -> Act:
        """The same line as it appears in the record of a game."""
        return Act(
            n=self.v, seat=self.seat, move=self.move, undo=self.move is None, draws=self.draws
        )


class StoredMarks(msgspec.Struct, frozen=True):
    """A change of a seat's deduction sheet as it is stored."""

    seat: Seat
    change: Change
    v: int
    cmd: bytes


class StoredTable(msgspec.Struct, frozen=True):
    """A whole table as it is read from the store."""

    row: TableRow
    lines: list[Line]
    chat: list[tuple[Chat, bytes, int]]
    """Each message with its command id and the version at that time."""
    noted: list[StoredMarks] = []
    """The changes of all deduction sheets, in order."""
    remarks: list[Remark] = []


class ListedTable(msgspec.Struct, frozen=True):
    """A table in a list on the home page."""

    row: TableRow
    moves: int
    turn: int
    at: int
