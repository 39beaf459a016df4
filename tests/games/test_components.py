"""The component packs of every game: sources, unknown tables and corrected packs."""

import re
from pathlib import Path

import pytest

from cloister.core.errors import PackMissing, WrongPack
from cloister.core.packs import Pack, standard
from cloister.core.registry import find
from cloister.core.table import Table
from tests.support.games import game_keys
from tests.support.packs import standard_text, write

BOXES = [key for key in game_keys() if (find(key).folder / "components.toml").exists()]
PARTS = [(key, part) for key in BOXES for part in standard(key, find(key).folder).data]
RECONSTRUCTED = [key for key in BOXES if 'from = "' in standard_text(key)]


@pytest.mark.parametrize(("key", "part"), PARTS)
def test_every_component_has_a_source(key: str, part: str) -> None:
    """The source is printed, public or reconstructed; the last two also say from what."""
    table = standard(key, find(key).folder).data[part]
    assert table["source"] in ("printed", "public", "reconstructed")
    assert table["source"] == "printed" or table["from"]


@pytest.mark.parametrize(("key", "part"), PARTS)
def test_a_table_with_an_unknown_name_is_refused(key: str, part: str) -> None:
    text, count = re.subn(rf"^\[{part}(?=[.\]])", f"[x_{part}", standard_text(key), flags=re.M)
    assert count >= 1
    with pytest.raises(WrongPack) as caught:
        find(key).components(Pack(text, "mine.toml"))
    assert f"x_{part}" in str(caught.value)


@pytest.mark.parametrize("key", RECONSTRUCTED)
def test_a_record_needs_the_pack_it_was_played_with(key: str, tmp_path: Path) -> None:
    """CLO-7: the record carries the hash of the pack."""
    text = standard_text(key).replace('from = "', 'from = "counted in my own box; ', 1)
    pack = write(tmp_path, text)
    table = Table.new(key, find(key).seats[0], bytes(32), pack=pack)
    assert table.header.pack != Table.new(key, find(key).seats[0], bytes(32)).header.pack
    table.play(table.to_act[0], table.moves(table.to_act[0])[0])
    saved = table.save(tmp_path / "some.game")
    with pytest.raises(PackMissing) as caught:
        Table.load(saved)
    assert (caught.value.code, caught.value.rule) == ("pack-missing", "CLO-7")
    assert Table.load(saved, pack=pack) == table


@pytest.mark.parametrize("key", BOXES)
def test_comments_and_spaces_do_not_change_the_hash_of_a_pack(key: str, tmp_path: Path) -> None:
    pack = write(tmp_path, f"# mine\n\n{standard_text(key)}")
    seats = find(key).seats[0]
    table = Table.new(key, seats, bytes(32), pack=pack)
    assert table.header.pack == Table.new(key, seats, bytes(32)).header.pack
