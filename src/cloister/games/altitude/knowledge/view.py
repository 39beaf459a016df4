"""What a seat may know: an allow-list over the massif."""

import msgspec

from cloister.core.values import Seat, View

from ..components.cards import AVALANCHE, EMPTY, SAINT_BERNARD, strength
from ..components.pack import RANKS
from ..components.places import FIRST, WIDTH, along, floor_of
from ..rules import phase
from ..rules.legal import accepts
from ..rules.mountain import Mountain
from ..rules.refusals import forbids_place
from ..rules.scoring import hand_bonus, points
from ..rules.state import Massif

PROMPTS = (
    "prompt-keep",
    "prompt-act",
    "prompt-hand",
    "prompt-slot",
    "prompt-final",
    "prompt-final-slot",
    "prompt-over",
)


class MountainView(msgspec.Struct, frozen=True):
    """One mountain, as everybody sees it."""

    left: int
    """The place of the left end of the base, where every row begins."""
    rows: list[list[int]]
    """Cards as numbers, from the base up; 0 where nothing lies."""
    floors: int
    animals: int
    """Those that score."""


class Blocked(msgspec.Struct, frozen=True, array_like=True):
    """An open place that does not take the card in question, and why."""

    owner: Seat
    floor: int
    place: int
    supports: list[int]
    """The places on the floor below with cards that are too high."""
    rule: str
    reason: str


class Tally(msgspec.Struct, frozen=True):
    """The score of one seat, point by point (ALT-16)."""

    floors: int
    animals: int
    saint_bernards: int
    hand_bonus: int
    total: int


class MassifView(View, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Mountains and discards lie open; hands, pile and the drawn card do not (ALT-R34).

    A card is a number: twice its value, one more with an animal; 1 is a cable car, 242 an
    avalanche, 244 a Saint-Bernard.
    """

    phase: int
    mountains: list[MountainView]
    hand: list[int]
    held: list[int]
    """How many cards each seat holds."""
    drawn: int
    """The card that the onlooker has drawn, or 0."""
    picked: int
    """The hand card that the onlooker is about to play, or 0."""
    returned: list[int]
    """The cards that the onlooker put back at the start and has not seen since."""
    taken: list[int]
    """How many drawn cards each seat has taken into its hand; counted up to four."""
    pile: int
    aside: int
    discards: list[int]
    draws: int
    """Two in a double turn."""
    draw: int
    turns: int
    first: int
    species: str
    """For each value from 1 up, the letter of its animal."""
    blocked: list[Blocked]
    hands: list[list[int]]
    """All of them, once the game is over."""
    tally: list[Tally]
    """Once the game is over."""
    rank: str
    """The solo rank, once the game is over."""
    ranks: list[int]
    """The points needed for each solo rank; empty unless solo."""


def look(massif: Massif, seat: Seat | None) -> MassifView:
    """The view of a seat; None is a spectator."""
    outcome = massif.outcome()
    over = outcome is not None
    acts = seat == massif.seat
    keeping = massif.phase == phase.KEEPING
    return MassifView(
        seat=seat,
        to_act=massif.to_act(),
        prompt=_prompt(massif, seat),
        outcome=outcome,
        phase=massif.phase,
        mountains=[_mountain(mountain) for mountain in massif.mountains],
        hand=[] if seat is None else massif.hands[seat].copy(),
        held=[len(hand) for hand in massif.hands],
        drawn=massif.drawn if acts else EMPTY,
        picked=massif.picked if acts else EMPTY,
        returned=[] if seat is None else massif.returned[seat].copy(),
        taken=massif.taken.copy(),
        pile=len(massif.pile),
        aside=len(massif.aside),
        discards=massif.discards.copy(),
        draws=massif.draws,
        draw=massif.draw,
        turns=massif.turns,
        first=massif.first,
        species=massif.terms.species,
        blocked=_blocked(massif) if acts and not keeping else [],
        hands=[hand.copy() for hand in massif.hands] if over else [],
        tally=[_tally(massif, other) for other in range(massif.terms.seats)] if over else [],
        rank=_rank(massif) if over else "",
        ranks=list(massif.terms.ranks),
    )


def _prompt(massif: Massif, seat: Seat | None) -> str:
    now = massif.phase
    if now == phase.OVER:
        return "prompt-over"
    if seat not in massif.to_act():
        return "prompt-wait-keep" if now == phase.KEEPING else "prompt-wait"
    if now == phase.ACTING and massif.drawn == AVALANCHE:
        return _avalanche_prompt(massif)
    if now == phase.ACTING and massif.drawn == SAINT_BERNARD:
        return "prompt-saint-bernard"
    if now == phase.SLOT and massif.picked == SAINT_BERNARD:
        return "prompt-rescue"
    return PROMPTS[now]


def _avalanche_prompt(massif: Massif) -> str:
    """Whom an avalanche can hit: others, the seat itself, or nobody (ALT-11, ALT-R35)."""
    if massif.terms.seats > 1:
        return "prompt-avalanche"
    return "prompt-avalanche-own" if massif.terms.own_avalanches else "prompt-avalanche-alone"


def _mountain(mountain: Mountain) -> MountainView:
    left = mountain.left - FIRST if mountain.floors else 0
    return MountainView(left, mountain.written(), mountain.floors, mountain.animals)


def _blocked(massif: Massif) -> list[Blocked]:
    """The open places that refuse the card in question."""
    if massif.picked != EMPTY:
        return _blocked_on(massif, massif.seat, massif.picked)
    found: list[Blocked] = []
    for owner in range(massif.terms.seats):
        own = owner == massif.seat
        if own and massif.drawn == AVALANCHE and not massif.terms.own_avalanches:
            continue
        found += _blocked_on(massif, owner, massif.drawn)
    return found


def _blocked_on(massif: Massif, owner: Seat, card: int) -> list[Blocked]:
    mountain = massif.mountains[owner]
    if card in (EMPTY, SAINT_BERNARD) or mountain.floors == 0:
        return []
    found: list[Blocked] = []
    for place in mountain.open:
        if accepts(massif, mountain, card, place):
            continue
        refusal = forbids_place(massif, mountain, card, place, owner == massif.seat)
        assert refusal is not None
        supports = [
            along(below)
            for below in (place - WIDTH, place - WIDTH + 1)
            if below > 0 and mountain.cards[below] >> 1 >= strength(card)
        ]
        found.append(
            Blocked(owner, floor_of(place), along(place), supports, refusal.rule, refusal.reason)
        )
    return found


def _tally(massif: Massif, seat: Seat) -> Tally:
    mountain = massif.mountains[seat]
    saint_bernards = massif.hands[seat].count(SAINT_BERNARD)
    return Tally(
        mountain.floors,
        mountain.animals,
        saint_bernards,
        hand_bonus(massif, seat),
        points(massif, seat),
    )


def _rank(massif: Massif) -> str:
    """The highest solo rank reached."""
    reached = [asked <= points(massif, 0) for asked in massif.terms.ranks]
    return RANKS[reached.count(True) - 1] if reached else ""
