"""Languages: chosen in the footer or at the table, or taken from the browser, and remembered."""

import time
from typing import Any

from playwright.sync_api import Route, expect

from .harness import Guest, Visit
from .looks import look

ME, FRIEND = {"kind": "me"}, {"kind": "friend"}
DAY = 24 * 3600
REASON = """async () => {
  const { Words } = await import("/static/lib/words.js");
  const args = { seat: 0, by: "1.5", way: "more" };
  return (await Words.of("serendipity")).event({ name: "why-carpet", args }, String, 0);
}"""


LISTS = """async () => {
  const words = await import("/static/lib/words.js"), things = ["a", "b"];
  return [words.list(things), words.gameList(things), words.gameChoice(things)];
}"""


def language(guest: Guest) -> str:
    found: str = guest.page.evaluate("document.documentElement.lang")
    return found


def ago(guest: Guest, days: int) -> None:
    """Make the home page believe that all tables are this many days old."""

    def older(route: Route) -> None:
        me: dict[str, Any] = route.fetch().json()
        aged = [{**table, "at": time.time() - days * DAY - 60} for table in me["tables"]]
        route.fulfill(json={**me, "tables": aged})

    guest.context.route("**/api/me", older)


def test_german_is_chosen_in_the_footer_and_stays(visit: Visit) -> None:
    ana = visit().home()
    assert (language(ana), ana.page.inner_text("h1")) == ("en", "Good games come back.")
    ana.table([ME, {"kind": "bot", "level": "novice"}])
    ago(ana, 3)
    ana.home()
    expect(ana.page.locator(".shelf .when small")).to_have_text("3 days ago")
    ana.page.locator("footer .languages").get_by_role("link", name="Deutsch").click()
    for _ in range(2):
        ana.page.wait_for_selector(".game")
        assert (language(ana), ana.page.inner_text("h1")) == ("de", "Gute Spiele kommen wieder.")
        expect(ana.page.locator(".shelf .when small")).to_have_text("vor 3 Tagen")
        assert ana.page.title() == "Cloister: Spiele, die wiederkommen"
        current = ana.page.locator("footer .languages [aria-current]")
        expect(current).to_have_text("Deutsch")
        expect(current).to_have_attribute("lang", "de")
        ana.page.reload()
    ana.page.get_by_role("link", name="English").click()
    expect(ana.page.locator("h1")).to_have_text("Good games come back.")


def test_the_switch_leads_back_to_where_it_was_used(visit: Visit) -> None:
    ana = visit().home()
    ana.page.goto(f"{ana.base}/rules/serendipity")
    ana.page.get_by_role("link", name="Deutsch").click()
    ana.page.wait_for_url("**/rules/serendipity")
    assert language(ana) == "de"


def test_a_browser_that_prefers_german_gets_it(visit: Visit) -> None:
    ben = visit(locale="de-AT").home()
    assert (language(ben), ben.page.inner_text("h1")) == ("de", "Gute Spiele kommen wieder.")
    names = {cookie.get("name") for cookie in ben.context.cookies()}
    assert "language" not in names, "nothing was chosen"
    assert ben.page.evaluate(REASON) == "1,5 Punkte mehr für dich"
    claire = visit(locale="fr-FR").home()
    assert language(claire) == "en"


def test_untranslated_rules_say_so(visit: Visit) -> None:
    ana = visit(locale="de-DE").home()
    ana.page.goto(f"{ana.base}/rules/_template")
    expect(ana.page.locator(".foreign")).to_contain_text("noch nicht übersetzt")
    expect(ana.page.locator("article.rules")).to_have_attribute("lang", "en")
    ana.page.get_by_role("link", name="English").click()
    expect(ana.page.locator("article.rules")).to_be_visible()
    assert ana.page.locator(".foreign").count() == 0
    assert ana.page.locator("article.rules[lang]").count() == 0


def test_at_the_table_the_language_is_changed_without_leaving_it(visit: Visit) -> None:
    ana = visit(reduced_motion="reduce")
    table = ana.table([ME, {"kind": "bot", "level": "novice"}])
    ana.my_turn()
    ana.page.get_by_role("tab", name="Table").click()
    ana.page.get_by_role("tabpanel").get_by_role("link", name="Deutsch").click()
    ana.page.get_by_role("tab", name="Verlauf").wait_for()
    assert ana.page.url == f"{ana.base}/t/{table}"
    ana.my_turn()
    assert ana.page.title() == "● Du bist dran · Serendipity"
    assert "Neuling 2" in ana.page.inner_text(".seats")
    ana.page.keyboard.press("?")
    for name in ("English", "Deutsch"):
        ana.page.locator("#help").get_by_role("link", name=name).wait_for()


def test_an_invitation_survives_the_switch(visit: Visit) -> None:
    ana = visit(reduced_motion="reduce")
    table = ana.table([ME, FRIEND])
    link = ana.ask(f"/api/tables/{table}/invite", {"seat": 1})["link"]
    ben = visit(reduced_motion="reduce")
    ben.page.goto(link)
    ben.page.get_by_role("link", name="Deutsch").click()
    ben.page.get_by_label("Dein Name").fill("Ben")
    ben.page.get_by_role("button", name="Hinsetzen").click()
    ben.page.wait_for_selector(".frame > svg")


def test_two_people_at_one_table_each_read_their_own_language(visit: Visit) -> None:
    ana = visit(reduced_motion="reduce").home()
    ana.ask("/api/me", {"name": "Ana"})
    table = ana.table([ME, FRIEND], hints=True)
    link = ana.ask(f"/api/tables/{table}/invite", {"seat": 1})["link"]
    ben = visit(locale="de-DE", reduced_motion="reduce")
    ben.page.goto(link)
    ben.page.get_by_label("Dein Name").fill("Ben")
    ben.page.get_by_role("button", name="Hinsetzen").click()
    ana.my_turn()
    ana.page.keyboard.press("h")
    ana.page.wait_for_selector("ol.log >> text=You ask what the master would do.")
    ben.page.wait_for_selector("ol.log >> text=Ana fragt, was der Meister täte.")
    ana.page.locator('[data-piece="f6"]').click()
    ana.page.wait_for_selector("ol.log >> text=You uncover f6.")
    ben.page.wait_for_selector("ol.log >> text=Ana deckt f6 auf.")


def test_a_game_that_lacks_the_language_is_marked_as_english(visit: Visit) -> None:
    """Screen readers need to know, and lists in English sentences are English."""
    ben = visit(locale="de-DE", reduced_motion="reduce").home()
    for game, tongue, lists in (
        ("altitude", "en", ["a und b", "a and b", "a or b"]),
        ("serendipity", "de", ["a und b", "a und b", "a oder b"]),
    ):
        ben.home()
        pitch = ben.page.locator(f"article[aria-labelledby=game-{game}] .pitch")
        expect(pitch).to_have_attribute("lang", tongue)
        ben.page.goto(f"{ben.base}/new/{game}")
        expect(ben.page.locator(".fields .field").first).to_have_attribute("lang", tongue)
        ben.table([ME, {"kind": "bot", "level": "novice"}], game=game)
        ben.my_turn()
        for said in (".frame", ".headline span", ".hint", ".choices"):
            marked = ben.page.locator(f'{said}[lang="en"]')
            expect(marked).to_have_count(1 if tongue == "en" else 0)
        held = ben.page.locator('.seat .of-game[lang="en"]')
        expect(held).to_have_count(2 if tongue == "en" else 0)
        assert ben.page.evaluate(LISTS) == lists
    ben.page.goto(f"{ben.base}/credits")
    expect(ben.page.locator("[role=note]")).to_have_text(
        "Diese Seite ist nicht übersetzt, darum steht sie hier auf Englisch."
    )


def test_a_refusal_is_in_the_language_of_the_person(visit: Visit) -> None:
    ben = visit(locale="de-DE", reduced_motion="reduce").home()
    ben.page.route("**/api/play-now", lambda route: route.abort())
    ben.page.locator("article[aria-labelledby=game-serendipity] button").click()
    expect(ben.page.locator(".problem")).to_contain_text("Der Server antwortet nicht.")
    ben.heard.problems.clear()  # Chromium says that the request failed


def test_how_german_looks(visit: Visit) -> None:
    for phone in (False, True):
        name = "phone" if phone else "desk"
        ana = visit(phone=phone, locale="de-DE", reduced_motion="reduce").home()
        look(ana, f"home-german-{name}")
        ana.page.goto(f"{ana.base}/new/serendipity")
        ana.page.get_by_text("Hausregeln").click()
        look(ana, f"new-german-{name}")
        ana.table([ME, {"kind": "bot", "level": "novice"}], hints=True)
        ana.my_turn()
        look(ana, f"table-german-{name}", still=True)
