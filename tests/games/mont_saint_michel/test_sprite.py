"""The sprite: the pictures that Mont Saint Michel's board uses."""

from xml.etree import ElementTree

from cloister.games.mont_saint_michel.art.sprite import sprite
from tests.support.pictures import ids


def test_the_sprite_has_only_symbols_with_the_prefix() -> None:
    root = ElementTree.fromstring(sprite())
    assert {child.tag.split("}")[1] for child in root} == {"defs", "symbol"}
    assert all(name.startswith("msm-") for name in ids(sprite()))


def test_all_monks_are_alike_but_for_their_bases() -> None:
    """MSM-2: a figure does not show who is in it."""
    root = ElementTree.fromstring(sprite())
    figures = [root.find(f".//*[@id='msm-monk-{monk}']") for monk in range(6)]
    cowls = {
        tuple(path.get("d") for path in figure.findall("{*}path"))
        for figure in figures
        if figure is not None
    }
    assert len(figures) == 6
    assert len(cowls) == 1
