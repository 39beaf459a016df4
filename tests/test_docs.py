"""The documentation names only files that exist."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "cloister"
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
NAMED = re.compile(r"`([\w./<>-]+/[\w.<>-]+\.(?:py|js|md|toml|ftl|svg|css))`")


def missing(text: str) -> Iterator[str]:
    """Files that a page names by path but that do not exist. `<game>` stands for any game."""
    for name in NAMED.findall(text):
        pattern = re.sub(r"<\w+>", "*", name)
        homes = (ROOT, PACKAGE, *(PACKAGE / "games").iterdir())
        if not any(next(home.glob(pattern), None) for home in homes) and "mygame" not in name:
            yield name


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_file_that_a_page_names_exists(page: Path) -> None:
    assert list(missing(page.read_text("utf-8"))) == []


def test_a_missing_file_would_be_noticed() -> None:
    assert list(missing("see `core/game.py`, `games/<game>/RULES.md` and `core/hints.py`")) == [
        "core/hints.py"
    ]
