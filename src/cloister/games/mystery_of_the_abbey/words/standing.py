"""The state of the game in words, for the terminal and the picture to print beside the plan."""

from cloister.core.text import event_sentence, people, seat_names

from ..knowledge.view import AbbeyView, Revelation
from . import FOLDER, say
from .telling import name_of


def doing(view: AbbeyView) -> str:
    """Whose decision it is, or who has won."""
    seats = view.to_act if view.outcome is None else view.outcome.winners
    if len(seats) == 1:
        key = f"screen-doing-{view.phase}" if view.outcome is None else "screen-won"
        return say(key, seat=str(seats[0]), you=_is_own(view, seats[0]))
    together = people(FOLDER, seats, view.seat)
    if view.outcome is None:
        return say("screen-all-choose", people=together)
    return say("screen-won-together", people=together)


def hour(view: AbbeyView) -> str:
    """The time of the day."""
    return say("screen-hour", bell=view.bell, office=view.office, passes=view.passes)


def parlour(view: AbbeyView) -> str:
    """How many suspects lie in the parlour."""
    return say("screen-parlour", count=view.parlour)


def seat_line(view: AbbeyView, seat: int) -> str:
    """What everybody sees of a seat."""
    holds = [say("screen-holds-suspects", count=view.held[seat])]
    if view.books_held[seat]:
        holds.append(say("screen-holds-books", count=view.books_held[seat]))
    if seat in view.crypt:
        holds.append(say("screen-holds-crypt"))
    if seat in view.praying:
        holds.append(say("screen-holds-penance"))
    if view.outcome is None:
        holds.append(say("screen-holds-room", room=view.pawns[seat]))
    else:
        holds.append(say("screen-holds-points", count=view.scores[seat]))
    return say("screen-seat", seat=str(seat), you=_is_own(view, seat), holds=", ".join(holds))


def face(view: AbbeyView, suspect: int) -> str:
    """A suspect with number, name and letters."""
    return f"{suspect:>2} {view.suspects[suspect - 1]}"


def said(view: AbbeyView) -> list[str]:
    """Revelations and accusations, one line each."""
    lines = [
        _told(view, "screen-revealed", seat=made.seat, value=made.value, right=_came(made))
        for made in view.revelations
    ]
    for made in view.accusations:
        args: dict[str, int | str] = {"seat": made.seat, "suspect": name_of(view, made.suspect)}
        if made.holder is None:
            lines.append(_told(view, "screen-accused-rightly", **args))
        else:
            lines.append(_told(view, "screen-accused-wrongly", **args, holder=made.holder))
    return lines


def _told(view: AbbeyView, key: str, **args: int | str) -> str:
    """A sentence about seats, worded for the onlooker."""
    return event_sentence(FOLDER, key, args, seat_names(FOLDER), view.seat)


def _is_own(view: AbbeyView, seat: int) -> str:
    return "yes" if seat == view.seat else "no"


def _came(made: Revelation) -> str:
    """Whether a revelation was right, as far as the view tells."""
    if made.right is None:
        return "open"
    return "yes" if made.right else "no"
