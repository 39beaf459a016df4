"""Part of the view: what the seat to act can do with bridges, shown before a move is chosen."""

import msgspec

from cloister.core.values import Move

from ..components.cards import JOLLY, NONE
from ..components.ground import ANCHORS, BRIDGES, squares_in
from ..rules import moves, phase
from ..rules.card_costs import SLIDES, TURN_ONCE, TURN_TWICE, bridges_of, effects_of, price_of
from ..rules.legal import motions
from ..rules.move_words import WORDS_OF
from ..rules.moves import SPAN
from ..rules.state import Library
from ..rules.walking import is_crossing


class Ghost(msgspec.Struct, frozen=True, array_like=True):
    """A place that a move would bring a bridge to: the squares of its cells."""

    move: str
    squares: list[int]


class BridgeAction(msgspec.Struct, frozen=True, array_like=True):
    """An effect that a card in hand or the free action can have on a bridge."""

    bridge: int
    effect: int
    """0 turn once, 1 turn twice, 2 to 4 slide by 1 to 3."""
    price: int
    """In action points, with the surcharge for acolytes; the free action costs none."""
    cards: list[int]
    """The faces in the hand that can do it; -1 for the free action."""
    ends: list[int]
    """Turns as `4 * pivot square + right turns`, or slides as the new square of the first cell."""


def ghosts(library: Library) -> list[Ghost]:
    """Where each turn or slide would bring the chosen bridge."""
    if library.phase not in (phase.TURN, phase.SECOND_TURN, phase.SLIDE, phase.NUDGE):
        return []
    return [Ghost(WORDS_OF[move], _cells_after(library, move)) for move in motions(library)]


def _cells_after(library: Library, move: Move) -> list[int]:
    pit, bridge = library.pit, library.bridge
    if move // SPAN * SPAN == moves.TURN:
        pose = pit.after_turn(bridge, move - moves.TURN)
    else:
        pose = pit.pose[bridge] // ANCHORS * ANCHORS + move - moves.SLIDE
    return pit.ground.cells[bridge >> 2][pose].copy()


def bridge_actions(library: Library) -> list[BridgeAction]:
    """One entry for each bridge and effect that a card in the hand or the free action allows."""
    if library.phase != phase.MAIN or is_crossing(library):
        return []
    return [
        BridgeAction(bridge, effect, _price(library, bridge, effect), cards, ends)
        for bridge in range(BRIDGES)
        if library.pit.is_movable(bridge)
        for effect in range(SLIDES + 3)
        if (cards := _means(library, bridge, effect)) and (ends := _ends(library, bridge, effect))
    ]


def _price(library: Library, bridge: int, effect: int) -> int:
    return price_of(library, JOLLY, effect) + library.pit.surcharge(bridge)


def _means(library: Library, bridge: int, effect: int) -> list[int]:
    pit, found = library.pit, []
    if library.step < 3 and _price(library, bridge, effect) <= library.points:
        found = [
            face
            for face in sorted(set(library.hands[library.seat]))
            if face <= JOLLY
            and pit.last[bridge] != face
            and bridge in bridges_of(face)
            and effect in effects_of(face, library.terms.prices)
        ]
    free = library.free and effect in (TURN_ONCE, SLIDES) and pit.is_light(bridge)
    return [*found, NONE] if free else found


def _ends(library: Library, bridge: int, effect: int) -> list[int]:
    if effect == TURN_ONCE:
        return library.pit.turns(bridge, NONE)
    if effect == TURN_TWICE:
        return library.pit.double_turns(bridge)
    return squares_in(library.pit.slides(bridge, effect - SLIDES + 1))
