"""The client's files: those of others are unchanged, and ours follow strict rules."""

import hashlib
import re
import shutil
import subprocess
from pathlib import Path

import pytest

import cloister
from cloister import find, keys

ROOT = Path(__file__).parent.parent.parent
PACKAGE = Path(str(cloister.__file__)).parent
STATIC = PACKAGE / "web" / "static"
TEMPLATES = sorted((PACKAGE / "web" / "templates").glob("*.html"))
SCRIPTS = sorted(
    path
    for path in [*STATIC.rglob("*.js"), *PACKAGE.glob("games/*/web/*.js")]
    if "vendor" not in path.parts
)
BOARDS = [path for path in SCRIPTS if "games" in path.parts]
LINES = 300
UNTYPED = {"verifier.js"}
"""Plain JavaScript on purpose, so that anybody can run it; verifier.d.ts has its types."""


def test_vendored_files_are_as_they_were_published() -> None:
    lines = (STATIC / "vendor" / "sha256.txt").read_text().splitlines()
    listed = {name: wanted for wanted, name in (line.split("  ") for line in lines)}
    there = {path for path in (STATIC / "vendor").rglob("*") if path.is_file()}
    there |= set((STATIC / "fonts").iterdir())
    ours = {"vendor/sha256.txt", "vendor/README.md"}
    names = {path.relative_to(STATIC).as_posix() for path in there} - ours
    assert names <= set(listed)
    for name, wanted in listed.items():
        assert hashlib.sha256((STATIC / name).read_bytes()).hexdigest() == wanted, name


def test_every_vendored_folder_has_its_licence() -> None:
    folders = [path for path in (STATIC / "vendor").iterdir() if path.is_dir()]
    assert [folder.name for folder in folders if not (folder / "LICENSE").exists()] == []
    assert len(list((STATIC / "fonts").glob("LICENSE*"))) == 3
    assert (STATIC / "icons" / "LICENSE-lucide.txt").exists()


def test_scripts_are_short() -> None:
    long = {path.name: len(path.read_text().splitlines()) for path in SCRIPTS}
    assert {name: lines for name, lines in long.items() if lines > LINES} == {}


@pytest.mark.parametrize("path", [*SCRIPTS, *TEMPLATES], ids=lambda path: path.name)
def test_nothing_needs_a_loose_policy_or_a_secure_context(path: Path) -> None:
    """No inline style or script and no eval (strict CSP); no secure-context API (plain http)."""
    text = path.read_text()
    forbidden = [
        r"\sstyle=",
        r"\bon(click|load|error|input)=",
        r"\beval\(",
        r"new Function",
        r"innerHTML",
        r"randomUUID",
        r"unsafeHTML",
        r"document\.write",
        r"<script>",
    ]
    assert [found for found in forbidden if re.search(found, text)] == []


ROOMS = ["vendor", "lib", "board", "table", "pages"]
"""The folders of the client. Each imports only from itself and from those before it."""


def test_rooms_import_one_way() -> None:
    wrong = [
        f"{path.relative_to(STATIC)} imports {source}"
        for path in SCRIPTS
        if path.is_relative_to(STATIC)
        for source in re.findall(r'(?:from |import\()"(\.[^"]+)"', path.read_text())
        if rank(path) < rank(path.parent / source)
    ]
    assert wrong == []


def rank(path: Path) -> int:
    return ROOMS.index(path.resolve().relative_to(STATIC.resolve()).parts[0])


def test_a_board_cannot_talk_to_the_network() -> None:
    for path in BOARDS:
        text = path.read_text()
        assert not re.search(r"\bfetch\(|WebSocket|XMLHttpRequest|sendBeacon|import\(", text), path
        sources = re.findall(r'from "([^"]+)"', text)
        shared = (
            "lib/lit",
            "lib/types",
            "lib/words",
            "board/sheet",
            "board/sheet-logic",
            "board/board-api",
        )
        allowed = ("./", *(f"/static/{name}.js" for name in shared))
        assert [source for source in sources if not source.startswith(allowed)] == []


def test_a_game_of_deduction_draws_its_sheet() -> None:
    boards = [find(key).folder / "web" / "board.js" for key in keys() if find(key).sheet]
    silent = [path for path in boards if path.is_file() and "sheet" not in path.read_text()]
    assert silent == []


def test_scripts_pass_the_type_check() -> None:
    deno = shutil.which("deno") or shutil.which("deno", path=str(ROOT / ".venv" / "bin"))
    if deno is None:
        pytest.skip("deno is not installed")
    scripts = [str(path) for path in SCRIPTS if path.name not in UNTYPED]
    done = subprocess.run(
        [deno, "check", "--config", str(ROOT / "deno.json"), *scripts],
        capture_output=True,
        text=True,
        check=False,
        cwd=ROOT,
        env={"NO_COLOR": "1", "HOME": str(Path.home()), "PATH": "/usr/bin:/bin"},
    )
    assert done.returncode == 0, done.stderr[-3000:]
