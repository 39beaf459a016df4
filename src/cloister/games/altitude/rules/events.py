# compiled with mypyc
"""The events of a move, and who hears them. Hidden cards are named only to their own seat."""

from cloister.core.game import Announcements
from cloister.core.values import Event, Move, Seat

from ..components.cards import SAINT_BERNARD, WORDS, kind, shown_value
from ..components.places import along, spot
from . import moves, phase
from .moves import SEND, SPAN
from .state import Massif


def returned(told: Announcements, seat: Seat, low: int, high: int, species: str) -> None:
    """The others hear only that the seat has chosen (ALT-R33)."""
    own = Event("returned", {"seat": seat, "cards": _things([low, high], species)})
    told.only((seat,), own, Event("chose", {"seat": seat}))


def drew(told: Announcements, seat: Seat, card: int, left: int, species: str) -> None:
    """The card is private until it is used (ALT-R34)."""
    args: dict[str, int | str] = {"seat": seat, "pile": left}
    own = Event("drew-card", args | _card(card, species))
    told.only((seat,), own, Event("drew", args))


def acted(told: Announcements, massif: Massif, move: Move) -> None:
    """Announce an action before it is made."""
    place = move % SPAN
    args: dict[str, int | str] = {"seat": massif.seat}
    args |= _card(massif.drawn, massif.terms.species)
    if move // SPAN * SPAN != moves.PLAIN:
        args |= _place(place)
    match move - place:
        case moves.BUILD:
            told.everyone("built", args)
        case moves.REPLACE:
            old = massif.mountains[massif.seat].cards[place]
            args["old"] = _things([old], massif.terms.species)
            told.everyone("replaced", args)
        case moves.RESCUE:
            told.everyone("rescued", args)
        case moves.PLAIN:
            told.everyone("discarded", args)
        case _:
            args["to"] = (move - SEND) // SPAN
            told.everyone("sent", args)


def played(told: Announcements, massif: Massif, place: int) -> None:
    """Announce a hand card before it is built or spent."""
    args: dict[str, int | str] = {"seat": massif.seat}
    args |= _card(massif.picked, massif.terms.species)
    args |= _place(place)
    if massif.phase == phase.FINAL_SLOT:
        told.everyone("built-last", args)
    elif massif.picked == SAINT_BERNARD:
        told.everyone("rescued-from-hand", args)
    else:
        told.everyone("built-from-hand", args)


def ended(told: Announcements, massif: Massif) -> None:
    """Show the hands for scoring (ALT-R34)."""
    for seat in range(massif.terms.seats):
        left = _things(massif.hands[seat], massif.terms.species)
        told.everyone("showed", {"seat": seat, "hand": left, "count": len(massif.hands[seat])})
    told.everyone("ended", {"reason": "pile_empty"})


def _card(card: int, species: str) -> dict[str, int | str]:
    return {"card": WORDS[card], "kind": kind(card, species), "value": shown_value(card)}


def _things(cards: list[int], species: str) -> str:
    """Several cards as an argument for sentences: `number/8 marmot/9`."""
    return " ".join([f"{kind(card, species)}/{shown_value(card)}" for card in cards])


def _place(place: int) -> dict[str, int | str]:
    args = spot(place)
    args["place"] = along(place)
    return args
