"""Imports go one way: core <- games <- bots <- lab, and nobody reaches for what it must not see.

An import that is only there for type checking counts too.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SRC = Path(__file__).parent.parent / "src"

# What each part may import of cloister, besides itself. A part that is not named here may import
# everything but the cli.
MAY_IMPORT = {
    "core": (),
    "bots": ("core", "games"),
    "lab": ("core", "games", "bots"),
    "suite": ("core", "games", "bots", "lab", "_compiled"),
    "server": ("core", "games", "bots", "web", "_compiled"),
}
PRIVATE_TO_RULES = {"state", "rules"}
BANNED_EVERYWHERE = {"pickle", "marshal", "shelve", "eval", "exec"}
BANNED_IN_RULES = BANNED_EVERYWHERE | {"random"}


def test_imports_go_one_way() -> None:
    assert list(wrong_imports(SRC)) == []


def test_nothing_banned_is_used() -> None:
    assert list(banned_names(SRC)) == []


@pytest.mark.parametrize(
    ("file", "line"),
    [
        ("core/game.py", "from cloister.games import chess"),
        ("core/game.py", "from cloister import Table"),
        ("core/game.py", "import cloister.cli"),
        ("games/chess/rules.py", "from cloister.games.go import rules"),
        ("games/chess/rules.py", "from ..go.components import Stone"),
        ("games/chess/view.py", "from cloister.bots import levels"),
        ("games/chess/hints.py", "from .state import Board"),
        ("games/chess/hints.py", "from cloister.games.chess import rules"),
        ("games/chess/text/tell.py", "from ..state import Board"),
        ("bots/search.py", "from cloister.games.chess.state import Board"),
        ("bots/search.py", "from ..games.chess import rules"),
        ("lab/rate.py", "from cloister.server import host"),
        ("suite/leaks.py", "from cloister.cli import main"),
        ("server/app.py", "from cloister.lab import rate"),
        ("terminal.py", "from cloister.cli import main"),
    ],
)
def test_a_wrong_import_is_found(tmp_path: Path, file: str, line: str) -> None:
    plant(tmp_path, file, line)
    assert len(list(wrong_imports(tmp_path))) == 1


@pytest.mark.parametrize(
    ("file", "line"),
    [
        ("core/table.py", "from cloister.core.game import Seat"),
        ("core/table.py", "from .game import Seat"),
        ("games/chess/rules.py", "from .state import Board"),
        ("games/chess/hints.py", "from .components import Piece"),
        ("games/chess/hints.py", "from cloister.core.game import Seat"),
        ("bots/search.py", "from cloister.games.chess import hints"),
        ("lab/rate.py", "from cloister.bots import levels"),
        ("suite/leaks.py", "from cloister.games.chess import state"),
        ("cli.py", "from cloister.server import app"),
    ],
)
def test_a_right_import_passes(tmp_path: Path, file: str, line: str) -> None:
    plant(tmp_path, file, line)
    assert list(wrong_imports(tmp_path)) == []


@pytest.mark.parametrize(
    ("file", "line"),
    [
        ("core/record.py", "import pickle"),
        ("games/chess/rules.py", "from random import shuffle"),
        ("games/chess/rules.py", "import random as chance"),
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


def wrong_imports(src: Path) -> Iterator[str]:
    for path in sorted(src.rglob("*.py")):
        importer = path.relative_to(src / "cloister").with_suffix("").parts
        for target in imports_of_cloister(path, src):
            if not may_import(importer, target):
                yield f"{path.relative_to(src)} imports {'.'.join(target)}"


def may_import(importer: tuple[str, ...], target: tuple[str, ...]) -> bool:
    """Both are paths below `cloister`; a target may end in the name that is imported."""
    part, reached = importer[0], target[0]
    if part in {"cli", "__main__"}:
        return True
    if reached == "cli" or (touches_rules(target) and is_kept_from_rules(importer)):
        return False
    if part == "games" and len(importer) > 2:
        return reached == "core" or target[:2] == importer[:2]
    return part not in MAY_IMPORT or reached in {part, *MAY_IMPORT[part]}


def touches_rules(target: tuple[str, ...]) -> bool:
    return target[0] == "games" and len(target) > 2 and target[2] in PRIVATE_TO_RULES


def is_kept_from_rules(importer: tuple[str, ...]) -> bool:
    """Bots, hints and text work from what a seat knows."""
    return importer[0] == "bots" or (
        importer[0] == "games" and len(importer) > 2 and importer[2] in {"hints", "text"}
    )


def imports_of_cloister(path: Path, src: Path) -> Iterator[tuple[str, ...]]:
    package = path.relative_to(src).parent.parts
    for node in ast.walk(parse(path)):
        for name in imported_names(node, package):
            if name[0] == "cloister" and len(name) > 1:
                yield name[1:]


def imported_names(node: ast.AST, package: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """`from a.b import c` counts as a.b.c, whether c is a module or a name in it."""
    if isinstance(node, ast.Import):
        yield from (tuple(alias.name.split(".")) for alias in node.names)
    elif isinstance(node, ast.ImportFrom):
        above = package[: len(package) - node.level + 1] if node.level else ()
        module = tuple(node.module.split(".")) if node.module else ()
        yield from ((*above, *module, alias.name) for alias in node.names)


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
