"""Imports inside a game go one way, and a wrong import is reported with a remedy."""

import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from cloister.core.registry import find
from cloister.suite.checks import Wrong
from cloister.suite.rooms import imports_go_one_way, wrong_imports

TEMPLATE = find("_template")
PACKAGE = ("cloister", "games", "chess")


def plant(folder: Path, file: str, line: str) -> list[str]:
    path = folder / file
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(line + "\n", "utf-8")
    return [f"{path} imports {'.'.join(target)}" for path, target in wrong_imports(folder, PACKAGE)]


@pytest.mark.parametrize(
    ("file", "line"),
    [
        ("components/pack.py", "from ..rules import moves"),
        ("rules/game.py", "from ..knowledge.view import look"),
        ("rules/game.py", "from cloister.games.chess.words import notation"),
        ("rules/game.py", "from .. import knowledge"),
        ("knowledge/view.py", "from ..bots import value"),
        ("knowledge/view.py", "from ..words import events"),
        ("bots/value.py", "from ..words import notation"),
        ("bots/value.py", "from ..art.shapes import HORSE"),
        ("words/events.py", "from ..rules.state import Board"),
        ("words/events.py", "from ..rules import game"),
        ("words/events.py", "from ..bots import value"),
        ("art/picture.py", "import cloister.games.chess.rules.game"),
        ("rules/pieces/horse.py", "from ...knowledge import view"),
        ("rules/game.py", "from cloister.bots import levels"),
        ("rules/game.py", "from cloister.games.go.rules import moves"),
        ("rules/game.py", "from ...go.rules import moves"),
    ],
)
def test_a_wrong_import_is_found(tmp_path: Path, file: str, line: str) -> None:
    assert len(plant(tmp_path, file, line)) == 1


@pytest.mark.parametrize(
    ("file", "line"),
    [
        ("__init__.py", "from .words import notation"),
        ("rules/game.py", "from ..components import pack"),
        ("rules/game.py", "from .state import Board"),
        ("rules/pieces/horse.py", "from ..state import Board"),
        ("rules/game.py", "from cloister.core.game import State"),
        ("rules/game.py", "from math import sqrt"),
        ("knowledge/view.py", "from ..rules.game import Chess"),
        ("bots/value.py", "from ..knowledge.view import ChessView"),
        ("words/events.py", "from ..rules.moves import KINDS"),
        ("words/events.py", "from ..knowledge.view import ChessView"),
        ("art/picture.py", "from ..words import notation"),
        ("past/r1/rules/game.py", "from ..knowledge import view"),
    ],
)
def test_a_correct_import_passes(tmp_path: Path, file: str, line: str) -> None:
    assert plant(tmp_path, file, line) == []


def test_the_imports_of_the_template_go_one_way() -> None:
    imports_go_one_way(TEMPLATE)


def test_the_finding_says_what_to_do(tmp_path: Path) -> None:
    shutil.copytree(TEMPLATE.folder / "rules", tmp_path / "rules")
    game = replace(TEMPLATE, folder=tmp_path)
    plant(tmp_path, "rules/told.py", "from ..words import notation")
    with pytest.raises(Wrong, match=r"rules/told\.py imports words\.notation\. Rules say what"):
        imports_go_one_way(game)
    plant(tmp_path, "art/picture.py", "from ..rules import state")
    with pytest.raises(
        Wrong, match=r"art/picture.py imports rules.state \(and 1 more\)\. Words and art work"
    ):
        imports_go_one_way(game)
    plant(tmp_path, "art/picture.py", "import cloister.server")
    with pytest.raises(Wrong, match=r"only use cloister\.core and its own folder\."):
        imports_go_one_way(game)
