# compiled with mypyc
"""Mont Saint Michel's view(), imagine() and position()."""

from typing import Final

from cloister.core.chance import Chance
from cloister.core.game import Knowledge, State
from cloister.core.values import Json, Seat, View

from ..rules.state import MountState
from .imagine import imagine
from .position import write_position
from .view import look


class MountKnowledge(Knowledge):
    """Answers who may know what."""

    def view(self, state: State, seat: Seat | None, memory: int) -> View:
        assert isinstance(state, MountState)
        return look(state, seat, memory)

    def imagine(self, state: State, seat: Seat | None, chance: Chance, memory: int) -> State:
        assert isinstance(state, MountState)
        return imagine(state, seat, chance, memory)

    def position(self, state: State) -> dict[str, Json]:
        assert isinstance(state, MountState)
        return write_position(state)


KNOWLEDGE: Final = MountKnowledge()
