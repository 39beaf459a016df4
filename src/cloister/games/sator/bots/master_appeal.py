# compiled with mypyc
"""What a master sees: turns that count the ways of all, bridges that keep the others off."""

from typing import Final

from cloister.core.values import Move

from ..components import faces
from ..components.faces import prayers_in
from ..rules import moves
from ..rules.laying import facings
from .appeal import Sight
from .master_plan import Schemer
from .tour import Tour

PRAYERS_COVETED: Final = 2
"""How many prayers are good to have in hand for who knows how to use them."""
LIKELY: Final = 25
"""How many of a hundred prayers in the pile have to be coveted."""
COVETED: Final = (faces.NIHIL, faces.CLARA, faces.NEQUE, faces.QUIN, faces.ANIMI, faces.VICTORIA)
ENVY: Final = 0.7
"""How much the ways of the others count while bridges are laid."""
COVERED: Final = 2.0
"""What it is worth to lay a bridge under an own book, in squares."""


class Insight(Sight):
    """The sight of a master."""

    def plans(self, effort: int) -> list[list[Move]]:
        """The best turns."""
        step: int = self.view.step
        prayers: list[int] = self.view.prayers
        left = prayers[self.seat] if self.view.round > 1 else 0
        return Schemer(self.seat, self.prices, effort).turns(self.pit, self._turn(), step, left)

    def _plain(self, move: Move) -> float:
        """Prayers are drawn as long as good ones are likely to come."""
        if move != moves.FROM_LF:
            return super()._plain(move)
        pile: list[int] = self.view.own_prayers
        good = len([card for card in pile if card in COVETED])
        few = prayers_in(self.hand) < PRAYERS_COVETED
        return 1.0 if few and 100 * good >= LIKELY * len(pile) else -1.0

    # Laying bridges

    def _laying(self, kind: Move, number: int) -> float:
        if kind == moves.LAY:
            return max([self._faced(number, facing) for facing in range(facings(number))])
        return super()._laying(kind, number)

    def _to_be_covered(self) -> int:
        """No book comes first."""
        return 0

    def _ways(self, covered: int) -> float:
        """As far ahead of the others as can be."""
        tour = Tour(self.pit)
        return COVERED * covered + ENVY * tour.rivals(self.seat) - tour.need(self.seat)
