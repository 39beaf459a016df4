"""Getting started: from home to the first move, a new table, a friend invited by link."""

from .harness import Visit

PLAY_NOW = "article[aria-labelledby=game-serendipity] button"


def test_from_home_to_the_first_move_in_two_clicks(visit: Visit) -> None:
    ana = visit().home()
    ana.page.locator(PLAY_NOW).click()
    ana.my_turn()
    ana.page.locator('[data-piece="f6"]').click()
    ana.page.wait_for_selector("ol.log >> text=You uncover f6")


def test_on_a_phone_a_first_move_takes_three_taps(visit: Visit) -> None:
    ana = visit(phone=True).home()
    ana.page.locator(PLAY_NOW).tap()
    ana.my_turn()
    ana.page.locator('[data-piece="f6"]').tap()
    assert ana.heard.messages("upd") == []
    ana.page.get_by_role("button", name="Uncover f6").tap()
    ana.page.wait_for_selector(".fleeting, .garden .ring.up, .thinking")


def test_a_new_table_with_a_friend_and_a_house_rule(visit: Visit) -> None:
    ana = visit().home()
    ana.ask("/api/me", {"name": "Ana"})
    ana.page.goto(f"{ana.base}/new/serendipity")
    ana.page.get_by_text("House rules").click()
    memory = ana.page.get_by_label("Memory aid")
    memory.select_option(label="keep them visible")
    assert ana.page.locator(".field.changed").count() == 1
    assert ana.page.locator('a[href="/rules/serendipity#SER-R32"]').count() == 1
    ana.page.get_by_role("button", name="Open the table").click()
    ana.page.wait_for_selector(".lobby")
    ana.page.get_by_role("button", name="Invite").first.click()
    link = ana.page.locator("dialog#invite input").input_value()
    assert ana.page.locator("dialog#invite svg.qr path").get_attribute("d")
    ana.page.keyboard.press("Escape")

    ben = visit()
    ben.page.goto(link)
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Sit down").click()
    ben.page.wait_for_selector(".garden")
    assert "#" not in ben.page.url
    ana.page.wait_for_selector(".garden")
    assert "Ben" in ana.page.inner_text(".seats")
    assert ana.heard.messages("snap")[-1]["options"]["show_seen"] is True

    late = visit()
    late.page.goto(link)
    late.page.get_by_label("Your name").fill("Eve")
    late.page.get_by_role("button", name="Sit down").click()
    late.page.wait_for_selector(".problem")
    late.page.get_by_role("button", name="Only watch").click()
    late.page.wait_for_selector(".garden")
    assert "You are watching" in late.headline()


def test_my_tables_say_whose_turn_it_is(visit: Visit) -> None:
    ana = visit()
    table = ana.table([{"kind": "me"}, {"kind": "bot", "level": "novice"}])
    ana.my_turn()
    assert ana.page.title().startswith("● Your turn")
    icon = ana.page.locator("link[rel=icon]")
    assert icon.get_attribute("href") == "/static/icons/favicon-turn.svg"
    ana.home()
    row = ana.page.locator(f'a[href="/t/{table}"]')
    assert "Your turn" in row.inner_text()


def test_the_name_can_be_changed(visit: Visit) -> None:
    ana = visit().home()
    ana.page.get_by_role("button", name="Give your name").click()
    ana.page.get_by_label("Your name").fill("Ana")
    ana.page.get_by_role("button", name="Keep").click()
    ana.page.wait_for_selector("text=You sit here as Ana")
    assert ana.ask("/api/me")["name"] == "Ana"
