"""Who may know what."""

from cloister.core.chance import Chance
from cloister.core.game import Knowledge, State
from cloister.core.values import Json, Seat

from ..rules.game import CupsGame
from .imagine import imagine
from .position import CupsPosition
from .view import CupsView, look


class CupsKnowledge(Knowledge):
    """The three questions that the rules leave open."""

    def view(self, state: State, seat: Seat | None, memory: int) -> CupsView:
        assert isinstance(state, CupsGame)
        return look(state, seat)

    def imagine(self, state: State, seat: Seat | None, chance: Chance, memory: int) -> CupsGame:
        assert isinstance(state, CupsGame)
        return imagine(state, seat, chance)

    def position(self, state: State) -> dict[str, Json]:
        return CupsPosition.of(state).written()


KNOWLEDGE = CupsKnowledge()
