# compiled with mypyc
"""What one seat sees of the abbey, and how good it finds that: first sight of a move, the value of
a view."""

from typing import Final

from cloister.core.values import Move, Seat

from ..components import rooms
from ..components.pack import Components
from ..components.rooms import COUNT, ROOMS
from ..components.traits import BIT, EVERYBODY, SUSPECTS, VALUES
from ..knowledge.opinion import Opinion
from ..knowledge.view import AbbeyView
from ..rules import moves as kinds

NEWS: Final = 0.25
"""What a bit is worth, in points."""
UNFINISHED: Final = 0.01
"""What it costs to go on with a question instead of putting it."""
FAR: Final = 0.75
"""What is left of a wish for each turn that it takes to get there."""
UNKNOWN: Final = -1
SURE: Final = 0.75
"""Nobody is accused on less."""


class Facts:
    """What holds all game long at one table."""

    def __init__(self, parts: Components, seats: int) -> None:
        self.values = list(parts.values)
        """For each trait value the suspects that have it."""
        self.seats = seats
        self.cells = list(parts.cells)
        self.distance = _distances(parts)
        """Steps from room to room."""


def _distances(parts: Components) -> list[list[int]]:
    far = [[99] * COUNT for _ in range(COUNT)]
    for room in range(COUNT):
        far[room][room] = 0
    for _ in range(COUNT):
        for one, other in parts.corridors:
            for room in range(COUNT):
                far[room][other] = min(far[room][other], far[room][one] + 1)
                far[room][one] = min(far[room][one], far[room][other] + 1)
    return far


class Sight:
    """The table as one seat sees it."""

    def __init__(self, facts: Facts, view: AbbeyView, seat: Seat, opinion: Opinion) -> None:
        self.facts = facts
        self.view = view
        self.seat = seat
        self.opinion = opinion
        self.parlour: int = view.parlour
        made: list[str] = [revelation.value for revelation in view.revelations]
        self.open = [value for value in range(12) if VALUES[value] not in made]
        """Trait values that nobody has revealed."""
        self.doubt = 1.0 - opinion.surest()
        seen: list[int] = view.seen
        self.seen = 0
        for card in seen:
            self.seen |= BIT[card - 1]

    # First sight

    def at(self, move: Move) -> float:
        """How promising a move looks."""
        kind = move // kinds.SPAN * kinds.SPAN
        what = move - kind
        match kind:
            case kinds.GO:
                return self.wish(what, 1)
            case kinds.REVEAL:
                return self.revelation(what)
            case kinds.SUSPECT:
                return self.opinion.chances[what] * 6.0 - 2.0
            case kinds.TRAIT | kinds.NAME:
                return self._part(kind, what)
            case kinds.TOPIC:
                return (0.6, 0.5, 0.2, 0.2, -0.5, -0.9)[what]
            case kinds.SPACE | kinds.SAY:
                return 0.0
            case kinds.GIVE | kinds.SHOW | kinds.SWAP:
                return -self._secret(what)
            case kinds.KEEP:
                return self._secret(what)
            case kinds.SEAT:
                held: list[int] = self.view.held
                return 0.1 * held[what]
            case kinds.PLAY:
                return 0.1
            case _:
                return self._plain(move)

    def _plain(self, move: Move) -> float:
        match move:
            case kinds.USE | kinds.CRYPT:
                return 0.5
            case kinds.ANSWER:
                return 0.3
            case kinds.ACCUSE:
                return self.accusation(self.opinion.surest())
            case kinds.DONE:
                return self._draft() if self.view.phase in ("parts", "request") else 0.0
            case _:
                return 0.0

    def _part(self, kind: int, what: int) -> float:
        """A question that asks for more."""
        mask = self._asked_mask()
        if kind == kinds.NAME:
            mask = (mask if mask != EVERYBODY else 0) | BIT[what]
        else:
            mask &= self.facts.values[what]
        return self._news(mask)

    def _secret(self, card: int) -> float:
        """How little the left neighbour should know of a card."""
        left = (self.seat + 1) % self.facts.seats
        return 0.0 if self.opinion.sure[left] >> card & 1 else 0.1

    # Points

    def revelation(self, value: int) -> float:
        """What it is worth to reveal that."""
        p = self.opinion.likely(self.facts.values[value])
        return 3.0 * p - 1.0

    def best_revelation(self) -> float:
        """The best of those that nobody has made, or nothing."""
        best = 0.0
        for value in self.open:
            best = max(best, self.revelation(value))
        return best

    def accusation(self, p: float) -> float:
        """What it is worth to accuse somebody who is so likely to have done it."""
        if p < SURE:
            return -3.0
        worth = p * 6.0 - (1.0 - p) * 3.0
        return worth if self.ahead() + 4.0 > 0.0 else worth * 0.3

    def ahead(self, culprit: int = UNKNOWN) -> float:
        """How far the seat is ahead of the best of the others, if somebody did it; else as far as
        it can judge."""
        points = [0.0] * self.facts.seats
        for made in self.view.revelations:
            who: int = made.seat
            value: str = made.value
            loss: int = made.loss
            those = self.facts.values[VALUES.index(value)]
            p = self.opinion.likely(those) if culprit == UNKNOWN else float(those >> culprit & 1)
            points[who] += 2.0 * p - loss * (1.0 - p)
        for accusation in self.view.accusations:
            who = accusation.seat
            points[who] -= 2.0 if accusation.holder is not None else 0.0
        mine = points[self.seat]
        points[self.seat] = -99.0
        return mine - max(points)

    # Rooms

    def wish(self, room: int, turns: int) -> float:
        """What is to be had in a room."""
        view = self.view
        dice: list[int] = view.dice
        held: list[int] = view.held
        match room:
            case rooms.CHAPTER:
                best = self.best_revelation()
                if self.parlour == 0:
                    best = max(best, self.accusation(self.opinion.surest()))
                return best
            case rooms.PARLOUR:
                return 1.2 if self.parlour > 0 else 0.9 * self.doubt
            case rooms.CONFESSIONAL_1 | rooms.CONFESSIONAL_2:
                shown = dice[room - 1]
                return 0.5 * self.doubt if shown != self.seat and held[shown] > 0 else 0.0
            case rooms.SCRIPTORIUM:
                return 0.3
            case rooms.LIBRARY:
                return 0.8 if self.seat not in view.visited else 0.0
            case rooms.CRYPT:
                return 0.0 if self.seat in view.crypt else 0.3
            case _:
                return self._cell(room, held)

    def _cell(self, room: int, held: list[int]) -> float:
        for other in range(self.facts.seats):
            if self.facts.cells[other] == room and other != self.seat and held[other] > 0:
                return 0.4 * self.doubt
        return 0.0

    def _outlook(self) -> float:
        """The best wish, less what the way there costs."""
        pawns: list[str] = self.view.pawns
        here = ROOMS.index(pawns[self.seat])
        pace: int = self.view.pace
        far = self.facts.distance[here]
        best = 0.0
        inside = self.view.phase in ("chapter", "room") and self.seat in self.view.to_act
        for room in range(COUNT):
            turns = (far[room] + pace - 1) // pace
            if room == here and not inside:
                turns = 2
            worth = self.wish(room, turns)
            for _ in range(turns):
                worth *= FAR
            best = max(best, worth)
        return best

    # Questions

    def _asked_mask(self) -> int:
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

    def _news(self, mask: int) -> float:
        question = self.view.question
        if question is None:
            return 0.0
        topics = ["hand", "seen", "passed", "received", "will", "aloud"]
        topic = topics.index(question.topic)
        asked: int = question.asked
        if topic > 3 or asked == self.seat:
            return 0.0
        return NEWS * self.opinion.news(asked, topic, mask, 1)

    def _draft(self) -> float:
        """What the answer to the question in hand is worth."""
        question = self.view.question
        if question is None or question.asker != self.seat:
            return 0.0
        mask = self._asked_mask()
        if mask == EVERYBODY:
            return max([self._news(kind) for kind in self.facts.values]) - UNFINISHED
        return self._news(mask) - (UNFINISHED if self.view.phase == "parts" else 0.0)

    # The whole

    def value(self) -> float:
        """Points made and in sight, what is known, and where the pawn stands."""
        view = self.view
        worth = self._points()
        worth += self._learnt()
        if view.phase in ("topic", "parts", "reply"):
            worth += self._draft()
        elif view.phase == "accuse" and self.seat in view.to_act:
            worth += self.accusation(self.opinion.surest())
        if self.seat in view.owed:
            worth -= 1.0
        kept: list[str] = view.kept
        worth += 0.15 * len(kept)
        if self.seat in view.crypt:
            worth += 0.3
        picked: list[int] = view.picked
        for card in picked:
            worth -= self._secret(card - 1)
        return worth + self._outlook() - 0.05 * self.parlour

    def _points(self) -> float:
        """Own revelations and accusations, as likely as they are right: not as they came out."""
        worth = 0.0
        for at, accusation in enumerate(self.view.accusations):
            if accusation.seat == self.seat:
                if at < self.opinion.accused:
                    worth -= 2.0
                else:
                    worth += self.accusation(self.opinion.chances[accusation.suspect - 1])
        for revelation in self.view.revelations:
            if revelation.seat == self.seat:
                value: str = revelation.value
                loss: int = revelation.loss
                p = self.opinion.likely(self.facts.values[VALUES.index(value)])
                worth += 2.0 * p - loss * (1.0 - p)
        return worth

    def _learnt(self) -> float:
        """Suspects seen: those that might have done it count most."""
        worth = 0.0
        for card in range(SUSPECTS):
            if self.seen >> card & 1:
                worth += 0.05 + 2.0 * self.opinion.chances[card]
        return worth
