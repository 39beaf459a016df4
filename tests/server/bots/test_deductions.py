"""What the game can deduce: a seat's own during play if agreed, everybody's after the end."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from cloister.core.values import View
from cloister.games._template.knowledge.view import VigilView

from ..deduction_game import VIGIL, sheets
from ..harness import GENEROUS, Person, Server, bot, friends, play_out

CANDLES = 2
"""In these tests a seat is sure once it has seen this many candles burn."""


def possible(view: View) -> list[str]:
    """The seat's own hand, so that an answer meant for another seat would be noticed."""
    assert isinstance(view, VigilView)
    if len(view.burnt) >= CANDLES:
        return ["sure"]
    return [f"candle.{candle}" for candle in view.hand] + ["none"]


@pytest.fixture(autouse=True)
def deduction() -> Iterator[None]:
    with sheets(possible=possible):
        yield


def asked(person: Person, table: str, wish: str = "") -> str:
    return str(person.http.get(f"/api/tables/{table}/insight{wish}").json()["code"])


def test_players_hear_about_their_own_seat_only(server: Server) -> None:
    table, (ana, ben) = friends(server, 2, game=VIGIL, assist="inspector")
    for seat, person in enumerate((ana, ben)):
        with person.sit(table) as here:
            hand = here.until("snap")["view"]["hand"]
        told = person.get(f"/api/tables/{table}/insight?seat={seat}")
        assert told["possible"] == [f"candle.{candle}" for candle in hand] + ["none"]
        assert (told["v"], told["certain"]) == (0, [])
        assert told == person.get(f"/api/tables/{table}/insight")
        assert asked(person, table, f"?seat={1 - seat}") == "not-yours"
        assert asked(person, table, "?seat=open") == "not-yours"
    assert asked(server.person(), table) == "not-yours"


@pytest.mark.parametrize("assist", ["paper", "pencil"])
def test_at_other_tables_the_game_deduces_nothing(ana: Person, assist: str) -> None:
    table = ana.open_table("me", bot(), game=VIGIL, assist=assist)
    assert asked(ana, table) == "wrong-moment"


def test_a_game_without_deductions_says_so(ana: Person) -> None:
    with sheets(possible=None):
        table = ana.open_table("me", bot(), game=VIGIL, assist="inspector")
        assert ana.get(f"/api/tables/{table}/insight")["possible"] is None


def test_after_the_end_all_may_ask_when_each_seat_could_have_known(server: Server) -> None:
    table, people = friends(server, 2, game=VIGIL)
    play_out(*[person.sit(table) for person in people])
    told = server.person().get(f"/api/tables/{table}/insight")
    steps = people[0].get(f"/api/tables/{table}/replay?seat=0")["steps"]
    first = next(step["v"] for step in steps if len(step["view"]["burnt"]) >= CANDLES)
    assert 0 < first < steps[-1]["v"]
    assert told == {"v": steps[-1]["v"], "possible": None, "certain": [first, first]}


def test_questions_to_the_inspector_are_rate_limited(store: Path) -> None:
    limits = replace(GENEROUS, replays_per_second=0.001, replays_burst=2)
    with Server(store, limits=limits) as server:
        ana = server.person("Ana")
        table = ana.open_table("me", bot(), game=VIGIL, assist="inspector")
        for _ in range(2):
            ana.get(f"/api/tables/{table}/insight")
        assert asked(ana, table) == "rate"
