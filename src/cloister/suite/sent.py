"""Everything that a seat is sent. What is not in here reaches nobody."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import msgspec

from cloister.core.card import AnyGame
from cloister.core.errors import IllegalMove
from cloister.core.game import Announcements, State
from cloister.core.text import sentence
from cloister.core.values import EVERYTHING, Event, Json, Move, Outcome, Seat, View, encode


class Seen(msgspec.Struct):
    """One position, as one seat meets it; its prompt is in the view."""

    view: View
    recalled: View
    """The view of somebody who forgets nothing."""
    to_act: tuple[Seat, ...]
    moves: list[str]
    refusals: list[tuple[str, str, str]]
    outcome: Outcome | None


class Heard(msgspec.Struct):
    """One move, as one seat hears of it."""

    events: list[Event]
    undo: bool
    """Whether the mover may take it back: the button for it shows."""
    draft: str
    """For the mover: whether a draft could go on after it."""
    moves: list[Move]


def seen(game: AnyGame, state: State, seat: Seat | None, tries: list[Move]) -> bytes:
    """All that a seat is sent in a position, refusals of these moves included."""
    acting = state.to_act()
    moves: list[str] = []
    refusals: list[tuple[str, str, str]] = []
    if seat is not None:
        moves = [game.write(move) for move in state.moves(seat)]
        if seat in acting:
            refusals = [_refusal(game, state, seat, move) for move in tries]
    recalled = state.view(seat, EVERYTHING)
    return encode(Seen(state.view(seat), recalled, acting, moves, refusals, state.outcome()))


def _refusal(game: AnyGame, state: State, seat: Seat, move: Move) -> tuple[str, str, str]:
    refusal = state.forbids(seat, move)
    if refusal is None:
        return "", "", ""
    return IllegalMove.code, refusal.rule, _sentence(game.folder, refusal.reason)


@cache
def _sentence(folder: Path, reason: str) -> str:
    return sentence(folder, reason)


def heard(
    told: Announcements, undo: bool, state: State, seat: Seat | None, draft: str = ""
) -> bytes:
    """All that a seat is sent by a move, besides the view after it."""
    moves = [] if seat is None else state.moves(seat)
    return encode(Heard(told.heard_by(seat), undo, draft, moves))


def difference(ours: bytes, theirs: bytes) -> str:
    """The first place in which two messages differ, in words."""
    found = next(_differences("", msgspec.json.decode(ours), msgspec.json.decode(theirs)), None)
    return found or "something is null in one and left out in the other"


def _differences(path: str, ours: Json, theirs: Json) -> Iterator[str]:
    if isinstance(ours, dict) and isinstance(theirs, dict):
        for name in sorted(ours.keys() | theirs.keys()):
            inner = f"{path}.{name}" if path else name
            yield from _differences(inner, ours.get(name), theirs.get(name))
    elif isinstance(ours, list) and isinstance(theirs, list) and len(ours) == len(theirs):
        for at in range(len(ours)):
            yield from _differences(f"{path}[{at}]", ours[at], theirs[at])
    elif ours != theirs or type(ours) is not type(theirs):
        yield f"{path or 'it'} is {_short(ours)} in one and {_short(theirs)} in the other"


def _short(value: Json) -> str:
    text = encode(value).decode()
    return text if len(text) <= 60 else f"{text[:57]}..."
