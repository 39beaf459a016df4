# compiled with mypyc
"""Carries out the effects of cards and the free action."""

from cloister.core.game import Announcements
from cloister.core.values import Move

from ..components import cards
from ..components.cards import NIHIL, NONE
from ..components.ground import ANCHORS, BITS, BRIDGES
from . import events, moves, phase
from .card_costs import SLIDES, TURN_TWICE, chosen_amount, effect_move, price_of
from .hands import show_card
from .legal import bridge_moves
from .moves import SPAN
from .state import Library
from .terms import BOOKS
from .walking import leads

PHASE_OF = {
    cards.NIHIL: phase.LEAD,
    cards.CLARA: phase.GARGOYLE,
    cards.NEQUE: phase.JUMP,
    cards.MIHI: phase.MIHI,
    cards.OMNIA: phase.BRIDGE,
    cards.QUIN: phase.BRIDGE,
    cards.ANIMI: phase.ANIMI,
    cards.VICTORIA: phase.BRIDGE,
}
"""The phase that follows the choice of a prayer's effect."""


def play_card(library: Library, card: int, told: Announcements) -> None:
    """Play a card face up; its effect has to be carried out at once (SAT-13)."""
    library.hands[library.seat].remove(card)
    library.card = card
    library.step = 2
    if card >= NIHIL:
        library.rows[library.seat].append(card)
    else:
        library.played.append(card)
        show_card(library, card)
    told.reveal(to_others_only=True)
    if told.listening:
        events.card_played(told, library.seat, card)
    library.phase = phase.EFFECT
    if card >= NIHIL and len(library.terms.prices[card]) == 1:
        _choose_effect(library, 0)


def carry_out(library: Library, move: Move, told: Announcements) -> None:
    """Carry out one decision within an effect."""
    match library.phase:
        case phase.EFFECT:
            _choose_effect(library, move - effect_move(library.card, 0))
        case phase.BRIDGE | phase.MIHI:
            _choose_bridge(library, move, told)
        case phase.TURN | phase.SECOND_TURN | phase.SLIDE | phase.NUDGE:
            _move_bridge(library, move, told)
        case phase.FACING:
            library.facing = move - moves.FACING
            library.phase = phase.PLACE
        case phase.PLACE:
            _lay_again(library, move - moves.PLACE, told)
        case _:
            _move_piece(library, move, told)


def _choose_effect(library: Library, effect: int) -> None:
    library.effect = effect
    library.points -= price_of(library, library.card, effect)
    if library.card < NIHIL:
        library.phase = phase.BRIDGE
        return
    library.left = chosen_amount(library)
    library.phase = PHASE_OF[library.card]
    if library.card == cards.ANIMI:
        library.start = library.pit.acolytes[library.seat]
    elif library.card == cards.MIHI:
        library.frozen = True
        library.spun = [NONE] * BRIDGES


def finish_effect(library: Library) -> None:
    """Finish the effect, swap or prayer, and go on with the turn."""
    library.end_effect()
    library.phase = phase.MAIN


def end_game(library: Library, told: Announcements, reason: str) -> None:
    """End the game."""
    library.phase = phase.OVER
    if told.listening:
        told.everyone("ended", {"reason": reason})


# Bridges


def _choose_bridge(library: Library, move: Move, told: Announcements) -> None:
    if move == moves.ENOUGH:
        finish_effect(library)
        return
    bridge = move - moves.BRIDGE
    match library.card:
        case cards.VICTORIA:
            _remove(library, bridge, told)
        case cards.QUIN:
            _lift(library, bridge, told)
        case cards.OMNIA:
            library.bridge = bridge
            library.phase = phase.SLIDE
        case cards.MIHI | cards.NONE:
            library.bridge = bridge
            library.phase = phase.NUDGE
        case _:
            _choose_for_im(library, bridge)


def _choose_for_im(library: Library, bridge: int) -> None:
    """Choose a bridge and pay the surcharge, once for each acolyte (SAT-24, SAT-A10)."""
    library.bridge = bridge
    extra = library.pit.surcharge(bridge)
    library.points -= extra
    library.pit.paid[bridge] += extra
    library.phase = phase.TURN if library.effect < SLIDES else phase.SLIDE


def _move_bridge(library: Library, move: Move, told: Announcements) -> None:
    pit, bridge = library.pit, library.bridge
    before = pit.pose[bridge]
    slides = move // SPAN * SPAN == moves.SLIDE
    if slides:
        pit.slide(bridge, move - moves.SLIDE)
    else:
        pit.turn(bridge, move - moves.TURN)
    if told.listening:
        events.bridge_moved(told, library, move, before)
    if library.phase == phase.TURN and library.effect == TURN_TWICE and library.card < NIHIL:
        library.pivot = (move - moves.TURN) // 4
        library.phase = phase.SECOND_TURN
        return
    if library.card == cards.MIHI:
        library.spun[bridge] = NONE if slides else (move - moves.TURN) // 4
        _go_on_with_mihi(library)
        return
    if library.card != NONE:
        pit.last[bridge] = library.card if library.card < NIHIL else NONE
    finish_effect(library)


def _go_on_with_mihi(library: Library) -> None:
    """Go on with the next effect of mihi, up to five in all (SAT-37)."""
    library.pit.last[library.bridge] = NONE
    library.bridge = NONE
    library.left -= 1
    library.done += 1
    library.phase = phase.MIHI
    if library.left == 0 or len(bridge_moves(library)) == 1:
        finish_effect(library)


def _remove(library: Library, bridge: int, told: Announcements) -> None:
    """Remove a bridge from the game for good (SAT-35)."""
    if told.listening:
        events.bridge_removed(told, library, bridge)
    library.pit.lift(bridge)
    library.left -= 1
    if library.left == 0:
        finish_effect(library)


def _lift(library: Library, bridge: int, told: Announcements) -> None:
    """Lift a bridge; one or two are lifted before the first is laid again (SAT-34, SAT-A15)."""
    if told.listening:
        events.lifted(told, library, bridge)
    library.pit.remember(bridge)
    library.pit.last[bridge] = NONE
    library.pit.lift(bridge)
    library.left -= 1
    if library.bridge == NONE:
        library.bridge = bridge
    else:
        library.second = bridge
    if library.left == 0:
        library.phase = phase.FACING


def _lay_again(library: Library, square: int, told: Announcements) -> None:
    pose = library.facing * ANCHORS + square
    library.pit.lay(library.bridge, pose)
    if told.listening:
        events.laid_again(told, library, library.bridge, pose)
    if library.second == NONE:
        finish_effect(library)
        return
    library.bridge, library.second = library.second, NONE
    library.phase = phase.FACING


# Acolytes and gargoyles


def _move_piece(library: Library, move: Move, told: Announcements) -> None:
    match library.phase:
        case phase.LEAD:
            _lead(library, move, told)
        case phase.JUMP:
            if walk_to(library, move - moves.JUMP, told):
                finish_effect(library)
        case phase.GARGOYLE:
            square = move - moves.GARGOYLE
            library.pit.put_gargoyle(library.seat, square)
            if told.listening:
                events.gargoyle(told, library.seat, square)
            finish_effect(library)
        case _:
            _walk_on(library, move, told)


def _walk_on(library: Library, move: Move, told: Announcements) -> None:
    """Take a step of the walk of animi, or end it (SAT-36)."""
    if move == moves.ENOUGH:
        finish_effect(library)
        return
    library.left -= 1
    if walk_to(library, move - moves.WALK, told) and library.left == 0:
        finish_effect(library)


def walk_to(library: Library, square: int, told: Announcements) -> bool:
    """Move the acting acolyte to a square and take its own book there (SAT-20, SAT-A7).

    Returns whether the game goes on: the fourth book ends it (SAT-38).
    """
    seat, pit = library.seat, library.pit
    if told.listening:
        events.walked(told, library, square)
    pit.put_acolyte(seat, square)
    library.moved = True
    if not pit.lying[seat] & BITS[square]:
        return True
    pit.take_book(pit.books.index(square))
    taken = library.books_of(seat)
    if told.listening:
        told.everyone("took-book", {"seat": seat, "count": taken})
    if taken < BOOKS:
        return True
    end_game(library, told, "books")
    return False


def _lead(library: Library, move: Move, told: Announcements) -> None:
    """Lead a rival, who takes no books on the way, or stop (SAT-30, SAT-A9)."""
    if move == moves.ENOUGH:
        finish_effect(library)
        return
    rival, square = (move - moves.LEAD) // ANCHORS, (move - moves.LEAD) % ANCHORS
    layers = library.pit.layers(rival, library.left)
    steps = 1
    while not layers[steps - 1] & BITS[square]:
        steps += 1
    if told.listening:
        events.led(told, library, rival, square)
    library.pit.put_acolyte(rival, square)
    library.left -= steps
    library.led.append(rival)
    full = len(library.led) >= library.terms.rivals[library.effect]
    if full or library.left == 0 or not leads(library, library.left):
        finish_effect(library)
