# compiled with mypyc
"""What bots may use of Sator: a plan for the turn, first sight of a move, the value of a view."""

from cloister.core.card import Setting
from cloister.core.chance import Chance
from cloister.core.game import Hints, State, leading
from cloister.core.values import Move, Seat, View

from ..components.faces import NONE
from ..components.ground import Ground
from ..components.pack import Components
from ..knowledge.view import LibraryView
from ..rules import phase
from ..rules.setup import ground
from .appeal import Sight
from .master_appeal import Insight
from .plan import Prices
from .playout import foresee


class LibraryHints(Hints):
    """Estimates for one table. The plan of a turn is kept until the turn takes another course."""

    def __init__(self, where: Ground, prices: Prices) -> None:
        self.ground = where
        self.prices = prices
        self._course: list[str] = []
        self._planned: list[Move] = []
        self._begun = 0

    def plan(self, view: View, seat: Seat, legal: list[Move], effort: int = 1) -> Move | None:
        assert isinstance(view, LibraryView)
        sight = Sight(view, seat, self.ground, self.prices)
        if effort > 1:
            sight = Insight(view, seat, self.ground, self.prices)
        now: int = view.phase
        if phase.MAIN <= now <= phase.ANIMI:
            move = self._next(view, seat)
            if move not in legal and now == phase.MAIN:
                self._remember(view, seat, sight.plan(effort))
                move = self._next(view, seat)
            if move in legal:
                return move
        return leading(legal, sight.appeals(legal))

    def plans(self, view: View, seat: Seat, legal: list[Move], effort: int) -> list[list[Move]]:
        assert isinstance(view, LibraryView)
        now: int = view.phase
        if now != phase.MAIN or self._next(view, seat) in legal:
            return []
        return Insight(view, seat, self.ground, self.prices).plans(effort)

    def settle(self, view: View, seat: Seat, plan: list[Move]) -> None:
        assert isinstance(view, LibraryView)
        self._remember(view, seat, plan)

    def _remember(self, view: LibraryView, seat: Seat, planned: list[Move]) -> None:
        chain: list[str] = view.chain
        self._planned = planned
        self._course = _course(view, seat)
        self._begun = len(chain)

    def _next(self, view: LibraryView, seat: Seat) -> Move:
        """The next move of the plan, if the turn went as planned so far."""
        chain: list[str] = view.chain
        at = len(chain) - self._begun
        if not 0 <= at < len(self._planned) or self._course != _course(view, seat):
            return NONE
        return self._planned[at]

    def tells(self, view: View, seat: Seat, legal: list[Move]) -> list[float]:
        """Bridges are laid for the ways that they make: in a turn or two nobody walks them."""
        assert isinstance(view, LibraryView)
        now: int = view.phase
        if now >= phase.MAIN:
            return []
        return Insight(view, seat, self.ground, self.prices).appeals(legal)

    def appeal(self, view: View, seat: Seat, moves: list[Move]) -> list[float]:
        assert isinstance(view, LibraryView)
        return Sight(view, seat, self.ground, self.prices).appeals(moves)

    def horizon(self) -> int:
        """A world that is not to be played on in the pit is valued as it stands."""
        return 0

    def play_on(self, world: State, seat: Seat, dice: Chance) -> float:
        chance = foresee(world, seat, dice)
        return super().play_on(world, seat, dice) if chance is None else chance

    def tells_chances(self) -> bool:
        return True

    def value(self, view: View, seat: Seat) -> float:
        assert isinstance(view, LibraryView)
        return Sight(view, seat, self.ground, self.prices).value()


def _course(view: LibraryView, seat: Seat) -> list[str]:
    """What stays as it is while a turn goes on."""
    return [str(seat), str(view.round), str(view.pile), str(view.discards), str(view.entries)]


def make(setting: Setting[Components]) -> LibraryHints:
    """The hints of a table."""
    pack = setting.components
    prices = Prices(
        list(pack.turn_prices),
        list(pack.slide_prices),
        {card: list(found) for card, found in pack.prices.items()},
        {card: list(found) for card, found in pack.amounts.items()},
        list(pack.rivals),
    )
    return LibraryHints(ground(pack.side), prices)
