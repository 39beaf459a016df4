"""The legal decisions of a move, found by trying everything.

Nothing here uses the engine. The map comes from the specification. A move is followed to all
its ends, and a decision is legal if at least one legal end can be reached from it.
"""

from dataclasses import dataclass, replace
from functools import cache

VILLAGE, TOP, RAMP = 0, 1, 17
FEET = (5, 12, 13)
PATHS = (
    *((0, 8), (0, 9), (0, 10), (0, 11), (1, 2), (1, 3), (1, 4), (2, 4), (2, 5), (2, 16), (3, 4)),
    *((3, 14), (5, 6), (5, 11), (6, 7), (6, 16), (7, 8), (7, 11), (8, 9), (9, 10), (10, 12)),
    *((11, 12), (12, 13), (13, 14), (14, 15), (15, 16)),
)
SEA = ((15, 6), (6, 7), (7, 9), (9, 10), (10, 13), (13, 14), (14, 15))
HARBOURS = (6, 7, 9, 10, 13, 14, 15)
INNER = {
    place: {b if a == place else a for a, b in PATHS if place in (a, b)} for place in range(17)
}
BY_SEA = {place: {b if a == place else a for a, b in SEA if place in (a, b)} for place in range(18)}


@dataclass(frozen=True)
class Spot:
    """A moment of a move. `places` is where the six monks are; a pushed monk still shares one."""

    places: tuple[int, ...]
    began: tuple[int, ...]
    mover: int
    dots: int
    all_dots: int
    location: int
    cards: frozenset[str]
    """Tide cards that may still be played in this turn."""
    pushed: int | None = None
    moved: frozenset[int] = frozenset()
    climber: int | None = None
    climber_moved: frozenset[int] = frozenset()
    from_below: bool = False
    landed: bool = False
    tide_first: bool = False
    one_tide: bool = False
    turns: tuple[int, ...] = ()
    """In a bound turn: how many turns away each place is. Otherwise empty."""


def legal(spot: Spot) -> set[str]:
    """The words of all legal decisions."""
    return {words for words, after in choices(spot).items() if after is None or finishable(after)}


@cache
def finishable(spot: Spot) -> bool:
    return any(after is None or finishable(after) for after in choices(spot).values())


def choices(spot: Spot) -> dict[str, Spot | None]:
    """Each decision that may be tried, and the spot after it; None is the end of the move."""
    if spot.pushed is not None:
        return pushes(spot, spot.pushed)
    if spot.climber is not None:
        return climbs(spot, spot.climber)
    if spot.places[spot.mover] == RAMP:
        return on_the_ramp(spot)
    found: dict[str, Spot | None] = {}
    found |= steps(spot)
    found |= legs(spot)
    if may_stop(spot):
        found["stop"] = None
    return found


def word(place: int) -> str:
    return {VILLAGE: "village", RAMP: "ramp"}.get(place, str(place))


def enter(spot: Spot, monk: int, to: int, moved: frozenset[int]) -> Spot:
    """The spot after a monk enters a place; a monk that stands on a location has to be pushed."""
    standing = [
        other
        for other in range(6)
        if other != monk and to not in (VILLAGE, RAMP) and spot.places[other] == to
    ]
    places = tuple(to if other == monk else place for other, place in enumerate(spot.places))
    return replace(
        spot,
        places=places,
        pushed=standing[0] if standing else None,
        moved=moved | {monk},
        landed=spot.landed or to == spot.location,
    )


def steps(spot: Spot) -> dict[str, Spot | None]:
    if spot.dots == 0:
        return {}
    here, mover = spot.places[spot.mover], spot.mover
    walked = replace(spot, dots=spot.dots - 1)
    found: dict[str, Spot | None] = {
        f"step {word(to)}": enter(walked, mover, to, frozenset()) for to in INNER[here]
    }
    if here in FEET or (here == TOP and spot.dots == 2):
        onto = replace(enter(walked, mover, RAMP, frozenset()), from_below=here != TOP)
        if onto.dots == 0:
            onto = up(onto, mover, frozenset())
        found["step ramp"] = onto
    return found


def up(spot: Spot, monk: int, moved: frozenset[int]) -> Spot:
    entered = enter(spot, monk, TOP, moved)
    return replace(entered, climber=monk, climber_moved=moved | {monk})


def on_the_ramp(spot: Spot) -> dict[str, Spot | None]:
    found: dict[str, Spot | None] = {}
    if spot.from_below:
        found["up"] = up(spot, spot.mover, frozenset())
    if spot.dots > 0:
        walked = replace(spot, dots=spot.dots - 1)
        for to in (TOP, *FEET):
            found[f"step {to}"] = enter(walked, spot.mover, to, frozenset())
    return found


def climbs(spot: Spot, monk: int) -> dict[str, Spot | None]:
    rested = replace(spot, climber=None)
    found: dict[str, Spot | None] = {"stay": rested}
    for to in INNER[TOP]:
        if not any(spot.places[other] == to for other in spot.climber_moved if to != VILLAGE):
            found[f"on {word(to)}"] = enter(rested, monk, to, spot.climber_moved)
    return found


def pushes(spot: Spot, monk: int) -> dict[str, Spot | None]:
    here, moved = spot.places[monk], spot.moved
    found: dict[str, Spot | None] = {}
    for to in INNER[here]:
        if not any(spot.places[other] == to for other in moved if to != VILLAGE):
            found[f"push {word(to)}"] = enter(spot, monk, to, moved)
    if here in FEET and not any(spot.places[other] == TOP for other in moved):
        found["push ramp"] = up(spot, monk, moved)
    return found


def legs(spot: Spot) -> dict[str, Spot | None]:
    here = spot.places[spot.mover]
    if spot.turns or not spot.cards or here not in HARBOURS:
        return {}
    if spot.dots == spot.all_dots and not spot.tide_first:
        return {}
    found: dict[str, Spot | None] = {}
    for card in spot.cards:
        left = frozenset() if spot.one_tide else spot.cards - {card}
        reach = BY_SEA[here] if card == "ebb" else set(HARBOURS) - {here}
        for to in reach:
            found[f"{card} {to}"] = enter(replace(spot, cards=left), spot.mover, to, frozenset())
    return found


def may_stop(spot: Spot) -> bool:
    won = spot.landed and spot.location in spot.places
    if spot.dots == spot.all_dots or (spot.dots > 0 and not won):
        return False
    if spot.places == spot.began:
        return False
    if not spot.turns or won:
        return True
    return spot.turns[spot.places[spot.mover]] < spot.turns[spot.began[spot.mover]]


def turns_alone(location: int, dots: int) -> tuple[int, ...]:
    """How many turns a monk alone needs from each place, by trying whole turns on an empty map."""
    ends = {place: set(ends_of_turn(place, location, dots)) for place in range(17)}
    turns = dict.fromkeys(range(17), 99)
    turns[location] = 0
    for count in range(1, 20):
        for place in range(17):
            if turns[place] == 99 and any(turns[end] == count - 1 for end in ends[place]):
                turns[place] = count
    return tuple(turns[place] for place in range(17))


@cache
def ends_of_turn(place: int, location: int, dots: int) -> tuple[int, ...]:
    """The places where one turn can end for a monk alone; the others stay in the village."""
    places = (place, 0, 0, 0, 0, 0)
    waiting = [Spot(places, places, 0, dots, dots, location, frozenset())]
    ends: set[int] = set()
    while waiting:
        spot = waiting.pop()
        for after in choices(spot).values():
            if after is None:
                ends.add(spot.places[0])
            else:
                waiting.append(after)
    return tuple(sorted(ends))
