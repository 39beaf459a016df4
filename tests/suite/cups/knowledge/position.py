"""The whole position, written and read back."""

from cloister.core.card import Setting
from cloister.core.positions import Position, need
from cloister.core.values import Json

from ..rules.game import CupsGame


class CupsPosition(Position):
    """Its fields are named like the attributes of the state."""

    dice: list[list[int]]
    turn: int
    claim: list[int]
    lifted: list[list[int]] = []


def set_up(setting: Setting[int], written: dict[str, Json]) -> CupsGame:
    """A game that starts in the middle."""
    position = CupsPosition.read(written)
    need(len(position.dice) == setting.seats, "position-cups")
    need(0 <= position.turn < setting.seats, "position-turn")
    need(len(position.claim) == 2, "position-claim")
    game = CupsGame([])
    position.put_into(game)
    return game
