"""How the seats stand: what the terminal and the picture say beside the plan."""

from ..components.traits import VALUES
from ..knowledge.view import AbbeyView

OFFICES = ("Matins", "Lauds", "Prime", "Terce", "Sext", "None", "Vespers", "Compline")
DOES = {
    "go": "is to move",
    "whom": "chooses whom to question",
    "topic": "thinks of a question",
    "parts": "puts a question",
    "space": "puts a question",
    "reply": "is asked",
    "after-talk": "has finished talking",
    "room": "may use the room",
    "request": "asks for a card",
    "request-from": "asks for a card",
    "chapter": "stands in the chapter hall",
    "accuse": "accuses somebody",
    "reveal": "may reveal something",
    "after-room": "ends the turn",
    "react": "may play a book",
    "name-seat": "reads a book",
    "own-card": "reads a book",
    "show": "chooses a card to show",
    "keep-back": "chooses a card to keep back",
    "give": "chooses what to pass on",
    "mass-books": "may play a book",
    "census": "reads a book",
}


def name(view: AbbeyView, seat: int) -> str:
    """A seat as a heading."""
    return f"Seat {seat}, you" if seat == view.seat else f"Seat {seat}"


def doing(view: AbbeyView) -> str:
    """Who is to decide what, or who has won."""
    seats = view.to_act if view.outcome is None else view.outcome.winners
    listed = " and ".join(str(seat) for seat in seats)
    who = f"Seat {listed}" if len(seats) == 1 else f"Seats {listed}"
    if view.outcome is not None:
        return f"{who} has won" if len(seats) == 1 else f"{who} share the victory"
    return f"{who} {DOES[view.phase]}" if len(seats) == 1 else f"{who} choose at the same time"


def hour(view: AbbeyView) -> str:
    """The time of the day."""
    return f"bell on {view.bell}, next Mass {OFFICES[view.office]} (pass {view.passes})"


def holds(view: AbbeyView, seat: int) -> str:
    """What everybody sees of a seat."""
    parts = [f"{view.held[seat]} suspects"]
    if view.books_held[seat]:
        parts.append(f"{view.books_held[seat]} books")
    if seat in view.crypt:
        parts.append("crypt card")
    if seat in view.praying:
        parts.append("penance")
    parts.append(f"{view.scores[seat]} points" if view.outcome else view.pawns[seat])
    return ", ".join(parts)


def face(view: AbbeyView, suspect: int) -> str:
    """A suspect with number, name and letters."""
    return f"{suspect:>2} {view.suspects[suspect - 1]}"


def said(view: AbbeyView) -> list[str]:
    """Revelations and accusations, a line each."""
    lines = []
    for made in view.revelations:
        came = {True: ", right", False: ", wrong", None: ""}[made.right]
        assert made.value in VALUES
        lines.append(f"Seat {made.seat} reveals: {made.value}{came}")
    for accusation in view.accusations:
        who = "nobody" if accusation.holder is None else f"seat {accusation.holder}"
        lines.append(f"Seat {accusation.seat} accuses {accusation.suspect}: {who} shows the card")
    return lines
