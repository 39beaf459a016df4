"""Games are found by their folders and listed nowhere, and old rules stay beside new ones."""

import importlib
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import cloister.games
from cloister import Table, find, keys, verify
from cloister.core import registry
from cloister.core.errors import RecordForged, UnknownGame, UnknownRules
from cloister.core.packs import Pack

SEED = bytes(range(32))

NIM = '''"""Take one or two stones; who takes the last one wins."""

from cloister.core.card import Game
from cloister.core.chance import Chance
from cloister.core.errors import BadNotation
from cloister.core.game import State, Announcements
from cloister.core.values import Outcome, Refusal, View


class Nim(State):
    def __init__(self, stones):
        self.stones, self.seat = stones, 0

    def to_act(self):
        return (self.seat,) if self.stones else ()

    def moves(self, seat):
        return [n for n in (1, 2) if n <= self.stones] if seat == self.seat else []

    def forbids(self, seat, move):
        return None if move <= self.stones else Refusal("NIM-2", "refuse-too-many")

    def play(self, seat, move, chance, told):
        self.stones -= move
        self.seat = 1 - seat

    def outcome(self):
        last = 1 - self.seat
        return None if self.stones else Outcome((1 - last, last), (last,), "taken")

    def view(self, seat, memory=0):
        return View(seat=seat, to_act=self.to_act(), prompt="take", outcome=self.outcome())

    def check(self):
        pass


def read(words):
    if words not in ("take 1", "take 2"):
        raise BadNotation("take 1 or take 2")
    return int(words[-1])


GAME = Game(
    title="Nim",
    makers="nobody",
    seats=range(2, 3),
    minutes=(1, 2),
    rules=1,
    longest=99,
    end_reasons=("taken",),
    components=lambda pack: None,
    deal=lambda setting, chance: Nim(5 + chance.below(5, "stones")),
    set_up=lambda setting, position: Nim(position["stones"]),
    write="take {}".format,
    read=read,
)
'''
STONES = '[stones]\nsource = "printed"\n'


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """An extra folder of games; everything loaded from it is forgotten afterwards."""
    monkeypatch.setattr(cloister.games, "__path__", [*cloister.games.__path__, str(tmp_path)])
    before = set(sys.modules)
    yield tmp_path
    forget(set(sys.modules) - before)


def forget(modules: set[str]) -> None:
    """Load games from their files again, as a new process would."""
    for name in modules:
        if name.startswith(registry.PACKAGE):
            del sys.modules[name]
    registry._load.cache_clear()
    importlib.invalidate_caches()


def add_game(folder: Path, key: str, text: str = NIM) -> Path:
    home = folder / key
    home.mkdir()
    (home / "__init__.py").write_text(text, "utf-8")
    (home / "components.toml").write_text(STONES, "utf-8")
    importlib.invalidate_caches()
    return home


# By folder


def test_our_games_are_found() -> None:
    assert "serendipity" in keys()
    assert keys() == sorted(keys())
    game = find("serendipity")
    assert (game.key, game.title) == ("serendipity", "Serendipity")
    assert (game.folder / "components.toml").is_file()
    assert find("serendipity") is game


def test_a_sixth_game_needs_only_its_folder(folder: Path, tmp_path: Path) -> None:
    before = keys()
    home = add_game(folder, "nim")
    assert keys() == sorted([*before, "nim"])
    assert find("nim").folder == home
    table = Table.new("nim", 2, SEED)
    while table.to_act:
        table.play(table.to_act[0], table.moves(table.to_act[0])[-1])
    path = table.save(tmp_path / "x.game")
    assert verify(path) == Table.load(path) == table
    assert table.outcome is not None


def test_a_folder_with_an_underscore_is_found_but_not_listed(folder: Path) -> None:
    add_game(folder, "_draft")
    assert "_draft" not in keys()
    assert find("_draft").title == "Nim"


def test_only_python_packages_are_games(folder: Path) -> None:
    (folder / "helper.py").write_text("", "utf-8")
    (folder / "pictures").mkdir()
    (folder / "notes.txt").write_text("", "utf-8")
    importlib.invalidate_caches()
    for key in ("helper", "pictures", "notes"):
        assert key not in keys()
        with pytest.raises(UnknownGame):
            find(key)


@pytest.mark.parametrize(
    "key",
    ["../x", "", "a b", "core", "serendipity.rules", "serendipity/", ".", "..", "__init__"]
    + ["__pycache__", "Serendipity", "serendipity\n", "a\0b", "ſerendipity", "x" * 9999, "os"]
    + [None, 5, b"serendipity", ["serendipity"]],
    ids=lambda key: ascii(key)[:20],
)
def test_an_odd_key_is_an_unknown_game(key: Any) -> None:
    for rules in (None, 1):
        with pytest.raises(UnknownGame) as unknown:
            find(key, rules)
        assert str(unknown.value).isprintable()
        assert len(str(unknown.value)) < 400


def test_the_unknown_game_error_lists_the_games() -> None:
    with pytest.raises(UnknownGame, match=r'no game "chess"\. Choose one of these: .*serendipity'):
        find("chess")


@pytest.mark.parametrize(
    ("line", "error"),
    [
        ("import no_such_library", ModuleNotFoundError),
        ("import c", ModuleNotFoundError),
        ("import cloister.gam", ModuleNotFoundError),
        ("from .rules import play", ModuleNotFoundError),
        ("from cloister.core.game import Nothing", ImportError),
        ("1 / 0", ZeroDivisionError),
        ("GAME = ", SyntaxError),
        ("GAMES = []", AttributeError),
    ],
)
def test_a_broken_game_is_not_hidden(folder: Path, line: str, error: type[Exception]) -> None:
    """Its author gets the original error, not `no such game`."""
    add_game(folder, "broken", line + "\n")
    with pytest.raises(error):
        find("broken")
    assert "broken" in keys()


# Rules numbers


def copied_serendipity(home: Path) -> None:
    """Copy the sources only: a copy is not compiled."""
    shutil.copytree(
        find("serendipity").folder,
        home,
        ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "golden"),
    )
    importlib.invalidate_caches()


def edit(path: Path, old: str, new: str) -> None:
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new), "utf-8")
    # Python would reuse the old bytecode: the new text has the same size and timestamp.
    shutil.rmtree(path.parent / "__pycache__", ignore_errors=True)


def release_rules_2(home: Path) -> None:
    """The old rules move to past/r1; in the new ones the tiles are drawn under another name."""
    old = home.rename(home.with_name("old"))
    copied_serendipity(home)
    (home / "past").mkdir()
    old.rename(home / "past" / "r1")
    edit(home / "__init__.py", "rules=1,", "rules=2,")
    edit(
        home / "rules" / "setup.py",
        'chance.shuffle(faces, "tiles")',
        'chance.shuffle(faces, "flowers")',
    )
    forget({name for name in sys.modules if name.startswith(f"{registry.PACKAGE}.garden")})


def played(table: Table) -> Table:
    for _ in range(25):
        table.play(table.to_act[0], table.moves(table.to_act[0])[0])
    return table


def test_clo_6_a_game_keeps_the_rules_it_began_with(folder: Path, tmp_path: Path) -> None:
    """CLO-6: new tables get the new rules, stored ones keep the old."""
    copied_serendipity(folder / "garden")
    begun = played(Table.new("garden", 3, SEED))
    path = begun.save(tmp_path / "old.game")
    release_rules_2(folder / "garden")
    again = verify(path)
    assert again == begun
    assert (again.game.rules, again.game.folder.name) == (1, "r1")
    assert played(again).record().header.rules == 1
    fresh = Table.new("garden", 3, SEED)
    assert fresh.header.rules == 2
    assert fresh.header.deal[0].label == "flowers"
    assert find("garden", 2) is find("garden")


def test_clo_6_old_moves_are_not_played_by_new_rules(folder: Path, tmp_path: Path) -> None:
    """CLO-6: not even if the old ones are gone."""
    copied_serendipity(folder / "garden")
    path = Table.new("garden", 3, SEED).save(tmp_path / "old.game")
    release_rules_2(folder / "garden")
    shutil.rmtree(folder / "garden" / "past")
    with pytest.raises(UnknownRules, match=r"by rules 1 of .* Only rules 2 are") as unknown:
        Table.load(path)
    assert unknown.value.rule == "CLO-6"
    edit(folder / "garden" / "__init__.py", "rules=2,", "rules=1,")
    forget({name for name in sys.modules if name.startswith(f"{registry.PACKAGE}.garden")})
    with pytest.raises(RecordForged, match='"tiles" of 91 in place of "flowers" of 91'):
        Table.load(path)


@pytest.mark.parametrize("rules", [0, 2, -1, 10**30])
def test_clo_6_unavailable_rules_are_named(rules: int) -> None:
    """CLO-6: together with the available ones."""
    with pytest.raises(UnknownRules, match=f"by rules {rules} of .* Only rules 1 are") as unknown:
        find("serendipity", rules)
    assert unknown.value.code == "unknown-rules"


def test_old_rules_play_with_their_own_components(folder: Path, tmp_path: Path) -> None:
    """CLO-7: a pack that has been corrected since does not stop an old game."""
    copied_serendipity(folder / "garden")
    path = Table.new("garden", 3, SEED).save(tmp_path / "old.game")
    release_rules_2(folder / "garden")
    components = folder / "garden" / "components.toml"
    edit(components, '"blue", "violet", "red"', '"violet", "blue", "red"')
    assert Table.load(path).header.pack != Pack(components.read_text("utf-8"), "new").hash
