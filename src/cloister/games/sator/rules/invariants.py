# compiled with mypyc
"""Checks of what has to hold in every position."""

from cloister.core.errors import RuleBug

from ..components.cards import FACES, NIHIL, NONE, prayers_in
from ..components.ground import BITS, BRIDGES, NOWHERE
from . import phase
from .hidden_cards import HiddenCards
from .pit import LEDGE, Pit
from .state import Library
from .terms import BOOKS, HAND, POINTS, PRAYERS_IN_HAND


def check(library: Library) -> None:
    """Check every invariant of a position."""
    _check_pit(library.pit, library.phase)
    _check_bridges(library)
    if library.phase < phase.MAIN:
        require(not library.pile and not library.discards, "cards before all bridges lie")
    else:
        _check_cards(library)
        for known in library.hidden_cards:
            _check_hidden_cards(library, known)
    _check_turn(library)


def _check_pit(pit: Pit, now: int) -> None:
    occupied = 0
    for bridge in range(BRIDGES):
        pose = pit.pose[bridge]
        mask = 0 if pose == NOWHERE else pit.ground.masks[bridge >> 2][pose]
        require(mask == pit.mask[bridge], "a bridge lies elsewhere than it says")
        require(pose == NOWHERE or mask != 0, "a bridge reaches over the edge")
        require(not occupied & mask, "two bridges overlap")
        occupied |= mask
        for books in pit.lying:
            both = books & mask
            require(not both & (both - 1) if both else True, "two books of a colour on a bridge")
    require(occupied == pit.occupied, "bridges are counted wrongly")
    _check_pieces(pit, now)


def _check_pieces(pit: Pit, now: int) -> None:
    seen = pit.copy()
    seen.survey()
    require(seen.lying == pit.lying and seen.volumes == pit.volumes, "books are counted wrongly")
    require(seen.standing == pit.standing, "acolytes are counted wrongly")
    require(seen.closed == pit.closed, "gargoyles are counted wrongly")
    lying = [square for square in pit.books if square >= 0]
    require(len(set(lying)) == len(lying), "two books on a square")
    standing = [square for square in pit.acolytes if square != LEDGE]
    closed = [square for square in pit.gargoyles if square >= 0]
    alone = standing + closed
    require(len(set(alone)) == len(alone), "two pieces on a square")
    laid = pit.standing | pit.closed
    if now >= phase.MAIN:
        laid |= pit.volumes
    require(not laid & ~pit.occupied, "a piece over the abyss")
    walking = now == phase.MAIN or now == phase.ANIMI
    require(walking or not pit.standing & pit.volumes, "an acolyte on a book")


def _check_bridges(library: Library) -> None:
    """Check that no bridge is in two places; some may have left the game."""
    every = library.spare.copy()
    for stock in library.stock:
        require(sorted(stock) == stock, "bridges are not sorted")
        every += stock
    setting_up = library.phase < phase.MAIN
    require(setting_up or not every, "bridges that were never laid")
    for bridge in range(BRIDGES):
        if library.pit.mask[bridge]:
            every.append(bridge)
    require(len(set(every)) == len(every), "a bridge is doubled")
    chosen = library.phase == phase.LAY_FACING or library.phase == phase.LAY_PLACE
    if setting_up:
        lifted = library.bridge in library.stock[library.seat]
        require(lifted == chosen, "a bridge is lifted at the wrong time")
        require(library.phase == phase.PICK or not library.spare, "bridges are left over")


def _check_cards(library: Library) -> None:
    cards = library.pile + library.discards
    if library.phase != phase.DRAW:
        cards += library.played
    for seat in range(library.terms.seats):
        hand = library.hands[seat]
        require(sorted(hand) == hand, "a hand is not sorted")
        held = prayers_in(hand)
        require(held <= PRAYERS_IN_HAND, "more than three prayers in a hand")
        require(len(hand) <= HAND, "more than six cards in a hand")
        cards += hand[: len(hand) - held]
        prayers = library.prayers[seat] + library.rows[seat] + hand[len(hand) - held :]
        prayers.sort()
        require(prayers == list(range(NIHIL, FACES)), "prayers were lost or doubled")
    cards.sort()
    require(cards == library.terms.deck, "cards were lost or doubled")


def _check_hidden_cards(library: Library, known: HiddenCards) -> None:
    """Check that a seat's knowledge matches the number of cards that it cannot see."""
    unseen, held = 0, 0
    for age in known.ages:
        require(min(age.pool) >= 0 and min(age.held) >= 0, "knowledge of cards that are not there")
        unseen += sum(age.pool)
        held += sum(age.held)
    for seat in range(library.terms.seats):
        if seat != known.owner:
            hand = library.hands[seat]
            held -= len(hand) - prayers_in(hand)
    require(held == len(known.unclear), "knowledge of other hands is wrong")
    rest = unseen - sum([sum(age.held) for age in known.ages])
    require(rest == len(library.pile), "knowledge of the pile is wrong")


def _check_turn(library: Library) -> None:
    seats = library.terms.seats
    require(phase.PICK <= library.phase <= phase.OVER, "no such phase")
    require(0 <= library.seat < seats and 0 <= library.first < seats, "no such seat")
    require(0 <= library.points <= POINTS, "action points are wrong")
    require(1 <= library.step <= 3, "no such step")
    require(0 <= library.walked <= len(library.played), "more steps than movement points")
    require(library.turn >= 0, "no such turn")
    acts_freely = library.phase == phase.BRIDGE or library.phase == phase.NUDGE
    require(
        not acts_freely or library.card != NONE or not library.free,
        "the free action is not used up",
    )
    if library.phase == phase.OVER:
        return
    require(library.round() <= library.terms.rounds, "the last round is over")
    for seat in range(seats):
        require(library.books_of(seat) < BOOKS, "somebody has four books")
    if library.phase == phase.MAIN:
        at = library.pit.acolytes[library.seat]
        standing = library.pit.standing & library.pit.volumes
        mine = 0 if at == LEDGE else BITS[at]
        require(not standing & ~mine, "an acolyte rests on a book")
        require(not standing or library.step == 3, "an acolyte on a book before the walk")


def require(holds: bool, what: str) -> None:
    """Raise a RuleBug unless a condition holds."""
    if not holds:
        raise RuleBug(what)
