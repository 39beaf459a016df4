# compiled with mypyc
"""Suspect cards that go from hand to hand: takings, returns and swaps (MOA-J10)."""

from cloister.core.chance import Chance
from cloister.core.game import Announcements

from ..components import cards
from ..components.traits import BIT, EVERYBODY, count, nth
from . import agenda, chronicle, events, kept_books, phase, showing
from .agenda import item
from .chronicle import Entry
from .state import Abbey


def one_of(suspects: int, chance: Chance) -> int:
    """One random member of a set of suspects, as a set."""
    return BIT[nth(suspects, chance.below(count(suspects), "suspect"))]


def _hand_over(abbey: Abbey, giver: int, taker: int, suspects: int) -> None:
    """Move suspects from one hand to another; both players see them."""
    abbey.hands[giver] &= ~suspects
    abbey.hands[taker] |= suspects
    abbey.saw(giver, suspects, taker)
    abbey.saw(taker, suspects, taker)


def take(abbey: Abbey, loser: int, taker: int, where: int) -> None:
    """Begin to take a random card; the loser may react first (MOA-C2, MOA-C3)."""
    if abbey.hands[loser]:
        now = item(agenda.TAKE_NOW, loser, taker, where)
        kept_books.ask_before(abbey, loser, cards.ON_TAKING, now)


def take_now(
    abbey: Abbey, loser: int, taker: int, where: int, chance: Chance, told: Announcements
) -> None:
    """Take a random card."""
    taken = one_of(abbey.hands[loser], chance)
    _hand_over(abbey, loser, taker, taken)
    if where == agenda.CELL:
        abbey.stolen[taker] = nth(taken, 0)
        abbey.stolen_from[taker] = loser
        abbey.stolen_in[taker] = len(abbey.page)
    abbey.page.append(Entry(chronicle.TAKE, loser, taker, EVERYBODY, 1, [taken]))
    events.between(told, "took", taker, loser, taken)
    told.reveal()
    ransacked = abbey.lasting & cards.CELL_RANSACKED and abbey.ransacked == loser
    if where == agenda.CELL and ransacked and abbey.hands[loser]:
        showing.show_card(abbey, loser, taker, one_of(abbey.hands[loser], chance), EVERYBODY, told)


def give_back(abbey: Abbey, intruder: int, owner: int, chance: Chance, told: Announcements) -> None:
    """A player caught in a cell returns what was taken there (MOA-C4, MOA-J19)."""
    if abbey.stolen_from[intruder] != owner or not abbey.hands[intruder]:
        return
    card = BIT[abbey.stolen[intruder]]
    still = 1 if abbey.hands[intruder] & card else 0
    if not still:
        card = one_of(abbey.hands[intruder], chance)
    _hand_over(abbey, intruder, owner, card)
    link = abbey.stolen_in[intruder]
    abbey.page.append(Entry(chronicle.BACK, intruder, owner, EVERYBODY, still, [card], link))
    events.between(told, "gave-back" if still else "gave-another", intruder, owner, card)
    forget_theft(abbey, intruder)
    told.reveal()


def forget_theft(abbey: Abbey, seat: int) -> None:
    """Forget a theft: the pawn has left the cell, or the card has been returned."""
    abbey.stolen[seat] = -1
    abbey.stolen_in[seat] = -1
    abbey.stolen_from[seat] = -1


def swap(
    abbey: Abbey, mine: int, seat: int, other: int, chance: Chance, told: Announcements
) -> None:
    """Swap a card of one player for a random card of another (MOA-B1, MOA-B22)."""
    theirs = one_of(abbey.hands[other], chance)
    _hand_over(abbey, other, seat, theirs)
    _hand_over(abbey, seat, other, mine)
    abbey.page.append(Entry(chronicle.SWAP, seat, other, EVERYBODY, 1, [mine, theirs]))
    events.between(told, "swapped-away", seat, other, mine)
    events.between(told, "swapped-for", seat, other, theirs)
    told.reveal()


def begin_swap(abbey: Abbey, seat: int, other: int, random: int) -> None:
    """Begin a swap; the other may react first. `random` is 1 if the own card is drawn too."""
    now = item(agenda.SWAP_NOW, seat, other, random)
    kept_books.ask_before(abbey, other, cards.ON_TAKING, now)


def swap_now(
    abbey: Abbey, seat: int, other: int, random: bool, chance: Chance, told: Announcements
) -> None:
    """No book has prevented the swap: make it, or let the player choose a card for it."""
    if not abbey.hands[seat] or not abbey.hands[other]:
        return
    if random:
        swap(abbey, one_of(abbey.hands[seat], chance), seat, other, chance, told)
    else:
        abbey.asked = other
        abbey.decide(phase.OWN_CARD, seat)
