"""Adds the names of suspects to events. Events carry numbers; the view knows the names."""

from cloister.core.values import Event, View

from ..knowledge.view import AbbeyView
from . import listed

NUMBERED = ("suspects", "names")
"""Arguments that are numbers of suspects."""


def retell(event: Event, view: View) -> Event:
    """An event with names instead of numbers. `telling.js` does the same for the board."""
    assert isinstance(view, AbbeyView)
    args = {key: value for key, value in event.args.items() if key not in NUMBERED}
    for key in NUMBERED:
        if key in event.args:
            numbers = str(event.args[key]).split()
            args[f"{key}-list"] = listed([name_of(view, int(number)) for number in numbers])
    return Event(event.name, args, event.flash)


def name_of(view: AbbeyView, suspect: int) -> str:
    """The name of a suspect."""
    return view.suspects[suspect - 1].rsplit(" ", 1)[0]
