"""Write down a whole position, hidden things included, and read it back.

A page is its back, its value and its dots: `y+3..` or `g-4.`; `id` is an identity card. Monks are
colours, places are written as in moves. Most fields are optional; by default all monks stand in the
village, nothing has been won, nobody has looked, and the first seat begins its turn.
"""

from msgspec import Struct, field

from cloister.core.card import Setting
from cloister.core.positions import Position, need
from cloister.core.values import Json

from ..components.cards import EBB, FLOOD, IDENTITY, NO_LOCATION, NO_PAGE
from ..components.monks import BIT, MONK, MONKS, NO_MONK, NOBODY
from ..components.pack import Components
from ..components.places import LAST, PLACE, RAMP, VILLAGE, WORDS
from ..rules import phase
from ..rules.game import MontSaintMichel
from ..rules.mount import Mount
from ..rules.setup import empty_table
from ..rules.state import MountState
from ..rules.terms import Terms

IDENTITY_WORD = "id"
TIDES = {"": 0, "e": EBB, "f": FLOOD, "ef": EBB + FLOOD}
TIDE_LETTERS = {cards: letters for letters, cards in TIDES.items()}
SAME = ("opened", "shuffled", "peeks", "gone", "history", "first", "looker", "turns")
"""The fields that are written exactly as in the state."""


class Moving(Struct, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """The move in progress."""

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


class MountPosition(Position, kw_only=True):
    """A written position."""

    inside: str
    """The seat in each monk, in the order of MONKS; x is nobody."""
    locations: list[int]
    """The location deck, from the first card of the first pass on."""
    opened: int
    shuffled: bool = False
    deck: list[str]
    """The second deck, from the top down."""
    page: str = ""
    taken: list[tuple[str, str]] = field(default_factory=list)
    """The pages won, in order: monk and page."""
    places: dict[str, str] = field(default_factory=dict)
    tides: list[str] = field(default_factory=list)
    looked: list[tuple[int, str]] = field(default_factory=list)
    """Each look in order: seat and monk; an empty name for a look declined."""
    looked_on: list[int] = field(default_factory=list)
    """The turn of each look, counted from 0; if omitted, all were in the first."""
    peeks: int = 0
    gone: int = 0
    history: list[int] = field(default_factory=list)
    phase: str = "page"
    seat: int = 0
    first: int = 0
    looker: int = 0
    turns: int = 0
    waiting: int = 0
    move: Moving | None = None


# Writing


def write_position(state: MountState) -> dict[str, Json]:
    """The whole position, hidden things included."""
    terms, mount = state.terms, state.mount
    return MountPosition.of(
        state,
        inside="".join("x" if seat == NOBODY else str(seat) for seat in state.inside),
        locations=state.order.copy(),
        deck=[_card(terms, card) for card in reversed(state.deck)],
        page=_card(terms, mount.page) if mount.page != NO_PAGE else "",
        taken=[(MONKS[won % 8], _card(terms, won // 8)) for won in state.taken],
        places=_places(mount.place),
        tides=[TIDE_LETTERS[cards] for cards in mount.tides],
        looked=[(code // 8, _monk(code % 8)) for code in state.looked],
        phase=phase.NAMES[mount.phase],
        seat=mount.seat,
        waiting=mount.waiting,
        move=_moving(mount) if mount.mover != NOBODY else None,
    ).written()


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
        sailed=TIDE_LETTERS[mount.sailed],
    )


def _card(terms: Terms, card: int) -> str:
    if card == IDENTITY:
        return IDENTITY_WORD
    back = "y" if terms.yellow[card] else "g"
    return f"{back}{terms.value[card]:+d}{'.' * terms.dots[card]}"


def _monk(monk: int) -> str:
    return MONKS[monk] if 0 <= monk < 6 else ""


def _monks(bits: int) -> list[str]:
    return [colour for monk, colour in enumerate(MONKS) if bits & BIT[monk]]


def _places(places: list[int]) -> dict[str, str]:
    return {colour: WORDS[place] for colour, place in zip(MONKS, places, strict=True)}


# Reading


def set_up(setting: Setting[Components], written: dict[str, Json]) -> MontSaintMichel:
    """A game that starts from a written position."""
    game = empty_table(setting)
    position = MountPosition.read(written)
    _read_cards(game, position)
    _read_monks(game, position)
    _read_looks(game, position)
    _read_course(game, position)
    if position.move is not None:
        _read_move(game.mount, position.move)
    game.check()
    can_move = game.mount.phase == phase.OVER or bool(game.moves(game.to_act()[0]))
    need(can_move, "position-stuck")
    return game


def _read_cards(state: MountState, position: MountPosition) -> None:
    terms = state.terms
    cards = {_card(terms, kind): kind for kind in range(len(terms.value))}
    cards[IDENTITY_WORD] = IDENTITY
    state.deck = [cards[card] for card in reversed(position.deck)]
    state.mount.page = cards[position.page] if position.page else NO_PAGE
    for colour, card in position.taken:
        kind, monk = cards[card], MONK[colour]
        state.taken.append(kind * 8 + monk)
        state.total[monk] += terms.value[kind]
    state.order = position.locations.copy()
    whole = 0 <= position.opened <= 100 and len(position.locations) == LAST
    need(whole, "position-locations")


def _read_monks(state: MountState, position: MountPosition) -> None:
    mount = state.mount
    state.inside = [NOBODY if slip == "x" else int(slip) for slip in position.inside]
    need(len(state.inside) == 6, "position-inside")
    mount.place = _read_places(position.places)
    pushed = MONK[position.move.pushed] if position.move and position.move.pushed else NOBODY
    for monk in range(6):
        place = mount.place[monk]
        if place not in (VILLAGE, RAMP) and monk != pushed:
            mount.at[place] = monk
    if position.tides:
        mount.tides = [TIDES[letters] for letters in position.tides]
    need(len(mount.tides) == state.terms.seats, "position-tides")


def _read_places(places: dict[str, str]) -> list[int]:
    need(places.keys() <= MONK.keys(), "position-monk")
    return [PLACE[places.get(colour, "village")] for colour in MONKS]


def _read_looks(state: MountState, position: MountPosition) -> None:
    seats = state.terms.seats
    counted = 0 <= position.peeks <= min(len(position.looked), seats)
    need(counted, "position-peeks")
    state.looked_on = position.looked_on.copy() or [0] * len(position.looked)
    for at, (seat, colour) in enumerate(position.looked):
        monk = MONK[colour] if colour else NO_MONK
        need(0 <= seat < seats, "position-seat")
        state.looked.append(seat * 8 + monk)
        state.laid[seat] += at >= position.peeks
        state.seen[seat] |= BIT[monk] if colour else 0


def _read_course(state: MountState, position: MountPosition) -> None:
    mount, seats = state.mount, range(state.terms.seats)
    seated = position.seat in seats and position.first in seats
    need(seated and position.looker in (NOBODY, *seats), "position-seat")
    need(min(position.turns, position.waiting) >= 0, "position-turns")
    position.put_into(state, *SAME)
    mount.phase = phase.NAMES.index(position.phase)
    mount.seat, mount.waiting = position.seat, position.waiting
    if mount.phase not in (phase.PEEKING, phase.OVER):
        mount.location = state.order[(state.opened - 1) % LAST]
    else:
        mount.location = NO_LOCATION
    need(state.looker != NOBODY or mount.phase > phase.LOOKING, "position-looker")


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
    mount.sailed = TIDES[move.sailed]
    need(0 <= move.dots <= 2, "position-dots")


def _read_bits(colours: list[str]) -> int:
    return sum(BIT[MONK[colour]] for colour in {*colours})
