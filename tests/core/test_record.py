"""A record comes back as it was, or it is refused by name: cut, damaged, forged, unknown."""

import hashlib
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

from cloister import Table, verify
from cloister.core import record
from cloister.core.chance import Fast
from cloister.core.errors import (
    CloisterError,
    FileError,
    PackMissing,
    RecordDamaged,
    RecordForged,
    RecordTruncated,
    UnknownGame,
    UnknownRules,
)

CALM = settings(deadline=None, derandomize=True, max_examples=150)
SEED = bytes(range(32))

Lines = list[dict[str, Any]]
"""The lines of a record without their hashes: header, acts, end."""

Change = Callable[[Lines], object]
"""Something that a forger does to the lines."""


def short_table() -> Table:
    """Seat 0 finds a Serendip, leaves it, takes that back, leaves it again; seat 1 uncovers."""
    table = Table.new("serendipity", 3, SEED, table="Tür 7", nonces=("a", "é"))
    table.play(0, f"uncover {hidden_serendip(table)}")
    table.play(0, "leave")
    table.undo(0)
    for move in ("leave", "turn 3", "no exchange"):
        table.play(0, move)
    table.play(1, table.moves(1)[0])
    return table


def hidden_serendip(table: Table) -> str:
    """The name of a place that hides one: rows are called a to k, places are counted from 1."""
    rows = table.state.position()["rows"]
    assert isinstance(rows, list)
    row = next(row for row in rows if "*" in str(row))
    return f"{'abcdefghijk'[rows.index(row)]}{str(row).index('*') + 1}"


def finished_table(seats: int = 2) -> Table:
    table = Table.new("serendipity", seats, SEED, {"turn_limit": 100})
    chance = Fast(seats)
    while table.to_act:
        seat = table.to_act[0]
        table.play_move(seat, table.state.sample(seat, chance))
    return table


def lines_of(table: Table) -> Lines:
    lines = [json.loads(line) for line in record.write(table.record()).splitlines()]
    for line in lines:
        del line["hash"]
    return lines


def chained(bodies: list[str]) -> str:
    """The chain of hashes, written a second time."""
    link, text = "", ""
    for body in bodies:
        link = hashlib.sha256((link + body).encode("utf-8", "surrogatepass")).hexdigest()
        text += f'{body[:-1]},"hash":"{link}"}}\n'
    return text


def forged(lines: Lines) -> str:
    return chained([plain_json(line) for line in lines])


def plain_json(line: object) -> str:
    return json.dumps(line, ensure_ascii=False, separators=(",", ":"))


def opened(folder: Path, content: str | bytes) -> Table:
    path = folder / "x.game"
    raw = content if isinstance(content, bytes) else content.encode("utf-8", "surrogatepass")
    path.write_bytes(raw)
    return Table.load(path)


def is_one_sentence(error: CloisterError) -> bool:
    said = str(error)
    return said.isprintable() and 10 < len(said) < 400 and bool(error.code)


# As it was


@pytest.mark.parametrize("seats", range(2, 7))
def test_clo_5_a_record_comes_back_as_it_was(tmp_path: Path, seats: int) -> None:
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


def test_what_was_agreed_stands_in_the_header(tmp_path: Path) -> None:
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
    """CLO-5: cut anywhere, even within a letter of two bytes."""
    whole = record.write(short_table().record()).encode()
    for length in range(len(whole)):
        with pytest.raises(FileError) as refused:
            opened(tmp_path, whole[:length])
        assert isinstance(refused.value, RecordTruncated | RecordDamaged)
        assert is_one_sentence(refused.value)


def test_clo_5_a_record_that_lost_its_last_lines_is_called_cut(tmp_path: Path) -> None:
    """CLO-5: the end counts the lines, so whole lines cannot be lost either."""
    lines = record.write(short_table().record()).splitlines(keepends=True)
    for kept in range(len(lines)):
        with pytest.raises(RecordTruncated):
            opened(tmp_path, "".join(lines[:kept]))


def test_clo_5_a_record_with_any_byte_changed_is_refused(tmp_path: Path) -> None:
    """CLO-5: 2,000 single bytes; the chain of hashes covers every one, its own included."""
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
def test_clo_5_what_is_not_a_record_is_refused(tmp_path: Path, spoil: Callable[[str], str]) -> None:
    """CLO-5: whatever it is, it is answered with one sentence."""
    with pytest.raises(FileError) as refused:
        opened(tmp_path, spoil(record.write(short_table().record())))
    assert is_one_sentence(refused.value)


def test_clo_5_deep_nesting_is_refused() -> None:
    """CLO-5: also at the very depth at which reading succeeds and writing again does not."""
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
    with pytest.raises(RecordDamaged, match=f"line {at + 1} is not a line"):
        opened(tmp_path, f"{before}{line}}}\n{after}")
    with pytest.raises(RecordForged, match=f"line {at + 1} is not what was written"):
        opened(tmp_path, f'{before}{line[:-3]}x"}}\n{after}')


def cut_out(text: str, at: int) -> tuple[str, str, str]:
    lines = text.splitlines(keepends=True)
    return "".join(lines[:at]), lines[at].rstrip(), "".join(lines[at + 1 :])


# Forged by somebody who knows the format: the chain of hashes is always right


def put(at: int, **fields: object) -> Change:
    return lambda lines: lines[at].update(fields)


def drop(at: int, field: str) -> Change:
    return lambda lines: lines[at].pop(field)


def swap_lines(lines: Lines) -> None:
    lines[5], lines[6] = lines[6], lines[5]


def swap_moves(lines: Lines) -> None:
    lines[5]["move"], lines[6]["move"] = lines[6]["move"], lines[5]["move"]


def leave_out(lines: Lines) -> None:
    del lines[5]


def double(lines: Lines) -> None:
    lines.insert(5, lines[5])


def undo(at: int, seat: int = 0, **more: object) -> Change:
    """An undo in place of that line."""
    return lambda lines: lines.__setitem__(at, {"n": at, "seat": seat, "undo": True, **more})


def option(name: str, value: object) -> Change:
    def choose(lines: Lines) -> None:
        lines[0]["options"] = dict(sorted({**lines[0]["options"], name: value}.items()))

    return choose


def deal(*draws: object) -> Change:
    return put(0, deal=list(draws))


ORDER = list(range(91))
HUGE = 10**30

FORGERIES: list[tuple[str, Change, type[CloisterError]]] = [
    ("a move that is not legal", put(1, move="stop"), RecordForged),
    ("a move of another phase", put(5, move="uncover a1"), RecordForged),
    ("not a move", put(1, move="resign"), RecordForged),
    ("a move that clears the screen", put(1, move="\x1b[2J\n" * 99), RecordForged),
    ("a number for a move", put(1, move=5), RecordDamaged),
    ("no move", drop(1, "move"), RecordForged),
    ("both a move and an undo", put(1, undo=True), RecordForged),
    ("an undo without a move", undo(1), RecordForged),
    ("an undo by another seat", undo(3, seat=1), RecordForged),
    ("an undo by nobody", undo(3, seat=-1), RecordForged),
    ("an undo past information", undo(4), RecordForged),
    ("an undo with draws", undo(3, draws=[["dice", 6, 1]]), RecordForged),
    ("a draw that no rule asked for", put(1, draws=[["dice", 6, 1]]), RecordForged),
    ("a draw that is no draw", put(1, draws=[["dice", 6]]), RecordDamaged),
    ("a draw and more", deal(["tiles", 91, ORDER, 0]), RecordDamaged),
    ("half a draw", put(1, draws=[["dice", 6, 0.5]]), RecordDamaged),
    ("another seat", put(1, seat=1), RecordForged),
    ("a negative seat", put(1, seat=-1), RecordForged),
    ("a seat beyond a byte", put(1, seat=256), RecordForged),
    ("a huge seat", put(1, seat=HUGE), RecordForged),
    ("a huge negative seat", put(1, seat=-HUGE), RecordForged),
    ("a seat in words", put(1, seat="0"), RecordDamaged),
    ("a seat that is true", put(1, seat=True), RecordDamaged),
    ("half a seat", put(1, seat=0.5), RecordDamaged),
    ("no seat", drop(1, "seat"), RecordDamaged),
    ("swapped lines", swap_lines, RecordForged),
    ("swapped moves", swap_moves, RecordForged),
    ("a line left out", leave_out, RecordForged),
    ("a line doubled", double, RecordForged),
    ("a wrong number", put(4, n=5), RecordForged),
    ("a number that is not one", put(4, n="4"), RecordDamaged),
    ("a huge number", put(4, n=HUGE), RecordForged),
    ("an unknown field", put(4, note="!"), RecordDamaged),
    ("too few lines counted", put(-1, lines=6), RecordForged),
    ("a negative count", put(-1, lines=-1), RecordForged),
    (
        "an outcome of a game that goes on",
        put(-1, outcome={"scores": [1, 0, 0], "winners": [0], "reason": "complete"}),
        RecordForged,
    ),
    ("an outcome that is none", put(-1, outcome=[1, 2, 3]), RecordDamaged),
    ("one seat", put(0, seats=1), RecordForged),
    ("seven seats", put(0, seats=7), RecordForged),
    ("no seats", put(0, seats=0), RecordForged),
    ("negative seats", put(0, seats=-3), RecordForged),
    ("huge seats", put(0, seats=HUGE), RecordForged),
    ("seats in words", put(0, seats="three"), RecordDamaged),
    ("an unknown option", option("tempo", 3), RecordForged),
    ("a wrong value", option("turn_limit", 5), RecordForged),
    ("a value of another type", option("turn_limit", "many"), RecordForged),
    ("a value that is a list", option("turn_limit", [100]), RecordDamaged),
    ("options in a list", put(0, options=[]), RecordDamaged),
    ("a seed too short", put(0, seed="00"), RecordForged),
    ("a seed that is not hexadecimal", put(0, seed="xy" * 32), RecordForged),
    ("a seed in capitals", put(0, seed="AB" * 32), RecordForged),
    ("a seed with spaces", put(0, seed=" ".join(["00"] * 32)), RecordForged),
    ("no seed", drop(0, "seed"), RecordDamaged),
    ("no deal", drop(0, "deal"), RecordForged),
    ("a deal with a tile too few", deal(["tiles", 91, ORDER[:-1]]), RecordForged),
    ("a deal with a tile twice", deal(["tiles", 91, [*ORDER[:-1], 0]]), RecordForged),
    ("a deal of another size", deal(["tiles", 90, ORDER[:-1]]), RecordForged),
    ("a deal of other things", deal(["cards", 91, ORDER]), RecordForged),
    ("a deal too many", deal(["tiles", 91, ORDER], ["tiles", 91, ORDER]), RecordForged),
    ("a number for a deal", deal(["tiles", 91, 5]), RecordForged),
    ("a position of the wrong type", put(0, position=[]), RecordDamaged),
    ("nonces of the wrong type", put(0, nonces=[1]), RecordDamaged),
    ("another format", put(0, format=2), RecordDamaged),
    ("no format", drop(0, "format"), RecordDamaged),
    ("rules of tomorrow", put(0, rules=99), UnknownRules),
    ("negative rules", put(0, rules=-1), UnknownRules),
    ("huge rules", put(0, rules=HUGE), UnknownRules),
    ("an unknown pack", put(0, pack="00" * 32), PackMissing),
    ("no pack", put(0, pack=""), PackMissing),
    ("an unknown game", put(0, game="chess"), UnknownGame),
    ("a game outside its folder", put(0, game="../serendipity"), UnknownGame),
    ("a module that is no game", put(0, game="__init__"), UnknownGame),
    ("a game without a name", put(0, game=""), UnknownGame),
    ("a game that is a number", put(0, game=5), RecordDamaged),
]


@pytest.mark.parametrize(
    ("change", "error"), [case[1:] for case in FORGERIES], ids=[case[0] for case in FORGERIES]
)
def test_clo_5_a_forged_record_is_refused(
    tmp_path: Path, change: Change, error: type[CloisterError]
) -> None:
    """CLO-5: a chain that was computed again does not help; the moves are played through."""
    lines = lines_of(short_table())
    change(lines)
    with pytest.raises(CloisterError) as refused:
        opened(tmp_path, forged(lines))
    assert type(refused.value) is error
    assert is_one_sentence(refused.value)
    assert "chain of hashes" not in str(refused.value)
    assert str(refused.value).count("CLO-5") <= 1


def test_clo_5_a_line_that_cannot_be_played_is_named(tmp_path: Path) -> None:
    """CLO-5: counted as in the file, where the header is the first line."""
    changes = {"neither a move": drop(2, "move"), "draws": undo(3, draws=[["dice", 6, 1]])}
    for line, (why, change) in enumerate(changes.items(), start=3):
        lines = lines_of(short_table())
        change(lines)
        with pytest.raises(RecordForged, match=f"^line {line} .*{why}"):
            opened(tmp_path, forged(lines))


@pytest.mark.parametrize(
    "outcome",
    [None, {"scores": [0, 99], "winners": [1], "reason": "turn_limit"}],
    ids=["left out", "another"],
)
def test_clo_5_another_outcome_is_refused(tmp_path: Path, outcome: object) -> None:
    """CLO-5: the moves say how it ended."""
    lines = lines_of(finished_table())
    del lines[-1]["outcome"]
    if outcome is not None:
        put(-1, outcome=outcome)(lines)
    with pytest.raises(RecordForged, match="outcome"):
        opened(tmp_path, forged(lines))


def test_clo_3_a_record_that_goes_on_after_the_end_is_refused(tmp_path: Path) -> None:
    """CLO-3, CLO-5: after the end nobody moves, in a file neither."""
    lines = lines_of(finished_table())
    acts = len(lines) - 2
    lines.insert(-1, {"n": acts + 1, "seat": 0, "move": "stop"})
    put(-1, lines=acts + 1)(lines)
    with pytest.raises(RecordForged, match="over"):
        opened(tmp_path, forged(lines))


def test_clo_5_a_position_and_a_deal_are_one_too_many(tmp_path: Path) -> None:
    """CLO-5: the deal would be there for show."""
    table = Table.new("serendipity", 3, SEED)
    lines = lines_of(Table.set_up("serendipity", 3, table.state.position(), seed=SEED))
    assert opened(tmp_path, forged(lines)).state.position() == table.state.position()
    header = lines[0]
    header["deal"] = lines_of(table)[0]["deal"]
    header["position"] = header.pop("position")
    with pytest.raises(RecordForged, match="no rule asked for"):
        opened(tmp_path, forged(lines))


def unplayed_lines() -> Lines:
    return lines_of(Table.new("serendipity", 3, SEED))


def deal_by_hand(lines: Lines) -> None:
    """Two tiles change places: still an order of 91."""
    order = lines[0]["deal"][0][2]
    order[3], order[70] = order[70], order[3]


def commit_again(lines: Lines) -> None:
    """A new seed with a commitment that fits it; the deal stays as it was."""
    header = lines[0]
    header["seed"] = "00" * 32
    names = ("game", "rules", "seats", "options", "pack")
    agreed = plain_json([header.get("table", ""), *(header[name] for name in names)])
    header["commitment"] = hashlib.sha256(bytes(32) + agreed.encode()).hexdigest()


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (deal_by_hand, "deal does not follow"),
        (commit_again, "deal does not follow"),
        (put(0, seed="00" * 32), "committed"),
        (put(0, commitment="00" * 32), "committed"),
        (put(0, commitment=""), "committed"),
        (put(0, table="another"), "committed"),
        (put(0, seats=2), "committed"),
        (option("show_seen", True), "committed"),
        (put(0, nonces=["x"]), "deal does not follow"),
    ],
)
def test_clo_8_a_deal_that_chance_did_not_make_is_found(
    tmp_path: Path, change: Change, why: str
) -> None:
    """CLO-8: `load` replays history, `verify` proves that the committed seed made it."""
    lines = unplayed_lines()
    verify(opened(tmp_path, forged(lines)).save(tmp_path / "true.game"))
    change(lines)
    opened(tmp_path, forged(lines))
    with pytest.raises(RecordForged, match=why):
        verify(tmp_path / "x.game")


def test_another_legal_game_ends_in_another_hash(tmp_path: Path) -> None:
    """Moves carry no signature: who wants to prove them keeps the last hash of the game."""
    lines = lines_of(short_table())
    before = forged(lines)
    put(5, move="turn 4")(lines)
    assert opened(tmp_path, forged(lines)) != short_table()
    assert forged(lines)[-70:] != before[-70:]


# Only FileError escapes

ODD_TEXT = st.text(st.characters(exclude_categories=()))
ODD_JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.just(HUGE) | st.text(),
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
    """What is read is written the same; what is not is refused with one sentence."""
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
    """A record with an odd value, its chain right, is loaded or refused, and never crashes."""
    lines = [dict(line) for line in LINES]
    lines[at][field] = odd
    found = read_or_refused(forged(lines))
    table = loaded_or_refused(found) if isinstance(found, record.Record) else found
    assert isinstance(table, Table) or is_one_sentence(table)


# The same everywhere

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
    """Another process, another hash seed, and interpreted against compiled where it is."""
    here = played_elsewhere(PYTHONHASHSEED="1", CLOISTER_PURE="0")
    pure = played_elsewhere(PYTHONHASHSEED="2", CLOISTER_PURE="1")
    assert not pure["compiled"]
    assert len(set(here["played"])) == 250
    assert here["played"] == pure["played"]
