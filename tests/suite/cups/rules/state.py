"""What lies under the cups."""

from cloister.core.chance import Chance
from cloister.core.errors import RuleBug
from cloister.core.game import State


class Cups(State):
    """The data of a position."""

    def __init__(self, dice: list[list[int]]) -> None:
        self.dice = dice
        self.turn = 0
        self.claim = [0, 6]
        """The number of dice and the face claimed last; no claim yet is lower than any claim."""
        self.lifted: list[list[int]] = []
        """What everyone saw when the cups were last lifted."""

    def total(self) -> int:
        """How many dice are under all cups."""
        return sum(len(own) for own in self.dice)

    def after(self, seat: int) -> int:
        """The next seat that still has dice."""
        seats = len(self.dice)
        return next(at % seats for at in range(seat + 1, seat + 1 + seats) if self.dice[at % seats])

    def roll(self, chance: Chance) -> None:
        """Everyone rolls again under their cup."""
        self.dice = [sorted([1 + chance.below(6, "dice") for _ in own]) for own in self.dice]

    def check(self) -> None:
        if any(not 1 <= die <= 6 for own in self.dice for die in own):
            raise RuleBug("a die shows no face")
        if self.total() and not self.dice[self.turn]:
            raise RuleBug("it is the turn of somebody who is out")
