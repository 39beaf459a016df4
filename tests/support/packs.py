"""Component packs with one mistake or one correction."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from cloister.core.errors import WrongPack
from cloister.core.registry import find


def standard_text(key: str) -> str:
    """The pack that comes with a game, as it is written."""
    return (find(key).folder / "components.toml").read_text("utf-8")


def edited(text: str, old: str, new: str, *, first: bool = False) -> str:
    """Replace `old`, which occurs once (with `first`: at least once; the first is replaced)."""
    assert text.count(old) >= 1 if first else text.count(old) == 1, old
    return text.replace(old, new, 1)


def line_of(text: str, part: str, *, first: bool = False) -> int:
    """The line on which `part` occurs."""
    assert text.count(part) >= 1 if first else text.count(part) == 1, part
    return text[: text.index(part)].count("\n") + 1


def write(folder: Path, text: str, name: str = "pack.toml") -> Path:
    path = folder / name
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, "utf-8")
    return path


@contextmanager
def wrong_pack(line: int, why: str, name: str = "") -> Iterator[None]:
    """Expect the block to read a pack (of that name) that is refused because of that line."""
    with pytest.raises(WrongPack) as caught:
        yield
    assert (caught.value.code, caught.value.rule) == ("wrong-pack", "CLO-7")
    said = str(caught.value)
    assert f"{name}, line {line}: " in said, said
    assert said.startswith(name), said
    assert why in said, said
