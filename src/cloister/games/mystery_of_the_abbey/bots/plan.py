# compiled with mypyc
"""The options that a master compares in one decision.

Questions and requests are compared as a whole: those that tell most about the culprit. The pawn
starts the most promising tour of rooms until the next Mass. In the chapter hall the options are
revelations and the accusation.

The weights differ from those that apprentices use (worth.py). They are in game points and were
chosen by hand; only the whole bot was measured (docs/bots.md).
"""

from typing import Final

from cloister.core.values import Move

from ..components import rooms
from ..components.rooms import COUNT, ROOMS
from ..components.traits import BIT, SUSPECTS, VALUES
from ..knowledge.evidence import Evidence
from ..knowledge.view import AbbeyView
from ..rules import moves
from ..rules.scoring import CULPRIT_POINTS
from ..rules.terms import BELL_LAST
from .questions import Phrases, Question, questions, requests
from .room_tour import Tour
from .worth import Estimate

LINES: Final = 5
"""Maximum number of moves or questions compared."""
REVELATIONS_COMPARED: Final = 3
"""Maximum number of revelations compared."""
MASTER_ACCUSE_FROM: Final = 0.6
"""Minimum chance of being right for an accusation that does not lose the game."""
ACCUSE_ANYWAY: Final = 0.9
"""Minimum chance of being right for an accusation even if somebody else then wins."""
POINTS_PER_QUESTION_BIT: Final = 0.5
"""Points for each bit from a question at the end of a move."""
MASTER_PARLOUR_PILE: Final = 0.6
"""Points for a card of the parlour pile."""
MASTER_PARLOUR_REQUEST: Final = 1.0
"""Points for a request in the parlour, while much is unknown; less later on."""
TAKEN_CARD: Final = 0.4
"""Points for a card taken in a confessional or cell, while much is unknown; less later on."""
MASTER_SCRIPTORIUM_BOOK: Final = 0.15
"""Points for a book of the scriptorium, or a crypt card."""
MASTER_LIBRARY_BOOK: Final = 0.5
"""Points for a book of the library."""
MUCH_DOUBT: Final = 3.0
"""With this many missing bits about the culprit, much counts as unknown."""


class Decision:
    """One decision of one seat."""

    def __init__(
        self, estimate: Estimate, evidence: Evidence, phrases: Phrases, pairs: Phrases
    ) -> None:
        self.estimate = estimate
        self.view: AbbeyView = estimate.view
        self.seat: int = estimate.seat
        self.evidence = evidence
        self.phrases = phrases
        self.pairs = pairs
        """Sets of suspects described by at most two traits, for requests."""
        self.turns: int = self.view.turns
        self.page = len(self.view.page)
        """The length of the chronicle. If it is longer in a world, something was learnt there."""
        bell: int = self.view.bell
        self.left = BELL_LAST - bell
        """Turns left until the next Mass, after this one."""
        self.asked: dict[int, list[Question]] = {}
        self.hall = self._hall()
        """The options in the chapter hall, the favourite first. `_hall` also sets `hall_worth`."""
        pace: int = self.view.pace
        self.tour = Tour(estimate.facts.distance, pace, self._rooms())

    # What to choose from

    def lines(self, legal: list[Move]) -> list[list[Move]]:
        """Moves or whole questions that are worth comparing, the favourite first."""
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
                chances = self.evidence.chances
                return [[max(legal, key=lambda move: chances[move - moves.SUSPECT])]]
            case "request":
                return self._requests(legal)
            case "after-room":
                return [[moves.CRYPT]] if moves.CRYPT in legal else []
            case _:
                return []

    def _spoken(self, legal: list[Move]) -> list[list[Move]]:
        """The legal options in the chapter hall, at most LINES of them."""
        lines = [line for line in self.hall if line[0] in legal]
        return lines[:LINES]

    # Questions

    def questions_to(self, seat: int) -> list[Question]:
        """The best questions to a seat, worked out once."""
        if seat not in self.asked:
            topics = moves.WILL if self.view.masses else moves.PASSED
            self.asked[seat] = questions(self.evidence, self.phrases, seat, topics)
        return self.asked[seat]

    def _questions(self, legal: list[Move]) -> list[list[Move]]:
        """Whole questions, or the rest of one already begun."""
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
        """The seats that the question may be put to."""
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
        """The words still missing from a question already begun; [] if it was begun otherwise."""
        question = self.view.question
        if question is None or words[0] != moves.TOPIC + moves.TOPICS.index(question.topic):
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
        """Whole requests in the parlour; none if one has already been begun."""
        found = requests(self.evidence, self.pairs, self.seat)
        lines = [question.words for question in found[:LINES]]
        return lines if moves.DONE not in legal else []

    # Rooms

    def _rooms(self) -> list[float]:
        """The worth of using each room, in points."""
        view = self.view
        held: list[int] = view.held
        dice: list[int] = view.dice
        much = min(1.0, self.evidence.doubt / MUCH_DOUBT)
        worth = [0.0] * COUNT
        worth[rooms.CHAPTER] = self.hall_worth
        worth[rooms.PARLOUR] = (
            MASTER_PARLOUR_PILE if view.parlour else MASTER_PARLOUR_REQUEST * much
        )
        worth[rooms.SCRIPTORIUM] = MASTER_SCRIPTORIUM_BOOK
        worth[rooms.CRYPT] = 0.0 if self.seat in view.crypt else MASTER_SCRIPTORIUM_BOOK
        if self.seat not in view.visited and held[self.seat] == min(held) < max(held):
            worth[rooms.LIBRARY] = MASTER_LIBRARY_BOOK
        for die in range(2):
            shown = dice[die]
            if shown != self.seat and held[shown] > 0:
                worth[rooms.CONFESSIONAL_1 + die] = TAKEN_CARD * much
        for other in range(self.evidence.seats):
            if other != self.seat and held[other] > 0:
                worth[self.estimate.facts.cells[other]] = TAKEN_CARD * much
        return worth

    def _ways(self, legal: list[Move]) -> list[list[Move]]:
        """The most promising move of the pawn."""
        ways = [move for move in legal if move < moves.PLAY]
        worth = {move: self._way(move - moves.GO) for move in ways}
        ways.sort(key=lambda move: -worth[move])
        return [[move] for move in ways[:1]]

    def _way(self, room: int) -> float:
        """The worth of a move to a room: the room, the tour from there, and a question there."""
        worth = self.tour.worth[room] + self.tour_from(room)
        best = 0.0
        for other in self._there(room):
            best = max(best, self.questions_to(other)[0].worth)
        return worth + POINTS_PER_QUESTION_BIT * best

    def tour_from(self, room: int) -> float:
        """What a pawn in this room may still collect until the next Mass, after this turn."""
        visited = BIT[room] if self.tour.worth[room] > 0.0 else 0
        return self.tour.worth_from(room, self.left, visited)

    def _there(self, room: int) -> list[int]:
        """The seats whose pawns stand in a room and may be questioned."""
        pawns: list[str] = self.view.pawns
        return [
            other
            for other in range(self.evidence.seats)
            if other != self.seat and pawns[other] == ROOMS[room] and other not in self.view.praying
        ]

    # The chapter hall

    def _hall(self) -> list[list[Move]]:
        """Revelations, an accusation or nothing, the favourite first. Sets `hall_worth`."""
        estimate = self.estimate
        open_ones = estimate.unrevealed.copy()
        open_ones.sort(key=lambda value: -estimate.revelation(value))
        lines = [[moves.REVEAL + value] for value in open_ones[:REVELATIONS_COMPARED]]
        lines.append([moves.SKIP])
        self.hall_worth = max(estimate.revelation(open_ones[0]), 0.0) if open_ones else 0.0
        if self.hall_worth == 0.0:
            lines.insert(0, lines.pop())
        if estimate.parlour == 0:
            self._accuse(lines)
        return lines

    def _accuse(self, lines: list[list[Move]]) -> None:
        """Add the accusation of the most likely suspect: first if it is worth it, else last."""
        chances = self.evidence.chances
        order = list(range(SUSPECTS))
        order.sort(key=lambda card: -chances[card])
        surest = chances[order[0]]
        line = [moves.ACCUSE, moves.SUSPECT + order[0]]
        wins = surest >= MASTER_ACCUSE_FROM and self.estimate.ahead(order[0]) >= -CULPRIT_POINTS
        if surest >= ACCUSE_ANYWAY or wins:
            self.hall_worth = max(self.hall_worth, CULPRIT_POINTS * surest)
            lines.insert(0, line)
        else:
            lines.append(line)
