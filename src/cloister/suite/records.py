"""Checks on records: they load as the same game; cut, damaged or forged ones are refused."""

import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec

from cloister.core import record
from cloister.core.card import AnyGame
from cloister.core.chance import Chance
from cloister.core.errors import CloisterError, FileError, IllegalMove, NoUndo
from cloister.core.table import Table, verify
from cloister.core.text import say
from cloister.core.values import Json, encode

from .checks import Budget, Wrong, check
from .observed import observe
from .walk import USUAL, Settings, dice

SHORT = 12
"""Moves in a record that is cut at every byte."""


def new_table(game: AnyGame, seed: int) -> Table:
    """A table with random seats and options."""
    setting = Settings(game).random(dice(seed, -1))
    return Table.new(
        game.key, setting.seats, seed.to_bytes(32, "big"), options=setting.options.values
    )


def play_on(table: Table, chance: Chance, most: int) -> Iterator[int]:
    """Make random moves at a table, one per iteration, until the end or for this many moves."""
    while table.to_act and len(table.log) < most:
        seat = table.to_act[chance.below(len(table.to_act))]
        table.play_move(seat, table.state.sample(seat, chance))
        yield seat


def played(game: AnyGame, seed: int, most: int | None = None) -> Table:
    """A table after a random game, or after this many moves of it."""
    table = new_table(game, seed)
    for _ in play_on(table, dice(seed, 1), game.longest if most is None else most):
        pass
    return table


@check("doctor-check-records")
def records_round_trip(game: AnyGame, budget: Budget) -> None:
    with tempfile.TemporaryDirectory() as folder:
        for seed in range(1 + budget.games // 100):
            table = played(game, seed)
            path = table.save(Path(folder) / "round trip.game")
            again = verify(path)
            way_back = f"{__name__}.played(cloister.find('{game.key}'), {seed})"
            if again != table or encode(again.state.position()) != encode(table.state.position()):
                raise Wrong("doctor-record-loads-differently", way_back)
            if record.write(again.record()) != path.read_text("utf-8"):
                raise Wrong("doctor-record-saves-differently", way_back)


@check("doctor-check-prefixes")
def prefixes_replay(game: AnyGame, budget: Budget) -> None:
    table = new_table(game, 1)
    positions = [encode(table.state.position())]
    for _ in play_on(table, dice(1), game.longest):
        positions.append(encode(table.state.position()))
    stride = max(1, len(positions) // budget.prefixes)
    for n in range(0, len(positions), stride):
        if encode(table.at(n).state.position()) != positions[n]:
            raise Wrong("doctor-record-replays-differently", moves=n)


@check("doctor-check-refused-moves")
def refusals_change_nothing(game: AnyGame, budget: Budget) -> None:
    moves = list(observe(game, budget.sample).moves)
    table = new_table(game, 2)
    chance = dice(2)
    for seat in play_on(table, chance, budget.positions):
        before = encode(table.state.position())
        for other in (*table.to_act, seat):
            move = moves[chance.below(len(moves))]
            if move not in table.state.moves(other):
                _check_refused(table, other, game.write(move))
        if encode(table.state.position()) != before:
            raise Wrong("doctor-refusal-changes", moves=len(table.log))


def _check_refused(table: Table, seat: int, words: str) -> None:
    lines = len(table.log)
    try:
        table.play(seat, words)
    except CloisterError as refused:
        if isinstance(refused, IllegalMove) and not refused.rule:
            raise Wrong("doctor-refusal-without-rule", move=words) from None
    else:
        raise Wrong("doctor-table-accepts", move=words, seat=str(seat))
    if len(table.log) != lines:
        raise Wrong("doctor-refused-and-logged", move=words)


@check("doctor-check-undo")
def undo_stops_at_information(game: AnyGame, budget: Budget) -> None:
    """An undo replays the game from its deal, so fewer moves are checked in longer games."""
    left = max(1, budget.games // 200) * USUAL
    for seed in range(max(1, budget.games // 200)):
        table = new_table(game, seed)
        chance = dice(seed, 3)
        before = encode(table.state.position())
        while table.to_act and len(table.log) < budget.positions * 2 and left:
            seat = table.to_act[chance.below(len(table.to_act))]
            _check_undo(table, seat, table.state.sample(seat, chance), before)
            before = encode(table.state.position())
            left -= 1


def _check_undo(table: Table, seat: int, move: int, before: bytes) -> None:
    told = table.play_move(seat, move)
    drew = any(entry.draws for _, entry in table.log.moves_in_effect()[-1:])
    stays = told.revealed or drew or not table.to_act
    for other in range(table.setting.seats):
        free = other == seat and not stays
        if table.can_undo(other) != free:
            key = "doctor-undo-missing" if free else "doctor-undo-too-much"
            raise Wrong(key, move=len(table.log), seat=str(other))
        if not free:
            _check_no_undo(table, other)
    if table.can_undo(seat):
        table.undo(seat)
        if encode(table.state.position()) != before:
            raise Wrong("doctor-undo-differs", move=len(table.log) - 1)
        table.play_move(seat, move)


def _check_no_undo(table: Table, seat: int) -> None:
    try:
        table.undo(seat)
    except NoUndo:
        return
    raise Wrong("doctor-undo-past-information", move=len(table.log), seat=str(seat))


@check("doctor-check-damage")
def damage_is_refused(game: AnyGame, budget: Budget) -> None:
    whole = record.write(played(game, 4, SHORT).record()).encode()
    chance = dice(4)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "damaged.game"
        for length in _sampled(len(whole), budget.damages * 3, chance):
            _load(path, whole[:length], say("doctor-damage-cut", bytes=length), FileError)
        for _ in range(budget.damages):
            at, bit = chance.below(len(whole)), chance.below(8)
            flipped = whole[:at] + bytes([whole[at] ^ BITS[bit]]) + whole[at + 1 :]
            _load(path, flipped, say("doctor-damage-flipped", bit=bit, byte=at), FileError)
        for _ in range(budget.damages):
            _load(
                path,
                _forged(whole, chance),
                say("doctor-damage-forged"),
                CloisterError,
                may_pass=True,
            )


BITS = (1, 2, 4, 8, 16, 32, 64, 128)


def _sampled(length: int, most: int, chance: Chance) -> list[int]:
    """Every length, or a random sample if there are too many."""
    return list(range(length)) if length <= most else [chance.below(length) for _ in range(most)]


def _load(
    path: Path, content: bytes, damage: str, wanted: type[CloisterError], may_pass: bool = False
) -> None:
    path.unlink(missing_ok=True)  # overwriting waits for the disk on some file systems
    path.write_bytes(content)
    try:
        Table.load(path)
    except wanted:
        return
    except Exception as other:
        raise Wrong(
            "doctor-damage-raises", damage=damage, error=repr(other), wanted=wanted.__name__
        ) from other
    if not may_pass:
        raise Wrong("doctor-damage-accepted", damage=damage)


def _forged(whole: bytes, chance: Chance) -> bytes:
    """The record with one value changed and all hashes recomputed, as a clever forger would do."""
    lines = [msgspec.json.decode(line) for line in whole.splitlines()]
    chosen = lines[chance.below(len(lines))]
    del chosen["hash"]
    name = list(chosen)[chance.below(len(chosen))]
    chosen[name] = _changed(chosen[name], chance)
    link, text = "", ""
    for line in lines:
        line.pop("hash", None)
        body = encode(line).decode()
        link = record._link(link, body)
        text += f'{body[:-1]},"hash":"{link}"}}\n'
    return text.encode()


def _changed(value: Json, chance: Chance) -> Json:
    changes: list[Callable[[], Json]] = [
        lambda: None,
        lambda: -1,
        lambda: 10**30,
        lambda: "x",
        lambda: [],
        lambda: {},
        lambda: value + 1 if isinstance(value, int) else value,
        lambda: value[:-1] if isinstance(value, str | list) else value,
        lambda: [_changed(item, chance) for item in value] if isinstance(value, list) else value,
    ]
    return changes[chance.below(len(changes))]()
