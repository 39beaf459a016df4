"""The English sentences: complete, whole, and each of them needed."""

import re

from cloister import Table, find
from cloister.core.chance import Fast
from cloister.core.text import has
from cloister.core.values import Event
from tests.support.texts import code, say, told_in_game

from .helpers import KEY

GAME = find(KEY)
RARE = {"left-out", "settled", "reshuffled", "took-book"}
"""Events that random games need not bring."""


def told_in_games() -> list[Event]:
    """What is told in some games, to everybody."""
    found: list[Event] = []
    for seats, seed in ((2, 1), (3, 2), (4, 3)):
        table = Table.new(KEY, seats, bytes([seed]) * 32, {"rounds": 12})
        found += told_in_game(table, Fast(seed), (*range(seats), None))
    return found


def test_every_event_can_be_said() -> None:
    events = told_in_games()
    for event in events:
        assert "{" not in say(GAME, event.name, event.args)
    told = set(re.findall(r'(?:Event|everyone)\(\s*"([\w-]+)"', code(GAME)))
    told |= {"played", "played-prayer", "discarded", "lost-prayer"}
    assert told - {event.name for event in events} <= RARE
    for name in told:
        assert has(GAME.folder, name)


def test_rare_events_can_be_said() -> None:
    """SAT-A3: what hardly ever happens."""
    assert say(GAME, "left-out", {"seat": 1, "count": 1}) == (
        "Seat 1 has no place for a bridge; it leaves the game."
    )
    assert say(GAME, "took-book", {"seat": 1, "count": 2}) == "Seat 1 takes a book: 2 of four."
    assert say(GAME, "settled", {"seat": 1, "to": "c5"}).endswith("moves to c5.")
