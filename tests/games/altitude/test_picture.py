"""The picture and the text drawing of the mountains show what the view shows, and no more."""

from xml.etree import ElementTree

import pytest

from cloister.core.chance import Fast
from cloister.core.game import State
from cloister.core.table import Table
from cloister.core.values import EVERYTHING
from cloister.games.altitude.art.picture import svg
from cloister.games.altitude.art.shapes import ground
from cloister.games.altitude.components.cards import kind, shown_value
from cloister.games.altitude.components.places import place_at, spot
from cloister.games.altitude.knowledge.view import MassifView
from cloister.games.altitude.words import say
from cloister.games.altitude.words.screen import text
from tests.support.pictures import SVG, check_alike, ids
from tests.support.playing import play, play_some

from .helpers import at, final, finished, look

CASES = [(seats, moves) for seats in (1, 2, 4, 6) for moves in (0, 30, 2000)]


@pytest.fixture(name="state", params=CASES, ids=lambda case: f"{case[0]} seats, {case[1]} moves")
def played(request: pytest.FixtureRequest) -> State:
    seats, moves = request.param
    return play_some(Table.new("altitude", seats, bytes([seats]) * 32).state, moves, Fast(seats))


def test_a_picture_is_small_and_its_ids_have_the_prefix(state: State) -> None:
    drawn = svg(state.view(0))
    assert len(drawn) < 80_000
    assert all(name.startswith("alt-") for name in ids(drawn))


def test_equal_views_look_equal_whatever_is_hidden(state: State) -> None:
    """ALT-R34: neither the picture nor the text shows more than the view."""
    check_alike(state, svg, text, onlookers=[(0, 0), (None, 0), (0, EVERYTHING)])


def test_every_card_has_its_place_in_the_picture(state: State) -> None:
    view = state.view(None)
    assert isinstance(view, MassifView)
    titles = [part.text for part in ElementTree.fromstring(svg(view)).iter(f"{SVG}title")]
    for peak in view.mountains:
        for row, cards in enumerate(peak.rows):
            for n, card in enumerate(cards):
                if card:
                    shown = {"kind": kind(card, view.species), "value": shown_value(card)}
                    place = spot(place_at(row + 1, peak.left + n))
                    assert say("picture-card", **shown, **place) in titles


def test_a_mountain_drawn_in_text() -> None:
    """ALT-3: each card is drawn halfway between the two cards below."""
    table = at(["8 5 3", "9 C", "13a"], ["4"], drawn="16", hands=["1 2 A S", "6 6 6 6"])
    lines = text(look(table, 0)).splitlines()
    assert [line[:16].rstrip() for line in lines[:5]] == [
        "> Seat 0, you: 3",
        " 3     13a",
        " 2     9   C",
        " 1   8   5   3",
        "     0   1   2",
    ]
    assert "Hand: 1 2 A S" in lines
    assert "Drawn: a 16" in lines
    assert "You have drawn a card. Pile: " in text(look(table, 0))


def test_the_text_says_who_decides() -> None:
    """ALT-6, ALT-14: several choose their hands at once; a double turn says which draw it is."""
    keeping = Table.new("altitude", 3, bytes(32))
    assert "Seat 0, Seat 1 and Seat 2 choose a hand." in text(look(keeping))
    assert "You, Seat 0 and Seat 2 choose a hand." in text(look(keeping, 1))
    tower = ["1 1 2 2 3", "4 4 5 5", "6 7 8", "9 10", "11"]
    twice = at(["1"], tower, drawn="3")
    play(twice, "discard")
    assert "Seat 1 has drawn a card. Double turn: draw 1 of 2." in text(look(twice))


def test_a_picture_names_cards_and_places() -> None:
    drawn = svg(look(at(["8 11a A", "12 C"], left=(-1,), drawn="4")))
    assert "<title>floor 1, 1 left of the start: an 8</title>" in drawn
    assert "<title>floor 1, at the start: a chamois of 11</title>" in drawn
    assert "<title>floor 2, 1 right of the start: a cable car</title>" in drawn


def test_the_text_at_the_end() -> None:
    """ALT-16: it lists the points one by one and names the winner."""
    table = final(["1 2", "3"], ["4"], hands=["S A", "5"])
    play(table, "stop", "card 5", "at 1:1")
    assert not table.to_act
    drawn = text(look(table))
    assert "2 + 0 + 1 + 0 = 3" in drawn
    assert "1 + 0 + 0 + 1 = 2" in drawn
    assert "Seat 0 has won. Pile: 0." in drawn
    solo = final(["1 2", "3"], hands=["S A"])
    finished(solo)
    assert "Rank: Walker" in text(look(solo))


def test_numbers_can_be_read_on_every_floor() -> None:
    """The contrast of ink and rock is high enough on all ten floors (WCAG, large text)."""
    for floor in range(1, 11):
        look_ = ground(floor)
        assert contrast(look_.face, look_.ink) >= 3


def contrast(first: str, second: str) -> float:
    light, dark = sorted((luminance(first), luminance(second)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
