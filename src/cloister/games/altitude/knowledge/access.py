# compiled with mypyc
"""Altitude's view(), imagine() and position()."""

from typing import Final

from cloister.core.chance import Chance
from cloister.core.game import Knowledge, State
from cloister.core.values import Json, Seat, View

from ..rules.state import Massif
from .imagine import imagine
from .position import write_position
from .view import look


class MassifKnowledge(Knowledge):
    """Cards once shown stay visible, so memory makes no difference."""

    def view(self, state: State, seat: Seat | None, memory: int) -> View:
        assert isinstance(state, Massif)
        return look(state, seat)

    def imagine(self, state: State, seat: Seat | None, chance: Chance, memory: int) -> State:
        assert isinstance(state, Massif)
        return imagine(state, seat, chance)

    def position(self, state: State) -> dict[str, Json]:
        assert isinstance(state, Massif)
        return write_position(state)


KNOWLEDGE: Final = MassifKnowledge()
