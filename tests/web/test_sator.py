"""Sator in the browser: a whole game by clicks with everything that bridges and acolytes can do."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from cloister.games.sator.art.sprite import contour, outline, sprite
from cloister.games.sator.components.ground import CELLS

from .harness import Visit
from .looks import LOOKS, NAMES, look
from .sator_adventure import SEATS, WISHES, Adventurer, all_laid, sit_down, venture
from .sator_play import (
    DISCARD,
    FREE,
    GAME,
    LAY_PLACE,
    PRAYERS,
    SHAPES,
    TYPES,
    WHERE,
    WIDTH,
    Player,
    name_of,
)

ROUNDS = 12
FURTHER = 3
CELL = """() => {
  const matrix = document.querySelector("svg.pit").getScreenCTM();
  return 40 * matrix.a;
}"""
TWIST = """() => {
  const pit = document.querySelector("svg.pit");
  const fingers = (angle) => [1, -1].map((sign, at) => new Touch({ identifier: at, target: pit,
    clientX: 190 + 60 * sign * Math.cos(angle), clientY: 400 + 60 * sign * Math.sin(angle) }));
  const send = (kind, angle) => pit.dispatchEvent(
    new TouchEvent(kind, { touches: fingers(angle), bubbles: true }));
  send("touchstart", 0);
  send("touchmove", 0.4);
  send("touchmove", 0.9);
}"""


def test_a_whole_game_with_everything(visit: Visit) -> None:
    """Actions that this deal does not allow are made at other tables."""
    player = sit_down(visit(reduced_motion="reduce"), rounds=ROUNDS)
    player.lay_all("g1")
    hero = Adventurer(player, set())
    venture(hero)
    player.page.wait_for_selector(".result")
    shown = [int(text) for text in player.page.locator(".ranking h2 b").all_inner_texts()]
    assert sorted(shown) == sorted(player.view["taken"])
    for _ in range(FURTHER):
        if hero.done != WISHES:
            hero = Adventurer(all_laid(visit(reduced_motion="reduce")), hero.done)
            venture(hero, everything=True)
    assert hero.done == WISHES


def test_laying_by_keys_alone(visit: Visit) -> None:
    player = sit_down(visit(reduced_motion="reduce"))
    page = player.page
    player.guest.my_turn()
    page.locator(".sat-tile.lit").first.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(".place")
    facing = player.view["facing"]
    page.keyboard.press("r")
    player.wait(lambda view: view["phase"] == LAY_PLACE and view["facing"] != facing, "not turned")
    page.locator(".place").first.focus()
    for key in ("ArrowRight", "ArrowDown"):
        page.keyboard.press(key)
    page.keyboard.press("Enter")
    player.wait(lambda view: len(view["own_stock"]) == 11, "not laid")


def test_turning_by_keys_alone(visit: Visit) -> None:
    player = all_laid(visit(reduced_motion="reduce"))
    page = player.page
    turns = [way for way in player.view["ways"] if way[1] == 0]
    bridge = max(turns, key=lambda way: len(way[4]))[0]
    page.locator(f'[data-piece="b{bridge}"]').focus()
    page.keyboard.press("Enter")
    page.keyboard.press("r")
    page.wait_for_selector(".preview")
    first = page.locator(".handle.looked").get_attribute("data-piece")
    page.keyboard.press("r")
    player.guest.until(
        lambda: page.locator(".handle.looked").get_attribute("data-piece") != first, "no other turn"
    )
    page.keyboard.press("Escape")
    page.wait_for_selector(".handle", state="detached")
    assert player.view["chain"] == []


def test_a_bridge_that_was_put_down_can_be_picked_up_again(visit: Visit) -> None:
    player = all_laid(visit(reduced_motion="reduce"))
    page = player.page
    slides = {way[0] for way in player.view["ways"] if way[1] > 1}
    bridge = next(way[0] for way in player.view["ways"] if way[1] == 0 and way[0] in slides)
    chosen = page.locator('.means [aria-pressed="true"]')
    player.hold(bridge)
    first = chosen.inner_text()
    page.keyboard.press("s" if "slide" not in first else "r")
    expect(chosen).not_to_have_text(first)
    page.keyboard.press("Escape")
    page.wait_for_selector(".means", state="detached")
    player.hold(bridge)
    expect(chosen).to_have_text(first)


def test_a_touch_that_is_no_move_is_refused_with_its_rule(visit: Visit) -> None:
    player = all_laid(visit(reduced_motion="reduce"))
    player.page.get_by_role("button", name="Swap").click()
    player.wait(lambda view: view["phase"] == DISCARD, "no discards")
    player.touch_square(next(cells for cells in player.view["bridges"] if cells)[0])
    player.page.wait_for_selector(".toast.refusal")
    assert "SAT-" in (player.page.locator(".toast a").get_attribute("href") or "")


def test_the_pit_as_text(visit: Visit) -> None:
    player = all_laid(visit(reduced_motion="reduce"))
    page = player.page
    page.get_by_role("button", name="Table as text").click()
    page.wait_for_selector(".as-text h2")
    titles = page.locator(".as-text h2").all_inner_texts()
    assert titles[:5] == ["Now", "The turn", "Your hand", "Bridges", "Acolytes, books, gargoyles"]
    expect(page.locator(".as-text section").nth(2).locator("li")).to_have_count(24)
    page.locator('[data-move^="play "]').first.click()
    player.guest.until(lambda: len(player.view["chain"]) == 1, "no card is played by the text")


def test_each_bridge_to_pick_is_listed_once_in_the_text(visit: Visit) -> None:
    """SAT-5: three players pick from six bridges; each has one line and one button."""
    guest = visit(reduced_motion="reduce")
    guest.table([*SEATS, {"kind": "bot", "level": "novice"}], game=GAME)
    guest.my_turn()
    guest.page.get_by_role("button", name="Table as text").click()
    guest.page.wait_for_selector(".as-text h2")
    picks = guest.page.locator(".as-text section").first
    moves = [f"pick {shape}" for shape in SHAPES]
    shown = guest.page.locator('.as-text [data-move^="pick "]')
    assert [button.get_attribute("data-move") for button in shown.all()] == moves
    assert picks.locator("h2").inner_text() == "Bridges to pick from"
    line = picks.locator("li").first
    assert line.locator("span").inner_text() == "Large L"
    assert line.locator("button").inner_text() == "Pick a large L"


def test_a_bridge_glides_and_two_fingers_turn(visit: Visit) -> None:
    """Motion is shown where it is not reduced; a twist turns a bridge on a touch screen."""
    player = all_laid(visit(phone=True))
    page = player.page
    player.guest.watch_travels()
    way = next(way for way in player.view["ways"] if turns_right(way))
    player.hold(way[0])
    player.by(FREE, "turn")
    page.evaluate(TWIST)
    page.wait_for_selector(".preview")
    assert "right" in (page.locator(".handle.looked").get_attribute("data-piece") or "")
    player.touch(".confirm")
    player.wait(lambda view: len(view["chain"]) > 0, "no turn")
    player.guest.travelled("nothing glides")


def dragged(player: Player) -> tuple[list[Any], int, list[int], list[int]]:
    """A slide by one square with a card: the action, its end, and the two ends of the drag."""
    view = player.view
    way, end = next(
        (way, way[4][0]) for way in view["ways"] if way[1] == 2 and way[3] != [FREE] and way[4]
    )
    cells = [cell for cell in view["bridges"][way[0]] if cell not in view["acolytes"]]
    by = end - view["bridges"][way[0]][0]
    places = [(cell // WIDTH, cell % WIDTH) for cell in (cells[0], cells[0] + by)]
    start, goal = (player.page.evaluate(WHERE, list(place)) for place in places)
    return way, end, start, goal


def test_a_bridge_is_dragged_and_snaps_to_where_it_may_slide(visit: Visit) -> None:
    """The price is shown during the drag; a bridge that is let go where it was stays there."""
    player = all_laid(visit(reduced_motion="reduce"))
    page = player.page
    way, end, start, goal = dragged(player)
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(*goal, steps=6)
    page.wait_for_selector(".preview")
    expect(page.locator(".prompt .hint")).to_contain_text(f"{way[2]} of 6 points")
    page.mouse.move(*start, steps=6)
    page.wait_for_selector(".preview", state="detached")
    page.mouse.up()
    assert player.view["chain"] == []
    page.mouse.down()
    page.mouse.move(*goal, steps=6)
    page.mouse.up()
    player.wait(lambda view: view["bridges"][way[0]][0] == end, "it does not slide")
    assert player.view["chain"][-1] == f"slide to {name_of(end)}"


def test_a_finger_drags_a_bridge(visit: Visit) -> None:
    player = all_laid(visit(phone=True, reduced_motion="reduce"))
    way, end, start, goal = dragged(player)
    finger = player.guest.context.new_cdp_session(player.page)
    middle = [(a + b) / 2 for a, b in zip(start, goal, strict=True)]
    for kind, at in (("Start", start), ("Move", middle), ("Move", goal), ("End", None)):
        points = [{"x": at[0], "y": at[1]}] if at else []
        finger.send("Input.dispatchTouchEvent", {"type": f"touch{kind}", "touchPoints": points})
    player.wait(lambda view: view["bridges"][way[0]][0] == end, "it does not slide")


def turns_right(way: list[Any]) -> bool:
    """Whether the free action can turn the bridge to the right."""
    return FREE in way[3] and way[1] == 0 and any(end % 4 == 1 for end in way[4])


@pytest.mark.parametrize(("phone", "theme"), LOOKS, ids=NAMES)
def test_how_the_pit_looks(visit: Visit, phone: bool, theme: str) -> None:
    """Laying, a bridge with its ghosts, the squares of a step: all fit, and axe finds nothing."""
    guest = visit(phone=phone, color_scheme=theme, reduced_motion="reduce")
    player, name = sit_down(guest), f"{'phone' if phone else 'desk'}-{theme}"
    guest.my_turn()
    player.touch(".sat-tile.lit")
    guest.page.wait_for_selector(".place")
    look(guest, f"sator-laying-{name}", still=True)
    player = all_laid(guest)
    way = max(player.view["ways"], key=lambda way: (way[1] > 1, len(way[4])))
    player.hold(way[0])
    player.by(way[3][0], "slide")
    look(guest, f"sator-slide-{name}", still=True)
    if phone:
        assert guest.page.evaluate(CELL) >= 24, "squares are too small for a finger"
    guest.page.keyboard.press("Escape")
    player.touch(".pay.free")
    look(guest, f"sator-step-{name}", still=True)


def test_the_outline_goes_once_round_every_shape() -> None:
    """It has only right angles, encloses the whole area, and rounds every corner."""
    for cells in CELLS:
        corners = contour(cells)
        pairs = list(zip(corners, corners[1:] + corners[:1], strict=True))
        area = sum(a[1] * b[0] - b[1] * a[0] for a, b in pairs) / 2
        assert abs(area) == len(cells)
        assert all((a[0] == b[0]) != (a[1] == b[1]) for a, b in pairs)
        assert outline(cells).count("Q") == len(corners)


def test_every_picture_of_the_pit_is_in_the_sprite() -> None:
    drawn = set(re.findall(r'id="(sat-[\w-]+)"', sprite()))
    wanted = {f"sat-{name}" for name in [*SHAPES, *TYPES, *PRAYERS, "turn", "slide", "jolly"]}
    pieces = {f"sat-{kind}-{n}" for kind in ("book", "acolyte", "gargoyle") for n in range(4)}
    assert wanted | pieces | {"sat-abyss", "sat-cover"} <= drawn
