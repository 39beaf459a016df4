"""Vigil: a small game of hidden cards. Copy this folder to begin a game of your own."""

from cloister.core.card import Game
from cloister.core.options import Option

from .components import pack
from .rules import game
from .words import notation

GAME = Game(
    title="Vigil",
    makers="made for Cloister",
    pitch="Play your candles wisely: the tallest of each round wins it.",
    seats=range(2, 5),
    minutes=(2, 5),
    rules=1,
    longest=40,
    end_reasons=("burnt-down",),
    components=pack.read,
    deal=game.deal,
    set_up=game.set_up,
    write=notation.write,
    read=notation.read,
    options=(Option(name="rounds", rule="VIG-4", default=3, least=1, most=5),),
)
