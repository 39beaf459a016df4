# compiled with mypyc
"""The chapter hall: revelations and accusations (MOA-C9, MOA-V1 to MOA-V3)."""

from cloister.core.game import Announcements
from cloister.core.values import Move, Seat

from ..components.traits import BIT
from . import agenda, chronicle, events, moves, phase, scoring
from .agenda import item
from .chronicle import Entry
from .state import Abbey


def speak_up(abbey: Abbey, seat: Seat, move: Move, told: Announcements) -> None:
    """Make a revelation (MOA-V1), begin an accusation, or do neither."""
    if move == moves.ACCUSE:
        abbey.phase = phase.ACCUSE
        return
    loss = 1 if abbey.phase == phase.CHAPTER else abbey.terms.effects[abbey.effect].n
    abbey.phase = phase.RUN
    if move == moves.SKIP:
        events.one(told, "skipped", seat)
        return
    value = move - moves.REVEAL
    abbey.revelations.append((seat * 16 + value) * 8 + loss)
    events.revealed(told, seat, value, loss == 0)


def accuse(abbey: Abbey, seat: Seat, suspect: int, told: Announcements) -> None:
    """Accuse a suspect. The player who holds the card must show it (MOA-V3, MOA-J28)."""
    abbey.phase = phase.RUN
    card = BIT[suspect]
    holder = -1
    for other in range(abbey.terms.seats):
        if abbey.hands[other] & card:
            holder = other
    abbey.accused.append((seat * 32 + suspect) * 8 + holder + 1)
    events.accused(told, seat, suspect, holder)
    told.reveal()
    if holder < 0:
        abbey.finder = seat
        scoring.finish(abbey, told)
        return
    abbey.wrong[seat] += 1
    abbey.all_saw(card, holder)
    abbey.page.append(Entry(chronicle.SHOW_ALL, holder, -1, card, 1, [card]))
    abbey.agenda.append(item(agenda.PENANCE, seat))
