"""A game in progress, and what each seat is shown of it; no sockets and no store."""

from collections import deque
from typing import NamedTuple

from msgspec import UNSET, Raw, UnsetType

from cloister.core.draws import Draw
from cloister.core.game import Announcements, State
from cloister.core.languages import SOURCE
from cloister.core.table import Table
from cloister.core.text import sentence
from cloister.core.values import Seat

from ..errors import Stale
from ..protocol import EMPTY, Draft, End, Upd, encode, raw
from .steps import Audience, Step, audiences, replay_lines, step_of

LOG = 200
"""Steps in a snapshot."""
RESUMED = 12
"""Steps that can be sent again one by one to a window that was gone for a moment."""


class PlayedStep(NamedTuple):
    """A step and the position after it."""

    step: Step
    state: State


class Scene:
    """A core table together with the latest steps as they are sent to the seats."""

    def __init__(self, table: Table, *, with_log: bool = False) -> None:
        self.table = table
        self.steps: deque[Step] = deque(maxlen=LOG)
        self._past: deque[PlayedStep] = deque(maxlen=RESUMED)
        self._since = [self.v] * table.setting.seats
        """The version at which each seat's current decision began."""
        self._choices = self._now()
        if with_log:
            self._remember()

    @property
    def v(self) -> int:
        """The version: the number of lines in the log."""
        return len(self.table.log)

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seats that have to decide."""
        return self.table.to_act

    def play(self, seat: Seat, move: str) -> PlayedStep:
        """Carry out a move. A refusal changes nothing."""
        told = self.table.play(seat, move)
        return self._took_place(Step(self.v, seat, move, told, audiences(self.table)))

    def undo(self, seat: Seat) -> PlayedStep:
        """Take a move back."""
        self.table.undo(seat)
        past = self._took_place(Step(self.v, seat, None, Announcements(), 0))
        self._past.clear()
        return past

    def draft(self, seat: Seat, moves: list[str], command_id: str) -> bytes:
        """The answer to a seat that tries these moves; nobody else is told."""
        state, told, ends = self.table.draft(seat, moves)
        if ends:
            return encode(Draft(command_id, self.v, ends))
        heard, view = raw(told.heard_by(seat)), raw(state.view(seat))
        return encode(Draft(command_id, self.v, "", heard, view, self._moves(state, seat)))

    def since(self, seat: Seat) -> int:
        """The version at which the current decision of a seat began."""
        return self._since[seat]

    def check_fresh(self, seat: Seat, v: int) -> None:
        """Refuse a decision that was made on an older position."""
        if not self._since[seat] <= v <= self.v:
            raise Stale("server-stale")

    def draws(self, v: int) -> list[Draw]:
        """What chance decided for a line of the log."""
        return self.table.log[v - 1].draws

    def upd(self, past: PlayedStep, seat: Audience, thinking: list[Seat]) -> bytes:
        """A step as sent to a seat. Only the last step carries undo and thinking bots."""
        last = past.step.v == self.v
        undo = last and seat is not None and self.table.can_undo(seat)
        return self._upd(past, seat, undo, thinking if last else [])

    def upds_after(self, v: int, seat: Audience, thinking: list[Seat]) -> list[bytes] | None:
        """The steps after a version, or None if some are no longer remembered."""
        missed = [past for past in self._past if past.step.v > v]
        if len(missed) != self.v - v or v > self.v:
            return None
        return [self.upd(past, seat, thinking) for past in missed]

    def view(self, seat: Audience) -> Raw:
        """What a seat may know."""
        return raw(self.table.view(seat))

    def moves(self, seat: Audience) -> Raw:
        """What a seat may do."""
        return self._moves(self.table.state, seat)

    def log(self, seat: Audience) -> list[Raw]:
        """The last steps, without what was shown only for a moment."""
        return [step.line(seat) for step in self.steps]

    def away(self, seat: Audience, seen: int) -> list[Raw]:
        """The steps after a version, with what was shown for a moment."""
        return [step.line(seat, flashed=True) for step in self.steps if step.v > seen]

    def end(self) -> End | None:
        """What is revealed after the end."""
        outcome, header = self.table.outcome, self.table.header
        if outcome is None:
            return None
        return End(
            outcome=outcome,
            seed=header.seed,
            commitment=header.commitment,
            nonces=header.nonces,
            words=sentence(self.table.game.folder, f"end-{outcome.reason}", language=SOURCE),
        )

    def _upd(self, past: PlayedStep, seat: Audience, undo: bool, thinking: list[Seat]) -> bytes:
        step, state = past
        open_to_all = not self.table.game.private or seat == step.by
        return encode(
            Upd(
                v=step.v,
                by=step.by,
                seat=seat,
                move=step.move if open_to_all else None,
                events=step.heard(seat).flashed,
                view=raw(state.view(seat)),
                moves=self._moves(state, seat),
                undo=undo,
                thinking=thinking,
                end=self._ending(step),
            )
        )

    def _ending(self, step: Step) -> End | UnsetType:
        end = self.end() if step.v == self.v and not self.to_act else None
        return UNSET if end is None else end

    def _moves(self, state: State, seat: Audience) -> Raw:
        if seat is None or seat not in state.to_act():
            return EMPTY
        write = self.table.game.write
        return raw([write(move) for move in state.moves(seat)])

    def _took_place(self, step: Step) -> PlayedStep:
        past = PlayedStep(step, self.table.state.copy())
        self.steps.append(step)
        self._past.append(past)
        before, self._choices = self._choices, self._now()
        for seat in range(len(self._since)):
            if seat == step.by or before.get(seat) != self._choices.get(seat):
                self._since[seat] = self.v
        return past

    def _now(self) -> dict[Seat, list[int]]:
        state = self.table.state
        return {seat: state.moves(seat) for seat in state.to_act()}

    def _remember(self) -> None:
        """Rebuild the last steps from the log, after the table was read from the store."""
        for line in replay_lines(self.table):
            if line.v <= self.v - LOG:
                continue
            step = step_of(self.table, line)
            self.steps.append(step)
            if step.move is None:
                self._past.clear()
            elif line.v > self.v - RESUMED:
                self._past.append(PlayedStep(step, line.state.copy()))
