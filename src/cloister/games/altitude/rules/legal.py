# compiled with mypyc
"""Whose decision it is, and between what: the legal moves, listed or drawn at random."""

from typing import Final

from cloister.core.chance import Chance
from cloister.core.values import Move, Seat

from ..components.cards import AVALANCHE, EMPTY, SAINT_BERNARD
from . import phase
from .invariants import DEALT
from .moves import AT, BUILD, CARD, DISCARD, REPLACE, RESCUE, RETURN, SEND, SPAN, STOP, TAKE
from .state import Massif

ALONE: Final = [(seat,) for seat in range(6)]


class Choices(Massif):
    """A massif with its legal moves."""

    def to_act(self) -> tuple[Seat, ...]:
        if self.phase == phase.OVER:
            return ()
        if self.phase != phase.KEEPING:
            return ALONE[self.seat]
        return tuple([seat for seat in range(self.terms.seats) if len(self.hands[seat]) == DEALT])

    def moves(self, seat: Seat) -> list[Move]:
        match self.phase:
            case phase.OVER:
                return []
            case phase.KEEPING:
                return self._pairs(self.hands[seat]) if len(self.hands[seat]) == DEALT else []
            case _:
                pass
        if seat != self.seat:
            return []
        match self.phase:
            case phase.ACTING:
                return self._actions()
            case phase.HAND:
                return self._usable_cards()
            case phase.FINAL:
                return self._usable_cards() + [STOP]
            case _:
                return [AT + place for place in self._slots() if self._takes_picked(place)]

    def sample(self, seat: Seat, chance: Chance) -> Move:
        match self.phase:
            case phase.ACTING:
                return self._sample_action(chance)
            case phase.SLOT | phase.FINAL_SLOT:
                slots = self._slots()
                while True:
                    place = slots[chance.below(len(slots))]
                    if self._takes_picked(place):
                        return AT + place
            case _:
                moves = self.moves(seat)
                return moves[chance.below(len(moves))]

    def _pairs(self, hand: list[int]) -> list[Move]:
        """Any two cards may go back (ALT-6); equal ones are one choice (ALT-R21)."""
        pairs: list[Move] = []
        for high in range(1, DEALT):
            for low in range(high):
                move = RETURN + SPAN * hand[low] + hand[high]
                if move not in pairs:
                    pairs.append(move)
        return pairs

    def _actions(self) -> list[Move]:
        card = self.drawn
        mine = self.mountains[self.seat]
        moves: list[Move] = []
        if card == SAINT_BERNARD:
            moves = [RESCUE + place for place in mine.slides]
        elif card != AVALANCHE:
            moves = [BUILD + place for place in mine.open if mine.fits(card, place)]
            moves += [REPLACE + place for place in mine.bare if mine.fits(card, place)]
        elif self.terms.own_avalanches:
            moves = [BUILD + place for place in mine.open if self.accepts(mine, card, place)]
            return moves if moves else [DISCARD]
        moves.append(DISCARD)
        if self.may_take():
            moves.append(TAKE)
        if card != SAINT_BERNARD:
            self._add_opponents(moves)
        return moves

    def _add_opponents(self, moves: list[Move]) -> None:
        """Any mountain that its owner has begun (ALT-7c, ALT-R42)."""
        for seat in range(self.terms.seats):
            mountain = self.mountains[seat]
            if seat == self.seat or mountain.floors == 0:
                continue
            for place in mountain.open:
                if self.accepts(mountain, self.drawn, place):
                    moves.append(SEND + SPAN * seat + place)

    def _usable_cards(self) -> list[Move]:
        """Each kind of card once (ALT-R21)."""
        moves: list[Move] = []
        last = EMPTY
        for card in self.hands[self.seat]:
            if card != last and self.usable(self.seat, card):
                moves.append(CARD + card)
            last = card
        return moves

    def _slots(self) -> list[int]:
        mine = self.mountains[self.seat]
        return mine.slides if self.picked == SAINT_BERNARD else mine.open

    def _takes_picked(self, place: int) -> bool:
        return self.picked == SAINT_BERNARD or self.mountains[self.seat].fits(self.picked, place)

    def _sample_action(self, chance: Chance) -> Move:
        """Draw among all places, legal or not, until a legal one comes."""
        card = self.drawn
        mine = self.mountains[self.seat]
        own = mine.slides if card == SAINT_BERNARD else mine.open
        builds, bare = len(own), len(mine.bare)
        if card == AVALANCHE:
            if self.terms.own_avalanches:
                return super().sample(self.seat, chance)
            builds = 0
        if card >= AVALANCHE:
            bare = 0
        others = 0 if card == SAINT_BERNARD else self._places_of_others()
        while True:
            at = chance.below(builds + bare + 2 + others)
            if at < builds:
                place = own[at]
                if card == SAINT_BERNARD:
                    return RESCUE + place
                if mine.fits(card, place):
                    return BUILD + place
            elif at < builds + bare:
                place = mine.bare[at - builds]
                if mine.fits(card, place):
                    return REPLACE + place
            else:
                move = self._sampled_elsewhere(at - builds - bare)
                if move >= 0:
                    return move

    def _places_of_others(self) -> int:
        count = 0
        for seat in range(self.terms.seats):
            if seat != self.seat and self.mountains[seat].floors > 0:
                count += len(self.mountains[seat].open)
        return count

    def _sampled_elsewhere(self, at: int) -> Move:
        """Discard, take, or the place of an opponent with that number; -1 if it is not legal."""
        if at == 0:
            return DISCARD
        if at == 1:
            return TAKE if self.may_take() else -1
        at -= 2
        for seat in range(self.terms.seats):
            mountain = self.mountains[seat]
            if seat == self.seat or mountain.floors == 0:
                continue
            if at < len(mountain.open):
                place = mountain.open[at]
                fits = self.accepts(mountain, self.drawn, place)
                return SEND + SPAN * seat + place if fits else -1
            at -= len(mountain.open)
        return -1
