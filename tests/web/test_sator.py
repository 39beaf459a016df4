"""Sator in the browser: a whole game by clicks with everything that bridges and acolytes can do."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from cloister.games.sator.art.sprite import contour, outline, sprite
from cloister.games.sator.components.ground import CELLS

from .harness import Guest
from .sator_play import (
    DISCARD,
    FREE,
    GAME,
    LAID,
    LAY_PLACE,
    MAIN,
    OVER,
    PRAYERS,
    SECOND_TURN,
    SHAPES,
    TYPES,
    WANTED,
    WHERE,
    WIDTH,
    Player,
    landings,
    name_of,
    square_of,
)
from .test_look import LOOKS, NAMES, look

Visit = Callable[..., Guest]
SEATS = [{"kind": "me"}, {"kind": "bot", "level": "novice"}]
ROUNDS = 12
FURTHER = 3
CELL = """() => {
  const matrix = document.querySelector("svg.pit").getScreenCTM();
  return 40 * matrix.a;
}"""
COUNT_LIFTED = """() => {
  window.lifted = 0;
  new MutationObserver(() => {
    window.lifted = Math.max(window.lifted, document.querySelectorAll("[data-lift] > *").length);
  }).observe(document.querySelector("[data-lift]"), { childList: true });
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
AGAIN = ("step", "walk")
"""As long as there was nowhere to jump to: elsewhere there may be."""
WISHES = {"step", "ride", "corner", "double", "gargoyle", "prayer", "jump", "walk"}


def sit_down(guest: Guest, **options: object) -> Player:
    guest.table(SEATS, game=GAME, options=options)
    return Player(guest)


def all_laid(guest: Guest, **more: object) -> Player:
    """A table at which the first turn begins."""
    wish = {"game": GAME, "seats": SEATS, "nonce": guest.nonce(), **more}
    table = str(guest.ask("/api/tables", wish)["table"])
    guest.page.evaluate(LAID, table)
    guest.sit(table)
    guest.my_turn()
    return Player(guest)


class Adventurer:
    """Plays turn after turn, and does everything once that can be done."""

    def __init__(self, player: Player, done: set[str]) -> None:
        self.player = player
        self.done = done
        self.visited: list[int] = []

    def turn(self) -> None:
        if "step" in self.done and not self.rides():
            self.player.swap()
        for wish in ("gargoyle", "jump", "step", "ride", "double", "corner", "walk", "prayer"):
            wanted = wish not in self.done or (wish in AGAIN and "jump" not in self.done)
            if wanted and getattr(self, wish)():
                self.done.add(wish)
                assert self.player.view["phase"] == MAIN
        self.player.end_turn()

    def ways(self) -> list[Any]:
        """With cards, and so that points are left for the rest."""
        return [way for way in self.player.view["ways"] if way[3] != [FREE]]

    def step(self) -> bool:
        """The free action: one step, here from the ledge into the pit."""
        player = self.player
        steps = [move for move in player.moves if move.startswith("free ") and "bridge" not in move]
        if not steps:
            return False
        square = self.best([move[5:] for move in steps])
        player.touch(".pay.free")
        player.piece(f"f{square}")
        player.wait(lambda view: f"free {square}" in view["chain"], "no step")
        self.visited.append(player.view["acolytes"][0])
        return True

    def best(self, squares: list[str]) -> str:
        """Where one can jump from; else where one has not been so often."""
        view = self.player.view

        def merit(name: str) -> tuple[bool, int]:
            square = square_of(name)
            return bool(landings(view, square)), -self.visited.count(square)

        return max(squares, key=merit)

    def rides(self) -> list[Any]:
        """Ways to move the bridge that one stands on; a double turn comes elsewhere."""
        view = self.player.view
        at = view["acolytes"][0]
        return [way for way in self.ways() if at in view["bridges"][way[0]] and way[1] != 1]

    def ride(self) -> bool:
        """A bridge is moved with one's own acolyte on it: a point more, and it comes along."""
        player, view = self.player, self.player.view
        for way in self.rides()[:1]:
            at = view["bridges"][way[0]].index(view["acolytes"][0])
            assert way[2] == [2, 4, 1, 2, 3][way[1]] + 1
            player.move(way, way[3][0], motion(way))
            after = player.view
            assert after["acolytes"][0] == after["bridges"][way[0]][at]
            assert after["points"] == view["points"] - way[2]
            return True
        return False

    def corner(self) -> bool:
        """A slide that ends both in another row and in another column."""
        player, view = self.player, self.player.view
        for way in self.ways():
            first = view["bridges"][way[0]][0]
            for end in way[4] if way[1] > 2 else []:
                if end % WIDTH != first % WIDTH and end // WIDTH != first // WIDTH:
                    player.move(way, way[3][0], f"slide to {name_of(end)}")
                    assert player.view["bridges"][way[0]][0] == end
                    return True
        return False

    def double(self) -> bool:
        """Two turns with one card, the second about another square."""
        player, view = self.player, self.player.view
        for way in (way for way in self.ways() if way[1] == 1):
            player.move(way, way[3][0], motion(way))
            assert player.view["phase"] == SECOND_TURN
            second = player.view["ghosts"][0]
            player.ghost(second[0])
            assert player.view["bridges"][way[0]] == second[1]
            assert player.view["points"] == view["points"] - way[2]
            return True
        return False

    def gargoyle(self) -> bool:
        player = self.player
        if player.view["points"] < 4 or not player.search("clara"):
            return False
        player.play_prayer("clara")
        square = next(move[9:] for move in player.moves if move.startswith("gargoyle"))
        player.piece(f"s{square}")
        player.wait(lambda view: view["phase"] == MAIN, "no gargoyle")
        assert name_of(player.view["gargoyles"][0]) == square
        return True

    def prayer(self) -> bool:
        player = self.player
        spare = [card for card in player.view["hand"] if card not in WANTED]
        if "pray 0" not in player.moves or len(spare) < 3:
            return False
        player.button("Pray")
        player.wait(lambda view: view["phase"] != MAIN, "no prayer")
        for _ in range(3):
            player.discard(next(card for card in player.view["hand"] if card not in WANTED))
        player.wait(lambda view: view["phase"] == MAIN, "still praying")
        assert player.view["gargoyles"][0] == -2
        return True

    def jump(self) -> bool:
        player = self.player
        if player.view["points"] < 3 or player.view["acolytes"][0] < 0:
            return False
        if not player.search("neque") or "play neque" not in player.moves:
            return False
        player.play_prayer("neque")
        last = [move for move in player.moves if move.startswith("effect")][-1]
        player.button(f"Jump over {'' if last == 'effect 1' else 'up to '}{last[-1]} ")
        player.wait(lambda view: view["chain"][-1] == last, "no choice")
        landing = next(move for move in player.moves if move.startswith("jump"))
        player.piece(f"s{landing[5:]}")
        player.wait(lambda view: view["phase"] == MAIN, "no jump")
        assert name_of(player.view["acolytes"][0]) == landing[5:]
        return True

    def walk(self) -> bool:
        """As far as it goes, by one touch."""
        player = self.player
        if not player.view["reach"]:
            return False
        steps = {name_of(square): steps for square, steps in player.view["reach"]}
        far = self.best([name for name in steps if steps[name] == max(steps.values())])
        player.touch('[data-piece="c0"] .reach')
        player.touch(f'[data-piece="s{far}"]')
        player.wait(lambda view: view["acolytes"][0] == square_of(far), "it does not arrive")
        self.visited.append(square_of(far))
        return bool(steps[far] > 1)


def motion(way: list[Any]) -> str:
    """The first end of a way, in words."""
    end = way[4][0]
    if way[1] > 1:
        return f"slide to {name_of(end)}"
    return f"turn {name_of(end // 4)} {['', 'right', 'half', 'left'][end % 4]}"


def venture(hero: Adventurer, everything: bool = False) -> None:
    """Play turn after turn to the end, or until everything was done."""
    player = hero.player
    while player.view["phase"] != OVER and not (everything and hero.done == WISHES):
        player.guest.until(lambda: yours(player), "the bot does not move", 30)
        if player.view["phase"] != OVER:
            player.guest.my_turn()
            hero.turn()


def test_a_whole_game_with_everything(visit: Visit) -> None:
    """What this deal does not allow, another one will."""
    player = sit_down(visit(reduced_motion="reduce").home(), rounds=ROUNDS)
    player.lay_all("g1")
    hero = Adventurer(player, set())
    venture(hero)
    player.page.wait_for_selector(".result")
    shown = [int(text) for text in player.page.locator(".ranking h2 b").all_inner_texts()]
    assert sorted(shown) == sorted(player.view["taken"])
    for _ in range(FURTHER):
        if hero.done != WISHES:
            hero = Adventurer(all_laid(visit(reduced_motion="reduce").home()), hero.done)
            venture(hero, everything=True)
    assert hero.done == WISHES


def yours(player: Player) -> bool:
    return bool(player.view["phase"] == OVER or player.view["to_act"] == [0])


def test_laying_by_keys_alone(visit: Visit) -> None:
    player = sit_down(visit(reduced_motion="reduce").home())
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
    player = all_laid(visit(reduced_motion="reduce").home())
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


def test_what_cannot_be_done_is_said(visit: Visit) -> None:
    player = all_laid(visit(reduced_motion="reduce").home())
    player.page.get_by_role("button", name="Swap").click()
    player.wait(lambda view: view["phase"] == DISCARD, "no discards")
    player.touch_square(next(cells for cells in player.view["bridges"] if cells)[0])
    player.page.wait_for_selector(".toast.refusal")
    assert "SAT-" in (player.page.locator(".toast a").get_attribute("href") or "")


def test_the_pit_as_text(visit: Visit) -> None:
    player = all_laid(visit(reduced_motion="reduce").home())
    page = player.page
    page.get_by_role("button", name="Table as text").click()
    page.wait_for_selector(".as-text h2")
    titles = page.locator(".as-text h2").all_inner_texts()
    assert titles[:5] == ["Now", "The turn", "Your hand", "Bridges", "Acolytes, books, gargoyles"]
    expect(page.locator(".as-text section").nth(2).locator("li")).to_have_count(24)
    page.locator('[data-move^="play "]').first.click()
    player.guest.until(lambda: len(player.view["chain"]) == 1, "no card is played by the text")


def test_a_bridge_glides_and_two_fingers_turn(visit: Visit) -> None:
    """Motion, for those who want it; and a twist on a touch screen."""
    player = all_laid(visit(phone=True).home())
    page = player.page
    page.evaluate(COUNT_LIFTED)
    way = next(way for way in player.view["ways"] if turns_right(way))
    player.hold(way[0])
    player.by(FREE, "turn")
    page.evaluate(TWIST)
    page.wait_for_selector(".preview")
    assert "right" in (page.locator(".handle.looked").get_attribute("data-piece") or "")
    player.touch(".confirm")
    player.wait(lambda view: len(view["chain"]) > 0, "no turn")
    player.guest.until(lambda: page.evaluate("window.lifted") > 0, "nothing glides")


def dragged(player: Player) -> tuple[list[Any], int, list[int], list[int]]:
    """A slide by a card of one step: way, end, and where a finger begins and ends."""
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
    """The price is shown on the way; what is let go where it was does nothing."""
    player = all_laid(visit(reduced_motion="reduce").home())
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
    player = all_laid(visit(phone=True, reduced_motion="reduce").home())
    way, end, start, goal = dragged(player)
    finger = player.guest.context.new_cdp_session(player.page)
    middle = [(a + b) / 2 for a, b in zip(start, goal, strict=True)]
    for kind, at in (("Start", start), ("Move", middle), ("Move", goal), ("End", None)):
        points = [{"x": at[0], "y": at[1]}] if at else []
        finger.send("Input.dispatchTouchEvent", {"type": f"touch{kind}", "touchPoints": points})
    player.wait(lambda view: view["bridges"][way[0]][0] == end, "it does not slide")


def turns_right(way: list[Any]) -> bool:
    """The free action can turn it to the right."""
    return FREE in way[3] and way[1] == 0 and any(end % 4 == 1 for end in way[4])


@pytest.mark.parametrize(("phone", "theme"), LOOKS, ids=NAMES)
def test_looks(visit: Visit, phone: bool, theme: str) -> None:
    """Laying, a turn, a bridge with its ghosts, the squares of a step: all fits, axe agrees."""
    guest = visit(phone=phone, color_scheme=theme, reduced_motion="reduce").home()
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
    """Right corners only, as many to the right as to the left and four more, and the whole area."""
    for cells in CELLS:
        corners = contour(cells)
        pairs = list(zip(corners, corners[1:] + corners[:1], strict=True))
        area = sum(a[1] * b[0] - b[1] * a[0] for a, b in pairs) / 2
        assert abs(area) == len(cells)
        assert all((a[0] == b[0]) != (a[1] == b[1]) for a, b in pairs)
        assert outline(cells).count("Q") == len(corners)


def test_every_picture_is_there() -> None:
    drawn = set(re.findall(r'id="(sat-[\w-]+)"', sprite()))
    wanted = {f"sat-{name}" for name in [*SHAPES, *TYPES, *PRAYERS, "turn", "slide", "jolly"]}
    pieces = {f"sat-{kind}-{n}" for kind in ("book", "acolyte", "gargoyle") for n in range(4)}
    assert wanted | pieces | {"sat-abyss", "sat-cover"} <= drawn
