"""The sprite: the pictures that Altitude's board uses."""

from xml.etree import ElementTree

from cloister.games.altitude.art.sprite import sprite
from tests.support.pictures import ids


def test_the_sprite_has_only_symbols_with_the_prefix() -> None:
    root = ElementTree.fromstring(sprite())
    assert {child.tag.split("}")[1] for child in root} <= {"defs", "symbol"}
    assert all(name.startswith("alt-") for name in ids(sprite()))


def test_every_floor_has_three_kinds_of_rock() -> None:
    rock = {f"alt-band-{floor}-{torn}" for floor in range(1, 11) for torn in range(3)}
    assert rock <= set(ids(sprite()))
