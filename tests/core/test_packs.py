"""CLO-7: components are data with a source; a corrected pack replaces them; errors name a line."""

import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cloister import Table, find, verify
from cloister.core import packs
from cloister.core.errors import FileError, PackMissing, WrongPack
from cloister.core.packs import Pack, read_pack

CALM = settings(deadline=None, derandomize=True, max_examples=150)
SEED = bytes(range(32))
OURS = (find("serendipity").folder / "components.toml").read_text("utf-8")
WHEEL = 'clockwise = ["blue", "violet", "red", "orange", "yellow", "green"]'
CORRECTED = OURS.replace(
    WHEEL, 'clockwise = ["green", "violet", "red", "orange", "yellow", "blue"]'
)
OTHER = OURS.replace(WHEEL, 'clockwise = ["red", "violet", "green", "orange", "yellow", "blue"]')

SMALL = """# A small pack.

[board]
source = "printed"
side = 6

[cards]
source = "public"
from = "the publisher's page"
names = ["one", "two"]

[cards.values]
"one" = 1
"""


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty data folder for the player."""
    monkeypatch.setenv("CLOISTER_DATA", str(tmp_path / "home"))
    (tmp_path / "home" / "packs").mkdir(parents=True)
    return tmp_path / "home"


def put(path: Path, text: str) -> Path:
    path.write_text(text, "utf-8")
    return path


def drop(home: Path, text: str) -> Path:
    """Put a pack where players put theirs."""
    return put(home / "packs" / "serendipity.toml", text)


def line_of(error: WrongPack) -> int:
    found = re.search(r"line (\d+)", str(error))
    assert found is not None
    return int(found[1])


def is_word(value: object) -> bool:
    return isinstance(value, str)


def line_with(text: str, part: str) -> int:
    return 1 + next(n for n, line in enumerate(text.splitlines()) if part in line)


# The contents of a pack


def test_clo_7_a_pack_is_read() -> None:
    """CLO-7: values are found by their dotted paths."""
    pack = Pack(SMALL, "small")
    assert pack.get("board.side", "pack-six", lambda side: side == 6) == 6
    assert pack.get("cards.values.one", "pack-number", lambda one: one > 0) == 1
    pack.only("board", "cards")


@pytest.mark.parametrize(
    ("old", "new", "line", "says"),
    [
        ('source = "printed"\n', "", 3, "source"),
        ('source = "printed"', 'source = "guessed"', 4, "printed, public, reconstructed"),
        ('source = "printed"', "source = 1", 4, "source"),
        ('source = "printed"', 'source = "reconstructed"', 3, "from"),
        ('from = "the publisher\'s page"\n', "", 7, "from"),
        ('from = "the publisher\'s page"', "from = 5", 9, "from"),
        ("# A small pack.", "loose = 1", 1, "loose"),
    ],
)
def test_clo_7_every_table_names_its_source(old: str, new: str, line: int, says: str) -> None:
    """CLO-7: printed, or else public or reconstructed with a note on where it comes from."""
    with pytest.raises(WrongPack, match=says) as wrong:
        Pack(SMALL.replace(old, new, 1), "small")
    assert line_of(wrong.value) == line
    assert wrong.value.rule == "CLO-7"


@pytest.mark.parametrize(
    ("path", "line"),
    [
        ("board.colour", 3),
        ("cards.values.two", 12),
        ("cards.values.one.more", 13),
        ("cards.names.one", 10),
        ("tiles", 1),
    ],
)
def test_clo_7_a_missing_key_is_named_with_the_line_it_belongs_to(path: str, line: int) -> None:
    """CLO-7: the nearest line that exists."""
    with pytest.raises(WrongPack) as wrong:
        Pack(SMALL, "small").get(path, "pack-needs-from", lambda value: True, name="board")
    assert line_of(wrong.value) == line
    assert wrong.value.key == "pack-needs-from"
    assert wrong.value.arguments == {"path": path, "name": "board"}


@pytest.mark.parametrize(("path", "line"), [("board.side", 5), ("cards.values.one", 13)])
def test_clo_7_a_wrong_value_is_named_with_its_line(path: str, line: int) -> None:
    """CLO-7: the message says what is wanted instead."""
    with pytest.raises(WrongPack, match=rf"^small, line {line}: \[a word\] needs") as wrong:
        Pack(SMALL, "small").get(path, "pack-needs-from", is_word, name="a word")
    assert wrong.value.arguments == {"path": path, "name": "a word"}


def test_clo_7_rows_of_a_list_are_not_taken_for_tables() -> None:
    """CLO-7: lines after them are still found, even after a row that looks like a table."""
    rows = SMALL.replace('names = ["one", "two"]', "rows = [\n  [1, 2],\n  [3]\n]\nlast = 0")
    with pytest.raises(WrongPack) as wrong:
        Pack(rows, "small").get("cards.last", "pack-needs-from", is_word, name="x")
    assert line_of(wrong.value) == 14


def test_clo_7_an_unknown_table_is_refused() -> None:
    """CLO-7: it is probably a typo, so it is not silently ignored."""
    with pytest.raises(
        WrongPack, match=r'line 7: .* no table "cards". Its tables are board, tiles'
    ):
        Pack(SMALL, "small").only("board", "tiles")


@pytest.mark.parametrize(
    "text",
    ["[board", "a = ", "[a]\n[a]", "a = 1\na = 2", "\0", "\ufeff[a]", "a = " + "9" * 5000]
    + ["a = " + "[" * 50_000, "a = " + "[" * 3000 + "]" * 3000, "[" + "a." * 5000 + "a]"],
    ids=range(10),
)
def test_clo_7_text_that_is_not_toml_is_refused(tmp_path: Path, text: str) -> None:
    """CLO-7: even if the TOML reader itself breaks on it."""
    with pytest.raises(WrongPack) as wrong:
        read_pack(put(tmp_path / "x.toml", text))
    assert str(wrong.value).isprintable()


def test_a_syntax_error_is_reported_with_its_line() -> None:
    with pytest.raises(WrongPack, match="line 5"):
        Pack(SMALL.replace("side = 6", "side == 6"), "small")


def test_an_unreadable_file_is_refused(tmp_path: Path) -> None:
    latin = tmp_path / "latin.toml"
    latin.write_bytes('[board]\nfrom = "Tür"'.encode("latin-1"))
    for path in (latin, tmp_path / "none.toml", tmp_path, tmp_path / "a\0b"):
        with pytest.raises(WrongPack, match="cannot be read"):
            read_pack(path)


@CALM
@given(st.text("[]{}=.,\"'\n #ab1-:") | st.text())
def test_any_text_is_a_pack_or_refused(text: str) -> None:
    try:
        Pack(text, "odd")
    except WrongPack as wrong:
        said = str(wrong)
    else:
        said = "read"
    assert said.isprintable()


# The hash


def test_the_hash_depends_on_the_content_not_the_layout() -> None:
    shuffled = """
    [cards]   # first
    names = [
      "one",
      "two",   # and so on
    ]
    values = { one = 1 }
    from = "the publisher's page"
    source = "public"
    [board]
    side = 0x6
    source = "printed"
    """
    assert Pack(shuffled, "b").hash == Pack(SMALL, "a").hash
    assert Pack(SMALL.replace("\n", "\r\n"), "c").hash == Pack(SMALL, "a").hash


def test_the_hash_changes_with_every_value() -> None:
    changes = [("6", "7"), ('"one", "two"', '"two", "one"'), ('"one" = 1', '"one" = 2')]
    texts = [SMALL, *(SMALL.replace(old, new) for old, new in changes)]
    assert len({Pack(text, "x").hash for text in texts}) == len(texts)


# Which pack is used


def test_without_a_dropped_pack_the_standard_pack_is_used() -> None:
    table = Table.new("serendipity", 3, SEED)
    assert table.header.pack == Pack(OURS, "ours").hash


def test_clo_7_a_dropped_pack_is_used_and_found_again(home: Path, tmp_path: Path) -> None:
    """CLO-7: by new and by saved tables; the record carries its hash."""
    dropped = drop(home, CORRECTED)
    table = Table.new("serendipity", 3, SEED)
    assert table.header.pack == Pack(CORRECTED, "x").hash
    assert table.setting.components.edge_of == (5, 1, 2, 3, 4, 0)
    path = table.save(tmp_path / "x.game")
    assert verify(path) == Table.load(path) == table
    dropped.unlink()
    with pytest.raises(PackMissing, match=re.escape(str(home))) as missing:
        Table.load(path)
    assert missing.value.rule == "CLO-7"
    assert table.header.pack[:12] in str(missing.value)


def test_clo_7_an_explicit_pack_wins(home: Path, tmp_path: Path) -> None:
    """CLO-7: over a dropped pack and over the standard one."""
    drop(home, CORRECTED)
    given = put(tmp_path / "mine.toml", OTHER)
    table = Table.new("serendipity", 3, SEED, pack=given)
    assert table.header.pack == Pack(OTHER, "x").hash
    path = table.save(tmp_path / "x.game")
    assert verify(path, pack=given) == Table.load(path, pack=given) == table
    with pytest.raises(PackMissing):
        Table.load(path)


def test_a_game_with_the_standard_pack_ignores_a_dropped_one(home: Path, tmp_path: Path) -> None:
    table = Table.new("serendipity", 3, SEED)
    path = table.save(tmp_path / "x.game")
    for text in (CORRECTED, "not a pack", OURS.replace("side = 6", "side = 7")):
        drop(home, text)
        assert Table.load(path) == table


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("side = 6", "side = 7"),
        ("flowers_each = 13", "flowers_each = 12"),
        ("serendips = 13", ""),
        ('"violet", "red"', '"violet", "violet"'),
        ('2x1 = [["blue"], ["orange"]]', '2x1 = [["blue"], ["blue"]]'),
        ('2x1 = [["blue"], ["orange"]]', '2x1 = [["blue"], ["pink"]]'),
        ('2x1 = [["blue"], ["orange"]]', '2x1 = [["blue"], 3]'),
        ("[board]", "[bored]"),
        ('source = "printed"', ""),
    ],
)
def test_clo_7_a_broken_dropped_pack_is_refused(home: Path, old: str, new: str) -> None:
    """CLO-7: when a game is about to begin, with the file and the line."""
    assert old in OURS
    broken = OURS.replace(old, new, 1)
    path = drop(home, broken)
    with pytest.raises(WrongPack, match=re.escape(str(path))) as wrong:
        Table.new("serendipity", 3, SEED)
    if new:
        assert line_of(wrong.value) == line_with(broken, new)


def test_a_folder_in_place_of_a_pack_is_refused(home: Path) -> None:
    (home / "packs" / "serendipity.toml").mkdir()
    with pytest.raises(FileError):
        Table.new("serendipity", 3, SEED)


def test_without_the_variable_packs_are_in_the_users_data_folder(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delenv("CLOISTER_DATA")
    assert packs.user_pack_path("serendipity").parts[-3:] == (
        "cloister",
        "packs",
        "serendipity.toml",
    )
