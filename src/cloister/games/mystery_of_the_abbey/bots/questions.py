# compiled with mypyc
"""What to ask: of all questions, and of all requests in the parlour, those that tell most."""

from typing import Final

from cloister.core.values import Move

from ..components.traits import BIT, EVERYBODY, SUSPECTS, TRAIT_OF
from ..knowledge.belief import Belief
from ..rules import moves

MOST_NAMES: Final = 6
WORD: Final = 0.002
"""Of two questions that tell the same the shorter one is better."""


class Question:
    """Whom to ask, and the words of the question one by one."""

    def __init__(self, seat: int, words: list[Move], worth: float) -> None:
        self.seat = seat
        self.words = words
        self.worth = worth


class Phrases:
    """All sets of suspects that traits describe, each by as few traits as possible."""

    def __init__(self, values: list[int], most: int) -> None:
        self.masks: list[int] = []
        self.words: list[list[Move]] = []
        for number in range(1, most + 1):
            self._combine(values, EVERYBODY, [], number)

    def _combine(self, values: list[int], mask: int, words: list[Move], number: int) -> None:
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


def questions(belief: Belief, phrases: Phrases, seat: int, topics: int) -> list[Question]:
    """For each of the first topics (moves.py) the best by traits and the best by names, the one
    that tells most first."""
    found: list[Question] = []
    for topic in range(topics):
        found.append(_by_traits(belief, phrases, seat, topic))
        if topic <= moves.SEEN:
            found.append(_by_names(belief, seat, topic))
    found.sort(key=lambda question: -question.worth)
    return found


def _by_traits(belief: Belief, phrases: Phrases, seat: int, topic: int) -> Question:
    best = Question(seat, [], -1.0)
    for at in range(len(phrases.masks)):
        words = phrases.words[at]
        worth = belief.answers(seat, topic, phrases.masks[at]) - WORD * len(words)
        if worth > best.worth:
            best = Question(seat, [moves.TOPIC + topic, *words, moves.DONE], worth)
    return best


def _by_names(belief: Belief, seat: int, topic: int) -> Question:
    """One name after the other, as long as it tells more."""
    names: list[Move] = []
    mask = 0
    most = -1.0
    while len(names) < MOST_NAMES:
        best = -1
        for card in range(SUSPECTS):
            if belief.chances[card] > 0.0 and not mask & BIT[card]:
                worth = belief.answers(seat, topic, mask | BIT[card]) - WORD * len(names)
                if worth > most:
                    most = worth
                    best = card
        if best < 0:
            break
        mask |= BIT[best]
        names.append(moves.NAME + best)
    return Question(seat, [moves.TOPIC + topic, *names, moves.DONE], most if names else -1.0)


def requests(belief: Belief, pairs: Phrases, seat: int) -> list[Question]:
    """What may be asked for in the parlour, of everybody; what tells most first."""
    found: list[Question] = []
    for other in range(belief.seats):
        if other == seat:
            continue
        for at in range(len(pairs.masks)):
            words = [*pairs.words[at], moves.DONE, moves.SEAT + other]
            found.append(Question(other, words, belief.request(other, pairs.masks[at])))
    found.sort(key=lambda question: -question.worth)
    return found
