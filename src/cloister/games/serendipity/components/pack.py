"""The typed reading of components.toml."""

from dataclasses import dataclass
from typing import Any

from cloister.core.packs import Pack

from .cells import CELLS, SIDE
from .tiles import COLOURS, EACH

ALLOTMENTS = ((2, 3), (2, 2), (2, 1), (3, 2), (3, 1), (4, 1), (5, 1), (6, 1))


@dataclass(frozen=True)
class Components:
    """What the pack decides: the order of colours on a Serendip, and which seat gets which."""

    edge_of: tuple[int, ...]
    """For each colour, the edge that shows it on a Serendip of rotation 0."""
    allotment: dict[tuple[int, int], tuple[tuple[int, ...], ...]]
    """For (seats, colours each), the colours of every seat."""


def read(pack: Pack) -> Components:
    """Read a pack; anything but the 91 tiles is refused, with the line number."""
    pack.only("board", "tiles", "serendip", "allotment")
    pack.get("board.side", "pack-side", lambda side: side == SIDE, side=SIDE, cells=CELLS)
    pack.get("tiles.colours", "pack-colours", _are_ours, colours=", ".join(COLOURS))
    pack.get("tiles.flowers_each", "pack-count", lambda found: found == EACH, count=EACH)
    pack.get("tiles.serendips", "pack-count", lambda found: found == EACH, count=EACH)
    wheel = pack.get("serendip.clockwise", "pack-wheel", _is_wheel)
    return Components(
        edge_of=tuple(wheel.index(colour) for colour in COLOURS),
        allotment={
            (seats, each): _colours_of_each_seat(pack, seats, each) for seats, each in ALLOTMENTS
        },
    )


def _colours_of_each_seat(pack: Pack, seats: int, each: int) -> tuple[tuple[int, ...], ...]:
    shares = pack.get(
        f"allotment.{seats}x{each}",
        "pack-allotment",
        lambda found: _is_allotment(found, seats, each),
        seats=seats,
        each=each,
    )
    return tuple(tuple(COLOURS.index(colour) for colour in share) for share in shares)


def _are_ours(found: Any) -> bool:
    return bool(found == list(COLOURS))


def _is_wheel(found: Any) -> bool:
    return isinstance(found, list) and sorted(map(str, found)) == sorted(COLOURS)


def _is_allotment(found: Any, seats: int, each: int) -> bool:
    if not isinstance(found, list) or len(found) != seats:
        return False
    if not all(isinstance(share, list) and len(share) == each for share in found):
        return False
    given = [colour for share in found for colour in share]
    return len(set(map(str, given))) == seats * each and all(c in COLOURS for c in given)
