"""Sator Arepo Tenet Opera Rotas: turn and slide the bridges, and fetch four books from the pit."""

from cloister.core.card import Game
from cloister.core.options import Option

from .art import picture
from .bots import features, heuristics
from .components import pack
from .knowledge import access, position
from .rules import setup
from .words import notation, screen

GAME = Game(
    title="Sator Arepo Tenet Opera Rotas",
    makers="Enrico Pesce, Federica Rinaldi; Scribabs, Post Scriptum, 2008",
    seats=range(2, 5),
    minutes=(45, 60),
    rules=1,
    longest=40_000,
    weight=3,
    drafts=True,
    end_reasons=("books", "rounds"),
    components=pack.read,
    deal=setup.deal,
    set_up=position.set_up,
    knowledge=access.KNOWLEDGE,
    write=notation.NOTATION.write,
    read=notation.NOTATION.read,
    heuristics=heuristics.make,
    features=features.features,
    draw_svg=picture.svg,
    draw_text=screen.text,
    options=(
        Option(
            name="rounds",
            rule="SAT-A35",
            by_seats={2: (80, 12, 4), 3: (60, 12, 4), 4: (60, 12, 4)},
        ),
        Option(name="first_player", rule="SAT-A28", values=("seat0", "random")),
        Option(name="laying_begins", rule="SAT-A2", values=("last", "first")),
        Option(name="early_prayers", rule="SAT-A4", values=("first_turn", "second_round")),
    ),
)
