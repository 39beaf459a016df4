# compiled with mypyc
"""The beginning: the terms of a table, the deal, and games that start in the middle."""

from cloister.core.card import Setting
from cloister.core.chance import Chance
from cloister.core.errors import BadPosition
from cloister.core.game import Announcements
from cloister.core.values import Json

from ..components.pack import Components
from ..components.rooms import COUNT
from ..components.traits import BIT, SUSPECTS
from ..knowledge.position import read_position
from . import agenda
from .agenda import item
from .game import MysteryOfTheAbbey
from .state import Terms


def terms(setting: Setting[Components]) -> Terms:
    """What the table has agreed on (MOA-X1, MOA-X2)."""
    parts = setting.components
    options = setting.options
    agreed = Terms(setting.seats)
    agreed.values = list(parts.values)
    agreed.people = [f"{each.name} {letters(each.values)}" for each in parts.suspects]
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
    _agree_on_time(agreed, setting)
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
    agreed.two_books = options.flag("two_books")
    agreed.two_traits = options.flag("two_traits")
    agreed.aloud = options.flag("free_questions")
    return agreed


def letters(values: tuple[int, ...]) -> str:
    """Five letters for the traits; capitals for order and title, `-` for what is not there."""
    return "".join(["TFBFBNh-b-f-"[value] for value in values])


def _agree_on_time(agreed: Terms, setting: Setting[Components]) -> None:
    """The pace and the masses (MOA-S3, MOA-T1, MOA-J14)."""
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


def deal(setting: Setting[Components], chance: Chance) -> MysteryOfTheAbbey:
    """Shuffle, set the culprit aside, deal, roll the dice (MOA-S1 to MOA-S5)."""
    game = MysteryOfTheAbbey(terms(setting))
    seats = setting.seats
    suspects = list(range(SUSPECTS))
    chance.shuffle(suspects, "suspects")
    game.culprit = suspects.pop()
    game.parlour = [suspects.pop() for _ in range(game.terms.parlour)]
    for seat in range(seats):
        for _ in range(game.terms.hand):
            game.hands[seat] |= BIT[suspects.pop()]
    game.seen = game.hands.copy()
    game.sightings = [
        [seat if game.hands[seat] >> card & 1 else -1 for card in range(SUSPECTS)]
        for seat in range(seats)
    ]
    _shuffle_piles(game, chance)
    game.first = game.roll(chance, -1)
    game.dice = [game.roll(chance, -1), game.roll(chance, -1)]
    game.bell = game.terms.bell_first - 1
    game.agenda.append(item(agenda.BEGIN, game.first))
    game.run(chance, Announcements(listening=False))
    return game


def _shuffle_piles(game: MysteryOfTheAbbey, chance: Chance) -> None:
    """Three piles, each by itself (MOA-S2); cards of the house are among them (MOA-X3)."""
    game.books = sorted(game.terms.books)
    chance.shuffle(game.books, "books")
    game.events = list(range(len(game.terms.events)))
    chance.shuffle(game.events, "events")
    game.library = list(range(len(game.terms.library)))
    chance.shuffle(game.library, "library")


def set_up(setting: Setting[Components], position: dict[str, Json]) -> MysteryOfTheAbbey:
    """A game that starts in the middle."""
    game = MysteryOfTheAbbey(terms(setting))
    game.bell = 1
    game.may_crypt = True
    game.plan_turn()
    game.agenda.pop()
    read_position(game, position)
    if game.to_act() and not game.moves(game.to_act()[0]):
        raise BadPosition("not a position of Mystery of the Abbey: nobody can move in it")
    return game
