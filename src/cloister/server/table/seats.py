"""The chairs round a table: who sits there, who may sit down, and what holds of a table."""

import hashlib
import hmac
import secrets

import msgspec

from cloister.bots import levels
from cloister.core.record import Header
from cloister.core.values import Outcome, Seat

from ..errors import BadToken, NotYours
from ..protocol import SeatInfo

WAITING, PLAYING, OVER = "waiting", "playing", "over"
OPEN, PERSON, BOT = "open", "person", "bot"


class Chair(msgspec.Struct, frozen=True):
    """One seat. A person whom a bot stands in for keeps the chair, and may come back."""

    kind: str
    person: str = ""
    name: str = ""
    level: str | None = None
    nonce: str = ""
    invite: str = ""
    """The SHA-256 of the token of the invitation."""
    seen: int = 0
    """The last version that this person watched."""

    @property
    def away(self) -> bool:
        """A bot stands in for a person."""
        return self.kind == BOT and self.person != ""


class Sheet(msgspec.Struct):
    """What is kept of a table besides the lines of its log."""

    no: int
    id: str
    host: str
    state: str
    header: Header
    chairs: list[Chair]
    show_seconds: int = 4
    public: bool = False
    assist: str = ""
    """How much the deduction sheet helps; empty where the game has none."""
    hints: bool = False
    """Whether players may ask what the master would do."""
    first: int = 0
    """Who has to decide after the deal, as bits."""
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
        """Only the host may do this."""
        if not person or person != self.host:
            raise NotYours("only the host of this table may do that")

    def chair(self, seat: Seat) -> Chair:
        """The chair of that number."""
        if not 0 <= seat < len(self.chairs):
            raise NotYours(f"there is no seat {seat} at this table")
        return self.chairs[seat]

    def change(self, seat: Seat, **changes: object) -> Chair:
        """Put a changed chair in place of one."""
        changed = msgspec.structs.replace(self.chairs[seat], **changes)
        self.chairs[seat] = changed
        return changed

    def is_full(self) -> bool:
        """Nobody has to come any more."""
        return all(chair.kind != OPEN for chair in self.chairs)


def bits(seats: list[Seat] | tuple[Seat, ...]) -> int:
    """A set of seats as one number."""
    mask = 0
    for seat in seats:
        mask |= 1 << seat
    return mask


def new_table_id() -> str:
    """128 random bits: whoever has the address may watch."""
    return secrets.token_hex(16)


def new_token() -> tuple[str, str]:
    """A fresh invitation, and what is stored of it."""
    token = secrets.token_urlsafe(16)
    return token, _hash(token)


def seat_of_token(chairs: list[Chair], token: str) -> Seat:
    """The seat that an invitation is for."""
    wanted, found = _hash(token), -1
    for seat, chair in enumerate(chairs):
        if hmac.compare_digest(chair.invite, wanted):
            found = seat
    if found < 0:
        raise BadToken("this invitation was used or replaced; ask the host for a new link")
    return found


def _hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def info(seat: Seat, chair: Chair, here: bool) -> SeatInfo:
    """What everybody may know of a chair."""
    return SeatInfo(
        seat=seat,
        name=chair.name,
        kind=chair.kind,
        here=here,
        level=chair.level,
        away=chair.away,
    )


def bot_chair(level: str | None, seat: Seat) -> Chair:
    """A bot of that level."""
    chosen = level or "apprentice"
    levels.make(chosen)
    return Chair(BOT, name=f"{chosen.capitalize()} {seat + 1}", level=chosen)
