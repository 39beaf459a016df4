"""Mont Saint Michel: one of six hooded monks is you, and you do not know which."""

from cloister.core.card import Game
from cloister.core.options import Option

from .art import picture
from .bots import features, heuristics
from .components import pack
from .knowledge import access, position
from .rules import setup
from .words import notation, screen

NO_YES = (False, True)

GAME = Game(
    title="Mont Saint Michel",
    makers="Kathi Kappler, Johann Rüttinger, Rolf Vogt; Drei Magier Spiele, 2007",
    seats=range(2, 6),
    minutes=(50, 60),
    rules=1,
    longest=100_000,
    end_reasons=("last_page",),
    components=pack.read,
    deal=setup.deal,
    set_up=position.set_up,
    knowledge=access.KNOWLEDGE,
    write=notation.NOTATION.write,
    read=notation.NOTATION.read,
    heuristics=heuristics.make,
    features=features.features,
    sheet=True,
    draw_text=screen.text,
    draw_svg=picture.svg,
    options=(
        Option(name="first_peek", rule="MSM-V1", values=NO_YES),
        Option(name="shuffle_second_pass", rule="MSM-V2", values=NO_YES),
        Option(name="fair_looks", rule="MSM-V3", values=NO_YES, by_seats={2: (True,)}),
        Option(name="tie_break", rule="MSM-V4", values=("pages", "negatives")),
        Option(name="tide_first", rule="MSM-A11", values=NO_YES),
        Option(name="one_tide_per_turn", rule="MSM-A12", values=NO_YES),
        Option(name="stall_guard", rule="MSM-A17", values=(True, False)),
        Option(name="note_locations", rule="MSM-5", values=NO_YES),
    ),
)
