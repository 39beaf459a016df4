# compiled with mypyc
"""The empty table, the deal, and which seat owns which colour."""

from cloister.core.card import Setting
from cloister.core.chance import Chance

from ..components.cells import CELLS
from ..components.pack import Components
from ..components.tiles import EACH, SERENDIP
from . import phase
from .game import Serendipity
from .state import Garden
from .terms import terms_of


def empty_table(setting: Setting[Components]) -> Serendipity:
    """A table before any tile is laid."""
    return Serendipity(terms_of(setting))


def deal(setting: Setting[Components], chance: Chance) -> Serendipity:
    """Shuffle, lay out, allot the colours, find the first player (SER-1, SER-2, SER-R33)."""
    game = empty_table(setting)
    faces = [face for face in range(7) for _ in range(EACH)]
    chance.shuffle(faces, "tiles")
    rotations = [0] * CELLS
    if not game.terms.rotate_on_move:
        for cell in range(CELLS):
            if faces[cell] == SERENDIP:
                rotations[cell] = chance.below(6, "rotations")
    game.lay(faces, rotations)
    if setting.options.word("first_player") == "random":
        game.first = chance.below(setting.seats, "first player")
    if setting.options.word("colour_choice") == "seats":
        game.phase = phase.CHOOSING
    else:
        allot(game, setting)
        game.seat = game.first
    return game


def allot(garden: Garden, setting: Setting[Components]) -> None:
    """Give each seat its colours as the pack says (SER-R20, SER-R35)."""
    shares = setting.components.allotment[setting.seats, garden.terms.colours_each]
    for seat in range(setting.seats):
        for colour in shares[seat]:
            garden.owner[colour] = seat
