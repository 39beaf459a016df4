"""Records forged by somebody who knows the format: the chain of hashes is always correct."""

import hashlib
from collections.abc import Callable
from pathlib import Path

import pytest

from cloister import Table, verify
from cloister.core.errors import (
    CloisterError,
    PackMissing,
    RecordDamaged,
    RecordForged,
    UnknownGame,
    UnknownRules,
)
from tests.support.records import (
    Lines,
    finished_table,
    forged,
    is_one_sentence,
    lines_of,
    opened,
    plain_json,
    short_table,
)
from tests.support.tables import SEED

Change = Callable[[Lines], object]
"""What a forger does to the lines."""


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
    """Replace that line by an undo."""
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
    """CLO-5: recomputing the chain does not help, because the moves are replayed."""
    lines = lines_of(short_table())
    change(lines)
    with pytest.raises(CloisterError) as refused:
        opened(tmp_path, forged(lines))
    assert type(refused.value) is error
    assert is_one_sentence(refused.value)
    assert "chain of hashes" not in str(refused.value)
    assert str(refused.value).count("CLO-5") <= 1


def test_clo_5_a_line_that_cannot_be_played_is_named(tmp_path: Path) -> None:
    """CLO-5: lines are counted as in the file, where the header is the first line."""
    changes = {"neither a move": drop(2, "move"), "draws": undo(3, draws=[["dice", 6, 1]])}
    for line, (why, change) in enumerate(changes.items(), start=3):
        lines = lines_of(short_table())
        change(lines)
        with pytest.raises(RecordForged, match=f"^Line {line} .*{why}"):
            opened(tmp_path, forged(lines))


@pytest.mark.parametrize(
    "outcome",
    [None, {"scores": [0, 99], "winners": [1], "reason": "turn_limit"}],
    ids=["left out", "another"],
)
def test_clo_5_another_outcome_is_refused(tmp_path: Path, outcome: object) -> None:
    """CLO-5: the moves decide the outcome."""
    lines = lines_of(finished_table())
    del lines[-1]["outcome"]
    if outcome is not None:
        put(-1, outcome=outcome)(lines)
    with pytest.raises(RecordForged, match="outcome"):
        opened(tmp_path, forged(lines))


def test_clo_3_a_record_that_goes_on_after_the_end_is_refused(tmp_path: Path) -> None:
    """CLO-3, CLO-5: nobody moves after the end, not even in a file."""
    lines = lines_of(finished_table())
    acts = len(lines) - 2
    lines.insert(-1, {"n": acts + 1, "seat": 0, "move": "stop"})
    put(-1, lines=acts + 1)(lines)
    with pytest.raises(RecordForged, match="over"):
        opened(tmp_path, forged(lines))


def test_clo_5_a_record_with_a_position_and_a_deal_is_refused(tmp_path: Path) -> None:
    """CLO-5: the deal would have no effect."""
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
    """Swap two tiles: the deal is still a permutation of 91."""
    order = lines[0]["deal"][0][2]
    order[3], order[70] = order[70], order[3]


def commit_again(lines: Lines) -> None:
    """Take a new seed and the commitment to it; the deal stays as it was."""
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
    """CLO-8: `load` replays history; `verify` proves that the committed seed made it."""
    lines = unplayed_lines()
    verify(opened(tmp_path, forged(lines)).save(tmp_path / "true.game"))
    change(lines)
    opened(tmp_path, forged(lines))
    with pytest.raises(RecordForged, match=why):
        verify(tmp_path / "x.game")


def test_another_legal_game_ends_in_another_hash(tmp_path: Path) -> None:
    """Moves carry no signature: to prove them, keep the last hash of the game."""
    lines = lines_of(short_table())
    before = forged(lines)
    put(5, move="turn 4")(lines)
    assert opened(tmp_path, forged(lines)) != short_table()
    assert forged(lines)[-70:] != before[-70:]
