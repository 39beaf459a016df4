# compiled with mypyc
"""The invariants of every position."""

from cloister.core.errors import RuleBug

from ..components.cards import IDENTITY, NO_LOCATION, NO_PAGE
from ..components.monks import BIT, NO_MONK, NOBODY
from ..components.places import LAST, PLACES, RAMP, TOP, VILLAGE
from . import phase
from .mount import Mount
from .state import MountState


def check(state: MountState) -> None:
    """Raise RuleBug unless all invariants hold."""
    _check_cards(state)
    _check_slips(state)
    _check_places(state.mount)
    _check_phase(state)


def _check_cards(state: MountState) -> None:
    """No card is lost."""
    terms, mount = state.terms, state.mount
    counts = [0] * len(terms.value)
    identities = state.gone + (1 if mount.phase == phase.LOOKING else 0)
    for laid in state.laid:
        identities += laid
    total = [0] * 6
    for card in state.deck:
        if card == IDENTITY:
            identities += 1
        else:
            counts[card] += 1
    for won in state.taken:
        counts[won // 8] += 1
        total[won % 8] += terms.value[won // 8]
    if mount.page != NO_PAGE:
        counts[mount.page] += 1
    _require(counts == terms.copies, "pages were lost or doubled")
    _require(identities == terms.layers[1] + terms.layers[3], "identity cards were lost")
    _require(total == state.total, "a monk's total is wrong")
    _require(sorted(state.order) == list(range(TOP, LAST + 1)), "locations were lost")


def _check_slips(state: MountState) -> None:
    """No slip is lost, and the looks fit together."""
    seats = state.terms.seats
    slips = sorted(state.inside)
    named = list(range(seats))
    _require(slips == [NOBODY] * (6 - len(named)) + named, "slips were lost or doubled")
    _require(len(state.looked_on) == len(state.looked), "a look has no turn")
    laid = [0] * seats
    seen = [0] * seats
    for at in range(len(state.looked)):
        seat, monk = state.looked[at] // 8, state.looked[at] % 8
        if at >= state.peeks:
            laid[seat] += 1
        if monk != NO_MONK:
            seen[seat] |= BIT[monk]
    _require(laid == state.laid and seen == state.seen, "looks are counted wrongly")


def _check_places(mount: Mount) -> None:
    for monk in range(6):
        place = mount.place[monk]
        _require(VILLAGE <= place <= RAMP, "no such place")
        if place == RAMP:
            on_its_way = mount.phase == phase.ON_RAMP and monk == mount.mover
            _require(on_its_way, "a monk on the ramp")
        elif place != VILLAGE and monk != mount.pushed:
            _require(mount.at[place] == monk, "two monks on one location")
    for place in range(PLACES):
        monk = mount.at[place]
        if monk != NOBODY:
            stands = mount.place[monk] == place and monk != mount.pushed
            _require(stands, "a monk is misplaced")
    nobody = mount.at[VILLAGE] == NOBODY and mount.at[RAMP] == NOBODY
    _require(nobody, "the village holds all")


def _check_phase(state: MountState) -> None:
    mount = state.mount
    now = mount.phase
    moving = phase.WALKING <= now <= phase.CLIMBED
    _require((mount.mover != NOBODY) == moving, "a monk moves at the wrong time")
    _require((mount.pushed != NOBODY) == (now == phase.PUSHING), "a push at the wrong time")
    _require(now != phase.CLIMBED or mount.climber != NOBODY, "nobody has climbed")
    _require(mount.climber == NOBODY or mount.place[mount.climber] == TOP, "a climber astray")
    playing = moving or now == phase.PAGE
    _require((mount.page != NO_PAGE) == playing, "a page is open at the wrong time")
    opening = playing or now == phase.LOOKING
    _require((mount.location != NO_LOCATION) == opening, "a location at the wrong time")
    shown = state.order[(state.opened - 1) % LAST] if opening else NO_LOCATION
    _require(mount.location == shown, "another location is open than was turned up")
    _require((now == phase.OVER) == (not state.deck and not playing), "the end is missed")
    _require(0 <= mount.seat < state.terms.seats, "no such seat")


def _require(holds: bool, what: str) -> None:
    if not holds:
        raise RuleBug(what)
