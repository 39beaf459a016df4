# compiled with mypyc
"""What the table agreed on, as the rules use it."""

from typing import Final

from cloister.core.card import Setting

from ..components.ground import Ground
from ..components.pack import Chart, Components

NEVER: Final = 1_000_000_000
"""More turns than any game has: the limit of a table without the guard of MSM-A17."""


class Terms:
    """Immutable; shared by all copies of a game."""

    def __init__(self, setting: Setting[Components]) -> None:
        options = setting.options
        components: Components = setting.components
        self.seats: int = setting.seats
        self.first_peek = options.flag("first_peek")
        self.shuffle_second = options.flag("shuffle_second_pass")
        self.fair_looks = options.flag("fair_looks")
        self.by_negatives = options.word("tie_break") == "negatives"
        self.tide_first = options.flag("tide_first")
        self.one_tide = options.flag("one_tide_per_turn")
        self.stall_limit = 4 * setting.seats if options.flag("stall_guard") else NEVER
        """Turns that may pass before a page has to be won (MSM-A17)."""
        self.note_locations = options.flag("note_locations")
        self.limit: int = components.looks[self.seats]
        """How often each seat may look (MSM-25, MSM-30)."""
        self.layers: list[int] = list(components.deck[self.seats])
        self.value: list[int] = [page.value for page in components.pages]
        self.dots: list[int] = [page.dots for page in components.pages]
        self.copies: list[int] = [page.copies for page in components.pages]
        self.yellow: list[bool] = [page.back == "yellow" for page in components.pages]
        self.chart: Chart = components.chart
        self.ground: Ground = components.ground
        self.ways: list[list[int]] = self.ground.ways


def terms_of(setting: Setting[Components]) -> Terms:
    """The agreements of a table."""
    return Terms(setting)
