"""Reads components.toml into typed objects."""

from dataclasses import dataclass
from typing import Any

from cloister.core.packs import Pack

from .card_reader import Decks
from .cards import Card, Effect
from .rooms import COUNT, FIRST_CELL, ROOMS
from .traits import SUSPECTS, VALUES

TABLES = [
    "setup",
    "score",
    "die",
    "offices",
    "suspects",
    "rooms",
    "corridors",
    "events",
    "scriptorium",
    "library",
    "house",
]
TITLES = ("Father", "Brother", "Novice")
ORDERS = ("Templar", "Franciscan", "Benedictine")
SEATS = range(3, 7)
PRINTED_SCORE = {
    "revelation_right": 2,
    "revelation_wrong": -1,
    "culprit": 4,
    "accusation_wrong": -2,
}


@dataclass(frozen=True)
class Suspect:
    """One of the 24 suspects, as printed on the card."""

    name: str
    values: tuple[int, ...]
    """Order, title, hood, beard, girth, as numbers of trait values."""


@dataclass(frozen=True)
class Room:
    """One of the 27 spaces, with its place on the plan (0 to 100 each way)."""

    word: str
    name: str
    x: int
    y: int


@dataclass(frozen=True)
class Components:
    """Everything that a pack defines."""

    suspects: tuple[Suspect, ...]
    values: tuple[int, ...]
    """For each trait value, the mask of the suspects that have it."""
    rooms: tuple[Room, ...]
    corridors: tuple[tuple[int, int], ...]
    cells: tuple[int, ...]
    """The cell of each seat."""
    colours: tuple[str, ...]
    offices: tuple[str, ...]
    passes: tuple[int, ...]
    gentle: tuple[int, ...]
    setup: dict[int, dict[str, int]]
    fast: dict[str, int]
    crypt_cards: int
    effects: list[Effect]
    events: list[Card]
    books: dict[int, Card]
    library: list[Card]
    house_events: list[Card]
    house_books: dict[int, Card]


def read(pack: Pack) -> Components:
    """Read a pack. A mistake is reported with its line."""
    pack.only(*TABLES)
    _check_printed(pack)
    suspects = _suspects(pack)
    masks = tuple(
        sum(1 << at for at, suspect in enumerate(suspects) if value in suspect.values)
        for value in range(len(VALUES))
    )
    colours = pack.get("die.colours", "pack-six-colours", _are_colours)
    names = pack.get("offices.names", "pack-eight-names", lambda found: _are_texts(found, 8))
    decks = Decks(pack, masks)
    return Components(
        suspects=tuple(suspects),
        values=masks,
        rooms=tuple(_rooms(pack)),
        corridors=tuple(_corridors(pack)),
        cells=tuple(_cells(pack, colours)),
        colours=tuple(colours),
        offices=tuple(names),
        passes=tuple(pack.get("offices.pass", "pack-eight-numbers", _are_passes)),
        gentle=tuple(pack.get("offices.pass_gentle", "pack-eight-numbers", _are_passes)),
        setup={seats: _setup(pack, seats) for seats in SEATS},
        fast=pack.get("setup.fast", "pack-pace", _is_pace),
        crypt_cards=pack.get("setup.crypt_cards", "pack-one-to-six", lambda n: _between(n, 1, 6)),
        effects=decks.effects,
        events=decks.read("events", "E", 18),
        books=dict(enumerate(decks.read("scriptorium", "B", 24))),
        library=decks.read("library", "L", 8),
        house_events=[card for _, card in decks.house("event")],
        house_books=dict(decks.house("scriptorium")),
    )


def _check_printed(pack: Pack) -> None:
    """Refuse numbers that differ from the rulebook: they would make another game."""
    for name, wanted in PRINTED_SCORE.items():
        _check_number(pack, f"score.{name}", wanted)
    _check_number(pack, "setup.bell_last", 4)
    _check_number(pack, "setup.crypt_limit", 1)


def _check_number(pack: Pack, path: str, wanted: int) -> None:
    pack.get(path, "pack-as-printed", lambda found: found == wanted, number=str(wanted))


def _suspects(pack: Pack) -> list[Suspect]:
    listed = pack.get("suspects.list", "pack-suspects", _are_suspects, count=SUSPECTS)
    suspects = [
        Suspect(
            entry["name"],
            (
                VALUES.index(entry["order"]),
                VALUES.index(entry["title"]),
                6 if entry["hooded"] else 7,
                8 if entry["bearded"] else 9,
                10 if entry["fat"] else 11,
            ),
        )
        for entry in listed
    ]
    if len({suspect.name for suspect in suspects}) != SUSPECTS:
        raise pack.wrong("suspects.list", "pack-same-name")
    if len({suspect.values for suspect in suspects}) != SUSPECTS:
        raise pack.wrong("suspects.list", "pack-same-traits")
    return suspects


def _are_suspects(found: Any) -> bool:
    return isinstance(found, list) and len(found) == SUSPECTS and all(map(_is_suspect, found))


def _is_suspect(found: Any) -> bool:
    return (
        isinstance(found, dict)
        and found.keys() == {"name", "title", "order", "hooded", "bearded", "fat"}
        and isinstance(found["name"], str)
        and found["title"] in TITLES
        and found["order"] in ORDERS
        and all(type(found[trait]) is bool for trait in ("hooded", "bearded", "fat"))
    )


def _rooms(pack: Pack) -> list[Room]:
    listed = pack.get("rooms.list", "pack-rooms", _are_rooms, count=COUNT)
    return [Room(entry["id"], entry["name"], entry["x"], entry["y"]) for entry in listed]


def _are_rooms(found: Any) -> bool:
    if not isinstance(found, list) or not all(isinstance(entry, dict) for entry in found):
        return False
    return [entry.get("id") for entry in found] == ROOMS and all(
        isinstance(entry.get("name"), str)
        and _between(entry.get("x"), 0, 100)
        and _between(entry.get("y"), 0, 100)
        for entry in found
    )


def _cells(pack: Pack, colours: list[str]) -> list[int]:
    listed = pack.data["rooms"]["list"]
    cells = {entry.get("colour"): at for at, entry in enumerate(listed) if at >= FIRST_CELL}
    for colour in colours:
        if colour not in cells:
            raise pack.wrong("rooms.list", "pack-no-cell", colour=colour)
    return [cells[colour] for colour in colours]


def _corridors(pack: Pack) -> list[tuple[int, int]]:
    listed = pack.get("corridors.list", "pack-corridors", _are_corridors)
    pairs = [(ROOMS.index(one), ROOMS.index(other)) for one, other in listed]
    reached = {0}
    for _ in ROOMS:
        reached |= {b for pair in pairs for a, b in (pair, pair[::-1]) if a in reached}
    if len(reached) != COUNT:
        raise pack.wrong("corridors.list", "pack-unreachable")
    return pairs


def _are_corridors(found: Any) -> bool:
    return isinstance(found, list) and all(
        isinstance(pair, list) and len(pair) == 2 and set(pair) <= set(ROOMS) for pair in found
    )


def _setup(pack: Pack, seats: int) -> dict[str, int]:
    path = f"setup.seats_{seats}"
    found: dict[str, int] = pack.get(path, "pack-setup", _is_setup)
    if found["parlour"] + seats * found["hand"] != SUSPECTS - 1:
        raise pack.wrong(path, "pack-deal", count=SUSPECTS - 1)
    return found


def _is_setup(found: Any) -> bool:
    return (
        _is_pace({name: found.get(name) for name in ("max_steps", "bell_first")})
        and _between(found.get("parlour"), 0, 5)
        and _between(found.get("hand"), 1, 7)
        if isinstance(found, dict)
        else False
    )


def _is_pace(found: Any) -> bool:
    return (
        isinstance(found, dict)
        and found.keys() == {"max_steps", "bell_first"}
        and _between(found["max_steps"], 1, 4)
        and _between(found["bell_first"], 1, 4)
    )


def _are_passes(found: Any) -> bool:
    return isinstance(found, list) and len(found) == 8 and all(_between(n, 1, 6) for n in found)


def _are_colours(found: Any) -> bool:
    return _are_texts(found, 6) and len(set(found)) == 6


def _are_texts(found: Any, count: int) -> bool:
    return isinstance(found, list) and len(found) == count and all(type(t) is str for t in found)


def _between(found: Any, least: int, most: int) -> bool:
    return type(found) is int and least <= found <= most
