"""How the seats stand: what the terminal and the picture say beside the board."""

from dataclasses import dataclass

from ..components.tiles import NOBODY
from ..knowledge.view import GardenView
from ..rules import phase
from ..rules.carpet import Carpet, best_carpet

WHEEL = [0, 1, 2, 3, 4, 5]
"""For each colour, the edge that shows it on a Serendip of rotation 0, as the pack has it."""
DOES = (
    "chooses a colour",
    "uncovers a tile",
    "has found a flower",
    "swaps the flower",
    "has found a Serendip",
    "moves the Serendip",
    "turns the Serendip",
    "may exchange tiles",
    "exchanges tiles",
)
"""What the seat that has to decide does in each phase."""


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
    """All six colours in the order of the seats; nobody's come last."""
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
        return "Free" if view.phase == phase.CHOOSING else "Nobody"
    return f"Seat {seat}, you" if seat == view.seat else f"Seat {seat}"


def doing(view: GardenView) -> str:
    """What is going on, without who."""
    if view.outcome is not None:
        return "share the victory" if len(view.outcome.winners) > 1 else "has won"
    if view.phase == phase.UNCOVERING and view.may_stop:
        return "may go on"
    return DOES[view.phase]


def acting(view: GardenView) -> str:
    """Who is to decide, or who has won."""
    seats = view.to_act if view.outcome is None else view.outcome.winners
    listed = " and ".join(str(seat) for seat in seats)
    return f"Seat {listed}" if len(seats) == 1 else f"Seats {listed}"


def turn(view: GardenView) -> str:
    """Turns are counted from 1."""
    return f"after {view.turns} turns" if view.outcome else f"turn {view.turns + 1}"
