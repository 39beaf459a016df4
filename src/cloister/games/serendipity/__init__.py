"""Serendipity: uncover flowers, weave them into the most valuable carpet."""

from cloister.core.card import Game
from cloister.core.options import Option

from .art import picture
from .bots import features, heuristics
from .components import pack
from .knowledge import access, position
from .rules import setup
from .words import notation, screen

GAME = Game(
    title="Serendipity",
    makers="Matthias Etter; Drei Magier Spiele, 2008",
    seats=range(2, 7),
    minutes=(50, 60),
    rules=1,
    private=False,
    longest=1_000_000,
    end_reasons=("complete", "turn_limit"),
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
            name="colours_each",
            rule="SER-R35",
            by_seats={2: (3, 2, 1), 3: (2, 1), 4: (1,), 5: (1,), 6: (1,)},
        ),
        Option(name="colour_choice", rule="SER-R20", values=("table", "seats")),
        Option(name="ownerless_stay_open", rule="SER-11", values=("off", "start", "after_10")),
        Option(name="rotate_on_move", rule="SER-R6", values=(True, False)),
        Option(name="chain_serendips_score", rule="SER-R12", values=(False, True)),
        Option(name="multi_colour_score", rule="SER-R17", values=("sum", "best")),
        Option(name="turn_limit", rule="SER-R25", default=2000, least=100, most=100_000),
        Option(name="show_seen", rule="SER-R32", values=(False, True)),
        Option(name="first_player", rule="SER-R33", values=("seat0", "random")),
    ),
)
