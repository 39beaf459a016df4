# compiled with mypyc
"""Why a move is forbidden: the rule that a person would name first.

This is called only for moves that are not legal, and uses nothing that the seat cannot see.
"""

from cloister.core.values import Move, Refusal

from ..components import cards
from ..components.cards import NIHIL, NONE
from ..components.ground import ANCHORS, BITS, BRIDGES, turned
from . import moves, phase
from .card_costs import TURN_TWICE, bridges_of, effect_move, effects_of, price_of, swap_price
from .moves import SPAN
from .pit import Pit
from .state import Library
from .terms import SWAP_DISCARDS
from .usable import barred_pivot
from .walking import is_crossing

KINDS = {
    phase.PICK: ([moves.PICK], "SAT-5", "refuse-pick"),
    phase.LAY: ([moves.LAY], "SAT-6", "refuse-lay-first"),
    phase.LAY_FACING: ([moves.FACING], "SAT-7", "refuse-choose-facing"),
    phase.LAY_PLACE: ([moves.PLACE], "SAT-7", "refuse-choose-place"),
    phase.DISCARD: ([moves.DISCARD], "SAT-12", "refuse-discard-first"),
    phase.SOURCE: ([], "SAT-12", "refuse-choose-pile"),
    phase.SEEK: ([moves.SEEK], "SAT-12", "refuse-take-one"),
    phase.EFFECT: ([moves.EFFECT], "SAT-13", "refuse-choose-effect"),
    phase.BRIDGE: ([moves.BRIDGE], "SAT-13", "refuse-choose-bridge"),
    phase.TURN: ([moves.TURN], "SAT-27", "refuse-choose-turn"),
    phase.SECOND_TURN: ([moves.TURN], "SAT-28", "refuse-choose-second-turn"),
    phase.SLIDE: ([moves.SLIDE], "SAT-29", "refuse-choose-slide"),
    phase.NUDGE: ([moves.TURN, moves.SLIDE], "SAT-17", "refuse-choose-nudge"),
    phase.MIHI: ([moves.BRIDGE], "SAT-37", "refuse-mihi"),
    phase.LEAD: ([moves.LEAD], "SAT-30", "refuse-lead"),
    phase.JUMP: ([moves.JUMP], "SAT-31", "refuse-choose-jump"),
    phase.GARGOYLE: ([moves.GARGOYLE], "SAT-33", "refuse-choose-gargoyle"),
    phase.FACING: ([moves.FACING], "SAT-34", "refuse-choose-facing"),
    phase.PLACE: ([moves.PLACE], "SAT-34", "refuse-choose-place"),
    phase.ANIMI: ([moves.WALK], "SAT-36", "refuse-animi"),
    phase.DRAW: ([], "SAT-16", "refuse-draw"),
}
"""For each phase, the kinds of moves that belong to it, and the refusal of all others."""


def forbids(library: Library, move: Move) -> Refusal:
    """The rule that forbids a move that is not legal."""
    kind = move // SPAN * SPAN
    if library.phase == phase.MAIN:
        return _forbids_main(library, kind, move)
    kinds, rule, reason = KINDS[library.phase]
    if kind not in kinds:
        return _forbids_plain(library, move, Refusal(rule, reason))
    if library.phase < phase.MAIN:
        return _forbids_laying(library, move - kind)
    match kind:
        case moves.DISCARD | moves.SEEK:
            return _forbids_card(library, kind, move - kind)
        case moves.EFFECT:
            return forbids_effect(library, library.card, move - effect_move(library.card, 0))
        case moves.BRIDGE:
            return forbids_bridge(library, move - kind)
        case moves.TURN:
            return _forbids_turn(library, move - kind)
        case moves.SLIDE:
            return _forbids_slide(library, move - kind)
        case _:
            return _forbids_piece(library, kind, move - kind)


def _forbids_plain(library: Library, move: Move, otherwise: Refusal) -> Refusal:
    if move != moves.ENOUGH:
        return otherwise
    if library.phase == phase.ANIMI and is_crossing(library):
        return Refusal("SAT-20", "refuse-end-on-book")
    effects = (phase.ANIMI, phase.LEAD, phase.MIHI)
    return Refusal("SAT-A29", "refuse-do-something") if library.phase in effects else otherwise


# Setting up


def _forbids_laying(library: Library, number: int) -> Refusal:
    match library.phase:
        case phase.PICK:
            return Refusal("SAT-5", "refuse-shape-gone")
        case phase.LAY:
            if number not in library.stock[library.seat]:
                return Refusal("SAT-6", "refuse-not-your-bridge")
            return Refusal("SAT-A3", "refuse-no-place")
        case phase.LAY_FACING:
            return Refusal("SAT-A3", "refuse-facing")
        case _:
            return _forbids_laying_at(library, library.facing * ANCHORS + number)


def _forbids_laying_at(library: Library, pose: int) -> Refusal:
    pit = library.pit
    mask = pit.ground.masks[library.bridge >> 2][pose]
    if refusal := _forbids_mask(mask, pit.occupied):
        return refusal
    for books in pit.lying:
        both = books & mask
        if both and both & (both - 1):
            return Refusal("SAT-7", "refuse-two-books")
    return Refusal("SAT-A3", "refuse-books-first")


def _forbids_mask(mask: int, occupied: int) -> Refusal | None:
    if mask == 0:
        return Refusal("SAT-22", "refuse-outside")
    return Refusal("SAT-22", "refuse-overlap") if mask & occupied else None


# Steps 1 to 3


def _forbids_main(library: Library, kind: Move, move: Move) -> Refusal:
    if is_crossing(library):
        if kind == moves.WALK:
            return _forbids_walk(library, move - kind)
        return Refusal("SAT-20", "refuse-end-on-book")
    match kind:
        case moves.PLAY:
            return forbids_playing(library, move - kind)
        case moves.WALK:
            return _forbids_walk(library, move - kind)
        case moves.FREE_WALK:
            return _forbids_free_walk(library, move - kind)
        case moves.PRAY:
            if library.pit.gargoyles[(move - kind) % library.terms.seats] < 0:
                return Refusal("SAT-33", "refuse-no-gargoyle")
            return Refusal("SAT-33", "refuse-three-cards")
        case moves.PLAIN:
            return _forbids_main_plain(library, move)
        case _:
            return Refusal("SAT-13", "refuse-play-first")


def _forbids_main_plain(library: Library, move: Move) -> Refusal:
    match move:
        case moves.SWAP_DRAW | moves.SWAP_SEARCH:
            return _forbids_swap(library, move)
        case moves.FREE_BRIDGE:
            if not library.free:
                return Refusal("SAT-17", "refuse-free-used")
            return Refusal("SAT-17", "refuse-nothing-light")
        case _:
            return Refusal("SAT-13", "refuse-play-first")


def _forbids_swap(library: Library, move: Move) -> Refusal:
    hand = library.hands[library.seat]
    if library.step > 1:
        return Refusal("SAT-A17", "refuse-swap-late")
    if library.points < swap_price(move):
        return Refusal("SAT-11", "refuse-points")
    if len(hand) < SWAP_DISCARDS:
        return Refusal("SAT-12", "refuse-two-cards")
    return Refusal("SAT-12", "refuse-search-needs-prayer")


def _forbids_free_walk(library: Library, square: int) -> Refusal:
    if not library.free:
        return Refusal("SAT-17", "refuse-free-used")
    if library.frozen:
        return Refusal("SAT-37", "refuse-frozen")
    if refusal := _forbids_step(library, square):
        return refusal
    return Refusal("SAT-20", "refuse-end-on-book")


def _forbids_walk(library: Library, square: int) -> Refusal:
    if library.frozen:
        return Refusal("SAT-37", "refuse-frozen")
    if len(library.played) <= library.walked:
        return Refusal("SAT-14", "refuse-no-movement")
    if refusal := _forbids_step(library, square):
        return refusal
    return Refusal("SAT-20", "refuse-end-on-book")


def _forbids_step(library: Library, square: int) -> Refusal | None:
    """Why an acolyte cannot take one step there; None if it can."""
    pit, bit = library.pit, BITS[square]
    if pit.closed & bit or pit.standing & bit:
        return Refusal("SAT-19", "refuse-blocked")
    if not pit.occupied & bit:
        return Refusal("SAT-18", "refuse-abyss")
    return None if pit.exits(library.seat) & bit else Refusal("SAT-18", "refuse-one-step")


# Cards


def forbids_playing(library: Library, card: int) -> Refusal:
    """Why a card of the hand cannot be played."""
    if card not in library.hands[library.seat]:
        return Refusal("SAT-13", "refuse-not-in-hand")
    if library.step == 3:
        return Refusal("SAT-A17", "refuse-card-late")
    if card == cards.MIHI and library.moved:
        return Refusal("SAT-A16", "refuse-mihi-moved")
    if library.frozen and (card == cards.ANIMI or card == cards.NEQUE):
        return Refusal("SAT-37", "refuse-frozen")
    prices = [price_of(library, card, effect) for effect in effects_of(card, library.terms.prices)]
    if min(prices) > library.points:
        return Refusal("SAT-11", "refuse-points")
    return Refusal("SAT-13", "refuse-no-effect")


def _forbids_card(library: Library, kind: Move, face: int) -> Refusal:
    if kind == moves.SEEK:
        return Refusal("SAT-12", "refuse-not-in-pile")
    if face not in library.hands[library.seat]:
        return Refusal("SAT-12", "refuse-not-in-hand")
    return Refusal("SAT-12", "refuse-search-needs-prayer")


def forbids_effect(library: Library, card: int, effect: int) -> Refusal:
    """Why an effect of the played card cannot be chosen."""
    if effect not in effects_of(card, library.terms.prices):
        return Refusal("SAT-13", "refuse-not-on-card")
    if price_of(library, card, effect) > library.points:
        return Refusal("SAT-11", "refuse-points")
    return Refusal("SAT-13", "refuse-effect-impossible")


# Bridges


def forbids_bridge(library: Library, bridge: int) -> Refusal:
    """Why the effect cannot move this bridge."""
    pit, card = library.pit, library.card
    if not 0 <= bridge < BRIDGES or not pit.mask[bridge]:
        return Refusal("SAT-13", "refuse-bridge-gone")
    if not pit.is_movable(bridge):
        return Refusal("SAT-23", "refuse-gargoyle")
    if card == NONE and pit.riders(bridge):
        return Refusal("SAT-17", "refuse-free-rider")
    if NONE < card < NIHIL:
        return _forbids_im_bridge(library, bridge)
    if card >= NIHIL and pit.riders(bridge):
        return Refusal(PRAYER_RULES[card], "refuse-rider")
    if card >= cards.QUIN and not pit.is_bare(bridge):
        return Refusal("SAT-A15", "refuse-book-on-it")
    return Refusal("SAT-22", "refuse-no-room")


PRAYER_RULES = {
    cards.OMNIA: "SAT-32",
    cards.MIHI: "SAT-37",
    cards.QUIN: "SAT-34",
    cards.VICTORIA: "SAT-35",
}


def _forbids_im_bridge(library: Library, bridge: int) -> Refusal:
    pit, card = library.pit, library.card
    if bridge not in bridges_of(card):
        rotas = card < cards.MOVES
        return Refusal("SAT-27" if rotas else "SAT-29", "refuse-other-bridge")
    if pit.last[bridge] == card:
        return Refusal("SAT-25", "refuse-golden")
    if pit.surcharge(bridge) > library.points:
        return Refusal("SAT-24", "refuse-surcharge")
    if library.effect == TURN_TWICE:
        return Refusal("SAT-28", "refuse-no-second-turn")
    return Refusal("SAT-22", "refuse-no-room")


def _forbids_turn(library: Library, turn: int) -> Refusal:
    pit, bridge, at = library.pit, library.bridge, turn // 4
    cells = pit.ground.cells[bridge >> 2][pit.pose[bridge]]
    if at not in cells or turn % 4 == 0:
        return Refusal("SAT-27", "refuse-pivot")
    second = library.phase == phase.SECOND_TURN
    if at == (library.pivot if second else barred_pivot(library, bridge)):
        return Refusal("SAT-28" if second else "SAT-A16", "refuse-same-pivot")
    pose = turned(bridge >> 2, pit.pose[bridge], cells.index(at), at, turn % 4)
    mask = pit.ground.masks[bridge >> 2][pose] if pose >= 0 else 0
    if refusal := _forbids_mask(mask, pit.occupied ^ pit.mask[bridge]):
        return refusal
    return _forbids_result(library, pose)


def _forbids_result(library: Library, pose: int) -> Refusal:
    pit, bridge = library.pit, library.bridge
    load = pit.load(bridge)
    state = pit.state(bridge, pose, load)
    if state == pit.state(bridge, pit.pose[bridge], load):
        return Refusal("SAT-26", "refuse-unchanged")
    if state in pit.left:
        return Refusal("SAT-26", "refuse-return")
    if _looks_alike(pit, bridge, pose):
        return Refusal("SAT-27", "refuse-looks-alike")
    return Refusal("SAT-28", "refuse-no-second-turn")


def _looks_alike(pit: Pit, bridge: int, pose: int) -> bool:
    """Whether a bridge is turned about its middle cell: left and right then give the same."""
    middle = pit.ground.cells[bridge >> 2][pit.pose[bridge]]
    return middle[len(middle) // 2] == pit.ground.cells[bridge >> 2][pose][len(middle) // 2]


def _forbids_slide(library: Library, square: int) -> Refusal:
    pit, bridge = library.pit, library.bridge
    pose = pit.pose[bridge] // ANCHORS * ANCHORS + square
    mask = pit.ground.masks[bridge >> 2][pose]
    if refusal := _forbids_mask(mask, pit.occupied ^ pit.mask[bridge]):
        return refusal
    state = pit.state(bridge, pose, pit.load(bridge))
    if pose == pit.pose[bridge]:
        return Refusal("SAT-26", "refuse-unchanged")
    if state in pit.left:
        return Refusal("SAT-26", "refuse-return")
    return Refusal("SAT-32" if library.card == cards.OMNIA else "SAT-29", "refuse-no-way")


# Acolytes, gargoyles, bridges that are laid again


def _forbids_piece(library: Library, kind: Move, number: int) -> Refusal:
    match kind:
        case moves.WALK:
            refusal = _forbids_step(library, number)
            return refusal or Refusal("SAT-A31", "refuse-dead-end")
        case moves.JUMP:
            return Refusal("SAT-31", "refuse-jump")
        case moves.GARGOYLE:
            return Refusal("SAT-33", "refuse-gargoyle-there")
        case moves.LEAD:
            return _forbids_lead(library, number // ANCHORS, number % ANCHORS)
        case moves.FACING:
            return Refusal("SAT-A15", "refuse-facing")
        case _:
            return _forbids_laying_again(library, library.facing * ANCHORS + number)


def _forbids_lead(library: Library, rival: int, square: int) -> Refusal:
    if rival == library.seat or rival >= library.terms.seats:
        return Refusal("SAT-30", "refuse-not-a-rival")
    if rival in library.led:
        return Refusal("SAT-A30", "refuse-led-already")
    if library.pit.volumes & BITS[square]:
        return Refusal("SAT-A9", "refuse-lead-onto-book")
    return Refusal("SAT-30", "refuse-too-far")


def _forbids_laying_again(library: Library, pose: int) -> Refusal:
    pit = library.pit
    mask = pit.ground.masks[library.bridge >> 2][pose]
    if refusal := _forbids_mask(mask, pit.occupied):
        return refusal
    if pit.state(library.bridge, pose, 0) in pit.left:
        return Refusal("SAT-26", "refuse-return")
    return Refusal("SAT-A15", "refuse-second-bridge")
