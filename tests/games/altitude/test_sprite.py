"""The pictures that Altitude's board refers to."""

from xml.etree import ElementTree

from cloister.games.altitude.art.sprite import sprite
from tests.support.pictures import ids


def test_the_sprite_has_symbols_of_its_own() -> None:
    root = ElementTree.fromstring(sprite())
    assert {child.tag.split("}")[1] for child in root} <= {"defs", "symbol"}
    assert all(name.startswith("alt-") for name in ids(sprite()))


def test_every_floor_has_rock_of_three_kinds() -> None:
    rock = {f"alt-band-{floor}-{torn}" for floor in range(1, 11) for torn in range(3)}
    assert rock <= set(ids(sprite()))
