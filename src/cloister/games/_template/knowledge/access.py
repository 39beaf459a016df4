"""Vigil's view(), imagine() and position(), bundled for `GAME`."""

from cloister.core.chance import Chance
from cloister.core.game import Knowledge, State
from cloister.core.values import Json, Seat

from ..rules.game import Vigil
from .imagine import imagine
from .position import VigilPosition
from .view import VigilView, look


class VigilKnowledge(Knowledge):
    """Everything once shown stays in the view, so `memory` makes no difference."""

    def view(self, state: State, seat: Seat | None, memory: int) -> VigilView:
        assert isinstance(state, Vigil)
        return look(state, seat)

    def imagine(self, state: State, seat: Seat | None, chance: Chance, memory: int) -> Vigil:
        assert isinstance(state, Vigil)
        return imagine(state, seat, chance)

    def position(self, state: State) -> dict[str, Json]:
        return VigilPosition.of(state).written()


KNOWLEDGE = VigilKnowledge()
