"""Every page on desktop and phone: it fits, axe finds nothing, a screenshot is kept."""

import pytest

from .harness import Guest, Visit
from .looks import LOOKS, NAMES, look, touch


@pytest.fixture(params=LOOKS, ids=NAMES)
def ana(request: pytest.FixtureRequest, visit: Visit) -> tuple[Guest, str]:
    phone, theme = request.param
    guest = visit(phone=phone, color_scheme=theme, reduced_motion="reduce")
    return guest, f"{'phone' if phone else 'desk'}-{theme}"


def test_pages_to_read(ana: tuple[Guest, str]) -> None:
    guest, name = ana
    look(guest.home(), f"home-{name}")
    guest.page.goto(f"{guest.base}/new/serendipity")
    guest.page.get_by_text("House rules").click()
    look(guest, f"new-{name}")
    guest.page.goto(f"{guest.base}/rules/serendipity#SER-5")
    look(guest, f"rules-{name}")
    guest.page.goto(f"{guest.base}/credits")
    look(guest, f"credits-{name}")
    guest.page.goto(f"{guest.base}/t/nowhere")
    look(guest, f"error-{name}")
    guest.heard.problems.clear()  # the last page is a 404, and Chromium says so


def test_pages_to_play(ana: tuple[Guest, str]) -> None:
    guest, name = ana
    bots = [{"kind": "bot", "level": "novice"}] * 3
    guest.table([{"kind": "me"}, {"kind": "friend"}])
    look(guest, f"lobby-{name}", still=True)
    guest.table([{"kind": "me"}, *bots], show_seconds=1)
    for tile in range(6):
        guest.my_turn()
        choice = guest.page.locator(".choices .choice:enabled")
        lit = guest.page.locator(".tile.lit.hidden").nth(9 * tile)
        if not guest.page.locator(".confirm").count():
            touch(choice.first if choice.count() else lit, name)
            guest.page.wait_for_timeout(60)
        if guest.page.locator(".confirm").count():
            touch(guest.page.locator(".confirm"), name)
        guest.page.wait_for_timeout(120)
    guest.my_turn()
    look(guest, f"table-{name}", still=True)
    guest.page.keyboard.press("?")
    look(guest, f"help-{name}", still=True)
    guest.page.keyboard.press("Escape")
    if "phone" in name:
        guest.page.locator(".prompt .opens-drawer").click()
    for tab in ("Chat", "Table", "Log"):
        guest.page.get_by_role("tab", name=tab).click()
        look(guest, f"tab-{tab.lower()}-{name}", still=True)


def test_the_text_and_the_replay(ana: tuple[Guest, str]) -> None:
    guest, name = ana
    table = guest.table([{"kind": "me"}, {"kind": "here", "name": "Ben"}], show_seconds=1)
    guest.my_turn()
    touch(guest.page.locator('[data-piece="f6"]'), name)
    if "phone" in name:
        touch(guest.page.get_by_role("button", name="Uncover f6"), name)
        guest.page.locator("details.more summary").click()
    guest.page.wait_for_timeout(300)
    guest.page.locator("button.tool:visible", has_text="Table as text").click()
    look(guest, f"text-{name}", still=True)
    guest.page.goto(f"{guest.base}/replay/{table}")
    guest.page.wait_for_selector(".garden")
    guest.page.keyboard.press("ArrowRight")
    assert "f6" in guest.headline()
    guest.page.keyboard.press("ArrowLeft")
    assert "beginning" in guest.headline()
    look(guest, f"replay-{name}", still=True)


def test_a_phone_on_its_side(visit: Visit) -> None:
    guest = visit(phone=True, viewport={"width": 844, "height": 390})
    guest.table([{"kind": "me"}, *[{"kind": "bot", "level": "novice"}] * 5])
    guest.my_turn()
    look(guest, "landscape", still=True)
