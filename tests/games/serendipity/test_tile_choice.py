"""Which tile the master turns up, and its values of groups, compared with the real score."""

from cloister.core.values import EVERYTHING
from cloister.games.serendipity.bots.groups import ROOM, STRAY_FLOWER, Groups
from cloister.games.serendipity.bots.odds import good_tile_chance, unseen
from cloister.games.serendipity.bots.tile_choice import TileChoice
from cloister.games.serendipity.components.cells import ACROSS, BESIDE, CELL
from cloister.games.serendipity.components.tiles import HIDDEN, SERENDIP
from cloister.games.serendipity.rules import phase
from cloister.games.serendipity.rules.carpet import best_carpet
from cloister.games.serendipity.rules.moves import UNCOVER
from cloister.games.serendipity.rules.state import Garden

from .helpers import at, look
from .test_plan import gardens, plans


def groups_of(garden: Garden, colour: int) -> Groups:
    groups = Groups(colour, garden.terms.edge_of[colour])
    groups.find(garden.shown, garden.turned)
    return groups


def points(garden: Garden, colour: int, shown: list[int], turned: list[int]) -> int:
    return best_carpet(shown, turned, colour, garden.terms.edge_of[colour], chain=False).points


def test_the_best_group_is_the_carpet() -> None:
    for walk, garden, _ in gardens(80, phase.UNCOVERING):
        for colour in range(6):
            carpet = points(garden, colour, garden.shown, garden.turned)
            assert groups_of(garden, colour).most == carpet, walk.way_back()


def test_value_of_one_more_flower_matches_the_score() -> None:
    for walk, garden, _ in gardens(40, phase.UNCOVERING):
        for colour in range(6):
            groups = groups_of(garden, colour)
            strays = STRAY_FLOWER * (groups.total + 1)
            for cell in garden.hidden[::5]:
                worth = groups.with_flower(garden.shown, garden.turned, cell)
                shown = garden.shown.copy()
                shown[cell] = colour
                carpet = points(garden, colour, shown, garden.turned)
                room = ROOM * sum(garden.shown[other] == HIDDEN for other in BESIDE[cell])
                if worth:
                    assert carpet <= round(worth - room, 6) < carpet + strays, walk.way_back()
                else:
                    assert carpet == max(groups.most, 1), walk.way_back()


def test_value_of_one_more_serendip_matches_the_score() -> None:
    for walk, garden, _ in gardens(40, phase.UNCOVERING):
        for colour in range(6):
            groups = groups_of(garden, colour)
            for cell in garden.hidden[::5]:
                shown, turned = garden.shown.copy(), garden.turned.copy()
                shown[cell] = SERENDIP
                away = [
                    edge
                    for edge in range(6)
                    if (other := ACROSS[cell][edge]) < 0 or shown[other] != colour
                ]
                if away:
                    turned[cell] = (away[0] - groups.edge) % 6
                    found = groups.with_serendip(garden.shown, cell)
                    carpet = points(garden, colour, shown, turned)
                    assert max(found, groups.most) == carpet, walk.way_back()


def test_the_chance_of_a_good_tile_is_its_share_of_unseen_tiles() -> None:
    """SER-R36: with six seats, 13 flowers of the seat and 13 Serendips of 91."""
    view = look(at({}), seat=0, memory=EVERYTHING)
    assert unseen(view) == [13] * 7
    assert good_tile_chance(view, 0) == 26 / 91
    view = look(at({"f6": "b", "a1": "0"}), seat=0, memory=EVERYTHING)
    assert unseen(view) == [12, 13, 13, 13, 13, 13, 12]
    assert good_tile_chance(view, 0) == 24 / 89


def test_a_tile_beside_the_carpet_is_preferred() -> None:
    view = look(at({"f5": "b", "f6": "b"}), seat=0, memory=EVERYTHING)
    first = TileChoice(view, 0, 6).ranked()[0] - UNCOVER
    assert any(view.shown[other] != HIDDEN for other in BESIDE[first])
    far = TileChoice(view, 0, 6).expected_gain(CELL["a1"])
    assert TileChoice(view, 0, 6).expected_gain(first) > far


def test_a_known_own_flower_comes_first() -> None:
    found = 0
    for walk, garden, planner in gardens(120, phase.UNCOVERING):
        known = [
            UNCOVER + cell
            for cell in garden.hidden
            if garden.seen[cell] and garden.owner[garden.face[cell] % SERENDIP] == garden.seat
            if garden.face[cell] != SERENDIP
        ]
        lines = plans(garden, planner)
        if known and lines:
            found += 1
            assert lines[0][0] in known, walk.way_back()
    assert found > 5


def test_only_legal_tiles_are_turned_up() -> None:
    for walk, garden, planner in gardens(60, phase.UNCOVERING):
        legal = garden.moves(garden.seat)
        for line in plans(garden, planner):
            assert len(line) == 1
            assert line[0] in legal, walk.way_back()


def potential(tiles: dict[str, str], hidden: float = 0.0) -> float:
    garden = at(tiles).state
    assert isinstance(garden, Garden)
    return groups_of(garden, 0).potential(garden.shown, garden.turned, hidden)


def test_potential_counts_besides_points() -> None:
    carpet = {"f4": "b", "f5": "b"}
    assert potential({}) == 0
    assert 2 < potential(carpet) < 4
    beside = {"e5": "v", "g4": "v", "e4": "v", "f3": "v"}
    assert potential(carpet) > potential(carpet | beside), "room to grow"
    assert potential(carpet, hidden=1) > potential(carpet), "which counts most at first"
    assert potential(carpet | {"f7": "b"}) > potential(carpet | {"f8": "b"}), "a stray within reach"
    assert potential(carpet | {"f8": "b", "f9": "b"}) > potential(carpet | {"f8": "b", "a1": "b"})
    assert potential(carpet | {"e6": "3"}) > potential(carpet | {"a1": "3"}), "a Serendip nearby"
