"""Seats of a table: ids, invitations, bots in chairs, and what everybody may know about a chair."""

import hashlib
import hmac
import secrets

from cloister.bots import levels
from cloister.core.values import Seat

from ..errors import BadToken
from ..protocol import SeatInfo
from ..store.row_types import BOT, Chair

GUEST = "Guest"
"""Stored for a person who has chosen no name. It is never shown: see `chosen_name`."""


def bits(seats: list[Seat] | tuple[Seat, ...]) -> int:
    """A set of seats as one number."""
    mask = 0
    for seat in seats:
        mask |= 1 << seat
    return mask


def new_table_id() -> str:
    """128 random bits: anybody who has the address may watch."""
    return secrets.token_hex(16)


def new_token() -> tuple[str, str]:
    """The token of a new invitation, and the hash of it to store."""
    token = secrets.token_urlsafe(16)
    return token, _hash(token)


def seat_of_token(chairs: list[Chair], token: str) -> Seat:
    """The seat that an invitation is for."""
    wanted, found = _hash(token), -1
    for seat, chair in enumerate(chairs):
        if hmac.compare_digest(chair.invite, wanted):
            found = seat
    if found < 0:
        raise BadToken("server-bad-token")
    return found


def _hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def guest_name(seat: Seat) -> str:
    """The name stored for another guest at the same screen."""
    return f"{GUEST} {seat + 1}"


def chosen_name(seat: Seat, chair: Chair) -> str:
    """The name that a person has chosen; empty for guests and bots, whose names depend on the
    language."""
    is_bot = chair.kind == BOT and not chair.away
    is_guest = chair.name in (GUEST, guest_name(seat))
    return "" if is_bot or is_guest else chair.name


def seat_info(seat: Seat, chair: Chair, here: bool) -> SeatInfo:
    """What everybody may know about a chair."""
    return SeatInfo(
        seat=seat,
        name=chosen_name(seat, chair),
        kind=chair.kind,
        here=here,
        level=chair.level,
        away=chair.away,
    )


def bot_chair(level: str | None) -> Chair:
    """A chair with a bot of that level in it."""
    chosen = level or "apprentice"
    levels.make(chosen)
    return Chair(BOT, level=chosen)
