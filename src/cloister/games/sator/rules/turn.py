# compiled with mypyc
"""The course of a turn: decisions in steps 1 to 3, swaps, drawing, and whose turn is next."""

from cloister.core.chance import Chance
from cloister.core.game import Announcements
from cloister.core.values import Move

from ..components.cards import NIHIL
from . import events, moves, phase
from .card_costs import may_take_prayer, swap_price
from .effects import end_game, finish_effect, play_card, walk_to
from .hands import receive, refill, show_card, take_top
from .moves import SPAN
from .state import Library
from .terms import HAND, PRAYER_DISCARDS, SWAP_DISCARDS


def act(library: Library, move: Move, chance: Chance, told: Announcements) -> None:
    """Carry out one decision of steps 1 to 3."""
    kind = move // SPAN * SPAN
    match kind:
        case moves.PLAY:
            play_card(library, move - moves.PLAY, told)
        case moves.WALK:
            library.step = 3
            library.walked += 1
            walk_to(library, move - moves.WALK, told)
        case moves.FREE_WALK:
            library.free = False
            walk_to(library, move - moves.FREE_WALK, told)
        case moves.PRAY:
            _begin_discards(library, move, PRAYER_DISCARDS)
        case _:
            _act_plainly(library, move, chance, told)


def _act_plainly(library: Library, move: Move, chance: Chance, told: Announcements) -> None:
    match move:
        case moves.END:
            _end_turn(library, chance, told)
        case moves.FREE_BRIDGE:
            library.free = False
            library.phase = phase.BRIDGE
        case _:
            library.points -= swap_price(move)
            _begin_discards(library, move, SWAP_DISCARDS)


# Swaps and prayers against gargoyles


def _begin_discards(library: Library, purpose: Move, count: int) -> None:
    library.purpose = purpose
    library.left = count
    library.phase = phase.DISCARD


def change_cards(library: Library, move: Move, chance: Chance, told: Announcements) -> None:
    """Carry out one decision within a swap or a prayer against a gargoyle."""
    match library.phase:
        case phase.DISCARD:
            _discard(library, move - moves.DISCARD, chance, told)
        case phase.SOURCE:
            _take_from(library, move, chance, told)
        case _:
            _seek(library, move - moves.SEEK, chance, told)


def _discard(library: Library, face: int, chance: Chance, told: Announcements) -> None:
    """Discard a card: IM cards go to the discard pile, prayers are lost (SAT-12, SAT-A19)."""
    library.hands[library.seat].remove(face)
    library.left -= 1
    if face >= NIHIL:
        library.done += 1
        library.rows[library.seat].append(face)
    else:
        library.discards.append(face)
        show_card(library, face)
    told.reveal(to_others_only=True)
    if told.listening:
        events.discarded(told, library.seat, face)
    if library.left == 0:
        _discards_made(library, chance, told)


def _discards_made(library: Library, chance: Chance, told: Announcements) -> None:
    if library.purpose >= moves.PRAY:
        seat = library.purpose - moves.PRAY
        if told.listening:
            events.prayed(told, library.seat, seat, library.pit.gargoyles[seat])
        library.pit.remove_gargoyle(seat)
        finish_effect(library)
    elif may_take_prayer(library):
        library.phase = phase.SOURCE
    else:
        _take_from(library, moves.FROM_IM, chance, told)


def _take_from(library: Library, source: Move, chance: Chance, told: Announcements) -> None:
    """Take the top card, or begin to search the pile and see all of it (SAT-12, SAT-A34)."""
    told.reveal()
    if library.purpose == moves.SWAP_DRAW:
        take_top(library, source, chance, told)
        finish_effect(library)
        return
    if source == moves.FROM_IM:
        refill(library, chance, told)
        library.hidden_cards[library.seat].look_through(library.pile)
    library.purpose = source
    library.phase = phase.SEEK
    if told.listening:
        events.searches(told, library.seat, source)


def _seek(library: Library, face: int, chance: Chance, told: Announcements) -> None:
    """Take a card without showing it, and shuffle the pile again (SAT-12, SAT-A18)."""
    seat = library.seat
    pile = library.pile if library.purpose == moves.FROM_IM else library.prayers[seat]
    pile.remove(face)
    chance.shuffle(pile, "search")
    receive(library, face)
    told.reveal()
    if told.listening:
        events.found(told, seat, face, library.purpose)
    finish_effect(library)


# The end of a turn


def _end_turn(library: Library, chance: Chance, told: Announcements) -> None:
    """Steps 4 and 5: discard the played cards, then fill up the hand (SAT-15, SAT-16).

    From here on the turn cannot be continued, even if no card is drawn (SAT-A32).
    """
    told.reveal()
    library.discards += library.played
    library.phase = phase.DRAW
    _draw_on(library, chance, told)


def draw(library: Library, move: Move, chance: Chance, told: Announcements) -> None:
    """Draw from the chosen pile, and go on (SAT-16)."""
    told.reveal()
    take_top(library, move, chance, told)
    _draw_on(library, chance, told)


def _draw_on(library: Library, chance: Chance, told: Announcements) -> None:
    """Draw IM cards until there is a choice of piles or the hand is full (SAT-A5).

    Cards drawn together are announced sorted by face: their order in the pile means nothing.
    """
    drawn: list[int] = []
    while len(library.hands[library.seat]) < HAND and not may_take_prayer(library):
        if not library.pile:
            _announce_drawn(library, drawn, told)
            drawn = []
            refill(library, chance, told)
        drawn.append(library.pile.pop())
        receive(library, drawn[-1])
    _announce_drawn(library, drawn, told)
    if len(library.hands[library.seat]) == HAND:
        _next_turn(library, told)


def _announce_drawn(library: Library, drawn: list[int], told: Announcements) -> None:
    if told.listening:
        for face in sorted(drawn):
            events.drew(told, library.seat, face, moves.FROM_IM)


def _next_turn(library: Library, told: Announcements) -> None:
    library.turn += 1
    library.pit.forget_turn()
    library.begin_turn()
    if library.round() > library.terms.rounds:
        end_game(library, told, "rounds")
        return
    library.seat = (library.seat + 1) % library.terms.seats
    library.phase = phase.MAIN
    if told.listening:
        events.turn(told, library)
