"""The rooms of a game, and which of them each may import.

    components <- rules <- knowledge <- bots
    words and art read components, rules and knowledge (art also words), never a position itself

So rules can be read, tested and compiled without any code for views, words or bots, and neither
words nor pictures can show what a seat must not know. An import that is only for type checking
counts too. `tests/test_imports.py` uses the same scanner.
"""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import TypeAlias

from cloister.core.card import AnyGame
from cloister.core.registry import PACKAGE
from cloister.core.text import say

from .checks import Wrong, quick_check

Dotted: TypeAlias = tuple[str, ...]
"""The dotted name of a module, or of something in it, split into parts."""

MAY_READ: dict[str, tuple[str, ...]] = {
    "components": (),
    "rules": ("components",),
    "knowledge": ("components", "rules"),
    "bots": ("components", "rules", "knowledge"),
    "words": ("components", "rules", "knowledge"),
    "art": ("components", "rules", "knowledge", "words"),
}
"""What each room may import, besides itself and core. The id card may import all of them."""

KEPT_FROM_POSITIONS = ("words", "art")
"""Rooms that work from views: these may not read the modules below."""
POSITIONS = (("rules", "state"), ("rules", "game"))

ADVICE = {
    "rules": "doctor-imports-of-rules",
    "knowledge": "doctor-imports-of-knowledge",
    "components": "doctor-imports-of-components",
    "bots": "doctor-imports-of-bots",
    "words": "doctor-imports-of-views",
    "art": "doctor-imports-of-views",
}
"""What to do about a wrong import, by room, as keys of sentences."""


@quick_check("doctor-check-imports")
def imports_go_one_way(game: AnyGame) -> None:
    package = (*PACKAGE.split("."), game.key)
    wrong = list(wrong_imports(game.folder, package))
    if wrong:
        path, target = wrong[0]
        raise Wrong(
            "doctor-wrong-import",
            file=path.as_posix(),
            target=".".join(target),
            more=len(wrong) - 1,
            advice=say(_advice(path, target)),
        )


def _advice(path: Path, target: Dotted) -> str:
    return "doctor-imports-of-games" if target[:1] == ("cloister",) else ADVICE[path.parts[0]]


def wrong_imports(folder: Path, package: Dotted) -> Iterator[tuple[Path, Dotted]]:
    """Imports of a game that go against the order: the file, and what it imports.

    Modules of the same game are named relative to its folder. Old rules in `past/` are skipped,
    because they are frozen.
    """
    for path in sorted(folder.rglob("*.py")):
        inside = path.relative_to(folder)
        if inside.parts[0] == "past":
            continue
        for target in imports_of(path, (*package, *inside.parent.parts)):
            if target[: len(package)] == package:
                own = target[len(package) :]
                if not may_read(inside.with_suffix("").parts, own):
                    yield inside, own
            elif target[0] == "cloister" and target[1:2] != ("core",):
                yield inside, target


def may_read(importer: Dotted, target: Dotted) -> bool:
    """Whether a module of a game may import another, both named relative to the game's folder."""
    room = importer[0]
    if room not in MAY_READ or len(importer) == 1 or not target:
        return True
    if room in KEPT_FROM_POSITIONS and target[:2] in POSITIONS:
        return False
    return target[0] in {room, *MAY_READ[room]}


def imports_of(path: Path, package: Dotted) -> Iterator[Dotted]:
    """Everything that a file imports; `package` is the one that it is in."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        yield from imported_names(node, package)


def imported_names(node: ast.AST, package: Dotted) -> Iterator[Dotted]:
    """`from a.b import c` counts as a.b.c, whether c is a module or a name in it."""
    if isinstance(node, ast.Import):
        yield from (tuple(alias.name.split(".")) for alias in node.names)
    elif isinstance(node, ast.ImportFrom):
        above = package[: len(package) - node.level + 1] if node.level else ()
        module = tuple(node.module.split(".")) if node.module else ()
        yield from ((*above, *module, alias.name) for alias in node.names)
