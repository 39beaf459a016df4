"""Mont Saint Michel in the browser: a whole game by clicks, chains, tides, looks, the sheet."""

import json
import re

import pytest
from playwright.sync_api import Locator, expect

from cloister.games.mont_saint_michel.components.monks import MONKS
from cloister.games.mont_saint_michel.components.places import VILLAGE

from .harness import Guest, Visit, points_of, whose_turn
from .looks import LOOKS, NAMES, look
from .mont_saint_michel_play import (
    BOT,
    at,
    both,
    go_on,
    line_up,
    make,
    now,
    piece,
    press,
    start,
    touch,
    wise,
)

UNSEEN = -2
NAMED = """() => [...document.querySelectorAll(".mount text, .mount [aria-label]")].map((e) =>
  [e.textContent, e.getAttribute("aria-label") ?? ""].join(" ")).join(" | ")"""


# A whole game


def test_a_whole_game(visit: Visit) -> None:
    ana = visit(reduced_motion="reduce")
    table = start(ana, {"kind": "friend"}, BOT, BOT)
    ben = ana.invite(visit(reduced_motion="reduce"), table)
    ana.page.wait_for_selector(".mount")
    moves = 0
    while (guest := whose_turn([ana, ben], is_deciding)) is not None:
        make(guest, wise(now(guest)))
        moves += 1
        if moves == 20:
            mark(ana, "red.1")
        if moves % 10 == 0:
            nobody_is_named(guest)
    assert moves > 40
    for person in (ana, ben):
        nothing_hidden_was_sent(person)
        who_was_who(person)
    assert not any('"red.1"' in frame for frame in ben.heard.frames)
    ben.page.goto(f"{ben.base}/replay/{table}")
    ben.page.wait_for_selector(".mount .insider")
    assert ben.page.locator(".mount .insider").count() == len(MONKS)


def is_deciding(guest: Guest) -> bool:
    return bool(now(guest)["moves"]) and guest.page.locator(".deciding").count() > 0


def mark(guest: Guest, key: str) -> None:
    guest.page.get_by_role("tab", name="Sheet").click()
    cell = guest.page.locator(f'[data-mark="{key}"]')
    cell.click()
    expect(cell).to_have_class(re.compile("is-x"))


def nobody_is_named(guest: Guest) -> None:
    """The board tells who looked where, but not who is who."""
    words = re.sub(r"seen by [^|]*", "", guest.page.evaluate(NAMED))
    for name in ("Ana", "Ben", "Novice", "you"):
        assert name not in words, words


def nothing_hidden_was_sent(guest: Guest) -> None:
    """Before the end a seat knows what is in the monks that it looked into, and nothing else."""
    messages = [json.loads(frame) for frame in guest.heard.frames]
    views = [message["view"] for message in messages if message.get("view") is not None]
    assert len(views) > 60
    for view in views[:-1]:
        mine = {monk for seat, monk in view["looked"] if seat == view["seat"]}
        assert view["inside"] == [] or view["outcome"] is not None
        assert all(inside == UNSEEN or monk in mine for monk, inside in enumerate(view["seen"])), (
            view["seen"]
        )
    events = [event for message in messages for event in message.get("events", [])]
    looks = [event for event in events if event["name"] == "looked-inside"]
    seat = views[-1]["seat"]
    assert {event["args"]["seat"] for event in looks} <= {seat}
    assert looks


def who_was_who(guest: Guest) -> None:
    """All monks are opened; the scores are those of the monks."""
    guest.page.wait_for_selector(".result")
    view = now(guest)["view"]
    expect(guest.page.locator(".mount .insider")).to_have_count(len(MONKS))
    scores = view["outcome"]["scores"]
    shown = guest.page.locator(".ranking h2 b").all_inner_texts()
    assert list(map(points_of, shown)) == sorted(scores, reverse=True)
    for seat, total in enumerate(scores):
        monk = view["inside"].index(seat)
        assert sum(view["pages"][monk]) == total
        expect(guest.page.locator(".ranking")).to_contain_text(f"The {MONKS[monk]} monk")
    guest.page.locator("button.score").first.click()
    expect(guest.page.locator(".mount .tag")).to_have_count(1)


# Chains and tides, with one person playing both seats


def test_a_chain_of_three_pushes(visit: Visit) -> None:
    """Each push is chosen; arrows number the steps made, and ghosts show the next one."""
    ana = both(visit, stall_guard=False)
    first = line_up(ana)
    make(ana, f"move {first}")
    view = now(ana)["view"]
    line = [MONKS[view["places"].index(place)] for place in (8, 9, 10)]
    at(ana, line[0]).hover()
    expect(ana.page.locator(".leg.next")).to_have_count(1)
    expect(ana.page.locator(".ghost")).to_have_count(1)
    assert ana.page.locator(".leg.maybe").count() >= 2
    expect(ana.page.locator(".hint")).to_contain_text(f"then you push the {line[0]} monk on")
    make(ana, "step 8")
    make(ana, "push 9")
    at(ana, line[2]).hover()
    numbers = ana.page.locator(".leg.done text, .leg.next text")
    expect(numbers).to_have_text(["1", "2", "3"])
    make(ana, "push 10")
    assert now(ana)["view"]["moved"] == sorted(MONKS.index(monk) for monk in [first, *line[:2]])
    ana.page.keyboard.press("Control+z")
    ana.until(lambda: now(ana)["view"]["pushed"] == MONKS.index(line[1]), "nothing was taken back")
    expect(ana.page.locator(".leg.done")).to_have_count(2)
    ana.my_turn()
    make(ana, "push 10")
    make(ana, "push village")
    places = dict(zip(MONKS, now(ana)["view"]["places"], strict=True))
    assert [places[monk] for monk in [first, *line]] == [8, 9, 10, VILLAGE]


def test_a_flood_is_confirmed_and_moves_the_tide_line(visit: Visit) -> None:
    ana = both(visit)
    view = go_on(ana)["view"]
    beach = ana.page.locator(".beach")
    expect(beach).to_have_attribute("data-tide", "0")
    make(ana, f"move {MONKS[view['places'].index(VILLAGE)]}")
    make(ana, "step 9")
    moves = now(ana)["moves"]
    goal = "6" if "step 6" not in moves else "14"
    assert "ebb" in ana.page.inner_text(".hint") or "Ebb" in ana.page.inner_text(".hint")
    at(ana, goal).click()
    expect(ana.page.locator(".leg.next")).to_have_count(1)
    before = len(ana.heard.messages("upd"))
    expect(ana.page.locator(".confirm")).to_be_visible()
    assert len(ana.heard.messages("upd")) == before
    ana.page.keyboard.press("Enter")
    expect(beach).to_have_attribute("data-tide", "-1")
    assert ana.page.locator(".msm .tide.spent").count() == 1


# Looking


def test_a_look_is_seen_only_while_it_is_held(visit: Visit) -> None:
    """MSM-24, MSM-26: on the board and in the table as text; the log does not tell it."""
    ana = visit(reduced_motion="reduce")
    start(ana, BOT, first_peek=True)
    ana.my_turn()
    barred = {monk for _, monk in now(ana)["view"]["looked"]}
    monk = next(monk for monk in range(6) if monk not in barred)
    colour = MONKS[monk]
    press(ana, colour)
    expect(ana.page.locator(".confirm")).to_be_visible()
    assert now(ana)["view"]["seen"][monk] == UNSEEN
    ana.page.keyboard.press("Escape")
    expect(ana.page.locator(".confirm")).to_have_count(0)
    make(ana, f"look {colour}")
    ana.until(lambda: bool(now(ana)["moves"]), "never Ana's turn")  # nothing shuts the cloak now
    inside = now(ana)["view"]["seen"][monk]
    name = "X" if inside < 0 else ["Ana", "Novice 2"][inside]
    slip, latch = ana.page.locator(".opened .slip text"), ana.page.locator(".latch")
    expect(latch).to_have_count(1)
    expect(slip).to_have_count(0)
    nobody_is_named(ana)
    expect(ana.page.locator("ol.log")).to_contain_text(f"You look into the {colour} monk.")
    assert "find" not in ana.page.inner_text("ol.log") + ana.page.inner_text("#said")
    held_by_pointer(ana, latch, slip, name)
    held_by_pointer(ana, at(ana, colour), slip, name)
    latch.focus()
    ana.page.keyboard.down("Enter")
    expect(slip).to_have_text(name)
    ana.page.keyboard.up("Enter")
    expect(slip).to_have_count(0)
    latch.dispatch_event("click", {"detail": 1})
    ana.page.evaluate("() => new Promise((done) => requestAnimationFrame(done))")
    expect(latch).to_have_attribute("aria-pressed", "false")
    expect(slip).to_have_count(0)
    latch.dispatch_event("click")
    expect(latch).to_have_attribute("aria-pressed", "true")
    latch.dispatch_event("click")
    expect(slip).to_have_count(0)
    ana.page.get_by_role("button", name="Table as text").click()
    cloak = ana.page.get_by_role("button", name="Open the cloak")
    cloak.click()
    expect(ana.page.locator(".as-text button[aria-pressed=true]")).to_contain_text(name)
    ana.page.locator(".as-text button[aria-pressed=true]").click()
    expect(cloak).to_be_visible()
    ana.page.get_by_role("tab", name="Sheet").click()
    key = f"{colour}.{'nobody' if inside < 0 else inside}"
    expect(ana.page.locator(f'[data-mark="{key}"]')).to_have_class(re.compile("by-seen"))


def held_by_pointer(guest: Guest, target: Locator, slip: Locator, name: str) -> None:
    target.hover()
    guest.page.mouse.down()
    expect(slip).to_have_text(name)
    guest.page.mouse.up()
    expect(slip).to_have_count(0)


# Keys, text and motion


def test_keys_refusals_and_text(visit: Visit) -> None:
    ana = both(visit, note_locations=True)
    view = go_on(ana)["view"]
    ana.page.keyboard.press("ArrowLeft")
    assert ana.page.evaluate("document.activeElement.dataset.piece") in MONKS
    for _ in range(2):
        ana.page.keyboard.press("ArrowUp")
    assert ana.page.locator(".mount [data-piece][tabindex='0']").count() == 1
    at(ana, "3").click()
    expect(ana.page.locator(".toast")).to_contain_text("First choose the monk")
    assert ana.page.locator(".toast a").get_attribute("href") == "/rules/mont_saint_michel#MSM-11"
    monk = next(monk for monk in range(6) if view["places"][monk] == VILLAGE)
    at(ana, MONKS[monk]).focus()
    ana.page.keyboard.press("Enter")
    ana.until(lambda: now(ana)["view"]["mover"] == monk, "Enter chooses nobody")
    expect(ana.page.locator(f".monk.hand[data-piece={MONKS[monk]}]")).to_have_count(1)
    expect(ana.page.locator(".mount .noted")).to_contain_text(str(view["location"]))
    ana.page.get_by_role("button", name="Table as text").click()
    expect(ana.page.locator(".as-text section:has(h2:text-is('Places')) li")).to_have_count(18)
    expect(ana.page.locator(".as-text section:has(h2:text-is('Monks')) li")).to_have_count(6)
    expect(ana.page.locator(".as-text")).to_contain_text(f"The {MONKS[monk]} monk in the village")
    expect(ana.page.locator(".as-text")).to_contain_text("Ana: ebb and flood, no look yet")
    ana.page.get_by_role("button", name="Walk to 11 Cimetière").click()
    ana.until(lambda: now(ana)["view"]["places"][monk] == 11, "the button walks nowhere")


def test_monks_walk(visit: Visit) -> None:
    ana = visit()
    start(ana, BOT)
    monk = MONKS[go_on(ana)["view"]["places"].index(VILLAGE)]
    make(ana, f"move {monk}")
    ana.my_turn()
    ana.watch_travels()
    make(ana, "step 11")
    ana.travelled("nobody walked")
    ana.arrived("it still walks")


@pytest.mark.parametrize(("phone", "theme"), LOOKS, ids=NAMES)
def test_how_the_mount_looks(visit: Visit, phone: bool, theme: str) -> None:
    guest = visit(phone=phone, color_scheme=theme, reduced_motion="reduce")
    name = f"{'phone' if phone else 'desk'}-{theme}"
    start(guest, BOT, BOT, BOT, BOT, first_peek=True, note_locations=True)
    guest.my_turn()
    make(guest, next(move for move in now(guest)["moves"] if move.startswith("look")))
    guest.my_turn()
    look(guest, f"msm-opening-{name}", still=True)
    while "move red" not in now(guest)["moves"]:
        make(guest, "decline")
        guest.my_turn()
    make(guest, "move red")
    goal = next(move for move in now(guest)["moves"] if move.startswith("step"))
    target = at(guest, piece(goal, now(guest)["view"]) or "")
    if phone:
        target.tap()
        guest.page.wait_for_selector(".callout, .confirm")
    else:
        target.hover()
    look(guest, f"msm-preview-{name}", still=True)
    if phone:
        guest.page.locator(".prompt .tool", has_text="Sheet").tap()
    else:
        guest.page.get_by_role("tab", name="Sheet").click()
    touch(guest, guest.page.locator('[data-mark="white.0"]'))
    look(guest, f"msm-sheet-{name}", still=True)
