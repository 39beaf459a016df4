"""The component pack, and the mistakes that are refused in a changed one."""

from pathlib import Path

import pytest

from cloister import find
from cloister.core.errors import WrongPack
from cloister.core.packs import Pack, standard
from cloister.games.sator.components.pack import Components, read
from tests.support.packs import edited, standard_text

from .helpers import KEY

GAME = find(KEY)
SOURCE = standard_text(KEY)


def changed(old: str, new: str) -> Components:
    return read(Pack(edited(SOURCE, old, new, first=True), "mine.toml", GAME.folder))


def test_the_pack_of_the_game() -> None:
    """SAT-2: 78 IM cards, eight prayers, thirteen positioning cards."""
    found = read(standard(KEY, GAME.folder))
    assert (found.side, len(found.deck), len(found.patterns)) == (14, 78, 13)
    assert [found.deck.count(face) for face in range(11)] == [6] * 6 + [9] * 4 + [6]
    assert found.prices[11] == (1, 2, 3)
    assert found.amounts[11] == (4, 6, 9)
    assert found.turn_prices == (2, 4)
    assert all(prices <= (5,) for prices in found.prices.values())


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("side = 14", "side = 13"),
        ("side = 14", 'side = "14"'),
        ("entries = [[0, 6]", "entries = [[1, 6]"),
        ("entries = [[0, 6], ", "entries = ["),
        ('colours = ["red"', 'colours = ["<b>"'),
        ("2 = [4, 5]", "2 = [4, 5, 6]"),
        ("2 = [0, 2]", "2 = [0, 0]"),
        ("2 = [0, 2]", "2 = [0, 4]"),
        ("action_points = 6", "action_points = 7"),
        ("action_points = 6", "action_points = true"),
        ("jollies = 6", "jollies = 7"),
        ("turn_ap = [2, 4]", "turn_ap = [2]"),
        ("slide_ap = [1, 2, 3]", "slide_ap = [1, 2, 6]"),
        ("rivals = [1, 2, 3]", "rivals = [1, 2]"),
        ("squares = [4, 6, 9]", "squares = [4, 6]"),
        ("effects = [5]", "effects = [0]"),
        ("bridges = [1, 2]", "bridges = [1, 3]"),
        ("L3 = [[0, 0], [1, 0], [1, 1]]", "L3 = [[0, 0], [1, 0], [0, 1]]"),
        ('types = ["wood"', 'types = ["gold"'),
        ("[[0, 3], [3, 4], [6, 5], [4, 0]],", ""),
        ("[[0, 3], [3, 4], [6, 5], [4, 0]]", "[[0, 3], [3, 4], [6, 5], [0, 3]]"),
        ("[[0, 3], [3, 4], [6, 5], [4, 0]]", "[[0, 3], [3, 4], [6, 5], [7, 0]]"),
        ("[turn]", "[tern]"),
    ],
)
def test_mistakes_in_a_pack_are_reported_with_their_line(old: str, new: str) -> None:
    with pytest.raises(WrongPack, match=r"mine\.toml, line \d+: "):
        changed(old, new)


def test_an_owner_of_the_box_may_correct_some_numbers() -> None:
    assert changed("side = 14", "side = 14").side == 14
    bigger = SOURCE.replace("side = 14", "side = 16").replace(
        "[[0, 6], [6, 13], [13, 7], [7, 0]]", "[[0, 7], [7, 15], [15, 8], [8, 0]]"
    )
    assert read(Pack(bigger, "mine.toml", GAME.folder)).entries == (7, 155, 308, 160)
    more = SOURCE.replace("rotas_per_shape = 6", "rotas_per_shape = 7").replace(
        "jollies = 6", "jollies = 0"
    )
    assert read(Pack(more, "mine.toml", GAME.folder)).deck.count(10) == 0


def test_pits_of_other_sizes_can_be_played(tmp_path: Path) -> None:
    """SAT-2: grids of 12 by 12 and of 16 by 16 squares work as well."""
    from cloister.core.card import Setting
    from cloister.core.chance import Fast
    from cloister.core.options import resolve
    from cloister.suite.invariants import play_checked

    sizes = {
        12: ("[[0, 5], [5, 11], [11, 6], [6, 0]]", "6"),
        16: ("[[0, 7], [7, 15], [15, 8], [8, 0]]", "8"),
    }
    for side, (entries, _) in sizes.items():
        source = SOURCE.replace("side = 14", f"side = {side}").replace(
            "[[0, 6], [6, 13], [13, 7], [7, 0]]", entries
        )
        if side == 12:
            head, _, _ = source.partition("cards = [\n")
            cards = [[[0, 0], [0, 5], [5, 0], [5, column % 5 + 1]] for column in range(13)]
            source = f"{head}cards = {cards}\n"
        pack = read(Pack(source, "mine.toml", GAME.folder))
        setting = Setting(4, resolve(GAME.options, {"rounds": 4}, 4), pack)
        chance = Fast(side)
        state = GAME.start(setting, chance)
        assert play_checked(state, chance, GAME.longest) > 72
        assert state.outcome() is not None
