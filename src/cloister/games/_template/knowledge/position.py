"""Write down a whole position, hidden candles included, and read it back."""

from cloister.core.card import Setting
from cloister.core.positions import Position, need
from cloister.core.values import Json

from ..rules.game import Vigil
from ..rules.setup import empty_table


class VigilPosition(Position):
    """The whole state, hidden hands included; fields are named like its attributes."""

    hands: list[list[int]]
    rest: list[int]
    burning: list[int] = []
    burnt: list[int] = []
    won: list[int] = []
    leader: int = 0
    passing: bool = False
    passed: list[int] = []
    draught: bool = False


def set_up(setting: Setting[list[int]], written: dict[str, Json]) -> Vigil:
    """A game that starts from a written position."""
    position, seats = VigilPosition.read(written), setting.seats
    every = sum(position.hands, position.rest + position.burning + position.burnt)
    need(sorted(every) == sorted(setting.components), "position-candles")
    need(len(position.hands) == seats, "position-hands")
    need(len(position.burning) < seats and 0 <= position.leader < seats, "position-round")
    position.hands = [sorted(hand) for hand in position.hands]
    position.won = position.won or [0] * seats
    position.passed = position.passed or [0] * seats
    need(len(position.won) == len(position.passed) == seats, "position-each-seat")
    game = empty_table(setting)
    position.put_into(game)
    return game
