"""The component pack: its contents, mistakes that are refused, and the house cards."""

import re

import pytest

from cloister import find
from cloister.core.errors import WrongPack
from cloister.core.packs import Pack
from cloister.games.mystery_of_the_abbey.components import cards, pack
from cloister.games.mystery_of_the_abbey.components.pack import Components
from cloister.games.mystery_of_the_abbey.components.rooms import ROOMS
from cloister.games.mystery_of_the_abbey.components.traits import VALUES, count
from tests.support.packs import edited, standard_text
from tests.support.playing import play

from .helpers import KEY, at, before_mass, hand, hold_mass, look, seen

TEXT = standard_text(KEY)


def read(old: str = "", new: str = "") -> Components:
    return pack.read(Pack(edited(TEXT, old, new, first=True), "test.toml", find(KEY).folder))


def test_the_suspects() -> None:
    """MOA-S3: 24 of them, no two alike, and every trait as often as printed."""
    parts = read()
    sizes = {value: count(mask) for value, mask in zip(VALUES, parts.values, strict=True)}
    assert sizes == {
        "Templar": 8,
        "Franciscan": 8,
        "Benedictine": 8,
        "Father": 6,
        "Brother": 9,
        "Novice": 9,
        "hooded": 12,
        "unhooded": 12,
        "bearded": 12,
        "shaven": 12,
        "fat": 12,
        "thin": 12,
    }
    assert len({suspect.values for suspect in parts.suspects}) == 24


def test_the_plan() -> None:
    """MOA-S1, MOA-C2: 27 spaces, 31 corridors, confessionals at church and courtyard."""
    parts = read()
    assert (len(parts.rooms), len(parts.corridors)) == (27, 31)
    pairs = {frozenset((ROOMS[one], ROOMS[other])) for one, other in parts.corridors}
    assert {frozenset(("ECC", "CON1")), frozenset(("AUL", "CON2"))} <= pairs


def test_the_decks() -> None:
    """MOA-S2: every card is made of effects that the engine knows."""
    parts = read()
    assert (len(parts.events), len(parts.books), len(parts.library)) == (18, 24, 8)
    assert [card.word for card in parts.events] == [f"E{n}" for n in range(1, 19)]
    assert sum(card.star for card in parts.books.values()) == 14
    assert all(card.effects for card in parts.books.values())


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ('colours = ["red"', 'colours = ["blue"', "six different colours"),
        ("pass = [1", "pass = [9", "offices.pass needs eight numbers from 1 to 6."),
        ("bell_last = 4", "bell_last = 5", "setup.bell_last must be 4, as printed."),
        ("culprit = 4", "culprit = 5", "score.culprit must be 4, as printed."),
        (
            'name = "Michael"',
            'name = "Matthew"',
            "Two suspects in suspects.list have the same name.",
        ),
        ('title = "Father", order', 'title = "Abbot", order', "24 suspects"),
        (
            "parlour = 3, hand = 5",
            "parlour = 4, hand = 5",
            "parlour and hands need 23 cards together.",
        ),
        ('["ECC", "CON1"],', "", "A room cannot be reached"),
        ('["ECC", "CON1"]', '["ECC", "ATTIC"]', "pairs of rooms"),
        ('id = "ECC"', 'id = "EKK"', "the 27 rooms"),
        ('colour = "red"', 'colour = "pink"', "No cell in rooms.list is red."),
        ('id = "B3"', 'id = "B33"', "the cards B1 to B24"),
        (
            'op = "press"',
            'op = "shout"',
            "Card B5 has an unknown effect for the moment “ask”: “shout”.",
        ),
        (
            'op = "press"',
            'op = "take"',
            "Card B5 has an unknown effect for the moment “ask”: “take”.",
        ),
        ('flag = "chant"', 'flag = "chat"', "Card E1 has an unknown flag: “chat”."),
        ('who = "chosen" }], origin', 'who = "everyone" }], origin', "cannot concern “everyone”."),
        (
            'by = "random", to = "all"',
            'by = "chance", to = "all"',
            "Card E7: “by” must be holder or random.",
        ),
        ("{ bearded = true }", "{ bearded = 3 }", "Card E2 has an unknown trait: bearded = 3."),
        (
            "{ bearded = true }",
            '{ order = "Jesuit" }',
            "Card E2 has an unknown trait: order = Jesuit.",
        ),
        ('id = "H1", deck = "event"', 'id = "H1", deck = "library"', "cards from H1 to H40"),
        ('id = "H2"', 'id = "H9"', "cards from H1 to H40"),
        (
            'seal = "star", when = "turn", do = [{ op = "take"',
            'seal = "none", when = "turn", do = [{ op = "take"',
            "Card H4: books with a star are kept",
        ),
        ('op = "draw_books", n = 3', 'op = "draw_books", n = 77', "cannot have the number 77"),
        (
            'op = "draw_books", n = 3',
            'op = "draw_books"',
            "Card L4: the effect “draw_books” needs the fields n.",
        ),
        ('op = "press" }', 'op = "press", n = 1 }', "Card B5: the effect “press” has no fields."),
        (
            "hooded = false, bearded = false, fat = false }",
            "hooded = true, bearded = true, fat = true }",
            "the same five traits",
        ),
    ],
)
def test_a_wrong_pack_is_refused_with_its_line(old: str, new: str, why: str) -> None:
    """MOA-X3: a pack with anything else is refused."""
    with pytest.raises(WrongPack, match=rf"test\.toml, line \d+: .*{re.escape(why)}"):
        read(old, new)


def test_house_cards_join_the_piles() -> None:
    """MOA-X3: if the table chooses the option."""
    table = at(
        options={"house_cards": True},
        book=" ".join(f"B{n}" for n in range(1, 25)) + " H3 H4",
        event="E1 H1 H2",
    )
    assert len(look(table).pile) == 26
    assert len(look(table).events) == 20


def test_a_house_event_is_carried_out() -> None:
    """MOA-X3: H1 shows a Benedictine to the right neighbour."""
    books = " ".join(f"B{n}" for n in range(1, 25)) + " H3 H4"
    table = before_mass(event="H1 H2", book=books, options={"house_cards": True})
    hold_mass(table)
    assert look(table).phase == "show"
    assert table.moves(3) == [f"show {n}" for n in (17, 18, 19, 20)]
    for seat in (0, 1, 2, 3):
        told = table.play(seat, table.moves(seat)[0])
    assert 17 in seen(table, 2)
    assert told.revealed


def test_house_books_are_carried_out() -> None:
    """MOA-X3: a die is rolled once for the card; a book with a star is kept for its moment."""
    rest = " ".join(f"B{n}" for n in range(1, 25))
    options: dict[str, object] = {"house_cards": True}
    table = at("CLN", book=f"H3 {rest} H4", event="E1 H1 H2", options=options)
    play(table, "go SCR", "use")
    assert len(seen(table, 0)) == 7
    assert 21 in seen(table, 3)
    table = at("CLN", book=f"H4 {rest} H3", event="E1 H1 H2", options=options)
    play(table, "go SCR", "use", "play H4")
    assert len(hand(table, 1)) == 4


def test_effects_have_their_fields() -> None:
    """MOA-L3, MOA-B12: all cards but one, and four spaces."""
    parts = read()
    assert parts.effects[parts.library[2].effects[0]].n == cards.ALL_BUT_ONE
    assert parts.effects[parts.books[11].effects[0]].n == 4
