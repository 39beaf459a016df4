# compiled with mypyc
"""The announcements of moves. Hidden cards are named only to the seat that takes them."""

from cloister.core.game import Announcements
from cloister.core.values import Event, Move, Seat

from ..components.cards import NIHIL, WORDS
from ..components.ground import ANCHORS, ANGLES, SHAPES, TYPES, square_name
from .moves import FROM_IM, SLIDE, SPAN, TURN
from .pit import LEDGE, Pit
from .state import Library


def _bridge(seat: Seat, bridge: int) -> dict[str, int | str]:
    return {"seat": seat, "type": TYPES[bridge % 4], "shape": SHAPES[bridge // 4]}


def _place(seat: Seat, bridge: int, pose: int) -> dict[str, int | str]:
    args = _bridge(seat, bridge)
    args["to"] = square_name(pose % ANCHORS)
    args["facing"] = pose // ANCHORS
    return args


def _card(seat: Seat, face: int) -> dict[str, int | str]:
    words = WORDS[face].split(" ")
    return {"seat": seat, "card": words[0], "of": words[1] if len(words) > 1 else ""}


def _pile(source: Move) -> str:
    return "im" if source == FROM_IM else "lf"


def picked(told: Announcements, seat: Seat, bridge: int) -> None:
    """A bridge was picked; only its new owner is told the type (SAT-A1)."""
    args: dict[str, int | str] = {"seat": seat, "shape": SHAPES[bridge // 4]}
    told.only((seat,), Event("picked", _bridge(seat, bridge)), Event("picked-shape", args))


def laid(told: Announcements, library: Library, bridge: int, pose: int) -> None:
    """A bridge was laid face up."""
    told.everyone("laid", _place(library.seat, bridge, pose))


def left_out(told: Announcements, seat: Seat, stock: list[int]) -> None:
    """Bridges without a place left the game."""
    told.everyone("left-out", {"seat": seat, "count": len(stock)})


def book_settled(told: Announcements, pit: Pit, book: int) -> None:
    """A book that no bridge covered has moved to the nearest bridge."""
    told.everyone("settled", {"seat": book // 4, "to": square_name(pit.books[book])})


def dealt(told: Announcements, library: Library) -> None:
    """The first hands were dealt; everybody is told how many cards are left in the pile."""
    told.everyone("dealt", {"pile": len(library.pile)})


def turn(told: Announcements, library: Library) -> None:
    """Whose turn it is."""
    told.everyone("turn", {"seat": library.seat, "round": library.round()})


def card_played(told: Announcements, seat: Seat, face: int) -> None:
    """A card was played face up."""
    told.everyone("played" if face < NIHIL else "played-prayer", _card(seat, face))


def discarded(told: Announcements, seat: Seat, face: int) -> None:
    """A card was discarded face up."""
    told.everyone("discarded" if face < NIHIL else "lost-prayer", _card(seat, face))


def prayed(told: Announcements, seat: Seat, owner: Seat, square: int) -> None:
    """A gargoyle was prayed away."""
    told.everyone("prayed", {"seat": seat, "owner": owner, "at": square_name(square)})


def searches(told: Announcements, seat: Seat, source: Move) -> None:
    """A pile is searched; everybody sees which."""
    told.everyone("searches", {"seat": seat, "pile": _pile(source)})


def found(told: Announcements, seat: Seat, face: int, source: Move) -> None:
    """A card was taken from a searched pile and not shown to the others (SAT-A18)."""
    told.only(
        (seat,),
        Event("found-card", _card(seat, face)),
        Event("found", {"seat": seat, "pile": _pile(source)}),
    )


def drew(told: Announcements, seat: Seat, face: int, source: Move) -> None:
    """A card was drawn; only the seat that drew it sees the face (SAT-A34)."""
    told.only(
        (seat,),
        Event("drew-card", _card(seat, face)),
        Event("drew", {"seat": seat, "pile": _pile(source)}),
    )


def bridge_moved(told: Announcements, library: Library, move: Move, before: int) -> None:
    """A bridge was turned or slid."""
    args = _bridge(library.seat, library.bridge)
    args["from"] = square_name(before % ANCHORS)
    if move // SPAN * SPAN == SLIDE:
        args["to"] = square_name(move - SLIDE)
        told.everyone("slid", args)
    else:
        args["pivot"] = square_name((move - TURN) // 4)
        args["angle"] = ANGLES[(move - TURN) % 4]
        told.everyone("turned", args)


def bridge_removed(told: Announcements, library: Library, bridge: int) -> None:
    """A bridge leaves the game."""
    told.everyone("removed", _bridge(library.seat, bridge))


def lifted(told: Announcements, library: Library, bridge: int) -> None:
    """Quin lifts a bridge."""
    told.everyone("lifted", _bridge(library.seat, bridge))


def laid_again(told: Announcements, library: Library, bridge: int, pose: int) -> None:
    """Quin lays a bridge again."""
    told.everyone("laid-again", _place(library.seat, bridge, pose))


def gargoyle(told: Announcements, seat: Seat, square: int) -> None:
    """A gargoyle was placed and closes a square."""
    told.everyone("gargoyle", {"seat": seat, "at": square_name(square)})


def walked(told: Announcements, library: Library, square: int) -> None:
    """An acolyte walks or jumps; called before it is moved."""
    told.everyone("walked", _way(library, library.seat, square))


def led(told: Announcements, library: Library, rival: Seat, square: int) -> None:
    """A rival is led; called before it is moved."""
    args = _way(library, rival, square)
    args["by"] = library.seat
    told.everyone("led", args)


def _way(library: Library, seat: Seat, square: int) -> dict[str, int | str]:
    at = library.pit.acolytes[seat]
    start = "ledge" if at == LEDGE else square_name(at)
    return {"seat": seat, "from": start, "to": square_name(square)}
