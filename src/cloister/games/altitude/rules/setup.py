# compiled with mypyc
"""The empty table and the deal."""

from cloister.core.card import Setting
from cloister.core.chance import Chance

from ..components.cards import EMPTY
from ..components.pack import Components
from ..components.places import PLACES
from .game import Altitude
from .mountain import Mountain
from .state import DEALT
from .terms import terms_of


def empty_table(setting: Setting[Components]) -> Altitude:
    """A table before the deal."""
    game = Altitude(terms_of(setting))
    for _ in range(setting.seats):
        game.mountains.append(Mountain([EMPTY] * PLACES))
        game.hands.append([])
        game.returned.append([])
        game.taken.append(0)
    return game


def deal(setting: Setting[Components], chance: Chance) -> Altitude:
    """Shuffle, set the surplus aside, deal six to each seat (ALT-6, ALT-R37, ALT-R44)."""
    game = empty_table(setting)
    cards = game.terms.deck.copy()
    chance.shuffle(cards, "deck")
    surplus = len(cards) - game.terms.in_play
    game.aside = sorted([cards.pop() for _ in range(surplus)])
    for seat in range(setting.seats):
        game.hands[seat] = sorted([cards.pop() for _ in range(DEALT)])
    game.pile = cards
    if setting.options.word("first_player") == "random":
        game.first = chance.below(setting.seats, "first player")
    game.seat = game.first
    return game
