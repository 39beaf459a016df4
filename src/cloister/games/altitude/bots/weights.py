# compiled with mypyc
"""What things are worth to the bots, in points, and how long they take, in draws.

All numbers were chosen by hand in games between bots; only the whole bot was measured
(docs/bots.md).
"""

from typing import Final

from ..components.cards import AVALANCHE, CABLE_CAR, SAINT_BERNARD, is_animal


class Weights:
    """The numbers behind all estimates; fast playouts have a few separate ones."""

    def __init__(self) -> None:
        # How long things take, in draws
        self.rarity_delay = 0.25
        """Extra wait for a rare card, as a share of the draws until one comes up on average."""
        self.longest_wait = 6.0
        """The longest wait for any number."""
        self.cable_car_delay = 0.25
        """As `rarity_delay`, for each cable car beyond those in the hand."""
        self.ready_delay = 0.6
        """How long it takes to build a card that is in the hand."""
        self.rival_replace_delay = 0.8
        """How long it takes a rival to replace a card that is too heavy."""
        self.own_replace_delay = 1.0
        """The same for the seat itself: its draws are better spent otherwise."""
        self.spare_draws = 1.0
        """Draws to add to those that are left: the hand is built at the end (ALT-15)."""
        self.hope_slope = 3.0
        """How slowly hope for a floor fades as it comes later: the scale of a logistic curve."""
        # How heavy cards will be
        self.base_weight = 4
        """The value to expect of a card in the base."""
        self.usual_step = 3
        """By how much a card usually exceeds what it rests on."""
        self.too_heavy_by = 5
        """A bare card that exceeds the usual weight by more than this is worth replacing."""
        # Points
        self.second_way = 0.2
        """What a second way to the next floor is worth, as a share of the hope for it."""
        self.strongest_rival = 0.2
        """How much a point of the strongest rival hurts."""
        self.every_rival = 0.05
        """How much a point of any rival hurts, the strongest included."""
        self.sent_card = 0.2
        """What a card gives to the rival it is sent to; the harm has to be worth more."""
        self.late_potential = 0.1
        """The share of a mountain's potential that still counts with the last draws."""
        self.held_card = 0.1
        """What a number in the hand is worth, whatever its value."""
        self.held_per_value = 0.02
        """Added for each unit of the card's value."""
        self.held_animal = 0.3
        """Added for an animal."""
        self.held_cable_car = 0.4
        """What a cable car in the hand is worth."""
        self.held_saint_bernard = 0.9
        """The same for a Saint-Bernard, which scores a point if it is kept (ALT-16)."""
        self.held_avalanche = -0.6
        """What an avalanche in the hand costs: it stays there for good (ALT-R17)."""
        self.last_draws = 1.0
        """With fewer draws left, only what the hand can still build is counted."""


WEIGHTS: Final = Weights()
"""The numbers that all bots use."""


def held_worth(card: int, weights: Weights) -> float:
    """What a card in the hand is worth."""
    if card == CABLE_CAR:
        return weights.held_cable_car
    if card == SAINT_BERNARD:
        return weights.held_saint_bernard
    if card == AVALANCHE:
        return weights.held_avalanche
    worth = weights.held_card + weights.held_per_value * (card >> 1)
    return worth + weights.held_animal if is_animal(card) else worth
