"""Mystery of the Abbey: a murder, 24 monks, and questions that must be answered truthfully."""

from cloister.core.card import Game
from cloister.core.options import Option

from .art import picture
from .bots import features, heuristics
from .components import pack
from .knowledge import access, deductions, position
from .rules import setup
from .words import notation, screen, telling

GAME = Game(
    title="Mystery of the Abbey",
    makers="Bruno Faidutti, Serge Laget; Days of Wonder, 2003",
    seats=range(3, 7),
    minutes=(60, 120),
    rules=1,
    longest=12000,
    weight=20,
    sheet=True,
    possible=deductions.possible,
    end_reasons=("culprit_found", "last_mass"),
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
    retell=telling.retell,
    options=(
        Option(name="library", rule="MOA-X2", values=(True, False)),
        Option(name="events", rule="MOA-X2", values=(True, False)),
        Option(name="two_books", rule="MOA-X2", values=(False, True)),
        Option(name="fast", rule="MOA-X2", values=(False, True)),
        Option(name="start_with_lauds", rule="MOA-X2", values=(False, True)),
        Option(name="mass_numbers", rule="MOA-M2", values=("rising", "gentle")),
        Option(name="two_traits", rule="MOA-J1", values=(False, True)),
        Option(name="free_questions", rule="MOA-J1", values=(False, True)),
        Option(name="house_cards", rule="MOA-X3", values=(False, True)),
    ),
)
