"""The component pack: its contents, its sources, and mistakes in it."""

from collections import Counter
from pathlib import Path

import pytest

from cloister import Table, find
from cloister.core.packs import Pack, standard
from cloister.games.altitude.components import pack
from cloister.games.altitude.components.cards import WORDS
from tests.support.packs import edited, line_of, standard_text, write, wrong_pack

from .helpers import DECK, SUPPLEMENT

TEXT = standard_text("altitude")


def words(cards: tuple[int, ...] | list[int]) -> Counter[str]:
    return Counter(WORDS[card] for card in cards)


def read(text: str) -> pack.Components:
    return pack.read(Pack(text, "mine.toml", find("altitude").folder))


def test_the_deck() -> None:
    """ALT-R44: 120 cards, as reconstructed in A2."""
    found = read(TEXT)
    assert words(found.main) == Counter(DECK)
    assert len(found.main) == 120


def test_the_supplement() -> None:
    """ALT-R44: thirty cards."""
    found = read(TEXT)
    assert words(found.supplement) == Counter(SUPPLEMENT)
    assert len(found.supplement) == 30


def test_the_animals() -> None:
    """ALT-13: each value has one, and the 16 is the dahu."""
    assert read(TEXT).species == "mgcimgcimgcimgcd"


def test_solo_ranks() -> None:
    """ALT-17: the points that each rank needs."""
    found = read(TEXT).solo_ranks
    assert found == {120: (0, 13, 16, 19, 21), 60: (0, 8, 10, 13, 15), 50: (0, 7, 9, 12, 14)}


def test_which_tables_are_printed_public_or_reconstructed() -> None:
    data = standard("altitude", find("altitude").folder).data
    sources = {name: table["source"] for name, table in data.items()}
    assert {name for name, source in sources.items() if source == "printed"} == {"hand", "mountain"}
    assert {name for name, source in sources.items() if source == "public"} == {"box"}
    assert set(sources.values()) == {"printed", "public", "reconstructed"}


@pytest.mark.parametrize(
    ("old", "new", "at", "why"),
    [
        (
            "cards = 120",
            "cards = 119",
            "cards = 120",
            "The box has 119 cards, but the tables list 120.",
        ),
        ("count = 10", "count = 9", "cards = 120", "but the tables list 119."),
        (
            "count = 10",
            'count = "ten"',
            "count = 10",
            '"cable_cars.count" must be a number of cards',
        ),
        ("values = [1, 2", "values = [2, 1", "values = [1, 2", '"numbers.values" must list'),
        ("15, 16]\ncopies", "15, 121]\ncopies", "values = [1", "from 1 to 120."),
        ("copies = [5, 5,", "copies = [5,", "copies = [5", "16 numbers: how many cards there are"),
        ("copies = [5, 5,", "copies = [5, -5,", "copies = [5", "must list 16 numbers"),
        (
            "dahu = [16]",
            "yeti = [16]",
            "dahu = [16]",
            'There is no animal "yeti". Use one of marmot, ',
        ),
        (
            "dahu = [16]",
            "dahu = [17]",
            "dahu = [16]",
            '"animals.dahu" must list values that are in',
        ),
        ("dahu = [16]", "dahu = [15]", "dahu = [16]", "Value 15 has two animals."),
        ("dealt = 6", "dealt = 7", "dealt = 6", "must be 6, as printed"),
        ("base = 10", "base = 12", "base = 10", "must be 10, as printed"),
        ("plain = [1, 2", "plain = [2", "[supplement]", "A supplement has 30 cards, not 29."),
        ("animals = [3, 7", "animals = [3, 17", "animals = [3", "values that have an animal"),
        ("60 = [0, 8", "60 = [0, 11", "60 = [0", "rising numbers, the first of them 0."),
        ("120 = [0, 13", "120 = [1, 13", "120 = [0", "rising numbers, the first of them 0."),
    ],
)
def test_mistakes_are_reported_with_their_line(old: str, new: str, at: str, why: str) -> None:
    with wrong_pack(line_of(TEXT, at, first=True), why, "mine.toml"):
        read(edited(TEXT, old, new, first=True))


def test_a_corrected_pack_can_be_played(tmp_path: Path) -> None:
    """An owner's corrected counts replace the standard ones; the record carries the hash."""
    text = TEXT.replace('from = "5, 8, 9 and 13', 'from = "counted in my own box; 5, 8, 9 and 13')
    text = text.replace("copies = [5, 5, 5", "copies = [9, 5, 5").replace(
        "13, 14, 15, 16]\ncop", "13, 14, 15, 18]\ncop"
    )
    text = text.replace("dahu = [16]", "dahu = [18]").replace(
        "13, 14, 16]\nanimals", "13, 14, 18]\nanimals"
    )
    text = text.replace("cards = 120", "cards = 124")
    path = write(tmp_path, text)
    table = Table.new("altitude", 2, bytes(32), pack=path)
    assert table.header.pack != Table.new("altitude", 2, bytes(32)).header.pack
    assert len(table.setting.components.main) == 124
    while table.to_act:
        seat = table.to_act[0]
        table.play(seat, table.moves(seat)[0])
    assert table.outcome is not None
    short = Table.new("altitude", 2, bytes(32), {"deck_size": 60}, pack=path)
    view = short.view(0)
    assert (view.pile, view.aside) == (48, 64)  # type: ignore[attr-defined]
