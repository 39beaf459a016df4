# compiled with mypyc
"""The decisions before the first turn: bridges are picked and laid, then the cards are dealt."""

from cloister.core.chance import Chance
from cloister.core.game import Announcements
from cloister.core.values import Move

from ..components.cards import FACES, NIHIL
from ..components.ground import ANCHORS
from . import events, moves, phase
from .laying import has_place, move_uncovered_books
from .state import Library

PICKS = [0, 1, 2, 2, 1, 0]
"""The places in turn order that pick from the left-over bridges, one after another (SAT-5)."""


def set_up_step(library: Library, move: Move, chance: Chance, told: Announcements) -> None:
    """Carry out one decision before the first turn."""
    match library.phase:
        case phase.PICK:
            _pick(library, move - moves.PICK, told)
        case phase.LAY:
            library.bridge = move - moves.LAY
            library.phase = phase.LAY_FACING
        case phase.LAY_FACING:
            library.facing = move - moves.FACING
            library.phase = phase.LAY_PLACE
        case _:
            _lay(library, move - moves.PLACE, chance, told)


def _pick(library: Library, shape: int, told: Announcements) -> None:
    """Take a spare bridge by its shape; only the picker sees its type (SAT-5, SAT-A1)."""
    for bridge in library.spare:
        if bridge >> 2 == shape:
            library.spare.remove(bridge)
            library.stock[library.seat].append(bridge)
            library.stock[library.seat].sort()
            told.reveal()
            if told.listening:
                events.picked(told, library.seat, bridge)
            break
    if library.spare:
        library.seat = library.player(PICKS[len(PICKS) - len(library.spare)])
    else:
        begin_laying(library)


def begin_laying(library: Library) -> None:
    """Begin to lay bridges: normally the last player begins (SAT-6, SAT-A2)."""
    library.phase = phase.LAY
    library.seat = library.player(0 if library.terms.first_lays else library.terms.seats - 1)


def _lay(library: Library, square: int, chance: Chance, told: Announcements) -> None:
    bridge, pose = library.bridge, library.facing * ANCHORS + square
    library.pit.lay(bridge, pose)
    library.stock[library.seat].remove(bridge)
    told.reveal()
    if told.listening:
        events.laid(told, library, bridge, pose)
    library.end_effect()
    library.phase = phase.LAY
    seats = library.terms.seats
    for _ in range(seats):
        library.seat = (library.seat + seats - 1) % seats
        if _can_lay(library, told):
            return
    _begin_play(library, chance, told)


def _can_lay(library: Library, told: Announcements) -> bool:
    """Whether the seat can lay a bridge; if none has a place, they leave the game (SAT-A3)."""
    stock = library.stock[library.seat]
    if not stock:
        return False
    if has_place(library.pit, stock):
        return True
    told.reveal()
    if told.listening:
        events.left_out(told, library.seat, stock)
    library.stock[library.seat] = []
    return False


def _begin_play(library: Library, chance: Chance, told: Announcements) -> None:
    """Once all bridges lie, deal the cards and begin the first turn (SAT-9)."""
    order = sorted(range(library.terms.seats), key=library.colours.__getitem__)
    for book in move_uncovered_books(library.pit, order):
        if told.listening:
            events.book_settled(told, library.pit, book)
    library.pile = library.terms.deck.copy()
    chance.shuffle(library.pile, "im")
    for place in range(library.terms.seats):
        seat = library.player(place)
        dealt = [library.pile.pop() for _ in range(library.terms.dealt[place])]
        library.hands[seat] = sorted(dealt)
        library.prayers[seat] = list(range(NIHIL, FACES))
        chance.shuffle(library.prayers[seat], f"lf {seat}")
    for seat in range(library.terms.seats):
        library.forget_hidden_cards(seat)
    told.reveal()
    library.seat = library.first
    library.phase = phase.MAIN
    if told.listening:
        events.dealt(told, library)
        events.turn(told, library)
