"""Every message between browser and server, as docs/protocol.md describes them.

Requests and commands are decoded strictly: an unknown field is a client error, and is refused.
The server's messages are encoded in one place; views and events are `Raw`, so that they are
encoded once for all seats that see the same.
"""

from typing import Annotated, Any, Literal, TypeAlias, TypeVar

import msgspec
from msgspec import UNSET, Meta, Raw, UnsetType

from cloister.core.errors import CloisterError
from cloister.core.languages import SOURCE
from cloister.core.options import Value
from cloister.core.values import Event, Outcome

from .errors import BadFrame, BadRequest

CommandId = Annotated[str, Meta(pattern=r"\A[0-9a-f]{32}\Z")]
Nonce = Annotated[str, Meta(pattern=r"\A[0-9A-Za-z_-]{0,64}\Z")]
SeatNumber = Annotated[int, Meta(ge=0, lt=64)]
Version = Annotated[int, Meta(ge=0, lt=1 << 53)]
Text = Annotated[str, Meta(max_length=4096)]
MarkKey = Annotated[str, Meta(pattern=r"\A[a-z0-9][a-z0-9._:-]{0,47}\Z")]
MarkState = Annotated[str, Meta(pattern=r"\A[a-z0-9._:-]{0,32}\Z")]
"""Empty for no mark."""
MOST_TRIED = 64
"""Moves in one draft."""
Moves = Annotated[list[Text], Meta(max_length=MOST_TRIED)]
Assist = Literal["paper", "pencil", "inspector"]


UNREADABLE = (msgspec.DecodeError, ValueError, RecursionError)


class Strict(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A message from outside: unknown fields are refused."""


# Commands, over the socket


class Change(Strict, frozen=True, omit_defaults=True):
    """One change of a deduction sheet: marks set or removed, an undo, or a snapshot."""

    put: Annotated[dict[MarkKey, MarkState], Meta(min_length=1, max_length=50)] | UnsetType = UNSET
    why: Version | UnsetType = UNSET
    """The step that is the reason; by default the version that the player saw."""
    undo: Literal[True] | UnsetType = UNSET
    keep: Text | UnsetType = UNSET
    back: Text | UnsetType = UNSET
    drop: Text | UnsetType = UNSET

    @property
    def kind(self) -> str:
        """The name of the one field that is set."""
        kinds = [kind for kind in CHANGES if getattr(self, kind) is not UNSET]
        if len(kinds) != 1 or (self.why is not UNSET and kinds != ["put"]):
            raise BadFrame("server-one-mark", kinds=", ".join(CHANGES))
        return kinds[0]


CHANGES = ("put", "undo", "keep", "back", "drop")


class Command(Strict, frozen=True):
    """One of move, draft, moves, undo, mark, hint, chat, curtain, ping."""

    id: CommandId
    v: Version | None = None
    seat: SeatNumber | None = None
    move: Text | UnsetType = UNSET
    draft: Moves | UnsetType = UNSET
    """Moves to try; nobody else is told."""
    moves: Annotated[Moves, Meta(min_length=1)] | UnsetType = UNSET
    """Moves to make, all or none."""
    undo: Literal[True] | UnsetType = UNSET
    mark: Change | UnsetType = UNSET
    hint: Moves | UnsetType = UNSET
    """The draft that advice is asked about; empty for the position as it is."""
    chat: Text | UnsetType = UNSET
    curtain: SeatNumber | UnsetType | None = UNSET
    ping: int | UnsetType = UNSET


KINDS = ("move", "draft", "moves", "undo", "mark", "hint", "chat", "curtain", "ping")
NEED_SEAT = ("move", "draft", "moves", "undo", "mark", "hint")


class AnyId(msgspec.Struct):
    """The part of a bad frame that is needed to answer it."""

    id: CommandId = ""


_commands = msgspec.json.Decoder(Command)
_ids = msgspec.json.Decoder(AnyId)


def decode(frame: bytes) -> tuple[str, Command]:
    """The kind of a command, and the command."""
    try:
        command = _commands.decode(frame)
    except UNREADABLE as wrong:
        raise BadFrame("server-bad-frame", why=str(wrong)) from None
    kinds = [kind for kind in KINDS if getattr(command, kind) is not UNSET]
    if len(kinds) != 1:
        raise BadFrame("server-one-command", kinds=", ".join(KINDS))
    if kinds[0] in NEED_SEAT and (command.v is None or command.seat is None):
        raise BadFrame("server-needs-seat")
    if command.mark is not UNSET:
        _ = command.mark.kind
    return kinds[0], command


def id_of(frame: bytes) -> str:
    """The id of a frame that could not be decoded, if it has one."""
    try:
        return _ids.decode(frame).id
    except UNREADABLE:
        return ""


# Requests


class NewSeat(Strict, frozen=True):
    """Who will sit in a seat of a new table."""

    kind: Literal["me", "friend", "bot", "here"]
    level: Text | None = None
    name: Text | None = None


class NewTable(Strict, frozen=True):
    """POST /api/tables"""

    game: Text
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=16)]
    options: dict[str, Value] = {}
    nonce: Nonce = ""
    show_seconds: Annotated[int, Meta(ge=1, le=30)] = 4
    public: bool = False
    assist: Assist | None = None
    hints: bool = False


class PlayNow(Strict, frozen=True):
    """POST /api/play-now"""

    game: Text
    nonce: Nonce = ""


class Me(Strict, frozen=True):
    """POST /api/me"""

    name: Text


class Invite(Strict, frozen=True):
    """POST /api/tables/<id>/invite"""

    seat: SeatNumber


class Join(Strict, frozen=True):
    """POST /api/tables/<id>/join"""

    token: Text
    nonce: Nonce = ""


class SeatChange(Strict, frozen=True):
    """POST /api/tables/<id>/seat"""

    seat: SeatNumber
    kind: Literal["bot", "back"]
    level: Text | None = None


class Rematch(Strict, frozen=True):
    """POST /api/tables/<id>/rematch"""

    nonce: Nonce = ""


B = TypeVar("B", bound=Strict)


def read_body(body: bytes, kind: type[B]) -> B:
    """The body of a request."""
    try:
        return msgspec.json.decode(body, type=kind)
    except UNREADABLE as wrong:
        raise BadRequest("server-bad-request", why=str(wrong)) from None


# What the server says


class ServerMessage(msgspec.Struct, tag_field="t", tag=str.lower, frozen=True, omit_defaults=True):
    """A message to the browser."""


class Ack(ServerMessage, frozen=True):
    """The command was carried out and stored."""

    id: str
    v: int


class Nack(ServerMessage, frozen=True):
    """The command was refused, and why."""

    id: str
    code: str
    text: str
    """In English, for programs; people read `key` and `args` in their own language."""
    key: str
    args: dict[str, int | float | str] = {}
    rule: str = ""
    snap: Raw | UnsetType = UNSET


def nack(command_id: str, refusal: CloisterError, snap: Raw | UnsetType = UNSET) -> Nack:
    """The answer to a refused command."""
    return Nack(
        command_id,
        refusal.code,
        refusal.sentence(SOURCE),
        refusal.key,
        refusal.arguments,
        refusal.rule,
        snap,
    )


class Draft(ServerMessage, frozen=True):
    """The position after a draft, or why the draft ends: its last move can only be made."""

    id: str
    v: int
    ends: str = ""
    events: Raw | UnsetType = UNSET
    view: Raw | UnsetType = UNSET
    moves: Raw | UnsetType = UNSET


class Pong(ServerMessage, frozen=True):
    """The answer to a ping."""

    id: str


class SeatInfo(msgspec.Struct, frozen=True):
    """A seat as everybody sees it."""

    seat: int
    name: str
    """Empty for bots, and for people who have chosen none: each language has words for them."""
    kind: str
    here: bool
    level: str | None
    away: bool


class End(msgspec.Struct, frozen=True):
    """What is revealed when the game is over."""

    outcome: Outcome
    seed: str
    commitment: str
    nonces: tuple[str, ...]
    words: str
    """Why it ended, in English, for programs; people read `end-<reason>` of the game's words."""


class Upd(ServerMessage, frozen=True):
    """One step of the game."""

    v: int
    by: int
    seat: int | None
    move: str | None
    events: Raw
    view: Raw
    moves: Raw
    undo: bool
    thinking: list[int]
    end: End | UnsetType = UNSET


class Seats(ServerMessage, frozen=True):
    """Who sits where, after a change."""

    seats: list[SeatInfo]
    state: str


class Chat(ServerMessage, frozen=True):
    """A chat message."""

    n: int
    from_: str = msgspec.field(name="from")
    """The name that the player had then; empty if they had chosen none."""
    seat: int
    text: str
    at: int


class Note(ServerMessage, frozen=True):
    """A message from the table itself."""

    text: str
    """In English, for programs; people read `note-<code>` in their own language."""
    code: str
    table: str | UnsetType = UNSET


class Remark(ServerMessage, frozen=True):
    """A remark from the table about a seat, kept in the log: it asked for advice, a bot changed."""

    n: int
    v: int
    seat: int
    code: str


class Advised(msgspec.Struct, frozen=True):
    """A move, what it is worth, and why."""

    move: str
    value: float
    """Points ahead as the game estimates them, or the chance to win."""
    chance: bool
    """Whether the value is the chance to win."""
    part: float
    """The value on a scale from the worst move that was considered (0) to the best (1)."""
    why: list[Event]
    """Half sentences of words/*.ftl, good news first."""
    sure: bool
    """Whether the reasons are certain, not only true on average."""


class Hint(ServerMessage, frozen=True, omit_defaults=False):
    """What the master would do, sent only to the seat that asked."""

    v: int
    seat: int
    tried: list[str]
    """The draft that the advice is about."""
    advice: list[Advised]
    """The best moves first; empty if there is no answer."""


class Mark(msgspec.Struct, frozen=True):
    """A mark on a deduction sheet: its state, the step that is its reason, and when it was made."""

    state: str
    why: int
    at: int


class SheetState(msgspec.Struct, frozen=True):
    """The deduction sheet of one seat."""

    marks: dict[str, Mark]
    kept: list[str]
    """The names of its snapshots, oldest first."""
    undo: bool


class Marks(ServerMessage, frozen=True, omit_defaults=False):
    """The deduction sheet of the seat that is shown, after a change."""

    seat: int
    sheet: SheetState


class Snap(ServerMessage, frozen=True, omit_defaults=False):
    """Everything that this seat may know."""

    v: int
    seat: int | None
    mine: list[int]
    state: str
    view: Raw
    moves: Raw
    undo: bool
    seats: list[SeatInfo]
    host: bool
    log: list[Raw]
    away: list[Raw]
    chat: list[Chat]
    game: str
    title: str
    private: bool
    drafts: bool
    options: dict[str, Value]
    commitment: str
    show_seconds: int
    thinking: list[int]
    end: End | None
    rematch: str
    assist: str
    """How much the deduction sheet helps; empty if the game has none."""
    sheet: SheetState | None
    hints: bool
    """Whether players may ask what the master would do."""
    remarks: list[Remark]


Anything: TypeAlias = Any

_encoder = msgspec.json.Encoder(order="deterministic")
encode = _encoder.encode


def raw(value: Anything) -> Raw:
    """Encode a value now, to put it into a message later."""
    return Raw(_encoder.encode(value))


NOTHING = Raw(b"null")
EMPTY = Raw(b"[]")
