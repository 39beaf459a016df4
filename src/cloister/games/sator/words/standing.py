"""The lines about a view that both the text screen and the picture show."""

from ..components.cards import WORDS
from ..components.ground import SHAPES, TYPES, square_name
from ..knowledge.view import LibraryView
from . import listed, say


def colour(view: LibraryView, seat: int) -> str:
    """The colour of a seat as the pack calls it; the catalogue translates it."""
    return view.names[view.colours[seat]]


def place(view: LibraryView, seat: int) -> str:
    """Where the acolyte of a seat is."""
    square = view.acolytes[seat]
    return "ledge" if square < 0 else square_name(square)


def bridge(number: int) -> dict[str, str]:
    """The arguments of a message about a bridge."""
    return {"type": TYPES[number % 4], "shape": SHAPES[number // 4]}


def standing(view: LibraryView, seat: int) -> str:
    """One line about a seat."""
    about = {**_seat(view, seat), "square": place(view, seat)}
    if not any(view.prayers) and not any(view.held_im):
        return say("screen-standing-laying", bridges=len(view.stock[seat]), **about)
    return say(
        "screen-standing",
        books=view.taken[seat],
        im=view.held_im[seat],
        prayers=view.held_lf[seat],
        **about,
    )


def doing(view: LibraryView) -> str:
    """Whose turn it is, and what is left of it."""
    if view.outcome is not None:
        winners = [say("screen-seat", **_seat(view, seat)) for seat in view.outcome.winners]
        return say("screen-won", winners=listed(winners))
    about = _seat(view, view.to_act[0])
    if not any(view.prayers):
        return say("screen-laying", **about)
    return say(
        "screen-turn",
        round=view.round,
        points=view.points,
        steps=view.movement,
        free="yes" if view.free else "no",
        **about,
    )


def cards(view: LibraryView) -> str:
    """The viewing seat's hand, or the bridges that it still has to lay."""
    if view.own_stock:
        own = [say("bridge-name", **bridge(number)) for number in view.own_stock]
        return say("screen-bridges", bridges=listed(own))
    if not view.hand:
        return say("screen-hand-empty")
    return say("screen-hand", cards=listed([_card(face) for face in view.hand]))


def piles(view: LibraryView) -> str:
    """The sizes of the pile and of the discards."""
    return say("screen-piles", pile=view.pile, discards=len(view.discards))


def _card(face: int) -> str:
    word, _, of = WORDS[face].partition(" ")
    return say("card", card=word, of=of)


def _seat(view: LibraryView, seat: int) -> dict[str, str]:
    whose = "you" if seat == view.seat else "other"
    return {"number": str(seat), "is": whose, "colour": colour(view, seat)}
