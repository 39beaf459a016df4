# compiled with mypyc
"""The legal moves of every decision. A move is legal only if its effect can be completed."""

from cloister.core.values import Move, Seat

from ..components.cards import NIHIL, NONE
from ..components.ground import BRIDGES, squares_in
from . import moves, phase
from .card_costs import (
    TURN_TWICE,
    bridges_of,
    chosen_amount,
    different,
    discardable,
    effect_move,
    may_swap,
    searched,
    slide_length,
)
from .laying import Layer, facings
from .pit import EVERY
from .state import Library
from .terms import PRAYER_DISCARDS
from .usable import barred_pivot, can_nudge, is_playable, may_move, places_again, possible_effects
from .walking import animi_steps, free_steps, is_crossing, leads, may_stop, walk_steps


def legal_moves(library: Library, seat: Seat) -> list[Move]:
    """The legal moves of a seat, always in the same order."""
    if library.phase == phase.OVER or seat != library.seat:
        return []
    if library.phase == phase.MAIN:
        return _main_moves(library)
    if library.phase < phase.MAIN:
        return _setup_moves(library)
    if library.phase <= phase.SEEK:
        return _card_moves(library)
    return _effect_moves(library)


def _setup_moves(library: Library) -> list[Move]:
    match library.phase:
        case phase.PICK:
            return [moves.PICK + (bridge >> 2) for bridge in library.spare]
        case phase.LAY:
            bridges = Layer(library.pit, library.stock, library.seat).bridges()
            return [moves.LAY + bridge for bridge in bridges]
        case phase.LAY_FACING:
            found = Layer(library.pit, library.stock, library.seat).facings(library.bridge)
            return [moves.FACING + facing for facing in found]
        case _:
            layer = Layer(library.pit, library.stock, library.seat)
            squares = layer.places(library.bridge, library.facing)
            return [moves.PLACE + square for square in squares]


def _card_moves(library: Library) -> list[Move]:
    match library.phase:
        case phase.DISCARD:
            return [moves.DISCARD + face for face in different(discardable(library))]
        case phase.SOURCE:
            return [moves.FROM_IM, moves.FROM_LF]
        case _:
            return [moves.SEEK + face for face in different(searched(library))]


def _effect_moves(library: Library) -> list[Move]:
    match library.phase:
        case phase.EFFECT:
            return [
                effect_move(library.card, effect)
                for effect in possible_effects(library, library.card)
            ]
        case phase.BRIDGE | phase.MIHI:
            return bridge_moves(library)
        case phase.TURN | phase.SECOND_TURN | phase.SLIDE | phase.NUDGE:
            return motions(library)
        case phase.FACING:
            ways = range(facings(library.bridge))
            return [moves.FACING + facing for facing in ways if places_again(library, facing, 1)]
        case phase.PLACE:
            return [moves.PLACE + square for square in places_again(library, library.facing, EVERY)]
        case phase.DRAW:
            return [moves.FROM_IM, moves.FROM_LF]
        case _:
            return _piece_moves(library)


def bridge_moves(library: Library) -> list[Move]:
    """The bridges that may be chosen for the effect, and `enough` to end mihi."""
    candidates = bridges_of(library.card) if NONE < library.card < NIHIL else list(range(BRIDGES))
    found = [moves.BRIDGE + bridge for bridge in candidates if may_move(library, bridge)]
    if library.phase == phase.MIHI and library.done > 0:
        found.append(moves.ENOUGH)
    return found


def motions(library: Library) -> list[Move]:
    """The turns and slides of the chosen bridge, one move for each different result."""
    pit, bridge = library.pit, library.bridge
    turns: list[int] = []
    slides = 0
    match library.phase:
        case phase.TURN if library.effect == TURN_TWICE:
            turns = pit.double_turns(bridge)
        case phase.TURN | phase.SECOND_TURN:
            turns = pit.turns(bridge, library.pivot)
        case phase.SLIDE:
            slides = pit.slides(bridge, slide_length(library))
        case _:
            turns = pit.turns(bridge, barred_pivot(library, bridge))
            slides = pit.slides(bridge, 1)
    found = [moves.TURN + turn for turn in turns]
    for square in squares_in(slides):
        found.append(moves.SLIDE + square)
    return found


def _piece_moves(library: Library) -> list[Move]:
    match library.phase:
        case phase.LEAD:
            found = leads(library, library.left)
            if library.led:
                found.append(moves.ENOUGH)
            return found
        case phase.JUMP:
            landing = library.pit.jumps(library.seat, chosen_amount(library))
            return [moves.JUMP + square for square in squares_in(landing)]
        case phase.GARGOYLE:
            return [moves.GARGOYLE + square for square in squares_in(library.pit.path())]
        case _:
            found = [moves.WALK + square for square in squares_in(animi_steps(library))]
            if may_stop(library):
                found.append(moves.ENOUGH)
            return found


# Steps 1 to 3


def _main_moves(library: Library) -> list[Move]:
    """The legal moves in steps 1 to 3 of a turn (SAT-A17, SAT-A32)."""
    found: list[Move] = []
    if not is_crossing(library):
        if library.step < 3:
            last = NONE
            for face in library.hands[library.seat]:
                if face != last and is_playable(library, face):
                    found.append(moves.PLAY + face)
                last = face
        if library.step == 1:
            found += _swaps(library)
        if library.free:
            found += _free_moves(library)
        if library.pit.closed and len(library.hands[library.seat]) >= PRAYER_DISCARDS:
            for seat in range(library.terms.seats):
                if library.pit.gargoyles[seat] >= 0:
                    found.append(moves.PRAY + seat)
    for square in squares_in(walk_steps(library)):
        found.append(moves.WALK + square)
    if not is_crossing(library):
        found.append(moves.END)
    return found


def _swaps(library: Library) -> list[Move]:
    found: list[Move] = []
    if may_swap(library, moves.SWAP_DRAW):
        found.append(moves.SWAP_DRAW)
    if may_swap(library, moves.SWAP_SEARCH):
        found.append(moves.SWAP_SEARCH)
    return found


def _free_moves(library: Library) -> list[Move]:
    found = [moves.FREE_WALK + square for square in squares_in(free_steps(library))]
    for bridge in range(BRIDGES):
        if library.pit.is_light(bridge) and can_nudge(library, bridge):
            found.append(moves.FREE_BRIDGE)
            break
    return found
