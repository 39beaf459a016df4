"""A record is read back unchanged, or refused with a reason: cut, damaged, forged, unknown."""

import json
import os
import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cloister import Table
from cloister.core import record
from cloister.core.errors import (
    CloisterError,
    FileError,
    RecordDamaged,
    RecordForged,
    RecordTruncated,
    UnknownGame,
)
from tests.support.records import (
    chained,
    finished_table,
    forged,
    is_one_sentence,
    lines_of,
    opened,
    plain_json,
    short_table,
)
from tests.support.tables import SEED

CALM = settings(deadline=None, derandomize=True, max_examples=150)

# Read back unchanged


@pytest.mark.parametrize("seats", range(2, 7))
def test_clo_5_a_record_is_read_back_unchanged(tmp_path: Path, seats: int) -> None:
    """CLO-5: every move with its draws, and the outcome."""
    table = finished_table(seats)
    again = Table.load(table.save(tmp_path / "x.game"))
    assert again == table
    assert again.state.position() == table.state.position()
    assert again.outcome == table.outcome is not None
    assert record.read(record.write(table.record())).acts[0].move == again.record().acts[0].move


def test_the_chain_is_the_documented_one() -> None:
    table = short_table()
    assert forged(lines_of(table)) == record.write(table.record())


def test_a_record_reads_like_the_game() -> None:
    lines = lines_of(short_table())
    assert [line.get("move") for line in lines[2:7]] == [
        "leave",
        None,
        "leave",
        "turn 3",
        "no exchange",
    ]
    assert lines[3] == {"n": 3, "seat": 0, "undo": True}
    assert lines[0]["deal"][0][:2] == ["tiles", 91]
    assert lines[-1] == {"lines": 7}


def test_the_header_holds_what_was_agreed(tmp_path: Path) -> None:
    table = short_table()
    header = Table.load(table.save(tmp_path / "x.game")).header
    assert (header.table, header.nonces, header.seed) == ("Tür 7", ("a", "é"), SEED.hex())
    assert (header.game, header.rules, header.seats) == ("serendipity", 1, 3)
    assert header.options == table.setting.options.values


def test_a_file_is_written_whole_or_not_at_all(tmp_path: Path) -> None:
    table = short_table()
    kept = table.save(tmp_path / "x.game").read_bytes()
    (tmp_path / "folder").mkdir()
    for nowhere in ("none/x.game", "folder", "x.game/y.game", "", "a\0b"):
        with pytest.raises(FileError) as refused:
            table.save(tmp_path / nowhere if nowhere else Path())
        assert is_one_sentence(refused.value)
    assert (tmp_path / "x.game").read_bytes() == kept
    assert sorted(path.name for path in tmp_path.iterdir()) == ["folder", "x.game"]


# Cut and damaged


def test_clo_5_a_record_cut_at_any_byte_is_refused(tmp_path: Path) -> None:
    """CLO-5: even in the middle of a two-byte letter."""
    whole = record.write(short_table().record()).encode()
    for length in range(len(whole)):
        with pytest.raises(FileError) as refused:
            opened(tmp_path, whole[:length])
        assert isinstance(refused.value, RecordTruncated | RecordDamaged)
        assert is_one_sentence(refused.value)


def test_clo_5_a_record_that_lost_its_last_lines_is_called_cut(tmp_path: Path) -> None:
    """CLO-5: the last line counts the others, so missing lines are noticed too."""
    lines = record.write(short_table().record()).splitlines(keepends=True)
    for kept in range(len(lines)):
        with pytest.raises(RecordTruncated):
            opened(tmp_path, "".join(lines[:kept]))


def test_clo_5_a_record_with_any_byte_changed_is_refused(tmp_path: Path) -> None:
    """CLO-5: 2,000 single bytes; the chain of hashes covers every byte, its own included."""
    whole = record.write(short_table().record()).encode()
    dice = random.Random(7)
    for _ in range(2000):
        damaged = bytearray(whole)
        at = dice.randrange(len(whole))
        damaged[at] ^= dice.randrange(1, 256)
        with pytest.raises(FileError) as refused:
            opened(tmp_path, bytes(damaged))
        assert is_one_sentence(refused.value)


@pytest.mark.parametrize(
    "spoil",
    [
        lambda text: "",
        lambda text: "\n",
        lambda text: "\n\n\n",
        lambda text: "null\nnull\n",
        lambda text: "\0" * 5000,
        lambda text: "\ufeff" + text,
        lambda text: text + "\n",
        lambda text: " " + text,
        lambda text: text.replace("\n", "\r\n"),
        lambda text: text.replace("\n", "\r"),
        lambda text: text.replace('"seats":3', '"seats": 3'),
        lambda text: text.replace('"seats":3', '"seats":3,"seats":3'),
        lambda text: text.replace("leave", "le\0ave"),
        lambda text: text.replace("leave", r"\ud800"),
        lambda text: text.replace("leave", "\ud800"),
        lambda text: text + text,
        lambda text: text.encode("utf-16").decode("latin-1"),
        lambda text: "[" * 100_000 + "\n" + "]" * 100_000 + "\n",
        lambda text: "x" * 1_000_000 + "\n",
    ],
)
def test_clo_5_anything_but_a_record_is_refused(
    tmp_path: Path, spoil: Callable[[str], str]
) -> None:
    """CLO-5: with one sentence, whatever the text is."""
    with pytest.raises(FileError) as refused:
        opened(tmp_path, spoil(record.write(short_table().record())))
    assert is_one_sentence(refused.value)


def test_clo_5_deep_nesting_is_refused() -> None:
    """CLO-5: even at the exact depth at which it can be read but not written again."""
    header, *rest = [plain_json(line) for line in lines_of(short_table())]
    for depth in [*range(850, 1000), 5000, 200_000]:
        deep = f'{header[:-1]},"position":{{"rows":{"[" * depth}{"]" * depth}}}}}'
        with pytest.raises(FileError):
            Table.from_record(record.read(chained([deep, *rest])))


@pytest.mark.parametrize("name", [".", "none.game", "none/x.game", "x.game/y", "a\0b", "n" * 999])
def test_a_file_that_cannot_be_opened_is_refused(tmp_path: Path, name: str) -> None:
    (tmp_path / "x.game").write_bytes(b"")
    with pytest.raises(RecordDamaged) as refused:
        Table.load(tmp_path / name)
    assert is_one_sentence(refused.value)


def test_a_huge_file_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = record.write(short_table().record()).encode()
    monkeypatch.setattr(record, "LARGEST", len(whole))
    assert opened(tmp_path, whole) == short_table()
    monkeypatch.setattr(record, "LARGEST", len(whole) - 1)
    with pytest.raises(RecordDamaged, match="too large"):
        opened(tmp_path, whole)


@pytest.mark.parametrize("at", range(9))
def test_a_damaged_line_is_named(tmp_path: Path, at: int) -> None:
    before, line, after = cut_out(record.write(short_table().record()), at)
    with pytest.raises(RecordDamaged, match=f"^Line {at + 1} is not a line"):
        opened(tmp_path, f"{before}{line}}}\n{after}")
    with pytest.raises(RecordForged, match=f"^Line {at + 1} was changed"):
        opened(tmp_path, f'{before}{line[:-3]}x"}}\n{after}')


def cut_out(text: str, at: int) -> tuple[str, str, str]:
    lines = text.splitlines(keepends=True)
    return "".join(lines[:at]), lines[at].rstrip(), "".join(lines[at + 1 :])


# Only FileError escapes

ODD_TEXT = st.text(st.characters(exclude_categories=()))
ODD_JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.just(10**30) | st.text(),
    lambda some: st.lists(some, max_size=4) | st.dictionaries(st.text(), some, max_size=4),
    max_leaves=8,
)
WHOLE = record.write(short_table().record())
LINES = lines_of(short_table())


def read_or_refused(text: str) -> record.Record | CloisterError:
    try:
        return record.read(text)
    except FileError as refused:
        return refused


def check_text(text: str) -> None:
    """Readable text is written back identically; other text is refused with one sentence."""
    found = read_or_refused(text)
    if isinstance(found, CloisterError):
        assert is_one_sentence(found)
    else:
        assert record.write(found) == text


def loaded_or_refused(found: record.Record) -> Table | CloisterError:
    try:
        return Table.from_record(found)
    except (FileError, UnknownGame) as refused:
        return refused


@CALM
@given(st.lists(ODD_TEXT, max_size=5))
def test_any_text_is_read_or_refused(lines: list[str]) -> None:
    check_text("\n".join([*lines, ""]))


@CALM
@given(st.integers(0, len(WHOLE)), st.integers(0, len(WHOLE)), st.sampled_from(WHOLE) | ODD_TEXT)
def test_any_patched_record_is_read_or_refused(start: int, stop: int, patch: str) -> None:
    check_text(WHOLE[:start] + patch + WHOLE[stop:])


@CALM
@given(
    at=st.sampled_from([0, 0, 1, 3, 8]),
    field=st.sampled_from([*LINES[0], "position", *LINES[1], "draws", "undo", *LINES[8]]),
    odd=ODD_JSON,
)
def test_any_forged_field_is_accepted_or_refused(at: int, field: str, odd: object) -> None:
    """A record with an odd value but a correct chain is loaded or refused, and never crashes."""
    lines = [dict(line) for line in LINES]
    lines[at][field] = odd
    found = read_or_refused(forged(lines))
    table = loaded_or_refused(found) if isinstance(found, record.Record) else found
    assert isinstance(table, Table) or is_one_sentence(table)


# The same in every process

PLAY = """
import hashlib, json, sys
import cloister
from cloister.core.chance import Fast
from cloister.core.record import write

def digest(seats, n):
    options = {"first_player": "random", "rotate_on_move": n % 2 == 0}
    table = cloister.Table.new("serendipity", seats, bytes([n] * 32), options)
    chance = Fast(n)
    while table.to_act:
        seat = table.to_act[0]
        table.play_move(seat, table.state.sample(seat, chance))
    return hashlib.sha256(write(table.record()).encode()).hexdigest()

played = [digest(seats, n) for seats in range(2, 7) for n in range(50)]
print(json.dumps({"compiled": cloister.compiled, "played": played}))
"""


def played_elsewhere(**env: str) -> dict[str, Any]:
    """What a fresh process makes of the same seeds and moves."""
    done = subprocess.run(
        [sys.executable, "-c", PLAY],
        env=os.environ | env,
        capture_output=True,
        text=True,
        check=True,
    )
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def test_the_same_seeds_and_moves_give_the_same_bytes_in_any_process() -> None:
    """With another hash seed, and interpreted as well as compiled where there is a build."""
    here = played_elsewhere(PYTHONHASHSEED="1", CLOISTER_PURE="0")
    pure = played_elsewhere(PYTHONHASHSEED="2", CLOISTER_PURE="1")
    assert not pure["compiled"]
    assert len(set(here["played"])) == 250
    assert here["played"] == pure["played"]
