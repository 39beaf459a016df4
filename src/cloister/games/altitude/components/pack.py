"""The typed reading of components.toml."""

from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from cloister.core.packs import Pack

from .cards import AVALANCHE, CABLE_CAR, SAINT_BERNARD, TOP, number

SPECIES = {
    "marmot": "m",
    "black_grouse": "g",
    "chamois": "c",
    "ibex": "i",
    "dahu": "d",
    "other": "o",
}
"""The animals that a pack may name, and their letters."""
RANKS = ("walker", "hiker", "climber", "guide", "legend")
DECK_SIZES = (120, 60, 50)
"""The deck sizes that have solo ranks."""
BOX = 120
SUPPLEMENT = 30
TABLES = (
    "box",
    "numbers",
    "animals",
    "cable_cars",
    "avalanches",
    "saint_bernards",
    "hand",
    "mountain",
    "supplement",
    "solo_ranks",
)


@dataclass(frozen=True)
class Components:
    """What the pack decides: the cards of the box and of a supplement, and the solo ranks."""

    main: tuple[int, ...]
    supplement: tuple[int, ...]
    species: str
    """For each value from 1 up, the letter of its animal, a dot where there is none."""
    solo_ranks: dict[int, tuple[int, ...]]

    def deck(self, size: int) -> list[int]:
        """All cards that are shuffled for a deck of this size, sorted (ALT-R44)."""
        supplements = max(0, (size - BOX) // SUPPLEMENT)
        return sorted(self.main + self.supplement * supplements)

    def in_play(self, size: int) -> int:
        """How many of them are not set aside."""
        whole = len(self.deck(size))
        return whole if size >= BOX else min(size, whole)

    def ranks(self, size: int) -> list[int]:
        """The points that each solo rank asks for."""
        return list(self.solo_ranks[size])


def read(pack: Pack) -> Components:
    """Read a pack; an error names its line."""
    pack.only(*TABLES)
    _check_printed(pack)
    values = pack.get("numbers.values", "pack-values", _are_values, top=TOP)
    animals = _animals(pack, values)
    main = _cards(_plain(pack, values), list(animals), _specials(pack, ""))
    cards = pack.get("box.cards", "pack-box", lambda n: _between(n, 90, 180))
    if len(main) != cards:
        raise pack.wrong("box.cards", "pack-box-count", cards=cards, listed=len(main))
    return Components(
        main=tuple(main),
        supplement=tuple(_supplement(pack, values, set(animals))),
        species="".join(animals.get(value, ".") for value in range(1, max(values) + 1)),
        solo_ranks={size: _ranks(pack, size) for size in DECK_SIZES},
    )


def _check_printed(pack: Pack) -> None:
    """Check the numbers fixed by the rulebook: other ones would make another game."""
    printed = {
        "hand.dealt": 6,
        "hand.kept": 4,
        "mountain.base": 10,
        "mountain.animals_score_from_floor": 4,
        "mountain.double_turn_from_floor": 5,
    }
    for path, wanted in printed.items():
        pack.get(path, "pack-printed", _is_exactly(wanted), printed=wanted)


def _is_exactly(wanted: int) -> Any:
    return lambda found: found == wanted


def _plain(pack: Pack, values: list[int]) -> list[int]:
    """The values of all plain cards."""
    count = len(values)
    copies = pack.get(
        "numbers.copies",
        "pack-copies",
        lambda found: _are_counts(found) and len(found) == count,
        count=count,
    )
    return [value for value, count in zip(values, copies, strict=True) for _ in range(count)]


def _animals(pack: Pack, values: list[int]) -> dict[int, str]:
    """The letter of the animal of each value that has one."""
    animals: dict[int, str] = {}
    for name in pack.data.get("animals", {}):
        if name in ("source", "from"):
            continue
        if name not in SPECIES:
            known = ", ".join(SPECIES)
            raise pack.wrong(f"animals.{name}", "pack-unknown-animal", name=name, known=known)
        for value in pack.get(f"animals.{name}", "pack-some-values", _are_among(values)):
            if value in animals:
                raise pack.wrong(f"animals.{name}", "pack-two-animals", value=value)
            animals[value] = SPECIES[name]
    if not animals:
        raise pack.wrong("animals", "pack-no-animal")
    return animals


def _supplement(pack: Pack, values: list[int], animals: set[int]) -> list[int]:
    plain = pack.get("supplement.plain", "pack-some-values", _are_among(values))
    tame = pack.get("supplement.animals", "pack-animal-values", _are_among(sorted(animals)))
    cards = _cards(plain, tame, _specials(pack, "supplement."))
    if len(cards) != SUPPLEMENT:
        raise pack.wrong("supplement", "pack-supplement", size=SUPPLEMENT, listed=len(cards))
    return cards


def _specials(pack: Pack, table: str) -> list[int]:
    """Cable cars, avalanches and Saint-Bernards of the box or of the supplement."""
    cards: list[int] = []
    kinds = {"cable_cars": CABLE_CAR, "avalanches": AVALANCHE, "saint_bernards": SAINT_BERNARD}
    for name, card in kinds.items():
        path = f"{table}{name}" if table else f"{name}.count"
        cards += [card] * pack.get(path, "pack-how-many", lambda n: _between(n, 0, 60))
    return cards


def _cards(plain: list[int], animals: list[int], specials: list[int]) -> list[int]:
    return (
        [number(value) for value in plain]
        + [number(value, animal=True) for value in animals]
        + specials
    )


def _ranks(pack: Pack, size: int) -> tuple[int, ...]:
    ranks = ", ".join(RANKS)
    found: list[int] = pack.get(f"solo_ranks.{size}", "pack-ranks", _are_ranks, ranks=ranks)
    return tuple(found)


def _are_ranks(found: Any) -> bool:
    return _are_counts(found) and len(found) == len(RANKS) and _rise(found) and found[0] == 0


def _are_values(found: Any) -> bool:
    return (
        _are_counts(found) and len(found) > 0 and _rise(found) and 1 <= found[0] <= found[-1] <= TOP
    )


def _are_counts(found: Any) -> bool:
    return isinstance(found, list) and all(_between(count, 0, 1000) for count in found)


def _are_among(values: list[int]) -> Any:
    return lambda found: _are_counts(found) and set(found) <= set(values)


def _rise(found: list[int]) -> bool:
    return all(low < high for low, high in pairwise(found))


def _between(found: Any, least: int, most: int) -> bool:
    return type(found) is int and least <= found <= most
