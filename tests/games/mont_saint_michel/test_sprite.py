"""The pictures that the browser's board refers to are all there."""

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from cloister.games import mont_saint_michel
from cloister.games.mont_saint_michel.art.sprite import sprite

FOLDER = Path(str(mont_saint_michel.__file__)).parent
BOARD = sorted(FOLDER.glob("web/*.js"))
IDS = set(re.findall(r'\bid="([^"]+)"', sprite()))


def test_it_is_one_drawing_of_definitions() -> None:
    root = ElementTree.fromstring(sprite())
    assert {child.tag.split("}")[1] for child in root} == {"defs", "symbol"}
    assert all(name.startswith("msm-") for name in IDS)
    assert len(IDS) == len(re.findall(r"\bid=", sprite()))
    assert not re.search(r"<script|style=|https?://(?!www\.w3\.org/2000/svg)", sprite())


def test_everything_it_refers_to_is_in_it() -> None:
    used = set(re.findall(r'(?:href="#|url\(#)([\w-]+)', sprite()))
    assert used <= IDS


@pytest.mark.parametrize("path", BOARD, ids=lambda path: path.name)
def test_everything_the_board_refers_to_is_in_it(path: Path) -> None:
    named = re.findall(r'(?:href="#|url\(#)(msm-[\w-]*)(\$?)', path.read_text("utf-8"))
    assert {name for name, goes_on in named if not goes_on} <= IDS
    begun = {name for name, goes_on in named if goes_on}
    assert [name for name in begun if not any(known.startswith(name) for known in IDS)] == []


def test_all_monks_are_alike_but_for_their_bases() -> None:
    """MSM-2: nothing of a figure tells who is in it."""
    root = ElementTree.fromstring(sprite())
    figures = [root.find(f".//*[@id='msm-monk-{monk}']") for monk in range(6)]
    cowls = {
        tuple(path.get("d") for path in figure.findall("{*}path"))
        for figure in figures
        if figure is not None
    }
    assert len(figures) == 6
    assert len(cowls) == 1
