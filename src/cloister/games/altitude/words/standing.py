"""How the seats stand: what the terminal and the picture say beside the mountains."""

from cloister.core.text import people

from ..components.cards import WORDS, kind, shown_value
from ..knowledge.view import MassifView
from ..rules import phase
from . import FOLDER, say

DOES = (
    "standing-keep",
    "standing-act",
    "standing-hand",
    "standing-slot",
    "standing-final",
    "standing-final-slot",
)
"""What the seat to act does in each phase."""


def name(view: MassifView, seat: int) -> str:
    """A seat as a heading."""
    return say("seat-heading", seat=str(seat), own="yes" if seat == view.seat else "no")


def height(view: MassifView, seat: int) -> str:
    """The height of the seat's mountain, and how many animals score."""
    mountain = view.mountains[seat]
    return say("mountain-height", floors=mountain.floors, animals=mountain.animals)


def held(view: MassifView, seat: int) -> str:
    """How many cards the seat holds."""
    return say("cards-held", count=view.held[seat])


def doing(view: MassifView) -> str:
    """Which seats have to decide what, or which have won."""
    if view.outcome is not None:
        return _of_seats(view, "standing-won", view.outcome.winners)
    now = _of_seats(view, DOES[view.phase], view.to_act)
    if view.phase == phase.KEEPING or view.draws < 2:
        return now
    return " ".join([now, say("standing-draw", draw=view.draw)])


def _of_seats(view: MassifView, key: str, seats: tuple[int, ...]) -> str:
    own = "yes" if view.seat in seats else "no"
    return say(key, people=people(FOLDER, seats, view.seat), count=len(seats), you=own)


def points(view: MassifView, seat: int) -> str:
    """The score, point by point, once the game is over."""
    tally = view.tally[seat]
    parts = f"{tally.floors} + {tally.animals} + {tally.saint_bernards} + {tally.hand_bonus}"
    return f"{parts} = {tally.total}"


def named(view: MassifView, card: int) -> dict[str, int | str]:
    """The arguments of a sentence about a card."""
    return {"word": WORDS[card], "kind": kind(card, view.species), "value": shown_value(card)}


def words(cards: list[int]) -> str:
    """Cards as they are written in moves."""
    return " ".join(WORDS[card] for card in cards)


def order(view: MassifView) -> list[int]:
    """All seats, the onlooker's own first, then clockwise."""
    seats = len(view.mountains)
    first = view.seat or 0
    return [(first + at) % seats for at in range(seats)]
