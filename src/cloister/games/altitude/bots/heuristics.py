# compiled with mypyc
"""What Altitude offers bots: the value of a view, the appeal of a move, fast playouts."""

from typing import Final

from cloister.core.card import Setting
from cloister.core.chance import Chance
from cloister.core.game import State
from cloister.core.heuristics import (
    Evaluator,
    Heuristics,
    Rollout,
    play_rounds,
    world_value,
)
from cloister.core.values import Move, Seat, View

from ..components.pack import Components
from ..knowledge.view import MassifView
from ..rules.state import Massif
from . import appeal, quick_move, value
from .potential import hope_table
from .seat_table import SeatTable
from .waits import Waits
from .weights import WEIGHTS

TO_THE_END: Final = 1000
"""Rounds; more than any game has."""
INDIFFERENCE: Final = 0.2
"""Points, of the dozens that a mountain is worth; measured in docs/bots.md."""


class MassifEvaluator(Evaluator):
    """Estimates for one table."""

    def __init__(self, deck: list[int], five_counts_animals: bool) -> None:
        self.deck = Waits(deck)
        self.hopes = hope_table(WEIGHTS.hope_slope)
        self.five_counts_animals = five_counts_animals

    def table_of(self, view: MassifView, seat: Seat) -> SeatTable:
        """The table as the seat sees it."""
        return SeatTable(view, seat, self.deck, self.hopes, self.five_counts_animals)

    def appeal(self, view: View, seat: Seat, moves: list[Move]) -> list[float]:
        assert isinstance(view, MassifView)
        return appeal.appeals(self.table_of(view, seat), moves)

    def value(self, view: View, seat: Seat) -> float:
        assert isinstance(view, MassifView)
        return value.value(self.table_of(view, seat))


class MassifRollout(Rollout):
    """Plays to the end: quick moves are cheap, and a mountain shows its worth only late."""

    def __init__(self, evaluator: MassifEvaluator) -> None:
        super().__init__(evaluator)
        self.massif = evaluator

    def quick_move(self, world: State, seat: Seat, dice: Chance) -> Move:
        if isinstance(world, Massif):
            return quick_move.quick_move(world, seat)
        return super().quick_move(world, seat, dice)

    def play_out(self, world: State, seat: Seat, dice: Chance) -> float:
        play_rounds(self, world, seat, dice, TO_THE_END)
        return world_value(self.massif, world, seat)

    def indifference(self) -> float:
        return INDIFFERENCE


def make(setting: Setting[Components]) -> Heuristics:
    """The heuristics for a table."""
    options = setting.options
    deck = setting.components.deck(options.number("deck_size"))
    evaluator = MassifEvaluator(deck, options.flag("five_counts_animals"))
    return Heuristics(evaluator, MassifRollout(evaluator))
