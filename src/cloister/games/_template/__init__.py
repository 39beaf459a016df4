"""Vigil: a small game of hidden cards. Copy this folder to start your own game."""

from cloister.core.card import Game
from cloister.core.options import Option

from .components import pack
from .knowledge import access, position
from .rules import setup
from .words import notation

GAME = Game(
    title="Vigil",
    makers="made for Cloister",
    seats=range(2, 5),
    minutes=(2, 5),
    rules=1,
    longest=40,
    end_reasons=("burnt-down",),
    components=pack.read,
    deal=setup.deal,
    set_up=position.set_up,
    knowledge=access.KNOWLEDGE,
    write=notation.write,
    read=notation.read,
    label=notation.label,
    parts=notation.parts,
    options=(
        Option(name="rounds", rule="VIG-4", default=3, least=1, most=5),
        Option(name="passing", rule="VIG-6", values=(False, True)),
        Option(name="draught", rule="VIG-7", values=(False, True)),
    ),
)
