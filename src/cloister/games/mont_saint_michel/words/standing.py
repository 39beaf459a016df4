"""How things stand, in words: what the terminal and the picture say beside the map."""

from ..components.cards import EBB, FLOOD
from ..components.monks import MONKS, NOBODY
from ..knowledge.belief import UNSEEN
from ..knowledge.view import MountView
from ..rules import phase

DOES = (
    "may peek into a monk",
    "may look into a monk",
    "plays for the page",
    "moves the {monk} monk",
    "moves the {monk} monk",
    "pushes the {monk} monk",
    "leads the {monk} monk from the ramp",
)
"""What the seat that has to decide does in each phase."""


def acting(view: MountView) -> str:
    """Who is to decide, or who has won."""
    seats = view.to_act if view.outcome is None else view.outcome.winners
    listed = " and ".join(str(seat) for seat in seats)
    return f"Seat {listed}" if len(seats) == 1 else f"Seats {listed}"


def doing(view: MountView) -> str:
    """What is going on, without who."""
    if view.outcome is not None:
        return "share the victory" if len(view.outcome.winners) > 1 else "has won"
    return DOES[view.phase].format(monk=_monk_in_question(view))


def _monk_in_question(view: MountView) -> str:
    monk = {phase.PUSHING: view.pushed, phase.CLIMBED: view.climber}.get(view.phase, view.mover)
    return MONKS[monk] if monk != NOBODY else ""


def turn(view: MountView) -> str:
    """Turns are counted from 1."""
    return f"after {view.turns} turns" if view.outcome else f"turn {view.turns + 1}"


def signed(value: int) -> str:
    """A value with its sign."""
    return f"+{value}" if value > 0 else f"−{-value}" if value < 0 else "0"


def open_location(view: MountView) -> str:
    """The location in play, by number and name."""
    return f"{view.location} {view.chart.names[view.location]}" if view.location else ""


def open_page(view: MountView) -> str:
    """The page in play, or what lies in its place."""
    if view.page >= 0:
        return f"{signed(view.value)} {'•' * view.dots}"
    return "identity card" if view.phase == phase.LOOKING else ""


def who(view: MountView, monk: int) -> str:
    """Who is in a monk, as far as the onlooker may know; empty if it may not."""
    inside = view.inside[monk] if view.inside else view.seen[monk]
    if inside == UNSEEN:
        return ""
    if inside == NOBODY:
        return "X"
    return "you" if inside == view.seat else f"seat {inside}"


def tides(view: MountView, seat: int) -> list[str]:
    """The tide cards that a seat has left."""
    held = view.tides[seat]
    return [name for name, card in (("ebb", EBB), ("flood", FLOOD)) if held & card]


def story(view: MountView, seat: int) -> str:
    """Who a seat was, and for each of its looks the turn and how sure it could then be of it."""
    own = view.inside.index(seat)
    told = [
        f"{view.looked_on[at] + 1}: {view.believed[at][own]:.0%}"
        for at, (looker, _) in enumerate(view.looked)
        if looker == seat
    ]
    return f"  Seat {seat}, {MONKS[own]:<6}  {'  '.join(told)}".rstrip()


def looks(view: MountView, seat: int) -> list[str]:
    """Where a seat has looked, in order; everybody may know it (MSM-A23)."""
    return [
        MONKS[monk] if monk < len(MONKS) else "none"
        for looker, monk in view.looked
        if looker == seat
    ]
