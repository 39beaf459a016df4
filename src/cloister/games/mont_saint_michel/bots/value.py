# compiled with mypyc
"""How good a position is for a seat, in points ahead.

Beyond the expected lead: tide cards in hand, what the open page may bring, and what a look
may have shown. The weights were chosen by hand; only whole bots were measured (docs/bots.md,
docs/mont-saint-michel.md).
"""

from typing import Final

from cloister.core.values import Seat

from ..components.cards import EBB, FLOOD
from ..components.monks import NO_MONK
from ..components.places import RAMP
from ..knowledge.belief import UNSEEN
from ..knowledge.view import MountView
from ..rules.history import Entry
from .inferences import Inferences
from .lead import ExpectedLead

WIN_CHANCE: Final = [1.0, 1.0, 0.3, 0.12, 0.06, 0.03, 0.02]
"""How likely a monk is to win an open page, by turns away; the last entry for all beyond."""
TIDE_CARD: Final = 0.5
"""What a tide card in hand is worth, in points, while at least TIDE_PAGES pages are left."""
TIDE_PAGES: Final = 10.0
"""With fewer pages left than this, a tide card is worth proportionally less."""
PURPOSEFUL_TAKES: Final = 0.9
"""How often a purposeful player wins a page within reach."""
AIMLESS_TAKES: Final = 0.1
"""How often an aimless player does."""
NEXT_TURN: Final = 0.9
"""The share of a page's worth that is left if the seat can win it only in its next turn."""
LEFT_TO_OTHERS: Final = 0.3
"""What it costs to leave a page to purposeful players."""
TURN_AWAY: Final = 0.06
"""Added for each turn that the nearest monk is away."""
IMPATIENCE: Final = 0.1
"""What each turn that a page stays open after two rounds costs, so that no game stalls."""


def value(inferences: Inferences, view: MountView, seat: Seat) -> float:
    """How far ahead the seat is, everything included."""
    before, looked_at = _without_last_look(view, seat)
    history = view.history if looked_at == NO_MONK else view.history[:-1]
    lead = inferences.lead_by(seat, history, before, view)
    worth = lead.now + lead.look_worth(looked_at, before)
    worth += tides_worth(inferences.pages_left(view), view.tides[seat])
    if view.page >= 0 and (view.waiting > 0 or seat in view.to_act):
        worth += open_page_worth(inferences, view, view.places, view.waiting, lead)
    return worth


def tide_worth(left: int) -> float:
    """What one tide card is worth with that many pages left."""
    return TIDE_CARD * min(1.0, left / TIDE_PAGES)


def tides_worth(left: int, held: int) -> float:
    """What the tide cards in a hand are worth."""
    cards = (1 if held & EBB else 0) + (1 if held & FLOOD else 0)
    return tide_worth(left) * cards


def open_page_worth(
    inferences: Inferences, view: MountView, places: list[int], waiting: int, lead: ExpectedLead
) -> float:
    """The expected gain from a page that is still open, with the monks on these places.

    One after another, the other seats may win it for the monk that they like; if it is still
    open then, the seat itself makes the best of it.
    """
    turns = inferences.ground.turns[view.dots][view.location]
    away = [min(turns[place], 6) if place != RAMP else 1 for place in places]
    nearest = min(away)
    near = [WIN_CHANCE[count] for count in away]
    gains = lead.gains(view.value)
    seats = inferences.seats
    still_open, worth, opposed = 1.0, 0.0, 0.0
    for ahead in range(1, seats):
        other = (lead.belief.seat + ahead) % seats
        purposeful = lead.belief.purposeful(other)
        opposed += purposeful / (seats - 1)
        takes = PURPOSEFUL_TAKES * purposeful + AIMLESS_TAKES * (1.0 - purposeful)
        takes = WIN_CHANCE[nearest] * takes
        worth += still_open * takes * lead.gain_if_won_by(other, near, gains, view.value)
        still_open *= 1.0 - takes
    best = max([gains[monk] * near[monk] for monk in range(6)])
    worth += still_open * NEXT_TURN * best
    worth -= opposed * (LEFT_TO_OTHERS + TURN_AWAY * nearest)
    return worth - impatience(waiting, seats) * (1.0 + nearest)


def impatience(waiting: int, seats: int) -> float:
    """The cost of a page that has been open for long: better anybody wins it than nobody."""
    return IMPATIENCE * max(0, waiting - 2 * seats)


def _without_last_look(view: MountView, seat: int) -> tuple[list[int], int]:
    """If the seat has just looked: what it had seen before, and where it looked.

    A look is worth what it may show, not what it happens to show in one imagined world.
    """
    seen: list[int] = view.seen
    if view.history:
        entry = Entry(view.history[-1])
        if entry.is_look and entry.seat == seat and entry.monk != NO_MONK:
            earlier = seen.copy()
            if view.looked.count((seat, entry.monk)) == 1:
                earlier[entry.monk] = UNSEEN
            return earlier, entry.monk
    return seen, NO_MONK
