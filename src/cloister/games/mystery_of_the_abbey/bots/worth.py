# compiled with mypyc
"""What single things are worth to a seat: revelations, accusations, rooms, questions, secrets.

The appeal of a move (appeal.py) and the value of a position (value.py) are built from these. The
numbers are in game points. They were chosen by hand; only the whole bot was measured
(docs/bots.md).
"""

from typing import Final

from cloister.core.values import Seat

from ..components import rooms
from ..components.traits import BIT, EVERYBODY, VALUES
from ..knowledge.view import AbbeyView
from ..knowledge.world_sample import WorldSample
from ..rules import moves
from ..rules.scoring import CULPRIT_POINTS, MISACCUSATION_POINTS, REVELATION_POINTS
from .facts import Facts

POINTS_PER_BIT: Final = 0.25
"""A bit of information from an answer."""
UNFINISHED: Final = 0.01
"""The cost of going on with a question instead of putting it."""
UNKNOWN: Final = -1
"""Stands for the culprit if nobody in particular is supposed."""
ACCUSE_FROM: Final = 0.75
"""Minimum chance of being right for an apprentice to consider an accusation."""
NOT_SURE: Final = -3.0
"""The worth of an accusation with a lower chance."""
RIGHT_ACCUSATION: Final = 6.0
"""A right accusation: one and a half times its points (MOA-V5); no reason is recorded."""
WRONG_ACCUSATION: Final = 3.0
"""The cost of a wrong accusation: one and a half times its points as well."""
LOSING_FACTOR: Final = 0.3
"""Factor for an accusation after which somebody else still wins."""
PARLOUR_PILE: Final = 1.2
"""A card of the parlour pile."""
PARLOUR_REQUEST: Final = 0.9
"""A request once the pile is empty, while nothing is known of the culprit; less later on."""
CONFESSION: Final = 0.5
"""A card taken in a confessional, while nothing is known of the culprit; less later on."""
CELL_CARD: Final = 0.4
"""A card taken in a cell, while nothing is known of the culprit; less later on."""
LIBRARY_BOOK: Final = 0.8
"""A book of the library."""
SCRIPTORIUM_BOOK: Final = 0.3
"""A book of the scriptorium."""
CRYPT_CARD: Final = 0.3
"""A crypt card, whether in hand or still to be fetched."""
SECRET: Final = 0.1
"""A card that the left neighbour has not seen."""


class Estimate:
    """The table as one seat sees it, judged by a sample of worlds."""

    def __init__(self, facts: Facts, view: AbbeyView, seat: Seat, sample: WorldSample) -> None:
        self.facts = facts
        self.view = view
        self.seat = seat
        self.sample = sample
        self.parlour: int = view.parlour
        made: list[str] = [revelation.value for revelation in view.revelations]
        self.unrevealed = [value for value in range(12) if VALUES[value] not in made]
        """Trait values that nobody has revealed."""
        self.doubt = 1.0 - sample.highest_chance()
        """How likely the most likely suspect is not the culprit."""
        seen: list[int] = view.seen
        self.seen = 0
        """The suspects that the seat has seen, as a set."""
        for card in seen:
            self.seen |= BIT[card - 1]

    # Points

    def revelation(self, value: int) -> float:
        """The worth of revealing a trait value."""
        p = self.sample.chance_of(self.facts.values[value])
        return 3.0 * p - 1.0  # 2p - (1 - p): 2 points or -1 (MOA-V5); any other loss is ignored

    def best_revelation(self) -> float:
        """The worth of the best revelation that nobody has made; at least 0."""
        best = 0.0
        for value in self.unrevealed:
            best = max(best, self.revelation(value))
        return best

    def accusation(self, p: float) -> float:
        """The worth of accusing a suspect who is the culprit with this chance."""
        if p < ACCUSE_FROM:
            return NOT_SURE
        worth = p * RIGHT_ACCUSATION - (1.0 - p) * WRONG_ACCUSATION
        return worth if self.ahead() + CULPRIT_POINTS > 0.0 else worth * LOSING_FACTOR

    def ahead(self, culprit: int = UNKNOWN) -> float:
        """Points that the seat is ahead of the best other seat if this is the culprit.

        If the culprit is unknown, revelations are judged by the sample.
        """
        points = [0.0] * self.facts.seats
        for made in self.view.revelations:
            who: int = made.seat
            value: str = made.value
            loss: int = made.loss
            those = self.facts.values[VALUES.index(value)]
            known = culprit != UNKNOWN
            p = float(those >> culprit & 1) if known else self.sample.chance_of(those)
            points[who] += REVELATION_POINTS * p - loss * (1.0 - p)
        for accusation in self.view.accusations:
            if accusation.holder is not None:
                points[accusation.seat] -= MISACCUSATION_POINTS
        mine = points[self.seat]
        points[self.seat] = -99.0
        return mine - max(points)

    def secret(self, card: int) -> float:
        """The worth of hiding a card from the left neighbour; 0 if that seat must have seen it."""
        left = (self.seat + 1) % self.facts.seats
        return 0.0 if self.sample.sure[left] >> card & 1 else SECRET

    # Rooms

    def room(self, room: int) -> float:
        """The worth of using a room."""
        view = self.view
        dice: list[int] = view.dice
        held: list[int] = view.held
        match room:
            case rooms.CHAPTER:
                best = self.best_revelation()
                if self.parlour == 0:
                    best = max(best, self.accusation(self.sample.highest_chance()))
                return best
            case rooms.PARLOUR:
                return PARLOUR_PILE if self.parlour > 0 else PARLOUR_REQUEST * self.doubt
            case rooms.CONFESSIONAL_1 | rooms.CONFESSIONAL_2:
                shown = dice[room - 1]
                return CONFESSION * self.doubt if shown != self.seat and held[shown] > 0 else 0.0
            case rooms.SCRIPTORIUM:
                return SCRIPTORIUM_BOOK
            case rooms.LIBRARY:
                return LIBRARY_BOOK if self.seat not in view.visited else 0.0
            case rooms.CRYPT:
                return 0.0 if self.seat in view.crypt else CRYPT_CARD
            case _:
                return self._cell(room, held)

    def _cell(self, room: int, held: list[int]) -> float:
        """The worth of taking a card in another seat's cell; 0 for any other room."""
        for other in range(self.facts.seats):
            if self.facts.cells[other] == room and other != self.seat and held[other] > 0:
                return CELL_CARD * self.doubt
        return 0.0

    # Questions

    def asked_mask(self) -> int:
        """The suspects that the question is about so far, as a set."""
        question = self.view.question
        if question is None:
            return EVERYBODY
        mask = EVERYBODY
        traits: list[str] = question.traits
        names: list[int] = question.names
        for value in traits:
            mask &= self.facts.values[VALUES.index(value)]
        if names:
            mask = 0
            for card in names:
                mask |= BIT[card - 1]
        return mask

    def answer(self, mask: int) -> float:
        """What the answer to the current question is worth if it is about these suspects."""
        question = self.view.question
        if question is None:
            return 0.0
        topic = moves.TOPICS.index(question.topic)
        asked: int = question.asked
        if topic > moves.RECEIVED or asked == self.seat:
            return 0.0
        return POINTS_PER_BIT * self.sample.entropy(asked, topic, mask, 1)

    def own_question(self) -> float:
        """What the answer to the seat's own question is worth, given its words so far."""
        question = self.view.question
        if question is None or question.asker != self.seat:
            return 0.0
        mask = self.asked_mask()
        if mask == EVERYBODY:
            return max([self.answer(kind) for kind in self.facts.values]) - UNFINISHED
        return self.answer(mask) - (UNFINISHED if self.view.phase == "parts" else 0.0)
