"""In the pseudo-language all pages and boards have brackets, accents, and room for longer words."""

from functools import cache

import pytest

from cloister.core.languages import PSEUDO
from cloister.core.registry import find, keys

from .harness import Guest, Visit
from .reading import WORD, check_page, plain_words

ME, BOT = {"kind": "me"}, {"kind": "bot", "level": "novice"}
SIZES = [pytest.param(False, id="desk"), pytest.param(True, id="phone")]
SHORT: dict[str, dict[str, object]] = {
    "altitude": {"deck_size": 120},
    "sator": {"rounds": 12},
    "serendipity": {"turn_limit": 100},
}
"""Options that make a game end soon."""
NAMES = {"Cloister", "Ana", "Ctrl", "Enter", "Esc", "Deutsch", "English"}
"""Names, and the labels of keys."""


@cache
def _names() -> set[str]:
    """Words that are the same in every language: titles, makers, names of components."""
    games = [find(key) for key in keys()]
    data = [text for game in games for text in (game.title, game.makers)]
    data += [(game.folder / "components.toml").read_text("utf-8") for game in games]
    return NAMES | {word for text in data for word in WORD.findall(text)}


def speaker(visit: Visit, phone: bool) -> Guest:
    """A guest who has chosen the pseudo-language."""
    ana = visit(phone=phone, reduced_motion="reduce")
    ana.context.add_cookies([{"name": "language", "value": PSEUDO, "url": ana.base}])
    return ana


@pytest.mark.parametrize("phone", SIZES)
def test_pages_show_no_plain_english(visit: Visit, phone: bool) -> None:
    ana, problems = speaker(visit, phone), list[str]()
    ana.home()
    problems += check_page(ana, "home", _names())
    for path in ("/credits", "/rules/altitude", "/nothing", *(f"/new/{key}" for key in keys())):
        ana.page.goto(f"{ana.base}{path}")
        ana.page.wait_for_selector("#app:not([aria-busy]), .prose")
        ana.page.evaluate("document.querySelectorAll('details').forEach(e => e.open = true)")
        problems += check_page(ana, path, _names())
    ana.heard.problems.clear()  # one of them is a 404, and Chromium says so
    assert problems == []


def tap(ana: Guest, selector: str) -> None:
    ana.page.locator(selector).first.dispatch_event("click")


@pytest.mark.parametrize("key", keys())
def test_boards(visit: Visit, key: str) -> None:
    """One person plays one game on a desktop and on a phone."""
    desk = speaker(visit, phone=False)
    seats = [ME, *[BOT] * (min(4, find(key).seats[-1]) - 1)]
    table = desk.table(seats, game=key, options=SHORT.get(key, {}), hints=True)
    phone = visit(phone=True, reduced_motion="reduce", storage_state=desk.context.storage_state())
    problems = list[str]()
    for ana, name in ((desk, "desk"), (phone, "phone")):
        ana.sit(table)
        problems += look_around(ana, name)
        ana.page.goto("about:blank")
    wait_for_the_end(desk, table)
    for ana, name in ((desk, "desk"), (phone, "phone")):
        ana.sit(table)
        open_result(ana)
        problems += check_page(ana, f"the end on the {name}", _names())
    desk.page.goto(f"{desk.base}/replay/{table}")
    desk.page.wait_for_selector(".frame > svg")
    problems += check_page(desk, "replay", _names())
    assert problems == []


def look_around(ana: Guest, name: str) -> list[str]:
    """Read the board, its tabs and its help, and make some moves as text."""
    ana.my_turn()
    problems = check_page(ana, f"board on the {name}", _names())
    for tab in ana.page.locator("[role=tab]").all():
        tab.dispatch_event("click")
        problems += check_page(ana, f"{tab.get_attribute('id')} on the {name}", _names())
    ana.page.keyboard.press("?")
    problems += check_page(ana, f"help on the {name}", _names())
    ana.page.keyboard.press("Escape")
    return problems + play_as_text(ana)


def wait_for_the_end(ana: Guest, table: str) -> None:
    """Let a bot finish the game while no page has to draw it."""
    ana.ask(f"/api/tables/{table}/seat", {"seat": 0, "kind": "bot", "level": "novice"})
    record = f"{ana.base}/api/tables/{table}/record"
    ana.until(lambda: ana.context.request.get(record).ok, "the game does not end", 90)


def open_result(ana: Guest) -> None:
    """Show the result; on a phone it is in a drawer."""
    ana.page.wait_for_selector(".result", state="attached")
    if not ana.page.locator(".result").is_visible():
        tap(ana, ".prompt .opens-drawer")
    ana.page.wait_for_selector(".result")


def play_as_text(ana: Guest, moves: int = 4) -> list[str]:
    """Look at the table as text, and make some moves there."""
    problems = list[str]()
    for _ in range(moves):
        if not ana.page.locator(".as-text").count():
            tap(ana, ".tool[aria-pressed]")
        ana.page.wait_for_selector(".as-text button:enabled", timeout=30_000)
        problems += check_page(ana, "as text", _names())
        tap(ana, ".as-text button:enabled")
        ana.page.wait_for_timeout(300)
    return problems


def test_plain_english_would_be_found() -> None:
    assert plain_words("⟦Ýöûû ŵîîñ⟧ Ana 12", {"Ana"}) == []
    assert plain_words("⟦Ýöûû choose⟧", set()) == ["choose"]
    assert plain_words("Your turn", set()) == ["Your", "turn"]
