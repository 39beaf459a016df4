"""The picture and the text drawing of a garden show what the view shows, and no more."""

import re
from collections.abc import Iterator
from math import atan2, degrees
from xml.etree import ElementTree

import msgspec
import pytest

from cloister.core.chance import Fast
from cloister.core.game import State
from cloister.core.languages import languages
from cloister.core.registry import find
from cloister.core.table import Table
from cloister.core.values import EVERYTHING, Outcome
from cloister.games.serendipity.art.picture import svg
from cloister.games.serendipity.art.shapes import LOOKS
from cloister.games.serendipity.components.cells import BESIDE, CELL, CELLS, NAMES, ROWS
from cloister.games.serendipity.components.tiles import COLOURS, HIDDEN, LETTERS, SERENDIP
from cloister.games.serendipity.knowledge.view import GardenView
from cloister.games.serendipity.rules import phase
from cloister.games.serendipity.words.screen import ARROWS, text
from cloister.games.serendipity.words.standing import WHEEL, carpets, shares
from tests.support.pictures import SVG, check_alike, check_fits, check_whole
from tests.support.playing import play_some

CASES = [(seats, moves) for seats in (2, 3, 5, 6) for moves in (0, 40, 400)]


@pytest.fixture(name="state", params=CASES, ids=lambda case: f"{case[0]} seats, {case[1]} moves")
def some_state(request: pytest.FixtureRequest) -> State:
    seats, moves = request.param
    return played(seats, moves)


def test_a_picture_is_small_and_has_every_tile(state: State) -> None:
    drawn = svg(state.view(0, EVERYTHING))
    check_whole(drawn)
    assert len(drawn) < 120_000
    assert [name for name, _ in tiles(ElementTree.fromstring(drawn))] == NAMES


def test_equal_views_look_equal_whatever_lies_hidden(state: State) -> None:
    check_alike(state, svg, text)


def test_no_face_is_drawn_that_the_view_does_not_show(state: State) -> None:
    view = see(state)
    drawn = svg(view)
    told = dict(tiles(ElementTree.fromstring(drawn)))
    for cell in range(CELLS):
        assert (told[NAMES[cell]] == "hidden") == (view.shown[cell] == HIDDEN)
    for colour, name in enumerate(COLOURS):
        in_legend = 1
        assert drawn.count(f'href="#ser-{name}"') == view.shown.count(colour) + in_legend
    assert drawn.count('href="#ser-hidden"') == view.shown.count(HIDDEN)


def test_remembered_tiles_are_faint_and_still_hidden() -> None:
    view = replaced(recalled={"f6": 0, "f7": SERENDIP})
    told = dict(tiles(ElementTree.fromstring(svg(view))))
    assert told["f6"] == "hidden, remembered as blue"
    assert told["f7"] == "hidden, remembered as Serendip"
    assert svg(view).count('href="#ser-hidden"') == CELLS
    row = text(view).splitlines()[ROWS.index("f")]
    assert " ".join(row.split()) == "f ·1 ·2 ·3 ·4 ·5 b6 *7 ·8 ·9 ·10 ·11"


def test_every_place_has_its_name_in_the_text(state: State) -> None:
    rows = text(state.view(0)).splitlines()[: len(ROWS)]
    marked = {see(state).up, see(state).picked}
    found = {f"{row.split()[0]}{number}" for row in rows for number in re.findall(r"\d+", row)}
    assert found == set(NAMES) - marked
    assert [row.split()[0] for row in rows] == list(ROWS)


def test_the_text_fits_80_columns_and_tiles_keep_their_places(state: State) -> None:
    check_fits(text(state.view(0, EVERYTHING)))
    rows = text(see(state)).splitlines()[: len(ROWS)]
    for cell in range(CELLS):
        assert letter_at(rows, cell) == letter(see(state), cell)


@pytest.mark.parametrize("language", languages(find("serendipity").folder))
def test_the_text_fits_in_every_language(
    language: str, state: State, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CLOISTER_LANGUAGE", language)
    check_fits(text(state.view(0, EVERYTHING)))


def test_the_points_are_those_of_the_carpets(state: State) -> None:
    view = see(state)
    laid = carpets(view)
    assert sorted(colour for share in shares(view) for colour in share.colours) == list(range(6))
    for colour in range(6):
        if view.owner[colour] >= 0:
            assert f"{COLOURS[colour]:<6} {laid[colour].points:>2}" in text(view)
            assert f"{COLOURS[colour]} {laid[colour].points}" in svg(view)


def test_cloth_is_sewn_to_the_edges_that_match(state: State) -> None:
    view = see(state)
    for colour, carpet in enumerate(carpets(view)):
        owned = view.owner[colour] >= 0
        within = sum(view.shown[b] == colour for a in carpet.flowers for b in neighbours_after(a))
        sewn = svg(view).count(f'href="#ser-sewn-{COLOURS[colour]}"')
        assert sewn == (within + len(carpet.matching) if owned else 0)


def test_a_serendip_shows_blue_on_the_right_and_turns_clockwise() -> None:
    """SER-9: colour k lies on edge (k + rotation) mod 6; edge 0 is the right-hand one."""
    for rotation in range(6):
        view = replaced(shown={"f6": SERENDIP}, turned={"f6": rotation})
        assert seen_on_edges(svg(view), WHEEL) == [(k - rotation) % 6 for k in range(6)]
        assert letter_at(text(view).splitlines(), CELL["f6"]) == ARROWS[rotation]


def test_a_pack_may_have_another_wheel() -> None:
    wheel = [3, 1, 0, 2, 5, 4]
    view = msgspec.structs.replace(
        replaced(shown={"f6": SERENDIP}, turned={"f6": 2}), edge_of=wheel
    )
    on_edges = seen_on_edges(svg(view), wheel)
    assert all(on_edges[(wheel[colour] + 2) % 6] == colour for colour in range(6))
    assert letter_at(text(view).splitlines(), CELL["f6"]) == ARROWS[5]


def test_a_tile_in_hand_is_ringed_and_only_a_placed_serendip_is_pinned() -> None:
    in_hand = replaced(shown={"f6": SERENDIP}, up="f6", picked="f7")
    placed = replaced(shown={"f6": SERENDIP})
    in_corner = 1
    assert svg(in_hand).count('"#ser-up"') == svg(in_hand).count('"#ser-picked"') == 1
    assert svg(in_hand).count('"#ser-stud"') == in_corner
    assert svg(placed).count('"#ser-stud"') == in_corner + 1
    assert "[→]" in text(in_hand)
    assert "(·)" in text(in_hand)
    assert "f6 turned up · f7 picked" in text(in_hand)


def test_the_end_names_the_winners() -> None:
    over = Outcome((31, 31, 12), (0, 1), "complete")
    view = msgspec.structs.replace(replaced(), outcome=over, to_act=(), phase=phase.OVER)
    assert "Seat 0 (you) and Seat 1 · share the victory" in text(view)
    assert text(view).count("\n* Seat") == 2
    assert svg(view).count('fill="#ffb454"/>') == 2


def test_a_seat_without_colours_has_a_card() -> None:
    options = {"colour_choice": "seats"}
    view = Table.new("serendipity", 4, bytes(32), options).view(0)
    assert "Free" in svg(view)
    assert "Seat 0 (you)" in svg(view)


def played(seats: int, moves: int) -> State:
    """A garden after this many random moves."""
    start = Table.new("serendipity", seats, seed=bytes([seats]) * 32).state
    return play_some(start, moves, Fast(seats))


def see(state: State) -> GardenView:
    view = state.view(0)
    assert isinstance(view, GardenView)
    return view


def replaced(
    shown: dict[str, int] | None = None,
    turned: dict[str, int] | None = None,
    recalled: dict[str, int] | None = None,
    up: str | None = None,
    picked: str | None = None,
) -> GardenView:
    """A new garden for three seats with only these changes."""
    empty = see(played(3, 0))

    def put(before: list[int], after: dict[str, int] | None) -> list[int]:
        return [(after or {}).get(NAMES[cell], before[cell]) for cell in range(CELLS)]

    return msgspec.structs.replace(
        empty,
        shown=put(empty.shown, shown),
        turned=put(empty.turned, turned),
        recalled=put(empty.recalled, recalled),
        up=up,
        picked=picked,
    )


def tiles(picture: ElementTree.Element) -> Iterator[tuple[str, str]]:
    for group in picture.findall(f"{SVG}g"):
        title = group.findtext(f"{SVG}title") or ""
        name, _, face = title.partition(" ")
        if name in CELL:
            yield name, face


def neighbours_after(cell: int) -> list[int]:
    return [other for other in BESIDE[cell] if other > cell]


def letter(view: GardenView, cell: int) -> str:
    face = view.shown[cell]
    if face == SERENDIP:
        return ARROWS[view.turned[cell]]
    return "·" if face == HIDDEN else LETTERS[face].upper()


def letter_at(rows: list[str], cell: int) -> str:
    """The letter of a cell: a tile has four columns, and rows shift by half a tile from row f."""
    at, number = ROWS.index(NAMES[cell][0]), int(NAMES[cell][1:])
    tile = rows[at][4 + 2 * abs(at - 5) + 4 * (number - 1) :][:3]
    return tile[1] if tile[0] in "[(" else tile[0]


def seen_on_edges(drawn: str, wheel: list[int]) -> list[int]:
    """The colour on each edge of the Serendip on f6, from the geometry of its wedges."""
    rotation = re.search(r'<title>f6 .*?#ser-serendip"(?: transform="rotate\((\d+)\))?', drawn)
    assert rotation is not None
    found = [-1] * 6
    for colour, look in enumerate(LOOKS):
        wedge = re.search(rf'<path d="M0 0 ([^"]+)z" fill="{look.face}"', drawn)
        assert wedge is not None
        a, b, c, d = map(float, wedge[1].split())
        angle = degrees(atan2(b + d, a + c)) + int(rotation[1] or 0)
        found[round(angle / 60) % 6] = colour
    return found
