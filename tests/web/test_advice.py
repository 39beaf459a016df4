"""Hints of the master: asked for, looked at, followed, and absent where they are off."""

import time
from collections.abc import Callable

from playwright.sync_api import expect

from .harness import Guest, Served, Visit

ME, BOT = {"kind": "me"}, {"kind": "bot", "level": "novice"}
MASTER = {"kind": "bot", "level": "master"}
THINKING, NOTE = ".thinking", ".toast.note"


def signed(value: float) -> str:
    shown = f"{value:+.1f}".replace("-", "−")
    return "0.0" if shown[1:] == "0.0" else shown


def sit(visit: Visit, phone: bool = False, **more: object) -> Guest:
    ana = visit(phone, reduced_motion="reduce")
    ana.table([ME, BOT], **{"hints": True, **more})
    ana.my_turn()
    return ana


def test_a_hint_is_asked_for_looked_at_and_followed(visit: Visit) -> None:
    ana = sit(visit)
    page = ana.page
    page.get_by_role("button", name="What would the master do?").click()
    page.wait_for_selector(".advice ol")
    told = ana.heard.messages("hint")[-1]["advice"]
    buttons = page.locator(".advice li button")
    assert buttons.count() == len(told) == 3
    assert page.locator(".advice .worth b").all_inner_texts() == [
        signed(advised["value"]) for advised in told
    ]
    assert all(text.endswith(".") for text in page.locator(".advice li p").all_inner_texts())
    buttons.nth(1).hover()
    cell = told[1]["move"].split()[1]
    page.wait_for_selector(f'.looked[data-piece="{cell}"]')
    assert "The master would choose" in page.inner_text("#said")
    assert page.locator(".seat.mine .sign-of").inner_text() == "1"
    buttons.first.click()
    ana.until(lambda: bool(ana.heard.messages("upd")), "the move was not made")
    assert ana.heard.messages("upd")[0]["move"] == told[0]["move"]
    page.wait_for_selector(".advice", state="detached")
    assert "You ask what the master would do." in page.locator(".log").inner_text()


def test_the_key_opens_and_closes_the_hint(visit: Visit) -> None:
    ana = sit(visit)
    ana.page.keyboard.press("h")
    ana.page.wait_for_selector(".advice ol")
    ana.page.keyboard.press("Escape")
    ana.page.wait_for_selector(".advice", state="detached")
    ana.page.keyboard.press("h")
    ana.page.wait_for_selector(".advice ol")
    assert len(ana.heard.messages("remark")) == 1, "the same decision counts once"


def test_the_table_as_text_has_hints_too(visit: Visit) -> None:
    ana = sit(visit)
    ana.page.get_by_role("button", name="Table as text").first.click()
    text = ana.page.locator(".as-text")
    text.get_by_role("button", name="What would the master do?").click()
    text.locator("ol li button").first.click()
    ana.until(lambda: bool(ana.heard.messages("upd")), "the move was not made")


def test_a_tapped_hint_is_shown_on_the_board_first(visit: Visit) -> None:
    ana = sit(visit, phone=True, game="altitude")
    page = ana.page
    page.get_by_role("button", name="What would the master do?").tap()
    page.wait_for_selector(".advice ol")
    box = page.locator(".advice").bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 390
    page.locator(".advice li button").first.tap()
    ana.until(
        lambda: bool(ana.heard.messages("upd")) or page.locator(".confirm").count() > 0,
        "nothing came of it",
    )


def test_on_a_phone_a_hint_and_the_drawer_make_way_for_each_other(visit: Visit) -> None:
    ana = sit(visit, phone=True, game="mont_saint_michel")
    page = ana.page
    for opens in ("Sheet", "Log"):
        page.get_by_role("button", name="What would the master do?").tap()
        page.wait_for_selector(".advice ol")
        expect(page.locator(".drawer")).to_be_hidden()
        page.locator(".prompt .opens-drawer", has_text=opens).tap()
        expect(page.locator(".advice")).to_have_count(0)
        expect(page.locator(".drawer")).to_be_visible()


def test_without_hints_there_is_no_button(visit: Visit) -> None:
    ana = sit(visit, hints=False)
    assert ana.page.locator(".ask").count() == 0
    ana.page.keyboard.press("h")
    ana.page.wait_for_timeout(200)
    assert ana.page.locator(".advice").count() == 0
    assert ana.heard.messages("nack") == []


def test_hints_are_agreed_on_when_a_table_is_made(visit: Visit) -> None:
    ana = visit()
    ana.page.goto(f"{ana.base}/new/serendipity")
    ana.page.get_by_label("Level of the bot on seat 3").select_option("master")
    assert "Thinks for a second" in ana.page.inner_text(".level-words")
    ana.page.get_by_label("Allow hints").check()
    ana.page.get_by_role("button", name="Open the table").click()
    ana.page.wait_for_selector(".lobby")
    assert "Hints are allowed" in ana.page.inner_text(".lobby")


def test_the_others_are_told_that_somebody_asked_and_no_more(visit: Visit) -> None:
    ana = visit(reduced_motion="reduce")
    table = ana.table([ME, {"kind": "friend"}], hints=True)
    link = ana.ask(f"/api/tables/{table}/invite", {"seat": 1})["link"]
    ben = visit(reduced_motion="reduce")
    ben.page.goto(link)
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Sit down").click()
    ana.my_turn()
    ana.page.keyboard.press("h")
    ana.page.wait_for_selector(".advice ol")
    ben.page.wait_for_selector(NOTE)
    assert "asks what the master would do" in ben.page.inner_text(NOTE)
    assert ben.heard.messages("hint") == []
    assert ben.page.locator(".advice").count() == 0


def play_until(ana: Guest, holds: Callable[[], bool], what: str) -> None:
    """Play any tile that is lit until the condition holds."""
    lit = ana.page.locator(".tile.lit")

    def held() -> bool:
        if holds():
            return True
        if lit.count():
            lit.first.click()
        return False

    ana.until(held, what, 60)


WATCH = """() => {
    window.signs = [];
    const opacity = (sign) => Number(getComputedStyle(sign).opacity);
    new MutationObserver(() => {
        const sign = document.querySelector(".seat.acts .thinking:not([data-seen])");
        if (!sign) return;
        sign.dataset.seen = "";
        const first = opacity(sign);
        for (const appearing of sign.getAnimations()) appearing.finish();
        window.signs.push([first, opacity(sign)]);
    }).observe(document.body, { childList: true, subtree: true });
}"""


def test_a_master_shows_that_it_thinks(visit: Visit) -> None:
    """The sign fades in, because many decisions are made before it is needed."""
    ana = visit()
    ana.table([ME, MASTER], options={"colours_each": 1})
    ana.my_turn()
    ana.page.evaluate(WATCH)
    play_until(ana, lambda: ana.page.evaluate("window.signs.length > 0"), "no master thinks")
    ana.my_turn()
    assert ana.page.evaluate("window.signs")[0] == [0, 1]


def test_a_bot_that_is_killed_is_replaced_and_the_table_says_so(
    visit: Visit, mortal: Served
) -> None:
    ana = visit(base=mortal.base, reduced_motion="reduce")
    ana.table([ME, MASTER], options={"colours_each": 1})
    ana.my_turn()
    again = 0.0

    def told() -> bool:
        """A worker that has just answered may not be missed, so another one is killed later."""
        nonlocal again
        if time.monotonic() > again and ana.page.locator(THINKING).count():
            mortal.kill_workers()
            again = time.monotonic() + 8
        return ana.page.locator(NOTE).count() > 0

    play_until(ana, told, "nobody is told")
    assert "The bot at Master 2's seat stopped and was replaced." in ana.page.inner_text(NOTE)
    assert "stopped and was replaced" in ana.page.inner_text(".log")
    assert ana.page.locator(".seat .sign-of").count() == 1
    ana.my_turn()


def test_chances_are_told_in_per_cent(visit: Visit) -> None:
    ana = sit(visit, game="mont_saint_michel")
    page = ana.page
    page.keyboard.press("h")
    page.wait_for_selector(".advice ol")
    told = ana.heard.messages("hint")[-1]["advice"]
    assert all(advised["chance"] for advised in told)
    assert page.locator(".advice .worth b").all_inner_texts() == [
        f"{round(100 * min(max(advised['value'], 0), 1))}%" for advised in told
    ]
    assert "how likely it is to win" in page.locator(".advice h2").inner_text()
