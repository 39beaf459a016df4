# compiled with mypyc
"""What bots may use of Sator: a plan for the turn, first sight of a move, the value of a view."""

from cloister.core.card import Setting
from cloister.core.chance import Chance
from cloister.core.game import State
from cloister.core.heuristics import (
    Evaluator,
    Heuristics,
    Plan,
    Rollout,
    TurnPlanner,
    leading,
    world_value,
)
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


class LibraryEvaluator(Evaluator):
    """Estimates for one table."""

    def __init__(self, where: Ground, prices: Prices) -> None:
        self.ground = where
        self.prices = prices

    def appeal(self, view: View, seat: Seat, moves: list[Move]) -> list[float]:
        return self.seen(view, seat).appeals(moves)

    def value(self, view: View, seat: Seat) -> float:
        return self.seen(view, seat).value()

    def move_values(self, view: View, seat: Seat, moves: list[Move]) -> list[float]:
        """Bridges are laid for the ways that they make: in a turn or two nobody walks them."""
        assert isinstance(view, LibraryView)
        now: int = view.phase
        return [] if now >= phase.MAIN else self.seen_by_master(view, seat).appeals(moves)

    def seen(self, view: View, seat: Seat) -> Sight:
        """The table as an apprentice sees it."""
        assert isinstance(view, LibraryView)
        return Sight(view, seat, self.ground, self.prices)

    def seen_by_master(self, view: View, seat: Seat) -> Insight:
        """The table as a master sees it."""
        assert isinstance(view, LibraryView)
        return Insight(view, seat, self.ground, self.prices)


class LibraryRollout(Rollout):
    """Quick turns in the pit; a world that cannot be played on there is valued as it stands."""

    def __init__(self, evaluator: LibraryEvaluator) -> None:
        super().__init__(evaluator)
        self.library = evaluator

    def play_out(self, world: State, seat: Seat, dice: Chance) -> float:
        chance = foresee(world, seat, dice)
        return world_value(self.library, world, seat) if chance is None else chance

    def gives_win_probability(self) -> bool:
        return True


class LibraryPlanner(TurnPlanner):
    """A chain of cards and steps for the main part of a turn, one move at a time for the rest."""

    def __init__(self, evaluator: LibraryEvaluator) -> None:
        self.library = evaluator

    def turns(self, view: View, seat: Seat, moves: list[Move], effort: int) -> list[list[Move]]:
        assert isinstance(view, LibraryView)
        now: int = view.phase
        if effort == 1:
            sight = self.library.seen(view, seat)
            found = [sight.plan(effort)] if now == phase.MAIN else []
        else:
            master = self.library.seen_by_master(view, seat)
            sight = master
            found = master.plans(effort) or [master.plan(effort)] if now == phase.MAIN else []
        if found and found[0] and found[0][0] in moves:
            return found
        return [[leading(moves, sight.appeals(moves))]]

    def follow(self, plan: Plan, view: View, seat: Seat, moves: list[Move]) -> Move | None:
        """The next move of the chain, if the turn went as planned so far."""
        begun = plan.view
        assert isinstance(view, LibraryView) and isinstance(begun, LibraryView)
        now: int = view.phase
        if not phase.MAIN <= now <= phase.ANIMI:
            return None
        chain: list[str] = view.chain
        before: list[str] = begun.chain
        at = len(chain) - len(before)
        if not 0 <= at < len(plan.moves) or _course(begun) != _course(view):
            return None
        return plan.moves[at] if plan.moves[at] in moves else None


def _course(view: LibraryView) -> list[str]:
    """What stays as it is while a turn goes on."""
    return [str(view.round), str(view.pile), str(view.discards), str(view.entries)]


def make(setting: Setting[Components]) -> Heuristics:
    """The heuristics for a table."""
    pack = setting.components
    prices = Prices(
        list(pack.turn_prices),
        list(pack.slide_prices),
        {card: list(found) for card, found in pack.prices.items()},
        {card: list(found) for card, found in pack.amounts.items()},
        list(pack.rivals),
    )
    evaluator = LibraryEvaluator(ground(pack.side), prices)
    return Heuristics(evaluator, LibraryRollout(evaluator), LibraryPlanner(evaluator))
