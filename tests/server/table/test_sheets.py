"""A deduction sheet without a server: the effect of its changes, and its limits."""

from random import Random

import msgspec
import pytest

from cloister.server.errors import BadFrame, Denied, SheetFull
from cloister.server.limits import Limits
from cloister.server.protocol import CHANGES, Change, Mark
from cloister.server.store.row_types import StoredMarks
from cloister.server.table import sheets as table_sheets
from cloister.server.table.sheets import Sheet, histories

from ..harness import GENEROUS, Message

FEW = Limits(marks=3, mark_changes=6, snapshots=2)


class Model:
    """The simplest possible model of a sheet."""

    def __init__(self) -> None:
        self.now: dict[str, Mark] = {}
        self.past: list[dict[str, Mark]] = []
        self.kept: dict[str, dict[str, Mark]] = {}

    def change(self, change: Change, v: int) -> None:
        before = dict(self.now)
        if change.put is not msgspec.UNSET:
            assert change.why is not msgspec.UNSET
            for key, state in change.put.items():
                self.now.pop(key, None)
                if state:
                    self.now[key] = Mark(state, change.why, v)
            self.past.append(before)
        elif change.undo is not msgspec.UNSET:
            self.now = self.past.pop()
        elif change.keep is not msgspec.UNSET:
            self.kept[change.keep] = before
        elif change.back is not msgspec.UNSET:
            self.now = dict(self.kept[change.back])
            if self.now != before:
                self.past.append(before)
        else:
            del self.kept[str(change.drop)]


def any_change(dice: Random) -> Change:
    name, keys = dice.choice("pq"), dice.sample("abcdef", dice.randrange(1, 4))
    return dice.choice(
        [
            Change(put={key: dice.choice(["x", "o", ""]) for key in keys}),
            Change(undo=True),
            Change(keep=name),
            Change(back=name),
            Change(drop=name),
        ]
    )


@pytest.mark.parametrize("seed", range(20))
def test_a_sheet_agrees_with_a_simple_model(seed: int) -> None:
    dice, sheet, model = Random(seed), Sheet(), Model()
    stored: list[StoredMarks] = []
    for v in range(60):
        try:
            change = sheet.checked(any_change(dice), v, v, GENEROUS)
        except Denied:
            continue
        sheet.write(change, v)
        model.change(change, v)
        stored.append(StoredMarks(0, change, v, b""))
        assert sheet.marks == model.now
        assert sheet.shown().kept == list(model.kept)
        assert sheet.shown().undo == bool(model.past)
    assert len(stored) > 20
    assert table_sheets.sheets(stored, 1)[0].shown() == sheet.shown()
    believed: dict[str, str] = {}
    for written in histories(stored, 1)[0].written:
        believed |= written.marks
    assert {key: state for key, state in believed.items() if state} == {
        key: found.state for key, found in sheet.marks.items()
    }


def write(sheet: Sheet, change: Change, limits: Limits = FEW) -> None:
    sheet.write(sheet.checked(change, 0, 0, limits), 0)


def test_the_size_of_a_sheet_is_limited() -> None:
    sheet = Sheet()
    write(sheet, Change(put={"a": "x", "b": "x", "c": "x"}))
    with pytest.raises(SheetFull, match="room for 3 marks"):
        write(sheet, Change(put={"d": "x"}))
    write(sheet, Change(put={"a": "", "d": "x", "b": "o"}))
    write(sheet, Change(keep="one"))
    write(sheet, Change(keep="two"))
    with pytest.raises(SheetFull, match="2 snapshots"):
        write(sheet, Change(keep="three"))
    write(sheet, Change(keep="two"))
    write(sheet, Change(drop="one"))
    with pytest.raises(SheetFull, match="all 6 changes"):
        write(sheet, Change(undo=True))


def test_the_number_of_undos_is_limited() -> None:
    sheet = Sheet()
    for n in range(table_sheets.UNDOS + 5):
        write(sheet, Change(put={"a": "x" if n % 2 else "o"}), GENEROUS)
    for _ in range(table_sheets.UNDOS):
        write(sheet, Change(undo=True), GENEROUS)
    with pytest.raises(Denied, match="nothing to take back"):
        write(sheet, Change(undo=True), GENEROUS)


@pytest.mark.parametrize("name", ["back", "drop"])
def test_an_unknown_snapshot_is_refused(name: str) -> None:
    with pytest.raises(Denied, match="no snapshot"):
        write(Sheet(), msgspec.convert({name: "x"}, Change))


def test_a_change_is_exactly_one_action() -> None:
    for wrong in ({}, {"undo": True, "keep": "x"}, {"undo": True, "why": 1}, {"why": 1}):
        with pytest.raises(BadFrame):
            _ = msgspec.convert(wrong, Change).kind
    assert [msgspec.convert(right, Change).kind for right in WHOLE] == list(CHANGES)


WHOLE: list[Message] = [
    {"put": {"a": "x"}, "why": 1},
    {"undo": True},
    {"keep": "x"},
    {"back": "x"},
    {"drop": "x"},
]


@pytest.mark.parametrize(
    "wrong",
    [
        {"put": {}},
        {"put": {"": "x"}},
        {"put": {"A": "x"}},
        {"put": {".a": "x"}},
        {"put": {"a\n": "x"}},
        {"put": {"a" * 49: "x"}},
        {"put": {"a": "x\n"}},
        {"put": {"a": "x" * 33}},
        {"put": {"a": None}},
        {"put": {f"k{n}": "x" for n in range(51)}},
        {"put": {"a": "x"}, "why": -1},
        {"undo": False},
        {"keep": 3},
        {"put": {"a": "x"}, "seat": 1},
    ],
)
def test_bad_marks_are_refused(wrong: Message) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(wrong, Change)
