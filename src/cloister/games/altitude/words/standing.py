"""How the seats stand: what the terminal and the picture say beside the mountains."""

from ..components.cards import WORDS
from ..knowledge.view import MassifView
from ..rules import phase

DOES = (
    "chooses a hand",
    "has drawn a card",
    "plays a card from the hand",
    "builds from the hand",
    "may go on building",
    "goes on building",
)
"""What the seat that has to decide does in each phase."""


def name(view: MassifView, seat: int) -> str:
    """A seat as a heading."""
    return f"Seat {seat}, you" if seat == view.seat else f"Seat {seat}"


def height(view: MassifView, seat: int) -> str:
    """How high its mountain is, and how many animals score."""
    mountain = view.mountains[seat]
    floors = "1 floor" if mountain.floors == 1 else f"{mountain.floors} floors"
    if not mountain.animals:
        return floors
    return (
        f"{floors}, 1 animal" if mountain.animals == 1 else f"{floors}, {mountain.animals} animals"
    )


def doing(view: MassifView) -> str:
    """Who is to decide what, or who has won."""
    seats = view.to_act if view.outcome is None else view.outcome.winners
    listed = " and ".join(str(seat) for seat in seats)
    who = f"Seat {listed}" if len(seats) == 1 else f"Seats {listed}"
    if view.outcome is not None:
        return f"{who} has won" if len(seats) == 1 else f"{who} share the victory"
    if view.phase == phase.KEEPING:
        return f"{who} choose a hand" if len(seats) > 1 else f"{who} {DOES[0]}"
    twice = f", draw {view.draw} of {view.draws}" if view.draws > 1 else ""
    return f"{who} {DOES[view.phase]}{twice}"


def points(view: MassifView, seat: int) -> str:
    """The score, point by point, once the game is over."""
    tally = view.tally[seat]
    parts = f"{tally.floors} + {tally.animals} + {tally.saint_bernards} + {tally.hand_bonus}"
    return f"{parts} = {tally.total}"


def words(cards: list[int]) -> str:
    """Cards as they are written in moves."""
    return " ".join(WORDS[card] for card in cards)


def order(view: MassifView) -> list[int]:
    """All seats, the onlooker's own first, then clockwise."""
    seats = len(view.mountains)
    first = view.seat or 0
    return [(first + at) % seats for at in range(seats)]
