"""Component packs: the standard one, corrected ones, and wrong ones."""

from pathlib import Path

import pytest

from cloister import CloisterError, Table, find
from cloister.core.chance import Fast
from cloister.core.packs import standard
from tests.support.packs import edited, line_of, standard_text, write, wrong_pack
from tests.support.playing import choices, play

from .helpers import KEY, look, truth
from .oracle import FEET, HARBOURS, INNER

STANDARD = standard_text(KEY)


def with_pack(tmp_path: Path, text: str, seats: int = 4) -> Table:
    return Table.new(KEY, seats, bytes(32), {"first_peek": True}, write(tmp_path, text))


class TestStandardPack:
    """The standard pack: the map and the cards match the specification."""

    def test_sources(self) -> None:
        """Each table says whether it is printed, public or reconstructed."""
        data = standard(KEY, find(KEY).folder).data
        sources = {name: table["source"] for name, table in data.items()}
        assert {name for name, source in sources.items() if source == "printed"} == {
            *("slips", "looks", "tides", "box", "places", "ramp")
        }
        assert {name for name, source in sources.items() if source == "public"} == {
            *("monks", "layers")
        }
        assert {name for name, source in sources.items() if source == "reconstructed"} == {
            *("more_monks", "backs", "pages", "deck", "paths", "sea", "sea_curves"),
            *("coordinates", "start_marks"),
        }

    def test_the_map_is_the_one_of_the_specification(self) -> None:
        """MSM-15, MSM-17, MSM-23: paths, ramp and sea lines."""
        chart = look(Table.new(KEY, 4, bytes(32))).chart
        assert len(chart.paths) == 26
        for place in range(17):
            beside = {b if a == place else a for a, b in chart.paths if place in (a, b)}
            assert beside == INNER[place]
        assert {place for line in chart.sea for place in line} == {*HARBOURS}
        assert (chart.names[0], chart.names[1], chart.names[17]) == ("Village", "Église", "Rampe")
        assert (chart.points[1], chart.points[0], chart.points[17]) == (
            (45, 42),
            (69, 73),
            (48, 58),
        )
        assert len(chart.curves) == len(chart.sea) == 7
        assert chart.marks[4] == (69.6, 67.0)

    def test_the_map_holds_together(self) -> None:
        """Every place has two to four paths, and no two places are more than six steps apart."""
        assert all(2 <= len(beside) <= 4 for beside in INNER.values())
        assert max(distance(a, b) for a in range(17) for b in range(17)) == 6
        assert FEET == (5, 12, 13)

    def test_no_two_paths_cross(self) -> None:
        """The map can be drawn with straight lines."""
        chart = look(Table.new(KEY, 4, bytes(32))).chart
        ramp = [(end, 17) for end in (1, *FEET)]
        lines = [*chart.paths, *ramp]
        for n, first in enumerate(lines):
            for second in lines[n + 1 :]:
                if not {*first} & {*second}:
                    assert not cross(*[chart.points[end] for end in (*first, *second)])

    def test_the_pages_add_up(self) -> None:
        """31 pages, 15 with one dot, 39 points in all; negative ones are green."""
        deck = truth(Table.new(KEY, 2, bytes(32), {"first_peek": True}))["deck"]
        assert isinstance(deck, list)
        cards = [str(card) for card in deck if card != "id"]
        values = [int(card[1:3]) for card in cards]
        assert (len(cards), sum(values)) == (31, 39)
        assert sum(card.count(".") == 1 for card in cards) == 15
        assert all(card[0] == "g" for card, value in zip(cards, values, strict=True) if value < 0)


def distance(a: int, b: int) -> int:
    reached, steps = {a}, 0
    while b not in reached:
        reached |= {beside for place in reached for beside in INNER[place]}
        steps += 1
    return steps


Point = tuple[float, float]


def cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    def side(p: Point, q: Point, r: Point) -> float:
        return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])

    return side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0


class TestCorrected:
    """Packs that somebody who owns the box has corrected."""

    def test_a_corrected_path_is_used(self, tmp_path: Path) -> None:
        """MSM-15: a path from 1 to the village replaces the one from 2 to 4."""
        table = with_pack(tmp_path, edited(STANDARD, "[2, 4],", '["V", 1],'))
        play(table, "decline", "decline", "decline", "decline")
        while look(table).phase != 2:
            play(table, "decline")
        play(table, "move red")
        assert "step 1" in choices(table)
        assert (0, 1) in look(table).chart.paths

    def test_a_game_ends_on_another_map(self, tmp_path: Path) -> None:
        """A random game is played to its end on a changed map."""
        text = edited(STANDARD, "[2, 4],", '["V", 1],').replace(
            "[13, 14], [14, 15]]", "[13, 14], [14, 7]]"
        )
        table = with_pack(tmp_path, text)
        chance = Fast(1)
        while table.to_act:
            seat = table.to_act[0]
            table.play_move(seat, table.state.sample(seat, chance))
            table.state.check()
        assert table.outcome is not None

    def test_more_identity_cards_than_looks(self, tmp_path: Path) -> None:
        """MSM-A28: cards that nobody can use leave the game, and the next card is turned up."""
        old = "4 = { top_pages = 16, top_identity = 8, middle_pages = 11, middle_identity = 4"
        new = "4 = { top_pages = 16, top_identity = 10, middle_pages = 11, middle_identity = 5"
        table = with_pack(tmp_path, edited(STANDARD, old, new))
        chance, gone = Fast(2), 0
        while table.to_act:
            seat = table.to_act[0]
            told = table.play_move(seat, table.state.sample(seat, chance))
            gone += [event.name for event in told.heard_by(None)].count("identity-gone")
            table.state.check()
        assert look(table).laid == [3, 3, 3, 3]
        assert gone == truth(table)["gone"] == 3

    def test_a_corrected_distribution_of_pages_is_used(self, tmp_path: Path) -> None:
        """The counts are reconstructed; the box may have others."""
        text = edited(
            STANDARD,
            '["yellow", 1, 1, 2], ["yellow", 1, 2, 2]',
            '["yellow", 1, 1, 3], ["yellow", 1, 2, 1]',
        )
        deck = truth(with_pack(tmp_path, text))["deck"]
        assert isinstance(deck, list)
        assert deck.count("y+1.") == 3


PATHS = '["V", 8], ["V", 9]'
WRONG = [
    # (text in the standard pack, the mistake, the line that is blamed, the message)
    ("monks = 6", "monks = 7", "monks = 7", '"slips.monks" must be 6, as printed'),
    ("pages = 31\n", "pages = 30\n", "pages = 30\n", '"box.pages" must be 31, as printed'),
    ("feet = [5, 12, 13]", "feet = [5, 12]", "feet = [5, 12]", "[5, 12, 13], as printed"),
    ("\ntop = 1", "\ntop = 2", "top = 2", '"ramp.top" must be 1'),
    ("each = { 2 = 4,", "each = { 2 = 3,", "each = {", '"looks.each" must be {"2": 4'),
    (
        'colours = ["green", "white"]',
        'colours = ["green"]',
        'colours = ["green"]',
        '["green", "white"]',
    ),
    ('"Jardin",', '"Église",', "names = [\n", "16 different names"),
    ('"Jardin",', "", "names = [\n", "16 different names"),
    ('village = "Village"', "village = 3", "village = 3", '"places.village" must be a name'),
    (
        '["yellow", 1, 1, 2]',
        '["yellow", 3, 1, 2]',
        "rows = [",
        "rows of [back, dots, value, copies]",
    ),
    ('["yellow", 1, 1, 2]', '["blue", 1, 1, 2]', "rows = [", "rows of [back, dots, value, copies]"),
    ('["yellow", 1, 1, 2]', '["yellow", 1, 5, 2]', "rows = [", "rows of [back, dots, value"),
    ('["yellow", 1, 1, 2]', '["yellow", 1, 2, 2]', "rows = [", "no kind of page twice"),
    (
        '["yellow", 1, 1, 2]',
        '["yellow", 1, 1, 3]',
        "yellow = { pages",
        "17, as many as [pages] has",
    ),
    (
        "yellow = { pages = 16",
        "yellow = { pages = 15",
        "yellow = {",
        '"backs.yellow.pages" must be 16',
    ),
    (
        "identity = 10 }",
        'identity = "10" }',
        "yellow = {",
        '"backs.yellow.identity" must be a number from 0',
    ),
    ("5 = { top_pages = 16", "5 = { top_pages = 15", "5 = { top", "top_pages = 16"),
    ("middle_identity = 5", "middle_identity = 6", "5 = { top", "no more identity cards than"),
    ("bottom_pages = 5 }", "bottom = 5 }", "5 = { top", '"deck.5" must have'),
    (PATHS, '["V", 8], ["V", 8]', "lines = [\n", "pairs of different places, and no pair twice"),
    (PATHS, '["V", 8], ["V", 17]', "lines = [\n", "pairs of different places"),
    (PATHS, '["V", 8], ["V", "V"]', "lines = [\n", "pairs of different places"),
    ("[14, 15], [15, 16],", "[14, 15],", "lines = [\n", "at least two paths"),
    ("lines = [[15, 6]", 'lines = [["V", 6]', 'lines = [["V"', "pairs of different locations"),
    ("[[96, 20]],", "", "points = [\n    [[42", "7 lists of one or two points"),
    ("[[96, 20]],", "[[96, 200]],", "points = [\n    [[42", "7 lists of one or two points"),
    ("[45, 42], ", "", "points = [\n    [52", "16 pairs of numbers"),
    ("village = [69, 73]", "village = [69]", "village = [69]", "a pair of numbers"),
    (
        "red = [69.6, 67.0]",
        "rot = [69.6, 67.0]",
        "[start_marks]",
        '"start_marks.red" must be a pair of numbers',
    ),
    ("[sea]\n", '[see]\nsource = "printed"\n[sea]\n', "[see]", 'no table "see"'),
    ('[slips]\nsource = "printed"', "[slips]", "[slips]", "[slips] needs a source"),
    (
        '[sea]\nsource = "reconstructed"\nfrom',
        '[sea]\nsource = "public"\nform',
        "[sea]",
        '[sea] needs a line "from"',
    ),
]


@pytest.mark.parametrize(("old", "new", "blamed", "said"), WRONG)
def test_wrong_packs_are_refused_with_their_line(
    tmp_path: Path, old: str, new: str, blamed: str, said: str
) -> None:
    """A mistake is reported with its line, a missing entry with the line of its table."""
    text = edited(STANDARD, old, new)
    with wrong_pack(line_of(text, blamed), said):
        with_pack(tmp_path, text)


def test_a_map_in_two_parts_is_refused(tmp_path: Path) -> None:
    """All places have to be connected."""
    text = edited(STANDARD, "[2, 16],\n", "\n")
    for line in ("[3, 14], ", "[6, 16], ", "[12, 13], "):
        text = text.replace(line, "")
    text = text.replace("[15, 16],", "[15, 16], [13, 16],")
    with pytest.raises(CloisterError, match="must join all places"):
        with_pack(tmp_path, text)
