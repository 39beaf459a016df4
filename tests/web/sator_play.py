"""Plays Sator in the browser: every touch is a click or a tap at a place on the screen."""

import json
from collections.abc import Callable
from functools import partial
from typing import Any

from .harness import Guest

GAME = "sator"
LAY_PLACE, MAIN, DISCARD, SOURCE, SEEK, EFFECT = 3, 4, 5, 6, 7, 8
SECOND_TURN, DRAW, OVER = 11, 21, 22
WIDTH, FREE = 20, -1
SHAPES, TYPES = ["L5", "L3", "T4", "I4", "I3", "I2"], ["wood", "stone", "iron", "brick"]
NIHIL = 11
PRAYERS = ["nihil", "clara", "neque", "mihi", "omnia", "quin", "animi", "victoria"]
WANTED = (NIHIL + PRAYERS.index("clara"), NIHIL + PRAYERS.index("neque"))
"""The cards that are never discarded."""
WHERE = """([row, column]) => {
  const svg = document.querySelector("svg.pit"), matrix = svg.getScreenCTM();
  const point = new DOMPoint(40 * column + 20, 40 * row + 20).matrixTransform(matrix);
  return [point.x, point.y];
}"""
LAID = """(table) => new Promise((done, fail) => {
  const socket = new WebSocket(`ws://${location.host}/ws/${table}`);
  socket.onclose = () => fail(new Error("the socket was closed while bridges were laid"));
  setTimeout(() => fail(new Error("the bridges are not laid in time")), 30_000);
  let said = -1;
  socket.onmessage = ({ data }) => {
    const { t, v, view, moves } = JSON.parse(data);
    if (!view || (t !== "snap" && t !== "upd")) return;
    if (view.phase >= 4) return socket.close(), done();
    if (!view.to_act.includes(0) || said === v) return;
    said = v;
    const move = moves.find((move) => move === "place g1") ?? moves[Math.floor(moves.length / 2)];
    const id = Array.from(crypto.getRandomValues(new Uint8Array(16)), (b) =>
      b.toString(16).padStart(2, "0")).join("");
    socket.send(JSON.stringify({ id, v, seat: 0, move }));
  };
})"""
"""Lay all bridges over a socket, without a board; one of them at `g1`, if possible."""
AGREE = """() => void document.querySelector(".confirm:not(:disabled)")?.click()"""
HELD = """(first) => {
  const dots = [...document.querySelectorAll(".place")];
  return (dots.find((dot) => dot.dataset.piece === `o${first}`) ?? dots[0]).dataset.piece;
}"""


def name_of(square: int) -> str:
    return f"{chr(97 + square % WIDTH)}{square // WIDTH + 1}"


def square_of(name: str) -> int:
    return ord(name[0]) - 97 + WIDTH * (int(name[1:]) - 1)


def landings(view: dict[str, Any], square: int) -> list[int]:
    """Where the acolyte of the first seat could jump to from this square."""
    bridges = {cell for cells in view["bridges"] for cell in cells}
    blocked = {*view["acolytes"], *view["gargoyles"], *view["books"][4:]}
    found = []
    for step in (-WIDTH, 1, WIDTH, -1):
        over = [square + step * far for far in range(1, 5)]
        inside = [at for at in over if at >= 0 and at % WIDTH < 14 and at // WIDTH < 14]
        landing = next((at for at in inside if at in bridges), None)
        if landing is not None and landing != over[0] and landing not in blocked:
            found.append(landing)
    return found


def card_title(face: int) -> str:
    if face < 10:
        return "ROTAS" if face < 6 else "MOVES"
    return "JOLLY" if face == 10 else PRAYERS[face - NIHIL].upper()


class Player:
    """Somebody at the board, with a mouse or with fingers."""

    def __init__(self, guest: Guest) -> None:
        self.guest, self.page = guest, guest.page
        size = self.page.viewport_size
        self.phone = size is not None and size["width"] < 500

    @property
    def told(self) -> dict[str, Any]:
        """The latest message with a view that the page received."""
        for frame in reversed(self.guest.heard.frames):
            message: dict[str, Any] = json.loads(frame)
            if message["t"] in ("upd", "snap", "draft") and "view" in message:
                return message
        raise AssertionError("nothing was told")

    @property
    def view(self) -> dict[str, Any]:
        return dict(self.told["view"])

    @property
    def moves(self) -> list[str]:
        return list(self.told["moves"])

    def wait(self, holds: Callable[[dict[str, Any]], bool], what: str) -> None:
        """Wait for a condition, and confirm whatever the page asks meanwhile."""
        self.guest.until(lambda: self.page.evaluate(AGREE) or holds(self.view), what)
        if self.view["phase"] != OVER and self.view["to_act"] == [self.view["seat"]]:
            self.guest.my_turn()

    def touch(self, selector: str) -> None:
        found = self.page.locator(selector).first
        if self.phone:
            found.tap()
        else:
            found.click()

    def touch_square(self, square: int) -> None:
        at = self.page.evaluate(WHERE, [square // WIDTH, square % WIDTH])
        if self.phone:
            self.page.touchscreen.tap(*at)
        else:
            self.page.mouse.click(*at)

    def piece(self, name: str) -> None:
        self.touch(f'[data-piece="{name}"]')

    def button(self, name: str) -> None:
        self.page.get_by_role("button", name=name).first.click()

    # Laying

    def lay(self, wish: str = "") -> None:
        """Lay one bridge, if possible with its first cell on the square `wish`."""
        left = len(self.view["own_stock"])
        self.touch(".sat-tile.lit")
        self.page.wait_for_selector(".place")
        piece = self.page.evaluate(HELD, wish)
        self.touch(f'[data-piece="{piece}"] .reach')
        self.wait(partial(_fewer, left), "the bridge is not laid")

    def lay_all(self, wish: str = "") -> None:
        while self.view["phase"] < MAIN:
            self.guest.my_turn()
            if self.view["phase"] < MAIN:
                self.lay(wish)

    # Bridges

    def hold(self, bridge: int) -> None:
        """Touch a bridge where nobody stands."""
        taken = self.view["acolytes"]
        cells = [cell for cell in self.view["bridges"][bridge] if cell not in taken]
        self.touch_square(cells[0])
        self.page.wait_for_selector(f'.bridge.held[data-piece="b{bridge}"]')

    def by(self, card: int, mode: str) -> None:
        """Choose the card and what it does."""
        title = "Free" if card == FREE else card_title(card)
        self.page.get_by_role("button", name=f"{title}: {mode}", exact=True).click()

    def ghost(self, move: str) -> None:
        """Touch the ghost that stands for this move."""
        if move.startswith("turn"):
            pivot = f'[data-piece="p{move.split()[1]}"]'
            if "now" not in (self.page.locator(pivot).get_attribute("class") or ""):
                self.touch(f"{pivot} .reach")
        handle = f'[data-piece="g{move}"] circle'
        self.page.wait_for_selector(handle)
        self.touch(handle)
        self.wait(lambda view: move in view["chain"], f"no {move}")

    def move(self, way: list[Any], card: int, end: str) -> None:
        """Hold a bridge, choose a card, touch a ghost."""
        mode = ["turn", "turn twice", "slide", "slide", "slide"][way[1]]
        self.hold(way[0])
        self.by(card, mode)
        self.ghost(end)

    # The turn

    def play_prayer(self, word: str) -> None:
        at = self.view["hand"].index(NIHIL + PRAYERS.index(word))
        self.touch(f'[data-piece="h{at}"]')
        self.page.wait_for_selector(".confirm")
        self.touch(".confirm")
        self.wait(lambda view: view["chain"][-1:] == [f"play {word}"], f"{word} is not played")

    def search(self, word: str) -> bool:
        """Search the pile of prayers for this one, if possible; whether it is in hand now."""
        view, face = self.view, NIHIL + PRAYERS.index(word)
        if face in view["hand"]:
            return True
        spare = [card for card in view["hand"] if card >= NIHIL and card not in WANTED]
        if "swap search" not in self.moves or face not in view["own_prayers"] or not spare:
            return False
        self.button("Search")
        self.wait(lambda now: now["phase"] == DISCARD, "no discards")
        self.discard(spare[0])
        self.discard(self.view["hand"][0])
        if self.view["phase"] == SOURCE:
            self.button("Liber Fidei")
        self.wait(lambda now: now["phase"] in (SEEK, MAIN), "no search")
        self.piece(f"k{face}")
        self.wait(lambda now: now["phase"] == MAIN, "nothing is taken")
        return face in self.view["hand"]

    def swap(self) -> None:
        """Swap two cards that are not needed for a new one, if possible."""
        spare = [card for card in self.view["hand"] if card not in WANTED][:2]
        if "swap draw" in self.moves and len(spare) == 2:
            self.button("Swap")
            self.wait(lambda view: view["phase"] == DISCARD, "no discards")
            for card in spare:
                self.discard(card)
            if self.view["phase"] == SOURCE:
                self.button("Incertus Movet")
            self.wait(lambda view: view["phase"] == MAIN, "nothing is drawn")

    def discard(self, face: int) -> None:
        count = len(self.view["hand"])
        self.piece(f"h{self.view['hand'].index(face)}")
        self.wait(lambda now: len(now["hand"]) != count or now["phase"] != DISCARD, "no discard")

    def end_turn(self) -> None:
        """End the turn, and draw prayers as long as there is a choice."""
        frames = self.guest.heard.frames
        before = len(frames)
        self.page.get_by_role("button", name="End turn").click()
        ended = partial(_ended, frames, before)
        self.guest.until(ended, "the turn does not end")
        while self.view["phase"] == DRAW and self.view["to_act"] == [self.view["seat"]]:
            count = len(self.view["hand"])
            self.guest.my_turn()
            self.button("Liber Fidei")
            self.wait(partial(_more, count), "nothing is drawn")


def _ended(frames: list[str], since: int) -> bool:
    return any('"move":"end"' in frame for frame in frames[since:])


def _fewer(left: int, view: dict[str, Any]) -> bool:
    return len(view["own_stock"]) < left


def _more(count: int, view: dict[str, Any]) -> bool:
    return len(view["hand"]) > count or view["phase"] != DRAW
