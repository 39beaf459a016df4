"""Replays: a finished game from any seat, a running one only as the person's seat saw it."""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import UNSET, Raw, UnsetType

from cloister.core.options import Value
from cloister.core.table import Table
from cloister.core.values import EVERYTHING, Json, Outcome

from ..errors import BadRequest, NotYours
from ..protocol import End, SeatInfo, encode, raw
from ..store.row_types import OVER, StoredMarks
from .room import Room
from .scene import Scene
from .sheets import SheetHistory, histories
from .steps import Audience, ReplayedLine, replay_lines, step_of

OPEN = "open"


class Perspective(msgspec.Struct, frozen=True):
    """Whose view a replay shows, and how much of it."""

    seat: Audience
    flashes: bool
    truth: bool


class ReplayStep(msgspec.Struct, frozen=True, omit_defaults=True):
    """One step of a replay."""

    v: int
    by: int | None
    move: str | None
    events: Raw
    view: Raw
    undo: bool = False
    truth: dict[str, Json] | UnsetType = UNSET


class Replay(msgspec.Struct, frozen=True):
    """What GET .../replay answers."""

    table: str
    game: str
    title: str
    seat: int | None
    open: bool
    state: str
    options: dict[str, Value]
    seats: list[SeatInfo]
    commitment: str
    outcome: Outcome | None
    end: End | None
    first: int
    next: int | None
    steps: list[ReplayStep]
    assist: str
    sheets: list[SheetHistory]
    """What each seat wrote on its deduction sheet, in order: after the end, for its players."""


def perspective(room: Room, person: str, wish: str) -> Perspective:
    """The perspective a person may have: until the end only their own seat, without flashes."""
    over = room.row.state == OVER
    mine = room.row.held_by(person)
    if wish == OPEN:
        if not over:
            raise NotYours("server-truth-later")
        return Perspective(None, flashes=True, truth=True)
    seat = _seat(room, wish, mine)
    if not over and (seat is None or seat not in mine):
        raise NotYours("server-replay-own-seat")
    return Perspective(seat, flashes=over, truth=False)


def _seat(room: Room, wish: str, mine: list[int]) -> Audience:
    if wish == "":
        return mine[0] if mine else None
    if wish not in map(str, range(len(room.row.chairs))):
        raise BadRequest("server-replay-seat")
    return int(wish)


def may_read_sheets(room: Room, person: str) -> bool:
    """Whether a person may read all deduction sheets: after the end, if they sat at the table."""
    sat = person != "" and any(chair.person == person for chair in room.row.chairs)
    return room.game.sheet and room.row.state == OVER and sat


def replay(
    room: Room,
    table: Table,
    chosen: Perspective,
    first: int,
    most: int,
    noted: Sequence[StoredMarks] = (),
) -> bytes:
    """The steps after `first`, at most `most` of them; `table` is replayed and must be a copy."""
    header = table.header
    last = min(len(table.log), first + most)
    steps = [_start(table, chosen)] if first == 0 else []
    lines = (line for line in replay_lines(table) if first < line.v <= last)
    steps += [_replay_step(table, line, chosen) for line in lines]
    return encode(
        Replay(
            table=room.row.id,
            game=header.game,
            title=room.game.title,
            seat=chosen.seat,
            open=chosen.truth,
            state=room.row.state,
            options=header.options,
            seats=room.seats(),
            commitment=header.commitment,
            outcome=table.outcome,
            end=Scene(table).end(),
            first=first,
            next=None if last == len(table.log) else last,
            steps=steps,
            assist=room.row.assist,
            sheets=histories(noted, header.seats) if noted else [],
        )
    )


def _start(table: Table, chosen: Perspective) -> ReplayStep:
    state = table.at(0).state
    return ReplayStep(0, None, None, Raw(b"[]"), _view(state, chosen), truth=_truth(state, chosen))


def _replay_step(table: Table, line: ReplayedLine, chosen: Perspective) -> ReplayStep:
    step = step_of(table, line)
    heard = step.heard(chosen.seat)
    public = not table.game.private or chosen.truth or chosen.seat == step.by
    return ReplayStep(
        v=step.v,
        by=step.by,
        move=step.move if public else None,
        events=heard.flashed if chosen.flashes else heard.lasting,
        view=_view(line.state, chosen),
        undo=step.move is None,
        truth=_truth(line.state, chosen),
    )


def _view(state: Any, chosen: Perspective) -> Raw:
    return raw(state.view(chosen.seat, EVERYTHING if chosen.truth else 0))


def _truth(state: Any, chosen: Perspective) -> dict[str, Json] | UnsetType:
    return state.position() if chosen.truth else UNSET
