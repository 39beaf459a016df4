# compiled with mypyc
"""First sight of a move: whom it may bring to the open location, and what that is worth."""

from typing import Final

from cloister.core.values import Move

from ..components.ground import Ground
from ..components.places import NOBODY, RAMP, TOP, VILLAGE
from ..knowledge.view import MountView
from ..rules.moves import GIVE, MOVE, ON, PUSH, STAY, STEP, STOP, UP

NEAR: Final = [1.0, 1.0, 0.3, 0.12, 0.06, 0.03, 0.02]
"""How likely a monk gets an open page, by the turns that it is away."""
SPENT: Final = 0.3
"""What a tide card is worth that is not played."""


class Glance:
    """What the seat that is to move sees at once."""

    def __init__(self, view: MountView, gains: list[float], ground: Ground) -> None:
        self.places: list[int] = view.places
        self.location: int = view.location
        self.dots: int = view.dots
        self.dots_left: int = view.dots_left
        self.mover: int = view.mover
        self.pushed: int = view.pushed
        self.climber: int = view.climber
        self.gains = gains
        """What the page is worth in the hands of each monk."""
        self.ground = ground

    def at(self, move: Move) -> float:
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
                return self._walk(self.mover, move % 32, self.dots_left) - SPENT

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
        """To win the page for a monk, or to push another there."""
        turns = self.ground.turns[self.dots]
        best = 0.8 * self.gains[monk] if turns[self.location][self.places[monk]] == 1 else 0.0
        for other in range(6):
            here = self.places[other]
            beside = VILLAGE < here < RAMP and self.location in self.ground.ways[here]
            if other != monk and beside and turns[here][self.places[monk]] <= 1:
                best = max(best, 0.6 * self.gains[other])
        return best

    def _walk(self, monk: int, to: int, dots: int) -> float:
        """A step to a place, with so many dots left afterwards."""
        gain = self.gains[monk]
        if to == self.location:
            return gain
        if to == RAMP:
            near = self.location == TOP or self.location in self.ground.ways[TOP]
            return 0.7 * gain if near else 0.0
        nearest = self.ground.nearest[self.dots][self.location]
        if dots > 0 and monk == self.mover and nearest[dots][to] == 0:
            return 0.8 * gain
        away = self.ground.turns[self.dots][self.location][to]
        return 0.1 * gain * NEAR[min(away, 6)] + self._push_from(monk, to)

    def _push_from(self, monk: int, to: int) -> float:
        """Whoever stands there may be pushed to the location."""
        other = self._standing_on(to)
        if other == NOBODY or other == monk or self.location not in self.ground.ways[to]:
            return 0.0
        return max(0.0, 0.7 * self.gains[other])

    def _standing_on(self, place: int) -> int:
        if place == VILLAGE:
            return NOBODY
        for monk in range(6):
            if self.places[monk] == place and monk != self.pushed:
                return monk
        return NOBODY
