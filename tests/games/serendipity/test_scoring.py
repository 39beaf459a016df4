"""The points of a carpet (SER-9), and the points that misread rules would give."""

import random
from typing import Any

import pytest

from tests.support.playing import outcome, play

from .helpers import (
    COLOURS,
    EXAMPLE,
    LETTERS,
    at,
    carpet,
    changed,
    figures,
    final,
    garden,
    look,
    rows_of,
)
from .scorer import Scorer, in_a_row

EXAMPLE_FIGURES = {
    "red": [12, 3, 0, 18],
    "blue": [11, 4, 2, 23],
    "green": [8, 4, 3, 22],
    "yellow": [10, 3, 3, 22],
    "orange": [11, 3, 2, 21],
    "violet": [12, 3, 3, 24],
}
BY_SEAT = tuple(EXAMPLE_FIGURES[colour][-1] for colour in COLOURS)


def blue(tiles: dict[str, str], **options: object) -> int:
    """Blue's points with these tiles open and all others hidden."""
    return final(garden(tiles), options=options).scores[0]


class TestRulebookExample:
    """SER-9: the constructed garden of B6 with the scores of the printed example."""

    @pytest.mark.parametrize("colour", COLOURS)
    def test_the_figures_of_the_example(self, colour: str) -> None:
        """SER-9: flowers, touching Serendips, matching ones, points."""
        assert figures(at(EXAMPLE), colour) == EXAMPLE_FIGURES[colour]

    def test_the_open_tiles_of_the_example(self) -> None:
        shown = look(at(EXAMPLE)).shown
        assert [shown.count(face) for face in range(7)] == [12, 12, 13, 11, 13, 10, 13]

    def test_the_example_is_over_and_violet_has_won(self) -> None:
        """SER-8, SER-10: red and yellow are complete, violet has most points."""
        end = outcome(at(EXAMPLE))
        assert (end.scores, end.winners, end.reason) == (BY_SEAT, (1,), "complete")

    def test_the_last_flower_ends_the_example(self) -> None:
        """SER-8: without one red and one yellow flower the same garden is not yet finished."""
        rows = changed(EXAMPLE, b7="R", g9="Y")
        table = at(rows, seat=2)
        assert table.outcome is None
        play(table, "uncover b7", "leave")
        assert outcome(table).winners == (1,)
        assert outcome(table).scores == BY_SEAT

    @pytest.mark.parametrize(
        ("seats", "score", "points"),
        [
            (2, "sum", (63, 67)),
            (2, "best", (23, 24)),
            (3, "sum", (44, 46, 40)),
            (3, "best", (23, 24, 22)),
        ],
    )
    def test_several_colours(self, seats: int, score: str, points: tuple[int, ...]) -> None:
        """SER-R17: colours are scored separately and added up, or only the best one counts."""
        end = outcome(at(EXAMPLE, seats, {"multi_colour_score": score}))
        assert (end.scores, end.winners) == (points, (1,))

    def test_chains_that_score(self) -> None:
        """SER-R12: by option, Serendips that are only linked through others also score 2 points."""
        end = outcome(at(EXAMPLE, options={"chain_serendips_score": True}))
        assert end.scores == tuple(
            {"red": 20, "green": 26}.get(colour, EXAMPLE_FIGURES[colour][-1]) for colour in COLOURS
        )

    def test_red_hangs_on_three_serendips(self) -> None:
        """SER-R11, SER-R12: the middle one of a chain joins and does not score."""
        chain = ["e8", "e9", "f9", "f8", "f7"]
        assert in_a_row(chain[1:4])
        found = carpet(at(EXAMPLE), "red")
        assert len(found.serendips) == 4
        assert len(found.touching) == 3


WRONG_READINGS: dict[str, tuple[dict[str, Any], dict[str, int]]] = {
    "hidden flowers counted": ({"hidden_count": True}, {"b": 24, "v": 25, "o": 22, "g": 25}),
    "Serendips never link": (
        {"never_link": True},
        {"b": 10, "v": 12, "r": 12, "o": 17, "y": 12, "g": 10},
    ),
    "two Serendips in a row do not link": ({"no_chains": True}, {"v": 13, "r": 13}),
    "a Serendip without a flower of the colour does not link": (
        {"only_touching_link": True},
        {"r": 13},
    ),
    "edges counted anticlockwise": ({"edges_anticlockwise": True}, {"v": 20, "y": 20, "g": 20}),
    "rotation anticlockwise": ({"rotation_anticlockwise": True}, {"v": 20, "g": 18}),
    "yellow and orange exchanged on the Serendip": ({"wheel": "bvryog"}, {"y": 20}),
}


@pytest.mark.parametrize("reading", WRONG_READINGS)
def test_wrong_readings_give_other_figures(reading: str) -> None:
    """SER-9, SER-R10, SER-R11, SER-R37: each misreading changes points in the example."""
    flags, differing = WRONG_READINGS[reading]
    right = dict(zip(LETTERS, BY_SEAT, strict=True))
    assert Scorer(EXAMPLE).all_points() == right
    assert Scorer(EXAMPLE, **flags).all_points() == right | differing


def random_rows(dice: random.Random) -> list[str]:
    """A garden with a random part open and Serendips turned at random."""
    tiles = [kind for kind in "bvroyg*" for _ in range(13)]
    dice.shuffle(tiles)
    part = dice.random()
    return rows_of([lie(kind, dice.random() < part, dice.randrange(6)) for kind in tiles])


def lie(kind: str, is_open: bool, rotation: int) -> str:
    if kind == "*":
        return str(rotation) if is_open else "*"
    return kind if is_open else kind.upper()


@pytest.mark.parametrize("chains", [False, True])
def test_two_scorers_agree(chains: bool) -> None:
    """SER-9, SER-R12: the engine and an independent scorer, on many random gardens."""
    dice = random.Random(9)
    for _ in range(200):
        rows = random_rows(dice)
        table = at(rows)
        found = [carpet(table, colour, chains).points for colour in COLOURS]
        wanted = Scorer(rows, chains_score=chains).all_points()
        assert found == [wanted[letter] for letter in LETTERS], rows


def open_tiles(flowers: list[str], serendips: dict[str, int]) -> dict[str, str]:
    return dict.fromkeys(flowers, "b") | {cell: str(turn) for cell, turn in serendips.items()}


SMALL: list[tuple[str, list[str], dict[str, int], int, int]] = [
    ("SER-R10", ["f5", "f7"], {"f6": 1}, 4, 4),
    ("SER-9", ["f5", "f7"], {"f6": 0}, 6, 6),
    ("SER-R11", ["f5", "f8"], {"f6": 1, "f7": 1}, 6, 6),
    ("SER-R12", ["f4", "f8"], {"f5": 1, "f6": 1, "f7": 1}, 6, 8),
    ("SER-R12", ["f4", "f8"], {"f5": 3, "f6": 1, "f7": 0}, 10, 12),
    ("SER-R13", ["e5", "e6", "f5", "f7", "g5", "g6"], {"f6": 2}, 10, 10),
    ("SER-R14", ["a1", "a2", "a3", "a4", "a5", "k1", "k2"], {"k3": 3}, 6, 6),
    ("SER-R15", ["f6"], {}, 1, 1),
    ("SER-R16", [], {"f6": 0, "f7": 0}, 0, 0),
    ("SER-9", ["a2"], {"a1": 4}, 3, 3),
]


@pytest.mark.parametrize(("rule", "flowers", "serendips", "points", "with_chains"), SMALL)
def test_small_positions(
    rule: str, flowers: list[str], serendips: dict[str, int], points: int, with_chains: int
) -> None:
    """The ten small positions of B6, with both readings of a chain (SER-R12)."""
    tiles = open_tiles(flowers, serendips)
    assert blue(tiles) == points
    assert blue(tiles, chain_serendips_score=True) == with_chains


def test_the_example_on_the_rules_page() -> None:
    """SER-9: the example in RULES.md, and its what-if."""
    flowers = ["f3", "f4", "f7", "f8", "k1"]
    assert blue(open_tiles(flowers, {"f5": 3, "f6": 4, "k6": 0})) == 10
    assert blue(open_tiles(flowers, {"f5": 3, "f6": 0, "k6": 0})) == 12


def test_a_loose_end_scores_with_chains() -> None:
    """SER-R12: by option, a Serendip at a loose end scores, but never for its colour."""
    tiles = open_tiles(["f4"], {"f5": 1, "f6": 0, "f7": 0})
    assert blue(tiles) == 1 + 2
    assert blue(tiles, chain_serendips_score=True) == 1 + 2 * 3


def test_one_serendip_scores_for_several_colours() -> None:
    """SER-9: rotation 0 shows blue to the right and orange to the left."""
    scores = final(garden({"f6": "0", "f7": "b", "f5": "o", "e5": "v"})).scores
    assert scores == (5, 3, 0, 5, 0, 0)


def test_the_group_with_most_points_counts() -> None:
    """SER-R14: whole groups are compared; one with fewer flowers may be worth more."""
    assert blue({"a1": "b", "a2": "b", "a3": "b", "k1": "b", "k2": "3"}) == 5
    assert blue({f"f{n}": "b" for n in range(1, 7)} | {"a1": "b", "a2": "3"}) == 6


def test_two_serendips_around_one_flower() -> None:
    """SER-R13: each of them scores, each at most 4 points."""
    assert blue({"f6": "b", "f5": "0", "f7": "3"}) == 9
    assert blue({"f6": "b", "f5": "0", "f7": "2"}) == 7


@pytest.mark.parametrize("between", ["B", "*"])
def test_hidden_tiles_neither_count_nor_join(between: str) -> None:
    """SER-R37: a hidden flower or Serendip between two flowers does nothing for them."""
    assert blue({"f5": "b", "f6": between, "f7": "b"}) == 1


def test_foreign_flowers_do_not_join() -> None:
    """SER-9: only flowers of the colour and Serendips join."""
    assert blue({"f5": "b", "f6": "v", "f7": "b"}) == 1


def test_two_own_colours_do_not_join() -> None:
    """SER-R17: blue and red belong to one player but are two carpets."""
    rows = garden({"f4": "b", "f5": "r", "f6": "b", "f7": "r"})
    assert final(rows, 2).scores == (2, 0)
    assert final(rows, 2, {"multi_colour_score": "best"}).scores == (1, 0)


def test_ownerless_colours_score_for_nobody() -> None:
    """SER-2: with four seats red and green belong to no one."""
    scores = final(garden({"f4": "r", "f5": "r", "f7": "g", "a1": "v"}), 4).scores
    assert scores == (0, 1, 0, 0)
