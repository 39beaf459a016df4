# compiled with mypyc
"""Serendipity's view(), imagine() and position()."""

from typing import Final

from cloister.core.chance import Chance
from cloister.core.game import Knowledge, State
from cloister.core.values import EVERYTHING, Json, Seat, View

from ..rules.state import Garden
from .imagine import imagine
from .position import write_position
from .view import look


class GardenKnowledge(Knowledge):
    """All seats know the same; a table can agree that nobody forgets (SER-R32)."""

    def view(self, state: State, seat: Seat | None, memory: int) -> View:
        assert isinstance(state, Garden)
        return look(state, seat, EVERYTHING if state.terms.show_seen else memory)

    def imagine(self, state: State, seat: Seat | None, chance: Chance, memory: int) -> State:
        assert isinstance(state, Garden)
        return imagine(state, chance, EVERYTHING if state.terms.show_seen else memory)

    def position(self, state: State) -> dict[str, Json]:
        assert isinstance(state, Garden)
        return write_position(state)


KNOWLEDGE: Final = GardenKnowledge()
