"""Component packs: the standard one, corrected ones, and wrong ones."""

from pathlib import Path

import pytest

from cloister import CloisterError, Table, find
from cloister.core.packs import standard
from tests.support.packs import edited, line_of, standard_text, write, wrong_pack
from tests.support.playing import outcome

from .helpers import COLOURS, EXAMPLE, LETTERS, at, look
from .scorer import Scorer

STANDARD = standard_text("serendipity")
WHEEL = 'clockwise = ["blue", "violet", "red", "orange", "yellow", "green"]'
TWO_BY_THREE = '2x3 = [["blue", "red", "yellow"], ["violet", "orange", "green"]]'


def dropped(folder: Path, text: str) -> Path:
    """The pack that a player has put into the data folder."""
    return write(folder, text, "packs/serendipity.toml")


def wheel(letters: str) -> str:
    names = [COLOURS[LETTERS.index(letter)] for letter in letters]
    return edited(STANDARD, WHEEL, f"clockwise = {names}".replace("'", '"'))


def with_wheel(letters: str) -> str:
    return wheel(letters) if letters != LETTERS else STANDARD


@pytest.fixture
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder for one test."""
    monkeypatch.setenv("CLOISTER_DATA", str(tmp_path))
    return tmp_path


class TestCorrectedPacks:
    """A pack that a player has put into the data folder replaces the standard one."""

    @pytest.mark.parametrize("letters", ["bvroyg", "bvryog", "gyorvb", "yvrobg", "rbgvyo"])
    def test_the_order_of_edges_changes_scores(self, data_folder: Path, letters: str) -> None:
        """SER-9: matching depends on the order of the colours around a Serendip."""
        dropped(data_folder, with_wheel(letters))
        wanted = Scorer(EXAMPLE, wheel=letters).all_points()
        standard = Scorer(EXAMPLE).all_points()
        assert (wanted == standard) == (letters == LETTERS)
        scores = outcome(at(EXAMPLE)).scores
        assert dict(zip(LETTERS, scores, strict=True)) == wanted

    def test_a_corrected_wheel_scores_as_listed(self, data_folder: Path) -> None:
        """SER-9: the points that B6 gives for this order."""
        dropped(data_folder, wheel("bvryog"))
        assert outcome(at(EXAMPLE)).scores == (23, 24, 18, 21, 20, 22)

    def test_a_corrected_allotment_is_used(self, tmp_path: Path) -> None:
        """SER-R20: the pack says who owns what."""
        new = '2x3 = [["green", "orange", "violet"], ["yellow", "red", "blue"]]'
        pack = write(tmp_path, edited(STANDARD, TWO_BY_THREE, new))
        assert look(Table.new("serendipity", 2, pack=pack)).owner == [1, 0, 1, 0, 1, 0]
        assert look(Table.new("serendipity", 6, pack=pack)).owner == [0, 1, 2, 3, 4, 5]


WRONG = [
    # (text in the standard pack, the mistake, the line that is blamed, the message)
    ("side = 6", "side = 7", "side = 7", '"board.side" must be 6, for a garden of 91 tiles.'),
    ("side = 6", 'side = "6"', 'side = "6"', '"board.side" must be 6, for a garden of 91 tiles.'),
    (
        "flowers_each = 13",
        "flowers_each = 12",
        "flowers_each = 12",
        '"tiles.flowers_each" must be 13.',
    ),
    ("\nserendips = 13", "\nserendips = 14", "serendips = 14", '"tiles.serendips" must be 13.'),
    ("\nserendips = 13", "", "[tiles]", '"tiles.serendips" must be 13.'),
    (
        'colours = ["blue"',
        'colours = ["pink"',
        'colours = ["pink"',
        "the six colours in this order: blue, violet",
    ),
    (
        'colours = ["blue", "violet"',
        'colours = ["violet", "blue"',
        "colours = [",
        "the six colours",
    ),
    (WHEEL, WHEEL.replace("green", "blue"), "clockwise", "each of the six colours once"),
    (WHEEL, WHEEL.replace(', "green"', ""), "clockwise", "each of the six colours once"),
    (WHEEL, WHEEL.replace("green", "pink"), "clockwise", "each of the six colours once"),
    (WHEEL, WHEEL.replace('"green"', "6"), "clockwise", "each of the six colours once"),
    (WHEEL, 'clockwise = "bvroyg"', "clockwise", "each of the six colours once"),
    (
        WHEEL,
        WHEEL.replace("clockwise", "clockwize"),
        "[serendip]",
        '"serendip.clockwise" must name',
    ),
    (TWO_BY_THREE, "", "[allotment]", '"allotment.2x3" must have 2 lists of 3 colours'),
    (TWO_BY_THREE, "2x3 = 1", "2x3", '"allotment.2x3" must have 2 lists of 3 colours'),
    (TWO_BY_THREE, "2x3 = [1, 2]", "2x3", "2 lists of 3 colours"),
    (TWO_BY_THREE, TWO_BY_THREE.replace("green", "blue"), "2x3", "2 lists of 3 colours"),
    (TWO_BY_THREE, TWO_BY_THREE.replace("green", "pink"), "2x3", "2 lists of 3 colours"),
    (TWO_BY_THREE, TWO_BY_THREE.replace(', "green"', ""), "2x3", "2 lists of 3 colours"),
    (TWO_BY_THREE, TWO_BY_THREE.replace("]]", '], ["b"]]'), "2x3", "2 lists of 3 colours"),
    ('3x1 = [["blue"]', '3x1 = [["red"]', '3x1 = [["red"]', "3 lists of one colour"),
    ('6x1 = [["blue"], ', "6x1 = [", "6x1", "6 lists of one colour"),
    (
        "[board]\n",
        '[bored]\nsource = "printed"\n[board]\n',
        "[bored]",
        'The game has no table "bored"',
    ),
    ('[board]\nsource = "printed"', "[board]", "[board]", "[board] needs a source"),
    (
        '[board]\nsource = "printed"',
        '[board]\nsource = "seen"',
        'source = "seen"',
        "needs a source",
    ),
    (
        '[board]\nsource = "printed"',
        '[board]\nsource = "public"',
        "[board]",
        '[board] needs a line "from"',
    ),
    ('from = "one colour', 'form = "one colour', "[serendip]", '[serendip] needs a line "from"'),
    ("[board]\n", "side = 6\n[board]\n", "side = 6\n[board]", "[side] needs a source"),
]


@pytest.mark.parametrize(("old", "new", "blamed", "said"), WRONG)
def test_wrong_packs_are_refused_with_their_line(
    tmp_path: Path, old: str, new: str, blamed: str, said: str
) -> None:
    """A mistake is reported with its line, a missing entry with the line of its table."""
    text = edited(STANDARD, old, new)
    pack = write(tmp_path, text)
    with wrong_pack(line_of(text, blamed), said):
        Table.new("serendipity", 2, pack=pack)


def test_a_missing_table_is_blamed_on_the_first_line(tmp_path: Path) -> None:
    start, end = STANDARD.index("[serendip]"), STANDARD.index("[allotment]")
    pack = write(tmp_path, STANDARD[:start] + STANDARD[end:])
    with pytest.raises(CloisterError, match=r'line 1: "serendip\.clockwise" must'):
        Table.new("serendipity", 2, pack=pack)


def test_a_pack_that_is_not_toml_is_refused(tmp_path: Path) -> None:
    text = edited(STANDARD, "side = 6", "side = = 6")
    with pytest.raises(CloisterError, match=f"line {line_of(text, 'side = =')}") as caught:
        Table.new("serendipity", 2, pack=write(tmp_path, text))
    assert caught.value.code == "wrong-pack"


def test_a_pack_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    not_text = tmp_path / "latin.toml"
    not_text.write_bytes(b"# \xff")
    for pack in (tmp_path / "nowhere.toml", tmp_path, not_text):
        with pytest.raises(CloisterError, match="cannot be read") as caught:
            Table.new("serendipity", 2, pack=pack)
        assert caught.value.code == "wrong-pack"


def test_a_wrong_dropped_pack_is_not_ignored(data_folder: Path) -> None:
    """The player has to be told, instead of playing with the standard pack."""
    dropped(data_folder, edited(STANDARD, "side = 6", "side = 5"))
    with pytest.raises(CloisterError, match=r"board\.side"):
        Table.new("serendipity", 2)


def test_the_standard_pack_says_where_everything_comes_from() -> None:
    """Counts are printed; the order on the edges and the allotment are reconstructed."""
    data = standard("serendipity", find("serendipity").folder).data
    sources = {name: table["source"] for name, table in data.items()}
    assert sources == {
        "board": "printed",
        "tiles": "printed",
        "serendip": "reconstructed",
        "allotment": "reconstructed",
    }
