"""Plays Mont Saint Michel in the browser: moves by clicks, and ways to reach a position."""

import json
import re
from functools import partial
from typing import Any

from playwright.sync_api import Locator

from cloister.games.mont_saint_michel.components.monks import MONKS
from cloister.games.mont_saint_michel.components.places import PLACE, RAMP, VILLAGE
from tests.games.mont_saint_michel.helpers import ours

from .harness import Guest, Visit

ME = {"kind": "me"}
BEN = {"kind": "here", "name": "Ben"}
BOT = {"kind": "bot", "level": "novice"}
GROUND = ours().ground
TARGETS = re.compile(r"^(step|push|on|ebb|flood) (\w+)$")
ASKED = ("look", "ebb", "flood")
MIDDLE = """(piece) => {
  const found = document.querySelector(`.mount [data-piece="${piece}"] .touch`);
  const box = found.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}"""


def now(guest: Guest) -> dict[str, Any]:
    """The latest message with a view that the page received."""
    for frame in reversed(guest.heard.frames):
        message: dict[str, Any] = json.loads(frame)
        if message.get("view") is not None:
            return message
    raise AssertionError("nothing was told yet")


def start(guest: Guest, *others: dict[str, str], **options: object) -> str:
    guest.ask("/api/me", {"name": "Ana"})
    return guest.table([ME, *others], game="mont_saint_michel", options=options)


def piece(move: str, view: dict[str, Any]) -> str | None:
    """The piece to touch for a move: the monk that stands on the place, or the place."""
    monks: list[int] = view["places"]
    verb, _, what = move.partition(" ")
    if verb in ("look", "move"):
        return what
    if verb == "stay":
        return MONKS[int(view["climber"])]
    found = TARGETS.match(move)
    if found is None and verb != "up":
        return None
    place = 1 if verb == "up" else PLACE[what]
    for monk, at in enumerate(monks):
        if at == place and place not in (VILLAGE, RAMP) and monk != view["pushed"]:
            return MONKS[monk]
    return "1" if verb == "up" else what


def at(guest: Guest, name: str) -> Locator:
    return guest.page.locator(f'.mount [data-piece="{name}"]')


def is_phone(guest: Guest) -> bool:
    size = guest.page.viewport_size
    return size is not None and size["width"] < 500


def press(guest: Guest, name: str) -> None:
    """Touch a piece in the middle of what can be touched of it."""
    x, y = guest.page.evaluate(MIDDLE, name)
    if is_phone(guest):
        guest.page.touchscreen.tap(x, y)
    else:
        guest.page.mouse.click(x, y)


def touch(guest: Guest, target: Locator) -> None:
    if is_phone(guest):
        target.tap()
    else:
        target.click()


def make(guest: Guest, move: str) -> None:
    """Make a move by clicks, and confirm it where the page asks."""
    message, before = now(guest), len(guest.heard.frames)
    name = piece(move, message["view"])
    same = [other for other in message["moves"] if piece(other, message["view"]) == name]
    if name is None:
        touch(guest, guest.page.locator(".choices .choice:enabled", has_text=button(move)))
    elif len(same) > 1:
        touch(guest, at(guest, name))
        touch(guest, guest.page.locator(".choices .choice:enabled", has_text=button(move)).first)
    else:
        press(guest, name)
        if move.startswith(ASKED) or (is_phone(guest) and not move.startswith("move")):
            touch(guest, guest.page.locator(".confirm"))
    guest.until(partial(has_moved, guest, before), f"no answer to {move}")


def button(move: str) -> str:
    """A part of the label on the button of a move."""
    verb, _, what = move.partition(" ")
    words = {"decline": "Do not look", "give": "Give the page", "stop": "Stop here"}
    return words.get(move) or {"ebb": "Ebb", "flood": "Flood", "step": "Walk to"}.get(verb, what)


def has_moved(guest: Guest, than: int) -> bool:
    return any('"view"' in frame for frame in guest.heard.frames[than:])


def wise(message: dict[str, Any]) -> str:
    """A move that brings a monk nearer to the page, so that the game comes to an end."""
    view, moves = message["view"], message["moves"]
    plain = [move for move in moves if not move.startswith(("ebb", "flood"))]
    for wanted in ("give", "stop", "look"):
        for move in plain:
            if move.startswith(wanted):
                return str(move)
    away = GROUND.turns[view["dots"] or 1][view["location"]]

    def distance(move: str) -> float:
        what = move.partition(" ")[2]
        place = view["places"][MONKS.index(what)] if what in MONKS else PLACE.get(what, 1)
        landed = place == view["location"] and what not in MONKS
        return -1 if landed else away[place]

    return str(min(plain or moves, key=distance))


def both(visit: Visit, **options: object) -> Guest:
    ana = visit(reduced_motion="reduce")
    start(ana, BEN, **options)
    return ana


def go_on(guest: Guest) -> dict[str, Any]:
    """Wait for moves other than a look: lift curtains, and decline looks."""
    for _ in range(400):
        guest.page.wait_for_selector(".curtain button, .deciding")
        curtain = guest.page.locator(".curtain button")
        if curtain.count():
            curtain.first.click()
            guest.page.wait_for_selector(".deciding")
        message = now(guest)
        if "decline" in message["moves"]:
            make(guest, "decline")
        elif message["moves"]:
            return message
        guest.page.wait_for_timeout(40)
    raise AssertionError("no page to play for")


def line_up(guest: Guest) -> str:
    """Bring monks to 8, 9 and 10; returns a monk in the village to send against them."""
    line = [8, 9, 10]
    for _ in range(40):
        message = go_on(guest)
        view, spare = message["view"], []
        places: list[int] = view["places"]
        spare = [monk for monk in range(6) if places[monk] == VILLAGE]
        free = [place for place in line if place not in places]
        if not free and spare and f"move {MONKS[spare[0]]}" in message["moves"]:
            return MONKS[spare[0]]
        play_towards(guest, message, free, spare)
    raise AssertionError("they never stood in a row")


def play_towards(guest: Guest, message: dict[str, Any], free: list[int], spare: list[int]) -> None:
    view = message["view"]
    if view["location"] in free and spare:
        return walk(guest, spare[0], [view["location"]])
    if free and spare and view["dots"] == 1:
        return walk(guest, spare[0], [free[0]])
    for target in free:
        over = [place for place in free if place != target and abs(place - target) == 1]
        if over and spare:
            return walk(guest, spare[0], [over[0], target])
    if "give" in message["moves"]:
        return make(guest, "give")
    out = [monk for monk in range(6) if view["places"][monk] not in (8, 9, 10)]
    monk = next((monk for monk in out if monk not in spare), out[0])
    return stroll(guest, monk)


def walk(guest: Guest, monk: int, places: list[int]) -> None:
    make(guest, f"move {MONKS[monk]}")
    for place in places:
        make(guest, f"step {place}")
    finish(guest)


def finish(guest: Guest) -> None:
    """Stop the move that is under way, if it may stop."""
    message = now(guest)
    if message["view"]["mover"] >= 0 and "stop" in message["moves"]:
        make(guest, "stop")


def stroll(guest: Guest, monk: int) -> None:
    """Move a monk towards the page, if possible without entering the line."""
    make(guest, f"move {MONKS[monk]}")
    for _ in range(12):
        message = now(guest)
        if message["view"]["mover"] < 0:
            return
        moves = [move for move in message["moves"] if not move.startswith(("ebb", "flood"))]
        quiet = [move for move in moves if move == "stop" or calm(move, message["view"])]
        legal = quiet or moves or message["moves"]
        make(guest, wise({"view": message["view"], "moves": legal}))


def calm(move: str, view: dict[str, Any]) -> bool:
    """Whether the move leads to an empty place outside the line."""
    place = PLACE.get(move.partition(" ")[2], 0)
    return place not in (8, 9, 10, *view["places"])
