"""Altitude: build the highest mountain of cards, and send avalanches onto the others' mountains."""

from cloister.core.card import Game
from cloister.core.options import Option

from .art import picture
from .bots import features, heuristics
from .components import pack
from .knowledge import access, position
from .rules import setup
from .words import notation, screen

GAME = Game(
    title="Altitude",
    makers="Franck Régnier; Les Jeux du Lac, 2017",
    seats=range(1, 7),
    minutes=(25, 40),
    rules=1,
    longest=1200,
    end_reasons=("pile_empty",),
    components=pack.read,
    deal=setup.deal,
    set_up=position.set_up,
    write=notation.NOTATION.write,
    read=notation.NOTATION.read,
    knowledge=access.KNOWLEDGE,
    heuristics=heuristics.make,
    features=features.features,
    draw_svg=picture.svg,
    draw_text=screen.text,
    options=(
        Option(
            name="deck_size",
            rule="ALT-R44",
            by_seats={
                1: (120, 60, 50),
                2: (120, 90, 60),
                3: (120, 90),
                4: (120,),
                5: (150, 120),
                6: (180, 120),
            },
        ),
        Option(name="avalanche_in_base", rule="ALT-R9", values=(True, False)),
        Option(name="five_counts_animals", rule="ALT-R23", values=(False, True)),
        Option(name="tie_break", rule="ALT-R31", values=("shared", "height_cards")),
        Option(name="solo_avalanches", rule="ALT-R35", values=("discard", "own")),
        Option(name="first_player", rule="ALT-R37", values=("seat0", "random")),
    ),
)
