# compiled with mypyc
"""The questions and parlour requests that tell most about the culprit."""

from typing import Final

from cloister.core.values import Move

from ..components.traits import BIT, EVERYBODY, SUSPECTS, TRAIT_OF
from ..knowledge.evidence import Evidence
from ..rules import moves
from ..rules.encounters import MOST_NAMES

WORD: Final = 0.002
"""The cost of a word in bits. It makes the shorter of two equally good questions the better one.
Chosen by hand."""


class Question:
    """A question to a seat: the moves that put it, and its worth."""

    def __init__(self, seat: int, words: list[Move], worth: float) -> None:
        self.seat = seat
        self.words = words
        self.worth = worth


class Phrases:
    """All sets of suspects that traits can describe, each with as few traits as possible."""

    def __init__(self, values: list[int], most: int) -> None:
        self.masks: list[int] = []
        self.words: list[list[Move]] = []
        """For each set, the moves that name its traits."""
        for number in range(1, most + 1):
            self._combine(values, EVERYBODY, [], number)

    def _combine(self, values: list[int], mask: int, words: list[Move], number: int) -> None:
        """Add all sets described by the traits so far and `number` more."""
        if number == 0:
            if mask and mask not in self.masks:
                self.masks.append(mask)
                self.words.append(words)
            return
        first = words[-1] - moves.TRAIT + 1 if words else 0
        for value in range(first, 12):
            if not words or TRAIT_OF[value] != TRAIT_OF[words[-1] - moves.TRAIT]:
                self._combine(
                    values, mask & values[value], [*words, moves.TRAIT + value], number - 1
                )


def questions(evidence: Evidence, phrases: Phrases, seat: int, topics: int) -> list[Question]:
    """For each of the first topics, the best question by traits and by names; the best first.

    The topics are those of rules/moves.py. Only the first two can be asked about by names.
    """
    found: list[Question] = []
    for topic in range(topics):
        found.append(_by_traits(evidence, phrases, seat, topic))
        if topic <= moves.SEEN:
            found.append(_by_names(evidence, seat, topic))
    found.sort(key=lambda question: -question.worth)
    return found


def _by_traits(evidence: Evidence, phrases: Phrases, seat: int, topic: int) -> Question:
    """The question by traits that tells most."""
    best = Question(seat, [], -1.0)
    for at in range(len(phrases.masks)):
        words = phrases.words[at]
        worth = evidence.of_answer(seat, topic, phrases.masks[at]) - WORD * len(words)
        if worth > best.worth:
            best = Question(seat, [moves.TOPIC + topic, *words, moves.DONE], worth)
    return best


def _by_names(evidence: Evidence, seat: int, topic: int) -> Question:
    """A question by names: adds the best name, one at a time, as long as it tells more."""
    names: list[Move] = []
    mask = 0
    most = -1.0
    while len(names) < MOST_NAMES:
        best = -1
        for card in range(SUSPECTS):
            if evidence.chances[card] > 0.0 and not mask & BIT[card]:
                worth = evidence.of_answer(seat, topic, mask | BIT[card]) - WORD * len(names)
                if worth > most:
                    most = worth
                    best = card
        if best < 0:
            break
        mask |= BIT[best]
        names.append(moves.NAME + best)
    return Question(seat, [moves.TOPIC + topic, *names, moves.DONE], most if names else -1.0)


def requests(evidence: Evidence, pairs: Phrases, seat: int) -> list[Question]:
    """All parlour requests to the other seats; the one that tells most first."""
    found: list[Question] = []
    for other in range(evidence.seats):
        if other == seat:
            continue
        for at in range(len(pairs.masks)):
            words = [*pairs.words[at], moves.DONE, moves.SEAT + other]
            found.append(Question(other, words, evidence.of_request(other, pairs.masks[at])))
    found.sort(key=lambda question: -question.worth)
    return found
