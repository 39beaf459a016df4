# compiled with mypyc
"""The empty table, and the deal."""

from cloister.core.card import Setting
from cloister.core.chance import Chance
from cloister.core.game import Announcements

from ..components.cards import IDENTITY
from ..components.monks import NOBODY
from ..components.pack import Components
from ..components.places import LAST, TOP
from .drawing import begin
from .game import MontSaintMichel
from .mount import bare_mount
from .terms import Terms, terms_of


def empty_table(setting: Setting[Components]) -> MontSaintMichel:
    """A table with nothing dealt yet."""
    terms = terms_of(setting)
    return MontSaintMichel(terms, bare_mount(terms))


def deal(setting: Setting[Components], chance: Chance) -> MontSaintMichel:
    """Hide the slips, build the decks, find the start player (MSM-1 to MSM-7, MSM-A24)."""
    game = empty_table(setting)
    seats = game.terms.seats
    game.inside = [seat if seat < seats else NOBODY for seat in range(6)]
    chance.shuffle(game.inside, "slips")
    game.order = list(range(TOP, LAST + 1))
    chance.shuffle(game.order, "locations")
    game.deck = _shuffled_deck(game.terms, chance)
    game.first = chance.below(seats, "start player")
    game.mount.seat = game.first
    begin(game, Announcements(listening=False))
    return game


def _shuffled_deck(terms: Terms, chance: Chance) -> list[int]:
    """Three layers, each shuffled separately; the bottom has only pages (MSM-4)."""
    green: list[int] = []
    top: list[int] = [IDENTITY] * terms.layers[1]
    for kind in range(len(terms.value)):
        if terms.yellow[kind]:
            top += [kind] * terms.copies[kind]
        else:
            green += [kind] * terms.copies[kind]
    chance.shuffle(green, "green pages")
    bottom = terms.layers[4]
    middle = green[bottom:] + [IDENTITY] * terms.layers[3]
    chance.shuffle(middle, "middle layer")
    chance.shuffle(top, "top layer")
    return green[:bottom] + middle + top
