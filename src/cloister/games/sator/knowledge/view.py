"""The view of a seat: all that it may know is listed here, field by field."""

from typing import Any

import msgspec

from cloister.core.values import Seat, View

from ..components.cards import NIHIL, NONE, prayers_in
from ..components.ground import NOWHERE, OFFSETS, squares_in
from ..rules import phase
from ..rules.card_costs import SLIDES, price_of, searched
from ..rules.hidden_cards import HiddenCards
from ..rules.move_words import WORDS_OF
from ..rules.state import Library
from .bridge_actions import BridgeAction, Ghost, bridge_actions, ghosts

PROMPTS = (
    "prompt-pick",
    "prompt-lay",
    "prompt-facing",
    "prompt-place",
    "prompt-main",
    "prompt-discard",
    "prompt-source",
    "prompt-seek",
    "prompt-effect",
    "prompt-bridge",
    "prompt-turn",
    "prompt-second-turn",
    "prompt-slide",
    "prompt-nudge",
    "prompt-mihi",
    "prompt-lead",
    "prompt-jump",
    "prompt-gargoyle",
    "prompt-facing",
    "prompt-place",
    "prompt-animi",
    "prompt-draw",
    "prompt-over",
)


class Known(msgspec.Struct, frozen=True):
    """What the viewing seat knows about hidden IM cards (see hidden_cards.py)."""

    pools: list[list[int]]
    """For each age, by face, the hidden cards; those of the last one may be in the pile."""
    held: list[list[int]]
    """For each age, how many of them each seat has taken."""
    unclear: list[list[int]]
    """Shown cards that may come from several ages: seat, face, youngest age, limit."""


class LibraryView(View, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The pit is public; hands, piles and types of unlaid bridges are not (SAT-A1, SAT-A34).

    A square is `20 * row + column`, counted from 0 at the top left; -1 is nowhere. A bridge is
    `4 * shape + type`, a card is a face: 0-5 ROTAS, 6-9 MOVES, 10 JOLLY, 11-18 prayers.
    """

    phase: int
    side: int
    """Squares along one side of the pit."""
    colours: list[int]
    """The colour of each seat: 0 red, north; 1 blue, east; 2 green, south; 3 yellow, west."""
    names: list[str]
    """The names of the four colours."""
    entries: list[int]
    """The square that each seat's ledge opens to."""
    poses: list[int]
    """For each bridge `512 * facing + square of the first cell`, -1 if it is not on the board."""
    bridges: list[list[int]]
    """For each bridge, the squares of its cells; the order is the identity of the cells."""
    books: list[int]
    """The square of book `4 * seat + quadrant`, -1 if taken."""
    taken: list[int]
    """How many of its books each seat has."""
    acolytes: list[int]
    """The square of each seat's acolyte; -1 is the ledge."""
    gargoyles: list[int]
    """The square of each seat's gargoyle; -1 if not placed yet, -2 if back in the box."""
    hand: list[int]
    """The viewing seat's cards, sorted."""
    held_im: list[int]
    held_lf: list[int]
    pile: int
    prayers: list[int]
    """How many cards each seat's pile of prayers has."""
    own_prayers: list[int]
    """The viewing seat's pile of prayers, sorted, because its order is unknown."""
    discards: list[int]
    rows: list[list[int]]
    """Each seat's prayers that are played or lost."""
    stock: list[list[int]]
    """The shapes of each seat's unlaid bridges."""
    own_stock: list[int]
    """The viewing seat's unlaid bridges."""
    spare: list[int]
    """The shapes that three players still pick from."""
    first: Seat
    round: int
    rounds: int
    step: int
    """1 swap, 2 play, 3 move."""
    points: int
    """Action points left."""
    movement: int
    """Movement points left."""
    free: bool
    """Whether the free action is still unused."""
    frozen: bool
    """Whether the acting acolyte may not move this turn."""
    moved: bool
    """Whether the acting acolyte has moved this turn."""
    played: list[int]
    """IM cards played this turn."""
    chain: list[str]
    """The moves of this turn, in words."""
    card: int
    """The card that is being carried out, or -1."""
    prices: list[int]
    """The price of each effect of that card, without the surcharge for acolytes."""
    amounts: list[int]
    """For a prayer, how many squares, bridges or motions each effect gives."""
    effect: int
    bridge: int
    """The chosen bridge, or -1. While bridges are laid, only the acting seat sees it."""
    shape: int
    """The shape of that bridge, or -1."""
    second: int
    facing: int
    pivot: int
    left: int
    """Squares, bridges, effects or discards that are still to come."""
    done: int
    led: list[int]
    start: int
    purpose: int
    spun: list[int]
    """For each bridge, the pivot of its last turn by mihi; empty unless mihi is carried out."""
    states: list[int]
    """The states that bridges were moved out of this turn."""
    last: list[int]
    """For each bridge, the face that last moved it this turn, or -1."""
    paid: list[int]
    """For each bridge, how many acolytes were paid for this turn."""
    surcharges: list[int]
    """For each bridge, the surcharge for moving it now."""
    searched: list[int]
    """The pile that the viewing seat is searching, sorted."""
    reach: list[list[int]]
    """The squares that the acting acolyte can walk to, each with the number of steps."""
    outline: list[int]
    """For the bridge being placed, the offset of each cell: `20 * rows + columns`."""
    ghosts: list[Ghost]
    """For the acting seat: where each turn or slide brings the bridge."""
    ways: list[BridgeAction]
    """For the acting seat, between two cards: everything it can do with bridges."""
    known: Known | None
    hands: list[list[int]]
    """All hands, once the game is over; before that, empty."""


def look(library: Library, seat: Seat | None) -> LibraryView:
    """The view of a seat; None is a spectator."""
    outcome = library.outcome()
    return LibraryView(
        seat=seat,
        to_act=library.to_act(),
        prompt=_prompt(library, seat),
        outcome=outcome,
        phase=library.phase,
        **_of_the_pit(library),
        **_of_the_cards(library, seat, outcome is not None),
        **_of_the_turn(library, seat == library.seat),
    )


def _of_the_pit(library: Library) -> dict[str, Any]:
    pit = library.pit
    return {
        "side": pit.ground.side,
        "colours": library.colours.copy(),
        "names": library.terms.names,
        "entries": pit.entries,
        "poses": pit.pose.copy(),
        "bridges": [
            [] if pose == NOWHERE else pit.ground.cells[bridge >> 2][pose]
            for bridge, pose in enumerate(pit.pose)
        ],
        "books": pit.books.copy(),
        "taken": [library.books_of(other) for other in range(library.terms.seats)],
        "acolytes": pit.acolytes.copy(),
        "gargoyles": pit.gargoyles.copy(),
        "states": pit.left.copy(),
        "last": pit.last.copy(),
        "paid": pit.paid.copy(),
        "surcharges": [pit.surcharge(bridge) for bridge in range(len(pit.pose))],
    }


def _of_the_cards(library: Library, seat: Seat | None, over: bool) -> dict[str, Any]:
    acts = seat == library.seat
    started = library.phase >= phase.MAIN
    return {
        "hand": [] if seat is None else library.hands[seat].copy(),
        "held_im": [len(hand) - prayers_in(hand) for hand in library.hands],
        "held_lf": [prayers_in(hand) for hand in library.hands],
        "pile": len(library.pile),
        "prayers": [len(pile) for pile in library.prayers],
        "own_prayers": sorted(library.prayers[seat]) if seat is not None else [],
        "discards": library.discards.copy(),
        "rows": [row.copy() for row in library.rows],
        "stock": [[bridge >> 2 for bridge in stock] for stock in library.stock],
        "own_stock": library.stock[seat].copy() if seat is not None else [],
        "spare": [bridge >> 2 for bridge in library.spare],
        "searched": searched(library) if acts and library.phase == phase.SEEK else [],
        "known": _known(library.hidden_cards[seat]) if started and seat is not None else None,
        "hands": [hand.copy() for hand in library.hands] if over else [],
    }


def _of_the_turn(library: Library, acts: bool) -> dict[str, Any]:
    laying = library.phase < phase.MAIN
    return {
        "first": library.first,
        "round": library.round(),
        "rounds": library.terms.rounds,
        "step": library.step,
        "points": library.points,
        "movement": len(library.played) - library.walked,
        "free": library.free,
        "frozen": library.frozen,
        "moved": library.moved,
        "played": library.played.copy(),
        "chain": [WORDS_OF[move] for move in library.chain],
        "card": library.card,
        "prices": _prices(library),
        "amounts": library.terms.amounts[library.card].copy() if library.card >= NIHIL else [],
        "effect": library.effect,
        "bridge": NONE if laying and not acts else library.bridge,
        "shape": NONE if library.bridge == NONE else library.bridge >> 2,
        "second": library.second,
        "facing": library.facing,
        "pivot": library.pivot,
        "left": library.left,
        "done": library.done,
        "led": library.led.copy(),
        "start": library.start,
        "purpose": library.purpose,
        "spun": library.spun.copy(),
        "reach": _reach(library),
        "outline": _outline(library),
        "ghosts": ghosts(library) if acts else [],
        "ways": bridge_actions(library) if acts else [],
    }


def _prompt(library: Library, seat: Seat | None) -> str:
    if library.phase == phase.OVER:
        return "prompt-over"
    if seat != library.seat:
        return "prompt-wait-lay" if library.phase < phase.MAIN else "prompt-wait"
    return PROMPTS[library.phase]


def _known(cards: HiddenCards) -> Known:
    return Known(
        [age.pool.copy() for age in cards.ages],
        [age.held.copy() for age in cards.ages],
        [[shown.seat, shown.face, shown.age, shown.limit] for shown in cards.unclear],
    )


def _reach(library: Library) -> list[list[int]]:
    """Each square where the walk may end, with the steps of the shortest way."""
    steps = library.left if library.phase == phase.ANIMI else _movement(library)
    foreign = library.pit.foreign(library.seat)
    return [
        [square, distance]
        for distance, layer in enumerate(library.pit.layers(library.seat, steps), start=1)
        for square in squares_in(layer & ~foreign)
    ]


def _movement(library: Library) -> int:
    if library.phase != phase.MAIN or library.frozen:
        return 0
    return len(library.played) - library.walked


def _outline(library: Library) -> list[int]:
    if library.phase not in (phase.LAY_PLACE, phase.PLACE):
        return []
    return OFFSETS[library.bridge >> 2][library.facing].copy()


def _prices(library: Library) -> list[int]:
    if library.card >= NIHIL:
        return library.terms.prices[library.card].copy()
    effects = range(SLIDES + 3) if library.card != NONE else range(0)
    return [price_of(library, library.card, effect) for effect in effects]
