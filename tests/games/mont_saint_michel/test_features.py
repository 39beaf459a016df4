"""Why a move is advised: pages for monks that may be the seat's own, and looks."""

import re

from tests.support.advice import Explain
from tests.support.playing import play

from .helpers import at


def test_advice_knows_who_is_who(explain: Explain) -> None:
    table = at({"black": 16}, page="y+4.", looked=[(0, "black")])
    assert explain(table, "give")[0][0] == "the black monk (you) gains 4 points"


def test_advice_knows_who_else_gains(explain: Explain) -> None:
    table = at({"blue": 16}, page="y+4.", looked=[(0, "black"), (0, "blue")])
    assert explain(table, "give")[0][0] == "the blue monk (not you) gains 4 points"


def test_advice_counts_a_look(explain: Explain) -> None:
    table = at(location=8, top=["id", "y+1."])
    play(table, "move red", "step 8")
    assert any(re.search(r"looks? into a monk$", why) for why in explain(table, "look black")[0])
