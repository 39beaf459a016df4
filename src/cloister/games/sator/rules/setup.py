# compiled with mypyc
"""Sets up a game: books on random squares, bridges dealt by shape (SAT-3 to SAT-6)."""

from cloister.core.card import Setting
from cloister.core.chance import Chance
from cloister.core.values import Seat

from ..components.pack import Components
from . import phase
from .game import Sator
from .laying import quarter_turn
from .opening import begin_laying
from .pit import Pit
from .terms import BOOKS, terms_of


def empty_table(setting: Setting[Components], first: Seat) -> Sator:
    """A table before the deal; colours follow the turn order (SAT-3, SAT-A28)."""
    terms, pack, seats = terms_of(setting), setting.components, setting.seats
    colours = [pack.colours[seats][(seat - first) % seats] for seat in range(seats)]
    game = Sator(terms, Pit(terms.ground, [pack.entries[colour] for colour in colours]))
    game.colours = colours
    game.first = first
    return game


def deal(setting: Setting[Components], chance: Chance) -> Sator:
    """A new game, up to the first decision."""
    first = 0
    if setting.options.word("first_player") == "random":
        first = chance.below(setting.seats, "first player")
    game = empty_table(setting, first)
    _deal_books(game, setting.components, chance)
    _deal_bridges(game, chance)
    if game.spare:
        game.phase = phase.PICK
        game.seat = first
    else:
        begin_laying(game)
    return game


def _deal_books(game: Sator, pack: Components, chance: Chance) -> None:
    """Draw a positioning card for each quadrant; lay the books of colours in play (SAT-4)."""
    for quadrant in range(4):
        pattern = list(pack.patterns[chance.below(len(pack.patterns), f"books {quadrant}")])
        for slot in range(4):
            square = pattern[slot]
            for _ in range(quadrant):
                square = quarter_turn(game.terms.ground, square)
            colour = (slot + quadrant) % 4
            if colour in game.colours:
                seat = game.colours.index(colour)
                game.pit.put_book(BOOKS * seat + quadrant, square)


def _deal_bridges(game: Sator, chance: Chance) -> None:
    """Deal the bridges by shape; with three players some are left over to pick from (SAT-5)."""
    seats = game.terms.seats
    each = 2 if seats == 2 else 1
    for shape in range(6):
        bridges = [4 * shape, 4 * shape + 1, 4 * shape + 2, 4 * shape + 3]
        chance.shuffle(bridges, f"bridges {shape}")
        for place in range(seats):
            for _ in range(each):
                game.stock[game.player(place)].append(bridges.pop())
        game.spare += bridges
    for stock in game.stock:
        stock.sort()
