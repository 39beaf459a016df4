# compiled with mypyc
"""The course of the game: what a move does, whose turn comes next, how it ends."""

from typing import Final

from cloister.core.chance import Chance
from cloister.core.game import Announcements
from cloister.core.values import Move, Outcome, Refusal, Seat

from ..components.cards import AVALANCHE, EMPTY, SAINT_BERNARD
from . import events, invariants, legal, moves, phase, refusals, scoring
from .mountain import insert
from .moves import AT, CARD, RETURN, SEND, SPAN, STOP, TAKE
from .state import DEALT, HAND, Massif

ALONE: Final = [(seat,) for seat in range(6)]
"""Each seat as the only one that has to decide."""


class Altitude(Massif):
    """A game of Altitude in progress."""

    def to_act(self) -> tuple[Seat, ...]:
        if self.phase == phase.OVER:
            return ()
        if self.phase != phase.KEEPING:
            return ALONE[self.seat]
        return tuple([seat for seat in range(self.terms.seats) if len(self.hands[seat]) == DEALT])

    def moves(self, seat: Seat) -> list[Move]:
        return legal.legal_moves(self, seat)

    def sample(self, seat: Seat, chance: Chance) -> Move:
        return legal.sample(self, seat, chance)

    def forbids(self, seat: Seat, move: Move) -> Refusal | None:
        return refusals.forbids(self, seat, move)

    def play(self, seat: Seat, move: Move, chance: Chance, told: Announcements) -> None:
        match self.phase:
            case phase.KEEPING:
                self._return(seat, move - RETURN, chance, told)
            case phase.ACTING:
                self._act(move, told)
            case phase.HAND:
                self.picked = move - CARD
                self.phase = phase.SLOT
            case phase.SLOT:
                self._play_from_hand(move - AT, told)
            case phase.FINAL:
                self._go_on(move, told)
            case _:
                self._build_last(move - AT, told)

    def outcome(self) -> Outcome | None:
        return scoring.outcome(self)

    def copy(self) -> "Altitude":
        twin = Altitude(self.terms)
        twin.knowledge = self.knowledge
        twin.take_over(self)
        return twin

    def check(self) -> None:
        invariants.check(self)

    # Setting up

    def _return(self, seat: Seat, cards: int, chance: Chance, told: Announcements) -> None:
        """Put two cards back (ALT-6); when all have chosen, shuffle them in (ALT-R33)."""
        low, high = cards // SPAN, cards % SPAN
        hand = self.hands[seat]
        hand.remove(low)
        hand.remove(high)
        self.returned[seat] = [low, high]
        if told.listening:
            events.returned(told, seat, low, high, self.terms.species)
        for other in self.hands:
            if len(other) == DEALT:
                return
        for back in self.returned:
            self.pile += back
        chance.shuffle(self.pile, "pile")
        if told.listening:
            told.everyone("began", {"seat": self.first, "pile": len(self.pile)})
        self.seat = self.first
        self._begin_turn(told)

    # A turn

    def _begin_turn(self, told: Announcements) -> None:
        """Decide now whether the turn is a double one (ALT-R24)."""
        self.turns += 1
        self.draw = 1
        self.draws = 1
        if self.plays_twice(self.seat):
            self.draws = 2
            if told.listening:
                told.everyone("plays-twice", {"seat": self.seat})
        self._draw(told)

    def _draw(self, told: Announcements) -> None:
        """Draw a card: nobody may pass (ALT-7), and nobody else sees it (ALT-R34)."""
        card = self.pile.pop()
        self.drawn = card
        known = self.returned[self.seat]
        if card in known:
            known.remove(card)
        self.phase = phase.ACTING
        told.reveal()
        if told.listening:
            events.drew(told, self.seat, card, len(self.pile), self.terms.species)

    def _act(self, move: Move, told: Announcements) -> None:
        if move == TAKE:
            self.phase = phase.HAND
            self._say(told, "took")
            return
        card = self.drawn
        mine = self.mountains[self.seat]
        if told.listening:
            events.acted(told, self, move)
        place = move % SPAN
        match move - place:
            case moves.BUILD:
                mine.lay(place, card)
            case moves.REPLACE:
                self.discards.append(mine.swap(place, card))
            case moves.RESCUE:
                self._rescue(place)
            case moves.PLAIN:
                self.discards.append(card)
            case _:
                self.mountains[(move - SEND) // SPAN].lay(place, card)
        self.drawn = EMPTY
        self.note_seen(card, self.seat)
        self._end_action(told)

    def _rescue(self, place: int) -> None:
        """Discard both the avalanche and the Saint-Bernard (ALT-12)."""
        self.mountains[self.seat].lift(place)
        self.discards.append(AVALANCHE)
        self.discards.append(SAINT_BERNARD)

    def _play_from_hand(self, place: int, told: Announcements) -> None:
        """Play a hand card; the drawn card goes into the hand, unseen (ALT-7d, ALT-R34)."""
        self._leave_hand(place, told)
        insert(self.hands[self.seat], self.drawn)
        self.drawn = EMPTY
        if self.taken[self.seat] < HAND:
            self.taken[self.seat] += 1
        self._end_action(told)

    def _leave_hand(self, place: int, told: Announcements) -> None:
        card = self.picked
        if told.listening:
            events.played(told, self, place)
        self.hands[self.seat].remove(card)
        if card == SAINT_BERNARD:
            self._rescue(place)
        else:
            self.mountains[self.seat].lay(place, card)
        self.picked = EMPTY
        if self.taken[self.seat] > 0:
            self.note_seen(card, self.seat)

    def _end_action(self, told: Announcements) -> None:
        """Go on; the pile may run out in mid-turn (ALT-R25) or mid-round (ALT-R26)."""
        told.reveal()
        if not self.pile:
            self._begin_final(told)
        elif self.draw < self.draws:
            self.draw += 1
            self._draw(told)
        else:
            self.seat = self.seat + 1 if self.seat + 1 < self.terms.seats else 0
            self._begin_turn(told)

    # The end

    def _begin_final(self, told: Announcements) -> None:
        """Let one seat after another go on building (ALT-15, ALT-R27)."""
        self.phase = phase.FINAL
        self.seat = 0
        if told.listening:
            told.everyone("final", {})

    def _go_on(self, move: Move, told: Announcements) -> None:
        if move == STOP:
            self._say(told, "stopped")
            self._next_builder(told)
        else:
            self.picked = move - CARD
            self.phase = phase.FINAL_SLOT
            self._say(told, "goes-on")

    def _say(self, told: Announcements, name: str) -> None:
        """Announce something that all see at once and that reveals something about a hand."""
        told.reveal()
        if told.listening:
            told.everyone(name, {"seat": self.seat})

    def _build_last(self, place: int, told: Announcements) -> None:
        told.reveal()
        self._leave_hand(place, told)
        self.phase = phase.FINAL
        if not self.hands[self.seat]:
            self._next_builder(told)

    def _next_builder(self, told: Announcements) -> None:
        if self.seat + 1 < self.terms.seats:
            self.seat += 1
            return
        self.phase = phase.OVER
        if told.listening:
            events.ended(told, self)
