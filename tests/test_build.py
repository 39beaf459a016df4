"""Compiled modules are used only if they match their sources.

Each test works on a small package of its own and leaves the real tree alone.
"""

import json
import os
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest
from filelock import FileLock

ROOT = Path(__file__).parent.parent
CHOICE = ROOT / "src" / "cloister" / "_compiled.py"
COMPILE = ROOT / "tools" / "compile.py"
SAID = "said.txt"
"""What the compiler said, beside the build."""

FILES = {
    "__init__.py": """
from cloister._compiled import choose, why_interpreted

WHY = why_interpreted()
COMPILED = choose()
""",
    "core/__init__.py": "",
    "core/limits.py": "from typing import Final\n\nLIMIT: Final = 5\n",
    "core/dice.py": """# compiled with mypyc
from mypy_extensions import mypyc_attr

from .limits import LIMIT


@mypyc_attr(allow_interpreted_subclasses=True)
class Dice:
    def roll(self) -> int:
        return LIMIT


def twice(dice: Dice) -> int:
    return dice.roll() + dice.roll()
""",
    "games/__init__.py": "",
    "games/good/__init__.py": "",
    "games/good/rules.py": """# compiled with mypyc
from ...core.dice import Dice, twice


def play(dice: Dice) -> int:
    return twice(dice)
""",
    "games/good/loaded.py": """
from cloister.core.dice import Dice


class Loaded(Dice):
    def roll(self) -> int:
        return 6
""",
}

PROBE = """
import json
import cloister
from cloister.core import dice
from cloister.games.good import loaded, rules

compiled_files = [m.__file__.endswith((".so", ".pyd")) for m in (dice, rules)]
print(json.dumps({
    "compiled": cloister.COMPILED,
    "why": cloister.WHY,
    "files": compiled_files,
    "plays": [rules.play(dice.Dice()), rules.play(loaded.Loaded())],
}))
"""


def test_without_a_build_the_sources_are_used(tmp_path: Path) -> None:
    write_package(tmp_path)
    assert probe(tmp_path) == interpreted("not compiled")


def test_binaries_without_a_manifest_are_ignored(tmp_path: Path) -> None:
    write_package(tmp_path)
    plant_broken_binaries(tmp_path)
    assert probe(tmp_path) == interpreted("not compiled")


def test_binaries_of_another_python_are_ignored(tmp_path: Path) -> None:
    write_package(tmp_path)
    plant_broken_binaries(tmp_path)
    write_manifest(tmp_path, {"python": ".other", "libraries": [], "files": {}, "left_out": {}})
    assert probe(tmp_path) == interpreted("compiled for another Python")


class TestCompiled:
    """Many tests of one build; each works on its own copy."""

    def test_a_build_is_used_when_it_fits(self, project: Path) -> None:
        assert probe(project) == {
            "compiled": True,
            "why": None,
            "files": [True, True],
            "plays": [10, 12],
        }

    def test_a_build_is_not_used_when_the_user_says_so(self, project: Path) -> None:
        assert probe(project, CLOISTER_PURE="1") == interpreted("CLOISTER_PURE=1 is set")

    def test_an_edited_source_makes_every_module_interpreted(self, project: Path) -> None:
        append(project, "core/dice.py", "# edited")
        assert probe(project) == interpreted("core/dice.py has changed since it was compiled")

    def test_an_edited_interpreted_module_counts_too(self, project: Path) -> None:
        append(project, "core/limits.py", "# edited")
        assert probe(project) == interpreted("core/limits.py has changed since it was compiled")

    def test_a_source_with_a_new_timestamp_is_not_edited(self, project: Path) -> None:
        os.utime(project / "src/cloister/core/dice.py")
        assert probe(project)["compiled"] is True

    def test_a_missing_library_makes_every_module_interpreted(self, project: Path) -> None:
        for library in (project / "src").glob("cloister__mypyc*"):
            library.unlink()
        assert probe(project) == interpreted("a compiled file is missing")

    def test_a_second_build_does_nothing(self, project: Path) -> None:
        assert compile_project(project) == "compiled: up to date"

    def test_clean_removes_every_trace(self, project: Path) -> None:
        compile_project(project, "--clean")
        assert probe(project) == interpreted("not compiled")
        assert not list((project / "src").rglob("*.so"))

    def test_only_the_broken_game_is_left_out(self, project: Path) -> None:
        append(project, "games/bad/rules.py", "# compiled with mypyc\nSTONES: int = 'many'")
        said = compile_project(project)
        assert said.endswith("interpreted, because it does not compile: bad")
        assert probe(project)["files"] == [True, True]
        assert compile_project(project).startswith("compiled: up to date; interpreted")


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Path:
    """The first worker to need the build makes it; the others wait and share it."""
    base = tmp_path_factory.getbasetemp()
    root = (base if worker_id == "master" else base.parent) / "built"
    with FileLock(f"{root}.lock", timeout=300):
        if not root.exists():
            write_package(root)
            (root / SAID).write_text(compile_project(root), "utf-8")
    if "no C compiler" in (root / SAID).read_text("utf-8"):
        pytest.skip("no C compiler or no Python headers on this machine")
    return root


@pytest.fixture
def project(built: Path, tmp_path: Path) -> Path:
    return Path(shutil.copytree(built, tmp_path / "project"))


def interpreted(why: str) -> dict[str, object]:
    return {"compiled": False, "why": why, "files": [False, False], "plays": [10, 12]}


def write_package(root: Path) -> None:
    for name, text in FILES.items():
        append(root, name, text)
    shutil.copy(CHOICE, root / "src" / "cloister")


def append(root: Path, name: str, text: str) -> None:
    path = root / "src" / "cloister" / name
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a", encoding="utf-8") as file:
        file.write(text + "\n")


def plant_broken_binaries(root: Path) -> None:
    """Files that Python would prefer to the sources but could not load."""
    for name in ("core/dice", "games/good/rules"):
        append(root, name + EXTENSION_SUFFIXES[0], "not a library")


def write_manifest(root: Path, manifest: dict[str, object]) -> None:
    append(root, "_compiled.json", json.dumps(manifest))


def compile_project(root: Path, *flags: str) -> str:
    return run(root, [str(COMPILE), "--root", str(root), *flags])


def probe(root: Path, **env: str) -> dict[str, object]:
    """What a fresh interpreter finds in the package."""
    seen: dict[str, object] = json.loads(run(root, ["-c", PROBE], **env))
    return seen


def run(root: Path, arguments: list[str], **env: str) -> str:
    env = os.environ | {"PYTHONPATH": str(root / "src"), "CLOISTER_PURE": "0"} | env
    done = subprocess.run(
        [sys.executable, *arguments], env=env, capture_output=True, text=True, check=True
    )
    return done.stdout.strip()
