# compiled with mypyc
"""The appeal of a move: which monk it may bring to the open location, and what that is worth.

The weights were chosen by hand; only whole bots were measured (docs/bots.md).
"""

from typing import Final

from cloister.core.values import Move, Seat

from ..components.ground import Ground
from ..components.monks import NOBODY
from ..components.places import RAMP, TOP, VILLAGE
from ..knowledge.view import MountView
from ..rules import phase
from ..rules.moves import GIVE, LOOK, MOVE, ON, PUSH, STAY, STEP, STOP, UP
from .inferences import Inferences
from .value import WIN_CHANCE, impatience

TIDE_CARD_KEPT: Final = 0.3
"""What keeping a tide card is worth, in points."""
IN_REACH: Final = 0.8
"""The share of a page's worth that counts while the rest of the move can still win it."""
PUSHED_LATER: Final = 0.6
"""The share if a monk can walk to another and then push it to the location."""
PUSHED_NEXT: Final = 0.7
"""The share if the monk about to be pushed may go to the location."""
UP_THE_RAMP: Final = 0.7
"""The share if the free step from the ramp may lead to the location."""
COMING_NEARER: Final = 0.1
"""The share if the monk only comes nearer."""


def appeals(inferences: Inferences, view: MountView, seat: Seat, moves: list[Move]) -> list[float]:
    """For each move, how promising it looks."""
    lead = inferences.lead(view, seat)
    if view.phase <= phase.LOOKING:
        return [lead.look_worth(move - LOOK, view.seen) for move in moves]
    hurry = impatience(view.waiting, inferences.seats)
    gains = [gain + hurry for gain in lead.gains(view.value)]
    appeal = MoveAppeal(view, gains, inferences.ground)
    return [appeal.of(move) for move in moves]


class MoveAppeal:
    """The appeal of moves while a page is open."""

    def __init__(self, view: MountView, gains: list[float], ground: Ground) -> None:
        self.places: list[int] = view.places
        self.location: int = view.location
        self.dots: int = view.dots
        self.dots_left: int = view.dots_left
        self.mover: int = view.mover
        self.pushed: int = view.pushed
        self.climber: int = view.climber
        self.gains = gains
        """What the page is worth to the seat, for each monk that may win it."""
        self.ground = ground

    def of(self, move: Move) -> float:
        """How promising a move looks."""
        kind = move // 32
        match kind:
            case 0:
                return self._plain(move)
            case 1:
                return self._walk(self.mover, move - STEP, self.dots_left - 1)
            case 2:
                left = self.dots_left if self.climber == self.mover else 0
                return self._walk(self.climber, move - ON, left)
            case 3:
                return self._walk(self.pushed, move - PUSH, 0)
            case _:
                return self._walk(self.mover, move % 32, self.dots_left) - TIDE_CARD_KEPT

    def _plain(self, move: Move) -> float:
        if MOVE <= move < MOVE + 6:
            return self._set_out(move - MOVE)
        if move == UP or move == STAY:
            return self._walk(self.mover if move == UP else self.climber, TOP, self.dots_left)
        if move == GIVE or move == STOP:
            standing = self._standing_on(self.location)
            return self.gains[standing] if standing != NOBODY else 0.0
        return 0.0

    def _set_out(self, monk: int) -> float:
        """The appeal of moving this monk: it may win the page or push another to it."""
        turns = self.ground.turns[self.dots]
        in_reach = turns[self.location][self.places[monk]] == 1
        best = IN_REACH * self.gains[monk] if in_reach else 0.0
        for other in range(6):
            here = self.places[other]
            beside = VILLAGE < here < RAMP and self.location in self.ground.ways[here]
            if other != monk and beside and turns[here][self.places[monk]] <= 1:
                best = max(best, PUSHED_LATER * self.gains[other])
        return best

    def _walk(self, monk: int, to: int, dots: int) -> float:
        """The appeal of a step to a place, with this many dots left afterwards."""
        gain = self.gains[monk]
        if to == self.location:
            return gain
        if to == RAMP:
            near = self.location == TOP or self.location in self.ground.ways[TOP]
            return UP_THE_RAMP * gain if near else 0.0
        nearest = self.ground.nearest[self.dots][self.location]
        if dots > 0 and monk == self.mover and nearest[dots][to] == 0:
            return IN_REACH * gain
        away = self.ground.turns[self.dots][self.location][to]
        return COMING_NEARER * gain * WIN_CHANCE[min(away, 6)] + self._push_from(monk, to)

    def _push_from(self, monk: int, to: int) -> float:
        """The appeal of pushing the monk on a place to the location."""
        other = self._standing_on(to)
        if other == NOBODY or other == monk or self.location not in self.ground.ways[to]:
            return 0.0
        return max(0.0, PUSHED_NEXT * self.gains[other])

    def _standing_on(self, place: int) -> int:
        if place == VILLAGE:
            return NOBODY
        for monk in range(6):
            if self.places[monk] == place and monk != self.pushed:
                return monk
        return NOBODY
