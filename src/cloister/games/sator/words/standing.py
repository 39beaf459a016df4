"""The standing in a few words: what the pictures of both kinds say of a view."""

from ..components.cards import WORDS
from ..components.ground import bridge_name, square_name
from ..knowledge.view import LibraryView


def colour(view: LibraryView, seat: int) -> str:
    """The name of a seat's colour."""
    return view.names[view.colours[seat]]


def name(view: LibraryView, seat: int) -> str:
    """How a seat is called."""
    you = ", you" if seat == view.seat else ""
    return f"seat {seat} ({colour(view, seat)}{you})"


def place(view: LibraryView, seat: int) -> str:
    """Where the acolyte of a seat is."""
    square = view.acolytes[seat]
    return "on the ledge" if square < 0 else f"on {square_name(square)}"


def holding(view: LibraryView, seat: int) -> str:
    """What a seat has, as all see it."""
    if not any(view.prayers) and not any(view.held_im):
        return f"{len(view.stock[seat])} bridges to lay"
    return f"{view.held_im[seat]} IM cards and {view.held_lf[seat]} prayers in hand"


def standing(view: LibraryView, seat: int) -> str:
    """One line for a seat."""
    books = view.taken[seat]
    return f"{name(view, seat)}: {books} of 4 books, {place(view, seat)}, {holding(view, seat)}"


def doing(view: LibraryView) -> str:
    """Whose turn it is, and what is left of it."""
    if view.outcome is not None:
        winners = " and ".join(name(view, seat) for seat in view.outcome.winners)
        return f"won by {winners}"
    seat = view.to_act[0]
    if not any(view.prayers):
        return f"{name(view, seat)} sets up"
    free = ", free action" if view.free else ""
    return (
        f"round {view.round}, {name(view, seat)}: {view.points} action points, "
        f"{view.movement} squares to walk{free}"
    )


def cards(view: LibraryView) -> str:
    """The onlooker's hand, or the bridges to be laid."""
    if view.own_stock:
        return "bridges: " + ", ".join(bridge_name(bridge) for bridge in view.own_stock)
    return "hand: " + (", ".join(WORDS[face] for face in view.hand) or "none")


def piles(view: LibraryView) -> str:
    """What lies beside the pit."""
    return f"{view.pile} cards in the pile, {len(view.discards)} discarded"
