"""Mystery of the Abbey in the browser: a whole game of two people and two bots, and its sheet."""

import json
import sqlite3
from contextlib import closing
from typing import Any

import pytest
from playwright.sync_api import expect

from cloister.core.table import Table
from cloister.games.mystery_of_the_abbey.components.rooms import ROOMS
from cloister.server.store import rows

from .harness import Guest, Served, Visit, points_of
from .looks import LOOKS, NAMES, look, touch

KEY = "mystery_of_the_abbey"
ME, FRIEND = {"kind": "me"}, {"kind": "friend"}
BOT = {"kind": "bot", "level": "novice"}
SPEEDY = {"fast": True, "events": False}
PIECES = {"go": "", "will": "", "ask": "p"}
CHIPS = ("trait", "reveal")
TALK, RAID, PARLOUR, WRONG, RIGHT = range(5)
CELL = "CEL2"
"""The cell of the second seat."""


class Player:
    """Somebody at the table: keeps what the page was told, and clicks on it."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.page = guest.page
        self.view: dict[str, Any] = {}
        self.moves: list[str] = []
        self.events: list[tuple[str, dict[str, Any]]] = []
        self.own = 0
        self._read = 0

    @property
    def seat(self) -> int:
        return int(self.view["seat"])

    def listen(self) -> "Player":
        """Read the messages that have arrived since the last call."""
        new = self.guest.heard.frames[self._read :]
        self._read += len(new)
        for frame in new:
            told = json.loads(frame)
            if told["t"] not in ("snap", "upd") or told["view"] is None:
                continue
            self.view, self.moves = told["view"], told["moves"]
            self.events += [(event["name"], event["args"]) for event in told.get("events", [])]
            self.own += told.get("by") == self.view["seat"]
            if self.view["outcome"] is None:
                assert self.view["culprit"] == 0
                assert self.view["hands"] == []
        return self

    def begin(self) -> None:
        self.guest.until(lambda: bool(self.listen().view), "no view")

    def heard(self, name: str) -> list[dict[str, Any]]:
        return [args for told, args in self.events if told == name]

    def decides(self) -> bool:
        return self.seat in self.listen().view["to_act"] and self.view["outcome"] is None

    def press(self, move: str) -> None:
        """Click on the button or the lit piece that makes this move."""
        verb, _, what = move.partition(" ")
        button = self.page.locator(f'.prompt [data-move="{move}"]')
        if what and verb not in CHIPS and verb not in ("about", "play", "say"):
            self.page.locator(f'[data-piece="{PIECES.get(verb, "s")}{what}"].lit').click(force=True)
        else:
            button.click()

    def do(self, move: str) -> None:
        """Make a move and wait for its answer."""
        self.listen()
        before = self.own
        self.press(move)
        if move.startswith(("reveal ", "accuse ")):
            expect(self.page.locator(".hint")).to_contain_text("+2" if "reveal" in move else "−2")
            if "accuse" in move:
                look(self.guest, f"abbey-accuse-{self.seat}", still=True)
            self.page.locator(".confirm").click()
        self.guest.until(lambda: self.listen().own > before, f"no answer to {move}")

    def holds(self, trait: int, letter: str) -> int:
        people = [self.view["suspects"][suspect - 1] for suspect in self.view["hand"]]
        return sum(person.split(" ")[1][trait] == letter for person in people)

    def towards(self, room: str, avoid: str = "") -> str:
        """The legal move that leads nearest to a room."""
        ways = [move for move in self.moves if move.startswith("go ") and move != f"go {avoid}"]
        far = distances(self.view, room)
        return min(ways or self.moves, key=lambda move: far.get(move[3:], 99))


def distances(view: dict[str, Any], room: str) -> dict[str, int]:
    """The distance of every room from this one."""
    far = {room: 0}
    for near in (edge := [room]):
        at = ROOMS.index(near)
        for one, other in view["corridors"]:
            if at in (one, other) and (beside := ROOMS[other if at == one else one]) not in far:
                far[beside] = far[near] + 1
                edge.append(beside)
    return far


def culprit_of(served: Served, table: str) -> int:
    """The number of the culprit. No page knows it, so it is read from the store."""
    with closing(sqlite3.connect(served.store)) as found:
        kept = rows.stored_table(found, table)
    assert kept is not None
    culprit = Table.resume(kept.row.header, []).state.position()["culprit"]
    assert isinstance(culprit, int)
    return culprit


def sit(visit: Visit, served: Served) -> tuple[str, Player, Player]:
    """Make a table, and seat two people and two bots at it."""
    ana = visit(reduced_motion="reduce")
    table = ana.table([ME, FRIEND, BOT, BOT], game=KEY, options=SPEEDY, assist="inspector")
    ben = visit(reduced_motion="reduce", color_scheme="light")
    ben.page.goto(ana.ask(f"/api/tables/{table}/invite", {"seat": 1})["link"])
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Sit down").click()
    ben.page.wait_for_selector(".abbey")
    ana.page.wait_for_selector(".abbey")
    return table, Player(ana), Player(ben)


class Story:
    """Chooses the moves of both people until all that the test wants has happened."""

    def __init__(self, ana: Player, ben: Player, culprit: int) -> None:
        self.ana, self.ben, self.culprit = ana, ben, culprit
        self.revealed = False
        self.has_read = False

    def tell(self) -> None:
        """Play from the first decision to the last."""
        while (who := deciding((self.ana, self.ben))) is not None:
            move = self.choose(who)
            if move == "answer" and not self.has_read and who.view["question"]["asker"] < 2:
                self.has_read = True
                a_question_is_read_and_answered_truly(who)
            if who.view["phase"] == "give" and len(who.view["to_act"]) > 1:
                expect(who.page.locator(".hint")).to_contain_text("chosen")
            who.do(move)

    @property
    def stage(self) -> int:
        if not (self.has_asked(self.ana) and self.has_asked(self.ben)):
            return TALK
        if not self.ana.heard("gave-back"):
            return RAID
        if self.ana.view["parlour"]:
            return PARLOUR
        return RIGHT if self.ben.heard("accused-wrongly") else WRONG

    def has_asked(self, who: Player) -> bool:
        """Whether this player has asked the other one a question."""
        pairs = [(args["seat"], args["other"]) for args in self.ana.heard("asked")]
        return (who.seat, 1 - who.seat) in pairs

    def go(self, who: Player) -> str:
        """Where this player goes next."""
        if self.stage == TALK:
            return who.towards(self.ana.listen().view["pawns"][0] if who is self.ben else "CLE")
        if self.stage == RAID:
            return self._raid(who)
        if who is self.ana and not self.revealed:
            return who.towards("CAP")
        if self.stage == PARLOUR:
            return who.towards("PAR")
        turn = self.ben if self.stage == WRONG else self.ana
        return who.towards("CAP") if who is turn else who.towards("CLS", avoid="CAP")

    def _raid(self, who: Player) -> str:
        """Ana enters Ben's cell when he is near; Ben goes home as soon as she is in it."""
        pawns, pace = who.view["pawns"], who.view["pace"]
        if who is self.ben:
            return who.towards(CELL if pawns[0] == CELL else "CLE")
        near = distances(who.view, CELL)[pawns[1]] <= pace
        return who.towards(CELL if near and pawns[1] != CELL else "CLE")

    def choose(self, who: Player) -> str:
        """A move for the current phase."""
        moves, phase = who.moves, who.view["phase"]
        if phase == "go":
            return self.go(who)
        if phase == "topic":
            return self._topic(who)
        if phase == "parts":
            return "done" if "done" in moves else "trait bearded"
        if phase == "reply":
            return self._reply(who)
        if phase == "chapter":
            return self._chapter(who)
        if phase == "accuse":
            return self._accuse(who)
        if phase == "room":
            return "use" if who.view["pawns"][who.seat] in (CELL, "PAR", "CAP") else "skip"
        for calm in ("done", "pass", "skip", "waive"):
            if calm in moves:
                return calm
        return moves[0]

    def _topic(self, who: Player) -> str:
        return "waive" if "waive" in who.moves and self.has_asked(who) else "about hand"

    def _reply(self, who: Player) -> str:
        asker = who.view["question"]["asker"]
        if asker < 2 or "silent" not in who.moves:
            return "answer" if "answer" in who.moves else who.moves[0]
        return "silent"

    def _chapter(self, who: Player) -> str:
        if who is self.ana and not self.revealed:
            self.revealed = True
            return next(move for move in who.moves if move.startswith("reveal "))
        turn = {WRONG: self.ben, RIGHT: self.ana}.get(self.stage)
        return "accuse" if who is turn and "accuse" in who.moves else "skip"

    def _accuse(self, who: Player) -> str:
        wrong = next(card for card in self.ana.view["hand"] if card != self.culprit)
        return f"accuse {wrong if who is self.ben else self.culprit}"


def deciding(players: tuple[Player, Player]) -> Player | None:
    """Wait for a player who has to decide; None once both know that the game is over."""
    found: list[Player] = []

    def somebody() -> bool:
        found[:] = [player for player in players if player.decides()]
        return bool(found) or all(player.view["outcome"] is not None for player in players)

    players[0].guest.until(somebody, "nobody has to decide", 40)
    return found[0] if found else None


def told_to_the_end(visit: Visit, served: Served) -> Story:
    """A story that a person ends. If a bot finds the culprit first, another game is played."""
    for _ in range(5):
        table, ana, ben = sit(visit, served)
        for player in (ana, ben):
            player.begin()
        story = Story(ana, ben, culprit_of(served, table))
        story.tell()
        if 0 in [args["seat"] for args in ana.heard("accused-rightly")]:
            return story
    raise AssertionError("bots found every culprit")


def test_a_whole_game_of_four(visit: Visit, served: Served) -> None:
    story = told_to_the_end(visit, served)
    ana, ben = story.ana, story.ben
    assert story.has_read
    assert story.has_asked(ana)
    assert story.has_asked(ben)  # the question, and one back
    assert ana.heard("mass")
    assert ana.heard("gave-back")[0]["other"] == 1
    assert 0 in [args["seat"] for args in ben.heard("revealed")]
    assert 1 in [args["seat"] for args in ana.heard("accused-wrongly")]
    assert ben.heard("accused-rightly")[0]["seat"] == 0
    for player in (ana, ben):
        the_end_is_explained(player, story.culprit)
    look(ana.guest, "abbey-end-desk-dark", still=True)
    ben.page.set_viewport_size({"width": 390, "height": 844})
    look(ben.guest, "abbey-end-phone-light", still=True)


def test_a_promise_binds(visit: Visit, served: Served) -> None:
    """Ben meets Ana and asks whether she will go to a room; she says yes, and has to."""
    _, ana, ben = sit(visit, served)
    for player in (ana, ben):
        player.begin()
    while (who := deciding((ana, ben))) is not None:
        if who is ana and ana.view["promised"][0] and ana.view["phase"] == "go":
            break
        who.do(asks_where_she_goes(ana, who))
    expect(ana.page.locator(".hint")).to_contain_text("You have promised to go to")
    assert [move for move in ana.moves if move.startswith("go ")] == ["go CLE"]
    look(ana.guest, "abbey-promise", still=True)


def asks_where_she_goes(ana: Player, who: Player) -> str:
    phase, moves = who.view["phase"], who.moves
    if phase == "go":
        return who.towards("CLS" if who is ana else ana.listen().view["pawns"][0])
    if phase == "topic":
        return "waive" if "waive" in moves else "about will"
    if phase == "space":
        return "will CLE"
    if phase == "reply" and "yes" in moves and who is ana:
        expect(ana.page.locator(".hint")).to_contain_text("Yes and no bind you.")
        return "yes" if who.view["question"]["space"] == "CLE" else "silent"
    for calm in ("silent", "done", "pass", "skip", "waive"):
        if calm in moves:
            return calm
    return moves[0]


def a_question_is_read_and_answered_truly(asked: Player) -> None:
    """The page shows the question in words, and the number that the engine will answer."""
    expect(asked.page.locator(".hint")).to_contain_text("How many bearded monks do you hold?")
    n = asked.holds(3, "b")
    expect(asked.page.locator('[data-move="answer"]')).to_have_text(f"Answer: {n}")
    expect(asked.page.locator(".strip .said").first).to_contain_text("asks")


def the_end_is_explained(player: Player, culprit: int) -> None:
    page, view = player.page, player.listen().view
    page.wait_for_selector(".result")
    assert view["culprit"] == culprit
    expect(page.locator(".suspect.culprit")).to_have_attribute("data-piece", f"s{culprit}")
    for person in page.locator(".ranking > li").all():
        points = [text for text in person.locator("button.score b").all_inner_texts() if text]
        total = person.locator("h2 b").inner_text()
        assert sum(map(points_of, points)) == points_of(total)
    expect(page.locator(".ranking .known")).to_have_count(4)
    page.locator("button.score").first.click()
    page.wait_for_selector(".suspect.faded")


def begin(visit: Visit, phone: bool = False, theme: str = "dark", **more: Any) -> Player:
    ana = visit(phone=phone, color_scheme=theme, reduced_motion="reduce")
    ana.table([ME, BOT, BOT, BOT], game=KEY, **more)
    ana.my_turn()
    player = Player(ana).listen()
    while player.view["phase"] != "go":  # a bot may have gone first and asked something
        player.do("silent" if "silent" in player.moves else player.moves[-1])
        ana.until(player.decides, "not my turn", 30)
    return player


def test_the_sheet_filters_marks_and_is_lit_by_testimony(visit: Visit) -> None:
    ana = begin_near_the_parlour(visit)
    page, seen = ana.page, len(ana.view["seen"])
    page.get_by_role("tab", name="Sheet").click()
    expect(page.locator(".moa-count")).to_contain_text("can still have done it")
    expect(page.locator(".mark.by-seen")).to_have_count(seen)
    page.locator(".moa-filters").get_by_text("Franciscan").click()
    expect(page.locator(".moa-faces .out")).to_have_count(16)
    page.locator(".moa-filters").get_by_text("Templar").click()
    page.locator(".moa-filters").get_by_text("hooded", exact=True).click()
    expect(page.locator(".moa-faces li:not(.out)")).to_have_count(4)
    free = page.locator(".mark:not(.by-seen)").first
    free.click()
    expect(page.locator(".mark.by-me.is-x")).to_have_count(1)
    draw_in_the_parlour(ana)
    page.locator(".moa-switch").get_by_text("Testimony").click()
    line = page.locator(".moa-lines .line", has_text="You draw")
    line.hover()
    expect(page.locator(".suspect.spoken")).to_have_count(1)
    page.mouse.move(5, 5)
    expect(page.locator(".suspect.spoken")).to_have_count(0)
    line.click()
    page.locator(".moa-switch").get_by_text("Suspects").click()
    expect(page.locator(".moa-faces .lit")).to_have_count(1)


def begin_near_the_parlour(visit: Visit) -> Player:
    """A table at which a card of the parlour pile can be taken at once.

    Several tables may be needed: bots that went first may have taken all the cards.
    """
    for _ in range(9):
        player = begin(visit, assist="inspector", options=SPEEDY)
        if player.view["parlour"] and "go PAR" in player.moves:
            return player
    raise AssertionError("bots took every card")


def draw_in_the_parlour(player: Player) -> None:
    """Go there in one move, ask any pawn that is met, and take the top card.

    Then wait until all others have played: their new lines would move the old ones about.
    """
    player.do("go PAR")
    for _ in range(20):
        player.guest.until(player.decides, "not my turn", 30)
        if player.view["phase"] == "room":
            player.do("use")
            return player.guest.until(player.decides, "not my turn again", 30)
        player.do("done" if "done" in player.moves else player.moves[0])
    raise AssertionError("never came to the room")


def test_refusals_keys_and_text(visit: Visit) -> None:
    ana = begin(visit)
    page = ana.page
    here = ana.view["pawns"][ana.seat]
    page.locator(f'[data-piece="{here}"] .title').click(force=True)
    page.wait_for_selector(".toast.refusal")
    assert "/rules/" in str(page.locator(".toast a").get_attribute("href"))
    reached = set()
    for key in ("ArrowRight", "ArrowUp", "ArrowRight", "ArrowRight", "ArrowRight", "ArrowDown"):
        page.keyboard.press(key)
        reached.add(page.evaluate("document.activeElement.dataset.piece"))
    assert len(reached - {None}) > 3
    page.get_by_role("button", name="Table as text").click()
    expect(page.locator(".as-text h2", has_text="Suspects")).to_have_count(1)
    expect(page.locator(".as-text section:has(h2:text-is('Suspects')) li")).to_have_count(24)
    before = ana.own
    page.locator('.as-text [data-move^="go "]').first.click()
    ana.guest.until(lambda: ana.listen().own > before, "no answer")


@pytest.mark.parametrize(("phone", "theme"), LOOKS, ids=NAMES)
def test_the_abbey_looks_right(visit: Visit, phone: bool, theme: str) -> None:
    ana = begin(visit, phone=phone, theme=theme)
    name = f"{'phone' if phone else 'desk'}-{theme}"
    look(ana.guest, f"abbey-plan-{name}", still=True)
    if phone:
        touch(ana.page.locator('[data-page="suspects"]'), name)
        expect(ana.page.locator(".suspect")).to_have_count(24)
        look(ana.guest, f"abbey-suspects-{name}", still=True)
        touch(ana.page.get_by_role("button", name="Sheet"), name)
    else:
        touch(ana.page.get_by_role("tab", name="Sheet"), name)
    look(ana.guest, f"abbey-sheet-{name}", still=True)
