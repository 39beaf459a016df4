"""The pictures that the browser's board refers to are all there."""

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from cloister.games import altitude
from cloister.games.altitude.art.sprite import sprite

FOLDER = Path(str(altitude.__file__)).parent
BOARD = sorted(FOLDER.glob("web/*.js"))
IDS = set(re.findall(r'\bid="([^"]+)"', sprite()))


def test_the_sprite_is_one_drawing_of_definitions() -> None:
    root = ElementTree.fromstring(sprite())
    assert {child.tag.split("}")[1] for child in root} <= {"defs", "symbol"}
    assert all(name.startswith("alt-") for name in IDS)
    assert len(IDS) == len(re.findall(r"\bid=", sprite()))
    assert not re.search(r"<script|style=|https?://(?!www\.w3\.org/2000/svg)", sprite())


def test_everything_the_sprite_refers_to_is_in_it() -> None:
    used = set(re.findall(r'(?:href="#|url\(#)([\w-]+)', sprite()))
    assert used <= IDS


@pytest.mark.parametrize("path", [*BOARD, FOLDER / "web" / "board.css"], ids=lambda path: path.name)
def test_everything_the_board_refers_to_is_in_it(path: Path) -> None:
    named = re.findall(r'(?:href="#|url\(#)(alt-[\w-]*)(\$?)', path.read_text())
    whole = {name for name, goes_on in named if not goes_on}
    begun = {name for name, goes_on in named if goes_on}
    assert whole <= IDS
    assert [name for name in begun if not any(known.startswith(name) for known in IDS)] == []


def test_every_floor_has_rock_of_three_kinds() -> None:
    assert {f"alt-band-{floor}-{torn}" for floor in range(1, 11) for torn in range(3)} <= IDS
