# compiled with mypyc
"""The events of a move. Everybody hears the same: nothing is private (SER-R36)."""

from cloister.core.game import Announcements
from cloister.core.values import Move

from ..components.cells import CELLS, NAMES
from ..components.tiles import COLOURS, FACES
from . import phase
from .moves import CHOOSE, EXCHANGE, LEAVE, NO_EXCHANGE, SWAP, TURN, WITH
from .scoring import end_reason
from .state import Garden


def uncovered(told: Announcements, garden: Garden, cell: int, face: int) -> None:
    """Show the face for a moment; remembering it is up to each onlooker (SER-R36)."""
    args: dict[str, int | str] = {"seat": garden.seat, "cell": NAMES[cell]}
    told.show("uncovered", args, {"face": FACES[face]})


def acted(told: Announcements, garden: Garden, move: Move) -> None:
    """Announce a move before it is made. A step that only leads to another is not announced."""
    args: dict[str, int | str] = {"seat": garden.seat}
    if garden.up >= 0:
        args["cell"] = NAMES[garden.up]
    match garden.phase:
        case phase.CHOOSING:
            args["colour"] = COLOURS[move - CHOOSE]
            told.everyone("chose", args)
        case phase.UNCOVERING:
            told.everyone("stopped", args)
        case phase.TURNING:
            args["rotation"] = move - TURN
            told.everyone("turned", args)
        case phase.EXCHANGING_WITH:
            args["cell"] = NAMES[garden.picked]
            args["other"] = NAMES[move - WITH]
            told.everyone("exchanged", args)
        case _:
            _placed(told, move, args)


def _placed(told: Announcements, move: Move, args: dict[str, int | str]) -> None:
    if move == LEAVE:
        told.everyone("left", args)
    elif move >= WITH and move < WITH + CELLS:
        args["other"] = NAMES[move - WITH]
        told.everyone("swapped", args)
    elif move == NO_EXCHANGE:
        told.everyone("kept", args)
    else:
        if move != SWAP:
            args["cell"] = NAMES[move - EXCHANGE]
        told.everyone("picked", args)


def ended(told: Announcements, garden: Garden) -> None:
    """Announce the end of the game."""
    told.everyone("ended", {"reason": end_reason(garden)})
