# compiled with mypyc
"""Who holds which candles, what was burnt, and what was passed on."""

from cloister.core.game import State


class Candles(State):
    """The data of a position."""

    def __init__(self, hands: list[list[int]], rest: list[int]) -> None:
        self.hands = hands
        self.rest = rest
        """The undealt candles. Hidden from all."""
        self.burning: list[int] = []
        """The candles burnt in this round, from the leader on."""
        self.burnt: list[int] = []
        """The candles burnt in earlier rounds."""
        self.won = [0] * len(hands)
        self.leader = 0

        self.with_passing = False
        """The option `passing`."""
        self.passing = False
        """Everyone is choosing a candle to pass on; nobody burns one yet."""
        self.passed = [0] * len(hands)
        """The candle each seat passes left; 0 until it is chosen and once it is burnt."""

        self.with_draught = False
        """The option `draught`."""
        self.draught = False
        """In this round the shortest candle wins."""

    def left_of(self, seat: int) -> int:
        """The seat that receives this seat's candle."""
        return (seat + 1) % len(self.hands)

    def right_of(self, seat: int) -> int:
        """The seat whose candle this seat receives."""
        return (seat - 1) % len(self.hands)
