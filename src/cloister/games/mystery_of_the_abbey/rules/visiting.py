# compiled with mypyc
"""What the rooms of the abbey are for (MOA-C1 to MOA-C10), and what is said in the chapter hall."""

from cloister.core.chance import Chance
from cloister.core.game import Announcements
from cloister.core.values import Move, Seat

from ..components import cards, rooms
from ..components.traits import BIT, EVERYBODY, count
from . import agenda, entry, events, moves, phase
from .agenda import item
from .effects import Effects
from .entry import Entry


class Visiting(Effects):
    """An abbey whose rooms can be used."""

    def offer_room(self) -> None:
        """Whether to use the room is the player's choice (MOA-T4)."""
        if self.cut:
            return
        room = self.pawns[self.seat]
        if room == rooms.CHAPTER:
            self.decide(phase.CHAPTER, self.seat)
        elif self.can_use(room):
            self.decide(phase.ROOM, self.seat)

    def can_use(self, room: int) -> bool:
        """Whether the room has anything to offer now."""
        seat = self.seat
        match room:
            case rooms.CONFESSIONAL_1 | rooms.CONFESSIONAL_2:
                shown = self.dice[room - 1]
                return shown != seat and self.hands[shown] != 0
            case rooms.SCRIPTORIUM:
                return len(self.books) > 0
            case rooms.LIBRARY | rooms.PARLOUR:
                return True
            case rooms.CRYPT:
                return not self.crypt >> seat & 1 and count(self.crypt) < self.terms.crypt_cards
            case _:
                owner = self.terms.owner[room]
                return owner >= 0 and owner != seat and self.hands[owner] != 0

    def use_room(self, use: bool, chance: Chance, told: Announcements) -> None:
        self.phase = phase.RUN
        if not use:
            events.one(told, "skipped", self.seat)
            return
        seat = self.seat
        room = self.pawns[seat]
        match room:
            case rooms.CONFESSIONAL_1 | rooms.CONFESSIONAL_2:
                taken = item(agenda.TAKE, self.dice[room - 1], seat, agenda.CONFESSIONAL)
                self.agenda.append(taken)
            case rooms.SCRIPTORIUM:
                self.agenda.append(item(agenda.DRAW_BOOK))
            case rooms.LIBRARY:
                self.draw_library(chance, told)
            case rooms.PARLOUR:
                self._use_parlour(told)
            case rooms.CRYPT:
                self.crypt |= BIT[seat]
                events.one(told, "took-crypt", seat)
            case _:
                owner = self.terms.owner[room]
                self.agenda.append(item(agenda.TAKE, owner, seat, agenda.CELL))

    def _use_parlour(self, told: Announcements) -> None:
        """The top card, or a request once there is none (MOA-C7)."""
        if not self.parlour:
            self.traits = 0
            self.names = 0
            self.decide(phase.REQUEST, self.seat)
            return
        card = BIT[self.parlour.pop(0)]
        self.hands[self.seat] |= card
        self.saw(self.seat, card, self.seat)
        self.page.append(Entry(entry.DRAW, self.seat, -1, EVERYBODY, 1, [card]))
        events.alone(told, "drew", self.seat, card)
        told.reveal()

    def add_to_request(self, seat: Seat, move: Move) -> None:
        """One or two traits, then whom to ask (MOA-C7)."""
        if move == moves.DONE:
            self.targets = self.terms.everyone & ~BIT[seat]
            self.phase = phase.REQUEST_FROM
        else:
            self.add_part(move)

    def request_from(self, other: int, told: Announcements) -> None:
        """He shows one such card, of his choice, or says that he has none."""
        self.phase = phase.RUN
        events.request(told, self, other)
        mask = self.matching()
        if self.hands[other]:
            self.begin_showing(BIT[other], mask, cards.ME)
        else:
            self.show_card(other, self.seat, 0, mask, told)

    def turn_die(self) -> None:
        """The last visitor of a confessional (MOA-C2, MOA-J4)."""
        room = self.pawns[self.seat]
        if room == rooms.CONFESSIONAL_1 or room == rooms.CONFESSIONAL_2:
            self.dice[room - 1] = self.seat

    # The chapter hall

    def speak_up(self, seat: Seat, move: Move, told: Announcements) -> None:
        """A revelation (MOA-V1), an accusation, or neither."""
        if move == moves.ACCUSE:
            self.phase = phase.ACCUSE
            return
        loss = 1 if self.phase == phase.CHAPTER else self.terms.effects[self.effect].n
        self.phase = phase.RUN
        if move == moves.SKIP:
            events.one(told, "skipped", seat)
            return
        value = move - moves.REVEAL
        self.revelations.append((seat * 16 + value) * 8 + loss)
        events.revealed(told, seat, value, loss == 0)

    def accuse(self, seat: Seat, suspect: int, told: Announcements) -> None:
        """Who holds the accused must show it (MOA-V3, MOA-J28)."""
        self.phase = phase.RUN
        card = BIT[suspect]
        holder = -1
        for other in range(self.terms.seats):
            if self.hands[other] & card:
                holder = other
        self.accused.append((seat * 32 + suspect) * 8 + holder + 1)
        events.accused(told, seat, suspect, holder)
        told.reveal()
        if holder < 0:
            self.finder = seat
            self.finish(told)
            return
        self.wrong[seat] += 1
        self.all_saw(card, holder)
        self.page.append(Entry(entry.SHOW_ALL, holder, -1, card, 1, [card]))
        self.agenda.append(item(agenda.PENANCE, seat))

    def finish(self, told: Announcements) -> None:
        """The hidden card is turned."""
        self.phase = phase.OVER
        self.agenda = []
        events.shown(told, "culprit", 0, BIT[self.culprit])
        told.reveal()
