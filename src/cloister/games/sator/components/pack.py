"""Reads components.toml into typed values."""

from dataclasses import dataclass
from typing import Any

from cloister.core.packs import Pack

from .cards import JOLLY, MOVES, NIHIL, PRAYERS
from .ground import CELLS, SHAPES, TYPES, square_at

COLOURS = 4
CARDS = 13
IM_CARDS = 78
AMOUNTS = {
    "nihil": "squares",
    "clara": "",
    "neque": "squares",
    "mihi": "effects",
    "omnia": "squares",
    "quin": "bridges",
    "animi": "squares",
    "victoria": "bridges",
}
"""The entry that holds the amounts of each prayer; clara has none."""
TABLES = (
    "grid",
    "ledges",
    "players",
    "colours",
    "turn",
    "bridges",
    "im",
    "positioning",
    *PRAYERS,
)
SIDES = (12, 14, 16)


@dataclass(frozen=True)
class Components:
    """Everything that the component pack decides."""

    side: int
    entries: tuple[int, ...]
    """For each colour, the square that its ledge opens to."""
    names: tuple[str, ...]
    """For each colour, its name."""
    colours: dict[int, tuple[int, ...]]
    """For each number of players, the colours in turn order."""
    dealt: dict[int, tuple[int, ...]]
    """For each number of players, how many IM cards each is dealt, in turn order."""
    deck: tuple[int, ...]
    """All IM cards, sorted."""
    turn_prices: tuple[int, ...]
    slide_prices: tuple[int, ...]
    prices: dict[int, tuple[int, ...]]
    """For each prayer, the price of each effect."""
    amounts: dict[int, tuple[int, ...]]
    """For each prayer, how many squares, bridges or effects each effect gives."""
    rivals: tuple[int, ...]
    """How many rivals each effect of nihil may lead."""
    patterns: tuple[tuple[int, ...], ...]
    """The positioning cards of the first quadrant: the squares of slots 0 to 3."""


def read(pack: Pack) -> Components:
    """Read a pack; an error names the line at fault."""
    pack.only(*TABLES)
    _check_printed(pack)
    _check_shapes(pack)
    side = pack.get("grid.side", "pack-side", lambda found: found in SIDES)
    effects = [_effects(pack, name) for name in PRAYERS]
    return Components(
        side=side,
        entries=_entries(pack, side),
        names=tuple(pack.get("ledges.colours", "pack-colours", _are_names)),
        colours=_by_players(pack, "colours.in_play", COLOURS - 1),
        dealt=_by_players(pack, "players.im_cards", 6),
        deck=_deck(pack),
        turn_prices=_prices(pack, "im.turn_ap", 2),
        slide_prices=_prices(pack, "im.slide_ap", 3),
        prices={NIHIL + at: prices for at, (prices, _) in enumerate(effects)},
        amounts={NIHIL + at: amounts for at, (_, amounts) in enumerate(effects)},
        rivals=_counts(pack, "nihil.rivals", 3, 3),
        patterns=_patterns(pack, side),
    )


def _check_printed(pack: Pack) -> None:
    """Numbers that the rulebook prints may not be changed."""
    printed = {
        "turn.action_points": 6,
        "turn.hand": 6,
        "turn.lf_in_hand": 3,
        "turn.surcharge_per_acolyte": 1,
        "turn.swap_draw_ap": 1,
        "turn.swap_search_ap": 2,
        "turn.prayer_discards": 3,
    }
    for path, wanted in printed.items():
        pack.get(path, "pack-printed", _is_exactly(wanted), printed=wanted)


def _is_exactly(wanted: object) -> Any:
    return lambda found: found == wanted and type(found) is type(wanted)


def _check_shapes(pack: Pack) -> None:
    """The bridges are known for certain, so the pack has to repeat them exactly."""
    types = ", ".join(TYPES)
    pack.get("bridges.types", "pack-types", _is_exactly(list(TYPES)), types=types)
    for shape, cells in zip(SHAPES, CELLS, strict=True):
        wanted = [[row, column] for row, column in cells]
        path, fits = f"bridges.shapes.{shape}", _is_exactly(wanted)
        pack.get(path, "pack-cells", fits, cells=str(wanted))


def _entries(pack: Pack, side: int) -> tuple[int, ...]:
    """The entry squares, one on each side in this order: north, east, south, west."""
    found = pack.get(
        "ledges.entries",
        "pack-entries",
        lambda squares: _are_squares(squares, COLOURS, side) and _are_on_sides(squares, side - 1),
    )
    return _squares(found)


def _are_on_sides(squares: list[list[int]], last: int) -> bool:
    (north, _), (_, east), (south, _), (_, west) = squares
    return (north, east, south, west) == (0, last, last, 0)


def _by_players(pack: Pack, path: str, most: int) -> dict[int, tuple[int, ...]]:
    found: dict[int, tuple[int, ...]] = {}
    for players in (2, 3, 4):
        place, fits = f"{path}.{players}", _are_numbers(players, 0, most)
        numbers = pack.get(place, "pack-by-players", fits, count=players, most=most)
        found[players] = tuple(numbers)
        if path.startswith("colours") and len(set(numbers)) < players:
            raise pack.wrong(place, "pack-different-colours", count=players)
    return found


def _deck(pack: Pack) -> tuple[int, ...]:
    rotas = _count(pack, "im.rotas_per_shape", 12)
    moves = _count(pack, "im.moves_per_type", 18)
    jollies = _count(pack, "im.jollies", 20)
    deck = [face for face in range(MOVES) for _ in range(rotas)]
    deck += [face for face in range(MOVES, JOLLY) for _ in range(moves)]
    deck += [JOLLY] * jollies
    if len(deck) != IM_CARDS:
        raise pack.wrong("im.jollies", "pack-deck", cards=IM_CARDS, found=len(deck))
    return tuple(deck)


def _count(pack: Pack, path: str, most: int) -> int:
    found: int = pack.get(path, "pack-count", _is_number(0, most), most=most)
    return found


def _effects(pack: Pack, name: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
    prices = _counts(pack, f"{name}.ap", None, 5)
    if not AMOUNTS[name]:
        return prices, (1,) * len(prices)
    path = f"{name}.{AMOUNTS[name]}"
    most = 2 if AMOUNTS[name] == "bridges" else 12
    return prices, _counts(pack, path, len(prices), most)


def _prices(pack: Pack, path: str, count: int) -> tuple[int, ...]:
    return _counts(pack, path, count, 5)


def _counts(pack: Pack, path: str, count: int | None, most: int) -> tuple[int, ...]:
    fits = _are_numbers(count, 1, most)
    if count is None:
        return tuple(pack.get(path, "pack-prices", fits, most=most))
    return tuple(pack.get(path, "pack-numbers", fits, count=count, most=most))


def _patterns(pack: Pack, side: int) -> tuple[tuple[int, ...], ...]:
    cards = pack.get(
        "positioning.cards",
        "pack-patterns",
        lambda found: _are_patterns(found, side // 2),
        count=CARDS,
    )
    return tuple(_squares(card) for card in cards)


def _are_patterns(found: Any, side: int) -> bool:
    return (
        isinstance(found, list)
        and len(found) == CARDS
        and all(_are_squares(card, COLOURS, side) for card in found)
        and all(len(set(_squares(card))) == COLOURS for card in found)
    )


def _are_squares(found: Any, count: int, side: int) -> bool:
    return (
        isinstance(found, list)
        and len(found) == count
        and all(_are_numbers(2, 0, side - 1)(square) for square in found)
    )


def _squares(found: list[list[int]]) -> tuple[int, ...]:
    return tuple(square_at(row, column) for row, column in found)


def _are_names(found: Any) -> bool:
    return isinstance(found, list) and len(found) == COLOURS and all(map(_is_name, found))


def _is_name(found: Any) -> bool:
    return isinstance(found, str) and found.isalpha() and len(found) <= 12


def _are_numbers(count: int | None, least: int, most: int) -> Any:
    fits = _is_number(least, most)
    return lambda found: (
        isinstance(found, list)
        and (len(found) == count if count is not None else 1 <= len(found) <= 3)
        and all(fits(number) for number in found)
    )


def _is_number(least: int, most: int) -> Any:
    return lambda found: type(found) is int and least <= found <= most
