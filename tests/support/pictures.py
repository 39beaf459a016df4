"""Checks that hold for every picture, drawn as SVG or as text."""

import re
from collections.abc import Callable, Iterable
from xml.etree import ElementTree

from cloister.core.chance import Fast
from cloister.core.game import State
from cloister.core.values import EVERYTHING, Seat, View

SVG = "{http://www.w3.org/2000/svg}"
COLUMNS = 80
"""The width of a terminal."""

Onlooker = tuple[Seat | None, int]
"""A seat (None: a spectator), and how far back it remembers."""
Draw = Callable[[View], str]


def ids(drawn: str) -> list[str]:
    return [part.attrib["id"] for part in ElementTree.fromstring(drawn).iter() if part.get("id")]


def referred(drawn: str) -> set[str]:
    """The ids that a drawing refers to."""
    return set(re.findall(r'(?:href="#|url\(#)([^")]+)', drawn))


def check_whole(drawn: str) -> None:
    """The picture can be read aloud, and everything it refers to is in it exactly once."""
    picture = ElementTree.fromstring(drawn)
    assert picture.get("role") == "img"
    assert [part.tag for part in picture[:2]] == [f"{SVG}title", f"{SVG}desc"]
    assert len(ids(drawn)) == len(set(ids(drawn)))
    assert referred(drawn) <= set(ids(drawn))


def check_needs_nothing(drawn: str) -> None:
    """A picture loads nothing, runs no script and uses no style that our headers would forbid."""
    parts = list(ElementTree.fromstring(drawn).iter())
    assert drawn.count("http") == 1
    assert {part.tag for part in parts}.isdisjoint({f"{SVG}style", f"{SVG}script"})
    assert all("style" not in part.attrib for part in parts)


def check_alike(
    state: State,
    *draw: Draw,
    onlookers: Iterable[Onlooker] = ((0, 0), (None, 0), (1, EVERYTHING)),
) -> None:
    """The pictures of two worlds that an onlooker cannot tell apart are the same."""
    for seat, memory in onlookers:
        other = state.imagine(seat, Fast(7), memory)
        mine, theirs = state.view(seat, memory), other.view(seat, memory)
        for drawing in draw:
            assert drawing(mine) == drawing(theirs)


def check_fits(letters: str) -> None:
    assert max(map(len, letters.splitlines())) <= COLUMNS


def check_definitions(sprite: str, prefix: str) -> None:
    """A sprite is one drawing of definitions, all with the game's prefix."""
    root = ElementTree.fromstring(sprite)
    assert all(child.get("id") or child.tag == f"{SVG}defs" for child in root)
    assert all(name.startswith(prefix) for name in ids(sprite))
    assert len(set(ids(sprite))) == len(re.findall(r"\bid=", sprite)) > 0
    assert not re.search(r"<script|style=|https?://(?!www\.w3\.org/2000/svg)", sprite)
    assert referred(sprite) <= set(ids(sprite))


def check_refers(source: str, prefix: str, sprite: str) -> None:
    """All ids that a board's code refers to are in the sprite, computed ones by their prefix."""
    known = ids(sprite)
    named = re.findall(rf'(?:href="#|url\(#)({prefix}[\w-]*)(\$?)', source)
    assert {name for name, goes_on in named if not goes_on} <= set(known)
    begun = {name for name, goes_on in named if goes_on}
    assert [name for name in begun if not any(other.startswith(name) for other in known)] == []
