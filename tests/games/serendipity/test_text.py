"""The sentences: none missing, all complete, and silent about what players must remember."""

import re

import pytest

from cloister import Table, find
from cloister.core.chance import Fast
from cloister.core.languages import languages
from cloister.core.text import event_sentence, sentence
from cloister.core.values import Event
from tests.support.playing import play
from tests.support.texts import say, told_in_game

from .helpers import COLOURS, at
from .test_order import PATHS, TILES
from .test_refusals import REFUSALS

GAME = find("serendipity")
FACES = (*COLOURS, "serendip")
EVENTS = {
    *("uncovered", "turned-back", "stays-open", "left", "swapped", "turned", "exchanged", "kept"),
    *("picked", "chose", "stopped", "ended"),
}
TABLES: list[tuple[int, dict[str, object]]] = [
    (2, {"colour_choice": "seats", "rotate_on_move": False}),
    (4, {"ownerless_stay_open": "start", "turn_limit": 100}),
]


NAMES = ("Ana", "Ben", "Cleo", "Dan")


def tell(
    name: str, args: dict[str, int | str], you: int | None = None, language: str = "en"
) -> str:
    """The sentence for an event, as a seat reads it."""
    return event_sentence(GAME.folder, name, args, lambda seat: NAMES[seat % 4], you, language)


@pytest.fixture(autouse=True)
def nothing_may_be_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CLOISTER_STRICT_WORDS", "1")


def told_in_games() -> list[Event]:
    """All events of some whole games."""
    found: list[Event] = []
    for seats, options in TABLES:
        table = Table.new("serendipity", seats, bytes(32), options)
        found += told_in_game(table, Fast(1), [None])
    return found


def told_on_paths() -> list[Event]:
    """The events of short games that make each decision once."""
    tables = [(at(TILES), moves) for moves, _ in PATHS.values()]
    return [
        event
        for table, moves in tables
        for move in moves
        for event in play(table, move).heard_by(0)
    ]


def test_every_event_has_a_sentence() -> None:
    """The arguments that an event carries are enough for its sentence."""
    events = told_in_games() + told_on_paths()
    assert {event.name for event in events} == EVENTS
    for event in events:
        for you in (None, 0, 1):
            said = tell(event.name, event.args, you)
            assert said[0].isupper()
            assert said.endswith(".")


def test_the_log_names_no_face() -> None:
    """SER-R32: not even if the arguments contain it; only the sentence shown briefly does."""
    for face in FACES:
        args: dict[str, int | str] = {"seat": 2, "cell": "f6", "face": face}
        assert tell("uncovered", args) == "Cleo uncovers f6."
        assert tell("uncovered", args, you=2) == "You uncover f6."
        assert face in tell("uncovered-face", args).lower()
    assert len({tell("uncovered-face", args | {"face": face}) for face in FACES}) == 7


def test_sentences_tell_what_happened() -> None:
    assert heard_by(None)[:6] == [
        "Ana uncovers f6.",
        "Ana leaves the tile on f6 where it is.",
        "Ana turns the Serendip on f6 clockwise by 2 steps.",
        "Ana wants to swap the tile on f7.",
        "Ana exchanges the tiles on f7 and a1.",
        "Ben uncovers a1.",
    ]


def test_a_player_is_addressed_as_you() -> None:
    assert heard_by(0)[:6] == [
        "You uncover f6.",
        "You leave the tile on f6 where it is.",
        "You turn the Serendip on f6 clockwise by 2 steps.",
        "You want to swap the tile on f7.",
        "You exchange the tiles on f7 and a1.",
        "Ben uncovers a1.",
    ]


def test_german_sentences() -> None:
    assert heard_by(0, "de")[:6] == [
        "Du deckst f6 auf.",
        "Du lässt das Plättchen auf f6 liegen.",
        "Du drehst das Serendip auf f6 um 2 Schritte im Uhrzeigersinn.",
        "Du willst das Plättchen auf f7 tauschen.",
        "Du vertauschst die Plättchen auf f7 und a1.",
        "Ben deckt a1 auf.",
    ]


@pytest.mark.parametrize(
    ("rotation", "said"),
    [
        (0, "You set the Serendip on f6 without turning it."),
        (1, "You turn the Serendip on f6 clockwise by one step."),
        (5, "You turn the Serendip on f6 clockwise by 5 steps."),
    ],
)
def test_a_turn_is_counted_in_steps(rotation: int, said: str) -> None:
    args: dict[str, int | str] = {"seat": 1, "cell": "f6", "rotation": rotation}
    assert tell("turned", args, you=1) == said


WHYS = [
    ("why-carpet", "you gain a point", "Ben loses 3 points"),
    (
        "why-room",
        "your carpet has one more hidden place to grow to",
        "Ben's carpet has 3 hidden places fewer to grow to",
    ),
    (
        "why-strays",
        "one more flower may still join your carpet",
        "3 flowers fewer lie apart from Ben's carpet",
    ),
    ("why-turn", "the turn goes on", "the turn ends"),
]


@pytest.mark.parametrize(("name", "yours", "theirs"), WHYS)
def test_reasons_know_whose_carpet_it_is(name: str, yours: str, theirs: str) -> None:
    assert tell(name, {"seat": 0, "by": 1, "way": "more"}, you=0) == yours
    assert tell(name, {"seat": 1, "by": 3, "way": "less"}, you=0) == theirs


def heard_by(seat: int | None, language: str = "en") -> list[str]:
    """The sentences for a game of a few moves, as one seat reads them."""
    table = at({"f6": "*", "f7": "B", "f8": "V"})
    return [
        tell(event.name, event.args | event.flash, seat, language)
        for move in (
            *("uncover f6", "leave", "turn 2", "exchange f7", "with a1"),
            *("uncover a1", "uncover f8", "uncover f8", "uncover f8", "uncover f8"),
        )
        for event in play(table, move).heard_by(seat)
    ]


def test_a_picked_tile_is_named() -> None:
    """SER-R39: swapping names the tile in hand, exchanging the first of the two."""
    for moves, cell in [
        (["uncover f7", "swap"], "f7"),
        (["uncover f6", "swap"], "f6"),
        (["uncover f6", "leave", "turn 0", "exchange a1"], "a1"),
    ]:
        event = play(at({"f6": "*", "f7": "B"}), *moves).heard_by(None)[0]
        assert (event.name, event.args) == ("picked", {"seat": 0, "cell": cell})


def test_every_prompt_has_a_sentence() -> None:
    source = (GAME.folder / "knowledge" / "view.py").read_text("utf-8")
    prompts = set(re.findall(r'"(prompt-[a-z-]+)"', source))
    assert len(prompts) == 12
    assert len({say(GAME, name) for name in prompts}) == 12


def test_every_refusal_has_a_sentence() -> None:
    """Each is complete and does not contain the id of a rule."""
    source = (GAME.folder / "rules" / "refusals.py").read_text("utf-8")
    reasons = set(re.findall(r'"(refuse-[a-z-]+)"', source))
    tested = {reason for *_, reason in REFUSALS}
    assert reasons - tested == {"refuse-none-hidden", "refuse-colour-taken", "refuse-choose-first"}
    for reason in reasons:
        said = say(GAME, reason)
        assert said[0].isupper()
        assert "SER-" not in said
        assert said.endswith(".")


@pytest.mark.parametrize("reason", GAME.end_reasons)
def test_every_end_has_a_sentence(reason: str) -> None:
    assert say(GAME, "ended", {"reason": reason}) == say(GAME, f"end-{reason}")


@pytest.mark.parametrize("colour", COLOURS)
def test_every_colour_has_a_name(colour: str) -> None:
    assert say(GAME, "colour", {"colour": colour}) == colour
    assert tell("chose", {"seat": 1, "colour": colour}) == f"Ben chooses {colour}."
    assert tell("chose", {"seat": 1, "colour": colour}, you=1) == f"You choose {colour}."


def test_every_language_tells_colours_and_faces_apart() -> None:
    for language in languages(GAME.folder):
        colours = {sentence(GAME.folder, "colour", {"colour": name}, language) for name in COLOURS}
        faces = {sentence(GAME.folder, "face", {"face": name}, language) for name in FACES}
        assert (len(colours), len(faces)) == (6, 7)
