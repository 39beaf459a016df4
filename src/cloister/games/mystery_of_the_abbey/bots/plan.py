# compiled with mypyc
"""How a master of Mystery of the Abbey thinks about a decision: with many worlds before its eyes.

Questions and requests are put as a whole, those that tell most about the culprit; the pawn goes
the round of the rooms that promises most until the next Mass; in the chapter hall it counts who
would win.
"""

from typing import Final

from cloister.core.values import Move

from ..components import rooms
from ..components.rooms import COUNT, ROOMS
from ..components.traits import BIT, SUSPECTS, VALUES
from ..knowledge.belief import Belief
from ..knowledge.view import TOPICS, AbbeyView
from ..rules import moves
from ..rules.game import BELL_LAST
from .questions import Phrases, Question, questions, requests
from .tour import Tour
from .value import Sight

LINES: Final = 5
"""So many moves or questions are compared."""
SURE: Final = 0.6
"""Whoever is as likely as that is worth an accusation."""
CERTAIN: Final = 0.9
"""Then one accuses even if somebody else wins by it."""
CULPRIT: Final = 4.0
"""What it is worth to name the culprit."""
MEETING: Final = 0.5
"""What a bit is worth that a question brings, in points."""
PILE: Final = 0.6
"""What rooms are worth, in points: as long as much is unknown."""
REQUEST: Final = 1.0
TAKING: Final = 0.4
BOOK: Final = 0.15
READING: Final = 0.5
DOUBT: Final = 3.0
"""So many bits are much."""


class Inquiry:
    """One decision of one seat."""

    def __init__(self, sight: Sight, belief: Belief, phrases: Phrases, pairs: Phrases) -> None:
        self.sight = sight
        self.view: AbbeyView = sight.view
        self.seat: int = sight.seat
        self.belief = belief
        self.phrases = phrases
        self.pairs = pairs
        self.turns: int = self.view.turns
        self.page = len(self.view.page)
        bell: int = self.view.bell
        self.left = BELL_LAST - bell
        """Turns that are left until the next Mass, after this one."""
        self.asked: dict[int, list[Question]] = {}
        self.hall = self._hall()
        """What may be said in the chapter hall, the best first, and what it is worth."""
        pace: int = self.view.pace
        self.tour = Tour(sight.facts.distance, pace, self._rooms())

    # What to choose from

    def lines(self, legal: list[Move]) -> list[list[Move]]:
        """Moves, or whole questions, that are worth comparing; the favourite first."""
        match self.view.phase:
            case "go":
                return self._ways(legal)
            case "whom" | "topic" | "parts":
                return self._questions(legal)
            case "reply":
                return [[moves.SILENT if moves.SILENT in legal else legal[0]]]
            case "room":
                return [[moves.USE]]
            case "chapter" | "reveal":
                return self._spoken(legal)
            case "accuse":
                likely = self.belief.chances
                return [[max(legal, key=lambda move: likely[move - moves.SUSPECT])]]
            case "request":
                return self._requests(legal)
            case "after-room":
                return [[moves.CRYPT]] if moves.CRYPT in legal else []
            case _:
                return []

    def _spoken(self, legal: list[Move]) -> list[list[Move]]:
        lines = [line for line in self.hall if line[0] in legal]
        return lines[:LINES]

    # Questions

    def questions_to(self, seat: int) -> list[Question]:
        """What to ask somebody."""
        if seat not in self.asked:
            topics = moves.WILL if self.view.masses else moves.PASSED
            self.asked[seat] = questions(self.belief, self.phrases, seat, topics)
        return self.asked[seat]

    def _questions(self, legal: list[Move]) -> list[list[Move]]:
        found: list[Question] = []
        choosing = self.view.phase == "whom"
        for seat in self._those_asked():
            if not choosing or moves.SEAT + seat in legal:
                found += self.questions_to(seat)
        found.sort(key=lambda question: -question.worth)
        lines: list[list[Move]] = []
        for question in found:
            words = question.words
            if self.view.phase == "parts":
                words = self._rest(words)
            line = [moves.SEAT + question.seat, *words] if choosing else words
            if line and line[0] in legal:
                lines.append(line)
        return lines[:LINES]

    def _those_asked(self) -> list[int]:
        question = self.view.question
        if question is not None and self.view.phase == "parts":
            asked: int = question.asked
            return [asked]
        turn: int = self.view.turn
        if turn != self.seat:
            return [turn]
        targets: list[int] = self.view.targets
        return targets

    def _rest(self, words: list[Move]) -> list[Move]:
        """What is left of a question that has been begun."""
        question = self.view.question
        if question is None or words[0] != moves.TOPIC + TOPICS.index(question.topic):
            return []
        traits: list[str] = question.traits
        names: list[int] = question.names
        said = [moves.TRAIT + VALUES.index(value) for value in traits]
        said += [moves.NAME + name - 1 for name in names]
        for word in said:
            if word not in words:
                return []
        return [word for word in words[1:] if word not in said]

    def _requests(self, legal: list[Move]) -> list[list[Move]]:
        found = requests(self.belief, self.pairs, self.seat)
        lines = [question.words for question in found[:LINES]]
        return lines if moves.DONE not in legal else []

    # Rooms

    def _rooms(self) -> list[float]:
        """What is to be had in each room."""
        view = self.view
        held: list[int] = view.held
        dice: list[int] = view.dice
        much = min(1.0, self.belief.doubt / DOUBT)
        worth = [0.0] * COUNT
        worth[rooms.CHAPTER] = self.hall_worth
        worth[rooms.PARLOUR] = PILE if view.parlour else REQUEST * much
        worth[rooms.SCRIPTORIUM] = BOOK
        worth[rooms.CRYPT] = 0.0 if self.seat in view.crypt else BOOK
        if self.seat not in view.visited and held[self.seat] == min(held) < max(held):
            worth[rooms.LIBRARY] = READING
        for die in range(2):
            shown = dice[die]
            if shown != self.seat and held[shown] > 0:
                worth[rooms.CONFESSIONAL_1 + die] = TAKING * much
        for other in range(self.belief.seats):
            if other != self.seat and held[other] > 0:
                worth[self.sight.facts.cells[other]] = TAKING * much
        return worth

    def _ways(self, legal: list[Move]) -> list[list[Move]]:
        ways = [move for move in legal if move < moves.PLAY]
        worth = {move: self._way(move - moves.GO) for move in ways}
        ways.sort(key=lambda move: -worth[move])
        return [[move] for move in ways[:1]]

    def _way(self, room: int) -> float:
        worth = self.tour.worth[room] + self.outlook(room)
        told = 0.0
        for other in self._there(room):
            told = max(told, self.questions_to(other)[0].worth)
        return worth + MEETING * told

    def outlook(self, room: int) -> float:
        """What is in sight for a pawn there, once this turn is over."""
        visited = BIT[room] if self.tour.worth[room] > 0.0 else 0
        return self.tour.outlook(room, self.left, visited)

    def _there(self, room: int) -> list[int]:
        """Who stands there and may be asked."""
        pawns: list[str] = self.view.pawns
        return [
            other
            for other in range(self.belief.seats)
            if other != self.seat and pawns[other] == ROOMS[room] and other not in self.view.praying
        ]

    # The chapter hall

    def _hall(self) -> list[list[Move]]:
        """Revelations, accusations or silence, the favourite first."""
        sight = self.sight
        open_ones = sight.open.copy()
        open_ones.sort(key=lambda value: -sight.revelation(value))
        lines = [[moves.REVEAL + value] for value in open_ones[:3]] + [[moves.SKIP]]
        self.hall_worth = max(sight.revelation(open_ones[0]), 0.0) if open_ones else 0.0
        if self.hall_worth == 0.0:
            lines.insert(0, lines.pop())
        if sight.parlour == 0:
            self._accuse(lines)
        return lines

    def _accuse(self, lines: list[list[Move]]) -> None:
        chances = self.belief.chances
        order = list(range(SUSPECTS))
        order.sort(key=lambda card: -chances[card])
        surest = chances[order[0]]
        line = [moves.ACCUSE, moves.SUSPECT + order[0]]
        if surest >= CERTAIN or (surest >= SURE and self.sight.ahead(order[0]) >= -CULPRIT):
            self.hall_worth = max(self.hall_worth, CULPRIT * surest)
            lines.insert(0, line)
        else:
            lines.append(line)
