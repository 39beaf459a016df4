"""A whole position written down, hidden things included, and read again.

A page is its back, its value and its dots: `y+3..` or `g-4.`; `id` is an identity card. Monks are
colours, places are written as in moves. Most of it may be left out: then all stand in the village,
nothing has been won, nobody has looked, and the first seat begins its turn.
"""

from typing import Any

import msgspec

from cloister.core.errors import BadPosition, RuleBug
from cloister.core.values import Json

from ..components.places import (
    BIT,
    EBB,
    FLOOD,
    LAST,
    MONK,
    MONKS,
    NOBODY,
    PLACE,
    RAMP,
    VILLAGE,
    WORDS,
)
from ..rules import phase
from ..rules.hidden import DECLINED, IDENTITY, NO_LOCATION, NO_PAGE
from ..rules.state import Mount
from ..rules.terms import Terms

CARDS = "id"
LEFT = {"": 0, "e": EBB, "f": FLOOD, "ef": EBB + FLOOD}
HELD = {mask: letters for letters, mask in LEFT.items()}


class Moving(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """The move that is being made."""

    monk: str
    dots: int
    began: dict[str, str] = {}
    pushed: str = ""
    lock: list[str] = []
    climber: str = ""
    climber_lock: list[str] = []
    came: str = "village"
    entered: bool = False
    sailed: str = ""


class Position(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """What a position consists of."""

    inside: str
    """The seat in each monk, in the order of MONKS, an x for nobody."""
    locations: list[int]
    """The location deck, from the first card of the first pass on."""
    opened: int
    shuffled: bool = False
    deck: list[str]
    """The second deck, the top first."""
    page: str = ""
    taken: list[tuple[str, str]] = []
    """The pages won, in order: monk and page."""
    places: dict[str, str] = {}
    tides: list[str] = []
    looked: list[tuple[int, str]] = []
    """Who looked into which monk, in order; an empty name for a look declined."""
    looked_on: list[int] = []
    """The turn of each look, counted from 0; left out, all were in the first."""
    peeks: int = 0
    gone: int = 0
    history: list[int] = []
    phase: str = "page"
    seat: int = 0
    first: int = 0
    looker: int = 0
    turns: int = 0
    waiting: int = 0
    move: Moving | None = None


def write_position(mount: Mount) -> dict[str, Json]:
    """The whole truth."""
    position = Position(
        inside="".join("x" if seat == NOBODY else str(seat) for seat in mount.inside),
        locations=mount.order.copy(),
        opened=mount.opened,
        shuffled=mount.shuffled,
        deck=[_card(mount.terms, card) for card in reversed(mount.deck)],
        page=_card(mount.terms, mount.page) if mount.page != NO_PAGE else "",
        taken=[(MONKS[won % 8], _card(mount.terms, won // 8)) for won in mount.taken],
        places=_places(mount.place),
        tides=[HELD[mask] for mask in mount.tides],
        looked=[(code // 8, _monk(code % 8)) for code in mount.looked],
        looked_on=mount.looked_on.copy(),
        peeks=mount.peeks,
        gone=mount.gone,
        history=mount.history.copy(),
        phase=phase.NAMES[mount.phase],
        seat=mount.seat,
        first=mount.first,
        looker=mount.looker,
        turns=mount.turns,
        waiting=mount.waiting,
        move=_moving(mount) if mount.mover != NOBODY else None,
    )
    written: dict[str, Json] = msgspec.to_builtins(position)
    return written


def _moving(mount: Mount) -> Moving:
    return Moving(
        monk=MONKS[mount.mover],
        dots=mount.dots,
        began=_places(mount.began),
        pushed=_monk(mount.pushed),
        lock=_monks(mount.lock),
        climber=_monk(mount.climber),
        climber_lock=_monks(mount.climber_lock),
        came=WORDS[mount.came],
        entered=mount.entered,
        sailed=HELD[mount.sailed],
    )


def _card(terms: Terms, card: int) -> str:
    if card == IDENTITY:
        return CARDS
    back = "y" if terms.yellow[card] else "g"
    return f"{back}{terms.value[card]:+d}{'.' * terms.dots[card]}"


def _monk(monk: int) -> str:
    return MONKS[monk] if 0 <= monk < 6 else ""


def _monks(bits: int) -> list[str]:
    return [colour for monk, colour in enumerate(MONKS) if bits & BIT[monk]]


def _places(places: list[int]) -> dict[str, str]:
    return {colour: WORDS[place] for colour, place in zip(MONKS, places, strict=True)}


def read_position(mount: Mount, written: dict[str, Any]) -> None:
    """Put a mount into a written position; BadPosition says what is wrong with it."""
    try:
        position = msgspec.convert(written, Position)
        _read_cards(mount, position)
        _read_monks(mount, position)
        _read_looks(mount, position)
        _read_course(mount, position)
        if position.move is not None:
            _read_move(mount, position.move)
        mount.check()
    except (msgspec.ValidationError, KeyError, ValueError, IndexError, RuleBug) as wrong:
        raise BadPosition(f"not a position of Mont Saint Michel: {wrong}") from None


def _read_cards(mount: Mount, position: Position) -> None:
    cards = {_card(mount.terms, kind): kind for kind in range(len(mount.terms.value))}
    cards[CARDS] = IDENTITY
    mount.deck = [cards[card] for card in reversed(position.deck)]
    mount.page = cards[position.page] if position.page else NO_PAGE
    for colour, card in position.taken:
        kind, monk = cards[card], MONK[colour]
        mount.taken.append(kind * 8 + monk)
        mount.total[monk] += mount.terms.value[kind]
    mount.order = position.locations
    mount.opened = position.opened
    mount.shuffled = position.shuffled
    mount.gone = position.gone
    if not 0 <= position.opened <= 100 or len(position.locations) != LAST:
        raise ValueError("the location deck has 16 cards")


def _read_monks(mount: Mount, position: Position) -> None:
    mount.inside = [NOBODY if slip == "x" else int(slip) for slip in position.inside]
    if len(mount.inside) != 6:
        raise ValueError("inside has six places")
    mount.place = _read_places(position.places)
    pushed = MONK[position.move.pushed] if position.move and position.move.pushed else NOBODY
    for monk in range(6):
        place = mount.place[monk]
        if place not in (VILLAGE, RAMP) and monk != pushed:
            mount.at[place] = monk
    if position.tides:
        mount.tides = [LEFT[letters] for letters in position.tides]
    if len(mount.tides) != mount.terms.seats:
        raise ValueError("tides has a place for every seat")


def _read_places(places: dict[str, str]) -> list[int]:
    if not places.keys() <= MONK.keys():
        raise ValueError("no such monk")
    return [PLACE[places.get(colour, "village")] for colour in MONKS]


def _read_looks(mount: Mount, position: Position) -> None:
    if not 0 <= position.peeks <= min(len(position.looked), mount.terms.seats):
        raise ValueError("peeks are counted wrongly")
    mount.peeks = position.peeks
    mount.looked_on = position.looked_on or [0] * len(position.looked)
    for at, (seat, colour) in enumerate(position.looked):
        monk = MONK[colour] if colour else DECLINED
        if not 0 <= seat < mount.terms.seats:
            raise ValueError("no such seat")
        mount.looked.append(seat * 8 + monk)
        mount.laid[seat] += at >= position.peeks
        mount.seen[seat] |= BIT[monk] if colour else 0


def _read_course(mount: Mount, position: Position) -> None:
    seats = range(mount.terms.seats)
    if not {position.seat, position.first} <= {*seats} or position.looker not in (NOBODY, *seats):
        raise ValueError("no such seat")
    if min(position.turns, position.waiting) < 0:
        raise ValueError("turns are counted from 0")
    mount.phase = phase.NAMES.index(position.phase)
    mount.seat, mount.first = position.seat, position.first
    mount.looker = position.looker
    mount.turns, mount.waiting = position.turns, position.waiting
    mount.history = position.history
    if mount.phase not in (phase.PEEKING, phase.OVER):
        mount.location = mount.order[(mount.opened - 1) % LAST]
    else:
        mount.location = NO_LOCATION
    if mount.looker == NOBODY and mount.phase <= phase.LOOKING:
        raise ValueError("nobody is to look")


def _read_move(mount: Mount, move: Moving) -> None:
    mount.mover = MONK[move.monk]
    mount.dots = move.dots
    mount.began = _read_places(move.began)
    mount.pushed = MONK[move.pushed] if move.pushed else NOBODY
    mount.lock = _read_bits(move.lock)
    mount.climber = MONK[move.climber] if move.climber else NOBODY
    mount.climber_lock = _read_bits(move.climber_lock)
    mount.came = PLACE[move.came]
    mount.entered = move.entered
    mount.sailed = LEFT[move.sailed]
    if not 0 <= move.dots <= 2:
        raise ValueError("a page has one dot or two")


def _read_bits(colours: list[str]) -> int:
    return sum(BIT[MONK[colour]] for colour in {*colours})
