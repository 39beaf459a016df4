"""Imports between the rooms of the server go one way, and its modules form no import cycle.

Imports inside functions and imports for type checking count too.
"""

import ast
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

SRC = Path(__file__).parent.parent / "src"
SERVER = ("cloister", "server")

# The rooms that each room may import, besides itself and the modules that all rooms share.
ROOMS: dict[str, set[str]] = {
    "store": set(),
    "bots": set(),
    "table": {"store", "bots"},
    "socket": {"table"},
    "http": {"store", "bots", "table"},
}
SHARED = {"protocol", "errors", "limits", "origin", "health", "garbage"}
TOP = {"app", "run", "__main__"}

Module = tuple[str, ...]
"""A path below cloister.server, such as ("table", "host"); () is the package itself."""


def test_rooms_import_one_way() -> None:
    assert list(wrong_imports(SRC)) == []


def test_there_is_no_import_cycle() -> None:
    assert cycle(SRC) == []


def test_every_module_has_a_room() -> None:
    """A new file goes into a room; a new room or a new shared module is named above."""
    homes = {module[0] for module in modules(SRC) if module}
    assert homes == {*ROOMS, *SHARED, *TOP}
    assert all(len(module) <= 2 for module in modules(SRC))


def test_every_room_says_what_it_is_for() -> None:
    for room in ROOMS:
        text = (SRC.joinpath(*SERVER) / room / "__init__.py").read_text(encoding="utf-8")
        assert len((ast.get_docstring(ast.parse(text)) or "").splitlines()) == 1, room
        assert len(ast.parse(text).body) == 1, f"{room}/__init__.py holds no code"


@pytest.mark.parametrize(
    ("file", "text"),
    [
        ("store/rows.py", "from ..table.room import Room"),
        ("store/rows.py", "from cloister.server.table import room"),
        ("store/rows.py", "import cloister.server.bots.pool"),
        ("bots/pool.py", "from ..store import rows"),
        ("bots/pool.py", "from ..table.host import TableHost"),
        ("table/host.py", "from ..http.people import Guests"),
        ("table/host.py", "from .. import app"),
        ("socket/wire.py", "from ..http.middleware import Gate"),
        ("http/middleware.py", "from ..socket.wire import FastWire"),
        ("http/api.py", "from ..app import Cloister"),
        ("errors.py", "from .store import rows"),
        ("limits.py", "from .table.host import TableHost"),
        ("table/host.py", "def f():\n    from ..http import people"),
        (
            "table/host.py",
            "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from ..http import people",
        ),
    ],
)
def test_a_wrong_import_is_found(tmp_path: Path, file: str, text: str) -> None:
    plant(tmp_path, {file: text})
    assert len(list(wrong_imports(tmp_path))) == 1


@pytest.mark.parametrize(
    ("file", "text"),
    [
        ("store/rows.py", "from ..protocol import encode"),
        ("store/rows.py", "from .writer import Write"),
        ("bots/pool.py", "from .. import limits"),
        ("table/host.py", "from ..bots.pool import Pool"),
        ("table/host.py", "from ..store import rows"),
        ("socket/wire.py", "from ..table.visitor import Wire"),
        ("http/api.py", "from ..table.hosts import Hosts"),
        ("http/middleware.py", "from http.cookies import SimpleCookie"),
        ("protocol.py", "from .errors import BadFrame"),
        ("app.py", "from .http.middleware import Gate\nfrom .socket.wire import FastWire"),
    ],
)
def test_a_correct_import_passes(tmp_path: Path, file: str, text: str) -> None:
    plant(tmp_path, {file: text})
    assert list(wrong_imports(tmp_path)) == []


LATE = "def f():\n    from .{} import x"
CHECKED = "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from .{} import x"
PLAIN = "from .{} import x"


@pytest.mark.parametrize("back", [PLAIN, LATE, CHECKED])
def test_a_cycle_is_found(tmp_path: Path, back: str) -> None:
    plant(tmp_path, {"table/a.py": "from .b import x", "table/b.py": back.format("a")})
    assert set(cycle(tmp_path)) == {("table", "a"), ("table", "b")}


def test_a_longer_cycle_is_found(tmp_path: Path) -> None:
    files = {
        "table/a.py": "from . import b",
        "table/b.py": "from cloister.server.table.c import x",
        "table/c.py": LATE.format("a"),
    }
    plant(tmp_path, files)
    assert len(set(cycle(tmp_path))) == 3


def test_a_chain_of_imports_passes(tmp_path: Path) -> None:
    files = {"table/a.py": "from .b import x", "table/b.py": "from .c import a", "table/c.py": ""}
    plant(tmp_path, files)
    assert cycle(tmp_path) == []


def plant(src: Path, files: dict[str, str]) -> None:
    for file, text in files.items():
        path = src.joinpath(*SERVER, file)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text + "\n", encoding="utf-8")


def wrong_imports(src: Path) -> Iterator[str]:
    for module, path in modules(src).items():
        for target in imports(path, src):
            if not may_import(module, target):
                yield f"{'.'.join(module)} imports {'.'.join(target)}"


def may_import(module: Module, target: Module) -> bool:
    """A target may end in the imported name, so only its first part counts."""
    home, reached = module[0] if module else "", target[0] if target else ""
    if home in TOP:
        return True
    allowed = ROOMS[home] | {home} if home in ROOMS else set()
    return reached in SHARED | allowed


def cycle(src: Path) -> list[Module]:
    """Modules that import each other in a cycle, if there are any."""
    known = modules(src)
    graph = {
        module: {found for target in imports(path, src) if (found := in_module(target, known))}
        for module, path in known.items()
    }
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as circle:
        return [*circle.args[1]]
    return []


def in_module(target: Module, known: dict[Module, Path]) -> Module | None:
    """The module that a target is, or lies in; packages hold no code and do not count."""
    for module in (target, target[:-1]):
        if module in known and known[module].name != "__init__.py":
            return module
    return None


def modules(src: Path) -> dict[Module, Path]:
    server = src.joinpath(*SERVER)
    found = {path.relative_to(server).with_suffix("").parts: path for path in server.rglob("*.py")}
    return {
        module[:-1] if module[-1] == "__init__" else module: path
        for module, path in sorted(found.items())
    }


def imports(path: Path, src: Path) -> Iterator[Module]:
    """Everything that a file imports from cloister.server, at any place in the file."""
    package = path.relative_to(src).parent.parts
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        for name in imported_names(node, package):
            if name[:2] == SERVER:
                yield name[2:]


def imported_names(node: ast.AST, package: Module) -> Iterator[Module]:
    """`from a.b import c` counts as a.b.c, whether c is a module or a name in it."""
    if isinstance(node, ast.Import):
        yield from (tuple(alias.name.split(".")) for alias in node.names)
    elif isinstance(node, ast.ImportFrom):
        above = package[: len(package) - node.level + 1] if node.level else ()
        module = tuple(node.module.split(".")) if node.module else ()
        yield from ((*above, *module, alias.name) for alias in node.names)
