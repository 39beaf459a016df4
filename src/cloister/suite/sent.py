"""Everything that a seat is sent, in one place, so that it can be compared between worlds."""

from collections.abc import Iterator

import msgspec

from cloister.core.card import AnyGame
from cloister.core.game import Announcements, State
from cloister.core.text import say
from cloister.core.values import (
    EVERYTHING,
    Event,
    Json,
    Move,
    Outcome,
    Refusal,
    Seat,
    View,
    encode,
)


class Seen(msgspec.Struct):
    """One position, as sent to one seat; its prompt is in the view."""

    view: View
    recalled: View
    """The view with unlimited memory."""
    to_act: tuple[Seat, ...]
    moves: list[str]
    refusals: list[Refusal | None]
    """Each with its rule and the key of its sentence."""
    outcome: Outcome | None


class Heard(msgspec.Struct):
    """One move, as told to one seat."""

    events: list[Event]
    undo: bool
    """Whether the mover may take it back: the Undo button shows it."""
    draft: str
    """For the mover: whether a draft could go on after it."""
    moves: list[Move]


def seen(game: AnyGame, state: State, seat: Seat | None, tries: list[Move]) -> bytes:
    """Everything that a seat is sent in a position, including refusals of these moves."""
    acting = state.to_act()
    moves: list[str] = []
    refusals: list[Refusal | None] = []
    if seat is not None:
        moves = [game.write(move) for move in state.moves(seat)]
        if seat in acting:
            refusals = [state.forbids(seat, move) for move in tries]
    recalled = state.view(seat, EVERYTHING)
    return encode(Seen(state.view(seat), recalled, acting, moves, refusals, state.outcome()))


def heard(
    told: Announcements, undo: bool, state: State, seat: Seat | None, draft: str = ""
) -> bytes:
    """Everything that a seat is sent because of a move, besides the view after it."""
    moves = [] if seat is None else state.moves(seat)
    return encode(Heard(told.heard_by(seat), undo, draft, moves))


def seat_or_spectator(onlooker: Seat | None) -> str:
    """The onlooker, as an argument of sentences."""
    return "spectator" if onlooker is None else str(onlooker)


def difference(ours: bytes, theirs: bytes) -> str:
    """The first difference between two messages, in words."""
    found = next(_differences("", msgspec.json.decode(ours), msgspec.json.decode(theirs)), None)
    return found or say("doctor-difference-null")


def _differences(path: str, ours: Json, theirs: Json) -> Iterator[str]:
    if isinstance(ours, dict) and isinstance(theirs, dict):
        for name in sorted(ours.keys() | theirs.keys()):
            inner = f"{path}.{name}" if path else name
            yield from _differences(inner, ours.get(name), theirs.get(name))
    elif isinstance(ours, list) and isinstance(theirs, list) and len(ours) == len(theirs):
        for at in range(len(ours)):
            yield from _differences(f"{path}[{at}]", ours[at], theirs[at])
    elif ours != theirs or type(ours) is not type(theirs):
        here, there = _short(ours), _short(theirs)
        yield (
            say("doctor-difference", path=path, ours=here, theirs=there)
            if path
            else say("doctor-difference-whole", ours=here, theirs=there)
        )


def _short(value: Json) -> str:
    text = encode(value).decode()
    return text if len(text) <= 60 else f"{text[:57]}..."
