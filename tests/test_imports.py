"""Imports go one way: between the parts of Cloister, and between the rooms of every game.

    core <- games <- bots <- lab        core, games, bots <- server
    components <- rules <- knowledge <- bots        words and art read these, but no position

An import that is only for type checking counts too.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from cloister.core import registry
from cloister.core.languages import SOURCE, languages
from cloister.suite.rooms import MAY_READ, imported_names, imports_of, wrong_imports

SRC = Path(__file__).parent.parent / "src"

# What each part may import from cloister besides itself. A part not named here may import
# everything but the cli.
MAY_IMPORT = {
    "core": (),
    "bots": ("core", "games"),
    "lab": ("core", "games", "bots"),
    "suite": ("core", "games", "bots", "lab", "_compiled"),
    "server": ("core", "games", "bots", "web", "_compiled"),
}
INSIDE_A_GAME = ("components", "rules", "knowledge")
"""What nobody but the game itself and its tests may reach into: bots see views."""
TOP = {"__init__.py", "RULES.md", "components.toml"}
ROOMS = {*MAY_READ, "web", "golden", "past"}
BANNED_EVERYWHERE = {"pickle", "marshal", "shelve", "eval", "exec"}
BANNED_IN_RULES = BANNED_EVERYWHERE | {"random"}


def test_imports_go_one_way() -> None:
    assert list(imports_between_parts(SRC)) == []


def test_imports_inside_a_game_go_one_way(every_key: str) -> None:
    game = registry.find(every_key)
    wrong = wrong_imports(game.folder, (*registry.PACKAGE.split("."), game.key))
    assert [f"{path} imports {'.'.join(target)}" for path, target in wrong] == []


def test_a_game_has_the_standard_rooms_and_nothing_else(every_key: str) -> None:
    """The top level holds only the id card, the rules in every language and the components."""
    folder = registry.find(every_key).folder
    found = [path for path in folder.iterdir() if path.suffix != ".so"]
    translated = {f"RULES.{other}.md" for other in languages(folder) if other != SOURCE}
    assert {path.name for path in found if path.is_file()} == TOP | translated
    rooms = {path.name for path in found if path.is_dir()} - {"__pycache__"}
    assert rooms <= ROOMS
    assert rooms >= {"components", "rules", "knowledge", "words", "golden"}


def test_no_banned_names_are_used() -> None:
    assert list(banned_names(SRC)) == []


@pytest.mark.parametrize(
    ("file", "line"),
    [
        ("core/game.py", "from cloister.games import chess"),
        ("core/game.py", "from cloister import Table"),
        ("core/game.py", "import cloister.cli"),
        ("games/chess/rules/game.py", "from cloister.games.go.rules import game"),
        ("games/chess/rules/game.py", "from ...go.components.pack import Stone"),
        ("games/chess/knowledge/view.py", "from cloister.bots import levels"),
        ("bots/search.py", "from cloister.games.chess.rules.state import Board"),
        ("bots/search.py", "from ..games.chess import rules"),
        ("lab/rate.py", "from cloister.server import host"),
        ("suite/leaks.py", "from cloister.cli import main"),
        ("server/app.py", "from cloister.lab import rate"),
        ("terminal.py", "from cloister.cli import main"),
    ],
)
def test_a_wrong_import_is_found(tmp_path: Path, file: str, line: str) -> None:
    plant(tmp_path, file, line)
    assert len(list(imports_between_parts(tmp_path))) == 1


@pytest.mark.parametrize(
    ("file", "line"),
    [
        ("components/pack.py", "from ..rules.moves import BUILD"),
        ("rules/game.py", "from ..knowledge.view import look"),
        ("rules/game.py", "from cloister.games.chess.knowledge import view"),
        ("rules/events.py", "from ..words import notation"),
        ("rules/state.py", "if True:\n    from ..bots.value import worth"),
        ("rules/setup.py", "def deal():\n    from ..art import shapes"),
        ("knowledge/view.py", "from ..bots.plan import Turn"),
        ("knowledge/view.py", "from ..words.notation import write"),
        ("bots/value.py", "from ..words import standing"),
        ("bots/value.py", "from ..art.shapes import LINE"),
        ("words/screen.py", "from ..rules.state import Board"),
        ("words/screen.py", "from ..art.shapes import LINE"),
        ("art/picture.py", "from ..rules.game import Chess"),
        ("art/picture.py", "from ..bots.value import worth"),
    ],
)
def test_a_wrong_import_inside_a_game_is_found(tmp_path: Path, file: str, line: str) -> None:
    plant(tmp_path, f"games/chess/{file}", line)
    package = ("cloister", "games", "chess")
    assert len(list(wrong_imports(tmp_path.joinpath(*package), package))) == 1


@pytest.mark.parametrize(
    ("file", "line"),
    [
        ("rules/game.py", "from .state import Board"),
        ("rules/game.py", "from ..components.pack import Piece"),
        ("knowledge/access.py", "from ..rules.state import Board"),
        ("bots/heuristics.py", "from ..knowledge.view import BoardView"),
        ("bots/playout.py", "from ..rules.game import Chess"),
        ("words/screen.py", "from ..rules import phase"),
        ("art/picture.py", "from ..words import standing"),
        ("__init__.py", "from .art import picture"),
        ("past/r1/rules.py", "from .view import look"),
    ],
)
def test_a_correct_import_inside_a_game_passes(tmp_path: Path, file: str, line: str) -> None:
    plant(tmp_path, f"games/chess/{file}", line)
    package = ("cloister", "games", "chess")
    assert list(wrong_imports(tmp_path.joinpath(*package), package)) == []


@pytest.mark.parametrize(
    ("file", "line"),
    [
        ("core/table.py", "from cloister.core.game import Seat"),
        ("core/table.py", "from .game import Seat"),
        ("games/chess/rules/game.py", "from .state import Board"),
        ("games/chess/bots/value.py", "from cloister.core.game import Seat"),
        ("bots/search.py", "from cloister.games import chess"),
        ("lab/rate.py", "from cloister.bots import levels"),
        ("suite/leaks.py", "from cloister.games.chess.rules import state"),
        ("cli.py", "from cloister.server import app"),
    ],
)
def test_a_correct_import_passes(tmp_path: Path, file: str, line: str) -> None:
    plant(tmp_path, file, line)
    assert list(imports_between_parts(tmp_path)) == []


@pytest.mark.parametrize(
    ("file", "line"),
    [
        ("core/record.py", "import pickle"),
        ("games/chess/rules/setup.py", "from random import shuffle"),
        ("games/chess/rules/setup.py", "import random as chance"),
        ("server/app.py", "eval('1')"),
        ("lab/rate.py", "exec('1')"),
    ],
)
def test_a_banned_name_is_found(tmp_path: Path, file: str, line: str) -> None:
    plant(tmp_path, file, line)
    assert len(list(banned_names(tmp_path))) == 1


def plant(src: Path, file: str, line: str) -> None:
    path = src / "cloister" / file
    path.parent.mkdir(parents=True)
    path.write_text(line + "\n", encoding="utf-8")


def imports_between_parts(src: Path) -> Iterator[str]:
    for path in sorted(src.rglob("*.py")):
        importer = path.relative_to(src / "cloister").with_suffix("").parts
        for target in imports_of(path, path.relative_to(src).parent.parts):
            if target[0] == "cloister" and target[1:] and not may_import(importer, target[1:]):
                yield f"{path.relative_to(src)} imports {'.'.join(target)}"


def may_import(importer: tuple[str, ...], target: tuple[str, ...]) -> bool:
    """Both are paths below `cloister`; a target may end in the imported name."""
    part, reached = importer[0], target[0]
    if part in {"cli", "__main__"}:
        return True
    if reached == "cli" or (part == "bots" and reaches_into_game(target)):
        return False
    if part == "games" and len(importer) > 2:
        return reached == "core" or target[:2] == importer[:2]
    return part not in MAY_IMPORT or reached in {part, *MAY_IMPORT[part]}


def reaches_into_game(target: tuple[str, ...]) -> bool:
    return target[0] == "games" and len(target) > 2 and target[2] in INSIDE_A_GAME


def banned_names(src: Path) -> Iterator[str]:
    for path in sorted(src.rglob("*.py")):
        in_rules = path.relative_to(src / "cloister").parts[0] in {"core", "games"}
        banned = BANNED_IN_RULES if in_rules else BANNED_EVERYWHERE
        for node in ast.walk(parse(path)):
            if used_names(node) & banned:
                yield f"{path.relative_to(src)}: {ast.unparse(node)}"


def used_names(node: ast.AST) -> set[str]:
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
        return {node.func.id}
    if isinstance(node, ast.ImportFrom) and node.level:
        return set()
    return {name[0] for name in imported_names(node, ())}


def parse(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))
