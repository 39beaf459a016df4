"""A whole game by clicks: two people in two browsers, and bots; nothing hidden leaks."""

import random
import re
from typing import Any

from .harness import Guest, Visit, whose_turn

BOT = {"kind": "bot", "level": "novice"}
LIKE = """() => [...document.querySelectorAll(".tile.hidden .in")].map((tile) =>
  tile.outerHTML.replace(/<text.*?<\\/text>/g, "").replace(/<!--.*?-->/g, ""))"""
CHOICES = """() => {
  const count = (what) => document.querySelectorAll(what).length;
  const mine = count(".garden.deciding");
  return [mine && count(".choices button:enabled:not(.square)"), mine && count(".tile.lit")];
}"""
RECORD = """() => {
  window.seen = { said: [], fleeting: [] };
  new MutationObserver(() => {
    window.seen.said.push(document.querySelector("#said").textContent);
    const shown = document.querySelector(".fleeting");
    if (shown) window.seen.fleeting.push(shown.getAttribute("aria-label"));
  }).observe(document.body, {
    childList: true, subtree: true, attributes: true, characterData: true,
  });
}"""
"""The page records what it shows, because a flash may be over before the test looks."""
FACES = re.compile(r"ser-(ground|bloom|flower|serendip)")


def play(guest: Guest, dice: random.Random) -> bool:
    """Make one decision by a click, if it is this guest's turn."""
    buttons, tiles = guest.page.evaluate(CHOICES)
    if not buttons + tiles:
        return False
    if buttons and (tiles < 2 or dice.random() < 0.3):
        choices = guest.page.locator(".choices button:enabled:not(.square)")
        guest.answered(choices.nth(dice.randrange(buttons)).click)
    else:
        guest.answered(guest.page.locator(".tile.lit").nth(dice.randrange(tiles)).click)
    return True


def hidden_alike(guest: Guest) -> None:
    """Every hidden tile is drawn exactly alike."""
    drawn = set(guest.page.evaluate(LIKE))
    assert len(drawn) <= 1, drawn
    assert not any(FACES.search(tile) for tile in drawn)


def has_choices(guest: Guest) -> bool:
    return any(guest.page.evaluate(CHOICES))


def test_a_whole_game(visit: Visit) -> None:
    ana = visit(reduced_motion="reduce")
    options = {"turn_limit": 100}
    seats = [{"kind": "me"}, {"kind": "friend"}, BOT, BOT, BOT]
    table = ana.table(seats, options=options, show_seconds=1)
    ben = ana.invite(visit(reduced_motion="reduce"), table)

    dice, checks, moves = random.Random(7), 0, 0
    while (guest := whose_turn([ana, ben], has_choices)) is not None:
        if play(guest, dice):
            moves += 1
        if moves % 5 == 0:
            hidden_alike(guest)
            checks += 1
    assert moves > 60
    assert checks > 9

    for person in (ana, ben):
        person.page.wait_for_selector(".result")
        total_is_explained(person)
        nothing_hidden_was_sent(person.heard.messages("upd"), person.heard.messages("snap"))
    ends = [message["end"] for message in ana.heard.messages("upd") if message.get("end")]
    seed_was_sealed(ana, ends[0]["seed"])
    seed_was_sealed(ben, ends[0]["seed"])

    ana.page.get_by_role("button", name="Check the deal").click()
    ana.page.wait_for_selector(".verdict.good")
    ana.page.locator("button.score").first.click()
    ana.page.wait_for_selector(".garden .mark")
    assert ana.page.locator(".tile.faded").count() > 0

    replay_shows_all_or_one_seat(ben, table)
    ana.page.locator(".prompt").get_by_role("button", name="Play again").click()
    ana.page.wait_for_url(lambda address: table not in address)
    ana.page.wait_for_selector(".garden")
    ben.page.wait_for_selector(".toast a")
    ben.page.locator(".toast a").click()
    ben.page.wait_for_selector(".garden")
    assert ben.page.url == ana.page.url


def replay_shows_all_or_one_seat(guest: Guest, table: str) -> None:
    """After the end the replay shows everything, or what one seat saw."""
    guest.page.goto(f"{guest.base}/replay/{table}")
    guest.page.wait_for_selector(".garden .memory")
    assert guest.page.locator(".garden .memory").count() == 91
    guest.page.get_by_label("Seen by").select_option(label="Ben")
    guest.page.wait_for_selector(".garden .memory", state="detached")
    guest.page.keyboard.press("End")
    guest.page.wait_for_selector("li.now:last-child")
    hidden_alike(guest)
    guest.sit(table)


def total_is_explained(guest: Guest) -> None:
    """The carpets, added up by the page, give the scores that the server tells."""
    outcome = guest.heard.messages("upd")[-1]["end"]["outcome"]
    shown = [int(text) for text in guest.page.locator(".ranking h2 b").all_inner_texts()]
    assert shown == sorted(outcome["scores"], reverse=True)
    for person in guest.page.locator(".ranking > li").all():
        total = int(person.locator("h2 b").inner_text())
        parts = person.locator("button.score").all_inner_texts()
        carpets = [int(part.split()[-1]) for part in parts if "carpet" in part]
        assert sum(carpets) == total


def nothing_hidden_was_sent(upds: list[dict[str, Any]], snaps: list[dict[str, Any]]) -> None:
    """A face is sent only for an open tile or as a flash, and no log keeps a flash."""
    for message in [*upds, *snaps]:
        view = message.get("view")
        if view is None:
            continue
        assert set(view["recalled"]) == {-1}
        hidden = [cell for cell, face in enumerate(view["shown"]) if face == -1]
        assert all(view["turned"][cell] == 0 for cell in hidden)
    assert all("flash" not in event for s in snaps for step in s["log"] for event in step["events"])
    flashes = [event for upd in upds for event in upd["events"] if "flash" in event]
    assert {event["name"] for event in flashes} <= {"uncovered"}


def seed_was_sealed(guest: Guest, seed: str) -> None:
    """The seed was not sent before the end, so nobody could know the deal."""
    before = [frame for frame in guest.heard.frames if '"end":{' not in frame]
    assert len(before) > 100
    assert not any(seed in text for text in before)
    assert guest.heard.bodies
    assert not any(seed in body for body in guest.heard.bodies)


def foreign_was_shown(guest: Guest) -> bool:
    upds = guest.heard.messages("upd")
    return bool(upds) and any(event["name"] == "turned-back" for event in upds[-1]["events"])


def test_a_flash_leaves_the_page(visit: Visit) -> None:
    """Another player's tile is shown for show_seconds; then it is nowhere in the page."""
    ana = visit()
    ana.table([{"kind": "me"}, {"kind": "here", "name": "Ben"}], show_seconds=1)
    ana.my_turn()
    ana.page.evaluate(RECORD)
    while not foreign_was_shown(ana):
        choice = ana.page.locator(".choices button:enabled:not(.square)")
        hidden = ana.page.locator(".tile.lit.hidden")
        ana.answered((choice if choice.count() else hidden).first.click)
        if not foreign_was_shown(ana):
            ana.my_turn()
    ana.until(lambda: bool(ana.page.evaluate("window.seen.fleeting.length")), "nothing was shown")
    ana.page.locator(".fleeting").wait_for(state="detached")
    seen = ana.page.evaluate("window.seen")
    assert all("shown for a moment" in label for label in seen["fleeting"])
    named = re.compile(r": an? (blue|violet|red|orange|yellow|green)")
    assert any(named.search(text) for text in seen["said"])
    ana.arrived("the lift is empty again")
    hidden_alike(ana)
    assert not re.search(r": an? \w+ flower", ana.page.inner_text("#said"))
    assert not re.search(r"flower\.$", ana.page.inner_text("ol.log"))
