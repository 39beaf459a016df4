"""The English sentences: none is missing, and all of them are whole."""

import re

import pytest

from cloister import Table, find
from cloister.core.chance import Fast
from cloister.core.text import event_sentence, has
from cloister.core.values import Event
from tests.support.texts import code, say, sentences, told_in_game

from .helpers import KEY

GAME = find(KEY)
RARE = {"left-out", "settled", "reshuffled", "took-book"}
"""Events that random games may never have."""
NAMES = ("Ann", "Ben", "Cai", "Dot")
BEAM: dict[str, int | str] = {"type": "wood", "shape": "I4"}


def _name(seat: int) -> str:
    """The name of a seat. It is also called with numbers that are not seats; those are not used."""
    return NAMES[seat] if seat < len(NAMES) else "nobody"


def told_in_games() -> list[Event]:
    """All events of some games, as each seat and a spectator is told them."""
    found: list[Event] = []
    for seats, seed in ((2, 1), (3, 2), (4, 3)):
        table = Table.new(KEY, seats, bytes([seed]) * 32, {"rounds": 12})
        found += told_in_game(table, Fast(seed), (*range(seats), None))
    return found


def told(name: str, args: dict[str, int | str], you: int | None = None) -> str:
    """The sentence for an event, as the seat `you` is told it."""
    return event_sentence(GAME.folder, name, args, _name, you)


def test_every_event_can_be_said() -> None:
    events = told_in_games()
    for event in events:
        assert "{" not in say(GAME, event.name, event.args)
    named = set(re.findall(r'(?:Event|everyone)\(\s*"([\w-]+)"', code(GAME)))
    named |= {"played", "played-prayer", "discarded", "lost-prayer"}
    assert named - {event.name for event in events} <= RARE
    for name in named:
        assert has(GAME.folder, name)


def test_rare_events_can_be_said() -> None:
    """SAT-A3: among them a bridge without a place and a book that is moved."""
    left_out = "Ben has no place for one bridge. It leaves the game."
    assert told("left-out", {"seat": 1, "count": 1}) == left_out
    assert told("took-book", {"seat": 1, "count": 2}) == "Ben takes a book, 2 of 4."
    assert told("settled", {"seat": 1, "to": "c5"}).endswith("It moves to c5.")
    assert told("reshuffled", {"pile": 12}).endswith("a new pile of 12 cards.")


@pytest.mark.parametrize(
    ("name", "args", "to_you", "to_others"),
    [
        (
            "slid",
            {**BEAM, "from": "c3", "to": "c4"},
            "You slide the long wooden beam from c3 to c4.",
            "Ann slides the long wooden beam from c3 to c4.",
        ),
        ("played", {"card": "rotas", "of": "T4"}, "You play ROTAS (T).", "Ann plays ROTAS (T)."),
        ("walked", {"from": "ledge", "to": "g1"}, "You walk from the ledge to g1.", ""),
        ("drew", {"pile": "lf"}, "You draw from your Liber Fidei.", ""),
        ("picked-shape", {"shape": "L3"}, "You pick a small L.", "Ann picks a small L."),
        (
            "found",
            {"pile": "im"},
            "You take a card from the Incertus Movet pile and shuffle it.",
            "Ann takes a card from the Incertus Movet pile and shuffles it.",
        ),
    ],
)
def test_you_and_the_others_get_the_right_verb(
    name: str, args: dict[str, int | str], to_you: str, to_others: str
) -> None:
    """Whoever acts reads "you"; the others read a name, with the verb that fits it."""
    args = {"seat": 0, **args}
    assert told(name, args, you=0) == to_you
    assert told(name, args, you=1) == told(name, args) == (to_others or told(name, args))
    assert told(name, args).startswith("Ann ")


def test_two_seats_in_one_sentence() -> None:
    """SAT-30, SAT-33: who leads whom, and whose gargoyle is prayed away."""
    led: dict[str, int | str] = {"by": 0, "seat": 1, "from": "c3", "to": "c5"}
    assert told("led", led, you=0) == "You lead Ben's acolyte from c3 to c5."
    assert told("led", led, you=1) == "Ann leads your acolyte from c3 to c5."
    assert told("led", led, you=2) == "Ann leads Ben's acolyte from c3 to c5."
    own: dict[str, int | str] = {"seat": 0, "owner": 0, "at": "d4"}
    assert told("prayed", own, you=0) == "You pray your gargoyle away from d4."
    assert told("prayed", {**own, "seat": 1}, you=0) == "Ben prays your gargoyle away from d4."
    assert told("prayed", {**own, "owner": 1}, you=0) == "You pray Ben's gargoyle away from d4."


def test_refusals_and_prompts_are_whole_sentences() -> None:
    for name in sentences(GAME):
        if name.startswith(("refuse-", "prompt-", "end-")):
            assert re.fullmatch(r"[A-Z].*\.", say(GAME, name)), name


def test_no_sentence_calls_a_bridge_or_a_card_by_its_code() -> None:
    for event in told_in_games():
        assert not re.search(r"\b[LTI][2-5]\b", say(GAME, event.name, event.args))
