"""Altitude in the browser: a whole game by clicks, set-up, refusals, previews, keys, phone, end."""

import random
import re
from typing import Any

import pytest
from playwright.sync_api import expect

from .harness import Guest, Visit, whose_turn
from .looks import LOOKS, NAMES, look

ME = {"kind": "me"}
BOT = {"kind": "bot", "level": "novice"}
OVER = 6
CHOICES = """(seat) => {
  const floor = (piece) => Number(piece.split("/")[1].split(":")[0]);
  const own = [...document.querySelectorAll(`.slot.lit[data-piece^="${seat}/"]`)];
  const slots = own.map((slot) => slot.dataset.piece).sort((a, b) => floor(b) - floor(a));
  const count = (what) => document.querySelectorAll(what).length;
  return [slots[0] ?? null, count(".choices .choice:enabled"), count(".thing.lit")];
}"""
SWIPE = """([from, to]) => {
  const board = document.querySelector(".massif");
  const at = (x) => [new Touch({ identifier: 1, target: board, clientX: x, clientY: 200 })];
  board.dispatchEvent(new TouchEvent("touchstart", { touches: at(from), bubbles: true }));
  board.dispatchEvent(new TouchEvent("touchend", { changedTouches: at(to), bubbles: true }));
}"""


def view(guest: Guest) -> dict[str, Any]:
    """The latest view that the page received."""
    heard = [*guest.heard.messages("snap"), *guest.heard.messages("upd")]
    return dict(max(heard, key=lambda message: message["v"])["view"])


def begin(guest: Guest, *others: dict[str, str], **options: object) -> str:
    """Sit down and keep the four lowest cards."""
    table = guest.table([ME, *others], game="altitude", options=options)
    keep(guest)
    return table


def keep(guest: Guest) -> None:
    guest.my_turn()
    for card in ("h4", "h5"):
        press(guest, f'[data-piece="{card}"]')
    press(guest, ".confirm")
    guest.page.wait_for_selector(".thing.back", state="detached")


def press(guest: Guest, selector: str, at: int = 0) -> None:
    """Tap on a phone, click on a desktop."""
    found = guest.page.locator(selector).nth(at)
    if is_phone(guest):
        found.tap()
    else:
        found.click()


def is_phone(guest: Guest) -> bool:
    size = guest.page.viewport_size
    return size is not None and size["width"] < 500


def act(guest: Guest, dice: random.Random) -> None:
    """Build as high as possible; otherwise take the last button, or anything that is lit."""
    highest, buttons, lit = guest.page.evaluate(CHOICES, view(guest)["seat"])
    if highest:
        press(guest, f'[data-piece="{highest}"]')
    elif buttons:
        press(guest, ".choices .choice:enabled", buttons - 1)
    else:
        press(guest, ".thing.lit", dice.randrange(lit))


def turn(guest: Guest, dice: random.Random) -> None:
    """Make a decision and wait for its answer; a phone may ask for confirmation first."""
    confirm = guest.page.locator(".confirm")
    before = len(guest.heard.messages("upd"))

    def is_answered() -> bool:
        return len(guest.heard.messages("upd")) > before

    act(guest, dice)
    if is_phone(guest):
        guest.until(lambda: is_answered() or confirm.count() > 0, "nothing happens")
        if not is_answered():
            confirm.tap()
    guest.until(is_answered, "no answer")


def play_until(guest: Guest, selector: str, turns: int = 60) -> None:
    """Play on until this selector is on the page at one of the guest's decisions."""
    dice = random.Random(5)
    for _ in range(turns):
        guest.my_turn()
        if guest.page.locator(selector).count():
            return
        turn(guest, dice)
    raise AssertionError(f"never seen: {selector}")


def is_deciding(guest: Guest) -> bool:
    return guest.page.locator(".deciding").count() > 0


def test_a_whole_game_of_three(visit: Visit) -> None:
    ana = visit(reduced_motion="reduce")
    table = ana.table([ME, {"kind": "friend"}, BOT], game="altitude", options={"deck_size": 90})
    ben = ana.invite(visit(reduced_motion="reduce"), table)
    ana.my_turn()
    expect(ana.page.locator("[data-plate='1']")).to_contain_text("choosing")
    for person in (ana, ben):
        keep(person)

    dice, moves = random.Random(3), 0
    while (acting := whose_turn([ana, ben], is_deciding)) is not None:
        turn(acting, dice)
        moves += 1
    assert moves > 40
    for person in (ana, ben):
        person.page.wait_for_selector(".result")
        nothing_hidden_was_sent(person)
        the_score_is_explained(person)
    replay_shows_all_hands(ben, table)


def nothing_hidden_was_sent(guest: Guest) -> None:
    """Before the end, drawn cards and the hands of others are in no message."""
    upds, seat = guest.heard.messages("upd"), view(guest)["seat"]
    for upd in upds:
        told = upd["view"]
        assert told["phase"] == OVER or told["hands"] == []
        assert told["drawn"] == 0 or told["to_act"] == [seat]
        own = [event for event in upd["events"] if event["name"] in ("drew-card", "returned")]
        assert all(event["args"]["seat"] == seat for event in own)


def the_score_is_explained(guest: Guest) -> None:
    """The lines add up to the totals, and every floor has its point on the board."""
    page, told = guest.page, view(guest)
    shown = [int(text) for text in page.locator(".ranking h2 b").all_inner_texts()]
    assert shown == sorted(told["outcome"]["scores"], reverse=True)
    for person in page.locator(".ranking > li").all():
        total = int(person.locator("h2 b").inner_text())
        lines = [int(text) for text in person.locator("button.score b").all_inner_texts()]
        assert len(lines) == 4
        assert sum(lines) == total
    floors = sum(peak["floors"] for peak in told["mountains"])
    expect(page.locator(".floor-point")).to_have_count(floors)
    page.locator("button.score").first.click()
    winner = told["mountains"][told["outcome"]["winners"][0]]
    expect(page.locator(".mountain .mark")).to_have_count(winner["floors"])
    assert page.locator(".thing.faded").count() > 0
    page.locator("button.score").first.click()


def replay_shows_all_hands(guest: Guest, table: str) -> None:
    """After the end the replay shows all hands, from the first step on."""
    guest.page.goto(f"{guest.base}/replay/{table}")
    guest.page.wait_for_selector(".massif")
    expect(guest.page.locator(".open-hand")).to_have_count(3)
    expect(guest.page.locator(".open-hand > g")).to_have_count(18)


def test_two_of_six_go_back(visit: Visit) -> None:
    ana = visit(reduced_motion="reduce")
    ana.table([ME], game="altitude")
    ana.my_turn()
    expect(ana.page.locator(".table .thing.card")).to_have_count(6)
    for card in ("h0", "h1"):
        press(ana, f'[data-piece="{card}"]')
    press(ana, '[data-piece="h1"]')
    expect(ana.page.locator(".confirm")).to_have_count(0)
    for card in ("h3", "h5"):
        press(ana, f'[data-piece="{card}"]')
    expect(ana.page.locator(".thing.back")).to_have_count(2)
    hand = view(ana)["hand"]
    press(ana, ".confirm")
    ana.page.wait_for_selector(".drawn.mine")
    kept = [card for at, card in enumerate(hand) if at not in (3, 5)]
    assert ana.heard.messages("upd")[0]["view"]["hand"] == kept


def test_a_blocked_place_names_the_card_that_is_too_high(visit: Visit) -> None:
    ana = visit(reduced_motion="reduce")
    begin(ana, BOT, BOT)
    play_until(ana, ".refuser")
    blocked = next(found for found in view(ana)["blocked"] if found[4] == "ALT-4")
    owner, floor, place, supports, rule, _ = blocked
    piece = ana.page.locator(f'.refuser[data-piece="{owner}/{floor}:{place}"]')
    piece.hover()
    expect(ana.page.locator(".culprit")).to_have_count(len(supports))
    expect(ana.page.locator(".hint")).to_contain_text("not lower than")
    expect(ana.page.locator(".hint")).to_contain_text(rule)
    piece.click()
    ana.page.wait_for_selector(".toast.refusal")
    assert "has to be higher" in ana.page.inner_text(".toast")
    assert ana.page.locator(".toast a").get_attribute("href") == "/rules/altitude#ALT-4"


def test_a_preview_shows_the_card_and_what_it_opens(visit: Visit) -> None:
    ana = visit(reduced_motion="reduce")
    begin(ana)
    play_until(ana, '.slot.lit[data-piece="0/1:0"]')
    ana.page.locator('[data-piece="0/1:0"]').hover()
    expect(ana.page.locator(".ghost .outline.opens")).to_have_count(2)
    expect(ana.page.locator(".pill")).to_contain_text("0 → 1 floor")
    expect(ana.page.locator(".hint")).to_contain_text("opens 2 places")


def test_a_hand_card_is_raised_and_then_played(visit: Visit) -> None:
    ana = visit(reduced_motion="reduce")
    begin(ana, BOT)
    play_until(ana, '[data-piece="hand"].lit')
    hand, before = view(ana)["hand"], len(ana.heard.messages("upd"))
    usable = next(at for at, card in enumerate(hand) if card < 240)
    press(ana, f'[data-piece="h{usable}"]')
    expect(ana.page.locator(".hint")).to_have_text(re.compile("^You keep .* and play an? "))
    ana.page.keyboard.press("Escape")
    expect(ana.page.locator(".thing.picked")).to_have_count(0)
    assert len(ana.heard.messages("upd")) == before
    press(ana, f'[data-piece="h{usable}"]')
    press(ana, ".confirm")
    ana.page.wait_for_selector(".drawn.taken")
    ana.page.wait_for_selector("text=Where do you build it?")
    assert [upd["move"].split()[0] for upd in ana.heard.messages("upd")[-2:]] == ["take", "card"]
    ana.page.keyboard.press("Control+z")
    ana.page.wait_for_selector("text=Which card do you play instead?")


def test_keys_lead_everywhere_and_text_says_everything(visit: Visit) -> None:
    ana = visit(reduced_motion="reduce")
    begin(ana, BOT, BOT)
    play_until(ana, ".slot.lit:has(.theirs)")
    reached = set()
    for key in ("ArrowLeft", *["ArrowUp"] * 4, *["ArrowRight"] * 6, *["ArrowDown"] * 6):
        ana.page.keyboard.press(key)
        reached.add(ana.page.evaluate("document.activeElement.dataset.piece"))
    assert len(reached - {None}) > 6
    assert {"0", "1", "2"} & {str(piece)[0] for piece in reached}
    ana.page.locator(".plate.looks").first.focus()
    ana.page.keyboard.press("Enter")
    ana.page.wait_for_selector(".way-back")
    ana.page.keyboard.press("Escape")
    ana.page.wait_for_selector(".way-back", state="detached")
    ana.page.get_by_role("button", name="Table as text").click()
    expect(ana.page.locator(".as-text h2", has_text="mountain")).to_have_count(3)
    choice = ana.page.locator(".as-text li button").first
    words = choice.inner_text()
    ana.answered(choice.click)
    assert re.match("(Build|Replace|Put|Clear) .* on floor [0-9]+, ", words)


def test_a_card_travels_from_the_hand_to_its_place(visit: Visit) -> None:
    """A solo game, so that no bot moves while the test looks."""
    ana = visit()
    begin(ana)
    play_until(ana, '.slot.lit[data-piece^="0/"]')
    ana.watch_travels()
    ana.page.locator('.slot.lit[data-piece^="0/"]').first.click()
    ana.travelled("nothing travelled")
    ana.page.keyboard.press("Shift")
    assert ana.page.locator("[data-lift] > *").count() == 0


def test_a_stroke_turns_to_the_next_profile(visit: Visit) -> None:
    ana = visit(phone=True, reduced_motion="reduce")
    begin(ana, BOT, BOT, BOT)
    ana.my_turn()
    shown = ana.page.locator(".profile.shown")
    first = shown.get_attribute("aria-label")
    ana.page.evaluate(SWIPE, [300, 120])
    expect(shown).not_to_have_attribute("aria-label", str(first))
    ana.page.evaluate(SWIPE, [120, 300])
    expect(shown).to_have_attribute("aria-label", str(first))


def test_a_solo_game_ends_with_a_rank(visit: Visit) -> None:
    ana = visit(color_scheme="light", reduced_motion="reduce")
    begin(ana, deck_size=50)
    dice = random.Random(2)
    while whose_turn([ana], is_deciding) is not None:
        turn(ana, dice)
    ana.page.wait_for_selector(".ladder .reached")
    rank = view(ana)["rank"]
    assert rank in str(ana.page.locator(".ladder .reached text").first.text_content()).lower()
    look(ana, "altitude-solo-desk-light", still=True)


@pytest.mark.parametrize(("phone", "theme"), LOOKS, ids=NAMES)
def test_the_mountain_looks_right(visit: Visit, phone: bool, theme: str) -> None:
    ana = visit(phone=phone, color_scheme=theme, reduced_motion="reduce")
    name = f"{'phone' if phone else 'desk'}-{theme}"
    ana.table([ME, *[BOT] * 5], game="altitude", options={"deck_size": 120})
    ana.my_turn()
    look(ana, f"altitude-keep-{name}", still=True)
    keep(ana)
    play_until(ana, ".refuser")
    press(ana, ".plate.looks")
    ana.page.wait_for_selector(".way-back")
    look(ana, f"altitude-enlarged-{name}", still=True)
