"""How things stand: what the terminal and the picture say beside the map."""

from cloister.core.text import event_sentence, seat_names
from cloister.core.values import Seat

from ..components.monks import MONKS, NOBODY
from ..components.places import WORDS
from ..knowledge.belief import UNSEEN
from ..knowledge.view import MountView
from ..rules import phase
from . import FOLDER, listed, say


def told(view: MountView, key: str, **args: int | str) -> str:
    """A sentence about a seat, as the onlooker is told it."""
    return event_sentence(FOLDER, key, args, seat_names(FOLDER), view.seat)


def colour(monk: int) -> str:
    """A monk in one word."""
    return say("monk-colour", monk=MONKS[monk])


def called(view: MountView, place: int) -> str:
    """The printed name of a place; village and ramp in the reader's language."""
    return say("place-called", place=WORDS[place], called=view.chart.names[place])


def doing(view: MountView) -> str:
    """Which seat has to decide what, or which seats have won."""
    if view.outcome is None:
        now = phase.NAMES[view.phase]
        return told(view, f"doing-{now}", seat=view.to_act[0], monk=_monk_in_question(view))
    winners = view.outcome.winners
    if len(winners) == 1:
        return told(view, "doing-won", seat=winners[0])
    return say("doing-shared", names=listed([player(view, seat) for seat in winners]))


def _monk_in_question(view: MountView) -> str:
    monk = {phase.PUSHING: view.pushed, phase.CLIMBED: view.climber}.get(view.phase, view.mover)
    return MONKS[monk] if monk != NOBODY else ""


def turn(view: MountView) -> str:
    """The current turn, counted from 1, or how many turns the game took."""
    if view.outcome is None:
        return say("turn-now", number=view.turns + 1)
    return say("turns-played", count=view.turns)


def signed(value: int) -> str:
    """A value with its sign."""
    return f"+{value}" if value > 0 else f"−{-value}" if value < 0 else "0"


def player(view: MountView, seat: Seat) -> str:
    """A player, as named in a list."""
    return told(view, "player", seat=seat)


def who(view: MountView, monk: int) -> str:
    """Who is in a monk, as far as the onlooker may know; empty if it may not."""
    inside = view.inside[monk] if view.inside else view.seen[monk]
    if inside == UNSEEN:
        return ""
    return "X" if inside == NOBODY else player(view, inside)


def tides(view: MountView, seat: Seat) -> str:
    """The tide cards that a seat has left."""
    return say("tide-cards", cards=view.tides[seat])


def looks(view: MountView, seat: Seat) -> str:
    """Where a seat has looked, in order; this is public (MSM-A23)."""
    into = [
        colour(monk) if monk < len(MONKS) else say("look-declined")
        for looker, monk in view.looked
        if looker == seat
    ]
    return say("looks-made", looks=" ".join(into)) if into else say("looks-none")
