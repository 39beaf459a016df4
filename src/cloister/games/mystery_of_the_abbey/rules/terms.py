# compiled with mypyc
"""What the table agreed on (MOA-X1, MOA-X2), as the rules use it."""

from typing import Final

from cloister.core.card import Setting

from ..components.cards import Card, Effect
from ..components.pack import Components
from ..components.rooms import COUNT
from ..components.traits import BIT

BELL_LAST: Final = 4
"""The bell is rung when the first player's turn comes and it stands here (MOA-T1)."""


class Terms:
    """Options and components of a table. Shared by all copies of a position."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.everyone = BIT[seats] - 1
        self.values: list[int] = []
        """For each trait value, the suspects that have it."""
        self.people: list[str] = []
        """The suspects as pictures need them: a name and five letters, such as `Matthew TFhbf`."""
        self.plan: list[list[int]] = []
        """For each room, its place on the plan, 0 to 100 each way."""
        self.corridors: list[list[int]] = []
        self.adjacent: list[int] = []
        """For each room, the rooms next to it, as a set."""
        self.cells: list[int] = []
        """The cell of each seat."""
        self.owner: list[int] = []
        """For each room, the seat whose cell it is, or -1."""
        self.passes: list[int] = []
        """How many cards are passed on at each office."""
        self.first_office = 0
        self.masses = 24
        """The number of Masses after which the game is over (MOA-J14)."""
        self.steps = 2
        self.bell_first = 1
        self.parlour = 3
        self.hand = 5
        self.crypt_cards = 6
        self.effects: list[Effect] = []
        self.events: list[Card] = []
        self.books: dict[int, Card] = {}
        self.library: list[Card] = []
        self.has_library = True
        self.has_events = True
        self.two_books = False
        self.two_traits = False
        self.aloud = False
        """Free questions between people (MOA-J1)."""


def terms_of(setting: Setting[Components]) -> Terms:
    """The terms of a table."""
    agreed = Terms(setting.seats)
    _agree_on_plan(agreed, setting)
    _agree_on_time(agreed, setting)
    _agree_on_cards(agreed, setting)
    agreed.two_books = setting.options.flag("two_books")
    agreed.two_traits = setting.options.flag("two_traits")
    agreed.aloud = setting.options.flag("free_questions")
    return agreed


def _agree_on_plan(agreed: Terms, setting: Setting[Components]) -> None:
    """Rooms, corridors and cells (MOA-S4)."""
    parts = setting.components
    agreed.plan = [[room.x, room.y] for room in parts.rooms]
    agreed.corridors = [[one, other] for one, other in parts.corridors]
    agreed.adjacent = [0] * COUNT
    for one, other in parts.corridors:
        agreed.adjacent[one] |= BIT[other]
        agreed.adjacent[other] |= BIT[one]
    agreed.cells = list(parts.cells)
    agreed.owner = [-1] * COUNT
    for seat in range(setting.seats):
        agreed.owner[parts.cells[seat]] = seat


def _agree_on_time(agreed: Terms, setting: Setting[Components]) -> None:
    """The pace and the Masses (MOA-S3, MOA-T1, MOA-J14)."""
    parts = setting.components
    options = setting.options
    setup = parts.setup[setting.seats]
    agreed.parlour = setup["parlour"]
    agreed.hand = setup["hand"]
    pace = parts.fast if options.flag("fast") else setup
    agreed.steps = pace["max_steps"]
    agreed.bell_first = pace["bell_first"]
    gentle = options.word("mass_numbers") == "gentle"
    agreed.passes = list(parts.gentle if gentle else parts.passes)
    agreed.first_office = 1 if options.flag("start_with_lauds") else 0
    agreed.masses = 3 * (len(agreed.passes) - agreed.first_office)


def _agree_on_cards(agreed: Terms, setting: Setting[Components]) -> None:
    """Suspects, events and books, with the house cards if they are wanted (MOA-X3)."""
    parts = setting.components
    options = setting.options
    agreed.values = list(parts.values)
    agreed.people = [f"{each.name} {letters(each.values)}" for each in parts.suspects]
    agreed.effects = parts.effects
    agreed.events = parts.events.copy()
    agreed.books = parts.books.copy()
    agreed.library = parts.library
    if options.flag("house_cards"):
        agreed.events += parts.house_events
        agreed.books |= parts.house_books
    agreed.crypt_cards = parts.crypt_cards
    agreed.has_library = options.flag("library")
    agreed.has_events = options.flag("events")


def letters(values: tuple[int, ...]) -> str:
    """Five letters for the traits; capitals for order and title, `-` for what is not there."""
    return "".join(["TFBFBNh-b-f-"[value] for value in values])
