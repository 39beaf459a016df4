"""How a game begins."""

from cloister.core.card import Setting
from cloister.core.chance import Chance

from .game import CupsGame


def deal(setting: Setting[int], chance: Chance) -> CupsGame:
    """Everyone rolls (CUP-1)."""
    game = CupsGame([[1] * setting.components for _ in range(setting.seats)])
    game.roll(chance)
    return game
