"""Cups: claims about hidden dice. A sixth game, written only to show that a folder is enough."""

from cloister.core.card import Game

from .components import pack
from .knowledge import access, position
from .rules import setup
from .words import notation

GAME = Game(
    title="Cups",
    makers="traditional",
    seats=range(2, 4),
    minutes=(5, 10),
    rules=1,
    longest=5 * 37,
    end_reasons=("one-left",),
    components=pack.read,
    deal=setup.deal,
    set_up=position.set_up,
    knowledge=access.KNOWLEDGE,
    write=notation.write,
    read=notation.read,
    label=notation.label,
    parts=notation.parts,
)
