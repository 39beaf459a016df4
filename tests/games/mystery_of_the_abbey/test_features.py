"""The reasons that advice gives: rooms, and suspects seen."""

from tests.support.advice import Explain
from tests.support.playing import play

from .helpers import at


def test_advice_names_a_useful_room_within_reach(explain: Explain) -> None:
    table = at("POR")
    assert "the parlour comes within reach" in explain(table, "go PAR")[0]


def test_advice_counts_suspects_seen(explain: Explain) -> None:
    table = at("POR")
    play(table, "go PAR")
    assert "you see a suspect for the first time" in explain(table, "use")[0]
