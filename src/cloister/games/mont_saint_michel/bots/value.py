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
"""How likely a monk gets an open page, by the turns that it is away; the last for all beyond."""
TIDE_CARD: Final = 0.5
"""What a tide card in hand is worth, in points,"""
TIDE_PAGES: Final = 10.0
"""as long as this many pages are left; then less and less."""
PURPOSEFUL_TAKES: Final = 0.9
"""How often a purposeful player wins a page within reach,"""
AIMLESS_TAKES: Final = 0.1
"""and an aimless one."""
NEXT_TURN: Final = 0.9
"""The part that is left of the worth of a page that one may win only in one's next turn."""
LEFT_TO_OTHERS: Final = 0.3
"""What it costs to leave a page to purposeful players,"""
TURN_AWAY: Final = 0.06
"""and for each turn that the nearest monk is away."""
IMPATIENCE: Final = 0.1
"""What each turn costs that a page stays open longer than two rounds, so that no game stalls."""


def value(inferences: Inferences, view: MountView, seat: Seat) -> float:
    """How far ahead the seat is, all things considered."""
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
    """What is to be expected of a page that nobody has won yet, if the monks stand there.

    One after the other, the other seats may win it for the monk that they like; if it is still
    open then, the seat itself will use it as well as it can.
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
    """A page that has been open for long is better won by anybody than by nobody."""
    return IMPATIENCE * max(0, waiting - 2 * seats)


def _without_last_look(view: MountView, seat: int) -> tuple[list[int], int]:
    """If the seat has just looked: what it had seen before, and where it looked.

    A look is worth what it may show, not what it happens to show in an imagined world.
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
