"""The interface through which the engine gets views, imagined worlds and positions of Sator."""

from cloister.core.chance import Chance
from cloister.core.game import Knowledge, State
from cloister.core.values import Json, Seat, View

from ..rules.game import Sator
from . import imagine
from .position import write_position
from .view import look


class LibraryKnowledge(Knowledge):
    """What a seat knows is part of the position, so `memory` makes no difference."""

    def view(self, state: State, seat: Seat | None, memory: int) -> View:
        assert isinstance(state, Sator)
        return look(state, seat)

    def imagine(self, state: State, seat: Seat | None, chance: Chance, memory: int) -> State:
        assert isinstance(state, Sator)
        return imagine.imagine(state, seat, chance)

    def position(self, state: State) -> dict[str, Json]:
        assert isinstance(state, Sator)
        return write_position(state)


KNOWLEDGE = LibraryKnowledge()
