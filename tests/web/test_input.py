"""Input: keyboard, undo, refusals with their rule, the table as text; motion, or none."""

import re

from playwright.sync_api import expect

from .harness import Guest, Visit

ON_PLAY_NOW = """() => document.activeElement.matches(
  "article[aria-labelledby=game-serendipity] button")"""
HIDDEN = """() => [...document.querySelectorAll(".tile.lit.hidden")].map(
  (tile) => tile.dataset.piece)"""
PRESS = """([key, code]) => document.activeElement.dispatchEvent(
  new KeyboardEvent("keydown", { key, code, bubbles: true, cancelable: true }))"""
UPRIGHT = """() => {
  const { width, height } = document.querySelector(".frame > svg").viewBox.baseVal;
  return height > width;
}"""
HERE = [{"kind": "me"}, {"kind": "here", "name": "Ben"}]


def find(guest: Guest, prompt: str) -> None:
    """Uncover one tile after the other until the page shows this prompt."""
    page, seen = guest.page, set[str]()
    while True:
        guest.my_turn()
        if prompt in guest.headline():
            return
        choice = page.locator(".choices button:enabled:not(.square)")
        if choice.count():
            guest.answered(choice.first.click)
        else:
            new = [piece for piece in page.evaluate(HIDDEN) if piece not in seen]
            assert new, f"never asked: {prompt}"
            seen.add(new[0])
            guest.answered(page.locator(f'[data-piece="{new[0]}"]').click)


def test_a_turn_with_the_keyboard_only(visit: Visit) -> None:
    ana = visit(reduced_motion="reduce").home()
    for _ in range(30):
        ana.page.keyboard.press("Tab")
        if ana.page.evaluate(ON_PLAY_NOW):
            break
    ana.page.keyboard.press("Enter")
    ana.my_turn()
    ana.page.keyboard.press("ArrowLeft")
    assert ana.page.evaluate("document.activeElement.dataset.piece") == "f6"
    for key, cell in [("d", "f7"), ("x", "g7"), ("z", "h6"), ("a", "h5"), ("w", "g5"), ("e", "f6")]:
        ana.page.keyboard.press(key)
        assert ana.page.evaluate("document.activeElement.dataset.piece") == cell
    ana.page.keyboard.press("ArrowRight")
    assert ana.page.locator(".tile[tabindex='0']").count() == 1
    ana.page.keyboard.press("Enter")
    ana.page.wait_for_selector("ol.log >> text=You uncover f7")
    ana.page.keyboard.press("l")
    assert ana.page.inner_text(".toast p").strip() in ana.page.inner_text("ol.log")
    ana.page.keyboard.press("t")
    expect(ana.page.locator(".toast")).to_contain_text("turn")
    ana.page.keyboard.press("?")
    ana.page.wait_for_selector("dialog#help[open]")
    ana.page.keyboard.press("Escape")
    ana.page.wait_for_selector("dialog#help[open]", state="hidden")


def test_letter_keys_work_on_every_keyboard_layout(visit: Visit) -> None:
    """On a German keyboard Y lies where Z lies on an English one."""
    ana = visit(locale="de-DE", reduced_motion="reduce")
    ana.table(HERE)
    ana.my_turn()
    ana.page.locator('[data-piece="g7"]').focus()
    ana.page.evaluate(PRESS, ["z", "KeyY"])
    assert ana.page.evaluate("document.activeElement.dataset.piece") == "g7"
    ana.page.evaluate(PRESS, ["y", "KeyZ"])
    assert ana.page.evaluate("document.activeElement.dataset.piece") == "h6"
    ana.page.keyboard.press("?")
    expect(ana.page.locator("#help .keys")).to_contain_text("A D W E Y X")


def test_a_board_behind_a_curtain_is_measured_again(visit: Visit) -> None:
    """On a phone it stands upright from the first view on."""
    ana = visit(phone=True, reduced_motion="reduce")
    ana.table(HERE, game="mont_saint_michel")
    for _ in range(2):
        ana.page.locator(".curtain button").first.click()
        ana.page.wait_for_selector(".frame > svg")
        ana.page.wait_for_function(UPRIGHT)
        ana.page.reload()


def test_undo_until_something_is_seen(visit: Visit) -> None:
    ana = visit(reduced_motion="reduce")
    ana.table(HERE, show_seconds=1)
    find(ana, "Your own flower")
    undo = ana.page.get_by_role("button", name="Take back")
    assert undo.is_disabled()
    ana.page.get_by_role("button", name="Swap it").click()
    ana.page.wait_for_selector("text=Which hidden tile")
    assert undo.is_enabled()
    ana.page.keyboard.press("Control+z")
    ana.page.wait_for_selector("text=Your own flower")


def test_a_preview_shows_what_changes(visit: Visit) -> None:
    ana = visit(reduced_motion="reduce")
    ana.table(HERE, show_seconds=1)
    find(ana, "Your own flower")
    ana.page.get_by_role("button", name="Swap it").click()
    ana.page.wait_for_selector("text=Which hidden tile")
    ana.my_turn()
    ana.page.locator(".tile.lit.hidden").nth(30).hover()
    ana.page.wait_for_selector(".ghost .arrow")


def test_a_refusal_names_the_rule(visit: Visit) -> None:
    ana = visit(reduced_motion="reduce")
    ana.table(HERE, show_seconds=1)
    find(ana, "Uncover another tile")
    ana.page.locator(".tile:not(.hidden):not(.fleeting)").first.click()
    ana.page.wait_for_selector(".toast")
    assert "already lies open" in ana.page.inner_text(".toast")
    rule = ana.page.locator(".toast a")
    assert rule.get_attribute("href") == "/rules/serendipity#SER-R1"
    ana.page.goto(f"{ana.base}/rules/serendipity#SER-R1")
    assert ana.page.locator("#SER-R1").count() == 1


def test_turning_a_serendip(visit: Visit) -> None:
    ana = visit(reduced_motion="reduce")
    ana.table(HERE, show_seconds=1)
    find(ana, "A Serendip!")
    ana.page.get_by_role("button", name="Leave it here").click()
    ana.page.wait_for_selector(".turner")
    expect(ana.page.locator(".turner .chip")).to_have_count(6)
    ana.page.keyboard.press("e")
    ana.page.keyboard.press("e")
    ana.page.keyboard.press("q")
    ana.page.get_by_role("button", name="Turn right").click()
    chosen = ana.page.locator(".garden .chip.chosen")
    expect(chosen).to_have_attribute("aria-label", re.compile("^Blue edge to the lower left"))
    ana.page.locator(".turner .chip").nth(4).focus()
    ana.page.keyboard.press("Enter")
    expect(chosen).to_have_attribute("aria-label", re.compile("^Blue edge to the upper left"))
    ana.page.get_by_role("button", name="Turn left").click()
    ana.page.keyboard.press("q")
    expect(chosen).to_have_attribute("aria-label", re.compile("^Blue edge to the lower left"))
    ana.page.get_by_role("button", name="Confirm").click()
    ana.page.wait_for_selector("text=Exchange nothing")
    assert ana.heard.messages("upd")[-1]["move"] == "turn 2"


def test_the_table_as_text(visit: Visit) -> None:
    ana = visit(reduced_motion="reduce")
    ana.table(HERE, show_seconds=1)
    ana.page.get_by_role("button", name="Table as text").click()
    expect(ana.page.locator(".as-text li")).to_have_count(91 + 6)
    expect(ana.page.locator(".as-text h2")).to_have_count(1 + 1 + 11)
    ana.page.get_by_role("button", name="Uncover c3").click()
    ana.until(lambda: "c3" in ana.page.inner_text("#said"), "the move is not announced")
    assert ana.heard.messages("upd")[0]["move"] == "uncover c3"
    assert ana.page.evaluate("document.activeElement.matches('.as-text')")


def test_pieces_travel_and_any_key_ends_it(visit: Visit) -> None:
    ana = visit()
    ana.table(HERE, show_seconds=1)
    find(ana, "Your own flower")
    ana.page.get_by_role("button", name="Swap it").click()
    ana.page.wait_for_selector("text=Which hidden tile")
    ana.my_turn()
    ana.watch_travels()
    ana.page.locator(".tile.lit.hidden").nth(3).click()
    ana.travelled("nothing travelled", pieces=2)
    ana.page.keyboard.press("Shift")
    assert ana.page.locator("[data-lift] > *").count() == 0


def test_reduced_motion_is_respected(visit: Visit) -> None:
    ana = visit(reduced_motion="reduce")
    ana.table(HERE, show_seconds=1)
    ana.my_turn()
    ana.page.evaluate("""() => {
      window.moved = 0;
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (...given) {
        window.moved += 1;
        return animate.apply(this, given);
      };
    }""")
    ana.page.locator('[data-piece="c3"]').click()
    ana.page.wait_for_selector("ol.log li")
    ana.page.wait_for_timeout(1300)
    assert ana.page.evaluate("window.moved") == 0


def test_one_control_for_the_speed_of_all_motion(visit: Visit) -> None:
    ana = visit()
    ana.table(HERE, show_seconds=1)
    ana.my_turn()
    ana.page.evaluate("""() => {
      window.durations = [];
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (frames, how) {
        window.durations.push(how.duration);
        return animate.call(this, frames, how);
      };
    }""")
    for name, half in {"normal": 140, "fast": 70, "none": 0, "slow": 280}.items():
        find(ana, "Uncover")
        ana.page.evaluate("window.durations = []")
        ana.answered(ana.page.locator(".tile.lit.hidden").nth(5).click)
        if half:
            ana.page.wait_for_function("window.durations.length")
        ana.page.wait_for_timeout(250)
        wanted = {half} if half else set()
        assert set(ana.page.evaluate("window.durations")) == wanted, name
        ana.page.get_by_role("button", name=f"Motion: {name}").click()
    ana.page.reload()
    ana.page.get_by_role("button", name="Motion: normal").wait_for()
