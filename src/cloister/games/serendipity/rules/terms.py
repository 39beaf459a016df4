# compiled with mypyc
"""What the table agreed on, as the rules use it."""

from cloister.core.card import Setting

from ..components.pack import Components
from ..components.tiles import EACH


class Terms:
    """The agreements of a table. All copies of a position share them."""

    def __init__(
        self,
        seats: int,
        colours_each: int,
        edge_of: list[int],
        stay_open_from: int,
        rotate_on_move: bool,
        chain_scores: bool,
        best_only: bool,
        turn_limit: int,
        show_seen: bool,
    ) -> None:
        self.seats = seats
        self.colours_each = colours_each
        self.edge_of = edge_of
        """For each colour, the edge that shows it on a Serendip of rotation 0."""
        self.stay_open_from = stay_open_from
        """Ownerless flowers stay open once this many Serendips are open; 14 = never (SER-R34)."""
        self.rotate_on_move = rotate_on_move
        self.chain_scores = chain_scores
        self.best_only = best_only
        self.turn_limit = turn_limit
        self.show_seen = show_seen


def terms_of(setting: Setting[Components]) -> Terms:
    """The agreements of a table."""
    options = setting.options
    stay_open = options.word("ownerless_stay_open")
    return Terms(
        seats=setting.seats,
        colours_each=options.number("colours_each"),
        edge_of=list(setting.components.edge_of),
        stay_open_from={"off": EACH + 1, "start": 0, "after_10": 10}[stay_open],
        rotate_on_move=options.flag("rotate_on_move"),
        chain_scores=options.flag("chain_serendips_score"),
        best_only=options.word("multi_colour_score") == "best",
        turn_limit=options.number("turn_limit"),
        show_seen=options.flag("show_seen"),
    )
