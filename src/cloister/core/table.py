"""One table: what was agreed + a seed + moves = a position.

People's moves are checked, played and recorded here. Bots and the lab, which make only legal
moves, play on a `State` directly.
"""

import re
import secrets
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import msgspec

from . import packs, registry
from .card import AnyGame, Setting
from .chance import SEED_BYTES, Chance, Fast, Streams, commit, master_key
from .draft import Tried, rehearse
from .draws import Recording, Replaying
from .errors import (
    BadNotation,
    BadPosition,
    BadSeed,
    CloisterError,
    NotYourTurn,
    NoUndo,
    RecordForged,
    RuleBug,
)
from .game import Announcements, State
from .legality import check_move
from .log import UNDO, Entry, Log
from .options import resolve
from .record import FORMAT, Act, End, Header, Record, agreed, read_file, write, write_file
from .values import Json, Move, Outcome, Seat, View, encode


class Table:
    """A game being played. `Table.new`, `Table.set_up` and `Table.load` make one."""

    def __init__(self, game: AnyGame, setting: Setting[Any], header: Header) -> None:
        self.game = game
        self.setting = setting
        self.header = header
        self.log = Log()
        self._key = master_key(bytes.fromhex(header.seed), header.nonces)
        self._free: list[Seat] = []
        self.state = self._start()

    @classmethod
    def new(
        cls,
        game: str,
        seats: int,
        seed: bytes | None = None,
        options: Mapping[str, object] | None = None,
        pack: Path | None = None,
        table: str = "",
        nonces: tuple[str, ...] = (),
    ) -> "Table":
        """Deal a new game."""
        found = registry.find(game)
        setting, chosen = _agree(
            found, seats, options or {}, packs.current(found.key, found.folder, pack)
        )
        header = _header(found, setting, chosen, _seed(seed), table, nonces)
        recording = Recording(Streams(master_key(bytes.fromhex(header.seed), nonces), 0))
        found.start(setting, recording)
        return cls(found, setting, msgspec.structs.replace(header, deal=recording.draws))

    @classmethod
    def set_up(
        cls,
        game: str,
        seats: int,
        position: dict[str, Json],
        options: Mapping[str, object] | None = None,
        seed: bytes | None = None,
    ) -> "Table":
        """Start from a position instead of a deal: puzzles, tutorials, tests."""
        found = registry.find(game)
        setting, chosen = _agree(
            found, seats, options or {}, packs.current(found.key, found.folder)
        )
        header = _header(found, setting, chosen, _seed(seed), "", (), _written(position))
        return cls(found, setting, header)

    @classmethod
    def load(cls, path: str | Path, pack: Path | None = None) -> "Table":
        """Open a saved game at its last move."""
        return cls.from_record(read_file(Path(path)), pack)

    @classmethod
    def from_record(cls, saved: Record, pack: Path | None = None) -> "Table":
        """Play a record through and compare its outcome."""
        table = cls.resume(saved.header, saved.acts, pack)
        if table.outcome != saved.end.outcome:
            raise RecordForged("record-outcome")
        return table

    @classmethod
    def resume(cls, header: Header, acts: Iterable[Act], pack: Path | None = None) -> "Table":
        """Resume a game. Each move must be legal, and the rules must ask for each draw."""
        game = registry.find(header.game, header.rules)
        chosen = packs.with_hash(header.pack, game.key, game.folder, pack)
        try:
            setting, _ = _agree(game, header.seats, header.options, chosen)
            if re.fullmatch("[0-9a-f]{64}", header.seed) is None:
                raise RecordForged("record-seed", bytes=SEED_BYTES)
            table = cls(game, setting, msgspec.structs.replace(header, hash=""))
            for act in acts:
                table._repeat(act)
        except (CloisterError, ValueError) as wrong:
            if isinstance(wrong, RecordForged):
                raise
            raise RecordForged("record-impossible", why=str(wrong)) from None
        return table

    def save(self, path: str | Path) -> Path:
        """Write the record to a file."""
        write_file(Path(path), write(self.record()))
        return Path(path)

    def record(self) -> Record:
        """The record so far."""
        acts = [self._act(n, entry) for n, entry in enumerate(self.log, start=1)]
        return Record(self.header, acts, End(lines=len(acts), outcome=self.outcome))

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seats that have to decide."""
        return self.state.to_act()

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, or None."""
        return self.state.outcome()

    def moves(self, seat: Seat) -> list[str]:
        """What a seat may do now, in words."""
        return [self.game.write(move) for move in self._moves(seat)]

    def view(self, seat: Seat | None = None, memory: int = 0) -> View:
        """What a seat may know; None is a spectator."""
        if seat is not None:
            self._check_seat(seat)
        return self.state.view(seat, memory)

    def play(self, seat: Seat, move: str) -> Announcements:
        """Make a move, written in the words of the game. A refusal changes nothing."""
        if not isinstance(move, str):
            raise BadNotation("move-not-text")
        return self.play_move(seat, self.game.read(move))

    def play_move(self, seat: Seat, move: Move) -> Announcements:
        """Make a move that is already an integer."""
        self.check(seat, move)
        recording = Recording(Streams(self._key, len(self.log) + 1))
        told = self._carry_out(seat, move, recording)
        self._note(Entry(seat, move, recording.draws), told)
        return told

    def check(self, seat: Seat, move: Move) -> None:
        """Raise the refusal that this move would get."""
        self._check_seat(seat)
        check_move(self.game, self.state, seat, move)

    def draft(self, seat: Seat, moves: list[str]) -> Tried:
        """Try moves one after the other. Nothing changes, and the seat learns nothing from it."""
        self._check_seat(seat)
        return rehearse(self.game, self.state.imagine(seat, Fast(0)), seat, moves)

    def check_all(self, seat: Seat, moves: list[str]) -> None:
        """Raise the refusal that these moves would get, played one after the other."""
        self._check_seat(seat)
        rehearse(self.game, self.state.copy(), seat, moves)

    def undo(self, seat: Seat) -> None:
        """Take back the seat's own last move, if nobody has learnt anything since."""
        self._check_seat(seat)
        if not self._free:
            raise NoUndo("undo-nothing")
        if self._free[-1] != seat:
            raise NoUndo("undo-not-yours")
        self.log.add(Entry(seat, UNDO, []))
        self._free.pop()
        self.state = self._again()

    def can_undo(self, seat: Seat) -> bool:
        """Whether `undo` would be accepted."""
        return bool(self._free) and self._free[-1] == seat

    def at(self, n: int) -> "Table":
        """The table as it was after n lines of its log."""
        earlier = Table(self.game, self.setting, self.header)
        for _, entry in zip(range(n), self.log, strict=False):
            earlier._enter(entry)
        return earlier

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Table) and self.record() == other.record()

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"<Table {self.game.key}, {self.setting.seats} seats, {len(self.log)} moves>"

    def _start(self) -> State:
        replaying = Replaying(self.header.deal)
        if self.header.position is None:
            state = self.game.start(self.setting, replaying)
        else:
            state = _set_up(self.game, self.setting, self.header.position)
        replaying.done()
        return state

    def _again(self) -> State:
        state = self._start()
        for _, entry in self.log.moves_in_effect():
            state.play(
                entry.seat, entry.move, Replaying(entry.draws), Announcements(listening=False)
            )
        return state

    def _moves(self, seat: Seat) -> list[Move]:
        self._check_seat(seat)
        return self.state.moves(seat)

    def _check_seat(self, seat: Seat) -> None:
        if type(seat) is not int or not 0 <= seat < self.setting.seats:
            raise NotYourTurn("no-such-seat", seat=str(seat), last=str(self.setting.seats - 1))

    def _carry_out(self, seat: Seat, move: Move, chance: Chance) -> Announcements:
        told = Announcements()
        try:
            self.state.play(seat, move, chance, told)
        except Exception as bug:
            self.state = self._again()
            if isinstance(bug, CloisterError):
                raise
            raise RuleBug(f"{self.game.title} failed: {bug!r}; nothing was changed") from bug
        return told

    def _note(self, entry: Entry, told: Announcements) -> None:
        self.log.add(entry)
        if told.revealed or entry.draws or not self.to_act:  # the end reveals the seed
            self._free.clear()
        else:
            self._free.append(entry.seat)

    def _enter(self, entry: Entry) -> None:
        if entry.move == UNDO:
            self.undo(entry.seat)
            return
        self.check(entry.seat, entry.move)
        replaying = Replaying(entry.draws)
        told = self._carry_out(entry.seat, entry.move, replaying)
        replaying.done()
        self._note(entry, told)

    def _repeat(self, act: Act) -> None:
        if act.undo == (act.move is not None):
            raise RecordForged("record-neither-move-nor-undo", line=str(act.n + 1))
        if act.undo and act.draws:
            raise RecordForged("record-undo-with-draws", line=str(act.n + 1))
        move = UNDO if act.move is None else self.game.read(act.move)
        self._enter(Entry(act.seat, move, act.draws))

    def _act(self, n: int, entry: Entry) -> Act:
        if entry.move == UNDO:
            return Act(n=n, seat=entry.seat, undo=True)
        move = self.game.write(entry.move)
        return Act(n=n, seat=entry.seat, move=move, draws=entry.draws)


def _agree(
    game: AnyGame, seats: int, options: Mapping[str, object], pack: packs.Pack
) -> tuple[Setting[Any], packs.Pack]:
    game.check_seats(seats)
    return Setting(seats, resolve(game.options, options, seats), game.components(pack)), pack


def _seed(seed: bytes | None) -> bytes:
    if seed is None:
        return secrets.token_bytes(SEED_BYTES)
    if type(seed) is not bytes or len(seed) != SEED_BYTES:
        raise BadSeed("bad-seed", bytes=SEED_BYTES)
    return seed


def _written(position: dict[str, Json]) -> dict[str, Json]:
    """A copy in the form that a record holds, so that later changes to the argument do nothing."""
    try:
        copy: dict[str, Json] = msgspec.json.decode(encode(position))
    except (TypeError, ValueError, RecursionError):
        raise BadPosition("position-not-json") from None
    return copy


def _set_up(game: AnyGame, setting: Setting[Any], position: dict[str, Json]) -> State:
    """Set up a written position; one that breaks an invariant is refused."""
    state = game.start_at(setting, position)
    try:
        state.check()
    except Exception as wrong:
        raise game.bad_position("position-breaks-a-rule", wrong) from wrong
    return state


def _header(
    game: AnyGame,
    setting: Setting[Any],
    pack: packs.Pack,
    seed: bytes,
    table: str,
    nonces: tuple[str, ...],
    position: dict[str, Json] | None = None,
) -> Header:
    header = Header(
        format=FORMAT,
        game=game.key,
        rules=game.rules,
        seats=setting.seats,
        options=setting.options.values,
        pack=pack.hash,
        commitment="",
        seed=seed.hex(),
        table=table,
        nonces=nonces,
        position=position,
    )
    return msgspec.structs.replace(header, commitment=commit(seed, agreed(header)))


def verify(path: str | Path, pack: Path | None = None) -> Table:
    """Prove a record: chain, commitment, every draw from the seed, every move, the outcome."""
    table = Table.load(path, pack)
    header = table.header
    if header.commitment != commit(bytes.fromhex(header.seed), agreed(header)):
        raise RecordForged("record-commitment")
    key = master_key(bytes.fromhex(header.seed), header.nonces)
    state = _deal_again(table, key)
    for at, entry in table.log.moves_in_effect():
        recording = Recording(Streams(key, at + 1))
        state.play(entry.seat, entry.move, recording, Announcements(listening=False))
        if recording.draws != entry.draws:
            raise RecordForged("record-move-draws", move=str(at + 1))
    return table


def _deal_again(table: Table, key: bytes) -> State:
    if table.header.position is not None:
        return _set_up(table.game, table.setting, table.header.position)
    recording = Recording(Streams(key, 0))
    state = table.game.start(table.setting, recording)
    if recording.draws != table.header.deal:
        raise RecordForged("record-deal")
    return state
