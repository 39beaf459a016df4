# compiled with mypyc
"""What may be known of a state: views, worlds imagined for a seat, and whole positions."""

from cloister.core.chance import Chance
from cloister.core.game import Knowledge, State
from cloister.core.values import Json, Seat, View

from ..rules.game import MysteryOfTheAbbey
from . import imagine
from .position import write_position
from .view import look


class AbbeyKnowledge(Knowledge):
    """Players keep notes in this game: everything is remembered, whatever `memory` is."""

    def view(self, state: State, seat: Seat | None, memory: int) -> View:
        assert isinstance(state, MysteryOfTheAbbey)
        return look(state, seat, state.outcome())

    def imagine(
        self, state: State, seat: Seat | None, chance: Chance, memory: int
    ) -> MysteryOfTheAbbey:
        assert isinstance(state, MysteryOfTheAbbey)
        return imagine.imagine(state, seat, chance)

    def position(self, state: State) -> dict[str, Json]:
        assert isinstance(state, MysteryOfTheAbbey)
        return write_position(state)


KNOWLEDGE = AbbeyKnowledge()
