"""The English sentences: complete, whole, and silent about what is to be remembered."""

import re

import pytest

from cloister import Table, find
from cloister.core.chance import Fast
from cloister.core.values import Event
from tests.support.playing import play
from tests.support.texts import say, sentences, told_in_game, unspoken

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


def told_in_games() -> list[Event]:
    """What is told in some whole games."""
    found: list[Event] = []
    for seats, options in TABLES:
        table = Table.new("serendipity", seats, bytes(32), options)
        found += told_in_game(table, Fast(1), [None])
    return found


def told_on_paths() -> list[Event]:
    """What is told where each decision is taken once."""
    tables = [(at(TILES), moves) for moves, _ in PATHS.values()]
    return [
        event
        for table, moves in tables
        for move in moves
        for event in play(table, move).heard_by(0)
    ]


def test_every_event_has_its_sentence() -> None:
    """Each with the arguments that it carries, and no other."""
    events = told_in_games() + told_on_paths()
    assert {event.name for event in events} == EVENTS
    for event in events:
        said = say(GAME, event.name, event.args)
        assert said[0].isupper()
        assert said.endswith(".")


def test_the_log_names_no_face() -> None:
    """SER-R32: not even where the arguments give it away; the passing sentence does name it."""
    for face in FACES:
        args: dict[str, int | str] = {"seat": 2, "cell": "f6", "face": face}
        assert say(GAME, "uncovered", args) == "Seat 2 uncovers f6."
        assert face in say(GAME, "uncovered-face", args).lower()
    assert len({say(GAME, "uncovered-face", args | {"face": face}) for face in FACES}) == 7


def test_sentences_tell_what_happened() -> None:
    table = at({"f6": "*", "f7": "B", "f8": "V"})
    heard = [
        say(GAME, event.name, event.args | event.flash)
        for move in (
            *("uncover f6", "leave", "turn 2", "exchange f7", "with a1"),
            *("uncover a1", "uncover f8", "uncover f8", "uncover f8", "uncover f8"),
        )
        for event in play(table, move).heard_by(None)
    ]
    assert heard[:6] == [
        "Seat 0 uncovers f6.",
        "Seat 0 leaves the tile on f6 where it is.",
        "Seat 0 sets the Serendip on f6 to rotation 2.",
        "Seat 0 wants to swap the tile on f7.",
        "Seat 0 exchanges the tiles on f7 and a1.",
        "Seat 1 uncovers a1.",
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


def test_every_prompt_has_its_sentence() -> None:
    source = (GAME.folder / "knowledge" / "view.py").read_text("utf-8")
    prompts = set(re.findall(r'"(prompt-[a-z-]+)"', source))
    assert len(prompts) == 12
    assert len({say(GAME, name) for name in prompts}) == 12


def test_every_refusal_has_its_sentence() -> None:
    """Lower-case, since a prefix stands before it, without the id of a rule and a full stop."""
    source = (GAME.folder / "rules" / "refusals.py").read_text("utf-8")
    reasons = set(re.findall(r'"(refuse-[a-z-]+)"', source))
    tested = {reason for *_, reason in REFUSALS}
    assert reasons - tested == {"refuse-none-hidden", "refuse-colour-taken", "refuse-choose-first"}
    for reason in reasons:
        said = say(GAME, reason)
        assert said[0].islower() or said.startswith("a ")
        assert "SER-" not in said
        assert not said.endswith(".")


@pytest.mark.parametrize("reason", GAME.end_reasons)
def test_every_end_has_its_sentence(reason: str) -> None:
    assert say(GAME, "ended", {"reason": reason}) == say(GAME, f"end-{reason}")


@pytest.mark.parametrize("colour", COLOURS)
def test_every_colour_has_its_name(colour: str) -> None:
    assert say(GAME, f"colour-{colour}") == colour
    assert say(GAME, "chose", {"seat": 1, "colour": colour}) == f"Seat 1 chooses {colour}."


def test_no_sentence_is_left_over() -> None:
    """What nothing says is a slip of the pen."""
    built = {name for name in sentences(GAME) if name.startswith(("colour", "face"))}
    assert unspoken(GAME) - built == {"uncovered-face", "why-unit"}
