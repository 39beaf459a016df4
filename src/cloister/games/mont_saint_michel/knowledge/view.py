"""What a seat may know: an allow-list over the mount."""

from cloister.core.values import EVERYTHING, Seat, View

from ..components.cards import NO_PAGE
from ..components.monks import BIT, NOBODY
from ..components.pack import Chart
from ..components.places import LAST
from ..rules import phase
from ..rules.mount import Mount
from ..rules.state import MountState
from .belief import UNSEEN
from .known_decks import knows_location, layers_left
from .review import beliefs

PROMPTS = (
    "prompt-peek",
    "prompt-look",
    "prompt-page",
    "prompt-walk",
    "prompt-ramp",
    "prompt-push",
    "prompt-climbed",
    "prompt-over",
)


class MountView(View, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The table as everybody sees it, plus what one seat has seen inside monks (MSM-A23)."""

    phase: int
    active: int
    """The seat whose turn it is; `to_act` may name another that was handed an identity card."""
    first: int
    turns: int
    places: list[int]
    """Where each monk stands: 0 the village, 17 the ramp, else a location."""
    location: int
    """The open location, or 0."""
    page: int
    """The kind of the open page, or -1; `value` and `dots` belong to it."""
    value: int
    dots: int
    waiting: int
    """Turns finished since the page was turned up."""
    bound: bool
    """The page has to be won now (MSM-A17)."""
    mover: int
    dots_left: int
    pushed: int
    climber: int
    moved: list[int]
    """Monks that may not be pushed again in the running chain (MSM-A8)."""
    totals: list[int]
    pages: list[list[int]]
    """The values of the pages that each monk has won, in order."""
    tides: list[int]
    """For each seat, the tide cards left: 1 ebb, 2 flood, 3 both."""
    looked: list[tuple[int, int]]
    """Each look in order: seat and monk; 6 = declined."""
    looked_on: list[int]
    """The turn of each of these looks, counted from 0."""
    peeks: int
    """How many of the looks were first peeks."""
    laid: list[int]
    """How many identity cards lie in front of each seat."""
    seen: list[int]
    """What this seat has seen in each monk: a seat, -1 for an X, -2 for not seen."""
    inside: list[int]
    """Who was who, once the game is over."""
    believed: list[list[float]]
    """Once the game is over, for each look: the looker's chance of being each monk, from its
    looks so far."""
    layers: list[int]
    """Cards left in the top, middle and bottom layer of the second deck."""
    opened: int
    """Location cards turned up so far."""
    order: list[int]
    """The location deck as far as the onlooker remembers it, 0 elsewhere (MSM-A29)."""
    history: list[int]
    """All turns (history.py) if the onlooker remembers everything, else empty: a beginner draws no
    conclusions from how the others play."""
    chart: Chart


def look(state: MountState, seat: Seat | None, memory: int) -> MountView:
    """The view of a seat."""
    terms, mount = state.terms, state.mount
    page = mount.page
    has_page = page != NO_PAGE
    return MountView(
        seat=seat,
        to_act=state.to_act(),
        prompt=_prompt(state, seat),
        outcome=state.outcome(),
        phase=mount.phase,
        active=mount.seat,
        first=state.first,
        turns=state.turns,
        places=mount.place.copy(),
        location=mount.location,
        page=page,
        value=terms.value[page] if has_page else 0,
        dots=terms.dots[page] if has_page else 0,
        waiting=mount.waiting if has_page else 0,
        bound=has_page and mount.waiting >= terms.stall_limit,
        mover=mount.mover,
        dots_left=mount.dots if mount.mover != NOBODY else 0,
        pushed=mount.pushed,
        climber=mount.climber,
        moved=_moved(mount),
        totals=state.total.copy(),
        pages=_pages(state),
        tides=mount.tides.copy(),
        looked=[(code // 8, code % 8) for code in state.looked],
        looked_on=state.looked_on.copy(),
        peeks=state.peeks,
        laid=state.laid.copy(),
        seen=_seen(state, seat),
        inside=state.inside.copy() if mount.phase == phase.OVER else [],
        believed=_believed(state) if mount.phase == phase.OVER else [],
        layers=layers_left(state),
        opened=state.opened,
        order=[state.order[at] if knows_location(state, at, memory) else 0 for at in range(LAST)],
        history=state.history.copy() if memory >= EVERYTHING else [],
        chart=terms.chart,
    )


def _moved(mount: Mount) -> list[int]:
    lock = mount.lock if mount.phase == phase.PUSHING else 0
    return [monk for monk in range(6) if lock & BIT[monk]]


def _pages(state: MountState) -> list[list[int]]:
    pages: list[list[int]] = [[] for _ in range(6)]
    for won in state.taken:
        pages[won % 8].append(state.terms.value[won // 8])
    return pages


def _seen(state: MountState, seat: Seat | None) -> list[int]:
    seen = 0 if seat is None else state.seen[seat]
    return [state.inside[monk] if seen & BIT[monk] else UNSEEN for monk in range(6)]


def _believed(state: MountState) -> list[list[float]]:
    found: list[list[float]] = []
    for belief in beliefs(state.terms.seats, state.inside, state.looked):
        own = belief.chance_of[belief.seat * 6 : belief.seat * 6 + 6]
        found.append([round(chance, 4) for chance in own])
    return found


def _prompt(state: MountState, seat: Seat | None) -> str:
    acting = state.to_act()
    if acting and seat not in acting:
        return "prompt-wait"
    mount = state.mount
    if mount.phase == phase.PAGE and mount.at[mount.location] != NOBODY:
        return "prompt-standing"
    return PROMPTS[mount.phase]
