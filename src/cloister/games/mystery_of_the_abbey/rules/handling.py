# compiled with mypyc
"""Cards change hands or are shown: takings, exchanges, showings, penances (MOA-J10)."""

from cloister.core.chance import Chance
from cloister.core.game import Announcements
from cloister.core.values import Move

from ..components import cards
from ..components.rooms import CHURCH
from ..components.traits import BIT, EVERYBODY, count, nth
from . import agenda, entry, events, moves, phase
from .agenda import item
from .entry import Entry
from .talking import Talking


class Handling(Talking):
    """An abbey in which cards are handled."""

    def at_random(self, seat: int, chance: Chance) -> int:
        """One random suspect of a hand, as a set."""
        hand = self.hands[seat]
        return BIT[nth(hand, chance.below(count(hand), "suspect"))]

    def hand_over(self, giver: int, taker: int, suspects: int) -> None:
        """Suspects go from hand to hand; both see them."""
        self.hands[giver] &= ~suspects
        self.hands[taker] |= suspects
        self.saw(giver, suspects, taker)
        self.saw(taker, suspects, taker)

    # Taking

    def ask_before(self, seat: int, moment: int, then: int) -> None:
        """Who keeps a book is asked before something is done to it (MOA-J24)."""
        self.agenda.append(then)
        if self.kept[seat]:
            self.react = moment
            self.decide(phase.REACT, seat)

    def take(self, loser: int, taker: int, where: int) -> None:
        """A random card is about to be taken (MOA-C2, MOA-C3)."""
        if self.hands[loser]:
            now = item(agenda.TAKE_NOW, loser, taker, where)
            self.ask_before(loser, cards.ON_TAKING, now)

    def take_now(
        self, loser: int, taker: int, where: int, chance: Chance, told: Announcements
    ) -> None:
        """It is taken."""
        taken = self.at_random(loser, chance)
        self.hand_over(loser, taker, taken)
        if where == agenda.CELL:
            self.stolen[taker] = nth(taken, 0)
            self.stolen_from[taker] = loser
            self.stolen_in[taker] = len(self.page)
        self.page.append(Entry(entry.TAKE, loser, taker, EVERYBODY, 1, [taken]))
        events.between(told, "took", taker, loser, taken)
        told.reveal()
        ransacked = self.lasting & cards.CELL_RANSACKED and self.ransacked == loser
        if where == agenda.CELL and ransacked and self.hands[loser]:
            self.show_card(loser, taker, self.at_random(loser, chance), EVERYBODY, told)

    def give_back(self, intruder: int, owner: int, chance: Chance, told: Announcements) -> None:
        """Who is caught in a cell returns what was taken there (MOA-C4, MOA-J19)."""
        if self.stolen_from[intruder] != owner or not self.hands[intruder]:
            return
        card = BIT[self.stolen[intruder]]
        still = 1 if self.hands[intruder] & card else 0
        if not still:
            card = self.at_random(intruder, chance)
        self.hand_over(intruder, owner, card)
        link = self.stolen_in[intruder]
        self.page.append(Entry(entry.BACK, intruder, owner, EVERYBODY, still, [card], link))
        events.between(told, "gave-back" if still else "gave-another", intruder, owner, card)
        self.forget_theft(intruder)
        told.reveal()

    def forget_theft(self, seat: int) -> None:
        """The pawn has left the cell, or the card is back."""
        self.stolen[seat] = -1
        self.stolen_in[seat] = -1
        self.stolen_from[seat] = -1

    # Exchanges

    def swap(self, mine: int, seat: int, other: int, chance: Chance, told: Announcements) -> None:
        """A card of mine against a random one of another player's (MOA-B1, MOA-B22)."""
        his = self.at_random(other, chance)
        self.hand_over(other, seat, his)
        self.hand_over(seat, other, mine)
        self.page.append(Entry(entry.SWAP, seat, other, EVERYBODY, 1, [mine, his]))
        events.between(told, "swapped-away", seat, other, mine)
        events.between(told, "swapped-for", seat, other, his)
        told.reveal()

    def begin_swap(
        self, seat: int, other: int, random: bool, chance: Chance, told: Announcements
    ) -> None:
        """Nobody has prevented it."""
        if not self.hands[seat] or not self.hands[other]:
            return
        if random:
            self.swap(self.at_random(seat, chance), seat, other, chance, told)
        else:
            self.asked = other
            self.decide(phase.OWN_CARD, seat)

    # Showing

    def show_card(self, holder: int, to: int, card: int, mask: int, told: Announcements) -> None:
        """One card is shown to one player, or says that there is none."""
        if card:
            self.saw(to, card, holder)
            self.saw(holder, card, holder)
            events.between(told, "showed", holder, to, card)
        else:
            events.two(told, "has-none", holder, to)
        self.page.append(Entry(entry.SHOW, holder, to, mask, 1 if card else 0, [card]))
        told.reveal()

    def show_to_all(self, holder: int, card: int, mask: int, told: Announcements) -> None:
        """One card is shown to everybody."""
        if card:
            self.all_saw(card, holder)
            events.shown(told, "showed-all", holder, card)
        else:
            events.one(told, "has-none-all", holder)
        self.page.append(Entry(entry.SHOW_ALL, holder, -1, mask, 1 if card else 0, [card]))
        told.reveal()

    def show_rest(self, holder: int, kept: int, told: Announcements) -> None:
        """All cards but one are shown (MOA-L3)."""
        rest = self.hands[holder] & ~kept
        self.saw(self.seat, rest, holder)
        self.page.append(Entry(entry.REST, holder, self.seat, EVERYBODY, count(rest), [rest]))
        events.between(told, "showed", holder, self.seat, rest)
        told.reveal()

    def begin_showing(self, seats: int, mask: int, to: int) -> None:
        """All concerned choose at once (MOA-J16)."""
        self.show_mask = mask
        self.show_to = to
        self.waiting = seats
        if seats:
            self.phase = phase.SHOWING

    def choose_shown(self, seat: int, move: Move, told: Announcements) -> None:
        """One has chosen; when all have, everything is shown together."""
        self.picks[seat] = -1 if move == moves.NONE else BIT[move - moves.SHOW]
        self.waiting &= ~BIT[seat]
        events.alone(told, "chose", seat, max(self.picks[seat], 0))
        if self.waiting:
            return
        self.phase = phase.RUN
        for n in range(self.terms.seats):
            other = (self.seat + n) % self.terms.seats
            if self.picks[other]:
                self.show_one(other, max(self.picks[other], 0), self.show_mask, self.show_to, told)
                self.picks[other] = 0

    def show_one(self, holder: int, card: int, mask: int, to: int, told: Announcements) -> None:
        """A card is shown to whom the text says."""
        seats = self.terms.seats
        match to:
            case cards.ALL:
                self.show_to_all(holder, card, mask, told)
            case cards.LEFT:
                self.show_card(holder, (holder + 1) % seats, card, mask, told)
            case cards.RIGHT:
                self.show_card(holder, (holder - 1) % seats, card, mask, told)
            case _:
                self.show_card(holder, self.seat, card, mask, told)

    # Handing on

    def begin_giving(self, need: int, step: int) -> None:
        """All choose at once what they hand on (MOA-M2); who has no choice is not asked."""
        self.need = need
        self.give_to = step
        self.waiting = 0
        for seat in range(self.terms.seats):
            if self.no_pass >> seat & 1:
                self.picks[seat] = 0
            elif count(self.hands[seat]) <= need:
                self.picks[seat] = self.hands[seat]
            else:
                self.picks[seat] = 0
                self.waiting |= BIT[seat]
        if self.waiting:
            self.phase = phase.GIVING

    def choose_gift(self, seat: int, move: Move, told: Announcements) -> bool:
        """One more card is chosen; whether all have chosen."""
        card = BIT[move - moves.GIVE]
        self.picks[seat] |= card
        events.alone(told, "chose", seat, card)
        if count(self.picks[seat]) == self.need:
            self.waiting &= ~BIT[seat]
        return not self.waiting

    def pass_on(self, at_mass: bool, told: Announcements) -> None:
        """Everything chosen changes hands at the same time."""
        self.phase = phase.RUN
        seats = self.terms.seats
        given = self.picks.copy()
        for seat in range(seats):
            self.hands[seat] &= ~given[seat]
        for n in range(seats):
            seat = (self.seat + n) % seats
            to = (seat + self.give_to) % seats
            self.hands[to] |= given[seat]
            self.saw(seat, given[seat], to)
            self.saw(to, given[seat], to)
            events.between(told, "passed", seat, to, given[seat])
            self.picks[seat] = 0
        self.page.append(Entry(entry.PASS, 1 if at_mass else 0, -1, EVERYBODY, self.give_to, given))
        self.no_pass = 0
        told.reveal()

    # Penance

    def give_penance(self, seat: int) -> None:
        """Not while one is still owed (MOA-J17)."""
        if not self.owed >> seat & 1:
            self.ask_before(seat, cards.ON_PENANCE, item(agenda.PENANCE_NOW, seat))

    def do_penance(self, seat: int, told: Announcements) -> None:
        """The pawn goes to the church and its next turn is lost (MOA-V4)."""
        self.pawns[seat] = CHURCH
        self.owed |= BIT[seat]
        self.praying |= BIT[seat]
        self.forget_theft(seat)
        if seat == self.seat:
            self.cut = True
            self.extra_turns = 0
        events.one(told, "penance", seat)
