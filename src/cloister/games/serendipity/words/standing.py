"""How the seats stand: what the terminal and the picture say beside the board."""

from dataclasses import dataclass

from ..components.tiles import COLOURS, NOBODY
from ..knowledge.view import GardenView
from ..rules import phase
from ..rules.carpet import Carpet, best_carpet
from . import listed, say

WHEEL = [0, 1, 2, 3, 4, 5]
"""For each colour, the edge that shows it on a Serendip of rotation 0, as the pack has it."""
DOING = (
    "doing-chooses",
    "doing-uncovers",
    "doing-own",
    "doing-own-target",
    "doing-found",
    "doing-found-target",
    "doing-turns",
    "doing-exchanges",
    "doing-exchanges-with",
)
"""What the seat to act does in each phase."""


@dataclass(frozen=True)
class Share:
    """The colours of one seat, or those of nobody."""

    seat: int
    colours: tuple[int, ...]
    acts: bool = False
    won: bool = False
    points: int | None = None
    """The score, once the game is over."""


def shares(view: GardenView) -> list[Share]:
    """All six colours in seat order; those that nobody owns come last."""
    seats = sorted({*view.owner, *view.to_act} - {NOBODY})
    found = [_share(view, seat) for seat in seats]
    if NOBODY in view.owner:
        found.append(Share(NOBODY, _colours(view, NOBODY)))
    return found


def _share(view: GardenView, seat: int) -> Share:
    outcome = view.outcome
    return Share(
        seat,
        _colours(view, seat),
        acts=seat in view.to_act,
        won=outcome is not None and seat in outcome.winners,
        points=outcome.scores[seat] if outcome else None,
    )


def _colours(view: GardenView, seat: int) -> tuple[int, ...]:
    return tuple(colour for colour in range(6) if view.owner[colour] == seat)


def carpets(view: GardenView) -> list[Carpet]:
    """The best carpet of each colour as it lies now."""
    return [
        best_carpet(view.shown, view.turned, colour, view.edge_of[colour], view.chain)
        for colour in range(6)
    ]


def name(view: GardenView, seat: int) -> str:
    """A seat, or nobody, as a heading."""
    if seat == NOBODY:
        return say("screen-free" if view.phase == phase.CHOOSING else "screen-nobody")
    return say("screen-seat-you" if seat == view.seat else "screen-seat", number=seat)


def colour_name(colour: int) -> str:
    """A colour in the reader's language."""
    return say("colour", colour=COLOURS[colour])


def doing(view: GardenView) -> str:
    """What the seat to act is doing, or how the game ended; without the seat."""
    if view.outcome is not None:
        return say("doing-shared" if len(view.outcome.winners) > 1 else "doing-won")
    if view.phase == phase.UNCOVERING and view.may_stop:
        return say("doing-may-go-on")
    return say(DOING[view.phase])


def acting(view: GardenView) -> str:
    """The seats to act, or the winners."""
    seats = view.to_act if view.outcome is None else view.outcome.winners
    return listed([name(view, seat) for seat in seats])


def turn(view: GardenView) -> str:
    """The current turn, counted from 1, or how many turns the game took."""
    if view.outcome:
        return say("screen-after", turns=view.turns)
    return say("screen-turn", turn=view.turns + 1)
