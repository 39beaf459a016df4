"""The sentences of the Abbey, as each seat and a spectator read them."""

from itertools import permutations

import pytest

from cloister import find
from cloister.core.languages import SOURCE
from cloister.core.text import event_sentence, has
from cloister.core.values import Event
from cloister.games.mystery_of_the_abbey.components.rooms import ROOMS
from cloister.games.mystery_of_the_abbey.components.traits import BIT, VALUES, numbers
from cloister.games.mystery_of_the_abbey.knowledge.view import PROMPTS
from cloister.games.mystery_of_the_abbey.rules.events import kind
from cloister.terminal.as_text import board, log_line, retold
from tests.support.texts import sentences

from .helpers import KEY, at, look

GAME = find(KEY)
NAMES = ("Ana", "Ben", "Cleo")


def told(name: str, you: int | None, **args: int | str) -> str:
    return event_sentence(GAME.folder, name, args, lambda seat: NAMES[seat % 3], you, SOURCE)


def test_every_phase_has_a_prompt_and_a_line_for_the_terminal() -> None:
    assert [name for name in PROMPTS if not has(GAME.folder, f"prompt-{name}")] == []
    prompts = {name for name in sentences(GAME) if name.startswith("prompt-")}
    assert prompts == {"prompt-wait", *(f"prompt-{name}" for name in PROMPTS if name)}
    acting = set(PROMPTS) - {"wait", "over"}
    assert [name for name in acting if not has(GAME.folder, f"screen-doing-{name}")] == []


def test_every_room_has_a_name() -> None:
    for room in ROOMS:
        assert room not in told("went", None, seat=1, room=room)
    assert told("went", 1, seat=1, room="CAP") == "You go to the chapter hall."
    assert told("went", 0, seat=1, room="cell", owner=0) == "Ben goes to your cell."


@pytest.mark.parametrize(
    ("you", "asked", "answered", "took"),
    [
        (0, "You ask Ben:", "Ben answers you: 2.", "You take suspect 3 from Ben."),
        (1, "Ana asks you:", "You answer Ana: 2.", "Ana takes suspect 3 from you."),
        (2, "Ana asks Ben:", "Ben answers Ana: 2.", "Ana takes suspect 3 from Ben."),
        (None, "Ana asks Ben:", "Ben answers Ana: 2.", "Ana takes suspect 3 from Ben."),
    ],
)
def test_everybody_is_told_who_asks_whom(
    you: int | None, asked: str, answered: str, took: str
) -> None:
    question = {"topic": "hand", "named": "kind", "room": "", "names": "", **kind(0)}
    said = f"{asked} How many monks do you hold?"
    assert told("asked", you, seat=0, other=1, **question) == said
    assert told("answered", you, seat=0, other=1, n=2, **question) == answered
    assert told("took", you, seat=0, other=1, n=1, suspects="3") == took


def test_a_question_names_its_kind_or_its_suspects() -> None:
    templars = kind(BIT[VALUES.index("Templar")] | BIT[VALUES.index("hooded")])
    fathers = kind(BIT[VALUES.index("Father")] | BIT[VALUES.index("Templar")])
    for topic, named, names, what, said in (
        ("hand", "kind", 0, templars, "How many hooded Templars do you hold?"),
        ("seen", "kind", 0, fathers, "How many Templar Fathers have you eliminated?"),
        ("hand", "one", BIT[2], kind(0), "Do you hold suspect 3?"),
        ("passed", "one", BIT[2], kind(0), "Did you pass suspect 3 at the last Mass?"),
        (
            "hand",
            "several",
            BIT[2] | BIT[6],
            kind(0),
            "How many of suspect 3 and suspect 7 do you hold?",
        ),
    ):
        args = {"topic": topic, "named": named, "names": numbers(names), "room": "", **what}
        assert told("asked-all", 0, seat=1, **args) == f"Ben asks: {said}"


def test_a_kind_names_all_its_traits_without_gaps() -> None:
    """This holds for all pairs of traits."""
    for values in permutations(range(12), 2):
        if values[0] // 3 == values[1] // 3 < 2 or (
            min(values) >= 6 and values[0] // 2 == values[1] // 2
        ):
            continue
        said = told("requested", 0, seat=0, other=1, **kind(BIT[values[0]] | BIT[values[1]]))
        assert "  " not in said
        assert all(VALUES[value] in said for value in values)


@pytest.mark.parametrize(
    ("named", "n", "answer"),
    [("one", 0, "no"), ("one", 1, "yes"), ("several", 1, "1"), ("kind", 0, "0")],
)
def test_a_question_about_one_suspect_is_answered_with_yes_or_no(
    named: str, n: int, answer: str
) -> None:
    """MOA-Q4: the answer fits the question."""
    for you, said in ((0, "Ben answers you"), (1, "You answer Ana"), (2, "Ben answers Ana")):
        assert told("answered", you, seat=0, other=1, named=named, n=n) == f"{said}: {answer}."


def test_the_terminal_names_suspects() -> None:
    """MOA-M2: the log uses the names in the pack, as the board does."""
    table = at()
    passed = Event("passed", {"seat": 2, "other": 0, "n": 2, "suspects": "1 24"})
    asked = Event("asked", {"seat": 0, "other": 1, "topic": "hand", "named": "one", "names": "1"})
    lines = [
        log_line(GAME, event, NAMES.__getitem__, 0)
        for event in retold(GAME, [passed, asked], look(table, 0))
    ]
    assert lines == [
        "Cleo passes Matthew and Reginald to you.",
        "You ask Ben: Do you hold Matthew?",
    ]
    assert retold(find("_template"), [passed], look(table, 0)) == [passed]


def test_the_screen_names_rooms_and_books() -> None:
    drawn = board(GAME, look(at("CAP CEL2", kept=["B5 B4 B9", "", "", ""]), 0))
    assert "Seat 0, you: 5 suspects, 3 books, in the chapter hall" in drawn
    assert "Seat 1: 5 suspects, in the blue cell" in drawn
    books = "B4 Plan of the hidden passages, B5 Manual for confessors and B9 Treatise on locks"
    assert f"Your books: {books}" in " ".join(drawn.split())
    assert max(map(len, drawn.splitlines())) <= 80
